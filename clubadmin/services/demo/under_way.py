"""An evening in the middle of its typing, to show what the window can do."""

from random import Random

from clubadmin.model.evenings.evening import Evening, TablePlace
from clubadmin.services.club.club import OpenClub
from clubadmin.services.demo.games import sheet_lines
from clubadmin.services.sheets.sheets import save_lines, sign

_HALF = 9  # games typed on the half sheet
_WRONG = "92+30"  # roem that no tricks can give


def leave_under_way(club: OpenClub, evening: Evening, chance: Random) -> None:
    """Round 1 signed; of round 2 some signed, one with an error, one half; the rest missing."""
    first, second = evening.plan[0].tables, evening.plan[1].tables
    signed = (*first, *second[: max(len(second) // 2 - 2, 1)])
    rest = second[len(signed) - len(first) :]
    for table in signed:
        _type(club, table, sheet_lines(chance, evening.games))
        sign(club, table.table_id)
    if rest:
        lines = sheet_lines(chance, evening.games)
        lines[min(6, len(lines) - 1)] = _WRONG
        _type(club, rest[0], lines)
    if len(rest) > 1:
        _type(club, rest[1], sheet_lines(chance, evening.games)[:_HALF])


def _type(club: OpenClub, table: TablePlace, lines: list[str]) -> None:
    save_lines(club, table.table_id, dict(enumerate(lines, start=1)))

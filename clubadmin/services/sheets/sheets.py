"""Scoresheets: typing, the players' own totals, the other side's sheet, signing off.

A line is stored as it was typed, with what was settled from it; one that cannot be read is
stored as well. Findings keep a sheet from being signed off, never from being stored.
"""

from collections.abc import Mapping
from dataclasses import asdict, astuple

from clubadmin.model.club.club import Saved
from clubadmin.model.sheets.sheet import PaperTotals, Scoresheet
from clubadmin.services.club.club import OpenClub
from clubadmin.services.errors import Refused
from clubadmin.services.evenings.view import load_place
from clubadmin.services.sheets.board import board, next_missing, place
from clubadmin.services.sheets.errors import judged, scored_sheet
from clubadmin.services.sheets.head import SheetHead, open_sheet, sheet_head
from clubadmin.services.sheets.rows import changed_lines, stored_sheet, write_lines, write_rows
from clubadmin.services.sheets.signing import NotSignable, sign, sign_all, unsign
from clubadmin.storage.schema.tablenames import OtherGameRow

__all__ = [
    "NotSignable",
    "board",
    "next_missing",
    "place",
    "save_line",
    "save_lines",
    "save_other",
    "save_paper",
    "sheet",
    "sign",
    "sign_all",
    "unsign",
]

LARGEST_TOTAL = 999_999


def sheet(club: OpenClub, table_id: int) -> Scoresheet:
    """The sheet of a table as the entry grid shows it.

    Raises:
        Refused: there is no such table.
    """
    with club.store.read() as conn:
        head = sheet_head(conn, table_id)
        table = load_place(conn, table_id, head.games, head.rules.seats)
    return Scoresheet(
        evening_id=head.evening_id,
        place=table,
        rules=head.rules,
        games=head.games,
        lines=head.typed(head.lines),
        other=head.typed(head.other),
        paper=head.paper,
        signed=head.signed,
        version=head.version,
        dealers=table.dealers(head.games),
        closed=head.evening_status == "closed",
        decided=head.decided,
    )


def save_line(club: OpenClub, table_id: int, game: int, typed: str) -> Saved:
    """Store one row as typed; "" takes the row away. Called after each row.

    Raises:
        Refused: no such table or game, the sheet is signed off, or the evening is closed.
    """
    return save_lines(club, table_id, {game: typed})


def save_lines(club: OpenClub, table_id: int, lines: Mapping[int, str]) -> Saved:
    """Store several rows as typed, in one change; for pasting.

    Raises:
        Refused: no such table or game, the sheet is signed off, or the evening is closed.
    """
    with club.store.read() as conn:
        head = open_sheet(conn, table_id)
    changed = changed_lines(head, lines, head.lines)
    label = f"{head.title}, {_games(head, changed or lines)}"
    if not changed:
        return club.saved()
    beside = judged(scored_sheet(head, lines={**head.lines, **changed}))
    with club.store.change(label, scope=head.scope) as change:
        write_lines(change, head, stored_sheet(change, head, **beside), changed)
    return club.saved()


def save_paper(club: OpenClub, table_id: int, paper: PaperTotals) -> Saved:
    """Store the totals that the players wrote under the columns; None where nothing was typed.

    Raises:
        Refused: no such table, the sheet is signed off, the evening is closed, or a total is
            too large to be one.
    """
    for total in astuple(paper):
        if total is not None and not -LARGEST_TOTAL <= total <= LARGEST_TOTAL:
            raise Refused(
                f"Een totaal van {total} kan niet. Typ het getal dat onder de kolom staat."
            )
    with club.store.read() as conn:
        head = open_sheet(conn, table_id)
    label = f"{head.title}, totalen"
    if paper == head.paper:
        return club.saved()
    values = {f"paper_{column}": total for column, total in asdict(paper).items()}
    beside = judged(scored_sheet(head, paper=paper))
    with club.store.change(label, scope=head.scope) as change:
        stored_sheet(change, head, **beside, **values)
    return club.saved()


def save_other(club: OpenClub, table_id: int, lines: Mapping[int, str]) -> Saved:
    """Store rows of the other side's own sheet, in the same Wij and Zij; "" takes one away.

    Raises:
        Refused: no such table or game, the sheet is signed off, or the evening is closed.
    """
    with club.store.read() as conn:
        head = open_sheet(conn, table_id)
    changed = changed_lines(head, lines, head.other)
    label = f"{head.title}, formulier van de tegenpartij, {_games(head, changed or lines)}"
    if not changed:
        return club.saved()
    beside = judged(scored_sheet(head, other={**head.other, **changed}))
    with club.store.change(label, scope=head.scope) as change:
        sheet_id = stored_sheet(change, head, **beside)
        rows = {game: {"typed": typed} for game, typed in changed.items()}
        write_rows(change, OtherGameRow, sheet_id, head.other, rows)
    return club.saved()


def _games(head: SheetHead, lines: Mapping[int, str]) -> str:
    numbers = sorted(map(head.game, lines))
    if len(numbers) == 1:
        return f"spel {numbers[0]}"
    return f"spel {numbers[0]}–{numbers[-1]}" if numbers else "niets"

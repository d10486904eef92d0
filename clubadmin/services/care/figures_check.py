"""Every typed line settled again under the rules of its evening, against what is stored of it.

Likewise what contests came to when they were closed, and the hands in their wallets.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.services.club.rulesets import parsed
from clubadmin.services.sheets.game_rows import LineFigures, Lines, SeatFigures

MOST = 20  # sentences; more would bury the first

_RULES = text("SELECT id, toml FROM rule_set")
_AT = (
    " FROM game g JOIN scoresheet f ON f.id = g.scoresheet_id"
    " JOIN playing_table t ON t.id = f.playing_table_id JOIN evening e ON e.id = t.evening_id"
)
_LINES = text(
    "SELECT e.rule_set_id, g.typed, g.outcome, g.side, g.ns_points, g.ns_roem, g.ew_points,"
    f" g.ew_roem, count(*), min(g.scoresheet_id){_AT} GROUP BY 1, 2, 3, 4, 5, 6, 7, 8"
)
_SEATS = text(
    "SELECT e.rule_set_id, g.typed, x.position, x.side, x.points, x.roem, x.fine, x.floored,"
    f" count(*), min(g.scoresheet_id){_AT}"
    " JOIN game_seat x ON x.scoresheet_id = g.scoresheet_id AND x.game = g.game"
    " GROUP BY 1, 2, 3, 4, 5, 6, 7, 8"
)
_PLACE = text(
    "SELECT c.name, e.number, t.round, t.number AS at FROM scoresheet f"
    " JOIN playing_table t ON t.id = f.playing_table_id JOIN evening e ON e.id = t.evening_id"
    " JOIN competition c ON c.id = e.competition_id WHERE f.id = :sheet"
)

Rows = Sequence[Sequence[Any]]
Place = tuple[str, int]  # a typed line and the first sheet that has it


def figure_problems(conn: Connection) -> tuple[str, ...]:
    """A sentence for each line that is stored with other figures than it comes to.

    A line that is met again under the same rules costs nothing, so that a club of many years
    takes no longer than it has different lines.
    """
    # comparison play would be loaded at each start, and is looked at in a check only
    from clubadmin.services.comparison.keeping import figures_problems
    from clubadmin.services.comparison.wallet_check import wallet_problems

    known = {row.id: Lines(parsed(row.toml)) for row in conn.execute(_RULES)}
    lines = conn.execute(_LINES).all()
    seats = conn.execute(_SEATS).all()
    wrong = dict.fromkeys((*_wrong_lines(lines, known), *_wrong_seats(lines, seats, known)))
    told = (_sentence(conn, *one) for one in wrong)
    return tuple(islice(chain(told, figures_problems(conn), wallet_problems(conn)), MOST))


def _wrong_lines(lines: Rows, known: dict[int, Lines]) -> Iterator[Place]:
    for rule_set, typed, *figures, _, sheet in lines:
        if known[rule_set][typed] != LineFigures(typed, *figures):
            yield typed, sheet


def _wrong_seats(lines: Rows, seats: Rows, known: dict[int, Lines]) -> Iterator[Place]:
    """What single players get: each as often as the line is there, and nobody else."""
    games: Counter[tuple[int, str]] = Counter()
    first: dict[tuple[int, str], int] = {}
    for rule_set, typed, *_, count, sheet in lines:
        games[rule_set, typed] += count
        first.setdefault((rule_set, typed), sheet)
    found: dict[tuple[int, str], set[tuple[SeatFigures, int]]] = {}
    for rule_set, typed, *figures, count, _ in seats:
        found.setdefault((rule_set, typed), set()).add((SeatFigures(*figures), count))
    for line, count in games.items():
        rule_set, typed = line
        expected = {(seat, count) for seat in known[rule_set].seats.get(typed, ())}
        if found.get(line, set()) != expected:
            yield typed, first[line]


def _sentence(conn: Connection, typed: str, sheet: int) -> str:
    name, number, round_number, table = conn.execute(_PLACE, {"sheet": sheet}).one()
    return (
        f"{name}, avond {number}, ronde {round_number}, tafel {table}: bij de regel {typed!r} is"
        " iets anders bewaard dan de spelregels van die avond geven."
    )

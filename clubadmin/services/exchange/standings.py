"""The standings of a season as CSV and XLSX for people."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from clubadmin.domain.standings.tenths import tenths
from clubadmin.model.results.result import StandingRow, Standings
from clubadmin.services.evenings.head import dutch_date
from clubadmin.services.exchange.write import Cell, csv_bytes, xlsx_bytes

DEPTHS = {
    "evening": "uit uitslagen van hele avonden",
    "round": "uit uitslagen van ronden",
    "game": "uit de formulieren",
}
_HEAD = ("plaats", "naam", "totaal", "gemiddeld", "pits")
_CONTEST_HEAD = ("plaats", "naam", "matchpunten", "gemiddeld", "tops")
_KNOCKOUT_HEAD = ("plaats", "naam", "gewonnen ronden", "gemiddeld", "pits")
_MOVES = {
    "up": "omhoog",
    "down": "omlaag",
    "up?": "omhoog: beslissen",
    "down?": "omlaag: beslissen",
    "?": "omhoog of omlaag: beslissen",
}


class _Box(NamedTuple):
    """What stands in a box, and whether that counts."""

    value: Cell
    counts: bool = True


def standings_csv(standings: Standings) -> bytes:
    """The standings; evenings and periods that do not count stand in brackets."""
    rows = [[_bracketed(box) for box in row] for row in _rows(standings)]
    return csv_bytes(rows, for_people=True)


def standings_xlsx(standings: Standings) -> bytes:
    """The standings; evenings and periods that do not count are struck through."""
    rows = list(_rows(standings))
    struck = frozenset(
        (number, at)
        for number, row in enumerate(rows)
        for at, box in enumerate(row)
        if not box.counts
    )
    return xlsx_bytes("Stand", [[box.value for box in row] for row in rows], struck)


def _bracketed(box: _Box) -> Cell:
    return box.value if box.counts else f"({box.value})"


def _rows(view: Standings) -> Iterator[list[_Box]]:
    yield [_Box(head) for head in _heads(view)]
    for row in view.rows:
        yield [*map(_Box, _figures(view, row)), *_periods(row), *_evenings(row)]
    yield []
    yield [_Box(""), _Box(_foot(view))]


def _heads(view: Standings) -> Iterator[str]:
    if len(view.fields) > 1 or view.grouped:
        yield "groep" if view.grouped else "richting"
    named = _CONTEST_HEAD if view.matchpoints else _HEAD
    yield from _KNOCKOUT_HEAD if view.wins else named
    if view.win_points:
        yield "winstpunten"
    if _moving(view):
        yield "na afloop"
    yield from (f"periode {period.number}" for period in view.periods)
    yield from (f"avond {number}" for number in view.evenings)


def _figures(view: Standings, row: StandingRow) -> Iterator[Cell]:
    if len(view.fields) > 1 or view.grouped:
        yield row.field
    yield from (row.place, row.name, row.total, tenths(row.average), row.pits)
    if view.win_points:
        yield row.won
    if _moving(view):
        yield _MOVES.get(row.moves, "")


def _moving(view: Standings) -> bool:
    return any(row.moves for row in view.rows)


def _periods(row: StandingRow) -> Iterable[_Box]:
    return [_Box(one.points, one.counts or not one.points) for one in row.periods]


def _evenings(row: StandingRow) -> Iterable[_Box]:
    return [_Box(cell.points, cell.counts or cell.points is None) for cell in row.evenings]


def _foot(view: Standings) -> str:
    said = [
        f"{view.club}, {view.competition} {view.season}, na avond {view.after}",
        view.rule_text,
        view.rule_set_title,
        DEPTHS[view.depth],
    ]
    if view.adopted is not None:
        said.append(f"deze telling geldt sinds {dutch_date(view.adopted)}")
    if view.frozen_at:
        said.append("vastgesteld bij het afsluiten van het seizoen")
    if view.provisional:
        said.append("voorlopig")
    return "; ".join(said)

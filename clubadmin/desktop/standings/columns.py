"""The columns of the standings: place, name, periods and evenings, total and the rest."""

from collections.abc import Callable, Iterator
from functools import partial

from clubadmin.desktop.kit.figure_columns import (
    LAST,
    count_column,
    figured,
    name_column,
    place_column,
    total_column,
)
from clubadmin.desktop.kit.figures import decimal, total, whole
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.tables import Column
from clubadmin.domain.standings.ranked import PeriodSum
from clubadmin.model.explain.figure_asked import StandingAsked, StandingFigure
from clubadmin.model.results.moves import Move, Moves
from clubadmin.model.results.result import NO_GROUP, Period, StandingCell, StandingRow, Standings

ALL_OPEN, NONE_OPEN = -1, 0  # in place of the number of a period: every evening is shown, or none

EVENING = 7
"""How wide an evening of four figures is, in grid steps; a figure or a sign more is a step."""


def columns(
    found: Standings | None, period: int = ALL_OPEN, last: int = 0, moves: Moves | None = None
) -> list[Column[StandingRow]]:
    """The columns that these standings need.

    Args:
        found: the standings; None for none.
        period: of a season in periods the number of the one whose evenings are shown; or
            `ALL_OPEN` or `NONE_OPEN`.
        last: without periods, show only so many evenings, the last ones; 0: all.
        moves: who climbed and who fell since the evening before.
    """
    apart = found is not None and len(found.fields) > 1
    decimals = found.decimals if found else 1
    return [
        *([_field(found)] if apart and found else []),
        place_column(_place, translate("Standings", "Plaats"), _asks("place")),
        name_column(translate("Standings", "Naam"), _name, _place, least=22),
        *(_figures(found, period, last) if found else ()),
        *([_won()] if found is not None and found.win_points else []),
        total_column(_total_title(found), lambda one: one.total, _asks("total")),
        _average(decimals),
        _pits(found),
        _behind(decimals),
        *([_climbed(moves)] if moves else []),
        *([_moves()] if found is not None and any(row.moves for row in found.rows) else []),
    ]


def evening_widths(found: Standings) -> list[float]:
    """How wide each evening is, in grid steps: no figure is ever cut to another one."""
    return [
        max(EVENING, *(_signs(row.evenings[at]) + EVENING - 4 for row in found.rows))
        if found.rows
        else EVENING
        for at in range(len(found.evenings))
    ]


def _figures(found: Standings, period: int, last: int) -> Iterator[Column[StandingRow]]:
    """The evenings in order, each period of them closed by its sum."""
    widths = evening_widths(found)
    if not found.periods:
        count = 0 if period == NONE_OPEN else last or len(found.evenings)
        start = max(len(found.evenings) - count, 0)
        for at, number in enumerate(found.evenings[start:], start):
            yield _evening(at, number, found.head(number), widths[at])
        return
    for place, one in enumerate(found.periods):
        if period in (ALL_OPEN, one.number):
            for at, number in enumerate(found.evenings):
                if one.first <= max(number, 1) <= one.last:
                    yield _evening(at, number, found.head(number), widths[at])
        yield _period(place, one)


def _field(found: Standings) -> Column[StandingRow]:
    """The column that keeps those ranked together below each other, the first field on top."""
    title = translate("Standings", "Groep") if found.grouped else translate("Standings", "Veld")
    return Column(title, lambda one: field_name(one.field), width=8)


def field_name(field: str) -> str:
    """Name a field or group, in the language of the window."""
    ours = {
        "N/Z": translate("screen", "N/Z"),
        "O/W": translate("screen", "O/W"),
        NO_GROUP: translate("Standings", "zonder groep"),
    }
    return ours.get(field, field)


def _total_title(found: Standings | None) -> str:
    if found is not None and found.wins:
        return translate("Standings", "Gewonnen ronden")
    if found is not None and found.matchpoints:
        return translate("Standings", "MP")
    return translate("Standings", "Totaal")


def _period(at: int, period: Period) -> Column[StandingRow]:
    def found(one: StandingRow) -> PeriodSum | None:
        return one.periods[at] if at < len(one.periods) else None

    def text(one: StandingRow) -> str:
        made = found(one)
        return total(made.points) if made is not None else "–"

    def order(one: StandingRow) -> float:
        made = found(one)
        return -made.points if made is not None else LAST

    def look(one: StandingRow) -> str:
        made = found(one)
        return "muted" if made is None else "strong" if made.counts else "struck"

    hint = translate("Standings", "Periode %1: avond %2 tot en met %3")
    numbers = (period.number, period.first, period.last)
    for at_, number in enumerate(numbers, 1):
        hint = hint.replace(f"%{at_}", str(number))
    title = translate("Standings", "P%1").replace("%1", str(period.number))
    asks = _asks("total", period=period.number)
    return Column(title, text, order, right=True, look=look, width=9, hint=hint, asks=asks)


def _points(found: StandingCell) -> str:
    """The text in a cell of an evening."""
    if found.points is None:
        return "?" if found.unknown else "–"
    points = whole(found.points)
    return f"{points}°" if found.substitute else points


def _signs(found: StandingCell) -> float:
    """How many figures wide a cell is; the mark of thousands is half as wide as a figure."""
    return sum(0.5 if sign in ".," else 1 for sign in _points(found))


def _evening(at: int, number: int, name: str, width: float) -> Column[StandingRow]:
    def cell(one: StandingRow) -> StandingCell:
        return one.evenings[at]

    def text(one: StandingRow) -> str:
        return _points(cell(one))

    def order(one: StandingRow) -> int:
        points = cell(one).points
        return LAST if points is None else -points

    def look(one: StandingRow) -> str:
        found = cell(one)
        if found.points is None:
            return "muted"
        if not found.counts:
            return "struck"
        return "muted" if found.substitute else ""

    hint = translate("Standings", "Avond %1").replace("%1", name)
    asks = _asks("total", number)
    return Column(name, text, order, right=True, look=look, width=width, hint=hint, asks=asks)


def _won() -> Column[StandingRow]:
    return figured(
        translate("Standings", "Winst"),
        lambda one: one.won,
        width=8,
        hint=translate("Standings", "Winstpunten voor gewonnen en gelijke ronden"),
        asks=_asks("won"),
        down=True,
    )


def _average(decimals: int) -> Column[StandingRow]:
    return figured(
        translate("Standings", "Gem."),
        lambda one: one.average,
        partial(decimal, places=decimals),
        look="muted",
        width=10,
        hint=translate("Standings", "Gemiddelde van de avonden die tellen"),
        spare=True,
        asks=_asks("average"),
        down=True,
    )


def _pits(found: Standings | None) -> Column[StandingRow]:
    matchpoints = found is not None and found.matchpoints
    title = translate("Standings", "Tops") if matchpoints else translate("Standings", "Pits")
    return count_column(title, lambda one: one.pits, 7, _asks("pits"))


def _behind(decimals: int) -> Column[StandingRow]:
    return Column(
        translate("Standings", "Achter"),
        lambda one: total(one.behind, decimals) if one.behind else "",
        lambda one: one.behind,
        right=True,
        look="muted",
        width=9,
        hint=translate("Standings", "Achter op de eerste"),
        spare=True,
        asks=_asks("behind"),
    )


def move_sign(move: Move | None) -> str:
    """An arrow and the number of places; a word for who is new."""
    if move is None or (move.before is not None and not move.climbed):
        return ""
    if move.before is None:
        return translate("Standings", "nieuw")
    return f"{'▲' if move.climbed > 0 else '▼'} {abs(move.climbed)}"


def _climbed(moves: Moves) -> Column[StandingRow]:
    """Since the evening before; an arrow with a number, for who reads no colours."""

    def climbed(one: StandingRow) -> int:
        move = moves.get(one.entrant_id)
        return move.climbed if move is not None else 0

    def look(one: StandingRow) -> str:
        places = climbed(one)
        return "good" if places > 0 else "error" if places < 0 else "muted"

    return Column(
        translate("Standings", "+/−"),
        lambda one: move_sign(moves.get(one.entrant_id)),
        lambda one: -climbed(one),
        right=True,
        look=look,
        width=9,
        hint=translate("Standings", "Plaatsen gestegen of gedaald sinds de vorige avond"),
    )


def _moves() -> Column[StandingRow]:
    """A sign with a word, for who reads no colours."""

    def text(one: StandingRow) -> str:
        words = {
            "up": translate("Standings", "▲ omhoog"),
            "down": translate("Standings", "▼ omlaag"),
            "up?": translate("Standings", "▲ beslissen"),
            "down?": translate("Standings", "▼ beslissen"),
            "?": translate("Standings", "▲▼ beslissen"),
        }
        return words.get(one.moves, "")

    return Column(
        translate("Standings", "Naar"),
        text,
        lambda one: ("up", "up?", "", "?", "down?", "down").index(one.moves),
        look=lambda one: {"": "", "up": "good", "down": "error"}.get(one.moves, "warning"),
        width=14,
        hint=translate("Standings", "Wie na het seizoen naar een andere groep gaat"),
    )


def _asks(
    figure: StandingFigure, evening: int | None = None, *, period: int | None = None
) -> Callable[[StandingRow], StandingAsked]:
    """The question about a figure; whose standings these are is put in by the page."""
    return lambda one: StandingAsked(0, one.entrant_id, figure, evening, period)


def _name(one: StandingRow) -> str:
    return one.name + " " + translate("ResultStep", "(gast)") if one.guest else one.name


def _place(one: StandingRow) -> int | None:
    return one.place

"""The totals that the players wrote below the columns, as they are typed and checked."""

from collections.abc import Mapping

from clubadmin.domain.row.columns import SheetColumns
from clubadmin.domain.scoring.sheet import ScoredSheet
from clubadmin.domain.scoring.totals import OwnTotals, Paper
from clubadmin.model.sheets.sheet import PaperTotals

MOST_DIGITS = 5
BOX_COLUMNS = ("ns_points", "ns_roem", "ew_points", "ew_roem")
OWN_COLUMNS = ("first", "second", "third")
"""The totals that three players keep each for himself, by seat."""


class PaperRow:
    """A field for each column that the players add up; fields count from 0."""

    def __init__(self, columns: SheetColumns, paper: PaperTotals) -> None:
        self._columns = columns.paper
        self.figures: list[int | None] = []
        self.take(paper)

    @property
    def stop(self) -> int:
        """The stop after the last field: Enter there signs off."""
        return len(self._columns)

    def take(self, paper: PaperTotals) -> None:
        """Take over the totals as they are in the file."""
        self.figures = [getattr(paper, column) for column in self._columns]

    def text(self, field: int) -> str:
        """The text of a field; "" past the last."""
        figure = self.figures[field] if field < self.stop else None
        return "" if figure is None else str(figure)

    def accepts(self, field: int, text: str) -> bool:
        """Whether this may stand in a field, or be the beginning of what may."""
        digits = text.isascii() and text.isdigit()
        return digits and len(text) <= MOST_DIGITS and field < self.stop

    def put(self, field: int, text: str) -> PaperTotals | None:
        """Take what was typed; the totals as they are to be kept, None if nothing changed."""
        figure = int(text) if text else None
        return self.lay([*self.figures[:field], figure, *self.figures[field + 1 :]])

    def lay(self, figures: list[int | None]) -> PaperTotals | None:
        """Take these for all fields; as `put`."""
        if self.figures == figures:
            return None
        self.figures = figures
        return PaperTotals(**dict(zip(self._columns, self.figures, strict=True)))

    def written(self, typing: int | None) -> dict[str, int | None]:
        """The totals by column, but that of the field being typed: half a number is none yet."""
        fields = enumerate(zip(self._columns, self.figures, strict=True))
        return {column: figure for field, (column, figure) in fields if field != typing}

    def totals(self, scored: ScoredSheet) -> tuple[int, ...]:
        """The totals of the rows in each column."""
        return tuple(column_total(scored, column) for column in self._columns)


def column_total(scored: ScoredSheet, column: str) -> int:
    """The total of a column, named as the field of the players' own totals."""
    if column in OWN_COLUMNS:
        at = OWN_COLUMNS.index(column)
        return scored.seats[at].total if at < len(scored.seats) else 0
    return {
        "ns_points": scored.ns.points,
        "ns_roem": scored.ns.roem,
        "ew_points": scored.ew.points,
        "ew_roem": scored.ew.roem,
    }[column]


def paper_spots(columns: SheetColumns) -> tuple[int, ...]:
    """Under which box each of the players' own totals is typed; counted on into what is after."""
    boxes = BOX_COLUMNS if columns.roem else BOX_COLUMNS[::2]
    players = dict(zip(("player-1", "player-2", "player-3"), OWN_COLUMNS, strict=True))
    places = (*boxes, *(players.get(extra.key, extra.key) for extra in columns.after))
    return tuple(places.index(column) for column in columns.paper)


def of_sides(written: Mapping[str, int | None]) -> Paper | None:
    """Make the sides' own totals, None when nothing is written."""
    ns_points, ns_roem, ew_points, ew_roem = (written.get(column) for column in BOX_COLUMNS)
    paper = (ns_points, ns_roem, ew_points, ew_roem)
    return paper if any(figure is not None for figure in paper) else None


def of_players(written: Mapping[str, int | None]) -> OwnTotals | None:
    """Make three players' own totals, each for himself; None when nothing is written."""
    first, second, third = (written.get(column) for column in OWN_COLUMNS)
    own = (first, second, third)
    return own if any(figure is not None for figure in own) else None

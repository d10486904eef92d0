"""How the columns of the season standings fit on the page, however many evenings there are.

First upright, then on its side, then in narrow type; when even that is too little, the
oldest evenings are taken together in one column that says what counts of them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from clubadmin.reports import fonts, ranking
from clubadmin.reports.page import LANDSCAPE, MARGIN, PORTRAIT
from clubadmin.reports.table import Column

_NAME_LEAST, _NAME_MOST = 104.0, 184.0
_CELL_MOST = 44.0
_LARGE = ranking.LARGEST * ranking.LARGE  # size of a total of the first three
_PLACE_GAP = 13.0
_SPREAD = 0.8  # of the room that is left goes to the evenings, the rest to the names


class Fit(NamedTuple):
    """A way to set the table: paper, size of the figures, face."""

    size: tuple[float, float]
    figure: float
    narrow: bool

    @property
    def face(self) -> str:
        """The face of the figures."""
        return fonts.NARROW if self.narrow else fonts.REGULAR


_FITS = (
    Fit(PORTRAIT, 10.0, False),
    Fit(PORTRAIT, 9.5, False),
    Fit(PORTRAIT, 8.5, False),
    Fit(PORTRAIT, 7.5, False),
    Fit(LANDSCAPE, 8.5, False),
    Fit(LANDSCAPE, 7.5, False),
    Fit(LANDSCAPE, 7.5, True),
    Fit(LANDSCAPE, 6.8, True),
)
_LAST = Fit(LANDSCAPE, 7.5, True)  # with the oldest evenings together


class Names(NamedTuple):
    """Room for names, in points."""

    wanted: float  # for nearly all of them
    longest: float  # for the longest, set narrow


@dataclass(frozen=True)
class Texts:
    """The widest text of each column, and the heads."""

    names: tuple[str, ...]
    place: str
    cell: str
    ranked: str
    pits: str  # empty: no such column
    behind: str
    earlier: str
    who_head: str
    ranked_head: str
    pits_head: str
    behind_head: str
    evening_head: str  # of the first evening; the others have their number


@dataclass(frozen=True)
class Layout:
    """The columns as they will be drawn."""

    fit: Fit
    shown: tuple[int, ...]  # evenings with a column
    earlier: tuple[int, ...]  # evenings taken together in one column
    columns: tuple[Column, ...]


def choose(texts: Texts, evenings: Sequence[int]) -> Layout:
    """The largest way to set the table in which names and figures keep their room."""
    usual, longest = ranking.name_room(texts.names)
    names = Names(min(max(usual, _NAME_LEAST), _NAME_MOST), longest)
    for fit in _FITS:
        if layout := _lay_out(texts, fit, names, (evenings, ())):
            return layout
    for count in range(1, len(evenings)):
        parts = (evenings[count:], evenings[:count])
        if layout := _lay_out(texts, _LAST, names, parts):
            return layout
    raise AssertionError("one evening always fits")


def _lay_out(
    texts: Texts, fit: Fit, names: Names, evenings: tuple[Sequence[int], Sequence[int]]
) -> Layout | None:
    """The columns set this way, or None when the names would get too little."""
    shown, earlier = evenings
    ends = _ends(texts, fit)
    place = max(fonts.width(texts.place, fonts.BOLD, _LARGE), 14.0)
    past = [_past(texts, fit, earlier)] if earlier else []
    cell = fonts.width(texts.cell, fit.face, fit.figure) + (4.4 if fit.narrow else 6.5)
    fixed = place + _PLACE_GAP + sum(column.width for column in [*past, *ends])
    room = fit.size[0] - 2 * MARGIN - fixed - cell * len(shown)
    if room < (_NAME_LEAST if fit.narrow else names.wanted):
        return None
    spare = max(0.0, room - max(names)) * _SPREAD / max(len(shown), 1)
    wider = max(0.0, min(_CELL_MOST - cell, spare))
    columns = [
        Column("", place),
        Column("", _PLACE_GAP),
        Column(texts.who_head, room - wider * len(shown), right=False),
        *past,
        *(Column(str(number), cell + wider) for number in shown),
        *ends,
    ]
    if not earlier and shown:
        columns[3] = replace(columns[3], head=texts.evening_head)
    return Layout(fit, tuple(shown), tuple(earlier), tuple(columns))


def _past(texts: Texts, fit: Fit, earlier: Sequence[int]) -> Column:
    wide = max(fonts.width(texts.earlier, fit.face, fit.figure), 22.0)
    return Column(f"{earlier[0]}–{earlier[-1]}", wide + 8)


def _ends(texts: Texts, fit: Fit) -> list[Column]:
    """The columns behind the evenings."""
    size = fit.figure * 1.5 if fit.narrow else _LARGE
    head = fonts.width(texts.ranked_head, fonts.REGULAR, 8)
    total = max(fonts.width(texts.ranked, fonts.BOLD, size), head, 28.0) + 15
    pits = [_side(texts.pits, texts.pits_head, fit)] if texts.pits else []
    behind = _side(texts.behind, texts.behind_head, fit)
    return [Column(texts.ranked_head, total), *pits, behind]


def _side(text: str, head: str, fit: Fit) -> Column:
    wide = max(fonts.width(text, fit.face, fit.figure), fonts.width(head, fonts.REGULAR, 8))
    return Column(head, wide + 11)

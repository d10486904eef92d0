"""How the columns of the season standings fit on the page, however many evenings there are.

First upright, then on its side, then in narrow type; when even that is too little, the
oldest evenings are taken together in one column that says what counts of them. A season in
periods has a column a period and the evenings of the last one, or only the periods.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from clubadmin.reports.kit import fonts, ranking, wall
from clubadmin.reports.kit.page import LANDSCAPE, MARGIN, PORTRAIT
from clubadmin.reports.kit.table import Column

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


class Slot(NamedTuple):
    """A column of figures: an evening, or a period."""

    number: int
    period: bool = False
    head: str = ""  # in place of the number

    @property
    def told(self) -> str:
        """The head of its column."""
        return self.head or str(self.number)


class Side(NamedTuple):
    """A column behind the figure that decides: its head and its widest text."""

    head: str
    text: str


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
    period: str  # of a period
    ranked: str
    sides: tuple[Side, ...]
    earlier: str
    place_head: str
    who_head: str
    ranked_head: str
    evening_head: str  # of the first evening, "avond {}"; the others have their number
    period_head: str  # likewise


@dataclass(frozen=True)
class Layout:
    """The columns as they will be drawn."""

    fit: Fit
    shown: tuple[Slot, ...]  # evenings and periods with a column
    earlier: tuple[Slot, ...]  # those taken together in one column
    columns: tuple[Column, ...]


def choose(
    texts: Texts, ways: Sequence[Sequence[Slot]], page: tuple[float, float] | None = None
) -> Layout:
    """The largest way to set the table in which names and figures keep their room.

    Args:
        texts: the widest text of each column.
        ways: which evenings and periods to show, the most wanted first.
        page: the only one there is, for the most wanted way; None: of A4, upright or on its
            side, and at last with the oldest evenings together.

    Raises:
        TooNarrow: not all of it has room on that page.
    """
    fits = _FITS if page is None else (_FITS[0]._replace(size=page), _LAST._replace(size=page))
    usual, longest = ranking.name_room(texts.names)
    names = Names(min(max(usual, _NAME_LEAST), _NAME_MOST), longest)
    for slots in ways if page is None else ways[:1]:
        for fit in fits:
            if layout := _lay_out(texts, fit, names, (slots, ())):
                return layout
    if page is not None:
        raise wall.TooNarrow
    last = ways[-1]
    for count in range(1, len(last)):
        parts = (last[count:], last[:count])
        if layout := _lay_out(texts, _LAST, names, parts):
            return layout
    raise AssertionError("one column always fits")


def _lay_out(
    texts: Texts, fit: Fit, names: Names, slots: tuple[Sequence[Slot], Sequence[Slot]]
) -> Layout | None:
    """The columns set this way, or None when the names would get too little."""
    shown, earlier = slots
    ends = _ends(texts, fit)
    place = max(fonts.width(texts.place, fonts.BOLD, _LARGE), 14.0)
    past = [_past(texts, fit, earlier)] if earlier else []
    figures = _figures(texts, fit, shown, lead=not earlier)
    fixed = place + _PLACE_GAP + sum(column.width for column in [*past, *figures, *ends])
    room = fit.size[0] - 2 * MARGIN - fixed
    if room < (_NAME_LEAST if fit.narrow else names.wanted):
        return None
    spare = max(0.0, room - max(names)) * _SPREAD / max(len(shown), 1)
    widest = max((column.width for column in figures), default=_CELL_MOST)
    wider = max(0.0, min(_CELL_MOST - widest, spare))
    columns = [
        Column("", place, read=texts.place_head),
        Column("", _PLACE_GAP),
        Column(texts.who_head, room - wider * len(shown), right=False),
        *past,
        *(replace(column, width=column.width + wider) for column in figures),
        *ends,
    ]
    return Layout(fit, tuple(shown), tuple(earlier), tuple(columns))


def _figures(texts: Texts, fit: Fit, shown: Sequence[Slot], *, lead: bool) -> list[Column]:
    """The columns of evenings and periods; the first of each says what it is.

    The head of the very first may stand out over the names, where `lead` says that these are
    next to it; any other has to have the room.
    """
    columns: list[Column] = []
    for at, slot in enumerate(shown):
        wide = fonts.width(texts.period if slot.period else texts.cell, fit.face, fit.figure)
        wide += 3.0 if fit.narrow else 5.5
        whole = (texts.period_head if slot.period else texts.evening_head).format(slot.told)
        turns = at > 0 and shown[at - 1].period and not slot.period
        if turns:
            wide = max(wide, fonts.width(whole, fonts.REGULAR, 8) + 7)
        head = whole if turns or (at == 0 and lead) else slot.told
        columns.append(Column(head, wide, read=whole))
    return columns


def _past(texts: Texts, fit: Fit, earlier: Sequence[Slot]) -> Column:
    wide = max(fonts.width(texts.earlier, fit.face, fit.figure), 22.0)
    first = earlier[0].told.partition("–")[0]
    return Column(f"{first}–{earlier[-1].told.rpartition('–')[2]}", wide + 8)


def _ends(texts: Texts, fit: Fit) -> list[Column]:
    size = fit.figure * 1.5 if fit.narrow else _LARGE
    head = fonts.width(texts.ranked_head, fonts.REGULAR, 8)
    total = max(fonts.width(texts.ranked, fonts.BOLD, size), head, 28.0) + 15
    return [Column(texts.ranked_head, total), *(_side(side, fit) for side in texts.sides)]


def _side(side: Side, fit: Fit) -> Column:
    head = fonts.width(side.head, fonts.REGULAR, 8)
    return Column(side.head, max(fonts.width(side.text, fit.face, fit.figure), head) + 11)

"""What a list of places shares: the winner first and larger, the rest evenly spaced."""

from collections.abc import Sequence
from typing import NamedTuple

from clubadmin.reports import fonts
from clubadmin.reports.page import Paper, Type

_ROOMY, _TIGHT = 21.0, 15.0  # height of a row
_LARGER = 1.22  # how much higher a row of the first three is
_MOST_LARGE = 6  # with more people on the first three places nobody is set apart


class Types(NamedTuple):
    """The types of one row."""

    place: Type
    name: Type
    figure: Type
    total: Type
    side: Type  # what matters less
    struck: Type


def large_rows(places: Sequence[int | None]) -> int:
    """How many rows at the top are larger: those on places 1 to 3."""
    for limit in (3, 1):
        count = sum(place is not None and place <= limit for place in places)
        if count <= _MOST_LARGE:
            return count
    return 0


def heights(rows: int, large: int, room: float, rest: float) -> list[float]:
    """Heights of the rows: as roomy as lets all of them stand on one page of `room` points.

    When that cannot be, close together, so that `rest` points hold whole rows.
    """
    spread = room / (rows - large + large * _LARGER) if rows else _ROOMY
    height = min(_ROOMY, spread) if spread >= _TIGHT else rest / int(rest / _TIGHT)
    return [height * _LARGER] * large + [height] * (rows - large)


def body_size(height: float) -> float:
    """The size of the letters in a row of this height."""
    return 10.0 if height >= 19 else 9.5 if height >= 17 else 9.0


def types(paper: Paper, body: float, figure: float, *, large: bool, narrow: bool) -> Types:
    """The types of a row; `figure` is the size in the columns, narrow when they are many."""
    ink = paper.ink
    name = body * 1.25 if large else body
    total = min(name, figure * 1.5) if narrow else name
    face = fonts.NARROW if narrow else fonts.REGULAR
    return Types(
        place=Type(fonts.BOLD, name, ink.accent if large else ink.text),
        name=Type(fonts.BOLD if large else fonts.REGULAR, name, ink.text),
        figure=Type(face, figure, ink.text),
        total=Type(fonts.BOLD, total, ink.text),
        side=Type(face, min(figure, body - 0.5), ink.muted),
        struck=Type(face, figure, ink.struck),
    )

"""Papers that hang on a wall: type grows with what is there, until it fills the page.

The rule. What is read at 1.5 m has letters of 18 points. A list is laid out as for a table, on a
page that is smaller by some factor, and enlarged by that factor: names, figures, heads and
margins grow together. Taken is the largest factor with which everything stands on one page and no
name is set smaller than the rest or loses letters: on A4 where its names become 18 points, else on
A3, where they do for up to 40 names; a printer that has A4 only makes A3 smaller by itself. What
does not fit on one page of A3 is laid out as for a table, and enlarged to A3 as it is.

Where names would not become 18 points for one or two that are long, one in ten may be set smaller
than the rest, without losing a letter.

Rows may stand closer than on a table's list: at 40 names there is more in large letters than in
the white between them.
"""

from collections.abc import Callable

from clubadmin.reports.kit.page import LANDSCAPE, PORTRAIT, Paper

READ = 18.0  # points of a name that is read at 1.5 m
NAME = 11.0  # points of a name before it is enlarged
CLOSEST = 13.0  # points, the height of a row of such names
A3 = 2**0.5  # times as wide as A4
MOST = 2.6  # times enlarged: beyond that a list of three is a poster
_STEP = 0.05
_READABLE = READ / NAME  # times enlarged
_UPRIGHT = 1.2  # so many times larger it has to be before a page lies on its side
_A4 = (PORTRAIT, LANDSCAPE)
_A3 = tuple((wide * A3, high * A3) for wide, high in _A4)
_FEW = 10  # of so many names one may be set smaller, where all would be too small else
_MANY = 90  # rows, from here on one page of A3 cannot hold them: nothing is tried

Size = tuple[float, float]
Draw = Callable[[Paper], None]  # draws all pages on a paper, of its `size`


def hang(
    paper: Paper, draw: Draw, rows: int, pages: int = 1, apart: tuple[Draw, int] | None = None
) -> None:
    """Draw a paper as large as it goes.

    Args:
        paper: on which nothing is drawn yet.
        draw: draws it; it is tried on smaller pages until it fits.
        rows: how many lines the longest list has, at least.
        pages: how many lists there are, each on a page of its own.
        apart: draws it on more pages, and how many; for what is too small to read on `pages`.
    """
    if paper.web:  # a screen is as long as what is on it
        draw(paper)
        return
    found = _largest(paper, draw, pages) if rows < _MANY else None
    small = found is None or found[1] < _READABLE
    if apart is not None and small and rows < _MANY * apart[1]:
        parted = _largest(paper, *apart)
        if parted is not None and (found is None or parted[1] > found[1]):
            found, draw = parted, apart[0]
    elif small and rows < _MANY and (few := rows // _FEW):
        other = _largest(paper, draw, pages, few)
        if other is not None and (found is None or other[1] > found[1]):
            found = other
    if found is None:
        _begin(paper, PORTRAIT, A3, hung=False)
    else:
        _begin(paper, *found)
    draw(paper)


class TooNarrow(Exception):
    """The failure of a page on which the columns cannot be set at all."""


def _fits(paper: Paper, draw: Draw, pages: int, few: int) -> bool:
    try:
        draw(paper)
    except TooNarrow:
        return False
    lost = few and any(one.lost for one in paper.sheets)
    squeezed = sum(one.squeezed for one in paper.sheets)
    return len(paper.sheets) == pages and squeezed <= few and not lost


def letters(paper: Paper, height: float) -> float:
    """The size of a name in a row of this height."""
    if paper.hung:
        return min(NAME, height * 0.85)
    return NAME if height > 19 else 10.5 if height > 17 else 9.5


def closest(paper: Paper, usual: float) -> float:
    """How high a row is at least, where it is `usual` on a table's list."""
    return min(usual, CLOSEST) if paper.hung else usual


def _begin(paper: Paper, size: tuple[float, float], scale: float, *, hung: bool = True) -> None:
    paper.sheets.clear()
    base = 1.0 if hung else A3
    paper.size = (size[0] * base / scale, size[1] * base / scale)
    paper.scale, paper.hung = scale, hung


def _largest(paper: Paper, draw: Draw, lists: int, few: int = 0) -> tuple[Size, float] | None:
    """The page and how many times it is enlarged; None where no page of A3 holds it.

    So `few` texts may be smaller than the rest there, and none may lose letters then.
    """

    def scaled(page: Size, least: float) -> float:
        return _scale(paper, lambda: _fits(paper, draw, lists, few), page, least)

    for pages, least in ((_A4, _READABLE), (_A3, 1.0)):
        found = [(scale, page) for page in pages if (scale := scaled(page, least))]
        if found:
            upright, *other = found
            most = upright[0] * _UPRIGHT
            if upright[0] < _READABLE:
                most = min(most, _READABLE)
            better = [one for one in other if one[0] >= most]
            scale, page = (better or [upright])[0]
            return page, scale
    return None


def _scale(paper: Paper, drawn: Callable[[], bool], page: Size, least: float) -> float:
    """The largest with which it fits pages of a size; 0 where even the least is too much."""

    def fits(step: int) -> bool:
        _begin(paper, page, least + step * _STEP)
        return drawn()

    if not fits(0):
        return 0.0
    low, high = 0, int((MOST - least) / _STEP) + 1  # the one fits, the other is beyond
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if fits(middle) else (low, middle)
    return least + low * _STEP

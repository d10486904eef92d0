"""Columns that results and standings have in common: place, name, figures, total."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from clubadmin.desktop.kit.figures import total
from clubadmin.desktop.kit.tables import Column, folded

Row = TypeVar("Row")
Asks = Callable[[Row], Any] | None  # the question about the figure, one of `views.figure_asked`

LAST = 10**9  # sorts what is missing after what is there
PRIZE_ROOM = 26  # grid steps; a longer one is read whole where it is given
_LEADING = 3  # places that stand out


def room_for(texts: Iterable[str], most: int) -> int:
    """Grid steps in which each of these is read whole, `most` of them at most."""
    return min(most, max((len(text) for text in texts), default=12) + 3)


def worded(title: str, text: Callable[[Row], str], **more: Any) -> Column[Row]:
    """A column of words, sorted without regard to capitals and accents; `more` as of a column."""
    return Column(title, text, lambda one: folded(text(one)), **more)


def figured(
    title: str,
    figure: Callable[[Row], Any],
    said: Callable[[Any], str] = str,
    *,
    down: bool = False,
    **more: Any,
) -> Column[Row]:
    """A column of figures, sorted by them; `down`: the highest first. `more` as of a column."""

    def order(one: Row) -> Any:
        return -figure(one) if down else figure(one)

    return Column(title, lambda one: said(figure(one)), order, right=True, **more)


def member_column(title: str, **more: Any) -> Column[Any]:
    """The names of members, in the order of a list of members; `more` as of a column."""

    def order(one: Any) -> Any:
        from clubadmin.services.members.members import by_last  # late: a first page has no names

        return by_last(one.member)

    return Column(title, lambda one: one.member.sorted_label, order, **more)


def rank_column(
    title: str,
    place: Callable[[Row], int | None],
    width: float,
    asks: Asks[Row] = None,
    *,
    missing: str = "",
    **more: Any,
) -> Column[Row]:
    """A place, and what stands where there is none, which comes last; `more` as of a column."""
    return right_column(
        title,
        lambda one: _text(place(one), missing),
        width,
        asks,
        sort=lambda one: _or_last(place(one)),
        **more,
    )


def right_column(
    title: str, text: Callable[[Row], str], width: float, asks: Asks[Row] = None, **more: Any
) -> Column[Row]:
    """A column that ends at the right, as figures do; `more` as of a column."""
    return Column(title, text, right=True, width=width, asks=asks, **more)


def place_column(
    place: Callable[[Row], int | None], hint: str, asks: Asks[Row] = None
) -> Column[Row]:
    """The place; whoever has none comes last."""
    return rank_column(
        "", place, 6, asks, look=lambda one: "accent" if leads(place(one)) else "muted", hint=hint
    )


def name_column(
    title: str, name: Callable[[Row], str], place: Callable[[Row], int | None], least: float
) -> Column[Row]:
    """The name, strong for the first places."""
    return worded(title, name, look=lambda one: "strong" if leads(place(one)) else "", least=least)


def count_column(
    title: str, count: Callable[[Row], int], width: float, asks: Asks[Row] = None
) -> Column[Row]:
    """A count, the highest first when sorted."""
    return figured(title, count, down=True, width=width, asks=asks)


def total_column(title: str, made: Callable[[Row], float], asks: Asks[Row] = None) -> Column[Row]:
    """Make the column of totals."""
    width = max(10, len(title) + 5)
    return figured(title, made, total, down=True, look="strong", width=width, asks=asks)


def leads(place: int | None) -> bool:
    """Whether a place stands out."""
    return place is not None and place <= _LEADING


def _text(figure: int | None, missing: str) -> str:
    return missing if figure is None else str(figure)


def _or_last(figure: int | None) -> int:
    return LAST if figure is None else figure

"""The columns of what each needs: place, name, now, and a column for each place."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from clubadmin.desktop.kit.figure_columns import LAST, figured, name_column, place_column
from clubadmin.desktop.kit.tables import Column
from clubadmin.i18n import Words
from clubadmin.model.explain.figure_asked import StandingAsked, StandingFigure
from clubadmin.model.results.result import field_name, score_said
from clubadmin.model.supposing import needed
from clubadmin.model.supposing.needed import Needed, NeededCell, NeededRow


class NeedAsked(NamedTuple):
    """Why somebody needs so much for a place is asked."""

    entrant_id: int
    place: int


def columns(words: Words, found: Needed | None) -> list[Column[NeededRow]]:
    """The columns that the answer needs."""
    apart = found is not None and len(found.fields) > 1
    group = Column[NeededRow](
        words("Groep"), lambda one: field_name(words, one.field), lambda one: one.field, width=9
    )
    return [
        *([group] if apart else []),
        place_column(lambda one: one.place, words("Plaats"), _asked(found, "place")),
        name_column(words("Naam"), lambda one: one.name, lambda one: one.place, least=22),
        figured(
            words("Nu"),
            lambda one: one.score,
            lambda score: score_said(words, score, found.decimals if found else 1),
            width=10,
            asks=_score_asked(found),
            down=True,
        ),
        figured(
            words("Gem. alle"),
            lambda one: one.average,
            words.number,
            look="muted",
            width=11,
            hint=needed.average_meaning(words),
            spare=True,
            asks=_average_asked(found),
            down=True,
        ),
        *(_place(words, at, place) for at, place in enumerate(found.places if found else ())),
    ]


def _score_asked(found: Needed | None) -> Callable[[NeededRow], StandingAsked | None]:
    """The question about what somebody has now."""
    if found is not None and (found.wins or found.averages):
        return _asked(found, "won" if found.wins else "average")
    return _asked(found, "total")


def _average_asked(found: Needed | None) -> Callable[[NeededRow], StandingAsked | None]:
    """The question about the average of all evenings, whatever the rule counts."""
    asked = _asked(found, "average")

    def whole(one: NeededRow) -> StandingAsked | None:
        about = asked(one)
        return replace(about, rule="average") if about is not None else None

    return whole


def _asked(
    found: Needed | None, figure: StandingFigure
) -> Callable[[NeededRow], StandingAsked | None]:
    """The question about a figure of the standings as they are."""

    def asked(one: NeededRow) -> StandingAsked | None:
        if found is None:
            return None
        return StandingAsked(found.competition_id, one.entrant_id, figure, after=found.until)

    return asked


def _place(words: Words, at: int, place: int) -> Column[NeededRow]:
    def cell(one: NeededRow) -> NeededCell | None:
        return one.cells[at] if at < len(one.cells) else None

    def text(one: NeededRow) -> str:
        found = cell(one)
        return needed.cell(words, found) if found else ""

    def order(one: NeededRow) -> int:
        found = cell(one)
        if found is None or found.least is None:
            return LAST
        if found.certain:
            return -1
        return found.least + LAST // 2 if found.likely is None else found.likely

    def look(one: NeededRow) -> str:
        found = cell(one)
        if found is None or found.least is None:
            return "muted"
        if found.certain:
            return "good"
        return "muted" if found.likely is None else "strong"

    return Column(
        words("Voor {place}e", place=place),
        text,
        order,
        right=True,
        look=look,
        width=11,
        hint=words("Nodig voor plaats {place} of hoger", place=place),
        asks=lambda one: NeedAsked(one.entrant_id, place),
    )

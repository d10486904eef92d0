"""The columns of a season beside what it would be, and of what lies behind it."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from clubadmin.desktop.kit.figure_columns import name_column, rank_column, right_column
from clubadmin.desktop.kit.tables import Column
from clubadmin.domain.standings.ranking_rule import parse_rule
from clubadmin.i18n import Words
from clubadmin.model.explain.figure_asked import SheetAsked, StandingAsked, StandingFigure
from clubadmin.model.results.result import Standings, field_name
from clubadmin.model.supposing import what_if
from clubadmin.model.supposing.what_if import EveningShift, GameShift, Shift, WhatIf

Figure = Callable[[Shift], float]


def shifts(words: Words, found: WhatIf | None) -> list[Column[Shift]]:
    """Everybody, with the place and the total that he has and would have."""
    grouped = found is not None and len(found.other.fields) > 1
    real, other = (found.real, found.other) if found else (None, None)
    decimals = found.decimals if found else 1
    group = Column[Shift](
        words("Groep"), lambda one: field_name(words, one.field), lambda one: one.field, width=8
    )
    place = partial(rank_column, missing="–")
    moved = words("Verschil in plaats")
    return [
        *([group] if grouped else []),
        place(words("Wordt"), lambda one: one.place_after, 8, _supposed, look="strong"),
        place(words("Was"), lambda one: one.place_before, 6, _real(found, "place"), look="muted"),
        Column("", what_if.arrow, lambda one: -one.moved, look=_look, width=6, hint=moved),
        name_column(words("Naam"), lambda one: one.name, lambda one: one.place_after, least=26),
        _score(words("Nu"), words, real, lambda one: one.score_before, _real_score(found)),
        _score(words("Zou zijn"), words, other, lambda one: one.score_after, _supposed),
        Column(
            words("Verschil"),
            lambda one: what_if.difference(words, one.score_after - one.score_before, decimals),
            lambda one: one.score_before - one.score_after,
            right=True,
            look="muted",
            width=10,
            spare=True,
            asks=_supposed,
        ),
    ]


def evenings(words: Words, whose: tuple[int, int] = (0, 0)) -> list[Column[EveningShift]]:
    """The evenings of one of them that are otherwise; `whose` are competition and entrant."""

    def asked(one: EveningShift) -> StandingAsked | None:
        return StandingAsked(*whose, evening=one.evening) if whose[0] else None

    def supposed(_one: EveningShift) -> ShiftAsked | None:
        return ShiftAsked(whose[1]) if whose[0] else None

    def before(one: EveningShift) -> str:
        return what_if.points(words, one.before)

    def after(one: EveningShift) -> str:
        return what_if.points(words, one.after)

    counts = words("Of de avond telt")
    return [
        right_column(words("Avond"), lambda one: str(one.evening), 10),
        right_column(words("Was"), before, 7.5, asked),
        right_column(words("Wordt"), after, 7.5, supposed, look="strong"),
        Column("", partial(what_if.counting, words), look=_counting, least=10, hint=counts),
    ]


def games(words: Words) -> list[Column[GameShift]]:
    """The games of such an evening that come to something else."""
    return [
        Column(
            words("Waar"),
            lambda one: f"{one.round} · {one.table} · {one.game}",
            lambda one: (one.round, one.table, one.game),
            width=10,
            hint=words("Ronde, tafel en spel"),
        ),
        Column(words("Getypt"), lambda one: one.typed, look="muted", least=8),
        Column(words("Was"), lambda one: one.before, least=12, asks=_sheet),
        Column(words("Wordt"), lambda one: one.after, look="strong", least=12),
    ]


class ShiftAsked(NamedTuple):
    """The question about a supposed score."""

    entrant_id: int


def _score(
    title: str, words: Words, of: Standings | None, figure: Figure, asks: Callable[[Shift], object]
) -> Column[Shift]:
    return Column(
        title,
        lambda one: of.written(words, figure(one)) if of else "",
        lambda one: -figure(one),
        right=True,
        look=lambda _one: "strong" if asks is _supposed else "muted",
        width=10,
        asks=asks,
    )


def _supposed(one: Shift) -> ShiftAsked:
    return ShiftAsked(one.entrant_id)


def _real_score(found: WhatIf | None) -> Callable[[Shift], StandingAsked | None]:
    """The question about what somebody really has."""
    averages = found is not None and parse_rule(found.real.rule).averages
    return _real(found, "average" if averages else "total")


def _real(found: WhatIf | None, figure: StandingFigure) -> Callable[[Shift], StandingAsked | None]:
    """The question about a figure of the standings as they really are."""

    def asked(one: Shift) -> StandingAsked | None:
        return StandingAsked(found.competition_id, one.entrant_id, figure) if found else None

    return asked


def _sheet(one: GameShift) -> SheetAsked:
    return SheetAsked(one.table_id, one.side, one.game)


def _look(one: Shift) -> str:
    if one.place_after is None and one.other_place:
        return "error"
    return "good" if one.moved > 0 else "error" if one.moved < 0 else "muted"


def _counting(one: EveningShift) -> str:
    return "strong" if one.counted != one.counts else "muted"

"""Rankings of an evening and of a season."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby, repeat
from typing import NamedTuple

from clubadmin.domain.competition.ranking_rule import RankingError, RankingRule, parse_rule
from clubadmin.domain.competition.ranking_words import rule_text
from clubadmin.domain.competition.ties import TIE_BREAKS, Merits, check_ties, part

__all__ = [
    "TIE_BREAKS",
    "Cell",
    "Figure",
    "RankedEvening",
    "RankedSeason",
    "RankingError",
    "RankingRule",
    "check_ties",
    "parse_rule",
    "rank_evening",
    "rank_season",
    "rule_text",
]


Value = int | Fraction
"""What a ranking goes by: a sum, or an exact average."""


class Figure(NamedTuple):  # a season has thousands, and a tuple is made in a fourth of the time
    """What an entrant made on an evening; `total` is points and roem."""

    entrant: int
    evening: int
    total: int
    pits: int = 0
    nat: int = 0
    points: int = 0
    roem: int = 0


@dataclass(frozen=True)
class RankedEvening:
    """A row of an evening's ranking."""

    place: int
    figure: Figure


class Cell(NamedTuple):
    """An evening of an entrant in the season."""

    evening: int
    points: int | None  # None: absent, and that is worth nothing
    counts: bool
    substitute: bool = False  # given for absence, not played


@dataclass(frozen=True)
class RankedSeason:
    """A row of the season's ranking; `total` and `average` are of the evenings that count."""

    place: int | None  # None: too few evenings
    entrant: int
    total: int
    average: float
    cells: tuple[Cell, ...]
    played: int
    pits: int
    nat: int


def rank_evening(
    figures: Iterable[Figure], ties: Sequence[str] = (), seed: int = 0
) -> tuple[RankedEvening, ...]:
    """Rank the figures of one evening, highest total first.

    Raises:
        RankingError: an unknown tie-break.
    """
    order = check_ties(ties)
    by_entrant = {figure.entrant: figure for figure in figures}
    winner = max((figure.total for figure in by_entrant.values()), default=0)
    merits = [_evening_merits(figure, winner) for figure in by_entrant.values()]
    totals: dict[int, Value] = {figure.entrant: figure.total for figure in by_entrant.values()}
    placed = _places(merits, totals, order, seed)
    return tuple(RankedEvening(place, by_entrant[one.entrant]) for place, one in placed)


def rank_season(
    figures: Iterable[Figure],
    rule: RankingRule,
    ties: Sequence[str] = (),
    seed: int = 0,
    evenings: Sequence[int] | None = None,
) -> tuple[RankedSeason, ...]:
    """Rank a season under a rule.

    Args:
        figures: one for each entrant and evening played.
        rule: which evenings count.
        ties: tie-breaks in the order in which they decide.
        seed: of the lot.
        evenings: the evenings held, in order; by default those that have figures.

    Raises:
        RankingError: an unknown tie-break.
    """
    order = check_ties(ties)
    rows = list(figures)
    held = tuple(evenings) if evenings is not None else tuple(sorted({f.evening for f in rows}))
    season = _Season(rows, held, rule)
    entrants = sorted(season.played)
    enough = [one for one in entrants if len(season.played[one]) >= rule.minimum]
    too_few = [one for one in entrants if len(season.played[one]) < rule.minimum]
    return (
        *season.rank(enough, order, seed, places=True),
        *season.rank(too_few, order, seed, places=False),
    )


class _Season:
    """The figures of a season by entrant, and what of them counts."""

    def __init__(self, figures: Sequence[Figure], held: tuple[int, ...], rule: RankingRule) -> None:
        self.rule = rule
        self.held = held
        self.played: dict[int, dict[int, int]] = defaultdict(dict)  # totals by evening
        self.pits: dict[int, int] = defaultdict(int)
        self.nat: dict[int, int] = defaultdict(int)
        among = set(held)
        totals: dict[int, list[int]] = defaultdict(list)
        for entrant, evening, total, pits, nat, _, _ in figures:
            if evening in among:
                self.played[entrant][evening] = total
                self.pits[entrant] += pits
                self.nat[entrant] += nat
                totals[evening].append(total)
        self.highest = {evening: max(made) for evening, made in totals.items()}
        self.lowest = {evening: min(made) for evening, made in totals.items()}

    def rank(
        self, entrants: Sequence[int], ties: Sequence[str], seed: int, *, places: bool
    ) -> Iterator[RankedSeason]:
        cells = {entrant: self._cells(entrant) for entrant in entrants}
        sums = {entrant: _counting(cells[entrant]) for entrant in entrants}
        values = {entrant: self._value(*sums[entrant]) for entrant in entrants}
        merits = [self._merits(entrant) for entrant in entrants]
        for place, one in _places(merits, values, ties, seed):
            total, count = sums[one.entrant]
            yield RankedSeason(
                place if places else None,
                one.entrant,
                total,
                total / count if count else 0.0,
                cells[one.entrant],
                len(one.evenings),
                one.pits,
                one.nat,
            )

    def _value(self, total: int, count: int) -> Value:
        return Fraction(total, count or 1) if self.rule.averages else total

    def _cells(self, entrant: int) -> tuple[Cell, ...]:
        played = self.played[entrant]
        points = [played.get(evening) for evening in self.held]
        given: Iterable[bool] = repeat(False)
        if self.rule.absent is not None:
            points = [
                self._absent(evening, played) if made is None else made
                for evening, made in zip(self.held, points, strict=True)
            ]
            given = [
                made is not None and evening not in played
                for evening, made in zip(self.held, points, strict=True)
            ]
        counts = map(self._counting(points).__contains__, range(len(points)))
        return tuple(map(Cell, self.held, points, counts, given))

    def _counting(self, points: Sequence[int | None]) -> set[int]:
        """The places of the evenings that count; of equal evenings the earliest."""
        worth = [(-made, at) for at, made in enumerate(points) if made is not None]
        if self.rule.best and len(worth) > self.rule.best:
            worth = sorted(worth)[: self.rule.best]
        return {at for _, at in worth}

    def _absent(self, evening: int, played: Mapping[int, int]) -> int | None:
        """What an evening that was missed is worth."""
        absent = self.rule.absent
        if absent is None or absent.kind == "none":
            return None
        if absent.kind == "lowest":
            return self.lowest.get(evening)
        if absent.kind == "own-average":
            return _rounded(sum(played.values()), len(played))
        return absent.points

    def _merits(self, entrant: int) -> Merits:
        evenings = self.played[entrant]
        return Merits(
            entrant,
            self.pits[entrant],
            self.nat[entrant],
            sum([total == self.highest[evening] for evening, total in evenings.items()]),
            max(evenings.values()),
            evenings,
        )


def _rounded(total: int, count: int) -> int:
    """The average as whole points, a half upwards."""
    return (2 * total + count) // (2 * count)


def _counting(cells: Iterable[Cell]) -> tuple[int, int]:
    counting = [points or 0 for _, points, counts, _ in cells if counts]
    return sum(counting), len(counting)


def _evening_merits(figure: Figure, winner: int) -> Merits:
    return Merits(
        figure.entrant,
        figure.pits,
        figure.nat,
        int(figure.total == winner),
        figure.total,
        {figure.evening: figure.total},
    )


def _places(
    merits: Iterable[Merits], values: Mapping[int, Value], ties: Sequence[str], seed: int
) -> Iterator[tuple[int, Merits]]:
    """Everybody with a place; equals share one, and the next is skipped."""
    ordered = sorted(merits, key=lambda one: (-values[one.entrant], one.entrant))
    place = 1
    for _, same in groupby(ordered, key=lambda one: values[one.entrant]):
        for group in part(list(same), ties, seed):
            for one in group:
                yield place, one
            place += len(group)

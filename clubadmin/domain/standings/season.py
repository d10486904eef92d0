"""The figures of a season by entrant, which evenings count, and how they rank under a rule."""

from collections import defaultdict
from collections.abc import Collection, Container, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from itertools import groupby, repeat
from math import lcm
from operator import add, itemgetter
from typing import NamedTuple

from clubadmin.domain.standings.absence import Missing
from clubadmin.domain.standings.ranked import (
    OPENING,
    Cell,
    Figure,
    FigureRow,
    PeriodSum,
    RankedSeason,
    more_evenings,
)
from clubadmin.domain.standings.ranking_rule import RankingRule
from clubadmin.domain.standings.ties import LookedAt, Merits, check_ties, parted, placed

_cell = partial(tuple.__new__, Cell)  # thousands of them, each in a third of the time
_NONE: Mapping[int, int] = {}
_EVENING = itemgetter(Figure._fields.index("evening"))
_TO_NAT, _TO_WON = (range(Figure._fields.index(last) + 1) for last in ("nat", "won"))


class _Counted(NamedTuple):
    """An entrant's season as the rule counts it."""

    cells: tuple[Cell, ...]
    periods: tuple[PeriodSum, ...]
    total: int
    evenings: int
    won: int


class Season:
    """A season under a rule; `rank` may be asked for all or for the people of a group.

    What is the lowest, the average and the highest of an evening goes by all of the figures,
    also when only some are ranked.
    """

    def __init__(
        self,
        figures: Iterable[FigureRow],
        rule: RankingRule,
        evenings: Sequence[int] | None = None,
        notices: Collection[tuple[int, int]] = (),
        *,
        present: Collection[tuple[int, int]] = (),
        sat_out: Collection[tuple[int, int]] = (),
        unplayed: bool = False,
        opening: int = 0,
        unseen: Container[int] = (),
    ) -> None:
        """Take the figures in.

        Args:
            figures: one for each entrant and evening played.
            rule: which evenings count.
            evenings: the evenings held, in order; by default those that have figures.
            notices: entrant and evening of who let the club know.
            present: likewise of who is there but has no figure yet, and so is not absent.
            sat_out: likewise of who was there all evening and sat out each round for nothing:
                not absent either, and an evening towards the minimum.
            unplayed: whether who never played may have a place by what absence gave him.
            opening: how many evenings the figures of `OPENING` are of, which always count.
            unseen: of whom pits and nat of some sheet are not known.
        """
        rows = list(figures)
        self.rule = rule
        with_figures = set(map(_EVENING, rows))
        self.held = tuple(evenings if evenings is not None else sorted(with_figures))
        among = set(self.held)
        outside = not among.issuperset(with_figures)
        self._figures = [one for one in rows if _EVENING(one) in among] if outside else rows
        played: dict[int, dict[int, int]] = defaultdict(dict)  # totals by evening
        all_pits: dict[int, int] = defaultdict(int)
        all_nat: dict[int, int] = defaultdict(int)
        all_won: dict[int, dict[int, int]] = defaultdict(dict)  # win points by evening
        for entrant, evening, total, pits, nat, won in _to_won(self._figures, rule):
            played[entrant][evening] = total
            if won:
                all_won[entrant][evening] = won
            if pits:
                all_pits[entrant] += pits
            if nat:
                all_nat[entrant] += nat
        self.played, self._won, self._pits, self._nat = played, all_won, all_pits, all_nat
        self._notices = _by_entrant(notices)
        self._present = _by_entrant((*present, *sat_out))
        self._sat_out = _by_entrant(sat_out)
        self._least = rule.minimum if unplayed else max(rule.minimum, 1)
        self._periods = parts(rule, self.held)
        self._opening = opening
        self._unseen = unseen

    def rank(
        self, entrants: Collection[int] | None = None, ties: Sequence[str] = (), seed: int = 0
    ) -> tuple[RankedSeason, ...]:
        """The rows in order; who has too few evenings comes last, without a place.

        Args:
            entrants: who; by default everybody that played. Who did not play at all has no place.
            ties: tie-breaks in the order in which they decide.

        Raises:
            RankingError: an unknown tie-break.
        """
        order = check_ties(ties)
        counted = {
            one: self._counted(one)
            for one in sorted(self.played if entrants is None else set(entrants))
        }
        enough = [one for one in counted if self._enough(one, counted[one])]
        too_few = [one for one in counted if not self._enough(one, counted[one])]
        return (
            *self._rows({one: counted[one] for one in enough}, order, seed, places=True),
            *self._rows({one: counted[one] for one in too_few}, order, seed, places=False),
        )

    def _enough(self, entrant: int, counted: _Counted) -> bool:
        return bool(counted.evenings) and self._evenings_there(entrant) >= self._least

    def _evenings_there(self, entrant: int) -> int:
        played = self.played.get(entrant, _NONE)
        sat_out = self._sat_out.get(entrant, ())
        return len(played) + more_evenings(self._opening, played) + len(sat_out)

    def _rows(
        self, counted: Mapping[int, _Counted], ties: Sequence[str], seed: int, *, places: bool
    ) -> Iterator[RankedSeason]:
        evenings = (one.evenings for one in counted.values() if one.evenings)
        common = lcm(*evenings) if self.rule.averages else 0
        values = {entrant: self._value(one, common) for entrant, one in counted.items()}
        for place, entrant in placed(
            values, lambda who: self._merits(who, counted[who].won, ties), ties, seed
        ):
            one = counted[entrant]
            yield RankedSeason(
                place if places else None,
                entrant,
                one.total,
                one.total / one.evenings if one.evenings else 0.0,
                one.cells,
                self._evenings_there(entrant),
                self._pits[entrant],
                self._nat[entrant],
                one.periods,
                one.won,
            )

    def _value(self, one: _Counted, common: int) -> tuple[int, int]:
        """The ranking value; averages are over a `common` denominator, so that they are exact."""
        points = one.total * (common // one.evenings) if common and one.evenings else one.total
        return one.won if self.rule.by_wins else points, points

    def _counted(self, entrant: int) -> _Counted:
        played = self.played.get(entrant, _NONE)
        given: Mapping[int, int] = _NONE
        points = list(map(played.get, self.held))
        if self.rule.gives and None in points:
            there = self._present.get(entrant, ())
            held = [evening for evening in self.held if evening not in there]
            held = held[bool(self._opening) :]
            given = self._missing.given(held, played, self._notices.get(entrant, ()))
            points = [
                given.get(evening) if made is None else made
                for evening, made in zip(self.held, points, strict=True)
            ]
        made_won = self._won.get(entrant, _NONE)
        won = list(map(made_won.get, self.held, repeat(0))) if made_won else ()
        counts, periods = counting(self.rule, self._periods, points, won, self._opening)
        cells = zip(
            self.held,
            points,
            map(counts.__contains__, range(len(points))),
            map(given.__contains__, self.held) if given else repeat(False),
            won or repeat(0),
            repeat(False),  # what is not known, and who sat out, is told by whoever has the lists
            repeat(False),
            strict=False,
        )
        return _Counted(
            tuple(map(_cell, cells)),
            periods,
            _sum(points, counts),
            len(counts) + more_evenings(self._opening, played),
            sum([won[at] for at in counts]) if won else 0,
        )

    def parted(
        self, equals: Collection[int], ties: Sequence[str], seed: int, pair: tuple[int, int]
    ) -> tuple[LookedAt, ...]:
        """Find what parted two who ended level, as `ties.parted` tells it."""
        merits = [self._merits(one, self._counted(one).won, ties) for one in sorted(equals)]
        return parted(merits, ties, seed, pair)

    # what only some rules and tie-breaks ask for

    @cached_property
    def _made(self) -> dict[int, list[int]]:
        made: dict[int, list[int]] = defaultdict(list)
        for _, evening, total, *_ in self._figures:
            made[evening].append(total)
        return made

    @cached_property
    def _missing(self) -> Missing:
        rule = self.rule
        without = rule.unnotified if rule.parts_notice else rule.absent
        return Missing(rule.absent, without, rule.absent_most, self._made, self._opening)

    @cached_property
    def _tops(self) -> dict[int, int]:
        return self._summed("tops")

    @cached_property
    def _points(self) -> dict[int, int]:
        return self._summed("points")

    def _summed(self, field: str) -> dict[int, int]:
        at = Figure._fields.index(field)
        sums: dict[int, int] = defaultdict(int)
        for one in self._figures:  # without the field where no evening has it, as tops of points
            sums[one[0]] += sum(one[at : at + 1])
        return sums

    @cached_property
    def _highest(self) -> dict[int, int]:
        return {evening: max(made) for evening, made in self._made.items()}

    def _merits(self, entrant: int, won: int, ties: Sequence[str]) -> Merits:
        evenings = self.played.get(entrant, _NONE)
        if self._opening:  # of several evenings together
            evenings = {one: total for one, total in evenings.items() if one != OPENING}
        return Merits(
            entrant,
            self._pits[entrant],
            self._nat[entrant],
            max(evenings.values(), default=0),
            evenings,
            wins="wins" in ties and self._evenings_won(evenings),
            tops="tops" in ties and self._tops[entrant],
            points="points" in ties and self._points[entrant],
            won=won,
            unseen=entrant in self._unseen,
        )

    def _evenings_won(self, evenings: Mapping[int, int]) -> int:
        return sum(total == self._highest[evening] for evening, total in evenings.items())


def _to_won(rows: Sequence[FigureRow], rule: RankingRule) -> Iterable[FigureRow]:
    """The six fields up to win points, which are 0 under a rule that does not ask for them."""
    width = len(rows[0]) if rows else 0
    if rule.win and width > len(_TO_NAT):
        return rows if width == len(_TO_WON) else map(itemgetter(*_TO_WON), rows)
    without = rows if width == len(_TO_NAT) else map(itemgetter(*_TO_NAT), rows)
    return map(add, without, repeat((0,)))


def _by_entrant(pairs: Collection[tuple[int, int]]) -> Mapping[int, set[int]]:
    found: dict[int, set[int]] = defaultdict(set)
    for entrant, evening in pairs:
        found[entrant].add(evening)
    return found


Points = Sequence[int | None]
"""What somebody has of each evening; None: nothing, not even an evening of 0."""


def parts(rule: RankingRule, held: Sequence[int]) -> list[list[int]]:
    """The places in `held` of each period that has an evening; without periods one part."""
    return [
        list(period)
        for _, period in groupby(range(len(held)), key=lambda at: rule.period_of(held[at]))
    ]


def counting(
    rule: RankingRule,
    periods: Sequence[Sequence[int]],
    points: Points,
    won: Sequence[int],
    opening: int = 0,
) -> tuple[set[int], tuple[PeriodSum, ...]]:
    """The places of the evenings that count, and what each period comes to.

    Of equal evenings the earliest counts, of equal periods likewise. Where win points decide,
    an evening with more of them is the better one.

    Args:
        rule: how many count.
        periods: as `parts` gives them.
        points: by place.
        won: win points by place; () where there are none.
        opening: how many evenings the first place is of; 0: it is one as the others.
    """
    won = won if rule.by_wins else ()
    if not rule.has_periods:
        return set(_best(rule, range(len(points)), points, won, opening)), ()
    best = [_best(rule, period, points, won, opening) for period in periods]
    totals = [_sum(points, chosen) for chosen in best]
    taken = [at for at, chosen in enumerate(best) if chosen]
    if rule.best_periods:
        worth = _worth(rule, totals, best, won)
        taken = sorted(taken, key=worth.__getitem__, reverse=True)[: rule.best_periods]
    sums = tuple(map(PeriodSum, totals, map(taken.__contains__, range(len(best)))))
    return {place for at in taken for place in best[at]}, sums


def _sum(points: Points, chosen: Iterable[int]) -> int:
    """Add up the points of chosen evenings, all of which were played."""
    return sum(map(points.__getitem__, chosen))  # type: ignore[arg-type]  # none is None


def _best(
    rule: RankingRule, among: Sequence[int], points: Points, won: Sequence[int], opening: int
) -> list[int]:
    """The best of these places; of equal ones the earliest, and an opening stand before all."""
    there = [at for at in among if points[at] is not None]
    if not rule.best:
        return there
    first = there[:1] if opening and there[:1] == [0] else []
    there = there[len(first) :]
    there.sort(key=points.__getitem__, reverse=True)  # type: ignore[arg-type]  # none is None
    if won:
        there.sort(key=won.__getitem__, reverse=True)  # of as many the order of before stays
    return [*first, *there[: max(rule.best - opening * len(first), 0)]]


def _worth(
    rule: RankingRule, totals: Sequence[int], best: Sequence[Sequence[int]], won: Sequence[int]
) -> list[tuple[int, int]]:
    """Work out the worth of each period; averages are over a common denominator."""
    values = list(totals)
    if rule.averages:
        counts = [len(chosen) or 1 for chosen in best]
        common = lcm(*counts)
        values = [total * (common // count) for total, count in zip(totals, counts, strict=True)]
    first = [sum([won[at] for at in chosen]) for chosen in best] if won else values
    return list(zip(first, values, strict=True))

"""Scores needed on the evenings that are left, for each place.

Everybody can still make from 0 to so many points on each evening to come, or stay away. What is
said of that is exact under these conditions:

- the value of a season never falls when somebody makes more on an evening that he plays
  (`proved`);
- staying away may be worth more than playing: every way to do so is gone through, or
  it is said that nothing is proved;
- tie-breaks of an evening to come are not known: who would be level may get the place, and has it
  for certain only where the rule has no tie-breaks and equals share a place;
- people at one table hinder each other, which is left out: what is certain is so all the more,
  and what is out of reach as well.
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product
from math import prod

from clubadmin.domain.standings.ranked import Figure, RankedSeason
from clubadmin.domain.standings.ranking_rule import RankingRule
from clubadmin.domain.standings.season import Season

MOST_WAYS = 256  # that are gone through; with more of them nothing is proved
_PLENTY = 1_000_000  # points: more than anybody is behind after a whole season


@dataclass(frozen=True)
class Coming:
    """An evening that is to be played, or to be finished.

    `most` is the most that anybody can make on it (of win points where these decide); `so_far`
    what people have on it already, which is not in `most`, and `left` in place of `most` of who has
    played more of it than others. `there` are those who play it, where
    that is known: nobody else can make anything on it.
    """

    evening: int
    most: int
    so_far: Mapping[int, int] = field(default_factory=dict)
    there: Collection[int] | None = None
    left: Mapping[int, int] = field(default_factory=dict)


def by_the_evening(rule: RankingRule) -> bool:
    """Whether an absence is worth what the others make of that evening."""
    worths = (rule.absent, rule.unnotified)
    return any(one and one.kind in ("lowest", "average", "half") for one in worths)


def away_may_pay(rule: RankingRule, figures: Iterable[Figure], coming: Sequence[Coming]) -> bool:
    """Whether somebody could gain by missing an evening on which he may make the most.

    So where a missed evening is worth more than that, or where an average that is higher counts:
    his own for an absence, or that of the season, which the evening would bring down. Win points
    are made by playing only.
    """
    if rule.by_wins:
        return False
    most = min(one.most for one in coming)
    worths = [one for one in (rule.absent, rule.unnotified) if one is not None]
    if any(one.kind == "points" and one.points > most for one in worths):
        return True
    averaged = rule.averages or any(one.kind == "own-average" for one in worths)
    return averaged and any(one.total > most for one in figures)


def ways_to_stay_away(
    rule: RankingRule, coming: Sequence[Coming], notices: Collection[tuple[int, int]]
) -> tuple[tuple[frozenset[int], ...], bool]:
    """Evenings to be away from, every way that can make a difference, and whether these are all.

    Of evenings of one period that are alike in everything only the number counts. The first way
    is to be away from none.
    """
    alike: dict[tuple[int, int, int | None], list[int]] = {}
    told = {evening for _, evening in notices}
    for one in coming:
        apart = one.evening in told or one.so_far or one.there is not None
        key = (rule.period_of(one.evening), one.most, one.evening if apart else None)
        alike.setdefault(key, []).append(one.evening)
    groups = list(alike.values())
    if prod(len(group) + 1 for group in groups) > MOST_WAYS:
        none: frozenset[int] = frozenset()
        whole = [frozenset(group) for group in groups]
        return (none, *whole, none.union(*whole)), False
    return tuple(_ways(groups)), True


def _ways(groups: Sequence[Sequence[int]]) -> Iterator[frozenset[int]]:
    for counts in product(*(range(len(group) + 1) for group in groups)):
        yield frozenset(
            evening
            for group, count in zip(groups, counts, strict=True)
            for evening in group[:count]
        )


Value = tuple[int | Fraction, int | Fraction]
"""By which a place goes: win points where these decide, then the sum or the average."""


@dataclass(frozen=True)
class Target:
    """A place, and what somebody needs for it on each of the evenings to come.

    Where an evening that is going on is all that is left, what he needs beside what he has on it.

    `certain`: he has it, whatever anybody does. `least`: from here on it is possible, when the
    others fail; None: out of reach by playing. `likely`: this is enough when the others make what
    is expected of them. `enough`: this is enough whatever the others do; None: it is not in his
    own hands. `away`: out of reach by playing them all, but to be had by staying away.

    Where it is not proved, nothing is `certain` and nothing `enough`.
    """

    place: int
    certain: bool
    least: int | None
    likely: int | None
    enough: int | None
    away: bool = False

    @property
    def reachable(self) -> bool:
        """Whether it can still be had."""
        return self.least is not None or self.away


def proved(rule: RankingRule) -> bool:
    """Whether more points on an evening never make a season worth less under this rule.

    Not so where the best periods count by their averages: a period of many evenings may come in
    the place of one of few, and the average of all that count may go down by that.
    """
    return not (rule.averages and rule.best_periods)


class Prospects:
    """The prospects of a season."""

    def __init__(
        self,
        figures: Iterable[Figure],
        rule: RankingRule,
        held: Sequence[int],
        coming: Sequence[Coming],
        *,
        notices: Collection[tuple[int, int]] = (),
        sat_out: Collection[tuple[int, int]] = (),
        shares: bool = False,
        opening: int = 0,
    ) -> None:
        """Take the season in.

        Args:
            figures: of the evenings held.
            rule: by which it is ranked.
            held: the numbers of the evenings held, without those to come.
            coming: the evenings to come, in order; at least one.
            notices: entrant and evening of who let the club know that he would not come.
            sat_out: likewise of who was there and played no round.
            shares: whether equals share a place, for the rule has no tie-breaks.
            opening: how many evenings an opening stand is of.
        """
        ahead = {one.evening for one in coming}
        self.rule = rule
        self.coming = tuple(coming)
        self.shares = shares
        self._evenings = (*(one for one in held if one not in ahead), *sorted(ahead))
        self._figures = [one for one in figures if one.evening not in ahead]
        self._of: dict[int, list[Figure]] = defaultdict(list)
        for one in self._figures:
            self._of[one.entrant].append(one)
        self._apart = not by_the_evening(rule)
        self._notices, self._sat_out, self._opening = notices, sat_out, opening
        self.most = max(one.most for one in coming)
        self._ways: tuple[frozenset[int], ...] = (frozenset(),)
        self.proved = proved(rule)
        if away_may_pay(rule, self._figures, self.coming):
            self._ways, every = ways_to_stay_away(rule, self.coming, notices)
            self.proved = self.proved and every and self._apart

    def targets(
        self,
        entrants: Collection[int],
        places: Sequence[int],
        expected: Mapping[int, int],
        progress: Callable[[int, int], None] = lambda _done, _all: None,
    ) -> dict[int, tuple[Target, ...]]:
        """Work out what each of some people who are ranked together needs for each place.

        Args:
            entrants: who are ranked together.
            places: which places, from 1.
            expected: what each is expected to make on each evening to come; who is not in it
                stays away.
            progress: is told how much is done.
        """
        high = self._highest(entrants)
        low = self._lowest(entrants)
        likely = self._values(entrants, expected)
        found: dict[int, list[Target]] = {one: [] for one in entrants}
        for done, place in enumerate(places):
            progress(done, len(places))
            floor = _bar(entrants, low, place)
            least = self._from(entrants, floor, strictly=False, lucky=True)
            enough = self._from(entrants, _bar(entrants, high, place), strictly=not self.shares)
            middle = self._from(entrants, _bar(entrants, likely, place), strictly=not self.shares)
            bar = _bar(entrants, high, place)
            for one in entrants:
                certain = self._beats(low[one], bar[one], strictly=not self.shares)
                away = least[one] is None and self._beats(high[one], floor[one], strictly=False)
                found[one].append(
                    Target(
                        place,
                        certain and self.proved,
                        least[one],
                        middle[one],
                        enough[one] if self.proved else None,
                        away,
                    )
                )
        return {one: tuple(targets) for one, targets in found.items()}

    def season(self, entrants: Collection[int], made: Mapping[int, int]) -> dict[int, RankedSeason]:
        """Everybody's season when these make so much on each evening to come; others stay away."""
        return self._ranked(entrants, made, lucky=False)

    def _highest(self, entrants: Collection[int]) -> dict[int, Value | None]:
        """The most that each can come to, by playing or by staying away where that pays."""
        best: dict[int, Value | None] = dict.fromkeys(entrants)
        made = dict.fromkeys(entrants, self.most)
        for way in self._ways:
            for one, value in self._values(entrants, made, lucky=True, away=way).items():
                if value is not None:
                    best[one] = max(value, best[one] or value)
        return best

    def _lowest(self, entrants: Collection[int]) -> dict[int, Value | None]:
        """Work out the lowest worths: an evening of 0, but no place at all for too few evenings."""
        away = self._values(entrants, {})
        zero = self._values(entrants, dict.fromkeys(entrants, 0))
        return {one: zero[one] if away[one] is not None else None for one in entrants}

    def _from(
        self,
        entrants: Collection[int],
        bar: Mapping[int, Value | None],
        *,
        strictly: bool,
        lucky: bool = False,
    ) -> dict[int, int | None]:
        """The fewest points with which each gets over his bar; None: not even with the most."""

        def over(made: Mapping[int, int]) -> dict[int, bool]:
            values = self._values(made.keys(), made, lucky=lucky)
            return {one: self._beats(values[one], bar[one], strictly=strictly) for one in made}

        able = over(dict.fromkeys(entrants, self.most))
        low = {one: 0 for one in entrants if able[one]}
        high = dict.fromkeys(low, self.most)
        while middle := {one: (low[one] + high[one]) // 2 for one in low if low[one] < high[one]}:
            for one, there in over(middle).items():
                if there:
                    high[one] = middle[one]
                else:
                    low[one] = middle[one] + 1
        return {one: high.get(one) for one in entrants}

    def _beats(self, value: Value | None, bar: Value | None, *, strictly: bool) -> bool:
        if value is None:
            return False
        return bar is None or value > bar or (value == bar and not strictly)

    def _values(
        self,
        entrants: Collection[int],
        made: Mapping[int, int],
        *,
        lucky: bool = False,
        away: Collection[int] = (),
    ) -> dict[int, Value | None]:
        """Work out the worth of everybody's season; None: no place.

        Those not in `made` stay away, and everybody does from the evenings of `away`.
        """
        ranked = self._ranked(entrants, made, lucky=lucky, away=away)
        return {one: self._value(ranked[one]) for one in entrants}

    def _value(self, one: RankedSeason) -> Value | None:
        if one.place is None:
            return None
        points = self.rule.exactly(one.cells, self._opening)
        return (one.won if self.rule.by_wins else points, points)

    def _ranked(
        self,
        entrants: Collection[int],
        made: Mapping[int, int],
        *,
        lucky: bool,
        away: Collection[int] = (),
    ) -> dict[int, RankedSeason]:
        figures = [*self._figures]
        if self._apart:
            figures = [figure for who in entrants for figure in self._of[who]]
        for one in self.coming:
            for who in entrants if one.there is None else one.there:
                so_far = one.so_far.get(who)
                if (who in made and one.evening not in away) or so_far is not None:
                    extra = self._extra(one, who, made.get(who, 0))
                    figures.append(self._figure(who, one.evening, so_far or 0, extra, lucky))
        season = Season(
            figures,
            self.rule,
            self._evenings,
            self._notices,
            sat_out=self._sat_out,
            opening=self._opening,
        )
        return {one.entrant: one for one in season.rank(entrants)}

    def _extra(self, one: Coming, who: int, made: int) -> int:
        """The points that come on top of those an entrant has on an evening already.

        Where that evening is all that is left it is what is asked about; where more are to come
        it is what lacks to as much as on each of those.
        """
        wanted = made if len(self.coming) == 1 else made - one.so_far.get(who, 0)
        return min(max(wanted, 0), one.left.get(who, one.most))

    def _figure(self, who: int, evening: int, so_far: int, extra: int, lucky: bool) -> Figure:
        """An evening to come; where win points decide, points are none or plenty."""
        if self.rule.by_wins:
            return Figure(who, evening, _PLENTY if lucky else 0, won=so_far + extra)
        return Figure(who, evening, so_far + extra)


def _bar(
    entrants: Collection[int], values: Mapping[int, Value | None], place: int
) -> dict[int, Value | None]:
    """The bar for each entrant: the value of the other who would get the last of the places."""
    ordered = sorted(
        ((value, one) for one in entrants if (value := values[one]) is not None), reverse=True
    )
    within = {one for _, one in ordered[:place]}
    bars: dict[int, Value | None] = {}
    for one in entrants:
        at = place if one in within else place - 1
        bars[one] = ordered[at][0] if at < len(ordered) else None
    return bars

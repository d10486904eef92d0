"""The standings of a season worked out, by trying every choice there is."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from tests.property.by_the_texts.case import Rule
from tests.property.by_the_texts.evening import Figures, half_up

Who = str
Season = Mapping[int, Mapping[Who, Figures]]
"""By evening everybody who was there."""


@dataclass(frozen=True)
class Row:
    """The season of somebody."""

    place: int | None
    total: int
    count: int
    won: int
    cells: Mapping[int, int]  # what each evening is worth, given ones too
    given: frozenset[int]

    @property
    def average(self) -> Fraction:
        """The average of the evenings that count."""
        return Fraction(self.total, self.count) if self.count else Fraction(0)


def standings(
    season: Season,
    rule: Rule,
    ties: Sequence[str],
    told: Collection[tuple[int, Who]],
    untold: Collection[tuple[int, Who]] = (),
) -> dict[Who, Row]:
    """Everybody's row, the places with ties.

    Args:
        season: the figures of each evening held.
        rule: by which it is ranked.
        ties: what parts equals, in order.
        told: evenings and who was away from them with notice.
        untold: and who without.
    """
    people = {who for those in season.values() for who in those}
    noted = {who for _, who in (*told, *untold)} - people
    rows = {
        who: _row(who, season, rule, {at for at, one in told if one == who})
        for who in people | noted
    }
    rows = {who: row for who, row in rows.items() if who in people or row.given}
    ranked = [
        who for who, row in rows.items()
        if row.count and _played(season, who) >= max(1, rule.min)
    ]  # fmt: skip
    groups: dict[tuple[int, Fraction], list[Who]] = {}
    for who in ranked:
        groups.setdefault(_score(rows[who], rule), []).append(who)
    places: dict[Who, int] = {}
    for score in sorted(groups, reverse=True):
        for equals in _parted(groups[score], ties, season, rows):
            place = len(places) + 1
            places |= dict.fromkeys(equals, place)
    return {
        who: Row(places.get(who), row.total, row.count, row.won, row.cells, row.given)
        for who, row in rows.items()
    }


def placed(evening: Mapping[int, Figures], ties: Sequence[str]) -> dict[int, int]:
    """The places of one evening by the same tie-breaks; who has nothing comes after who made 0."""
    season = {1: {str(who): of for who, of in evening.items() if not of.nothing}}
    rows = standings(season, Rule(), ties, ())  # win points are of the season alone
    last = len(rows) + 1
    return {who: (rows[str(who)].place if str(who) in rows else last) or 0 for who in evening}


def _played(season: Season, who: Who) -> int:
    return sum(who in those for those in season.values())


def _score(row: Row, rule: Rule) -> tuple[int, Fraction]:
    points = row.average if "average" in rule.kind else Fraction(row.total)
    return (row.won if rule.by_wins else 0, points)


def _row(who: Who, season: Season, rule: Rule, told: Collection[int]) -> Row:
    there = {at: those[who] for at, those in season.items() if who in those}
    own = {at: of.total for at, of in there.items() if not of.nothing}
    cells, given, missed = dict(own), set(), 0
    for at in sorted(season):
        if at in there:
            continue
        missed += 1
        if rule.most and missed > rule.most:
            continue
        noted = at in told or not rule.unnotified
        points = _absence(rule.absent if noted else rule.unnotified, season[at], own)
        if points is not None:
            cells[at] = points
            given.add(at)
    won = {at: season[at][who].won if rule.win else 0 for at in own}
    counts: list[int] = []
    for period in _best_periods(_periods(season, rule), cells, won, rule):
        counts += period
    total = sum(cells[at] for at in counts)
    wins = sum(won.get(at, 0) for at in counts)
    return Row(None, total, len(counts), wins, cells, frozenset(given))


def _absence(said: str, there: Mapping[Who, Figures], own: Mapping[int, int]) -> int | None:
    if said in ("", "none"):
        return None
    own_average = said.startswith("own-average")
    what, _, less = said.removeprefix("own-").partition("-")
    points: int | None
    if what.isdigit():
        points = int(what)
    elif own_average:
        points = half_up(Fraction(sum(own.values()), len(own))) if own else None
        if points is not None and "/" in what:
            points = min(points, int(what.partition("/")[2]))
    else:
        made = [of.total for of in there.values() if not of.nothing]
        points = None
        if made:
            mean = Fraction(sum(made), len(made))
            points = {"lowest": min(made), "average": half_up(mean), "half": half_up(mean / 2)}[
                what
            ]
    if points is None or not less:
        return points
    return max(0, points - int(less))


def _periods(season: Season, rule: Rule) -> list[list[int]]:
    held = sorted(season)
    if not rule.periods:
        return [held]
    if "+" in rule.periods:
        starts = [int(one) for one in rule.periods.split("+")]
    else:
        starts = list(range(1, max(held, default=1) + 1, int(rule.periods)))
    return [
        [at for at in held if start <= at < end]
        for start, end in zip(starts, [*starts[1:], 10**6], strict=True)
    ]


def _best_periods(
    periods: Sequence[Sequence[int]],
    cells: Mapping[int, int],
    won: Mapping[int, int],
    rule: Rule,
) -> list[tuple[int, ...]]:
    """The evenings that count of each of the periods that count."""
    chosen = []
    for period in periods:
        there = [at for at in period if at in cells]
        many = min(rule.best, len(there)) if "best" in rule.kind else len(there)
        best = max(
            combinations(there, many),
            key=lambda some: sorted(
                ((won.get(at, 0) if rule.by_wins else 0, cells[at]) for at in some), reverse=True
            ),
        )
        if best:
            chosen.append(best)

    def worth(some: tuple[int, ...]) -> tuple[int, Fraction]:
        total = Fraction(sum(cells[at] for at in some))
        wins = sum(won.get(at, 0) for at in some) if rule.by_wins else 0
        return wins, total / len(some) if "average" in rule.kind else total

    if rule.best_periods:
        chosen = sorted(chosen, key=worth, reverse=True)[: rule.best_periods]
    return chosen


def _parted(
    equals: Sequence[Who], ties: Sequence[str], season: Season, rows: Mapping[Who, Row]
) -> Iterator[list[Who]]:
    """Order entrants who are level from best to worst; those who stay level stand together."""
    if not ties or len(equals) == 1:
        yield list(equals)
        return
    answers = {who: _asked(ties[0], who, equals, season, rows) for who in equals}
    for answer in sorted(set(answers.values()), reverse=True):
        those = [who for who in equals if answers[who] == answer]
        yield from _parted(those, ties[1:], season, rows)


def _asked(
    tie: str, who: Who, equals: Sequence[Who], season: Season, rows: Mapping[Who, Row]
) -> int:
    """The figure that a tie-break looks at; more is better."""
    made = {  # who sat out for nothing did not play
        at: {one: of for one, of in those.items() if not of.nothing} for at, those in season.items()
    }
    own = {at: those[who] for at, those in made.items() if who in those}
    if tie == "win-points":
        return rows[who].won
    if tie == "wins":  # a shared highest total is an evening won for each
        return sum(
            of.total == max(one.total for one in made[at].values()) for at, of in own.items()
        )
    if tie == "mutual":
        met = [
            (of.total, made[at][other].total)
            for other in equals
            for at, of in own.items()
            if other in made[at]
        ]
        return sum((one > two) - (one < two) for one, two in met)
    if tie == "best-evening":
        return max((of.total for of in own.values()), default=0)
    found = sum(getattr(of, tie) for of in own.values())
    return -found if tie == "nat" else found

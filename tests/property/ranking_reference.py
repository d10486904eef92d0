"""A season ranked from the words of the rule alone: slow, and by another way than the program's.

What counts is found by trying every choice of evenings, and every choice of periods; a place is
counted from who is better. Nothing here comes from `domain.competition` but the figures.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

Made = Mapping[int, Mapping[int, tuple[int, int]]]
"""By person and evening: points, and win points."""


@dataclass(frozen=True)
class Words:
    """A rule as somebody would say it."""

    averages: bool = False
    best: int | None = None
    minimum: int = 0
    told: str | None = None  # what absence is worth to who let the club know
    untold: str | None = None
    most: int | None = None
    starts: tuple[int, ...] = ()  # first evening of each period
    best_periods: int | None = None
    by_wins: bool = False


@dataclass(frozen=True)
class Row:
    """What comes out for somebody."""

    person: int
    ranked: bool
    total: int
    count: int
    won: int
    place: int | None
    evenings: Mapping[int, int]  # what each is worth, given ones as well
    given: frozenset[int]
    period_sums: tuple[int, ...]


def table(
    made: Made, held: Sequence[int], words: Words, told: frozenset[tuple[int, int]]
) -> dict[int, Row]:
    """Everybody's row, without tie-breaks: equals share a place."""
    rows = {person: _row(person, made, held, words, told) for person in made}
    found = {}
    for person, row in rows.items():
        above = sum(
            other.ranked == row.ranked and _value(other, words) > _value(row, words)
            for other in rows.values()
        )
        found[person] = Row(**{**vars(row), "place": above + 1 if row.ranked else None})
    return found


def _value(row: Row, words: Words) -> tuple[int, Fraction]:
    points = Fraction(row.total, row.count) if words.averages and row.count else row.total
    return (row.won if words.by_wins else 0, Fraction(points))


def _row(
    person: int,
    made: Made,
    held: Sequence[int],
    words: Words,
    told: frozenset[tuple[int, int]],
) -> Row:
    own = {evening: made[person][evening] for evening in held if evening in made[person]}
    worth = {evening: points for evening, (points, _) in own.items()}
    given = set()
    absences = 0
    for evening in held:
        if evening in own:
            continue
        absences += 1
        if words.most is not None and absences > words.most:
            continue
        said = words.told if (person, evening) in told else words.untold
        points = _absence(said, evening, own, made)
        if points is not None:
            worth[evening] = points
            given.add(evening)
    won = {evening: win for evening, (_, win) in own.items()}
    periods = _periods(held, words)
    choices = [_best_choice(period, worth, won, words) for period in periods]
    having = [choice for choice in choices if choice]
    many = len(having) if words.best_periods is None else min(words.best_periods, len(having))
    chosen = max(
        combinations(having, many),
        key=lambda some: sorted((_worth(one, worth, won, words) for one in some), reverse=True),
    )
    counted = [evening for choice in chosen for evening in choice]
    return Row(
        person=person,
        ranked=bool(counted) and len(own) >= max(1, words.minimum),  # who never played has none
        total=sum(worth[evening] for evening in counted),
        count=len(counted),
        won=sum(won.get(evening, 0) for evening in counted),
        place=None,
        evenings=worth,
        given=frozenset(given),
        period_sums=tuple(sum(worth[evening] for evening in choice) for choice in choices),
    )


def _absence(
    said: str | None, evening: int, own: Mapping[int, tuple[int, int]], made: Made
) -> int | None:
    if said is None or said == "none":
        return None
    said, _, less = said.partition("-") if not said.startswith("own-") else _of_his_own(said)
    if less:
        whole = _absence(said, evening, own, made)
        return None if whole is None else max(0, whole - int(less))
    if said.isdigit():
        return int(said)
    if said.startswith("own-average"):
        if not own:
            return None
        average = _round(Fraction(sum(points for points, _ in own.values()), len(own)))
        _, _, most = said.partition("/")
        return min(average, int(most)) if most else average
    there = [evenings[evening][0] for evenings in made.values() if evening in evenings]
    if not there:
        return None
    if said == "lowest":
        return min(there)
    mean = Fraction(sum(there), len(there))
    return _round(mean / 2 if said == "half" else mean)


def _of_his_own(said: str) -> tuple[str, str, str]:
    """Split "own-average/1450-100", which has a dash of its own."""
    kind, _, less = said.removeprefix("own-").partition("-")
    return f"own-{kind}", "", less


def _round(value: Fraction) -> int:
    """A half goes up."""
    below = value.numerator // value.denominator
    return below + (value - below >= Fraction(1, 2))


def _periods(held: Sequence[int], words: Words) -> list[list[int]]:
    if not words.starts:
        return [list(held)]
    ends = [*words.starts[1:], 10**9]
    parts = [
        [evening for evening in held if first <= evening < end]
        for first, end in zip(words.starts, ends, strict=True)
    ]
    return [part for part in parts if part]


def _best_choice(
    period: Sequence[int], worth: Mapping[int, int], won: Mapping[int, int], words: Words
) -> tuple[int, ...]:
    there = [evening for evening in period if evening in worth]
    many = len(there) if words.best is None else min(words.best, len(there))
    return max(
        combinations(there, many),
        key=lambda some: sorted(
            ((won.get(one, 0) if words.by_wins else 0, worth[one]) for one in some), reverse=True
        ),
    )


def _worth(
    choice: Sequence[int], worth: Mapping[int, int], won: Mapping[int, int], words: Words
) -> tuple[int, Fraction]:
    total = sum(worth[evening] for evening in choice)
    value = Fraction(total, len(choice)) if words.averages else Fraction(total)
    return (sum(won.get(evening, 0) for evening in choice) if words.by_wins else 0, value)

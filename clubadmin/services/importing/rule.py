"""Under which rule the totals of a list come out: all evenings, the best of them, an average."""

from collections.abc import Sequence
from dataclasses import dataclass

from clubadmin.services.importing.order import likely

_FEWEST = 3  # rows that a rule other than the sum must explain
_NEAR = 0.051  # averages are written with one decimal, or rounded or cut to a whole number


@dataclass(frozen=True)
class CountingRule:
    """How a total comes from the evenings of a row."""

    best: int | None = None  # so many evenings count; None for all
    average: bool = False  # the total is their average
    absent: int | None = None  # points for each evening missed

    @property
    def name(self) -> str:
        """The rule as `clubadmin standings --rule` has it."""
        made = {
            (False, False): "sum",
            (False, True): "average",
            (True, False): f"best:{self.best}",
            (True, True): f"average-best:{self.best}",
        }[self.best is not None, self.average]
        return made if self.absent is None else f"{made},absent:{self.absent}"

    def of(self, evenings: Sequence[int | None]) -> float:
        """The total of these evenings; None is one that was missed."""
        missed = [] if self.absent is None else [self.absent] * evenings.count(None)
        made = sorted([*(one for one in evenings if one is not None), *missed], reverse=True)
        counted = made[: self.best]
        total = sum(counted)
        return total / max(len(counted), 1) if self.average else total

    def gives(self, evenings: Sequence[int | None], told: float) -> bool:
        """Whether these evenings make what stands there."""
        total = self.of(evenings)
        if not self.average:
            return total == told
        whole = told == int(told)
        return (
            abs(total - told) < _NEAR
            or (whole and -0.501 <= told - total <= 0.501)
            or (whole and int(total) == told)
        )

    def meant(self, evenings: Sequence[int | None], at: int, told: float) -> int | None:
        """Solve for the score that makes the total right; None where none does."""
        others = [one for place, one in enumerate(evenings) if place != at]
        known = sorted((one for one in others if one is not None), reverse=True)
        rest = known if self.best is None else known[: self.best - 1]
        missed = 0 if self.absent is None else self.absent * others.count(None)
        total = told * (len(rest) + 1) if self.average else told
        value = round(total - sum(rest) - missed)
        tried = [*evenings[:at], value, *evenings[at + 1 :]]
        return value if value > 0 and self.gives(tried, told) else None

    def slips(
        self, evenings: Sequence[int | None], at: int, told: float, possible: tuple[int, int]
    ) -> list[int]:
        """List slips of a score that does not count, by which the total stays.

        Args:
            evenings: of the row.
            at: which of them.
            told: the total as it stands.
            possible: the least and the most that somebody can have made there.
        """
        was = evenings[at]
        before, after = evenings[:at], evenings[at + 1 :]
        if was is None or self.best is None or not self.gives([*before, None, *after], told):
            return []
        return [
            value
            for value in likely(was, *possible, few=False)
            if self.gives([*before, value, *after], told)
        ]


SUM = CountingRule()


def rule_of(
    rows: Sequence[tuple[Sequence[int | None], float]], *, average: bool = False
) -> CountingRule | None:
    """The rule that explains most rows; None where it explains fewer than half of them.

    Args:
        rows: the evenings of each, and what stands there for them.
        average: they are said to be averages.
    """
    if not rows:
        return None
    first_of_all = CountingRule(average=average)
    if all(first_of_all.gives(*row) for row in rows):
        return first_of_all
    widest = max(len(evenings) for evenings, _ in rows)
    plain = [CountingRule(average=average)]
    plain += [CountingRule(best, average) for best in range(widest - 1, 0, -1)]
    if not average:
        plain += [CountingRule(None, average=True)]
        plain += [CountingRule(best, average=True) for best in range(widest - 1, 1, -1)]
        plain += [CountingRule(absent=one) for one in _absent(rows)]
    counted = [(sum(one.gives(*row) for row in rows), one) for one in plain]
    most, found = max(counted, key=lambda one: one[0])
    first = counted[0][0]
    if found != plain[0] and most < max(_FEWEST, first + 1):
        most, found = counted[0]
    return found if 2 * most >= len(rows) else None


def _absent(rows: Sequence[tuple[Sequence[int | None], float]]) -> list[int]:
    """Guess the worth of a missed evening."""
    found: dict[int, int] = {}
    for evenings, told in rows:
        missed = list(evenings).count(None)
        more = told - sum(one for one in evenings if one is not None)
        if missed and more > 0 and more % missed == 0:
            worth = int(more // missed)
            found[worth] = found.get(worth, 0) + 1
    return [worth for worth, times in found.items() if times >= _FEWEST]

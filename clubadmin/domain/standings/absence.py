"""The worth of a missed evening in a season, by the rule of the club."""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from clubadmin.domain.standings.ranked import more_evenings

WorthKind = Literal["points", "lowest", "own-average", "average", "half", "none"]

_POINTS = re.compile(r"[0-9]{1,7}")
_MADE = re.compile(
    "(lowest|average|half|own-average)"
    "(?:(?<=own-average) ?/ ?([1-9][0-9]{0,6}))?(?: ?- ?([1-9][0-9]{0,6}))?"
)


@dataclass(frozen=True)
class Worth:
    """The worth of an absence; `points` are those of `points`, or the most of `own-average`.

    `lowest`, `average` and `half` (of the average) go by what was made on the evening that was
    missed; `none` is no evening at all, where 0 points are an evening with nothing. Averages are
    whole points, a half upwards. What is made less than nothing by `less` is nothing.
    """

    kind: WorthKind
    points: int = 0  # of `own-average`: at most this; 0: no limit
    less: int = 0  # points off what the kind says; of `points` and `none`: 0

    @property
    def text(self) -> str:
        """The worth as it stands in a rule; `read_worth` reads it back."""
        if self.kind == "points":
            return str(self.points)
        most = f"/{self.points}" if self.points else ""
        return f"{self.kind}{most}{f'-{self.less}' if self.less else ''}"


def read_worth(text: str) -> Worth | None:
    """Read `4000`, `lowest`, `average`, `half`, `own-average`, `own-average/1450` or `none`.

    Points may come off what is made: `lowest-100`. None when it is nothing of these.
    """
    if text == "none":
        return Worth("none")
    if _POINTS.fullmatch(text):
        return Worth("points", int(text))
    found = _MADE.fullmatch(text)
    if found is None:
        return None
    return Worth(found[1], int(found[2] or 0), int(found[3] or 0))  # type: ignore[arg-type]


@dataclass(frozen=True)
class Missing:
    """The worth of absences in a season: with notice, without it, and how often."""

    notified: Worth | None
    unnotified: Worth | None
    most: int  # only so many, the first ones; 0: all
    made: Mapping[int, Sequence[int]]  # by evening: what everybody made who was there
    opening: int = 0  # how many evenings an opening stand is of

    def given(
        self, held: Sequence[int], played: Mapping[int, int], notices: Collection[int]
    ) -> dict[int, int]:
        """Give the points for each missed evening that is worth anything.

        Args:
            held: the evenings, in order.
            played: what was made on the evenings played.
            notices: the evenings of which the club was told.
        """
        missed = [evening for evening in held if evening not in played]
        found: dict[int, int] = {}
        for evening in missed[: self.most] if self.most else missed:
            worth = self.notified if evening in notices else self.unnotified
            points = self._points(worth, evening, played) if worth else None
            if worth is not None and points is not None:
                found[evening] = max(0, points - worth.less)
        return found

    def _points(self, worth: Worth, evening: int, played: Mapping[int, int]) -> int | None:
        if worth.kind == "points":
            return worth.points
        if worth.kind == "own-average":
            evenings = len(played) + more_evenings(self.opening, played)
            own = rounded(sum(played.values()), evenings) if played else None
            return min(own, worth.points) if own is not None and worth.points else own
        made = self.made.get(evening, ())
        if worth.kind == "none" or not made:
            return None
        if worth.kind == "lowest":
            return min(made)
        return rounded(sum(made), len(made) * (2 if worth.kind == "half" else 1))


def rounded(total: int, count: int) -> int:
    """The average as whole points, a half upwards."""
    return (2 * total + count) // (2 * count)

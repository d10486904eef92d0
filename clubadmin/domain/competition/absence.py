"""What a missed evening is worth in a season, by the rule of the club."""

import re
from dataclasses import dataclass
from typing import Literal

WorthKind = Literal["points", "lowest", "own-average", "average", "half", "none"]

_POINTS = re.compile(r"[0-9]{1,7}")
_CAPPED = re.compile(r"own-average ?/ ?([0-9]{1,7})")
_NAMED: dict[str, WorthKind] = {
    "lowest": "lowest",
    "own-average": "own-average",
    "average": "average",
    "half": "half",
    "none": "none",
}


@dataclass(frozen=True)
class Worth:
    """What an absence is worth; `points` are those of `points`, or the most of `own-average`.

    `lowest`, `average` and `half` (of the average) go by what was made on the evening that was
    missed; `none` is no evening at all, where 0 points are an evening with nothing.
    """

    kind: WorthKind
    points: int = 0  # of `own-average`: at most this; 0: no limit

    @property
    def text(self) -> str:
        """As it stands in a rule; `read_worth` reads it back."""
        if self.kind == "points":
            return str(self.points)
        if self.kind == "own-average" and self.points:
            return f"own-average/{self.points}"
        return self.kind


def read_worth(text: str) -> Worth | None:
    """Read `4000`, `lowest`, `own-average`, `own-average/1450`, `average`, `half` or `none`.

    None when it is nothing of these.
    """
    if text in _NAMED:
        return Worth(_NAMED[text])
    if _POINTS.fullmatch(text):
        return Worth("points", int(text))
    capped = _CAPPED.fullmatch(text)
    if capped and int(capped[1]):
        return Worth("own-average", int(capped[1]))
    return None

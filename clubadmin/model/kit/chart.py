"""The contents of a chart, for the one drawing of it on paper and on the screen."""

from dataclasses import dataclass
from typing import Literal

ChartKind = Literal["line", "bars", "places"]
"""A line over time; bars side by side; places over time, the first on top."""


@dataclass(frozen=True)
class Series:
    """A line or a row of bars; None where there is no figure."""

    name: str
    values: tuple[float | None, ...]


@dataclass(frozen=True)
class Chart:
    """Figures by label, with words in the language of who reads it."""

    title: str
    kind: ChartKind
    labels: tuple[str, ...]  # under the axis, one for each value
    series: tuple[Series, ...]
    unit: str = ""  # on the other axis: "punten"
    average: float | None = None  # a thin line across

"""The outlines of the four suits, drawn once for the screen and for paper.

Each is a list of strokes in a square of 1 by 1 with its origin top left: M begins a part at x, y;
L is a straight line to x, y; C a curve over two handles, x1, y1, x2, y2, x, y. Parts are filled
together, wherever they lie over one another.
"""

from collections.abc import Iterator, Mapping

Stroke = tuple[str, tuple[float, ...]]

_ROUND = 0.5523  # how far the handles of a quarter circle reach, of its radius


def _circle(x: float, y: float, radius: float) -> Iterator[Stroke]:
    reach = radius * _ROUND
    yield ("M", (x, y - radius))
    yield ("C", (x + reach, y - radius, x + radius, y - reach, x + radius, y))
    yield ("C", (x + radius, y + reach, x + reach, y + radius, x, y + radius))
    yield ("C", (x - reach, y + radius, x - radius, y + reach, x - radius, y))
    yield ("C", (x - radius, y - reach, x - reach, y - radius, x, y - radius))


_HEART: tuple[Stroke, ...] = (
    ("M", (0.5, 1.0)),
    ("C", (0.32, 0.80, 0.0, 0.58, 0.0, 0.29)),
    ("C", (0.0, 0.12, 0.12, 0.02, 0.26, 0.02)),
    ("C", (0.37, 0.02, 0.46, 0.09, 0.5, 0.20)),
    ("C", (0.54, 0.09, 0.63, 0.02, 0.74, 0.02)),
    ("C", (0.88, 0.02, 1.0, 0.12, 1.0, 0.29)),
    ("C", (1.0, 0.58, 0.68, 0.80, 0.5, 1.0)),
)
_SPADE: tuple[Stroke, ...] = (
    ("M", (0.5, 0.0)),
    ("C", (0.60, 0.20, 1.0, 0.44, 1.0, 0.66)),
    ("C", (1.0, 0.79, 0.90, 0.86, 0.79, 0.86)),
    ("C", (0.68, 0.86, 0.59, 0.81, 0.54, 0.73)),
    ("C", (0.55, 0.86, 0.60, 0.95, 0.68, 1.0)),
    ("L", (0.32, 1.0)),
    ("C", (0.40, 0.95, 0.45, 0.86, 0.46, 0.73)),
    ("C", (0.41, 0.81, 0.32, 0.86, 0.21, 0.86)),
    ("C", (0.10, 0.86, 0.0, 0.79, 0.0, 0.66)),
    ("C", (0.0, 0.44, 0.40, 0.20, 0.5, 0.0)),
)
_DIAMOND: tuple[Stroke, ...] = (
    ("M", (0.5, 0.0)),
    ("C", (0.60, 0.18, 0.75, 0.36, 0.92, 0.5)),
    ("C", (0.75, 0.64, 0.60, 0.82, 0.5, 1.0)),
    ("C", (0.40, 0.82, 0.25, 0.64, 0.08, 0.5)),
    ("C", (0.25, 0.36, 0.40, 0.18, 0.5, 0.0)),
)
_CLUB: tuple[Stroke, ...] = (
    *_circle(0.5, 0.23, 0.225),
    *_circle(0.225, 0.605, 0.225),
    *_circle(0.775, 0.605, 0.225),
    ("M", (0.44, 0.35)),
    ("L", (0.56, 0.35)),
    ("L", (0.62, 0.62)),
    ("L", (0.38, 0.62)),
    ("L", (0.44, 0.35)),
    ("M", (0.46, 0.55)),
    ("L", (0.54, 0.55)),
    ("C", (0.54, 0.80, 0.60, 0.94, 0.70, 1.0)),
    ("L", (0.30, 1.0)),
    ("C", (0.40, 0.94, 0.46, 0.80, 0.46, 0.55)),
)

OUTLINES: Mapping[str, tuple[Stroke, ...]] = {"s": _SPADE, "h": _HEART, "r": _DIAMOND, "k": _CLUB}
"""By the letter that quick entry has for a suit."""

"""The colours of the window and of the pages in the hall: named, light and dark, one accent."""

import colorsys
from collections.abc import Iterable
from typing import NamedTuple

READABLE = 4.5  # WCAG AA for text
ACCENT = "#1f6b4a"  # of a club that chose none


class Tokens(NamedTuple):
    """Named colours as "#rrggbb"; widgets ask for a role, never for a shade."""

    paper: str  # behind everything
    surface: str  # cards, lists, fields
    sheet: str  # the scoresheet itself, a touch warmer
    rail: str
    ink: str
    muted: str
    faint: str  # decoration only: the stripe, a dotted box
    line: str
    field_line: str  # the border of what can be typed in
    accent: str
    accent_soft: str
    on_accent: str
    red: str
    red_soft: str
    amber: str
    amber_soft: str
    green: str
    green_soft: str

    def sharper(self) -> "Tokens":
        """The colours for an eye that asks the system for high contrast: one ground, one ink."""
        ground, ink = self.surface, self.ink
        lines = {"muted": ink, "faint": ink, "line": ink, "field_line": ink}
        return self._replace(paper=ground, sheet=ground, rail=ground, **lines)


_LIGHT = {
    "paper": "#f3f3f1",
    "surface": "#ffffff",
    "sheet": "#fffefa",
    "rail": "#ffffff",
    "ink": "#1c2024",
    "muted": "#5b6269",
    "faint": "#a6aca9",
    "line": "#dfe1df",
    "field_line": "#82888d",
    "red": "#b3261e",
    "red_soft": "#fceae8",
    "amber": "#805200",
    "amber_soft": "#fbf1dc",
    "green": "#1f6b4a",
    "green_soft": "#e4efe9",
}
_DARK = {
    "paper": "#17191b",
    "surface": "#202326",
    "sheet": "#232629",
    "rail": "#1c1f21",
    "ink": "#eceeef",
    "muted": "#a7aeb4",
    "faint": "#666d72",
    "line": "#35393d",
    "field_line": "#7b8288",
    "red": "#ff9c92",
    "red_soft": "#43211e",
    "amber": "#f0bf69",
    "amber_soft": "#3c2f16",
    "green": "#77c9a2",
    "green_soft": "#1d382c",
}


def tokens(dark: bool, accent: str = ACCENT) -> Tokens:
    """The tokens of the light or dark window; the accent is made readable on every ground."""
    base = _DARK if dark else _LIGHT
    colour = accent if is_colour(accent) else ACCENT
    # the soft ground is made from the accent, so both are sought together
    for _ in range(60):
        soft = mixed(colour, base["surface"], 0.16 if dark else 0.12)
        grounds = (base["paper"], base["surface"], base["sheet"], base["rail"], soft)
        if all(contrast(colour, ground) >= READABLE for ground in grounds):
            break
        colour = _lighter(colour, 0.02 if dark else -0.02)
    muted = base["muted"]
    while contrast(muted, soft) < READABLE:
        muted = mixed(base["ink"], muted, 0.1)
    on_accent = max(("#ffffff", "#10140f"), key=lambda text: contrast(text, colour))
    return Tokens(**{**base, "muted": muted}, accent=colour, accent_soft=soft, on_accent=on_accent)


def is_colour(text: str) -> bool:
    """Whether the text is a colour written as "#rrggbb"."""
    digits = text[1:]
    return (
        len(text) == 7
        and text[0] == "#"
        and all(digit in "0123456789abcdefABCDEF" for digit in digits)
    )


def contrast(one: str, other: str) -> float:
    """The WCAG contrast ratio of two colours, 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def mixed(one: str, other: str, share: float) -> str:
    """`share` of the first colour in the second."""
    pairs = zip(_channels(one), _channels(other), strict=True)
    return _written(share * a + (1 - share) * b for a, b in pairs)


def _channels(colour: str) -> tuple[float, ...]:
    return tuple(int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))


def _written(channels: Iterable[float]) -> str:
    return "#" + "".join(f"{round(value * 255):02x}" for value in channels)


def _luminance(colour: str) -> float:
    linear = [
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in _channels(colour)
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _lighter(colour: str, step: float) -> str:
    hue, light, saturation = colorsys.rgb_to_hls(*_channels(colour))
    return _written(colorsys.hls_to_rgb(hue, min(1, max(0, light + step)), saturation))

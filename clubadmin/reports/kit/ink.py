"""The colours of a paper: dark enough for a copier, the accent only ever an extra."""

from typing import NamedTuple

from clubadmin.domain.rules.cards import Suit

Colour = tuple[float, float, float]

_READABLE = 4.5  # contrast with white paper, WCAG AA


class Ink(NamedTuple):
    """The colours of one paper."""

    accent: Colour
    text: Colour = (0.11, 0.13, 0.15)
    muted: Colour = (0.35, 0.39, 0.42)
    struck: Colour = (0.43, 0.46, 0.48)
    hairline: Colour = (0.78, 0.80, 0.81)
    paper: Colour = (1.0, 1.0, 1.0)
    red: Colour = (0.66, 0.13, 0.10)  # of hearts and diamonds; dark enough for a copy

    def of_suit(self, suit: Suit) -> Colour:
        """The colour of its sign; the shapes tell them apart in a copy."""
        return self.red if suit in {Suit.H, Suit.R} else self.text


def ink(accent: str) -> Ink:
    """The colours for a club's accent ("#1f6b4a"), darkened until it can be read.

    An accent that is no colour gives dark grey: a paper is never refused for it.
    """
    colour = parse(accent)
    while contrast(colour) < _READABLE:
        colour = (colour[0] * 0.92, colour[1] * 0.92, colour[2] * 0.92)
    return Ink(accent=colour)


def contrast(colour: Colour) -> float:
    """Contrast with white, 1 to 21."""
    red, green, blue = (_linear(part) for part in colour)
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.03928 else float(((part + 0.055) / 1.055) ** 2.4)


def parse(accent: str) -> Colour:
    """The parts of "#1f6b4a", each 0 to 1; dark grey for what is no colour."""
    digits = accent.strip().removeprefix("#")
    try:
        red, green, blue = bytes.fromhex(digits)
    except ValueError:
        return (0.25, 0.28, 0.30)
    return (red / 255, green / 255, blue / 255)

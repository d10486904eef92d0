"""The colours of the pages: the club's own, and readable in light and in dark."""

from clubadmin.assets import path
from clubadmin.reports.kit.ink import Colour, contrast, ink, parse

_DARK = "#161817"  # the page when it is dark
_READABLE = 4.5  # contrast, WCAG AA


def stylesheet(accent: str) -> bytes:
    """The style of all pages in a club's colour."""
    text = path("web/style.css").read_text("utf-8")
    text = text.replace("ACCENT_TEXT", _hex(ink(accent).accent))
    text = text.replace("ACCENT_DARK", _hex(_light(parse(accent))))
    return text.replace("ACCENT", _hex(parse(accent))).encode("utf-8")


def _light(colour: Colour) -> Colour:
    """The colour, lighter until it can be read on a dark page."""
    dark = contrast(parse(_DARK))
    while dark / contrast(colour) < _READABLE:
        red, green, blue = (part + (1 - part) * 0.1 for part in colour)
        colour = (red, green, blue)
    return colour


def _hex(colour: Colour) -> str:
    return "#" + "".join(f"{round(part * 255):02x}" for part in colour)

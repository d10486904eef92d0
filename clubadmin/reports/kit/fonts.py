"""The faces of the papers, and how wide and how legible a text is in them.

Noto Sans in two widths: the normal one has figures of one width without any setting, the
narrow one is for long names and long seasons. Both are embedded, so that a paper looks
the same on every printer. Hebrew and Arabic have faces of their own beside each of these.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache, partial
from itertools import groupby
from typing import Any

from reportlab.pdfbase.pdfmetrics import getFont, registerFont
from reportlab.pdfbase.ttfonts import TTFont

from clubadmin import assets
from clubadmin.i18n.figures import MINUS

_LETTERS = re.compile("[\u0590-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
_POINTS = re.compile(
    "[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670]"
)

REGULAR = "Paper"
BOLD = "Paper-Bold"
NARROW = "Paper-Narrow"
NARROW_BOLD = "Paper-NarrowBold"

_FILES = {
    REGULAR: "NotoSans-SemiCondensed.ttf",
    BOLD: "NotoSans-SemiCondensedBold.ttf",
    NARROW: "NotoSans-ExtraCondensed.ttf",
    NARROW_BOLD: "NotoSans-ExtraCondensedBold.ttf",
}
_SCRIPTS = ("Hebrew", "Arabic")
_NARROWER = {REGULAR: NARROW, BOLD: NARROW_BOLD}
_UNKNOWN = "\ufffd"  # the sign for a letter that the face does not have
SLIGHTLY = 0.94  # of the size asked for: nobody sees it
_SMALLER = 0.72  # of the size asked for, for a name that would lose letters otherwise
BETWEEN = " – "  # the names of people who play together
_TWICE = 0.85  # of the size asked for: what would be smaller is read better on two lines
_SHARE = 3.0  # times the size: a name of a letter or two tells nothing
_LEAST = 6.5  # points; smaller is not read by anybody
_LOWEST = 6.0  # the same where a name stands on two lines
LEADING = 1.1  # of the size, from a line to the next


def is_there(text: str) -> bool:
    """Whether any letter is read from right to left."""
    return not text.isascii() and _LETTERS.search(text) is not None


def without_points(text: str) -> str:
    """Without signs for vowels, which names are written without, and no face sets by itself."""
    return _POINTS.sub("", text)


@lru_cache(maxsize=4096)
def drawn(text: str) -> str:
    """A line in the order in which it is drawn; letters that join are their joined forms."""
    import arabic_reshaper  # late: few papers have such a name
    import bidi

    return str(bidi.get_display(arabic_reshaper.reshape(text), base_dir="L"))


def _add_minus(face: Any) -> None:
    """Draw the faces' lacking minus sign as their dash, nearly as wide as a figure."""
    dash = ord("–")
    face.charToGlyph[ord(MINUS)] = face.charToGlyph[dash]
    face.charWidths[ord(MINUS)] = face.charWidths[dash]


@cache
def font(face: str) -> TTFont:
    """The font behind a face, known to ReportLab after the first call."""
    found = TTFont(face, str(assets.path(f"fonts/{_FILES[face]}")))
    _add_minus(found.face)
    registerFont(found)
    return found


@cache
def _beside(face: str, script: str) -> TTFont:
    """The face that has the letters of a script, as wide and as heavy as this one."""
    file = _FILES[face].replace("NotoSans-", f"NotoSans{script}-")
    found = TTFont(f"{face}-{script}", str(assets.path(f"fonts/{file}")))
    registerFont(found)
    return found


def runs(text: str, face: str) -> list[tuple[str, str]]:
    """(face, letters) from left to right, as a legible text is drawn."""
    if not is_there(text):
        return [(face, text)]
    return [
        (name, "".join(letters)) for name, letters in groupby(drawn(text), partial(_face_of, face))
    ]


def _face_of(face: str, letter: str) -> str:
    if ord(letter) in font(face).face.charToGlyph:
        return face
    for script in _SCRIPTS:
        if ord(letter) in (found := _beside(face, script)).face.charToGlyph:
            return str(found.fontName)
    return face


@cache
def load() -> None:
    """Makes all faces known; call before a canvas is made."""
    for face in _FILES:
        font(face)


@lru_cache(maxsize=16384)
def legible(text: str) -> str:
    """`text` composed, on one line, every letter that no face has visibly replaced.

    Never raises, whatever the text: control characters, lone surrogates, emoji.
    """
    if text.isascii() and text.isprintable():
        return text
    known = font(REGULAR).face.charToGlyph
    composed = unicodedata.normalize("NFC", " ".join(text.split()))
    if is_there(composed):
        composed = without_points(composed)
    return "".join(_letter(letter, known) for letter in composed)


def _letter(letter: str, known: dict[int, int]) -> str:
    if unicodedata.category(letter)[0] == "C":
        return _UNKNOWN
    if ord(letter) in known:
        return letter
    other = is_there(letter) and _face_of(REGULAR, letter) != REGULAR
    return letter if other else _UNKNOWN


@lru_cache(maxsize=65536)
def width(text: str, face: str, size: float) -> float:
    """How wide a legible text is, in points."""
    if not is_there(text):
        return float(font(face).stringWidth(text, size))
    return sum(float(getFont(name).stringWidth(part, size)) for name, part in runs(text, face))


@lru_cache(maxsize=16384)
def fit(text: str, room: float, face: str, size: float) -> tuple[str, str, float]:
    """Text, face and size in which `text` fits `room` points.

    First hardly smaller, then the narrow face, then smaller indeed; letters are given up for
    an ellipsis only when none of that helps.
    """
    text = legible(text)
    if not text:  # a name of blanks only has no width to go by
        return text, face, size
    for slightly in (size, round(size * SLIGHTLY, 2)):
        if width(text, face, slightly) <= room:
            return text, face, slightly
    narrow = _NARROWER.get(face, face)
    natural = width(text, narrow, size)
    if natural <= room:
        return text, narrow, size
    least = min(size, max(size * _SMALLER, _LEAST))
    small = max(least, size * room / natural)
    if natural * small / size <= room + 0.01:
        return text, narrow, small
    return shorten_names(text, room, narrow, small), narrow, small


def is_tiny(text: str, room: float, face: str, size: float) -> bool:
    """Whether on one line it is so small, or loses letters, that two lines are read better."""
    one, _, small = fit(text, room, face, size)
    return one != legible(text) or small < size * _TWICE


@lru_cache(maxsize=4096)
def fit_lines(
    text: str, room: float, face: str, size: float, high: float
) -> tuple[list[str], str, float]:
    """Fit a text as `fit` does, on two lines in `high` points where they are larger than one."""
    one, narrow, small = fit(text, room, face, size)
    if not is_tiny(text, room, face, size):
        return [one], narrow, small
    text = legible(text)
    whole = one == text
    low = min(size, max(_LOWEST, 0.4 * high))
    while low >= (small if whole else _LOWEST) and high >= 2 * LEADING * low:
        first, between, last = text.partition(BETWEEN)
        lines = [first + between.rstrip(), last]
        if not last or any(width(line, narrow, low) > room for line in lines):
            lines = wrap(text, room, narrow, low)
        if len(lines) == 2 and not any(line.endswith("…") for line in lines):
            return lines, narrow, low
        low *= SLIGHTLY
    fitting = small * room / width(text, narrow, small)
    if high and not whole and fitting >= _LOWEST:
        return [text], narrow, fitting
    return [one], narrow, small


def shorten_names(text: str, room: float, face: str, size: float) -> str:
    """Like `shorten`; of people who are named together each keeps a share."""
    names = text.split(BETWEEN)
    each = (room - (len(names) - 1) * width(BETWEEN, face, size)) / len(names)
    if len(names) < 2 or each < _SHARE * size:
        return shorten(text, room, face, size)
    spare = sum(max(0.0, each - width(name, face, size)) for name in names)
    long = sum(width(name, face, size) > each for name in names)
    most = each + spare / max(long, 1)
    return BETWEEN.join(
        name if width(name, face, size) <= most else shorten(name, most, face, size)
        for name in names
    )


def shorten(text: str, room: float, face: str, size: float) -> str:
    """The most of `text` that fits `room` points with an ellipsis behind it."""
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip() + "…", face, size) <= room:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + "…"


def wrap(text: str, room: float, face: str, size: float, *, broken: bool = False) -> list[str]:
    """`text` in lines of at most `room` points.

    A word that is too long is shortened; `broken`: it goes on in the next line.
    """
    lines: list[str] = []
    line = ""
    for word in legible(text).split(" "):
        longer = f"{line} {word}" if line else word
        if width(longer, face, size) <= room:
            line = longer
            continue
        if line:
            lines.append(line)
        line = word
        while width(line, face, size) > room:
            short = shorten(line, room, face, size)
            if not broken:
                line = short
                break
            lines.append(line[: max(1, len(short) - 1)])
            line = line[len(lines[-1]) :]
    return [*lines, line] if line else lines


def usual(texts: Iterable[str], face: str, size: float) -> float:
    """A width in which nine texts out of ten fit; the others are set narrower."""
    widths = sorted(width(legible(text), face, size) for text in texts)
    return widths[int((len(widths) - 1) * 0.9)] if widths else 0.0

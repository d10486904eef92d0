"""Letters that no paper can print, told while a name is typed."""

import unicodedata
from functools import cache

from PySide6.QtGui import QRawFont

from clubadmin import assets

_FACES = ("NotoSans", "NotoSansHebrew", "NotoSansArabic")  # what `reports.kit.fonts` draws with


@cache
def _face(family: str) -> QRawFont:
    return QRawFont(str(assets.path(f"fonts/{family}-SemiCondensed.ttf")), 12)


def missing(text: str) -> str:
    """The letters of a text, each once, for which papers have a replacement sign; "" for none."""
    if text.isascii():
        return ""
    composed = dict.fromkeys(unicodedata.normalize("NFC", text))
    return "".join(
        letter
        for letter in composed
        if not letter.isspace()
        and not any(_face(family).supportsCharacter(ord(letter)) for family in _FACES)
    )

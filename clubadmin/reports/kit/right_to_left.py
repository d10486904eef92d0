"""Hebrew and Arabic: joined as they are written, in the order in which they are drawn.

A paper is drawn from left to right, sign by sign. Text stays as it was typed until then.
"""

import re
from functools import lru_cache

_LETTERS = re.compile("[\u0590-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
_POINTS = re.compile(
    "[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670]"
)


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

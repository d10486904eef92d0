"""Names as people search, sort and write them."""

import unicodedata

_SPELLED = str.maketrans(
    {"ø": "o", "đ": "d", "ł": "l", "ß": "ss", "æ": "ae", "œ": "oe", "ĳ": "ij", "þ": "th", "ı": "i"}
)


def fold(text: str) -> str:
    """A text without case and accents and with single spaces, for comparing and searching."""
    split = unicodedata.normalize("NFKD", text.casefold().translate(_SPELLED))
    plain = "".join(letter for letter in split if not unicodedata.combining(letter))
    return " ".join(plain.translate(_SPELLED).split())

"""Cards by the letters of the language that is spoken: heer, vrouw and boer are H, V and B."""

from clubadmin.desktop.kit import language
from clubadmin.domain.terms import Language

_DUTCH = str.maketrans("KQJ", "HVB")
_IN_THE_FILE = str.maketrans("HVB", "KQJ")


def shown(cards: str) -> str:
    """Cards as rule sets have them, for the screen."""
    return cards if language.current() is Language.EN else cards.translate(_DUTCH)


def read(cards: str) -> str:
    """What was typed, in either language, as rule sets have it."""
    return cards.upper().translate(_IN_THE_FILE)

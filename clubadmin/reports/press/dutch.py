"""Figures and lists as Dutch running text writes them."""

from collections.abc import Sequence
from datetime import date

from clubadmin.domain.terms import Language
from clubadmin.i18n import Words

_WORDS = Words(Language.NL)  # these texts are Dutch whatever the window speaks
_UNNAMED = (("een lid", "leden"), ("een paar", "paren"))  # one, and more, who may not be named

_COUNTS = (
    "geen",
    "één",
    "twee",
    "drie",
    "vier",
    "vijf",
    "zes",
    "zeven",
    "acht",
    "negen",
    "tien",
    "elf",
    "twaalf",
)
_NTH = (
    "",
    "eerste",
    "tweede",
    "derde",
    "vierde",
    "vijfde",
    "zesde",
    "zevende",
    "achtste",
    "negende",
    "tiende",
    "elfde",
    "twaalfde",
    "dertiende",
    "veertiende",
    "vijftiende",
    "zestiende",
    "zeventiende",
    "achttiende",
    "negentiende",
    "twintigste",
)


def day(one: date) -> str:
    """As "donderdag 12 november"; a text about an evening is read in the same season."""
    return _WORDS.full_day(one).removesuffix(f" {one.year}")


def count(number: int) -> str:
    """Up to twelve in letters, as running text has it."""
    return _COUNTS[number] if 0 <= number < len(_COUNTS) else figure(number)


def counted(number: int, one: str, more: str) -> str:
    """As "één pit", "twee pits"."""
    return f"{count(number)} {one if number == 1 else more}"


def nth(number: int) -> str:
    """As "zevende"; from twenty-one on "21e"."""
    return _NTH[number] if 0 < number < len(_NTH) else f"{number}e"


def figure(number: float) -> str:
    """As "5.304" and "5.068,2": a point between thousands, a comma before tenths."""
    return _WORDS.number(number, 0 if float(number).is_integer() else 1)


def listed(names: Sequence[str]) -> str:
    """As "A", "A en B", "A, B en C"."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} en {names[-1]}"


def people(names: Sequence[str]) -> str:
    """Names as a list; who may not be named are counted, at the end. A pair alone is "A en B"."""
    if len(names) == 1:
        return names[0].replace(" – ", " en ")
    unnamed = [one for one, _ in _UNNAMED]
    said = [name for name in names if name not in unnamed]
    for one, more in _UNNAMED:
        if others := names.count(one):
            said.append(one if others == 1 else f"{count(others)} {more}")
    return listed(said)


def several(names: Sequence[str]) -> bool:
    """Whether the verb is in the plural: two people, or a pair."""
    return len(names) > 1 or any(" – " in name for name in names)


def contest(name: str, *, evenings: bool) -> str:
    """A competition with its article: "de Maandagcompetitie", "het Paastoernooi".

    Args:
        name: as the club calls it.
        evenings: whether it goes on for more than one.
    """
    last = name.casefold().split()[-1] if name.split() else ""
    if last.endswith(("toernooi", "kampioenschap", "drive-in", "concours")):
        return f"het {name}"
    if last.endswith(("competitie", "drive", "cup", "beker", "reeks", "wedstrijd")):
        return f"de {name}"
    return f"de competitie {name}" if evenings else f"de wedstrijd {name}"


def sentence(text: str) -> str:
    """With a capital in front and a full stop behind."""
    return f"{text[:1].upper()}{text[1:]}" + ("" if text.endswith(".") else ".")

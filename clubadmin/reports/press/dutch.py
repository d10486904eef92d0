"""Figures and lists as Dutch running text writes them."""

from collections.abc import Sequence
from datetime import date
from itertools import groupby

from clubadmin.domain.draw.formats import FORMATS, Decides
from clubadmin.domain.terms import Language
from clubadmin.i18n import Words
from clubadmin.model.results.result import EveningResult, ResultRow, StandingRow, Standings

_WORDS = Words(Language.NL)  # these texts are Dutch whatever the window speaks
_UNNAMED = (("een speler", "spelers"), ("een paar", "paren"))  # one, and more, who may not be named
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
    """Write a day as "donderdag 12 november"; a text is read in the same season."""
    return _WORDS.full_day(one).removesuffix(f" {one.year}")


def count(number: int) -> str:
    """Up to twelve in letters, as running text has it."""
    return _COUNTS[number] if 0 <= number < len(_COUNTS) else figure(number)


def counted(number: int, one: str, more: str) -> str:
    """Write a count as "één pit", "twee pits"."""
    return f"{count(number)} {one if number == 1 else more}"


def nth(number: int) -> str:
    """Write an ordinal as "zevende"; from twenty-one on "21e"."""
    return _NTH[number] if 0 < number < len(_NTH) else f"{number}e"


def figure(number: float) -> str:
    """Write a figure as "5.304" or "5.068,2": a point between thousands, a comma before tenths."""
    return _WORDS.number(number, 0 if float(number).is_integer() else 1)


def listed(names: Sequence[str]) -> str:
    """Write a list as "A", "A en B", "A, B en C"."""
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
        evenings: whether it goes on for more than one.
    """
    last = name.casefold().split()[-1] if name.split() else ""
    if last.endswith(("toernooi", "kampioenschap", "drive-in", "concours")):
        return f"het {name}"
    if last.endswith(("competitie", "drive", "cup", "beker", "reeks", "wedstrijd")):
        return f"de {name}"
    return f"de competitie {name}" if evenings else f"de wedstrijd {name}"


def sentence(text: str) -> str:
    """Write a sentence: a capital in front and a full stop behind."""
    return f"{text[:1].upper()}{text[1:]}" + ("" if text.endswith(".") else ".")


def made(result: EveningResult, row: ResultRow) -> str:
    """Write a score as "5.304 punten", or matchpoints; of a knock-out nothing."""
    if FORMATS[result.format].decides is Decides.KNOCKOUT:
        return ""
    if row.matchpoints is None:
        return f"{figure(row.total)} punten"
    return _matchpoints(row.matchpoints)


def has(found: Standings, row: StandingRow) -> str:
    """Write "36.201 punten", "gemiddeld 5.068,2", matchpoints, rounds won or win points."""
    if found.by_average:
        return f"gemiddeld {found.written(_WORDS, row.average)} punten"
    if found.wins:
        return counted(int(row.total), "gewonnen ronde", "gewonnen ronden")
    if found.matchpoints:
        return _matchpoints(row.total)
    return f"{figure(row.total)} punten"


def lead(found: Standings, behind: float) -> str:
    """How much somebody is ahead: "120 punten"."""
    if found.wins:
        return counted(int(behind), "ronde", "ronden")
    if found.matchpoints:
        return _matchpoints(behind)
    return "één punt" if behind == 1 else f"{found.written(_WORDS, behind)} punten"


def _matchpoints(number: float) -> str:
    """Write matchpoints in figures, as points are: in a list they stand below one another."""
    return f"{figure(int(number))} {'matchpunt' if number == 1 else 'matchpunten'}"


def fields_of(result: EveningResult) -> list[tuple[str, list[ResultRow]]]:
    """The rows by group and field, which have a winner each."""
    parts = groupby(result.rows, key=lambda row: (row.line, row.field))
    return [(_field(*key), list(rows)) for key, rows in parts]


def at(rows: Sequence[ResultRow], place: int) -> list[ResultRow]:
    """The rows that share a place."""
    return [row for row in rows if row.place == place]


def _field(line: str, field: str) -> str:
    said = [f"groep {line}"] if line else []
    return ", ".join([*said, *([field] if field else [])])

"""What the lists of records are called, and how their figures are written."""

from clubadmin.domain.terms import Language
from clubadmin.model.archive.records import What
from clubadmin.reports.kit.words import Words

_TITLES: dict[What, tuple[str, str]] = {
    "best-evening": ("Hoogste avond", "Highest evening"),
    "worst-evening": ("Laagste avond", "Lowest evening"),
    "best-round": ("Hoogste ronde", "Highest round"),
    "best-game": ("Hoogste spel", "Highest game"),
    "most-roem-game": ("Meeste roem in een spel", "Most roem in a game"),
    "pits-evening": ("Meeste pits op een avond", "Most pits in an evening"),
    "roem-evening": ("Meeste roem op een avond", "Most roem in an evening"),
    "nat-evening": ("Vaakst nat op een avond", "Most often nat in an evening"),
    "highest-win": ("Grootste voorsprong op de tweede", "Largest lead over the second"),
    "average": ("Hoogste gemiddelde", "Highest average"),
    "evenings": ("Meeste avonden", "Most evenings"),
    "points": ("Meeste punten", "Most points"),
    "pits": ("Meeste pits", "Most pits"),
    "roem": ("Meeste roem", "Most roem"),
    "games": ("Meeste spellen", "Most games"),
    "wins": ("Meeste gewonnen avonden", "Most evenings won"),
    "titles": ("Meeste titels", "Most titles"),
    "attended": ("Langst op rij aanwezig (avonden)", "Longest attendance in a row (evenings)"),
    "pair-average": ("Beste paar (gemiddelde)", "Best pair (average)"),
    "pair-evenings": ("Meeste avonden als paar", "Most evenings as a pair"),
    "won-series": ("Langst op rij gewonnen (avonden)", "Most evenings won in a row"),
}


def record_title(words: Words, what: What) -> str:
    """What a list is called."""
    return _TITLES[what][0 if words.language is Language.NL else 1]


def record_figure(words: Words, what: What, figure: float) -> str:
    """An average with one decimal, anything else whole."""
    return words.number(figure, 1 if what in ("average", "pair-average") else 0)

"""What the lists of records are called, and how their figures are written."""

from clubadmin.i18n import Words, marked
from clubadmin.model.archive.records import What

_TITLES: dict[What, str] = {
    "best-evening": marked("Hoogste avond"),
    "worst-evening": marked("Laagste avond"),
    "best-round": marked("Hoogste ronde"),
    "best-game": marked("Hoogste spel"),
    "most-roem-game": marked("Meeste roem in een spel"),
    "pits-evening": marked("Meeste pits op een avond"),
    "roem-evening": marked("Meeste roem op een avond"),
    "nat-evening": marked("Vaakst nat op een avond"),
    "highest-win": marked("Grootste voorsprong op de tweede"),
    "average": marked("Hoogste gemiddelde"),
    "evenings": marked("Meeste avonden"),
    "points": marked("Meeste punten"),
    "pits": marked("Meeste pits"),
    "roem": marked("Meeste roem"),
    "games": marked("Meeste spellen"),
    "wins": marked("Meeste gewonnen avonden"),
    "titles": marked("Meeste titels"),
    "attended": marked("Langst op rij aanwezig (avonden)"),
    "pair-average": marked("Beste paar (gemiddelde)"),
    "pair-evenings": marked("Meeste avonden als paar"),
    "won-series": marked("Langst op rij gewonnen (avonden)"),
}


def record_title(words: Words, what: What) -> str:
    """What a list is called."""
    return words(_TITLES[what])


def record_figure(words: Words, what: What, figure: float) -> str:
    """An average with one decimal, anything else whole."""
    return words.number(figure, 1 if what in ("average", "pair-average") else 0)

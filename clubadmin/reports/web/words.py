"""What the templates of the web pages say, by the names that they use."""

from clubadmin.i18n import Words, marked
from clubadmin.model.publishing.publishing import Unnamed

_PHRASES = {
    "skip": marked("Naar de inhoud"),
    "menu": marked("Pagina's"),
    "standings": marked("Standen"),
    "people": marked("Spelers"),
    "records": marked("Records"),
    "nothing": marked("Er is nog geen avond afgesloten. Zodra dat zo is, staat de uitslag hier."),
    "all_evenings": marked("Alle avonden"),
    "other_evenings": marked("Andere avonden"),
    "place": marked("Plaats"),
    "name": marked("Naam"),
    "total": marked("Totaal"),
    "rounds_won": marked("Ronden gewonnen"),
    "matchpoints": marked("MP"),
    "average": marked("Gemiddeld"),
    "pits": marked("Pits"),
    "tops": marked("Tops"),
    "won": marked("Winstpunten"),
    "given": marked("niet gespeeld, maar toegekend"),
    "credit": marked("zat deze ronde stil"),
    "up": marked("promoveert"),
    "down": marked("degradeert"),
    "undecided": marked("gelijk op de grens: nog te beslissen"),
    "evening": marked("Avond"),
    "evenings": marked("Avonden"),
    "round": marked("Ronde"),
    "r": marked("R"),
    "group": marked("Groep"),
    "since": marked("sinds"),
    "best": marked("Beste avond"),
    "mean": marked("Gemiddelde"),
    "curve": marked("Elke avond en het gemiddelde"),
    "first": marked("Avonden gewonnen"),
    "struck": marked("Doorgestreept: telt niet mee."),
    "gave": marked("°: niet gespeeld, maar toegekend."),
    "sat": marked("°: punten voor stilzitten."),
    "consent": marked("Hier staat wie daar toestemming voor gaf."),
    "foot": marked("Wie geen toestemming gaf om op het web te staan, is niet met name genoemd."),
}


def web_words(words: Words) -> dict[str, str]:
    """All of them in a language, by name."""
    return {name: words(said) for name, said in _PHRASES.items()}


def unnamed(words: Words) -> Unnamed:
    """What stands for who did not agree to be named."""
    return Unnamed(words("een lid"), words("een paar"))

"""What the web pages say, in Dutch and in English."""

from clubadmin.domain.terms import Language
from clubadmin.model.publishing.publishing import Unnamed

_PHRASES: dict[str, tuple[str, str]] = {
    "skip": ("Naar de inhoud", "Skip to content"),
    "menu": ("Pagina's", "Pages"),
    "standings": ("Standen", "Standings"),
    "people": ("Spelers", "Players"),
    "records": ("Records", "Records"),
    "nothing": (
        "Er is nog geen avond afgesloten. Zodra dat zo is, staat de uitslag hier.",
        "No evening has been closed yet. As soon as one is, its result is here.",
    ),
    "all_evenings": ("Alle avonden", "All evenings"),
    "other_evenings": ("Andere avonden", "Other evenings"),
    "place": ("Plaats", "Place"),
    "name": ("Naam", "Name"),
    "total": ("Totaal", "Total"),
    "rounds_won": ("Ronden gewonnen", "Rounds won"),
    "matchpoints": ("MP", "MP"),
    "average": ("Gemiddeld", "Average"),
    "pits": ("Pits", "Pits"),
    "tops": ("Tops", "Tops"),
    "won": ("Winstpunten", "Win points"),
    "given": ("niet gespeeld, maar toegekend", "not played, but given"),
    "credit": ("zat deze ronde stil", "sat out this round"),
    "up": ("promoveert", "promoted"),
    "down": ("degradeert", "relegated"),
    "undecided": ("gelijk op de grens: nog te beslissen", "level at the line: to be decided"),
    "evening": ("Avond", "Evening"),
    "evenings": ("Avonden", "Evenings"),
    "round": ("Ronde", "Round"),
    "r": ("R", "R"),
    "group": ("Groep", "Group"),
    "since": ("sinds", "since"),
    "best": ("Beste avond", "Best evening"),
    "mean": ("Gemiddelde", "Average"),
    "curve": ("Elke avond en het gemiddelde", "Every evening and the average"),
    "first": ("Avonden gewonnen", "Evenings won"),
    "struck": ("Doorgestreept: telt niet mee.", "Struck through: does not count."),
    "gave": ("°: niet gespeeld, maar toegekend.", "°: not played, but given."),
    "sat": ("°: punten voor stilzitten.", "°: points for sitting out."),
    "consent": (
        "Hier staat wie daar toestemming voor gaf.",
        "Only who agreed to it is named here.",
    ),
    "foot": (
        "Wie geen toestemming gaf om op het web te staan, is niet met name genoemd.",
        "Who did not agree to be on the web is not named.",
    ),
    "unnamed": ("een lid", "a member"),
    "unnamed_pair": ("een paar", "a pair"),
}


def web_words(language: Language) -> dict[str, str]:
    """All phrases in a language, by key."""
    at = 0 if language is Language.NL else 1
    return {key: said[at] for key, said in _PHRASES.items()}


def unnamed(language: Language) -> Unnamed:
    """What stands for who did not agree to be named."""
    said = web_words(language)
    return Unnamed(said["unnamed"], said["unnamed_pair"])

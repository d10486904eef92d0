"""The phrases of the season book."""

from functools import cache

from clubadmin.domain.terms import Language
from clubadmin.reports.kit.page import Paper

_PHRASES: dict[str, tuple[str, str]] = {
    "book": ("Seizoenboek {season}", "Season book {season}"),
    "contents": ("Inhoud", "Contents"),
    "competitions-one": ("1 competitie", "1 competition"),
    "competitions": ("{count} competities", "{count} competitions"),
    "evenings-one": ("1 avond", "1 evening"),
    "evenings": ("{count} avonden", "{count} evenings"),
    "people": ("{count} spelers", "{count} players"),
    "until": ("{first} – {last}", "{first} – {last}"),
    "going-on": ("Tussenstand: het seizoen loopt nog.", "The season is still going on."),
    "page-of": ("pagina {page} van ", "page {page} of "),
    # chapters
    "titles": ("Titels en ereplaatsen", "Titles and places of honour"),
    "final": ("Eindstand", "Final standings"),
    "course": ("Verloop in grafieken", "The course in charts"),
    "evening-on": ("Avond {number} · {day}", "Evening {number} · {day}"),
    "after": ("Stand na avond {number}", "Standings after evening {number}"),
    "records": ("Records van het seizoen", "Records of the season"),
    "members": ("Wie speelden", "Who played"),
    "rules": ("Regels", "Rules"),
    # what stood out on an evening
    "noted": ("{what}: {who}.", "{what}: {who}."),
    "best-round": ("Hoogste ronde", "Highest round"),
    "best-game": ("Hoogste spel", "Highest game"),
    "most-pits": ("Meeste pits", "Most pits"),
    "most-roem": ("Meeste roem", "Most roem"),
    "closest": ("Nipt", "Close"),
    "own-record": ("Eigen record", "Personal best"),
    "first-time": ("Voor het eerst", "For the first time"),
    "jubilee": ("Jubileum", "Jubilee"),
    "nth-evening": ("{name} ({count}e avond)", "{name} (evening number {count})"),
    "made-was": ("{name} {made} (was {before})", "{name} {made} (was {before})"),
    "record-broken": ("Nieuw clubrecord, {what}: {who}.", "New club record, {what}: {who}."),
    "record-equalled": (
        "Clubrecord geëvenaard, {what}: {who}.",
        "Club record equalled, {what}: {who}.",
    ),
    # standings after an evening
    "before": ("was", "was"),
    "this-evening": ("avond {number}", "evening {number}"),
    "played": ("avonden", "evenings"),
    "dropped-note": (
        "Doorgestreept telt niet mee ({rule}).",
        "Struck through does not count ({rule}).",
    ),
    "nobody-yet": (
        "Na deze avond heeft nog niemand een plaats ({rule}).",
        "After this evening nobody has a place yet ({rule}).",
    ),
    # charts
    "places-chart": (
        "De plaatsen na elke avond, van wie nu bovenaan staan",
        "Places after each evening, of who lead now",
    ),
    "place": ("plaats", "place"),
    "evening-axis": ("{unit} (naar rechts: avond)", "{unit} (to the right: evening)"),
    "attendance-chart": ("Hoeveel er speelden", "How many played"),
    "entered": ("aantal", "number"),
    "scores-chart": (
        "Hoogste, gemiddelde en laagste van elke avond",
        "Highest, mean and lowest of each evening",
    ),
    "highest": ("hoogste", "highest"),
    "mean": ("gemiddelde", "mean"),
    "lowest": ("laagste", "lowest"),
    "pits-chart": ("Pits en nat op elke avond", "Pits and nat on each evening"),
    # members
    "competition": ("competitie", "competition"),
    "place-of": ("{place} van {of}", "{place} of {of}"),
    "best-evening": ("beste", "best"),
    "best-on": ("{made} (avond {number})", "{made} (evening {number})"),
    "won": ("gewonnen", "won"),
    "guest": ("gast", "guest"),
    "no-members": ("Er heeft nog niemand gespeeld.", "Nobody has played yet."),
    # titles
    "again": ("voor de {count}e keer", "title number {count}"),
    "until-now": (
        "tussenstand na avond {number} van {planned}",
        "so far, after evening {number} of {planned}",
    ),
    "until-last": ("tussenstand na avond {number}", "so far, after evening {number}"),
    "no-titles": ("Er is nog geen eindstand.", "There are no final standings yet."),
    # records
    "no-records": ("Er is nog geen avond afgesloten.", "No evening has been closed yet."),
    "over": ("over {count} avonden", "over {count} evenings"),
    "since": ("van {first} tot en met {last}", "from {first} to {last}"),
    "at": ("{competition}, avond {number}, {day}", "{competition}, evening {number}, {day}"),
    "in-round": ("ronde {round}", "round {round}"),
    "at-table": ("tafel {table}", "table {table}"),
    "in-game": ("spel {game}", "game {game}"),
    "club-record": ("clubrecord", "club record"),
    "as-many": (
        "En nog {count}, die hier geen plaats hebben.",
        "And {count} more, for whom there is no room here.",
    ),
    "shallow": (
        "* {count} avonden doen niet mee: daarvan is alleen het totaal bekend.",
        "* {count} evenings do not take part: only their totals are known.",
    ),
    "shallow-one": (
        "* 1 avond doet niet mee: daarvan is alleen het totaal bekend.",
        "* 1 evening does not take part: only its totals are known.",
    ),
    # rules
    "played-by": ("Gespeeld volgens {rules}", "Played by {rules}"),
    "sets-of": (
        "{rounds} ronden van {games} spellen, {planned} avonden gepland",
        "{rounds} rounds of {games} games, {planned} evenings planned",
    ),
    "sets-unplanned": (
        "{rounds} ronden van {games} spellen",
        "{rounds} rounds of {games} games",
    ),
    "since-date": ("Deze regel geldt sinds {day}.", "This rule holds since {day}."),
    "frozen": (
        "De eindstand is vastgelegd op {day}.",
        "The final standings were frozen on {day}.",
    ),
    "rules-since": ("{title}, versie van {day}", "{title}, version of {day}"),
}


class BookWords:
    """The phrases of one language."""

    def __init__(self, language: Language) -> None:
        self._pick = 0 if language is Language.NL else 1

    def __call__(self, key: str, **values: object) -> str:
        """The phrase `key` with its gaps filled in."""
        phrase = _PHRASES[key][self._pick]
        return phrase.format(**values) if values else phrase

    def counted(self, key: str, count: int) -> str:
        """A number of something, one or more."""
        return self(f"{key}-one") if count == 1 else self(key, count=count)


@cache
def _words(language: Language) -> BookWords:
    return BookWords(language)


def book_words(paper: Paper) -> BookWords:
    """The phrases in the language of a paper."""
    return _words(paper.words.language)

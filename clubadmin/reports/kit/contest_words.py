"""The phrases of the papers of a contest: wallets, movement, comparison, prizes."""

from functools import cache

from clubadmin.domain.terms import Language, Position
from clubadmin.model.results.result import NO_GROUP
from clubadmin.reports.kit.page import Paper

PHRASES: dict[str, tuple[str, str]] = {
    "group": ("groep {group}", "group {group}"),
    "no-group": ("zonder groep", "without a group"),
    "copy": ("set {copy}", "set {copy}"),
    "ns": ("N/Z", "N/S"),
    "ew": ("O/W", "E/W"),
    "ns-long": ("Noord/Zuid", "North/South"),
    "ew-long": ("Oost/West", "East/West"),
    "game": ("spel", "game"),
    "Game": ("Spel {game}", "Game {game}"),
    "games": ("spel {games}", "games {games}"),
    "deals": ("{seat} geeft", "{seat} deals"),
    "leads": ("{seat} komt uit", "{seat} leads"),
    "dealer-sign": ("G", "D"),
    "reserve": ("reserve", "reserve"),
    "no-wallets": (
        "Er liggen op deze avond geen spellen in mapjes.",
        "No games lie in wallets on this evening.",
    ),
    # participants
    "participants": ("Deelnemerslijst", "Participants"),
    "participant": ("deelnemer", "participant"),
    "district": ("club of district", "club or district"),
    "group-head": ("groep", "group"),
    "team": ("team", "team"),
    "team-players": ("spelers", "players"),
    # hand cards and control cards
    "hand-cards": ("Handkaartjes", "Hand cards"),
    "control-cards": ("Controlekaarten", "Control cards"),
    "control": ("controlekaart", "control card"),
    "labels": ("Mapetiketten", "Wallet labels"),
    "note-hand": ("noteer uw hand", "note your hand"),
    # table cards
    "table-cards": ("Tafelkaarten", "Table cards"),
    "table": ("TAFEL", "TABLE"),
    # score cards
    "score-cards": ("Scorekaartjes", "Score cards"),
    "part-of": ("kaartje {part} van {parts}", "card {part} of {parts}"),
    "round-short": ("rnd", "rnd"),
    "table-short": ("tfl", "tbl"),
    "played-by": ("speelt", "plays"),
    "points-short": ("pnt", "pts"),
    "roem-short": ("roem", "roem"),
    # movement
    "movement": ("Wisselkaarten", "Movement cards"),
    "goes-to": ("{who} gaat naar", "{who} goes to"),
    "wallets-go": ("mapjes gaan naar", "wallets go to"),
    "wallets": ("mapjes", "wallets"),
    "to-table": ("tafel {table}", "table {table}"),
    "stays": ("blijft", "stays"),
    "rests": ("rust", "sits out"),
    "done": ("klaar", "done"),
    "shelf": ("leiding", "director"),
    "later": ("wordt later ingedeeld", "will be drawn later"),
    "next-rounds": ("Ronde {round} en verder", "Round {round} and on"),
    "next-round": ("Ronde {round}", "Round {round}"),
    "partner": ("maat", "partner"),
    "against": ("tegen", "against"),
    "direction": ("richting", "direction"),
    "rounds-games": (
        "{rounds} ronden · {games} spellen per ronde",
        "{rounds} rounds · {games} games a round",
    ),
    # collecting sheets, boards
    "collecting": ("Verzamelstaat", "Collecting sheet"),
    "matchpoints": ("matchpunten", "matchpoints"),
    "mp": ("mp", "mp"),
    "tops": ("tops", "tops"),
    "percentage": ("%", "%"),
    "of-most": ("van", "of"),
    "grey": (
        "Grijs: speelt dit spel niet.",
        "Grey: does not play this game.",
    ),
    "boards": ("Frequentiestaat", "Frequency sheet"),
    "top-sign": (
        "* top: de hoogste score op het spel.",
        "* top: the highest score on the game.",
    ),
    "decided-sign": ("b beslissing van de leiding.", "b ruling of the director."),
    "not-in": ("… nog niet binnen.", "… not in yet."),
    "travellers": ("Loopstaten", "Travelling sheets"),
    "traveller": ("loopstaat", "travelling sheet"),
    "own-points": ("wij", "us"),
    "their-points": ("zij", "them"),
    "crosstable": ("Kruistabel", "Crosstable"),
    "crosstable-note": (
        "Matchpunten van wie links staat tegen wie boven staat; klein: speelpunten.",
        "Matchpoints of who stands left against who stands above; small: points.",
    ),
    "crosstable-points": (
        "Punten van wie links staat tegen wie boven staat.",
        "Points of who stands left against who stands above.",
    ),
    # results
    "contest-result": ("Uitslag", "Result"),
    "after-sessions": ("na {sessions} zittingen", "after {sessions} sessions"),
    "all-groups": ("alle groepen", "all groups"),
    "match-points": ("wedstrijdpunten", "match points"),
    "game-points": ("spelpunten", "game points"),
    "saldo": ("saldo", "difference"),
    "wdl": ("w–g–v", "w–d–l"),
    "unequal": (
        "Niet iedereen speelde evenveel; % is van wat te halen was.",
        "Not everybody played as much; % is of what could be had.",
    ),
    "partial": (
        "Wie later kwam of eerder wegging, staat na de anderen en krijgt geen prijs.",
        "Those who came late or left early are listed after the others, without a prize.",
    ),
    "results-missing": ("nog {count} uitslagen", "{count} results to come"),
    # bracket
    "bracket": ("Afvalschema", "Bracket"),
    "final": ("finale", "final"),
    "winner-of": (
        "winnaar van tafel {table}, ronde {round}",
        "winner of table {table}, round {round}",
    ),
    "goes-on-free": ("vrij naar ronde {round}", "through to round {round}"),
    # announcing
    "announcer": ("Omroepblad", "Announcer's sheet"),
    "announcer-note": (
        "Van laatste naar eerste; het getal is de plaats.",
        "From last to first; the figure is the place.",
    ),
    "shared": ("gedeeld", "shared"),
    "prize": ("prijs", "prize"),
    "poedelprijs": ("poedelprijs", "booby prize"),
    "by-tops": ("op tops", "on tops"),
    "by-points": ("op punten", "on points"),
    "by-games": ("op spelpunten", "on game points"),
    "by-saldo": ("op saldo", "on difference"),
    "with-saldo": ("saldo {saldo}", "difference {saldo}"),
    "with-points": ("{points} punten", "{points} points"),
    "with-matchpoints": ("{points} matchpunten", "{points} matchpoints"),
    "with-rounds": ("gewonnen ronden: {points}", "rounds won: {points}"),
    "with-match-points": ("{points} wedstrijdpunten", "{points} match points"),
    "knockout-prize-1": ("winnaar van het afvaltoernooi", "winner of the knock-out"),
    "knockout-prize-2": ("tweede prijs", "second prize"),
    "still-in": ("speelt nog", "still in"),
    "up-to-round": ("tot en met ronde {round}", "up to round {round}"),
    "not-played": ("speelde niet", "did not play"),
    # diplomas
    "diplomas": ("Oorkonden", "Diplomas"),
    "diploma": ("Oorkonde", "Diploma"),
    "given-to": ("uitgereikt aan", "awarded to"),
    "place-1": ("eerste plaats", "first place"),
    "place-2": ("tweede plaats", "second place"),
    "place-3": ("derde plaats", "third place"),
    "on-behalf": ("namens het bestuur", "for the committee"),
    "director": ("wedstrijdleiding", "director"),
    "no-result": ("Er is nog geen uitslag.", "There is no result yet."),
    "provisional": ("Voorlopig", "Provisional"),
}


class ContestWords:
    """The phrases of one language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._pick = 0 if language is Language.NL else 1

    def __call__(self, key: str, **values: object) -> str:
        """The phrase `key` with its gaps filled in."""
        phrase = PHRASES[key][self._pick]
        return phrase.format(**values) if values else phrase


@cache
def words_in(language: Language) -> ContestWords:
    """The phrases in a language."""
    return ContestWords(language)


def contest_words(paper: Paper) -> ContestWords:
    """The phrases in the language of a paper."""
    return words_in(paper.words.language)


def seat_name(paper: Paper, seat: Position) -> str:
    """Noord, Oost, Zuid, West."""
    return paper.words(seat.value)


def field_name(words: ContestWords, field: str, *, long: bool = False) -> str:
    """The name of a field as results keep it ("N/Z", "O/W"), in the language of a paper."""
    keys = {"N/Z": "ns", "O/W": "ew"}
    if field == NO_GROUP:
        return words("no-group")
    if field not in keys:
        return field
    return words(f"{keys[field]}-long" if long else keys[field])

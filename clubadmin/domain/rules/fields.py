"""What can be chosen in a rule set: each field with its label, its choices and its bounds.

The one list from which rule sets are read, written, checked and shown.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from clubadmin.domain.rules.cards import ALL_RANKS, RANKS

CardPoints = tuple[tuple[str, int], ...]
Value = int | str | bool | tuple[str, ...] | CardPoints

MOST_ROEM = 1000
MOST_GAMES = 64
MOST_TARGET = 9999


@dataclass(frozen=True)
class Choice:
    """One of the values that a field can have, as people read it."""

    value: str
    label_nl: str
    label_en: str


@dataclass(frozen=True)
class FieldSpec:
    """A field of a rule set.

    `kind`: roem, points, games, target, flag, choice, ranks, order, card-points. A field with a
    `default` may be left out of a rule set: that is how rule sets from before it was there
    are read.
    """

    name: str
    kind: str
    label_nl: str
    label_en: str
    choices: tuple[Choice, ...] = ()
    default: Value | None = None

    def trouble(self, value: object) -> str:
        """A Dutch sentence that says what is wrong with `value`; empty when it is good."""
        wanted = _WANTED[self.kind](self, value)
        return f"{self.label_nl}: {_shown(value)} kan niet. {wanted}" if wanted else ""


def _roem(_: FieldSpec, value: object) -> str:
    if _is_int(value, 0, MOST_ROEM) and value % 10 == 0:  # type: ignore[operator]
        return ""
    return f"Geef een veelvoud van 10, van 0 tot en met {MOST_ROEM}."


def _points(_: FieldSpec, value: object) -> str:
    return "" if _is_int(value, 0, MOST_ROEM) else f"Geef een getal van 0 tot en met {MOST_ROEM}."


def _games(_: FieldSpec, value: object) -> str:
    return "" if _is_int(value, 1, MOST_GAMES) else f"Geef een getal van 1 tot en met {MOST_GAMES}."


def _target(_: FieldSpec, value: object) -> str:
    if _is_int(value, 0, MOST_TARGET):
        return ""
    return f"Geef een getal van 0 (geen) tot en met {MOST_TARGET}."


def _flag(_: FieldSpec, value: object) -> str:
    return "" if isinstance(value, bool) else "Geef ja of nee (true of false)."


def _choice(spec: FieldSpec, value: object) -> str:
    values = [choice.value for choice in spec.choices]
    return "" if value in values else f"Kies uit: {', '.join(values)}."


def _ranks(_: FieldSpec, value: object) -> str:
    if isinstance(value, tuple) and len(set(value)) == len(value) and set(value) <= set(RANKS):
        return ""
    return f"Noem kaarten uit {', '.join(RANKS)}, elk één keer."


def _order(_: FieldSpec, value: object) -> str:
    whole = (set(RANKS), set(ALL_RANKS))
    if isinstance(value, tuple) and len(set(value)) == len(value) and set(value) in whole:
        return ""
    return f"Noem alle kaarten van hoog naar laag, elk één keer: {', '.join(RANKS)}."


def _card_points(_: FieldSpec, value: object) -> str:
    pairs = dict(value) if isinstance(value, tuple) else {}
    if set(pairs) == set(RANKS) and all(_is_int(worth, 0, MOST_ROEM) for worth in pairs.values()):
        return ""
    return f"Geef voor elk van {', '.join(RANKS)} een aantal punten."


def _is_int(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _shown(value: object) -> str:
    text = str(value)
    return text if len(text) <= 40 else text[:39] + "…"


_WANTED = {
    "roem": _roem,
    "points": _points,
    "games": _games,
    "target": _target,
    "flag": _flag,
    "choice": _choice,
    "ranks": _ranks,
    "order": _order,
    "card-points": _card_points,
}

_BY_REVOKE = (
    Choice("revoke", "geldt als verzaken", "counts as a revoke"),
    Choice("director", "de wedstrijdleider beslist", "the director decides"),
)

FIELDS: tuple[FieldSpec, ...] = (
    FieldSpec("trump_points", "card-points", "Punten van troeven", "Points of trumps"),
    FieldSpec("plain_points", "card-points", "Punten van andere kaarten", "Points of other cards"),
    FieldSpec("last_trick", "points", "Laatste slag", "Last trick"),
    FieldSpec("three_in_sequence", "roem", "Driekaart", "Three in sequence"),
    FieldSpec("four_in_sequence", "roem", "Vierkaart", "Four in sequence"),
    FieldSpec("stuk", "roem", "Stuk", "Stuk (king and queen of trumps)"),
    FieldSpec("four_alike", "roem", "Vier gelijke kaarten", "Four alike"),
    FieldSpec("four_jacks", "roem", "Vier boeren", "Four jacks"),
    FieldSpec("four_alike_ranks", "ranks", "Vier gelijke tellen van", "Four alike count of"),
    FieldSpec(
        "stripe_required",
        "flag",
        "Een roemvakje zonder roem krijgt een streep",
        "A roem box without roem gets a stripe",
    ),
    FieldSpec(
        "tie",
        "choice",
        "Gelijk aantal",
        "Equal totals",
        (Choice("nat", "wie speelde is nat", "whoever played is nat"),),
    ),
    FieldSpec(
        "nat_roem",
        "choice",
        "Roem van wie nat is",
        "Roem of the side that is nat",
        (
            Choice("other", "gaat naar de tegenpartij", "goes to the other side"),
            Choice("lost", "vervalt", "is lost"),
        ),
    ),
    FieldSpec("sweep_bonus", "roem", "Pit", "Pit (all eight tricks)"),
    FieldSpec(
        "sweep_by_defenders",
        "choice",
        "Tegenpartij haalt alle slagen",
        "The defenders take all tricks",
        (
            Choice("nat", "gewoon nat", "just nat"),
            Choice("bonus", "ook een pit", "a pit as well"),
        ),
    ),
    FieldSpec(
        "revoke",
        "choice",
        "Verzaken",
        "Revoke",
        (
            Choice("262", "alles en strafpunten voor de ander", "all and a penalty to the other"),
            Choice("162", "alles voor de ander, geen strafpunten", "all to the other, no penalty"),
            Choice("redeal", "opnieuw delen", "deal again"),
            Choice("personal", "strafpunten voor de speler zelf", "a penalty for the player"),
            Choice(
                "redeal-fine",
                "opnieuw delen, de speler verliest wat het spel kon opbrengen",
                "deal again, the player loses what the game could give",
            ),
        ),
    ),
    FieldSpec("revoke_penalty", "roem", "Strafpunten bij verzaken", "Penalty for a revoke"),
    FieldSpec(
        "false_accusation",
        "choice",
        "Ten onrechte van verzaken beschuldigd",
        "False accusation of a revoke",
        _BY_REVOKE,
    ),
    FieldSpec("card_short", "choice", "Kaart te kort", "A card short", _BY_REVOKE),
    FieldSpec("misdeal", "choice", "Zeven en negen kaarten gedeeld", "A 7-9 deal", _BY_REVOKE),
    FieldSpec("games", "games", "Spellen in een boompje", "Games in a boompje"),
    FieldSpec(
        "follow_suit",
        "choice",
        "Kleur bekennen",
        "Following suit",
        (Choice("always", "altijd als men kan", "always, if possible"),),
    ),
    FieldSpec(
        "trump_led_higher",
        "flag",
        "Troef gevraagd: hoger als men kan",
        "Trumps led: go higher if possible",
    ),
    FieldSpec(
        "partner_holds",
        "choice",
        "Kan niet bekennen, slag aan de maat",
        "Cannot follow, partner holds the trick",
        (
            Choice("free", "vrij", "free"),
            Choice("trump", "introeven of overtroeven", "trump or overtrump"),
        ),
    ),
    FieldSpec(
        "others_hold",
        "choice",
        "Kan niet bekennen, slag aan de tegenpartij",
        "Cannot follow, the others hold the trick",
        (
            Choice("trump", "introeven of overtroeven", "trump or overtrump"),
            Choice("free", "vrij", "free"),
        ),
    ),
    FieldSpec(
        "undertrump",
        "choice",
        "Ondertroeven",
        "Undertrumping",
        (
            Choice("last-resort", "alleen als het niet anders kan", "only as the last resort"),
            Choice("obliged", "verplicht", "obliged"),
            Choice("free", "mag altijd", "always allowed"),
        ),
    ),
    FieldSpec(
        "bidding",
        "choice",
        "Bieden",
        "Bidding",
        (
            Choice("none", "nee", "no"),
            Choice("level", "per kleur en hoogte", "by suit and level"),
            Choice("points", "op punten", "by points"),
        ),
    ),
    FieldSpec(
        "doubling",
        "choice",
        "Verdubbelen",
        "Doubling",
        (
            Choice("none", "nee", "no"),
            Choice("kraken", "kraken", "kraken"),
            Choice("kloppen", "kloppen", "kloppen"),
        ),
    ),
    FieldSpec("no_trumps", "flag", "Zonder troef mag", "Games without trumps"),
    FieldSpec(
        "system",
        "choice",
        "Telling",
        "Scoring",
        (
            Choice("klaverjas", "punten en roem, twee partijen", "points and roem, two sides"),
            Choice("solo", "één tegen twee, ieder voor zich", "one against two, each for himself"),
            Choice("manille", "wat boven de helft komt", "what is above half"),
            Choice("tricks", "de slagen tellen", "tricks count"),
        ),
        default="klaverjas",
    ),
    FieldSpec(
        "players",
        "choice",
        "Spelers aan een tafel",
        "Players at a table",
        (
            Choice("4", "vier", "four"),
            Choice("3", "drie", "three"),
            Choice("2", "twee", "two"),
        ),
        default="4",
    ),
    FieldSpec(
        "deck",
        "choice",
        "Kaarten in het spel",
        "Cards in the pack",
        (
            Choice("32", "32, van de zeven af", "32, from the seven up"),
            Choice("52", "52, het hele spel", "52, the whole pack"),
        ),
        default="32",
    ),
    FieldSpec("trick_points", "points", "Punten per slag", "Points for a trick", default=0),
    FieldSpec(
        "trump_order",
        "order",
        "Volgorde van troeven",
        "Order of trumps",
        default=("J", "9", "A", "10", "K", "Q", "8", "7"),
    ),
    FieldSpec(
        "plain_order",
        "order",
        "Volgorde van andere kaarten",
        "Order of other cards",
        default=("A", "10", "K", "Q", "J", "9", "8", "7"),
    ),
    FieldSpec(
        "follow_higher",
        "choice",
        "Kleur bekennen: hoger als men kan",
        "Following suit: go higher if possible",
        (
            Choice("never", "hoeft niet", "not obliged"),
            Choice("others", "als de slag aan de tegenpartij is", "if the others hold the trick"),
        ),
        default="never",
    ),
    FieldSpec(
        "trump_choice",
        "choice",
        "Wie troef kiest",
        "Who chooses trump",
        (
            Choice("free", "niet vastgelegd", "not laid down"),
            Choice("turned", "gedraaid: spelen of passen (Utrechts)", "turned: play or pass"),
            Choice("pass", "aannemen of passen, vanaf de gever", "play or pass, dealer first"),
            Choice("forehand", "verplicht: de voorhand van de gever", "obliged: dealer's left"),
            Choice("dealer", "de gever kiest", "the dealer chooses"),
            Choice("bid", "wie het hoogst biedt", "the highest bidder"),
        ),
        default="free",
    ),
    FieldSpec(
        "passed_round",
        "choice",
        "Rondgepast",
        "Passed round",
        (
            Choice("none", "komt niet voor", "does not occur"),
            Choice("next-card", "de volgende kaart wordt gedraaid", "the next card is turned"),
            Choice("dealer", "de gever moet spelen", "the dealer must play"),
            Choice("forehand", "de voorhand moet spelen", "the dealer's left must play"),
            Choice("redeal", "de volgende deelt", "the next player deals"),
        ),
        default="none",
    ),
    FieldSpec(
        "level_bar",
        "choice",
        "Hoogte van een bod per kleur",
        "What a level asks",
        (
            Choice("total", "82 en 10 per hoogte, roem meegeteld", "82 and 10 a level, with roem"),
            Choice("margin", "de helft en 10 per hoogte", "half of all and 10 a level"),
        ),
        default="total",
    ),
    FieldSpec("lowest_bid", "points", "Laagste bod op punten", "Lowest bid by points", default=0),
    FieldSpec(
        "doubled_bonus",
        "flag",
        "Pit en strafpunten verdubbelen mee",
        "Pit and penalties double as well",
        default=False,
    ),
    FieldSpec("spades_double", "flag", "Schoppen dubbel", "Spades count double", default=False),
    FieldSpec(
        "roem_where",
        "choice",
        "Roem telt",
        "Roem counts",
        (
            Choice("table", "op tafel", "in the tricks"),
            Choice("hand", "in de hand", "in the hand"),
            Choice("both", "op tafel en in de hand", "in the tricks and in the hand"),
            Choice("open", "van de open kaarten", "of the cards that lie open"),
            Choice("stuk", "alleen stuk in één hand", "only stuk in one hand"),
            Choice("none", "niet", "not at all"),
        ),
        default="table",
    ),
    FieldSpec(
        "five_in_sequence",
        "roem",
        "Vijf of meer op een rij in de hand",
        "Five or more in sequence in the hand",
        default=100,
    ),
    FieldSpec(
        "hand_reject",
        "choice",
        "Roem in de hand afkeuren",
        "Rejecting roem in the hand",
        (
            Choice("most", "de partij met de meeste", "the side that has most"),
            Choice("bidders", "wie hoger heeft en meebood", "who has more and did bid"),
        ),
        default="most",
    ),
    FieldSpec(
        "misdeal_fine",
        "points",
        "Strafpunten vanaf de tweede keer verkeerd delen",
        "Penalty from the second misdeal on",
        default=0,
    ),
    FieldSpec(
        "fine_floor",
        "flag",
        "Strafpunten brengen een ronde nooit onder 0",
        "Penalties never bring a round below 0",
        default=False,
    ),
    FieldSpec(
        "target",
        "target",
        "Spelen tot (0: een vast aantal spellen)",
        "Play to (0: a fixed number of games)",
        default=0,
    ),
    FieldSpec(
        "solo_share",
        "choice",
        "Wat de twee samen maken",
        "What the two make together",
        (
            Choice("half-up", "ieder de helft, naar boven afgerond", "half each, rounded up"),
            Choice("half-down", "ieder de helft, naar beneden afgerond", "half each, rounded down"),
            Choice("own", "ieder wat hij zelf maakte", "each what he made himself"),
        ),
        default="half-up",
    ),
    FieldSpec(
        "talon",
        "choice",
        "De twee kaarten die over zijn",
        "The two cards left over",
        (
            Choice("soloist", "tellen voor wie alleen speelt", "count for who plays alone"),
            Choice("none", "tellen niet", "do not count"),
        ),
        default="soloist",
    ),
)

SPECS: Mapping[str, FieldSpec] = {spec.name: spec for spec in FIELDS}


def frozen_value(spec: FieldSpec, value: object) -> object:
    """A value as TOML or a dialog gives it, in the form that a rule set keeps it."""
    if spec.kind == "card-points" and isinstance(value, Mapping):
        return tuple((rank, value[rank]) for rank in RANKS if rank in value) + tuple(
            (str(rank), worth) for rank, worth in value.items() if rank not in RANKS
        )
    if (
        spec.kind in ("ranks", "order")
        and isinstance(value, Sequence)
        and not isinstance(value, str)
    ):
        return tuple(str(rank) for rank in value)
    return value

"""The formats that `clubadmin draw` knows, and what each minds of what is asked."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from clubadmin.domain.draw.drawing import DrawRequest, draw
from clubadmin.domain.draw.plan.schedule import Schedule
from clubadmin.i18n import Message


@dataclass(frozen=True)
class Format:
    """A format: the fewest entrants, a line of help, and which options mean something."""

    fewest: int
    about: str
    wallets: bool = False  # comparison play
    threes: bool = False  # --odd three means something
    methods: bool = False  # so does --method


@dataclass(frozen=True)
class Typed:
    """Which options were typed that some formats have no use for."""

    method: bool
    games: bool
    pairs: bool


def drawn(request: DrawRequest, typed: Typed) -> Schedule:
    """The schedule, with a sentence on each option that its format has no use for.

    Pairs move, unless that was not typed and something is asked that a movement cannot mind.
    """
    wished = request.history.tablemates or request.together or request.apart
    if wished and not typed.method:
        request = replace(request, method="drawn")
    schedule = draw(request)
    return replace(schedule, notes=(*schedule.notes, *_useless(request, typed)))


def _useless(request: DrawRequest, typed: Typed) -> Sequence[Message]:
    form = request.format
    known = FORMATS[form]
    options = [
        ("--odd three", request.odd == "three" and not known.threes),
        ("--method", typed.method and not known.methods),
        ("--pairs-per-team", typed.pairs and form != "teams"),
        ("--games-per-round", typed.games and not known.wallets),
    ]
    return [
        Message.verbatim(f"{option} doet niets bij {form}.")
        for option, useless in options
        if useless
    ]


FORMATS: Mapping[str, Format] = {
    "individual": Format(4, "elke ronde nieuwe tafels, niemand treft iemand opnieuw", threes=True),
    "pairs": Format(2, "paren: even blijven, oneven schuiven op", methods=True),
    "schevenings": Format(
        2, "paren in twee velden: N/Z blijven, O/W een tafel op, mapjes een af", wallets=True
    ),
    "howell-pairs": Format(2, "paren met mapjes: elk tegen elk, om en om N/Z en O/W", wallets=True),
    "howell-players": Format(4, "spelers met mapjes: elke ronde een andere maat", wallets=True),
    "teams": Format(
        2, "viertallen en groter: dezelfde spellen aan twee tafels, om en om", wallets=True
    ),
    "knockout": Format(4, "per tafel gaan er twee door, met een nieuwe maat"),
    "knockout-pairs": Format(2, "vaste paren; per tafel gaat het winnende paar door"),
    "boompje": Format(
        4, "drie boompjes per tafel: N (de schrijver) blijft, de rest schuift", threes=True
    ),
    "three-players": Format(3, "tafels van drie, ieder voor zich"),
    "two-players": Format(2, "tafels van twee"),
}

ABOUT = "\n".join(
    (
        "Maakt een indeling: wie speelt waar, met en tegen wie.",
        "",
        "\b",
        "Vormen:",
        *(f"  {name:<15} {form.about}" for name, form in FORMATS.items()),
        "",
        "\b",
        "Bij mapjes staan onder `games` de spellen van die tafel in die ronde.",
        "Bij teams zitten oneven paren van een team steeds N/Z en even paren O/W.",
        "Bij knockout is een stoel een nummer, of wie er na een tafel komt:",
        '  {"round": 1, "table": 3, "winner": 1}',
        "winner 1 is van het winnende paar wie N of O zat, winner 2 wie Z of W zat.",
        "In woorden is dat 'winnaar 1 van 1.3'. Wie in een ronde vrij is, staat daar",
        "onder `sits_out` en in de volgende aan een tafel. Een ronde meer dan nodig is",
        "voor de laatste twee, tegen elkaar.",
        "Bij boompje is elke ronde een boompje; na elk derde zijn er nieuwe tafels.",
    )
)

"""The formats that `clubadmin draw` knows, and what each minds of what is asked."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from clubadmin.domain.draw.drawing import DrawRequest, draw
from clubadmin.domain.draw.formats import DRAWN, Entrant
from clubadmin.domain.draw.plan.schedule import Schedule
from clubadmin.i18n import Message


@dataclass(frozen=True)
class Typed:
    """The typed options that some formats have no use for."""

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
    form = DRAWN[request.format]
    options = [
        ("--odd three", request.odd == "three" and not form.threes),
        ("--method", typed.method and not form.moves),
        ("--pairs-per-team", typed.pairs and form.entrant is not Entrant.TEAM),
        ("--games-per-round", typed.games and not form.compared),
    ]
    return [
        Message("{option} doet niets bij {form}.", option=option, form=form.name)
        for option, useless in options
        if useless
    ]


ABOUT = "\n".join(
    (
        "Maakt een indeling: wie speelt waar, met en tegen wie.",
        "",
        "\b",
        "Vormen:",
        *(f"  {name:<15} {form.about}" for name, form in DRAWN.items()),
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

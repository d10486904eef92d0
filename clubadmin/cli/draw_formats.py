"""The formats that `clubadmin draw` knows, and what each minds of what is asked."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

from clubadmin.domain.competition.boompje import draw_boompje
from clubadmin.domain.competition.howell_pairs import draw_howell_pairs
from clubadmin.domain.competition.howell_players import draw_howell_players
from clubadmin.domain.competition.individual import draw_individual
from clubadmin.domain.competition.knockout import draw_knockout
from clubadmin.domain.competition.meetings import Meetings
from clubadmin.domain.competition.pairs import draw_pairs
from clubadmin.domain.competition.schedule import Schedule
from clubadmin.domain.competition.schevenings import draw_schevenings
from clubadmin.domain.competition.small import draw_small
from clubadmin.domain.competition.teams import draw_teams
from clubadmin.domain.competition.wallets import GAMES_A_ROUND

_Couples = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Asked:
    """What was typed after `draw`, checked."""

    entrants: Sequence[int]
    rounds: int
    seed: int
    odd: str
    method: str | None
    games: int | None
    pairs: int | None
    history: Meetings
    together: _Couples
    apart: _Couples

    @property
    def three(self) -> Literal["three", "sits-out"]:
        """What becomes of those whom four does not divide."""
        return "three" if self.odd == "three" else "sits-out"


@dataclass(frozen=True)
class Format:
    """A format: the fewest entrants, a line of help, and how it is drawn."""

    fewest: int
    about: str
    draw: Callable[[Asked], Schedule]
    wallets: bool = False  # comparison play
    threes: bool = False  # --odd three means something
    methods: bool = False  # so does --method


def drawn(form: str, asked: Asked) -> Schedule:
    """The schedule, with a sentence on each option that this format has no use for."""
    schedule = FORMATS[form].draw(asked)
    return replace(schedule, notes=(*schedule.notes, *_useless(form, asked)))


def _useless(form: str, asked: Asked) -> Sequence[str]:
    known = FORMATS[form]
    options = [
        ("--odd three", asked.odd == "three" and not known.threes),
        ("--method", asked.method is not None and not known.methods),
        ("--pairs-per-team", asked.pairs is not None and form != "teams"),
        ("--games-per-round", asked.games is not None and not known.wallets),
    ]
    return [f"{option} doet niets bij {form}." for option, useless in options if useless]


def _ask(draw: Callable[..., Schedule], asked: Asked, **more: object) -> Schedule:
    """What every format is asked, and what only this one minds."""
    return draw(
        asked.entrants,
        asked.rounds,
        asked.seed,
        history=asked.history,
        together=asked.together,
        apart=asked.apart,
        **more,
    )


def _with_threes(draw: Callable[..., Schedule]) -> Callable[[Asked], Schedule]:
    return lambda asked: _ask(draw, asked, odd=asked.three)


def _pairs(asked: Asked) -> Schedule:
    # a movement cannot mind who met or who should
    wished = bool(asked.history.tablemates or asked.together or asked.apart)
    by_chance = asked.method == "drawn" or (wished and asked.method is None)
    return _ask(draw_pairs, asked, method="drawn" if by_chance else "move")


def _small(players: int) -> Callable[[Asked], Schedule]:
    return lambda asked: _ask(draw_small, asked, players=players)


def _knockout(asked: Asked) -> Schedule:
    return _ask(draw_knockout, asked)


def _compared(draw: Callable[..., Schedule]) -> Callable[[Asked], Schedule]:
    return lambda asked: _ask(draw, asked, games_a_round=asked.games or GAMES_A_ROUND)


def _teams(asked: Asked) -> Schedule:
    return _compared(partial(draw_teams, pairs_a_team=asked.pairs or 2))(asked)


FORMATS: Mapping[str, Format] = {
    "individual": Format(
        4,
        "elke ronde nieuwe tafels, niemand treft iemand opnieuw",
        _with_threes(draw_individual),
        threes=True,
    ),
    "pairs": Format(2, "paren: even blijven, oneven schuiven op", _pairs, methods=True),
    "schevenings": Format(
        2,
        "paren in twee velden: N/Z blijven, O/W een tafel op, mapjes een af",
        _compared(draw_schevenings),
        wallets=True,
    ),
    "howell-pairs": Format(
        2,
        "paren met mapjes: elk tegen elk, om en om N/Z en O/W",
        _compared(draw_howell_pairs),
        wallets=True,
    ),
    "howell-players": Format(
        4,
        "spelers met mapjes: elke ronde een andere maat",
        _compared(draw_howell_players),
        wallets=True,
    ),
    "teams": Format(
        2,
        "viertallen en groter: dezelfde spellen aan twee tafels, om en om",
        _teams,
        wallets=True,
    ),
    "knockout": Format(4, "per tafel gaan er twee door, met een nieuwe maat", _knockout),
    "boompje": Format(
        4,
        "drie boompjes per tafel: N (de schrijver) blijft, de rest schuift",
        _with_threes(draw_boompje),
        threes=True,
    ),
    "three-players": Format(3, "tafels van drie, ieder voor zich", _small(3)),
    "two-players": Format(2, "tafels van twee", _small(2)),
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

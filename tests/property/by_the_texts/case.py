"""A season made up by chance, for a second reckoning of a club from the texts alone.

`games`, `evening`, `contests` and `season` work it out in plain Python, from the help, the fields
of rules and the sources; `club` puts the same into a club and tells where that differs;
`shrinking` leaves out what a difference does without. None of them asks the program for a figure.
"""

from dataclasses import dataclass
from random import Random

from tests.property.by_the_texts.games import KLAVERJAS, Game

PLAYERS = ("individual", "boompje", "manille", "howell-players", "knockout")
TEAMS = ("teams",)
CONTESTS = ("schevenings", "howell-pairs", "howell-players", "teams", "knockout", "knockout-pairs")
KINDS = ("individual", "pairs", "boompje", "manille", *CONTESTS)
TIES = ("pits", "tops", "wins", "win-points", "mutual", "best-evening", "points", "nat")
OTHER_RULES = (
    *("leidsch", "leidsch-tientallen", "schoppen-dubbel", "kraken", "kraken-schoppen-dubbel"),
    "twee-spelers",
)
ABSENT = (
    *("", "", "none", "lowest", "average", "half", "own-average", "lowest-25", "average-50"),
    *("half-10", "own-average/300", "own-average/300-40"),
)
EVENING = ("none", "average", "half", "lowest", "own-average")


@dataclass(frozen=True)
class Rule:
    """A rule of the standings, as its parts are called on the command line."""

    kind: str = "sum"
    best: int = 0
    min: int = 0
    absent: str = ""
    unnotified: str = ""
    most: int = 0
    periods: str = ""
    best_periods: int = 0
    substitutes: str = ""
    win: bool = False
    by_wins: bool = False

    @property
    def text(self) -> str:
        """The rule in a line."""
        parts = [
            f"{self.kind}:{self.best}" if "best" in self.kind else self.kind,
            self.min and f"min:{self.min}",
            self.absent and f"absent:{self.absent}",
            self.unnotified and f"unnotified:{self.unnotified}",
            self.most and f"absent-most:{self.most}",
            self.periods and f"periods:{self.periods}",
            self.best_periods and f"best-periods:{self.best_periods}",
            self.substitutes and f"substitutes:{self.substitutes}",
            self.win and "win:2/1/0",
            self.by_wins and "by:wins",
        ]
        return ",".join(part for part in parts if part)


@dataclass(frozen=True)
class Night:
    """An evening: who are there and what happens."""

    present: tuple[int, ...]  # of all entrants of the season, from 0
    draw: int = 1
    filled: bool = False  # who sits out plays at a fill-in table
    late: tuple[tuple[int, int], ...] = ()  # who from which round
    early: tuple[tuple[int, int], ...] = ()  # who to which round
    instead: tuple[int, ...] = ()  # pairs in which a substitute plays
    told: tuple[int, ...] = ()  # away with notice
    untold: tuple[int, ...] = ()  # and without
    lines: tuple[tuple[Game, ...], ...] = ()  # a table after another, over again where these end
    cards: tuple[int, ...] = ()  # players who buy a card
    free: tuple[int, ...] = ()
    owing: tuple[int, ...] = ()


@dataclass(frozen=True)
class Case:
    """A competition with its evenings, and other rules to rank it by."""

    kind: str
    rules: str
    entrants: int
    rounds: int
    games: int
    odd: str
    sit_out: str
    fill_in: str  # none: who is lent keeps his own round; or the better of the two
    rule: Rule
    others: tuple[Rule, ...]
    ties: tuple[str, ...]
    shares: tuple[int, ...]  # percents of the pot for the first places
    amounts: tuple[int, ...]  # euros for the places after
    last: int  # euros as poedelprijs
    stake: int
    kept: int
    nights: tuple[Night, ...]


def made_up(seed: int) -> Case:
    """The season of a seed."""
    chance = Random(seed)
    kind = KINDS[seed % len(KINDS)]
    rules = (
        "manille" if kind == "manille" else chance.choice((*KLAVERJAS, *KLAVERJAS, *OTHER_RULES))
    )
    if kind in CONTESTS or (rules == "twee-spelers" and kind != "individual"):
        rules = chance.choice(KLAVERJAS)
    rounds = 3 if kind in ("boompje", "manille") else chance.randint(1, 3)
    entrants = chance.randint(4, 9) if kind in PLAYERS else chance.randint(2, 6)
    evenings = chance.randint(1, 4)
    if kind == "schevenings":
        entrants, rounds = chance.choice((6, 10)), 3
    elif kind == "howell-pairs":
        entrants, rounds = chance.choice((4, 6)), 3
    elif kind == "howell-players":
        entrants, rounds = 8, chance.randint(2, 3)
    elif kind == "teams":
        entrants, rounds = chance.choice((2, 4)), 1
        rounds = chance.randint(1, entrants - 1)
    elif kind == "knockout":
        rounds = chance.randint(1, 2)
        entrants, evenings = 2**rounds * 2, 1
    elif kind == "knockout-pairs":
        rounds = chance.randint(1, 3)
        entrants, evenings = 2**rounds, 1
    games = chance.randint(1, 3)
    sit_out = chance.choice((*EVENING, f"fixed:{chance.randint(0, 400)}"))
    if kind == "manille":
        sit_out = chance.choice(("none", "fixed:20"))
    firsts = chance.choice(((), (60, 40), (50,), (40, 25, 10), (33, 33, 34)))
    return Case(
        kind=kind,
        rules=rules,
        entrants=entrants,
        rounds=rounds,
        games=games,
        odd=chance.choice(("sits-out", "three")),
        sit_out=sit_out,
        fill_in=chance.choice(("none", "better")),
        rule=_rule(chance, kind, evenings),
        others=tuple(_rule(chance, kind, evenings) for _ in range(3)),
        ties=tuple(chance.sample(TIES, chance.randint(0, 4))),
        shares=firsts,
        amounts=tuple(chance.choice((1, 2, 5)) for _ in range(chance.randint(0, 2))),
        last=chance.choice((0, 0, 1)),
        stake=5 * chance.randint(1, 100),
        kept=5 * chance.randint(0, 4) if chance.random() < 0.5 else 0,
        nights=tuple(_night(chance, kind, rules, entrants, rounds, games) for _ in range(evenings)),
    )


def _night(chance: Random, kind: str, rules: str, entrants: int, rounds: int, games: int) -> Night:
    everybody = list(range(entrants))
    if kind in CONTESTS:
        present = everybody
    else:
        least = 4 if kind in PLAYERS else 2
        present = sorted(chance.sample(everybody, chance.randint(least, entrants)))
    away = [one for one in everybody if one not in present]
    late, early, instead = [], [], []
    if kind in ("individual", "pairs"):
        spare = len(present) - (4 if kind == "individual" else 2)
        some = [one for one in present if chance.random() < 0.2][:spare]
        for one in some:
            if rounds > 1 and chance.random() < 0.5:
                late.append((one, chance.randint(2, rounds)))
            elif rounds > 1:
                early.append((one, chance.randint(1, rounds - 1)))
    if kind == "pairs":
        instead = [one for one in present if chance.random() < 0.25]
    told = [one for one in away if chance.random() < 0.4]
    untold = [one for one in away if one not in told and chance.random() < 0.3]
    money = {
        one: chance.choice(("cash", "cash", "cash", "card", "free", "owing")) for one in present
    }
    return Night(
        present=tuple(present),
        draw=chance.randint(1, 999),
        filled=kind in ("individual", "pairs") and chance.random() < 0.4,
        late=tuple(late),
        early=tuple(early),
        instead=tuple(instead),
        told=tuple(told),
        untold=tuple(untold),
        lines=tuple(_sheet(chance, kind, rules, games) for _ in range(8)),
        cards=tuple(one for one, how in money.items() if how == "card"),
        free=tuple(one for one, how in money.items() if how == "free"),
        owing=tuple(one for one, how in money.items() if how == "owing"),
    )


def _sheet(chance: Random, kind: str, rules: str, games: int) -> tuple[Game, ...]:
    if kind not in CONTESTS and chance.random() < 0.07:
        return (Game("not played"),) * games
    return tuple(_game(chance, kind, rules) for _ in range(games))


def _game(chance: Random, kind: str, rules: str) -> Game:
    if kind in ("knockout", "knockout-pairs"):
        return Game("written", points=chance.choice((60, 70, 100, 110, 120)))
    if chance.random() < 0.05:
        return Game(chance.choice(("not played", "cancelled")))
    if rules == "manille":
        return _of_manille(chance)
    who, points = chance.choice("wz"), chance.choice((*range(30, 131), 81, 81, 90, 100))
    roem = tuple(chance.choice((0, 0, 0, 0, 20, 40, 50, 70)) for _ in range(2))
    trump = chance.choice(("", "s", "h")) if rules.endswith("schoppen-dubbel") else ""
    doubled = chance.choice((0, 0, 1, 2, 3)) if rules.startswith("kraken") else 0
    level = 0
    ending = chance.choice(("counted",) * 5 + ("written",) * 2 + ("nat", "pit", "revoke", "swept"))
    if rules.startswith("leidsch"):
        tens = rules == "leidsch-tientallen"
        level = chance.choice((90, 100, 110, 130)) if tens else chance.randint(1, 4)
        trump = "" if tens else chance.choice("shrk")
        ending = ending if ending == "pit" else "counted"
    return _that_can_be(Game(ending, who, points, *roem, level, trump, doubled), rules)


def _that_can_be(game: Game, rules: str) -> Game:
    if game.ending == "swept" and rules != "nkf1976":
        game = game._replace(ending="counted")
    if game.ending == "counted":
        return game
    level = game.points + game.wij == 162 - game.points + game.zij
    if game.ending == "written" and (level or game.trump == "s"):
        game = game._replace(ending="nat")
    if game.ending == "swept":
        game = game._replace(wij=0, zij=0)
    empty = {"nat": game.who, "pit": "z" if game.who == "w" else "w"}.get(game.ending)
    if empty:
        game = game._replace(**{"wij" if empty == "w" else "zij": 0})
    return game if rules.startswith("leidsch") else game._replace(trump="", doubled=0)


def _of_manille(chance: Random) -> Game:
    fine = None
    if chance.random() < 0.15:
        seat, often = chance.randint(1, 3), chance.randint(2, 3)
        fine = chance.choice((("v", seat, 60), ("v", seat, 30), ("m", seat, often)))
    trump = chance.choice(("", "", "s", "z"))
    if fine and fine[0] == "m" and trump == "z":
        trump = ""  # may not be played without trumps
    doubled = chance.choice((0, 0, 1) if trump == "z" else (0, 0, 1, 2))
    points = chance.choice((60, 0, 30, *range(15, 46)))
    return Game("manille", points=points, trump=trump, doubled=doubled, fine=fine)


def _rule(chance: Random, kind: str, evenings: int) -> Rule:
    if kind in CONTESTS:
        return Rule(chance.choice(("sum", "sum", "average", "best")), best=chance.randint(1, 2))
    what = chance.choice(("sum", "sum", "average", "best", "average-best"))
    periods = chance.choice(("", "", "1", "2", "1+2", "1+3", "1+2+4"))
    win = chance.random() < 0.4
    return Rule(
        what,
        best=chance.randint(1, 3),
        min=chance.choice((0, 0, 1, 2, 3)),
        absent=chance.choice((*ABSENT, str(chance.randint(0, 500)))),
        unnotified=chance.choice((*ABSENT, str(chance.randint(0, 500)))),
        most=chance.choice((0, 0, 1, 2)),
        periods=periods,
        best_periods=chance.choice((0, 1, 2)) if periods else 0,
        substitutes=chance.choice(("", "pair", "self", "none")) if kind == "pairs" else "",
        win=win,
        by_wins=win and chance.random() < 0.5,
    )

"""A game as it is told at the table, and what the texts make of it."""

from typing import NamedTuple

KLAVERJAS = ("nku", "nkf1976", "amsterdams", "rotterdams", "internationaal")


class Made(NamedTuple):
    """The figures of a side in a game."""

    points: int = 0
    roem: int = 0
    pits: int = 0
    nat: int = 0


NOTHING = (Made(), Made())


class Game(NamedTuple):
    """A game; `wij` and `zij` are roem, `points` the points of Wij's cards."""

    ending: str = "counted"  # written, nat, pit, swept, revoke, "not played", cancelled
    who: str = "w"  # plays: "w" or "z"; of nat, pit and revoke whose it is
    points: int = 100
    wij: int = 0
    zij: int = 0
    level: int = 0  # of a bid: by suit from 1, or the points bid
    trump: str = ""  # s, h, r, k; z: none
    doubled: int = 0
    fine: tuple[str, int, int] | None = None  # "v" or "m", the seat from 1, how much or how often

    @property
    def line(self) -> str:
        """The row as it is typed."""
        if self.ending in ("not played", "cancelled"):
            return "-" if self.ending == "not played" else "x"
        mine = "" if self.who == "w" else "."
        roem = "".join(f"{sign}{one}" for sign, one in (("+", self.wij), ("-", self.zij)) if one)
        if self.ending == "pit":  # the box as the paper shows it, its 100 included
            roem = roem and f"{roem[0]}{int(roem[1:]) + 100}"
        rest = f"{roem}#{self.level}" if self.level else roem
        rest += (f"@{self.trump}" if self.trump else "") + "k" * self.doubled
        if self.fine:
            kind, seat, much = self.fine
            rest += f"!{seat}{kind}{much}"
        if self.ending in ("written", "manille"):
            return f"{self.points}{rest}"
        if self.ending in ("nat", "pit", "revoke"):
            own = self.wij if self.who == "w" else self.zij  # as written its box is empty
            counted = "w" if self.ending == "revoke" and own else ""
            return f"{counted}{mine}{self.ending[0] if self.ending != 'revoke' else 'v'}{rest}"
        if self.ending == "swept":  # who plays is known, and the others took all tricks
            return f"{self.who}{'.' if self.who == 'w' else ''}p{rest}"
        return f"{self.who}{f'.{162 - self.points}' if self.points % 2 else self.points}{rest}"


def made(game: Game, rules: str) -> tuple[Made, Made]:
    """The figures of Wij and of Zij."""
    roem = game.wij + game.zij
    endings = {
        "not played": (Made(), Made()),
        "cancelled": (Made(), Made()),
        "written": (Made(game.points, game.wij), Made(162 - game.points, game.zij)),
        "nat": _to(game.who, Made(nat=1), Made(162, roem)),  # as the paper has it
        "pit": _to(game.who, Made(162, 100 + roem, pits=1), Made()),
        "swept": _to(game.who, Made(), Made(162, 100 + roem, pits=1)),  # NKF 1976: no nat beside it
        "revoke": _to(game.who, Made(), Made(262, roem)),
    }
    if game.ending in endings:
        return endings[game.ending]
    return _manille(game) if rules == "manille" else _counted(game, rules)


def _counted(game: Game, rules: str) -> tuple[Made, Made]:
    """Whether the player is nat: not more than the other side, or less than the bid."""
    times = 2 if rules.endswith("schoppen-dubbel") and game.trump == "s" else 1
    own, other = _to(
        game.who,
        Made(game.points * times, game.wij),
        Made((162 - game.points) * times, game.zij),
    )
    mine, theirs = own.points + own.roem, other.points + other.roem
    roem = own.roem + other.roem
    if game.doubled:  # the side that doubled last must have more than the other
        won = mine > theirs if game.doubled == 2 else mine >= theirs
        winner = Made(162 * times * 2**game.doubled, roem)
        return _to(game.who, winner if won else Made(nat=1), Made() if won else winner)
    bid = 82 + 10 * (game.level - 1) if 0 < game.level < 10 else game.level
    if mine > theirs and mine >= bid:
        return _to(game.who, own, other)
    return _to(game.who, Made(nat=1), Made(162 * times, roem))


def _to(who: str, own: Made, other: Made) -> tuple[Made, Made]:
    return (own, other) if who == "w" else (other, own)


def _manille(game: Game) -> tuple[Made, Made]:
    """Only what is above 30 of 60; without trumps and knocked doubled, at most four times."""
    times = min(4, 2**game.doubled * (2 if game.trump == "z" else 1))
    return Made(max(0, game.points - 30) * times), Made(max(0, 30 - game.points) * times)


def fined(game: Game) -> tuple[int, int] | None:
    """The seat from 1 and its fine: each second misdeal in a row and later costs 15."""
    if game.fine is None:
        return None
    kind, seat, much = game.fine
    return seat, (much if kind == "v" else 15 * (much - 1))

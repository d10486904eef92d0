"""Names for an evening without the laptop, and draws by number for any size."""

from dataclasses import dataclass

from clubadmin.domain.draw.plan.schedule import RoundDraw
from clubadmin.model.evenings.evening import Evening


@dataclass(frozen=True)
class NumberedDraw:
    """A whole evening by number, drawn before it is known who has which."""

    entrants: int  # how many play, from number 1 on
    letters: str  # four that follow from the seats; the same ones are told when it is taken over
    rounds: tuple[RoundDraw, ...]  # as drawn


@dataclass(frozen=True)
class Emergency:
    """An evening that is to be held, as its competition plays."""

    evening: Evening  # the one at hand, for its rules, its games and its rounds
    names: tuple[str, ...]  # of who can come, sorted: members, or pairs or teams where these enter
    tables: int  # for how many there are blank sheets, in each of the rounds
    odd: str = "sits-out"  # what becomes of people whom four does not divide: "three" or "sits-out"
    moves: bool = True  # whether odd pairs move up, so that numbers decide where they sit
    # by number of entrants; none where the format cannot be drawn in advance
    draws: tuple[NumberedDraw, ...] = ()

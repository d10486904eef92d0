"""Names for an evening without the laptop, and draws by number for any size."""

from dataclasses import dataclass

from clubadmin.domain.draw.plan.schedule import RoundDraw
from clubadmin.model.evenings.evening import Evening


@dataclass(frozen=True)
class NumberedDraw:
    """A whole evening by number, drawn before it is known who has which.

    Attributes:
        entrants: how many play, from number 1 on.
        letters: four that follow from the seats; the same ones are told when it is taken over.
        rounds: as drawn.
    """

    entrants: int
    letters: str
    rounds: tuple[RoundDraw, ...]


@dataclass(frozen=True)
class Emergency:
    """An evening that is to be held, as its competition plays.

    Attributes:
        evening: the one at hand, for its rules, its games and its rounds.
        names: of who can come, sorted: members, or pairs or teams where these enter.
        tables: for how many there are blank sheets, in each of the rounds.
        odd: what becomes of people whom four does not divide: "three" or "sits-out".
        moves: whether odd pairs move up, so that numbers decide where they sit.
        draws: by number of entrants; none where the format cannot be drawn in advance.
    """

    evening: Evening
    names: tuple[str, ...]
    tables: int
    odd: str = "sits-out"
    moves: bool = True
    draws: tuple[NumberedDraw, ...] = ()

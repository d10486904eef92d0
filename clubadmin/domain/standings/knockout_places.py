"""The places of a knock-out, counted by sides: partners lose together and share one place.

With four at a table two lose a round together, so the losers of the final have place 2, the
four who lost the round before 3, the eight before those 5. Of fixed pairs each is a side.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import NamedTuple, TypeVar

_Who = TypeVar("_Who")


def side_places(merits: Mapping[_Who, tuple[float, int]], together: int = 2) -> dict[_Who, int]:
    """The place of each: one behind the sides that came further.

    Args:
        merits: how far each came, more is better; equal merits share a place.
        together: how many of these are one side: two players, or one pair.
    """
    found: dict[tuple[float, int], int] = {}
    place = 1
    for merit in sorted(set(merits.values()), reverse=True):
        found[merit] = place
        place += -(-sum(one == merit for one in merits.values()) // together)
    return {who: found[merit] for who, merit in merits.items()}


class How(StrEnum):
    """How a place of a knock-out is come to."""

    WON = "won"
    FINAL = "final"  # lost it
    OUT = "out"  # lost a round before it
    LEFT = "left"  # there was no final: still in after the last round


class Step(NamedTuple):
    """A step of a knock-out: the entrants who come out at one place."""

    how: How
    place: int
    many: int  # players, or pairs
    round: int  # the last they played
    sides: int  # so many places they share


def steps(
    count: int, rounds: int, going_on: Callable[[int], int], together: int = 2
) -> tuple[Step, ...]:
    """Every place of a knock-out that is to be played, from the first on.

    Args:
        count: how many take part.
        rounds: how many are played at most.
        going_on: how many are left after a round of so many.
        together: how many of these are one side.
    """
    left, out = count, []
    for number in range(1, rounds + 1):
        ahead = going_on(left)
        if ahead >= left:
            break
        out.append((number, left - ahead))
        left = ahead
    whole = left <= together
    last = out[-1][0] if out else 0
    won = Step(How.WON if whole else How.LEFT, 1, left, last, -(-left // together))
    made = [won]
    for number, losers in reversed(out):
        how = How.FINAL if whole and number == last else How.OUT
        place = made[-1].place + made[-1].sides
        made.append(Step(how, place, losers, number, -(-losers // together)))
    return tuple(made)

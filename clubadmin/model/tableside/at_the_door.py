"""People whom a few typed letters may mean, at the door of the second desk."""

from dataclasses import dataclass

from clubadmin.model.evenings.evening import Participant
from clubadmin.model.members.member import Member, Pair, Team


@dataclass(frozen=True)
class AtTheDoor:
    """The people whom a few typed letters may mean.

    Attributes:
        there: who is there already.
        may_come: who may still come, the likeliest first.
        guest: what a guest of that name is called; "" where what was typed is no name.
    """

    there: tuple[Participant, ...]
    may_come: tuple[Member | Pair | Team, ...]
    guest: str

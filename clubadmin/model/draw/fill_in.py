"""A game for who sits out: who can play it, and who are lent to make up the table."""

from dataclasses import dataclass

from clubadmin.model.evenings.evening import Participant, SheetState


@dataclass(frozen=True)
class Lendable:
    """Somebody who plays this round and can be lent afterwards."""

    participant: Participant
    table: int  # the number of his own table
    state: SheetState  # of its sheet
    signed_at: str = ""  # when it was signed off; empty: it is not

    @property
    def done(self) -> bool:
        """Whether his own game is over."""
        return self.state in (SheetState.COMPLETE, SheetState.SIGNED)


@dataclass(frozen=True)
class FillIn:
    """A fill-in game that a round could have."""

    evening_id: int
    round: int
    table: int  # the number that the extra table gets
    seats: int  # how many participants it needs
    resting: tuple[Participant, ...]  # who sit out
    lendable: tuple[Lendable, ...]  # by table and number
    proposed: tuple[int, ...]  # participants' ids: of the first tables to finish, the lowest

    @property
    def needed(self) -> int:
        """How many must be lent."""
        return self.seats - len(self.resting)

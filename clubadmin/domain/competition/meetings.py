"""Who met whom before: the memory of a season, which a draw reads."""

from collections.abc import Iterable

from clubadmin.domain.competition.schedule import (
    Couple,
    RoundDraw,
    couple,
    meetings_of,
    partners_of,
)


class Meetings:
    """How often two were at one table or partners, and how often one played alone at three."""

    def __init__(self) -> None:
        self.tablemates: dict[Couple, int] = {}
        self.partners: dict[Couple, int] = {}
        self.alone: dict[int, int] = {}

    @classmethod
    def from_pairs(
        cls, tablemates: Iterable[tuple[int, int]], partners: Iterable[tuple[int, int]] = ()
    ) -> "Meetings":
        """Count couples; each of `partners` is also a meeting at one table."""
        meetings = cls()
        for a, b in tablemates:
            meetings.add(a, b)
        for a, b in partners:
            meetings.add(a, b, partner=True)
        return meetings

    def add(self, a: int, b: int, partner: bool = False) -> None:
        """One more meeting of two at a table, as partners or not; oneself is not met."""
        if a == b:
            return
        key = couple(a, b)
        self.tablemates[key] = self.tablemates.get(key, 0) + 1
        if partner:
            self.partners[key] = self.partners.get(key, 0) + 1

    def add_alone(self, person: int) -> None:
        """Once more alone with the blind hand at a table of three."""
        self.alone[person] = self.alone.get(person, 0) + 1

    def add_round(self, draw: RoundDraw) -> None:
        """Everybody who meets in a round."""
        for key in meetings_of(draw):
            self.tablemates[key] = self.tablemates.get(key, 0) + 1
        for key in partners_of(draw):
            self.partners[key] = self.partners.get(key, 0) + 1
        for three in draw.three:
            self.add_alone(three.alone)

    def met(self, a: int, b: int) -> int:
        """How often these two were at one table."""
        return self.tablemates.get(couple(a, b), 0)

"""The meetings of a season so far: its memory, which a draw reads."""

from collections import Counter
from collections.abc import Iterable, Sequence

from clubadmin.domain.draw.plan.schedule import Couple, RoundDraw, couple, meetings_of, partners_of


class Meetings:
    """How often two were at one table or partners, and how often one played alone at three."""

    def __init__(self) -> None:
        self.tablemates: Counter[Couple] = Counter()
        self.partners: Counter[Couple] = Counter()
        self.alone: Counter[int] = Counter()
        self.again: Counter[int] = Counter()  # repeats within an evening that somebody bore

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
        """Count a meeting of two at a table, as partners or not; oneself is not met."""
        if a == b:
            return
        self.tablemates[couple(a, b)] += 1
        if partner:
            self.partners[couple(a, b)] += 1

    def add_alone(self, person: int) -> None:
        """Count that a person was alone with the blind hand at a table of three."""
        self.alone[person] += 1

    def add_round(self, draw: RoundDraw) -> None:
        """Everybody who meets in a round."""
        self.tablemates.update(meetings_of(draw))
        self.partners.update(partners_of(draw))
        for three in draw.three:
            self.add_alone(three.alone)

    def add_evening(self, rounds: Sequence[RoundDraw]) -> None:
        """Everybody who meets on an evening, and who bore it that two met again."""
        for draw in rounds:
            self.add_round(draw)
        self.note_again(two for draw in rounds for two in meetings_of(draw))

    def note_again(self, meetings: Iterable[Couple]) -> None:
        """Count repeats for both of each two who met again on an evening, by all its meetings."""
        for two, times in Counter(meetings).items():
            for one in two:
                if times > 1:
                    self.again[one] += times - 1

    def met(self, a: int, b: int) -> int:
        """How often these two were at one table."""
        return self.tablemates[couple(a, b)]

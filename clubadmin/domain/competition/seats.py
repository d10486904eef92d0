"""From groups of people to seats: who plays with whom, who is alone, which table."""

from collections.abc import Iterable, Sequence

from clubadmin.domain.competition.chance import Chance
from clubadmin.domain.competition.meetings import Meetings
from clubadmin.domain.competition.schedule import RoundDraw, TableSeats, ThreeTable

PARTNER_AGAIN_TONIGHT = 1_000


class Seater:
    """Seats groups so that partners come round as evenly as tables do."""

    def __init__(self, history: Meetings, earlier: Iterable[RoundDraw], chance: Chance) -> None:
        self._history = history
        self._tonight = Meetings.from_rounds(earlier)
        self._chance = chance
        self._alone: dict[int, int] = {}
        for draw in earlier:
            self._note_alone(draw)

    def seat(
        self, number: int, groups: Sequence[Sequence[int]], sits_out: Sequence[int]
    ) -> RoundDraw:
        """Seat the groups of a round; tables of three come last."""
        shuffled = self._chance.shuffled(groups)
        fours = [group for group in shuffled if len(group) == 4]
        threes = [group for group in shuffled if len(group) == 3]
        draw = RoundDraw(
            number,
            tuple(self._four(at, group) for at, group in enumerate(fours, 1)),
            tuple(sorted(sits_out)),
            tuple(self._three(at, group) for at, group in enumerate(threes, len(fours) + 1)),
        )
        self._tonight.add_round(draw)
        self._note_alone(draw)
        return draw

    def _four(self, table: int, group: Sequence[int]) -> TableSeats:
        a, b, c, d = self._chance.shuffled(group)
        splits = ((a, b, c, d), (a, c, b, d), (a, d, b, c))
        n, s, e, w = min(
            splits, key=lambda split: self._cost(split[0], split[1]) + self._cost(*split[2:])
        )
        return TableSeats(table, n, s, e, w)

    def _three(self, table: int, group: Sequence[int]) -> ThreeTable:
        a, b, c = self._chance.shuffled(group)
        turns = ((a, b, c), (a, c, b), (b, c, a))
        seats = min(
            turns, key=lambda turn: (self._alone.get(turn[2], 0), self._cost(turn[0], turn[1]))
        )
        return ThreeTable(table, seats)

    def _cost(self, a: int, b: int) -> int:
        """One more time as partners, as it adds to the sum of squares."""
        tonight = self._tonight.partnered(a, b)
        return PARTNER_AGAIN_TONIGHT * tonight**2 + 2 * self._history.partnered(a, b)

    def _note_alone(self, draw: RoundDraw) -> None:
        for three in draw.three:
            self._alone[three.alone] = self._alone.get(three.alone, 0) + 1

"""From groups of people to seats: who plays with whom, who is alone, which table."""

from collections.abc import Iterable, Sequence

from clubadmin.domain.competition.chance import Chance
from clubadmin.domain.competition.meetings import Meetings
from clubadmin.domain.competition.schedule import (
    RoundDraw,
    TableSeats,
    ThreeTable,
    couple,
    partners_of,
)

PARTNER_AGAIN_TONIGHT = 1_000_000
"""Far more than a season of evenings can add up to."""


class Seater:
    """Seats groups so that partners come round as evenly as tables do."""

    def __init__(self, history: Meetings, earlier: Iterable[RoundDraw], chance: Chance) -> None:
        self._chance = chance
        self._cost = {pair: 2 * times for pair, times in history.partners.items()}
        self._season = history.alone
        self._tonight: dict[int, int] = {}
        for draw in earlier:
            self._note(draw)

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
        self._note(draw)
        return draw

    def _four(self, table: int, group: Sequence[int]) -> TableSeats:
        a, b, c, d = self._chance.shuffled(group)
        splits = ((a, b, c, d), (a, c, b, d), (a, d, b, c))
        costs = [
            self._partner_cost(*split[:2]) + self._partner_cost(*split[2:]) for split in splits
        ]
        n, s, e, w = splits[costs.index(min(costs))]
        return TableSeats(table, n, s, e, w)

    def _three(self, table: int, group: Sequence[int]) -> ThreeTable:
        a, b, c = self._chance.shuffled(group)
        turns = ((a, b, c), (a, c, b), (b, c, a))
        return ThreeTable(table, min(turns, key=self._turn_cost))

    def _turn_cost(self, turn: tuple[int, int, int]) -> tuple[int, int, int]:
        """Who was alone least often is alone now; then partners count."""
        n, s, alone = turn
        season = self._season.get(alone, 0)
        return (self._tonight.get(alone, 0), season, self._partner_cost(n, s))

    def _partner_cost(self, a: int, b: int) -> int:
        """One more time as partners, as it adds to the season's sum of squares."""
        return self._cost.get(couple(a, b), 0)

    def _note(self, draw: RoundDraw) -> None:
        for pair in partners_of(draw):
            self._cost[pair] = self._cost.get(pair, 0) + PARTNER_AGAIN_TONIGHT
        for three in draw.three:
            self._tonight[three.alone] = self._tonight.get(three.alone, 0) + 1

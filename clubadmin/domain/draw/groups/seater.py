"""Seats made of groups: partners, the one who is alone, and the table."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.schedule import Couple, RoundDraw, TableSeats, ThreeTable, couple
from clubadmin.domain.draw.plan.task import Meetings
from clubadmin.domain.draw.search.local_search import Groups, alone

PARTNER_AGAIN = 1_000_000
"""To be partners again tonight counts far more than a season of evenings can add up to."""

SWEEPS = 20

Seats = Sequence[int]  # n, s, e, w; or n, s, e at a table of three; or one who sits out


class Seater:
    """Seats the groups of an evening so that partners come round as evenly as tables do.

    Where it is the same to them, partners are who sat on the same side more often so far:
    `sides` says how many times more each sat N/Z than O/W, and a table can then make up for it.
    Those of `wished` are partners whenever they share a table, however often that is.
    """

    def __init__(
        self,
        history: Meetings,
        earlier: Iterable[RoundDraw],
        chance: Chance,
        sides: Mapping[int, int] | None = None,
        wished: Iterable[Couple] = (),
    ) -> None:
        self._chance = chance
        self._wished = frozenset(wished)
        self._sides = Counter(sides)
        self._partners = Counter(history.partners)
        self._alone_before = history.alone
        self._alone: Counter[int] = Counter()
        for draw in earlier:
            for table in draw.seatings:
                self._note(table.people, 1)

    def seat(self, numbers: Iterable[int], rounds: Sequence[Groups]) -> tuple[RoundDraw, ...]:
        """Seat the groups of the rounds with these numbers; who is alone in a group sits out.

        Tables are chosen one by one, and again as long as partners meet twice.
        """
        seated = [
            [self._seats(group) for group in self._chance.shuffled(groups)] for groups in rounds
        ]
        for _ in range(SWEEPS):
            if not self._again():
                break
            for tables in seated:
                for at, seats in enumerate(tables):
                    self._note(seats, -1)
                    tables[at] = self._seats(seats)
        return tuple(_round(number, tables) for number, tables in zip(numbers, seated, strict=True))

    def _again(self) -> bool:
        """Whether partners of tonight are so again who did not ask for it."""
        return any(
            times >= 2 * PARTNER_AGAIN and two not in self._wished
            for two, times in self._partners.items()
        )

    def _seats(self, group: Seats) -> Seats:
        seats = min(_arrangements(self._chance.shuffled(group)), key=self._cost)
        self._note(seats, 1)
        return seats

    def _cost(self, seats: Seats) -> tuple[int, ...]:
        """Work out the cost of seats: wishes, at three who was alone least, then partners."""
        couples = _partners(seats)
        unmet = -len(self._wished.intersection(couples))
        partners = sum([self._partners[pair] for pair in couples])
        if len(seats) != 3:
            return (unmet, partners, self._uneven(seats))
        return (unmet, self._alone[seats[2]], self._alone_before[seats[2]], partners)

    def _uneven(self, seats: Seats) -> int:
        """How uneven the sides of these four are at best: the worst off count most."""
        if not self._sides:
            return 0
        return min(
            sum((self._sides[who] + (way if at < 2 else -way)) ** 4 for at, who in enumerate(seats))
            for way in (1, -1)
        )

    def _note(self, seats: Seats, times: int) -> None:
        for pair in _partners(seats):
            self._partners[pair] += times * PARTNER_AGAIN
        if len(seats) == 3:
            self._alone[seats[2]] += times


def _arrangements(people: Seats) -> Sequence[Seats]:
    """The three ways to part people into partners."""
    if len(people) == 1:
        return (people,)
    a, b, c, *rest = people
    return ((a, b, c, *rest), (a, c, b, *rest), (b, c, a, *rest))


def _partners(seats: Seats) -> list[tuple[int, int]]:
    couples = (seats[:2], seats[2:])
    return [couple(*two) for two in couples if len(two) == 2]


def _round(number: int, tables: Sequence[Seats]) -> RoundDraw:
    """The tables of four first, then those of three."""
    fours = [seats for seats in tables if len(seats) == 4]
    threes = [seats for seats in tables if len(seats) == 3]
    return RoundDraw(
        number,
        tuple(TableSeats(at, *seats) for at, seats in enumerate(fours, 1)),
        tuple(sorted(alone(tables))),
        tuple(ThreeTable(at, (n, s, e)) for at, (n, s, e) in enumerate(threes, len(fours) + 1)),
    )

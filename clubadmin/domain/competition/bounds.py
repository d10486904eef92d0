"""How many repeats no draw can avoid, by counting: the proof behind "optimal"."""

from collections import Counter
from collections.abc import Iterable, Sequence

from clubadmin.domain.competition.schedule import Couple, Repeats, RoundDraw


def fewest_repeats(rounds: Sequence[RoundDraw]) -> Repeats:
    """A lower bound for any draw of these rounds in which everybody has tables as large.

    Whoever meets more people than there are others meets some again; each such repeat is
    shared by two.
    """
    others = len({person for draw in rounds for person in draw.entrants}) - 1
    mates: Counter[int] = Counter()
    partners: Counter[int] = Counter()
    for draw in rounds:
        for table in draw.seatings:
            for person in table.people:
                mates[person] += len(table.people) - 1
        for pair in _partners(draw):
            partners.update(pair)
    return Repeats(_at_least(partners.values(), others), _at_least(mates.values(), others))


def _partners(draw: RoundDraw) -> Iterable[Couple]:
    return (pair for table in draw.seatings for pair in table.partners)


def _at_least(meetings: Iterable[int], others: int) -> int:
    excess = sum(max(0, count - others) for count in meetings)
    return (excess + 1) // 2

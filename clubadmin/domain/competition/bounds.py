"""How many repeats no draw can avoid, by counting: the proof behind "optimal"."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from clubadmin.domain.competition.schedule import (
    Couple,
    Repeats,
    RoundDraw,
    couple,
    meetings_of,
    partners_of,
)

Group = Sequence[int]


def fewest_repeats(rounds: Sequence[RoundDraw]) -> Repeats:
    """A lower bound for any draw of these rounds in which everybody has tables as large.

    Whoever meets more people than there are others meets some again; each such repeat is
    shared by two.
    """
    people = {person for draw in rounds for person in draw.entrants}
    met = Counter(person for draw in rounds for pair in meetings_of(draw) for person in pair)
    played = Counter(person for draw in rounds for pair in partners_of(draw) for person in pair)
    return Repeats(_shared(played, len(people) - 1), _shared(met, len(people) - 1))


def fewest_in_groups(rounds: Sequence[Sequence[Group]]) -> int:
    """The same bound for table-mates, of groups not yet seated."""
    met: Counter[int] = Counter()
    for groups in rounds:
        for group in groups:
            for person in group:
                met[person] += len(group) - 1
    return _shared(met, len(met) - 1)


def repeats_in_groups(rounds: Iterable[Sequence[Group]]) -> list[Couple]:
    """Each two who share a group again, once for each time again."""
    met = Counter(
        couple(a, b) for groups in rounds for group in groups for a, b in combinations(group, 2)
    )
    return [pair for pair, times in met.items() for _ in range(times - 1)]


def _shared(meetings: Counter[int], others: int) -> int:
    excess = sum(max(0, count - others) for count in meetings.values())
    return (excess + 1) // 2

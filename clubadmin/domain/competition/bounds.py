"""How many repeats no draw can avoid, by counting: the proof behind "optimal"."""

from collections import Counter
from collections.abc import Iterable, Sequence

from clubadmin.domain.competition.schedule import Repeats, RoundDraw, meetings_of, partners_of

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


def repeats_in_groups(rounds: Iterable[Sequence[Group]]) -> int:
    """How often two share a group again."""
    met = [
        (a, b) if a < b else (b, a)
        for groups in rounds
        for group in groups
        for at, a in enumerate(group)
        for b in group[:at]
    ]
    return len(met) - len(set(met))


def _shared(meetings: Counter[int], others: int) -> int:
    excess = sum(max(0, count - others) for count in meetings.values())
    return (excess + 1) // 2

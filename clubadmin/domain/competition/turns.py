"""Whose turn it is to sit out or to play at three: fair over the evening and the season."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from clubadmin.domain.competition.chance import Chance
from clubadmin.domain.competition.schedule import RoundDraw

Burden = tuple[int, int]  # times this evening, times this season before


class Turns:
    """Counts who sat out or played at three, and picks who is next."""

    def __init__(self, ledger: Mapping[int, int], earlier: Iterable[RoundDraw]) -> None:
        self._ledger = ledger
        self._evening: dict[int, int] = {}
        for draw in earlier:
            self.note(draw)

    def note(self, draw: RoundDraw) -> None:
        """Remember a round that was drawn."""
        groups = [*([person] for person in draw.sits_out), *(t.people for t in draw.three)]
        self.note_groups(groups)

    def note_groups(self, groups: Iterable[Sequence[int]], full: int = 4) -> None:
        """The same for groups not yet seated: one alone sits out, three are at three."""
        for group in groups:
            if len(group) < full:
                for person in group:
                    self._evening[person] = self._evening.get(person, 0) + 1

    def burden(self, person: int) -> Burden:
        """What a person has had: nobody has a second turn before all had one."""
        return (self._evening.get(person, 0), self._ledger.get(person, 0))

    def pick(self, people: Sequence[int], count: int, chance: Chance) -> "Turn":
        """The `count` people with the lightest burden; chance parts equal burdens."""
        order = sorted(chance.shuffled(people), key=self.burden)
        chosen = order[:count]
        if not chosen:
            return Turn((), tuple(order), frozenset())
        heaviest = self.burden(chosen[-1])
        tied = frozenset(person for person in people if self.burden(person) == heaviest)
        return Turn(tuple(chosen), tuple(order[count:]), tied)


@dataclass(frozen=True)
class Turn:
    """Who has a turn in a round, who has not, and who may change places as being equal."""

    chosen: tuple[int, ...]
    others: tuple[int, ...]
    tied: frozenset[int]

"""Turns to sit out or to play at three: fair over the evening and the season."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from clubadmin.domain.draw.plan.chance import Chance

Burden = tuple[int, int]  # times this evening, times this season before


class Turns:
    """Counts who sat out or played at three, and picks who is next.

    Nobody has a second turn on an evening before everybody there had one; and among equals on
    the evening, those with the fewest turns in the season go first.
    """

    def __init__(self, ledger: Mapping[int, int]) -> None:
        self._ledger = Counter(ledger)
        self._tonight: Counter[int] = Counter()

    def note(self, people: Iterable[int]) -> None:
        """Note that people had a turn."""
        self._tonight.update(people)

    def burden(self, person: int) -> Burden:
        """The turns that a person has had."""
        return (self._tonight[person], self._ledger[person])

    def pick(self, people: Sequence[int], count: int, chance: Chance) -> "Turn":
        """The `count` people with the lightest burden; chance parts equal burdens."""
        order = sorted(chance.shuffled(people), key=self.burden)
        if not count:
            return Turn(tuple(order), frozenset())
        heaviest = self.burden(order[count - 1])
        equals = frozenset(person for person in people if self.burden(person) == heaviest)
        return Turn(tuple(order), equals)

    def fair(self, rounds: Iterable[tuple[set[int], Sequence[int]]]) -> bool:
        """Whether these turns, each with those who were there, keep the rule from here on."""
        after = Turns(self._ledger)
        after._tonight = self._tonight.copy()
        for turns, there in rounds:
            if turns:
                heaviest = max(map(after.burden, turns))
                if any(after.burden(one) < heaviest for one in there if one not in turns):
                    return False
                after.note(turns)
        return True


@dataclass(frozen=True)
class Turn:
    """Everybody in order of turn, and who may change places at the border as being equal."""

    order: tuple[int, ...]
    equals: frozenset[int]

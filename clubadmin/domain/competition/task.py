"""What is asked of a draw, of whatever format."""

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field, replace

from clubadmin.domain.competition.layout import Sizes
from clubadmin.domain.competition.meetings import Meetings
from clubadmin.domain.competition.schedule import Couple, RoundDraw, groups_of
from clubadmin.domain.competition.turns import Turns


@dataclass(frozen=True)
class Task:
    """What is asked of a draw."""

    people: tuple[int, ...]
    numbers: range  # of the rounds to draw
    sizes: Callable[[int], Sizes]  # of the groups, for a number of people
    full: int  # the size of an ordinary group
    history: Meetings = field(default_factory=Meetings)
    ledger: Mapping[int, int] = field(default_factory=dict)
    absences: Mapping[int, Container[int]] = field(default_factory=dict)
    kept: tuple[RoundDraw, ...] = ()  # rounds of this evening that stay
    together: tuple[Couple, ...] = ()
    apart: tuple[Couple, ...] = ()

    @property
    def whole(self) -> bool:
        """Whether it is a whole evening with everybody there, as constructions want it."""
        return not self.kept and all(self.there(one) == self.people for one in self.numbers)

    @property
    def free(self) -> bool:
        """Whether nothing is asked but fair turns, and that nobody meets twice tonight."""
        return self.whole and not (self.history.tablemates or self.together or self.apart)

    def there(self, number: int) -> tuple[int, ...]:
        """Who is there in a round."""
        return tuple(
            person for person in self.people if number not in self.absences.get(person, ())
        )

    def without_absent(self) -> "Task":
        """The same without those who miss every round that is to be drawn."""
        there = {person for number in self.numbers for person in self.there(number)}
        return replace(self, people=tuple(person for person in self.people if person in there))

    def turns(self) -> Turns:
        """Who had turns to sit out or to play at three before the rounds to draw."""
        turns = Turns(self.ledger)
        for groups in map(groups_of, self.kept):
            turns.note(self.special(groups))
        return turns

    def special(self, groups: Sequence[Sequence[int]]) -> list[int]:
        """Who sits out or plays at three in these groups."""
        return [person for group in groups if len(group) < self.full for person in group]

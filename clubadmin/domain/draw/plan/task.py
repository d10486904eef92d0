"""The task of a draw, of whatever format."""

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from clubadmin.domain.draw.plan.fixed_tables import kept_apart, put_together
from clubadmin.domain.draw.plan.meetings import Meetings
from clubadmin.domain.draw.plan.schedule import Couple, RoundDraw, groups_of
from clubadmin.domain.draw.plan.turns import Turns

Odd = Literal["sits-out", "three"]
Sizes = tuple[int, ...]


@dataclass(frozen=True)
class Task:
    """The task of a draw."""

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
    kin: frozenset[Couple] = frozenset()  # of those apart, who did not ask for it themselves
    partners: tuple[Couple, ...] = ()  # of those together, who should be on one side too
    fixed: Mapping[int, int] = field(default_factory=dict)  # the table where somebody must sit
    order: tuple[int, ...] = ()  # by standing or strength, the best first; empty: by chance

    @property
    def sit_together(self) -> tuple[Couple, ...]:
        """The couples that should share a table, by wish or because both must sit at the same."""
        by_table = put_together(self.fixed, self.full) if self.full > 2 else ()
        return (*self.together, *by_table)

    @property
    def sit_apart(self) -> tuple[Couple, ...]:
        """The couples that should not share a table, by wish or because they must sit elsewhere."""
        return (*self.apart, *kept_apart(self.fixed))

    @property
    def wish_apart(self) -> tuple[Couple, ...]:
        """The couples that asked not to share a table."""
        return tuple(two for two in self.apart if two not in self.kin)

    @property
    def whole(self) -> bool:
        """Whether it is a whole evening with everybody there, as constructions want it."""
        return not self.kept and all(self.there(one) == self.people for one in self.numbers)

    @property
    def free(self) -> bool:
        """Whether nothing is asked but fair turns, and that nobody meets twice tonight."""
        asked = self.history.tablemates or self.sit_together or self.sit_apart or self.order
        return self.whole and not asked

    def there(self, number: int) -> tuple[int, ...]:
        """The people present in a round."""
        return tuple(
            person for person in self.people if number not in self.absences.get(person, ())
        )

    def missed_by(self, person: int) -> tuple[int, ...]:
        """The rounds to draw that somebody misses."""
        away = self.absences.get(person, ())
        return tuple(number for number in self.numbers if number in away)

    def without_absent(self) -> "Task":
        """The task without those who miss every round that is to be drawn."""
        there = {person for number in self.numbers for person in self.there(number)}
        return replace(self, people=tuple(person for person in self.people if person in there))

    def without_apart(self) -> "Task":
        """The task as if nobody wished to sit apart."""
        return replace(self, apart=())

    def turns(self) -> Turns:
        """The turns to sit out or to play at three before the rounds to draw."""
        turns = Turns(self.ledger)
        for groups in map(groups_of, self.kept):
            turns.note(self.special(groups))
        return turns

    def special(self, groups: Sequence[Sequence[int]]) -> list[int]:
        """The people who sit out or play at three in these groups."""
        return [person for group in groups if len(group) < self.full for person in group]


def people_at_tables(people: int, odd: Odd) -> Sizes:
    """Group sizes for individual play: 1 sits out, 3 and 4 are tables; smaller ones first.

    Where tables of three cannot take the rest (1, 2 or 5 people), the rest sits out.
    """
    if odd == "three" and people not in (1, 2, 5):
        threes, tables = -people % 4, -(-people // 4)
        return (3,) * threes + (4,) * (tables - threes)
    return small_tables(people, 4)


def pairs_at_tables(pairs: int) -> Sizes:
    """Group sizes for pairs: two at a table, and of an odd number one sits out."""
    return small_tables(pairs, 2)


def small_tables(people: int, players: int) -> Sizes:
    """Group sizes for tables of so many players; whoever is left over sits out."""
    return (1,) * (people % players) + (players,) * (people // players)

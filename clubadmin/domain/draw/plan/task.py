"""The task of a draw: of whatever format, who must sit where, the meetings of the season so far.

Who sits together is drawn first, minding that two with different tables keep apart; then the
tables get numbers so that everybody is where he must be. Numbers need not run on then: the
table with the lamp keeps its number in a small hall.
"""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, count
from typing import Literal, TypeVar

from clubadmin.domain.draw.plan.schedule import (
    Couple,
    RoundDraw,
    Seating,
    couple,
    groups_of,
    meetings_of,
    partners_of,
)
from clubadmin.domain.draw.plan.told import EntrantNumber, TableNumber
from clubadmin.domain.draw.plan.turns import Turns
from clubadmin.i18n import Message


class Meetings:
    """How often two were at one table or partners, and how often one played alone at three."""

    def __init__(self) -> None:
        self.tablemates: Counter[Couple] = Counter()
        self.partners: Counter[Couple] = Counter()
        self.alone: Counter[int] = Counter()
        self.again: Counter[int] = Counter()  # repeats within an evening that somebody bore

    @classmethod
    def from_pairs(
        cls, tablemates: Iterable[tuple[int, int]], partners: Iterable[tuple[int, int]] = ()
    ) -> "Meetings":
        """Count couples; each of `partners` is also a meeting at one table."""
        meetings = cls()
        for a, b in tablemates:
            meetings.add(a, b)
        for a, b in partners:
            meetings.add(a, b, partner=True)
        return meetings

    def add(self, a: int, b: int, partner: bool = False) -> None:
        """Count a meeting of two at a table, as partners or not; oneself is not met."""
        if a == b:
            return
        self.tablemates[couple(a, b)] += 1
        if partner:
            self.partners[couple(a, b)] += 1

    def add_alone(self, person: int) -> None:
        """Count that a person was alone with the blind hand at a table of three."""
        self.alone[person] += 1

    def add_round(self, draw: RoundDraw) -> None:
        """Everybody who meets in a round."""
        self.tablemates.update(meetings_of(draw))
        self.partners.update(partners_of(draw))
        for three in draw.three:
            self.add_alone(three.alone)

    def add_evening(self, rounds: Sequence[RoundDraw]) -> None:
        """Everybody who meets on an evening, and who bore it that two met again."""
        for draw in rounds:
            self.add_round(draw)
        self.note_again(two for draw in rounds for two in meetings_of(draw))

    def note_again(self, meetings: Iterable[Couple]) -> None:
        """Count repeats for both of each two who met again on an evening, by all its meetings."""
        for two, times in Counter(meetings).items():
            for one in two:
                if times > 1:
                    self.again[one] += times - 1

    def met(self, a: int, b: int) -> int:
        """How often these two were at one table."""
        return self.tablemates[couple(a, b)]


Table = TypeVar("Table", bound=Seating)


def kept_apart(fixed: Mapping[int, int]) -> tuple[Couple, ...]:
    """Each two who cannot be at one table, having different ones."""
    return tuple(couple(a, b) for a, b in combinations(sorted(fixed), 2) if fixed[a] != fixed[b])


def put_together(fixed: Mapping[int, int], size: int) -> tuple[Couple, ...]:
    """Each two who are at one table always, as far as one table of `size` goes."""
    parties: dict[int, list[int]] = {}
    for one in sorted(fixed):
        parties.setdefault(fixed[one], []).append(one)
    return tuple(two for party in parties.values() for two in combinations(party[:size], 2))


def at_fixed_tables(draw: RoundDraw, fixed: Mapping[int, int], block: int = 1) -> RoundDraw:
    """The round with its tables numbered so that people are where they must be.

    Args:
        draw: the round, its tables numbered from 1.
        fixed: for a person the number of the table.
        block: how many tables in a row belong together, as those of a match of teams do.
    """
    if not fixed:
        return draw
    blocks = sorted({(table.table - 1) // block for table in draw.seatings})
    wanted = {
        at: _wanted([t for t in draw.seatings if (t.table - 1) // block == at], fixed, block)
        for at in blocks
    }
    new = _numbers(blocks, wanted)

    def moved(table: Table) -> Table:
        at, within = divmod(table.table - 1, block)
        return replace(table, table=new[at] * block + within + 1)

    return replace(
        draw,
        tables=tuple(sorted(map(moved, draw.tables), key=lambda one: one.table)),
        three=tuple(sorted(map(moved, draw.three), key=lambda one: one.table)),
    )


def fixed_notes(rounds: Iterable[RoundDraw], fixed: Mapping[int, int]) -> list[Message]:
    """Tell who plays and is not at the table where he must sit."""
    return [
        Message(
            "Ronde {round}: {person} zit niet aan tafel {table}, zoals gevraagd was.",
            round=draw.round,
            person=EntrantNumber(one),
            table=TableNumber(fixed[one]),
        )
        for draw in rounds
        for one in sorted(fixed)
        if fixed[one] not in (tables := _tables_of(draw, one)) and tables
    ]


def _tables_of(draw: RoundDraw, one: int) -> list[int]:
    return [table.table for table in draw.seatings if one in table.people]


def _wanted(tables: Sequence[Seating], fixed: Mapping[int, int], block: int) -> int | None:
    for table in tables:
        for one in table.people:
            if one in fixed:
                return (fixed[one] - 1) // block
    return None


def _numbers(blocks: Sequence[int], wanted: Mapping[int, int | None]) -> dict[int, int]:
    """Wanted numbers first; the others keep theirs, or take what is left, the lowest first."""
    new: dict[int, int] = {}
    for at in blocks:
        want = wanted[at]
        if want is not None and want not in new.values():
            new[at] = want
    for at in blocks:
        if at not in new and at not in new.values():
            new[at] = at
    free = count()
    for at in blocks:
        if at not in new:
            new[at] = next(one for one in free if one not in new.values())
    return new


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

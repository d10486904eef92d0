"""Movements of numbers: who holds which, and what is left of a table when somebody is away.

A movement is laid out for numbers (slots). People get one each; a number may be nobody's, and
one who is away leaves the table half empty: the others there sit out. Whoever comes later
takes a number that is nobody's, so that nobody else's way changes.
A movement is dealt out at first, and recognised and gone on with later.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from clubadmin.domain.draw.groups.grouping import people_at_numbers
from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.draw.plan.schedule import PairTable, RoundDraw, TableSeats, games_at
from clubadmin.domain.draw.plan.task import Task, at_fixed_tables
from clubadmin.domain.draw.search.local_search import Groups

Holders = dict[int, int]  # for a slot, whose it is
_Key = tuple[tuple[int, ...], int, int]  # games, which table that plays them, seat


@dataclass(frozen=True)
class Planned:
    """A table of a movement: slots in order of seats, N/Z before O/W, and its wallets."""

    table: int
    slots: tuple[int, ...]
    games: tuple[int, ...]


@dataclass(frozen=True)
class Movement:
    """The tables of each round, from round 1; a slot at no table sits out.

    `slots` is how many get a holder when it is drawn; higher numbers are for who comes later.
    """

    slots: int
    rounds: tuple[tuple[Planned, ...], ...]

    def groups(self) -> list[Groups]:
        """The groups at the tables, once for each match; a group of one sits out."""
        return [self._groups(tables) for tables in self.rounds]

    def _groups(self, tables: Sequence[Planned]) -> Groups:
        full = [tuple(sorted(t.slots)) for t in tables if max(t.slots) < self.slots]
        groups = [list(slots) for slots in dict.fromkeys(full)]
        seated = {slot for group in groups for slot in group}
        return [*groups, *([slot] for slot in range(self.slots) if slot not in seated)]


def seat_round(
    movement: Movement, number: int, holders: Mapping[int, int], there: Sequence[int]
) -> RoundDraw:
    """A round of the movement, of those who are there; who finds nobody sits out."""
    present = set(there)
    tables: list[PairTable | TableSeats] = []
    for planned in movement.rounds[number - 1]:
        people = [holders[slot] for slot in planned.slots if holders.get(slot) in present]
        if len(people) == len(planned.slots):
            kind = PairTable if len(people) == 2 else TableSeats
            tables.append(kind(planned.table, *people, games=planned.games))
    seated = {one for table in tables for one in table.people}
    return RoundDraw(number, tuple(tables), tuple(one for one in there if one not in seated))


def holders_of(
    movement: Movement, kept: Sequence[RoundDraw], people: Sequence[int], *, numbered: bool
) -> Holders | None:
    """Find the holder of each slot in the rounds played, and give slots that are nobody's now.

    Answers None if the rounds were not played by this movement.

    Args:
        movement: that may have been played.
        kept: the rounds that were.
        people: who play on, those who come now too.
        numbered: whether tables had the numbers of the movement; else wallets tell them apart.
    """
    if any(draw.round > len(movement.rounds) for draw in kept):
        return None
    planned = [_by_slot(movement.rounds[draw.round - 1], numbered) for draw in kept]
    seats = [_by_person(draw, numbered) for draw in kept]
    holders: Holders = {}
    slot_of: dict[int, int] = {}
    for laid, seated in zip(planned, seats, strict=True):
        slot_at = {place: slot for slot, place in laid.items()}
        for one, place in seated.items():
            slot = slot_at.get(place)
            if slot is None or slot_of.setdefault(one, slot) != slot:
                return None
            holders[slot] = one
    lying = [set(seated.values()) for seated in seats]
    empty = [slot for slot in _slots(movement) if holders.get(slot) not in people]
    for one in (one for one in people if one not in slot_of):
        out = [one in draw.sits_out for draw in kept]
        for slot in empty:
            places = [laid.get(slot) for laid in planned]
            if not any(o and p in at for o, p, at in zip(out, places, lying, strict=True)):
                holders[slot] = one
                empty.remove(slot)
                break
    return holders


def _slots(movement: Movement) -> range:
    """All slots, those too that are for who comes later."""
    tables = [table for tables in movement.rounds for table in tables]
    return range(max((max(table.slots) + 1 for table in tables), default=movement.slots))


def _by_slot(tables: Sequence[Planned], numbered: bool) -> dict[int, _Key]:
    return _places([(one.table, one.games, one.slots) for one in tables], numbered)


def _by_person(draw: RoundDraw, numbered: bool) -> dict[int, _Key]:
    return _places([(one.table, games_at(one), one.people) for one in draw.tables], numbered)


def _places(
    tables: Sequence[tuple[int, tuple[int, ...], tuple[int, ...]]], numbered: bool
) -> dict[int, _Key]:
    """Map each player at these tables to his place; in a team, to its first table."""
    times: Counter[tuple[int, ...]] = Counter()
    places: dict[int, _Key] = {}
    for table, games, people in sorted(tables):
        times[games] += 1
        for seat, one in enumerate(people):
            places.setdefault(one, (games, table if numbered else times[games], seat))
    return places


MovementOf = Callable[[int], Movement]


def moved(
    task: Task,
    movement_of: MovementOf,
    chance: Chance,
    *,
    seated: Callable[[Holders], Holders] | None = None,
    block: int = 1,
) -> tuple[RoundDraw, ...] | None:
    """The rounds of the task by the movement of the format.

    Answers None where rounds that stay were not played by this movement.

    Args:
        movement_of: the movement for so many slots.
        chance: where it has its chance from.
        seated: gives those who must sit at a certain table, or are of a certain strength,
            their slot, in a movement in which some stay at a table; else tables are numbered
            to it round by round.
        block: how many tables in a row belong together.
    """
    if not task.kept:
        movement = movement_of(len(task.people))
        people = people_at_numbers(task, movement.groups(), chance)
        holders = dict(enumerate(people))
        if seated:
            holders = seated(holders)
    else:
        found = _recognised(task, movement_of, bool(seated) or not task.fixed)
        if found is None:
            return None
        movement, holders = found
    rounds = (seat_round(movement, one, holders, task.there(one)) for one in task.numbers)
    return tuple(draw if seated else at_fixed_tables(draw, task.fixed, block) for draw in rounds)


def _recognised(
    task: Task, movement_of: MovementOf, numbered: bool
) -> tuple[Movement, Holders] | None:
    """The movement that the rounds that stay were played by, and who holds which slot now."""
    now = [one for one in task.people if any(one in task.there(at) for at in task.numbers)]
    for count in _counts(task):
        movement = movement_of(count)
        holders = holders_of(movement, task.kept, now, numbered=numbered)
        if holders is not None and set(now) <= set(holders.values()):
            return movement, holders
    return None


def _counts(task: Task) -> Iterable[int]:
    """How many there may have been at first, the likeliest first."""
    first = len(set(task.kept[0].entrants))
    seen = len({one for draw in task.kept for one in draw.entrants})
    likely = (first, seen, len(task.people), seen - 1, first + 1)
    return dict.fromkeys(count for count in likely if count > 1)

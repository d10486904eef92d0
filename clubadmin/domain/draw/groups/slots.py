"""Movements of numbers: who holds which, and what is left of a table when somebody is away.

A movement is laid out for numbers (slots). People get one each; a number may be nobody's, and
one who is away leaves the table half empty: the others there sit out. Whoever comes later
takes a number that is nobody's, so that nobody else's way changes.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from clubadmin.domain.draw.plan.schedule import PairTable, RoundDraw, TableSeats, games_at
from clubadmin.domain.draw.search.search import Groups

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
        """Who is with whom, once for each match; a group of one sits out."""
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
    movement: Movement,
    kept: Sequence[RoundDraw],
    people: Sequence[int],
    *,
    numbered: bool,
) -> Holders | None:
    """Who held which slot in the rounds that were played, and who takes what is nobody's now.

    Args:
        movement: that may have been played.
        kept: the rounds that were.
        people: who play on, those who come now too.
        numbered: whether tables had the numbers of the movement; else wallets tell them apart.

    Returns:
        None if the rounds were not played by this movement.
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
    """For each one at these tables where he sits; of a team's tables the first."""
    times: Counter[tuple[int, ...]] = Counter()
    places: dict[int, _Key] = {}
    for table, games, people in sorted(tables):
        times[games] += 1
        for seat, one in enumerate(people):
            places.setdefault(one, (games, table if numbered else times[games], seat))
    return places

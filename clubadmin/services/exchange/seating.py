"""Seats of imported evenings: participants, tables and seats, written in blocks."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from clubadmin.domain.draw.formats import FORMATS, Entrant
from clubadmin.services.exchange.apply import Pairs
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import (
    ParticipantRow,
    PlayingTableRow,
    SeatRow,
    SittingOutRow,
)

T = TypeVar("T")
People = tuple[int | None, ...]  # n, s, e, w


def is_paired(sheets: Iterable[tuple[int, int, People]]) -> bool:
    """Whether fixed pairs played: through an evening of several rounds nobody changes partner.

    Args:
        sheets: evening, round and people of each.
    """
    partner: dict[tuple[int, int], int] = {}
    rounds: dict[int, set[int]] = {}
    for evening, number, people in sheets:
        rounds.setdefault(evening, set()).add(number)
        for one, other in ((people[0], people[1]), (people[2], people[3])):
            if one is None or other is None:
                return False
            for a, b in ((one, other), (other, one)):
                if partner.setdefault((evening, a), b) != b:
                    return False
    return any(len(played) > 1 for played in rounds.values())


def fill_ins(
    tables: Sequence[tuple[int, People]], resting: Iterable[tuple[int, People]]
) -> dict[int, set[int]]:
    """Find the fill-in games, and who are lent there.

    Such a table has people who sit out that round, and for the rest people who have an
    ordinary table in it.

    Answers by the place of the table in `tables` who are lent.

    Args:
        tables: round and people of each.
        resting: round and people of those who sat out.
    """
    out: dict[int, set[int]] = {}
    for number, people in resting:
        out.setdefault(number, set()).update(one for one in people if one is not None)
    if not out:
        return {}
    there = [{one for one in people if one is not None} for _, people in tables]
    ordinary: dict[int, set[int]] = {}
    for (number, _), people_here in zip(tables, there, strict=True):
        if not people_here & out.get(number, set()):
            ordinary.setdefault(number, set()).update(people_here)
    found = {}
    for at, (number, _) in enumerate(tables):
        rest = there[at] & out.get(number, set())
        lent = there[at] - rest
        if rest and lent and lent <= ordinary.get(number, set()):
            found[at] = lent
    return found


class Seating(Generic[T]):
    """Gathers the tables of imported evenings, and writes them at once.

    Args:
        change: the transaction of the import.
        ids: the member id of everybody, by the id the file has.
    """

    def __init__(self, change: Change, ids: Mapping[int, int], pairs: Pairs) -> None:
        self._change = change
        self._ids = ids
        self._next = change.next_id(ParticipantRow)
        self._participants: list[tuple[Any, ...]] = []
        self._tables: list[tuple[int, int, int]] = []
        self._next_table = change.next_id(PlayingTableRow)
        self._seats: list[tuple[int, str, int, int, bool]] = []
        self._carried: list[tuple[int, T]] = []
        self._resting: list[tuple[int, int, int]] = []
        self._pairs = pairs

    def evening(
        self,
        evening_id: int,
        form: str,
        tables: Sequence[tuple[int, int, People, T]],
        resting: Sequence[tuple[int, People]] = (),
    ) -> None:
        """Take an evening.

        Args:
            form: a name of `FORMATS`, for people or pairs that score points.
            tables: round, number, people, and what goes with the table.
            resting: round and people of those who sat out.
        """
        entrants: dict[tuple[str, int], int] = {}
        extra = fill_ins([(number, people) for number, _, people, _ in tables], resting)
        for at, (number, table, people, carried) in enumerate(tables):
            lent = {self._ids[one] for one in extra.get(at, ())}
            table_id = self._next_table + len(self._tables)
            self._tables.append((evening_id, number, table))
            self._carried.append((table_id, carried))
            members, who = self._who(form, people)
            for seat, member, entrant in zip("nsew", members, who, strict=True):
                if member is not None and entrant is not None:
                    participant = self._participant(evening_id, entrants, entrant)
                    self._seats.append((table_id, seat, participant, member, member in lent))
        for number, people in resting:
            for entrant in dict.fromkeys(self._who(form, people)[1]):
                if entrant is not None:
                    participant = self._participant(evening_id, entrants, entrant)
                    self._resting.append((evening_id, number, participant))

    def write(self) -> list[tuple[int, T]]:
        """Write everything; answers each table's id with what goes with it."""
        self._change.bulk_insert(
            ParticipantRow,
            self._participants,
            ("id", "evening_id", "number", "member_id", "pair_id"),
        )
        self._change.bulk_insert(
            PlayingTableRow,
            [(self._next_table + i, *table) for i, table in enumerate(self._tables)],
            ("id", "evening_id", "round", "number"),
        )
        self._change.bulk_insert(
            SeatRow,
            self._seats,
            ("playing_table_id", "position", "participant_id", "member_id", "fill_in"),
        )
        self._change.bulk_insert(
            SittingOutRow, self._resting, ("evening_id", "round", "participant_id")
        )
        return self._carried

    def _who(
        self, form: str, people: People
    ) -> tuple[list[int | None], list[tuple[str, int] | None]]:
        """The member in each seat, and for whom it counts."""
        members = [None if one is None else self._ids[one] for one in people]
        return members, self._entrants(form, members)

    def _entrants(self, form: str, members: Sequence[int | None]) -> list[tuple[str, int] | None]:
        """Find for each seat the person or pair that it counts for."""
        if FORMATS[form].entrant is not Entrant.PAIR:
            return [None if one is None else ("member", one) for one in members]
        n, s, e, w = members
        ns, ew = self._pair(n, s), self._pair(e, w)
        return [ns, ns, ew, ew]

    def _pair(self, a: int | None, b: int | None) -> tuple[str, int] | None:
        return None if a is None or b is None else ("pair", self._pairs.of(a, b))

    def _participant(
        self, evening_id: int, entrants: dict[tuple[str, int], int], entrant: tuple[str, int]
    ) -> int:
        """The number in the file of somebody who plays the evening, given when first met."""
        if entrant not in entrants:
            entrants[entrant] = self._next + len(self._participants)
            kind, one = entrant
            member, pair = (one, None) if kind == "member" else (None, one)
            self._participants.append((entrants[entrant], evening_id, len(entrants), member, pair))
        return entrants[entrant]

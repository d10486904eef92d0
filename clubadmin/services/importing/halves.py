"""A name in two pairs of an evening: half of one pair is never half of another.

Who it is besides is asked once for all evenings, and both pairs stay whole.
"""

from collections.abc import Iterable
from dataclasses import replace

from clubadmin.model.importing.importing import Answer, Choice, Spot
from clubadmin.services.importing.assembling import Entry, Evening
from clubadmin.services.importing.naming import Naming
from clubadmin.services.importing.questions import LEAVE, Asked

_Pair = frozenset[int]


def parted(evenings: Iterable[Evening], naming: Naming, asked: Asked) -> None:
    """Give each pair its own two people; what was decided holds for the pair on every evening."""
    evenings = list(evenings)
    others: dict[tuple[int, _Pair], int | None] = {}  # who is meant in that pair; None: left out
    for evening in evenings:
        for person, first, second in _shared(evening):
            if (person, _Pair(second.people)) not in others:
                others[person, _Pair(second.people)] = _other(
                    person, (first, second), naming, asked
                )
    for evening in evenings:
        evening.entries = [
            made for one in evening.entries if (made := _with(one, others)) is not None
        ]


def _shared(evening: Evening) -> Iterable[tuple[int, Entry, Entry]]:
    """Each who stands in two pairs of a round, with the first pair and the other."""
    met: dict[tuple[int | None, int], Entry] = {}
    for entry in evening.entries:
        if len(entry.people) != 2:
            continue
        for person in entry.people:
            first = met.setdefault((entry.round, person), entry)
            if _Pair(first.people) != _Pair(entry.people):
                yield person, first, entry


def _other(person: int, pairs: tuple[Entry, Entry], naming: Naming, asked: Asked) -> int | None:
    first, second = pairs
    name = naming.label(person)
    mate = next(naming.label(one) for one in second.people if one != person)
    choices = (
        Choice("namesake", f"{name} ({mate.split()[-1]})", typed="name"),
        Choice("who", typed="member"),
        LEAVE,
    )
    spot = second.spot
    key = f"half:{spot.sheet}:{spot.row}"
    values = [name, first.name, first.total, second.name, second.total]
    rows = [Spot(one.sheet, one.row) for one in (spot, first.spot)]
    answer = asked.ask(key, values, rows, choices, 0)
    if answer is None or answer.choice == "namesake":
        return naming.somebody_else((answer or Answer("", choices[0].value)).value)
    if answer.choice == "leave":
        return None
    found = naming.newcomer(answer.value)
    if found is None or found in second.people:
        asked.refuse(key, "member")
        return naming.somebody_else(choices[0].value)
    return found


def _with(entry: Entry, others: dict[tuple[int, _Pair], int | None]) -> Entry | None:
    people = []
    for person in entry.people:
        other = others.get((person, _Pair(entry.people)), person)
        if other is None:
            return None
        people.append(other)
    return replace(entry, people=tuple(people))

"""Repeats of people on an evening, alone among pairs, or in rounds and a total at once."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import replace

from clubadmin.model.importing.importing import Choice
from clubadmin.services.importing.assembling import Entry, Evening
from clubadmin.services.importing.naming import Naming
from clubadmin.services.importing.questions import LEAVE, Asked, evening_number

_FIRST, _LAST = Choice("first"), Choice("last")
_MANY = 3  # people twice on one evening: that evening stands in the list twice


def settle_twice(evenings: list[Evening], naming: Naming, asked: Asked) -> list[Evening]:
    """The evenings with each person once a round; an evening that stands there twice is asked."""
    found: list[Evening] = []
    for evening in _joined(evenings):
        found += _again(evening, asked)
    for evening in found:
        _alone(evening, naming, asked)
        _persons(evening, naming, asked)
        _mixed(evening, asked)
    return [one for one in found if one.entries]


def _joined(evenings: Iterable[Evening]) -> list[Evening]:
    """Evenings that got the number of another go together with it."""
    by_key: dict[tuple[str, str, int], Evening] = {}
    for one in evenings:
        if one.key in by_key:
            by_key[one.key].entries += one.entries
        else:
            by_key[one.key] = one
    return list(by_key.values())


def _again(evening: Evening, asked: Asked) -> list[Evening]:
    """An evening of which most stand there twice: once for the evening, once for another."""
    places: dict[tuple[tuple[int, ...], int | None], list[Entry]] = defaultdict(list)
    for entry in evening.entries:
        places[entry.people, entry.round].append(entry)
    double = [one for one in places.values() if len(one) == 2]
    if len(double) < _MANY or 2 * len(double) < len(places):
        return [evening]
    second = {id(one[1]) for one in double}
    choices = (_FIRST, _LAST, Choice("number", typed="number"))
    values = [evening.number, evening.competition, evening.season, len(double)]
    key = f"again:{evening.named}"
    answer = asked.ask(key, values, [one[1].spot for one in double], choices)
    if answer is None or answer.choice == "first":
        evening.entries = [one for one in evening.entries if id(one) not in second]
        return [evening]
    if answer.choice == "last":
        gone = {id(one[0]) for one in double}
        evening.entries = [one for one in evening.entries if id(one) not in gone]
        return [evening]
    number = evening_number(answer)
    if number in (0, evening.number):
        asked.refuse(key, "number")
        return [evening]
    other = [one for one in evening.entries if id(one) in second]
    evening.entries = [one for one in evening.entries if id(one) not in second]
    return [evening, Evening(evening.season, evening.competition, number, other)]


def _mixed(evening: Evening, asked: Asked) -> None:
    """Rounds and a total of the same people on one evening would count twice."""
    rounds = {one.people for one in evening.entries if one.round is not None}
    both = [one for one in evening.entries if one.round is None and one.people in rounds]
    if not both:
        return
    choices = (Choice("rounds"), Choice("whole"))
    values = [evening.number, evening.competition, len(both)]
    answer = asked.ask(f"mixed:{evening.named}", values, [one.spot for one in both], choices, 0)
    if answer is None or answer.choice == "rounds":
        gone = {id(one) for one in both}
        evening.entries = [one for one in evening.entries if id(one) not in gone]
    else:
        whole = {one.people for one in both}
        evening.entries = [
            one for one in evening.entries if one.round is None or one.people not in whole
        ]


def _alone(evening: Evening, naming: Naming, asked: Asked) -> None:
    """Somebody by himself on an evening of pairs."""
    sizes = Counter(len(one.people) for one in evening.entries)
    if len(sizes) < 2:
        return
    kept: list[Entry] = []
    for entry in evening.entries:
        if len(entry.people) == 2:
            kept.append(entry)
            continue
        key = f"alone:{evening.named}:{entry.spot.sheet}:{entry.spot.row}"
        choices = (Choice("partner", typed="member"), LEAVE)
        values = [entry.name, evening.number, evening.competition]
        answer = asked.ask(key, values, [entry.spot], choices)
        if answer is None or answer.choice == "leave":
            continue
        partner = naming.newcomer(answer.value)
        if partner is None or partner in entry.people:
            asked.refuse(key, "member")
            continue
        kept.append(replace(entry, people=(*entry.people, partner)))
    evening.entries = kept


def _persons(evening: Evening, naming: Naming, asked: Asked) -> None:
    first: dict[tuple[int, int | None], int] = {}
    kept: list[Entry | None] = []
    for entry in evening.entries:
        places = [first[one, entry.round] for one in entry.people if (one, entry.round) in first]
        before = kept[places[0]] if places else None
        made: Entry | None = entry
        if before is not None:
            keeps_first, made = _which(evening, (before, entry), naming, asked)
            kept[places[0]] = before if keeps_first else None
            if (
                made is not entry
                and made
                and any((one, entry.round) in first for one in made.people)
            ):
                asked.refuse(_key(evening, entry), "twice")  # he stands there as well
                made = None
        for one in made.people if made else ():
            first[one, entry.round] = len(kept)
        kept.append(made)
    evening.entries = [one for one in kept if one is not None]


def _which(
    evening: Evening, both: tuple[Entry, Entry], naming: Naming, asked: Asked
) -> tuple[bool, Entry | None]:
    """Whether the first of two stays, and what becomes of the second."""
    before, entry = both
    key = _key(evening, entry)
    choices = (
        Choice("first", label=str(before.total)),
        Choice("last", label=str(entry.total)),
        Choice("other", typed="member"),
    )
    same = before.total == entry.total
    values = [entry.name, evening.number, evening.competition, before.total, entry.total]
    answer = asked.ask(key, values, [before.spot, entry.spot], choices, 0 if same else -1)
    if answer is None or answer.choice == "first":
        return True, None
    if answer.choice == "last":
        return False, entry
    other = naming.newcomer(answer.value)
    if other is None or other in entry.people or len(entry.people) > 1:
        asked.refuse(key, "member")
        return True, None
    return True, replace(entry, people=(other,))


def _key(evening: Evening, entry: Entry) -> str:
    spot = entry.spot
    return f"twice:{evening.named}:{spot.sheet}:{spot.row}:{spot.column}"

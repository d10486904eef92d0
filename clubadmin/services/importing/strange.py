"""Figures that are probably typing errors: a 53811 between 5742 and 5318."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from statistics import median

from clubadmin.model.importing.importing import Choice
from clubadmin.services.importing.asked import LEAVE, TAKE, Asked
from clubadmin.services.importing.assembling import Entry, Evening
from clubadmin.services.importing.cells import read_figure

_BEYOND = 3  # times the middle one, or a third of it
_FEWEST = 3  # among fewer nothing stands out
_IN_ORDER = 5  # so many below each other from high to low are a list that was put in order


def without_slips(evening: Evening, asked: Asked) -> None:
    """Ask of each figure that stands out; what was decided takes its place."""
    by_round: dict[int | None, list[Entry]] = defaultdict(list)
    for entry in evening.entries:
        by_round[entry.round].append(entry)
    kept: dict[int, Entry | None] = {}
    for entries in by_round.values():
        for at, kind in _standing_out(entries):
            kept[id(entries[at])] = _asked(evening, entries, at, kind, asked)
    evening.entries = [
        made for one in evening.entries if (made := kept.get(id(one), one)) is not None
    ]


def _standing_out(entries: Sequence[Entry]) -> list[tuple[int, str]]:
    if len(entries) < _FEWEST:
        return []
    middle = median(one.total for one in entries)
    found = [
        (at, "high" if one.total > middle else "low")
        for at, one in enumerate(entries)
        if middle > 0 and not middle / _BEYOND <= one.total <= middle * _BEYOND
    ]
    if not found and (at := _out_of_order([one.total for one in entries])) is not None:
        found = [(at, "order")]
    return found


def _out_of_order(totals: Sequence[int]) -> int | None:
    """The only figure that breaks a list from high to low, where it can be one slip of digits."""
    count = len(totals)
    if count < _IN_ORDER or _falls(totals):
        return None
    for at in range(1, count - 1):
        others = [*totals[:at], *totals[at + 1 :]]
        if _falls(others) and _between(totals, at):
            return at
    return None


def _falls(totals: Sequence[int]) -> bool:
    return all(a >= b for a, b in pairwise(totals))


def _between(totals: Sequence[int], at: int) -> int | None:
    """What one slip of the digits may have been, that fits between the neighbours."""
    above, below = totals[at - 1], totals[at + 1]
    low, high = sorted((above, below))
    found = {one for one in _slips(totals[at]) if low <= one <= high}
    return found.pop() if len(found) == 1 else None


def _slips(number: int) -> set[int]:
    """A digit too many, or two swapped."""
    digits = str(abs(number))
    spare = {digits[:at] + digits[at + 1 :] for at in range(len(digits))}
    swapped = {
        digits[:at] + digits[at + 1] + digits[at] + digits[at + 2 :]
        for at in range(len(digits) - 1)
    }
    return {int(one) for one in spare | swapped if one} - {number}


def _meant(entries: Sequence[Entry], at: int) -> str:
    """What was probably meant: it fits between the neighbours, or alone among all."""
    totals = [one.total for one in entries]
    roem = entries[at].roem or 0
    if 0 < at < len(totals) - 1 and (fits := _between(totals, at)) is not None:
        return str(fits - roem)
    others = [*totals[:at], *totals[at + 1 :]]
    found = {one for one in _slips(totals[at]) if min(others) <= one <= max(others)}
    return str(found.pop() - roem) if len(found) == 1 else ""


def _asked(
    evening: Evening, entries: Sequence[Entry], at: int, kind: str, asked: Asked
) -> Entry | None:
    entry = entries[at]
    spot = entry.spot
    around = [entries[one].points for one in (at - 1, at + 1) if 0 <= one < len(entries)]
    others = sorted(one.points for one in entries if one is not entry)
    values = [
        entry.points,
        entry.name,
        evening.number,
        " en ".join(map(str, around)),
        others[0],
        others[-1],
    ]
    choices = (TAKE, Choice("correct", _meant(entries, at), typed="number"), LEAVE)
    key = f"{kind}:{spot.sheet}:{spot.row}:{spot.column}"
    answer = asked.ask(key, values, [spot], choices)
    if answer is None or answer.choice == "take":
        return entry
    if answer.choice == "leave":
        return None
    value = read_figure(answer.value.strip()).value
    return entry if value is None else replace(entry, points=value)

"""Figures of an evening that are probably typing errors: 53811 between 5742 and 5318."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import median

from clubadmin.domain.names import fold
from clubadmin.i18n import Message
from clubadmin.model.importing.importing import Choice, Spot
from clubadmin.services.importing.assembling import Entry, Evening
from clubadmin.services.importing.order import likely, misplaced, place_of, too_few
from clubadmin.services.importing.questions import LEAVE, TAKE, UNKNOWN, Asked
from clubadmin.services.importing.values import read_figure

_BEYOND = 3  # times the middle one, or a third of it
_FEWEST = 3  # among fewer nothing stands out
_MOST_MEANT = 4  # figures proposed for one
_UNKNOWN = Entry((), "", None, 0, None, None, None, (0, 0), Spot(0, 0))


def without_slips(evening: Evening, asked: Asked, *, ordered: bool, fixed: bool) -> None:
    """Ask of each figure that stands out; what was decided takes its place.

    Args:
        evening: whose figures they are, in the order of the list.
        asked: where it is asked.
        ordered: the list may have been put in the order of these figures.
        fixed: it is as the club wrote it, in which only a figure too many is a slip.
    """
    by_round: dict[int | None, list[Entry]] = defaultdict(list)
    for entry in evening.entries:
        by_round[entry.round].append(entry)
    kept: dict[int, Entry | None] = {}
    for entries in by_round.values():
        for one in _standing_out(entries, ordered=ordered and not fixed):
            if not (fixed and one.kind == "low") and not asked.names(entries[one.at].spot):
                kept |= _asked(evening, entries, one, asked)
    evening.unknown += [one for one in evening.entries if kept.get(id(one), one) is _UNKNOWN]
    evening.entries = [
        made
        for one in evening.entries
        if (made := kept.get(id(one), one)) is not None and made is not _UNKNOWN
    ]


@dataclass(frozen=True)
class _Odd:
    """A figure that stands out: how, and what may be meant."""

    at: int
    kind: str
    meant: tuple[int, ...] = ()
    rival: int | None = None  # of the two that stand the wrong way round the other


def _standing_out(entries: Sequence[Entry], *, ordered: bool) -> list[_Odd]:
    if len(entries) < _FEWEST:
        return []
    totals = [one.total for one in entries]
    middle = median(totals)
    found = [
        _Odd(at, "high" if total > middle else "low", _alone(totals, at))
        for at, total in enumerate(totals)
        if middle > 0 and not middle / _BEYOND <= total <= middle * _BEYOND
    ]
    if found or not ordered or _by_name(entries):
        return found
    few = too_few(len(totals))
    for one in misplaced(totals):
        low, high = one.below or min(totals), one.above or max(totals)
        meant = tuple(likely(totals[one.at], low, high, few=few))
        if not few or (len(meant) == 1 and None not in (one.above, one.below)):
            found.append(_Odd(one.at, "order", meant, one.rival))
    return found


def _by_name(entries: Sequence[Entry]) -> bool:
    """Whether the list is in the order of the alphabet."""
    names = [fold(one.name) for one in entries]
    turned = [fold(" ".join((one.split() or [""])[-1:])) for one in names]
    return names == sorted(names) or turned == sorted(turned)


def _alone(totals: Sequence[int], at: int) -> tuple[int, ...]:
    """Guess the meant total: it fits between the neighbours, or among all; few at the most."""
    others = [*totals[:at], *totals[at + 1 :]]
    tries = [(min(others), max(others), True), (min(others), max(others), False)]
    if 0 < at < len(totals) - 1:
        low, high = sorted((totals[at - 1], totals[at + 1]))
        tries = [(low, high, True), *tries[:1], (low, high, False), *tries[1:]]
    found = [likely(totals[at], low, high, few=few) for low, high, few in tries]
    only = next((one for one in found if len(one) == 1), [])
    several = (one for one in found if 1 < len(one) <= _MOST_MEANT)
    return tuple(only or next(several, ()))


def _asked(
    evening: Evening, entries: Sequence[Entry], odd: _Odd, asked: Asked
) -> dict[int, Entry | None]:
    at, entry = odd.at, entries[odd.at]
    spot, roem = entry.spot, entry.roem or 0
    around = [entries[one].points for one in (at - 1, at + 1) if 0 <= one < len(entries)]
    others = sorted(one.points for one in entries if one is not entry)
    meant = [str(one - roem) for one in odd.meant]
    values = [
        entry.points,
        entry.name,
        evening.number,
        " ".join(map(str, around)),
        others[0],
        others[-1],
        " ".join(meant[:_MOST_MEANT]),
    ]
    first = meant[0] if len(meant) == 1 else ""
    several = [Choice("figure", one, one) for one in meant[:_MOST_MEANT]] if not first else []
    other = None if odd.rival is None else entries[odd.rival]
    rivals = [] if other is None else _rivals(entries, odd.rival or 0)
    correct = Choice("correct", first, typed="number")
    choices = (TAKE, *several, correct, *rivals, UNKNOWN, LEAVE)
    key = f"{odd.kind}:{spot.sheet}:{spot.row}:{spot.column}"
    spots = [spot] if other is None else [spot, other.spot]
    answer = asked.ask(key, values, spots, choices)
    if answer is None or answer.choice == "take":
        return {id(entry): entry}
    if answer.choice in ("leave", "unknown"):
        return {id(entry): None if answer.choice == "leave" else _UNKNOWN}
    value = read_figure(answer.value.strip() or answer.choice.partition(":")[2]).value
    changed = other if other is not None and answer.choice.startswith("rival") else entry
    return {id(changed): changed if value is None else replace(changed, points=value)}


def _rivals(entries: Sequence[Entry], at: int) -> list[Choice]:
    """Guess the other of two totals that stand the wrong way round."""
    totals = [one.total for one in entries]
    place = place_of(at, totals, set(range(len(totals))) - {at})
    low, high = place.below or min(totals), place.above or max(totals)
    entry = entries[at]
    return [
        Choice(
            "rival",
            str(one - (entry.roem or 0)),
            Message("{name}: {value} ({was})", name=entry.name, value=one, was=entry.total),
        )
        for one in likely(totals[at], low, high, few=False)[:2]
    ]

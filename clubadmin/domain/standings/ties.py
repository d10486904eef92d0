"""Tie-breaks: what parts equals, in the order that the club chose."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import groupby
from typing import NamedTuple, TypeVar

from clubadmin.domain.draw.plan.chance import Chance
from clubadmin.domain.standings.ranking_rule import RankingError

TIE_BREAKS = (
    "pits",
    "tops",
    "wins",  # evenings won
    "win-points",
    "mutual",
    "best-evening",
    "nat",
    "points",  # of cards, without roem; where games are compared all points
    "lot",
)


@dataclass(frozen=True)
class Merits:
    """The merits of one entrant that tie-breaks look at."""

    entrant: int
    pits: int
    nat: int
    best: int
    evenings: Mapping[int, int] = field(default_factory=dict)  # evening: total played
    wins: int = 0  # of one evening alone equals have as many
    tops: int = 0
    points: int = 0
    won: int = 0  # win points
    unseen: bool = False  # pits and nat of some of it are not known


_OF_GAMES = ("pits", "nat")


def _unknown(tie: str, equals: Iterable[Merits]) -> bool:
    """Whether a tie-break asks of games that not everybody among equals is known to have made."""
    return tie in _OF_GAMES and any(one.unseen for one in equals)


def check_ties(ties: Iterable[str]) -> tuple[str, ...]:
    """The tie-breaks, all known.

    Raises:
        RankingError: one of them is not.
    """
    order = tuple(ties)
    for tie in order:
        if tie not in TIE_BREAKS:
            raise RankingError(
                "De beslissing bij gelijke stand “{tie}” is niet bekend; kies uit {known}.",
                tie=tie,
                known=", ".join(TIE_BREAKS),
            )
    return order


Better = TypeVar("Better", int, tuple[int, int | Fraction])


def placed(
    values: Mapping[int, Better], merits: Callable[[int], Merits], ties: Sequence[str], seed: int
) -> Iterator[tuple[int, int]]:
    """Everybody's place and number, best first; equals share one, and the next is skipped.

    Args:
        values: what each is ranked by; more is better.
        merits: what tie-breaks look at, asked for of equals only.
        ties: tie-breaks in the order in which they decide.
    """
    ordered = sorted(sorted(values), key=values.__getitem__, reverse=True)
    place = 1
    for _, same in groupby(ordered, key=values.__getitem__):
        first, *others = same
        if others:
            yield from _parted(place, [merits(one) for one in (first, *others)], ties, seed)
        else:
            yield place, first
        place += 1 + len(others)


def _parted(
    place: int, equals: Sequence[Merits], ties: Sequence[str], seed: int
) -> Iterator[tuple[int, int]]:
    for group in part(equals, ties, seed):
        for one in group:
            yield place, one.entrant
        place += len(group)


def part(group: Sequence[Merits], ties: Sequence[str], seed: int) -> list[list[Merits]]:
    """Part entrants of equal totals: groups from best to worst, who stay equal together."""
    groups = [list(group)]
    for tie in ties:
        groups = [smaller for equals in groups for smaller in _split(equals, tie, seed)]
    return groups


class LookedAt(NamedTuple):
    """A tie-break between two, with the figures of both; None of a lot, which has none."""

    tie: str
    own: int | None
    other: int | None


def parted(
    group: Sequence[Merits], ties: Sequence[str], seed: int, pair: tuple[int, int]
) -> tuple[LookedAt, ...]:
    """List what was looked at between two who ended level; the last item parted them.

    Args:
        group: who ended level, these two among them.
        ties: tie-breaks in the order in which they decide.
    """
    found: list[LookedAt] = []
    left = list(group)
    for tie in ties:
        if _unknown(tie, left):
            continue
        keys = _KEYS[tie](left, seed)
        own, other = (keys[one] for one in pair)
        if tie == "lot":
            return (*found, LookedAt(tie, None, None))
        sign = -1 if tie == "nat" else 1  # the fewest are the best
        found.append(LookedAt(tie, sign * own, sign * other))
        if own != other:
            break
        left = [merits for merits in left if keys[merits.entrant] == own]
    return tuple(found)


def _split(equals: list[Merits], tie: str, seed: int) -> list[list[Merits]]:
    if _unknown(tie, equals):
        return [equals]
    keys = _KEYS[tie](equals, seed)
    ordered = sorted(equals, key=lambda merits: (-keys[merits.entrant], merits.entrant))
    return [list(same) for _, same in groupby(ordered, key=lambda merits: keys[merits.entrant])]


Keys = dict[int, int]  # by entrant; more is better


def _wins(equals: Sequence[Merits], _seed: int) -> Keys:
    return {merits.entrant: merits.wins for merits in equals}


def _points(equals: Sequence[Merits], _seed: int) -> Keys:
    return {merits.entrant: merits.points for merits in equals}


def _lot(equals: Sequence[Merits], seed: int) -> Keys:
    drawn = Chance(seed).shuffled(sorted(merits.entrant for merits in equals))
    return {entrant: -at for at, entrant in enumerate(drawn)}


def _mutual(equals: Sequence[Merits], _seed: int) -> Keys:
    """How often more often above than below one of the equals on an evening both played."""
    keys: Keys = defaultdict(int)
    played: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for merits in equals:
        for evening, total in merits.evenings.items():
            played[evening].append((total, merits.entrant))
    for results in played.values():
        results.sort()
        below = 0
        for _, same in groupby(results, key=lambda result: result[0]):
            sharing = list(same)
            above = len(results) - below - len(sharing)
            for _, entrant in sharing:
                keys[entrant] += below - above
            below += len(sharing)
    return keys


_KEYS: dict[str, Callable[[Sequence[Merits], int], Keys]] = {
    "pits": lambda equals, _seed: {merits.entrant: merits.pits for merits in equals},
    "tops": lambda equals, _seed: {merits.entrant: merits.tops for merits in equals},
    "wins": _wins,
    "win-points": lambda equals, _seed: {merits.entrant: merits.won for merits in equals},
    "mutual": _mutual,
    "best-evening": lambda equals, _seed: {merits.entrant: merits.best for merits in equals},
    "nat": lambda equals, _seed: {merits.entrant: -merits.nat for merits in equals},
    "points": _points,
    "lot": _lot,
}

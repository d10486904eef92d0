"""Tie-breaks: what parts equals, in the order that the club chose."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from clubadmin.domain.competition.chance import Chance
from clubadmin.domain.competition.ranking_rule import RankingError

TIE_BREAKS = ("pits", "wins", "mutual", "best-evening", "nat", "lot")


@dataclass(frozen=True)
class Merits:
    """What tie-breaks look at, of one entrant."""

    entrant: int
    pits: int
    nat: int
    wins: int
    best: int
    evenings: Mapping[int, int] = field(default_factory=dict)  # evening: total played


def check_ties(ties: Iterable[str]) -> tuple[str, ...]:
    """The tie-breaks, all known.

    Raises:
        RankingError: one of them is not.
    """
    order = tuple(ties)
    for tie in order:
        if tie not in TIE_BREAKS:
            raise RankingError(
                f"De beslissing bij gelijke stand “{tie}” is niet bekend; "
                f"kies uit {', '.join(TIE_BREAKS)}."
            )
    return order


def part(group: Sequence[Merits], ties: Sequence[str], seed: int) -> list[list[Merits]]:
    """Part entrants of equal totals: groups from best to worst, who stay equal together."""
    groups = [list(group)]
    for tie in ties:
        if all(len(equals) == 1 for equals in groups):
            break
        groups = [smaller for equals in groups for smaller in _split(equals, tie, seed)]
    return groups


def _split(equals: list[Merits], tie: str, seed: int) -> list[list[Merits]]:
    if len(equals) == 1:
        return [equals]
    keys = _KEYS[tie](equals, seed)
    ordered = sorted(equals, key=lambda merits: (-keys[merits.entrant], merits.entrant))
    return [list(same) for _, same in groupby(ordered, key=lambda merits: keys[merits.entrant])]


Keys = dict[int, int]  # by entrant; more is better


def _pits(equals: Sequence[Merits], _seed: int) -> Keys:
    return {merits.entrant: merits.pits for merits in equals}


def _wins(equals: Sequence[Merits], _seed: int) -> Keys:
    return {merits.entrant: merits.wins for merits in equals}


def _best_evening(equals: Sequence[Merits], _seed: int) -> Keys:
    return {merits.entrant: merits.best for merits in equals}


def _fewest_nat(equals: Sequence[Merits], _seed: int) -> Keys:
    return {merits.entrant: -merits.nat for merits in equals}


def _lot(equals: Sequence[Merits], seed: int) -> Keys:
    drawn = Chance(seed).shuffled(sorted(merits.entrant for merits in equals))
    return {entrant: -at for at, entrant in enumerate(drawn)}


def _mutual(equals: Sequence[Merits], _seed: int) -> Keys:
    """How often more often above than below one of the equals on an evening both played."""
    keys = {merits.entrant: 0 for merits in equals}
    played: dict[int, list[tuple[int, int]]] = {}
    for merits in equals:
        for evening, total in merits.evenings.items():
            played.setdefault(evening, []).append((total, merits.entrant))
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
    "pits": _pits,
    "wins": _wins,
    "mutual": _mutual,
    "best-evening": _best_evening,
    "nat": _fewest_nat,
    "lot": _lot,
}

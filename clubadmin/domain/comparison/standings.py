"""The ranking of a contest, of several sessions, and of several groups together.

NKF 1976, part 2, art. 19: most matchpoints; then most tops; then most points; who are still
equal share the place (ex aequo), and the next place is skipped. Sums compare only those who
could get as much: whoever came late or went home early is listed after the others, by the same
rule, and has no prize. Who sat out by the draw stays among them, as art. 19 has it.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from clubadmin.domain.names import natural


@dataclass(frozen=True, slots=True)
class Standing:
    """An entrant's row; `entrant` is a number or a name, unique within its group."""

    place: int
    entrant: str
    matchpoints: int
    tops: int
    points: int
    games: int
    """How many games count for it, decided ones too."""
    attainable: int
    """The most matchpoints it could have had on these games."""
    group: str = ""
    partial: bool = False
    """Came late or went early: listed after the others."""

    @property
    def percentage(self) -> float | None:
        """Matchpoints of what could be had, 0 to 100; None when no game counts.

        For comparing who played unequal numbers of games; art. 19 does not rank by it.
        """
        return 100 * self.matchpoints / self.attainable if self.attainable else None


class Tally:
    """Sums of one entrant while they are being made."""

    __slots__ = (
        "attainable",
        "entrant",
        "games",
        "group",
        "matchpoints",
        "partial",
        "points",
        "tops",
    )

    def __init__(self, entrant: str, group: str = "", *, partial: bool = False) -> None:
        self.entrant = entrant
        self.group = group
        self.partial = partial
        self.matchpoints = self.tops = self.points = self.games = self.attainable = 0

    def add(self, matchpoints: int, tops: int, points: int, games: int, attainable: int) -> None:
        """Add what was got on a game, or in a whole session."""
        self.matchpoints += matchpoints
        self.tops += tops
        self.points += points
        self.games += games
        self.attainable += attainable

    @property
    def merit(self) -> tuple[int, int, int]:
        """The figures that places go by; more is better."""
        return (self.matchpoints, self.tops, self.points)


def rank(tallies: Iterable[Tally]) -> tuple[Standing, ...]:
    """Rank tallies from the first place on; equals by number, then by text."""
    ordered = sorted(tallies, key=lambda one: (natural(one.group), natural(one.entrant)))
    ordered.sort(key=lambda one: (not one.partial, one.merit), reverse=True)
    standings: list[Standing] = []
    first: dict[object, int] = {}
    for at, one in enumerate(ordered, start=1):
        standings.append(
            Standing(
                first.setdefault((one.partial, one.merit), at),
                one.entrant,
                *one.merit,
                games=one.games,
                attainable=one.attainable,
                group=one.group,
                partial=one.partial,
            )
        )
    return tuple(standings)


def in_group(standings: Iterable[Standing], group: str) -> tuple[Standing, ...]:
    """Name rows as those of a group: pair 3 of group A is not pair 3 of group B."""
    return tuple(replace(one, group=group) for one in standings)


def add_up(*fields: Iterable[Standing]) -> tuple[Standing, ...]:
    """Rank several fields together: the sums of each entrant, ranked anew (art. 19).

    Sessions: the same entrant in each is added up. Howell: N/Z and O/W of a pair likewise.
    Groups: give each its name with `in_group` first; then everybody stays apart and the
    highest of all groups wins. Sums tell the truth when all could get equally much;
    `unequal` says whether that is so.
    """
    tallies: dict[tuple[str, str], Tally] = {}
    for field in fields:
        for one in field:
            key = (one.group, one.entrant)
            tally = tallies.setdefault(key, Tally(one.entrant, one.group, partial=one.partial))
            tally.add(one.matchpoints, one.tops, one.points, one.games, one.attainable)
    return rank(tallies.values())


def unequal(standings: Iterable[Standing]) -> bool:
    """Whether some could get more matchpoints than others, so that sums do not compare fairly.

    So with groups of unequal size, a pair that sat out, or a game cancelled for some.
    """
    return len({one.attainable for one in standings}) > 1

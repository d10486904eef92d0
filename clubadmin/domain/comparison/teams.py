"""Matches of teams (viertallen): each game is the difference between the tables of a match.

NKF 1976, part 2, word list: two pairs of a team play the same games at two tables in opposite
directions. The rules give no count; this is the usual one:

- A game is won by the team that made more at all its tables together: 2 game points, and 1 each
  where both made as much.
- A match is won by the team with the greater sum of these differences: 2 match points, and 1
  each where it is 0.
- Teams are ranked by match points, then game points, then the sum of the differences (saldo);
  who are still equal share the place.

What the director decides (art. 13 to 21) is about game points here: the average is 1, the
lowest 0 and the other team's 2, a number that he gives leaves the rest of 2 for the other, and
penalty points come off. A game with such a decision, or cancelled or not played at one of its
tables, is not in the saldo; that alone gives neither team anything, and the match goes on without.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from clubadmin.domain.comparison.decisions import Code, Instead, ruling_for
from clubadmin.domain.terms import Side

WON, DRAWN, LOST = 2, 1, 0


class TeamTable(NamedTuple):
    """A game at a table of a match."""

    first: Side
    """Where the first team sits."""
    ns_points: int | None
    """Points and roem; None: no score."""
    ew_points: int | None
    decisions: frozenset[Code] = frozenset()


class GameOutcome(NamedTuple):
    """A game of a match; figures are None while it is not known."""

    first: int | None
    """What the first team made at all tables."""
    second: int | None
    first_points: int | None
    """Game points, penalties off."""
    second_points: int | None
    complete: bool

    @property
    def saldo(self) -> int:
        """The part of this game in the sum of the differences."""
        return 0 if self.first is None or self.second is None else self.first - self.second


class MatchOutcome(NamedTuple):
    """A match so far."""

    first_game_points: int
    second_game_points: int
    saldo: int
    first_points: int | None
    """Match points; None while games are to come."""
    second_points: int | None


class TeamFigures(NamedTuple):
    """A team's figures over all its matches."""

    team: int
    match_points: int
    game_points: int
    saldo: int

    @property
    def merit(self) -> tuple[int, int, int]:
        """The figures that places go by; more is better."""
        return self[1:]


def compare_game(tables: Sequence[TeamTable]) -> GameOutcome:
    """Compare a game for both teams, over all tables of their match."""
    given = _given(tables)
    first_off, second_off = _penalties(tables)
    if given is not None:
        return GameOutcome(None, None, given[0] - first_off, given[1] - second_off, complete=True)
    first, second = _sum(tables, mine=True), _sum(tables, mine=False)
    if first is None or second is None:
        return GameOutcome(first, second, None, None, complete=False)
    ours, theirs = _points(first - second)
    return GameOutcome(first, second, ours - first_off, theirs - second_off, complete=True)


def compare_match(games: Sequence[GameOutcome]) -> MatchOutcome:
    """Compare a match for both teams."""
    saldo = sum(game.saldo for game in games)
    over = bool(games) and all(game.complete for game in games)
    ours, theirs = _points(saldo) if over else (None, None)
    return MatchOutcome(
        sum(game.first_points or 0 for game in games),
        sum(game.second_points or 0 for game in games),
        saldo,
        ours,
        theirs,
    )


def rank_teams(figures: Iterable[TeamFigures]) -> tuple[tuple[int, TeamFigures], ...]:
    """Teams with their places; equals share one and the next is skipped."""
    ordered = sorted(figures, key=lambda one: one.merit, reverse=True)
    first: dict[object, int] = {}
    return tuple((first.setdefault(one.merit, at), one) for at, one in enumerate(ordered, 1))


def _points(difference: int) -> tuple[int, int]:
    if difference > 0:
        return WON, LOST
    return (LOST, WON) if difference else (DRAWN, DRAWN)


def _sum(tables: Iterable[TeamTable], *, mine: bool) -> int | None:
    """Add up a team's points at all tables; None where one has no score."""
    total = 0
    for table in tables:
        ns = (table.first is Side.NS) is mine
        points = table.ns_points if ns else table.ew_points
        if points is None:
            return None
        total += points
    return total


def _given(tables: Iterable[TeamTable]) -> tuple[int, int] | None:
    """Game points by decision; None where the scores decide."""
    decided = False
    points: list[int | None] = [None, None]
    for table in tables:
        for at, side in enumerate((table.first, table.first.other)):
            ruling = ruling_for(side, table.decisions)
            decided = decided or not ruling.compared or ruling.instead is not None
            if ruling.instead is Instead.GIVEN:
                points[at] = ruling.given
                rest = max(WON - ruling.given, LOST)
                points[1 - at] = rest if points[1 - at] is None else points[1 - at]
            elif ruling.instead is Instead.LOWEST:
                points[at] = LOST
                points[1 - at] = WON if points[1 - at] is None else points[1 - at]
            elif ruling.instead is not None:
                points[at] = DRAWN
    return (points[0] or 0, points[1] or 0) if decided else None


def _penalties(tables: Iterable[TeamTable]) -> tuple[int, int]:
    first = second = 0
    for table in tables:
        first += ruling_for(table.first, table.decisions).penalty
        second += ruling_for(table.first.other, table.decisions).penalty
    return first, second

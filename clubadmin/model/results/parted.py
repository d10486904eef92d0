"""What parts those whose scores are equal, to be said with their places: tops, points, saldo."""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from itertools import pairwise

from clubadmin.model.comparison.comparison import ContestRow, TeamRow
from clubadmin.model.results.result import EveningResult


class Parted(StrEnum):
    """A figure that put somebody before the next one of the same score."""

    TOPS = "tops"
    POINTS = "points"
    GAMES = "games"  # game points of teams
    SALDO = "saldo"


def parted(result: EveningResult) -> dict[int, Parted]:
    """By participant's id: what put him before the next one, who made as much."""
    found: dict[int, Parted] = {}
    for field in result.contest.fields if result.contest else ():
        found |= dict(_by_tops(field.rows))
    if result.teams:
        found |= dict(_by_games(result.teams.rows))
    return found


def _by_tops(rows: Iterable[ContestRow]) -> Iterator[tuple[int, Parted]]:
    for one, other in pairwise(rows):
        if (one.matchpoints, one.partial) == (other.matchpoints, other.partial):
            if one.tops != other.tops:
                yield one.participant_id, Parted.TOPS
            elif one.points != other.points:
                yield one.participant_id, Parted.POINTS


def _by_games(rows: Iterable[TeamRow]) -> Iterator[tuple[int, Parted]]:
    for one, other in pairwise(rows):
        if (one.match_points, one.line) == (other.match_points, other.line):
            if one.game_points != other.game_points:
                yield one.participant_id, Parted.GAMES
            elif one.saldo != other.saldo:
                yield one.participant_id, Parted.SALDO

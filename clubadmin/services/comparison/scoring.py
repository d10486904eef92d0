"""Matchpoints of a session: each game compared within its group (art. 18), and what follows."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from clubadmin.domain.comparison.decisions import SEATS
from clubadmin.domain.comparison.matchpoints import (
    Result,
    ScoredGame,
    ScoredResult,
    score_game,
)
from clubadmin.domain.comparison.standings import Standing, Tally, rank
from clubadmin.domain.draw.plan.formats import Decides
from clubadmin.domain.terms import Side
from clubadmin.services.comparison.loading import Played, Session

GameOfGroup = tuple[str, int]
"""A group and a game: each group has wallets of its own."""


@dataclass(frozen=True)
class Scored:
    """A session with what everything is worth.

    Attributes:
        session: the session.
        games: what each game came to, in each group.
        by_table: the same by table and game, where anything is known.
    """

    session: Session
    games: Mapping[GameOfGroup, ScoredGame]
    by_table: Mapping[tuple[int, int], ScoredResult]

    def at(self, one: Played) -> ScoredResult | None:
        """What a game at a table is worth; None while nothing is known of it."""
        return self.by_table.get((one.table_id, one.game))


def score_session(session: Session) -> Scored:
    """Compare all games of a session."""
    return scored_games(session, score_games(session.played))


def scored_games(session: Session, games: Mapping[GameOfGroup, ScoredGame]) -> Scored:
    """A session of which these games were compared; of teams no game is worth matchpoints."""
    worth = session.head.form.decides is Decides.MATCHPOINTS
    by_table = {
        (int(one.result.table), game.game): one
        for game in (games.values() if worth else ())
        for one in game.results
    }
    return Scored(session, games, by_table)


def score_games(played: Iterable[Played]) -> dict[GameOfGroup, ScoredGame]:
    """Compare these games, each within its group."""
    by_game: dict[GameOfGroup, list[Played]] = defaultdict(list)
    for one in played:
        if one.scored:
            by_game[one.line, one.game].append(one)
    return {key: _scored(tuple(one.result for one in rows)) for key, rows in by_game.items()}


@lru_cache(maxsize=1024)
def _scored(results: tuple[Result, ...]) -> ScoredGame:
    """A game compared; after a row is typed, all other games of the contest are as they were."""
    return score_game(results)


def tallies(scored: Scored, *, apart: bool) -> dict[tuple[str, str], dict[int, Tally]]:
    """What everybody made, by group and side; with `apart` False both sides are one field, ""."""
    session = scored.session
    fields: dict[tuple[str, str], dict[int, Tally]] = defaultdict(dict)
    for one in session.played:
        found = scored.at(one)
        for side, people in ((Side.NS, one.ns), (Side.EW, one.ew)):
            field = fields[one.line, side.value if apart else ""]
            for person, seat in zip(people, SEATS[side], strict=False):
                tally = field.get(person)
                if tally is None:
                    tally = field[person] = Tally(str(session.numbers[person]), one.line)
                if found is not None:
                    _, points, gets, attainable, top = found.of(side)
                    if found.result.decisions:  # few rows have any, and this is done at each key
                        gets = found.matchpoints(seat)
                    tally.add(gets or 0, top, points or 0, int(attainable > 0), attainable)
    return fields


def ranked(field: Mapping[int, Tally]) -> tuple[tuple[int, Standing], ...]:
    """Participants with their places, from the first on."""
    by_number = {(tally.group, tally.entrant): person for person, tally in field.items()}
    return tuple((by_number[one.group, one.entrant], one) for one in rank(field.values()))

"""The result of an evening of teams (viertallen): matches, and the ranking that follows."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from sqlalchemy import Connection

from clubadmin.domain.comparison.decisions import Code, Decision
from clubadmin.domain.comparison.teams import (
    DRAWN,
    LOST,
    WON,
    GameOutcome,
    TeamFigures,
    TeamTable,
    compare_game,
    compare_match,
    rank_teams,
)
from clubadmin.domain.draw.formats import Decides
from clubadmin.domain.terms import Side
from clubadmin.errors import Refused
from clubadmin.model.comparison.comparison import TeamContest, TeamGame, TeamMatch, TeamRow
from clubadmin.model.evenings.evening import Participant
from clubadmin.model.kit.carried import carried
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison.contests import entrant_of
from clubadmin.services.comparison.session import Played, Sittings, load_session, load_sittings
from clubadmin.services.evenings.head import EveningHead, evening_head
from clubadmin.services.evenings.view import load_participants
from clubadmin.storage.sums.reckoning import reckoning_of


def team_result(club: OpenClub, evening_id: int, until: int | None = None) -> TeamContest:
    """The matches of an evening of teams, and who stands where.

    Args:
        club: the open club.
        evening_id: the evening.
        until: leave out matches after this round; None takes all.
    """
    with club.store.read() as conn:
        head = evening_head(conn, evening_id)
        if head.form.decides is not Decides.MATCHES:
            raise Refused(
                "{title} wordt niet door teams gespeeld. Bekijk de gewone uitslag.",
                title=head.title,
            )
        return load_teams(conn, head, until)


def load_teams(conn: Connection, head: EveningHead, until: int | None = None) -> TeamContest:
    """The matches of an evening of teams, which it is."""
    session = load_session(conn, head, until)
    sittings = load_sittings(conn, head.id)
    people = {one.id: one for one in load_participants(conn, head.id)}
    by_match: dict[tuple[int, frozenset[int]], list[Played]] = defaultdict(list)
    for one in session.played:
        by_match[one.round, frozenset((one.ns[0], one.ew[0]))].append(one)
    void = any(one.void for one in session.played) and reckoning_of(conn, head.id) > 1
    matches = tuple(_match(played, sittings, void=void) for played in by_match.values())
    return TeamContest(head.id, _rows(matches, people), matches, until)


def _match(played: Sequence[Played], sittings: Sittings, *, void: bool) -> TeamMatch:
    """A match; with `void` a game that was not played at a table is one that is cancelled there."""
    first = played[0].ns[0]
    by_game: dict[int, list[Played]] = defaultdict(list)
    for one in played:
        by_game[one.game].append(one)
    outcomes = {
        game: compare_game([_table(one, first, void=void) for one in rows])
        for game, rows in sorted(by_game.items())
    }
    total = compare_match(tuple(outcomes.values()))
    return TeamMatch(
        round=played[0].round,
        tables=tuple(sorted({one.table for one in played})),
        first=sittings[played[0].table_id, "ns"],
        second=sittings[played[0].table_id, "ew"],
        games=tuple(_game(game, one, by_game[game], void) for game, one in outcomes.items()),
        first_game_points=total.first_game_points,
        second_game_points=total.second_game_points,
        saldo=total.saldo,
        first_match_points=total.first_points,
        second_match_points=total.second_points,
    )


def _table(one: Played, first: int, *, void: bool) -> TeamTable:
    side = Side.NS if one.ns[0] == first else Side.EW
    points = one.result.ns_points, one.result.ew_points
    return TeamTable(side, *points, _decisions(one, void=void))


def _decisions(one: Played, *, void: bool) -> frozenset[Code]:
    decided = one.result.decisions
    return decided | {Decision.CANCELLED} if void and one.void else decided


def _game(game: int, outcome: GameOutcome, rows: Iterable[Played], void: bool) -> TeamGame:
    nothing: frozenset[Code] = frozenset()
    return TeamGame(
        game,
        outcome.first,
        outcome.second,
        outcome.first_points,
        outcome.second_points,
        nothing.union(*(_decisions(one, void=void) for one in rows)),
    )


def _rows(matches: Iterable[TeamMatch], people: Mapping[int, Participant]) -> tuple[TeamRow, ...]:
    """The ranking; a group of its own places from the first on."""
    made: dict[int, list[tuple[int | None, int, int]]] = {one: [] for one in people}
    for match in matches:
        ours, theirs = match.first.participants[0], match.second.participants[0]
        made[ours].append((match.first_match_points, match.first_game_points, match.saldo))
        made[theirs].append((match.second_match_points, match.second_game_points, -match.saldo))
    rows = []
    for line in sorted({one.line for one in people.values()}):
        figures = [
            TeamFigures(
                one,
                sum(points or 0 for points, _, _ in results),
                sum(games for _, games, _ in results),
                sum(saldo for _, _, saldo in results),
            )
            for one, results in made.items()
            if people[one].line == line
        ]
        rows += [
            _row(place, one, [points for points, _, _ in made[one.team]], people[one.team])
            for place, one in rank_teams(figures)
        ]
    return tuple(rows)


def _row(place: int, one: TeamFigures, points: Sequence[int | None], team: Participant) -> TeamRow:
    return carried(
        TeamRow,
        one,
        team,
        place=place,
        participant_id=team.id,
        matches=sum(made is not None for made in points),
        won=points.count(WON),
        drawn=points.count(DRAWN),
        lost=points.count(LOST),
        entrant_id=entrant_of(team),
    )

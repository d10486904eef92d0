"""Results of an evening by its matches: of teams, of one participant, of all against all."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, text

from clubadmin.domain.comparison.decisions import SEATS, Code, Decision
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
from clubadmin.domain.draw.formats import Decides, Entrant
from clubadmin.domain.terms import Position, Side
from clubadmin.errors import Gone
from clubadmin.model.comparison.comparison import (
    CrossCell,
    CrossEntrant,
    Crosstable,
    Sitting,
    TeamContest,
    TeamGame,
    TeamMatch,
    TeamRow,
    Traveller,
    TravellerRow,
)
from clubadmin.model.evenings.evening import Participant
from clubadmin.model.kit.carried import carried
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison.boards import with_wallets
from clubadmin.services.comparison.contests import entrant_of, load_contest
from clubadmin.services.comparison.session import (
    Played,
    Scored,
    Sittings,
    load_session,
    load_sittings,
    score_session,
)
from clubadmin.services.evenings.head import EveningHead, evening_head
from clubadmin.services.evenings.view import load_participants
from clubadmin.storage.sums.reckoning import reckoning_of


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


_OUT = text(
    "SELECT round FROM sitting_out WHERE participant_id = :participant"
    " AND evening_id = :evening ORDER BY round"
)


def traveller(club: OpenClub, evening_id: int, participant_id: int) -> Traveller:
    """List a participant's games with their results."""
    found = {one.participant_id: one for one in travellers(club, evening_id)}
    if participant_id not in found:
        raise Gone(
            "Deze deelnemer doet niet (meer) mee aan deze avond. Kies een deelnemer uit de lijst."
        )
    return found[participant_id]


def travellers(club: OpenClub, evening_id: int) -> tuple[Traveller, ...]:
    """The travelling sheets of everybody, by number."""
    with club.store.read() as conn:
        head = with_wallets(evening_head(conn, evening_id))
        scored = score_session(load_session(conn, head))
        sittings = load_sittings(conn, evening_id)
        people = load_participants(conn, evening_id)
        out = {
            one.id: tuple(
                conn.execute(_OUT, {"participant": one.id, "evening": evening_id}).scalars()
            )
            for one in people
        }
        result = load_contest(conn, head) if head.form.decides is Decides.MATCHPOINTS else None
    rows: dict[int, list[TravellerRow]] = defaultdict(list)
    for one in scored.session.played:
        for side, those in ((Side.NS, one.ns), (Side.EW, one.ew)):
            for person, seat in zip(those, SEATS[side], strict=False):
                rows[person].append(_travelled(scored, one, seat, person, sittings))
    return tuple(
        Traveller(
            evening_id,
            one.id,
            one.number,
            one.name,
            one.district,
            tuple(rows[one.id]),
            result.row(one.id) if result else None,
            out[one.id],
        )
        for one in people
    )


def crosstable(club: OpenClub, evening_id: int) -> tuple[Crosstable, ...]:
    """Make a crosstable for each group; of two fields N/Z in the rows.

    Between teams a cell has the match points, and the saldo in place of points.
    """
    with club.store.read() as conn:
        head = with_wallets(evening_head(conn, evening_id))
        scored = score_session(load_session(conn, head))
        people = load_participants(conn, evening_id)
        teams = load_teams(conn, head) if head.form.decides is Decides.MATCHES else None
    if teams is not None:
        return _of_teams(teams, people)
    apart = head.form.two_fields
    return tuple(
        _crosstable(line, scored, [one for one in people if one.line == line], apart=apart)
        for line in scored.session.groups
    )


def _of_teams(teams: TeamContest, people: Iterable[Participant]) -> tuple[Crosstable, ...]:
    sums: dict[tuple[int, int], _Sum] = defaultdict(_Sum)
    for match in teams.matches:
        ours, theirs = match.first.participants[0], match.second.participants[0]
        for at, points, saldo in (
            ((ours, theirs), match.first_match_points, match.saldo),
            ((theirs, ours), match.second_match_points, -match.saldo),
        ):
            sums[at].add(len(match.games), saldo, points or 0)
    groups: dict[str, list[Participant]] = defaultdict(list)
    for one in people:
        groups[one.line].append(one)
    cells = _cells(sums)
    return tuple(
        Crosstable(line, _entrants(some), _entrants(some), cells)
        for line, some in sorted(groups.items())
    )


def _travelled(
    scored: Scored, one: Played, seat: Position, person: int, sittings: Sittings
) -> TravellerRow:
    found = scored.at(one)
    side = seat.side
    outcome = found.of(side) if found else None
    return carried(
        TravellerRow,
        one,
        side=side,
        partner=_partner(scored.session.head, sittings[one.table_id, side.value], person),
        against=sittings[one.table_id, side.other.value],
        points=one.result.points(side),
        against_points=one.result.points(side.other),
        matchpoints=found.matchpoints(seat) if found else None,
        attainable=outcome.attainable if outcome else 0,
        top=outcome is not None and outcome.top,
        decisions=one.result.decisions,
    )


def _partner(head: EveningHead, sitting: Sitting, person: int) -> str:
    if head.form.entrant is not Entrant.MEMBER:
        return ""
    names = dict(zip(sitting.participants, sitting.people, strict=True))
    return " – ".join(name for one, name in names.items() if one != person)


@dataclass
class _Sum:
    games: int = 0
    points: int = 0
    matchpoints: int = 0

    def add(self, games: int, points: int, matchpoints: int) -> None:
        self.games += games
        self.points += points
        self.matchpoints += matchpoints


def _crosstable(
    line: str, scored: Scored, people: Sequence[Participant], *, apart: bool
) -> Crosstable:
    sums: dict[tuple[int, int], _Sum] = defaultdict(_Sum)
    ns: set[int] = set()
    for one in scored.session.played:
        if one.line != line:
            continue
        found = scored.at(one)
        for side, ours, theirs in ((Side.NS, one.ns, one.ew), (Side.EW, one.ew, one.ns)):
            if side is Side.NS:
                ns.update(ours)
            if found is None:
                continue
            outcome = found.of(side)
            counts, points = int(outcome.attainable > 0), outcome.points or 0
            for who, seat in zip(ours, SEATS[side], strict=False):
                for against in theirs:
                    sums[who, against].add(counts, points, found.matchpoints(seat) or 0)
    return Crosstable(
        line,
        _entrants(one for one in people if one.id in ns or not apart),
        _entrants(one for one in people if one.id not in ns or not apart),
        _cells(sums),
    )


def _cells(sums: Mapping[tuple[int, int], _Sum]) -> dict[tuple[int, int], CrossCell]:
    return {at: CrossCell(one.games, one.points, one.matchpoints) for at, one in sums.items()}


def _entrants(people: Iterable[Participant]) -> tuple[CrossEntrant, ...]:
    return tuple(CrossEntrant(one.id, one.number, one.name) for one in people)

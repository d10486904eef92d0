"""The travelling sheet (loopstaat) of a participant, and the crosstable of a contest."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import text

from clubadmin.domain.comparison.decisions import SEATS
from clubadmin.domain.draw.formats import Decides, Entrant
from clubadmin.domain.terms import Position, Side
from clubadmin.errors import Gone
from clubadmin.model.comparison.comparison import (
    CrossCell,
    CrossEntrant,
    Crosstable,
    Sitting,
    TeamContest,
    Traveller,
    TravellerRow,
)
from clubadmin.model.evenings.evening import Participant
from clubadmin.model.kit.carried import carried
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison.boards import with_wallets
from clubadmin.services.comparison.contests import load_contest
from clubadmin.services.comparison.matches import load_teams
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
                rows[person].append(_row(scored, one, seat, person, sittings))
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


def _row(
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

"""What everybody did in a season, for the season book."""

import json
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence

from sqlalchemy import text

from clubadmin.domain.names import fold
from clubadmin.model.members.member import Member
from clubadmin.model.publishing.season_book import (
    BookCompetition,
    BookMember,
    MemberEvening,
    MemberSeason,
)
from clubadmin.model.results.result import ResultRow, Standings
from clubadmin.services.club.club import OpenClub
from clubadmin.storage.sums.career import who_played

_GIVEN = "(SELECT value FROM json_each(:competitions))"
_OF_THESE = f"AND p.evening_id IN (SELECT id FROM evening WHERE competition_id IN {_GIVEN})"
_PLAYED = text(
    "SELECT e.competition_id, e.id, w.participant_id, w.member_id,"
    " CASE WHEN q.id IS NULL OR w.member_id IN (q.member_a, q.member_b)"
    " THEN coalesce(p.member_id, p.pair_id, p.team_id) END"
    f" FROM ({who_played(_OF_THESE)}) w JOIN participant p ON p.id = w.participant_id"
    " LEFT JOIN pair q ON q.id = p.pair_id"
    " JOIN evening_result r ON r.participant_id = p.id JOIN evening e ON e.id = p.evening_id"
    " ORDER BY e.competition_id, e.number"
)
_PEOPLE = text(
    "SELECT id, last_name, first_name, infix, remark, guest FROM member"
    " WHERE id IN (SELECT value FROM json_each(:members))"
)

Played = tuple[int, int, int | None]
"""Evening, participant and entrant; None for who came in the place of one of a pair."""
Entries = Mapping[int, Mapping[int, Sequence[Played]]]
"""By member and competition."""


def book_members(
    club: OpenClub, found: Iterable[BookCompetition], only: Collection[int] = ()
) -> tuple[BookMember, ...]:
    """Everybody who played, by last name.

    Args:
        club: the open club.
        found: the competitions with their evenings.
        only: competitions to go by where one wants to know only who played.
    """
    shown = {one.about.id: one for one in found}
    entries = _entries(club, [*shown, *only])
    with club.store.read() as conn:
        rows = conn.execute(_PEOPLE, {"members": json.dumps(list(entries))}).all()
    people = [
        Member(one, last, first, infix, remark, guest=bool(guest))
        for one, last, first, infix, remark, guest in rows
    ]
    by_evening = {
        (evening.result.evening_id, row.participant_id): (evening.result.number, row)
        for one in shown.values()
        for evening in one.evenings
        if evening.whole
        for row in evening.result.rows
    }
    return tuple(
        BookMember(
            one.id,
            f"{one.sorted_name} ({one.remark})" if one.remark else one.sorted_name,
            one.guest,
            tuple(
                _season(shown[competition], played, by_evening)
                for competition, played in entries[one.id].items()
                if competition in shown
            ),
        )
        for one in sorted(people, key=_by_name)
    )


def _by_name(member: Member) -> tuple[str, str, int]:
    return (fold(member.last_name), fold(member.first_name), member.id)


def _entries(club: OpenClub, wanted: Sequence[int]) -> Entries:
    found: dict[int, dict[int, list[Played]]] = defaultdict(lambda: defaultdict(list))
    with club.store.read() as conn:
        rows = conn.execute(_PLAYED, {"competitions": json.dumps(list(wanted))}).all()
    for competition, evening, participant, member, entrant in rows:
        found[member][competition].append((evening, participant, entrant))
    return found


def _season(
    one: BookCompetition,
    played: Sequence[Played],
    by_evening: Mapping[tuple[int, int], tuple[int, ResultRow]],
) -> MemberSeason:
    """His evenings; in the standings he has the place of whom he played for most."""
    made = tuple(
        MemberEvening(number, row.place, row.score, row.pits, row.nat)
        for evening, participant, _ in played
        if (evening, participant) in by_evening
        for number, row in (by_evening[evening, participant],)
    )
    view = one.standings
    if view is None:
        return MemberSeason(one.about.id, None, 0, "", made)
    entrants = [entrant for *_, entrant in played if entrant is not None]
    mine = max(dict.fromkeys(entrants), key=entrants.count, default=None)
    row = next((row for row in view.rows if row.entrant_id == mine), None)
    if row is None:
        return MemberSeason(one.about.id, None, 0, "", made)
    return MemberSeason(one.about.id, row.place, _placed(view, row.field), row.field, made)


def _placed(view: Standings, field: str) -> int:
    return sum(row.place is not None and row.field == field for row in view.rows)

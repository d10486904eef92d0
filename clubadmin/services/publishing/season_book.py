"""The contents of a season book, gathered from the results that are kept.

Standings after every evening are made one by one, and only what the book shows of them stays:
the memory it takes does not grow with evenings times evenings.
"""

import json
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from sqlalchemy import text

from clubadmin.domain.names import fold
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.errors import Refused
from clubadmin.model.archive.records import RecordBook, Scope, What
from clubadmin.model.members.member import Member
from clubadmin.model.publishing.season_book import (
    BOOK_PARTS,
    AfterRow,
    BookCompetition,
    BookEvening,
    BookMember,
    BookOffer,
    BookPart,
    MemberEvening,
    MemberSeason,
    OfferedCompetition,
    SeasonBook,
)
from clubadmin.model.results.result import ResultRow, StandingRow, Standings
from clubadmin.model.seasons.season import Competition
from clubadmin.services.archive import game_lists
from clubadmin.services.archive.lists import records as archive_records
from clubadmin.services.archive.past import final_places
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.rulesets import parsed
from clubadmin.services.results import closing
from clubadmin.services.seasons import seasons
from clubadmin.services.standings import standings
from clubadmin.storage.schema.reading import apart
from clubadmin.storage.sums.career import who_played

Going = Callable[[int, int], None]
"""Told how many evenings are done, and of how many; may raise to stop."""

_EVENINGS = text(
    "SELECT e.id, e.number, e.status, count(*) FROM evening e"
    " JOIN evening_result x ON x.evening_id = e.id WHERE e.competition_id = :competition"
    " GROUP BY e.id ORDER BY e.number"
)
_RULES = text(
    "SELECT DISTINCT r.title, r.valid_from, r.toml FROM evening e"
    " JOIN rule_set r ON r.id = e.rule_set_id WHERE e.competition_id ="
    " :competition ORDER BY r.title, r.valid_from"
)
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
    f"SELECT id, last_name, first_name, infix, {apart('member')}, guest FROM member"
    " WHERE id IN (SELECT value FROM json_each(:members))"
)
Played = tuple[int, int, int | None]
"""Evening, participant and entrant; None for who came in the place of one of a pair."""
Entries = Mapping[int, Mapping[int, Sequence[Played]]]
"""By member and competition."""


@dataclass(frozen=True)
class _Wanted:
    """A competition that goes into the book, with its evenings: id and number."""

    about: Competition
    evenings: tuple[tuple[int, int], ...]


def offer(club: OpenClub, season_id: int) -> BookOffer:
    """Offer the contents of a book of this season."""
    season = seasons.season(club, season_id)
    found = []
    for one in seasons.competitions(club, season_id):
        rows = _evenings(club, one.id)
        if rows:
            still = sum(status == "open" for _, _, status, _ in rows)
            came = sum(count for *_, count in rows) // len(rows)
            found.append(OfferedCompetition(one, len(rows), still, came))
    people = len(book_members(club, (), [one.about.id for one in found])) if found else 0
    return BookOffer(season, tuple(found), people)


def gather(
    club: OpenClub,
    season_id: int,
    wanted: Collection[int] | None = None,
    parts: Collection[BookPart] = BOOK_PARTS,
    going: Going | None = None,
) -> SeasonBook:
    """Everything of a season.

    Args:
        wanted: the ids of the competitions; None for all that have results.
        parts: what goes in; what is not asked for is not gathered.
        going: told after every evening.
    """
    season = seasons.season(club, season_id)
    chosen = [
        _Wanted(one, tuple((evening, number) for evening, number, *_ in _evenings(club, one.id)))
        for one in seasons.competitions(club, season_id)
        if wanted is None or one.id in wanted
    ]
    chosen = [one for one in chosen if one.evenings]
    if not chosen:
        raise Refused(
            "In seizoen {season} is nog geen avond gespeeld. Een seizoenboek kan er"
            " zijn zodra er een uitslag is.",
            season=season.name,
        )
    steps = _Steps(going, sum(len(one.evenings) for one in chosen))
    ended = any(other.starts > season.starts for other in seasons.seasons(club))
    found = tuple(replace(_competition(club, one, parts, steps), ended=ended) for one in chosen)
    records = archive_records.records(club, Scope(season_id)) if "records" in parts else None
    return SeasonBook(
        season=season,
        club=clubs.settings(club),
        competitions=found,
        members=book_members(club, found) if "members" in parts else (),
        titles=final_places.titles(club, steps.still) if "titles" in parts else (),
        records=records,
        rules=_rules(club, chosen) if "rules" in parts else (),
        club_records=_of_all_time(club, records) if records is not None else frozenset(),
    )


class _Steps:
    """Counts evenings, whatever competition they are of."""

    def __init__(self, going: Going | None, total: int) -> None:
        self._going, self._total, self._done = going, total, 0

    def step(self) -> None:
        """An evening more."""
        self._done += 1
        self.still()

    def still(self, *_progress: int) -> None:
        """Report no progress, so that the listener may stop."""
        if self._going is not None:
            self._going(self._done, self._total)


def _evenings(club: OpenClub, competition_id: int) -> list[tuple[int, int, str, int]]:
    """Id, number, status and how many there were, of each evening with a result."""
    with club.store.read() as conn:
        rows = conn.execute(_EVENINGS, {"competition": competition_id}).all()
    return [(evening, number, status, came) for evening, number, status, came in rows]


def _rules(club: OpenClub, chosen: Sequence[_Wanted]) -> tuple[RuleSet, ...]:
    """The rules that were played, each version once."""
    with club.store.read() as conn:
        texts = [
            toml
            for one in chosen
            for *_, toml in conn.execute(_RULES, {"competition": one.about.id})
        ]
    return tuple(parsed(toml) for toml in dict.fromkeys(texts))


def _of_all_time(club: OpenClub, records: RecordBook) -> frozenset[tuple[What, int, str]]:
    """The records of a season that are those of the club, where it has played in others too."""
    found = set()
    for one in records.lists:
        if not any(row.where for row in one.rows):
            continue
        ever = archive_records.all_time(club, one.what, Scope(size=one.size), most=1)
        if ever.evenings > one.evenings:
            found |= {(one.what, row.where.evening_id, row.name) for row in ever.rows if row.where}
    return frozenset(found)


def _competition(
    club: OpenClub, one: _Wanted, parts: Collection[BookPart], steps: _Steps
) -> BookCompetition:
    """A competition with its evenings; standings only where there is more than one evening."""
    several, found = len(one.evenings) > 1, []
    follows = several and not {"standings", "charts"}.isdisjoint(parts)
    before: Mapping[int, int | None] = {}
    for evening_id, number in one.evenings:
        rows: tuple[AfterRow, ...] = ()
        if follows:
            after = standings.standings(club, one.about.id, number)
            rows = _after(after, number, before)
            before = {row.entrant_id: row.place for row in rows}
        found.append(_evening(club, evening_id, rows, parts))
        steps.step()
    final = standings.standings(club, one.about.id)
    return BookCompetition(one.about, tuple(found), final if several else None)


def _evening(
    club: OpenClub, evening_id: int, rows: tuple[AfterRow, ...], parts: Collection[BookPart]
) -> BookEvening:
    result = closing.result(club, evening_id)
    if "evenings" not in parts:
        return BookEvening(result, rows)
    return BookEvening(result, rows, *game_lists.stood_out(club, evening_id, result))


def _after(view: Standings, number: int, before: Mapping[int, int | None]) -> tuple[AfterRow, ...]:
    """The rows of the standings after an evening that the book shows."""
    return tuple(_row(view, row, number, before) for row in view.rows)


def _row(
    view: Standings, row: StandingRow, number: int, before: Mapping[int, int | None]
) -> AfterRow:
    cell = next((one for one in reversed(row.evenings) if one.evening == number), None)
    played = sum(one.points is not None and not one.substitute for one in row.evenings)
    return AfterRow(
        place=row.place,
        before=before.get(row.entrant_id),
        name=row.name,
        made=cell.points if cell else None,
        counts=bool(cell and cell.counts),
        evenings=played,
        figure=row.average if view.by_average else row.total,
        behind=row.behind,
        field=row.field,
        entrant_id=row.entrant_id,
    )


def book_members(
    club: OpenClub, found: Iterable[BookCompetition], only: Collection[int] = ()
) -> tuple[BookMember, ...]:
    """Everybody who played, by last name.

    Args:
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
            one.sorted_label,
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
    return (fold(member.filed_under), fold(member.first_name), member.id)


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
    """The season of a member; his place is that of the pair he played most for."""
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

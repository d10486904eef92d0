"""Lists of all times over whole careers: averages, titles, pairs, and the longest series.

A series is of evenings without missing one, or of evenings won in a row. Who came to every
evening of a season is known from the sums; only of the others it must be looked up which evenings
they missed.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import FORMATS, PAIRS, Entrant
from clubadmin.domain.standings.series import parted, ranked
from clubadmin.model.archive.people import Career, Title
from clubadmin.model.archive.records import RecordRow, What
from clubadmin.services.archive.lists.scope import LEAST_EVENINGS, Asked
from clubadmin.services.archive.past.closed import Past, people, sums, wins_by_member
from clubadmin.services.archive.past.final_places import titles
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members.entrants import entrant_names
from clubadmin.storage.sums.career import who_played

FIGURES: Mapping[What, Callable[[Career], float]] = {
    "average": lambda one: one.average,
    "evenings": lambda one: one.evenings,
    "points": lambda one: one.total,
    "pits": lambda one: one.pits,
    "roem": lambda one: one.roem,
    "games": lambda one: one.games,
    "wins": lambda one: one.wins,
}
_SUMS = text(
    "SELECT q.id, q.member_a, q.member_b, count(*), sum(r.total) FROM participant p"
    " JOIN pair q ON q.id = p.pair_id JOIN evening_result r ON r.participant_id = p.id"
    " WHERE p.evening_id IN (SELECT value FROM json_each(:evenings)) GROUP BY q.id"
)
_CAREERS = text(
    "SELECT k.competition_id, k.member_id, k.evenings, c.format"
    " FROM career k JOIN competition c ON c.id = k.competition_id"
    " WHERE k.competition_id IN (SELECT value FROM json_each(:competitions))"
)
_GIVEN = "AND p.evening_id IN (SELECT value FROM json_each(:evenings))"
_THERE = text(
    f"SELECT w.member_id, p.evening_id FROM ({who_played(_GIVEN)}) w"
    " JOIN participant p ON p.id = w.participant_id"
    " JOIN evening_result r ON r.participant_id = p.id"
)
_MEMBER, _EVENING = "json_extract(j.value, '$[0]')", "json_extract(j.value, '$[1]')"
_CAME_ALONE = text(
    f"SELECT {_MEMBER}, p.evening_id FROM json_each(:asked) j CROSS JOIN participant p"
    f" ON p.evening_id = {_EVENING} AND +p.member_id = {_MEMBER}"
    " JOIN evening_result r ON r.participant_id = p.id"
)
_CAME = text(
    f"SELECT {_MEMBER} AS member, p.evening_id FROM json_each(:asked) j CROSS JOIN participant p"
    f" ON p.evening_id = {_EVENING} JOIN evening_result r ON r.participant_id = p.id"
    " LEFT JOIN pair q ON q.id = p.pair_id WHERE member IN (coalesce(p.substitute_a, q.member_a),"
    " coalesce(p.substitute_b, q.member_b)) OR (p.team_id IS NOT NULL AND EXISTS ("
    "  SELECT 1 FROM seat s WHERE s.participant_id = p.id AND s.member_id = member))"
)
_Season = tuple[int, list[Past]]  # a competition and its evenings


def career_rows(conn: Connection, list_of: Asked) -> tuple[RecordRow, ...]:
    """Rank careers over all these evenings."""
    careers = sums(conn, list_of.evenings, list_of.everything)
    if list_of.what == "average":
        least = least_evenings(list_of, careers)
        careers = {who: one for who, one in careers.items() if one.evenings >= least}
    names = people(conn, careers)
    figure = FIGURES[list_of.what]
    figures = {who: figure(careers[who]) for who in sorted(careers, key=lambda who: names[who])}
    return tuple(
        RecordRow(place, names[who], figures[who], (who,), evenings=careers[who].evenings)
        for place, who in ranked({who: one for who, one in figures.items() if one > 0})
        if place <= list_of.most
    )


def least_evenings(list_of: Asked, careers: Mapping[int, Career]) -> int:
    """How many evenings one must have for an average to say something."""
    most = max((one.evenings for one in careers.values()), default=0)
    return list_of.scope.least or max(LEAST_EVENINGS, most // 10)


def pair_rows(conn: Connection, list_of: Asked) -> tuple[RecordRow, ...]:
    """Rank pairs by average or number of evenings; those with a substitute count as well."""
    found = {row[0]: row for row in conn.execute(_SUMS, {"evenings": json.dumps(list_of.ids)})}
    averages = list_of.what == "pair-average"
    if averages:
        most = max((row[3] for row in found.values()), default=0)
        least = list_of.scope.least or max(LEAST_EVENINGS, most // 10)
        found = {pair: row for pair, row in found.items() if row[3] >= least}
    called = entrant_names(conn, PAIRS, found)
    figures: dict[int, float] = {
        pair: found[pair][4] / found[pair][3] if averages else found[pair][3]
        for pair in sorted(found, key=lambda pair: called[pair])
    }
    return tuple(
        RecordRow(
            place,
            called[pair],
            figures[pair],
            (found[pair][1], found[pair][2]),
            evenings=found[pair][3],
            pair_id=pair,
        )
        for place, pair in ranked(figures)
        if place <= list_of.most
    )


def title_rows(club: OpenClub, list_of: Asked) -> tuple[RecordRow, ...]:
    """Rank by the titles in the competitions of a scope; both of a pair have its titles."""
    competitions = {one.competition_id for one in list_of.evenings}
    of: dict[int, list[Title]] = defaultdict(list)
    for title in titles(club):
        if title.competition_id in competitions:
            for member in title.member_ids:
                of[member].append(title)
    names = club.read(people, of)
    figures: dict[int, float] = {who: len(of[who]) for who in sorted(of, key=lambda w: names[w])}
    return tuple(
        RecordRow(place, names[who], len(of[who]), (who,), evenings=0)
        for place, who in ranked(figures)
        if place <= list_of.most
    )


class Series(NamedTuple):
    """A series of evenings, from the first to the last."""

    length: int
    first: Past
    last: Past


class _Attendance(NamedTuple):
    whole: set[tuple[int, int]]  # competition and member: came to all evenings
    some: Mapping[tuple[int, int], set[int]]  # and those who came to these


def attended(conn: Connection, list_of: Asked) -> tuple[RecordRow, ...]:
    """Rank the longest attendance without missing an evening of a competition, over its seasons."""
    named = _by_name(list_of.evenings)
    attendance = _attendance(conn, list_of.evenings)
    came = attendance.whole | attendance.some.keys()
    best: dict[int, Series] = {}
    for seasons in named.values():
        of = {competition for competition, _ in seasons}
        for who in {member for competition, member in came if competition in of}:
            found = _longest(seasons, who, attendance)
            if found and (who not in best or found.length > best[who].length):
                best[who] = found
    return _told(conn, list_of, best)


def won(conn: Connection, list_of: Asked) -> tuple[RecordRow, ...]:
    """Rank the most evenings won in a row by one player; a shared first place counts."""
    best = {
        who: max(series, key=lambda one: one.length)
        for who, series in wins_in_a_row(conn, list_of.evenings).items()
    }
    return _told(conn, list_of, best)


def wins_in_a_row(conn: Connection, evenings: Sequence[Past]) -> dict[int, list[Series]]:
    """All series of evenings won, of everybody who ever won one."""
    wins = wins_by_member(conn, evenings)
    lost = _came_between(conn, wins, evenings)
    anew = [
        at for at, (one, after) in enumerate(pairwise(evenings), 1) if parted(one.date, after.date)
    ]
    found: dict[int, list[Series]] = {}
    for who, places in wins.items():
        begun = at = places[0]
        length = 1
        series = []
        for place in places[1:]:
            if (who, at) in lost or any(at < one <= place for one in anew):
                series.append(Series(length, evenings[begun], evenings[at]))
                begun, length = place, 0
            length += 1
            at = place
        found[who] = [*series, Series(length, evenings[begun], evenings[at])]
    return found


def _came_between(
    conn: Connection, wins: Mapping[int, Sequence[int]], evenings: Sequence[Past]
) -> set[tuple[int, int]]:
    """Member and place of each win after which he came without winning before the next one."""
    whole, _ = _seasons_of(conn, evenings)
    came: set[tuple[int, int]] = set()
    gaps: dict[tuple[int, int], range] = {}
    for who, places in wins.items():
        for one, after in pairwise(places):
            if after > one + 1:
                gaps[who, one] = range(one + 1, after)
                if (evenings[one + 1].competition_id, who) in whole:
                    came.add((who, one))
    gaps = {key: gap for key, gap in gaps.items() if key not in came}
    ahead, more = 0, 1
    while gaps:
        # most came to the very next evening; of who did not, ever more are asked at once
        some = [
            (who, evenings[place], one)
            for (who, one), gap in gaps.items()
            for place in gap[ahead : ahead + more]
        ]
        there = _there(conn, [(who, evening) for who, evening, _ in some])
        came |= {(who, one) for who, evening, one in some if (who, evening.id) in there}
        ahead, more = ahead + more, 4 * more
        gaps = {key: gap for key, gap in gaps.items() if key not in came and len(gap) > ahead}
    return came


def _there(conn: Connection, asked: Sequence[tuple[int, Past]]) -> set[tuple[int, int]]:
    """Keep the pairs of member and evening where he was present."""
    found = set()
    for query, alone in ((_CAME_ALONE, True), (_CAME, False)):
        some = [
            (who, evening.id)
            for who, evening in asked
            if (FORMATS[evening.format].entrant is Entrant.MEMBER) is alone
        ]
        if some:
            rows = conn.execute(query, {"asked": json.dumps(some)})
            found |= {(row[0], row[1]) for row in rows}
    return found


def _by_name(evenings: Iterable[Past]) -> dict[str, list[_Season]]:
    """The evenings of competitions of one name, season after season."""
    named: dict[str, dict[int, list[Past]]] = defaultdict(dict)
    for one in evenings:
        named[one.competition].setdefault(one.competition_id, []).append(one)
    return {name: list(seasons.items()) for name, seasons in named.items()}


def _seasons_of(
    conn: Connection, evenings: Sequence[Past]
) -> tuple[set[tuple[int, int]], set[tuple[int, int]]]:
    """Competition and member of who came to all of these evenings of it, and to some."""
    held = Counter(one.competition_id for one in evenings)
    whole: set[tuple[int, int]] = set()
    some: set[tuple[int, int]] = set()
    which = {"competitions": json.dumps(sorted(held))}
    for competition, member, count, form in conn.execute(_CAREERS, which):
        # in pairs one may play twice on an evening: as oneself and for somebody else
        every = FORMATS[form].entrant is Entrant.MEMBER and count == held[competition]
        (whole if every else some).add((competition, member))
    return whole, some


def _attendance(conn: Connection, evenings: Sequence[Past]) -> _Attendance:
    whole, some = _seasons_of(conn, evenings)
    found: dict[tuple[int, int], set[int]] = {key: set() for key in some}
    of = {one.id: one.competition_id for one in evenings}
    looked_up = {competition for competition, _ in some}
    ids = [one for one, competition in of.items() if competition in looked_up]
    for member, evening in conn.execute(_THERE, {"evenings": json.dumps(ids)}) if ids else ():
        if (key := (of[evening], member)) in found:
            found[key].add(evening)
    return _Attendance(whole, found)


def _longest(seasons: Sequence[_Season], who: int, came: _Attendance) -> Series | None:
    """The longest series of somebody in the seasons of a competition; of equals the latest."""
    best: Series | None = None
    going: Series | None = None
    for competition, evenings in seasons:
        key = (competition, who)
        if going and parted(going.last.date, evenings[0].date):
            going = None
        if key in came.whole:
            going = _on(going, evenings[0], evenings[-1], len(evenings))
            best = _longer(best, going)
            continue
        there = came.some.get(key, set())
        for one in evenings if there else ():
            going = _on(going, one, one, 1) if one.id in there else None
            best = _longer(best, going)
        going = going if there else None
    return best


def _on(going: Series | None, first: Past, last: Past, more: int) -> Series:
    return Series(going.length + more, going.first, last) if going else Series(more, first, last)


def _longer(best: Series | None, going: Series | None) -> Series | None:
    return going if going and (best is None or going.length >= best.length) else best


def _told(conn: Connection, list_of: Asked, best: Mapping[int, Series]) -> tuple[RecordRow, ...]:
    names = people(conn, best)
    figures: dict[int, float] = {
        who: best[who].length for who in sorted(best, key=lambda who: (best[who].first.date, who))
    }
    return tuple(
        RecordRow(
            place,
            names[who],
            best[who].length,
            (who,),
            evenings=best[who].length,
            first=best[who].first.date,
            last=best[who].last.date,
        )
        for place, who in ranked(figures)
        if place <= list_of.most
    )

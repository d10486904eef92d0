"""The evenings of a person, a pair or a team: places, games, and whose page it is.

Who has more points than all others needs no more than counting. Where points are equal, or
something else decides, the place is the one that was kept at closing; an evening that came from
paper was never closed here and is ranked again.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, TextClause, text

from clubadmin.domain.draw.formats import FORMATS
from clubadmin.domain.standings.kept_ties import read_ties
from clubadmin.domain.standings.ranked import Figure
from clubadmin.domain.standings.ranking import rank_evening
from clubadmin.errors import Refused
from clubadmin.model.archive.archive import PersonEvening, PersonGame
from clubadmin.services.archive.past.closed import Sides, sides
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import as_date
from clubadmin.services.results.result import load_result
from clubadmin.storage.schema.packed import FROZEN
from clubadmin.storage.sums.career import CONTEST_WINNERS

_PLAYS = text("SELECT team_id, pair_id, member_id FROM participant WHERE id = :id")
_FORMAT = text("SELECT format FROM competition WHERE id = :id")
_KINDS = ("team", "pair", "member")


def who_plays(club: OpenClub, participant_id: int) -> tuple[str, int]:
    """The kind, "member", "pair" or "team", and the id; no kind where it is gone meanwhile."""
    with club.store.read() as conn:
        found = conn.execute(_PLAYS, {"id": participant_id}).first()
    ids = dict(zip(_KINDS, found or (), strict=False))
    return next(((kind, int(one)) for kind, one in ids.items() if one), ("", 0))


def who_is_ranked(club: OpenClub, competition_id: int, entrant_id: int) -> tuple[str, int]:
    """Find the archive page of a row of the standings; no kind for those who have none."""
    if entrant_id <= 0:
        return "", 0
    with club.store.read() as conn:
        found = conn.execute(_FORMAT, {"id": competition_id}).scalar()
    return ("", 0) if found is None else (FORMATS[found].entrant.value, entrant_id)


_KEPT = text(
    "SELECT json_extract(j.value, '$.place') FROM evening_version v,"
    f" json_each({FROZEN}, '$.rows') j WHERE v.id = (SELECT max(id) FROM evening_version"
    " WHERE evening_id = :evening) AND json_extract(j.value, '$.participant_id') = :participant"
)
_RULE = text(
    "SELECT e.number, e.seed, e.depth, c.format, c.tie_breaks FROM evening e"
    " JOIN competition c ON c.id = e.competition_id WHERE e.id = :evening"
)
_FIGURES = text(
    "SELECT participant_id, total, pits, nat, points, roem FROM evening_result"
    " WHERE evening_id = :evening"
)

Of = Literal["member", "pair", "team"]
_OF_MEMBER = """
    SELECT id FROM participant WHERE member_id = :id
    UNION SELECT p.id FROM pair q JOIN participant p ON p.pair_id = q.id
      WHERE q.member_a = :id AND p.substitute_a IS NULL
    UNION SELECT p.id FROM pair q JOIN participant p ON p.pair_id = q.id
      WHERE q.member_b = :id AND p.substitute_b IS NULL
    UNION SELECT id FROM participant WHERE substitute_a = :id
    UNION SELECT id FROM participant WHERE substitute_b = :id
    UNION SELECT p.id FROM seat s JOIN participant p ON p.id = s.participant_id
      WHERE s.member_id = :id AND p.team_id IS NOT NULL"""
_WHOSE: dict[Of, str] = {
    "member": _OF_MEMBER,
    "pair": "SELECT id FROM participant WHERE pair_id = :id",
    "team": "SELECT id FROM participant WHERE team_id = :id",
}
_MANY = 1 << 32  # more than ever come: one pass counts who has more, and who has as much
_EVENINGS = (
    "SELECT e.id, s.name, c.name, e.number, e.date, e.depth, r.total, r.pits, p.id, e.status,"
    " c.format, e.competition_id, e.depth <> 'game' OR r.rounds >= e.rounds,"
    " CASE WHEN EXISTS (SELECT 1 FROM contest_result y WHERE y.evening_id = e.id)"
    f" THEN p.id IN ({CONTEST_WINNERS}) END,"
    f" (SELECT sum((b.total > r.total) * {_MANY} + (b.total = r.total)) FROM evening_result b"
    "  WHERE b.evening_id = e.id)"
    " FROM participant p JOIN evening_result r ON r.participant_id = p.id"
    " JOIN evening e ON e.id = p.evening_id JOIN competition c ON c.id = e.competition_id"
    " JOIN season s ON s.id = c.season_id WHERE p.id IN ({whose}) ORDER BY e.date, e.id"
)
_EVENINGS_OF: dict[Of, TextClause] = {
    of: text(_EVENINGS.format(whose=whose)) for of, whose in _WHOSE.items()
}
_UNKNOWN = (
    "SELECT e.id, s.name, c.name, e.number, e.date, e.depth, e.competition_id, p.id"
    " FROM participant p JOIN evening e ON e.id = p.evening_id"
    " JOIN competition c ON c.id = e.competition_id JOIN season s ON s.id = c.season_id"
    " WHERE p.id IN ({whose}) AND e.status <> 'open' AND e.depth <> 'game'"
    " AND NOT EXISTS (SELECT 1 FROM evening_result x WHERE x.participant_id = p.id)"
    " ORDER BY e.date, e.id"
)
_UNKNOWN_OF: dict[Of, TextClause] = {
    of: text(_UNKNOWN.format(whose=whose)) for of, whose in _WHOSE.items()
}
_KNOWN = text("SELECT 1 FROM member WHERE id = :member")
_EVENING = text("SELECT 1 FROM evening WHERE id = :evening")
_GAMES = text(
    "SELECT t.id, t.round, t.number, g.game, g.typed, g.ns_points, g.ns_roem, g.ew_points,"
    " g.ew_roem, g.outcome, g.side FROM playing_table t"
    " JOIN scoresheet f ON f.playing_table_id = t.id JOIN game g ON g.scoresheet_id = f.id"
    " WHERE t.evening_id = :evening AND (:member IS NULL OR EXISTS ("
    "  SELECT 1 FROM seat x WHERE x.playing_table_id = t.id AND x.member_id = :member))"
    " ORDER BY t.round, t.number, g.game"
)


class Ended(NamedTuple):
    """The standing of a participant at the end of a closed evening, as far as SQL can tell."""

    evening_id: int
    participant_id: int
    format: str
    better: int  # how many have a higher total
    equal: int  # how many have this total, himself included


def places(conn: Connection, ended: Iterable[Ended]) -> dict[int, int]:
    """The place of each of these participants, by participant."""
    return {one.participant_id: _place(conn, one) for one in ended}


def _place(conn: Connection, one: Ended) -> int:
    if one.equal == 1 and FORMATS[one.format].by_points:
        return one.better + 1
    which = {"evening": one.evening_id, "participant": one.participant_id}
    kept = conn.execute(_KEPT, which).scalar()
    return int(kept) if kept is not None else _ranked(conn, one)


def _ranked(conn: Connection, one: Ended) -> int:
    rule = conn.execute(_RULE, {"evening": one.evening_id}).one()
    if rule.depth == "game" and not FORMATS[rule.format].by_points:
        rows = load_result(conn, one.evening_id).rows
        return next(row.place for row in rows if row.participant_id == one.participant_id)
    figures = [
        Figure(who, rule.number, total, pits, nat, points=points, roem=roem)
        for who, total, pits, nat, points, roem in conn.execute(
            _FIGURES, {"evening": one.evening_id}
        )
    ]
    ranked = rank_evening(figures, read_ties(rule.tie_breaks), seed=rule.seed)
    return next(row.place for row in ranked if row.figure.entrant == one.participant_id)


def career(club: OpenClub, member_id: int) -> tuple[PersonEvening, ...]:
    """All evenings that a person played, on his own, in a pair or in a team, oldest first.

    Who had a substitute did not play; who was one did.
    """
    with club.store.read() as conn:
        if conn.execute(_KNOWN, {"member": member_id}).first() is None:
            raise Refused("Deze persoon staat niet (meer) in de club. Zoek opnieuw.")
        return evenings_of(conn, "member", member_id)


def evenings_of(conn: Connection, of: Of, key: int) -> tuple[PersonEvening, ...]:
    """The evenings of a person, a pair or a team that have points, oldest first."""
    rows = conn.execute(_EVENINGS_OF[of], {"id": key}).all()
    found = places(conn, (_ended(row) for row in rows if row.status == "closed"))
    return tuple(_evening(row, found) for row in rows)


def unknown_of(conn: Connection, of: Of, key: int) -> tuple[PersonEvening, ...]:
    """The evenings of lists that say that somebody was there, but not with what; oldest first."""
    return tuple(
        PersonEvening(
            evening,
            season,
            name,
            number,
            as_date(day),
            place=None,
            total=0,
            pits=0,
            depth=depth,
            closed=True,
            competition_id=competition,
            participant_id=who,
            known=False,
        )
        for evening, season, name, number, day, depth, competition, who in conn.execute(
            _UNKNOWN_OF[of], {"id": key}
        )
    )


def games(club: OpenClub, evening_id: int, member_id: int | None = None) -> tuple[PersonGame, ...]:
    """The games of an evening, or those of one person on it, in the order of play."""
    which = {"evening": evening_id, "member": member_id}
    with club.store.read() as conn:
        if conn.execute(_EVENING, which).first() is None:
            raise Refused("Deze avond bestaat niet (meer). Kies een avond uit de lijst.")
        people = sides(conn, evening_id)
        rows = conn.execute(_GAMES, which).all()
    return tuple(_game(people, row) for row in rows)


def _game(people: Sides, row: Sequence[Any]) -> PersonGame:
    table_id, number, table, game, typed, ns_points, ns_roem, ew_points, ew_roem, *ended = row
    wij, zij = people.of(table_id, typed)
    figures = (ns_points, ns_roem, ew_points, ew_roem)
    outcome, side = ended
    return PersonGame(number, table, game, wij, zij, typed, *figures, outcome, side, table_id)


def _ended(row: Sequence[Any]) -> Ended:
    evening, *_, participant, _status, form, _competition, _whole, _won, counted = row
    return Ended(evening, participant, form, *divmod(counted, _MANY))


def _evening(row: Sequence[Any], found: dict[int, int]) -> PersonEvening:
    evening, season, name, number, day, depth, total, pits, participant, *rest = row
    status, _form, competition, whole, won, counted = rest
    closed = status == "closed"
    return PersonEvening(
        evening,
        season,
        name,
        number,
        as_date(day),
        found.get(participant),
        total,
        pits,
        depth,
        closed,
        competition,
        participant,
        bool(whole),
        closed and bool(counted < _MANY if won is None else won),
    )

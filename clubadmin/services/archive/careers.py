"""The archive: finding people and evenings by a few letters, careers, single games."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.competition.formats import FORMATS, Decides
from clubadmin.domain.names import fold
from clubadmin.services.archive.sides import sides
from clubadmin.services.club import OpenClub
from clubadmin.services.errors import Refused
from clubadmin.services.evening_head import as_date
from clubadmin.services.evening_result import load_result
from clubadmin.services.views.archive import Hit, PersonEvening, PersonGame
from clubadmin.services.views.member import label_of

MOST_HITS = 500

_MEMBERS = text(
    "SELECT m.id, m.first_name, m.infix, m.last_name, m.remark, m.guest, m.active"
    " FROM member m WHERE m.search LIKE :pattern ESCAPE '\\'"
    " ORDER BY m.search NOT LIKE :start ESCAPE '\\', m.last_name, m.first_name, m.id LIMIT :limit"
)
_SEASONS = text(
    "SELECT id, name, starts, ends FROM season WHERE name LIKE :pattern ESCAPE '\\'"
    " ORDER BY starts DESC LIMIT :limit"
)
_COMPETITIONS = text(
    "SELECT c.id, c.name, s.name FROM competition c JOIN season s ON s.id = c.season_id"
    " WHERE lower(c.name) LIKE :pattern ESCAPE '\\' ORDER BY s.starts DESC, c.id LIMIT :limit"
)
_EVENINGS = text(
    "SELECT e.id, e.number, e.date, c.name, s.name FROM evening e"
    " JOIN competition c ON c.id = e.competition_id JOIN season s ON s.id = c.season_id"
    " WHERE e.date LIKE :pattern ESCAPE '\\' OR lower(c.name || ' ' || e.number) LIKE :pattern"
    " ESCAPE '\\' ORDER BY e.date DESC, e.id LIMIT :limit"
)
_CAREER = text(
    "SELECT e.id, s.name, c.name, e.number, e.date, e.depth, r.total, r.pits, p.id, e.status,"
    " c.format,"
    " (SELECT count(*) + 1 FROM evening_result b WHERE b.evening_id = e.id AND b.total > r.total),"
    " (SELECT count(*) FROM evening_result b WHERE b.evening_id = e.id AND b.total = r.total)"
    " FROM participant p JOIN evening_result r ON r.participant_id = p.id"
    " JOIN evening e ON e.id = p.evening_id JOIN competition c ON c.id = e.competition_id"
    " JOIN season s ON s.id = c.season_id LEFT JOIN pair q ON q.id = p.pair_id"
    " WHERE p.member_id = :member OR q.member_a = :member OR q.member_b = :member"
    " OR p.team_id IN (SELECT team_id FROM team_member WHERE member_id = :member)"
    " ORDER BY e.date, e.id"
)
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


def find(club: OpenClub, wanted: str, limit: int = 50) -> tuple[Hit, ...]:
    """People, evenings, competitions and seasons that hold these letters, people first.

    Args:
        club: the open club.
        wanted: a few letters, or part of a date such as 2026-11.
        limit: how many at most.
    """
    letters = fold(wanted)
    if not letters or limit < 1:
        return ()
    words = _escaped(letters)
    pattern = {"pattern": f"%{'%'.join(words.split())}%", "limit": min(limit, MOST_HITS)}
    with club.store.read() as conn:
        hits = [_member(row) for row in conn.execute(_MEMBERS, {**pattern, "start": f"{words}%"})]
        hits += [_season(row) for row in conn.execute(_SEASONS, pattern)]
        hits += [_competition(row) for row in conn.execute(_COMPETITIONS, pattern)]
        hits += [_evening(row) for row in conn.execute(_EVENINGS, pattern)]
    return tuple(hits[:limit])


def career(club: OpenClub, member_id: int) -> tuple[PersonEvening, ...]:
    """All evenings of a person, on his own, in a pair or in a team, oldest first.

    Raises:
        Refused: there is no such person.
    """
    with club.store.read() as conn:
        if conn.execute(_KNOWN, {"member": member_id}).first() is None:
            raise Refused("Deze persoon staat niet (meer) in de club. Zoek opnieuw.")
        rows = conn.execute(_CAREER, {"member": member_id}).all()
        return tuple(_evening_of(conn, row) for row in rows)


def _evening_of(conn: Connection, row: Sequence[Any]) -> PersonEvening:
    evening, season, name, number, day, depth, total, pits, participant, status, *ranked_at = row
    closed = status == "closed"
    form, place, equals = ranked_at if closed else (ranked_at[0], None, 0)
    by_points = FORMATS[form].decides is Decides.POINTS
    if equals > 1 or (closed and not by_points):  # a tie-break may part them
        ranked = load_result(conn, evening).rows
        place = next(one.place for one in ranked if one.participant_id == participant)
    return PersonEvening(
        evening, season, name, number, as_date(day), place, total, pits, depth, closed
    )


def games(club: OpenClub, evening_id: int, member_id: int | None = None) -> tuple[PersonGame, ...]:
    """The games of an evening, or those of one person on it, in the order of play.

    Raises:
        Refused: there is no such evening.
    """
    which = {"evening": evening_id, "member": member_id}
    with club.store.read() as conn:
        if conn.execute(_EVENING, which).first() is None:
            raise Refused("Deze avond bestaat niet (meer). Kies een avond uit de lijst.")
        people = sides(conn, evening_id)
        rows = conn.execute(_GAMES, which).all()
    return tuple(
        PersonGame(number, table, game, *people.of(table_id, typed), typed, *figures)
        for table_id, number, table, game, typed, *figures in rows
    )


def _escaped(letters: str) -> str:
    for sign in ("\\", "%", "_"):
        letters = letters.replace(sign, "\\" + sign)
    return letters


def _member(row: Sequence[Any]) -> Hit:
    member_id, *name, guest, active = row
    detail = "gast" if guest else "lid" if active else "oud-lid"
    return Hit("member", member_id, label_of(*name), detail)


def _season(row: Sequence[Any]) -> Hit:
    season_id, name, starts, ends = row
    return Hit("season", season_id, name, f"{_shown(as_date(starts))} – {_shown(as_date(ends))}")


def _competition(row: Sequence[Any]) -> Hit:
    competition_id, name, season = row
    return Hit("competition", competition_id, name, season)


def _evening(row: Sequence[Any]) -> Hit:
    evening_id, number, day, competition, season = row
    when = f"{_shown(as_date(day))} ({season})"
    return Hit("evening", evening_id, f"{competition}, avond {number}", when)


def _shown(day: date) -> str:
    return f"{day:%d-%m-%Y}"

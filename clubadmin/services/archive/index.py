"""Everything that has a name, a date or a sentence to it, as folded text to search in.

It is read once after a change and kept: the names, evenings and decisions of forty seasons are
a few thousand lines, and going through those takes less time than asking the file for them.
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from typing import Any, NamedTuple

from sqlalchemy import Connection, text

from clubadmin.domain.names import fold
from clubadmin.model.archive.archive import OUTCOMES, Hit
from clubadmin.model.members.member import label_of
from clubadmin.services.evenings.head import as_date, dutch_date

_MEMBERS = text(
    "SELECT m.id, m.search, m.guest, m.active, m.first_name, m.infix, m.last_name, m.remark,"
    " (SELECT group_concat(a.name, ' ') FROM alias a WHERE a.member_id = m.id)"
    " FROM member m ORDER BY m.last_name, m.first_name, m.id"
)
_PAIRS = text("SELECT id, member_a, member_b FROM pair ORDER BY active DESC, id")
_TEAMS = text("SELECT id, name FROM team ORDER BY active DESC, name")
_TEAM_MEMBERS = text("SELECT team_id, member_id FROM team_member ORDER BY team_id, place")
_SEASONS = text("SELECT id, name, starts, ends FROM season ORDER BY starts DESC")
_COMPETITIONS = text(
    "SELECT c.id, c.name, s.name FROM competition c JOIN season s ON s.id = c.season_id"
    " ORDER BY s.starts DESC, c.id"
)
_EVENINGS = text(
    "SELECT e.id, e.number, e.date, c.name, s.name FROM evening e"
    " JOIN competition c ON c.id = e.competition_id JOIN season s ON s.id = c.season_id"
    " ORDER BY e.date DESC, e.id"
)
_DECISIONS = text(
    "SELECT d.id, t.evening_id, d.text, d.article, d.decided_by, t.round, t.number, d.game"
    " FROM decision d JOIN scoresheet f ON f.id = d.scoresheet_id"
    " JOIN playing_table t ON t.id = f.playing_table_id ORDER BY d.id DESC"
)
_PROTESTS = text(
    "SELECT id, evening_id, text, ruling, article, decided_by FROM protest ORDER BY id DESC"
)
_RECTIFICATIONS = text(
    "SELECT id, evening_id, rectification, reason FROM evening_version"
    " WHERE rectification IS NOT NULL ORDER BY rectification DESC"
)
_REMARKS = text(
    "SELECT a.member_id, a.evening_id, a.remark FROM absence a"
    " WHERE a.member_id IS NOT NULL AND a.remark <> '' ORDER BY a.id DESC"
)
_DAYS = (
    "maandag monday",
    "dinsdag tuesday",
    "woensdag wednesday",
    "donderdag thursday",
    "vrijdag friday",
    "zaterdag saturday",
    "zondag sunday",
)
_OUTCOMES = {
    "pit": "pits pit",
    "nat": "nat",
    "revoke": "verzaakt verzaken revoke",
    "arbitral": "arbitraal arbitral",
    "not-played": "niet gespeeld not played",
    "cancelled": "vervallen cancelled",
}
_MONTHS = (
    *("januari january", "februari february", "maart mrt march", "april", "mei may"),
    *("juni june", "juli july", "augustus august", "september", "oktober october"),
    *("november", "december"),
)


class Entry(NamedTuple):
    """Something that can be found."""

    text: str  # folded, with a space before each word
    hit: Hit
    inside: bool  # whether letters within a word find it too: names


def entries(conn: Connection) -> tuple[tuple[Entry, ...], ...]:
    """Everything, kind by kind in the order in which a list has them."""
    names: dict[int, str] = {}
    people = tuple(_people(conn, names))
    evenings = {row[0]: row for row in conn.execute(_EVENINGS)}
    told = {key: _told(row) for key, row in evenings.items()}
    return (
        people,
        tuple(_pairs(conn, names)),
        tuple(_teams(conn, names)),
        tuple(map(_season, conn.execute(_SEASONS))),
        tuple(map(_competition, conn.execute(_COMPETITIONS))),
        tuple(map(_evening, evenings.values())),
        tuple(_outcomes()),
        tuple(_rulings(conn, told)),
        tuple(_remarks(conn, names, told)),
    )


def _entry(words: str, hit: Hit, *, inside: bool = False) -> Entry:
    return Entry(" " + words, hit, inside)


def _people(conn: Connection, names: dict[int, str]) -> Iterator[Entry]:
    for member, search, guest, active, *name, aliases in conn.execute(_MEMBERS):
        names[member] = label_of(*name)
        detail = "gast" if guest else "lid" if active else "oud-lid"
        words = f"{search} {aliases}" if aliases else search
        yield _entry(words, Hit("member", member, names[member], detail), inside=True)


def _pairs(conn: Connection, names: dict[int, str]) -> Iterator[Entry]:
    for pair, *members in conn.execute(_PAIRS):
        title = " – ".join(names[one] for one in members)
        yield _entry(fold(title), Hit("pair", pair, title, ""), inside=True)


def _teams(conn: Connection, names: dict[int, str]) -> Iterator[Entry]:
    members: dict[int, list[str]] = {}
    for team, member in conn.execute(_TEAM_MEMBERS):
        members.setdefault(team, []).append(names[member])
    for team, name in conn.execute(_TEAMS):
        who = ", ".join(members.get(team, ()))
        yield _entry(fold(f"{name} {who}"), Hit("team", team, name, who), inside=True)


def _outcomes() -> Iterator[Entry]:
    """The lists of all games that ended in one way."""
    for at, outcome in enumerate(OUTCOMES):
        words = f"{_OUTCOMES[outcome]} spellen games"
        yield _entry(words, Hit("games", at, outcome, ""))


def _season(row: Sequence[Any]) -> Entry:
    season, name, starts, ends = row
    first, last = as_date(starts), as_date(ends)
    detail = f"{_shown(first)} – {_shown(last)}"
    one, other = first.year, last.year
    short = (
        f"{one % 100:02}{{0}}{other % 100:02}",
        f"{one}{{0}}{other % 100:02}",
        f"{one}{{0}}{other}",
    )
    both = " ".join(form.format(sign) for form in short for sign in "-/")
    words = f"{name} {one} {other} {both} seizoen season"
    return _entry(fold(words), Hit("season", season, name, detail))


def _competition(row: Sequence[Any]) -> Entry:
    competition, name, season = row
    hit = Hit("competition", competition, name, season)
    return _entry(fold(f"{name} {season}"), hit, inside=True)


def _evening(row: Sequence[Any]) -> Entry:
    evening, number, day, competition, season = row
    when = as_date(day)
    title, detail = f"{competition}, avond {number}", f"{_shown(when)} ({season})"
    words = f"{competition} avond evening {number} {season} {_days(when)}"
    return _entry(fold(words), Hit("evening", evening, title, detail, day=when))


def _days(day: date) -> str:
    """A date as people may type it."""
    return (
        f"{_DAYS[day.weekday()]} {day.day} {_MONTHS[day.month - 1]} {day.year}"
        f" {day.isoformat()} {_shown(day)} {day.day}-{day.month}-{day.year}"
        f" {day:%d/%m/%Y} {day.day}/{day.month}/{day.year}"
    )


def _told(row: Sequence[Any]) -> str:
    _, number, day, competition, _ = row
    return f"{competition}, avond {number}, {dutch_date(as_date(day))}"


def _rulings(conn: Connection, told: dict[int, str]) -> Iterator[Entry]:
    for key, evening, said, article, by, played, table, game in conn.execute(_DECISIONS):
        where = f"{told[evening]}, ronde {played}, tafel {table}, spel {game}"
        yield _said("decision", key, (said, article, by), where, evening)
    for key, evening, said, ruling, article, by in conn.execute(_PROTESTS):
        yield _said("protest", key, (said, ruling, article, by), told[evening], evening)
    for key, evening, number, reason in conn.execute(_RECTIFICATIONS):
        where = f"rectificatie {number}, {told[evening]}"
        yield _said("rectification", key, (reason,), where, evening)


def _remarks(conn: Connection, names: dict[int, str], told: dict[int, str]) -> Iterator[Entry]:
    for member, evening, remark in conn.execute(_REMARKS):
        where = f"{names[member]}, {told[evening]}"
        yield _said("remark", member, (remark,), where, evening)


def _said(kind: str, key: int, said: Iterable[str], where: str, evening: int) -> Entry:
    words = [one for one in said if one]
    hit = Hit(kind, key, " ".join(words[0].split()) if words else "", where, evening)
    return _entry(fold(" ".join((*words, where))), hit, inside=True)


def _shown(day: date) -> str:
    return f"{day:%d-%m-%Y}"

"""A single field that finds everything: people, days, evenings, what was decided.

All that has a name, a date or a sentence to it is read once after a change, as folded text, and
kept: the names, evenings and decisions of forty seasons are a few thousand lines, and going
through those takes less time than asking the file for them.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import date
from typing import Any, NamedTuple

from sqlalchemy import Connection, text

from clubadmin.domain.names import Searched, best_found, fold
from clubadmin.i18n import Message
from clubadmin.model.archive.archive import OUTCOMES, Hit
from clubadmin.model.members.member import Member, label_of
from clubadmin.services.club.club import OpenClub, kept
from clubadmin.services.evenings.head import as_date
from clubadmin.storage.schema.reading import apart

_DAY_FIRST = re.compile(r"(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})")
_YEAR_FIRST = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_IN_WORDS = re.compile(r"(?:[a-z]+ )?(\d{1,2}) ([a-z]{3,}) (\d{4})")
_MONTHS = (
    *("januari january", "februari february", "maart mrt march", "april", "mei may"),
    *("juni june", "juli july", "augustus august", "september", "oktober october"),
    *("november", "december"),
)
_MEMBERS = text(
    "SELECT m.id, m.search, m.guest, m.active, m.first_name, m.infix, m.last_name,"
    f" {apart('m')},"
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
_SANCTIONS = text(
    "SELECT x.id, x.evening_id, x.member_a, x.member_b, x.text, x.article, x.decided_by"
    " FROM sanction x ORDER BY x.id DESC"
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
MOST_HITS = 500
_OF_EACH = 5  # of every kind that has as many, before one kind fills the list


def day_asked(words: str) -> date | None:
    """The day that folded words are, the year in full; None where they are something else."""
    if found := _DAY_FIRST.fullmatch(words):
        day, month, year = (int(part) for part in found.groups())
    elif found := _YEAR_FIRST.fullmatch(words):
        year, month, day = (int(part) for part in found.groups())
    elif found := _IN_WORDS.fullmatch(words):
        day, year, month = int(found[1]), int(found[3]), _month(found[2])
    else:
        return None
    try:
        return date(year, month, day)
    except ValueError:
        return None


def around(evenings: Iterable[Hit], wanted: date) -> tuple[Hit, ...]:
    """The last evening before a day and the first after it, the nearest first."""
    held = [one for one in evenings if one.day is not None and one.day != wanted]
    before = max((one for one in held if _far(one, wanted) < 0), key=lambda one: _far(one, wanted),
                 default=None)  # fmt: skip
    after = min((one for one in held if _far(one, wanted) > 0), key=lambda one: _far(one, wanted),
                default=None)  # fmt: skip
    found = [replace(one, in_place_of=wanted) for one in (before, after) if one is not None]
    return tuple(sorted(found, key=lambda one: abs(_far(one, wanted))))


def _far(one: Hit, wanted: date) -> int:
    return (one.day - wanted).days if one.day is not None else 0


def _month(word: str) -> int:
    for number, names in enumerate(_MONTHS, 1):
        if any(name.startswith(word) for name in names.split()):
            return number
    return 0


class Entry(NamedTuple):
    """Something that can be found."""

    text: str  # folded, with a space before each word
    hit: Hit
    inside: bool  # whether letters within a word find it too: names
    people: tuple[Searched, ...] = ()  # whose names these are


def entries(conn: Connection) -> tuple[tuple[Entry, ...], ...]:
    """Everything, kind by kind in the order in which a list has them."""
    names: dict[int, str] = {}
    who: dict[int, Searched] = {}
    people = tuple(_people(conn, names, who))
    evenings = {row[0]: row for row in conn.execute(_EVENINGS)}
    told = {key: _told(row) for key, row in evenings.items()}
    return (
        people,
        tuple(_pairs(conn, names, who)),
        tuple(_teams(conn, names)),
        tuple(map(_season, conn.execute(_SEASONS))),
        tuple(map(_competition, conn.execute(_COMPETITIONS))),
        tuple(map(_evening, evenings.values())),
        tuple(_outcomes()),
        (*_rulings(conn, told), *_sanctions(conn, names, told)),
        tuple(_remarks(conn, names, told)),
    )


def _entry(words: str, hit: Hit, *, inside: bool = False) -> Entry:
    return Entry(" " + words, hit, inside)


def _people(conn: Connection, names: dict[int, str], who: dict[int, Searched]) -> Iterator[Entry]:
    for member, search, guest, active, *name, aliases in conn.execute(_MEMBERS):
        names[member] = label_of(*name)
        detail = Message("gast") if guest else Message("lid") if active else Message("oud-lid")
        words = f"{search} {aliases}" if aliases else search
        found = _entry(words, Hit("member", member, names[member], detail), inside=True)
        who[member] = Member(member, name[2], name[0], name[1], name[3]).searched[0]
        yield found._replace(people=(who[member],))


def _pairs(conn: Connection, names: dict[int, str], who: dict[int, Searched]) -> Iterator[Entry]:
    for pair, *members in conn.execute(_PAIRS):
        title = " – ".join(names[one] for one in members)
        found = _entry(fold(title), Hit("pair", pair, title, ""), inside=True)
        yield found._replace(people=tuple(who[one] for one in members))


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
    title, detail = (
        Message("{competition}, avond {number}", competition=competition, number=number),
        f"{_shown(when)} ({season})",
    )
    words = f"{competition} avond evening {number} {season} {_days(when)}"
    return _entry(fold(words), Hit("evening", evening, title, detail, day=when))


def _days(day: date) -> str:
    """A date as people may type it."""
    return (
        f"{_DAYS[day.weekday()]} {day.day} {_MONTHS[day.month - 1]} {day.year}"
        f" {day.isoformat()} {_shown(day)} {day.day}-{day.month}-{day.year}"
        f" {day:%d/%m/%Y} {day.day}/{day.month}/{day.year}"
    )


def _told(row: Sequence[Any]) -> Message:
    _, number, day, competition, _ = row
    return Message(
        "{competition}, avond {number}, {day}",
        competition=competition,
        number=number,
        day=as_date(day),
    )


def _rulings(conn: Connection, told: dict[int, Message]) -> Iterator[Entry]:
    for key, evening, said, article, by, played, table, game in conn.execute(_DECISIONS):
        where = Message(
            "{evening}, ronde {round}, tafel {table}, spel {game}",
            evening=told[evening],
            round=played,
            table=table,
            game=game,
        )
        yield _said("decision", key, (said, article, by), where, evening)
    for key, evening, said, ruling, article, by in conn.execute(_PROTESTS):
        yield _said("protest", key, (said, ruling, article, by), told[evening], evening)
    for key, evening, number, reason in conn.execute(_RECTIFICATIONS):
        where = Message("rectificatie {number}, {evening}", number=number, evening=told[evening])
        yield _said("rectification", key, (reason,), where, evening)


def _sanctions(
    conn: Connection, names: dict[int, str], told: dict[int, Message]
) -> Iterator[Entry]:
    for key, evening, one, other, said, article, by in conn.execute(_SANCTIONS):
        who = " – ".join(names[member] for member in (one, other) if member is not None)
        where = Message("{name}, {evening}", name=who, evening=told[evening])
        yield _said("decision", key, (said, article, by), where, evening)


def _remarks(conn: Connection, names: dict[int, str], told: dict[int, Message]) -> Iterator[Entry]:
    for member, evening, remark in conn.execute(_REMARKS):
        where = Message("{name}, {evening}", name=names[member], evening=told[evening])
        yield _said("remark", member, (remark,), where, evening)


def _said(kind: str, key: int, said: Iterable[str], where: Message, evening: int) -> Entry:
    words = [one for one in said if one]
    hit = Hit(kind, key, " ".join(words[0].split()) if words else "", where, evening)
    return _entry(fold(" ".join((*words, str(where)))), hit, inside=True)


def _shown(day: date) -> str:
    return f"{day:%d-%m-%Y}"


def find(club: OpenClub, wanted: str, limit: int = 50) -> tuple[Hit, ...]:
    """Everything that has all these words, whatever their order and accents; people first.

    People, pairs, teams and competitions are found by letters within their names as well;
    seasons and evenings by the beginning of a word, a number or a date: "avond 7",
    "donderdag 12 nov 1998", "2026-11". Decisions, protests, rectifications and remarks are
    found by what they say. For a whole date on which nothing was these are the evenings before
    and after it. A kind of which there is much leaves room for the others.
    """
    words = fold(wanted).split()
    limit = min(limit, MOST_HITS)
    if not words or limit < 1:
        return ()
    with club.store.read() as conn:
        kinds = kept(club, conn, "index", lambda: entries(conn))
    found = _shared_out([_matching(kind, words) for kind in kinds], limit)
    if not found and (day := day_asked(" ".join(words))) is not None:
        evenings = (one.hit for kind in kinds for one in kind if one.hit.kind == "evening")
        return around(evenings, day)[:limit]
    return found


def _matching(kind: Sequence[Entry], words: Sequence[str]) -> list[Hit]:
    """Keep the entries with all words; those with more words whole, and in front, come first."""
    found = kind
    for word in words:
        begun = " " + word
        found = [one for one in found if (word if one.inside else begun) in one.text]
        if not found:
            return []
    first = " " + " ".join(words)
    whole = [f" {word} " for word in words]

    def far(one: Entry) -> tuple[tuple[int, ...], bool, int]:
        padded = one.text + " "
        rank = best_found(words, one.people) if one.people else ()
        return rank, not one.text.startswith(first), -sum(word in padded for word in whole)

    return [one.hit for one in sorted(found, key=far)]


def _shared_out(kinds: Sequence[list[Hit]], limit: int) -> tuple[Hit, ...]:
    """Share out the room among kinds, in their order."""
    taken = [0] * len(kinds)
    left = limit
    for most in (_OF_EACH, limit):
        for at, hits in enumerate(kinds):
            more = min(left, min(most, len(hits)) - taken[at])
            taken[at] += more
            left -= more
    return tuple(hit for hits, count in zip(kinds, taken, strict=True) for hit in hits[:count])

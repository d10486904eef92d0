"""Parts of the club that a list of earlier years touches."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date

from sqlalchemy import Connection, text

from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import as_date
from clubadmin.services.importing.alike import Alike
from clubadmin.services.members.members import members

_SEASONS = text("SELECT name, starts, ends, closed_at FROM season ORDER BY starts")
_COMPETITIONS = text(
    "SELECT s.name, c.name, c.format FROM competition c JOIN season s ON s.id = c.season_id"
)
_EVENINGS = text(
    "SELECT e.id, s.name, c.name, e.number, e.date, e.status, e.depth,"
    " e.rounds FROM evening e"
    " JOIN competition c ON c.id = e.competition_id JOIN season s ON s.id = c.season_id"
)
_ON_PAPER = text(
    "SELECT w.evening_id, p.member_id, q.member_a, q.member_b, sum(w.points + coalesce(w.roem, 0))"
    " FROM paper_result w JOIN participant p ON p.id = w.participant_id"
    " LEFT JOIN pair q ON q.id = p.pair_id WHERE p.team_id IS NULL GROUP BY p.id"
)
_OPENINGS = text(
    "SELECT s.name, c.name, max(o.evenings) FROM opening o JOIN competition c"
    " ON c.id = o.competition_id JOIN season s ON s.id = c.season_id GROUP BY c.id"
)
_ALIASES = text("SELECT name, member_id FROM alias")
_MOST_PLAYED = text(
    "SELECT c.name FROM evening e JOIN competition c ON c.id = e.competition_id"
    " GROUP BY c.name ORDER BY count(*) DESC, c.name LIMIT 1"
)


@dataclass(frozen=True)
class KnownSeason:
    """A season of the club."""

    name: str
    starts: date
    ends: date
    closed: bool


@dataclass(frozen=True)
class KnownEvening:
    """An evening of the club; one that came from paper may be replaced.

    Attributes:
        made: the totals that paper gave, by the ids of who played together, in order.
    """

    id: int
    number: int
    day: date
    from_paper: bool
    made: Mapping[tuple[int, ...], int]
    rounds: int  # of which it has the totals; 0: only of the whole

    def lacks(self, people: Iterable[tuple[int, ...]], day: date | None, rounds: int) -> bool:
        """Whether these results, of so many rounds, can come beside those that it has."""
        fits = rounds <= self.rounds and bool(rounds) == bool(self.rounds)
        apart = not {tuple(sorted(one)) for one in people} & self.made.keys()
        return self.from_paper and fits and apart and day in (None, self.day)


@dataclass
class Known:
    """The seasons, competitions, evenings and people of the club."""

    alike: Alike
    seasons: dict[str, KnownSeason] = field(default_factory=dict)
    formats: dict[tuple[str, str], str] = field(default_factory=dict)
    evenings: dict[tuple[str, str], list[KnownEvening]] = field(default_factory=dict)
    openings: dict[tuple[str, str], int] = field(default_factory=dict)  # of how many evenings

    def season_on(self, day: date) -> str:
        """The only season that a day is in, or ""."""
        found = [one.name for one in self.seasons.values() if one.starts <= day <= one.ends]
        return found[0] if len(found) == 1 else ""

    def evening(self, key: tuple[str, str], number: int) -> KnownEvening | None:
        """The evening with this number, if it is there."""
        return next((one for one in self.evenings.get(key, ()) if one.number == number), None)


def read_known(club: OpenClub) -> Known:
    """Everything of the club that a list is held against."""
    people = members(club, inactive=True)
    with club.store.read() as conn:
        aliases = {row[0]: int(row[1]) for row in conn.execute(_ALIASES)}
        known = Known(Alike(people, aliases))
        for name, starts, ends, closed in conn.execute(_SEASONS):
            known.seasons[name] = KnownSeason(name, as_date(starts), as_date(ends), bool(closed))
        for season, name, form in conn.execute(_COMPETITIONS):
            known.formats[season, name] = form
        _read_evenings(conn, known)
        known.openings = {(season, name): of for season, name, of in conn.execute(_OPENINGS)}
    return known


def _read_evenings(conn: Connection, known: Known) -> None:
    made: dict[int, dict[tuple[int, ...], int]] = defaultdict(dict)
    for own, member, a, b, total in conn.execute(_ON_PAPER):
        made[own][(member,) if member else (min(a, b), max(a, b))] = total
    for own, season, name, number, day, status, depth, rounds in conn.execute(_EVENINGS):
        from_paper = status == "closed" and depth != "game" and own in made
        deep = rounds if depth == "round" else 0
        found = KnownEvening(own, number, as_date(day), from_paper, made[own], deep)
        known.evenings.setdefault((season, name), []).append(found)


def most_played(club: OpenClub) -> str:
    """The name of the competition with most evenings; "" where there is none."""
    with club.store.read() as conn:
        return str(conn.execute(_MOST_PLAYED).scalar() or "")

"""Places in the standings of all seasons, and the titles that follow.

Of a season that was closed these are the standings with which it was closed. Of others they are
worked out, and final once every evening is closed and no more is planned, or a later season has
begun: paper years are never closed here. Who won a season in which every evening of everybody
is added up follows from the sums that are kept of each career; of one with another rule, or in
which two are equal, all of its standings are made.
"""

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import FORMATS, INDIVIDUAL, Entrant
from clubadmin.domain.standings.ranking_rule import RankingError, parse_rule
from clubadmin.model.archive.people import CareerSeason, SeasonPlace, Title
from clubadmin.model.kit.carried import carried
from clubadmin.services.archive.past.closed import participants
from clubadmin.services.club.club import OpenClub, kept
from clubadmin.services.members.entrants import entrant_names
from clubadmin.services.standings.standings import standings

Going = Callable[[int, int], None]
"""Told how many competitions are done, and of how many; may raise to stop."""

_LATER = (
    "EXISTS (SELECT 1 FROM evening x JOIN competition y ON y.id = x.competition_id"
    " JOIN season z ON z.id = y.season_id WHERE z.starts > s.starts)"
)
_COMPETITIONS = text(
    "SELECT c.id, c.name, c.format, s.id AS season_id, s.name AS season,"
    " s.closed_at <> '' AS frozen, c.ranking,"
    " EXISTS (SELECT 1 FROM adopted_rule WHERE competition_id = c.id)"
    "  OR EXISTS (SELECT 1 FROM also_counts WHERE competition_id = c.id)"
    "  OR EXISTS (SELECT 1 FROM group_place WHERE competition_id = c.id) AS mixed,"
    " s.closed_at <> '' OR (coalesce(min(e.status = 'closed'), 0)"
    f"  AND (c.evenings > 0 AND count(e.id) >= c.evenings OR {_LATER})) AS final"
    " FROM competition c JOIN season s ON s.id = c.season_id"
    " LEFT JOIN evening e ON e.competition_id = c.id GROUP BY c.id ORDER BY s.starts DESC, c.id"
)
_SUMMED = text(
    "SELECT competition_id, member_id, total, evenings FROM career"
    " WHERE competition_id IN (SELECT value FROM json_each(:ids)) ORDER BY competition_id"
)
_PAIRS = text("SELECT id, member_a, member_b FROM pair")
_TEAMS = text("SELECT team_id, member_id FROM team_member ORDER BY team_id, place")


@dataclass(frozen=True)
class _Competition:
    """A competition, and whether its standings can still change."""

    id: int
    name: str
    format: str
    season_id: int
    season: str
    frozen: bool
    final: bool
    ranking: str
    mixed: bool  # other rules, other evenings or groups come into it

    @property
    def least(self) -> int | None:
        """How many evenings a place takes where all evenings are just added up; else None."""
        form = FORMATS[self.format]
        if self.frozen or self.mixed or form.entrant is not Entrant.MEMBER or not form.by_points:
            return None
        try:
            rule = parse_rule(self.ranking)
        except RankingError:
            return None  # its standings say what is wrong with it
        return rule.minimum if replace(rule, minimum=0) == _ADDED_UP else None


_ADDED_UP = parse_rule("sum")


class _First(NamedTuple):
    """The first in standings."""

    entrant_id: int
    name: str
    total: float
    field: str = ""


@dataclass(frozen=True)
class _End:
    """The remembered end of standings: everybody's place, and the rows in first place."""

    places: Mapping[int, tuple[int | None, str]]  # by entrant: place and field
    ranked: Mapping[str, int]  # by field: rows with a place
    first: tuple[_First, ...]


def season_places(
    club: OpenClub, seasons: tuple[CareerSeason, ...], going: Going | None = None
) -> tuple[SeasonPlace, ...]:
    """The places in the standings that belong to the seasons of a page, in the same order."""
    known = {one.id: one for one in _competitions(club)}
    found = []
    for done, one in enumerate(seasons):
        if going is not None:
            going(done, len(seasons))
        competition = known.get(one.competition_id)
        if competition is None or one.entrant_id is None:
            final = competition is not None and competition.final
            found.append(SeasonPlace(one.competition_id, None, 0, final))
            continue
        end = _end(club, competition)
        place, field = end.places.get(one.entrant_id, (None, ""))
        of = end.ranked.get(field, 0)
        found.append(SeasonPlace(one.competition_id, place, of, competition.final, field))
    return tuple(found)


def titles(club: OpenClub, going: Going | None = None) -> tuple[Title, ...]:
    """List the champions of each competition that is over, newest season first."""
    over = [one for one in _competitions(club) if one.final]
    with club.store.read() as conn:
        summed = kept(club, conn, "summed", lambda: _summed(conn, over))
    won = []
    for done, one in enumerate(over):
        if going is not None:
            going(done, len(over))
        first = (summed[one.id],) if one.id in summed else _end(club, one).first
        won += [(one, row) for row in first]
    behind = club.read(_Behind, (row.entrant_id for one, row in won))
    shared = [(one.id, row.field) for one, row in won]
    return tuple(
        carried(
            Title,
            row,
            one,
            competition_id=one.id,
            competition=one.name,
            member_ids=behind.of(one.format, row.entrant_id),
            shared=shared.count((one.id, row.field)) > 1,
        )
        for one, row in won
    )


def _competitions(club: OpenClub) -> tuple[_Competition, ...]:
    with club.store.read() as conn:
        return kept(club, conn, "competitions", lambda: _all(conn))


def _all(conn: Connection) -> tuple[_Competition, ...]:
    return tuple(
        _Competition(
            row.id,
            row.name,
            row.format,
            row.season_id,
            row.season,
            frozen=bool(row.frozen),
            final=bool(row.final),
            ranking=row.ranking,
            mixed=bool(row.mixed),
        )
        for row in conn.execute(_COMPETITIONS)
    )


def _end(club: OpenClub, competition: _Competition) -> _End:
    with club.store.read() as conn:
        return kept(club, conn, ("end", competition.id), lambda: _ended(club, competition.id))


def _ended(club: OpenClub, competition_id: int) -> _End:
    rows = standings(club, competition_id).rows
    ranked: dict[str, int] = {}
    for row in rows:
        ranked[row.field] = ranked.get(row.field, 0) + (row.place is not None)
    return _End(
        {row.entrant_id: (row.place, row.field) for row in rows},
        ranked,
        tuple(
            _First(row.entrant_id, row.name, row.total, row.field) for row in rows if row.place == 1
        ),
    )


def _summed(conn: Connection, over: Iterable[_Competition]) -> dict[int, _First]:
    """Find who alone made the most in each competition where evenings are just added up."""
    least = {one.id: one.least for one in over if one.least is not None}
    made: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for competition, member, total, evenings in conn.execute(
        _SUMMED, {"ids": json.dumps(list(least))}
    ):
        if evenings >= least[competition]:
            made[competition].append((total, member))
    alone = dict(_alone(made))
    names = entrant_names(conn, INDIVIDUAL, {who for _, who in alone.values()})
    return {one: _First(who, names[who], total) for one, (total, who) in alone.items()}


def _alone(made: Mapping[int, list[tuple[int, int]]]) -> Iterator[tuple[int, tuple[int, int]]]:
    for competition, sums in made.items():
        first, *rest = sorted(sums, reverse=True)
        if not rest or rest[0][0] < first[0]:
            yield competition, first


class _Behind:
    """The people behind an entrant of standings."""

    def __init__(self, conn: Connection, entrants: Iterable[int]) -> None:
        self._pairs = {row[0]: (row[1], row[2]) for row in conn.execute(_PAIRS)}
        self._teams: dict[int, tuple[int, ...]] = {}
        for team, member in conn.execute(_TEAMS):
            self._teams[team] = (*self._teams.get(team, ()), member)
        # two who are no pair of the club stand under the number of a participant, below 0
        self._twos = participants(conn, (-one for one in entrants if one < 0))

    def of(self, form: str, entrant: int) -> tuple[int, ...]:
        """The member ids of an entrant."""
        if entrant < 0:
            return self._twos[-entrant].member_ids if -entrant in self._twos else ()
        if FORMATS[form].entrant is Entrant.PAIR:
            return self._pairs.get(entrant, ())
        if FORMATS[form].entrant is Entrant.TEAM:
            return self._teams.get(entrant, ())
        return (entrant,)

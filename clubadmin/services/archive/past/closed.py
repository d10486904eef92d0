"""The closed evenings of all seasons: how deep each is known, and what people made over them.

What was worked out from them is kept until the next change of the club. Where only some
evenings of a competition are asked for, those are added up one by one.
"""

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, NamedTuple

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import FORMATS, Entrant
from clubadmin.model.archive.archive import EveningPlace, Size
from clubadmin.model.archive.people import Career
from clubadmin.model.archive.records import Scope
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.rulesets import parsed
from clubadmin.services.club.worked_out import kept
from clubadmin.services.evenings.head import as_date
from clubadmin.storage.sums.career import CONTEST_WINNERS, who_played

DEPTHS = ("evening", "round", "game")  # shallow to deep
_ON_PAPER = (  # paper may say no more than the total
    "e.depth = 'game' OR EXISTS (SELECT 1 FROM paper_result w WHERE w.evening_id = e.id"
    " AND w.{} IS NOT NULL)"
)
_CLOSED = text(
    "SELECT e.id, e.competition_id, c.season_id, s.name, c.name, c.format, e.number, e.date,"
    " c.evenings, e.depth, e.games, e.rounds, e.rule_set_id,"
    f" {_ON_PAPER.format('pits')} AS pits, {_ON_PAPER.format('roem')} AS roem"
    " FROM evening e"
    " JOIN competition c ON c.id = e.competition_id JOIN season s ON s.id = c.season_id"
    " WHERE e.status = 'closed'"
    " AND EXISTS (SELECT 1 FROM evening_result r WHERE r.evening_id = e.id)"
    " ORDER BY e.date, e.id"
)
_RULES = text("SELECT id, toml FROM rule_set WHERE id IN (SELECT rule_set_id FROM evening)")
_COLUMNS = "evenings, points, roem, total, pits, nat, games, wins"
_ADDED = ", ".join(f"sum({name})" for name in _COLUMNS.split(", "))
_GIVEN = "(SELECT value FROM json_each(:evenings))"
_WHOLE = (
    f"SELECT member_id, {_COLUMNS} FROM career"
    " WHERE competition_id IN (SELECT value FROM json_each(:competitions))"
)
_SOME = f"""
    SELECT w.member_id, 1, r.points, r.roem, r.total, r.pits, r.nat, r.games,
      iif(h.contest, r.participant_id IN ({CONTEST_WINNERS}), r.total = h.highest)
    FROM evening_result r
      JOIN ({who_played(f"AND p.evening_id IN {_GIVEN}")}) w ON w.participant_id = r.participant_id
      JOIN (SELECT x.evening_id, max(x.total) AS highest,
          EXISTS (SELECT 1 FROM contest_result c WHERE c.evening_id = x.evening_id) AS contest
        FROM evening_result x
        WHERE x.evening_id IN {_GIVEN} GROUP BY x.evening_id) h ON h.evening_id = r.evening_id
    WHERE r.evening_id IN {_GIVEN}"""
_SUMS = text(f"SELECT member_id, {_ADDED} FROM ({_WHOLE} UNION ALL {_SOME}) GROUP BY member_id")
_SUMS_WHOLE = text(f"SELECT member_id, {_ADDED} FROM ({_WHOLE}) GROUP BY member_id")


@dataclass(frozen=True)
class Past:
    """A closed evening that has results."""

    id: int
    competition_id: int
    season_id: int
    season: str
    competition: str
    format: str
    number: int
    date: date
    planned: int
    depth: str
    size: Size
    pits: bool  # whether these are known
    roem: bool

    def place(
        self,
        round_number: int | None = None,
        table: int | None = None,
        table_id: int | None = None,
        game: int | None = None,
    ) -> EveningPlace:
        """Give the place of something on this evening."""
        return EveningPlace(
            self.id,
            self.season,
            self.competition,
            self.number,
            self.date,
            self.planned,
            round_number,
            table,
            table_id,
            game,
        )

    def as_deep_as(self, depth: str) -> bool:
        """Whether it is known to that depth."""
        return DEPTHS.index(self.depth) >= DEPTHS.index(depth)


def closed_evenings(club: OpenClub, conn: Connection) -> tuple[Past, ...]:
    """List the closed evenings, oldest first."""
    return kept(club, conn, "evenings", lambda: _closed(conn))


def in_scope(evenings: Iterable[Past], scope: Scope) -> tuple[Past, ...]:
    """Keep the evenings of a scope's season and competition, of any size."""
    return tuple(
        one
        for one in evenings
        if scope.season_id in (None, one.season_id) and scope.competition in ("", one.competition)
    )


def sizes(evenings: Sequence[Past]) -> tuple[tuple[Size, int], ...]:
    """Count the evenings of each size: most first, the newest of equal ones first."""
    counts: dict[Size, int] = {}
    last: dict[Size, date] = {}
    for one in evenings:
        counts[one.size] = counts.get(one.size, 0) + 1
        last[one.size] = one.date
    return tuple(sorted(counts.items(), key=lambda item: (item[1], last[item[0]]), reverse=True))


def size_of(scope: Scope, evenings: Sequence[Past]) -> Size | None:
    """The size that is asked for, or that was played most; None where nothing was."""
    if scope.size is not None:
        return scope.size
    found = sizes(evenings)
    return found[0][0] if found else None


def _closed(conn: Connection) -> tuple[Past, ...]:
    rules = {key: parsed(toml) for key, toml in conn.execute(_RULES)}
    return tuple(_past(row, rules) for row in conn.execute(_CLOSED))


def _past(row: Sequence[Any], rules: dict[int, Any]) -> Past:
    evening, competition, season, season_name, name, form, number, *rest = row
    day, planned, depth, games, rounds, rule_set, pits, roem = rest
    played = rules[rule_set]
    size = Size(
        games,
        rounds,
        played.system,
        played.doubling != "none" or played.spades_double,
        played.target,
        FORMATS[form].entrant is Entrant.TEAM,
    )
    return Past(
        evening,
        competition,
        season,
        season_name,
        name,
        form,
        number,
        as_date(day),
        planned,
        depth,
        size,
        pits=bool(pits),
        roem=bool(roem),
    )


class Parted(NamedTuple):
    """Evenings by how they can be added up."""

    competitions: list[int]  # all evenings of these
    evenings: list[int]  # and these


def sums(conn: Connection, wanted: Sequence[Past], everything: Iterable[Past]) -> dict[int, Career]:
    """The sums by member over these evenings."""
    parts = parted(wanted, everything)
    which = {
        "competitions": json.dumps(parts.competitions),
        "evenings": json.dumps(parts.evenings),
    }
    query = _SUMS if parts.evenings else _SUMS_WHOLE
    return {row[0]: Career(*row[1:]) for row in conn.execute(query, which)}


def parted(wanted: Iterable[Past], everything: Iterable[Past]) -> Parted:
    """Competitions of which all evenings are wanted, and the evenings of the others."""
    counts: dict[int, int] = defaultdict(int)
    for one in everything:
        counts[one.competition_id] += 1
    of: dict[int, list[int]] = defaultdict(list)
    for one in wanted:
        of[one.competition_id].append(one.id)
    whole = [key for key, evenings in of.items() if len(evenings) == counts[key]]
    some = [one for key, evenings in of.items() if key not in set(whole) for one in evenings]
    return Parted(whole, some)

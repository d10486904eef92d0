"""The closed evenings of all seasons: what was played on each, and how deep it is known."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.draw.plan.formats import FORMATS, Entrant
from clubadmin.model.archive.archive import EveningPlace, Size
from clubadmin.model.archive.records import Scope
from clubadmin.services.archive.past.kept import kept
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.rulesets import parsed
from clubadmin.services.evenings.head import as_date

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
        """Where something on it was."""
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
    """All of them, oldest first."""
    return kept(club, conn, "evenings", lambda: _closed(conn))


def in_scope(evenings: Iterable[Past], scope: Scope) -> tuple[Past, ...]:
    """Those of the season and the competition of a scope, of any size."""
    return tuple(
        one
        for one in evenings
        if scope.season_id in (None, one.season_id) and scope.competition in ("", one.competition)
    )


def sizes(evenings: Sequence[Past]) -> tuple[tuple[Size, int], ...]:
    """What is played, with how many evenings: most first, the newest of equal ones first."""
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

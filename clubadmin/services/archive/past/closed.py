"""The closed evenings of all seasons: how deep each is known, who were there, what they made.

What was worked out from them is kept until the next change of the club. Where only some
evenings of a competition are asked for, those are added up one by one.
"""

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, NamedTuple

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import FORMATS, Entrant
from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.entry import parse_line
from clubadmin.model.archive.archive import EveningPlace, Size
from clubadmin.model.archive.people import Career
from clubadmin.model.archive.records import Scope
from clubadmin.model.members.member import label_of
from clubadmin.services.club.club import OpenClub, kept
from clubadmin.services.club.rulesets import parsed
from clubadmin.services.evenings.head import as_date
from clubadmin.storage.schema.reading import apart
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
    which = {"competitions": json.dumps(parts.competitions), "evenings": json.dumps(parts.evenings)}
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


_PEOPLE = text(
    "SELECT w.participant_id, w.member_id, m.first_name, m.infix, m.last_name,"
    f" {apart('m')}, t.name"
    f" FROM ({who_played('AND p.id IN (SELECT value FROM json_each(:ids))')}) w"
    " JOIN participant p ON p.id = w.participant_id JOIN member m ON m.id = w.member_id"
    " LEFT JOIN team t ON t.id = p.team_id"
)
_MEMBERS = text(
    f"SELECT id, first_name, infix, last_name, {apart('member')} FROM member"
    " WHERE id IN (SELECT value FROM json_each(:ids))"
)
_THESE = "IN (SELECT value FROM json_each(:evenings))"
LEADS = text(
    "SELECT r.evening_id, r.participant_id, max(r.total) - coalesce((SELECT x.total"
    "  FROM evening_result x WHERE x.evening_id = r.evening_id"
    "  ORDER BY x.total DESC LIMIT 1 OFFSET 1), -1), count(*)"
    f" FROM evening_result r WHERE r.evening_id {_THESE} GROUP BY r.evening_id"
)
"""SQL: of each evening who has most points, how many more than the second, and who were there."""
_LEVEL = text(
    "SELECT evening_id, participant_id FROM (SELECT evening_id, participant_id,"
    " total = max(total) OVER (PARTITION BY evening_id) AS won FROM evening_result"
    f" WHERE evening_id {_THESE}) WHERE won"
)
_CONTESTS = text(
    "SELECT r.evening_id, r.participant_id FROM evening_result r"
    f" WHERE r.evening_id {_THESE} AND r.participant_id IN ({CONTEST_WINNERS})"
)
_PLACED = text(f"SELECT DISTINCT evening_id FROM contest_result WHERE evening_id {_THESE}")
_SEATS = text(
    f"SELECT t.id, x.position, m.first_name, m.infix, m.last_name, {apart('m')}"
    " FROM playing_table t"
    " JOIN seat x ON x.playing_table_id = t.id JOIN member m ON m.id = x.member_id"
    " WHERE t.evening_id = :evening"
)
_RULES_PLAYED = text(
    "SELECT r.toml FROM rule_set r JOIN evening e ON e.rule_set_id = r.id WHERE e.id = :evening"
)
_PLAYERS = "nes"  # where three people sit, the first to the third


class Who(NamedTuple):
    """A participant: its name and the people that it was."""

    name: str
    member_ids: tuple[int, ...]


def participants(conn: Connection, ids: Iterable[int]) -> dict[int, Who]:
    """Load these participants by id; a pair is named by those who played."""
    found: dict[int, tuple[list[str], list[int], str | None]] = {}
    which = {"ids": json.dumps(sorted(set(ids)))}
    for participant, member, *name, team in conn.execute(_PEOPLE, which):
        names, members, _ = found.setdefault(participant, ([], [], team))
        names.append(label_of(*name))
        members.append(member)
    return {
        key: Who(team or " – ".join(names), tuple(members))
        for key, (names, members, team) in found.items()
    }


def people(conn: Connection, ids: Iterable[int]) -> dict[int, str]:
    """The names of these people by id."""
    which = {"ids": json.dumps(sorted(set(ids)))}
    return {row[0]: label_of(*row[1:]) for row in conn.execute(_MEMBERS, which)}


def winners(conn: Connection, evenings: Iterable[int]) -> dict[int, list[int]]:
    """The participants who won each of these evenings, by evening."""
    ids = list(evenings)
    placed = set(conn.execute(_PLACED, _ids(ids)).scalars())
    by_points = [one for one in ids if one not in placed]
    found: dict[int, list[int]] = defaultdict(list)
    level = []
    for evening, participant, lead, _ in conn.execute(LEADS, _ids(by_points)):
        if lead:
            found[evening].append(participant)
        else:
            level.append(evening)
    for query, which in ((_LEVEL, level), (_CONTESTS, sorted(placed))):
        for evening, participant in conn.execute(query, _ids(which)) if which else ():
            found[evening].append(participant)
    return found


def wins_by_member(conn: Connection, evenings: Sequence[Past]) -> dict[int, list[int]]:
    """Map each person to the evenings he won: their places in the list, in order."""
    won = winners(conn, (one.id for one in evenings))
    who = participants(conn, (one for found in won.values() for one in found))
    wins: dict[int, list[int]] = defaultdict(list)
    for place, evening in enumerate(evenings):
        there = [who[one] for one in won.get(evening.id, ()) if one in who]
        for member in sorted({member for one in there for member in one.member_ids}):
            wins[member].append(place)
    return dict(wins)


def _ids(evenings: Sequence[int]) -> dict[str, str]:
    return {"evenings": json.dumps(evenings)}


@dataclass(frozen=True)
class Sides:
    """The names on both sides of each table of an evening."""

    rules: RuleSet
    seats: Mapping[int, Mapping[str, str]]  # names by position, by table

    def of(self, table_id: int, typed: str) -> tuple[str, str]:
        """Wij and Zij; one against two, who plays alone by the line `typed`, and the others.

        Where the line does not say who plays alone, all three stand on the first side.
        """
        who = self.seats.get(table_id, {})
        if self.rules.system != "solo":
            return _names(who, "ns"), _names(who, "ew")
        raw = parse_line(typed, self.rules)
        if not isinstance(raw, RawGame) or raw.solo is None:
            return _names(who, _PLAYERS), ""
        alone = _PLAYERS[raw.solo - 1]
        return _names(who, alone), _names(who, _PLAYERS.replace(alone, ""))


def sides(conn: Connection, evening_id: int) -> Sides:
    """Load the seats of an evening."""
    seats: dict[int, dict[str, str]] = {}
    for table_id, position, *name in conn.execute(_SEATS, {"evening": evening_id}):
        seats.setdefault(table_id, {})[position] = label_of(*name)
    rules = parsed(conn.execute(_RULES_PLAYED, {"evening": evening_id}).scalar_one())
    return Sides(rules, seats)


def _names(who: Mapping[str, str], positions: str) -> str:
    return " – ".join(who[position] for position in positions if position in who)

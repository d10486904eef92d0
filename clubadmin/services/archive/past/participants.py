"""Participants of past evenings: what they are called, who won, and who played against whom."""

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import Connection, text

from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.entry import parse_line
from clubadmin.model.members.member import label_of
from clubadmin.services.archive.past.closed import Past
from clubadmin.services.club.rulesets import parsed
from clubadmin.storage.schema.reading import apart
from clubadmin.storage.sums.career import CONTEST_WINNERS, who_played

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
_RULES = text(
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
    rules = parsed(conn.execute(_RULES, {"evening": evening_id}).scalar_one())
    return Sides(rules, seats)


def _names(who: Mapping[str, str], positions: str) -> str:
    return " – ".join(who[position] for position in positions if position in who)

"""Who played against whom in a game of the archive: two sides, or one against two."""

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, text

from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.entry import parse_line
from clubadmin.model.members.member import label_of
from clubadmin.services.club.rulesets import parsed

_SEATS = text(
    "SELECT t.id, x.position, m.first_name, m.infix, m.last_name, m.remark FROM playing_table t"
    " JOIN seat x ON x.playing_table_id = t.id JOIN member m ON m.id = x.member_id"
    " WHERE t.evening_id = :evening"
)
_RULES = text(
    "SELECT r.toml FROM rule_set r JOIN evening e ON e.rule_set_id = r.id WHERE e.id = :evening"
)
_PLAYERS = "nes"  # where three people sit, the first to the third


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
    """Who sat where on an evening that is there."""
    seats: dict[int, dict[str, str]] = {}
    for table_id, position, *name in conn.execute(_SEATS, {"evening": evening_id}):
        seats.setdefault(table_id, {})[position] = label_of(*name)
    rules = parsed(conn.execute(_RULES, {"evening": evening_id}).scalar_one())
    return Sides(rules, seats)


def _names(who: Mapping[str, str], positions: str) -> str:
    return " – ".join(who[position] for position in positions if position in who)

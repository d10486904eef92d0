"""What explanations of standings read beside the standings themselves."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from sqlalchemy import Connection, text

from clubadmin.domain.draw.plan.formats import Entrant, Format
from clubadmin.domain.standings.ranking_rule import RankingRule
from clubadmin.services.standings.held import Held
from clubadmin.services.standings.material import Material

_PARTICIPANTS = text(
    "SELECT p.id, p.evening_id, p.member_id, p.pair_id, p.team_id, q.member_a, q.member_b,"
    " p.substitute_a, p.substitute_b FROM participant p LEFT JOIN pair q ON q.id = p.pair_id"
    " WHERE p.evening_id IN (SELECT id FROM evening WHERE competition_id = :competition"
    " UNION SELECT evening_id FROM also_counts WHERE competition_id = :competition)"
)
_TWO = text("SELECT member_a, member_b FROM pair WHERE id = :id")
_REMARKS = text(
    "SELECT a.evening_id, a.remark FROM absence a WHERE a.remark <> '' AND CASE :kind"
    " WHEN 'pair' THEN a.pair_id WHEN 'team' THEN a.team_id ELSE a.member_id END = :who"
)


class Reading(NamedTuple):
    """A competition, and where and as whom somebody played it."""

    competition_id: int
    name: str
    form: Format
    planned: int
    evenings: Mapping[int, Held]  # by number
    played_as: Mapping[int, int]  # participant, by evening id
    told: frozenset[int]  # numbers of the evenings of which the club was told
    remarks: Mapping[int, str]  # what was noted of an absence, by evening id


def read(conn: Connection, material: Material, entrant_id: int) -> Reading:
    """What is needed of the club to explain somebody's row."""
    competition = material.about
    kind = material.form.entrant
    which = {"competition": competition["id"]}
    rows = conn.execute(_PARTICIPANTS, which).mappings().all()
    his = _Whose(conn, entrant_id, kind, material.force.rule, rows)
    noted = conn.execute(_REMARKS, {"kind": kind.value, "who": entrant_id})
    return Reading(
        competition["id"],
        competition["name"],
        material.form,
        competition["evenings"],
        {one.number: one for one in material.held},
        {row["evening_id"]: row["id"] for row in rows if his.is_his(row)},
        frozenset(number for who, number in material.notices if who == entrant_id),
        {row[0]: row[1] for row in noted},
    )


class _Whose:
    """Which participants of evenings stand under somebody, by the rule for substitutes."""

    def __init__(
        self,
        conn: Connection,
        entrant_id: int,
        kind: Entrant,
        rule: RankingRule,
        rows: Any,
    ) -> None:
        self.entrant, self.kind, self.rule = entrant_id, kind, rule
        self.two: frozenset[int] = frozenset()
        if kind is Entrant.PAIR and entrant_id > 0:
            self.two = frozenset(conn.execute(_TWO, {"id": entrant_id}).first() or ())
        elif kind is Entrant.PAIR:  # two who are no pair of the club, by their first evening
            self.two = frozenset(next((_seated(r) for r in rows if r["id"] == -entrant_id), ()))

    def is_his(self, row: Mapping[Any, Any]) -> bool:
        """Whether what this participant made is his in the standings."""
        if self.kind is Entrant.TEAM:
            return bool(row["team_id"] == self.entrant)
        if self.kind is Entrant.PAIR:
            return self._of_pair(row)
        if row["pair_id"] is None:
            return bool(row["member_id"] == self.entrant)
        return self.entrant in self._members(row)

    def _of_pair(self, row: Mapping[Any, Any]) -> bool:
        if row["pair_id"] is None:
            return False
        if self.rule.substitutes == "pair" or not _stood_in(row):
            return bool(row["pair_id"] == self.entrant)
        return self.rule.substitutes == "self" and frozenset(_seated(row)) == self.two

    def _members(self, row: Mapping[Any, Any]) -> Iterator[int]:
        for letter in "ab":
            member, substitute = row[f"member_{letter}"], row[f"substitute_{letter}"]
            if self.rule.substitutes == "pair" or substitute is None:
                yield member
            elif self.rule.substitutes == "self":
                yield substitute


def _stood_in(row: Mapping[Any, Any]) -> bool:
    return row["substitute_a"] is not None or row["substitute_b"] is not None


def _seated(row: Mapping[Any, Any]) -> tuple[int, int]:
    """The two who really played."""
    return row["substitute_a"] or row["member_a"], row["substitute_b"] or row["member_b"]

"""Evenings of pairs on which somebody stood in: whose they are in the standings.

By the rule they are the pair's (nothing changes), of the two who played, or nobody's. In the
last two cases the pair was absent, and the club knew.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from sqlalchemy import Connection, TextClause, text

from clubadmin.domain.draw.plan.formats import Entrant, Format
from clubadmin.domain.standings.ranked import Figure
from clubadmin.domain.standings.ranking_rule import RankingRule
from clubadmin.model.members.member import label_of
from clubadmin.services.standings.held import Held, Part, Until, parts

Notice = tuple[int, int]
"""An entrant and the number of an evening."""

_STOOD_IN = (
    "SELECT p.pair_id, {number}, coalesce(p.substitute_a, q.member_a),"
    " coalesce(p.substitute_b, q.member_b), p.id FROM {evenings}"
    " JOIN participant p ON p.evening_id = e.id JOIN pair q ON q.id = p.pair_id"
    " WHERE (p.substitute_a IS NOT NULL OR p.substitute_b IS NOT NULL) AND {within}"
)
_PAIRS = text("SELECT member_a, member_b, id FROM pair ORDER BY active, id DESC")
_TWO = text(
    "SELECT a.first_name, a.infix, a.last_name, a.remark,"
    " b.first_name, b.infix, b.last_name, b.remark FROM participant p"
    " JOIN pair q ON q.id = p.pair_id"
    " JOIN member a ON a.id = coalesce(p.substitute_a, q.member_a)"
    " JOIN member b ON b.id = coalesce(p.substitute_b, q.member_b) WHERE p.id = :id"
)


@dataclass(frozen=True)
class StoodIn:
    """The evenings on which a pair did not play itself, and under whom they stand."""

    by: Mapping[Notice, int | None]  # pair and evening: who has it; None: nobody

    def dealt(self, figures: Iterable[Figure]) -> list[Figure]:
        """The figures under those they belong to."""
        owned = ((self.whose(one.entrant, one.evening), one) for one in figures)
        return [
            one if who == one.entrant else one._replace(entrant=who)
            for who, one in owned
            if who is not None
        ]

    def dealt_fines(self, fines: Mapping[Notice, int]) -> dict[Notice, int]:
        """Likewise what came off."""
        owned = ((self.whose(*key), key[1], fine) for key, fine in fines.items())
        return {(who, number): fine for who, number, fine in owned if who is not None}

    def whose(self, entrant: int, evening: int) -> int | None:
        """Under whom an evening stands; None: nobody."""
        return self.by.get((entrant, evening), entrant)


def stood_in(
    conn: Connection, form: Format, until: Until, evenings: Sequence[Held], rule: RankingRule
) -> StoodIn | None:
    """Where a rule asks for it, the evenings of pairs with a substitute.

    Two who played together but are no pair of the club stand under the number of their first
    evening in the list of participants, below 0.
    """
    if form.entrant is not Entrant.PAIR or rule.substitutes == "pair":
        return None
    rows = [row for part in parts(form, evenings) for row in conn.execute(_sql(part), until)]
    if rule.substitutes == "none" or not rows:
        return StoodIn({(pair, number): None for pair, number, *_ in rows})
    known = {frozenset(row[:2]): int(row[2]) for row in conn.execute(_PAIRS)}
    first: dict[frozenset[int], int] = {}
    for _, _, one, other, participant in sorted(rows, key=lambda row: row[4]):
        first.setdefault(frozenset((one, other)), -participant)
    return StoodIn(
        {
            (pair, number): known.get(both, first[both])
            for pair, number, one, other, _ in rows
            for both in (frozenset((one, other)),)
        }
    )


def names_of_two(conn: Connection, entrants: Iterable[int]) -> dict[int, str]:
    """What those are called who are no pair of the club: both names."""
    found = {}
    for entrant in entrants:
        row = conn.execute(_TWO, {"id": -entrant}).first() if entrant < 0 else None
        if row is not None:
            found[entrant] = f"{label_of(*row[:4])} – {label_of(*row[4:])}"
    return found


@cache
def _sql(part: Part) -> TextClause:
    return text(_STOOD_IN.format(**part._asdict()))

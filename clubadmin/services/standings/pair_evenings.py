"""Evenings of pairs: whose they are where somebody stood in, or where they count for members.

Where somebody stood in they are, by the rule, the pair's (nothing changes), of the two who
played, or nobody's. In the last two cases the pair was absent, and the club knew.

Where they count in a competition of members, each of the two has what the pair made, but a fine
for what one of them did is his alone (rule-set field `revoke` = `personal`): his partner keeps
all. Where somebody stood in, it is by the rule the member's all the same (`pair`), of who really
played (`self`), or of the one of the pair who was there, and nobody's for the substitute (`none`).
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Connection, TextClause, text

from clubadmin.domain.draw.formats import Entrant, Format
from clubadmin.domain.standings.ranked import Figure, FigureRow
from clubadmin.domain.standings.ranking_rule import RankingRule, WinPoints
from clubadmin.errors import Refused
from clubadmin.model.members.member import label_of
from clubadmin.services.standings.figures import ALSO, Held, Part, Until, parts
from clubadmin.storage.schema.reading import apart

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
    f"SELECT a.first_name, a.infix, a.last_name, {apart('a')},"
    f" b.first_name, b.infix, b.last_name, {apart('b')} FROM participant p"
    " JOIN pair q ON q.id = p.pair_id"
    " JOIN member a ON a.id = coalesce(p.substitute_a, q.member_a)"
    " JOIN member b ON b.id = coalesce(p.substitute_b, q.member_b) WHERE p.id = :id"
)
_OF_PAIRS = f"FROM {ALSO.evenings} JOIN participant p ON p.evening_id = e.id"
_WHICH = f"WHERE {ALSO.within} AND p.pair_id IS NOT NULL"
_MADE = text(
    "SELECT p.id, a.number, q.member_a, q.member_b, p.substitute_a, p.substitute_b,"
    " x.points, x.roem, x.fines, x.total, x.pits, x.nat,"
    " coalesce(w.won, 0) AS won, coalesce(w.level, 0) AS level, coalesce(w.lost, 0) AS lost"
    f" {_OF_PAIRS} JOIN pair q ON q.id = p.pair_id"
    " JOIN evening_result x ON x.participant_id = p.id"
    f" LEFT JOIN round_wins w ON w.participant_id = p.id {_WHICH}"
)
_WAITING = text(
    "SELECT a.number, q.member_a, q.member_b, p.substitute_a, p.substitute_b"
    f" {_OF_PAIRS} JOIN pair q ON q.id = p.pair_id {_WHICH} AND e.status = 'open'"
    " AND NOT EXISTS (SELECT 1 FROM evening_result x WHERE x.participant_id = p.id)"
)
_FINES = text(
    f"SELECT p.id, s.member_id, r.fines, sum(g.fine) AS fine {_OF_PAIRS}"
    " JOIN seat s ON s.participant_id = p.id AND NOT s.fill_in"
    " JOIN playing_table t ON t.id = s.playing_table_id"
    " JOIN scoresheet f ON f.playing_table_id = t.id"
    " JOIN game_seat g ON g.scoresheet_id = f.id AND g.position = s.position AND g.fine > 0"
    " JOIN round_result r ON r.participant_id = p.id AND r.round = t.round"
    f" {_WHICH} GROUP BY p.id, s.member_id, t.round"
)
_NOTICES = text(
    f"SELECT q.member_a, q.member_b, a.number, b.notice FROM {ALSO.evenings}"
    " JOIN absence b ON b.evening_id = e.id JOIN pair q ON q.id = b.pair_id"
    f" WHERE {ALSO.within}"
)


@dataclass(frozen=True)
class StoodIn:
    """The evenings on which a pair did not play itself, and under whom they stand."""

    by: Mapping[Notice, int | None]  # pair and evening: who has it; None: nobody

    def dealt(self, rows: Iterable[FigureRow]) -> list[FigureRow]:
        """The figures under those they belong to."""
        owned = ((self.whose(entrant, evening), evening, made) for entrant, evening, *made in rows)
        return [(who, evening, *made) for who, evening, made in owned if who is not None]

    def dealt_by(self, known: Mapping[Notice, int]) -> dict[Notice, int]:
        """Deal out fines, or who was there, to the entrants they count for."""
        owned = ((self.whose(*key), key[1], one) for key, one in known.items())
        return {(who, number): one for who, number, one in owned if who is not None}

    def whose(self, entrant: int, evening: int) -> int | None:
        """Under whom an evening stands; None: nobody."""
        return self.by.get((entrant, evening), entrant)


def stood_in(
    conn: Connection, form: Format, until: Until, evenings: Sequence[Held], rule: RankingRule
) -> StoodIn | None:
    """Load the evenings of pairs with a substitute, where a rule asks for it.

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
    """Name two players who are no pair of the club: both names."""
    found = {}
    for entrant in entrants:
        row = conn.execute(_TWO, {"id": -entrant}).first() if entrant < 0 else None
        if row is not None:
            found[entrant] = f"{label_of(*row[:4])} – {label_of(*row[4:])}"
    return found


@cache
def _sql(part: Part) -> TextClause:
    return text(_STOOD_IN.format(**part._asdict()))


@dataclass(frozen=True)
class OfPairs:
    """The figures of members on evenings of pairs."""

    figures: Sequence[Figure]
    fines: Mapping[tuple[int, int], int]  # by member and evening
    notices: Mapping[tuple[int, int], bool]  # by member and evening, of who was not there
    present: frozenset[tuple[int, int]]  # likewise of who is there and has no figure yet


def of_pairs(
    conn: Connection, form: Format, until: Until, evenings: Sequence[Held], rule: RankingRule
) -> OfPairs | None:
    """The figures of members from evenings of pairs; None where there are none."""
    others = [one for one in evenings if one.also and one.form.entrant is not form.entrant]
    for one in [one for one in evenings if one.also]:
        _refuse(one, form)
    if not others:
        return None
    fines = _fines(conn, until)
    figures: list[Figure] = []
    notices = dict(_notices(conn, until))
    off: dict[tuple[int, int], int] = {}
    for row in conn.execute(_MADE, until).mappings():
        for member, sat in _whose(row, rule):
            fine = fines.get((row["id"], sat), 0)
            figures.append(_figure(row, member, fine, rule.win))
            off[member, row["number"]] = fine
            notices.pop((member, row["number"]), None)
        for member in _away(row, rule):
            notices[member, row["number"]] = True
    present: set[tuple[int, int]] = set()
    for row in conn.execute(_WAITING, until).mappings():
        present.update((member, row["number"]) for member, _ in _whose(row, rule))
        notices.update({(member, row["number"]): True for member in _away(row, rule)})
    return OfPairs(figures, off, notices, frozenset(present))


def _refuse(evening: Held, form: Format) -> None:
    """Refuse figures of different kinds, or of people who are not in both."""
    of_members = evening.form.entrant is Entrant.PAIR and form.entrant is Entrant.MEMBER
    if evening.form.decides is not form.decides:
        raise Refused(
            "Een avond van {competition} telt mee onder nummer {evening}, maar daar"
            " gaat het niet om dezelfde punten. Laat die avond niet meetellen.",
            competition=evening.competition,
            evening=evening.number,
        )
    if evening.form.entrant is not form.entrant and not of_members:
        raise Refused(
            "Een avond van {competition} telt mee onder nummer {evening}, maar daar"
            " spelen andere deelnemers. Laat die avond niet meetellen.",
            competition=evening.competition,
            evening=evening.number,
        )


def _whose(row: Mapping[Any, Any], rule: RankingRule) -> Collection[tuple[int, int]]:
    """The members who have the evening of a pair, each with who sat there."""
    both = [(row[f"member_{letter}"], row[f"substitute_{letter}"]) for letter in "ab"]
    if rule.substitutes == "pair":
        return [(member, substitute or member) for member, substitute in both]
    if rule.substitutes == "self":
        return [(substitute or member, substitute or member) for member, substitute in both]
    return [(member, member) for member, substitute in both if substitute is None]


def _away(row: Mapping[Any, Any], rule: RankingRule) -> Iterator[int]:
    """Give the members of a pair whose absence the club knew of: those with a substitute."""
    if rule.substitutes != "pair":
        for letter in "ab":
            if row[f"substitute_{letter}"] is not None:
                yield row[f"member_{letter}"]


def _figure(row: Mapping[Any, Any], member: int, fine: int, win: WinPoints | None) -> Figure:
    won = row["won"] * win.won + row["level"] * win.level + row["lost"] * win.lost if win else 0
    return Figure(
        member,
        row["number"],
        row["total"] + row["fines"] - fine,
        row["pits"],
        row["nat"],
        won,
        points=row["points"],
    )


def _fines(conn: Connection, until: Until) -> dict[tuple[int, int], int]:
    """Load the fines of each of a pair by his own doing, by participant and member.

    It is no more than came off the pair's round: where fines never bring a round below 0, they
    do not for him either.
    """
    found: dict[tuple[int, int], int] = defaultdict(int)
    for who, member, taken, fine in conn.execute(_FINES, until):
        found[who, member] += min(fine, taken)
    return found


def _notices(conn: Connection, until: Until) -> Iterator[tuple[tuple[int, int], bool]]:
    for one, other, number, notice in conn.execute(_NOTICES, until):
        for member in (one, other):
            yield (member, number), bool(notice)

"""Lists of one competition that are ranked apart: its groups, and the fields of Schevenings."""

import json
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache

from sqlalchemy import Connection, TextClause, text

from clubadmin.domain.draw.formats import FORMATS, Entrant, Format
from clubadmin.domain.terms import Position, Side
from clubadmin.model.results.result import NO_GROUP, StandingRow
from clubadmin.services.members.entrants import COLUMNS

NAMES = {Side.NS: "N/Z", Side.EW: "O/W"}
"""What fields are called, the first one first."""

_SIDES = text(
    "SELECT DISTINCT coalesce(p.member_id, p.pair_id, p.team_id), s.position FROM evening e"
    " JOIN playing_table t ON t.evening_id = e.id JOIN seat s ON s.playing_table_id = t.id"
    " JOIN participant p ON p.id = s.participant_id WHERE e.competition_id = :competition"
    " AND e.number <= :after AND NOT s.fill_in AND p.pair_id IN (SELECT value FROM json_each(:ids))"
)


def fields_of(
    conn: Connection, form: str, until: dict[str, int], entrants: set[int]
) -> dict[int, str]:
    """The field of each entrant; {} where all are ranked together.

    Pairs that were N/Z on every evening never played what O/W played, so these are ranked
    apart; as soon as anybody changed sides, all are in one list, as in the contest itself.

    Args:
        until: which competition, and the number of the last evening.
        entrants: who have a place.
    """
    if not FORMATS[form].two_fields or not entrants:
        return {}
    sides: dict[int, set[Side]] = defaultdict(set)
    ids = json.dumps(sorted(entrants))
    for entrant, position in conn.execute(_SIDES, {**until, "ids": ids}):
        sides[entrant].add(Position(position).side)
    if sides.keys() != entrants or any(len(one) > 1 for one in sides.values()):
        return {}
    return {entrant: NAMES[next(iter(one))] for entrant, one in sides.items()}


def groups_of(conn: Connection, form: Format, competition_id: int) -> dict[int, str]:
    """The group of everybody who is in one."""
    rows = conn.execute(_sql(form.entrant), {"competition": competition_id})
    return {row[0]: row[1] for row in rows}


def in_order(groups: Mapping[int, str], entrants: Sequence[int]) -> dict[str, list[int]]:
    """Part entrants into groups, the highest first; those in none come last."""
    found: dict[str, list[int]] = {name: [] for name in sorted(set(groups.values()))}
    found[NO_GROUP] = []
    for one in entrants:
        found[groups.get(one, NO_GROUP)].append(one)
    return {name: members for name, members in found.items() if members}


def moving(groups: Mapping[str, Sequence[StandingRow]], count: int) -> tuple[StandingRow, ...]:
    """All rows, group by group, with who goes up and down marked.

    The best of a group go to the one above it, the last of those with a place to the one below;
    of a group that gives both ways never more than half each way. Where more are equal at the
    border than may go, none of them goes by himself: they are marked as to be decided.
    """
    names = [name for name in groups if name != NO_GROUP]
    found: list[StandingRow] = []
    for name, rows in groups.items():
        at = names.index(name) if name in names else -1
        up = at > 0
        down = 0 <= at < len(names) - 1
        found += _marked(rows, count, up=up, down=down)
    return tuple(found)


def _marked(rows: Sequence[StandingRow], count: int, *, up: bool, down: bool) -> list[StandingRow]:
    placed = [row.place for row in rows if row.place is not None]
    most = min(count, len(placed) // 2) if up and down else min(count, len(placed))
    sharing = Counter(placed)
    found = []
    for row in rows:
        before = 0 if row.place is None else row.place - 1
        equal = sharing[row.place] if row.place is not None else 0
        rises = _goes(before, equal, most if up else 0)
        falls = _goes(len(placed) - before - equal, equal, most if down else 0)
        moves = "?" if rises == falls == "?" else f"up{rises}" if rises is not None else ""
        if not moves and falls is not None:
            moves = f"down{falls}"
        found.append(replace(row, moves=moves))
    return found


def _goes(before: int, equal: int, most: int) -> str | None:
    """Whether equals go, with so many who go before them: "" surely, "?" not all; None: no."""
    if not equal or before >= most:
        return None
    return "" if before + equal <= most else "?"


@cache
def _sql(entrant: Entrant) -> TextClause:
    column = COLUMNS[entrant]
    return text(
        f"SELECT {column}, name FROM group_place WHERE competition_id = :competition"
        f" AND {column} IS NOT NULL"
    )

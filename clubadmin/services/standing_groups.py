"""Standings in groups: each group ranked apart, and who goes up and down after the season."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache

from sqlalchemy import Connection, TextClause, text

from clubadmin.domain.competition.formats import Entrant, Format
from clubadmin.services.standing_held import COLUMNS
from clubadmin.services.views.result import NO_GROUP, StandingRow


def groups_of(conn: Connection, form: Format, competition_id: int) -> dict[int, str]:
    """The group of everybody who is in one."""
    rows = conn.execute(_sql(form.entrant), {"competition": competition_id})
    return {row[0]: row[1] for row in rows}


def in_order(groups: Mapping[int, str], entrants: Sequence[int]) -> dict[str, list[int]]:
    """Who is in each group, the highest first; who is in none comes last."""
    found: dict[str, list[int]] = {name: [] for name in sorted(set(groups.values()))}
    found[NO_GROUP] = []
    for one in entrants:
        found[groups.get(one, NO_GROUP)].append(one)
    return {name: members for name, members in found.items() if members}


def moving(groups: Mapping[str, Sequence[StandingRow]], count: int) -> tuple[StandingRow, ...]:
    """All rows, group by group, with who goes up and down marked.

    The best of a group go to the one above it, the last of those with a place to the one below;
    of a group that gives both ways never more than half each way. Who shares the last place that
    moves, moves as well.
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
    if not most:
        return list(rows)
    last_up, first_down = placed[most - 1], placed[-most]
    found = []
    for row in rows:
        if row.place is None:
            found.append(row)
        elif up and row.place <= last_up:
            found.append(replace(row, moves="up"))
        elif down and row.place >= first_down:
            found.append(replace(row, moves="down"))
        else:
            found.append(row)
    return found


@cache
def _sql(entrant: Entrant) -> TextClause:
    column = COLUMNS[entrant]
    return text(
        f"SELECT {column}, name FROM group_place WHERE competition_id = :competition"
        f" AND {column} IS NOT NULL"
    )

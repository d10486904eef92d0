"""Standings as they were when their season was closed, kept as JSON.

Names are not in it: they are looked up when it is read, so that a person who is erased from
the club is erased here as well.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields, replace
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.competition.formats import FORMATS
from clubadmin.services import standing_figures
from clubadmin.services.evening_head import as_date
from clubadmin.services.views.result import (
    Period,
    PeriodSum,
    StandingCell,
    StandingRow,
    Standings,
)

_KEPT = text(
    "SELECT x.figures, x.closed_at, c.format, c.name AS competition, s.name AS season,"
    " b.name AS club FROM season_standing x JOIN competition c ON c.id = x.competition_id"
    " JOIN season s ON s.id = c.season_id CROSS JOIN club b"
    " WHERE x.competition_id = :competition AND s.closed_at <> ''"
    " ORDER BY x.number DESC LIMIT 1"
)
_OF_TODAY = ("club", "season", "competition")  # what these are called now


def frozen_standings(conn: Connection, competition_id: int) -> Standings | None:
    """The standings with which a season was closed; None while it is going on.

    Names are those of today.
    """
    row = conn.execute(_KEPT, {"competition": competition_id}).mappings().first()
    if row is None:
        return None
    today = {name: row[name] for name in _OF_TODAY}
    return thaw(conn, row["figures"], row["closed_at"], row["format"], today)


def freeze(standings: Standings, rules: Sequence[Mapping[str, Any]], ties: Sequence[str]) -> str:
    """Standings as they are kept.

    Args:
        standings: as they are now.
        rules: the version of the rules of each evening, in order.
        ties: the tie-breaks by which they came about.
    """
    kept = asdict(standings)
    for name in _OF_TODAY:
        del kept[name]
    for one in kept["rows"]:
        del one["name"]
    kept["ties"] = list(ties)
    kept["rule_sets"] = list(rules)
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":"), default=str)


def thaw(
    conn: Connection, figures: str, closed_at: str, form: str, today: Mapping[str, str]
) -> Standings:
    """Read kept standings back.

    Args:
        conn: the club, for the names.
        figures: the JSON.
        closed_at: when they were kept.
        form: the format of the competition.
        today: what club, season and competition are called.
    """
    kept = json.loads(figures)
    who = {one["entrant_id"] for one in kept["rows"]}
    names = standing_figures.names(conn, FORMATS[form], who)
    rows = tuple(_row(one, names) for one in kept["rows"])
    values = {one.name: kept[one.name] for one in fields(Standings) if one.name in kept}
    for name in ("evenings", "evening_ids"):
        values[name] = tuple(values.get(name, ()))
    for name in ("last_date", "adopted"):
        values[name] = as_date(values[name]) if values.get(name) else None
    periods = tuple(Period(**one) for one in values.pop("periods", ()))
    read = Standings(**{**values, **today, "rows": rows, "periods": periods})
    return replace(read, frozen_at=closed_at, provisional=False)


def _row(kept: Mapping[str, Any], names: Mapping[int, str]) -> StandingRow:
    known = {one.name for one in fields(StandingRow)}
    values = {name: value for name, value in kept.items() if name in known}
    values["evenings"] = tuple(StandingCell(*cell) for cell in kept["evenings"])
    values["periods"] = tuple(PeriodSum(*one) for one in kept.get("periods", ()))
    return StandingRow(name=names.get(kept["entrant_id"], "–"), **values)

"""Standings as they were when their season was closed, kept as JSON.

Names are not in it: they are looked up when it is read, so that a person who is erased from
the club is erased here as well.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields, replace
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import FORMATS
from clubadmin.domain.standings.ranked import PeriodSum
from clubadmin.domain.standings.ties import LookedAt
from clubadmin.model.results.result import Period, StandingCell, StandingRow, Standings
from clubadmin.services.evenings.head import as_date
from clubadmin.services.members.entrants import entrant_names, guests_among
from clubadmin.services.standings.pair_evenings import names_of_two

_KEPT = text(
    "SELECT x.figures, x.closed_at, c.format, c.name AS competition, s.name AS season,"
    " b.name AS club FROM season_standing x JOIN competition c ON c.id = x.competition_id"
    " JOIN season s ON s.id = c.season_id CROSS JOIN club b"
    " WHERE x.competition_id = :competition AND s.closed_at <> ''"
    " ORDER BY x.number DESC LIMIT 1"
)
_RULES = text(
    "SELECT e.id AS evening, r.id, r.name, r.title, r.valid_from FROM evening e"
    " JOIN rule_set r ON r.id = e.rule_set_id WHERE e.competition_id = :competition OR e.id IN"
    " (SELECT evening_id FROM also_counts WHERE competition_id = :competition)"
    " ORDER BY e.date, e.id"
)
UNREADABLE = (ValueError, TypeError, KeyError, AttributeError)
"""What reading damaged figures back can raise."""

_OF_TODAY = ("club", "season", "competition")  # what these are called now


def frozen_standings(conn: Connection, competition_id: int) -> Standings | None:
    """The standings with which a season was closed; None while it is going on.

    Names are those of today. What cannot be read is as good as not kept: the standings follow
    from the evenings all the same, and a check says what is wrong.
    """
    row = conn.execute(_KEPT, {"competition": competition_id}).mappings().first()
    if row is None:
        return None
    try:
        return thaw(conn, row)
    except UNREADABLE:
        return None


def kept_rules(conn: Connection, competition_id: int) -> tuple[Mapping[str, Any], ...]:
    """Load the versions of the rules by which evenings were played, in order of their dates.

    A version of a rule set never changes, so its number says all of it.
    """
    rows = conn.execute(_RULES, {"competition": competition_id}).mappings()
    return tuple(dict(row) for row in rows)


_FIRST_FIELDS = StandingCell._fields.index("unknown")


def freeze(standings: Standings, rules: Sequence[Mapping[str, Any]], ties: Sequence[str]) -> str:
    """Standings as they are kept.

    Args:
        standings: as they are now.
        rules: the version of the rules of each evening, as `kept_rules` gives them.
        ties: the tie-breaks by which they came about.
    """
    kept = asdict(standings)
    for name in (*_OF_TODAY, "step", "rectification", "told"):  # what it was read at is of a paper
        del kept[name]
    for one in kept["rows"]:
        del one["name"], one["guest"]
        # what is known is kept as it always was, so that nothing seems to differ
        if not one["parted"]:
            del one["parted"]
        one["evenings"] = [_kept_cell(cell) for cell in one["evenings"]]
    kept["ties"] = list(ties)
    kept["rule_sets"] = list(rules)
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":"), default=str)


def _kept_cell(cell: tuple[Any, ...]) -> tuple[Any, ...]:
    """A cell without what came later and is not so."""
    while len(cell) > _FIRST_FIELDS and not cell[-1]:
        cell = cell[:-1]
    return cell


def differ(before: str, after: str) -> bool:
    """Whether kept standings have other rows, as far as both know what is in a row.

    A later version of the program may keep more of a row than an earlier one did.
    """
    old, new = (json.loads(figures)["rows"] for figures in (before, after))
    if len(old) != len(new):
        return True
    return any(
        one[name] != other[name]
        for one, other in zip(old, new, strict=True)
        for name in one.keys() & other.keys()
    )


def kept_order(figures: str) -> tuple[str, tuple[str, ...]]:
    """The ranking rule and the tie-breaks by which kept standings came about."""
    kept = json.loads(figures)
    return kept["rule"], tuple(kept["ties"])


def thaw(conn: Connection, row: Mapping[Any, Any]) -> Standings:
    """Read kept standings back.

    Args:
        conn: the club, for the names.
        row: the JSON `figures`, when it was kept (`closed_at`), the `format` of the competition,
            and what `club`, `season` and `competition` are called.
    """
    kept = json.loads(row["figures"])
    who = {one["entrant_id"] for one in kept["rows"]}
    names = entrant_names(conn, FORMATS[row["format"]], who) | names_of_two(conn, who)
    guests = guests_among(conn, FORMATS[row["format"]], who)
    rows = tuple(_row(one, names, guests) for one in kept["rows"])
    values = {one.name: kept[one.name] for one in fields(Standings) if one.name in kept}
    for name in ("evenings", "evening_ids"):
        values[name] = tuple(values.get(name, ()))
    for name in ("last_date", "adopted"):
        values[name] = as_date(values[name]) if values.get(name) else None
    values["days"] = tuple(as_date(one) for one in values.get("days", ()))
    periods = tuple(Period(**one) for one in values.pop("periods", ()))
    today = {name: row[name] for name in _OF_TODAY}
    read = Standings(**{**values, **today, "rows": rows, "periods": periods})
    return replace(read, frozen_at=row["closed_at"], provisional=False)


def _row(kept: Mapping[str, Any], names: Mapping[int, str], guests: set[int]) -> StandingRow:
    known = {one.name for one in fields(StandingRow)}
    values = {name: value for name, value in kept.items() if name in known}
    values["evenings"] = tuple(StandingCell(*cell) for cell in kept["evenings"])
    values["periods"] = tuple(PeriodSum(*one) for one in kept.get("periods", ()))
    values["parted"] = tuple(LookedAt(*one) for one in kept.get("parted", ()))
    who = kept["entrant_id"]
    return StandingRow(name=names.get(who, "–"), guest=who in guests, **values)

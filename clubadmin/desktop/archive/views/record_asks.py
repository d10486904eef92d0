"""What can be asked about a figure of a list of all times."""

from clubadmin.model.archive.records import RecordRow, Scope, What
from clubadmin.model.explain.figure_asked import (
    Asked,
    CareerAsked,
    CareerFigure,
    EveningFigure,
    LeadAsked,
    Listed,
    PlayersAsked,
    SeriesAsked,
    SheetAsked,
    TitlesAsked,
)

_CAREER: dict[What, CareerFigure] = {
    "average": "average",
    "evenings": "evenings",
    "points": "total",
    "pits": "pits",
    "roem": "roem",
    "games": "games",
    "wins": "wins",
}
_EVENING: dict[What, EveningFigure] = {
    "best-evening": "total",
    "worst-evening": "total",
    "pits-evening": "pits",
    "roem-evening": "roem",
    "nat-evening": "nat",
}


def asked(what: What, scope: Scope, row: RecordRow) -> Asked | None:
    """The question behind a figure; None where nobody knows who made it."""
    where = row.where
    if where is None:
        return _of_career(what, scope, row)
    if what == "highest-win":
        return LeadAsked(where.evening_id)
    if where.game is not None and where.table_id is not None:
        return SheetAsked(where.table_id, "", where.game)
    if row.member_ids and (where.round is not None or what in _EVENING):
        figure = _EVENING.get(what, "total")
        return PlayersAsked(where.evening_id, row.member_ids, figure, where.round)
    return None


def evenings_asked(what: What, scope: Scope, row: RecordRow) -> CareerAsked | None:
    """The question over which evenings somebody's career in a list goes."""
    if row.pair_id:
        return CareerAsked("pair", row.pair_id, "evenings", within=Listed(what, scope))
    if len(row.member_ids) != 1:
        return None
    return CareerAsked("member", row.member_ids[0], "evenings", within=Listed(what, scope))


def _of_career(what: What, scope: Scope, row: RecordRow) -> Asked | None:
    if row.pair_id:
        figure: CareerFigure = "average" if what == "pair-average" else "evenings"
        return CareerAsked("pair", row.pair_id, figure, within=Listed(what, scope))
    if len(row.member_ids) != 1:
        return None
    (who,) = row.member_ids
    if what == "titles":
        return TitlesAsked("member", who, scope)
    if what in ("attended", "won-series") and row.first is not None and row.last is not None:
        return SeriesAsked("member", who, what, row.first, row.last, scope)
    if what in _CAREER:
        return CareerAsked("member", who, _CAREER[what], within=Listed(what, scope))
    return None

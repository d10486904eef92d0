"""What can be asked about a figure of a list of all times."""

from clubadmin.services.views.archive_records import RecordRow, Scope, What
from clubadmin.services.views.figure_asked import (
    Asked,
    CareerAsked,
    CareerFigure,
    EveningFigure,
    PlayersAsked,
    SheetAsked,
)

_CAREER: dict[What, CareerFigure] = {
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
    """The question behind a figure; None where only its evening can be opened.

    A career is asked about over everything, so not in a list over one season or competition.
    """
    alone = row.member_ids[0] if len(row.member_ids) == 1 else None
    where = row.where
    if where is None:
        everything = scope.season_id is None and not scope.competition
        if alone is None or not everything or what not in _CAREER:
            return None
        return CareerAsked("member", alone, _CAREER[what])
    if where.game is not None and where.table_id is not None:
        return SheetAsked(where.table_id, "", where.game)
    if row.member_ids and (where.round is not None or what in _EVENING):
        figure = _EVENING.get(what, "total")
        return PlayersAsked(where.evening_id, row.member_ids, figure, where.round)
    return None

"""What stands under the columns of a sheet."""

from clubadmin.domain.row.columns import SheetColumns
from clubadmin.domain.scoring.sheet import ScoredSheet

BOX_COLUMNS = ("ns_points", "ns_roem", "ew_points", "ew_roem")
OWN_COLUMNS = ("first", "second", "third")
"""The totals that three players keep each for himself, by seat."""


def column_total(scored: ScoredSheet, column: str) -> int:
    """What the rows come to in a column, named as the field of the players' own totals."""
    if column in OWN_COLUMNS:
        at = OWN_COLUMNS.index(column)
        return scored.seats[at].total if at < len(scored.seats) else 0
    return {
        "ns_points": scored.ns.points,
        "ns_roem": scored.ns.roem,
        "ew_points": scored.ew.points,
        "ew_roem": scored.ew.roem,
    }[column]


def paper_spots(columns: SheetColumns) -> tuple[int, ...]:
    """Under which box each of the players' own totals is typed; counted on into what is after."""
    boxes = BOX_COLUMNS if columns.roem else BOX_COLUMNS[::2]
    players = dict(zip(("player-1", "player-2", "player-3"), OWN_COLUMNS, strict=True))
    places = (*boxes, *(players.get(extra.key, extra.key) for extra in columns.after))
    return tuple(places.index(column) for column in columns.paper)

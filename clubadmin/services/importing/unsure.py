"""Rows of a list of which something is not decided, and the file that keeps them."""

from collections.abc import Iterable

from clubadmin.model.importing.importing import Doubt, Draft, Look, Spot
from clubadmin.services.importing.questions import OF_ROWS
from clubadmin.services.importing.titles import evening_in
from clubadmin.services.importing.values import find_day
from clubadmin.services.lists.people import as_list, listed

_OF_ROWS = OF_ROWS | {
    *("long", "totals", "noname", "nowhen", "nopoints", "sum", "rounds"),
    *("odd", "eveningtext", "roundtext", "date", "sumtext", "place", "high"),
    *("low", "order", "near", "two", "alone", "stoodin", "sameboth", "twice", "half"),
    *("unopened", "novalue", "text", "range"),
}
"""Kinds of doubts that go with the rows they are about; all others are of evenings or columns."""


def row_of(spot: Spot) -> Spot:
    """The whole row of a cell."""
    return Spot(spot.sheet, spot.row)


def unsure_rows(draft: Draft, look: Look) -> frozenset[Spot]:
    """The rows of which something is not decided; of one sheet, which a file can keep apart."""
    if len(draft.sheets) > 1:
        return frozenset()
    return frozenset(
        row_of(spot)
        for one in look.doubts
        if one.open and one.kind in _OF_ROWS
        for spot in one.spots
    )


def without_rows(doubts: Iterable[Doubt], rest: frozenset[Spot]) -> tuple[Doubt, ...]:
    """The doubts but for those about rows that stay out."""
    return tuple(
        one
        for one in doubts
        if one.kind not in _OF_ROWS or not any(row_of(spot) in rest for spot in one.spots)
    )


def rest_of(draft: Draft, look: Look) -> bytes | None:
    """The rows that stayed out, below their titles and headings; None for none."""
    if not look.rest:
        return None
    sheet, header = draft.book.sheets[draft.sheets[0]], draft.layout.header
    kept = sorted(one.row for one in look.rest | look.headings)
    found = listed(sheet, (*range(header + 1), *kept))
    if header >= 0 and (evening_in(sheet.name) is not None or find_day(sheet.name, None)):
        found.insert(max(header - draft.layout.above, 0), [sheet.name])
    return as_list(found)

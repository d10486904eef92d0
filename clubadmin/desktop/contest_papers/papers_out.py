"""Whether papers of a draw are about: drawing again makes them wrong."""

from collections.abc import Iterable
from itertools import chain, repeat
from zlib import crc32

from clubadmin.desktop.kit import remembered
from clubadmin.model.evenings.evening import Evening, RoundPlan, SheetState

OF_DRAW = frozenset({"draw-table", "draw-name", "slips", "sheets", "round-sheets"})
"""The papers that say who sits where, by the keys of their kinds."""

_KEPT = "papers/rounds-{}"  # by evening


def note_printed(evening: Evening) -> None:
    """A paper of the draw as it is now was printed or kept."""
    remembered.keep_text(_KEPT.format(evening.id), " ".join(map(_print_of, evening.plan)))


def is_printed(evening: Evening) -> bool:
    """Whether papers of this very draw were printed or kept, of rounds still to be played."""
    return any(then == now for then, now in _to_play(evening))


def is_stale(evening: Evening) -> bool:
    """Whether papers are about that put somebody elsewhere in a round still to be played."""
    return any(then and then != now for then, now in _to_play(evening))


def _to_play(evening: Evening) -> Iterable[tuple[str, str]]:
    """Give for each round not yet begun what was printed, "" for nothing, and what is drawn."""
    printed = remembered.text(_KEPT.format(evening.id)).split()
    for plan, then in zip(evening.plan, chain(printed, repeat("")), strict=False):
        if all(table.state is SheetState.MISSING for table in plan.tables):
            yield then, _print_of(plan)


def _print_of(plan: RoundPlan) -> str:
    """Tell one draw of a round from another."""
    return str(crc32(repr([(one.table_id, one.ns, one.ew) for one in plan.tables]).encode()))

"""What is wrong with a sheet while it is being typed: at once, but not too early."""

from collections.abc import Mapping

from clubadmin.desktop.sheet.keys import may_grow
from clubadmin.desktop.sheet.sums import BOX_COLUMNS, OWN_COLUMNS
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.scoring.own_totals import OwnTotals
from clubadmin.domain.scoring.sheet import ScoredSheet
from clubadmin.domain.scoring.totals import Paper

_COUNTED = "game-missing"  # how many games are still to come is said in one place
_OF_THE_WHOLE = ("match-unfinished", "match-stopped")
_TYPED_LAST = ("bid-missing", "solo-unknown")  # cannot be missed while the row is being typed


def findings_now(scored: ScoredSheet, row: int, text: str | None) -> tuple[Finding, ...]:
    """The findings that hold whatever is typed next.

    Args:
        scored: the sheet, judged as if it were complete.
        row: where the cursor is, from 0.
        text: the keys typed there and not kept yet; None while nothing is typed.
    """
    early = text is not None and _too_early(scored, row, text)
    return tuple(one for one in scored.findings if not _held(one, scored, row, text, early=early))


def _held(
    finding: Finding, scored: ScoredSheet, row: int, text: str | None, *, early: bool
) -> bool:
    if finding.code == _COUNTED:
        return True
    if finding.code in _OF_THE_WHOLE:
        return bool(scored.missing) or text is not None
    here = text is not None and finding.game == row + 1
    return here and (early or finding.code in _TYPED_LAST)


def _too_early(scored: ScoredSheet, row: int, text: str) -> bool:
    if not text or row >= len(scored.games):
        return True
    return may_grow(text) or scored.games[row].settled is None


def of_sides(written: Mapping[str, int | None]) -> Paper | None:
    """What stands on paper under the boxes, None when nothing does."""
    ns_points, ns_roem, ew_points, ew_roem = (written.get(column) for column in BOX_COLUMNS)
    paper = (ns_points, ns_roem, ew_points, ew_roem)
    return paper if any(figure is not None for figure in paper) else None


def of_players(written: Mapping[str, int | None]) -> OwnTotals | None:
    """What three players added up, each for himself; None when nobody did."""
    first, second, third = (written.get(column) for column in OWN_COLUMNS)
    own = (first, second, third)
    return own if any(figure is not None for figure in own) else None

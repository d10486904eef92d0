"""What is wrong with a sheet as it stands, or as it would be once something more is stored."""

from collections.abc import Mapping
from typing import Any

from clubadmin.domain.scoring.before_decisions import earlier_lines
from clubadmin.domain.scoring.sheet import ScoredSheet, score_sheet
from clubadmin.model.sheets.sheet import PaperTotals
from clubadmin.services.sheets.head import SheetHead


def scored_sheet(
    head: SheetHead,
    *,
    lines: Mapping[int, str] | None = None,
    paper: PaperTotals | None = None,
    other: Mapping[int, str] | None = None,
    complete: bool = False,
) -> ScoredSheet:
    """A sheet judged, or what it would be; its `errors` keep it from being signed off.

    Args:
        head: the sheet as it stands.
        lines: its lines in place of those that stand.
        paper: the players' totals in place of those that stand.
        other: the other side's lines in place of those that stand.
        complete: whether a game that is not typed is an error as well.
    """
    totals = head.paper if paper is None else paper
    typed = head.lines if lines is None else lines
    return score_sheet(
        head.typed(typed),
        head.rules,
        games=head.games,
        paper=totals.of_sides,
        own=totals.of_players,
        other=head.typed(head.other if other is None else other),
        complete=complete,
        earlier=earlier_lines(head.decided, typed),
    )


def judged(scored: ScoredSheet) -> dict[str, Any]:
    """What is stored of a judgement beside the sheet: errors, and where its match ended."""
    match = scored.match
    return {"errors": len(scored.errors), "over_after": match.over_after if match else None}

"""What is wrong with a sheet as it stands, or as it would be once something more is stored."""

from collections.abc import Mapping
from dataclasses import astuple

from clubadmin.domain.scoring.findings import Finding
from clubadmin.domain.scoring.sheet import score_sheet
from clubadmin.services.sheet_head import SheetHead
from clubadmin.services.views.sheet import PaperTotals


def errors_of(
    head: SheetHead,
    *,
    lines: Mapping[int, str] | None = None,
    paper: PaperTotals | None = None,
    other: Mapping[int, str] | None = None,
    complete: bool = False,
) -> tuple[Finding, ...]:
    """The findings that keep a sheet from being signed off.

    Args:
        head: the sheet as it stands.
        lines: its lines in place of those that stand.
        paper: the players' totals in place of those that stand.
        other: the other side's lines in place of those that stand.
        complete: whether a game that is not typed is an error as well.
    """
    return score_sheet(
        head.typed(head.lines if lines is None else lines),
        head.rules,
        games=head.games,
        paper=astuple(head.paper if paper is None else paper),
        other=head.typed(head.other if other is None else other),
        complete=complete,
    ).errors

"""Marks on paper: where it is cut or folded, and an arrow, which no face of ours has."""

from clubadmin.reports.kit.page import Paper, Rule, Sheet

_LENGTH = 9.0


def cross(paper: Paper, sheet: Sheet, x: float, y: float) -> None:
    """A small cross where two cuts meet."""
    rule = Rule(0.5, paper.ink.muted)
    sheet.line(x - _LENGTH / 2, y, x + _LENGTH / 2, y, rule)
    sheet.line(x, y - _LENGTH / 2, x, y + _LENGTH / 2, rule)


def grid(paper: Paper, sheet: Sheet, xs: list[float], ys: list[float]) -> None:
    """Cuts at every x and y: crosses where they meet."""
    for x in xs:
        for y in ys:
            cross(paper, sheet, x, y)


def fold(paper: Paper, sheet: Sheet, x: float) -> None:
    """One cut from top to bottom, finely dashed."""
    sheet.line(x, 8, x, sheet.height - 8, Rule(0.4, paper.ink.struck, (2.0, 4.0)))


def arrow(paper: Paper, sheet: Sheet, x: float, y: float) -> None:
    """A small arrow to the right, its tail at `x`, `y`."""
    rule = Rule(0.9, paper.ink.text)
    for x1, y1 in ((x, y), (x + 4.5, y + 2.2), (x + 4.5, y - 2.2)):
        sheet.line(x1, y1, x + 7, y, rule)

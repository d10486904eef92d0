"""Headings of pages: large on the first, one line on the others."""

from clubadmin.i18n import Words
from clubadmin.reports.kit import fonts
from clubadmin.reports.kit.page import MARGIN, Paper, Rule, Sheet, Type

_MARK = 32.0
_LINE, _LINES = 11.0, 2  # height of a line of parts, and how many there is room for
_CODE, _OVER = 60.0, 8.0  # side of a code in a heading, and how far it stands above the rest
_TITLE = 26.0  # height of the title, also where it needs two lines
FIRST = 98.0  # from the top of the paper to where the page's own matter starts
NEXT = 68.0


def first(paper: Paper, sheet: Sheet, parts: list[str], banner: str = "") -> float:
    """The club's mark, the title, a line of `parts`; gives y below it.

    `banner` is what nobody may overlook ("voorlopig – nog 3 formulieren"): white on black,
    so that a copy shows it too.
    """
    top = sheet.height - MARGIN
    x = MARGIN + sheet.mark(MARGIN, top - _MARK, _MARK) + 13
    shown = fonts.fit(banner, 240, fonts.BOLD, 10)
    right = sheet.width - MARGIN - _to_home(paper, sheet, top)
    taken = fonts.width(*shown) + 18 if banner else 0.0
    room = right - x - (taken + 16 if banner else 0.0)
    with sheet.headed(paper.title, 0, sheet.height):
        sheet.fitted(x, top - 16, paper.title, paper.kind(20, bold=True), room, high=_TITLE)
    if banner:
        left = right - taken
        sheet.box(left, top - 19.5, taken, 19.5, paper.ink.text)
        sheet.text(left + 9, top - 13.5, shown[0], Type(*shown[1:], paper.ink.paper))
    line = " · ".join(part for part in parts if part)
    kind, wide = paper.kind(9.5, muted=True), right - x
    lines = fonts.wrap(line, wide, kind.face, kind.size) if paper.hung else [line]
    with sheet.reads(*([line] if line else [])):
        for at, one in enumerate(lines):
            sheet.fitted(x, top - 30.5 - at * _LINE, one, kind, wide)
    sheet.squeezed = len(lines) > _LINES  # smaller letters in a head are no reason for less
    return sheet.height - FIRST


def _to_home(paper: Paper, sheet: Sheet, top: float) -> float:
    """Draw the code by which the evening is followed at home; gives the width it takes."""
    if not paper.home:
        return 0.0
    from clubadmin.reports.kit.qr_code import draw_code  # late: few papers have one

    words, kind = paper.words("Thuis volgen"), paper.kind(8, muted=True)
    left = sheet.width - MARGIN - _CODE
    draw_code(sheet, left, top + _OVER - _CODE, _CODE, paper.home)
    with sheet.reads(f"{words}: {paper.home}"):
        sheet.right(left, top - 8, words, kind)
    return _CODE + fonts.width(words, kind.face, kind.size) + 12


def following(paper: Paper, sheet: Sheet, banner: str = "") -> float:
    """Draw the line on the second page and further; gives y below it."""
    y = sheet.height - MARGIN - 6
    room = (sheet.width - 2 * MARGIN) / 2 - 10
    title = f"{paper.title} – {banner}" if banner else paper.title
    right = sheet.width - MARGIN
    with sheet.reads():
        sheet.fitted(MARGIN, y, title, paper.kind(9.5, bold=True), room)
        sheet.fitted_right(right, y, paper.club_line, paper.kind(8.5, muted=True), room)
    return sheet.height - NEXT


def section(paper: Paper, sheet: Sheet, y: float, title: str) -> float:
    """A title within the page, on a firm line; gives y below it."""
    room = sheet.width - 2 * MARGIN
    with sheet.headed(title, 1, y):
        sheet.fitted(MARGIN, y - 12, title, paper.kind(12.5, bold=True), room)
    return y - 18


def final(rectification: int | None, words: Words) -> str:
    """Tell that the result is final, and after which rectification, if any."""
    if rectification:
        return words("Definitief na rectificatie {number}", number=rectification)
    return words("Definitief")


def dashed(season: str) -> str:
    """2026-2027 with the dash of print."""
    return season.replace("-", "–")


def firm(paper: Paper) -> Rule:
    """The line below the heads of columns."""
    return Rule(0.9, paper.ink.text)


def hairline(paper: Paper) -> Rule:
    """The line between rows."""
    return Rule(0.4, paper.ink.hairline)

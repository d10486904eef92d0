"""Text that runs on from page to page about an evening, one block below the other."""

from clubadmin.model.evenings.evening import Evening
from clubadmin.reports.kit import fonts, heading, occasion
from clubadmin.reports.kit.page import BOTTOM, MARGIN, PORTRAIT, Paper, Sheet, Type

WIDE = PORTRAIT[0] - 2 * MARGIN
LINE = 14.0
GAP = 9.0


class Running:
    """The drawing of one document, from the top of the first page down."""

    def __init__(self, paper: Paper, evening: Evening) -> None:
        self.paper = paper
        self.words = paper.words
        self.evening = evening
        self.sheet, self._y = self._page()

    def need(self, height: float) -> None:
        """Another page, where so much does not fit on this one."""
        if self._y - height < BOTTOM:
            self.sheet, self._y = self._page()

    def text(self, text: str, kind: Type) -> None:
        """Paragraphs over as many lines as they take."""
        for paragraph in text.splitlines():
            for line in fonts.wrap(paragraph, WIDE, kind.face, kind.size):
                self.line(line, kind)

    def line(self, text: str, kind: Type) -> None:
        """A line, written smaller where it does not fit."""
        self.need(LINE)
        self.sheet.fitted(MARGIN, self._y - 11, text, kind, WIDE)
        self._y -= LINE

    def rule(self) -> None:
        """A hairline below a block."""
        self._y -= GAP
        right = PORTRAIT[0] - MARGIN
        self.sheet.line(MARGIN, self._y, right, self._y, heading.hairline(self.paper))
        self._y -= GAP

    def _page(self) -> tuple[Sheet, float]:
        paper, evening = self.paper, self.evening
        sheet = paper.sheet(PORTRAIT)
        if len(paper.sheets) > 1:
            return sheet, heading.following(paper, sheet)
        parts = occasion.head(paper, evening, evening.number)
        return sheet, heading.first(paper, sheet, [paper.club_line, *parts])

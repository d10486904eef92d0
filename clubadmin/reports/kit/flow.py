"""A paper that is written from the top down, page after page; and the frame of a letter.

An envelope of half the height (DL, C5/6) shows what stands from 45 to 85 mm below the top of a
sheet that is folded in three, from 20 mm of the left side on.
"""

from collections.abc import Callable, Iterable, Sequence

from clubadmin.model.evenings.evening import Evening
from clubadmin.reports.kit import fonts, heading, occasion
from clubadmin.reports.kit.page import BOTTOM, MARGIN, PORTRAIT, Paper, Rule, Sheet, Type
from clubadmin.reports.kit.table import HEAD, Column, Row, Table, paginate

SECTION = 18.0
NOTE = 12.0
_KEEP = 3  # rows that a page begins a table with at least
WIDE = PORTRAIT[0] - 2 * MARGIN
LINE = 14.0
GAP = 9.0
BETWEEN = 26.0  # two blocks
LEADING = 1.37  # of the size of letters, from line to line
WRITTEN = 21.0  # of a line to be filled in by hand


class Flow:
    """The place of the drawing; a new page comes when there is no room.

    Args:
        paper: on which is drawn; its title is known.
        parts: of the line below the title on the first page.
    """

    def __init__(
        self, paper: Paper, parts: Sequence[str], size: tuple[float, float] = PORTRAIT
    ) -> None:
        self.paper, self.size = paper, size
        self.wide = size[0] - 2 * MARGIN
        self.sheet = paper.sheet(size)
        self.y = heading.first(paper, self.sheet, list(parts))

    def page(self) -> None:
        """Begin a new page."""
        self.sheet = self.paper.sheet(self.size)
        self.y = heading.following(self.paper, self.sheet)

    def need(self, height: float) -> None:
        """A new page, unless there is room for so much."""
        if self.y - height < BOTTOM:
            self.page()

    def gap(self, height: float) -> None:
        """White, but never at the top of a page's own matter."""
        self.y -= height

    def section(self, title: str, rows: float = 0) -> None:
        """A title with at least so much below it on the same page."""
        self.need(SECTION + HEAD + rows)
        self.y = heading.section(self.paper, self.sheet, self.y, title)

    def table(self, columns: Sequence[Column], rows: Sequence[Row], tail: float = 0.0) -> None:
        """A table from where the drawing is; the rest of it on pages that follow."""
        if not rows:
            return
        table = Table(self.paper, columns)
        self.need(HEAD + sum(row.height for row in rows[:_KEEP]))
        room = self.y - BOTTOM - HEAD
        rest = self.size[1] - heading.NEXT - BOTTOM - HEAD
        heights = [row.height for row in rows]
        for number, (start, end) in enumerate(paginate(heights, room, rest, tail)):
            if number:
                self.page()
            self.y = table.rows(self.sheet, table.heads(self.sheet, self.y), rows[start:end])

    def told(self, label: str, text: str, beside: float, size: float = 9.5) -> None:
        """A label, and what it says beside it, over as many lines as it takes.

        Args:
            text: wrapped.
            beside: how far from the margin the text stands, in points.
            size: of the letters, in points.
        """
        kind, muted = self.paper.kind(size), self.paper.kind(size, muted=True)
        step = size * LEADING
        lines = fonts.wrap(text, self.wide - beside, kind.face, kind.size)
        self.need(len(lines) * step)
        with self.sheet.reads(f"{label} {text}".strip()):
            self.sheet.fitted(MARGIN, self.y - step, label, muted, beside - 8)
            for line in lines:
                self.gap(step)
                self.sheet.text(MARGIN + beside, self.y, line, kind)

    def blank(self, label: str, beside: float, size: float = 9.5) -> None:
        """A label, and a line beside it that is filled in by hand."""
        self.need(WRITTEN)
        self.gap(WRITTEN)
        self.sheet.fitted(MARGIN, self.y, label, self.paper.kind(size, muted=True), beside - 6)
        end = MARGIN + self.wide
        self.sheet.line(MARGIN + beside, self.y - 2, end, self.y - 2, heading.hairline(self.paper))

    def notes(self, lines: Iterable[str], kind: Type | None = None, step: float = NOTE) -> None:
        """Sentences below each other, each wrapped."""
        face = kind or self.paper.kind(8.5, muted=True)
        for text in lines:
            self.paragraph(text, face, step)

    def paragraph(self, text: str, kind: Type, step: float, aside: float = 0.0) -> None:
        """A text over as many lines as it takes, also where a page ends in it."""
        part = [text] if text else []
        for one in fonts.wrap(text, self.wide - aside, kind.face, kind.size):
            self.need(step)
            self.y -= step
            with self.sheet.reads(*part):
                self.sheet.text(MARGIN + aside, self.y, one, kind)
            part = []


class Running(Flow):
    """The drawing of one document, from the top of the first page down."""

    def __init__(self, paper: Paper, evening: Evening) -> None:
        super().__init__(paper, [paper.club_line, *occasion.head(paper, evening, evening.number)])
        self.words, self.evening = paper.words, evening

    def text(self, text: str, kind: Type) -> None:
        """Paragraphs over as many lines as they take."""
        for paragraph in text.splitlines():
            for line in fonts.wrap(paragraph, WIDE, kind.face, kind.size):
                self.line(line, kind)

    def line(self, text: str, kind: Type) -> None:
        """A line, written smaller where it does not fit."""
        self.need(LINE)
        self.sheet.fitted(MARGIN, self.y - 11, text, kind, WIDE)
        self.y -= LINE

    def rule(self) -> None:
        """A hairline below a block."""
        self.y -= GAP
        right = PORTRAIT[0] - MARGIN
        self.sheet.line(MARGIN, self.y, right, self.y, heading.hairline(self.paper))
        self.y -= GAP


def block_width(blocks: int, size: tuple[float, float] = PORTRAIT) -> float:
    """How wide a block is."""
    return (size[0] - 2 * MARGIN - (blocks - 1) * BETWEEN) / blocks


def draw_blocks(
    paper: Paper,
    columns: Sequence[Column],
    rows: Sequence[Row],
    new_page: Callable[[], tuple[Sheet, float]],
    *,
    size: tuple[float, float] = PORTRAIT,
    blocks: int = 1,
    tail: float = 0.0,
) -> tuple[Sheet, float]:
    """Draw all pages of rows that are equally high.

    Answers the last page, and y below its longest block.

    Args:
        paper: what the pages belong to.
        columns: of one block; together `block_width(blocks)` wide.
        rows: in the order of reading, at least one.
        new_page: makes a page with its heading, and gives y below that.
        blocks: one or two.
        tail: what must fit below the last row.
    """
    height = rows[0].height
    lines = -(-len(rows) // blocks)
    room = size[1] - heading.FIRST - HEAD - BOTTOM
    rest = size[1] - heading.NEXT - HEAD - BOTTOM
    each = block_width(blocks, size) + BETWEEN
    tables = [Table(paper, columns, MARGIN + number * each) for number in range(blocks)]
    for start, end in paginate([height] * lines, room, rest, tail):
        sheet, top = new_page()
        low = top
        for number, table in enumerate(tables):
            first = start * blocks + number * (end - start)
            part = rows[first : min(first + end - start, end * blocks)]
            if part:
                low = min(low, table.rows(sheet, table.heads(sheet, top), part))
    return sheet, low


TEXT, STEP = 10.5, 15.0
_MM = 72 / 25.4
_LEFT, _TOP, _BELOW = 22 * _MM, 50 * _MM, 88 * _MM  # of the address; where the text begins
_LINES = 6  # of an address that the window shows
_ROOM = 88 * _MM
TO_TICK = "[ ]"
_BOX, _BOXED = 9.0, 16.0  # points: a box, and what stands behind it


def begin(paper: Paper, parts: Sequence[str], address: Sequence[str] = ()) -> Flow:
    """The first page of a letter, down to where its text begins.

    Args:
        paper: on which is drawn; its title is known.
        parts: of the line below the title.
        address: the lines in the window; () for a letter that is handed over.
    """
    flow = Flow(paper, parts)
    if address:
        kind = paper.kind(TEXT)
        y = PORTRAIT[1] - _TOP
        with flow.sheet.reads("\n".join(_shown(address))):
            for line in _shown(address):
                flow.sheet.fitted(_LEFT, y, line, kind, _ROOM)
                y -= STEP
        flow.y = PORTRAIT[1] - _BELOW
    return flow


def _shown(address: Sequence[str]) -> Sequence[str]:
    """The lines that the window shows; the last, which the post needs, is always there."""
    return address if len(address) <= _LINES else (*address[: _LINES - 1], address[-1])


def body(flow: Flow, text: str, kind: Type) -> None:
    """The lines of a letter; an empty one is white, a page that is full goes on on another.

    What begins with `TO_TICK` gets a box.
    """
    for line in text.splitlines():
        if not line.strip():
            flow.gap(STEP * 0.7)
            continue
        boxed = line.startswith(TO_TICK)
        text = line.removeprefix(TO_TICK).lstrip() if boxed else line
        if boxed:
            flow.need(STEP)
            flow.sheet.frame(MARGIN, flow.y - STEP - 1, _BOX, _BOX, Rule(0.8, kind.colour))
        flow.paragraph(text, kind, STEP, _BOXED if boxed else 0.0)

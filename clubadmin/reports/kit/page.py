"""A paper and its sheets: what is drawn is kept until it is known how many pages there are.

Lines of one width go into the PDF together and all texts of a page in one piece, in the
order of reading, which is smaller and faster than one drawing call a figure.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from io import BytesIO

from reportlab.pdfgen.canvas import Canvas

from clubadmin.i18n import Words
from clubadmin.model.club.journal_step import Step
from clubadmin.model.club.printing import Printing
from clubadmin.reports.kit import fonts
from clubadmin.reports.kit.canvas import Pen, load_logo
from clubadmin.reports.kit.ink import ink
from clubadmin.reports.kit.leaf import BOTTOM, FOOT, LANDSCAPE, MARGIN, PORTRAIT, Rule, Sheet, Type

__all__ = ["BOTTOM", "FOOT", "LANDSCAPE", "MARGIN", "PORTRAIT", "Paper", "Rule", "Sheet", "Type"]
_RIGHT = 90.0  # of the foot: the page
_ABOVE = 9.0  # points between two lines of the foot
_watcher: ContextVar[Callable[[], None] | None] = ContextVar("watcher", default=None)


class Paper:
    """A document of one club in one language."""

    def __init__(self, printing: Printing) -> None:
        fonts.load()
        club = printing.club
        self.title = ""  # set by the document, in its language
        self.club = club
        self.words = Words(printing.language)
        self.stamp = printing.stamp
        self.web = printing.web
        self.home = printing.home
        self.step: Step | None = None  # of a result: that of the journal when it was read
        self.bare = False  # without a foot: a diploma hangs on a wall
        self.exact = False  # cut or stuck: it is of no use in another size
        self.size = PORTRAIT  # of a page on which is drawn
        self.scale = 1.0  # how many times such a page is enlarged
        self.hung = False  # whether what is drawn hangs on a wall
        self.ink = ink(club.accent)
        self.logo = load_logo(club.logo)
        self.sheets: list[Sheet] = []

    @property
    def club_line(self) -> str:
        """The club's name and place."""
        return ", ".join(part for part in (self.club.name, self.club.place) if part)

    def sheet(self, size: tuple[float, float] = PORTRAIT) -> Sheet:
        """A new page."""
        self.sheets.append(Sheet(size, self.ink, self.logo.wide if self.logo else 1.0))
        return self.sheets[-1]

    def only(self, sentence: str, size: tuple[float, float] = PORTRAIT) -> None:
        """A page that says why there is nothing on it."""
        sheet = self.sheet(size)
        sheet.text(MARGIN, sheet.height - MARGIN - 16, sentence, self.kind(11))

    def kind(self, size: float, *, bold: bool = False, muted: bool = False) -> Type:
        """A type in the paper's own ink."""
        colour = self.ink.muted if muted else self.ink.text
        return Type(fonts.BOLD if bold else fonts.REGULAR, size, colour)

    def document(self, *foot: str) -> bytes:
        """A PDF, or the same as a web page where that is asked for.

        `foot` stands left below every page, "page x of y" right. Equal input gives equal bytes:
        no clock and no chance is used.
        """
        left = self._foot(foot)
        if self.web:
            from clubadmin.reports.kit.web_page import web_page  # late: most papers are on paper

            about = () if self.bare else (*left, *self._step())
            return web_page(self.title, self.club, self.words, self.sheets, about)
        out = BytesIO()
        canvas = self.canvas(out)
        pen = Pen(canvas, self.logo, self.scale)
        for number, sheet in enumerate(self.sheets, start=1):
            if not self.bare:
                self._draw_foot(sheet, left, number)
            pen.outline(sheet)
            pen.page(sheet)
            page_made()
        canvas.save()
        return out.getvalue()

    def canvas(self, out: BytesIO) -> Canvas:
        """An empty document that says its title, its author and its language to a reader."""
        canvas = Canvas(
            out, invariant=1, pageCompression=1, initialFontName=fonts.REGULAR,
            lang=self.words.language.value,
        )  # fmt: skip
        canvas.setTitle(fonts.legible(self.title))
        canvas.setAuthor(fonts.legible(self.club_line))
        canvas.setCreator("clubadmin")
        canvas.setViewerPreference("DisplayDocTitle", "true")
        if self.exact:
            canvas.setViewerPreference("PrintScaling", "None")
        return canvas

    def _foot(self, parts: Iterable[str]) -> tuple[str, ...]:
        printed = (
            [self.words("afgedrukt {moment}", moment=self.words.moment(self.stamp))]
            if self.stamp
            else []
        )
        return (*(part for part in parts if part), *printed)

    def _draw_foot(self, sheet: Sheet, left: tuple[str, ...], number: int) -> None:
        kind = self.kind(7.5, muted=True)
        right = " · ".join(self._right(number))
        taken = max(_RIGHT, fonts.width(right, kind.face, kind.size) + kind.size) if right else 0.0
        room = sheet.width - 2 * sheet.margin - taken
        for above, line in enumerate(reversed(_lines(left, kind, room))):
            sheet.fitted(sheet.margin, FOOT + above * _ABOVE, line, kind, room)
        sheet.right(sheet.width - sheet.margin, FOOT, right, kind)

    def _right(self, number: int) -> Iterator[str]:
        """Give the texts that are never cut off: the code of the paper's step, and the page."""
        yield from self._step()
        if not (self.hung and len(self.sheets) == 1):
            yield self.words("pagina {page} van {pages}", page=number, pages=len(self.sheets))

    def _step(self) -> Iterator[str]:
        if self.step:
            step = self.words.number(self.step.number)
            yield self.words("stap {step} {letters}", step=step, letters=self.step.letters)


def _lines(parts: tuple[str, ...], kind: Type, room: float) -> tuple[str, ...]:
    """Parts of a foot on one line, or on two where they would be cut off on one."""
    first = len(parts)
    while first > 1 and fonts.width(_between(parts[:first]), kind.face, kind.size) > room:
        first -= 1
    return tuple(_between(some) for some in (parts[:first], parts[first:]) if some)


def _between(parts: tuple[str, ...]) -> str:
    return fonts.legible(" · ".join(parts))


@contextmanager
def watched(page_made: Callable[[], None]) -> Iterator[None]:
    """Call `page_made` for every page that is drawn; what it raises ends the paper."""
    token = _watcher.set(page_made)
    try:
        yield
    finally:
        _watcher.reset(token)


def page_made() -> None:
    """A page was drawn."""
    watcher = _watcher.get()
    if watcher is not None:
        watcher()

"""A page of a paper on the screen, and the outline beside all of them, which one can jump by."""

import ctypes
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QLabel, QTreeWidget, QTreeWidgetItem

from clubadmin.desktop.kit.theme import Theme

if TYPE_CHECKING:
    import pypdfium2

_WHERE = Qt.ItemDataRole.UserRole


class Place(NamedTuple):
    """Somewhere in a paper."""

    page: int  # from 0
    down: float  # of the height of the page, from its top


class Jump(NamedTuple):
    """A part of a page that leads elsewhere; its edges as shares of the page, from its top."""

    left: float
    top: float
    right: float
    bottom: float
    to: Place


class Heading(NamedTuple):
    """A line of the outline."""

    level: int
    title: str
    to: Place


class About(NamedTuple):
    """A paper as a whole."""

    sizes: list[tuple[float, float]]  # width and height of each page, in points
    outline: tuple[Heading, ...]  # () where there is none
    exact: bool = False  # whether it is of no use in another size
    texts: tuple[str, ...] = ()  # of each page, where somebody listens


def about(pdf: bytes, *, heard: bool = False) -> About:
    """The size of every page, the outline, whether it may be scaled, and texts if `heard`."""
    from pypdfium2 import raw

    with _opened(pdf) as document:
        sizes = [document.get_page_size(at) for at in range(len(document))]
        scaled = bool(raw.FPDF_VIEWERREF_GetPrintScaling(document))
        pages = document if heard else ()
        read = tuple(page.get_textpage().get_text_range() for page in pages)
        wanted = raw.FPDFDoc_GetPageMode(document) == raw.PAGEMODE_USEOUTLINES
        return About(sizes, tuple(_outline(document)) if wanted else (), not scaled, read)


def jumps(pdf: bytes, page: int) -> tuple[Jump, ...]:
    """Find the links on a page."""
    with _opened(pdf) as document:
        return tuple(_jumps(document, page))


@contextmanager
def _opened(pdf: bytes) -> "Iterator[pypdfium2.PdfDocument]":
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    try:
        yield document
    finally:
        document.close()


def _jumps(document: "pypdfium2.PdfDocument", page: int) -> Iterator[Jump]:
    from pypdfium2 import raw

    shown = document[page]
    wide, high = shown.get_size()
    at, link, edges = ctypes.c_int(0), raw.FPDF_LINK(), raw.FS_RECTF()
    while raw.FPDFLink_Enumerate(shown.raw, at, link):
        dest = raw.FPDFLink_GetDest(document.raw, link)
        if dest and raw.FPDFLink_GetAnnotRect(link, edges):
            left, right = edges.left / wide, edges.right / wide
            top, bottom = 1 - edges.top / high, 1 - edges.bottom / high
            yield Jump(left, top, right, bottom, _place(document, dest))


def _outline(document: "pypdfium2.PdfDocument") -> Iterator[Heading]:
    for line in document.get_toc():
        dest = line.get_dest()
        if dest is not None:
            yield Heading(line.level, line.get_title(), _place(document, dest.raw))


def _place(document: "pypdfium2.PdfDocument", dest: object) -> Place:
    from pypdfium2 import raw

    page = max(0, raw.FPDFDest_GetDestPageIndex(document.raw, dest))
    has = [ctypes.c_int() for _ in range(3)]
    x, y, zoom = (ctypes.c_float() for _ in range(3))
    raw.FPDFDest_GetLocationInPage(dest, *has, x, y, zoom)
    if not has[1].value:
        return Place(page, 0.0)
    _, high = document.get_page_size(page)
    return Place(page, min(max(1 - y.value / high, 0.0), 1.0))


class PageView(QLabel):
    """A page; what leads elsewhere can be clicked."""

    wanted = Signal(object)  # Place

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "print")
        self.setMouseTracking(True)
        self._jumps: tuple[Jump, ...] = ()

    def lead(self, jumps: tuple[Jump, ...]) -> None:
        """Set the links of the page."""
        self._jumps = jumps

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A hand above what can be clicked."""
        above = self._at(event.position()) is not None
        shape = Qt.CursorShape.PointingHandCursor if above else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Go there."""
        jump = self._at(event.position())
        if jump is not None and event.button() == Qt.MouseButton.LeftButton:
            self.wanted.emit(jump.to)

    def _at(self, where: QPointF) -> Jump | None:
        x, y = where.x() / max(self.width(), 1), where.y() / max(self.height(), 1)
        return next(
            (one for one in self._jumps
             if one.left <= x <= one.right and one.top <= y <= one.bottom),
            None,
        )  # fmt: skip


class Outline(QTreeWidget):
    """The chapters of a paper; going through them by arrows shows their pages."""

    wanted = Signal(object)  # Place

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Inhoud"))
        self.setHeaderHidden(True)
        self.setColumnCount(1)
        self.setFixedWidth(theme.grid(38))
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.currentItemChanged.connect(self._go)

    def show_headings(self, headings: Sequence[Heading]) -> None:
        """The lines of an outline; what is within a part is closed."""
        above: list[QTreeWidgetItem] = []
        for one in headings:
            del above[one.level :]
            item = QTreeWidgetItem([one.title])
            item.setData(0, _WHERE, one.to)
            if above:
                above[-1].addChild(item)
            else:
                self.addTopLevelItem(item)
            above.append(item)

    def _go(self, item: QTreeWidgetItem | None, _before: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.wanted.emit(item.data(0, _WHERE))

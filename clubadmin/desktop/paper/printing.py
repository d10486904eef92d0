"""Papers: seen on the screen first, then printed or kept as PDF."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import partial
from importlib import import_module
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QImage,
    QKeyEvent,
    QKeySequence,
    QPageLayout,
    QPageSize,
    QPainter,
    QPixmap,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QAbstractSlider, QDialog, QScrollArea, QWidget

from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.fitting import Window
from clubadmin.desktop.kit.language import current
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, column, holder, label, row
from clubadmin.desktop.paper.page_view import About, Jump, Outline, PageView, Place, about, jumps
from clubadmin.desktop.work import troubles
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.club.printing import Printing, is_page
from clubadmin.part import fillings
from clubadmin.services.club import club as clubs
from clubadmin.services.club import files as keeping

POINTS = 72  # an inch in a PDF
KEPT = 12  # pages around those in view that stay rendered
SHARP = 300  # dots an inch are enough on paper
_WHOLE = 0.995  # of its size: nobody sees less


def preview_pdf(
    parent: QWidget,
    title: str,
    make: Callable[[], bytes],
    suggested_name: str = "",
    web: Callable[[], bytes] | None = None,
) -> "Preview":
    """Show a paper in a window of its own; `make` runs on the thread for papers.

    Args:
        make: answers the PDF; it must not touch the club or the screen.
        suggested_name: the file name when it is kept; "": it is called after the title.
        web: answers the same as a web page; None: it can only be kept as PDF.
    """
    shown = Preview(parent, title, suggested_name, web)
    shown.load(make)
    shown.show()
    return shown


def preview_paper(
    parent: QWidget,
    title: str,
    make: Callable[[Printing], bytes],
    suggested_name: str = "",
    failed: Callable[[Exception], None] | None = None,
    *,
    delivered: Callable[[], object] | None = None,
    web: bool = False,
    follows: int = 0,
) -> None:
    """Preview a paper that names the club and the moment at which it is made.

    Args:
        make: answers the PDF; it must not touch the club's file or the screen.
        suggested_name: the file name when it is kept; "": it is called after the title.
        failed: told why the club's file could not be read.
        delivered: told once it was sent to a printer or kept.
        web: whether it may be kept as a web page.
        follows: the evening of which it tells where that is followed at home; 0 for none.
    """
    ops, _theme = tools_of(parent)
    home = followed(ops, follows) if follows else ""

    def show(club: ClubSettings) -> None:
        printing = Printing(club, current(), datetime.now(), home=home)
        page = partial(make, replace(printing, web=True)) if web else None
        shown = preview_pdf(parent, title, partial(make, printing), suggested_name, page)
        if delivered is not None:
            shown.delivered.connect(delivered)

    ops.run(clubs.settings, show, failed)


def paper_of(place: str, *facts: object, **how: object) -> Callable[[Printing], bytes]:
    """Make a paper, loaded with all that draws when it is made.

    Args:
        place: the function in `reports`, such as "standings.ledger.ledger_paper".
        facts: what it gets before the printing.
        how: what it is told besides.
    """

    def make(printing: Printing) -> bytes:
        module, _, name = f"clubadmin.reports.{place}".rpartition(".")
        made: bytes = getattr(import_module(module), name)(*facts, printing, **how)
        return made

    return make


def followed(ops: Operations, evening_id: int) -> str:
    """The address where an evening is followed at home; "" where it is not."""
    return next((found for of in fillings("at-home") if (found := of(ops, evening_id))), "")


_STEP = QAbstractSlider.SliderAction
_SCROLLS = {
    Qt.Key.Key_PageDown: _STEP.SliderPageStepAdd,
    Qt.Key.Key_PageUp: _STEP.SliderPageStepSub,
    Qt.Key.Key_Down: _STEP.SliderSingleStepAdd,
    Qt.Key.Key_Up: _STEP.SliderSingleStepSub,
}
_ENDS = {Qt.Key.Key_Home, Qt.Key.Key_End}


class Preview(Window):
    """The pages of a PDF below each other."""

    delivered = Signal()  # sent to a printer, or kept

    def __init__(
        self,
        parent: QWidget,
        title: str,
        suggested_name: str,
        web: Callable[[], bytes] | None = None,
    ) -> None:
        super().__init__(parent.window())
        self.setWindowTitle(title)
        self._ops, self._theme = tools_of(parent)
        self._name = suggested_name or files.titled_file(title)
        self._web = web
        self.pdf = b""  # the paper; empty until it is made
        self._pages: list[PageView] = []
        self._sizes: list[tuple[float, float]] = []
        self._exact = False  # whether it is of no use in another size
        self._agreed = QPageSize()  # other paper on which it is printed all the same
        self._say = label(self.tr("De bladzijden worden gemaakt"), "muted", wrap=True)
        self._sheet = column(None, gap=self._theme.grid(2), margin=self._theme.grid(2))
        self._area = QScrollArea()
        self._area.setAccessibleName(self.tr("Voorbeeld"))
        self._area.setWidget(holder(self._sheet))
        self._area.setWidgetResizable(True)
        self._area.verticalScrollBar().valueChanged.connect(lambda _value: self._look())
        self.outline = Outline(self._theme)
        self.outline.wanted.connect(self.go)
        self._asked: set[int] = set()  # pages that were rendered, or are being rendered
        self.print_button = button(self.tr("&Afdrukken"), self._print, "primary")
        self.keep_button = button(
            self.tr("&Bewaren als …") if web else self.tr("&Bewaren als PDF"), self._keep
        )
        away = button(self.tr("&Sluiten"), self.close, "quiet")
        foot = row(self._say, None, away, self.keep_button, self.print_button, gap=8)
        margin = self._theme.grid(1.5)
        foot.setContentsMargins(margin, margin, margin, margin)
        self.setLayout(column(row(self.outline, self._area), foot))
        self.outline.hide()
        for one in (away, self.keep_button, self.print_button):
            one.installEventFilter(self)
        QShortcut(QKeySequence("Ctrl+P"), self, self._print)
        QShortcut(QKeySequence("Ctrl+S"), self, self._keep)
        room = parent.window().size()
        self.resize(min(room.width(), self._theme.grid(110)), room.height())
        self._enable(False)

    @property
    def pages(self) -> int:
        """How many pages it has; 0 until they are laid out."""
        return len(self._pages)

    def load(self, make: Callable[[], bytes]) -> None:
        """Make the paper."""
        self._ops.make(make, self._made, self._refused, title=self.windowTitle())

    def _made(self, pdf: bytes) -> None:
        self.pdf = pdf
        heard = QAccessible.isActive()
        self._ops.make(lambda: about(pdf, heard=heard), self._lay_out, self._refused)

    def go(self, to: Place) -> None:
        """Show a place in the paper at the top of the window."""
        page = self._pages[to.page]
        self._area.verticalScrollBar().setValue(page.y() + round(page.height() * to.down))

    def _lay_out(self, found: About) -> None:
        width, sizes = self._theme.grid(92), found.sizes
        if found.outline:
            self.outline.show_headings(found.outline)
            room = self.screen().availableGeometry().width()
            self.resize(min(self.width() + self.outline.width(), room), self.height())
            self.keep_on_screen()
            self.outline.show()
        self._say.setText(
            self.tr("1 bladzijde")
            if len(sizes) == 1
            else self.tr("%1 bladzijden").replace("%1", str(len(sizes)))
        )
        for at, (wide, high) in enumerate(sizes):
            page = PageView()
            page.setFixedSize(width, round(width * high / wide))
            page.wanted.connect(self.go)
            page.setAccessibleName(self.tr("bladzijde %1").replace("%1", str(at + 1)))
            page.setAccessibleDescription("".join(found.texts[at : at + 1]))
            self._sheet.insertWidget(at, page, alignment=Qt.AlignmentFlag.AlignHCenter)
            self._pages.append(page)
        self._sizes, self._exact = sizes, found.exact
        self._enable(True)  # not before it is said how many pages there are
        self.print_button.setFocus()
        self._look()

    def _look(self) -> None:
        """Render what is in view and a page around it; what is far away is let go."""
        if not self._pages:
            return
        top = self._area.verticalScrollBar().value()
        first = self._at(top)
        last = self._at(top + self._area.viewport().height())
        here = self._pages[first]  # read where the keyboard is
        said = (here.accessibleName(), here.accessibleDescription())
        self._area.setAccessibleDescription(" ".join(filter(None, said)))
        near = range(max(0, first - 1), min(len(self._pages), last + 2))
        for at in near:
            if at not in self._asked:
                self._asked.add(at)
                self._render(at)
        for at in [one for one in self._asked if not first - KEPT <= one <= last + KEPT]:
            self._asked.discard(at)
            self._pages[at].setPixmap(QPixmap())

    def _at(self, y: int) -> int:
        """The page that lies at a height of the whole."""
        gap, down = self._sheet.spacing(), self._theme.grid(2)
        for at, page in enumerate(self._pages):
            down += page.height() + gap
            if down > y:
                return at
        return len(self._pages) - 1

    def _render(self, at: int) -> None:
        pdf, ratio = self.pdf, self.devicePixelRatioF()
        scale = self._pages[at].width() * ratio / self._sizes[at][0]

        def shown(made: tuple[QImage, tuple[Jump, ...]]) -> None:
            if at in self._asked:
                image, found = made
                image.setDevicePixelRatio(ratio)
                self._pages[at].setPixmap(QPixmap.fromImage(image))
                self._pages[at].lead(found)

        self._ops.make(lambda: (render(pdf, at, scale), jumps(pdf, at)), shown, self._refused)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys that scroll do so while a button below the pages has the keyboard."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            bar = self._area.verticalScrollBar()
            if event.key() in _SCROLLS:
                bar.triggerAction(_SCROLLS[Qt.Key(event.key())])
                return True
            if event.key() in _ENDS:
                bar.setValue(bar.maximum() if event.key() == Qt.Key.Key_End else 0)
                return True
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A larger window shows more pages."""
        super().resizeEvent(event)
        self._look()

    def _print(self) -> None:
        if not self._pages:
            return
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self.windowTitle())
        wanted = self._agreed if self._agreed.isValid() else _paper_of(self._sizes[0])
        printer.setPageSize(wanted)
        printer.setPageOrientation(_direction(self._sizes[0]))
        asked = QPrintDialog(printer, self)
        asked.setMinMax(1, len(self._pages))
        if asked.exec() == QDialog.DialogCode.Accepted and self._may_print(printer):
            print_pdf(self.pdf, printer)
            self._printed(printer.outputFileName())

    def _may_print(self, printer: QPrinter) -> bool:
        """Whether the paper is what it was made for; else it is said first what comes of it.

        What would only come out smaller is printed once that was said; what is cut or stuck
        never is.
        """
        held, share = printer.pageLayout().pageSize(), _share(printer, self._sizes)
        if held.name() in (_paper_of(self._sizes[0]).name(), self._agreed.name()):
            return True
        text = self.tr("De printer heeft %1, en dit is gemaakt voor %2. Er is niets afgedrukt.")
        if share > _WHOLE:
            more = self.tr("Het past er in zijn eigen grootte op. Druk nog eens af om dat te doen.")
        elif self._exact:
            more = self.tr("Dit moet precies zo groot zijn: leg %2 in de printer en kies dat.")
        else:
            more = self.tr("Het wordt %3 % zo groot. Druk nog eens af om dat te doen, of kies %2.")
        made_for = _paper_of(self._sizes[0]).name()
        there = held.name().partition(" / ")[0]
        values = ("%1", there), ("%2", made_for), ("%3", str(int(share * 100)))
        said = f"! {text} {more}"
        for sign, value in values:
            said = said.replace(sign, value)
        self._say.setText(said)
        self._agreed = QPageSize() if self._exact and share <= _WHOLE else held
        return False

    def _printed(self, file: str) -> None:
        """A printer can be a file as well."""
        if file:
            self._kept(file)
        else:
            self._say.setText(self.tr("Naar de printer gestuurd"))
            self.delivered.emit()

    def _keep(self) -> None:
        if not self._pages:
            return
        web, pdf = self._web, self.pdf
        title, kinds = self.tr("Bewaren"), files.paper_kinds(web=web is not None)
        file = files.ask_target(self, title, self._name, kinds)
        if file is None:
            return

        def work() -> str:
            return str(keeping.save(file, web() if web and is_page(file) else pdf))

        self._ops.make(work, self._kept, self._refused)

    def _kept(self, where: str) -> None:
        self._say.setText(self.tr("Bewaard: %1").replace("%1", where))
        self.delivered.emit()

    def _refused(self, error: Exception) -> None:
        self._say.setText(f"! {troubles.sentence(error)}")

    def _enable(self, ready: bool) -> None:
        self.print_button.setEnabled(ready)
        self.keep_button.setEnabled(ready)


def render(pdf: bytes, page: int, scale: float) -> QImage:
    """A page as a picture, `scale` pixels for each point."""
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    try:
        bitmap = document[page].render(scale=scale, prefer_bgrx=True)
        image = QImage(
            bytes(bitmap.buffer),
            bitmap.width,
            bitmap.height,
            bitmap.stride,
            QImage.Format.Format_RGB32,
        )
        return image.copy()  # the buffer goes with the document
    finally:
        document.close()


def _paper_of(size: tuple[float, float]) -> QPageSize:
    """The paper that a page was made for."""
    return QPageSize(QSizeF(min(size), max(size)), QPageSize.Unit.Point)


def _share(printer: QPrinter, sizes: list[tuple[float, float]]) -> float:
    """The part of its size that the largest page keeps on a printer's paper."""
    held = printer.pageLayout().pageSize().size(QPageSize.Unit.Point)
    return min(
        min(min(held.toTuple()) / min(size), max(held.toTuple()) / max(size)) for size in sizes
    )


def print_pdf(pdf: bytes, printer: QPrinter) -> None:
    """Send the pages that were chosen to a printer, in their own size and direction.

    What is cut out has to come out as large as it was drawn, so nothing is made smaller for
    the margins of the printer: no paper of ours prints that near the edge. Only a paper that is
    smaller than a page makes it smaller; what another paper has more is left white around it.
    """
    scale = min(SHARP, printer.resolution()) / POINTS
    sizes = about(pdf).sizes
    first = printer.fromPage() or 1
    last = printer.toPage() or len(sizes)
    printer.setFullPage(True)
    printer.setPageOrientation(_direction(sizes[first - 1]))
    painter = QPainter(printer)
    dots = printer.resolution() / POINTS
    for page in range(first - 1, last):
        if page > first - 1:
            printer.setPageOrientation(_direction(sizes[page]))
            printer.newPage()
        image = render(pdf, page, scale)
        share = min(1.0, _share(printer, [sizes[page]])) * dots
        area = QRectF(QPointF(), QSizeF(*sizes[page]) * share)
        area.moveCenter(QRectF(printer.pageLayout().fullRectPixels(printer.resolution())).center())
        painter.drawImage(area, image)
    painter.end()


def _direction(size: tuple[float, float]) -> QPageLayout.Orientation:
    wide, high = size
    return QPageLayout.Orientation.Landscape if wide > high else QPageLayout.Orientation.Portrait


def tools_of(widget: QWidget) -> tuple[Operations, Theme]:
    """The thread and the look of the window that the widget is in."""
    at: Any = widget
    while at is not None:
        if isinstance(getattr(at, "ops", None), Operations):
            return at.ops, at.theme
        at = at.parent()
    raise LookupError("a paper needs a widget in the main window")

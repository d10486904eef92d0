"""F1: the pages that explain the program, and what is known of this installation."""

import contextlib
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QEvent, QLibraryInfo, QObject, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QDesktopServices,
    QImage,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QResizeEvent,
    QShortcut,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QListWidget,
    QListWidgetItem,
    QTextEdit,
    QWidget,
)

from clubadmin import __version__, assets
from clubadmin.desktop.kit import language, remembered
from clubadmin.desktop.kit.doors import GiveCommand, ShowManual, ask
from clubadmin.desktop.kit.fitting import Window
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.searching import search_field
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, column, row
from clubadmin.i18n import Language
from clubadmin.model.club.club import where_newer
from clubadmin.part import parts

if TYPE_CHECKING:
    from importlib.metadata import PackageMetadata

OWN = "map"  # links of this kind open a folder of the computer, and never a place on the internet
_LONGEST = 60  # signs of a licence; some packages give the whole text for its name

DEED = "doe"  # links of this kind do what the page is about
PAGES = """
start eerste-avond leden ledenadministratie contributie seizoen avond wedstrijd aanwezig indeling
eerlijk formulieren per-spel uitslag kas scherm protesten papieren stand stand-regel
leg-uit seizoen-sluiten archief club regels vergelijken bieden kraken roem-in-de-hand doel
drie-twee manille verwant arbitrage seinen rekenblad meer schermlezer termen misgaat over
"""
_open: list["Guide"] = []
_OF_PAGES = ("deelnemer", "maat", "paar", "partner", "viertallen", "wedstrijd")
"""Terms of which the page of where one is tells more than the list of terms."""
_PICTURE = "\ufffc"  # what stands in a text for a picture
_LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([a-z-]+)\.md[^)]*\)")
_NOT_LETTERS = re.compile(r"[^a-z0-9]+")


class Part(NamedTuple):
    """A library that comes along."""

    name: str
    version: str
    licence: str


def filled_in(text: str, spoken: Language | None = None) -> str:
    """A page with what is known here: `{version}`, `{system}`, `{where}`, `{parts}`.

    In the language that is spoken, unless another is named.
    """
    rows = "\n".join(f"| {one.name} | {one.version} | {one.licence} |" for one in libraries())
    where = where_newer().text(spoken or language.current())
    known = {"version": __version__, "system": system(), "where": where, "parts": rows}
    for gap, value in known.items():
        text = text.replace(f"{{{gap}}}", value)
    return text


def system() -> str:
    """The system that the program runs on."""
    python = ".".join(map(str, sys.version_info[:3]))
    return f"Python {python}, Qt {QLibraryInfo.version().toString()}, {sys.platform}"


def libraries() -> list[Part]:
    """The libraries of this installation, by name, each with its licence as it tells it."""
    from importlib import metadata

    found = {}
    for one in metadata.distributions():
        told = one.metadata
        name = told["Name"]
        if name and name != "clubadmin":
            found[name.lower()] = Part(name, one.version, _licence(told))
    return [found[name] for name in sorted(found)]


def _licence(told: "PackageMetadata") -> str:
    """The licence as an expression, as a word, or as the classifiers have it."""
    kinds = told.get_all("Classifier") or []
    named = [kind.split(" :: ")[-1] for kind in kinds if kind.startswith("License")]
    given = [*(told.get_all("License-Expression") or []), *(told.get_all("License") or []), ""]
    words = given[0]
    short = words.strip().splitlines()[0] if words.strip() else ""
    return short if 0 < len(short) <= _LONGEST else ", ".join(named) or "?"


def open_folder(url: QUrl) -> None:
    """Open the folder that a link of the help means, in the computer's own way."""
    folder = remembered.folder()  # the log lies beside the settings
    if url.path() == "logboek" and folder is not None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


@cache
def pages() -> tuple[str, ...]:
    """The pages there are, in reading order: those of a part where it says."""
    order = PAGES.split()
    for part in parts().values():
        for page, before in part.pages.items():
            order.insert(order.index(before) + 1, page)
    return tuple(order)


def topics() -> dict[str, str]:
    """The pages of the help with their titles, which are at their heads."""
    return {page: _title(page) for page in pages()}


def _title(topic: str) -> str:
    with contextlib.suppress(OSError), page_file(topic).open(encoding="utf-8") as page:
        return page.readline().strip("# \n")
    return topic


def page_file(topic: str) -> Path:
    """The file of a page in the language that is spoken, else in Dutch."""
    spoken = assets.path(f"help/{language.current().value}/{topic}.md")
    return spoken if spoken.is_file() else assets.path(f"help/nl/{topic}.md")


def page_text(topic: str) -> str:
    """The text of a page; what it says of this installation is filled in.

    Raises:
        OSError: the page is not in this installation.
    """
    text = _leading_on(page_file(topic).read_text(encoding="utf-8"))
    return filled_in(text) if topic == "over" else text


def _leading_on(text: str) -> str:
    """A text without the lines that only lead to pages of parts that are not there."""
    kept = []
    for line in re.split(r"\n(?=[-#|])", text):
        leads = [link[2] in pages() for link in _LINK.finditer(line)]
        if any(leads) or not leads or line[0] not in "-|":
            kept.append(_LINK.sub(lambda link: link[link[2] not in pages()], line))
    return "\n".join(kept)


def found_in(words: str, text: str) -> bool:
    """Whether each of the words stands in a text, in capitals or small."""
    within = text.casefold()
    return all(word in within for word in words.casefold().split())


def paper_title(*, card: bool) -> str:
    """Title the help on paper."""
    return translate("Guide", "Snelkaart") if card else translate("Guide", "Handleiding")


def show_guide(
    window: QWidget, theme: Theme, topic: str, *, terms: bool = True, part: int = 0
) -> "Guide":
    """Open the guide at a page, or turn the open one to it.

    Args:
        terms: whether a term that the focus is at, a field or a column, goes before the page.
        part: from which of its headings on it is shown; 0: from its beginning.
    """
    term = _term_at(QApplication.focusWidget()) if terms else ""
    guide = _open[0] if _open else Guide(window, theme)
    anchors = re.findall(r"^## (.+)$", page_text(topic), re.MULTILINE) if part else []
    guide.turn_to(
        "termen" if term else topic, term or "".join(map(_anchor, anchors[part - 1 : part]))
    )
    guide.show()
    guide.raise_()
    guide.activateWindow()
    return guide


def current() -> "Guide | None":
    """The guide, while it is open."""
    return _open[0] if _open else None


class Guide(Window):
    """Pages at the left, text at the right; beside the window, not in its way."""

    def __init__(self, window: QWidget, theme: Theme) -> None:
        super().__init__(window)
        self.setWindowTitle(self.tr("Hulp"))
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Onderwerpen"))
        for topic, title in topics().items():
            item = QListWidgetItem(title)
            item.setData(Qt.ItemDataRole.UserRole, topic)
            item.setSizeHint(QSize(0, theme.grid(4.5)))
            self.list.addItem(item)
        self.list.currentItemChanged.connect(self._chosen)
        self.search = search_field(self.tr("Zoeken in de hulp"))
        self.search.textChanged.connect(self._sift)
        self.search.returnPressed.connect(self._find_next)
        self.search.installEventFilter(self)
        self.text = OwnPages()
        self.text.document().setDocumentMargin(theme.grid(3))
        self.text.anchorClicked.connect(self._follow)
        pages = QWidget()
        pages.setFixedWidth(theme.grid(30))
        manual = button(self.tr("&Handleiding afdrukken"), lambda: self._print(card=False), "quiet")
        card = button(self.tr("&Snelkaart afdrukken"), lambda: self._print(card=True), "quiet")
        pages.setLayout(column(self.search, self.list, manual, card, gap=theme.grid(1)))
        self.setLayout(row(pages, self.text))
        self.setTabOrder(self.search, self.list)
        self.resize(theme.grid(136), theme.grid(84))
        self._texts: dict[str, str] = {}
        QShortcut(QKeySequence("F1"), self, self.close)
        QShortcut(QKeySequence("Ctrl+F"), self, self.search.setFocus)
        self.search.setFocus()
        _open.append(self)
        self.destroyed.connect(_open.clear)

    @property
    def topic(self) -> str:
        """The page that is shown."""
        item = self.list.currentItem()
        return str(item.data(Qt.ItemDataRole.UserRole)) if item is not None else ""

    def turn_to(self, topic: str, anchor: str = "") -> None:
        """Show a page, from the heading on that is meant if one is."""
        for at in range(self.list.count()):
            if self.list.item(at).data(Qt.ItemDataRole.UserRole) == topic:
                self.list.setCurrentRow(at)
        if found := heading(self.text.document(), anchor):
            end = QTextCursor.MoveOperation.End
            self.text.moveCursor(end)  # so that the heading comes at the top
            self.text.setTextCursor(found)

    def _chosen(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        try:
            text = page_text(item.data(Qt.ItemDataRole.UserRole))
        except OSError:
            text = self.tr("Deze bladzijde ontbreekt in deze installatie.")
        self.text.document().setMarkdown(text)
        self.text.setAccessibleName(item.text())
        _keep_whole(self.text.document())
        self.text.fit_pictures()
        self.text.moveCursor(self.text.textCursor().MoveOperation.Start)
        self._find_next()

    def _sift(self, words: str) -> None:
        """Show only the pages with all the words, and the first of these beside the list."""
        for at in range(self.list.count()):
            item = self.list.item(at)
            item.setHidden(not found_in(words, self._told(item)))
        left = [at for at in range(self.list.count()) if not self.list.item(at).isHidden()]
        if not left:
            self.text.setPlainText(
                self.tr("Op geen bladzijde staat %1. Probeer een ander woord.").replace("%1", words)
            )
            self.list.setCurrentRow(-1)
        elif self.list.currentRow() not in left:
            self.list.setCurrentRow(left[0])
        else:
            self._chosen(self.list.currentItem())

    def _told(self, item: QListWidgetItem) -> str:
        """All that is searched of a page; read once."""
        topic = str(item.data(Qt.ItemDataRole.UserRole))
        if topic not in self._texts:
            with contextlib.suppress(OSError):
                self._texts[topic] = f"{item.text()}\n{page_text(topic)}"
        return self._texts.get(topic, item.text())

    def _find_next(self) -> None:
        """Find the next place of the first word; from the end on from the beginning."""
        words = self.search.text().split()
        if words and not self.text.find(words[0]):
            self.text.moveCursor(QTextCursor.MoveOperation.Start)
            self.text.find(words[0])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrow keys in the search field go through the pages."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Up}:
                self.list.keyPressEvent(event)
                return True
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
        return super().eventFilter(watched, event)

    def _print(self, *, card: bool) -> None:
        """Print all pages as one paper, or the most needed on one side of it."""
        ask(self, ShowManual(card))

    def _follow(self, url: QUrl) -> None:
        """A link leads to another page of ours, or to a heading on it, and nowhere else."""
        if url.scheme() == OWN:
            open_folder(url)
            return
        if url.scheme() == DEED:
            ask(self, GiveCommand(url.path()))
            return
        self.search.clear()
        self.turn_to(Path(url.path()).stem, url.fragment())


def heading(document: QTextDocument, anchor: str) -> QTextCursor | None:
    """The heading that a link means: its words in small letters, with a dash between them."""
    block = document.begin()
    while anchor and block.isValid():
        if block.blockFormat().headingLevel() and _anchor(block.text()) == anchor:
            return QTextCursor(block)
        block = block.next()
    return None


def _anchor(text: str) -> str:
    return _NOT_LETTERS.sub("-", text.lower()).strip("-")


def _term_at(focus: QWidget | None) -> str:
    """The heading on the page of terms of what a field or the column one is in is called."""
    if isinstance(focus, QAbstractItemView):
        model, at = focus.model(), focus.currentIndex()
        name = model.headerData(at.column(), Qt.Orientation.Horizontal) if at.isValid() else ""
    else:
        name = focus.accessibleName() if focus is not None else ""
    called = f"{name or ''} ".casefold()
    with contextlib.suppress(OSError):
        for line in page_text("termen").splitlines() if called.strip() else ():
            term = line.removeprefix("### ")
            if term == line or term.casefold().startswith(_OF_PAGES):
                continue
            if any(f"{one} ".startswith(called) for one in _names(term)):
                return _anchor(term)
    return ""


def _names(term: str) -> list[str]:
    """List the names of a term: "nat gaan (nat)" has both."""
    return [one.strip(" )") for one in term.casefold().split("(")]


def _keep_whole(document: QTextDocument) -> None:
    """Keep heads and typed texts of tables on one line: a break would look like a space."""
    block = document.begin()
    while block.isValid():
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        table = cursor.currentTable()
        head = table is not None and table.cellAt(cursor).row() == 0
        if head or (table is not None and cursor.charFormat().fontFixedPitch()):
            kept = cursor.blockFormat()
            kept.setNonBreakableLines(True)
            cursor.setBlockFormat(kept)
        block = block.next()


class OwnPages(QTextEdit):
    """Shows text and the pictures that come with it; nothing is ever fetched from elsewhere.

    A caret reads it, and Tab goes from link to link. It is no QTextBrowser: that one is a label
    to a screen reader, which nobody reads line by line.
    """

    anchorClicked = Signal(QUrl)  # the link that was clicked, or Enter pressed on

    def __init__(self) -> None:
        super().__init__()
        self.setUndoRedoEnabled(False)
        reads = Qt.TextInteractionFlag
        self.setTextInteractionFlags(reads.TextSelectableByMouse | reads.TextSelectableByKeyboard)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A hand above a link."""
        super().mouseMoveEvent(event)
        shape = Qt.CursorShape
        above = self.anchorAt(event.position().toPoint())
        self.viewport().setCursor(shape.PointingHandCursor if above else shape.IBeamCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Follow a link, unless text was selected from there."""
        super().mouseReleaseEvent(event)
        link = self.anchorAt(event.position().toPoint())
        left = event.button() == Qt.MouseButton.LeftButton
        if link and left and not self.textCursor().hasSelection():
            self.anchorClicked.emit(QUrl(link))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter follows the link at the caret."""
        link = self.textCursor().charFormat().anchorHref()
        if link and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.anchorClicked.emit(QUrl(link))
            return
        super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The next link, and beyond the last what comes after the page."""
        here, links = self.textCursor(), list(_links(self.document()))
        if forward:
            past = [one for one in links if one.selectionStart() >= here.selectionEnd()]
        else:
            past = [one for one in links if one.selectionEnd() <= here.selectionStart()][::-1]
        if past:
            self.setTextCursor(past[0])
        return bool(past) or super().focusNextPrevChild(forward)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep every picture no wider than the page."""
        super().resizeEvent(event)
        self.fit_pictures()

    def fit_pictures(self) -> None:
        """Each picture as wide as it is, or as there is room; text keeps its size."""
        document = self.document()
        within = self.viewport().width() - 2 * document.documentMargin()
        for cursor in _pictures(document):
            shown = cursor.charFormat().toImageFormat()
            own = QImage(_picture_file(shown.name())).width()
            indents = cursor.blockFormat().indent() + (cursor.currentList() is not None)
            room = within - 2 * indents * document.indentWidth()
            shown.setWidth(max(min(own, room), 1))
            cursor.mergeCharFormat(shown)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """A picture by its name in our own folder; nothing from anywhere else."""
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        path = name.path() if isinstance(name, QUrl) else name
        return QImage(_picture_file(path))


def _picture_file(name: str) -> str:
    """The file that a page means, one of ours; "" for any other."""
    return str(assets.help_picture(name) or "")


def _links(document: QTextDocument) -> Iterator[QTextCursor]:
    """Each link of a page, selected."""
    block: Any = document.begin()
    while block.isValid():
        for place in block:
            part = place.fragment()
            if part.charFormat().isAnchor():
                cursor = QTextCursor(document)
                cursor.setPosition(part.position())
                keep = QTextCursor.MoveMode.KeepAnchor
                cursor.setPosition(part.position() + part.length(), keep)
                yield cursor
        block = block.next()


def _pictures(document: QTextDocument) -> Iterator[QTextCursor]:
    cursor = QTextCursor(document)
    while not (cursor := document.find(_PICTURE, cursor)).isNull():
        if cursor.charFormat().isImageFormat():
            yield QTextCursor(cursor)

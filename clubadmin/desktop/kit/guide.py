"""F1: the pages that explain the program, from files that come with it and nowhere else."""

import re
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QSize, Qt, QUrl
from PySide6.QtGui import QKeySequence, QShortcut, QTextCursor, QTextDocument
from PySide6.QtWidgets import QDialog, QListWidget, QListWidgetItem, QTextBrowser, QWidget

from clubadmin import assets
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import row

translate = QCoreApplication.translate

_open: list["Guide"] = []
_NOT_LETTERS = re.compile(r"[^a-z0-9]+")


def topics() -> dict[str, str]:
    """The pages there are, with their titles, in reading order."""
    return {
        "start": translate("Guide", "Beginnen"),
        "leden": translate("Guide", "Leden en paren"),
        "seizoen": translate("Guide", "Seizoenen en competities"),
        "avond": translate("Guide", "Een avond"),
        "wedstrijd": translate("Guide", "Wedstrijden en toernooien"),
        "aanwezig": translate("Guide", "Aanwezig"),
        "indeling": translate("Guide", "Indeling"),
        "eerlijk": translate("Guide", "Wensen, stilzitten, invallen"),
        "formulieren": translate("Guide", "Formulieren typen"),
        "per-spel": translate("Guide", "Per spel typen"),
        "uitslag": translate("Guide", "Uitslag"),
        "scherm": translate("Guide", "Groot scherm en klok"),
        "protesten": translate("Guide", "Protesten"),
        "papieren": translate("Guide", "Papieren"),
        "publiceren": translate("Guide", "Krant, appgroep en website"),
        "stand": translate("Guide", "Stand"),
        "stand-regel": translate("Guide", "De regel van de stand"),
        "leg-uit": translate("Guide", "Leg uit"),
        "nodig": translate("Guide", "Wat heb ik nodig"),
        "wat-als": translate("Guide", "Wat als"),
        "seizoen-sluiten": translate("Guide", "Een seizoen afsluiten"),
        "seizoenboek": translate("Guide", "Seizoenboek"),
        "archief": translate("Guide", "Archief"),
        "inlezen": translate("Guide", "Inlezen van vroeger"),
        "club": translate("Guide", "Club en reservekopie"),
        "regels": translate("Guide", "Spelregels"),
        "vergelijken": translate("Guide", "Spelregels vergelijken"),
        "bieden": translate("Guide", "Met bieden"),
        "kraken": translate("Guide", "Kraken en schoppen dubbel"),
        "roem-in-de-hand": translate("Guide", "Roem in de hand"),
        "doel": translate("Guide", "Tot een aantal punten"),
        "drie-twee": translate("Guide", "Met drie of twee"),
        "manille": translate("Guide", "Manille"),
        "verwant": translate("Guide", "Belote en troefcall"),
        "arbitrage": translate("Guide", "Arbitrage"),
        "seinen": translate("Guide", "Seinen"),
        "termen": translate("Guide", "Termen"),
    }


def page_file(topic: str) -> Path:
    """The file of a page in the language that is spoken, else in Dutch."""
    spoken = assets.path(f"help/{language.current().value}/{topic}.md")
    return spoken if spoken.is_file() else assets.path(f"help/nl/{topic}.md")


def show_guide(window: QWidget, theme: Theme, topic: str) -> "Guide":
    """Open the guide at a page, or turn the open one to it."""
    guide = _open[0] if _open else Guide(window, theme)
    guide.turn_to(topic)
    guide.show()
    guide.raise_()
    guide.activateWindow()
    return guide


def current() -> "Guide | None":
    """The guide, while it is open."""
    return _open[0] if _open else None


class Guide(QDialog):
    """Pages at the left, text at the right; beside the window, not in its way."""

    def __init__(self, window: QWidget, theme: Theme) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Hulp"))
        self.list = QListWidget()
        self.list.setFixedWidth(theme.grid(30))
        self.list.setAccessibleName(self.tr("Onderwerpen"))
        for topic, title in topics().items():
            item = QListWidgetItem(title)
            item.setData(Qt.ItemDataRole.UserRole, topic)
            item.setSizeHint(QSize(0, theme.grid(4.5)))
            self.list.addItem(item)
        self.list.currentItemChanged.connect(self._chosen)
        self.text = OwnPages()
        self.text.document().setDocumentMargin(theme.grid(3))
        self.text.anchorClicked.connect(self._follow)
        self.setLayout(row(self.list, self.text))
        self.resize(theme.grid(136), theme.grid(84))
        QShortcut(QKeySequence("F1"), self, self.close)
        _open.append(self)
        self.destroyed.connect(_open.clear)

    @property
    def topic(self) -> str:
        """The page that is shown."""
        item = self.list.currentItem()
        return str(item.data(Qt.ItemDataRole.UserRole)) if item is not None else ""

    def turn_to(self, topic: str) -> None:
        """Show a page."""
        for at in range(self.list.count()):
            if self.list.item(at).data(Qt.ItemDataRole.UserRole) == topic:
                self.list.setCurrentRow(at)

    def _chosen(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        file = page_file(item.data(Qt.ItemDataRole.UserRole))
        try:
            text = file.read_text(encoding="utf-8")
        except OSError:
            text = self.tr("Deze bladzijde ontbreekt in deze installatie.")
        self.text.document().setMarkdown(text)
        _keep_whole(self.text.document())
        self.text.moveCursor(self.text.textCursor().MoveOperation.Start)

    def _follow(self, url: QUrl) -> None:
        """A link leads to another page of ours, or to a heading on it, and nowhere else."""
        self.turn_to(Path(url.path()).stem)
        if found := heading(self.text.document(), url.fragment()):
            self.text.moveCursor(
                QTextCursor.MoveOperation.End
            )  # so that the heading comes at the top
            self.text.setTextCursor(found)


def heading(document: QTextDocument, anchor: str) -> QTextCursor | None:
    """The heading that a link means: its words in small letters, with a dash between them."""
    block = document.begin()
    while anchor and block.isValid():
        words = _NOT_LETTERS.sub("-", block.text().lower()).strip("-")
        if block.blockFormat().headingLevel() and words == anchor:
            return QTextCursor(block)
        block = block.next()
    return None


def _keep_whole(document: QTextDocument) -> None:
    """In a table, heads and what is typed stay on one line: a break would look like a space."""
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


class OwnPages(QTextBrowser):
    """Shows text only: pictures and links never fetch anything."""

    def __init__(self) -> None:
        super().__init__()
        self.setOpenLinks(False)
        self.setReadOnly(True)

    def loadResource(self, _kind: int, _name: QUrl | str) -> Any:
        """Nothing is loaded from anywhere."""
        return None

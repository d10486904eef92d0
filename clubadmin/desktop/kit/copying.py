"""Copies to the clipboard: plain text, and no cell of it a formula or markup elsewhere."""

from collections.abc import Iterable

from PySide6.QtCore import QMimeData, QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QToolTip

from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.spoken.saying import say
from clubadmin.i18n.figures import MINUS
from clubadmin.services.input.outgoing import quoted, tabbed, unquoted

Rows = Iterable[Iterable[str]]


def as_table(rows: Rows) -> str:
    """Rows for a spreadsheet, with the minus that it reads."""
    return tabbed([cell.replace(MINUS, "-") for cell in row] for row in rows)


def copy_rows(rows: Rows) -> None:
    """Have rows on the clipboard, for a spreadsheet, and say so."""
    copy_table(as_table(rows))
    say_copied()


def say_copied() -> None:
    """Over what has the keyboard for a moment, so that nothing moves or stays for it."""
    at = QApplication.focusWidget()
    if at is not None:
        said = translate("Copying", "✓ Gekopieerd")
        QToolTip.showText(at.mapToGlobal(QPoint()), said, at)
        say(at, said)


def copy_table(table: str) -> None:
    """Have a table on the clipboard that `as_table` made."""
    QGuiApplication.clipboard().setText(table)


def copy_text(text: str) -> None:
    """Have lines on the clipboard, for a letter, or for this program."""
    QGuiApplication.clipboard().setText("\n".join(map(quoted, text.split("\n"))))


def pasted() -> str:
    """The text on the clipboard, as it was before it went there from here."""
    return "\n".join(map(unquoted, QGuiApplication.clipboard().text().split("\n")))


def cells_copied() -> tuple[str, str]:
    """The content of the clipboard, as text and as a piece of a page."""
    data: QMimeData | None = QGuiApplication.clipboard().mimeData()
    return (data.text(), data.html()) if data is not None else ("", "")


def rows_copied() -> bool:
    """Whether the clipboard holds rows or columns, more than a line of text has room for."""
    text = QGuiApplication.clipboard().text().strip()
    return "\n" in text or "\t" in text

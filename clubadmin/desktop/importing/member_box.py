"""A box for the name of a member: what is typed is completed, the first match by Enter."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QCompleter, QLineEdit


def complete_names(field: QLineEdit, names: Sequence[str]) -> None:
    """Propose names that hold what is typed; the first of them is marked."""
    completer = QCompleter(list(names), field)
    completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    completer.setFilterMode(Qt.MatchFlag.MatchContains)
    field.setCompleter(completer)
    # the list opens only after the text has changed
    field.textEdited.connect(lambda _text: QTimer.singleShot(0, completer, lambda: _mark(field)))


def meant(field: QLineEdit) -> str:
    """What is typed; in a box for members the name that is marked, or else the first match."""
    typed = field.text().strip()
    completer = field.completer()
    if completer is None or not typed:
        return typed
    popup = completer.popup()
    if popup is not None and popup.isVisible() and popup.currentIndex().isValid():
        return str(popup.currentIndex().data())
    completer.setCompletionPrefix(typed)
    names = [
        str(completer.completionModel().index(at, 0).data())
        for at in range(completer.completionCount())
    ]
    exact = [one for one in names if one.casefold() == typed.casefold()]
    return next(iter([*exact, *names]), typed)


def _mark(field: QLineEdit) -> None:
    completer = field.completer()
    popup = completer.popup() if completer is not None else None
    if completer is not None and popup is not None and popup.isVisible():
        popup.setCurrentIndex(completer.completionModel().index(0, 0))

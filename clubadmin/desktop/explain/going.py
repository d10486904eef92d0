"""From a figure to the sheet or the evening it comes from, and back."""

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QWidget

from clubadmin.desktop.kit.doors import ShowEvening, ShowSheet, ask
from clubadmin.model.explain.explanation import Explained

BACK = "Ctrl+Shift+E"
"""Brings the explanation back from which one went to a sheet."""


def go_to(from_here: QWidget, figure: Explained) -> QWidget | None:
    """Bring the sheet with its game into view in the main window, or else the evening.

    Returns:
        The main window; None where the figure is of no evening.
    """
    if figure.evening_id is None:
        return None
    request: ShowSheet | ShowEvening = ShowEvening(figure.evening_id)
    if figure.table_id is not None:
        request = ShowSheet(figure.evening_id, figure.table_id, figure.game)
    window = ask(from_here, request)
    assert isinstance(window, QWidget)
    window.activateWindow()
    return window


class WayBack(QShortcut):
    """The key of the main window that brings an explanation back; there is one at a time."""

    def __init__(self, window: QWidget, explanation: QDialog) -> None:
        for before in window.findChildren(WayBack):
            before.forget()
        super().__init__(QKeySequence(BACK), window)
        self._explanation = explanation
        self.activated.connect(self._back)
        explanation.destroyed.connect(self.deleteLater)
        explanation.hide()

    def forget(self) -> None:
        """Nobody goes back to it any more."""
        self.setEnabled(False)
        self._explanation.close()

    def _back(self) -> None:
        self.setEnabled(False)
        self._explanation.show()
        self._explanation.raise_()
        self._explanation.activateWindow()
        self.deleteLater()

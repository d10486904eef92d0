"""Sentences for the ear: each is one that is seen, said where it would go by unheard.

A reader of today hears the announcement, an older one that the name of an item of the tree
is another.
"""

from itertools import count, takewhile

from PySide6.QtCore import QCoreApplication, QModelIndex, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

_PATIENCE = 250  # ms without another key, so that what is typed is heard before it


class Heard(QWidget):
    """The sentence said last in a window; nothing is seen of it."""

    spoken_role = QAccessible.Role.StatusBar


def say(of: QWidget, sentence: str, *, urgent: bool = False) -> None:
    """Say a sentence about a widget; what is `urgent` goes before anything else."""
    if not sentence or not QAccessible.isActive():
        return
    window = of.window()
    heard = window.findChild(Heard, options=Qt.FindChildOption.FindDirectChildrenOnly)
    if heard is None:
        heard = Heard(window)
        heard.resize(0, 0)
        heard.show()
    heard.setAccessibleName(sentence)
    told = QAccessibleAnnouncementEvent(heard, sentence)
    politeness = QAccessible.AnnouncementPoliteness
    told.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
    QAccessible.updateAccessibility(told)


def in_a_row(*said: str) -> str:
    """Sentences after one another; what ends with a sign of its own gets no second."""
    parts = [one for one in said if one]
    before = [one if one[-1] in ".!?" else f"{one}." for one in parts[:-1]]
    return " ".join([*before, *parts[-1:]])


class SaysChosen(QObject):
    """Says the chosen line of a list that a field beside it steers, and of how many it is one."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self._calm = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._calm.timeout.connect(self._say)
        view.selectionModel().currentChanged.connect(self._calm.start)
        model = view.model()
        for changed in (model.modelReset, model.rowsInserted, model.rowsRemoved):
            changed.connect(self._calm.start)

    def _say(self) -> None:
        view, model = self._view, self._view.model()
        at, many = view.currentIndex(), model.rowCount()
        if not view.isVisible() or not at.isValid() or view.hasFocus():
            return
        cells = takewhile(QModelIndex.isValid, map(at.siblingAtColumn, count()))
        text = QCoreApplication.translate("Saying", "%1, %2 van %3").replace("%3", str(many))
        said = ", ".join(filter(None, (str(cell.data() or "") for cell in cells)))
        say(view, text.replace("%2", str(at.row() + 1)).replace("%1", said))

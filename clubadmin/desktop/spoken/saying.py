"""Sentences for the ear: each is one that is seen, said where it would go by unheard.

A reader of today hears the announcement, an older one such as Orca 43 a notification that shows.
"""

import sys
from itertools import count, takewhile

from PySide6.QtCore import QCoreApplication, QModelIndex, QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

_PATIENCE = 250  # ms without another key, so that what is typed is heard before it
_KEPT = 30_000  # ms; a reader that is behind asks for the name later


class _Shown(QWidget):
    """A sentence of which nothing is seen, for a reader that knows of no announcements."""

    spoken_role = QAccessible.Role.Notification


def say(of: QWidget, sentence: str, *, urgent: bool = False) -> None:
    """Say a sentence about a widget; what is `urgent` goes before anything else."""
    if not sentence or not QAccessible.isActive():
        return
    window = of.window()
    if not _announcements_are_heard():
        shown = _Shown(window)
        shown.setAccessibleName(sentence)
        shown.resize(0, 0)
        shown.show()
        QTimer.singleShot(_KEPT, shown, shown.deleteLater)
        return
    told = QAccessibleAnnouncementEvent(window, sentence)
    politeness = QAccessible.AnnouncementPoliteness
    told.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
    QAccessible.updateAccessibility(told)


def describe(of: QWidget, what: str) -> bool:
    """Describe a widget; answers whether that is heard as it is, so that nobody has to say it.

    Orca reads a description that changes where the keyboard is.
    """
    before = of.accessibleDescription()
    of.setAccessibleDescription(what)
    return sys.platform == "linux" and of.hasFocus() and of.accessibleDescription() != before


def _announcements_are_heard() -> bool:
    """Whether a reader asked for announcements; told both ways a newer one would say all twice."""
    if sys.platform != "linux":
        return True
    from PySide6.QtDBus import QDBusConnection, QDBusMessage  # only with a reader on Linux

    bus = QDBusConnection("a11y")  # Qt's own
    registry = "org.a11y.atspi.Registry"
    place = "/org/a11y/atspi/registry"
    asked = QDBusMessage.createMethodCall(registry, place, registry, "GetRegisteredEvents")
    return not bus.isConnected() or "object:announcement" in repr(bus.call(asked)).casefold()


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

"""A day in a field that may stay empty, read as people type it; and days that may be slips."""

from collections.abc import Iterable
from datetime import date

from PySide6.QtCore import QDate, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QCalendarWidget, QLineEdit, QMenu, QWidgetAction

from clubadmin import assets
from clubadmin.desktop.kit.figures import pydate
from clubadmin.desktop.kit.forms import Field, content, plain_weekend
from clubadmin.desktop.kit.language import told, translate
from clubadmin.services.input import unlikely

WRITTEN = "d-M-yyyy"


def with_calendar(field: QLineEdit) -> QLineEdit:
    """A line in which a day is typed, with a calendar at its end for the mouse."""
    name = translate("Days", "Kalender")
    icon = QIcon(str(assets.path("icons/ui/arrow-down.png")))
    shown = field.addAction(icon, QLineEdit.ActionPosition.TrailingPosition)
    shown.setText(name)  # its tooltip as well
    shown.triggered.connect(lambda: _show_calendar(field))
    return field


def _show_calendar(field: QLineEdit) -> None:
    """Show the month of the day that stands there, or this one; a click takes a day."""
    menu, calendar = QMenu(field), QCalendarWidget()
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    plain_weekend(calendar)
    day = QDate.fromString(field.text().strip(), WRITTEN)
    if day.isValid():
        calendar.setSelectedDate(day)

    def take(chosen: QDate) -> None:
        field.setText(chosen.toString(WRITTEN))
        field.setFocus()
        menu.close()

    calendar.clicked.connect(take)
    calendar.activated.connect(take)
    holds = QWidgetAction(menu)
    holds.setDefaultWidget(calendar)
    menu.addAction(holds)
    menu.popup(field.mapToGlobal(field.rect().bottomLeft()))
    calendar.setFocus()


class Unlikely:
    """Days that may be slips of the hand: a form asks about each of them once."""

    def __init__(self) -> None:
        self._agreed: set[date] = set()

    def begin(self, *kept: date | None) -> None:
        """Forget earlier questions: the days shown are asked about no more."""
        self._agreed = {day for day in kept if day}

    def question(self, found: Iterable[date]) -> str:
        """Ask once about days that are new and unlikely; "" where there are none."""
        new = [day for day in found if day not in self._agreed]
        self._agreed.update(new)
        if not new:
            return ""
        text = translate("Days", "%1 Druk dan nog eens.")
        return text.replace("%1", told(unlikely.question(new)))


def typed_day(field: Field) -> tuple[date | None, bool]:
    """The day typed in a field, None for an empty one; and whether it can be."""
    text = content(field.widget).strip().replace(".", "-").replace("/", "-")
    field.calm()
    if not text:
        return None, True
    day = QDate.fromString(text, WRITTEN)
    if day.isValid() and unlikely.can_be_kept(pydate(day)):
        return pydate(day), True
    wrong = translate("Administration", "Typ een dag als 16-11-2026, of laat het leeg.")
    field.complain(told(unlikely.no_day(pydate(day))) if day.isValid() else wrong)
    field.widget.setFocus()
    return None, False

"""After Ctrl+Z and Ctrl+Y: what was done and where, said and brought into view."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from clubadmin.desktop.kit import language
from clubadmin.i18n import Message
from clubadmin.model.club.club import ChangedPlace, Saved

if TYPE_CHECKING:
    from collections.abc import Callable

    from clubadmin.desktop.shell.window import MainWindow


def undone_text(saved: Saved) -> str:
    """What was taken back or done again, and where that is: one line."""
    said = language.told(saved.label)
    if saved.place is None:
        return said
    return f"{said} · {language.told(saved.place.around or saved.place.words)}"


def passed_text(passed: Message) -> str:
    """What was done later and stays, for it was not done on the sheet in view."""
    said = QCoreApplication.translate("Undone", "Bleef zo, want niet op dit formulier gedaan: %1")
    return said.replace("%1", language.told(passed))


class Undone(QObject):
    """Leads to what an undo or a redo changed, where that was not in view."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._said = ""

    def undone(self, saved: Saved) -> None:
        """Ctrl+Z was done; the offer beside the sentence does it again."""
        self._show(saved, self.tr("Opnieuw doen (Ctrl+Y)"), self._window.redo)

    def redone(self, saved: Saved) -> None:
        """Ctrl+Y was done."""
        self._show(saved, self.tr("Ongedaan maken (Ctrl+Z)"), self._window.undo)

    def forget(self) -> None:
        """Something else was done since: what was said has been read."""
        self._window.notice.take_back(self._said)

    def _show(self, saved: Saved, back: str, step: "Callable[[], object]") -> None:
        self.forget()
        window, place = self._window, saved.place
        if place is None or window.page is None:
            return
        in_view = window.page.shows(place)
        if in_view and saved.passed is None:
            return  # it is seen to change, and the bar at the foot says what
        if not in_view:
            lead(window, place)
        self._said = undone_text(saved)
        if saved.passed is not None:
            self._said = f"{self._said}. {passed_text(saved.passed)}"
        window.notice.offer(self._said, back, step)


def lead(window: "MainWindow", place: ChangedPlace) -> None:
    """Bring a place into view."""
    if place.kind in ("sheet", "evening", "evenings"):
        from clubadmin.desktop.evening.page import EveningPage

        window.go("evening")
        if isinstance(page := window.page, EveningPage):
            page.show_change(place)
    elif place.kind == "members":
        window.go("members")
    else:
        window.show_item(place.kind, place.id)

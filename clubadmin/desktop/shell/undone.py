"""Ctrl+Z and Ctrl+Y: what was done and where is said and brought into view."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from clubadmin.desktop.kit import language
from clubadmin.desktop.shell.bottom import undone_text
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.club.club import ChangedPlace, Saved

if TYPE_CHECKING:
    from collections.abc import Callable

    from clubadmin.desktop.shell.main_frame import MainFrame


def passed_text(passed: Message) -> str:
    """Tell what was done later and stays, for it was not done on the sheet in view."""
    said = QCoreApplication.translate("Undone", "Bleef zo, want niet op dit formulier gedaan: %1")
    return said.replace("%1", language.told(passed))


class Undone(QObject):
    """Takes back and does again, and leads to what that changed where it was not in view."""

    def __init__(self, window: "MainFrame") -> None:
        super().__init__(window)
        self._window = window
        self._said = ""
        window.ops.changed.connect(self._changed)
        window.place_left.connect(self.forget)  # what was said there is of no use elsewhere

    def undo(self) -> None:
        """Take back the last change in the scope of the place in view, or say why not."""
        self._unless_refused(lambda: self._window.ops.undo(self.undone, self._not_done))

    def redo(self) -> None:
        """Do again what was taken back last, or say why not."""
        self._unless_refused(lambda: self._window.ops.redo(self.redone, self._not_done))

    def undone(self, saved: Saved) -> None:
        """Ctrl+Z was done; the offer beside the sentence does it again."""
        self._show(saved, self.tr("Opnieuw doen (Ctrl+Y)"), self.redo)

    def redone(self, saved: Saved) -> None:
        """Ctrl+Y was done."""
        self._show(saved, self.tr("Ongedaan maken (Ctrl+Z)"), self.undo)

    def forget(self) -> None:
        """Something else was done since: what was said has been read."""
        self._window.notice.take_back(self._said)

    def _unless_refused(self, step: "Callable[[], object]") -> None:
        if refused := self._window.undo_refused():
            self._said = refused
            self._window.say(refused)
        else:
            step()

    def _not_done(self, error: Exception) -> None:
        """Tell that there was nothing to take back or to do again: a key is never silent."""
        if isinstance(error, Refused):
            self._window.show_trouble(error)
        else:
            self._window.ops.trouble.emit(error)

    def _changed(self, saved: Saved) -> None:
        if saved.place is None:
            self.forget()

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


def lead(window: "MainFrame", place: ChangedPlace) -> None:
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

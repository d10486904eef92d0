"""Ctrl+Z and Ctrl+Y brought into view, and doubts about the club that was opened."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.operations import log_failure
from clubadmin.desktop.shell.bottom import undone_text
from clubadmin.desktop.work import troubles
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.club.club import ChangedPlace, Doubt, Saved

if TYPE_CHECKING:
    from collections.abc import Callable

    from clubadmin.desktop.shell.main_frame import MainFrame
    from clubadmin.services.club.club import OpenClub


def passed_text(passed: Message) -> str:
    """Tell what was done later and stays, for it was not done on the sheet in view."""
    said = translate("Undone", "Bleef zo, want elders gedaan: %1")
    return said.replace("%1", language.told(passed))


class Undone(QObject):
    """Takes back and does again, and leads to what that changed where it was not in view."""

    def __init__(self, window: "MainFrame") -> None:
        super().__init__(window)
        self._window = window
        self._said = ""
        window.ops.changed.connect(self._changed)
        window.change_told.connect(self._tell)
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

    def _tell(self, sentence: str) -> None:
        """Tell a change being stored and its way back, until the next change."""
        self._window.notice.tell(sentence)
        QTimer.singleShot(0, self, partial(setattr, self, "_said", sentence))

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


class Doubts(QObject):
    """Looks once a club is open, and says what it found."""

    def __init__(self, window: "MainFrame") -> None:
        super().__init__(window)
        self._window = window
        window.club_shown.connect(lambda: window.ops.when_idle(self.look))

    def look(self) -> None:
        """A club was opened: is there something in it that cannot be?"""
        self._window.ops.run(_doubts, self._show, log_failure, gives_way=True)

    def _show(self, found: tuple[Doubt, ...]) -> None:
        if not found:
            return
        first = next((one for one in found if one.harms), found[0])
        told = f"!  {language.told(first.told)}"
        if len(found) > 1:
            more = self.tr("En nog %1 meer.").replace("%1", str(len(found) - 1))
            told = f"{told} {more}"
        notice = self._window.notice
        if first.place is not None:
            notice.offer(told, self.tr("&Erheen"), partial(lead, self._window, first.place))
            return
        if self._window.ops.look_only:
            rest = self.tr("Bekijken, afdrukken en uitvoeren kan; wijzigen pas na herstel.")
            told = f"{told} {rest}"
        way = self.tr("&Herstellen of een kopie openen …")
        notice.offer(told, way, partial(self._go_on, first.told))

    def _go_on(self, problem: Message) -> None:
        """Close the club, and show what can be done about it."""
        window = self._window

        def found(damage: Exception) -> None:
            window.ops.close_club(
                lambda _closed: window.show_welcome(troubles.sentence(damage), damage)
            )

        window.ops.run(partial(_damage, problem), found)


def _doubts(club: "OpenClub") -> tuple[Doubt, ...]:
    from clubadmin.services.club.doubts import doubts

    return doubts(club)


def _damage(problem: Message, club: "OpenClub") -> Exception:
    from clubadmin.services.care import health

    return health.damage(club, problem)

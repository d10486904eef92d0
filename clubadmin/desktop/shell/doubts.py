"""Doubts about the club that was opened: told in the bar at the foot, with a way on."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.operations import log_failure
from clubadmin.desktop.shell.undone import lead
from clubadmin.desktop.work import troubles
from clubadmin.i18n import Message
from clubadmin.model.club.club import Doubt

if TYPE_CHECKING:
    from clubadmin.desktop.shell.main_frame import MainFrame
    from clubadmin.services.club.club import OpenClub


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

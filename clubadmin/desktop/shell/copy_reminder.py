"""Reminds, once a day at most, that no copy went to another medium for two weeks."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from clubadmin.desktop.club.copy_words import copy_sentence
from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.operations import Operations, log_failure, nothing
from clubadmin.desktop.shell.notice import NoticeBar
from clubadmin.model.club.club import CopyElsewhere

if TYPE_CHECKING:
    from clubadmin.services.club.club import OpenClub

KEYS = "Ctrl+Shift+K"


class CopyReminder(QObject):
    """A line in the bar at the top, when that is free; what is said there goes before."""

    def __init__(self, ops: Operations, notice: NoticeBar, make_copy: Callable[[], object]) -> None:
        super().__init__(notice)
        self._ops = ops
        self._notice = notice
        self._make_copy = make_copy

    def look(self) -> None:
        """The club was opened, or an evening closed: is it time for a copy?"""
        if not self._ops.holds(files.demo_file()):  # there is nothing to lose in the example
            self._ops.run(_reminder, self._remind, log_failure)

    def _remind(self, found: CopyElsewhere | None) -> None:
        if found is None or self._notice.isVisible():
            return  # not told, so it comes back next time
        step = self.tr("Kopie maken (%1)").replace("%1", KEYS)
        self._notice.offer(copy_sentence(found), step, self._make_copy)
        self._ops.run(_told, nothing, log_failure)


def _reminder(club: "OpenClub") -> CopyElsewhere | None:
    from clubadmin.services.club import last_copies as elsewhere

    return elsewhere.reminder(club)


def _told(club: "OpenClub") -> None:
    from clubadmin.services.club import last_copies as elsewhere

    elsewhere.note_told(club)

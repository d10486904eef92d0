"""Work that was asked of the thread of the file, and how far it is."""

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from clubadmin.model.club.club import Saved, UndoState


class Cancelled(Exception):
    """The secretary stopped the work; nothing of it was kept."""


@dataclass(eq=False)
class Job:
    """Work that was asked for; `progress` is for the work itself to call."""

    work: Callable[[], Any]
    done: Callable[[Any], None]
    failed: Callable[[Exception], None] | None = None
    changes: bool = False
    title: str = ""
    scope: str = ""
    announce: Callable[["Job", int, int], None] | None = None
    stop: threading.Event = field(default_factory=threading.Event)
    outcome: Any = None
    error: Exception | None = None
    saved: Saved | None = None
    undo: UndoState | None = None

    def progress(self, done: int, total: int) -> None:
        """Say how far the work is.

        Raises:
            Cancelled: the secretary asked to stop.
        """
        if self.stop.is_set():
            raise Cancelled
        if self.announce:
            self.announce(self, done, total)

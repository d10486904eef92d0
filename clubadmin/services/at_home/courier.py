"""Brings the newest page away on a thread of its own, and tries again for as long as it takes."""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from clubadmin.errors import Trouble
from clubadmin.services.at_home.delivery import Files, Stuck

FIRST, GROWS, MOST = 1.0, 1.3, 10.0
"""Seconds before it is tried again: at first, how many times as long each next one, at most. After
ten cuts that is 42 seconds."""


@dataclass(frozen=True)
class Sent:
    """How it stands with the last that was to be brought."""

    what: str  # is told of it, as it was given
    at: datetime | None = None  # when it got there; None: not yet
    # why it did not the last time; None: it did, or it is on its way
    trouble: Trouble | None = None


class Courier:
    """Carries files: of what waits only the newest goes.

    Args:
        bring: brings files, or raises a `Trouble`.
        tell: told of each time, on the thread of the courier.
        pause: waits so many seconds, or less once its event is set.
    """

    def __init__(
        self,
        bring: Callable[[Files], None],
        tell: Callable[[Sent], None] = lambda _: None,
        pause: Callable[[threading.Event, float], object] = threading.Event.wait,
    ) -> None:
        self._bring, self._tell, self._pause = bring, tell, pause
        self._waiting: tuple[Files, str] | None = None
        self._lock = threading.Lock()
        self._came = threading.Event()  # something is to be done at once
        self._rest = threading.Event()  # nothing waits
        self._rest.set()
        self._ends = self._stuck = False
        self._thread: threading.Thread | None = None

    @property
    def waiting(self) -> str:
        """The name of what is still to be brought; "" for nothing."""
        with self._lock:
            return self._waiting[1] if self._waiting else ""

    def send(self, files: Files, what: str) -> None:
        """Bring these, in place of what waits; comes back at once."""
        with self._lock:
            first, self._waiting = self._waiting is None, (files, what)
            self._rest.clear()
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="at home", daemon=True)
            self._thread.start()
        if first or self._stuck:
            self._came.set()

    def hurry(self) -> None:
        """Try again now: something was mended."""
        self._came.set()

    def rests(self, patience: float) -> bool:
        """Wait until nothing is to be brought, so many seconds at most; whether that is so."""
        self._came.set()
        return self._rest.wait(patience)

    def close(self) -> None:
        """Bring nothing any more."""
        self._ends = True
        self._came.set()

    def _work(self) -> None:
        wait = FIRST
        while not self._ends:
            with self._lock:
                now = self._waiting
            if now is None:
                self._came.wait()
                self._came.clear()
                continue
            self._came.clear()
            trouble = self._tried(now[0])
            with self._lock:
                done = trouble is None and self._waiting is now
                if done:
                    self._waiting = None
                    self._rest.set()
            self._tell(Sent(now[1], datetime.now() if trouble is None else None, trouble))
            if trouble is None:
                wait = FIRST
            elif isinstance(trouble, Stuck):
                self._stuck = True
                self._came.wait()
                self._stuck = False
            else:
                self._pause(self._came, wait)
                wait = min(wait * GROWS, MOST)

    def _tried(self, files: Files) -> Trouble | None:
        try:
            self._bring(files)
        except Trouble as error:
            return error
        return None

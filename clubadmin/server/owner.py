"""The owner of the database: work is handed in and answered to a future."""

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Protocol, TypeVar

from clubadmin.errors import Trouble
from clubadmin.services.club.club import OpenClub

T = TypeVar("T")


class Owner(Protocol):
    """The thread that has the club open; `Operations` of the window is one."""

    def hand_in(self, work: Callable[[OpenClub], T], *, changes: bool = False) -> "Future[T]":
        """Do `work` on the club, soon; may be called from any thread."""


class ClubThread:
    """A thread that owns a club where there is no window.

    Args:
        open_it: opens the club; called on the thread itself. What it raises, the first answer has.
    """

    def __init__(self, open_it: Callable[[], OpenClub]) -> None:
        self._open = open_it
        self._work: queue.SimpleQueue[tuple[Callable[[OpenClub], Any], Future[Any]] | None]
        self._work = queue.SimpleQueue()
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._serve, name="club", daemon=True)
        self._thread.start()

    def hand_in(
        self,
        work: Callable[[OpenClub], T],
        *,
        changes: bool = False,  # noqa: ARG002 - nobody but the phones looks
    ) -> "Future[T]":
        """Do `work` on the club; its answer, or what it raised, is in the future."""
        answer: Future[T] = Future()
        if self._ended.is_set():
            answer.set_exception(Trouble("Er is geen club open."))
        else:
            self._work.put((work, answer))
        return answer

    @classmethod
    def beside(cls, club: OpenClub) -> "ClubThread | None":
        """A thread that reads a club beside its owner's; None where the file allows no such.

        Each reading is of one moment, and nobody who writes waits for it.
        """
        found = club.reader()
        return _Reader(lambda: found) if found is not None else None

    def close(self) -> None:
        """Finish what was asked, close the club and end. Can be called twice."""
        self._ended.set()
        self._work.put(None)
        self._thread.join()

    def _serve(self) -> None:
        try:
            club = self._open()
        except Exception as error:  # whoever asks something is told
            self._refuse_all(error)
            return
        with club:
            while (job := self._work.get()) is not None:
                work, answer = job
                if not answer.set_running_or_notify_cancel():
                    continue
                try:
                    answer.set_result(work(club))
                except Exception as error:  # the thread lives on, whoever asked is told
                    answer.set_exception(error)

    def _refuse_all(self, error: Exception) -> None:
        while (job := self._work.get()) is not None:
            job[1].set_exception(error)


class _Reader(ClubThread):
    """A thread on which a club is read, and no more."""

    def hand_in(self, work: Callable[[OpenClub], T], *, changes: bool = False) -> "Future[T]":
        """Read of one moment."""

        def of_one_moment(club: OpenClub) -> T:
            with club.store.one_moment():
                return work(club)

        return super().hand_in(of_one_moment, changes=changes)

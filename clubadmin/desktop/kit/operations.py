"""Work on the club's file, away from the screen.

One thread owns the database and does the jobs in the order in which they were asked; the
answers (frozen dataclasses) come back on the thread of the window, in that order too. Only what
gives way (checks, reminders, what menus leave out) is done once nobody waits for anything else.
A second thread makes papers from figures that are loaded already, and a copy has a thread of its
own.
"""

import itertools
import logging
import queue
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import shiboken6
from PySide6.QtCore import QObject, Qt, QTimer, Signal

from clubadmin.errors import Gone, Refused, Trouble
from clubadmin.model.club.club import Saved, UndoState

if TYPE_CHECKING:
    from clubadmin.services.club.club import OpenClub

T = TypeVar("T")
Failed = Callable[[Exception], None] | None  # told why; None leaves it to `trouble`
LONG = 1000  # ms; work that takes longer shows in the bottom bar
BETWEEN = 250  # ms between two times that the window is told what others changed
log = logging.getLogger(__name__)


@dataclass(eq=False)
class Job:
    """Work that was asked for; `progress` is for the work itself to call."""

    work: Callable[[], Any]
    done: Callable[[Any], None]
    failed: Failed = None
    changes: bool = False
    title: str = ""
    scope: str = ""
    awaited: bool = False
    beside: bool = False
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


class _HandedIn:
    """Work that another thread asked for; it is answered there, and never waits for the window."""

    def __init__(self, work: Callable[[], Any], changes: bool) -> None:
        self.answer: Future[Any] = Future()
        self.changes = changes
        self._work = work

    def do(self) -> bool:
        """Whether it came back; also what failed is answered."""
        if not self.answer.set_running_or_notify_cancel():
            return False
        try:
            outcome = self._work()
        except Exception as error:
            self.answer.set_exception(error)
            return False
        self.answer.set_result(outcome)
        return True


class _Lanes:
    """The queue of a thread in the order of asking; work put `last` comes after all else."""

    def __init__(self) -> None:
        self._order = itertools.count()
        self._jobs: queue.PriorityQueue[tuple[bool, int, Job | _HandedIn | None]]
        self._jobs = queue.PriorityQueue()

    def put(self, job: "Job | _HandedIn | None", *, last: bool = False) -> None:
        """Add something to do; None ends the thread."""
        self._jobs.put((last, next(self._order), job))

    def get(self) -> "Job | _HandedIn | None":
        """The next thing to do, once there is one."""
        return self._jobs.get()[-1]

    def empty(self) -> bool:
        """Whether there is nothing to do."""
        return self._jobs.empty()


class Operations(QObject):
    """The only way from the window to the club's file.

    `changed` comes after a commit that succeeded, never before; `undo_changed` tells what
    Ctrl+Z would do now; `trouble` carries an exception that no caller wanted to handle.
    """

    changed = Signal(object)  # Saved
    undo_changed = Signal(object)  # UndoState
    opened = Signal(object)  # the club that is open now, or None
    closing = Signal()  # the window closes, and no other takes its place
    long_work = Signal(object)  # Job that takes more than a second, or None when it ended
    progressed = Signal(int, int)
    trouble = Signal(object)  # Exception
    awaited = Signal()  # something was asked that the next keys are meant for
    answered = Signal()  # all that the next keys are meant for is there
    missed = Signal(str)  # what the next keys are meant for did not come, and why
    changing = Signal()  # a change was asked for, and is not committed yet
    all_written = Signal()  # no change is on its way any more
    not_saved = Signal()  # a change failed, and what was given for it is not in the file

    _began = Signal(object)
    _ended = Signal(object)
    _advanced = Signal(object, int, int)
    _changed_elsewhere = Signal()

    def __init__(self, club: "OpenClub | None" = None) -> None:
        super().__init__()
        self.scope = ""  # of the place in view; what Ctrl+Z steps through
        self.dirty = False  # something was changed since the club was opened
        self._club = club
        self._waiting = _Lanes()
        self._papers = _Lanes()
        self._elsewhere: Saved | None = None  # the newest of what others changed, still to be told
        self._telling = threading.Lock()
        self.from_elsewhere = False  # whether `changed` tells now of what others changed
        self._rest = QTimer(self, singleShot=True, interval=BETWEEN)
        self._rest.timeout.connect(self._tell_elsewhere)
        self._stopped = False
        self._open_jobs = 0
        self._open_changes = 0
        self._open_awaited = 0
        self._awaiting = False  # whether what is asked now is awaited
        self._at_rest: list[Callable[[], object]] = []
        self._running: Job | None = None
        self._patience = QTimer(self, singleShot=True, interval=LONG)
        self._patience.timeout.connect(self._is_long)
        queued = Qt.ConnectionType.QueuedConnection
        self._began.connect(self._note_start, queued)
        self._ended.connect(self._deliver, queued)
        self._advanced.connect(self._note_progress, queued)
        self._changed_elsewhere.connect(self._tell_elsewhere, queued)
        self._thread = threading.Thread(
            target=self._serve, args=(self._waiting,), name="club", daemon=True
        )
        self._thread.start()
        self._paper_thread: threading.Thread | None = None
        self._beside: list[threading.Thread] = []

    @property
    def has_club(self) -> bool:
        """Whether a club is open."""
        return self._club is not None

    @property
    def look_only(self) -> bool:
        """Whether the club that is open can be looked at, printed and exported, and no more."""
        return self._club is not None and self._club.look_only

    @property
    def file(self) -> Path | None:
        """The file of the club that is open."""
        return self._club.path if self._club is not None else None

    def holds(self, file: Path) -> bool:
        """Whether the club that is open is this file."""
        club = self._club
        return club is not None and club.path.resolve() == file.resolve()

    @property
    def idle(self) -> bool:
        """Whether every answer has been delivered."""
        return self._open_jobs == 0

    @property
    def awaits(self) -> bool:
        """Whether something is on its way that the next keys are meant for."""
        return bool(self._open_awaited)

    @property
    def changing_now(self) -> bool:
        """Whether a change is on its way to the file."""
        return bool(self._open_changes)

    @contextmanager
    def awaiting(self) -> Iterator[None]:
        """Treat all that is asked within as what the next keys are meant for."""
        before, self._awaiting = self._awaiting, True
        try:
            yield
        finally:
            self._awaiting = before

    def run(
        self,
        work: Callable[["OpenClub"], T],
        done: Callable[[T], None],
        failed: Failed = None,
        *,
        title: str = "",
        awaited: bool = False,
        gives_way: bool = False,
    ) -> Job:
        """Do `work` on the club; `done` gets its answer, `failed` (or `trouble`) its exception.

        With `awaited`, keys that are typed before it is there are kept and done then, and before
        what it asks for to be shown is there as well. What `gives_way` is done when nothing else
        is to be done.
        """
        job = Job(lambda: work(self._need_club()), done, failed, False, title, self.scope)
        job.awaited = awaited
        return self._submit(job, gives_way=gives_way)

    def change(
        self,
        work: Callable[["OpenClub"], T],
        done: Callable[[T], None],
        failed: Failed = None,
        *,
        title: str = "",
        awaited: bool = False,
    ) -> Job:
        """Like `run`; `changed` and `undo_changed` follow once the change is committed."""
        job = Job(lambda: work(self._need_club()), done, failed, True, title, self.scope)
        job.awaited = awaited
        self._submit(job)
        self.changing.emit()
        return job

    def hand_in(self, work: Callable[["OpenClub"], T], *, changes: bool = False) -> "Future[T]":
        """Work for the club from another thread, such as that of the server in the hall.

        May be called from any thread. The answer comes there as soon as the work is done, also
        while the window is busy; with `changes`, `changed` follows in the window afterwards, once
        for all that came in meanwhile. The future has the exception of work that failed:
        a `Trouble` where no club is open.
        """
        handed = _HandedIn(lambda: work(self._club_for_others()), changes)
        if self._stopped:
            handed.answer.set_exception(_closed())
        else:
            self._waiting.put(handed)
        return handed.answer

    def look(self, work: Callable[["OpenClub"], T], done: Callable[[T], None]) -> Job:
        """Read again what is in view; an undo may have taken it away, and then it is left."""

        def failed(error: Exception) -> None:
            if not isinstance(error, Gone):
                self.trouble.emit(error)

        return self.run(work, done, failed)

    def run_long(
        self,
        work: Callable[["OpenClub", Callable[[int, int], None]], T],
        done: Callable[[T], None],
        failed: Failed = None,
        *,
        changes: bool = False,
        title: str = "",
    ) -> Job:
        """Like `run`; the work gets a function to report progress with, and can be cancelled."""
        job = Job(nothing, done, failed, changes, title, self.scope)
        job.announce = self._advanced.emit
        job.work = lambda: work(self._need_club(), job.progress)
        return self._submit(job)

    def open(
        self,
        make: Callable[[], "OpenClub"],
        done: Callable[["OpenClub"], None],
        failed: Failed = None,
        *,
        title: str = "",
    ) -> Job:
        """Open another club in place of the one that is open; that one stays if it fails."""

        def work() -> "OpenClub":
            fresh = make()
            before, self._club = self._club, fresh
            self.dirty = False
            if before is not None:
                before.close()
            return fresh

        def delivered(club: "OpenClub") -> None:
            self.opened.emit(club)
            done(club)

        return self._submit(Job(work, delivered, failed, title=title, awaited=True))

    def close_club(self, done: Callable[[None], None]) -> Job:
        """Close the club that is open, so that its file may be replaced."""

        def work() -> None:
            before, self._club = self._club, None
            if before is not None:
                before.close()

        return self._submit(Job(work, done))

    def make(
        self,
        work: Callable[[], T],
        done: Callable[[T], None],
        failed: Failed = None,
        *,
        title: str = "",
    ) -> Job:
        """Do work that needs no club, such as a PDF, on the second thread."""
        return self._on_paper(Job(work, done, failed, title=title))

    def make_long(
        self,
        work: Callable[[Callable[[int, int], None]], T],
        done: Callable[[T], None],
        failed: Failed = None,
        *,
        title: str = "",
    ) -> Job:
        """Like `make`; the work gets a function to report progress with, and can be cancelled."""
        job = Job(nothing, done, failed, title=title)
        job.announce = self._advanced.emit
        job.work = lambda: work(job.progress)
        return self._on_paper(job)

    def beside(
        self, work: Callable[["OpenClub"], T], done: Callable[[T], None], failed: Failed = None
    ) -> None:
        """Copy the club, which takes long where it is old, while anything else goes on.

        Nothing waits for it but the end of the program. It may only use what of the club can be
        used from another thread.
        """
        job = Job(lambda: work(self._need_club()), done, failed, beside=True)
        thread = threading.Thread(target=self._do_beside, args=(job,), name="copy", daemon=True)
        self._beside = [one for one in self._beside if one.is_alive()] + [thread]
        thread.start()

    def undo(self, done: Callable[[Saved], None] | None = None, failed: Failed = None) -> Job:
        """Take back the last change within the scope in view."""
        return self._step("undo", done, failed)

    def redo(self, done: Callable[[Saved], None] | None = None, failed: Failed = None) -> Job:
        """Do again what was taken back last."""
        return self._step("redo", done, failed)

    def _step(self, way: str, done: Callable[[Saved], None] | None, failed: Failed) -> Job:
        scope = self.scope

        def work(club: "OpenClub") -> Saved:
            from clubadmin.services.sheets import taking_back

            step: Callable[[OpenClub, str], Saved] = getattr(taking_back, way)
            return step(club, scope)

        return self.change(work, done or nothing, failed, awaited=True)

    def look_at_history(self, scope: str) -> None:
        """Make `scope` the one that Ctrl+Z steps through, and say what it would do."""
        self.scope = scope
        if not self.has_club:
            self.undo_changed.emit(UndoState())
            return

        def found(state: UndoState) -> None:
            if scope == self.scope:  # else another place is in view by now
                self.undo_changed.emit(state)

        self.run(lambda club: _undo_state(club, scope), found, gives_way=True)

    def when_idle(self, call: Callable[[], object]) -> None:
        """Call once all answers awaited now were delivered; who is gone by then does nothing."""

        def still() -> None:
            if _alive(call):
                call()

        if self.idle:
            QTimer.singleShot(0, self, still)
        else:
            self._at_rest.append(still)

    def cancel(self, job: Job) -> None:
        """Ask the work to stop at its next report of progress, or not to begin."""
        job.stop.set()

    def stop(self, last: Callable[["OpenClub"], object] | None = None) -> None:
        """Finish what was asked, do `last` if something was changed, close the club and end."""
        if last is not None and self.dirty:
            self.run(last, nothing, log_failure)
        self._stopped = True
        self._waiting.put(None)  # what gives way gives way to this as well
        self._papers.put(None)
        for thread in (self._thread, *self._beside):
            thread.join()
        while not self._waiting.empty():  # handed in when it was too late
            if isinstance(late := self._waiting.get(), _HandedIn):
                late.answer.set_exception(_closed())
        if self._club is not None:
            self._club.close()
            self._club = None

    def _need_club(self) -> "OpenClub":
        if self._club is None:
            raise Cancelled  # the club was closed while this waited
        return self._club

    def _club_for_others(self) -> "OpenClub":
        if self._club is None:
            raise _closed()
        return self._club

    def _on_paper(self, job: Job) -> Job:
        """Hand a job to the thread of papers, begun with the first; no typed key waits for it."""
        if self._paper_thread is None:
            self._paper_thread = threading.Thread(
                target=self._serve, args=(self._papers,), name="papers", daemon=True
            )
            self._paper_thread.start()
        self._open_jobs += 1
        self._papers.put(job)
        return job

    def _submit(self, job: Job, *, gives_way: bool = False) -> Job:
        job.awaited = not gives_way and (job.awaited or self._awaiting)
        self._open_jobs += 1
        self._open_changes += job.changes
        self._open_awaited += job.awaited
        self._waiting.put(job, last=gives_way)
        if job.awaited and self._open_awaited == 1:
            self.awaited.emit()
        return job

    # --- on the worker's thread

    def _serve(self, jobs: "_Lanes") -> None:
        while (job := jobs.get()) is not None:
            if isinstance(job, _HandedIn):
                self._do_handed_in(job)
                continue
            self._began.emit(job)
            self._do(job)
            self._ended.emit(job)

    def _do_beside(self, job: Job) -> None:
        self._do(job)
        self._ended.emit(job)

    def _do(self, job: Job) -> None:
        try:
            if job.stop.is_set():
                raise Cancelled
            job.outcome = job.work()
            if job.changes:
                self._say_saved(job)
        except Exception as error:  # whatever it is, the thread lives on and the window tells
            job.error = self._behind(error)

    def _do_handed_in(self, handed: _HandedIn) -> None:
        club = self._club
        before = club.store.last if club is not None else None
        if not handed.do() or not handed.changes or club is None or club.store.last is before:
            return
        self.dirty = True
        with self._telling:
            told, self._elsewhere = self._elsewhere, club.saved()
        if told is None:  # else the window was told already and did not come to it yet
            self._changed_elsewhere.emit()

    def _behind(self, error: Exception) -> Exception:
        """Find the damage of a club behind an error."""
        if self._club is None or isinstance(error, (Trouble, OSError, Cancelled)):
            return error
        from clubadmin.services.club.strange import damage_told

        try:
            with damage_told(self._club.path):
                raise error
        except Exception as told:
            return told

    def _say_saved(self, job: Job) -> None:
        """Runs only when the work came back, so after its commit."""
        self.dirty = True
        job.undo = _undo_state(self._need_club(), job.scope)
        if isinstance(job.outcome, Saved):
            job.saved = job.outcome
        else:
            job.saved = self._need_club().saved()

    # --- on the window's thread

    def _note_start(self, job: Job) -> None:
        self._running = job
        self._patience.start()

    def _is_long(self) -> None:
        if self._running is not None:
            self.long_work.emit(self._running)

    def _note_progress(self, job: Job, done: int, total: int) -> None:
        if job is self._running:
            self.progressed.emit(done, total)

    def _deliver(self, job: Job) -> None:
        if job.beside:
            self._answer(job)
            return
        self._open_jobs -= 1
        self._open_changes -= job.changes
        if job is self._running:
            self._running = None
            self._patience.stop()
            self.long_work.emit(None)
        before, self._awaiting = self._awaiting, job.awaited
        try:
            self._answer(job)
        finally:
            self._awaiting = before
            self._open_awaited -= job.awaited
            while self.idle and self._at_rest:
                self._at_rest.pop(0)()
            if job.changes and not self.changing_now:
                self.all_written.emit()
            if job.awaited and not self.awaits:
                self.answered.emit()

    def _answer(self, job: Job) -> None:
        if job.error is not None:
            self._fail(job, job.error)
            return
        try:
            if _alive(job.done):
                job.done(job.outcome)
        except Trouble as error:  # has its sentence, wherever it was raised
            self.trouble.emit(error)
        except (ValueError, LookupError, TypeError, ArithmeticError) as error:
            self._look_behind(error)
        finally:  # a fault in a page doesn't make what was saved unsaved
            self._tell_saved(job)

    def _look_behind(self, error: Exception) -> None:
        """Tell a page's failure as damage, where the club is damaged."""

        def again(_club: "OpenClub") -> None:
            raise error

        def failed(told: Exception) -> None:
            if told is error:
                raise error
            self.trouble.emit(told)

        if not self.has_club:
            raise error
        self.run(again, nothing, failed)

    def _tell_saved(self, job: Job) -> None:
        if job.saved is None:
            return
        self.changed.emit(job.saved)
        if job.scope == self.scope:
            self.undo_changed.emit(job.undo)

    def _tell_elsewhere(self) -> None:
        if self._rest.isActive():
            return  # at its end
        with self._telling:
            saved, self._elsewhere = self._elsewhere, None
        if saved is None or not self.has_club:
            return
        self._rest.start()
        self.from_elsewhere = True
        try:
            self.changed.emit(saved)
        finally:
            self.from_elsewhere = False
        self.look_at_history(self.scope)

    def _fail(self, job: Job, error: Exception) -> None:
        if isinstance(error, Cancelled):
            return
        if job.changes and not isinstance(error, Refused):  # refused: there was nothing to keep
            self.not_saved.emit()
        if job.failed is not None and _alive(job.failed):
            job.failed(error)
        else:
            self.trouble.emit(error)


def log_failure(error: Exception) -> None:
    """Log the failure of work that nobody can do anything about any more."""
    log.error("%s", error)


def nothing(_: object = None) -> None:
    """Ignore an answer."""


def _closed() -> Trouble:
    return Trouble("Er is geen club open.")


def _undo_state(club: "OpenClub", scope: str) -> UndoState:
    from clubadmin.services.club import history

    return history.undo_state(club, scope, here=True)


def _alive(call: Callable[..., object]) -> bool:
    """Whether the widget that waits for the answer still exists, also one a lambda holds."""
    held = [cell.cell_contents for cell in getattr(call, "__closure__", None) or ()]
    owners = [getattr(call, "__self__", None), *held]
    return all(not isinstance(one, QObject) or shiboken6.isValid(one) for one in owners)


class Cancelled(Exception):
    """The secretary stopped the work; nothing of it was kept."""

"""The clock of a round, ticking: it goes on without a window, and over a restart."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from clubadmin.desktop.kit.language import translate
from clubadmin.services.hall.clock import Clock, RoundClock, now, read_back

WARNING = 5 * 60  # seconds before the end
LATE = 60  # seconds after which the end is old news, and makes no sound any more
TICK = 200  # ms; so that a second never shows twice as long as another


class RoundTicker(QObject):
    """The clock of one evening.

    What is kept is a few words, written when the clock is set, started or stopped; never while
    it runs.
    """

    changed = Signal()  # what it shows is another now
    warned = Signal()  # a few minutes are left
    ended = Signal()  # none are

    def __init__(
        self,
        minutes: int,
        kept: str = "",
        keep: Callable[[str], object] = lambda _text: None,
        *,
        clock: Clock = now,
    ) -> None:
        """The clock as it was kept, or that of the first round.

        Args:
            minutes: how long a round takes.
            kept: what `keep` was called with last.
            keep: called with what is to be kept.
        """
        super().__init__()
        self._clock = clock
        self._keep = keep
        self.minutes = minutes
        self.held = False  # the evening is closed: there is no round that it could be of
        self.face = read_back(kept, clock()) or RoundClock.of(1, minutes)  # the clock itself
        self._said = self._left()
        self._timer = QTimer(self, interval=TICK)
        self._timer.timeout.connect(self.tick)
        self._follow()

    @property
    def round(self) -> int:
        """The round of the clock."""
        return self.face.round

    @property
    def running(self) -> bool:
        """Whether it was started and not stopped; also when the time is over."""
        return self.face.running

    @property
    def begun(self) -> bool:
        """Whether it was ever started for this round."""
        return self.face.begun

    @property
    def in_use(self) -> bool:
        """Whether there is a clock at all: rounds of no minutes have none."""
        return self.face.total > 0

    @property
    def seconds(self) -> int:
        """The seconds left, begun ones included; below 0 the time since it was over."""
        left = self._left()
        return int(left) if left <= 0 else -int(-left // 1)

    @property
    def share(self) -> float:
        """The part of the time that is left, 0 to 1."""
        return min(max(self._left() / self.face.total, 0), 1) if self.face.total else 0

    @property
    def late(self) -> bool:
        """Whether few minutes are left of a round that is longer than that."""
        return 0 < self._left() <= WARNING < self.face.total

    @property
    def over(self) -> bool:
        """Whether the time is up."""
        return self.in_use and self._left() <= 0

    def text(self) -> str:
        """The time as a clock has it: "12:05", "1:02:05"; "+0:40" for how long it is over."""
        seconds = self.seconds
        minutes, rest = divmod(abs(seconds), 60)
        hours, minutes = divmod(minutes, 60)
        sign = "+" if seconds < 0 else ""
        return f"{sign}{hours}:{minutes:02}:{rest:02}" if hours else f"{sign}{minutes}:{rest:02}"

    def toggle(self) -> None:
        """Start, or stand still."""
        if self.running:
            self.stop()
        else:
            self.start()

    def start(self) -> None:
        """Run, unless there is no round any more."""
        if not self.held:
            self._become(self.face.started(self._clock()))

    def hold(self, held: bool) -> None:
        """Whether it may not start: the evening was closed, or is open again."""
        if held != self.held:
            self.held = held
            self.changed.emit()

    def stop(self) -> None:
        """Stand still."""
        self._become(self.face.stopped(self._clock()))

    def move(self, minutes: int) -> None:
        """Minutes more, or fewer."""
        self._become(self.face.moved(minutes, self._clock()))

    def next_round(self) -> None:
        """The clock of the next round, full and standing still."""
        self.set_round(self.round + 1)

    def set_round(self, number: int, minutes: int | None = None) -> None:
        """The clock of a round, full and standing still."""
        self.minutes = self.minutes if minutes is None else minutes
        self._become(RoundClock.of(number, self.minutes))

    def put_away(self) -> None:
        """The round is of no concern any more: full, and standing still."""
        self.set_round(self.round)

    def tick(self) -> None:
        """Look at the time; sounds and changes follow from what passed since the last look."""
        left, before = self._left(), self._said
        if int(left) == int(before) and (left > 0) == (before > 0):
            return
        self._said = left
        if before > 0 >= left:
            if left > -LATE:
                self.ended.emit()
        elif before > WARNING >= left > 0 and self.face.total > WARNING:
            self.warned.emit()
        self.changed.emit()

    def _left(self) -> float:
        return self.face.seconds_left(self._clock())

    def _become(self, face: RoundClock) -> None:
        if face == self.face:
            return
        self.face = face
        self._said = self._left()
        self._keep(face.kept())
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        if self.running:
            self._timer.start()
        else:
            self._timer.stop()


def no_round() -> str:
    """Why the clock of a closed evening does not start."""
    return translate(
        "screen", "Deze avond is afgesloten: er is geen ronde meer, dus de klok blijft staan."
    )

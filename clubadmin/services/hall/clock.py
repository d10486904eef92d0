"""Time: the hour, the time since something, and the clock of a round.

Two clocks tell the time. The wall clock says the hour, can be put back and jumps with summer
time. The steady clock only ever goes on, also while the machine sleeps, but begins anew when
it starts. A running round goes by the steady clock; the wall clock carries it over a restart.
"""

import json
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

LONGEST = 600 * 60  # seconds on the clock of a round
STALE = 2 * 3600  # seconds after its end that a clock is of another time


@dataclass(frozen=True)
class Moment:
    """A moment on both clocks, in seconds."""

    wall: float
    steady: float


Clock = Callable[[], Moment]


def now() -> Moment:
    """Read both clocks."""
    return Moment(time.time(), _steady())


def _steady() -> float:
    """Seconds that go on while the machine sleeps."""
    for name in ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC"):
        if (which := getattr(time, name, None)) is not None:
            return time.clock_gettime(which)
    return time.monotonic()


def seconds_since(stamp: str, at: datetime) -> float:
    """How long ago a stamp of the club file ("2026-11-12 23:04:10", local time) was.

    The hour that comes twice when summer time ends is taken for the last one that is not yet
    to come. What still is to come, because the clock was put back, was just now: 0.

    Args:
        stamp: local time, as the journal keeps it.
        at: local time.

    Raises:
        ValueError: the stamp is no moment.
    """
    told = datetime.fromisoformat(stamp)
    ago = (at.timestamp() - told.replace(fold=fold).timestamp() for fold in (0, 1))
    return min((seconds for seconds in ago if seconds >= 0), default=0.0)


@dataclass(frozen=True)
class RoundClock:
    """The time left of a round, standing still or running."""

    round: int  # which round
    total: float  # seconds that it was given
    # seconds that were left at `since`, or are left while it stands still; never below 0
    left: float
    since: Moment | None = None  # when it began to run; None while it stands still

    @classmethod
    def of(cls, number: int, minutes: float) -> "RoundClock":
        """The clock of a round that has not begun."""
        seconds = min(max(minutes * 60, 0), LONGEST)
        return cls(number, seconds, seconds)

    @property
    def running(self) -> bool:
        """Whether it was started and not stopped; also when the time is over."""
        return self.since is not None

    @property
    def begun(self) -> bool:
        """Whether it was ever started."""
        return self.running or self.left < self.total

    def seconds_left(self, at: Moment) -> float:
        """The time left; below 0 the time since it was over."""
        return self.left if self.since is None else self.left - (at.steady - self.since.steady)

    def started(self, at: Moment) -> "RoundClock":
        """Running; as it is when it does already, or when nothing is left."""
        return self if self.running or self.left <= 0 else replace(self, since=at)

    def stopped(self, at: Moment) -> "RoundClock":
        """Standing still."""
        return replace(self, left=max(self.seconds_left(at), 0), since=None)

    def moved(self, minutes: int, at: Moment) -> "RoundClock":
        """The clock with minutes more, or fewer; time that was over comes back with the first."""
        left = min(max(max(self.seconds_left(at), 0) + minutes * 60, 0), LONGEST)
        total = max(min(self.total + minutes * 60, LONGEST), 0)
        return replace(self, total=max(total, left), left=left, since=at if self.running else None)

    def kept(self) -> str:
        """The clock as text, to be read back after a restart."""
        values: dict[str, Any] = {"round": self.round, "total": self.total, "left": self.left}
        if self.since is not None:
            values |= {"wall": self.since.wall, "steady": self.since.steady}
        return json.dumps(values)


def read_back(text: str, at: Moment) -> RoundClock | None:
    """The clock as it was kept, gone on meanwhile; None for none, or one of another day."""
    try:
        values = json.loads(text)
        clock = RoundClock(int(values["round"]), float(values["total"]), float(values["left"]))
        began = Moment(float(values["wall"]), float(values["steady"])) if "wall" in values else None
    except (ValueError, TypeError, KeyError):
        return None
    if not 0 <= clock.left <= clock.total <= LONGEST:
        return None
    if began is None:
        return clock
    gone = _gone_by(began, at)
    if gone > clock.left + STALE:
        return None
    return replace(clock, since=Moment(at.wall - gone, at.steady - gone))


def _gone_by(began: Moment, at: Moment) -> float:
    """Seconds since, over a restart of the program or the machine.

    The wall clock knows, unless it was put back meanwhile; then the steady one may.
    """
    by_wall = at.wall - began.wall
    return by_wall if by_wall >= 0 else max(at.steady - began.steady, 0.0)

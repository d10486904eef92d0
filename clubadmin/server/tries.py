"""How often something may be done lately by the same: a bound that no person reaches."""

from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from time import monotonic

_REMEMBERED = 1_000  # of whom it is counted; who did nothing for longest is forgotten


class Tries:
    """Counts what was done within the last seconds, by who did it.

    Args:
        most: that is let through within `within` seconds.
        within: seconds after which something is forgotten.
        clock: tells the seconds.
    """

    def __init__(self, most: int, within: float, clock: Callable[[], float] = monotonic) -> None:
        self._most = most
        self._within = within
        self._clock = clock
        self._done: OrderedDict[Hashable, deque[float]] = OrderedDict()

    def one_more(self, who: Hashable) -> bool:
        """Count one more of somebody; whether it may be, for else it does not count."""
        now = self._clock()
        done = self._done.setdefault(who, deque())
        self._done.move_to_end(who)
        while len(self._done) > _REMEMBERED:
            self._done.popitem(last=False)
        while done and done[0] <= now - self._within:
            done.popleft()
        if len(done) >= self._most:
            return False
        done.append(now)
        return True

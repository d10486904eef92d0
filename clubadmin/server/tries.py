"""How often codes that open nothing may be tried from one address."""

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

MOST = 20  # wrong codes
WITHIN = 60.0  # seconds
_REMEMBERED = 1_000  # addresses; the oldest is forgotten


class Tries:
    """Counts wrong codes by address.

    Args:
        most: that are answered within `within` seconds.
        within: seconds after which a wrong code is forgotten.
        clock: tells the seconds.
    """

    def __init__(
        self, most: int = MOST, within: float = WITHIN, clock: Callable[[], float] = monotonic
    ) -> None:
        self._most = most
        self._within = within
        self._clock = clock
        self._wrong: OrderedDict[str, list[float]] = OrderedDict()

    def too_many(self, address: str) -> bool:
        """Whether this address has tried too often."""
        return len(self._recent(address)) >= self._most

    def wrong(self, address: str) -> None:
        """A code that opens nothing came from this address."""
        recent = self._recent(address)
        self._wrong[address] = [*recent, self._clock()][-self._most :]
        self._wrong.move_to_end(address)
        while len(self._wrong) > _REMEMBERED:
            self._wrong.popitem(last=False)

    def _recent(self, address: str) -> list[float]:
        since = self._clock() - self._within
        return [at for at in self._wrong.get(address, ()) if at > since]

"""Follows what comes in at the tables: one look at a time, however much comes in meanwhile."""

from collections.abc import Collection

from PySide6.QtCore import QObject, Signal

from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.tableside.loading import Now, now


class Incoming(QObject):
    """Reads what the board shows; asked again while it reads, it does so once more after that."""

    seen = Signal(object, object)  # Now, and the tables of which a sheet is another

    def __init__(self, ops: Operations) -> None:
        super().__init__()
        self._ops = ops
        self._evening_id = 0
        self._looking = False
        self._again: set[int] | None = None

    def look(self, evening_id: int, tables: Collection[int] = ()) -> None:
        """Read how an evening is now, and the state of these tables."""
        if evening_id != self._evening_id:
            self._evening_id, self._again = evening_id, None
        elif self._looking:
            self._again = (self._again or set()) | set(tables)
            return
        self._looking = True
        asked = frozenset(tables)
        self._ops.run(
            lambda club: now(club, evening_id, asked),
            lambda found: self._found(evening_id, found, asked),
            lambda _error: self._found(evening_id, None, asked),
        )

    def _found(self, evening_id: int, found: Now | None, asked: frozenset[int]) -> None:
        if evening_id != self._evening_id:
            return
        self._looking = False
        again, self._again = self._again, None
        if found is not None:
            self.seen.emit(found, asked)
        if again is not None:
            self.look(evening_id, again)

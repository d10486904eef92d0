"""Who is not there on an evening, and whether the club was told."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True)
class Absentee:
    """A member, pair or team that is looked for on an evening and does not play it."""

    entrant_id: int
    name: str
    notice: bool | None = None  # with notice, without; None: nothing was said about it
    remark: str = ""


@dataclass(frozen=True)
class Absentees:
    """Everybody who is looked for on an evening and does not play it, by name."""

    evening_id: int
    competition_id: int
    competition: str
    number: int
    date: date
    rows: tuple[Absentee, ...]

    @property
    def told(self) -> int:
        """How many are away with notice."""
        return sum(one.notice is True for one in self.rows)

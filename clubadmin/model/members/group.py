"""The groups of a competition, from which one goes up and down."""

from dataclasses import dataclass


@dataclass(frozen=True)
class GroupLine:
    """Somebody, and the group he is in; "" for none."""

    entrant_id: int
    name: str
    group: str = ""
    place: int | None = None  # in the standings so far, over all groups; None: none yet
    played: int = 0  # evenings


@dataclass(frozen=True)
class Groups:
    """The groups of a competition: the highest first, in each the best first."""

    competition_id: int
    competition: str
    lines: tuple[GroupLine, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The groups there are, the highest first."""
        return tuple(sorted({one.group for one in self.lines if one.group}))

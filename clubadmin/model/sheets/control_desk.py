"""The control desk: which sheets are in, typed and signed, and who still have theirs."""

from dataclasses import dataclass

from clubadmin.model.evenings.evening import SheetState, TablePlace


@dataclass(frozen=True)
class SheetLine:
    """A sheet as the desk sees it."""

    place: TablePlace
    games: int  # that it should have
    signed_at: str = ""  # "2026-11-12 21:14:03"; empty: it is not, or not known

    @property
    def to_come(self) -> bool:
        """Whether nothing of it is in yet: the table still has it."""
        return self.place.state is SheetState.MISSING

    @property
    def signed(self) -> bool:
        """Whether it went on to the score board."""
        return self.place.state is SheetState.SIGNED


@dataclass(frozen=True)
class ControlDesk:
    """All sheets of an evening, in round order."""

    evening_id: int
    sheets: tuple[SheetLine, ...]

    @property
    def to_come(self) -> int:
        """How many are to come."""
        return sum(one.to_come for one in self.sheets)

    @property
    def signed(self) -> int:
        """How many are signed off."""
        return sum(one.signed for one in self.sheets)

    @property
    def typing(self) -> int:
        """How many are in but not signed off."""
        return len(self.sheets) - self.to_come - self.signed

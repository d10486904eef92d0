"""Evenings of other competitions that count in this one as well."""

from dataclasses import dataclass, replace
from datetime import date

from clubadmin.domain.standings.habit import goes_on
from clubadmin.i18n import Message


@dataclass(frozen=True)
class OtherEvening:
    """An evening of another competition of the season."""

    evening_id: int
    competition: str
    number: int  # there
    date: date
    counts_as: int | None = None  # its number here; None: it does not count here
    refused: Message | None = None  # why it cannot count here


@dataclass(frozen=True)
class AlsoCounting:
    """Evenings that could count in a competition beside its own, by date."""

    competition_id: int
    competition: str
    own: int  # how many evenings of its own it has
    evenings: tuple[OtherEvening, ...]


@dataclass(frozen=True)
class Habit:
    """Evenings of one competition that count in another, which a new one follows."""

    other_id: int  # the competition they are evenings of
    other: str
    competition_id: int  # in which they count
    competition: str
    counted: tuple[date, ...]
    left_out: tuple[date, ...]

    def goes_on(self, day: date) -> bool:
        """Whether an evening on a new day counts as those before it did."""
        return goes_on(self.counted, self.left_out, day)

    def with_day(self, day: date, *, counts: bool) -> "Habit":
        """The habit with one more evening."""
        if counts:
            return replace(self, counted=(*self.counted, day))
        return replace(self, left_out=(*self.left_out, day))

    def after(self, before: "Habit") -> "Habit":
        """The habit with the days of an earlier season before its own."""
        return replace(
            self,
            counted=(*before.counted, *self.counted),
            left_out=(*before.left_out, *self.left_out),
        )

"""Evenings of other competitions that count in this one as well."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True)
class OtherEvening:
    """An evening of another competition of the season."""

    evening_id: int
    competition: str
    number: int  # there
    date: date
    counts_as: int | None = None  # its number here; None: it does not count here
    refused: str = ""  # a Dutch sentence: why it cannot count here


@dataclass(frozen=True)
class AlsoCounting:
    """What could count in a competition beside its own evenings, by date."""

    competition_id: int
    competition: str
    own: int  # how many evenings of its own it has
    evenings: tuple[OtherEvening, ...]

"""Dues of a season: the whole, a part of a season, in how many instalments, and a family's less."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from enum import StrEnum


class ProRata(StrEnum):
    """The dues of a member who joins or leaves during the season."""

    NONE = "none"  # the whole
    MONTH = "month"  # for each month that was begun
    QUARTER = "quarter"  # for each quarter of a year that was begun, from the season's first day


@dataclass(frozen=True)
class DuesKind:
    """A kind of membership and what it costs a season; amounts in cents, not below nothing."""

    name: str
    amount: int
    entry: int = 0  # once, in the season in which somebody joined
    pro_rata: ProRata = ProRata.NONE
    instalments: int = 1  # from 1 to 12, as even as whole cents allow
    household_less: int = 0  # for the second and every later member of one household


@dataclass(frozen=True)
class Span:
    """The days of a season, or of somebody's membership within it; both ends belong to it."""

    first: date
    last: date


@dataclass(frozen=True)
class Charge:
    """An amount due on one day."""

    part: int  # 0: the entry fee; else the number of the instalment
    amount: int
    due_on: date


def charges(
    kind: DuesKind, season: Span, joined: date | None, left: date | None, *, later: bool
) -> tuple[Charge, ...]:
    """Charge one member for a season, in the order in which amounts are due.

    There is no charge of nothing, and none at all for who was no member in this season.

    Args:
        kind: of membership.
        season: its first and last day.
        joined: when somebody became a member; None: before anybody remembers.
        left: the last day of membership; None: still a member.
        later: whether it is the second or a later member of a household.
    """
    begun = max(season.first, joined or season.first)
    ended = min(season.last, left or season.last)
    if ended < begun:
        return ()
    whole = max(0, kind.amount - (kind.household_less if later else 0))
    owed = part_of_season(whole, kind.pro_rata, season, Span(begun, ended))
    days = list(_spread(begun, season.last, kind.instalments))
    found = [
        Charge(number, amount, day)
        for number, (amount, day) in enumerate(
            zip(split(owed, kind.instalments), days, strict=True), 1
        )
    ]
    if joined == begun:
        found.insert(0, Charge(0, kind.entry, begun))
    return tuple(one for one in found if one.amount)


def part_of_season(amount: int, by: ProRata, season: Span, member: Span) -> int:
    """The part of an amount for the part of a season; half a cent and more becomes a cent."""
    if by is ProRata.NONE:
        return amount
    length = 1 if by is ProRata.MONTH else 3
    units = -(-_months(season.first, season.last) // length)
    before = _months(season.first, member.first) - 1
    until = _months(season.first, member.last)
    begun = -(-until // length) - before // length
    return (2 * amount * begun + units) // (2 * units)


def split(amount: int, parts: int) -> tuple[int, ...]:
    """An amount in parts that add up to it and differ by a cent at most, the larger first."""
    each, over = divmod(amount, parts)
    return tuple(each + (number < over) for number in range(parts))


def _months(first: date, last: date) -> int:
    """How many months of the calendar two days touch."""
    return 12 * (last.year - first.year) + last.month - first.month + 1


def _spread(first: date, last: date, parts: int) -> Iterator[date]:
    """The days on which instalments are due: as many days apart, from the first day on."""
    days = (last - first).days
    for number in range(parts):
        yield date.fromordinal(first.toordinal() + days * number // parts)

"""Dealers of the games of a sheet: as the sheet has them, or as its rows say.

Where the first dealer is drawn (Manille-tornooi: the highest card, at each boompje anew) nobody
knows before; a row can say who dealt it, and a misdeal says so as well. The deal goes around.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from clubadmin.domain.row.columns import SEATS
from clubadmin.domain.row.findings import Finding, finding
from clubadmin.domain.row.raw import FineKind, RawGame
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Position

Games = Sequence[tuple[int, RawGame]]
"""The rows that can be read, with their numbers."""


class Dealing(NamedTuple):
    """The dealer of each game, () while unknown, and the rows that contradict it."""

    dealers: tuple[Position, ...] = ()
    findings: tuple[Finding, ...] = ()


def is_drawn(rules: RuleSet) -> bool:
    """Whether it is drawn who deals first, so that a sheet does not say it before."""
    return rules.first_dealer == "drawn"


def dealt(games: Games, rules: RuleSet, length: int, known: Sequence[Position] = ()) -> Dealing:
    """Work out the dealer of each of `length` games, and a finding for each contradicting row.

    `known` is who deals each game where the sheet says so before. Else it follows from the row
    that names its dealer, or from the misdeals: the deal in which most of them agree, the
    earliest of these.
    """
    misdeals, named = (list(_said(games, kind)) for kind in (FineKind.MISDEAL, FineKind.DEALT))
    if known:
        return Dealing(tuple(known), tuple(_others(misdeals, known, rules, reason="sheet")))
    if not named and not misdeals:
        return Dealing()
    firsts = Counter(_first(seat, number, rules) for number, seat in named or misdeals)
    first = max(firsts, key=firsts.__getitem__)
    around = tuple(SEATS[(first + at) % rules.seats] for at in range(length))
    found = [
        *_others(named, around, rules, "first_dealer", reason="named"),
        *_others(misdeals, around, rules, **({"reason": "sheet"} if named else {})),
    ]
    return Dealing(around, tuple(found))


def _said(games: Games, kind: FineKind) -> Iterator[tuple[int, int]]:
    """The games of which a row names the dealer in this way, with his seat."""
    for number, raw in games:
        yield from ((number, SEATS.index(one.seat)) for one in raw.fines if one.kind is kind)


def _others(
    said: Sequence[tuple[int, int]],
    around: Sequence[Position],
    rules: RuleSet,
    rule: str = "misdeal_fine",
    **reason: str,
) -> Iterator[Finding]:
    """A finding for each who does not deal the game that he is said to have dealt."""
    article = rules.articles[rule]
    for number, seat in said:
        if number <= len(around) and around[number - 1] is not SEATS[seat]:
            who = {"seat": SEATS[seat].value, "dealer": around[number - 1].value}
            yield finding("misdeal-dealer", None, "fines", article, number, **who, **reason)


def _first(seat: int, number: int, rules: RuleSet) -> int:
    """The dealer of the first game if this seat dealt game `number`."""
    return (seat - number + 1) % rules.seats

"""Whether the fines that a row says can be: who pays, how much, and how often he misdealt."""

from collections import Counter
from collections.abc import Iterator

from clubadmin.domain.row.columns import SEATS
from clubadmin.domain.row.findings import Arg, Finding, finding
from clubadmin.domain.row.raw import FineKind, RawGame
from clubadmin.domain.rules.fields import MOST_ROEM
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Position

_MOST_TIMES = 9
"""Nobody misdeals more often in a row: points were typed."""


def check_fines(raw: RawGame, rules: RuleSet, stakes: tuple[int, ...] = ()) -> tuple[Finding, ...]:
    """All that is wrong with a row's fines.

    `stakes` are what a game can give at most, where a fine must be one of these: the game that
    was stopped may have had another stake than the one dealt after it, which is in the row.
    Where a player pays what the rule set says, it can be nothing else.
    """
    if not raw.fines:
        return ()
    reason = "stake"
    if rules.revoke == "personal":
        stakes, reason = (rules.revoke_penalty,), "penalty"
    return tuple(_found(raw, rules, stakes, reason))


def _found(raw: RawGame, rules: RuleSet, stakes: tuple[int, ...], reason: str) -> Iterator[Finding]:
    for fine in raw.fines:
        if fine.seat not in SEATS[: rules.seats]:
            yield _about("fine-seat", fine.seat, rules, "players", players=rules.seats)
        elif fine.count is None:
            continue
        elif fine.kind is FineKind.MISDEAL:
            if not 1 <= fine.count <= _MOST_TIMES:
                yield _about("misdeal-times", fine.seat, rules, "misdeal_fine", times=fine.count)
        elif stakes and fine.count not in stakes:
            yield _about(
                "fine-amount",
                fine.seat,
                rules,
                "revoke",
                reason=reason,
                amount=fine.count,
                units=stakes,
            )
        elif not 1 <= fine.count <= MOST_ROEM:
            yield _about(
                "fine-amount",
                fine.seat,
                rules,
                "revoke",
                reason="range",
                amount=fine.count,
                most=MOST_ROEM,
            )
    yield from _dealer(raw, rules)


def _dealer(raw: RawGame, rules: RuleSet) -> Iterator[Finding]:
    """Check that one player deals a game, and that his misdeals are told once."""
    named = {fine.seat for fine in raw.fines if fine.kind is FineKind.DEALT}
    told = Counter(fine.seat for fine in raw.fines if fine.kind is FineKind.MISDEAL)
    if len(named | set(told)) > 1:
        article = rules.articles["misdeal_fine"]
        yield finding("misdeal-twice", None, "fines", article, None, reason="dealers")
    for seat, often in told.items():
        if often > 1:
            yield _about("misdeal-twice", seat, rules, "misdeal_fine", reason="same")


def _about(code: str, seat: Position, rules: RuleSet, rule: str, **args: Arg) -> Finding:
    number = SEATS.index(seat) + 1
    article = rules.articles[rule]
    return finding(code, None, "fines", article, None, seat=seat.value, number=number, **args)

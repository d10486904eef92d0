"""Whether the roem of a row can be, and the stripe through its empty box (NKF 1976, art. 25)."""

from collections.abc import Iterator

from clubadmin.domain.row.doubling import without_bonus
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.row.hand_roem import equal_hands, hand_amount, left_standing, unsaid_highest
from clubadmin.domain.row.possible import leaves_a_trick, meant_roem, without_points
from clubadmin.domain.row.raw import Box, Mark
from clubadmin.domain.row.settle import box_amount
from clubadmin.domain.scoring.checks.row import Row
from clubadmin.domain.terms import Side


def check_stripe(row: Row) -> Iterator[Finding]:
    """A box that shows neither amount nor stripe."""
    if not row.rules.stripe_required:
        return
    for side in Side:
        if row.raw.roem(side) is Box.BLANK:
            yield row.about("roem-blank", side, "roem", "stripe_required")


def check_roem(row: Row) -> Iterator[Finding]:
    """Each side's roem by itself, then both together; a pit's bonus is judged with the pit."""
    amounts = [tricks_roem(row, side) for side in Side]
    if row.rules.roem_where == "none":
        yield from _no_roem(row, amounts)
        return
    good, only_stuk = True, row.rules.roem_where == "stuk"
    for side, amount in zip(Side, amounts, strict=True):
        if row.space.one(amount):
            continue
        good = False
        if amount > row.space.most:
            rule = "stuk" if only_stuk else "four_alike"
            yield row.about("roem-limit", side, "roem", rule, amount=amount)
        elif not row.is_pit_of(side):
            yield row.about(
                "roem-unit",
                side,
                "roem",
                "stuk" if only_stuk else "three_in_sequence",
                amount=amount,
                meant=meant_roem(amount, row.space),
            )
    if good and not row.space.both(*amounts):
        rule = "stuk" if only_stuk else "four_alike"
        yield row.about("roem-limit", None, "roem", rule, amount=sum(amounts))
    elif good and _counted_out(row):
        yield from _beside_points(row, amounts)
    yield from _hands(row)


def _hands(row: Row) -> Iterator[Finding]:
    """Roem in the hand of both sides: whose counts, where the row does not say it."""
    if unsaid_highest(row.raw, row.rules):
        ns, ew = (hand_amount(row.raw, side, row.rules) for side in Side)
        about = ("hand-equal", Side.NS, "roem", "hand_reject")
        yield row.about(*about, reason="highest", amount=ns, more=ew)
    elif equal := equal_hands(row.raw, row.rules):
        yield _equal(row, equal)
    if lower := left_standing(row.raw, row.rules):
        yield _left(row, lower)


def _counted_out(row: Row) -> bool:
    """Whether the points of both sides are those of their tricks: not changed by nat or a mark."""
    if row.one_takes_all or not row.has_points or row.ns.points + row.ew.points != row.total:
        return False
    return row.raw.mark in (None, Mark.NAT)


def _beside_points(row: Row, amounts: list[int]) -> Iterator[Finding]:
    """Roem for which a side has too few points, or the other too many."""
    for side, amount in zip(Side, amounts, strict=True):
        if not amount:
            continue
        if not row.of(side).points and not without_points(amount, row.rules):
            reason, rule = "points", "plain_points"
        elif row.of(side.other).points and not leaves_a_trick(amount, row.rules):
            reason, rule = "tricks", "four_alike"
        else:
            continue
        yield row.about("roem-limit", side, "roem", rule, reason=reason, amount=amount)


def _left(row: Row, lower: Side) -> Finding:
    """Roem that counts although the other side, had it bid, may reject it."""
    amount, more = (hand_amount(row.raw, side, row.rules) for side in (lower, lower.other))
    if amount == more:
        return row.about("hand-left", lower, "roem", "hand_reject", reason="alike", amount=amount)
    return row.about("hand-left", lower, "roem", "hand_reject", amount=amount, more=more)


def _equal(row: Row, amount: int) -> Finding:
    """Report equal roem of two sides: both may stand only where the bidder alone may reject."""
    if row.rules.hand_reject == "bidders":
        return row.about("hand-left", None, "roem", "hand_reject", reason="equal", amount=amount)
    return row.about("hand-equal", None, "roem", "hand_reject", amount=amount)


def tricks_roem(row: Row, side: Side) -> int:
    """The roem a side declared, in the hand too, without the bonus of a pit."""
    raw, rules = row.raw, row.rules
    amount = box_amount(raw, side, rules)
    if rules.roem_where == "both":
        amount += raw.ns_hand if side is Side.NS else raw.ew_hand
    if raw.stuk is side:
        amount += rules.stuk
    return without_bonus(amount, side, raw, rules)


def _no_roem(row: Row, amounts: list[int]) -> Iterator[Finding]:
    for side, amount in zip(Side, amounts, strict=True):
        if amount:
            yield row.about("roem-none", side, "roem", "roem_where", amount=amount)

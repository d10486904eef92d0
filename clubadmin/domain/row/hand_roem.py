"""Roem in the hand: whose counts, and which amounts hands can give.

The side that has most keeps all of its own and the other's is rejected (Alles over kaarten,
Kraken); stuk and roem on the table can never be rejected. Nothing is settled here: what comes
on top of a side's box, or off it, is.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import compress, product
from typing import NamedTuple

from clubadmin.domain.row.doubling import without_bonus
from clubadmin.domain.row.raw import Box, Mark, RawGame
from clubadmin.domain.rules.cards import RANKS
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Side

_SUITS = 4

Worths = dict[int, int]
"""For each amount that cards can give, the fewest cards that give it."""


def hand_amount(raw: RawGame, side: Side, rules: RuleSet) -> int:
    """The roem in the hand with which a side counts: what it declared, if that is valid."""
    return 0 if is_void(raw, side, rules) else declared_amount(raw, side, rules)


def is_void(raw: RawGame, side: Side, rules: RuleSet) -> bool:
    """Whether a side's hand roem never became valid, as the other side took every trick."""
    return rules.hand_trick and raw.mark is Mark.PIT and raw.mark_side is side.other


def declared_amount(raw: RawGame, side: Side, rules: RuleSet) -> int:
    """The roem that a side declared in the hand, stuk aside and a pit's bonus left out."""
    if rules.roem_where == "both":
        return raw.ns_hand if side is Side.NS else raw.ew_hand
    roem = raw.roem(side)
    if rules.roem_where != "hand" or isinstance(roem, Box):
        return 0
    return without_bonus(roem, side, raw, rules)


def hand_change(raw: RawGame, side: Side, rules: RuleSet) -> int:
    """The amount for a side beside its box: hand roem kept or lost, and stuk."""
    if rules.roem_where not in ("hand", "both", "stuk"):
        return 0
    stuk = rules.stuk if raw.stuk is side else 0
    hand = declared_amount(raw, side, rules)
    lost = rejected(raw, rules) is side or is_void(raw, side, rules)
    if rules.roem_where == "both":
        return stuk + (0 if lost else hand)
    return stuk - (hand if lost else 0)


def rejected(raw: RawGame, rules: RuleSet) -> Side | None:
    """The side whose hand roem does not count; None if neither's is rejected.

    Where only who bid may reject (hand_reject = bidders), the side that plays did bid; whether
    the others did is not in a row, so what they left standing is typed and counts; see
    `left_standing`.
    """
    lower = _lower(raw, rules)
    return None if lower is None or _stays(lower, raw, rules) else lower


def left_standing(raw: RawGame, rules: RuleSet) -> Side | None:
    """The side whose lower hand roem counts although the other, had it bid, may reject it."""
    lower = _lower(raw, rules)
    return lower if lower is not None and _stays(lower, raw, rules) else None


def _stays(lower: Side, raw: RawGame, rules: RuleSet) -> bool:
    """Whether only who bid may reject, and of the other side it is not known that it did."""
    return rules.hand_reject == "bidders" and raw.played_by is not lower.other


def _lower(raw: RawGame, rules: RuleSet) -> Side | None:
    """The side with the lower hand roem; None if but one has any, or the row cannot say whose."""
    amounts = {side: hand_amount(raw, side, rules) for side in Side}
    if not all(amounts.values()):
        return None
    if rules.hand_reject == "highest":
        higher = raw.alike or _with_highest(amounts, rules)
    else:
        higher = next((side for side in Side if amounts[side] > amounts[side.other]), raw.alike)
    return higher and higher.other


def _with_highest(amounts: Mapping[Side, int], rules: RuleSet) -> Side | None:
    """The side whose highest combination is surely worth more than any of the other's."""
    worth = HandWorth(
        rules.three_in_sequence,
        rules.four_in_sequence,
        rules.five_in_sequence,
        rules.four_alike_worths,
    )
    highest = {side: _highest(amount, rules.tricks, worth) for side, amount in amounts.items()}
    return next((one for one in Side if min(highest[one]) > max(highest[one.other])), None)


@lru_cache(maxsize=1024)
def _highest(amount: int, cards: int, worth: "HandWorth") -> tuple[int, ...]:
    """List the worths that the highest combination can have where all give an amount together.

    An amount that no hands give may hold anything: the row must say it.
    """
    singles = {*worth[:3], *(alike for _, alike in worth.alike)} - {0}
    found = []
    for single in singles:
        sums = hand_sums(cards, _up_to(single, worth), partner=True)
        if amount in sums and amount - single in sums:
            found.append(single)
    return tuple(found) or (0, amount)


def _up_to(most: int, worth: "HandWorth") -> "HandWorth":
    three, four, five = (single if single <= most else 0 for single in worth[:3])
    return HandWorth(three, four, five, tuple(one for one in worth.alike if one[1] <= most))


def unsaid_highest(raw: RawGame, rules: RuleSet) -> bool:
    """Whether both sides declared, and whose highest combination goes before stands nowhere."""
    if rules.hand_reject != "highest":
        return False
    return all(hand_amount(raw, side, rules) for side in Side) and _lower(raw, rules) is None


def equal_hands(raw: RawGame, rules: RuleSet) -> int:
    """The amount that both sides declared alike, so that the row cannot say whose is higher; or 0.

    Alike in points one may still be higher, which a row can say: four alike goes before five in
    sequence.
    """
    ns, ew = (hand_amount(raw, side, rules) for side in Side)
    return ns if ns == ew and raw.alike is None else 0


AlikeWorths = tuple[tuple[str, int], ...]
"""The worth of four alike of each rank that counts."""


class HandWorth(NamedTuple):
    """The worth of combinations in a hand, stuk aside."""

    three: int
    four: int
    five: int  # and more
    alike: AlikeWorths


@lru_cache(maxsize=64)
def hand_sums(cards: int, worth: HandWorth, *, partner: bool) -> frozenset[int]:
    """Every amount that a side can declare of hands of so many cards; 0 among them.

    With a `partner` it has two hands, and four jacks are in one of them, as is any other rank
    that is worth something of its own.
    """
    sums = frozenset(_one_hand(cards, worth))
    if not partner:
        return sums
    alone = tuple(one for one in worth.alike if not _is_unlike(one, worth.alike))
    unlike = tuple(one for one in worth.alike if _is_unlike(one, worth.alike))
    both: set[int] = set()
    for first in subsets(unlike[1:]):  # which of two hands comes first is one
        hands = [
            frozenset(_one_hand(cards, worth._replace(alike=(*alone, *apart))))
            for apart in (first, tuple(one for one in unlike if one not in first))
        ]
        both |= {had + more for had in hands[0] for more in hands[1]}
    return frozenset(both)


def _is_unlike(alike: tuple[str, int], others: AlikeWorths) -> bool:
    """Whether four of a rank are worth something that four of no other rank are."""
    return sum(amount == alike[1] for _, amount in others) == 1


def _one_hand(cards: int, worth: HandWorth) -> Iterator[int]:
    runs = [_runs_worth("".join(held), worth) for held in product("01", repeat=len(RANKS))]
    for four in subsets(worth.alike):
        forced = sum(1 << RANKS.index(rank) for rank, _ in four)
        alikes = sum(amount for _, amount in four)
        for more in _four_suits(_suit_worths(forced, runs), cards):
            yield alikes + more


def subsets(four: AlikeWorths) -> Iterator[AlikeWorths]:
    """Every choice of these fours alike: none of them, all of them, and what is between."""
    for chosen in product((False, True), repeat=len(four)):
        yield tuple(compress(four, chosen))


def _runs_worth(held: str, worth: HandWorth) -> int:
    """The worth of sequences among the cards of one suit: a 1 for each card held, the ace last."""
    runs = (0, 0, 0, worth.three, worth.four)
    lengths = [len(run) for run in held.split("0")]
    return sum(worth.five if length >= len(runs) else runs[length] for length in lengths)


def _suit_worths(forced: int, run_worths: list[int]) -> Worths:
    """The roem one suit can add when it holds at least `forced`; declaring is never obliged."""
    found: Worths = {0: forced.bit_count()}
    for held, worth in enumerate(run_worths):
        if held & forced == forced:
            found[worth] = min(found.get(worth, len(RANKS)), held.bit_count())
    return found


def _four_suits(suit: Worths, cards: int) -> Worths:
    """Combine the worths of one suit for four suits in one hand of so many cards."""
    found: Worths = {0: 0}
    for _ in range(_SUITS):
        more: Worths = {}
        for had, used in found.items():
            for worth, needed in suit.items():
                size = used + needed
                if size <= min(cards, more.get(had + worth, cards)):
                    more[had + worth] = size
        found = more
    return found

"""Points and roem that a game can give, counted over the cards, and what was likely meant else.

Roem need not be declared (NKF 1976, art. 18), so whatever a set of tricks gives, any part of
it is possible too. How the cards are played is left aside: what is refused here cannot be,
under any duty.
"""

from bisect import bisect_left
from collections.abc import Iterator, Set
from dataclasses import dataclass
from functools import lru_cache, reduce
from itertools import combinations
from operator import or_
from typing import NamedTuple

from clubadmin.domain.row.hand_roem import AlikeWorths, HandWorth, hand_sums, subsets
from clubadmin.domain.rules.cards import RANKS
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Side

TRICKS = 8
_TWO, _THREE, _FOUR = 2, 3, 4
_SUITS = 4
_CARDS = len(RANKS) * _SUITS
_UNIT = 10
_STUK = frozenset(("K", "Q"))
_ALL_RANKS = frozenset(RANKS)

Worths = tuple[int, ...]
"""The roem of each trick that has any, high to low."""


@dataclass(frozen=True)
class RoemSpace:
    """The roem that a side, and both sides together, can have made in one game."""

    tricks: Worths
    """What one trick or one combination can be worth, low to high: 20, 40, 50, 70, 100."""
    most: int
    _pairs: int  # bit ns * (most + 1) + ew, both in tens, for each pair that can be

    def one(self, amount: int) -> bool:
        """Whether a side can have made exactly this."""
        return self.both(amount, 0)

    def both(self, ns: int, ew: int) -> bool:
        """Whether one side can have made `ns` and the other `ew` in the same game."""
        tens = _tens(self.most)
        if ns not in tens or ew not in tens:
            return False
        return bool(self._pairs >> (ns * len(tens) + ew) // _UNIT & 1)


def points_possible(points: int, rules: RuleSet) -> bool:
    """Whether a set of tricks can be worth this many card points (1 and 161 cannot)."""
    return points in _point_sums(rules.trump_points, rules.plain_points, rules.last_trick)


def leaves_a_trick(amount: int, rules: RuleSet) -> bool:
    """Whether a side can have made this roem and still have lost a trick.

    Where roem is not of the tricks, or tricks are more than roem can fill, it always can.
    """
    return not _of_eight_tricks(rules) or amount in _sums(_worth(rules), TRICKS - 1)


def without_points(amount: int, rules: RuleSet) -> bool:
    """Whether a side can have made this roem with cards that are worth nothing: 9 8 7, not 10 9 8.

    Where roem is not of the tricks it always can.
    """
    if not _of_eight_tricks(rules):
        return True
    trumps, plain = (
        frozenset(rank for rank, points in worths if not points)
        for worths in (rules.trump_points, rules.plain_points)
    )
    return amount in _sums(_worth(rules), TRICKS, trumps, plain)


def _of_eight_tricks(rules: RuleSet) -> bool:
    return rules.roem_where == "table" and rules.seats == _FOUR and rules.tricks == TRICKS


def roem_space(rules: RuleSet) -> RoemSpace:
    """The roem that a game can give under a rule set."""
    return _space(_worth(rules), rules.five_in_sequence, rules.seats, rules.roem_where)


class _Worth(NamedTuple):
    """The worth of each combination."""

    three: int
    four: int
    stuk: int
    alike: AlikeWorths


def _worth(rules: RuleSet) -> _Worth:
    return _Worth(
        rules.three_in_sequence, rules.four_in_sequence, rules.stuk, rules.four_alike_worths
    )


@lru_cache(maxsize=64)
def _point_sums(
    trump_points: tuple[tuple[str, int], ...],
    plain_points: tuple[tuple[str, int], ...],
    last_trick: int,
) -> frozenset[int]:
    cards = [worth for _, worth in trump_points]
    cards += [worth for _, worth in plain_points] * (_SUITS - 1)
    sums = 1
    for worth in [*cards, last_trick]:
        sums |= sums << worth
    return frozenset(points for points in range(sums.bit_length()) if sums >> points & 1)


_NO_CARDS = _Worth(0, 0, 0, ())


@lru_cache(maxsize=64)
def _space(worth: _Worth, five: int, seats: int, where: str) -> RoemSpace:
    if where == "none":
        return _roem_space(_NO_CARDS)
    if where == "stuk":
        return _roem_space(_NO_CARDS._replace(stuk=worth.stuk))
    if seats == _TWO:  # declared of what lies open before a player: he has 16 cards in a game
        return _hand_space(worth, five, _CARDS // seats, partner=False)
    # three cards to a trick: neither four in sequence nor four alike
    table = _roem_space(worth._replace(four=0, alike=()) if seats == _THREE else worth)
    if where == "table":
        return table
    hand = _hand_space(worth, five, _CARDS // seats, partner=True)
    return _together(hand, table) if where == "both" else hand


def _hand_space(worth: _Worth, five: int, cards: int, *, partner: bool) -> RoemSpace:
    in_hand = HandWorth(worth.three, worth.four, five, worth.alike)
    sums = hand_sums(cards, in_hand, partner=partner)
    singles = {worth.three, worth.four, five, worth.stuk}
    singles |= {amount for _, amount in worth.alike}
    return _of_sums(sums | {one + worth.stuk for one in sums}, singles)


def _together(hand: RoemSpace, table: RoemSpace) -> RoemSpace:
    """Roem in the hand and roem on the table in one box."""
    in_hand, on_table = (
        [amount for amount in _tens(space.most) if space.one(amount)] for space in (hand, table)
    )
    sums = {one + other for one in in_hand for other in on_table}
    return _of_sums(sums, {*hand.tricks, *table.tricks})


def _of_sums(sums: Set[int], singles: Set[int]) -> RoemSpace:
    """A space in which what one side made leaves the other free."""
    most = max(sums)
    side = sum(1 << amount // _UNIT for amount in sums)
    row = len(_tens(most))
    pairs = sum(side << amount // _UNIT * row for amount in sums)
    return RoemSpace(tuple(sorted(singles - {0})), most, pairs)


@lru_cache(maxsize=64)
def _roem_space(worth: _Worth) -> RoemSpace:
    packings = set(_packings(worth))
    most = max(map(sum, packings))
    row = len(_tens(most))
    pairs = reduce(or_, (_splits(worths, row) for worths in packings))
    tricks = {worth for worths in packings for worth in worths if worth}
    return RoemSpace(tuple(sorted(tricks)), most, pairs)


def _tens(most: int) -> range:
    """The tens from nothing to the most; not each of them can be."""
    return range(0, most + _UNIT, _UNIT)


def _splits(worths: Worths, row: int) -> int:
    """The splits of roem that are possible: each trick to one side, the other, or not declared."""
    pairs = 1
    for worth in worths:
        tens = worth // _UNIT
        pairs |= pairs << tens | pairs << tens * row
    return pairs


@lru_cache(maxsize=64)
def _sums(
    worth: _Worth,
    tricks: int,
    trumps: frozenset[str] = _ALL_RANKS,
    plain: frozenset[str] = _ALL_RANKS,
) -> frozenset[int]:
    """All that a side can declare of at most so many tricks, of these ranks; 0 among them."""
    found: set[int] = set()
    for worths in set(_packings(worth, trumps, plain)):
        for held in combinations(worths, min(len(worths), tricks)):
            sums = {0}
            for one in held:
                sums |= {had + one for had in sums}
            found |= sums
    return frozenset(found)


def _packings(
    worth: _Worth, trumps: frozenset[str] = _ALL_RANKS, plain: frozenset[str] = _ALL_RANKS
) -> Iterator[Worths]:
    """Every most that eight tricks can hold: disjoint combinations, one to a trick.

    `trumps` and `plain` are the ranks of the trump suit and of the others that may be in them.
    """
    for four in subsets(tuple(one for one in worth.alike if one[0] in trumps & plain)):
        left = frozenset(RANKS).difference(rank for rank, _ in four)
        alikes = tuple(amount for _, amount in four)
        of_plain = _suit_options(left & plain, worth.three, worth.four, 0)
        of_trumps = _suit_options(left & trumps, worth.three, worth.four, worth.stuk)
        options = {alikes}
        for suit in (of_trumps, *[of_plain] * (_SUITS - 1)):
            options = {tuple(sorted(had + more)) for had in options for more in suit}
        for worths in options:
            yield from combinations(worths, min(len(worths), TRICKS))


_RUNS = {
    length: [frozenset(RANKS[start : start + length]) for start in range(len(RANKS) - length + 1)]
    for length in (3, 4)
}


def _suit_options(left: frozenset[str], three: int, four: int, stuk: int) -> tuple[Worths, ...]:
    """The ways to lay sequences (and stuk) out of what is left of a suit."""
    combos = [
        (run, worth)
        for length, worth in ((3, three), (4, four))
        if worth
        for run in _RUNS[length]
        if run <= left
    ]
    if stuk and left >= _STUK:
        combos += [(run, worth + stuk) for run, worth in combos if run.issuperset(_STUK)]
        combos.append((_STUK, stuk))
    pairs = {
        tuple(sorted((worth, second)))
        for (cards, worth), (others, second) in combinations(combos, 2)
        if not cards & others
    }
    # any part of what is possible is possible too, so only the most is kept
    paired = {worth for pair in pairs for worth in pair}
    alone = {(worth,) for _, worth in combos if worth not in paired}
    return tuple(pairs | alone) or ((),)


_BESIDE = {
    "0": "12",
    "1": "0245",
    "2": "01356",
    "3": "256",
    "4": "1257",
    "5": "12346789",
    "6": "23589",
    "7": "458",
    "8": "45679",
    "9": "568",
}
_COMMON = (20, 50, 100, 70)
_MOST_OFFERED = 2


def meant_roem(amount: int, space: RoemSpace) -> tuple[int, ...]:
    """Find at most two possible amounts that a slip of the hand turns into `amount`."""
    slips = {slip for slip in _one_key_off(amount) if slip and space.one(slip)}
    if 0 < amount < 10 and space.one(amount * 10):
        slips.add(amount * 10)
    found = slips or set(_nearest(amount, space))
    common = [worth for worth in _COMMON if worth in found]
    return tuple(common + sorted(found.difference(common)))[:_MOST_OFFERED]


def meant_points(points: int, side: Side, total: int, space: RoemSpace) -> tuple[str, ...]:
    """Find at most two lines that lack a sign when typed as `points`: 9220 for 92+20 or 92-20.

    What is just a game together was meant for both sides: 9270.
    """
    digits, dot = str(abs(points)), "" if side is Side.NS else "."
    for place in range(1, len(digits)):
        count, roem = digits[:place], digits[place:]
        plain = not roem.startswith("0") and int(count) <= total
        if plain and int(count) + int(roem) == total:
            rest = f"{roem}.{count}" if dot else f"{count}.{roem}"
            return (rest, f"{dot}{count}+{roem}") if int(roem) in space.tricks else (rest,)
        if plain and int(roem) in space.tricks:
            return tuple(f"{dot}{count}{sign}{roem}" for sign in "+-")
    return ()


def _one_key_off(amount: int) -> set[int]:
    digits = str(amount)
    return {
        int(digits[:place] + key + digits[place + 1 :])
        for place, digit in enumerate(digits)
        for key in _BESIDE.get(digit, "")
    }


def _nearest(amount: int, space: RoemSpace) -> list[int]:
    possible = [*filter(space.one, range(space.most)), space.most]
    above = bisect_left(possible, amount)
    return [worth for worth in possible[above - 1 : above + 1] if worth]

"""The record of play, as far as it is known, what it shows of a player's cards, the judgement.

The seats at the table, and the articles for what no field of a rule set speaks of, are here too.

No verdict may rest on a card of which the record says two things at once.
"""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from itertools import takewhile
from operator import not_
from typing import NamedTuple

from clubadmin.domain.referee.play import Combo, Duty
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.row.settle import NOTHING, Amounts, SettledGame
from clubadmin.domain.rules.cards import Card, Suit, pack
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Position, Severity

_CLOCKWISE = tuple(Position)
_NKF = "NKF 1976, art."

Played = tuple[tuple[Position, Card], ...]
"""The cards of a trick with who played them, the lead first; () for a trick that is unknown."""


class Bid(NamedTuple):
    """A bid as it was made: a level with its suit, or points."""

    number: int
    suit: Suit | None = None


@dataclass(frozen=True)
class PlayRecord:
    """A game by its cards. Everything in it may be wrong or missing; nothing is refused.

    `trump` is None without trumps, or where it is unknown. `declarer` chose trump (with three
    players: plays alone). `lead` leads the first trick. `hands` holds what players were dealt;
    where the record begins with unknown tricks, also what they held after those. The n-th of
    `tricks` is trick n. `unclaimed` are the numbers of tricks whose roem was not declared
    (NKF 1976, art. 17); `unclaimed_hands` are the players who did not declare what they had in
    the hand, and `unclaimed_stuk` says that stuk in one hand was not declared. `auction` are the
    bids in order, the last one the highest. `laid_away` are the two cards that come in at the
    first and the second trick, in this order, and `called` is what two players declared of their
    open cards.
    """

    trump: Suit | None = None
    declarer: Position | None = None
    lead: Position = Position.N
    hands: Mapping[Position, tuple[Card, ...]] = field(default_factory=dict)
    tricks: tuple[Played, ...] = ()
    bid: int | None = None
    double: int = 0
    unclaimed: frozenset[int] = frozenset()
    unclaimed_hands: frozenset[Position] = frozenset()
    unclaimed_stuk: bool = False
    auction: tuple[Bid, ...] = ()
    laid_away: tuple[Card, ...] = ()
    called: Mapping[Position, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PlayFinding:
    """Something in a record that cannot be, or that keeps the referee from knowing more.

    `line` is the line of the text it was read from (1 = first), `trick` the number of the
    trick, `seat` the player; None where it is about none. `args` are what the sentence needs.
    `row` is what a sheet says of the row that the game makes: it has the code and the article
    that it has there. `borrowed` says that the article is not of the rule set itself, which
    does not speak of it. `combos` is the roem that it is about.
    """

    code: str
    severity: Severity = Severity.ERROR
    line: int | None = None
    trick: int | None = None
    seat: Position | None = None
    card: Card | None = None
    args: tuple[tuple[str, str | int], ...] = ()
    article: str = ""
    row: Finding | None = None
    borrowed: bool = False
    combos: tuple[Combo, ...] = ()


@dataclass(frozen=True, slots=True)
class JudgedCard:
    """A card that was played, and whether it was allowed.

    `allowed` is False only where that is certain: `duty` then says what was to be done, and
    `could` which cards of this player were allowed, as far as they are known. `certain` is
    False where it cannot be known whether it was allowed. `shown` is the trick in which the
    first card of `could` was played, where no hand but later play shows it.
    """

    position: Position
    card: Card
    trick: int
    allowed: bool = True
    duty: Duty | None = None
    could: tuple[Card, ...] = ()
    certain: bool = True
    shown: int | None = None


@dataclass(frozen=True, slots=True)
class JudgedTrick:
    """A trick as the referee sees it.

    `winner` is None while the trick is not whole, or cannot be known; points and roem are then
    0. `points` has those of the last trick in it; `roem` is 0 where it was not declared, while
    `combos` shows what lay there.
    """

    number: int
    leader: Position
    cards: tuple[JudgedCard, ...]
    winner: Position | None = None
    points: int = 0
    roem: int = 0
    combos: tuple[Combo, ...] = ()


@dataclass(frozen=True, slots=True)
class Judgement:
    """The referee's judgement of a record.

    `revokes` in order of play: the first is the one that counts. `ns` and `ew` are what the
    sides (with three players: who plays alone, and the two others) took in whole tricks.
    `line` is the quick-entry line of the game and `settled` what it comes to; "" and None
    where the cards do not say, or the game is dealt again. `fine` is what is then written
    behind the result of the new game. `article` is the one that a revoke is settled by.
    """

    tricks: tuple[JudgedTrick, ...] = ()
    revokes: tuple[JudgedCard, ...] = ()
    ns: Amounts = NOTHING
    ew: Amounts = NOTHING
    settled: SettledGame | None = None
    line: str = ""
    fine: str = ""
    findings: tuple[PlayFinding, ...] = ()
    article: str = ""

    @property
    def innocent(self) -> bool:
        """Whether it is certain of every card so far that it was allowed; of no cards it is not."""
        cards = [card for trick in self.tricks for card in trick.cards]
        half = any(one.code == "trump-missing" for one in self.findings)
        return bool(cards) and not half and all(card.allowed and card.certain for card in cards)


def seats_of(rules: RuleSet) -> tuple[Position, ...]:
    """The seats at a table, clockwise: N E S W, N E S or N E."""
    return _CLOCKWISE[: rules.seats]


def following(seat: Position, rules: RuleSet) -> Position:
    """The seat that plays after this one."""
    seats = seats_of(rules)
    return seats[(seats.index(seat) + 1) % len(seats)] if seat in seats else seats[0]


def by_nkf(finding: PlayFinding, number: int, rules: RuleSet) -> PlayFinding:
    """A finding with an article of the NKF 1976, the only document that lays it down.

    It is told to be borrowed where the rule set goes by another document for its revokes.
    """
    own = rules.articles["revoke"].startswith(_NKF)
    return replace(finding, article=f"{_NKF} {number}", borrowed=not own)


def misdeal_article(rules: RuleSet) -> str:
    """The article for a hand with a card too many: the fine where there is one."""
    return rules.articles["misdeal_fine" if rules.misdeal_fine else "misdeal"]


_TWO = 2
_OPEN_OF_TWO = 8


class Holding(NamedTuple):
    """The cards that a player held for certain, and those that he may have held besides."""

    cards: tuple[Card, ...]
    perhaps: tuple[Card, ...]
    listed: frozenset[Card]
    """The cards that a hand shows; the others are known by later play."""


def has_hidden_cards(hand: Sequence[Card], rules: RuleSet) -> bool:
    """Whether a hand is of two players and has more cards than lie open at once."""
    return rules.seats == _TWO and len(hand) > _OPEN_OF_TWO


def known_hands(record: PlayRecord, rules: RuleSet) -> Mapping[Position, tuple[Card, ...]]:
    """The hands of a record, the last one filled in where all other cards of the pack are known."""
    unseen = set(pack(rules.deck))
    cards = {seat: set(record.hands.get(seat, ())) for seat in seats_of(rules)}
    for trick in record.tricks:
        for seat, card in trick:
            cards.setdefault(seat, set()).add(card)
    for known in cards.values():
        unseen -= known
    short = [seat for seat, known in cards.items() if len(known) != rules.tricks]
    whole = len(cards) * rules.tricks == len(pack(rules.deck)) and rules.seats != _TWO
    if not whole or len(short) != 1:
        return record.hands
    (last,) = short
    if len(cards[last]) + len(unseen) != rules.tricks:
        return record.hands
    rest = (card for card in pack(rules.deck) if card in unseen)
    return {**record.hands, last: (*record.hands.get(last, ()), *rest)}


class KnownHands:
    """The hands of one record, trick by trick.

    A hand that is given holds from the first trick; if the record begins with unknown tricks
    and the hands are no larger than what is left, from the first known one. What somebody plays
    later he held before, but with two players, whose cards lie face down until they turn up.
    A card in dispute is nobody's for certain, and what is left of a hand is not known after a
    card was played from it that cannot have been: `doubtful` has the tricks and places of those.
    A whole hand from which another card was played proves nothing at all.
    """

    def __init__(
        self, record: PlayRecord, rules: RuleSet, doubtful: Set[tuple[int, int]] = frozenset()
    ) -> None:
        self._hands = known_hands(record, rules)
        self._rules = rules
        self._disputed = disputed_cards(record, rules)
        before = len([*takewhile(not_, record.tricks)])
        fits = all(len(hand) + before <= rules.tricks for hand in self._hands.values())
        from_then = fits and rules.seats != _TWO  # of two, eight cards lie open from the start
        self._unknown = [
            number
            for number, trick in enumerate(record.tricks, 1)
            if not trick and (number > before or not from_then)
        ]
        self._doubted = dict.fromkeys(denied_hands(record, rules), 0)
        for number, place in sorted(doubtful):
            self._doubted.setdefault(record.tricks[number - 1][place][0], number)
        self._seen = {card for hand in self._hands.values() for card in hand}
        self._seen |= {card for trick in record.tricks for _, card in trick}
        self._played: dict[Position, list[tuple[int, Card]]] = {}
        for number, trick in enumerate(record.tricks, 1):
            for seat, card in trick:
                self._played.setdefault(seat, []).append((number, card))

    def at(self, seat: Position, number: int) -> Holding:
        """The cards of `seat` when it played its card of trick `number`, that card included."""
        played = self._played.get(seat, [])
        gone = {card for trick, card in played if trick < number}
        later = [card for trick, card in played if trick >= number]
        if self._rules.seats == _TWO:
            later = [card for trick, card in played if trick == number]
        listed = () if self._gaps(number) or self._doubts(seat, number) else self._open(seat)
        held = dict.fromkeys([*(card for card in listed if card not in gone), *later])
        cards = tuple(card for card in held if card not in self._disputed)
        whole = len(cards) >= self._rules.tricks - (number - 1)
        perhaps = () if whole else self._perhaps(seat, gone, cards)
        return Holding(cards, perhaps, frozenset(listed))

    def _doubts(self, seat: Position, number: int) -> bool:
        """Whether a card may have gone that the tricks before this one do not show."""
        return self._doubted.get(seat, number) < number

    def _open(self, seat: Position) -> tuple[Card, ...]:
        """The cards of a hand that could be played from the first trick on, if it tells."""
        hand = self._hands.get(seat, ())
        return () if has_hidden_cards(hand, self._rules) else hand

    def _perhaps(self, seat: Position, gone: set[Card], held: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards nobody is known to have had, and his own that may have gone before."""
        own = {*self._hands.get(seat, ()), *(card for _, card in self._played.get(seat, []))}
        out = (self._seen - own) | gone | set(held)
        may_be = pack(self._rules.deck)
        if len(own) == self._rules.tricks and not own & self._disputed:
            may_be = tuple(card for card in may_be if card in own)  # he had no others
        return tuple(card for card in may_be if card not in out)

    def shown(self, seat: Position, card: Card) -> int | None:
        """The trick in which `seat` played `card`."""
        return next((trick for trick, one in self._played.get(seat, []) if one == card), None)

    def _gaps(self, number: int) -> bool:
        """Whether a card of a hand may have gone in an unknown trick before this one."""
        return min(self._unknown, default=number) < number


def disputed_cards(record: PlayRecord, rules: RuleSet) -> frozenset[Card]:
    """Cards that two players hold, that lay there twice, that came from a hand that has them not.

    And those that the pack does not have.
    """
    had: dict[Card, Position] = {}
    disputed: set[Card] = set()
    for seat, hand in record.hands.items():
        disputed.update(card for card in hand if had.setdefault(card, seat) is not seat)
    played: set[Card] = set()
    for trick in record.tricks:
        for seat, card in trick:
            if card in played or had.get(card, seat) is not seat:
                disputed.add(card)
            played.add(card)
    for seat in denied_hands(record, rules):
        disputed |= _played_by(seat, record) - set(record.hands[seat])
    return frozenset(disputed | (had.keys() | played) - set(pack(rules.deck)))


def denied_hands(record: PlayRecord, rules: RuleSet) -> frozenset[Position]:
    """The players whose whole hand is given, but who played a card that is not in it."""
    return frozenset(
        seat
        for seat, hand in record.hands.items()
        if len(hand) >= rules.tricks and not _played_by(seat, record) <= set(hand)
    )


def _played_by(seat: Position, record: PlayRecord) -> set[Card]:
    return {card for trick in record.tricks for by, card in trick if by is seat}

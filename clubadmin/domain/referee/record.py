"""The record of play, as far as it is known, and the referee's judgement of it.

The seats at the table, and the articles for what no field of a rule set speaks of, are here too.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from clubadmin.domain.referee.play import Combo, Duty
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.row.settle import NOTHING, Amounts, SettledGame
from clubadmin.domain.rules.cards import Card, Suit
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

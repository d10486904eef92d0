"""Entering a play: where one is, what was done, and back again."""

from dataclasses import dataclass, replace

from clubadmin.desktop.referee.card_board import Typed
from clubadmin.desktop.referee.entered_play import (
    Entry,
    Played,
    Spot,
    holder_of,
    judged_by,
    read_entry,
    record,
    turn,
    where_is,
    with_card,
    without_card,
)
from clubadmin.domain.referee.notation import read_play, write_play
from clubadmin.domain.referee.record import PlayFinding, PlayRecord, seats_of
from clubadmin.domain.rules.cards import Card, Suit, pack
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Position


def told(known: PlayRecord, entry: Entry) -> list[str]:
    """A record as lines; none about trumps as long as those are not known."""
    lines = write_play(known).splitlines()
    return lines if entry.trump or entry.no_trump else lines[1:]


def unsaid(text: str, entry: Entry, rules: RuleSet) -> list[str]:
    """List known facts as lines behind a text: of two about one thing the first counts."""
    known, unread = read_play(text, rules)
    guessed = any(one.code == "lead-missing" for one in unread)
    led = bool(known.tricks and known.tricks[0]) and not guessed
    bare = PlayRecord(entry.trump, entry.declarer, entry.lead, bid=entry.bid, double=entry.double)
    return [one for one in told(bare, entry) if not (led and one.startswith("uitkomst"))]


@dataclass(frozen=True)
class Moment:
    """A moment that undo goes back to: the play, the hand being entered, and the cursor."""

    entry: Entry
    hand: Position | None
    at: Spot | None


class Past:
    """Moments before and after the one in view."""

    def __init__(self) -> None:
        self._done: list[Moment] = []
        self._undone: list[Moment] = []

    @property
    def can_undo(self) -> bool:
        """Whether something can be taken back."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether something can be done again."""
        return bool(self._undone)

    def keep(self, moment: Moment) -> None:
        """Something is about to change; what was taken back is gone."""
        self._done.append(moment)
        self._undone.clear()

    def back(self, now: Moment) -> Moment | None:
        """The moment before; None for the first."""
        if not self._done:
            return None
        self._undone.append(now)
        return self._done.pop()

    def forth(self, now: Moment) -> Moment | None:
        """The moment after; None for the last."""
        if not self._undone:
            return None
        self._done.append(now)
        return self._undone.pop()


@dataclass(frozen=True)
class _Now:
    """The facts that follow from an entry; asked for often, and worked out once."""

    entry: Entry
    rules: RuleSet
    record: PlayRecord
    coming: Spot
    whose: Position


class Entering:
    """A play as it is entered.

    `hand` is the seat whose hand is entered, None while tricks are. `at` is the card that the
    next key replaces, None where the play goes on.
    """

    def __init__(self, rules: RuleSet, entry: Entry | None = None) -> None:
        self.rules = rules
        self.entry = entry or Entry()
        self.hand: Position | None = None
        self.at: Spot | None = None
        self.between = False  # the next card goes in front of the one at `at`
        self.unread: tuple[PlayFinding, ...] = ()  # of the text that was pasted last
        self._past = Past()
        self._followed: _Now | None = None

    @property
    def record(self) -> PlayRecord:
        """The record as far as it is known."""
        return self._now().record

    @property
    def coming(self) -> Spot:
        """The spot at which the play goes on."""
        return self._now().coming

    @property
    def whose(self) -> Position:
        """The seat that plays the next card there."""
        return self._now().whose

    @property
    def spot(self) -> Spot:
        """The spot of the next card."""
        return self.at or self.coming

    @property
    def full(self) -> bool:
        """Whether every trick has its cards."""
        return self.coming.trick >= self.rules.tricks

    @property
    def can_undo(self) -> bool:
        """Whether something can be taken back."""
        return self._past.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether something can be done again."""
        return self._past.can_redo

    @property
    def judged_by(self) -> RuleSet:
        """The rules, with trumps to be asked for as long as they are not known."""
        return judged_by(self.entry, self.rules)

    def put(self, card: Card, seat: Position | None = None) -> bool:
        """A card where the next one goes; False when there is no room for it."""
        if self.hand is not None:
            return self._put_in_hand(card, seat or self.hand)
        if self.at is None and self.full:
            return False
        spot, between = self.spot, self.between
        entry = with_card(self.entry, spot, Played(card, seat), self.rules, between=between)
        before, self.between = self.at, False
        self._keep(entry, at=self._following(entry, spot) if before else None)
        return True

    def put_all(self, typed: Typed) -> bool:
        """Put cards one after the other; False, and nothing done, where other signs are typed."""
        if not typed.cards or typed.rest:
            return False
        self.unread = ()
        return all(self.put(card, seat) for seat, card in typed.cards)

    def take_back(self) -> bool:
        """The card before where one is away; in a hand the last one."""
        if self.hand is not None:
            cards = self.entry.hands.get(self.hand, ())
            return bool(cards) and self._set_hand(self.hand, cards[:-1])
        spots = list(self.entry.spots())
        before = [spot for spot in spots if self.at is None or spot < self.at]
        if not before:
            return False
        at = before[-1] if self.at is not None else None
        self._keep(without_card(self.entry, before[-1], self.rules), at=at)
        return True

    def delete(self) -> bool:
        """The card where one is away; those after it move up."""
        if self.at is None:
            return False
        self._keep(without_card(self.entry, self.at, self.rules), at=self.at)
        return True

    def toggle(self, card: Card) -> bool:
        """Take a click on a card: play it, or go to where it lies; in or out of a hand."""
        if self.hand is not None:
            holder = holder_of(self.entry, card)
            if holder is None:
                return self._put_in_hand(card, self.hand)
            left = tuple(one for one in self.entry.hands[holder] if one != card)
            return self._set_hand(holder, left)
        lies = where_is(self.entry, card)
        if lies is not None and self.at is None:
            self.go(lies)
            return True
        return self.put(card)

    def give_rest(self) -> bool:
        """The cards that nobody has go to the hand that is entered, if they are its number."""
        if self.hand is None:
            return False
        had = [card for cards in self.entry.hands.values() for card in cards]
        rest = tuple(card for card in pack(self.rules.deck) if card not in had)
        cards = (*self.entry.hands.get(self.hand, ()), *rest)
        if not rest or len(cards) != self.rules.tricks:
            return False
        return self._set_hand(self.hand, cards)

    def go(self, spot: Spot | None) -> None:
        """Go to a card, or to the place where the play goes on."""
        there = spot is not None and spot in set(self.entry.spots())
        self.at, self.between, self.hand = (spot if there else None), False, None

    def step(self, by: int) -> None:
        """Go to the card before or after."""
        spots = list(self.entry.spots())
        here = len(spots) if self.at is None else spots.index(self.at)
        to = min(max(here + by, 0), len(spots))
        self.go(spots[to] if to < len(spots) else None)

    def enter_hand(self, seat: Position | None) -> None:
        """Send cards to this hand from now on; None: to the tricks."""
        self.hand, self.at, self.between = seat, None, False

    def choose_trump(self, trump: Suit | None, *, none: bool = False) -> None:
        """Choose trumps; `none` where there are none, else they are not known."""
        self._keep(replace(self.entry, trump=trump, no_trump=none), at=self.at)

    def choose_declarer(self, seat: Position | None) -> None:
        """Choose the declarer."""
        self._keep(replace(self.entry, declarer=seat), at=self.at)

    def choose_lead(self, seat: Position) -> None:
        """Choose the leader to the first trick."""
        self._keep(replace(self.entry, lead=seat), at=self.at)

    def choose_bid(self, bid: int | None) -> None:
        """Choose the bid."""
        self._keep(replace(self.entry, bid=bid), at=self.at)

    def choose_double(self, double: int) -> None:
        """How often it was doubled."""
        self._keep(replace(self.entry, double=double), at=self.at)

    def strike_roem(self, trick: int) -> bool:
        """Note that the roem of a trick (from 1) was not declared, or was after all."""
        if not 1 <= trick <= len(self.entry.tricks):
            return False
        self._keep(replace(self.entry, unclaimed=self.entry.unclaimed ^ {trick}), at=self.at)
        return True

    def clear(self) -> None:
        """All cards away; trump and who played stay."""
        now = self.entry
        bare = Entry(now.trump, now.declarer, now.lead, bid=now.bid, double=now.double)
        self._keep(replace(bare, no_trump=now.no_trump), at=None)

    def use_rules(self, rules: RuleSet) -> None:
        """Judge by other rules from now on."""
        self.rules, self.at, self.hand = rules, None, None
        seats = seats_of(rules)
        entry = self.entry
        if entry.lead not in seats:
            entry = replace(entry, lead=seats[0])
        if entry.declarer not in seats:
            entry = replace(entry, declarer=None)
        self.entry = entry

    def text(self) -> str:
        """The known facts, written down."""
        return "".join(f"{line}\n" for line in told(self.record, self.entry))

    def read(self, text: str) -> bool:
        """Take over a play that was written down; what could not be read is in `unread`.

        What the text does not say, as trumps or the bid, stays as it is known here. False, with
        everything as it was, when no card can be read in it.
        """
        whole = "\n".join([*text.splitlines(), *unsaid(text, self.entry, self.rules)])
        entry, found = read_entry(whole, self.rules)
        last = len(text.splitlines())
        unread = tuple(one for one in found if one.line is None or one.line <= last)
        if entry.empty:
            self.unread = unread
            return False
        self._keep(entry, at=None)
        self.hand = None
        self.unread = unread
        return True

    def add_text(self, line: str) -> bool:
        """Replace a fact or trick by one line of such a text, as "troef h"."""
        entry, found = read_entry(f"{line}\n{self.text()}", self.rules)
        unread = tuple(one for one in found if one.line == 1)
        if unread:
            self.unread = unread
            return False
        self._keep(entry, at=None)
        return True

    def undo(self) -> bool:
        """Undo the last deed."""
        return self._show(self._past.back(self._moment()))

    def redo(self) -> bool:
        """Redo the last deed undone."""
        return self._show(self._past.forth(self._moment()))

    def _now(self) -> _Now:
        now = self._followed
        if now is None or now.entry is not self.entry or now.rules is not self.rules:
            coming, whose = turn(self.entry, self.rules)
            known = record(self.entry, self.rules)
            now = self._followed = _Now(self.entry, self.rules, known, coming, whose)
        return now

    def _put_in_hand(self, card: Card, seat: Position) -> bool:
        cards = (*self.entry.hands.get(seat, ()), card)
        self._set_hand(seat, cards)
        if len(cards) == self.rules.tricks and seat is self.hand:
            self.hand = self._next_hand()
        return True

    def _next_hand(self) -> Position | None:
        """The first hand that is not whole, from the one that is entered on; None for none."""
        seats = seats_of(self.rules)
        assert self.hand is not None
        start = seats.index(self.hand)
        order = [seats[(start + step) % len(seats)] for step in range(1, len(seats))]
        short = (one for one in order if len(self.entry.hands.get(one, ())) < self.rules.tricks)
        return next(short, None)

    def _set_hand(self, seat: Position, cards: tuple[Card, ...]) -> bool:
        self._keep(replace(self.entry, hands={**self.entry.hands, seat: cards}), at=None)
        return True

    def _following(self, entry: Entry, spot: Spot) -> Spot | None:
        after = [one for one in entry.spots() if one > spot]
        return after[0] if after else None

    def _keep(self, entry: Entry, *, at: Spot | None) -> None:
        self.unread = ()
        if entry != self.entry:
            self._past.keep(self._moment())
        # where no card lies any more, one is at the next
        self.at = None if at is None else next((one for one in entry.spots() if one >= at), None)
        self.entry = entry

    def _moment(self) -> Moment:
        return Moment(self.entry, self.hand, self.at)

    def _show(self, moment: Moment | None) -> bool:
        if moment is None:
            return False
        self.entry, self.hand, self.at = moment.entry, moment.hand, moment.at
        self.unread, self.between = (), False
        return True

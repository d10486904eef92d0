"""The referee: follows the play, marks what was not allowed, and settles the game."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from clubadmin.domain.referee.play import Duty, legal, trick_combos, trick_points
from clubadmin.domain.referee.record import (
    Bid,
    Holding,
    JudgedCard,
    JudgedTrick,
    Judgement,
    KnownHands,
    Played,
    PlayFinding,
    PlayRecord,
    by_nkf,
    disputed_cards,
    following,
    has_hidden_cards,
    misdeal_article,
    seats_of,
)
from clubadmin.domain.referee.settling import (
    OWN_ROW,
    WHOEVER_PLAYED,
    conclude,
    is_disputed,
    sweep_of,
    talon_known,
)
from clubadmin.domain.referee.turn_order import (
    duty_broken,
    partner_holds,
    side_of,
    surely_allowed,
    winner_of,
)
from clubadmin.domain.rules.cards import Card, card_letters, pack
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.entry import Unreadable, parse_line
from clubadmin.domain.terms import Position, Severity

_TWO = 2
_STOPS_ANYHOW = ("personal", "redeal-fine")
"""The revoke practices in which it does not matter when the revoke is found: the game was
played on all the same, or is dealt again whenever it is established (manille)."""


_MOST_LISTED = 20
_LEAD_OUT_OF_TURN = 11
"""The article of the NKF 1976: the card becomes a strafkaart."""

Args = tuple[tuple[str, str | int], ...]
Place = tuple[int, int]
"""A card of a record: number of the trick, place in the trick from 0."""


class Check:
    """A check of a record: its faults, and the cards that cannot be judged for them."""

    def __init__(self, record: PlayRecord, rules: RuleSet) -> None:
        self.record = record
        self.rules = rules
        self.doubtful: set[Place] = set()
        self._pack = frozenset(pack(rules.deck))
        self._held = {seat: frozenset(hand) for seat, hand in record.hands.items()}
        self._full = rules.tricks  # of two players sixteen: eight open, eight below them
        self.findings = tuple(self._all())

    def _all(self) -> Iterator[PlayFinding]:
        yield from self._head()
        yield from self._hands()
        yield from self._tricks()
        yield from self._cards()

    def _head(self) -> Iterator[PlayFinding]:
        record, rules = self.record, self.rules
        if record.trump is None and not rules.no_trumps:
            yield PlayFinding("trump-missing", article=rules.articles["no_trumps"])
        for seat in (record.declarer, record.lead):
            if seat is not None and seat not in seats_of(rules):
                yield self._no_seat(seat)
        if record.bid is not None and rules.bidding == "none":
            yield self._useless("bid-unknown", "bidding", number=record.bid)
        if isinstance(parse_line("0" + "k" * record.double, rules), Unreadable):
            yield self._useless("double-unknown", "doubling", number=record.double)

    def _useless(self, code: str, field: str, *, number: int) -> PlayFinding:
        named: Args = (("number", number), ("title", self.rules.title))
        return PlayFinding(code, args=named, article=self.rules.articles[field])

    def _no_seat(self, seat: Position, trick: int | None = None) -> PlayFinding:
        args = (("seats", self.rules.seats),)
        return PlayFinding("seat-unknown", trick=trick, seat=seat, args=args)

    def _hands(self) -> Iterator[PlayFinding]:
        held: dict[Card, Position] = {}
        args: Args
        for seat, hand in self.record.hands.items():
            if seat not in seats_of(self.rules):
                yield self._no_seat(seat)
            if len(hand) > self._full:
                args = (("number", len(hand)), ("full", self._full))
                article = misdeal_article(self.rules)
                yield PlayFinding("hand-size", seat=seat, args=args, article=article)
            elif has_hidden_cards(hand, self.rules):
                args = (("number", len(hand)),)
                yield PlayFinding("hand-open", Severity.WARNING, seat=seat, args=args)
            for card in hand:
                if card not in self._pack:
                    yield PlayFinding("not-in-pack", seat=seat, card=card)
                elif card in held:
                    args = (("other", held[card].value),)
                    yield PlayFinding("card-twice/hands", seat=seat, card=card, args=args)
                held.setdefault(card, seat)

    def _tricks(self) -> Iterator[PlayFinding]:
        most = self.rules.tricks
        if len(self.record.tricks) > most:
            yield PlayFinding("too-many-tricks", trick=most + 1, args=(("most", most),))
        for number, trick in enumerate(self.record.tricks, 1):
            if trick:
                yield from self._turns(number, trick)
                yield from self._size(number, len(trick))

    def _turns(self, number: int, trick: Played) -> Iterator[PlayFinding]:
        seats, taken = seats_of(self.rules), set[Position]()
        for place, (seat, card) in enumerate(trick):
            before = trick[place - 1][0] if place else None
            wanted = following(before, self.rules) if before else self._leader(number)
            if seat not in seats:
                yield self._no_seat(seat, number)
            elif seat in taken:
                yield PlayFinding("seat-twice", trick=number, seat=seat, card=card)
            elif wanted in seats and seat is not wanted and before in (None, *seats):
                code = "out-of-turn" if place else "wrong-lead"
                args = (("wanted", wanted.value),)
                found = PlayFinding(code, trick=number, seat=seat, card=card, args=args)
                yield found if place else by_nkf(found, _LEAD_OUT_OF_TURN, self.rules)
            taken.add(seat)

    def _leader(self, number: int) -> Position | None:
        """The leader of a trick; None where he cannot be known."""
        if number == 1:
            return self.record.lead
        return winner_of(self.record.tricks[number - 2], self.record, self.rules)

    def _size(self, number: int, size: int) -> Iterator[PlayFinding]:
        args = (("number", size), ("full", self.rules.seats))
        if size > self.rules.seats:
            yield PlayFinding("trick-long", trick=number, args=args)
        elif size < self.rules.seats:
            last = number == len(self.record.tricks)
            severity = Severity.WARNING if last else Severity.ERROR
            code = "trick-open" if last else "trick-short"
            yield PlayFinding(code, severity, trick=number, args=args)

    def _cards(self) -> Iterator[PlayFinding]:
        played: dict[Card, tuple[Place, Position]] = {}
        holders = {card: seat for seat, hand in self.record.hands.items() for card in hand}
        for number, trick in enumerate(self.record.tricks, 1):
            for place, (seat, card) in enumerate(trick):
                found = self._card(number, seat, card, played, holders)
                if found:
                    self.doubtful.add((number, place))
                    yield found
                played.setdefault(card, ((number, place), seat))

    def _card(
        self,
        number: int,
        seat: Position,
        card: Card,
        played: dict[Card, tuple[Place, Position]],
        holders: dict[Card, Position],
    ) -> PlayFinding | None:
        if card not in self._pack:
            return PlayFinding("not-in-pack", trick=number, seat=seat, card=card)
        if card in played:
            earlier, by = played[card]
            self.doubtful.add(earlier)
            args: Args = (("earlier", earlier[0]), ("by", by.value))
            return PlayFinding("card-twice/tricks", trick=number, seat=seat, card=card, args=args)
        hand, other = self._held.get(seat, frozenset()), holders.get(card)
        if card in hand or (other is None and len(hand) < self._full):
            return None
        listed = _listed(self.record.hands.get(seat, ()))
        args = (("other", other.value),) if other else (("hand", listed),)
        variant = "not-in-hand/other" if other else "not-in-hand"
        return PlayFinding(variant, trick=number, seat=seat, card=card, args=args)


def _listed(hand: tuple[Card, ...]) -> str:
    return " ".join(card_letters(card) for card in hand[:_MOST_LISTED])


def judge_play(record: PlayRecord, rules: RuleSet) -> Judgement:
    """Judge a record as the referee. Any record gives a judgement; never raises."""
    check = Check(record, rules)
    referee = _Referee(record, rules, check)
    tricks = tuple(
        referee.trick(number, played) for number, played in enumerate(record.tricks, 1) if played
    )
    revokes = tuple(card for trick in tricks for card in trick.cards if not card.allowed)
    found = Judgement(tricks, revokes, findings=check.findings)
    concluded = conclude(found, record, rules)
    return replace(concluded, findings=concluded.findings + notes(concluded, record, rules))


class _Referee:
    """Judges the tricks of one record, one by one."""

    def __init__(self, record: PlayRecord, rules: RuleSet, check: Check) -> None:
        self._record = record
        self._rules = rules
        self._doubtful = check.doubtful
        self._disputed = disputed_cards(record, rules)
        self._known = KnownHands(record, rules, check.doubtful)

    def trick(self, number: int, played: Played) -> JudgedTrick:
        cards = tuple(self._card(number, place, played) for place in range(len(played)))
        leader, winner = played[0][0], winner_of(played, self._record, self._rules)
        if winner is None:
            return JudgedTrick(number, leader, cards)
        trick, trump = [card for _, card in played], self._record.trump
        last = number == self._rules.tricks
        combos = trick_combos(trick, self._rules, trump)
        claimed = number not in self._record.unclaimed
        return JudgedTrick(
            number,
            leader,
            cards,
            winner,
            trick_points(trick, self._rules, trump, last=last),
            sum(combo.worth for combo in combos) if claimed else 0,
            combos,
        )

    def _card(self, number: int, place: int, played: Played) -> JudgedCard:
        seat, card = played[place]
        doubtful = (number, place) in self._doubtful or card in self._disputed
        if doubtful or place >= self._rules.seats:
            return JudgedCard(seat, card, number, certain=False)
        before = played[:place]
        holding = self._known.at(seat, number)
        duty = duty_broken((seat, card), holding.cards, before, self._record, self._rules)
        if self._rests_on_doubt(number, place, duty):
            return JudgedCard(seat, card, number, certain=False)
        could = self._could(seat, holding, before)
        if duty is None:
            return JudgedCard(
                seat, card, number, could=could, certain=self._sure(seat, card, holding, before)
            )
        in_hand = holding.listed.intersection(could)
        shown = None if in_hand else self._known.shown(seat, could[0])
        return JudgedCard(seat, card, number, False, duty, could, shown=shown)

    def _rests_on_doubt(self, number: int, place: int, duty: Duty | None) -> bool:
        """Whether a card may not have lain there that the verdict on a later one needs."""
        needed = 1 if duty is Duty.FOLLOW else place
        return any((number, one) in self._doubtful for one in range(needed))

    def _could(self, seat: Position, holding: Holding, before: Played) -> tuple[Card, ...]:
        partner = partner_holds(seat, before, self._record, self._rules)
        return legal(
            holding.cards,
            [card for _, card in before],
            self._rules,
            self._record.trump,
            partner_holds=bool(partner),
        )

    def _sure(self, seat: Position, card: Card, holding: Holding, before: Played) -> bool:
        """Whether no card that he may have held besides forbids this one."""
        hand = (*holding.cards, *holding.perhaps)
        return surely_allowed((seat, card), hand, before, self._record, self._rules)


def notes(found: Judgement, record: PlayRecord, rules: RuleSet) -> tuple[PlayFinding, ...]:
    """Warnings only: nothing here is wrong."""
    return tuple(_notes(found, record, rules))


def _notes(found: Judgement, record: PlayRecord, rules: RuleSet) -> Iterator[PlayFinding]:
    yield from _unsure(found)
    yield from _bids(record, rules)
    yield from _void(found, record, rules)
    if len(found.tricks) == rules.tricks and not talon_known(found.tricks, record, rules):
        yield _note("laid-away", article=rules.articles["talon"])
    won = sum(trick.winner is not None for trick in found.tricks)
    needed = rules.system not in WHOEVER_PLAYED and not found.line
    if record.declarer is None and found.tricks and needed:
        yield _note("declarer-missing", article=rules.articles["tie"])
    if is_disputed(found):
        yield _note("line-disputed")
    elif 0 < won < rules.tricks and not found.line:
        yield _note("unfinished", number=won, full=rules.tricks)
    yield from _card_short(record, rules)
    if found.line and not all(record.tricks[: found.tricks[-1].number]):
        numbers = [number for number, trick in enumerate(record.tricks, 1) if not trick]
        yield PlayFinding("gaps", Severity.WARNING, args=(("tricks", _listed_notes(numbers)),))
    if found.revokes and won == rules.tricks and rules.revoke not in _STOPS_ANYHOW:
        yield by_nkf(PlayFinding("revoke-late", Severity.WARNING), 14, rules)
    yield from _after(found, record, rules)
    open_cards = rules.seats == _TWO and rules.roem_where in ("table", "open")
    if won and open_cards and not record.called:
        yield _note("open-roem", article=rules.articles["roem_where"])


_BID_SUITS = "krhs"
"""From low to high: clubs, diamonds, hearts, spades (Alles over kaarten, Leidsch)."""


def _void(found: Judgement, record: PlayRecord, rules: RuleSet) -> Iterator[PlayFinding]:
    """Roem in the hand of who took no trick, where that is needed for it to be valid."""
    sweep = sweep_of(found.tricks, record, rules)
    if not rules.hand_trick or sweep is None or len(found.tricks) < rules.tricks:
        return
    for one in found.findings:
        lost = one.code == "hand-found" and any(combo.kind != "stuk" for combo in one.combos)
        if lost and one.seat and side_of(one.seat, record, rules) is sweep.other:
            note = PlayFinding("hand-void", Severity.WARNING, seat=one.seat)
            yield replace(note, article=rules.articles["hand_trick"])


def _bids(record: PlayRecord, rules: RuleSet) -> Iterator[PlayFinding]:
    """Each bid that is no higher than the one before it, and a game that is not the last bid."""
    by_suit = rules.bidding == "level" and rules.bid_order == "suits"
    for before, one in pairwise(record.auction):
        if _height(one, by_suit=by_suit) <= _height(before, by_suit=by_suit):
            found = PlayFinding("bid-order/suits" if by_suit else "bid-order")
            args = (("bid", _bid_text(one)), ("before", _bid_text(before)))
            yield replace(found, args=args, article=rules.articles["bid_order"])
    if record.auction and record.auction[-1].number != record.bid:
        last = _note("bid-last", article=rules.articles["bidding"], number=record.bid or 0)
        said = (*last.args, ("bid", _bid_text(record.auction[-1])))
        yield replace(last, severity=Severity.ERROR, args=said)


def _height(bid: Bid, *, by_suit: bool) -> tuple[int, int]:
    suit = _BID_SUITS.index(bid.suit.value) if by_suit and bid.suit else 0
    return bid.number, suit


def _bid_text(bid: Bid) -> str:
    return f"{bid.number}{bid.suit.value if bid.suit else ''}"


def _card_short(record: PlayRecord, rules: RuleSet) -> Iterator[PlayFinding]:
    """Find a player who has no card left while the others have one for the last trick."""
    last = record.tricks[-1] if len(record.tricks) == rules.tricks else ()
    if len(last) != rules.seats - 1:
        return
    played = {card for trick in record.tricks for _, card in trick}
    for seat in set(seats_of(rules)) - {by for by, _ in last}:
        hand = set(record.hands.get(seat, ()))
        if len(hand) == rules.tricks - 1 and played.issuperset(hand):
            note = PlayFinding("card-short", Severity.WARNING, trick=rules.tricks, seat=seat)
            yield replace(note, article=rules.articles["card_short"])


def _after(found: Judgement, record: PlayRecord, rules: RuleSet) -> Iterator[PlayFinding]:
    """Roem of the innocent side from the revoke on, that the row counts.

    As long as play went on it is theirs (NKF 1976, art. 13); who knew of the revoke may not play
    on to make more (NKU, Verzaken). Only the director knows when it was established.
    """
    if not found.line or not found.revokes or rules.revoke not in OWN_ROW:
        return
    first = found.revokes[0]
    innocent = [
        trick
        for trick in found.tricks
        if trick.number >= first.trick
        and trick.winner
        and side_of(trick.winner, record, rules) is not side_of(first.position, record, rules)
    ]
    made = [trick for trick in innocent if trick.roem]
    if made:
        args = (
            ("first", first.trick),
            ("tricks", ", ".join(f"{trick.number} ({trick.roem})" for trick in made)),
            ("numbers", " ".join(str(trick.number) for trick in made)),
            ("last", found.tricks[-1].number),
        )
        article = rules.articles["revoke"]
        yield PlayFinding("roem-after", Severity.WARNING, args=args, article=article)


def _unsure(found: Judgement) -> Iterator[PlayFinding]:
    """Give a note for each player whose cards are too little known, naming the tricks."""
    bad = {(one.trick, one.seat) for one in found.findings}
    tricks: dict[Position, list[int]] = {}
    for trick in found.tricks:
        for card in trick.cards:
            if not card.certain and (trick.number, card.position) not in bad:
                tricks.setdefault(card.position, []).append(trick.number)
    disputed = any(one.code in _OF_TWO_MINDS for one in found.findings)
    for seat, numbers in tricks.items():
        note = PlayFinding("unsure/disputed") if disputed else PlayFinding("unsure")
        args = (("tricks", _listed_notes(numbers)),)
        yield replace(note, severity=Severity.WARNING, seat=seat, args=args)


_OF_TWO_MINDS = frozenset(
    {"card-twice/hands", "card-twice/tricks", "not-in-hand", "not-in-hand/other", "not-in-pack"}
)


def _listed_notes(numbers: list[int]) -> str:
    return ", ".join(str(number) for number in numbers)


def _note(code: str, article: str = "", **args: int) -> PlayFinding:
    return PlayFinding(code, Severity.WARNING, args=tuple(args.items()), article=article)

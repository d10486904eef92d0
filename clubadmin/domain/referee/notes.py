"""Limits of what a record can tell, and notes for the director."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from clubadmin.domain.referee.record import (
    Bid,
    Judgement,
    PlayFinding,
    PlayRecord,
    by_nkf,
    seats_of,
)
from clubadmin.domain.referee.settling import (
    OWN_ROW,
    WHOEVER_PLAYED,
    is_disputed,
    sweep_of,
    talon_known,
)
from clubadmin.domain.referee.turn_order import side_of
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Position, Severity

_TWO = 2
_STOPS_ANYHOW = ("personal", "redeal-fine")
"""The revoke practices in which it does not matter when the revoke is found: the game was
played on all the same, or is dealt again whenever it is established (manille)."""


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
        yield PlayFinding("gaps", Severity.WARNING, args=(("tricks", _listed(numbers)),))
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
        args = (("tricks", _listed(numbers)),)
        yield replace(note, severity=Severity.WARNING, seat=seat, args=args)


_OF_TWO_MINDS = frozenset(
    {"card-twice/hands", "card-twice/tricks", "not-in-hand", "not-in-hand/other", "not-in-pack"}
)


def _listed(numbers: list[int]) -> str:
    return ", ".join(str(number) for number in numbers)


def _note(code: str, article: str = "", **args: int) -> PlayFinding:
    return PlayFinding(code, Severity.WARNING, args=tuple(args.items()), article=article)

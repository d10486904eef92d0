"""The row of a sheet made of judged tricks: its points, and its line."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from clubadmin.domain.referee.hand_roem import HandRoems, declared, higher_of
from clubadmin.domain.referee.play import card_points
from clubadmin.domain.referee.record import (
    JudgedTrick,
    Judgement,
    PlayFinding,
    PlayRecord,
    seats_of,
)
from clubadmin.domain.referee.turn_order import side_of
from clubadmin.domain.row.doubling import sweep_bonus
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.row.raw import Box, Fine, FineKind, Mark, RawGame, Roem
from clubadmin.domain.row.settle import NOTHING, Amounts, SettledGame
from clubadmin.domain.row.writing import write_line
from clubadmin.domain.rules.cards import Card, pack
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.checks.bids import check_bid
from clubadmin.domain.scoring.rulings import fine_text, revoke_row, stopped_fine
from clubadmin.domain.scoring.sheet import judge
from clubadmin.domain.scoring.systems.solo import two_together
from clubadmin.domain.terms import Outcome, Position, Side

_SPOILS = frozenset({"seat-unknown", "seat-twice", "too-many-tricks"})
_DENIED = frozenset({"card-twice/tricks", "not-in-hand", "not-in-hand/other", "not-in-pack"})
_THREE = 3
OWN_ROW = ("262", "162")
"""The revoke practices under which a revoke is a row by itself."""


def conclude(found: Judgement, record: PlayRecord, rules: RuleSet) -> Judgement:
    """A judgement with its sides' amounts, the line and the settled game added."""
    sides = by_side(found.tricks, record, rules)
    found = replace(found, ns=sides[Side.NS], ew=sides[Side.EW])
    stopped = found.revokes[0] if found.revokes and rules.revoke in OWN_ROW else None
    hands = declared(record, rules, stopped)
    settle = _revoked if found.revokes else _played
    settled = settle(found, record, rules, hands.counted)
    settled = replace(settled, findings=settled.findings + hands.findings)
    return settled if settled.line else _with_bid(settled, record, rules)


def _with_bid(found: Judgement, record: PlayRecord, rules: RuleSet) -> Judgement:
    """Add the faults of the bid, while there is no row yet that says it."""
    raw = _facts(record, rules)
    if raw.bid is None:
        return found
    unplayed = SettledGame(Outcome.NOT_PLAYED, None, NOTHING, NOTHING)
    return _with_row(found, tuple(check_bid(raw, unplayed, rules)))


def _with_row(found: Judgement, row: tuple[Finding, ...]) -> Judgement:
    """A judgement with what a sheet says of its row, as it says it there."""
    said = tuple(
        PlayFinding(one.code, one.severity, row=one, article=one.article)
        for one in row
        if one.code not in _ANSWERED
    )
    return replace(found, findings=found.findings + said)


_ANSWERED = frozenset({"sweep-unmarked"})
"""What a sheet asks and the cards tell: whether all points were all tricks."""


def _played(found: Judgement, record: PlayRecord, rules: RuleSet, hands: HandRoems) -> Judgement:
    """A game in which nobody revoked."""
    if not is_whole(found, rules) or not talon_known(found.tricks, record, rules):
        return found
    raw = _as_played(found, record, rules, hands)
    return _with_line(found, raw, rules) if raw else found


def _revoked(found: Judgement, record: PlayRecord, rules: RuleSet, hands: HandRoems) -> Judgement:
    first = found.revokes[0]
    found = replace(found, article=rules.articles["revoke"])
    if rules.revoke in OWN_ROW:
        return _revoke_row(found, record, rules, hands)
    if rules.revoke == "redeal":
        return found
    again = rules.revoke == "redeal-fine"
    fined = Fine(first.position, FineKind.REVOKE)
    if again:
        fined = stopped_fine(fined, _facts(record, rules), rules)
    found = replace(found, fine=fine_text(fined))
    whole = is_whole(found, rules) and talon_known(found.tricks, record, rules)
    raw = None if again or not whole else _as_played(found, record, rules, hands)
    return _with_line(found, replace(raw, fines=(fined,)), rules) if raw else found


def _revoke_row(
    found: Judgement, record: PlayRecord, rules: RuleSet, hands: HandRoems
) -> Judgement:
    """The game stops: what the revoking side had made before it goes over with the rest.

    What the innocent side made itself counts as long as play went on (NKF 1976, art. 13).
    """
    first = found.revokes[0]
    offender = side_of(first.position, record, rules)
    if offender is None or is_disputed(found):
        return found
    before = tuple(trick for trick in found.tricks if trick.number < first.trick)
    roem = {
        offender: by_side(before, record, rules)[offender].roem,
        offender.other: (found.ns if offender is Side.EW else found.ew).roem,
    }
    raw = _facts(record, rules)
    raw = replace(raw, counted=raw.played_by is not None)
    raw = replace(raw, ns_roem=_box(roem[Side.NS]), ew_roem=_box(roem[Side.EW]))
    raw = _with_hands(raw, record, rules, hands)
    return _with_line(found, revoke_row(raw, offender, rules), rules)


def _as_played(
    found: Judgement, record: PlayRecord, rules: RuleSet, hands: HandRoems
) -> RawGame | None:
    """The row that says all tricks; None where it must be known who played."""
    raw = _facts(record, rules)
    raw = replace(raw, ns_roem=_box(found.ns.roem), ew_roem=_box(found.ew.roem))
    if raw.played_by is None and rules.system not in WHOEVER_PLAYED:
        return None
    sweep = sweep_of(found.tricks, record, rules)
    bonus = sweep is raw.played_by or rules.sweep_by_defenders == "bonus"
    if sweep and bonus and rules.sweep_bonus:
        return _pit(_with_hands(raw, record, rules, hands), sweep, rules)
    if sweep and rules.hand_trick:  # the row cannot say that the other side took no trick
        hands = _without_combos(hands, sweep.other, record, rules)
    raw = _with_hands(raw, record, rules, hands)
    talon_lost = rules.seats == _THREE and rules.talon == "none"
    raw = replace(
        raw,
        counted=raw.played_by is not None,
        ns_points=found.ns.points,
        ew_points=found.ew.points if talon_lost else None,
    )
    return _with_own(raw, found, record, rules)


def _with_own(raw: RawGame, found: Judgement, record: PlayRecord, rules: RuleSet) -> RawGame:
    """Add the points of the first of two together, where each keeps his own."""
    if raw.solo is None or rules.solo_share != "own":
        return raw
    own = by_seat(found.tricks, record, rules)[two_together(raw.solo)[0]]
    return replace(raw, first_points=own.points, first_roem=own.roem if found.ew.roem else None)


WHOEVER_PLAYED = ("manille", "tricks")
"""Systems in which nobody goes nat, so that a row is worth the same whoever played."""


def _pit(raw: RawGame, side: Side, rules: RuleSet) -> RawGame:
    raw = replace(raw, mark=Mark.PIT, mark_side=side, counted=raw.played_by is not None)
    roem = raw.roem(side)
    box = Box.BONUS if isinstance(roem, Box) else roem + sweep_bonus(raw, rules)
    return replace(raw, ns_roem=box) if side is Side.NS else replace(raw, ew_roem=box)


def _facts(record: PlayRecord, rules: RuleSet) -> RawGame:
    """The facts of a row besides its figures, as far as the rule set has a use for them."""
    played_by = side_of(record.declarer, record, rules) if record.declarer else None
    solo = None
    if rules.system == "solo" and record.declarer in seats_of(rules):
        solo = seats_of(rules).index(record.declarer) + 1
    trump = record.trump.value if record.trump else ("z" if rules.no_trumps else None)
    return RawGame(
        played_by=played_by,
        bid=record.bid if rules.bidding != "none" else None,
        trump=trump,
        double=record.double if rules.doubling != "none" else 0,
        solo=solo,
    )


def _without_combos(hands: HandRoems, side: Side, record: PlayRecord, rules: RuleSet) -> HandRoems:
    """The roem in the hand without what one side declared; stuk stays."""
    return tuple(
        replace(one, combos=()) if side_of(one.seat, record, rules) is side else one
        for one in hands
    )


def _with_hands(raw: RawGame, record: PlayRecord, rules: RuleSet, hands: HandRoems) -> RawGame:
    """The row with what was declared in the hand: in the boxes if that is all that counts."""
    sides: dict[Side, HandRoems] = dict.fromkeys(Side, ())
    for one in hands:
        side = side_of(one.seat, record, rules)
        if side is None:
            continue
        sides[side] += (one,)
        raw = replace(raw, stuk=side) if one.stuk else raw
    roem = {side: sum(one.worth for one in had) for side, had in sides.items()}
    if roem[Side.NS] == roem[Side.EW]:
        raw = replace(raw, alike=higher_of(sides[Side.NS], sides[Side.EW]))
    if rules.roem_where == "both":
        return replace(raw, ns_hand=roem[Side.NS], ew_hand=roem[Side.EW])
    if rules.roem_where == "hand":
        return replace(raw, ns_roem=_box(roem[Side.NS]), ew_roem=_box(roem[Side.EW]))
    return raw


def _box(roem: int) -> Roem:
    return roem or Box.STRIPE


def _with_line(found: Judgement, raw: RawGame, rules: RuleSet) -> Judgement:
    """The line, and what that line comes to: never the one without the other.

    What a sheet would say of the row is said here too: a bid or a doubling that cannot be.
    """
    line = write_line(raw)
    row = judge(line, rules)
    if row.raw is None or row.raw.double != raw.double:
        return found  # a doubling that cannot be, which the record was told already
    found = _with_row(found, row.findings)
    return replace(found, line=line, settled=row.settled)


def is_whole(found: Judgement, rules: RuleSet) -> bool:
    """Whether every trick was played with good cards, so that the points are all there."""
    won = [trick for trick in found.tricks if trick.winner]
    cards = {card.card for trick in won for card in trick.cards}
    spoilt = is_disputed(found) or any(one.code in _SPOILS for one in found.findings)
    return len(won) == rules.tricks and not spoilt and cards <= set(pack(rules.deck))


def is_disputed(found: Judgement) -> bool:
    """Whether a card was played of which the record says that it cannot have been."""
    return any(one.trick and one.code in _DENIED for one in found.findings)


def by_side(
    tricks: tuple[JudgedTrick, ...], record: PlayRecord, rules: RuleSet
) -> dict[Side, Amounts]:
    """Points and roem that each side took, the talon of who plays alone included."""
    sides = dict.fromkeys(Side, NOTHING)
    for trick in tricks:
        side = side_of(trick.winner, record, rules) if trick.winner else None
        if side:
            sides[side] += Amounts(trick.points, trick.roem)
    for seat, amount in record.called.items():
        if (side := side_of(seat, record, rules)) and rules.roem_where == "open":
            sides[side] += Amounts(0, amount)
    if rules.seats != _THREE or len(tricks) != rules.tricks:
        return sides
    if rules.talon == "soloist":
        worths = _worths(left_over(tricks, rules), record, rules)
        sides[Side.NS] += Amounts(sum(worths))
    elif rules.talon == "tricks":
        for winner, points in _laid_in(tricks, record, rules):
            if side := side_of(winner, record, rules):
                sides[side] += Amounts(points)
    return sides


def by_seat(
    tricks: tuple[JudgedTrick, ...], record: PlayRecord, rules: RuleSet
) -> dict[Position, Amounts]:
    """Points and roem that each player took himself."""
    seats = dict.fromkeys(Position, NOTHING)
    for trick in tricks:
        if trick.winner:
            seats[trick.winner] += Amounts(trick.points, trick.roem)
    if rules.talon == "tricks":
        for winner, points in _laid_in(tricks, record, rules):
            seats[winner] += Amounts(points)
    return seats


def left_over(tricks: tuple[JudgedTrick, ...], rules: RuleSet) -> tuple[Card, ...]:
    """The cards that nobody played."""
    played = {card.card for trick in tricks for card in trick.cards}
    return tuple(card for card in pack(rules.deck) if card not in played)


def talon_known(tricks: tuple[JudgedTrick, ...], record: PlayRecord, rules: RuleSet) -> bool:
    """Whether it is known to whom the two cards go that come in at the first two tricks.

    It is if one player took both tricks, if they are worth the same, or if the record has them
    in order.
    """
    if rules.seats != _THREE or rules.talon != "tricks":
        return True
    left = left_over(tricks, rules)
    if set(record.laid_away) == set(left) and len(record.laid_away) == len(left):
        return True
    takers = {trick.winner for trick in tricks[: len(left)]}
    return len(takers) == 1 or len(set(_worths(left, record, rules))) == 1


def _laid_in(
    tricks: tuple[JudgedTrick, ...], record: PlayRecord, rules: RuleSet
) -> Iterator[tuple[Position, int]]:
    """The points that the first two tricks have more, with who took them."""
    left = left_over(tricks, rules)
    laid = record.laid_away if set(record.laid_away) == set(left) else left
    if rules.seats != _THREE or len(tricks) != rules.tricks:
        return
    for trick, points in zip(tricks, _worths(laid, record, rules), strict=False):
        if trick.winner:
            yield trick.winner, points


def _worths(cards: Iterable[Card], record: PlayRecord, rules: RuleSet) -> tuple[int, ...]:
    return tuple(card_points(card, rules, record.trump) for card in cards)


def sweep_of(tricks: tuple[JudgedTrick, ...], record: PlayRecord, rules: RuleSet) -> Side | None:
    """The side that took every trick."""
    sides = {side_of(trick.winner, record, rules) for trick in tricks if trick.winner}
    return sides.pop() if len(sides) == 1 else None

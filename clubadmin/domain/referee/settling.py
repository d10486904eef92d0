"""From judged tricks to the row of the sheet: the line that says the game, and what it comes to."""

from dataclasses import replace

from clubadmin.domain.cards import pack
from clubadmin.domain.play import card_points
from clubadmin.domain.referee.record import (
    JudgedCard,
    JudgedTrick,
    Judgement,
    PlayFinding,
    PlayRecord,
)
from clubadmin.domain.referee.turns import seats_of, side_of
from clubadmin.domain.scoring.entry import write_line
from clubadmin.domain.scoring.raw import Box, Fine, FineKind, Mark, RawGame, Roem
from clubadmin.domain.scoring.rules import RuleSet
from clubadmin.domain.scoring.rulings import fine_text, revoke_row, stopped_fine
from clubadmin.domain.scoring.settle import NOTHING, Amounts
from clubadmin.domain.scoring.sheet import judge
from clubadmin.domain.scoring.stakes import sweep_bonus
from clubadmin.domain.terms import Severity, Side

_OWN_ROW = ("262", "162")
"""The revoke practices under which a revoke is a row by itself."""


def conclude(found: Judgement, record: PlayRecord, rules: RuleSet) -> Judgement:
    """A judgement with its sides' amounts, the line and the settled game added."""
    sides = _sides(found.tricks, record, rules)
    found = replace(found, ns=sides[Side.NS], ew=sides[Side.EW])
    if found.revokes:
        return _revoked(found, record, rules)
    return _played(found, record, rules)


def _played(found: Judgement, record: PlayRecord, rules: RuleSet) -> Judgement:
    """A game in which nobody revoked."""
    if not _whole(found, rules):
        return found
    raw = _as_played(found, record, rules)
    return _with_line(found, raw, rules) if raw else found


def _revoked(found: Judgement, record: PlayRecord, rules: RuleSet) -> Judgement:
    first = found.revokes[0]
    found = replace(found, article=rules.articles["revoke"])
    if rules.revoke in _OWN_ROW:
        return _revoke_row(found, first, record, rules)
    if rules.revoke == "redeal":
        return found
    again = rules.revoke == "redeal-fine"
    fined = Fine(first.position, FineKind.REVOKE)
    if again:
        fined = stopped_fine(fined, _facts(record, rules), rules)
    found = replace(found, fine=fine_text(fined))
    raw = None if again or not _whole(found, rules) else _as_played(found, record, rules)
    return _with_line(found, replace(raw, fines=(fined,)), rules) if raw else found


def _revoke_row(
    found: Judgement, first: JudgedCard, record: PlayRecord, rules: RuleSet
) -> Judgement:
    """The game stops: what the revoking side had made before it goes over with the rest.

    What the innocent side made itself counts as long as play went on (NKF 1976, art. 13).
    """
    offender = side_of(first.position, record, rules)
    if offender is None:
        return found
    before = tuple(trick for trick in found.tricks if trick.number < first.trick)
    roem = {
        offender: _sides(before, record, rules)[offender].roem,
        offender.other: (found.ns if offender is Side.EW else found.ew).roem,
    }
    raw = _facts(record, rules)
    raw = replace(raw, counted=raw.played_by is not None)
    raw = replace(raw, ns_roem=_box(roem[Side.NS]), ew_roem=_box(roem[Side.EW]))
    return _with_line(found, revoke_row(raw, offender, rules), rules)


def _as_played(found: Judgement, record: PlayRecord, rules: RuleSet) -> RawGame | None:
    """The row that says all tricks; None where it must be known who played."""
    raw = _facts(record, rules)
    raw = replace(raw, ns_roem=_box(found.ns.roem), ew_roem=_box(found.ew.roem))
    if raw.played_by is None and rules.system not in _WHOEVER_PLAYED:
        return None
    sweep = _sweep(found.tricks, record, rules)
    bonus = sweep is raw.played_by or rules.sweep_by_defenders == "bonus"
    if sweep and bonus and rules.sweep_bonus:
        return _pit(raw, sweep, rules)
    return replace(raw, counted=raw.played_by is not None, ns_points=found.ns.points)


_WHOEVER_PLAYED = ("manille", "tricks")
"""Systems in which nobody goes nat, so that a row is worth the same whoever played."""


def _pit(raw: RawGame, side: Side, rules: RuleSet) -> RawGame:
    raw = replace(raw, mark=Mark.PIT, mark_side=side, counted=raw.played_by is not None)
    roem = raw.roem(side)
    box = Box.BONUS if isinstance(roem, Box) else roem + sweep_bonus(raw, rules)
    return replace(raw, ns_roem=box) if side is Side.NS else replace(raw, ew_roem=box)


def _facts(record: PlayRecord, rules: RuleSet) -> RawGame:
    """What a row records besides figures, as far as the rule set has a use for it."""
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


def _box(roem: int) -> Roem:
    return roem or Box.STRIPE


def _with_line(found: Judgement, raw: RawGame, rules: RuleSet) -> Judgement:
    """The line, and what that line comes to: never the one without the other.

    What a sheet would say of the row is said here too: a bid or a doubling that cannot be.
    """
    line = write_line(raw)
    row = judge(line, rules)
    wrong = tuple(
        PlayFinding("row", row=one, article=one.article)
        for one in row.findings
        if one.severity is Severity.ERROR
    )
    found = replace(found, findings=found.findings + wrong)
    return replace(found, line=line, settled=row.settled) if row.settled else found


def _whole(found: Judgement, rules: RuleSet) -> bool:
    """Whether every trick was played with good cards, so that the points are all there."""
    won = [trick for trick in found.tricks if trick.winner]
    cards = {card.card for trick in won for card in trick.cards}
    spoilt = any(finding.code in _SPOILS for finding in found.findings)
    every = len(won) == rules.tricks and len(cards) == rules.tricks * rules.seats
    return every and not spoilt and cards <= set(pack(rules))


_SPOILS = frozenset({"seat-unknown", "seat-twice", "too-many-tricks"})


def _sides(
    tricks: tuple[JudgedTrick, ...], record: PlayRecord, rules: RuleSet
) -> dict[Side, Amounts]:
    sides = dict.fromkeys(Side, NOTHING)
    for trick in tricks:
        side = side_of(trick.winner, record, rules) if trick.winner else None
        if side:
            sides[side] += Amounts(trick.points, trick.roem)
    if rules.seats == 3 and len(tricks) == rules.tricks and rules.talon == "soloist":
        sides[Side.NS] += Amounts(_talon(tricks, record, rules))
    return sides


def _talon(tricks: tuple[JudgedTrick, ...], record: PlayRecord, rules: RuleSet) -> int:
    """The points of the two cards that nobody played: they are who plays alone's."""
    played = {card.card for trick in tricks for card in trick.cards}
    left = [card for card in pack(rules) if card not in played]
    return sum(card_points(card, rules, record.trump) for card in left)


def _sweep(tricks: tuple[JudgedTrick, ...], record: PlayRecord, rules: RuleSet) -> Side | None:
    """The side that took every trick."""
    sides = {side_of(trick.winner, record, rules) for trick in tricks if trick.winner}
    return sides.pop() if len(sides) == 1 else None

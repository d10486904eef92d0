"""Which roem in the hand counts: what players had, unless it is said that it was not declared."""

from dataclasses import dataclass, replace

from clubadmin.domain.referee.hands import HandRoem, counts_hands, hands_of
from clubadmin.domain.referee.record import JudgedCard, PlayFinding, PlayRecord
from clubadmin.domain.referee.turns import side_of
from clubadmin.domain.referee.writing import SEAT_LETTERS
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Severity

HandRoems = tuple[HandRoem, ...]


@dataclass(frozen=True, slots=True)
class Declared:
    """The roem in the hand that counts, and what there is to say of all hands."""

    counted: HandRoems = ()
    findings: tuple[PlayFinding, ...] = ()


def declared(record: PlayRecord, rules: RuleSet, stopped: JudgedCard | None) -> Declared:
    """What was declared in the hand, and what was found there.

    Args:
        record: the game.
        rules: where roem counts.
        stopped: the card by which the game came to an end before its time; None if it was
            played to the end, or is dealt again.
    """
    if not counts_hands(rules):
        return Declared()
    counted: list[HandRoem] = []
    findings: list[PlayFinding] = []
    hands = hands_of(record, rules)
    for had in hands.found:
        one = _claimed(had, record)
        if one.all != had.all:
            findings.append(_said("hand-silent", had, rules))
        in_time = _in_time(one, record, rules, stopped)
        if in_time.all != one.all:
            findings.append(_said("hand-late", one, rules))
        if in_time.all:
            counted.append(in_time)
            findings.append(_said("hand-found", in_time, rules))
    if not hands.known and any(record.tricks):
        findings.append(_unknown(rules))
    return Declared(tuple(counted), tuple(findings))


def _unknown(rules: RuleSet) -> PlayFinding:
    """That something in the hands may be left out of the count."""
    stuk_alone = rules.roem_where == "stuk"
    found = PlayFinding("hand-roem/stuk") if stuk_alone else PlayFinding("hand-roem")
    return replace(found, severity=Severity.WARNING, article=rules.articles["roem_where"])


def _claimed(had: HandRoem, record: PlayRecord) -> HandRoem:
    """What of a hand was declared."""
    if had.seat in record.unclaimed_hands:
        return HandRoem(had.seat, ())
    return replace(had, stuk=None) if record.unclaimed_stuk else had


def _in_time(
    one: HandRoem, record: PlayRecord, rules: RuleSet, stopped: JudgedCard | None
) -> HandRoem:
    """What of a hand was made before the game was stopped.

    Sequences are declared in the first trick, stuk with the first of its cards at the earliest.
    What the side that revoked declares from then on is not made before it (NKF 1976, art. 13).
    """
    if stopped is None:
        return one
    offends = side_of(one.seat, record, rules) is side_of(stopped.position, record, rules)
    last = stopped.trick - 1 if offends else len(record.tricks)
    if one.stuk:
        shown = {card for trick in record.tricks[:last] for _, card in trick}
        one = one if shown.intersection(one.stuk.cards) else replace(one, stuk=None)
    return one if last >= 1 else replace(one, combos=())


def _said(code: str, one: HandRoem, rules: RuleSet) -> PlayFinding:
    return PlayFinding(
        code,
        Severity.WARNING,
        seat=one.seat,
        args=(("letter", SEAT_LETTERS[one.seat]),),
        article=rules.articles["roem_where"],
        combos=one.all,
    )

"""The file of `clubadmin tricks`: a record of play in, what the referee says out."""

from dataclasses import replace
from typing import Any

from clubadmin.domain.referee.judging import judge_play
from clubadmin.domain.referee.notation import Reading, read_lines
from clubadmin.domain.referee.play import Duty
from clubadmin.domain.referee.record import (
    JudgedCard,
    JudgedTrick,
    Judgement,
    PlayFinding,
    PlayRecord,
)
from clubadmin.domain.referee.sentences import card_sentence, duty_sentence, finding_sentence
from clubadmin.domain.referee.turn_order import may_play, side_of
from clubadmin.domain.row.settle import SettledGame
from clubadmin.domain.rules.cards import Card, card_letters
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.scorefile import amounts_json
from clubadmin.domain.terms import Language


def judge_text(text: str, rules: RuleSet) -> tuple[PlayRecord, Judgement]:
    """A text read and judged, every finding with its line. Any text is judged; never raises."""
    reading = read_lines(text, rules)
    found = judge_play(reading.record, rules)
    read = {one.code for one in reading.findings}
    judged = (_placed(one, reading) for one in found.findings if one.code not in read & _ONCE)
    findings = sorted((*reading.findings, *judged), key=_order)
    return reading.record, replace(found, findings=tuple(findings))


_ONCE = frozenset({"trump-missing"})
"""Findings that reading and judging can both have."""


def _placed(finding: PlayFinding, reading: Reading) -> PlayFinding:
    """A finding with the line of its trick, or of its player's hand."""
    place = finding.trick or finding.seat
    return replace(finding, line=reading.lines.get(place) if place else None)


def _order(finding: PlayFinding) -> tuple[str, int]:
    """Errors first, then by line; what is about the whole comes before."""
    return finding.severity.value, finding.line or 0


def play_json(
    record: PlayRecord, found: Judgement, rules: RuleSet, language: Language = Language.NL
) -> dict[str, Any]:
    """Give the referee's judgement as `clubadmin tricks --json` prints it."""
    return {
        "rules": rules.name,
        "trump": record.trump.value if record.trump else None,
        "declarer": record.declarer.value if record.declarer else None,
        "tricks": [_trick(one, record, rules, language) for one in found.tricks],
        "revokes": [
            _revoke(one, rules, language, counts=place == 0)
            for place, one in enumerate(found.revokes)
        ],
        "totals": {"ns": amounts_json(found.ns), "ew": amounts_json(found.ew)},
        "line": found.line or None,
        "fine": found.fine or None,
        "game": _game(found.settled) if found.settled else None,
        "turn": _turn(record, rules, language),
        "findings": [_finding(one, rules, language) for one in found.findings],
    }


def _trick(
    trick: JudgedTrick, record: PlayRecord, rules: RuleSet, language: Language
) -> dict[str, Any]:
    side = side_of(trick.winner, record, rules) if trick.winner else None
    return {
        "trick": trick.number,
        "leader": trick.leader.value,
        "cards": [_card(card, rules, language) for card in trick.cards],
        "winner": trick.winner.value if trick.winner else None,
        "side": side.value if side else None,
        "points": trick.points,
        "roem": trick.roem,
        "combos": [
            {"kind": combo.kind, "cards": _letters(combo.cards), "worth": combo.worth}
            for combo in trick.combos
        ],
    }


def _card(card: JudgedCard, rules: RuleSet, language: Language) -> dict[str, Any]:
    return {
        "seat": card.position.value,
        "card": card_letters(card.card),
        "allowed": card.allowed if card.certain else None,
        "duty": card.duty.value if card.duty else None,
        "message": card_sentence(card, language, rules.seats) or None,
    }


def _revoke(
    card: JudgedCard, rules: RuleSet, language: Language, *, counts: bool
) -> dict[str, Any]:
    return {
        "trick": card.trick,
        "seat": card.position.value,
        "card": card_letters(card.card),
        "duty": card.duty.value if card.duty else None,
        "could": _letters(card.could),
        "shown": card.shown,
        "counts": counts,
        "message": card_sentence(card, language, rules.seats),
        "article": rules.articles[card.duty.field] if card.duty else "",
    }


def _game(game: SettledGame) -> dict[str, Any]:
    told: dict[str, Any] = {
        "outcome": game.outcome.value,
        "side": game.side.value if game.side else None,
        "ns": amounts_json(game.ns),
        "ew": amounts_json(game.ew),
    }
    if game.shares:
        told["shares"] = [
            {
                "seat": share.seat.value,
                "points": share.amounts.points if share.amounts else None,
                "roem": share.amounts.roem if share.amounts else None,
                "fine": share.fine,
            }
            for share in game.shares
        ]
    return told


def _turn(record: PlayRecord, rules: RuleSet, language: Language) -> dict[str, Any] | None:
    """The seat on turn and the cards it may play."""
    turn = may_play(record, rules)
    if turn is None:
        return None
    seat, cards = turn
    return {"seat": seat.value, "cards": [_choice(card, duty, language) for card, duty in cards]}


def _choice(card: Card, duty: Duty | None, language: Language) -> dict[str, Any]:
    return {
        "card": card_letters(card),
        "allowed": duty is None,
        "duty": duty.value if duty else None,
        "message": duty_sentence(duty, language) if duty else None,
    }


def _finding(finding: PlayFinding, rules: RuleSet, language: Language) -> dict[str, Any]:
    return {
        "line": finding.line,
        "trick": finding.trick,
        "seat": finding.seat.value if finding.seat else None,
        "card": card_letters(finding.card) if finding.card else None,
        "severity": finding.severity.value,
        "code": finding.code,
        "message": finding_sentence(finding, language, rules.seats),
        "article": finding.article,
    }


def _letters(cards: tuple[Card, ...]) -> list[str]:
    return [card_letters(card) for card in cards]

"""The one place where the referee's findings and duties become sentences."""

from clubadmin.domain.referee.play import Combo, Duty
from clubadmin.domain.referee.record import JudgedCard, PlayFinding
from clubadmin.domain.rules.cards import SIGNS, Card, rank_said
from clubadmin.domain.scoring.seat_words import seat_messages
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Position
from clubadmin.i18n import Cased, Language, Listed, Message, Value, marked
from clubadmin.i18n.catalogue import sentences

_LEAST_RUN = 3
_SEATS_IN_ARGS = frozenset({"other", "by", "wanted"})

_SEQUENCES = (
    marked("driekaart {cards} {worth}"),
    marked("vierkaart {cards} {worth}"),
    marked("vijfkaart {cards} {worth}"),
    marked("zeskaart {cards} {worth}"),
    marked("zevenkaart {cards} {worth}"),
    marked("achtkaart {cards} {worth}"),
)


def finding_sentence(
    finding: PlayFinding, language: Language = Language.NL, players: int = 4
) -> str:
    """A finding as people read it: where, what, and what to do; `players` sit at the table."""
    if finding.row:
        return sentence(finding.row, language)
    return _told(finding, players).text(language)


def _told(finding: PlayFinding, players: int) -> Message:
    text = Message(sentences("play")[finding.code], **_values(finding, players))
    place = _place(finding, players)
    told: Value = Message("{place}: {text}", place=place, text=text) if place else Cased(text)
    if not finding.article:
        return Message("{told}", told=told)
    if finding.borrowed:
        return Message(
            "{told} ({article}; uw reglement zwijgt hierover)", told=told, article=finding.article
        )
    return Message("{told} ({article})", told=told, article=finding.article)


def _values(finding: PlayFinding, players: int) -> dict[str, Value]:
    names = seat_messages(players)
    values: dict[str, Value] = {
        name: names[Position(str(value))] if name in _SEATS_IN_ARGS else value
        for name, value in finding.args
    }
    values["combos"] = Listed(tuple(map(_combo, finding.combos)), joint="")
    if finding.seat:
        values["seat"] = names[finding.seat]
    if finding.card:
        values["card"] = _card(finding.card)
    return values


def duty_sentence(duty: Duty, language: Language = Language.NL) -> str:
    """Tell a duty, as it goes on after "moest" or "had to"."""
    return Message(sentences("duty")[duty]).text(language)


def card_sentence(judged: JudgedCard, language: Language = Language.NL, players: int = 4) -> str:
    """Why a card was not allowed, and what could be played; "" for one that was."""
    if judged.duty is None:
        return ""
    values: dict[str, Value] = {
        "seat": seat_messages(players)[judged.position],
        "card": _card(judged.card),
        "trick": judged.trick,
        "duty": Message(sentences("duty")[judged.duty]),
        "could": _cards(judged.could),
    }
    if judged.shown:
        return Message(
            "{seat} speelde {card} in slag {trick}, maar moest {duty}. Dat kon met {could}"
            " (gespeeld in slag {shown}).",
            shown=judged.shown,
            **values,
        ).text(language)
    return Message(
        "{seat} speelde {card} in slag {trick}, maar moest {duty}. Dat kon met {could}.", **values
    ).text(language)


def combo_sentence(combo: Combo, language: Language = Language.NL) -> str:
    """Roem in a trick or a hand, with what it is worth: "driekaart ♥A ♥H ♥V 20"."""
    return _combo(combo).text(language)


def _combo(combo: Combo) -> Message:
    if combo.kind == "alike":
        rank = rank_said(combo.cards[0].rank)
        return Message("vier {rank} {worth}", rank=rank, worth=combo.worth)
    cards = _cards(combo.cards)
    if combo.kind == "stuk":
        return Message("stuk {cards} {worth}", cards=cards, worth=combo.worth)
    sequence = _SEQUENCES[len(combo.cards) - _LEAST_RUN]
    return Message(sequence, cards=cards, worth=combo.worth)


def cards_text(cards: tuple[Card, ...], language: Language = Language.NL) -> str:
    """Cards as they are printed, one after the other."""
    return _cards(cards).text(language)


def _cards(cards: tuple[Card, ...]) -> Listed:
    return Listed(tuple(map(_card, cards)), joint="", between=" ")


def _card(card: Card) -> Message:
    return Message("{suit}{rank}", suit=SIGNS[card.suit], rank=rank_said(card.rank))


def _place(finding: PlayFinding, players: int) -> Value:
    """The place of a finding: "Regel 3, slag 2, Noord"; "" where it is not known."""
    parts: list[Value] = []
    if finding.line:
        parts.append(Message("Regel {line}", line=finding.line))
    if finding.trick:
        parts.append(Message("slag {trick}", trick=finding.trick))
    if finding.seat:
        parts.append(seat_messages(players)[finding.seat])
    return Cased(Listed(tuple(parts), joint="")) if parts else ""

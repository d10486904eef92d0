"""Rulings at a table, apart from the cards, and the row that each makes.

Verzaken, a false accusation, a card short, a 7-9 deal and cheating: what each costs is a field
of the rule set, and its article goes with it. Roem that was made already is kept.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from clubadmin.domain.row.doubling import box_bonus, without_bonus
from clubadmin.domain.row.hand_roem import hand_change
from clubadmin.domain.row.raw import Box, Fine, FineKind, Mark, RawGame, Roem, State
from clubadmin.domain.row.settle import box_amount
from clubadmin.domain.row.writing import write_line
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.entry import Unreadable, parse_line
from clubadmin.domain.scoring.row_words import row_message
from clubadmin.domain.scoring.sanctions import of_play
from clubadmin.domain.scoring.seat_words import seat_messages
from clubadmin.domain.scoring.systems import system_of
from clubadmin.domain.terms import Position, Side
from clubadmin.i18n import Language, Message, Value, marked
from clubadmin.i18n.catalogue import sentences

_EMPTY = RawGame()
_SEATS = tuple(Position)


class RulingKind(StrEnum):
    """The kinds of incident at a table."""

    REVOKE = "revoke"
    FALSE_ACCUSATION = "false-accusation"
    CARD_SHORT = "card-short"
    MISDEAL = "misdeal"
    CHEATING = "cheating"
    ARBITRAL = "arbitral"
    MARKED_CARDS = "marked-cards"
    FIRST_SUIT = "first-suit"
    WAITING = "waiting"
    OUT_OF_TURN = "out-of-turn"
    OTHER = "other"


class Verdict(StrEnum):
    """The consequence of an incident."""

    ALL_TO_OTHER = "all-to-other"
    """Nothing for the offender's side, all and any penalty for the other."""
    REDEAL = "redeal"
    """The game is dealt again."""
    FINED = "fined"
    """The player pays, all else counts."""
    REDEAL_FINE = "redeal-fine"
    """The game is dealt again and the player pays what it could give."""
    MISDEAL_FINE = "misdeal-fine"
    """The dealer pays from the second misdeal in a row on, and deals again."""
    ARBITRAL = "arbitral"
    """The director's score, as decided."""
    DIRECTOR = "director"
    """The rules leave it to the director."""
    WHO_ALONE = "who-alone"
    """Three players: it must be known first who plays alone."""
    NEW_PACK = "new-pack"
    """The game goes on with other cards."""
    SUIT_STAYS = "suit-stays"
    """What was named first is trumps."""
    ADMONISHED = "admonished"
    """Who waited plays on at once."""
    BOTH_PASS = "both-pass"  # noqa: S105 - a ruling, no password
    """The offender and his partner pass in this game."""


@dataclass(frozen=True)
class Ruling:
    """The outcome of a ruling.

    `line` is the row that it makes; None where the director types it, or where the game is
    dealt again: `fine` is then what goes behind the result of the new game ("" if nothing).
    `field` is the field of the rule set by which it goes and `article` where that comes from.
    """

    kind: RulingKind
    offender: Position
    verdict: Verdict
    line: str | None
    fine: str
    field: str
    article: str


_OF_PLAY = {
    RulingKind.MARKED_CARDS: (Verdict.NEW_PACK, of_play(1)),
    RulingKind.FIRST_SUIT: (Verdict.SUIT_STAYS, of_play(7)),
    RulingKind.WAITING: (Verdict.ADMONISHED, of_play(8)),
    RulingKind.OUT_OF_TURN: (Verdict.BOTH_PASS, of_play(10)),
}

OF_PLAY = {kind: article for kind, (_, article) in _OF_PLAY.items()}
"""What is decided while the game goes on, with its article: it leaves the row as it is."""
_FIELDS = {
    RulingKind.REVOKE: "revoke",
    RulingKind.FALSE_ACCUSATION: "false_accusation",
    RulingKind.CARD_SHORT: "card_short",
    RulingKind.MISDEAL: "misdeal",
    RulingKind.CHEATING: "revoke",
}


def rule_on(
    kind: RulingKind, offender: Position, row: str, rules: RuleSet, *, points: int | None = None
) -> Ruling:
    """Rule on an offence by the rule set. Any row and any points give a ruling.

    Args:
        kind: what happened.
        offender: who did it: for a false accusation who accused, for a misdeal who dealt.
        row: the line that stood there; "" where nothing was written.
        rules: the rule set that the game is played under.
        points: an arbitral score's points of Wij; the stake of a stopped game where the
            director sets it; for a misdeal how many times in a row. Less than none is none.
            None: as the rules have it.
    """
    read = parse_line(row, rules)
    raw = _EMPTY if isinstance(read, Unreadable) else read
    points = None if points is None else max(points, 0)
    if kind in _OF_PLAY:
        verdict, article = _OF_PLAY[kind]
        return Ruling(kind, offender, verdict, None, "", "", article.text())
    if kind in (RulingKind.ARBITRAL, RulingKind.OTHER):
        return _arbitral(kind, offender, raw, rules, points)
    if kind is RulingKind.MISDEAL and rules.misdeal_fine:
        fine = Fine(offender, FineKind.MISDEAL, points)
        return _fined(kind, Verdict.MISDEAL_FINE, fine, raw, rules)
    if _left_to_director(kind, rules):
        return _ruling(kind, offender, Verdict.DIRECTOR, None, rules)
    return _as_revoke(kind, offender, raw, rules, points)


def ruling_sentence(ruling: Ruling, rules: RuleSet, language: Language = Language.NL) -> str:
    """A ruling as people read it: what happened, what follows, and the article."""
    return ruling_message(ruling, rules).text(language)


def ruling_message(ruling: Ruling, rules: RuleSet) -> Message:
    """Tell a ruling in any language."""
    behind = Message(BEHIND, fine=ruling.fine)
    values: dict[str, Value] = {
        "seat": seat_messages(rules.seats)[ruling.offender],
        "line": row_message(ruling.line, rules) if ruling.line else behind,
        "fine": ruling.fine,
    }
    return Message.joined(
        Message(sentences("ruling")[ruling.kind], **values),
        Message(sentences("verdict")[ruling.verdict], **values),
        f"({ruling.article})" if ruling.article else "",
    )


def fine_text(fine: Fine) -> str:
    """The text that a fine adds to a line: !2v, !2v60, !1m2."""
    return write_line(RawGame(State.CANCELLED, fines=(fine,)))[1:]


def stopped_fine(fine: Fine, raw: RawGame, rules: RuleSet) -> Fine:
    """A fine with its points: the stake of the game that was stopped, not of the next one."""
    stopped = replace(raw, state=State.PLAYED, fines=(fine,))
    shares = system_of(rules).settle(stopped, rules).shares
    points = next((share.fine for share in shares if share.seat is fine.seat), 0)
    return replace(fine, count=points) if points else fine


def _left_to_director(kind: RulingKind, rules: RuleSet) -> bool:
    if kind is RulingKind.CHEATING:  # only manille's rules name it, beside loochenen
        return rules.revoke != "redeal-fine"
    return kind is not RulingKind.REVOKE and getattr(rules, _FIELDS[kind]) == "director"


def _as_revoke(
    kind: RulingKind, offender: Position, raw: RawGame, rules: RuleSet, points: int | None
) -> Ruling:
    if rules.revoke == "redeal":
        return _ruling(kind, offender, Verdict.REDEAL, None, rules)
    if rules.revoke in ("personal", "redeal-fine"):
        again = rules.revoke == "redeal-fine"
        fine = Fine(offender, FineKind.REVOKE, points if again else None)
        if again and raw is not _EMPTY:
            fine = stopped_fine(fine, raw, rules)
        verdict = Verdict.REDEAL_FINE if again else Verdict.FINED
        return _fined(kind, verdict, fine, _EMPTY if again else raw, rules)
    side = _side(offender, raw, rules)
    if side is None:
        return _ruling(kind, offender, Verdict.WHO_ALONE, None, rules)
    line = write_line(revoke_row(raw, side, rules))
    return _ruling(kind, offender, Verdict.ALL_TO_OTHER, line, rules)


def revoke_row(raw: RawGame, side: Side, rules: RuleSet) -> RawGame:
    """The row of a game in which `side` revoked: what `raw` says beside points stays."""
    roem = {one: _made(raw, one, rules) for one in Side}
    if not raw.counted:  # the paper shows what is settled
        roem = {side: 0, side.other: sum(roem.values())}
    made = replace(
        _without_hands(raw),
        state=State.PLAYED,
        mark=Mark.REVOKE,
        mark_side=side,
        ns_points=None,
        ew_points=None,
        first_points=None,
        first_roem=None,
        arbitral=False,
    )
    boxes = {
        one: roem[one] + box_bonus(made, one, rules) if roem[one] else Box.STRIPE for one in Side
    }
    if rules.revoke_in_box and not roem[side.other]:
        boxes[side.other] = Box.BONUS
    return replace(made, ns_roem=boxes[Side.NS], ew_roem=boxes[Side.EW])


def _fined(kind: RulingKind, verdict: Verdict, fine: Fine, raw: RawGame, rules: RuleSet) -> Ruling:
    """The fine behind the row that stands, or told apart where the row is still to come."""
    played = raw is not _EMPTY and raw.state is State.PLAYED
    line = write_line(replace(raw, fines=(*raw.fines, fine))) if played else None
    field = "misdeal_fine" if verdict is Verdict.MISDEAL_FINE else ""
    return _ruling(kind, fine.seat, verdict, line, rules, fine=fine_text(fine), field=field)


def _arbitral(
    kind: RulingKind, offender: Position, raw: RawGame, rules: RuleSet, points: int | None
) -> Ruling:
    if points is None:
        return _ruling(kind, offender, Verdict.DIRECTOR, None, rules)
    roem = {side: _made(raw, side, rules) for side in Side}
    decided = replace(
        _without_hands(raw),
        state=State.PLAYED,
        counted=False,
        mark=None,
        mark_side=None,
        ns_points=points,
        ew_points=max(rules.total - points, 0),
        ns_roem=_box(roem[Side.NS]),
        ew_roem=_box(roem[Side.EW]),
        arbitral=True,
    )
    line = write_line(decided)
    return _ruling(kind, offender, Verdict.ARBITRAL, line, rules)


def _ruling(
    kind: RulingKind,
    offender: Position,
    verdict: Verdict,
    line: str | None,
    rules: RuleSet,
    *,
    fine: str = "",
    field: str = "",
) -> Ruling:
    field = field or _FIELDS.get(kind, "")
    article = rules.articles.get(field, "")
    return Ruling(kind, offender, verdict, line, fine, field, article)


def _side(seat: Position, raw: RawGame, rules: RuleSet) -> Side | None:
    """The side whose boxes are a seat's; with three players None until one plays alone."""
    if rules.seats != 3:
        return seat.side
    if raw.solo is None or raw.played_by is None:
        return None
    return raw.played_by if _SEATS.index(seat) + 1 == raw.solo else raw.played_by.other


def _made(raw: RawGame, side: Side, rules: RuleSet) -> int:
    """The roem that a side had made: a pit's bonus is not, as the game stops."""
    roem = without_bonus(box_amount(raw, side, rules), side, raw, rules)
    # as counted the row keeps roem in the hand and stuk by themselves
    return roem if raw.counted else roem + hand_change(raw, side, rules)


def _without_hands(raw: RawGame) -> RawGame:
    """Clear what was declared in the hand: as written it is in the boxes, as counted apart."""
    return raw if raw.counted else replace(raw, ns_hand=0, ew_hand=0, stuk=None, alike=None)


def _box(roem: int) -> Roem:
    return roem or Box.STRIPE


BEHIND = marked("typ {fine} achter de uitslag")
"""In place of a row that is still to come."""

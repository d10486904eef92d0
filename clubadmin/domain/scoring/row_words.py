"""A row of a sheet in figures and words, for whoever does not type lines."""

from collections.abc import Mapping

from clubadmin.domain.row.columns import columns
from clubadmin.domain.row.settle import Amounts, SettledGame
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.seat_words import seat_messages, side_messages
from clubadmin.domain.scoring.sheet import judge
from clubadmin.domain.terms import Outcome, Side
from clubadmin.i18n import Figure, Language, Listed, Message, Value, marked

_ENDED = {
    Outcome.NOT_PLAYED: marked("niet gespeeld"),
    Outcome.CANCELLED: marked("vervallen"),
    Outcome.NAT: marked("{side} nat"),
    Outcome.PIT: marked("{side} pit"),
    Outcome.REVOKE: marked("{side} verzaakt"),
}


def row_words(line: str, rules: RuleSet, language: Language = Language.NL) -> str:
    """Tell a row in a language, as `row_message` does."""
    return row_message(line, rules).text(language)


def row_message(line: str, rules: RuleSet) -> Message:
    """Tell a row in words, without the signs that it is typed with.

    As in "100–62 met 20 roem voor Zij" and "Zij 262 met 20 roem, Wij verzaakt". A row that
    cannot be read is given as it was typed.
    """
    if not line.strip():
        return Message("nog niets")
    settled = judge(line, rules).settled
    return Message.verbatim(line) if settled is None else _settled(settled, rules)


def _settled(settled: SettledGame, rules: RuleSet) -> Message:
    outcome = settled.outcome
    parts: list[Message]
    if outcome in (Outcome.NOT_PLAYED, Outcome.CANCELLED):
        parts = [Message(_ENDED[outcome])]
    elif settled.side is not None:
        told = _sides(rules)[settled.side]
        parts = [_all_to_one(settled, rules), Message(_ENDED[outcome], side=told)]
    else:
        parts = [_divided(settled, rules)]
        parts += [Message("arbitrale score")] if outcome is Outcome.ARBITRAL else []
    names = seat_messages(rules.seats)
    for share in settled.shares:
        if share.amounts is not None:
            parts.append(_got(names[share.seat], share.amounts))
        if share.fine:
            parts.append(
                Message("{seat} {fine} straf", seat=names[share.seat], fine=Figure(share.fine))
            )
    return _in_a_row(parts)


def _divided(settled: SettledGame, rules: RuleSet) -> Message:
    """Tell both sides' points, and whose the roem is."""
    sides = _sides(rules)
    got = {Side.NS: settled.ns, Side.EW: settled.ew}
    if columns(rules).sides != "wij-zij":
        return _in_a_row([_got(sides[side], got[side]) for side in Side])
    said = _points(settled)
    with_roem = marked("{points} met {roem} roem voor {side}")
    for side in Side:
        if got[side].roem:
            said = Message(with_roem, points=said, roem=Figure(got[side].roem), side=sides[side])
            with_roem = marked("{points} en {roem} voor {side}")
    return said


def _all_to_one(settled: SettledGame, rules: RuleSet) -> Message:
    """Tell the amounts of the side that has it all; both where the other has something as well."""
    sides = _sides(rules)
    got = ((Side.NS, settled.ns), (Side.EW, settled.ew))
    told = [_got(sides[side], one) for side, one in got if one.total]
    return _in_a_row(told) if told else _points(settled)


def _sides(rules: RuleSet) -> Mapping[Side, Message]:
    return side_messages(columns(rules).sides)


def _points(settled: SettledGame) -> Message:
    return Message("{ns}–{ew}", ns=Figure(settled.ns.points), ew=Figure(settled.ew.points))


def _got(who: Value, amounts: Amounts) -> Message:
    """Tell the amounts of a side or a player, the roem apart."""
    points: Value = Figure(amounts.points)
    if amounts.roem:
        points = Message("{points} met {roem} roem", points=points, roem=Figure(amounts.roem))
    return Message("{who} {points}", who=who, points=points)


def _in_a_row(parts: list[Message]) -> Message:
    return Message("{parts}", parts=Listed(tuple(parts), joint=""))

"""The one place where findings become sentences: what is wrong, where, and what to do."""

from collections.abc import Callable, Mapping

from clubadmin.domain.row.findings import Arg, Finding
from clubadmin.domain.scoring.seat_words import seat_messages, side_messages
from clubadmin.domain.terms import Language, Position, Side
from clubadmin.i18n import Cased, Figure, Listed, Message, Value
from clubadmin.i18n.catalogue import sentences

_FIELDS = {
    "points": Message("punten"),
    "roem": Message("roem"),
    "bid": Message("bod"),
    "fines": Message("straf"),
    "total": Message("totaal"),
}


def sentence(finding: Finding, language: Language = Language.NL, row: str = "") -> str:
    """A finding as a secretary reads it; `row` says which row it is where that is no game."""
    return message(finding, row).text(language)


def message(finding: Finding, row: str = "") -> Message:
    """A finding as it is told; `row` says which row it is where that is no game."""
    values = finding.values
    text = Message(sentences("row")[_code(finding, values)], **_filled(finding, values))
    return Message.joined(
        Message("{place}: {text}", place=_place(finding, row), text=text),
        _meant(values.get("meant", ()), _sides(finding)),
        f"({finding.article})" if finding.article else "",
    )


def _code(finding: Finding, values: Mapping[str, Arg]) -> str:
    variant = values.get("reason") or values.get("kept")
    if finding.code == "roem-limit" and finding.side is None:
        variant = "both"
    return f"{finding.code}/{variant}" if variant else finding.code


def _meant(lines: Arg, sides: Mapping[Side, Message]) -> Message | str:
    if not lines or not isinstance(lines, tuple):
        return Message("Bedoeld {line}?", line=str(lines)) if lines else ""
    *others, last = (_reading(str(line), sides) for line in lines)
    if not others:
        return Message("Bedoeld {line}?", line=last)
    earlier = Listed(tuple(others), joint="")
    return Message("Bedoeld {earlier}, of {last}?", earlier=earlier, last=last)


def _reading(line: str, sides: Mapping[Side, Message]) -> Value:
    """A line as it is meant; where it gives points to both sides, in words."""
    ns, _, ew = line.partition(".")
    if not (ns.isdigit() and ew.isdigit()):
        return line
    named = {"ns_side": sides[Side.NS], "ew_side": sides[Side.EW]}
    return Message("{ns} voor {ns_side} en {ew} voor {ew_side}", ns=ns, ew=ew, **named)


def _sides(finding: Finding) -> Mapping[Side, Message]:
    """The names of the two sides on the sheet that the finding is of."""
    return side_messages(str(finding.values.get("sides", "wij-zij")))


def _place(finding: Finding, row: str) -> Value:
    where = _where(finding)
    if finding.code == "total-mismatch":
        return Message("Totaal {where}", where=where)
    if finding.game is None:
        return Cased(where) if where else Message("Totaal")
    game: Value = row or Message("Spel {game}", game=finding.game)
    return Message("{game}, {where}", game=game, where=where) if where else game


def _where(finding: Finding) -> Message | str:
    """The box of the row: punten Wij."""
    if player := finding.values.get("player"):
        return Message("speler {number}", number=str(player))
    if finding.field == "row":
        return ""
    field = _FIELDS[finding.field]
    if finding.side is None:
        return field
    return Message("{field} {side}", field=field, side=_sides(finding)[finding.side])


def _filled(finding: Finding, values: Mapping[str, Arg]) -> dict[str, Value]:
    """The arguments of a sentence, those that follow from others included."""
    sides = _sides(finding)
    filled: dict[str, Value] = {name: _told(value) for name, value in values.items()}
    filled |= {"ns_side": sides[Side.NS], "ew_side": sides[Side.EW]}
    for name in ("seat", "dealer"):
        if seat := values.get(name):
            filled[name] = seat_messages()[Position(str(seat))]
    if taker := values.get("taker"):
        filled["first_player"] = Message("speler {number}", number=str(taker))
    if finding.side:
        filled["own_side"] = sides[finding.side]
        filled["other_side"] = sides[finding.side.other]
        filled["nat_line"] = "*" if finding.side is Side.EW else ".*"
    difference = values.get("difference")
    if isinstance(difference, int):
        apart = abs(difference)
        filled["apart"] = Figure(apart)
        filled["way"] = Message("veel") if difference == apart else Message("weinig")
    return filled | _derived(values)


def _told(value: Arg) -> Value:
    """A figure as figures are written; items as in: 20, 40 of 50."""
    if isinstance(value, int):
        return Figure(value)
    return Listed(value, "of") if isinstance(value, tuple) else value


def _derived(values: Mapping[str, Arg]) -> dict[str, Value]:
    derived: dict[str, Value] = {}
    for name, (needed, how) in _DERIVED.items():
        numbers = [number for need in needed if isinstance(number := values.get(need), int)]
        if len(numbers) == len(needed):
            derived[name] = Figure(how(*numbers))
    return derived


_DERIVED: dict[str, tuple[tuple[str, ...], Callable[..., int]]] = {
    "sum": (("ns", "ew"), lambda ns, ew: ns + ew),
    "all_but_one": (("total_points",), lambda total: total - 1),
    "first": (("bonus",), lambda bonus: bonus + 20),
    "before": (("position",), lambda position: position - 1),
}

"""The sentences of doubts and choices, the same in the window and for the terminal."""

from clubadmin.domain.standings.ranking_rule import parse_rule
from clubadmin.domain.standings.ranking_words import rule_words
from clubadmin.i18n import Listed, Message, Value
from clubadmin.i18n.catalogue import sentences
from clubadmin.model.importing.importing import Choice, Doubt

_NAMES = ("one", "two", "three", "four", "five", "six", "seven")
_AROUND = {"high": 3, "low": 3, "order": 3, "misplaced": 2}  # which value is what stands around
_MEANT = {"order": 6, "misplaced": 3, "risen": 5}  # which is what would put it right


def question(doubt: Doubt) -> Message:
    """Word a question."""
    values: list[Value] = list(doubt.values)
    if (at := _AROUND.get(doubt.kind)) is not None:
        values[at] = Listed(tuple(str(values[at]).split()), "en")
    if (at := _MEANT.get(doubt.kind)) is not None:
        values[at] = _right(doubt, values[at])
    if doubt.kind == "rowbest":
        values[3] = rule_words(parse_rule(str(values[3])))
    if doubt.kind == "odd":
        values[1] = Message(sentences("column")[str(values[1])])
    if doubt.kind == "format":
        values[2], values[3] = entrants(str(values[2])), _form(str(values[3]))
    return Message(sentences("question")[doubt.kind], **dict(zip(_NAMES, values, strict=False)))


def choice(doubt: Doubt, one: Choice) -> Message:
    """Word a choice."""
    choices = sentences("choice")
    said = choices.get(f"{doubt.kind}.{one.code}") or choices[one.code]
    second = doubt.values[1] if len(doubt.values) > 1 else ""
    return Message(said, one=one.label or one.value, two=second)


def _right(doubt: Doubt, meant: Value) -> Value:
    """Word the value that puts it right, as a last sentence; "" where there is none."""
    if not meant:
        return ""
    right = Listed(tuple(meant.split()), "of") if isinstance(meant, str) else meant
    if doubt.kind == "risen":
        return Message(" Met {figures} kan het wel.", figures=right)
    if any(one.code in ("take", "evening") for one in doubt.choices) and doubt.kind == "misplaced":
        return Message(" Met {figures} klopt de volgorde en het totaal.", figures=right)
    return Message(" Met {figures} klopt de volgorde.", figures=right)


def missing(code: str) -> Message:
    """Word what must be filled in before anything can be understood."""
    return Message(sentences("missing")[code])


def left(reason: str, count: int) -> Message:
    """Count the rows that are not used for a reason."""
    return Message(sentences("left")[reason if count == 1 else f"{reason}/more"], number=count)


def wrong(code: str) -> Message:
    """Word why an answer does not settle a doubt."""
    return Message(sentences("answer")[code])


def entrants(code: str) -> Message:
    """Word the entrants."""
    return Message("paren") if code == "pairs" else Message("personen")


def _form(name: str) -> Message:
    if name == "individual":
        return Message("voor personen")
    return Message("voor paren") if name == "pairs" else Message("als wedstrijd")

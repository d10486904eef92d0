"""What stands beside every explanation, on the screen and on paper."""

from fractions import Fraction

from clubadmin.i18n import Words, marked
from clubadmin.i18n.figures import MINUS
from clubadmin.model.explain.explanation import Explained, Value, Weight

_MOST = 24  # figures that stand in one sum; more are counted
_JOINED = {
    "sum": marked("Samen: {parts} = {result}"),
    "average": marked("Gemiddelde: ({parts}) : {count} = {result}"),
    "half": marked("Helft van het gemiddelde: ({parts}) : {count} : 2 = {result}"),
    "less": marked("Verschil: {parts} = {result}"),
    "ratio": marked("Gedeeld: {parts} = {result}"),
}


def weight_sign(words: Words, weight: Weight) -> str:
    """Whether a figure counts, as the screen shows it: a tick, a word or nothing."""
    signs = {"counts": "✓", "dropped": words("valt weg"), "given": words("gegeven")}
    return signs.get(weight, "")


def counts(words: Words, one: Explained) -> str:
    """Whether it counts, in a word; for paper and text, where a tick may be missing."""
    return words("ja") if one.weight == "counts" else weight_sign(words, one.weight)


def arithmetic(words: Words, one: Explained) -> str:
    """How the parts that count make the figure: "Samen: 1.219 + 840 = 2.059"; or nothing."""
    values = [part.value for part in one.counting if part.value is not None]
    if not one.joins or one.value is None or len(values) < 2:
        return ""
    result, count = words.number(one.value), len(values)
    if one.joins == "highest":
        return words("De hoogste van {count}: {result}", count=count, result=result)
    if one.joins == "lowest":
        return words("De laagste van {count}: {result}", count=count, result=result)
    if count > _MOST and one.joins == "sum":
        return words("Samen: {count} getallen = {result}", count=count, result=result)
    parts = _row(words, values, minus=one.joins == "less")
    if one.joins == "ratio":
        parts = " : ".join(map(words.number, values[:2]))
    return words(_JOINED[one.joins], parts=parts, count=count, result=result)


def _row(words: Words, values: list[Value], *, minus: bool) -> str:
    if len(values) > _MOST:
        return words(
            "{count} getallen, samen {total}",
            count=len(values),
            total=words.number(Fraction(sum(values))),
        )
    row = words.number(values[0])
    for value in values[1:]:
        shown = Fraction(-value if minus else value)
        row += f" {'+' if shown >= 0 else MINUS} {words.number(abs(shown))}"
    return row

"""What stands beside every explanation, on the screen and on paper, in Dutch and in English."""

from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

from clubadmin.domain.terms import Language
from clubadmin.model.explain.explanation import Explained, Value

_MOST = 24  # figures that stand in one sum; more are counted
_PHRASES: dict[str, tuple[str, str]] = {
    "title": ("Leg uit", "Explain"),
    "paper": ("Waar het getal vandaan komt", "Where the figure comes from"),
    "folded": (
        "Wat niet is uitgeklapt, staat hier opgeteld tot één getal: klap het op het scherm uit om"
        " het er regel voor regel bij te krijgen.",
        "What is not opened stands here summed to one figure: open it on the screen to have it"
        " line by line.",
    ),
    "what": ("wat", "what"),
    "figure": ("getal", "figure"),
    "counts-head": ("telt", "counts"),
    "why": ("waarom", "why"),
    "counts": ("✓", "✓"),
    "counts-said": ("ja", "yes"),
    "plain": ("", ""),
    "dropped": ("valt weg", "dropped"),
    "given": ("gegeven", "given"),
    "article": ("Volgens: {article}", "By: {article}"),
    "sum": ("Samen: {parts} = {result}", "Together: {parts} = {result}"),
    "average": (
        "Gemiddelde: ({parts}) : {count} = {result}",
        "Average: ({parts}) : {count} = {result}",
    ),
    "half": (
        "Helft van het gemiddelde: ({parts}) : {count} : 2 = {result}",
        "Half of the average: ({parts}) : {count} : 2 = {result}",
    ),
    "less": ("Verschil: {parts} = {result}", "Difference: {parts} = {result}"),
    "ratio": ("Gedeeld: {parts} = {result}", "Divided: {parts} = {result}"),
    "highest": ("De hoogste van {count}: {result}", "The highest of {count}: {result}"),
    "lowest": ("De laagste van {count}: {result}", "The lowest of {count}: {result}"),
    "go-and-back": ("Enter; terug met {keys}", "Enter; back with {keys}"),
    "many": ("{count} getallen, samen {total}", "{count} figures, together {total}"),
    "many-sum": ("Samen: {count} getallen = {result}", "Together: {count} figures = {result}"),
}


class ExplanationWords:
    """The phrases of one language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._pick = 0 if language is Language.NL else 1

    def __call__(self, key: str, **values: object) -> str:
        """The phrase `key` with its gaps filled in."""
        return _PHRASES[key][self._pick].format(**values)

    def number(self, value: Value) -> str:
        """26180 as "26.180", or "26,180" in English; a fraction with one decimal."""
        exact = Fraction(value)
        places = 0 if exact.denominator == 1 else 1
        shown = Decimal(exact.numerator) / Decimal(exact.denominator)
        plain = f"{shown.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP):,}"
        if self.language is Language.EN:
            return plain
        return plain.replace(",", " ").replace(".", ",").replace(" ", ".")

    def counts(self, one: Explained) -> str:
        """Whether it counts, in a word; for paper and text, where a tick may be missing."""
        return self("counts-said" if one.weight == "counts" else one.weight)

    def arithmetic(self, one: Explained) -> str:
        """How the parts that count make the figure: "Samen: 1.219 + 840 = 2.059"; or nothing."""
        values = [part.value for part in one.counting if part.value is not None]
        if not one.joins or one.value is None or len(values) < 2:
            return ""
        result, count = self.number(one.value), len(values)
        if one.joins in ("highest", "lowest"):
            return self(one.joins, count=count, result=result)
        if count > _MOST and one.joins == "sum":
            return self("many-sum", count=count, result=result)
        parts = self._row(values, minus=one.joins == "less")
        if one.joins == "ratio":
            parts = " : ".join(map(self.number, values[:2]))
        return self(one.joins, parts=parts, count=count, result=result)

    def _row(self, values: list[Value], *, minus: bool) -> str:
        if len(values) > _MOST:
            return self("many", count=len(values), total=self.number(Fraction(sum(values))))
        row = self.number(values[0])
        for value in values[1:]:
            shown = Fraction(-value if minus else value)
            row += f" {'+' if shown >= 0 else '–'} {self.number(abs(shown))}"
        return row

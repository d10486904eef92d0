"""The rule by which a season is ranked: which evenings count, and what absence is worth."""

import re
from dataclasses import dataclass
from typing import Literal

from clubadmin.domain.terms import Language

Kind = Literal["sum", "average", "best", "average-best"]
Absence = Literal["lowest", "own-average"]

EXAMPLE = "bijvoorbeeld sum, average, best:5 of average-best:6,min:5,absent:lowest"
_WHOLE = re.compile(r"[0-9]{1,7}")


class RankingError(ValueError):
    """A rule or tie-break that cannot be read; the sentence is Dutch and for the secretary."""


@dataclass(frozen=True)
class RankingRule:
    """A ranking rule as read by `parse_rule`."""

    kind: Kind
    best: int = 0  # how many evenings count at most; 0: all
    minimum: int = 0  # with fewer evenings played there is no place
    absent: int | Absence | None = None  # what a missed evening is worth; None: nothing

    @property
    def averages(self) -> bool:
        """Whether the average decides, instead of the sum."""
        return self.kind in ("average", "average-best")

    @property
    def text(self) -> str:
        """The rule as it is typed; `parse_rule` reads it back."""
        parts = [f"{self.kind}:{self.best}" if self.best else self.kind]
        if self.minimum:
            parts.append(f"min:{self.minimum}")
        if self.absent is not None:
            parts.append(f"absent:{self.absent}")
        return ",".join(parts)


def parse_rule(text: str) -> RankingRule:
    """Read `sum`, `average`, `best:N` or `average-best:N`, with `min:N` and `absent:...`.

    Raises:
        RankingError: the text is no rule.
    """
    head, *options = [part.strip() for part in text.strip().lower().split(",")]
    rule = _kind(head, text)
    for option in options:
        rule = _with_option(rule, option, text)
    return rule


def rule_text(rule: RankingRule, planned: int = 0, language: Language = Language.NL) -> str:
    """The rule in words, such as "beste 5 van 16 tellen".

    Args:
        rule: the rule.
        planned: how many evenings the competition has; 0 if that is not known.
        language: of the words.
    """
    dutch = language is Language.NL
    parts = [_counting_nl(rule, planned) if dutch else _counting_en(rule, planned)]
    if rule.minimum:
        parts.append(_minimum_nl(rule.minimum) if dutch else _minimum_en(rule.minimum))
    if rule.absent is not None:
        parts.append(_absent_nl(rule.absent) if dutch else _absent_en(rule.absent))
    return ", ".join(parts)


def _kind(head: str, text: str) -> RankingRule:
    name, colon, number = (part.strip() for part in head.partition(":"))
    if name == "sum" and not colon:
        return RankingRule("sum")
    if name == "average" and not colon:
        return RankingRule("average")
    if name == "best" and colon:
        return RankingRule("best", _count(number, head, text))
    if name == "average-best" and colon:
        return RankingRule("average-best", _count(number, head, text))
    raise RankingError(
        f"De rangschikkingsregel “{text.strip()}” begint niet met een bekende telwijze; "
        f"schrijf {EXAMPLE}."
    )


def _with_option(rule: RankingRule, option: str, text: str) -> RankingRule:
    name, colon, value = (part.strip() for part in option.partition(":"))
    if colon and name == "min" and not rule.minimum:
        return RankingRule(rule.kind, rule.best, _count(value, option, text), rule.absent)
    if colon and name == "absent" and rule.absent is None:
        return RankingRule(rule.kind, rule.best, rule.minimum, _absent(value, text))
    raise RankingError(
        f"In de rangschikkingsregel “{text.strip()}” is “{option}” niet bekend of het staat er "
        f"twee keer; schrijf {EXAMPLE}."
    )


def _count(number: str, part: str, text: str) -> int:
    if _WHOLE.fullmatch(number) and int(number) > 0:
        return int(number)
    raise RankingError(
        f"In de rangschikkingsregel “{text.strip()}” hoort bij “{part}” een heel getal vanaf 1; "
        f"schrijf {EXAMPLE}."
    )


def _absent(value: str, text: str) -> int | Absence:
    if value == "lowest":
        return "lowest"
    if value == "own-average":
        return "own-average"
    if _WHOLE.fullmatch(value):
        return int(value)
    raise RankingError(
        f"In de rangschikkingsregel “{text.strip()}” hoort na “absent:” een aantal punten, "
        "“lowest” (de laagste van de avond) of “own-average” (het eigen gemiddelde)."
    )


def _counting_nl(rule: RankingRule, planned: int) -> str:
    of = f" van {planned}" if planned else ""
    if rule.kind == "sum":
        return "alle avonden tellen"
    if rule.kind == "average":
        return "gemiddelde van alle avonden"
    if rule.kind == "best":
        return f"beste {rule.best}{of} tellen"
    return f"gemiddelde van de beste {rule.best}{of}"


def _counting_en(rule: RankingRule, planned: int) -> str:
    of = f" of {planned}" if planned else ""
    if rule.kind == "sum":
        return "all evenings count"
    if rule.kind == "average":
        return "average of all evenings"
    if rule.kind == "best":
        return f"best {rule.best}{of} count"
    return f"average of the best {rule.best}{of}"


def _minimum_nl(minimum: int) -> str:
    return f"minstens {minimum} {'avond' if minimum == 1 else 'avonden'}"


def _minimum_en(minimum: int) -> str:
    return f"at least {minimum} {'evening' if minimum == 1 else 'evenings'}"


def _absent_nl(absent: int | Absence) -> str:
    if absent == "lowest":
        return "afwezig: de laagste van de avond"
    if absent == "own-average":
        return "afwezig: het eigen gemiddelde"
    return f"afwezig: {absent} punten"


def _absent_en(absent: int | Absence) -> str:
    if absent == "lowest":
        return "absent: the lowest of the evening"
    if absent == "own-average":
        return "absent: one's own average"
    return f"absent: {absent} points"

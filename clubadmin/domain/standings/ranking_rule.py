"""The rule by which a season is ranked: which evenings count, and what absence is worth."""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise
from typing import Literal, NamedTuple

from clubadmin.domain.standings.absence import Worth, read_worth
from clubadmin.domain.standings.ranked import Cell, more_evenings
from clubadmin.errors import Trouble
from clubadmin.i18n import Message

Kind = Literal["sum", "average", "best", "average-best"]
Substitutes = Literal["pair", "self", "none"]

EXAMPLE = Message("bijvoorbeeld sum, average, best:5 of average-best:6,min:5,absent:lowest")
_WHOLE = re.compile(r"[0-9]{1,7}")
_FEW = re.compile(r"[0-9]{1,3}")
_SUBSTITUTES: dict[str, Substitutes] = {"pair": "pair", "self": "self", "none": "none"}


class RankingError(Trouble):
    """A rule or tie-break that cannot be read; the message is for the secretary."""


class WinPoints(NamedTuple):
    """The win points for a round won, level or lost."""

    won: int
    level: int
    lost: int


@dataclass(frozen=True)
class RankingRule:
    """A ranking rule as read by `parse_rule`; all but `kind` may be left as it is."""

    kind: Kind
    best: int = 0  # how many evenings count at most, of each period if there are; 0: all
    minimum: int = 0  # with fewer evenings played there is no place
    absent: Worth | None = None  # what a missed evening is worth; None: nothing
    unnotified: Worth | None = None  # the same without notice; None: as `absent`
    absent_most: int = 0  # only so many absences, the first ones, are worth anything; 0: all
    period_length: int = 0  # a period is so many evening numbers; 0: no periods of one length
    period_starts: tuple[int, ...] = ()  # or the number of the first evening of each
    best_periods: int = 0  # how many periods count at most; 0: all
    substitutes: Substitutes = "pair"  # whose an evening is on which somebody stood in
    win: WinPoints | None = None  # None: rounds are not won or lost
    by_wins: bool = False  # win points decide, points part equals
    promote: int = 0  # how many go to the next group, up and down
    decimals: int = 1  # of an average, as it is shown

    @property
    def averages(self) -> bool:
        """Whether the average decides, instead of the sum."""
        return self.kind in ("average", "average-best")

    def score(self, won: int, average: float, total: float) -> float:
        """The score that decides a place: win points, the average, or the total."""
        return won if self.by_wins else average if self.averages else total

    def exactly(self, cells: Iterable[Cell], opening: int = 0) -> Fraction:
        """The total of the evenings that count, or their average, without rounding.

        Args:
            cells: the evenings.
            opening: how many of them an opening stand is of.
        """
        made = {cell.evening: cell.points or 0 for cell in cells if cell.counts}
        evenings = len(made) + more_evenings(opening, made)
        return Fraction(sum(made.values()), (evenings or 1) if self.averages else 1)

    @property
    def has_periods(self) -> bool:
        """Whether the season is in periods."""
        return bool(self.period_length or self.period_starts)

    @property
    def gives(self) -> bool:
        """Whether absence is worth anything."""
        return self.absent is not None or self.unnotified is not None

    @property
    def parts_notice(self) -> bool:
        """Whether it matters that the club was told."""
        return self.unnotified is not None

    def period_of(self, evening: int) -> int:
        """The period of an evening, by its number; 0 where there are none.

        An opening stand is of the first.
        """
        evening = evening or 1
        if self.period_length:
            return (evening - 1) // self.period_length + 1
        return bisect_right(self.period_starts, evening)

    def bounds(self, period: int) -> tuple[int, int]:
        """The numbers of the first and the last evening of a period; 0: no last one yet."""
        if self.period_length:
            return (period - 1) * self.period_length + 1, period * self.period_length
        after = self.period_starts[period] - 1 if period < len(self.period_starts) else 0
        return self.period_starts[period - 1], after

    @property
    def text(self) -> str:
        """The rule as it is typed; `parse_rule` reads it back."""
        parts = [f"{self.kind}:{self.best}" if self.best else self.kind]
        periods = "+".join(map(str, self.period_starts)) or str(self.period_length or "")
        values = {
            "min": str(self.minimum or ""),
            "absent": self.absent.text if self.absent else "",
            "unnotified": self.unnotified.text if self.unnotified else "",
            "absent-most": str(self.absent_most or ""),
            "periods": periods,
            "best-periods": str(self.best_periods or ""),
            "substitutes": "" if self.substitutes == "pair" else self.substitutes,
            "win": "/".join(map(str, self.win)) if self.win else "",
            "by": "wins" if self.by_wins else "",
            "promote": str(self.promote or ""),
            "decimals": str(self.decimals) if self.decimals > 1 else "",
        }
        return ",".join(parts + [f"{name}:{value}" for name, value in values.items() if value])


def parse_rule(text: str) -> RankingRule:
    """Read `sum`, `average`, `best:N` or `average-best:N`, and what comes after it.

    Options, in any order, each at most once: `min:N`, `absent:V`, `unnotified:V`,
    `absent-most:N`, `periods:N` or `periods:1+7+13`, `best-periods:N`,
    `substitutes:pair|self|none`, `win:2/1/0`, `by:wins`, `promote:N` and `decimals:2`, where V
    is what `absence.read_worth` reads.

    Raises:
        RankingError: the text is no rule.
    """
    head, *options = [part.strip() for part in text.strip().lower().split(",")]
    rule = _kind(head, text)
    seen: set[str] = set()
    for option in options:
        name, colon, value = (part.strip() for part in option.partition(":"))
        if not colon or name not in _OPTIONS or name in seen:
            raise RankingError(
                "In de rangschikkingsregel “{text}” is “{option}” niet bekend of het staat"
                " er twee keer; schrijf {example}.",
                text=text.strip(),
                option=option,
                example=EXAMPLE,
            )
        seen.add(name)
        rule = _OPTIONS[name](rule, value, text)
    return _whole(rule, text)


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
        "De rangschikkingsregel “{text}” begint niet met een bekende telwijze; schrijf {example}.",
        text=text.strip(),
        example=EXAMPLE,
    )


def _count(number: str, part: str, text: str) -> int:
    if _WHOLE.fullmatch(number) and int(number) > 0:
        return int(number)
    raise RankingError(
        "In de rangschikkingsregel “{text}” hoort bij “{part}” een heel getal vanaf"
        " 1; schrijf {example}.",
        text=text.strip(),
        part=part,
        example=EXAMPLE,
    )


def _worth(value: str, name: str, text: str) -> Worth:
    worth = read_worth(value)
    if worth is None:
        raise RankingError(
            "In de rangschikkingsregel “{text}” hoort na “{name}:” een aantal punten,"
            " “lowest” (de laagste van de avond), “average” (het gemiddelde van de"
            " avond), “half” (de helft daarvan), “own-average” (het eigen gemiddelde),"
            " “own-average/1450” (hoogstens 1450) of “none” (niets); “lowest-100” is 100"
            " punten minder.",
            text=text.strip(),
            name=name,
        )
    return worth


def _periods(rule: RankingRule, value: str, text: str) -> RankingRule:
    if "+" not in value:
        return replace(rule, period_length=_count(value, f"periods:{value}", text))
    numbers = [part.strip() for part in value.split("+")]
    starts = tuple(int(number) for number in numbers if _WHOLE.fullmatch(number))
    rising = all(one < after for one, after in pairwise(starts))
    if len(starts) < len(numbers) or starts[0] != 1 or not rising:
        raise RankingError(
            "In de rangschikkingsregel “{text}” horen na “periods:” de nummers van de"
            " eerste avond van elke periode, van laag naar hoog en vanaf 1; schrijf"
            " bijvoorbeeld periods:1+7+13, of periods:6 voor perioden van zes avonden.",
            text=text.strip(),
        )
    return replace(rule, period_starts=starts)


def _substitutes(rule: RankingRule, value: str, text: str) -> RankingRule:
    if value not in _SUBSTITUTES:
        raise RankingError(
            "In de rangschikkingsregel “{text}” hoort na “substitutes:” “pair” (een invaller"
            " speelt voor het paar), “self” (voor zichzelf) of “none” (voor niemand).",
            text=text.strip(),
        )
    return replace(rule, substitutes=_SUBSTITUTES[value])


def _win(rule: RankingRule, value: str, text: str) -> RankingRule:
    numbers = [part.strip() for part in value.split("/")]
    if len(numbers) != len(WinPoints._fields) or not all(map(_FEW.fullmatch, numbers)):
        raise RankingError(
            "In de rangschikkingsregel “{text}” horen na “win:” drie getallen: voor een gewonnen,"
            " een gelijke en een verloren ronde; schrijf bijvoorbeeld win:2/1/0.",
            text=text.strip(),
        )
    points = WinPoints(*map(int, numbers))
    if not points.won >= points.level >= points.lost or points.won == points.lost:
        raise RankingError(
            "In de rangschikkingsregel “{text}” is een gewonnen ronde niet meer waard dan een"
            " verloren, of een gelijke ligt er niet tussen; schrijf bijvoorbeeld win:2/1/0.",
            text=text.strip(),
        )
    return replace(rule, win=points)


def _by(rule: RankingRule, value: str, text: str) -> RankingRule:
    if value != "wins":
        raise RankingError(
            "In de rangschikkingsregel “{text}” kan na “by:” alleen “wins” staan: de"
            " winstpunten bepalen de plaats. Laat het weg als de punten dat doen.",
            text=text.strip(),
        )
    return replace(rule, by_wins=True)


def _decimals(rule: RankingRule, value: str, text: str) -> RankingRule:
    if value != "2":
        raise RankingError(
            "In de rangschikkingsregel “{text}” kan na “decimals:” alleen 2 staan: een"
            " gemiddelde in honderdsten. Laat het weg voor tienden.",
            text=text.strip(),
        )
    return replace(rule, decimals=2)


def _whole(rule: RankingRule, text: str) -> RankingRule:
    """The rule, when its parts go together."""
    if rule.by_wins and rule.win is None:
        raise RankingError(
            "In de rangschikkingsregel “{text}” bepalen winstpunten de plaats, maar er staat niet"
            " hoeveel een ronde oplevert; schrijf er bijvoorbeeld win:2/1/0 bij.",
            text=text.strip(),
        )
    if rule.best_periods and not rule.has_periods:
        raise RankingError(
            "In de rangschikkingsregel “{text}” tellen de beste perioden, maar er staat"
            " niet welke perioden er zijn; schrijf er bijvoorbeeld periods:6 bij.",
            text=text.strip(),
        )
    return rule


_OPTIONS: dict[str, Callable[[RankingRule, str, str], RankingRule]] = {
    "min": lambda rule, value, text: replace(rule, minimum=_count(value, f"min:{value}", text)),
    "absent": lambda rule, value, text: replace(rule, absent=_worth(value, "absent", text)),
    "unnotified": lambda rule, value, text: replace(
        rule, unnotified=_worth(value, "unnotified", text)
    ),
    "absent-most": lambda rule, value, text: replace(
        rule, absent_most=_count(value, f"absent-most:{value}", text)
    ),
    "periods": _periods,
    "best-periods": lambda rule, value, text: replace(
        rule, best_periods=_count(value, f"best-periods:{value}", text)
    ),
    "substitutes": _substitutes,
    "win": _win,
    "by": _by,
    "promote": lambda rule, value, text: replace(
        rule, promote=_count(value, f"promote:{value}", text)
    ),
    "decimals": _decimals,
}

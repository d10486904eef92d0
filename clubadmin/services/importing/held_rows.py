"""A row with what it says of its evenings together, and what becomes of it as was answered.

Which of its figures contradict each other is found elsewhere (`agreeing`).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from clubadmin.i18n import Message, Value
from clubadmin.model.importing.importing import Answer, Choice, Spot
from clubadmin.services.importing.list_rows import Line
from clubadmin.services.importing.order import Misplaced
from clubadmin.services.importing.scores import Fact


@dataclass
class Held:
    """A row with what it says of its evenings together."""

    line: Line
    facts: list[Fact]
    made: list[int | None]  # by evening, in order; what is said not to count is not there
    full: list[int | None]
    total: int | None = None
    totals: dict[int, int] = field(default_factory=dict)  # by column
    average: float | None = None
    place: int | None = None
    odd: Misplaced | None = None
    computed: int | None = None  # by the rule of the list

    @property
    def spots(self) -> list[Spot]:
        """The cells of its figures."""
        return [one.spot for one in self.facts]


class Evenings:
    """The evenings of all rows, and how a row is put right in one of them."""

    def __init__(self, facts: Iterable[Fact]) -> None:
        self._template: dict[int, Fact] = {}  # a fact of each evening, for one that was blank
        for fact in facts:
            if fact.evening is not None:
                self._template.setdefault(fact.evening, fact)
        self.in_order = sorted(self._template)

    def column_of(self, one: Held, at: int) -> int | None:
        """The column of an evening's only figure; rounds have several."""
        own = [fact for fact in one.facts if fact.evening == self.in_order[at]]
        if len(own) > 1:
            return None
        return (own[0] if own else self._template[self.in_order[at]]).spot.column

    def fact(self, one: Held, at: int) -> Fact:
        """The fact of an evening, or the one it would have if it were not blank."""
        evening = self.in_order[at]
        own = next((fact for fact in one.facts if fact.evening == evening), None)
        if own is not None:
            return own
        like = self._template[evening]
        return replace(
            like,
            name=one.line.name,
            partner=one.line.partner,
            roem=None,
            pits=None,
            block=one.line.block,
            spot=one.line.spot(like.spot.column),
        )

    def choice(self, one: Held, at: int, points: int) -> Choice | None:
        """An evening with what it should say; None where several cells say it."""
        column = self.column_of(one, at)
        if column is None:
            return None
        label = _changed(self.fact(one, at), one.made[at], points)
        return Choice("evening", f"{column}={points}", label)

    def followed(self, one: Held, answer: Answer | None, ways: Sequence[Choice]) -> list[Fact]:
        """Follow the answer about a row; of `ways` the first is the likeliest."""
        if answer is None or answer.choice == "take" or answer.choice.startswith("asis"):
            return one.facts
        if answer.choice == "leave":
            return []
        if answer.choice == "unknown":
            return self._unknown(one, ways)
        column, points = map(int, answer.choice.partition(":")[2].split("="))
        return self._with(one, column, points)

    def _unknown(self, one: Held, ways: Sequence[Choice]) -> list[Fact]:
        """Mark as unknown the excess of the total: the blank evenings, else the likely one."""
        blank = [at for at, made in enumerate(one.made) if made is None]
        more = one.total is not None and one.computed is not None and one.total > one.computed
        if blank and more:
            return [
                *one.facts,
                *(replace(self.fact(one, at), points=0, unknown=True) for at in blank),
            ]
        if not ways:
            return one.facts
        column = int(ways[0].value.partition("=")[0])
        return [replace(f, unknown=True) if f.spot.column == column else f for f in one.facts]

    def _with(self, one: Held, column: int, points: int) -> list[Fact]:
        """The row with another figure in a column, also where that was blank."""
        if any(fact.spot.column == column for fact in one.facts):
            return [_mended(fact, column, points) for fact in one.facts]
        at = next(
            at
            for at, one_of in enumerate(self.in_order)
            if self._template[one_of].spot.column == column
        )
        return [*one.facts, replace(self.fact(one, at), points=points)]


def _mended(fact: Fact, column: int, points: int) -> Fact:
    if fact.spot.column != column:
        return fact
    return replace(fact, points=points - (fact.roem or 0))


def _changed(fact: Fact, was: int | None, value: int) -> Message:
    """An evening with what it should say, and what it says: "3 mei 2018: 4210 (4390)"."""
    when: Value = fact.day or fact.evening or fact.block.evening or ""
    return Message(
        "{when}: {value} ({was})", when=when, value=value, was="–" if was is None else was
    )

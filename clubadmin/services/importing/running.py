"""Running totals: what was made on an evening is what came on top of the evening before."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from statistics import median

from clubadmin.i18n import Message
from clubadmin.model.importing.importing import FIGURES, Answer, Choice, Draft, Role, Spot
from clubadmin.services.importing.guessing import ANY_YEAR, title_of
from clubadmin.services.importing.list_rows import Line
from clubadmin.services.importing.order import slips
from clubadmin.services.importing.questions import LEAVE, TAKE, UNKNOWN, Asked, evening_number
from clubadmin.services.importing.row_figures import Figures
from clubadmin.services.importing.titles import evening_in
from clubadmin.services.importing.values import find_day, read_figure

_FEWEST_ROWS = 4
_FEWEST_EVENINGS = 3
_RISES = 0.55  # the last of so many columns is at least so many times the first
_FAR = 6.7  # times the middle distance from the middle (4.5 of what is normal)
_APART = 0.2  # of the middle figure: nearer than this nothing stands out
_MOST_MEANT = 6
_FIRST_MONTH, _LATE = 8, 2  # a season begins in August; so many months on it is under way
_EVERY = 10  # one row in so many may fall somewhere: an error in it
_DIFFERENCES, _EVENINGS = Choice("differences"), Choice("evenings")

_Culprit = tuple[int, list[int]]  # which of the totals, and what it may have been


@dataclass(frozen=True)
class Step:
    """A score of an evening, as the difference of two running totals."""

    evening: int
    points: int
    column: int
    unknown: bool = False
    opening: bool = False  # of all evenings up to `evening` together


def with_running(draft: Draft, asked: Asked) -> Draft:
    """The draft, its columns of evenings taken for running totals where they only rise."""
    draft = _with_late_total(draft)
    columns = [
        (role.evening, at)
        for at, role in enumerate(draft.layout.roles)
        if role.kind == "points" and role.evening and role.round is None
    ]
    columns.sort()
    if len(columns) < _FEWEST_EVENINGS or len({one for one, _ in columns}) < len(columns):
        return draft
    sheet = draft.book.sheets[draft.sheets[0]]
    read = [
        [read_figure(sheet.cell(row, at)).value for _, at in columns]
        for row in range(draft.layout.header + 1, len(sheet.rows))
    ]
    rows = [[one for one in row if one is not None] for row in read]
    rows = [row for row in rows if len(row) > 1]
    if not _only_rise(rows, len(columns)):
        return draft
    header = max(draft.layout.header, 0)
    spots = [Spot(draft.sheets[0], header, at) for _, at in columns]
    values = [len(columns), rows[0][0], rows[0][-1]]
    answer = asked.ask("rising:all", values, spots, (_DIFFERENCES, _EVENINGS), 0)
    if answer is not None and answer.choice == "evenings":
        return draft
    roles = list(draft.layout.roles)
    for evening, at in columns:
        roles[at] = Role("running", evening)
    return replace(draft, layout=replace(draft.layout, roles=tuple(roles)))


def _with_late_total(draft: Draft) -> Draft:
    """The draft, the total beside evenings late in a season taken for the stand after them.

    That holds where nearly everybody has more than those evenings come to. Evenings that are
    known by a date get the numbers after those that it is of.
    """
    roles = draft.layout.roles
    made = {at: one.evening for at, one in enumerate(roles) if one.evening and one.kind == "points"}
    dated = bool(made) and begins_late(draft)
    last = max(made.values(), default=0)
    sums = [at for at, one in enumerate(roles) if one.kind == "sum"]
    if dated and not sums:
        stands = [at for at, one in enumerate(roles) if one.kind == "running"]
        sums = [at for at in stands[-1:] if (roles[at].evening or 0) >= last]
    if (min(made.values(), default=1) == 1 and not dated) or len(sums) != 1:
        return draft
    sheet = draft.book.sheets[draft.sheets[0]]
    told = [
        (total, [one for at in made if (one := read_figure(sheet.cell(row, at)).value)])
        for row in range(draft.layout.header + 1, len(sheet.rows))
        if (total := read_figure(sheet.cell(row, sums[0])).value) is not None
    ]
    if _EVERY * sum(total <= sum(own) for total, own in told) > len(told):
        return draft
    before = (roles[sums[0]].evening or last) - last  # as its title says
    if dated and not (before := before or _before(draft, told)):
        return draft
    moved = [
        replace(one, evening=one.evening + before) if one.evening and one.kind in FIGURES else one
        for one in roles
    ]
    moved[sums[0]] = Role("running", last + before)
    return replace(draft, layout=replace(draft.layout, roles=tuple(moved)))


def begins_late(draft: Draft) -> bool:
    """Whether the evenings of a list are known by their dates alone, none early in a season."""
    sheet = draft.book.sheets[draft.sheets[0]]
    roles = enumerate(draft.layout.roles)
    columns = [at for at, one in roles if one.evening and one.kind in FIGURES]
    heads = [title_of(sheet, draft.layout, at) for at in columns]
    days = [None if evening_in(one) else find_day(one, ANY_YEAR) for one in heads]
    return all(day is not None and (day.month - _FIRST_MONTH) % 12 >= _LATE for day in days)


def _before(draft: Draft, told: Sequence[tuple[int, Sequence[int]]]) -> int:
    """How many evenings came before those of the list: as was said, or by what those come to."""
    said = draft.answers.get("opening:all", Answer(""))
    more = [(total - sum(own)) * len(own) / sum(own) for total, own in told if sum(own) > 0]
    likely = round(median(more)) if more else 0
    return (said.choice == "number" and evening_number(said)) or likely


def _only_rise(rows: Sequence[Sequence[int]], columns: int) -> bool:
    if len(rows) < _FEWEST_ROWS:
        return False
    falling = sum(any(a > b for a, b in pairwise(row)) for row in rows)
    first = median(row[0] for row in rows)
    last = median(row[-1] for row in rows)
    return _EVERY * falling <= len(rows) and last >= first * max(2.0, _RISES * columns)


class Running:
    """The evenings of a list that has running totals, each checked against the others."""

    def __init__(self, draft: Draft, figures: Figures, asked: Asked) -> None:
        roles = draft.layout.roles
        own = {role.evening for role in roles if role.kind in FIGURES}
        found = {
            role.evening: at
            for at, role in reversed(list(enumerate(roles)))
            if role.kind == "running" and role.evening
        }
        beside = [one for one in found if one in own]
        self.columns = () if beside else tuple(sorted(found.items()))
        self._figures = figures
        self._asked = asked
        self._reach: list[tuple[float, float]] = []  # of each evening, what can be
        self._begun = bool(self.columns) and self.columns[0][0] > 1  # after some evenings
        self._opening = 0  # how many evenings the first stand is of; 0: it is left out

    def learn(self, lines: Sequence[Line]) -> None:
        """See what was made on each evening, by which a figure that cannot be shows."""
        if not self.columns:
            return
        read = [self._read(line) for line in lines]
        if self._begun:
            evening, column = self.columns[0]
            told = [(line, row[0]) for line, row in zip(lines, read, strict=True) if row[0]]
            stands = [(one, column, stand) for one, stand in told]
            self._opening = ask_opening(self._asked, evening, stands)
        made = [self._differences(row) for row in read]
        by_evening = [[row[at] or 0 for row in made if row[at]] for at in range(len(self.columns))]
        middle = [median(one) if one else 0.0 for one in by_evening]
        apart = [abs(one - middle[at]) for at, evening in enumerate(by_evening) for one in evening]
        if len(made) < _FEWEST_ROWS or not apart:
            self._reach = [(1, float("inf"))] * len(self.columns)
            return
        around = median(apart)
        for one in middle:
            far = max(_FAR * around, _APART * one)
            self._reach.append((max(1.0, one - far), one + far))

    def steps(self, line: Line) -> Iterator[Step]:
        """Give the score of each evening in the row; without one he was absent."""
        if not self.columns:
            return
        totals, unknown, left = self._checked(line, self._read(line))
        if self._begun:
            yield from self._first(line, totals)
        made = self._differences(totals)
        for at, (evening, column) in enumerate(self.columns):
            if at in left:
                continue
            if at in unknown:
                yield Step(evening, 0, column, unknown=True)
            elif (points := made[at] or 0) > 0:
                yield Step(evening, points, column)

    def _first(self, line: Line, totals: Sequence[int | None]) -> Iterator[Step]:
        """Give the stand before the evenings of the list; without one, what came of the first."""
        at = next((at for at, total in enumerate(totals) if total), None)
        if at is None:
            return
        (evening, column), stand = self.columns[at], totals[at] or 0
        opening = Step(self._opening, stand, column, opening=True)
        if at == 0:
            if self._opening:
                yield opening
            return
        spot = line.spot(column)
        choices = (Choice("made"), *((Choice("opening"),) if self._opening else ()), LEAVE)
        key = f"unopened:{spot.sheet}:{spot.row}"
        answer = self._asked.ask(key, [line.name, evening, stand], [spot], choices)
        if answer is not None and answer.choice != "leave":
            yield opening if answer.choice == "opening" else Step(evening, stand, column)

    def _read(self, line: Line) -> list[int | None]:
        return [self._figures.number(line, at) for _, at in self.columns]

    def _odd(self, totals: Sequence[int | None]) -> list[int]:
        """The evenings whose difference cannot be."""
        return [
            at
            for at, one in enumerate(self._differences(totals))
            if one and not self._reach[at][0] <= one <= self._reach[at][1]
        ]

    def _checked(
        self, line: Line, totals: list[int | None]
    ) -> tuple[list[int | None], frozenset[int], frozenset[int]]:
        """The totals as they were decided, the evenings not known, and those left out."""
        none: frozenset[int] = frozenset()
        odd = self._odd(totals)
        if not odd or self._figures.is_open(line):
            return totals, none, none
        (at, meant), *others = self._culprits(totals, odd)
        answer = self._ask(line, totals, odd[0], [(at, meant), *others])
        if answer is None or answer.choice == "take":
            return totals, none, none
        both = frozenset(one for one in (at, at + 1) if one < len(totals))
        if answer.choice in ("unknown", "leave"):
            return (totals, both, none) if answer.choice == "unknown" else (totals, none, both)
        said = answer.choice.partition(":")[2]
        if answer.choice.startswith("evening:"):
            at = next(o for o, _ in others if said.startswith(f"{self.columns[o][1]}="))
            said = said.partition("=")[2]
        value = read_figure(answer.value.strip() or said).value
        return [*totals[:at], value, *totals[at + 1 :]], none, none

    def _ask(
        self, line: Line, totals: Sequence[int | None], odd: int, culprits: Sequence[_Culprit]
    ) -> Answer | None:
        (at, found), *others = culprits
        meant = [str(one) for one in found[:_MOST_MEANT]]
        spot = line.spot(self.columns[at][1])
        near = dict.fromkeys((at, at + 1, *(one for one, _ in others)))
        spots = [line.spot(self.columns[one][1]) for one in near if one < len(totals)]
        several = [Choice("figure", one, one) for one in meant] if len(meant) > 1 else []
        correct = Choice("correct", meant[0] if len(meant) == 1 else "", typed="number")
        ways = [self._way(one, totals, value) for one, values in others for value in values[:2]]
        made = self._differences(totals)[odd]
        values = [line.name, totals[at], self.columns[at][0], self.columns[odd][0], made]
        choices = (TAKE, *several, correct, *ways, UNKNOWN, LEAVE)
        key = f"risen:{spot.sheet}:{spot.row}:{spot.column}"
        return self._asked.ask(key, [*values, " ".join(meant)], spots, choices)

    def _way(self, at: int, totals: Sequence[int | None], value: int) -> Choice:
        """Offer another total that may be the wrong one."""
        evening, column = self.columns[at]
        label = Message("{when}: {value} ({was})", when=evening, value=value, was=str(totals[at]))
        return Choice("evening", f"{column}={value}", label)

    def _culprits(self, totals: Sequence[int | None], odd: Sequence[int]) -> list[_Culprit]:
        """The figures that by one slip make everything possible, and what each may have been."""
        able: list[_Culprit] = []
        for at in dict.fromkeys((odd[0], odd[0] - 1, *odd)):
            was = totals[at] if at >= 0 else None
            tried = {} if was is None else {one: self._with(totals, at, one) for one in slips(was)}
            found = [one for one, row in tried.items() if not self._odd(row)]
            if found:
                able.append((at, sorted(found, key=lambda one: self._far(tried[one]))))
        return able or [(odd[0], [])]

    def _with(self, totals: Sequence[int | None], at: int, one: int) -> list[int | None]:
        return [*totals[:at], one, *totals[at + 1 :]]

    def _far(self, totals: Sequence[int | None]) -> float:
        """How far the evenings are from what is usual; who was not there is not far."""
        made = zip(self._differences(totals), self._reach, strict=True)
        return sum(abs(one - (low + high) / 2) for one, (low, high) in made if one)

    def _differences(self, totals: Sequence[int | None]) -> list[int | None]:
        """Subtract each total from the next; None where no total stands, or none before it."""
        found: list[int | None] = []
        before = None if self._begun else 0
        for total in totals:
            found.append(None if total is None or before is None else total - before)
            before = before if total is None else total
        return found


def ask_opening(
    asked: Asked, evening: int, told: Sequence[tuple[Line, int, int]], *, dated: bool = False
) -> int:
    """Ask once what a stand of several evenings together is; how many evenings, 0 to leave it out.

    Args:
        asked: where it is asked.
        evening: the last of them.
        told: rows that have such a stand, with its column and the stand.
        dated: whether `evening` is only likely, as the list has dates in place of numbers.
    """
    if not told:
        return 0
    line, _column, stand = told[0]
    spots = [one.spot(column) for one, column, _stand in told]
    choices = (
        Choice("opening", label=str(evening)),
        Choice("number", str(evening), typed="number"),
        LEAVE,
    )
    answer = asked.ask("opening:all", [evening, line.name, stand], spots, choices, -int(dated))
    if answer is None or answer.choice == "opening":
        return evening
    if answer.choice == "leave":
        return 0
    if not (number := evening_number(answer)):
        asked.refuse("opening:all", "number")
    return number

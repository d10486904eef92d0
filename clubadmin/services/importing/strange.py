"""Figures that are probably typing errors: 53811 between 5742 and 5318, a total that is no sum."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from statistics import median

from clubadmin.model.importing.importing import Choice, Draft
from clubadmin.services.importing.assembling import Entry, Evening
from clubadmin.services.importing.facts import Fact, Row
from clubadmin.services.importing.lines import Line
from clubadmin.services.importing.questions import LEAVE, TAKE, Asked
from clubadmin.services.importing.row_figures import Figures
from clubadmin.services.importing.values import is_points, read_figure

_BEYOND = 3  # times the middle one, or a third of it
_FEWEST = 3  # among fewer nothing stands out
_IN_ORDER = 5  # so many below each other from high to low are a list that was put in order
_MOST_SHOWN = 6  # evenings of a row that can be the wrong one
_A_RULE = 4  # so many rows of which most differ: the list counts in another way


def without_slips(evening: Evening, asked: Asked) -> None:
    """Ask of each figure that stands out; what was decided takes its place."""
    by_round: dict[int | None, list[Entry]] = defaultdict(list)
    for entry in evening.entries:
        by_round[entry.round].append(entry)
    kept: dict[int, Entry | None] = {}
    for entries in by_round.values():
        for at, kind in _standing_out(entries):
            kept[id(entries[at])] = _asked(evening, entries, at, kind, asked)
    evening.entries = [
        made for one in evening.entries if (made := kept.get(id(one), one)) is not None
    ]


def _standing_out(entries: Sequence[Entry]) -> list[tuple[int, str]]:
    if len(entries) < _FEWEST:
        return []
    middle = median(one.total for one in entries)
    found = [
        (at, "high" if one.total > middle else "low")
        for at, one in enumerate(entries)
        if middle > 0 and not middle / _BEYOND <= one.total <= middle * _BEYOND
    ]
    if not found and (at := _out_of_order([one.total for one in entries])) is not None:
        found = [(at, "order")]
    return found


def _out_of_order(totals: Sequence[int]) -> int | None:
    """The only figure that breaks a list from high to low, where it can be one slip of digits."""
    count = len(totals)
    if count < _IN_ORDER or _falls(totals):
        return None
    for at in range(1, count - 1):
        others = [*totals[:at], *totals[at + 1 :]]
        if _falls(others) and _between(totals, at):
            return at
    return None


def _falls(totals: Sequence[int]) -> bool:
    return all(a >= b for a, b in pairwise(totals))


def _between(totals: Sequence[int], at: int) -> int | None:
    """What one slip of the digits may have been, that fits between the neighbours."""
    above, below = totals[at - 1], totals[at + 1]
    low, high = sorted((above, below))
    found = {one for one in _slips(totals[at]) if low <= one <= high}
    return found.pop() if len(found) == 1 else None


def _slips(number: int) -> set[int]:
    """A digit too many, or two swapped."""
    digits = str(abs(number))
    spare = {digits[:at] + digits[at + 1 :] for at in range(len(digits))}
    swapped = {
        digits[:at] + digits[at + 1] + digits[at] + digits[at + 2 :]
        for at in range(len(digits) - 1)
    }
    return {int(one) for one in spare | swapped if one} - {number}


def _meant(entries: Sequence[Entry], at: int) -> str:
    """What was probably meant: it fits between the neighbours, or alone among all."""
    totals = [one.total for one in entries]
    roem = entries[at].roem or 0
    if 0 < at < len(totals) - 1 and (fits := _between(totals, at)) is not None:
        return str(fits - roem)
    others = [*totals[:at], *totals[at + 1 :]]
    found = {one for one in _slips(totals[at]) if min(others) <= one <= max(others)}
    return str(found.pop() - roem) if len(found) == 1 else ""


def _asked(
    evening: Evening, entries: Sequence[Entry], at: int, kind: str, asked: Asked
) -> Entry | None:
    entry = entries[at]
    spot = entry.spot
    around = [entries[one].points for one in (at - 1, at + 1) if 0 <= one < len(entries)]
    others = sorted(one.points for one in entries if one is not entry)
    values = [
        entry.points,
        entry.name,
        evening.number,
        " ".join(map(str, around)),
        others[0],
        others[-1],
    ]
    choices = (TAKE, Choice("correct", _meant(entries, at), typed="number"), LEAVE)
    key = f"{kind}:{spot.sheet}:{spot.row}:{spot.column}"
    answer = asked.ask(key, values, [spot], choices)
    if answer is None or answer.choice == "take":
        return entry
    if answer.choice == "leave":
        return None
    value = read_figure(answer.value.strip()).value
    return entry if value is None else replace(entry, points=value)


class RowTotals:
    """Compares totals with sums; a row that differs is asked.

    Args:
        draft: whose columns they are.
        figures: that reads the cells of the evenings.
        asked: where it is asked.
    """

    def __init__(self, draft: Draft, figures: Figures, asked: Asked) -> None:
        roles = draft.layout.roles
        self._figures = figures
        self._asked = asked
        self._column = next((at for at, one in enumerate(roles) if one.kind == "sum"), -1)

    def settled(self, rows: Sequence[Row]) -> list[Fact]:
        """The facts of all rows, with what was decided about rows that do not add up."""
        if self._column < 0:
            return [fact for _, facts in rows for fact in facts]
        self._ask_unknown([line for line, _ in rows])
        differing = [
            (line, total)
            for line, facts in rows
            if (total := self._total(line)) is not None and not self._fits(facts, total)
        ]
        told = sum(self._total(line) is not None for line, _ in rows)
        if len(differing) >= _A_RULE and 2 * len(differing) > told:
            self._ask_rule(differing, told)
            return [fact for _, facts in rows for fact in facts]
        wrong = {(line.sheet, line.row): total for line, total in differing}
        found: list[Fact] = []
        for line, facts in rows:
            total = wrong.get((line.sheet, line.row))
            found += facts if total is None else self._ask(line, facts, total)
        return found

    def _total(self, line: Line) -> int | None:
        """The total of a row; None where it has none, or where one of its figures is open."""
        text = line.cells[self._column] if self._column < len(line.cells) else ""
        return None if self._figures.is_open(line) else read_figure(text).value

    def _points(self, fact: Fact) -> int:
        """What somebody made; a slip that was corrected counts as corrected."""
        if (answer := self._asked.corrected(fact.spot)) is not None:
            return read_figure(answer).value or fact.points
        return fact.points

    def _fits(self, facts: Sequence[Fact], total: int) -> bool:
        points = sum(map(self._points, facts))
        return not facts or total in (points, points + sum(one.roem or 0 for one in facts))

    def _ask_unknown(self, lines: Sequence[Line]) -> None:
        """Totals that the spreadsheet works out and of which it keeps no outcome."""
        spots = [
            line.spot(self._column)
            for line in lines
            if self._figures.is_formula(line, self._column)
            and not (self._column < len(line.cells) and line.cells[self._column])
        ]
        if spots:
            self._asked.ask("nosums:all", [len(spots)], spots, (TAKE,), 0)

    def _ask_rule(self, differing: Sequence[tuple[Line, int]], told: int) -> None:
        """Most totals are no sums: the list left evenings out, or gave points for absence."""
        spots = [line.spot(self._column) for line, _ in differing]
        first, total = differing[0]
        values = [len(differing), told, first.name, total]
        self._asked.ask("sumrule:all", values, spots, (TAKE,), 0)

    def _ask(self, line: Line, facts: list[Fact], total: int) -> list[Fact]:
        added = sum(self._points(one) + (one.roem or 0) for one in facts)
        spot = line.spot(self._column)
        choices = [Choice("take", label=str(added)), *self._ways(facts, total - added), LEAVE]
        spots = [spot, *(one.spot for one in facts)]
        key = f"rowsum:{spot.sheet}:{spot.row}"
        answer = self._asked.ask(key, [line.name, added, total], spots, choices)
        if answer is None or answer.choice == "take":
            return facts
        if answer.choice == "leave":
            return []
        column, points = map(int, answer.choice.partition(":")[2].split("="))
        return [_mended(one, column, points) for one in facts]

    def _ways(self, facts: Sequence[Fact], more: int) -> list[Choice]:
        """Each evening as it would be if it alone were wrong, the likeliest first."""
        found = [(one, self._points(one)) for one in facts]
        able = [(one, was) for one, was in found if was + more >= 0 and is_points(was + more)]
        able.sort(key=lambda one: not _one_slip(str(one[1]), str(one[1] + more)))
        return [
            Choice(
                "evening",
                f"{one.spot.column}={was + more}",
                f"{_when(one)}: {was + more} ({was})",
            )
            for one, was in able[:_MOST_SHOWN]
        ]


def _mended(fact: Fact, column: int, points: int) -> Fact:
    return replace(fact, points=points) if fact.spot.column == column else fact


def _when(fact: Fact) -> str:
    said = f"{fact.day:%d-%m-%Y}" if fact.day else str(fact.evening or fact.block.evening or "")
    return f"{said}, {fact.round}" if fact.round else said


def _one_slip(was: str, made: str) -> bool:
    """Whether one digit is another, two are swapped, or one is too many or too few."""
    if len(was) == len(made):
        apart = [at for at in range(len(was)) if was[at] != made[at]]
        return len(apart) == 1 or (
            len(apart) == 2
            and apart[1] - apart[0] == 1
            and was[apart[0]] == made[apart[1]]
            and was[apart[1]] == made[apart[0]]
        )
    short, long = sorted((was, made), key=len)
    return any(long[:at] + long[at + 1 :] == short for at in range(len(long)))

"""The total that a wide list has for a row, held against the evenings of that row."""

from collections.abc import Sequence
from dataclasses import replace

from clubadmin.model.importing.importing import Choice, Draft
from clubadmin.services.importing.asked import LEAVE, TAKE, Asked
from clubadmin.services.importing.cells import is_points, read_figure
from clubadmin.services.importing.facts import Fact, Row
from clubadmin.services.importing.figures import Figures
from clubadmin.services.importing.lines import Line

_MOST_SHOWN = 6  # evenings of a row that can be the wrong one
_A_RULE = 4  # so many rows of which most differ: the list counts in another way


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

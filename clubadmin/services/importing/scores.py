"""Scores in rows: the season, competition, evening, day and round of each."""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date

from clubadmin.domain.names import fold
from clubadmin.model.importing.importing import FIGURES, Choice, Draft, Spot
from clubadmin.services.importing.guessing import over
from clubadmin.services.importing.list_rows import Block, Line, Lines
from clubadmin.services.importing.questions import LEAVE, MOST_EVENINGS, Asked, evening_number
from clubadmin.services.importing.row_figures import Figures
from clubadmin.services.importing.running import Running
from clubadmin.services.importing.titles import numbered
from clubadmin.services.importing.values import (
    Years,
    find_day,
    read_day,
    read_figure,
    swapped_day,
    years_of,
)

_MOST_ROUNDS = 99


@dataclass(frozen=True)
class Fact:
    """A score of an evening or of a round of it."""

    name: str
    partner: str
    stood_in: str  # the pair for whom they played; "" for themselves
    season: str
    competition: str
    evening: int | None
    day: date | None
    round: int | None
    points: int
    roem: int | None
    pits: int | None
    block: Block
    spot: Spot  # of the points
    unknown: bool = False  # he was there, and what he made is not known
    waits: bool = False  # something stands where the date or the evening does, and is asked
    opening: bool = False  # of all evenings up to `evening` together


Row = tuple[Line, list[Fact]]


def read_facts(
    draft: Draft, lines: Lines, asked: Asked, years: Years | None
) -> tuple[list[Row], Figures]:
    """The rows with their facts, and what read them; a row that says nothing is counted as left."""
    reader = _Reader(draft, lines.kept, asked, years)
    found: list[Row] = []
    for line in lines.kept:
        facts = list(reader.of(line))
        if not facts:
            lines.left.append(("empty", line.spot()))
        found.append((line, facts))
    return found, reader.figures


class _Reader:
    def __init__(
        self, draft: Draft, lines: Sequence[Line], asked: Asked, years: Years | None
    ) -> None:
        self.figures = Figures(draft, lines, asked)
        self.whens = Whens(draft, lines, asked, years)
        self.asked = asked
        self.groups: dict[tuple[int | None, int | None], dict[str, int]] = defaultdict(dict)
        for at, role in enumerate(draft.layout.roles):
            if role.kind in FIGURES:
                self.groups[role.evening, role.round].setdefault(role.kind, at)
        self.given = [at for at, role in enumerate(draft.layout.roles) if role.kind == "given"]
        self.running = Running(draft, self.figures, asked)
        self.running.learn(lines)
        self.wide = self.running.columns or any(
            evening or number for evening, number in self.groups
        )

    def of(self, line: Line) -> Iterator[Fact]:
        """The facts of a row."""
        read = {
            group: {kind: self.figures.number(line, at) for kind, at in columns.items()}
            for group, columns in self.groups.items()
        }
        nothing = all(
            values.get(kind) is None for values in read.values() for kind in ("points", "total")
        )
        nothing = nothing and not any(self._says_unknown(line, group) for group in self.groups)
        if nothing and not self.wide:
            self._without_points(line)
            return
        sums = self._sums(line, read)
        given = evenings_named(line, self.given)
        for group, values in read.items():
            if group[0] in given or (group in sums and sums[group] is None):
                continue
            made = sums.get(group) or self._made(line, group, values)
            if made is not None:
                yield self._fact(line, group, made, values.get("pits"))
            elif self._says_unknown(line, group):
                yield replace(self._fact(line, group, (0, None), None), unknown=True)
        for step in self.running.steps(line):
            fact = self._fact(line, (step.evening, None), (step.points, None), None)
            fact = replace(fact, spot=line.spot(step.column), unknown=step.unknown)
            yield replace(fact, opening=True, day=None) if step.opening else fact

    def _says_unknown(self, line: Line, group: tuple[int | None, int | None]) -> bool:
        """Whether the list says itself that nobody knows what was made."""
        at = self._spot(line, group).column
        return 0 <= at < len(line.cells) and read_figure(line.cells[at]).how == "unknown"

    def _without_points(self, line: Line) -> None:
        """Report a person without a figure; a cell that is asked about is not reported."""
        columns = [at for kinds in self.groups.values() for at in kinds.values()]
        filled = [at for at in columns if at < len(line.cells) and line.cells[at]]
        if not filled and not any(self.figures.is_formula(line, at) for at in columns):
            key = f"nopoints:{line.sheet}:{line.row}"
            self.asked.ask(key, [line.name], [line.spot()], (LEAVE,), 0)

    def _fact(
        self,
        line: Line,
        group: tuple[int | None, int | None],
        made: tuple[int, int | None],
        pits: int | None,
    ) -> Fact:
        evening = group[0] or self.whens.evening(line)
        day = self.whens.day(line, evening)
        return Fact(
            line.name,
            line.partner,
            line.stood_in,
            self.whens.season(line),
            self.whens.competition(line),
            evening,
            day,
            group[1] or self.whens.round(line),
            made[0],
            made[1],
            pits,
            line.block,
            self._spot(line, group),
            waits=self.whens.says_when(line),
        )

    def _spot(self, line: Line, group: tuple[int | None, int | None]) -> Spot:
        columns = self.groups.get(group, {})
        return line.spot(columns.get("points", columns.get("total", -1)))

    def _made(
        self, line: Line, group: tuple[int | None, int | None], values: dict[str, int | None]
    ) -> tuple[int, int | None] | None:
        """Points without roem, and roem; where no roem is told the points are all there is."""
        points, roem, total = (values.get(kind) for kind in ("points", "roem", "total"))
        if points is not None:
            points -= values.get("fine") or 0
        if total is None:
            return None if points is None else (points, roem)
        if points is None:
            return total - (roem or 0), roem
        if points + (roem or 0) == total:
            return points, roem
        return self._parted(line, group, (points, roem, total))

    def _parted(
        self, line: Line, group: tuple[int | None, int | None], values: tuple[int, int | None, int]
    ) -> tuple[int, int | None] | None:
        """Points and roem are not the total that stands beside them."""
        points, roem, total = values
        spot = line.spot(self.groups[group]["total"])
        choices = (
            Choice("parts", label=str(points + (roem or 0))),
            Choice("total", label=str(total)),
            LEAVE,
        )
        key = f"sum:{spot.sheet}:{spot.row}:{spot.column}"
        answer = self.asked.ask(key, [points + (roem or 0), total], [spot], choices)
        if answer is not None and answer.choice == "leave":
            return None
        return (
            (points, roem)
            if answer is None or answer.choice == "parts"
            else (total - (roem or 0), roem)
        )

    def _sums(
        self, line: Line, read: dict[tuple[int | None, int | None], dict[str, int | None]]
    ) -> dict[tuple[int | None, int | None], tuple[int, int | None] | None]:
        """Replace groups where an evening has rounds and a total beside them.

        None: the group is not taken, as its figures are in another.
        """
        instead: dict[tuple[int | None, int | None], tuple[int, int | None] | None] = {}
        for evening in {group[0] for group in read}:
            rounds = [one for one in read if one[0] == evening and one[1] is not None]
            whole = (evening, None)
            if whole not in read or not rounds:
                continue
            parts = [made for one in rounds if (made := self._made(line, one, read[one]))]
            total = read[whole].get("total", read[whole].get("points"))
            instead[whole] = None
            if not parts or total is None:
                instead[whole] = None if parts or total is None else (total, None)
                continue
            added = sum(points + (roem or 0) for points, roem in parts)
            said = self._ask_rounds(line, whole, added, total) if added != total else None
            if said in ("total", "leave"):
                instead |= dict.fromkeys(rounds)
                instead[whole] = (total, None) if said == "total" else None
        return instead

    def _ask_rounds(
        self, line: Line, whole: tuple[int | None, int | None], added: int, total: int
    ) -> str | None:
        """The rounds do not add up to the total beside them."""
        spot = self._spot(line, whole)
        choices = (Choice("parts", label=str(added)), Choice("total", label=str(total)), LEAVE)
        key = f"rounds:{spot.sheet}:{spot.row}:{spot.column}"
        answer = self.asked.ask(key, [added, total], [spot], choices)
        return answer.choice if answer else None


def evenings_named(line: Line, columns: Sequence[int]) -> set[int]:
    """The numbers of evenings in cells that name them: "3, 5"."""
    cells = [line.cells[at] for at in columns if at < len(line.cells)]
    return {int(one) for cell in cells for one in re.findall(r"\d{1,3}", cell, re.ASCII)}


class Whens:
    """Reads what the columns beside the figures say.

    Args:
        draft: whose rows they are.
        lines: the rows that count.
        asked: where what cannot be read is asked.
        years: of the season, for dates without a year.
    """

    def __init__(
        self, draft: Draft, lines: Sequence[Line], asked: Asked, years: Years | None
    ) -> None:
        self._draft = draft
        self._lines = lines
        self._asked = asked
        self._years = years
        self._column = {
            role.kind: at
            for at, role in reversed(list(enumerate(draft.layout.roles)))
            if role.kind in ("season", "competition", "evening", "date", "round")
        }
        self._american = self._months_first()
        self._heads = self._days_of_headers()
        self._days: dict[tuple[str, Years | None], date | None] = {}

    def season(self, line: Line) -> str:
        """The season as the row names it, else as was given."""
        return self._text(line, "season") or self._draft.given.season

    def competition(self, line: Line) -> str:
        """The competition as the row names it, else as was given."""
        return self._text(line, "competition") or self._draft.given.competition

    def evening(self, line: Line) -> int | None:
        """The number of the evening as the row or the heading above it says."""
        text = self._text(line, "evening")
        if not text:
            return line.block.evening or self._draft.given.evening
        if self._day(text, line) is not None and not text.isdecimal():
            return line.block.evening
        return self._number("eveningtext", text, "evening")

    def round(self, line: Line) -> int | None:
        """The number of the round; None for a whole evening."""
        text = self._text(line, "round")
        return self._number("roundtext", text, "round") if text else line.block.round

    def day(self, line: Line, evening: int | None) -> date | None:
        """The date as the row, the header of the evening or the heading above says."""
        if text := self._text(line, "date"):
            return self._asked_day(text, line)
        text = self._text(line, "evening")
        if text and not text.isdecimal() and (day := self._day(text, line)) is not None:
            return day
        if evening is not None and (day := self._heads.get((line.sheet, evening))):
            return day
        return line.block.day or self._draft.given.day

    def says_when(self, line: Line) -> bool:
        """Whether the row itself says when it was, be it readable or not."""
        return bool(self._text(line, "date") or self._text(line, "evening"))

    def _text(self, line: Line, kind: str) -> str:
        at = self._column.get(kind)
        return line.cells[at] if at is not None and at < len(line.cells) else ""

    def _number(self, kind: str, text: str, column: str) -> int | None:
        found = numbered(text)
        most = _MOST_ROUNDS if column == "round" else MOST_EVENINGS
        if found is not None and 1 <= found.number <= most and not found.rest:
            return found.number
        correct = Choice("correct", typed="number")
        key = f"{kind}:{fold(text)}"
        answer = self._asked.ask(key, [text], self._where(column, text), (correct, LEAVE))
        if answer is None or answer.choice == "leave":
            return None
        number = evening_number(answer)
        if not number or number > most:
            self._asked.refuse(key, "number")
            return None
        return number

    def _where(self, kind: str, text: str) -> list[Spot]:
        at = self._column[kind]
        return [line.spot(at) for line in self._lines if self._text(line, kind) == text]

    def _years_of(self, line: Line) -> Years | None:
        text = self._text(line, "season")
        return (years_of(text) if text else None) or self._years

    def _day(self, text: str, line: Line) -> date | None:
        key = (text, self._years_of(line))
        if key not in self._days:
            swapped = swapped_day(text) if self._american else None
            self._days[key] = swapped or read_day(*key)
        return self._days[key]

    def _asked_day(self, text: str, line: Line) -> date | None:
        if (day := self._day(text, line)) is not None:
            return day
        correct = Choice("correct", typed="date")
        key = f"date:{fold(text)}"
        answer = self._asked.ask(key, [text], self._where("date", text), (correct, LEAVE))
        if answer is None or answer.choice == "leave":
            return None
        return read_day(answer.value)

    def _months_first(self) -> bool:
        """Whether dates stand the American way, which only days after the 12th tell."""
        if "date" not in self._column:
            return False
        texts = {self._text(line, "date") for line in self._lines}
        swapped = [text for text in texts if swapped_day(text)]
        only = [text for text in swapped if read_day(text, self._years) is None]
        if not only or len(swapped) < len([text for text in texts if re.match(r"\d+[-/.]", text)]):
            return False
        choices = (Choice("american"), Choice("dutch"))
        spots = [spot for text in only for spot in self._where("date", text)]
        answer = self._asked.ask("american:date", [len(swapped), only[0]], spots, choices, 0)
        return answer is None or answer.choice == "american"

    def _days_of_headers(self) -> dict[tuple[int, int], date]:
        """Map each sheet and evening to the date in the header of its column."""
        found: dict[tuple[int, int], date] = {}
        for at in self._draft.sheets:
            sheet = self._draft.book.sheets[at]
            header = self._draft.layout.header
            for column, role in enumerate(self._draft.layout.roles):
                if not role.evening:
                    continue
                for row in (header, header - 1):
                    if (day := find_day(over(sheet, row, column), self._years)) is not None:
                        found.setdefault((at, role.evening), day)
        return found

"""Of which season, competition, evening and round a row is, and of which day."""

import re
from collections.abc import Sequence
from datetime import date

from clubadmin.domain.names import fold
from clubadmin.model.importing.importing import Choice, Draft, Spot
from clubadmin.services.importing.asked import LEAVE, MOST_EVENINGS, Asked, evening_number
from clubadmin.services.importing.cells import Years, find_day, read_day, swapped_day, years_of
from clubadmin.services.importing.guessing import over
from clubadmin.services.importing.lines import Line
from clubadmin.services.importing.titles import numbered


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
        if found is not None and 1 <= found.number <= MOST_EVENINGS and not found.rest:
            return found.number
        correct = Choice("correct", typed="number")
        key = f"{kind}:{fold(text)}"
        answer = self._asked.ask(key, [text], self._where(column, text), (correct, LEAVE))
        if answer is None or answer.choice == "leave":
            return None
        number = evening_number(answer)
        if not number:
            self._asked.refuse(key, "number")
            return None
        return number

    def _where(self, kind: str, text: str) -> list[Spot]:
        at = self._column[kind]
        return [line.spot(at) for line in self._lines if self._text(line, kind) == text]

    # --- dates

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
        """By sheet and evening the date in the header of its column."""
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

"""Reads cells strictly: what is doubtful is held up with its row and column."""

import re
from collections.abc import Mapping, Sequence
from datetime import date

from clubadmin.model.club.exchange import ImportProblem
from clubadmin.services.errors import Refused
from clubadmin.services.exchange.read import MOST_SIGNS, Grid, unquoted
from clubadmin.services.input.text import tidy

_MOST_PROBLEMS = 1_000  # more do not help anybody to mend a file


class Columns:
    """Finds cells by the name of their column and gathers what is wrong with them.

    Args:
        grid: what was read.
        names: for each column its own name and others by which it may go.
        required: columns that must be there.

    Raises:
        Refused: a required column is not there, or a column is there twice.
    """

    def __init__(
        self, grid: Grid, names: Mapping[str, Sequence[str]], required: Sequence[str]
    ) -> None:
        self.problems: list[ImportProblem] = []
        self.remarks: list[ImportProblem] = []
        self._places: dict[str, int] = {}
        for name, others in names.items():
            found = [i for i, title in enumerate(grid.header) if title in (name, *others)]
            if len(found) > 1:
                raise Refused(f"De kolom {name} staat er {len(found)} keer in; er mag er één zijn.")
            if found:
                self._places[name] = found[0]
        missing = [name for name in required if name not in self._places]
        if missing:
            raise Refused(
                f"In de kopregel ontbreekt {', '.join(missing)}."
                f" Er staat: {', '.join(title or '(leeg)' for title in grid.header)[:MOST_SIGNS]}."
            )
        self._titles = {name: grid.header[place] for name, place in self._places.items()}

    def __contains__(self, name: str) -> bool:
        return name in self._places

    def wrong(self, row: int, column: str, sentence: str) -> None:
        """Note what stands in the way; `row` counts from 0."""
        self._note(self.problems, row, column, sentence)

    def odd(self, row: int, column: str, sentence: str) -> None:
        """Note what can be taken and is odd all the same; `row` counts from 0."""
        self._note(self.remarks, row, column, sentence)

    def _note(self, kept: list[ImportProblem], row: int, column: str, sentence: str) -> None:
        if len(kept) < _MOST_PROBLEMS:
            kept.append(ImportProblem(row + 2, self._titles.get(column, column), sentence))

    def text(self, cells: list[str], row: int, column: str, *, needed: bool = False) -> str:
        """The cell as one tidy line."""
        raw = self._raw(cells, column)
        if len(raw) > MOST_SIGNS:
            self.wrong(row, column, f"meer dan {MOST_SIGNS} tekens; kort dit in.")
            return ""
        value = unquoted(tidy(raw))
        if needed and not value:
            self.wrong(row, column, "is leeg; vul dit in.")
        return value

    def number(
        self, cells: list[str], row: int, column: str, low: int, high: int, *, needed: bool = False
    ) -> int | None:
        """The cell as a whole number from `low` to `high`; None when it is empty or wrong."""
        value = tidy(self._raw(cells, column))
        if not value:
            if needed:
                self.wrong(row, column, "is leeg; hier hoort een getal.")
            return None
        if not re.fullmatch(r"-?\d{1,9}", value, re.ASCII):
            self.wrong(row, column, f"'{value[:40]}' is geen geheel getal, zoals {max(low, 12)}.")
            return None
        number = int(value)
        if not low <= number <= high:
            self.wrong(row, column, f"{number} kan niet: van {low} tot en met {high}.")
            return None
        return number

    def day(self, cells: list[str], row: int, column: str) -> date | None:
        """The cell as a date, 2026-11-12 or 12-11-2026."""
        value = tidy(self._raw(cells, column))
        day = as_day(value)
        if day is None:
            self.wrong(row, column, f"'{value[:40]}' is geen datum, zoals 2026-11-12.")
        return day

    def _raw(self, cells: list[str], column: str) -> str:
        place = self._places.get(column)
        return cells[place] if place is not None and place < len(cells) else ""


def as_day(text: str) -> date | None:
    """A date written as 2026-11-12 or 12-11-2026; None when it is neither."""
    found = re.fullmatch(r"(\d{4})-(\d{1,2})-(\d{1,2})", text, re.ASCII)
    if found:
        year, month, day = (int(part) for part in found.groups())
    elif found := re.fullmatch(r"(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})", text, re.ASCII):
        day, month, year = (int(part) for part in found.groups())
    else:
        return None
    try:
        return date(year, month, day) if 1900 <= year <= 2200 else None
    except ValueError:
        return None

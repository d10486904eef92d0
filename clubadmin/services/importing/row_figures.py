"""The figures of the rows; what is no plain figure is asked."""

import re
from collections.abc import Sequence

from clubadmin.model.importing.importing import FIGURES, HELD, Choice, Draft, Spot
from clubadmin.services.importing.alike import key_of
from clubadmin.services.importing.list_rows import Line
from clubadmin.services.importing.questions import LEAVE, TAKE, Asked
from clubadmin.services.importing.values import is_points, read_figure

_ABSENT = Choice("absent")
_ZERO = Choice("zero")


class Figures:
    """Reads figures, asking once for what many cells have in common."""

    def __init__(self, draft: Draft, lines: Sequence[Line], asked: Asked) -> None:
        self._draft = draft
        self._roles = draft.layout.roles
        self._asked = asked
        self._columns = [
            at for at, role in enumerate(self._roles) if role.kind in (*FIGURES, "running")
        ]
        self._spots: dict[str, list[Spot]] = {}  # of what is asked once for many cells
        self._example: dict[str, str] = {}
        self._gather(lines)

    def number(self, line: Line, column: int) -> int | None:
        """The figure in a cell; None where there is none, or it is not decided yet."""
        text = line.cells[column] if column < len(line.cells) else ""
        spot = line.spot(column)
        if self._is_formula(spot):
            if not text:
                return self._corrected("novalue", spot, [], "")
            if not self._many("formula", (TAKE, LEAVE)):
                return None
        found = read_figure(text)
        if found.how in ("nothing", "unknown"):
            return None
        if found.how == "word":
            return self._word(text)
        if found.how == "dots" and not self._many("dots", (TAKE, LEAVE)):
            return None
        if found.value is None:
            return self._corrected("text", spot, [text], found.guess)
        return self._sound(found.value, column, spot)

    def _sound(self, value: int, column: int, spot: Spot) -> int | None:
        """The figure, unless it is one that can hardly be."""
        role = self._roles[column]
        if self._draft.layout.fixed and is_points(value):
            return value
        if value == 0 and role.kind in ("points", "total"):
            key = "zeroround" if role.round else "zero"
            return 0 if self._many(key, (_ABSENT, _ZERO), "zero") else None
        if not is_points(value) and role.kind not in ("running", *HELD):
            return self._corrected("range", spot, [value], "")
        if value < 0 or (role.kind == "roem" and value % 10) or self._many_pits(role.kind, value):
            return self._corrected("odd", spot, [value, role.kind], "", take=value)
        return value

    def _many_pits(self, kind: str, value: int) -> bool:
        return kind == "pits" and value > 48

    def is_formula(self, line: Line, column: int) -> bool:
        """Whether a cell is worked out by the spreadsheet."""
        return self._is_formula(line.spot(column))

    def is_open(self, line: Line) -> bool:
        """Whether a figure of the row is not decided yet, or was left out by hand."""
        return any(
            self.number(line, column) is None
            and read_figure(line.cells[column]).how not in ("nothing", "word", "unknown")
            for column in self._columns
            if column < len(line.cells)
        )

    def _gather(self, lines: Sequence[Line]) -> None:
        for line in lines:
            for column in self._columns:
                text = line.cells[column] if column < len(line.cells) else ""
                if not text:
                    continue
                spot, role = line.spot(column), self._roles[column]
                if self._is_formula(spot):
                    self._note("formula", spot, text)
                found = read_figure(text)
                if found.how == "dots":
                    self._note("dots", spot, text)
                elif found.how == "word":
                    self._note(f"word:{key_of(text)}", spot, text)
                elif found.value == 0 and role.kind in ("points", "total"):
                    self._note("zeroround" if role.round else "zero", spot, text)

    def _note(self, key: str, spot: Spot, text: str) -> None:
        self._spots.setdefault(key, []).append(spot)
        self._example.setdefault(key, text)

    def _is_formula(self, spot: Spot) -> bool:
        return (spot.row, spot.column) in self._draft.book.sheets[spot.sheet].formulas

    def _many(self, key: str, choices: Sequence[Choice], yes: str = "take") -> bool:
        """Whether such cells are taken as figures; what is not decided yet is shown as if."""
        spots = self._spots.get(key, [])
        values = [len(spots), self._example.get(key, "")]
        answer = self._asked.ask(key, values, spots, choices, -1 if key == "zeroround" else 0)
        if answer is None:
            return choices[0].code == yes
        return answer.choice == yes

    def _word(self, text: str) -> int | None:
        return 0 if self._many(f"word:{key_of(text)}", (_ABSENT, _ZERO), "zero") else None

    def _corrected(
        self, kind: str, spot: Spot, values: Sequence[object], guess: str, take: int | None = None
    ) -> int | None:
        key = f"{kind}:{spot.sheet}:{spot.row}:{spot.column}"
        correct = Choice("correct", guess, typed="number")
        choices = (*((TAKE,) if take is not None else ()), correct, LEAVE)
        sure = bool(guess) and not re.search(r"\d[.,]\d", str(values[0]))
        answer = self._asked.ask(key, values, [spot], choices, 0 if sure else -1)
        if answer is None or answer.choice == "leave":
            return None
        return take if answer.choice == "take" else read_figure(answer.value.strip()).value

"""Lines in memory, the cursor, and the line that is being typed at a caret.

The model knows neither the screen nor the file. Every key goes through it first, so painting
never waits for the file; what must be kept comes out of `commit`.
"""

import re
from typing import NamedTuple

from clubadmin.domain.row.columns import columns
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.keypad import as_typed, expand, forms_of
from clubadmin.domain.terms import Severity

LONGEST = 40  # characters of one row
_POINTS = re.compile(r"[^+-]*\d")  # without roem so far
_ROEM_NEXT = " "  # behind the points after Tab; what is kept has no spaces


class RowPlace(NamedTuple):
    """The row of the evening under the cursor."""

    table: int
    round: int
    game: int
    on_paper: bool = False  # the row of the players' own totals, and not of a game


class EntryModel:
    """Lines of quick entry; rows count from 0. A subclass says what they are of and mean.

    `text` is None while nothing is typed that is not kept; `anchor` is where marking began.
    """

    def __init__(self, rules: RuleSet) -> None:
        self._play_by(rules)
        self.row = self.anchor = 0
        self.text: str | None = None
        self.caret = 0
        self._typed_over: str | None = None  # in the row being typed, before another changed it
        self._findings: tuple[Finding, ...] = ()

    # what a subclass says

    @property
    def count(self) -> int:
        """How many rows there are; below the last comes what ends them."""
        raise NotImplementedError

    @property
    def lines(self) -> list[str]:
        """The line of every row, as it is kept."""
        raise NotImplementedError

    @property
    def closed(self) -> bool:
        """Whether the evening is closed."""
        raise NotImplementedError

    @property
    def locked(self) -> bool:
        """Whether nothing may be typed here."""
        raise NotImplementedError

    @property
    def at_stop(self) -> bool:
        """Whether the cursor is past the last line, where nothing is typed."""
        raise NotImplementedError

    @property
    def selected(self) -> range:
        """The rows that are marked."""
        raise NotImplementedError

    @property
    def place(self) -> RowPlace | None:
        """The row of the evening; None past the last."""
        raise NotImplementedError

    @property
    def missing(self) -> int:
        """How many rows still wait for a line."""
        raise NotImplementedError

    def stored(self) -> str:
        """The line kept under the cursor."""
        raise NotImplementedError

    def go(self, row: int) -> None:
        """Put the cursor on a row, or below the last."""
        raise NotImplementedError

    def clear(self) -> object | None:
        """Empty what is marked; what is to be kept of that, None for nothing."""
        raise NotImplementedError

    @property
    def _pressed(self) -> dict[int, str]:
        """The keys typed, by row, for the lines in view."""
        raise NotImplementedError

    @property
    def _has_roem(self) -> bool:
        """Whether lines have roem behind their points."""
        raise NotImplementedError

    def _fits(self, characters: str) -> bool:
        """Whether these may be typed here at all."""
        raise NotImplementedError

    def _keep(self, text: str) -> object | None:
        """Take what was typed over; what is to be kept of it, None for nothing."""
        raise NotImplementedError

    def _judge(self) -> None:
        """The text is another: say what it means."""
        raise NotImplementedError

    def _judge_all(self) -> None:
        """A line is another: say what all of them mean."""
        self._judge()

    # lines

    def shown(self, row: int) -> str:
        """The line of a row as it would be kept if Enter came now."""
        if row == self.row and self.text is not None:
            return expand(self.text, self._forms)
        return self.lines[row]

    def keys(self, row: int) -> str:
        """The typed look of a row: the keys pressed for it here, else its line."""
        line = self.shown(row)
        keys = self.text if row == self.row else None
        keys = self._pressed.get(row, line) if keys is None else keys
        return keys if expand(keys, self._forms) == line else line

    def commit(self) -> object | None:
        """Take what was typed over; what is to be kept, None when that changes nothing."""
        if self.text is None:
            return None
        text, self.text, self.caret = self.text, None, 0
        change = self._keep(text)
        self._judge_all()
        return change

    def _keep_line(self, text: str) -> bool:
        """Take over the line of this row; whether it is another."""
        line = expand(text, self._forms)
        changed = line != self.lines[self.row]
        self.lines[self.row] = line
        self._pressed[self.row] = text
        return changed

    # what somebody else changes meanwhile

    @property
    def changed_under(self) -> bool:
        """Whether somebody else made the row another that is being typed here."""
        return self.typing and self._typed_over is not None

    @property
    def _seen(self) -> str:
        """The line in this row when typing began."""
        return self.lines[self.row] if self._typed_over is None else self._typed_over

    def _play_by(self, rules: RuleSet) -> None:
        self.rules, self.columns, self._forms = rules, columns(rules), forms_of(rules)

    def _begin(self) -> None:
        self._typed_over = None

    def _note_changed(self, before: str) -> None:
        if self._typed_over is None:
            self._typed_over = before

    # findings

    @property
    def findings(self) -> tuple[Finding, ...]:
        """The findings, without fault-finding in a figure that is only half typed."""
        return self._findings

    @property
    def wrong(self) -> tuple[Finding, ...]:
        """The findings that are errors and not merely odd."""
        return tuple(one for one in self._findings if one.severity is Severity.ERROR)

    def _in_keys(self, one: Finding) -> Finding:
        """A finding in the keys typed for its row."""
        return as_typed(one, self.keys(one.game - 1), self._forms) if one.game else one

    # typing

    @property
    def typing(self) -> bool:
        """Whether a row is being typed that is not kept yet."""
        return self.text is not None

    def insert(self, characters: str) -> bool:
        """Type at the caret; the first key on a row that has something replaces it."""
        if self.locked or not self._fits(characters):
            return False
        if self.text is None:
            self._begin()
            self.text, self.caret = "", 0
        characters = self._after_points(characters)
        if len(self.text) + len(characters) > LONGEST:
            return False
        self.text = self.text[: self.caret] + characters + self.text[self.caret :]
        self.caret += len(characters)
        self.anchor = self.row
        self._judge()
        return True

    def to_roem(self) -> bool:
        """Go from the points being typed to the roem; False where there is no roem to go to."""
        whole = self.text is not None and self.caret == len(self.text)
        if not (self._has_roem and whole and _POINTS.fullmatch(self.text or "")):
            return False
        return self.insert(_ROEM_NEXT)

    def _after_points(self, characters: str) -> str:
        """Behind Tab a figure is roem: the sign for it is put in."""
        at_roem = bool(self.text) and self.text[: self.caret].endswith(_ROEM_NEXT)  # type: ignore[index]
        return f"+{characters}" if at_roem and characters[:1].isdigit() else characters

    def edit(self) -> bool:
        """Open what is kept here for editing, caret at the end."""
        if self.locked or self.typing or self.at_stop:
            return False
        self._begin()
        self.text = self._as_pressed(self.stored())
        self.caret = len(self.text)
        self.anchor = self.row
        return True

    def _as_pressed(self, line: str) -> str:
        """A line in the keys it was typed with: with one key less it says something else."""
        keys = self._pressed.get(self.row, line)
        return keys if expand(keys, self._forms) == line else line

    def erase(self, *, forward: bool = False) -> bool:
        """Take away the character before the caret, or after it."""
        if self.text is None and not self.edit():
            return False
        assert self.text is not None
        start, end = (self.caret, self.caret + 1) if forward else (self.caret - 1, self.caret)
        if start < 0:
            return False
        self.text = self.text[:start] + self.text[end:]
        self.caret = start
        self._judge()
        return True

    def move_caret(self, to: int) -> None:
        """Put the caret somewhere in the row being typed."""
        if self.text is not None:
            self.caret = min(max(to, 0), len(self.text))

    def cancel(self) -> bool:
        """Forget what was being typed; False when nothing was."""
        was = self.text is not None or len(self.selected) > 1
        self.text, self.caret, self.anchor = None, 0, self.row
        self._judge()
        return was

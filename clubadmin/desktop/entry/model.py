"""Lines in memory, the cursor, and the line that is being typed at a caret.

The model knows neither the screen nor the file. Every key goes through it first, so painting
never waits for the file; what must be kept comes out of `commit`.
"""

from collections.abc import Iterator
from typing import NamedTuple

from clubadmin.domain.row.columns import columns
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.boxes import InBoxes, Rest, in_boxes, question, rest_as_roem, takes
from clubadmin.domain.scoring.keypad import as_typed, expand, forms_of, may_grow
from clubadmin.domain.terms import Severity, Side

LONGEST = 40  # characters of one row
_OWN_SIGN = {"+": 1, "-": 3}  # the box whose roem it begins


class RowPlace(NamedTuple):
    """The row of the evening under the cursor."""

    table: int
    round: int
    game: int
    on_paper: bool = False  # the row of the players' own totals, and not of a game


class EntryModel:
    """Lines of quick entry; rows count from 0. A subclass says what they are of and mean.

    `text` is None while nothing is typed that is not kept; `anchor` is where marking began.
    `box` is the box one types in, None while one types the line; `whole` says that what stands
    there is selected, so that the next key takes its place.
    """

    def __init__(self, rules: RuleSet) -> None:
        self._play_by(rules)
        self.row = self.anchor = 0
        self.text: str | None = None
        self.caret = 0
        self.box: int | None = None
        self.whole = False
        self._typed_over: str | None = None  # in the row being typed, before another changed it
        self._findings: tuple[Finding, ...] = ()

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
    def _boxes(self) -> int:
        """How many boxes the row one is in has; 0 past the last."""
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
        self.whole = self.box is not None
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

    @property
    def typing(self) -> bool:
        """Whether a row is being typed that is not kept yet."""
        return self.text is not None

    def insert(self, characters: str) -> bool:
        """Type at the caret; the first key on a row that has something replaces it."""
        if self.locked or not self._fits(characters):
            return False
        if self.row_in_boxes is not None:
            return all(self._insert_in_box(sign) for sign in characters)
        self.box = None
        if self.text is None:
            self._begin()
        if self.text is None or self.whole:
            self.text, self.caret, self.whole = "", 0, False
        if len(self.text) + len(characters) > LONGEST:
            return False
        self.text = self.text[: self.caret] + characters + self.text[self.caret :]
        self.caret += len(characters)
        self.anchor = self.row
        self._judge()
        return True

    @property
    def row_in_boxes(self) -> InBoxes | None:
        """The row one is in by box; None while its line is typed."""
        return None if self.box is None or not self._boxes else self._in_boxes()

    @property
    def typed_here(self) -> str:
        """The keys where the caret is: in the box, or in the line."""
        row = self.row_in_boxes
        return (self.text or "") if row is None or self.box is None else row.boxes[self.box]

    def enter_box(self, box: int) -> bool:
        """Go to a box of the row one is in; False where there is none, or the row has no boxes."""
        row = None if self.locked or not self._boxes else self._in_boxes()
        if row is None or not 0 <= box < self._boxes:
            return False
        stays = self.typing and box == (self.box or 0)
        self.box, self.whole, self.caret = box, not stays, len(row.boxes[box])
        self.anchor = self.row
        self._judge()
        return True

    def walk(self, by: int) -> bool:
        """Go to the box beside, in the order of the paper; False where the row ends.

        A line that has roem of its own is done: with Tab one goes on from there.
        """
        row = self._in_boxes() if self._boxes else None
        if self.box is None and (by < 0 or (self.typing and row and any(row.boxes[1::2]))):
            return False
        return self.enter_box((self.box or 0) + by)

    def enter_end(self, by: int) -> bool:
        """Go to the first box of the row, or coming back from the next row to its last."""
        return self.enter_box(0 if by > 0 else self._boxes - 1)

    def select(self) -> bool:
        """Select the figure, or the line; False where nothing stands, or all is selected."""
        if self.whole or self.locked or not (self.typed_here or self.stored()):
            return False
        if self.box is None:
            self.edit()
        self.whole, self.caret = bool(self.typed_here), len(self.typed_here)
        return self.whole

    @property
    def asked(self) -> Rest | None:
        """The question about the row one is in: whether its roem is the rest of the points."""
        return rest_as_roem(self.keys(self.row), self.rules.total) if self._boxes else None

    def answer(self, *, points: bool) -> object | None:
        """The answer; what is to be kept, None while the row is still being typed."""
        asked, typing, box = self.asked, self.typing, self.box
        if asked is None or self.locked:
            return None
        self.box = None
        if not typing:
            self._begin()
        self.text = asked.as_points if points else asked.as_roem
        change = None if typing else self.commit()
        if box is not None:
            self.enter_box((2 if asked.points_of is Side.EW else 0) if points else box)
        self._judge()
        return change

    def _questions(self) -> Iterator[Finding]:
        """The questions about rows typed in their boxes."""
        for row in sorted({*self._pressed, *([self.row] if self._boxes else [])}):
            rest = rest_as_roem(self.keys(row), self.rules.total) if row < self.count else None
            if rest is not None:
                yield question(row + 1, rest)

    def _may_grow(self, code: str) -> bool:
        """Whether what is typed now may become something of which this is no fault."""
        if self.text is None or (self.box is not None and self.whole):
            return False  # one came to a box and did not type yet
        split = code == "points-split" and self.box in (0, self._boxes // 2)
        return split or not self.typed_here or may_grow(self.typed_here)

    def _in_boxes(self) -> InBoxes | None:
        return in_boxes(self.keys(self.row), roem=self.columns.roem)

    def _insert_in_box(self, sign: str) -> bool:
        row, box = self._here()
        typed = "" if self.whole else row.boxes[box]
        if sign in _OWN_SIGN and len(row.boxes) > 2 and box % 2:  # as on the line, for its side
            if (own := _OWN_SIGN[sign]) != box:
                self.enter_box(own)
                return self._insert_in_box(sign)
            if typed.strip("+-"):
                return False
        elif box == 0 and not (sign.isascii() and sign.isdigit()):
            return self._as_line(typed if self.typing else "", sign)
        if not takes(row, box, sign):
            return False
        self.whole, caret = False, min(self.caret, len(typed))
        return self._type_box(typed[:caret] + sign + typed[caret:], caret + 1)

    def _here(self) -> tuple[InBoxes, int]:
        row, box = self.row_in_boxes, self.box
        assert row is not None
        assert box is not None
        return row, box

    def _type_box(self, typed: str, caret: int) -> bool:
        row, box = self._here()
        line = row.with_box(box, typed).line
        if len(line) > LONGEST:
            return False
        if self.text is None:
            self._begin()
        self.text, self.caret = line, caret
        self._judge()
        return True

    def _as_line(self, typed: str, sign: str) -> bool:
        """A sign behind the first figure: the row is typed as a line, unless boxes were typed."""
        row, kept = self.row_in_boxes, in_boxes(self.stored(), roem=self.columns.roem)
        if row is None or kept is None or row.boxes[1:] != kept.boxes[1:]:
            return False
        if self.text is None:
            self._begin()
        self.box, self.whole = None, False
        self.text, self.caret = typed, len(typed)
        return self.insert(sign)

    def edit(self) -> bool:
        """Open what is kept here for editing, caret at the end."""
        if self.box is not None:
            self.whole = False
            return True
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
        if self.whole or self.box is not None:
            return self._erase_figure(forward=forward)
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

    def _erase_figure(self, *, forward: bool) -> bool:
        typed = self.typed_here
        start, end = (self.caret, self.caret + 1) if forward else (self.caret - 1, self.caret)
        if self.whole:
            start, end = 0, len(typed)
        if start < 0 or not typed:
            return False
        self.whole, left = False, typed[:start] + typed[end:]
        if self.box is not None:
            return self._type_box(left, start)
        self.text, self.caret = left, start
        self._judge()
        return True

    def move_caret(self, to: int) -> None:
        """Put the caret somewhere in what is being typed."""
        if self.text is not None or self.box is not None:
            self.whole = False
            self.caret = min(max(to, 0), len(self.typed_here))

    def cancel(self) -> bool:
        """Forget what was being typed; False when nothing was."""
        was = self.text is not None or self.box is not None or len(self.selected) > 1
        self.text, self.caret, self.anchor = None, 0, self.row
        self.box, self.whole = None, False
        self._judge()
        return was

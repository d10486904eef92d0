"""Typing a line at a caret: the same hand on a sheet of a table and on a game over the tables."""

import re

LONGEST = 40  # characters of one row
_POINTS = re.compile(r"[^+-]*\d")  # without roem so far
_ROEM_NEXT = " "  # behind the points after Tab; what is kept has no spaces


class RowTyping:
    """The line being typed at the cursor. Whoever keeps the lines says what stands there.

    `text` is None while nothing is typed that is not kept; `anchor` is where marking began.
    """

    def __init__(self) -> None:
        self.row = self.anchor = 0
        self.text: str | None = None
        self.caret = 0

    # what whoever keeps the lines says

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
    def _has_roem(self) -> bool:
        """Whether lines have roem behind their points."""
        raise NotImplementedError

    def stored(self) -> str:
        """What is kept where the cursor is."""
        raise NotImplementedError

    def _fits(self, characters: str) -> bool:
        """Whether these may be typed here at all."""
        raise NotImplementedError

    def _judge(self) -> None:
        """The text is another: say what it means."""
        raise NotImplementedError

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
        self.text = self.stored()
        self.caret = len(self.text)
        self.anchor = self.row
        return True

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

"""The papers of an evening under each other, each with a tick and a line about it."""

from collections.abc import Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QWidget

from clubadmin.desktop.contest_papers import words
from clubadmin.desktop.contest_papers.loading import Shown
from clubadmin.desktop.contest_papers.paper_kinds import (
    KINDS,
    SEASON,
    Kind,
    lacking,
    suitable,
    tells_standing,
)
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import label


class PaperList(QWidget):
    """The list of papers: those that can be made now can be ticked; the rest tells when."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self._theme = theme
        self.boxes: dict[str, QCheckBox] = {}
        self._lines: dict[str, QLabel] = {}
        self._headings: dict[str, QLabel] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.grid(2))
        self._grid.setVerticalSpacing(theme.grid(0.5))
        self._grid.setColumnStretch(1, 1)
        self._fill()

    def show_papers(self, shown: Shown, wanted: Collection[str], *, secret: bool = False) -> None:
        """The papers that mean something for this evening; those `wanted` are ticked.

        With `secret` none of those that tell how it stands can be.
        """
        fitting = {kind.key: kind for kind in suitable(shown.evening)}
        for key, box in self.boxes.items():
            kind = fitting.get(key)
            lacks = lacking(kind, shown.evening, shown.dealt) if kind is not None else ""
            if kind is not None and not lacks and kind.when == SEASON and not shown.ranked:
                lacks = "scores"
            if kind is not None and not lacks and secret and tells_standing(kind):
                lacks = "secret"
            box.setVisible(kind is not None)
            self._lines[key].setVisible(kind is not None)
            box.setEnabled(not lacks)
            box.setChecked(kind is not None and not lacks and key in wanted)
            about = words.named(key)[1]
            self._lines[key].setText(words.lacks(lacks) if lacks else about)
            box.setAccessibleDescription(self._lines[key].text())
        for when, heading in self._headings.items():
            heading.setVisible(any(kind.when == when for kind in fitting.values()))
        self.changed.emit()

    def start(self) -> None:
        """The keyboard goes to the first that is ticked; else to the first that can be."""
        able = [one for one in self.boxes.values() if one.isEnabled() and not one.isHidden()]
        ticked = [one for one in able if one.isChecked()]
        if found := ticked or able:
            found[0].setFocus()

    @property
    def ticked(self) -> tuple[Kind, ...]:
        """The ticked papers, in the order of the list."""
        return tuple(
            kind
            for kind in KINDS
            if self.boxes[kind.key].isChecked() and self.boxes[kind.key].isEnabled()
        )

    def tick_all(self, *, on: bool) -> None:
        """Every paper that can be made, or none."""
        for box in self.boxes.values():
            box.setChecked(on and box.isEnabled() and not box.isHidden())

    def _fill(self) -> None:
        before = ""
        for kind in KINDS:
            if kind.when != before:
                before = kind.when
                heading = label(words.heading(kind.when), "heading")
                self._headings[kind.when] = heading
                at = self._grid.rowCount()
                heading.setContentsMargins(0, self._theme.grid(1.5) if self.boxes else 0, 0, 0)
                self._grid.addWidget(heading, at, 0, 1, 2)
            at = self._grid.rowCount()
            name, about = words.named(kind.key)
            box = QCheckBox(name)
            box.toggled.connect(lambda _on: self.changed.emit())
            line = label(about, "muted", wrap=True)
            self._grid.addWidget(box, at, 0)
            self._grid.addWidget(line, at, 1, Qt.AlignmentFlag.AlignVCenter)
            self.boxes[kind.key], self._lines[kind.key] = box, line

"""Whether the season is in periods, and how many of them count."""

import re
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.forms import Choice, Field, Number, line
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import column

LENGTH, STARTS = "length", "starts"


class PeriodFields(QWidget):
    """None, so many evenings each, or the first evening of each."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self.kind = Choice(
            {
                "": self.tr("Nee, het seizoen is één geheel"),
                LENGTH: self.tr("Ja, om de zoveel avonden"),
                STARTS: self.tr("Ja, ik geef van elke periode de eerste avond"),
            }
        )
        self.length_of = Number(1, 99, 6)
        self.starts = line(hint="1, 7, 13 ...")
        self.best = Number(0, 99, 0, self.tr("alle"))
        self.kind_field = Field(self.tr("Is het seizoen in perioden verdeeld?"), self.kind)
        self.length_field = Field(self.tr("Avonden in een periode"), self.length_of)
        self.starts_field = Field(self.tr("Eerste avond van elke periode"), self.starts)
        self.best_field = Field(self.tr("Zoveel beste perioden tellen"), self.best)
        fields = (self.kind_field, self.length_field, self.starts_field, self.best_field)
        self.setLayout(column(*fields, gap=theme.grid(1.5)))
        self.kind.currentIndexChanged.connect(self._follow)
        self.length_of.valueChanged.connect(self.changed)
        self.starts.textChanged.connect(self._starts_typed)
        self.best.valueChanged.connect(self.changed)
        self._follow()

    @property
    def length(self) -> int:
        """How many evenings a period has; 0 where that is not how they are given."""
        return self.length_of.value() if self.kind.value == LENGTH else 0

    @property
    def first_evenings(self) -> tuple[int, ...]:
        """The number of the first evening of each; () where that is not how they are given."""
        if self.kind.value != STARTS:
            return ()
        return _numbers(self.starts.text()) or (1,)

    @property
    def wrong(self) -> str:
        """A sentence when the first evenings cannot be those; "" when all is well."""
        if self.kind.value != STARTS or _numbers(self.starts.text()):
            return ""
        return self.tr("Schrijf nummers van avonden van laag naar hoog, vanaf 1: 1, 7, 13.")

    @property
    def best_periods(self) -> int:
        """How many periods count; 0 for all."""
        return self.best.value() if self.kind.value else 0

    @property
    def given(self) -> bool:
        """Whether there are periods."""
        return bool(self.kind.value)

    def show_periods(self, length: int, starts: tuple[int, ...], best: int) -> None:
        """Fill in."""
        self.kind.choose(LENGTH if length else STARTS if starts else "")
        if length:
            self.length_of.setValue(length)
        self.starts.setText(", ".join(map(str, starts)))
        self.best.setValue(best)
        self._follow()

    def _starts_typed(self) -> None:
        if self.wrong and self.starts.text().strip():
            self.starts_field.complain(self.wrong)
        else:
            self.starts_field.calm()
        self.changed.emit()

    def _follow(self) -> None:
        kind = self.kind.value
        shown = {
            self.length_field: kind == LENGTH,
            self.starts_field: kind == STARTS,
            self.best_field: bool(kind),
        }
        for field, wanted in sorted(shown.items(), key=lambda one: one[1]):  # what goes, first
            field.setVisible(wanted)
        self.changed.emit()


def _numbers(text: str) -> tuple[int, ...]:
    """The numbers that were typed, if they can be first evenings; else ()."""
    if re.fullmatch(r"\s*\d{1,3}([\s,;+]+\d{1,3})*[\s,;+]*", text) is None:
        return ()
    found = tuple(int(one) for one in re.findall(r"\d+", text))
    rising = all(one < after for one, after in pairwise(found))
    return found if rising and found[0] == 1 else ()

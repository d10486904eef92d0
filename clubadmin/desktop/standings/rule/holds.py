"""From when a rule holds, who decided it, and the rules that were adopted earlier in the season."""

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QDate, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.figures import plain_date, pydate, qdate
from clubadmin.desktop.kit.forms import Choice, Field, day, line
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, column, label, row
from clubadmin.domain.standings.ranking import parse_rule, rule_text
from clubadmin.model.seasons.season import Season
from clubadmin.model.supposing.adopted import AdoptedRule

WHOLE, FROM = "whole", "from"


class AdoptedList(QWidget):
    """A line a rule; nothing where there are none.

    Args:
        theme: the look.
        take_back: called with the rule that is to go.
    """

    def __init__(self, theme: Theme, take_back: Callable[[AdoptedRule], None]) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self._take_back = take_back
        self._lines: list[QWidget] = []
        self._layout: QVBoxLayout = column(gap=theme.grid(0.5))
        self._gap = theme.grid(1)
        self.setLayout(self._layout)

    def show_rules(self, adopted: tuple[AdoptedRule, ...], planned: int) -> None:
        """Show these, the oldest first; `planned` is how many evenings there are."""
        for one in self._lines:
            one.hide()
            self._layout.removeWidget(one)
            one.deleteLater()
        self._lines = [self._line(one, planned) for one in adopted]
        for shown in self._lines:
            self._layout.addWidget(shown)
        self.setVisible(bool(adopted))

    def _line(self, one: AdoptedRule, planned: int) -> QWidget:
        text = self.tr("Vanaf %1: %2").replace("%1", plain_date(one.valid_from))
        rule = rule_text(parse_rule(one.ranking), planned, language.current())
        parts = [text.replace("%2", rule), one.reason]
        away = button(self.tr("Intrekken"), lambda: self._take_back(one), "quiet")
        away.setAccessibleName(
            self.tr("Regel vanaf %1 intrekken").replace("%1", str(one.valid_from))
        )
        line = QWidget()
        line.setProperty("kind", "plain")
        said = label(" · ".join(part for part in parts if part), "muted", wrap=True)
        layout = row(said, away, gap=self._gap)
        layout.setStretch(0, 1)
        line.setLayout(layout)
        return line


class HoldsFields(QWidget):
    """The whole season or from a date; the reason only where the season is under way."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self._adopted: tuple[AdoptedRule, ...] = ()
        self._given: tuple[date | None, str] = (None, "")
        self.kind = Choice(
            {
                WHOLE: self.tr("Voor het hele seizoen"),
                FROM: self.tr("Pas vanaf een datum"),
            }
        )
        self.day = day(QDate.currentDate())
        self.reason = line(hint=self.tr("Bijvoorbeeld: ledenvergadering, 14 voor en 3 tegen"))
        self.reason.setMaxLength(500)
        self.kind_field = Field(self.tr("&Geldt"), self.kind)
        self.day_field = Field(self.tr("Vanaf"), self.day)
        self.reason_field = Field(self.tr("Wie besloot dit, en waarom"), self.reason)
        layout = row(self.kind_field, self.day_field, self.reason_field, gap=theme.grid(2))
        for at, share in enumerate((4, 2, 4)):
            layout.setStretch(at, share)
        self.setLayout(layout)
        self.kind.currentIndexChanged.connect(self._follow)
        self.day.dateChanged.connect(self.changed)
        self.reason.textChanged.connect(self.changed)
        self._follow()

    @property
    def from_date(self) -> date | None:
        """The first day it holds; None for the whole season."""
        return pydate(self.day.date()) if self.kind.value == FROM else None

    def show_season(self, season: Season, adopted: tuple[AdoptedRule, ...]) -> None:
        """The season in which it holds, and the rules that were adopted in its course."""
        self._adopted = adopted
        today = pydate(QDate.currentDate())
        self.day.setDate(qdate(min(max(today, season.starts), season.ends)))
        self.kind.choose(FROM if adopted else WHOLE)
        self.reason.setText(adopted[-1].reason if adopted else "")
        if adopted:
            self.day.setDate(qdate(adopted[-1].valid_from))
        self._given = self._values
        self._follow()

    @property
    def edited(self) -> bool:
        """Whether it would hold from another day, or for another reason."""
        return self._values != self._given

    @property
    def _values(self) -> tuple[date | None, str]:
        from_date = self.from_date
        return from_date, self.reason.text() if from_date else ""

    def _follow(self) -> None:
        later = self.kind.value == FROM
        for field in (self.day_field, self.reason_field):
            field.setVisible(later)
        note = ""
        if later:
            note = self.tr(
                "De stand na eerdere avonden blijft zoals hij was. In de stand vanaf die dag telt"
                " alles volgens de nieuwe regel, ook wie vóór die dag een avond miste."
            )
        elif self._adopted:
            text = self.tr("De regel die vanaf %1 gold, vervalt dan.")
            note = text.replace("%1", plain_date(self._adopted[-1].valid_from))
        self.kind_field.explain(note)
        self.changed.emit()

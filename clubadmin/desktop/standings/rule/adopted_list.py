"""The rules that a club went over to in the course of the season, each to be taken back."""

from collections.abc import Callable

from PySide6.QtWidgets import QVBoxLayout, QWidget

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.figures import plain_date
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, column, label, row
from clubadmin.domain.standings.ranking import parse_rule, rule_text
from clubadmin.model.supposing.adopted import AdoptedRule


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
        for line in self._lines:
            self._layout.addWidget(line)
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

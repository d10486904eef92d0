"""Which evenings count and what decides at equal totals, in plain words with the effect shown."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop import language
from clubadmin.desktop.forms import Choice, Field, Number
from clubadmin.desktop.theme import Theme
from clubadmin.desktop.widgets import column, label, row
from clubadmin.domain.competition.ranking import RankingError, parse_rule, rule_text

TIES = ("pits", "wins", "mutual", "best-evening", "nat", "lot")


class RankingFields(QWidget):
    """Makes a ranking rule such as "best:5,min:5" from four questions."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self.kind = Choice(
            {
                "sum": self.tr("Alle avonden opgeteld"),
                "best": self.tr("De beste avonden opgeteld"),
                "average": self.tr("Het gemiddelde van alle avonden"),
                "average-best": self.tr("Het gemiddelde van de beste avonden"),
            }
        )
        self.best = Number(1, 99, 5)
        self.least = Number(0, 99, 0, self.tr("geen"))
        self.absent = Choice(
            {
                "": self.tr("Niets"),
                "fixed": self.tr("Een vast aantal punten"),
                "lowest": self.tr("De laagste score van die avond"),
                "own-average": self.tr("Het eigen gemiddelde"),
            }
        )
        self.fixed = Number(0, 99999, 4000)
        self.best_field = Field(self.tr("&Hoeveel avonden tellen"), self.best)
        self.fixed_field = Field(self.tr("Punten bij af&wezigheid"), self.fixed)
        self.effect = label(kind="good", wrap=True)
        self._planned = 0
        gap = theme.grid(2)
        self.setLayout(
            column(
                row(Field(self.tr("Wat &telt"), self.kind), self.best_field, gap=gap),
                row(
                    Field(
                        self.tr("&Minstens zoveel avonden"),
                        self.least,
                        self.tr("Wie er minder speelt, staat onderaan zonder plaats."),
                    ),
                    Field(self.tr("Wie er niet is, krijgt"), self.absent),
                    gap=gap,
                ),
                self.fixed_field,
                self.effect,
                gap=theme.grid(1.5),
            )
        )
        for choice in (self.kind, self.absent):
            choice.currentIndexChanged.connect(self._follow)
        for number in (self.best, self.least, self.fixed):
            number.valueChanged.connect(self._follow)
        self._follow()

    @property
    def rule(self) -> str:
        """The rule as the competition keeps it."""
        kind = self.kind.value
        parts = [f"{kind}:{self.best.value()}" if "best" in kind else kind]
        if self.least.value():
            parts.append(f"min:{self.least.value()}")
        if self.absent.value == "fixed":
            parts.append(f"absent:{self.fixed.value()}")
        elif self.absent.value:
            parts.append(f"absent:{self.absent.value}")
        return ",".join(parts)

    def show_rule(self, rule: str, planned: int) -> None:
        """Fill in; `planned` is the number of evenings, 0 when it is not known."""
        self._planned = planned
        head, *options = rule.split(",")
        kind, _colon, number = head.partition(":")
        self.kind.choose(kind.strip())
        if number.isdigit():
            self.best.setValue(int(number))
        self.least.setValue(0)
        self.absent.choose("")
        for option in options:
            self._show_option(option)
        self._follow()

    def plan(self, evenings: int) -> None:
        """Another number of evenings is planned."""
        self._planned = evenings
        self._follow()

    def _show_option(self, option: str) -> None:
        name, _colon, value = option.strip().partition(":")
        if name == "min" and value.isdigit():
            self.least.setValue(int(value))
        elif name == "absent" and value.isdigit():
            self.absent.choose("fixed")
            self.fixed.setValue(int(value))
        elif name == "absent":
            self.absent.choose(value)

    def _follow(self) -> None:
        self.best_field.setVisible("best" in self.kind.value)
        self.fixed_field.setVisible(self.absent.value == "fixed")
        try:
            rule = parse_rule(self.rule)
            self.effect.setText("→ " + rule_text(rule, self._planned, language.current()))
        except RankingError as error:
            self.effect.setText(f"! {language.told(str(error))}")
        self.changed.emit()


class TieFields(QWidget):
    """What decides at equal totals, in order; a next question appears when it is needed."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self._choices = [Choice() for _ in TIES]
        first = self.tr("Bij gelijke stand beslist &eerst")
        after = self.tr("daarna")
        self._fields = [
            Field(first if at == 0 else after, choice) for at, choice in enumerate(self._choices)
        ]
        for choice in self._choices:
            choice.currentIndexChanged.connect(self._follow)
        gap = theme.grid(2)
        self.setLayout(
            column(
                *(row(*self._fields[at : at + 2], gap=gap) for at in range(0, len(TIES), 2)),
                gap=theme.grid(1),
            )
        )
        self._names = {
            "": self.tr("Niets: plaats gedeeld"),
            "pits": self.tr("De meeste pits"),
            "wins": self.tr("De meeste avonden gewonnen"),
            "mutual": self.tr("Het onderlinge resultaat"),
            "best-evening": self.tr("De hoogste avond"),
            "nat": self.tr("Het minst nat"),
            "lot": self.tr("Het lot"),
        }
        self._follow()

    @property
    def ties(self) -> tuple[str, ...]:
        """The tie-breaks in order."""
        found: list[str] = []
        for choice in self._choices:
            if not choice.value:
                break
            found.append(choice.value)
        return tuple(found)

    def show_ties(self, ties: tuple[str, ...]) -> None:
        """Fill in."""
        for choice in self._choices:
            blocked = choice.blockSignals(True)
            choice.offer(self._names)
            choice.choose("")
            choice.blockSignals(blocked)
        for choice, tie in zip(self._choices, ties, strict=False):
            blocked = choice.blockSignals(True)
            choice.choose(tie)
            choice.blockSignals(blocked)
        self._follow()

    def _follow(self) -> None:
        taken: list[str] = []
        going_on = True
        for field, choice in zip(self._fields, self._choices, strict=True):
            offered = {key: name for key, name in self._names.items() if key not in taken}
            choice.offer(offered)
            field.setVisible(going_on and len(offered) > 1)
            going_on = going_on and bool(choice.value)
            taken += [choice.value] if choice.value and going_on else []

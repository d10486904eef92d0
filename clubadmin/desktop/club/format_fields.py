"""The fields that a format of contest has of its own; each only shows where it matters."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.contest.kinds import kind, kind_lines, may_be_odd, order_told, orders
from clubadmin.desktop.kit.forms import Choice, Field, Number
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import column, row
from clubadmin.model.seasons.season import Competition

MOST_TEAM_PAIRS, MOST_MINUTES = 8, 240


class FormatFields(QWidget):
    """Which format, and how it is drawn."""

    chosen = Signal(str)  # the format

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self.format = Choice(kind_lines())
        self.format_field = Field(self.tr("&Soort"), self.format)
        self.pair_draw = Choice(
            {
                "move": self.tr("Even nummers blijven zitten, oneven schuiven op"),
                "drawn": self.tr("Elke ronde geloot"),
            }
        )
        self.pair_field = Field(self.tr("In&deling van de paren"), self.pair_draw)
        self.draw_by = Choice(orders("individual"))
        self.by_field = Field(self.tr("Waarop ge&loot wordt"), self.draw_by)
        self.team_pairs = Number(2, MOST_TEAM_PAIRS, 2)
        self.team_pairs.setSingleStep(2)
        self.team_field = Field(
            self.tr("Aanta&l paren in een team"),
            self.team_pairs,
            self.tr("Twee is een viertal; een even aantal."),
        )
        self.setLayout(
            column(
                self.format_field,
                self.by_field,
                self.pair_field,
                row(self.team_field, None),
                gap=theme.grid(1.5),
            )
        )
        self.format.currentIndexChanged.connect(self._follow)
        self.pair_draw.currentIndexChanged.connect(self._follow)
        self.draw_by.currentIndexChanged.connect(self._follow)
        self._follow()

    def show_values(self, one: Competition) -> None:
        """Fill in."""
        self.format.choose(one.format)
        self.draw_by.offer(orders(one.format))
        self.pair_draw.choose(one.pair_draw)
        self.draw_by.choose(one.draw_by)
        self.team_pairs.setValue(one.team_pairs)
        self._follow()

    def _follow(self) -> None:
        name = self.format.value
        self.format_field.explain(kind(name).needs)
        self.draw_by.offer(orders(name))
        self.pair_field.setVisible(name == "pairs" and self.draw_by.value == "chance")
        self.team_field.setVisible(name == "teams")
        self.by_field.explain(order_told(self.draw_by.value))
        fixed = self.tr("De nummers bepalen wie waar zit; opnieuw indelen verandert dat niet.")
        self.pair_field.explain(fixed if self.pair_draw.value == "move" else "")
        self.chosen.emit(name)


class ClockFields(QWidget):
    """Minutes for a round and for protests; whether who fills in may gain by it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self.round_minutes = Number(0, MOST_MINUTES, 0, self.tr("geen klok"))
        self.protest_minutes = Number(0, MOST_MINUTES, 15, self.tr("geen protesttijd"))
        self.fill_in = Choice(
            {
                "better": self.tr("Mag een eigen lagere ronde vervangen"),
                "none": self.tr("Telt niet voor wie invalt"),
            }
        )
        self.fill_field = Field(self.tr("Wat een invaller maakt"), self.fill_in)
        minutes = row(
            Field(
                self.tr("Minuten per ronde"),
                self.round_minutes,
                self.tr("De klok op het grote scherm."),
            ),
            Field(
                self.tr("Protestti&jd in minuten"),
                self.protest_minutes,
                self.tr("Zo lang blijft een uitslag voorlopig."),
            ),
            gap=theme.grid(2),
        )
        for at in range(2):
            minutes.setStretch(at, 1)
        self.setLayout(column(minutes, self.fill_field, gap=theme.grid(1.5)))

    def show_values(self, one: Competition) -> None:
        """Fill in."""
        self.round_minutes.setValue(one.round_minutes)
        self.protest_minutes.setValue(one.protest_minutes)
        self.fill_in.choose(one.fill_in)

    def follow(self, name: str) -> None:
        """Another format is chosen."""
        self.fill_field.setVisible(may_be_odd(name))

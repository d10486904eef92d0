"""The fields for the format of a competition and its clock; each tells itself in a sentence."""

from PySide6.QtCore import QObject, Signal

from clubadmin.desktop.contest.contest_kinds import kind_lines, order_told, orders
from clubadmin.desktop.kit.forms import Choice, Field, Number
from clubadmin.desktop.kit.language import told
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import row
from clubadmin.domain.draw.formats import FORMATS, INDIVIDUAL, Entrant
from clubadmin.model.seasons.season import Competition

MOST_TEAM_PAIRS, MOST_MINUTES = 8, 240
PROTEST_MINUTES = 15  # as the program begins a competition


class FormatFields(QObject):
    """The fields for a format and how it is drawn; the form lays them out."""

    chosen = Signal(str)  # the format

    def __init__(self) -> None:
        super().__init__()
        self.format = Choice(kind_lines())
        self.format_field = Field(self.tr("&Soort"), self.format)
        self.pair_draw = Choice(
            {
                "move": self.tr("Even nummers blijven zitten, oneven schuiven op"),
                "drawn": self.tr("Elke ronde geloot"),
            }
        )
        self.pair_field = Field(self.tr("In&deling van de paren"), self.pair_draw)
        self.draw_by = Choice(orders(INDIVIDUAL.name))
        self.by_field = Field(self.tr("Waarop ge&loot wordt"), self.draw_by)
        self.team_pairs = Number(2, MOST_TEAM_PAIRS, 2)
        self.team_pairs.setSingleStep(2)
        self.team_field = Field(
            self.tr("Aantal paren in een &team"),
            self.team_pairs,
            self.tr("Twee is een viertal; een even aantal."),
        )
        self.format.currentIndexChanged.connect(self._follow)
        self.pair_draw.currentIndexChanged.connect(self._follow)
        self.draw_by.currentIndexChanged.connect(self._follow)

    def show_values(self, one: Competition) -> None:
        """Fill in the fields of the format."""
        self.format.choose(one.format)
        self.draw_by.offer(orders(one.format))
        self.pair_draw.choose(one.pair_draw)
        self.draw_by.choose(one.draw_by)
        self.team_pairs.setValue(one.team_pairs)
        self._follow()

    @property
    def sentence(self) -> str:
        """The format, and of how many pairs a team is."""
        said = self.format.currentText()
        if FORMATS[self.format.value].entrant is not Entrant.TEAM or self.team_pairs.value() == 2:
            return said
        text = self.tr("%1 paren in een team")
        return f"{said}, {text.replace('%1', str(self.team_pairs.value()))}"

    @property
    def draw_sentence(self) -> str:
        """How a round is drawn."""
        if self.draw_by.value != "chance":
            text = self.tr("loting: %1")
            return text.replace("%1", self.draw_by.currentText().lower())
        if not FORMATS[self.format.value].moves:
            return self.tr("wie waar zit, bepaalt het lot")
        said = self.pair_draw.currentText()
        return f"{said[:1].lower()}{said[1:]}"

    def _follow(self) -> None:
        name = self.format.value
        self.format_field.explain(told(FORMATS[name].needs))
        self.draw_by.offer(orders(name))
        self.pair_field.setVisible(FORMATS[name].moves and self.draw_by.value == "chance")
        self.team_field.setVisible(FORMATS[name].entrant is Entrant.TEAM)
        self.by_field.explain(order_told(self.draw_by.value))
        fixed = self.tr("De nummers bepalen wie waar zit; opnieuw indelen verandert dat niet.")
        self.pair_field.explain(fixed if self.pair_draw.value == "move" else "")
        self.chosen.emit(name)


class ClockFields(QObject):
    """The minutes for a round and for protests; whether a fill-in player may gain by it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.round_minutes = Number(0, MOST_MINUTES, 0, self.tr("geen klok"))
        self.protest_minutes = Number(0, MOST_MINUTES, PROTEST_MINUTES, self.tr("geen protesttijd"))
        self.fill_in = Choice(
            {
                "better": self.tr("Mag een eigen lagere ronde vervangen"),
                "none": self.tr("Telt niet voor wie invalt"),
            }
        )
        self.fill_field = Field(self.tr("Wat een invaller maakt"), self.fill_in)
        on_clock = self.tr("De klok op het grote scherm.")
        until_final = self.tr("Zo lang blijft een uitslag voorlopig.")
        a_round = Field(self.tr("Minuten per ronde"), self.round_minutes, on_clock)
        protests = Field(self.tr("Protestti&jd in minuten"), self.protest_minutes, until_final)
        self.minutes = row((a_round, 1), (protests, 1), gap=theme.grid(2))

    def show_values(self, one: Competition) -> None:
        """Fill in the fields of the clock."""
        self.round_minutes.setValue(one.round_minutes)
        self.protest_minutes.setValue(one.protest_minutes)
        self.fill_in.choose(one.fill_in)

    def follow(self, name: str) -> None:
        """Follow the choice of another format."""
        self.fill_field.setVisible(FORMATS[name].threes)

    @property
    def sentence(self) -> str:
        """How long a round lasts, and a result stays provisional."""
        a_round, protests = self.tr("%1 minuten per ronde"), self.tr("%1 minuten protesttijd")
        minutes, until = self.round_minutes.value(), self.protest_minutes.value()
        said = (
            a_round.replace("%1", str(minutes)) if minutes else self.tr("geen klok"),
            protests.replace("%1", str(until)) if until else self.tr("geen protesttijd"),
        )
        return ", ".join(said)

    @property
    def fill_sentence(self) -> str:
        """The worth of a round that a fill-in player makes for another."""
        if self.fill_in.value == "none":
            return self.tr("invallen telt niet voor wie invalt")
        return self.tr("wie invalt, mag er een eigen lagere ronde mee vervangen")

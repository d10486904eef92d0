"""The fields of a competition that few change, and what of them differs from the ordinary."""

from PySide6.QtCore import Signal

from clubadmin.desktop.club.playing import PlayingFields
from clubadmin.desktop.contest.contest_kinds import (
    kind_lines,
    order_told,
    orders,
)
from clubadmin.desktop.contest.prize_field import PrizeField
from clubadmin.desktop.kit.forms import Choice, Field, Number
from clubadmin.desktop.kit.language import told
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, column, row
from clubadmin.domain.draw.formats import FORMATS, INDIVIDUAL, Entrant
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.seasons.season import Competition

MOST_TEAM_PAIRS, MOST_MINUTES = 8, 240
PROTEST_MINUTES = 15  # as the program begins a competition


class FormatFields(Plain):
    """How a format is drawn; who shows these lays out `format_field`, which format, elsewhere."""

    chosen = Signal(str)  # the format

    def __init__(self, theme: Theme) -> None:
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
            self.tr("Aanta&l paren in een team"),
            self.team_pairs,
            self.tr("Twee is een viertal; een even aantal."),
        )
        self.setLayout(
            column(
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
        """Fill in the fields of the format."""
        self.format.choose(one.format)
        self.draw_by.offer(orders(one.format))
        self.pair_draw.choose(one.pair_draw)
        self.draw_by.choose(one.draw_by)
        self.team_pairs.setValue(one.team_pairs)
        self._follow()

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


class ClockFields(Plain):
    """Minutes for a round and for protests; whether who fills in may gain by it."""

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
        minutes = row((a_round, 1), (protests, 1), gap=theme.grid(2))
        self.setLayout(column(minutes, self.fill_field, gap=theme.grid(1.5)))

    def show_values(self, one: Competition) -> None:
        """Fill in the fields of the clock."""
        self.round_minutes.setValue(one.round_minutes)
        self.protest_minutes.setValue(one.protest_minutes)
        self.fill_in.choose(one.fill_in)

    def follow(self, name: str) -> None:
        """Follow the choice of another format."""
        self.fill_field.setVisible(FORMATS[name].threes)


class MoreFields(Plain):
    """All that a competition keeps beside its name, kind, games, rounds and what counts."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._usual: ClubSettings | None = None
        self.kind = FormatFields(theme)
        self.evenings = Number(0, 99, 0, self.tr("nog niet bekend"))
        self.playing = PlayingFields(theme, counts_apart=True)
        self.clock = ClockFields(theme)
        self.prize_field = PrizeField(self.tr("Prij&zen voor de plaatsen"))
        self.playing.rounds.valueChanged.connect(self._tell_prizes)
        self.kind.chosen.connect(self._tell_prizes)
        self.setLayout(
            column(
                self.playing,
                self.kind,
                row(Field(self.tr("&Geplande avonden"), self.evenings), None),
                self.clock,
                self.prize_field,
                gap=theme.grid(1.5),
            )
        )

    def show_usual(self, club: ClubSettings) -> None:
        """Show the club's usual choices for a competition."""
        self._usual = club

    def show_values(self, one: Competition) -> None:
        """Fill in all further fields."""
        self.kind.show_values(one)
        self.clock.show_values(one)
        self.evenings.setValue(one.evenings)
        self.playing.show_values(
            one.rule_set, one.games, one.rounds, one.odd_players, one.sit_out_points
        )
        self.prize_field.text.setText(one.prizes)

    def follow(self, name: str) -> None:
        """Follow the choice of another format."""
        self.playing.follow(name)
        self.clock.follow(name)

    def _tell_prizes(self) -> None:
        self.prize_field.show_contest(self.kind.format.value, self.playing.rounds.value())

    @property
    def summary(self) -> str:
        """Tell in one line what differs from the usual of club and program."""
        said = [*self._rules_told(), *self._draw_told(), *self._left_over_told()]
        if self.evenings.value():
            text = self.tr("%1 avonden gepland")
            said.append(text.replace("%1", str(self.evenings.value())))
        said += self._clock_told()
        if self.prize_field.rule:
            said.append(self.tr("prijzen"))
        return ", ".join(said) or self.tr("alles zoals gewoon")

    def _rules_told(self) -> list[str]:
        rules = self.playing.rule_set
        usual = self._usual is not None and rules.value == self._usual.rule_set
        return [rules.chosen.title] if rules.chosen and not usual else []

    def _draw_told(self) -> list[str]:
        kind, said = self.kind, []
        form = FORMATS[kind.format.value]
        if form.entrant is Entrant.TEAM and kind.team_pairs.value() != 2:
            text = self.tr("%1 paren in een team")
            said.append(text.replace("%1", str(kind.team_pairs.value())))
        if kind.draw_by.value != "chance":
            said.append(self.tr("loting: %1").replace("%1", kind.draw_by.currentText()))
        elif form.moves and kind.pair_draw.value != "move":
            said.append(self.tr("elke ronde geloot"))
        return said

    def _left_over_told(self) -> list[str]:
        name, playing, said = self.kind.format.value, self.playing, []
        odd = self._usual.odd_players if self._usual else "sits-out"
        points = self._usual.sit_out_points if self._usual else "average"
        if FORMATS[name].threes and playing.odd.value != odd:
            three = self.tr("tafels van drie")
            said.append(three if playing.odd.value == "three" else self.tr("wie over is zit stil"))
        if FORMATS[name].by_points and playing.sit_out_points != points:
            text = self.tr("wie stilzit krijgt: %1")
            said.append(text.replace("%1", playing.sit_out.currentText()))
        return said

    def _clock_told(self) -> list[str]:
        clock, said = self.clock, []
        if clock.round_minutes.value():
            text = self.tr("%1 minuten per ronde")
            said.append(text.replace("%1", str(clock.round_minutes.value())))
        if clock.protest_minutes.value() != PROTEST_MINUTES:
            text = self.tr("%1 minuten protesttijd")
            said.append(text.replace("%1", str(clock.protest_minutes.value())))
        if FORMATS[self.kind.format.value].threes and clock.fill_in.value != "better":
            said.append(self.tr("invallen telt niet voor wie invalt"))
        return said

"""The form of a competition: every field in plain words, with what it leads to."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QWidget

from clubadmin.desktop.club.part import FormCard
from clubadmin.desktop.club.playing import PlayingFields
from clubadmin.desktop.contest.kinds import kind, kind_lines, may_be_odd, order_told, orders
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.figures import plain_date
from clubadmin.desktop.kit.forms import Choice, Field, Number, line, tall
from clubadmin.desktop.kit.prize_field import PrizeField
from clubadmin.desktop.kit.tables import held_sentence
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, column, label, row
from clubadmin.desktop.standings.rule.fields import RuleFields
from clubadmin.desktop.standings.rule.tie_order import TieOrder
from clubadmin.domain.standings.ranking import parse_rule, rule_text
from clubadmin.model.seasons.season import Competition, Season
from clubadmin.model.supposing.adopted import AdoptedRule, AdoptedRuleSet

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


class CompetitionForm(FormCard):
    """Shows a competition; id 0 is a new one."""

    stored = Signal(object)
    removed = Signal(object)
    given_up = Signal()
    rule_wanted = Signal(int)  # competition id: its rule of the standings in a window of its own

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._shown: Competition | None = None
        self._filled: Competition | None = None  # as it stood when it was filled in
        self._name: QLineEdit = line(most=80)
        self.name = Field(self.tr("&Naam"), self._name)
        self.kind = FormatFields(theme)
        self.evenings = Number(0, 99, 0, self.tr("nog niet bekend"))
        self.playing = PlayingFields(theme)
        self.adopted = label(kind="small", wrap=True)
        self.adopted.hide()
        self.in_force = label(kind="small", wrap=True)
        self.rule_button = button(self.tr("Stand, Regel (Ctrl+R)"), self._ask_rule)
        for widget in (self.in_force, self.rule_button):
            widget.hide()
        QShortcut(
            QKeySequence("Ctrl+R"),
            self,
            self._ask_rule,
            context=Qt.ShortcutContext.WidgetWithChildrenShortcut,
        )
        self.clock = ClockFields(theme)
        self.ranking = RuleFields(theme)
        self.ties = TieOrder(theme)
        self.prize_field = PrizeField(self.tr("Prij&zen voor de plaatsen"))
        self.prizes = self.prize_field.text
        self._remove_button = button(
            self.tr("&Verwijderen"), self._ask_removal, "quiet", risky=True
        )
        self._store_button = button(self.tr("&Opslaan"), self.store, "primary")
        self._lay_out(theme)
        self.kind.chosen.connect(self._follow)
        theme.changed.connect(self._keep_whole)
        self.evenings.valueChanged.connect(self.ranking.plan)
        self._name.returnPressed.connect(self.store)
        self.setFocusProxy(self._name)

    def _lay_out(self, theme: Theme) -> None:
        grid = theme.grid
        self._fields = tall(
            theme,
            row(self.name, Field(self.tr("&Geplande avonden"), self.evenings), gap=grid(2)),
            self.kind,
            label(self.tr("De avond"), "heading"),
            self.playing,
            self.adopted,
            self.clock,
            label(self.tr("De stand"), "heading"),
            self.in_force,
            row(self.rule_button, None),
            self.ranking,
            self.ranking.effect,
            self.ties,
            label(self.tr("Prijzen"), "heading"),
            self.prize_field,
            None,
            width=84,
        )
        self._frame(theme, self._fields, row(self._remove_button, None, self._store_button))

    @property
    def shown(self) -> Competition | None:
        """The competition as stored."""
        return self._shown

    def show_competition(self, one: Competition, season: str) -> None:
        """Fill in."""
        self._shown = one
        title = one.name if one.id else self.tr("Nieuwe competitie")
        self._heading.setText(f"{title} · {season}")
        self._name.setText(one.name)
        self.kind.show_values(one)
        self.clock.show_values(one)
        self.evenings.setValue(one.evenings)
        self.playing.show_values(
            one.rule_set, one.games, one.rounds, one.odd_players, one.sit_out_points
        )
        self._follow(one.format)
        self.ranking.show_rule(one.ranking, one.evenings)
        self.ties.show_ties(one.tie_breaks)
        self.prizes.setText(one.prizes)
        self._remove_button.setVisible(bool(one.id))
        self._say.say("")
        self.name.calm()
        self._filled = self.edited

    def show_adopted(self, adopted: Sequence[AdoptedRuleSet]) -> None:
        """Which rule sets hold from when, in place of the one that is chosen here."""
        text = self.tr("Vanaf %1 geldt %2")
        lines = []
        for one in adopted:
            holds = text.replace("%1", plain_date(one.valid_from), 1).replace("%2", one.title, 1)
            lines.append(f"{holds} · {one.reason}" if one.reason else holds)
        if lines:
            before = self.tr("Deze spelregels gelden tot er andere zijn aangenomen:")
            lines.insert(0, before)
        self.adopted.setText("\n".join(lines))
        self.adopted.setVisible(bool(lines))

    def show_in_force(self, adopted: Sequence[AdoptedRule], season: Season) -> None:
        """Which rule of the standings holds, and what changing the one below does."""
        shown = self._shown
        stored = shown is not None and bool(shown.id)
        for widget in (self.in_force, self.rule_button):
            widget.setVisible(stored)
        if shown is None or not stored:
            return
        if season.closed_at:
            text = self.tr("Dit seizoen is afgesloten: de stand blijft zoals die is vastgesteld.")
        elif adopted:
            last = adopted[-1]
            text = self.tr(
                "Vanaf %1 geldt voor de stand: %2. De regel hieronder gold daarvoor; wie die"
                " verandert, verandert niets aan de stand van nu. Dat doet u bij Stand, Regel"
                " (Ctrl+R)."
            )
            rule = rule_text(parse_rule(last.ranking), shown.evenings, language.current())
            text = text.replace("%1", plain_date(last.valid_from), 1).replace("%2", rule, 1)
        else:
            text = self.tr(
                "Een andere regel of volgorde hier geldt meteen voor het hele seizoen. Met"
                " voorbeeld en datum: Stand, Regel (Ctrl+R)."
            )
        self.in_force.setText(text)

    @property
    def edited(self) -> Competition:
        """The competition as filled in."""
        shown = self._shown
        assert shown is not None
        playing, kind, clock = self.playing, self.kind, self.clock
        return replace(
            shown,
            name=self._name.text().strip(),
            format=kind.format.value,
            rule_set=playing.rule_set.value,
            games=playing.games.value(),
            rounds=playing.rounds.value(),
            evenings=self.evenings.value(),
            ranking=self.ranking.rule,
            tie_breaks=self.ties.ties,
            prizes=self.prize_field.rule,
            odd_players=playing.odd.value,
            sit_out_points=playing.sit_out_points,
            pair_draw=kind.pair_draw.value,
            draw_by=kind.draw_by.value,
            team_pairs=kind.team_pairs.value(),
            round_minutes=clock.round_minutes.value(),
            protest_minutes=clock.protest_minutes.value(),
            fill_in=clock.fill_in.value,
        )

    @property
    def dirty(self) -> bool:
        """Whether something is filled in that is not stored."""
        return self._shown is not None and self.edited != self._filled

    def hold(self) -> None:
        """Say that it is to be stored or given up before something else can be shown."""
        self._say.say(held_sentence(), "warning")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape gives up what is not stored."""
        if event.key() == Qt.Key.Key_Escape and self.dirty:
            self.given_up.emit()
            return
        super().keyPressEvent(event)

    def store(self) -> None:
        """Ask to store what is filled in."""
        if not self._name.text().strip():
            self.name.complain(self.tr("Geef de competitie een naam."))
            self._name.setFocus()
            return
        if not self.playing.settle():
            return
        if self.ranking.wrong:
            self._say.say(self.ranking.wrong)
            return
        self._say.say("")
        self.stored.emit(self.edited)

    def _follow(self, name: str) -> None:
        self.playing.follow(name)
        self.clock.follow(name)
        self.ranking.follow_format(name)
        self.ties.follow_format(name)
        self._keep_whole()

    def _keep_whole(self) -> None:
        """It scrolls down only, so it is never narrower than its fields."""
        bar = self._fields.verticalScrollBar().sizeHint().width()
        inner = self._fields.widget()
        assert inner is not None
        self._fields.setMinimumWidth(inner.minimumSizeHint().width() + bar)

    def _ask_rule(self) -> None:
        if self._shown is not None and self._shown.id:
            self.rule_wanted.emit(self._shown.id)

    def _ask_removal(self) -> None:
        self.removed.emit(self._shown)

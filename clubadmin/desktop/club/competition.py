"""The form of a competition: five questions, and the rest behind one button."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from clubadmin.desktop.club.format_fields import MoreFields
from clubadmin.desktop.club.part import FormCard
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.figures import plain_date
from clubadmin.desktop.kit.forms import Field, Number, line, tall
from clubadmin.desktop.kit.tables import held_sentence
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, button, column, label, row
from clubadmin.domain.standings.ranking import RankingError, parse_rule, rule_text
from clubadmin.domain.standings.ranking_rule import Kind, RankingRule
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.seasons.season import Competition, Season
from clubadmin.model.supposing.adopted import AdoptedRule, AdoptedRuleSet


class Folded(Plain):
    """A button "Meer" above fields; what is filled in stays while they are out of view."""

    def __init__(self, theme: Theme, fields: QWidget) -> None:
        super().__init__()
        self.fields = fields
        self._told = ""
        self.button = button(self.tr("&Meer"), self.turn)
        self.summary = label(kind="muted", wrap=True)
        head = row(self.button, (self.summary, 1), gap=theme.grid(1))
        fields.hide()
        self.setLayout(column(head, fields, gap=theme.grid(1.5)))
        self._show()

    @property
    def open(self) -> bool:
        """Whether the fields are in view."""
        return not self.fields.isHidden()

    def turn(self) -> None:
        """Open, or fold again."""
        self.fields.setVisible(not self.open)
        self._show()

    def unfold(self) -> None:
        """Have the fields in view."""
        if not self.open:
            self.turn()

    def tell(self, summary: str) -> None:
        """Tell, while folded, how these fields differ from the ordinary."""
        self._told = summary
        self._show()

    def _show(self) -> None:
        self.summary.setText("" if self.open else self._told)
        title = self.tr("&Minder") if self.open else self.tr("&Meer")
        self.button.setText(title)
        plain = title.replace("&", "")
        folded = not self.open and bool(self._told)
        self.button.setAccessibleName(f"{plain}: {self._told}" if folded else plain)


MOST = 99
ALL: dict[Kind, Kind] = {"best": "sum", "average-best": "average"}
BEST: dict[Kind, Kind] = {"sum": "best", "average": "average-best"}


class CountedField(Field):
    """Changes this part of a rule and leaves all other parts as they are."""

    def __init__(self) -> None:
        self._rule = "sum"
        self._planned = 0
        self.number = Number(0, MOST, 0)
        super().__init__("", self.number)
        self.rename(self.tr("&Hoeveel avonden tellen"))
        self.number.setSpecialValueText(self.tr("alle"))
        self.number.valueChanged.connect(self._tell)
        self._tell()

    @property
    def rule(self) -> str:
        """The rule as the competition keeps it."""
        found = _read(self._rule)
        best = self.number.value()
        if found is None or best == found.best:
            return self._rule
        kinds = BEST if best else ALL
        return replace(found, kind=kinds.get(found.kind, found.kind), best=best).text

    def show_rule(self, rule: str, planned: int) -> None:
        """Fill in; `planned` is the number of evenings, 0 when it is not known."""
        self._rule, self._planned = rule, planned
        found = _read(rule)
        self.number.setValue(found.best if found else 0)
        self.rename(
            self.tr("&Hoeveel avonden van elke periode tellen")
            if found is not None and found.has_periods
            else self.tr("&Hoeveel avonden tellen")
        )
        self._tell()

    def plan(self, evenings: int) -> None:
        """Note that another number of evenings is planned."""
        self._planned = evenings
        self._tell()

    def _tell(self) -> None:
        found = _read(self.rule)
        said = rule_text(found, self._planned, language.current()) if found else ""
        self.explain(f"→ {said}" if said else "")


def _read(rule: str) -> RankingRule | None:
    """Read a rule; None for a stored one that cannot be read: it stays as it is."""
    try:
        return parse_rule(rule)
    except RankingError:
        return None


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
        self.more = MoreFields(theme)
        self.kind, self.playing, self.clock = self.more.kind, self.more.playing, self.more.clock
        self.evenings = self.more.evenings
        self.prize_field, self.prizes = self.more.prize_field, self.more.prize_field.text
        self.folded = Folded(theme, self.more)
        self.counted = CountedField()
        self.adopted = label(kind="small", wrap=True)
        self.adopted.hide()
        self.in_force = label(kind="small", wrap=True)
        self.rule_button = button(self.tr("Al het andere van de stand (Ctrl+R)"), self._ask_rule)
        for widget in (self.in_force, self.rule_button):
            widget.hide()
        QShortcut(
            QKeySequence("Ctrl+R"),
            self,
            self._ask_rule,
            context=Qt.ShortcutContext.WidgetWithChildrenShortcut,
        )
        self._remove_button = button(
            self.tr("&Verwijderen"), self._ask_removal, "quiet", risky=True
        )
        self._store_button = button(self.tr("&Opslaan"), self.store, "primary")
        self._lay_out(theme)
        self.kind.chosen.connect(self._follow)
        self.evenings.valueChanged.connect(self.counted.plan)
        self.folded.button.clicked.connect(self._keep_whole)
        self.setFocusProxy(self._name)

    def _lay_out(self, theme: Theme) -> None:
        self._fields = tall(
            theme,
            self.name,
            self.kind.format_field,
            self.playing.counts,
            self.counted,
            self.in_force,
            row(self.rule_button, None),
            self.adopted,
            self.folded,
            None,
            width=84,
        )
        self._frame(theme, self._fields, row(self._remove_button, None, self._store_button))

    @property
    def shown(self) -> Competition | None:
        """The competition as stored."""
        return self._shown

    def show_usual(self, club: ClubSettings) -> None:
        """Show the club's usual choices: these are not told as something special."""
        self.more.show_usual(club)
        self.folded.tell(self.more.summary)

    def show_competition(self, one: Competition, season: str) -> None:
        """Fill in the fields of a competition."""
        self._shown = one
        title = one.name if one.id else self.tr("Nieuwe competitie")
        self._heading.setText(f"{title} · {season}")
        self._name.setText(one.name)
        self.more.show_values(one)
        self._follow(one.format)
        self.counted.show_rule(one.ranking, one.evenings)
        self._remove_button.setVisible(bool(one.id))
        self._say.say("")
        self.name.calm()
        self._filled = self.edited

    def show_adopted(self, adopted: Sequence[AdoptedRuleSet]) -> None:
        """Show which rule sets hold from which day, in place of the one chosen here."""
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
        """Show the rule in force, and where the rest of it is asked."""
        shown = self._shown
        stored = shown is not None and bool(shown.id)
        for widget in (self.in_force, self.rule_button):
            widget.setVisible(stored)
        self._keep_whole()
        if shown is None or not stored:
            self.counted.setVisible(True)
            return
        self.counted.setVisible(not adopted)
        if season.closed_at:
            text = self.tr("Dit seizoen is afgesloten: de stand blijft zoals die is vastgesteld.")
        elif adopted:
            last = adopted[-1]
            text = self.tr(
                "Vanaf %1 geldt voor de stand: %2. Een andere regel vraagt Stand, Regel (Ctrl+R)."
            )
            rule = rule_text(parse_rule(last.ranking), shown.evenings, language.current())
            text = text.replace("%1", plain_date(last.valid_from), 1).replace("%2", rule, 1)
        else:
            text = self.tr("Een ander aantal geldt meteen voor het hele seizoen.")
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
            ranking=self.counted.rule,
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
        """Enter stores, from every field; Escape gives up what is not stored."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.store()
            return
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
        if self.playing.rule_set.settle():  # what is wrong
            self.folded.unfold()
            self.playing.rule_set.setFocus()
            return
        if not self.prize_field.settle():
            self.folded.unfold()
            self.prizes.setFocus()
            return
        self._say.say("")
        self.stored.emit(self.edited)

    def _follow(self, name: str) -> None:
        self.more.follow(name)
        self._keep_whole()

    def ask_prizes(self) -> None:
        """Direct typing to the prizes."""
        self.folded.unfold()
        self._keep_whole()
        self.prizes.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the form once it is shown: only then is its width known."""
        super().showEvent(event)
        self._keep_whole()

    def changeEvent(self, event: QEvent) -> None:
        """Fit the form to the widths of another look."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._keep_whole()

    def _keep_whole(self) -> None:
        """Keep the form as wide as its fields, for it scrolls down only; folded fields are told."""
        self.folded.tell(self.more.summary)
        bar = self._fields.verticalScrollBar().sizeHint().width()
        inner = self._fields.widget()
        assert inner is not None
        self._fields.setMinimumWidth(inner.minimumSizeHint().width() + bar)

    def _ask_rule(self) -> None:
        if self._shown is not None and self._shown.id:
            self.rule_wanted.emit(self._shown.id)

    def _ask_removal(self) -> None:
        self.removed.emit(self._shown)

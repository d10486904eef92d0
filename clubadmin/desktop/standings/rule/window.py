"""Regel van de stand: questions at the left, the real standings under that rule at the right."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial

from PySide6.QtCore import QDate, Qt, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from clubadmin.desktop.explain.asking import explaining
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.doors import ShowRule
from clubadmin.desktop.kit.figures import plain_date, pydate, qdate
from clubadmin.desktop.kit.forms import Choice, Field, day, line, tall
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.side_window import SideWindow
from clubadmin.desktop.kit.splitters import Splitter
from clubadmin.desktop.kit.tabs import WindowTabs
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, Said, button, column, holder, label, row
from clubadmin.desktop.standings.rule import loading
from clubadmin.desktop.standings.rule.fields import RuleFields
from clubadmin.desktop.standings.rule.preview import RulePreview
from clubadmin.desktop.standings.rule.tie_order import TieOrder
from clubadmin.desktop.work import troubles
from clubadmin.domain.standings.ranking import parse_rule, rule_text
from clubadmin.model.explain.figure_asked import Asked, StandingAsked
from clubadmin.model.seasons.season import Season
from clubadmin.model.supposing.adopted import AdoptedRule
from clubadmin.part import Show
from clubadmin.services.supposing import adopting

WHOLE, FROM = "whole", "from"


class RuleWindow(SideWindow):
    """Every part of the rule by a question; nothing holds until it is adopted."""

    help_topic = "stand-regel"

    def __init__(self, parent: QWidget, ops: Operations, theme: Theme, competition_id: int) -> None:
        super().__init__(parent, ops, theme, "ranking-rule", (148, 92))
        self.setWindowTitle(self.tr("Regel van de stand"))
        self._competition_id = competition_id
        self._asker = Asker(ops, self)
        self._trying = Asker(ops, self)
        self._start: loading.Start | None = None
        self._filled: tuple[str, tuple[str, ...]] = ("", ())  # as it was when it was filled in
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._try)
        self.heading = label(kind="heading", wrap=True)
        self.fields = RuleFields(theme)
        self.ties = TieOrder(theme)
        self.trial = Choice()
        self.preview = RulePreview(theme)
        self.holds = HoldsFields(theme)
        self.adopted = AdoptedList(theme, self._take_back)
        self.said = Said()
        self.back_button = button(self.tr("Terug naar zoals het &was"), self._give_up, "quiet")
        self.adopt_button = button(self.tr("&Aannemen"), self.adopt, "primary")
        self.adopt_button.setAutoDefault(False)  # Enter after a number is no vote
        self.addAction(explaining(self, [self.preview.table], self._whole))
        self._lay_out()
        for part in (self.fields, self.ties):
            part.changed.connect(self._edited)
        self.holds.changed.connect(self._allow)
        self.trial.currentIndexChanged.connect(self._soon.start)
        self.refresh()

    @property
    def chosen(self) -> tuple[str, tuple[str, ...]]:
        """The rule and the tie-breaks as filled in."""
        return self.fields.rule, self.ties.ties

    @property
    def dirty(self) -> bool:
        """Whether something is filled in that does not hold."""
        return self._start is not None and self.chosen != self._filled

    def refresh(self) -> None:
        """Read the rule in force; what is filled in stays."""
        number = self._competition_id
        self._asker.ask(lambda club: loading.start(club, number), self._show)

    def adopt(self) -> None:
        """Have the rule hold."""
        wrong = self.fields.wrong
        if wrong:
            self.said.say(self.tr("Zo is de regel nog niet volledig. %1").replace("%1", wrong))
            return
        rule, ties = self.chosen
        wanted = loading.Wanted(rule, ties, self.holds.from_date, self.holds.reason.text())
        work = partial(loading.adopt, competition_id=self._competition_id, rule=wanted)
        self.ops.run(work, lambda _saved: self._adopted(), self._refused, changes=True)

    def warn_of_loss(self) -> None:
        """Say so; the keyboard stays, for one Enter is no vote."""
        self.said.say(
            self.tr(
                "Deze regel geldt nog niet. Kies Aannemen om hem te laten gelden; nog eens"
                " sluiten laat alles zoals het was."
            ),
            "warning",
        )

    # inside

    def _tabs(self) -> WindowTabs:
        """The rule and what if, in the same place."""
        number = self._competition_id
        return WindowTabs(
            self.theme,
            "ranking-rule",
            self,
            0,
            (
                (self.tr("Regel van de stand"), lambda: ShowRule(number)),
                (self.tr("Wat als"), lambda: Show("what-if", number)),
            ),
        )

    def _lay_out(self) -> None:
        grid = self.theme.grid
        questions = tall(
            self.theme, self.heading, self.adopted, self.fields, self.ties, None, width=84
        )
        self._trial_field = Field(self.tr("Kijk het na &op"), self.trial)
        right = column(self.fields.effect, self._trial_field, (self.preview, 1), gap=grid(1.5))
        splitter = Splitter("ranking-rule", (questions, 4), (holder(right), 5))
        splitter.setSizes([400, 500])  # in proportion
        foot = row(self.back_button, None, button(self.tr("&Sluiten"), self.close, "quiet"))
        foot.addWidget(self.adopt_button)
        foot.setSpacing(grid(1))
        parts = (self._tabs(), (splitter, 1), self.holds, self.said, foot)
        self.setLayout(column(*parts, gap=grid(1.5), margin=grid(2)))
        self.fields.kind.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self, found: loading.Start) -> None:
        untouched = not self.dirty
        first = self._start is None
        self._start = found
        one = found.competition
        self.heading.setText(f"{one.name} · {found.season.name}")
        blocked = self.trial.blockSignals(True)
        self.trial.offer({str(trial.competition_id): trial.title for trial in found.trials})
        self.trial.blockSignals(blocked)
        self._trial_field.setVisible(len(found.trials) > 1)
        self.fields.follow_format(one.format)
        self.ties.follow_format(one.format)
        if untouched:
            self.fields.show_rule(found.rule, one.evenings)
            self.ties.show_ties(found.ties)
        self._filled = self.chosen if untouched else (found.rule, found.ties)
        if first or not self.holds.edited:
            self.holds.show_season(found.season, found.adopted)
        self.adopted.show_rules(found.adopted, one.evenings)
        if first and found.season.closed_at:
            self.said.say(
                self.tr("Dit seizoen is afgesloten: de regel is hier alleen te bekijken.")
            )
        self._edited()

    def _edited(self) -> None:
        if self._start is None:
            return
        self._warned = False
        self.back_button.setVisible(self.dirty)
        self._allow()
        self._soon.start()

    def _whole(self, asked: Asked) -> Asked:
        """A question about the standings on which the rule is tried."""
        if not isinstance(asked, StandingAsked):
            return asked
        return replace(asked, competition_id=int(self.trial.value or 0))

    def _allow(self) -> None:
        """Allow adopting where there is something to adopt, and the season is not over."""
        if self._start is not None:
            other = self.dirty or self.holds.edited
            self.adopt_button.setEnabled(other and not self._start.season.closed_at)

    def _try(self) -> None:
        if self._start is None or not self.trial.value:
            return
        wrong = self.fields.wrong
        if wrong:
            self.preview.show_none(wrong)
            return
        number = int(self.trial.value)
        self.preview.competition_id = number
        rule, ties = self.chosen
        self._trying.ask(
            lambda club: loading.effect(club, number, rule, ties), self.preview.show_effect
        )

    def _give_up(self) -> None:
        """The rule as it is in force."""
        assert self._start is not None
        self.fields.show_rule(self._start.rule, self._start.competition.evenings)
        self.ties.show_ties(self._start.ties)
        self.said.say("")
        self._edited()
        self.fields.kind.setFocus()

    def _take_back(self, one: AdoptedRule) -> None:
        """Away with a rule that was adopted; the window reads again what holds then."""
        work = partial(adopting.take_back, adopted_id=one.id)
        self.ops.run(work, lambda _saved: None, self._refused, changes=True)

    def _adopted(self) -> None:
        self._filled = self.chosen
        self.close()

    def _refused(self, error: Exception) -> None:
        self.said.say(troubles.sentence(error))


class AdoptedList(Plain):
    """A line a rule; nothing where there are none.

    Args:
        theme: the look.
        take_back: called with the rule that is to go.
    """

    def __init__(self, theme: Theme, take_back: Callable[[AdoptedRule], None]) -> None:
        super().__init__()
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
        away = button(self.tr("Intrekken"), lambda: self._take_back(one), "quiet", risky=True)
        away.setAccessibleName(
            self.tr("Regel vanaf %1 intrekken").replace("%1", str(one.valid_from))
        )
        line = Plain()
        said = label(" · ".join(part for part in parts if part), "muted", wrap=True)
        line.setLayout(row((said, 1), away, gap=self._gap))
        return line


class HoldsFields(Plain):
    """The whole season or from a date; the reason only where the season is under way."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
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
        self.setLayout(
            row(
                (self.kind_field, 4), (self.day_field, 2), (self.reason_field, 4), gap=theme.grid(2)
            )
        )
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

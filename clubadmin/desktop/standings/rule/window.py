"""Regel van de stand: questions at the left, the real standings under that rule at the right."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from functools import partial

from PySide6.QtCore import QDate, Qt, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from clubadmin.desktop.explain.asking import explaining
from clubadmin.desktop.kit.doors import ShowRanked
from clubadmin.desktop.kit.empty import framed
from clubadmin.desktop.kit.figure_columns import figured, rank_column, worded
from clubadmin.desktop.kit.figures import decimal, plain_date, pydate, qdate, total
from clubadmin.desktop.kit.forms import Choice, Field, day, line, tall
from clubadmin.desktop.kit.language import current, translate
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.remembered import Splitter
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.side_window import SideWindow
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, Said, button, column, holder, label, row
from clubadmin.desktop.standings.columns import field_name
from clubadmin.desktop.standings.rule import loading
from clubadmin.desktop.standings.rule.fields import RuleFields, rule_tabs
from clubadmin.desktop.standings.rule.loading import Effect
from clubadmin.desktop.standings.rule.tie_order import TieOrder
from clubadmin.desktop.work import troubles
from clubadmin.domain.standings.ranking_rule import parse_rule
from clubadmin.domain.standings.ranking_words import rule_text
from clubadmin.model.explain.figure_asked import Asked, StandingAsked, StandingFigure
from clubadmin.model.results.result import StandingRow, Standings
from clubadmin.model.seasons.season import Season
from clubadmin.model.supposing.adopted import AdoptedRule
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
        self._refused = troubles.told_in(self.said)
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
        self.ops.change(work, lambda _saved: self._adopted(), self._refused)

    def warn_of_loss(self) -> None:
        """Say so; the keyboard stays, for one Enter is no vote."""
        self.said.say(
            self.tr(
                "Deze regel geldt nog niet. Kies Aannemen om hem te laten gelden; nog eens"
                " sluiten laat alles zoals het was."
            ),
            "warning",
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
        parts = (
            rule_tabs(self.theme, self, 0, self._competition_id),
            (splitter, 1),
            self.holds,
            self.said,
            foot,
        )
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
        self.ops.change(work, lambda _saved: None, self._refused)

    def _adopted(self) -> None:
        self._filled = self.chosen
        self.close()


class AdoptedList(Plain):
    """A line a rule; nothing where there are none.

    Args:
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
        rule = rule_text(parse_rule(one.ranking), planned, current())
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
            {WHOLE: self.tr("Voor het hele seizoen"), FROM: self.tr("Pas vanaf een datum")}
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


@dataclass(frozen=True)
class Moved:
    """Somebody under both rules; the place is None where there is none, `before` as well."""

    key: tuple[int, str]
    name: str
    field: str
    place: int | None
    before: int | None
    score: float  # what the place goes by, under the new rule
    score_before: float | None  # None: not in the standings before
    there_before: bool = True

    @property
    def places(self) -> int:
        """How many places up; below 0 down, 0 where a place is missing."""
        if self.place is None or self.before is None:
            return 0
        return self.before - self.place

    @property
    def moves(self) -> bool:
        """Whether the place is another, or there is one or none where there was."""
        return not self.there_before or self.place != self.before


class RulePreview(Plain):
    """A sentence that sums it up, and everybody with the old and the new place."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._grouped = False
        self.competition_id = 0  # whose standings they are
        self._unnoted = False  # the rule asks who gave notice, and nobody did
        self.summary = label(kind="strong", wrap=True)
        self.model: RowsModel[Moved] = RowsModel(theme, _columns(None), lambda one: one.key)
        self.table = ListTable(theme, self.model, self.tr("De stand volgens deze regel"), sort=-1)
        self.table.lead(lambda one: ShowRanked(self.competition_id, one.key[0]))
        self.setLayout(column(self.summary, (framed(self.table), 1), gap=theme.grid(1)))

    def show_effect(self, found: Effect) -> None:
        """Show what the rule leads to."""
        rows = moved(found.before, found.after)
        self._grouped = found.after.grouped
        tried = parse_rule(found.after.rule)
        other = found.before.rule != found.after.rule
        self._unnoted = other and tried.gives and tried.parts_notice and not found.noted
        self.table.show_rows(rows, _columns(found))
        self.summary.setText(self._summed_up(rows))

    def show_none(self, sentence: str) -> None:
        """Show nothing but the reason for it."""
        self.table.show_rows(())
        self.summary.setText(sentence)

    def _summed_up(self, rows: tuple[Moved, ...]) -> str:
        moving = [one for one in rows if one.moves]
        if not rows:
            return self.tr("Er zijn nog geen uitslagen waarop de regel te zien is.")
        if not moving:
            return self._nobody_moves()
        text = self.tr("%1 van de %2 krijgen een andere plaats. %3")
        if len(moving) == 1:
            text = self.tr("%1 van de %2 krijgt een andere plaats. %3")
        counted = text.replace("%1", str(len(moving))).replace("%2", str(len(rows)))
        return counted.replace("%3", self._at_the_top(rows))

    def _nobody_moves(self) -> str:
        """Tell that nobody moves, with the reason where the rules differ in what is not noted."""
        text = self.tr("Met deze regel verandert er geen enkele plaats.")
        if self._unnoted:
            text += " " + self.tr(
                "Van niemand is nog een afmelding genoteerd: dat doet u bij Wie was er niet, of"
                " op de avond met F2."
            )
        return text

    def _at_the_top(self, rows: tuple[Moved, ...]) -> str:
        first = next((one for one in rows if one.place == 1), None)
        if first is None:
            return self.tr("Niemand heeft een plaats.")
        if first.field:
            stays, comes = self.tr("In %2 blijft %1 eerste."), self.tr("In %2 wordt %1 eerste.")
        else:
            stays, comes = self.tr("Bovenaan blijft %1."), self.tr("Bovenaan komt %1.")
        text = stays if first.before == 1 else comes
        return text.replace("%2", self._group(first.field)).replace("%1", first.name)

    def _group(self, field: str) -> str:
        name = field_name(field)
        return self.tr("groep %1").replace("%1", name) if self._grouped else name


def _columns(effect: Effect | None) -> list[Column[Moved]]:
    found = effect.after if effect else None
    averages = found is not None and found.by_average and "by:wins" not in found.rule
    figure = partial(decimal, places=found.decimals) if found and averages else total
    grouped = found is not None and len(found.fields) > 1
    title = translate("RulePreview", "Gem.") if averages else translate("RulePreview", "Totaal")
    wordt, was = translate("RulePreview", "Wordt"), translate("RulePreview", "Was")
    place = partial(rank_column, missing="–")
    moved = translate("RulePreview", "Verschil in plaats")
    shown: list[Column[Moved]] = [
        place(wordt, lambda one: one.place, 7.5, _tried("place", effect), look="strong"),
        place(was, lambda one: one.before, 6, _was, look="muted"),
        Column("", _sign, lambda one: -one.places, width=9, look=_sign_look, hint=moved),
        worded(translate("RulePreview", "Naam"), lambda one: one.name, least=11),
        figured(
            title,
            lambda one: one.score,
            figure,
            width=9,
            asks=_tried("average" if averages else "total", effect),
            down=True,
        ),
    ]
    if grouped:
        group = translate("RulePreview", "Groep")
        shown.insert(0, Column(group, lambda one: field_name(one.field), width=7.5))
    return shown


def _tried(
    figure: StandingFigure, effect: Effect | None
) -> Callable[[Moved], StandingAsked] | None:
    """About a figure under the rule that is tried; of which competition the window knows."""
    if effect is None:
        return None
    rule, ties = effect.after.rule, effect.ties
    return lambda one: StandingAsked(0, one.key[0], figure, rule=rule, ties=ties)


def _was(one: Moved) -> StandingAsked:
    """About the place under the rule in force."""
    return StandingAsked(0, one.key[0], "place")


def _sign(one: Moved) -> str:
    if not one.there_before:
        return translate("RulePreview", "nieuw")
    if one.places:
        return f"▲ {one.places}" if one.places > 0 else f"▼ {-one.places}"
    return translate("RulePreview", "ander") if one.moves else ""


def _sign_look(one: Moved) -> str:
    if one.moves and one.place is None:
        return "error"
    return "good" if one.places > 0 else "error" if one.places < 0 else "muted"


def moved(before: Standings, after: Standings) -> tuple[Moved, ...]:
    """Everybody in the order of the new standings, with what they were."""
    was = {_key(row): row for row in before.rows}
    return tuple(_moved(row, was.get(_key(row)), before, after) for row in after.rows)


def _moved(row: StandingRow, was: StandingRow | None, before: Standings, after: Standings) -> Moved:
    return Moved(
        _key(row),
        row.name,
        row.field,
        row.place,
        was.place if was else None,
        after.score(row),
        before.score(was) if was else None,
        was is not None,
    )


def _key(row: StandingRow) -> tuple[int, str]:
    return (row.entrant_id, row.name)

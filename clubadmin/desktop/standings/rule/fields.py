"""The rule of the standings by questions in plain words; those that matter appear as needed."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.forms import Choice, Field, Number
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, column
from clubadmin.desktop.standings.rule.period_fields import PeriodFields
from clubadmin.desktop.standings.rule.win_fields import WinFields
from clubadmin.desktop.standings.rule.worth_field import WorthField
from clubadmin.domain.draw.plan.formats import FORMATS, Entrant
from clubadmin.domain.standings.ranking import RankingError, parse_rule, rule_text
from clubadmin.domain.standings.ranking_rule import RankingRule


class RuleFields(QWidget):
    """Makes a ranking rule such as "best:5,min:5"; every part of it can be asked for here."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self._planned = 0
        self._filling = False
        self.kind = Choice(
            {
                "sum": self.tr("Alle avonden opgeteld"),
                "best": self.tr("De beste avonden opgeteld"),
                "average": self.tr("Het gemiddelde van alle avonden"),
                "average-best": self.tr("Het gemiddelde van de beste avonden"),
            }
        )
        self.best = Number(1, 99, 5)
        self.periods = PeriodFields(theme)
        self.least = Number(0, 99, 0, self.tr("geen"))
        self.absent = WorthField(
            theme, self.tr("Wie er niet is, krijgt"), self.tr("Niets"), nothing=False
        )
        self.unnotified = WorthField(
            theme,
            self.tr("En wie zonder bericht wegblijft"),
            self.tr("Hetzelfde"),
            nothing=True,
        )
        self.most_absent = Number(0, 99, 0, self.tr("altijd"))
        self.substitutes = Choice(
            {
                "pair": self.tr("Voor het paar"),
                "self": self.tr("Voor wie er echt speelden, als eigen regel in de stand"),
                "none": self.tr("Voor niemand"),
            }
        )
        self.win = WinFields(theme)
        self.promote = Number(0, 20, 0, self.tr("niemand"))
        self.effect = Said()  # the rule in a sentence, for who shows these to put in its place
        self.effect.setParent(self)  # without one it would be a window
        self._lay_out(theme)
        self._wire()
        self._follow()

    @property
    def rule(self) -> str:
        """The rule as the competition keeps it."""
        return self._made.text

    def show_rule(self, rule: str, planned: int) -> None:
        """Fill in; `planned` is the number of evenings, 0 when it is not known."""
        self._planned = planned
        self._filling = True
        found = _read(rule)
        self.kind.choose(found.kind)
        if found.best:
            self.best.setValue(found.best)
        self.periods.show_periods(found.period_length, found.period_starts, found.best_periods)
        self.least.setValue(found.minimum)
        self.absent.show_worth(found.absent)
        self.unnotified.show_worth(found.unnotified)
        self.most_absent.setValue(found.absent_most)
        self.substitutes.choose(found.substitutes)
        self.win.show_win(found.win, decides=found.by_wins)
        self.promote.setValue(found.promote)
        self._filling = False
        self._follow()

    def plan(self, evenings: int) -> None:
        """Another number of evenings is planned."""
        self._planned = evenings
        self._follow()

    def follow_format(self, name: str) -> None:
        """What a format has no use for is not asked."""
        form = FORMATS[name]
        self._substitutes_field.setVisible(form.entrant is Entrant.PAIR and form.by_points)
        self.win.setVisible(form.by_points)

    @property
    def wrong(self) -> str:
        """A sentence when what is filled in is no rule; "" when it is."""
        if self.periods.wrong:
            return self.periods.wrong
        try:
            parse_rule(self.rule)
        except RankingError as error:
            return language.told(str(error))
        return ""

    @property
    def _made(self) -> RankingRule:
        kind, periods, win = self.kind.value, self.periods, self.win
        gives = self.absent.worth is not None or self.unnotified.worth is not None
        return RankingRule(
            kind=kind,  # type: ignore[arg-type]  # only kinds are offered
            best=self.best.value() if "best" in kind else 0,
            minimum=self.least.value(),
            absent=self.absent.worth,
            unnotified=self.unnotified.worth,
            absent_most=self.most_absent.value() if gives else 0,
            period_length=periods.length,
            period_starts=periods.first_evenings,
            best_periods=periods.best_periods,
            substitutes=self.substitutes.value,  # type: ignore[arg-type]
            win=win.win,
            by_wins=win.decides,
            promote=self.promote.value(),
        )

    def _lay_out(self, theme: Theme) -> None:
        self.best_field = Field(self.tr("&Hoeveel avonden tellen"), self.best)
        self._least_field = Field(
            self.tr("&Minstens zoveel avonden"),
            self.least,
            self.tr("Wie er minder speelt, staat onderaan zonder plaats."),
        )
        self._most_field = Field(self.tr("Hoe vaak per seizoen krijgt men dat"), self.most_absent)
        self._substitutes_field = Field(
            self.tr("Voor wie telt het als een invaller speelt"), self.substitutes
        )
        self._promote_field = Field(
            self.tr("Zoveel gaan er naar een andere groep"),
            self.promote,
            self.tr("Alleen waar groepen zijn: zoveel omhoog en zoveel omlaag na het seizoen."),
        )
        self.setLayout(
            column(
                Field(self.tr("Wat &telt"), self.kind),
                self.best_field,
                self.periods,
                self._least_field,
                self.absent,
                self.unnotified,
                self._most_field,
                self._substitutes_field,
                self.win,
                self._promote_field,
                gap=theme.grid(1.5),
            )
        )

    def _wire(self) -> None:
        for choice in (self.kind, self.substitutes):
            choice.currentIndexChanged.connect(self._follow)
        for number in (self.best, self.least, self.most_absent, self.promote):
            number.valueChanged.connect(self._follow)
        for part in (self.periods, self.absent, self.unnotified, self.win):
            part.changed.connect(self._follow)

    def _follow(self) -> None:
        if self._filling:
            return
        rule = self._made
        self.best_field.rename(
            self.tr("&Hoeveel avonden van elke periode tellen")
            if rule.has_periods
            else self.tr("&Hoeveel avonden tellen")
        )
        self.best_field.setVisible("best" in rule.kind)
        self.best_field.explain(self._all_of(rule))
        self._most_field.setVisible(rule.gives)
        wrong = self.wrong
        if wrong:
            self.effect.say(f"! {wrong}")
        else:
            said = rule_text(rule, self._planned, language.current())
            self.effect.say("→ " + said, "good")
        self.changed.emit()

    def _all_of(self, rule: RankingRule) -> str:
        """Said where the best are all there are, which nobody means by it."""
        there = rule.period_length if rule.has_periods else self._planned
        if "best" not in rule.kind or not there or rule.best < there:
            return ""
        if rule.has_periods:
            return self.tr("Een periode heeft er %1; zo telt alles.").replace("%1", str(there))
        return self.tr("Er zijn %1 avonden gepland; zo telt alles.").replace("%1", str(there))


def _read(rule: str) -> RankingRule:
    """A rule that was stored can be read; what cannot is shown as the plainest one."""
    try:
        return parse_rule(rule)
    except RankingError:
        return RankingRule("sum")

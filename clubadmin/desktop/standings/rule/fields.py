"""The rule of the standings by questions in plain words."""

import re
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog

from clubadmin.desktop.kit.doors import ShowRule
from clubadmin.desktop.kit.forms import Choice, Field, Number, line
from clubadmin.desktop.kit.language import current, told, translate
from clubadmin.desktop.kit.tabs import WindowTabs
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, Said, column, row
from clubadmin.domain.draw.formats import FORMATS, Entrant
from clubadmin.domain.standings.absence import Worth
from clubadmin.domain.standings.ranking_rule import RankingError, RankingRule, WinPoints, parse_rule
from clubadmin.domain.standings.ranking_words import rule_text
from clubadmin.part import Show

MOST_POINTS = 99_999
_AT_FIRST = 4000  # points; what a club may begin with
NOTHING = "none"
_WHOLE = ("", NOTHING, "points")  # of these nothing comes off

LENGTH, STARTS = "length", "starts"
BESIDE, DECIDES = "beside", "decides"
USUAL = WinPoints(2, 1, 0)


def rule_tabs(theme: Theme, window: QDialog, here: int, competition_id: int) -> WindowTabs:
    """The tabs of the rule and of what if, which are one place."""
    tabs = (
        (translate("RuleWindow", "Regel van de stand"), lambda: ShowRule(competition_id)),
        (translate("RuleWindow", "Wat als"), lambda: Show("what-if", competition_id)),
    )
    return WindowTabs(theme, "ranking-rule", window, here, *tabs)


class WorthField(Plain):
    """A worth, or the first choice, which stands for none given.

    Args:
        first: the text of the choice that gives no worth.
        nothing: whether "nothing" is a choice beside the first.
    """

    changed = Signal()

    def __init__(self, theme: Theme, title: str, first: str, *, nothing: bool) -> None:
        super().__init__()
        offered = {"": first, NOTHING: self.tr("Niets")}
        offered |= {
            "points": self.tr("Een vast aantal punten"),
            "lowest": self.tr("De laagste score van die avond"),
            "average": self.tr("Het gemiddelde van die avond"),
            "half": self.tr("De helft van het gemiddelde van die avond"),
            "own-average": self.tr("Het eigen gemiddelde"),
        }
        if not nothing:
            del offered[NOTHING]
        self.choice = Choice(offered)
        self.points = Number(0, MOST_POINTS, _AT_FIRST)
        self.most = Number(0, MOST_POINTS, 0, self.tr("geen grens"))
        self.field = Field(title, self.choice)
        self._points_field = Field(self.tr("Hoeveel punten"), self.points)
        self._most_field = Field(self.tr("Maar hoogstens"), self.most)
        self.less = Number(0, MOST_POINTS, 0, self.tr("niets"))
        self._less_field = Field(self.tr("En daar gaat af"), self.less)
        fields = (self.field, self._points_field, self._most_field, self._less_field)
        self.setLayout(column(*fields, gap=theme.grid(1.5)))
        self.choice.currentIndexChanged.connect(self._follow)
        self.points.valueChanged.connect(self.changed)
        self.most.valueChanged.connect(self.changed)
        self.less.valueChanged.connect(self.changed)
        self._follow()

    @property
    def worth(self) -> Worth | None:
        """The chosen worth; None for the first choice."""
        kind = self.choice.value
        if not kind:
            return None
        points = {"points": self.points.value(), "own-average": self.most.value()}
        less = 0 if kind in _WHOLE else self.less.value()
        return Worth(kind, points.get(kind, 0), less)  # type: ignore[arg-type]  # only kinds offered

    def show_worth(self, worth: Worth | None) -> None:
        """Fill in the worth."""
        self.choice.choose(worth.kind if worth else "")
        if worth is not None and worth.kind == "points":
            self.points.setValue(worth.points)
        self.most.setValue(worth.points if worth and worth.kind == "own-average" else 0)
        self.less.setValue(worth.less if worth else 0)
        self._follow()

    def _follow(self) -> None:
        kind = self.choice.value
        shown = {
            self._points_field: kind == "points",
            self._most_field: kind == "own-average",
            self._less_field: kind not in _WHOLE,
        }
        for field, wanted in sorted(shown.items(), key=lambda one: one[1]):  # what goes, first
            field.setVisible(wanted)
        self.changed.emit()


class PeriodFields(Plain):
    """The choice of periods: none, so many evenings each, or the first evening of each."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.kind = Choice(
            {
                "": self.tr("Nee, het seizoen is één geheel"),
                LENGTH: self.tr("Ja, om de zoveel avonden"),
                STARTS: self.tr("Ja, ik geef van elke periode de eerste avond"),
            }
        )
        self.length_of = Number(1, 99, 6)
        self.starts = line(hint="1, 7, 13 ...")
        self.best = Number(0, 99, 0, self.tr("alle"))
        self.kind_field = Field(self.tr("Is het seizoen in perioden verdeeld?"), self.kind)
        self.length_field = Field(self.tr("Avonden in een periode"), self.length_of)
        self.starts_field = Field(self.tr("Eerste avond van elke periode"), self.starts)
        self.best_field = Field(self.tr("Zoveel beste perioden tellen"), self.best)
        fields = (self.kind_field, self.length_field, self.starts_field, self.best_field)
        self.setLayout(column(*fields, gap=theme.grid(1.5)))
        self.kind.currentIndexChanged.connect(self._follow)
        self.length_of.valueChanged.connect(self.changed)
        self.starts.textChanged.connect(self._starts_typed)
        self.best.valueChanged.connect(self.changed)
        self._follow()

    @property
    def length(self) -> int:
        """How many evenings a period has; 0 where that is not how they are given."""
        return self.length_of.value() if self.kind.value == LENGTH else 0

    @property
    def first_evenings(self) -> tuple[int, ...]:
        """The number of the first evening of each; () where that is not how they are given."""
        if self.kind.value != STARTS:
            return ()
        return _numbers(self.starts.text()) or (1,)

    @property
    def wrong(self) -> str:
        """A sentence when the first evenings cannot be those; "" when all is well."""
        if self.kind.value != STARTS or _numbers(self.starts.text()):
            return ""
        return self.tr("Schrijf nummers van avonden van laag naar hoog, vanaf 1: 1, 7, 13.")

    @property
    def best_periods(self) -> int:
        """How many periods count; 0 for all."""
        return self.best.value() if self.kind.value else 0

    @property
    def given(self) -> bool:
        """Whether there are periods."""
        return bool(self.kind.value)

    def show_periods(self, length: int, starts: tuple[int, ...], best: int) -> None:
        """Fill in the periods."""
        self.kind.choose(LENGTH if length else STARTS if starts else "")
        if length:
            self.length_of.setValue(length)
        self.starts.setText(", ".join(map(str, starts)))
        self.best.setValue(best)
        self._follow()

    def _starts_typed(self) -> None:
        if self.wrong and self.starts.text().strip():
            self.starts_field.complain(self.wrong)
        else:
            self.starts_field.calm()
        self.changed.emit()

    def _follow(self) -> None:
        kind = self.kind.value
        shown = {
            self.length_field: kind == LENGTH,
            self.starts_field: kind == STARTS,
            self.best_field: bool(kind),
        }
        for field, wanted in sorted(shown.items(), key=lambda one: one[1]):  # what goes, first
            field.setVisible(wanted)
        self.changed.emit()


def _numbers(text: str) -> tuple[int, ...]:
    """The numbers that were typed, if they can be first evenings; else ()."""
    if re.fullmatch(r"\s*\d{1,3}([\s,;+]+\d{1,3})*[\s,;+]*", text) is None:
        return ()
    found = tuple(int(one) for one in re.findall(r"\d+", text))
    rising = all(one < after for one, after in pairwise(found))
    return found if rising and found[0] == 1 else ()


class WinFields(Plain):
    """The choice of win points: not kept, shown beside the points, or deciding the places."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.kind = Choice(
            {
                "": self.tr("Niets"),
                BESIDE: self.tr("Winstpunten, die naast de punten staan"),
                DECIDES: self.tr("Winstpunten, en die bepalen de plaats"),
            }
        )
        self.numbers = tuple(Number(0, 99, value) for value in USUAL)
        titles = (self.tr("Gewonnen"), self.tr("Gelijk"), self.tr("Verloren"))
        self._fields = tuple(
            Field(title, number) for title, number in zip(titles, self.numbers, strict=True)
        )
        self.field = Field(self.tr("Wat een gewonnen ronde oplevert"), self.kind)
        self.setLayout(
            column(self.field, row(*self._fields, gap=theme.grid(2)), gap=theme.grid(1.5))
        )
        self.kind.currentIndexChanged.connect(self._follow)
        for number in self.numbers:
            number.valueChanged.connect(self._follow)
        self._follow()

    @property
    def win(self) -> WinPoints | None:
        """The points for a won, a level and a lost round; None where rounds are not won or lost."""
        if not self.kind.value:
            return None
        return WinPoints(*(number.value() for number in self.numbers))

    @property
    def decides(self) -> bool:
        """Whether the places go by it."""
        return self.kind.value == DECIDES

    def show_win(self, win: WinPoints | None, *, decides: bool) -> None:
        """Fill in the win points."""
        for number, value in zip(self.numbers, win or USUAL, strict=True):
            number.setValue(value)
        self.kind.choose("" if win is None else DECIDES if decides else BESIDE)
        self._follow()

    def _follow(self) -> None:
        won, level, lost = (number.value() for number in self.numbers)
        in_order = won >= level >= lost and won > lost
        for field in self._fields:
            field.setVisible(bool(self.kind.value))
        if in_order or not self.kind.value:
            self._fields[0].calm()
        else:
            self._fields[0].complain(self.tr("Winnen moet het meest opleveren."))
        self.changed.emit()


class RuleFields(Plain):
    """Makes a ranking rule such as "best:5,min:5"; every part of it can be asked for here."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
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
        self.decimals = Choice(
            {"1": self.tr("Tienden, als 1571,7"), "2": self.tr("Honderdsten, als 1571,69")}
        )
        self.best = Number(1, 99, 5)
        self.periods = PeriodFields(theme)
        self.least = Number(0, 99, 0, self.tr("geen"))
        self.absent = WorthField(
            theme, self.tr("Wie er niet is, krijgt"), self.tr("Niets"), nothing=False
        )
        self.unnotified = WorthField(
            theme, self.tr("En wie zonder bericht wegblijft"), self.tr("Hetzelfde"), nothing=True
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
        self.decimals.choose(str(found.decimals))
        self._filling = False
        self._follow()

    def plan(self, evenings: int) -> None:
        """Note that another number of evenings is planned."""
        self._planned = evenings
        self._follow()

    def follow_format(self, name: str) -> None:
        """Hide the fields that a format has no use for."""
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
            return told(error.message)
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
            decimals=int(self.decimals.value) if "average" in kind else 1,
        )

    def _lay_out(self, theme: Theme) -> None:
        self.best_field = Field(self.tr("&Hoeveel avonden tellen"), self.best)
        self._decimals_field = Field(self.tr("Een gemiddelde staat in"), self.decimals)
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
                self._decimals_field,
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
        for choice in (self.kind, self.decimals, self.substitutes):
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
        self._decimals_field.setVisible(rule.averages)
        self.best_field.explain(self._all_of(rule))
        self._most_field.setVisible(rule.gives)
        wrong = self.wrong
        if wrong:
            self.effect.say(f"! {wrong}")
        else:
            said = rule_text(rule, self._planned, current())
            self.effect.say("→ " + said, "good")
        self.changed.emit()

    def _all_of(self, rule: RankingRule) -> str:
        """Tell that the best are all there are, which nobody means by it."""
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

"""Choices of a supposition, and its outcome; for the thread of the file."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import Signal

from clubadmin.desktop.kit.figures import short_date
from clubadmin.desktop.kit.forms import Choice, Field
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, column
from clubadmin.desktop.rules.choice import RulesChoice, newest_of, offers_of
from clubadmin.desktop.standings.rule import loading
from clubadmin.desktop.standings.rule.fields import RuleFields
from clubadmin.desktop.standings.rule.loading import Start
from clubadmin.desktop.standings.rule.tie_order import TieOrder
from clubadmin.domain.draw.formats import FORMATS
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Language
from clubadmin.model.club.club import RuleSetVersion
from clubadmin.model.seasons.season import EveningLine
from clubadmin.model.supposing.adopted import AdoptedRuleSet, RuleSetAdopted
from clubadmin.model.supposing.what_if import GameShift, Supposition, WhatIf
from clubadmin.services.club import rulesets
from clubadmin.services.club.club import OpenClub
from clubadmin.services.seasons import seasons
from clubadmin.services.supposing import adopting
from clubadmin.services.supposing.what_if import games_behind, what_if


@dataclass(frozen=True)
class Begin:
    """The choices there are."""

    start: Start
    versions: tuple[RuleSetVersion, ...]
    evenings: tuple[EveningLine, ...]
    adopted: tuple[AdoptedRuleSet, ...]  # rule sets, in the course of the season


@dataclass(frozen=True)
class Adoption:
    """The change that the club adopts, its day and reason; None leaves a part as it is."""

    rule_set: str | None  # name
    rule: str | None
    ties: tuple[str, ...]
    from_date: date
    reason: str


def begin(club: OpenClub, competition_id: int) -> Begin:
    """The rules there are, and those that are in force."""
    return Begin(
        loading.start(club, competition_id),
        rulesets.rule_sets(club),
        seasons.evenings(club, competition_id),
        adopting.adopted_rule_sets(club, competition_id),
    )


def compare(
    club: OpenClub, going: Callable[[int, int], None], *, competition_id: int, supposed: Supposition
) -> WhatIf:
    """The season as it is and as it would be."""
    return what_if(club, competition_id, supposed, going)


@dataclass(frozen=True)
class Behind:
    """The question about the games of an entrant on an evening."""

    competition_id: int
    supposed: Supposition
    evening_id: int
    entrant_id: int


def games(club: OpenClub, which: Behind, language: Language) -> tuple[GameShift, ...]:
    """The games of somebody on an evening that come to something else."""
    return games_behind(
        club,
        which.competition_id,
        which.supposed,
        which.evening_id,
        which.entrant_id,
        language=language,
    )


def adopt(club: OpenClub, competition_id: int, wanted: Adoption) -> RuleSetAdopted | None:
    """Go over to what was tried; answers what came of another rule set."""
    if wanted.rule_set is not None:
        return adopting.adopt_rule_set(
            club,
            competition_id,
            wanted.rule_set,
            wanted.from_date,
            wanted.reason,
            ranking=None if wanted.rule is None else (wanted.rule, wanted.ties),
        )
    if wanted.rule is not None:
        adopting.adopt(
            club, competition_id, wanted.rule, wanted.ties, wanted.from_date, reason=wanted.reason
        )
    return None


AS_IS, OTHER = "same", "other"


class Choices(Plain):
    """The choices of a supposition: two questions, each of which can be left as it is."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._versions: tuple[RuleSetVersion, ...] = ()
        self._points = True
        self.trial = Choice()
        self.rules = Choice(
            {AS_IS: self.tr("zoals gespeeld is"), OTHER: self.tr("andere spelregels")}
        )
        self.rule_set = RulesChoice(theme)
        self.since = Choice({"": self.tr("het hele seizoen")})
        self.ranking = Choice({AS_IS: self.tr("zoals hij is"), OTHER: self.tr("een andere regel")})
        self.fields = RuleFields(theme)
        self.ties = TieOrder(theme)
        self._trial_field = Field(self.tr("Kijk het na &op"), self.trial)
        self._set_field = Field(self.tr("&Welke spelregels"), self.rule_set)
        self._since_field = Field(self.tr("&Vanaf"), self.since)
        self.setLayout(
            column(
                self._trial_field,
                Field(self.tr("&Spelregels"), self.rules),
                self._set_field,
                self._since_field,
                Field(self.tr("&Regel van de stand"), self.ranking),
                self.fields,
                self.ties,
                gap=theme.grid(1.5),
            )
        )
        for choice in (self.trial, self.rules, self.since, self.ranking):
            choice.currentIndexChanged.connect(lambda _at: self._follow())
        self.rule_set.currentIndexChanged.connect(lambda _at: self._follow())
        self.rule_set.told.connect(self._say)
        for part in (self.fields, self.ties):
            part.changed.connect(self._follow)
        self._show_parts()

    @property
    def competition_id(self) -> int:
        """The competition that it is tried on; 0 while that is not known."""
        return int(self.trial.value or 0)

    @property
    def other_rules(self) -> str | None:
        """The name of the rule set that is supposed; None: none other."""
        return self.rule_set.value or None if self.rules.value == OTHER else None

    @property
    def other_rule(self) -> str | None:
        """The ranking rule that is supposed; None: none other."""
        return self.fields.rule if self.ranking.value == OTHER else None

    @property
    def wrong(self) -> str:
        """A sentence when what is filled in is no rule."""
        return self.fields.wrong if self.ranking.value == OTHER else ""

    @property
    def supposed(self) -> Supposition:
        """The supposition as filled in."""
        name, rule = self.other_rules, self.other_rule
        since = self.since.value
        return Supposition(
            rule=rule,
            ties=self.ties.ties if rule is not None and self._points else None,
            rule_set_id=self._newest(name) if name else None,
            from_date=date.fromisoformat(since) if since and name else None,
        )

    def show_begin(self, found: Begin) -> None:
        """Show the choices; what is filled in already stays."""
        first = not self._versions
        start = found.start
        self._versions = found.versions
        self._points = FORMATS[start.competition.format].by_points
        blocked = self.blockSignals(True)
        self.trial.offer({str(one.competition_id): one.title for one in start.trials})
        self.rule_set.offer_rules(offers_of(_others(found)))
        self.since.offer(
            {"": self.tr("het hele seizoen")}
            | {one.date.isoformat(): self._evening(one) for one in reversed(found.evenings)}
        )
        self.fields.follow_format(start.competition.format)
        self.ties.follow_format(start.competition.format)
        if first:
            self.rule_set.choose(start.competition.rule_set)
            self.fields.show_rule(start.rule, start.competition.evenings)
            self.ties.show_ties(start.ties)
        self.blockSignals(blocked)
        self._trial_field.setVisible(len(start.trials) > 1)
        self._show_parts()

    def _evening(self, one: EveningLine) -> str:
        text = self.tr("avond %1, %2").replace("%1", str(one.number), 1)
        return text.replace("%2", short_date(one.date), 1)

    def _newest(self, name: str) -> int | None:
        named = [one for one in self._versions if one.name == name]
        return max(named, key=lambda one: one.valid_from).id if named else None

    def _follow(self) -> None:
        self._show_parts()
        if self._versions:
            self.changed.emit()

    def _show_parts(self) -> None:
        other = self.rules.value == OTHER
        self._set_field.setVisible(other)
        self._since_field.setVisible(other)
        self._set_field.explain(self.rule_set.about)
        ranking = self.ranking.value == OTHER
        self.fields.setVisible(ranking)
        self.ties.setVisible(ranking and self._points)

    def _say(self, trouble: str) -> None:
        if trouble:
            self._set_field.complain(trouble)


def _others(found: Begin) -> list[tuple[RuleSet, bool]]:
    """The rule sets there are but the one that is played by all season."""
    start = found.start
    name = start.competition.rule_set
    own = [one.valid_from for one in found.versions if one.name == name]
    whole = not found.adopted and bool(own) and max(own) <= start.season.starts
    return [one for one in newest_of(found.versions) if not (whole and one[0].name == name)]

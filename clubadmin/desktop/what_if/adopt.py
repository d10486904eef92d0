"""Adopting what was tried: from which day, and who decided it."""

from functools import partial

from PySide6.QtCore import QDate, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.figures import plain_date, pydate, qdate
from clubadmin.desktop.kit.fitting import Window
from clubadmin.desktop.kit.forms import Choice, Field, day, line
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, holder, label, row
from clubadmin.desktop.what_if import loading
from clubadmin.desktop.work import troubles
from clubadmin.i18n import Words
from clubadmin.model.supposing import what_if
from clubadmin.model.supposing.adopted import AdoptedRuleSet
from clubadmin.model.supposing.what_if import WhatIf
from clubadmin.services.supposing import adopting_rules

LONGEST_REASON = 500


class Adopt(Window):
    """A date within the season and a reason; nothing else is asked."""

    adopted = Signal(object)  # RuleSetAdopted | None
    taken_back = Signal(object)  # RuleSetAdopted, of the rules that hold again

    def __init__(
        self,
        parent: QWidget,
        ops: Operations,
        theme: Theme,
        begin: loading.Begin,
        found: tuple[WhatIf, str | None],
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Regels aannemen"))
        self._ops, self._begin = ops, begin
        self._found, self._rule_set = found
        season = begin.start.season
        words = Words(language.current())
        today = pydate(QDate.currentDate())
        self.day = day(qdate(min(max(today, season.starts), season.ends)))
        self.reason = line(hint=self.tr("Bijvoorbeeld: ledenvergadering, 14 voor en 3 tegen"))
        self.reason.setMaxLength(LONGEST_REASON)
        self.said = Said()
        self.keep = button(self.tr("&Aannemen"), self.store, "primary")
        grid = theme.grid
        away = button(self.tr("&Niet aannemen"), self.reject, "quiet")
        about = self.tr(
            "Avonden die later worden gespeeld en avonden die dan nog open zijn, gaan volgens deze"
            " regels. Wat is afgesloten, blijft zoals het was."
        )
        if self._rule_set is None:
            about = self.tr(
                "De stand na eerdere avonden blijft zoals hij was. In de stand vanaf die dag telt"
                " alles volgens de nieuwe regel, ook wie vóór die dag een avond miste."
            )
        self.earlier = Choice({str(one.id): self._called(one) for one in begin.adopted})
        self.back = button(self.tr("&Intrekken"), self.take_back, risky=True)
        before = row((Field(self.tr("A&l aangenomen"), self.earlier), 1), self.back, gap=grid(1))
        self._earlier = holder(before)
        self._earlier.setVisible(bool(begin.adopted))
        self.setLayout(
            column(
                label(begin.start.competition.name, "heading", wrap=True),
                label(what_if.proposal(words, self._found), wrap=True),
                Field(self.tr("&Vanaf"), self.day),
                Field(self.tr("&Wie besloot dit, en waarom"), self.reason),
                label(about, "muted", wrap=True),
                self._earlier,
                self.said,
                None,
                row(None, away, self.keep, gap=grid(1)),
                gap=grid(1.25),
                margin=grid(2.5),
            )
        )
        self.resize(grid(64), grid(42))
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self, self.store)

    def store(self) -> None:
        """Have it hold."""
        supposed = self._found.supposed
        wanted = loading.Adoption(
            self._rule_set,
            supposed.rule,
            supposed.ties or self._found.ties_before,
            pydate(self.day.date()),
            self.reason.text(),
        )
        self.keep.setEnabled(False)
        number = self._begin.start.competition.id
        work = partial(loading.adopt, competition_id=number, wanted=wanted)
        self._ops.run(work, self._stored, self._refused, changes=True)

    def take_back(self) -> None:
        """The rule set that is chosen holds no more."""
        if self.earlier.value:
            work = partial(adopting_rules.take_back_rule_set, adopted_id=int(self.earlier.value))
            self._ops.run(work, self._gone, self._refused, changes=True)

    def _gone(self, done: object) -> None:
        self.taken_back.emit(done)
        self.accept()

    def _called(self, one: AdoptedRuleSet) -> str:
        text = self.tr("%1 vanaf %2").replace("%2", plain_date(one.valid_from), 1)
        called = text.replace("%1", one.title, 1)
        return f"{called} · {one.reason}" if one.reason else called

    def _stored(self, done: object) -> None:
        self.adopted.emit(done)
        self.accept()

    def _refused(self, error: Exception) -> None:
        self.keep.setEnabled(True)
        self.said.say(troubles.sentence(error))

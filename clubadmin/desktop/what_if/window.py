"""The window of suppositions: a season under another rule, and adopting that rule."""

from functools import partial

from PySide6.QtCore import QDate, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.explain.asking import KEYS, ask_in
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.doors import (
    ShowAnswer,
    ShowExplanation,
    ShowPastEvening,
    ShowRanked,
    ask,
)
from clubadmin.desktop.kit.empty import framed
from clubadmin.desktop.kit.figures import plain_date, pydate, qdate
from clubadmin.desktop.kit.fitting import Window
from clubadmin.desktop.kit.forms import Choice, Field, day, line, tall
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.remembered import Splitter
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.side_window import SideWindow
from clubadmin.desktop.kit.tables import ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import (
    Plain,
    Said,
    action,
    button,
    card,
    column,
    holder,
    label,
    row,
)
from clubadmin.desktop.paper.printing import paper_of, preview_paper
from clubadmin.desktop.standings.rule.fields import rule_tabs
from clubadmin.desktop.what_if import choices
from clubadmin.desktop.what_if.choices import Choices
from clubadmin.desktop.what_if.columns import ShiftAsked, evenings, games, shifts
from clubadmin.desktop.work import troubles
from clubadmin.desktop.work.working import Working
from clubadmin.i18n import Words
from clubadmin.model.explain.figure_asked import Asked
from clubadmin.model.supposing import what_if
from clubadmin.model.supposing.adopted import AdoptedRuleSet, RuleSetAdopted
from clubadmin.model.supposing.what_if import EveningShift, GameShift, Shift, WhatIf
from clubadmin.services.supposing import adopting
from clubadmin.services.supposing.what_if import explain_shift

LONGEST_REASON = 500


class WhatIfWindow(SideWindow):
    """A supposition at the left; the places under it at the right, and the reasons below."""

    help_topic = "wat-als"
    patience = 700

    def __init__(self, parent: QWidget, ops: Operations, theme: Theme, competition_id: int) -> None:
        super().__init__(parent, ops, theme, "ranking-rule", (148, 92))
        self.setWindowTitle(self.tr("Wat als"))
        self._competition_id = competition_id
        self._begin: choices.Begin | None = None
        self._found: WhatIf | None = None
        self._asker = Asker(ops, self)
        self._soon = QTimer(self, singleShot=True, interval=120)
        self._soon.timeout.connect(self._try)
        self.words = Words(language.current())
        self.heading = label(kind="heading", wrap=True)
        self.choices = Choices(theme)
        self.summary = label(kind="strong", wrap=True)
        self.notes = label(kind="small", wrap=True)
        self.model: RowsModel[Shift] = RowsModel(
            theme, shifts(self.words, None), lambda one: one.entrant_id
        )
        self.table = ListTable(theme, self.model, self.tr("De stand zoals die zou zijn"), sort=-1)
        self.table.lead(lambda one: ShowRanked(self._competition_id, one.entrant_id))
        self.behind = Behind(theme, ops, self.words)
        self.said = Said()
        self.working = Working(theme, ops, self._asker.awaits, self.tr("S&toppen"))
        self.copy_button = button(self.tr("&Kopiëren"), self.table.copy)
        self.print_button = button(self.tr("Af&drukken"), self.show_paper)
        self.adopt_button = button(self.tr("&Aannemen"), self._adopt, "primary")
        self._lay_out()
        self._wire()
        self.refresh()

    def refresh(self) -> None:
        """Read the rules there are; what is filled in stays."""
        number = self._competition_id
        self.ops.run(lambda club: choices.begin(club, number), self._show_begin, self._refused)

    def show_paper(self) -> None:
        """The proposal for the members' vote, seen on the screen first."""
        if self._found is not None and self.print_button.isEnabled():
            made = paper_of("standings.what_if.what_if_paper", self._found)
            preview_paper(self, self.words("Wat als"), made)

    def _lay_out(self) -> None:
        grid = self.theme.grid
        left = tall(self.theme, self.heading, self.choices, None, width=60)
        down = Splitter("what-if-down", (framed(self.table), 3), (self.behind, 2), down=True)
        down.setSizes([300, 200])
        right = column(self.summary, self.notes, (down, 1), gap=grid(1))
        across = Splitter("what-if", (left, 3), (holder(right), 7))
        across.setSizes([300, 700])
        away = button(self.tr("S&luiten"), self.reject, "quiet")
        foot = row(away, None, self.copy_button, self.print_button, self.adopt_button, gap=grid(1))
        parts = (
            rule_tabs(self.theme, self, 1, self._competition_id),
            (across, 1),
            self.working,
            self.said,
            foot,
        )
        self.setLayout(column(*parts, gap=grid(1.25), margin=grid(2)))

    def _wire(self) -> None:
        self.choices.changed.connect(self._edited)
        self.working.stopped.connect(self._stopped)
        self.table.looked_at.connect(lambda _row: self._show_behind())
        self.table.entered.connect(lambda _row: self.behind.evenings.setFocus())
        for table in (self.table, self.behind.evenings, self.behind.games):
            table.figure_asked.connect(self._explain)
        self.addAction(action(self, self.tr("Leg uit"), lambda: ask_in(self), KEYS))
        self.keyed(self.copy_button, "Ctrl+C", self.table.copy)
        self.keyed(self.print_button, "Ctrl+P", self.show_paper)

    def _show_begin(self, found: choices.Begin) -> None:
        first = self._begin is None
        self._begin = found
        one = found.start
        self.heading.setText(f"{one.competition.name} {one.season.name}")
        self.choices.show_begin(found)
        if first:
            self.choices.rules.setFocus()
        self._try()

    def _edited(self) -> None:
        self.said.say("")
        self._soon.start()

    def _try(self) -> None:
        if self._begin is None or not self.choices.competition_id:
            return
        if self.choices.wrong:
            self._refuse(self.choices.wrong)
            return
        work = partial(
            choices.compare,
            competition_id=self.choices.competition_id,
            supposed=self.choices.supposed,
        )
        self._asker.ask_long(work, self._show, self.tr("Wat als: narekenen"), self._refused)

    def _stopped(self) -> None:
        self._asker.drop()
        self._refuse(self.tr("Gestopt. Kies opnieuw om het te laten narekenen."))

    def _show(self, found: WhatIf) -> None:
        self._found = found
        tried = found.supposed.rule is not None or found.supposed.rule_set_id is not None
        self.summary.setText(
            what_if.summed_up(self.words, found)
            if tried
            else self.words(
                "Kies andere spelregels of een andere regel; hier komt dan de stand zoals die zou"
                " zijn. Er verandert niets."
            )
        )
        notes = what_if.notes(self.words, found)
        self.notes.setText("\n".join(notes))
        self.notes.setVisible(bool(notes))
        self.table.show_rows(found.shifts, shifts(self.words, found))
        if found.shifts and not self.table.currentIndex().isValid():
            self.table.selectRow(0)
        assert self._begin is not None
        closed = bool(self._begin.start.season.closed_at)
        self.adopt_button.setEnabled(tried and not closed)
        for one in (self.copy_button, self.print_button):
            one.setEnabled(tried and bool(found.shifts))
        self._show_behind()

    def _show_behind(self) -> None:
        at = self.table.currentIndex().row()
        there = 0 <= at < len(self.model.rows)
        self.behind.show_one(self._found, self.model.rows[at] if there else None)

    def _explain(self, asked: ShiftAsked | Asked) -> None:
        """Explain a real score, or a supposed one."""
        found = self._found
        if not isinstance(asked, ShiftAsked):
            ask(self, ShowExplanation(asked))
        elif found is not None:
            work = partial(
                explain_shift,
                competition_id=found.competition_id,
                supposed=found.supposed,
                entrant_id=asked.entrant_id,
                language=language.current(),
            )
            ask(self, ShowAnswer(work))

    def _adopt(self) -> None:
        """Adopt from a date, with a reason, in a window of its own."""
        if self._begin is None or self._found is None:
            return
        tried = (self._found, self.choices.other_rules)
        dialog = Adopt(self, self.ops, self.theme, self._begin, tried)
        dialog.adopted.connect(lambda done: self._say_done(self.tr("Aangenomen."), done))
        dialog.taken_back.connect(self._taken_back)
        dialog.open()

    def _taken_back(self, done: RuleSetAdopted) -> None:
        text = self.tr("Ingetrokken; %1 geldt weer.").replace("%1", done.title)
        self._say_done(text, done)

    def _say_done(self, text: str, done: RuleSetAdopted | None) -> None:
        if done is not None and done.settled:
            settled = self.tr("Opnieuw gerekend: avond %1.")
            text += " " + settled.replace("%1", ", ".join(map(str, done.settled)))
        if done is not None and done.kept:
            kept = self.tr("Avond %1 is al afgesloten en houdt de eigen regels.")
            text += " " + kept.replace("%1", ", ".join(map(str, done.kept)))
        self.said.say(text, "good")
        self.refresh()

    def _refuse(self, sentence: str) -> None:
        self._found = None
        self.summary.setText(sentence)
        self.notes.hide()
        self.table.show_rows(())
        for one in (self.adopt_button, self.copy_button, self.print_button):
            one.setEnabled(False)
        self.behind.show_one(None, None)

    def _refused(self, error: Exception) -> None:
        self._refuse(troubles.sentence(error))


class Behind(Plain):
    """Evenings at the left, the games of the one that is marked at the right."""

    def __init__(self, theme: Theme, ops: Operations, words: Words) -> None:
        super().__init__()
        self._asker = Asker(ops, self)
        self._found: WhatIf | None = None
        self._who: Shift | None = None
        self._words = words
        self.title = label(kind="strong", wrap=True)
        self.evening_rows: RowsModel[EveningShift] = RowsModel(
            theme, evenings(words), lambda one: one.evening
        )
        self.evenings = ListTable(theme, self.evening_rows, self.tr("Avonden die anders zijn"))
        self.game_rows: RowsModel[GameShift] = RowsModel(
            theme, games(words), lambda one: (one.table_id, one.game)
        )
        self.games = ListTable(theme, self.game_rows, self.tr("Spellen die anders uitkomen"))
        self._none = label(
            self.tr(
                "Aan de eigen spellen verandert niets: punten voor stilzitten gaan met de "
                "ronde mee."
            ),
            "muted",
            wrap=True,
        )
        self._right = card(self.games, self._none, margin=1)
        both = row((framed(self.evenings), 5), (self._right, 8), gap=theme.grid(1))
        self.setLayout(column(self.title, (both, 1), gap=theme.grid(0.75)))
        self._none.hide()
        for table in (self.evenings, self.games):
            table.lead(lambda one: ShowPastEvening(one.evening_id))
        self.evenings.looked_at.connect(lambda _row: self._ask_games())

    def show_one(self, found: WhatIf | None, one: Shift | None) -> None:
        """Show the season of an entrant."""
        self._found, self._who = found, one
        settled = found is not None and found.supposed.rule_set_id is not None
        self._right.setVisible(settled)
        whose = (found.competition_id, one.entrant_id) if found and one else (0, 0)
        self.evenings.show_rows(one.evenings if one else (), evenings(self._words, whose))
        self.game_rows.replace([])
        self._none.hide()
        if one is None:
            self.title.setText("")
            return
        text = self.tr("%1: geen avond is anders, en de plaats ook niet.")
        if one.other_place:
            text = self.tr("%1: geen avond is anders; een andere plaats komt door de anderen.")
        if one.evenings:
            text = self.tr("%1: de avonden die anders zijn")
        self.title.setText(text.replace("%1", one.name))
        if one.evenings:
            self.evenings.selectRow(0)
        self._ask_games()

    def _ask_games(self) -> None:
        at = self.evenings.currentIndex().row()
        found, who = self._found, self._who
        if found is None or who is None or not 0 <= at < len(self.evening_rows.rows):
            self.games.show_rows(())
            return
        if found.supposed.rule_set_id is None:
            return
        which = choices.Behind(
            found.competition_id,
            found.supposed,
            self.evening_rows.rows[at].evening_id,
            who.entrant_id,
        )
        spoken = language.current()
        self._asker.ask(lambda club: choices.games(club, which, spoken), self._show_games)

    def _show_games(self, found: tuple[GameShift, ...]) -> None:
        self.games.show_rows(found)
        self._none.setVisible(not found)


class Adopt(Window):
    """A date within the season and a reason; nothing else is asked."""

    adopted = Signal(object)  # RuleSetAdopted | None
    taken_back = Signal(object)  # RuleSetAdopted, of the rules that hold again

    def __init__(
        self,
        parent: QWidget,
        ops: Operations,
        theme: Theme,
        begin: choices.Begin,
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
        wanted = choices.Adoption(
            self._rule_set,
            supposed.rule,
            supposed.ties or self._found.ties_before,
            pydate(self.day.date()),
            self.reason.text(),
        )
        self.keep.setEnabled(False)
        number = self._begin.start.competition.id
        work = partial(choices.adopt, competition_id=number, wanted=wanted)
        self._ops.change(work, self._stored, self._refused)

    def take_back(self) -> None:
        """The rule set that is chosen holds no more."""
        if self.earlier.value:
            work = partial(adopting.take_back_rule_set, adopted_id=int(self.earlier.value))
            self._ops.change(work, self._gone, self._refused)

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

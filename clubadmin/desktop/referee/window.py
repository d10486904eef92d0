"""The window of the referee: the play is entered at the left and judged at the right."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QDialog, QWidget

from clubadmin.desktop import remembered
from clubadmin.desktop.referee.case import Case
from clubadmin.desktop.referee.desk import Desk
from clubadmin.desktop.referee.entering import Entering
from clubadmin.desktop.referee.entry import judged_by, read_entry
from clubadmin.desktop.referee.memory import LOOSE, kept
from clubadmin.desktop.referee.outcome import OutcomeCard
from clubadmin.desktop.referee.verdict import VerdictPanel, notes
from clubadmin.desktop.theme import Theme
from clubadmin.desktop.widgets import button, column, holder, label, row
from clubadmin.domain.referee import judge_play
from clubadmin.domain.scoring.rules import RuleSet
from clubadmin.domain.terms import Position

if TYPE_CHECKING:
    from clubadmin.desktop.operations import Operations

PLACE = "referee/geometry"
FRAME, TITLE_BAR = 8, 56  # pixels that a desktop puts around a window, at most


class RefereeWindow(QDialog):
    """One for the whole program; what was entered stays when it is closed."""

    decision_asked = Signal(object, object, str)  # Case, Judgement, the play as text
    paper_asked = Signal(object, str, object)  # Case or None, the play as text, RuleSet

    def __init__(self, parent: QWidget, ops: "Operations", theme: Theme, rules: RuleSet) -> None:
        super().__init__(parent.window(), Qt.WindowType.Window)
        self.ops = ops
        self.theme = theme
        self.case: Case | None = None
        self.desk = Desk(theme, rules)
        self.verdict = VerdictPanel(theme)
        self.outcome = OutcomeCard(theme)
        self.decide = button(self.tr("B&eslissing (F8)"), self.ask_decision, "primary")
        self.print = button(self.tr("&Afdrukken"), self.ask_paper)
        self._title = label("", "title", wrap=True)
        self._under = label("", "muted", wrap=True)
        self.setWindowTitle(self.tr("Arbitrage"))
        self._lay_out()
        self._keys()
        self.desk.changed.connect(self._follow)
        self.verdict.spot_chosen.connect(self.desk.go_to)
        ops.opened.connect(self._club_opened)
        theme.changed.connect(self._fit)
        if not remembered.restore_place(PLACE, self):
            room = self.screen().availableSize() - QSize(2 * FRAME, FRAME + TITLE_BAR)
            self.resize(QSize(theme.grid(156), theme.grid(87)).boundedTo(room))

    @property
    def names(self) -> Mapping[Position, str]:
        """Who sits where, as far as that is known."""
        return self.case.names if self.case is not None else {}

    def show_case(self, case: Case | None, play: str = "") -> None:
        """Judge a row of a sheet, or whatever one likes; `play` is what was decided by before."""
        plays = kept(self.ops)
        key = case.key if case is not None else LOOSE
        self.case = case
        if key not in plays:
            plays[key] = self._begun(case, play)
        self._show_heading()
        self.desk.show_entering(plays[key], self.names)

    def show_line(self, line: str) -> None:
        """This stands in the row now."""
        if self.case is not None:
            self.case = replace(self.case, line=line)
            self._show_heading()

    def ask_decision(self) -> None:
        """Put down what was decided, with this play."""
        if self.case is None:
            self.desk.said.say(
                self.tr(
                    "Open arbitrage vanuit een rij van een formulier (F7) om een beslissing vast "
                    "te leggen."
                ),
                "warning",
            )
            return
        entering = self.desk.entering
        play = "" if entering.entry.empty else entering.text()
        # whatever rules were looked at: the row is decided by its own
        judgement = judge_play(entering.record, judged_by(entering.entry, self.case.rules))
        self.decision_asked.emit(self.case, judgement, play)

    def ask_paper(self) -> None:
        """The play and what the referee says of it, on paper."""
        entering = self.desk.entering
        if not entering.entry.empty:
            self.paper_asked.emit(self.case, entering.text(), entering.rules)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is little width the sentences take more lines."""
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leads back to where the play goes on, and from there out of the window."""
        if event.key() == Qt.Key.Key_Escape and self.desk.go_back():
            return
        super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Whole on the screen, also where larger type made it wider than it was."""
        super().showEvent(event)
        room, here = self.screen().availableGeometry(), self.geometry()
        wide = max(here.width(), self.minimumSizeHint().width())
        beyond = here.left() + wide - room.right()
        if beyond > 0:
            self.move(max(room.left(), self.x() - beyond), self.y())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Where it stood is remembered; what was entered is kept anyway."""
        remembered.keep_place(PLACE, self)
        super().closeEvent(event)

    def reject(self) -> None:
        """Escape closes as well."""
        remembered.keep_place(PLACE, self)
        super().reject()

    # inside

    def _fit(self) -> None:
        grid = self.theme.grid
        self._side.setFixedWidth(grid(38 if self.width() > grid(145) else 28))

    def _begun(self, case: Case | None, play: str) -> Entering:
        rules = case.rules if case is not None else self.desk.entering.rules
        if play:
            return Entering(rules, read_entry(play, rules)[0])
        return Entering(rules, case.entry() if case is not None else None)

    def _lay_out(self) -> None:
        grid = self.theme.grid
        right = column(self.verdict, self.outcome, self.decide, gap=grid(1))
        right.setStretch(0, 1)
        side = holder(right)
        self._side = side
        body = row(self.desk, side, gap=grid(2))
        body.setStretch(0, 1)
        titles = column(self._title, self._under, gap=grid(0.25))
        head = row(titles, self.desk.copy, self.desk.paste, self.print, gap=grid(1))
        head.setStretch(0, 1)
        whole = column(head, body, gap=grid(1.25), margin=grid(2))
        whole.setStretch(1, 1)
        self.setLayout(whole)

    def _keys(self) -> None:
        """Keys of the whole window."""
        desk = self.desk
        keys: dict[str, Callable[[], object]] = {
            "F1": self._help,
            "F8": self.ask_decision,
            "Ctrl+P": self.ask_paper,
            "Ctrl+Z": desk.undo,
            "Ctrl+Y": desk.redo,
            "Ctrl+Shift+Z": desk.redo,
            "Ctrl+Shift+C": desk.copy_text,
            "Ctrl+Shift+V": desk.paste_text,
        }
        for name, call in keys.items():
            QShortcut(QKeySequence(name), self, call)
        for at in range(-1, len(Position)):
            QShortcut(QKeySequence(f"Alt+{at + 1}"), self, partial(desk.enter_hand_at, at))

    def _help(self) -> None:
        """The page about arbitration."""
        from clubadmin.desktop.guide import show_guide

        show_guide(self.parentWidget() or self, self.theme, "arbitrage")

    def _follow(self) -> None:
        entering, judgement = self.desk.entering, self.desk.judgement
        self.outcome.show_outcome(entering, judgement)
        said = () if entering.entry.empty else notes(entering, judgement, self.names)
        self.verdict.show_notes(said, self._first_step())
        self.print.setEnabled(not entering.entry.empty)
        self.decide.setEnabled(self.case is not None)

    def _first_step(self) -> str:
        return self.tr(
            "Kies troef en wie speelt, en typ dan de kaarten in de volgorde waarin ze vielen: "
            "HA is harten aas, s10 schoppen tien, kv klaveren vrouw. Of klik ze aan. "
            "Ging een kaart tegen de regels, dan staat hier welke, waarom, en van wie.\n\n"
            "Weet u de handen nog, voer die dan eerst in (Alt+1 tot Alt+4)."
        )

    def _show_heading(self) -> None:
        case = self.case
        if case is None:
            self._title.setText(self.tr("Arbitrage"))
            self._under.setText(self.tr("Los van een formulier"))
            return
        title = self.tr("Tafel %1 · ronde %2 · spel %3")
        title = title.replace("%1", str(case.place.number)).replace("%2", str(case.place.round))
        self._title.setText(title.replace("%3", str(case.game)))
        stands = self.tr("in het formulier: %1").replace("%1", case.line or "–")
        self._under.setText(f"{case.rules.title} · {stands}")

    def _club_opened(self) -> None:
        """Another club: its rows are others."""
        self.close()

"""The window of the referee: the play is entered at the left and judged at the right."""

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QWidget

from clubadmin.desktop.kit import remembered
from clubadmin.desktop.kit.doors import (
    EveningInView,
    ShowDecision,
    ShowDecisions,
    ShowPlayPaper,
    ShowProtests,
    ShowReferee,
    ask,
)
from clubadmin.desktop.kit.figures import short_date
from clubadmin.desktop.kit.fitting import Window
from clubadmin.desktop.kit.forms import Choice
from clubadmin.desktop.kit.guide import show_guide
from clubadmin.desktop.kit.language import current
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.tabs import director_tabs
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, column, holder, label, row
from clubadmin.desktop.referee.entered_play import Entry, judged_by, read_entry
from clubadmin.desktop.referee.entering import Entering
from clubadmin.desktop.referee.play_desk import Desk
from clubadmin.desktop.referee.verdict import OutcomeCard, VerdictPanel, notes
from clubadmin.domain.referee.judging import judge_play
from clubadmin.domain.referee.record import seats_of
from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.rules.cards import Suit
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.entry import Unreadable, parse_line
from clubadmin.domain.scoring.row_words import row_words
from clubadmin.domain.terms import Position
from clubadmin.model.sheets.dispute import Case, InView
from clubadmin.services.club import club as clubs
from clubadmin.services.club import rulesets
from clubadmin.services.club.club import OpenClub
from clubadmin.services.sheets import begun_plays
from clubadmin.services.sheets.decisions import decisions_at

OFTEN = 300  # ms; a program that is struck down loses no more than this
log = logging.getLogger(__name__)
Key = tuple[int, int]  # the table and the game; (0, 0) is the play that belongs to no sheet
LOOSE: Key = (0, 0)
_kept: WeakKeyDictionary[Operations, dict[Key, Entering]] = WeakKeyDictionary()

PLACE = "director/geometry"


LEAST_BESIDE = 124  # grid steps; in a narrower window what the referee says stands below the tricks
UNBOUND = 16_777_215  # pixels: Qt's word for as large as it likes
_open: list["RefereeWindow"] = []


@dataclass(frozen=True)
class Start:
    """The referee's beginning: rule sets by title, the one to judge by, a play kept before."""

    rule_sets: Mapping[str, RuleSet]
    rules: RuleSet
    play: str = ""
    file: Path | None = None  # where plays are kept that are not in a decision
    kept: dict[str, tuple[str, str]] = field(default_factory=dict)


def start(
    club: OpenClub, case: Case | None, folder: Path | None = None, rules: RuleSet | None = None
) -> Start:
    """Load the beginning for a row of a sheet, or for none.

    Args:
        rules: those of the evening in view, for a play of no row; None: the club's own.
    """
    begun = _begun(club, case, rules)
    if folder is None:
        return begun
    file = begun_plays.file_of(club, folder)
    return replace(begun, file=file, kept=begun_plays.read(file))


def _begun(club: OpenClub, case: Case | None, rules: RuleSet | None) -> Start:
    offered = rule_sets(club)
    if case is not None:
        return Start(offered, case.rules, _play_of(club, case))
    if rules is not None:
        return Start(offered, rules)
    preferred = clubs.settings(club).rule_set
    known = [one for one in offered.values() if one.name == preferred]
    return Start(offered, known[-1] if known else next(iter(offered.values())))


def rule_sets(club: OpenClub) -> dict[str, RuleSet]:
    """The rule sets of the club by title; of several versions each with the day it began."""
    versions = rulesets.rule_sets(club)
    names = [version.name for version in versions]
    found = {}
    for version in versions:
        many = names.count(version.name) > 1
        title = version.title
        if many:
            title += f" ({short_date(version.valid_from)})"
        found[title] = rulesets.parsed(version.toml)
    return found


def _play_of(club: OpenClub, case: Case) -> str:
    """The play that the last decision about this game was judged by."""
    made = [one for one in decisions_at(club, case.table_id) if one.game == case.game]
    return next((one.play for one in reversed(made) if one.play), "")


def entry_of(case: Case) -> Entry:
    """The play of a row, of which no card is entered yet."""
    raw = _raw(case)
    if raw is None:
        return Entry(lead=case.lead)
    trump = Suit(raw.trump) if raw.trump in set(Suit) else None
    soloist = seats_of(case.rules)[raw.solo - 1] if raw.solo and case.rules.seats == 3 else None
    known = Entry(trump, soloist, case.lead, bid=raw.bid, double=raw.double)
    return replace(known, no_trump=raw.trump == "z")


def _raw(case: Case) -> RawGame | None:
    if not case.line:
        return None
    read = parse_line(case.line, case.rules)
    return None if isinstance(read, Unreadable) else read


class Keeping(QObject):
    """Plays by the key of their row; without a file nothing is kept."""

    def __init__(self, parent: QObject, ops: Operations) -> None:
        super().__init__(parent)
        self._ops = ops
        self._file: Path | None = None
        self._plays: dict[str, tuple[str, str]] = {}
        self._decided: dict[str, str] = {}
        self._timer = QTimer(self, singleShot=True, interval=OFTEN)
        self._timer.timeout.connect(self.flush)

    def use(self, file: Path | None, plays: dict[str, tuple[str, str]]) -> None:
        """Go on with the file of a club; what was kept there comes only the first time."""
        if file != self._file:
            self._file, self._plays, self._decided = file, dict(plays), {}

    def play(self, key: str) -> tuple[str, str] | None:
        """The rule set's name and the play that were kept for a row."""
        return self._plays.get(key)

    def note(self, key: str, rules: str, play: str) -> None:
        """Note the play entered for a row; "" for nothing."""
        if self._decided.get(key) == play:
            play = ""
        before = self._plays.pop(key, None)
        if play:
            self._plays[key] = (rules, play)
        if self._plays.get(key) != before and not self._timer.isActive():
            self._timer.start()

    def decided(self, key: str, play: str) -> None:
        """A decision keeps this play: there is no need to keep it here as well."""
        self._decided[key] = play
        if self._plays.get(key, ("", ""))[1] == play:
            self.note(key, "", "")

    def flush(self) -> None:
        """Write what was noted."""
        self._timer.stop()
        file, plays = self._file, dict(self._plays)
        if file is None or not self._ops.has_club:
            return

        def write(_club: object) -> None:
            begun_plays.write(file, plays)

        self._ops.run(write, lambda _done: None, self._failed)

    def _failed(self, error: Exception) -> None:
        """The cards are still on the screen, and the club's own file is another matter."""
        log.warning("the play could not be kept: %s", error)


def kept(ops: Operations) -> dict[Key, Entering]:
    """The plays entered for the club that is open; another club begins with none."""
    if ops not in _kept:
        plays: dict[Key, Entering] = {}
        _kept[ops] = plays
        ops.opened.connect(lambda _club: plays.clear())  # without a hold on `ops` itself
    return _kept[ops]


def current_window() -> "RefereeWindow | None":
    """The window, once it was opened."""
    return _open[0] if _open else None


def show_referee(
    parent: QWidget,
    ops: Operations,
    theme: Theme,
    case: Case | None,
    view: InView | None = None,
    *,
    rules: RuleSet | None = None,
) -> None:
    """Open the referee on a row, or on whatever was entered last without one.

    `view` is the sheet that is looked at while one is in none of its rows, and `rules` those of
    the evening in view: a play of no row begins under them.
    """
    window = parent.window()

    def show(start: Start) -> None:
        shown = current_window() or _made(window, ops, theme, start)
        shown.keeping.use(start.file, start.kept)
        shown.rule_sets = start.rule_sets
        shown.show_case(case, start.play, view)
        shown.desk.offer_rules(start.rule_sets)
        if not shown.isVisible():
            remembered.restore_place(PLACE, shown)  # where the tab before it stood
        shown.show()
        shown.raise_()
        shown.activateWindow()
        shown.desk.line.setFocus()

    folder = remembered.folder()
    ops.run(lambda club: start(club, case, folder, rules), show)


def _made(window: QWidget, ops: Operations, theme: Theme, start: Start) -> "RefereeWindow":
    made = RefereeWindow(window, ops, theme, start.rules)
    _open.append(made)
    made.destroyed.connect(_open.clear)
    return made


class RefereeWindow(Window):
    """The referee's window, one for the program; its entry stays when it is closed."""

    def __init__(self, parent: QWidget, ops: Operations, theme: Theme, rules: RuleSet) -> None:
        super().__init__(parent.window(), Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        self.ops = ops
        self.theme = theme
        self.case: Case | None = None
        self.view: InView | None = None  # where the play belongs to no row of it yet
        self.rows = Choice()
        self.rule_sets: Mapping[str, RuleSet] = {}
        self.keeping = Keeping(self, ops)
        self.desk = Desk(theme, rules)
        self.verdict = VerdictPanel(theme)
        self.outcome = OutcomeCard(theme)
        self.decide = button(self.tr("B&eslissing (F8)"), self.ask_decision, "primary")
        self.print = button(self.tr("&Afdrukken"), self.ask_paper)
        self._below = False  # what the referee says stands below the tricks
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
            self.resize(QSize(theme.grid(156), theme.grid(87)))

    @property
    def names(self) -> Mapping[Position, str]:
        """The names by seat, as far as they are known."""
        about = self.case or self.view
        return about.names if about is not None else {}

    def show_case(self, case: Case | None, play: str = "", view: InView | None = None) -> None:
        """Judge a row of a sheet, or whatever one likes; `play` is what was decided by before."""
        plays = kept(self.ops)
        about = case or view
        key = about.key if about is not None else LOOSE
        self.case, self.view = case, (view if case is None else None)
        self.keeping.decided(self._kept_as, play)  # "" again when it was withdrawn
        if key not in plays:
            plays[key] = self._begun(case, play)
        self._show_heading()
        self.desk.show_entering(plays[key], self.names)

    def show_line(self, line: str) -> None:
        """Show the row as it is now."""
        if self.case is not None:
            self.case = replace(self.case, line=line)
            self.keeping.decided(self._kept_as, self.desk.entering.text())
            self._show_heading()

    def ask_decision(self) -> None:
        """Put down what was decided, with this play."""
        if self.view is not None and not self._take_to_row(self.view):
            return
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
        ask(self, ShowDecision(self.case, judgement, play, self.show_line))

    def ask_paper(self) -> None:
        """The play and what the referee says of it, on paper."""
        entering = self.desk.entering
        if not entering.entry.empty:
            ask(self, ShowPlayPaper(self.case, entering.text(), entering.rules))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the sentences more lines where there is little width."""
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leads back to where the play goes on, and from there out of the window."""
        if event.key() == Qt.Key.Key_Escape and self.desk.go_back():
            return
        super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep the entry, also beyond the program."""
        super().hideEvent(event)
        self.keeping.flush()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where the window stood; the entry is kept anyway."""
        remembered.keep_place(PLACE, self)
        super().closeEvent(event)

    def reject(self) -> None:
        """Escape closes as well."""
        remembered.keep_place(PLACE, self)
        super().reject()

    def lay_out_for(self, width: int) -> None:
        """Put the referee's words below the tricks where there is little width."""
        grid = self.theme.grid
        below = width < grid(LEAST_BESIDE)
        if below != self._below:
            self._below = below
            self._side_lines.setDirection(
                QBoxLayout.Direction.LeftToRight if below else QBoxLayout.Direction.TopToBottom
            )
            if below:
                self.desk.put_below(self._side)
            else:
                self._body.addWidget(self._side)
        if below:
            self._side.setMinimumWidth(0)
            self._side.setMaximumSize(UNBOUND, grid(21))
        else:
            self._side.setMaximumHeight(UNBOUND)
            self._side.setFixedWidth(grid(38 if width > grid(145) else 28))

    def _fit(self) -> None:
        self.lay_out_for(self.width())

    def _begun(self, case: Case | None, play: str) -> Entering:
        about = case or self.view
        rules = about.rules if about is not None else self.desk.entering.rules
        if found := self.keeping.play(self._kept_as):
            named = [one for one in self.rule_sets.values() if one.name == found[0]]
            if named and rules.name != found[0]:
                rules = named[-1]
            if rules.name == found[0]:
                return Entering(rules, read_entry(found[1], rules)[0])
        if play:
            return Entering(rules, read_entry(play, rules)[0])
        return Entering(rules, entry_of(case) if case is not None else None)

    @property
    def _kept_as(self) -> str:
        about = self.case or self.view
        return about.kept_as if about is not None else "-"

    def _of_evening(self, request: Callable[[int], object]) -> object | None:
        """The request about the evening in the main window; None where it shows none."""
        try:
            evening_id = ask(self, EveningInView())
        except LookupError:  # shown by itself
            return None
        return request(evening_id) if isinstance(evening_id, int) and evening_id else None

    def _lay_out(self) -> None:
        grid = self.theme.grid
        ends = holder(self.outcome, None, self.decide, gap=grid(1))
        self._side_lines = column((self.verdict, 1), ends, gap=grid(1))
        self._side = holder(self._side_lines)
        body = row((self.desk, 1), self._side, gap=grid(1))
        titles = column(self._title, self._under, gap=grid(0.25))
        self.rows.setAccessibleName(self.tr("Bij welk spel dit hoort"))
        head = row((titles, 1), self.rows, self.desk.copy, self.desk.paste, self.print, gap=grid(1))
        decisions = partial(self._of_evening, ShowDecisions)
        protests = partial(self._of_evening, ShowProtests)
        tabs = director_tabs(self.theme, self, 2, decisions, protests, ShowReferee)
        self.setLayout(column(tabs, head, (body, 1), gap=grid(1.25), margin=grid(1.5)))
        self._body = body

    def _keys(self) -> None:
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
        show_guide(self.parentWidget() or self, self.theme, "arbitrage")

    def _follow(self) -> None:
        entering, judgement = self.desk.entering, self.desk.judgement
        self.outcome.show_outcome(entering, judgement)
        said = () if entering.entry.empty else notes(entering, judgement, self.names)
        self.verdict.show_notes(said, self._first_step())
        self.print.setEnabled(not entering.entry.empty)
        play = "" if entering.entry.empty else entering.text()
        self.keeping.note(self._kept_as, entering.rules.name, play)
        self.decide.setEnabled(self.case is not None or self.view is not None)

    def _first_step(self) -> str:
        last = str(self.desk.entering.rules.seats)
        text = self.tr(
            "Kies troef en wie speelt, en typ dan de kaarten in de volgorde waarin ze vielen: "
            "HA is harten aas, s10 schoppen tien, kv klaveren vrouw. Of klik ze aan. "
            "Ging een kaart tegen de regels, dan staat hier welke, waarom, en van wie.\n\n"
            "Weet u de handen nog, voer die dan eerst in (Alt+1 tot Alt+%1)."
        )
        return text.replace("%1", last)

    def _take_to_row(self, view: InView) -> bool:
        """Move the entry to the chosen row of the sheet; False if none is chosen."""
        if not self.rows.value:
            self.desk.said.say(self.tr("Kies eerst bovenaan bij welk spel dit hoort."), "warning")
            self.rows.setFocus()
            return False
        case, plays = view.case(int(self.rows.value)), kept(self.ops)
        if case.key in plays and not plays[case.key].entry.empty:
            text = self.tr("Bij spel %1 liggen al kaarten. Open het op het formulier met F7.")
            self.desk.said.say(text.replace("%1", str(case.number)), "warning")
            return False
        row_play = Entering(case.rules, entry_of(case))
        row_play.read(self.desk.entering.text())
        plays[case.key] = row_play
        plays.pop(view.key, None)
        self.keeping.note(view.kept_as, "", "")
        self.show_case(case)
        return True

    def _offer_rows(self) -> None:
        self.rows.setVisible(self.view is not None)
        if self.view is None:
            return
        offered = {"": self.tr("Hoort bij spel …")}
        for game, line in enumerate(self.view.lines, 1):
            text = self.tr("spel %1").replace("%1", str(game))
            offered[str(game)] = f"{text}: {line}" if line else text
        self.rows.offer(offered)
        self.rows.choose("")

    def _show_heading(self) -> None:
        case = self.case
        self._offer_rows()
        if case is None:
            self._title.setText(self.tr("Arbitrage"))
            self._under.setText(self.tr("Los van een formulier"))
            if self.view is not None:
                place, text = (
                    self.view.sheet.place,
                    self.tr("Tafel %1 · ronde %2 · nog bij geen spel"),
                )
                where = text.replace("%1", str(place.number)).replace("%2", str(place.round))
                self._under.setText(f"{self.view.rules.title} · {where}")
            return
        title = self.tr("Tafel %1 · ronde %2 · spel %3")
        title = title.replace("%1", str(case.place.number)).replace("%2", str(case.place.round))
        self._title.setText(title.replace("%3", str(case.number)))
        said = row_words(case.line, case.rules, current())
        said = f"{said} ({case.line})" if case.line and said != case.line else said
        stands = self.tr("in het formulier: %1").replace("%1", said)
        self._under.setText(f"{case.rules.title} · {stands}")

    def _club_opened(self) -> None:
        """Close for another club, whose rows are others."""
        self.close()

"""Opening the referee from wherever one is: by itself, or on a row of a sheet."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit import remembered
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.referee import asks
from clubadmin.desktop.referee.case import Case, InView

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations
    from clubadmin.desktop.referee.window import RefereeWindow
    from clubadmin.domain.referee import Judgement
    from clubadmin.domain.rules.rules import RuleSet

_open: list["RefereeWindow"] = []


def current() -> "RefereeWindow | None":
    """The window, once it was opened."""
    return _open[0] if _open else None


def show_referee(
    parent: QWidget,
    ops: "Operations",
    theme: Theme,
    case: Case | None,
    view: InView | None = None,
) -> None:
    """Open the referee on a row, or on whatever was entered last without one.

    `view` is the sheet that is looked at while one is in none of its rows.
    """
    window = parent.window()

    def show(start: asks.Start) -> None:
        shown = current() or _made(window, ops, theme, start)
        shown.keeping.use(start.file, start.kept)
        shown.rule_sets = start.rule_sets
        shown.show_case(case, start.play, view)
        shown.desk.offer_rules(start.rule_sets)
        shown.show()
        shown.raise_()
        shown.activateWindow()
        shown.desk.line.setFocus()

    folder = remembered.folder()
    ops.run(lambda club: asks.start(club, case, folder), show)


def _made(window: QWidget, ops: "Operations", theme: Theme, start: asks.Start) -> "RefereeWindow":
    from clubadmin.desktop.referee.window import RefereeWindow

    made = RefereeWindow(window, ops, theme, start.rules)
    made.decision_asked.connect(partial(_decide, made))
    made.paper_asked.connect(partial(_print, made))
    _open.append(made)
    made.destroyed.connect(_open.clear)
    return made


def _decide(shown: "RefereeWindow", case: Case, judgement: "Judgement", play: str) -> None:
    """What the referee found becomes a decision about the row."""
    from clubadmin.desktop.decisions.opening import open_decision
    from clubadmin.desktop.decisions.proposal import Dispute

    dialog = open_decision(shown, shown.ops, shown.theme, Dispute(case, judgement, play))
    dialog.decided.connect(shown.show_line)


def _print(shown: "RefereeWindow", case: Case | None, play: str, rules: "RuleSet") -> None:
    """The play on paper, before anything is decided."""
    from clubadmin.desktop.decisions.papers import show_disputed, show_play

    if case is None:
        show_play(shown, shown.ops, play, rules)
    else:
        show_disputed(shown, shown.ops, case, play)

"""Opening the windows of Stand; each is loaded when it is asked for."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.theme import Theme

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations


def open_rule(parent: QWidget, ops: "Operations", theme: Theme, competition_id: int) -> None:
    """The rule of the standings of a competition."""
    from clubadmin.desktop.standings.rule.window import RuleWindow

    open_one = parent.window().findChild(RuleWindow)
    if open_one is not None and not open_one.close():
        open_one.activateWindow()  # something is filled in there that does not hold yet
        return
    RuleWindow(parent, ops, theme, competition_id).show()


def open_also_counting(
    parent: QWidget, ops: "Operations", theme: Theme, competition_id: int
) -> None:
    """Which evenings of other competitions count in this one as well."""
    from clubadmin.desktop.standings.also_counting import AlsoCountingWindow

    open_one = parent.window().findChild(AlsoCountingWindow)
    if open_one is not None and not open_one.close():
        open_one.activateWindow()
        return
    AlsoCountingWindow(parent, ops, theme, competition_id).show()


def open_absentees(
    parent: QWidget, ops: "Operations", theme: Theme, at: tuple[int, int | None]
) -> None:
    """Who was not there, with notice or without.

    Args:
        parent: a widget in the main window.
        ops: the thread that owns the file.
        theme: the look.
        at: the evening, and the competition in which it counts, None for its own.
    """
    from clubadmin.desktop.standings.absentees import AbsenteesWindow

    if (open_one := parent.window().findChild(AbsenteesWindow)) is not None:
        open_one.close()
    AbsenteesWindow(parent, ops, theme, at).show()

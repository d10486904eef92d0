"""Parts of every place in the window: a title, a help page, a refresh that keeps the spot."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QWidget

from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.spoken.items import PLACE

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations
    from clubadmin.desktop.kit.theme import Theme
    from clubadmin.model.club.club import ChangedPlace
    from clubadmin.model.importing.importing import Book
    from clubadmin.services.hall.clock import RoundClock


class HandsOn(QWidget):
    """A widget that hands the keyboard on to one in it.

    With Qt's own proxy for that, Tab passes over all that stands before the one in it.
    """

    _handed_to: QWidget | None = None

    def hand_on(self, to: QWidget) -> None:
        """Hand the keyboard on to this one, from now on."""
        self._handed_to = to
        if self.hasFocus():
            to.setFocus()

    def setFocus(self, *reason: Qt.FocusReason) -> None:
        """Give the keyboard to the one in it."""
        take = super().setFocus if self._handed_to is None else self._handed_to.setFocus
        take(*reason)


class Page(HandsOn):
    """A place of the rail. Nothing is loaded until `enter`, the first time it is looked at."""

    help_topic = "start"
    spoken_role = PLACE
    wanted = Signal(str, int)  # another place: ("evening", id), ("member", id), ("club", 0) ...
    said = Signal(str)  # a sentence for the bar at the foot of the window
    offered = Signal(str, str, object)  # the same with a button, and what that does
    unsaid = Signal(str)  # that sentence no longer holds
    scope_changed = Signal()  # `undo_scope` answers something else now
    evening_closed = Signal()  # just now, and it is in the file
    erased = Signal()  # somebody's data went; copies that are not here follow later
    retitled = Signal()  # `title` answers something else now

    def __init__(self, ops: "Operations", theme: "Theme") -> None:
        super().__init__()
        self.setProperty("kind", "page")
        self.ops = ops
        self.theme = theme

    @property
    def title(self) -> str:
        """The name of the place, as the window's title shows it."""
        return ""

    def refresh(self) -> None:
        """Show the data as it is now, keeping selection and place."""

    def follows(self) -> bool:
        """Whether what others change elsewhere is shown here without `refresh`."""
        return False

    def enter(self) -> None:
        """The place comes into view; by default it shows the data as it is now."""
        self.refresh()

    def leave(self) -> None:
        """The place goes out of view: store what is half typed."""

    def not_kept(self) -> str:
        """A sentence when something typed here could not be stored yet; "" when all is."""
        return ""

    def is_keeping(self) -> bool:
        """Whether what was typed here is on its way to the file."""
        return False

    def is_waiting(self) -> bool:
        """Whether something is filled in here that is not in the file."""
        return bool(self.not_kept())

    def spot(self) -> tuple[int, ...]:
        """The spot in view, for `come_back` in a window that takes this one's place."""
        return ()

    def come_back(self, spot: tuple[int, ...]) -> None:
        """Show what was in view in the window before; called before the first `enter`."""

    def undo_scope(self) -> str:
        """The scope of Ctrl+Z here: "" is everything, "sheet:12" a single sheet."""
        return ""

    def undo_refused(self) -> str:
        """Why nothing can be taken back here; "" when it can."""
        return ""

    def shows(self, place: "ChangedPlace") -> bool:  # noqa: ARG002 (not every place is changed)
        """Whether a change at this place is seen to happen here."""
        return False

    def page_actions(self) -> list[QAction]:
        """The commands that can be given here now, for the menu and the palette."""
        return []

    def menu_groups(self) -> list[list[QAction]]:
        """The actions in the page's menu, a group between two lines.

        At most twelve in four groups: the rest has its button on the page, and is found by Ctrl+K.
        """
        return [self.page_actions()]

    def every_action(self) -> list[QAction]:
        """Every command of this place, also those that cannot be given now."""
        return self.page_actions()

    def make_more(self) -> bool:
        """Make a part that was never looked at, to know its commands; whether there was one."""
        return False

    def give(self, command: QAction) -> None:
        """Give a command of this place, which is in view; or say what comes before it."""
        if command in self.page_actions() and command.isEnabled():
            command.trigger()
        else:
            self.said.emit(self.not_now())

    def not_now(self) -> str:
        """Why a command of this place cannot be given now."""
        return translate("Page", "Dat kan hier nu niet.")

    def panes(self) -> list[QWidget]:
        """The panes that F6 steps through, in order."""
        return []

    def evening_in_view(self) -> int:
        """The id of the evening that is open here; 0 for none."""
        return 0

    def pass_on_clock(self, evening_id: int, clock: "RoundClock | None") -> None:
        """The clock of the round in the hall is this now; None for none."""

    def ask_referee(self) -> bool:
        """Open the referee on what is in view here; False when nothing here is in dispute."""
        return False

    def take_people(self, listed: "Book") -> bool:  # noqa: ARG002 (a place that lists nobody)
        """Take a list of people that was brought here; False where it is one of members."""
        return False

    def show_item(self, kind: str, number: int) -> None:
        """Open what was chosen elsewhere, such as ("evening", 12)."""


def step_to_next(panes: Sequence[QWidget]) -> None:
    """Give the focus to the pane after the one that has it, round and round."""
    visible = [pane for pane in panes if pane.isVisible()]
    focus = QApplication.focusWidget()
    if not visible or focus is None:
        if visible:
            _enter(visible[0])
        return
    here = [at for at, pane in enumerate(visible) if pane is focus or pane.isAncestorOf(focus)]
    _enter(visible[(here[-1] + 1) % len(visible) if here else 0])


def _enter(pane: QWidget) -> None:
    """The pane itself, or the first thing in it that takes keys."""
    target = pane
    if pane.focusPolicy() == Qt.FocusPolicy.NoFocus:
        inside = [
            child
            for child in pane.findChildren(QWidget)
            if child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.isVisible()
        ]
        target = inside[0] if inside else pane
    target.setFocus(Qt.FocusReason.ShortcutFocusReason)

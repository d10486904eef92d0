"""Parts that the tabs of the window share: amounts, and changes of the club."""

from collections.abc import Callable

from PySide6.QtCore import Signal

from clubadmin.desktop.administration.loading import Ledger
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.side_window import TabPane
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.work import troubles
from clubadmin.i18n import Words
from clubadmin.services.club.club import OpenClub


class ChangingPane(TabPane):
    """A tab that has the club changed."""

    said = Signal(str)  # what was done, for the foot of the window

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self.ops, self.theme = ops, theme

    def change(
        self,
        work: Callable[[OpenClub], object],
        done: Callable[[], None],
        refused: Callable[[str], None],
    ) -> None:
        """Have the club changed; what cannot be is told where `refused` says it."""
        self.ops.run(
            work,
            lambda _answer: done(),
            lambda error: refused(troubles.sentence(error)),
            changes=True,
        )


class Pane(ChangingPane):
    """A tab that shows a ledger."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self.ledger = Ledger(())

    def show_ledger(self, ledger: Ledger) -> None:
        """Show what is there now."""
        self.ledger = ledger

    @property
    def season_id(self) -> int:
        """The season in view; 0 for none."""
        return self.ledger.season.id if self.ledger.season else 0


def euros(cents: int) -> str:
    """An amount in a list: "45,00"; its head says that it is euros."""
    return Words(language.current()).money(cents)

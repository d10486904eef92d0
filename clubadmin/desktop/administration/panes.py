"""Parts that the tabs of the window share: amounts, and changes of the club."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.administration.loading import Ledger
from clubadmin.desktop.kit.bound import Bound
from clubadmin.desktop.kit.language import current, translate
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.side_window import TabPane
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.work import troubles
from clubadmin.i18n import Words
from clubadmin.services.club.club import OpenClub

Change = Callable[[Callable[[OpenClub], object], Callable[[], None], Callable[[str], None]], None]


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
        self.ops.change(
            work, lambda _answer: done(), lambda error: refused(troubles.sentence(error))
        )


class Pane(ChangingPane):
    """A tab that shows a ledger; one of a part has its own `title`."""

    title = ""
    dropped: Callable[[Path], None] | None = None  # reads a file that was dropped

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self.ledger = Ledger(())

    def show_ledger(self, ledger: Ledger) -> None:
        """Show what is there now."""
        self.ledger = ledger

    @property
    def is_used(self) -> bool:
        """Whether the club does what it shows."""
        return True

    @property
    def season_id(self) -> int:
        """The season in view; 0 for none."""
        return self.ledger.season.id if self.ledger.season else 0


def euros(cents: int) -> str:
    """An amount in a list: "45,00"; its head says that it is euros."""
    return Words(current()).money(cents)


class MoreFields(QWidget):
    """Fields that a part puts below those of a form, and that are stored after these."""

    entered = Signal()  # Enter in a field

    form: Bound

    def __init__(self, change: Change) -> None:
        super().__init__()
        self._change = change

    @property
    def held(self) -> bool:
        """Whether something is filled in that is not stored."""
        return self.form.held

    def keep(self, done: Callable[[], None]) -> None:
        """Have what is filled in stored, and then `done`; what cannot be is told at its field."""
        raise NotImplementedError


def keep_rest(more: list[MoreFields], done: Callable[[], None]) -> None:
    """Store the fields of parts that are held, and then `done`."""
    held = next((one for one in more if one.held), None)
    if held is None:
        done()
    else:
        held.keep(partial(keep_rest, more, done))


def told_reason(reason: str) -> str:
    """Why something came back, in words where it is a code of the bank that is known."""
    found = _codes().get(reason)
    return f"{found} ({reason})" if found else reason


def _codes() -> dict[str, str]:
    return {
        "AC01": translate("Administration", "het rekeningnummer is niet goed"),
        "AC04": translate("Administration", "de rekening is opgeheven"),
        "AC06": translate("Administration", "de rekening is geblokkeerd"),
        "AC13": translate("Administration", "van deze rekening mag niet worden afgeschreven"),
        "AG01": translate("Administration", "van deze rekening mag niet worden afgeschreven"),
        "AM04": translate("Administration", "er stond te weinig op de rekening"),
        "AM05": translate("Administration", "het was twee keer aangeboden"),
        "MD01": translate("Administration", "er is geen geldig mandaat"),
        "MD06": translate("Administration", "teruggevraagd door de betaler"),
        "MD07": translate("Administration", "de rekeninghouder is overleden"),
        "MS02": translate("Administration", "geweigerd door de betaler"),
        "MS03": translate("Administration", "geen reden opgegeven"),
        "SL01": translate("Administration", "geblokkeerd door de betaler"),
    }

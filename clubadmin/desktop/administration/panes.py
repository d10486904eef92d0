"""What the tabs of the window have in common: amounts, days, and a list with a form beside it."""

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QCoreApplication, QDate, Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.administration.ledger import Ledger
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.forms import Field, content
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.work import troubles
from clubadmin.errors import Refused
from clubadmin.i18n import Message, Words
from clubadmin.services.administration.amounts import cents_of
from clubadmin.services.club.club import OpenClub

WRITTEN = "d-M-yyyy"


class Pane(QWidget):
    """A tab: shows a ledger, and has the club changed."""

    said = Signal(str)  # what was done, for the foot of the window

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self.ops, self.theme = ops, theme
        self.ledger = Ledger(())

    def show_ledger(self, ledger: Ledger) -> None:
        """Show what is there now."""
        self.ledger = ledger

    def start(self) -> None:
        """The keyboard goes where work begins."""

    @property
    def held(self) -> bool:
        """Whether something is filled in that is not stored."""
        return False

    @property
    def season_id(self) -> int:
        """The season in view; 0 for none."""
        return self.ledger.season.id if self.ledger.season else 0

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


def euros(cents: int) -> str:
    """An amount in a list: "45,00"; its head says that it is euros."""
    return Words(language.current()).number(cents / 100, 2)


def as_typed(cents: int) -> str:
    """An amount as it is typed in a field, in every language: "1250,00"."""
    return f"{cents // 100},{cents % 100:02}"


def typed_amount(field: Field, what: Message) -> int | None:
    """The cents typed in a field, nothing for an empty one; None after it said what is wrong."""
    text = content(field.widget).strip()
    field.calm()
    if not text:
        return 0
    try:
        return cents_of(text, what)
    except Refused as error:
        field.complain(troubles.sentence(error))
        field.widget.setFocus()
        return None


def typed_day(field: Field) -> tuple[date | None, bool]:
    """The day typed in a field, None for an empty one; and whether it can be."""
    text = content(field.widget).strip().replace(".", "-").replace("/", "-")
    field.calm()
    if not text:
        return None, True
    day = QDate.fromString(text, WRITTEN)
    if not day.isValid() or not 1900 <= day.year() < 2200:
        field.complain(
            QCoreApplication.translate(
                "Administration", "Typ een dag als 16-11-2026, of laat het leeg."
            )
        )
        field.widget.setFocus()
        return None, False
    return date(day.year(), day.month(), day.day()), True


def written_day(day: date | None) -> str:
    """A day as it is typed; "" for none."""
    return "" if day is None else f"{day.day}-{day.month}-{day.year}"

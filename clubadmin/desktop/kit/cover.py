"""Over figures that are kept secret: the secretary's screen may be the one on the wall."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.empty import EmptyPlace
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Pages
from clubadmin.model.evenings.evening import Evening, SheetState


class Secret:
    """Whether a standing stays covered: until somebody asks, and again when kept secret anew."""

    def __init__(self) -> None:
        self._kept: tuple[int, int | None] = (0, None)  # evening, and from which round
        self._lifted = False

    def covers(self, evening: Evening) -> bool:
        """Whether nothing of its standing is shown now."""
        kept = (evening.id, evening.hidden_from)
        if kept != self._kept:
            self._kept, self._lifted = kept, False
        return is_secret(evening) and not self._lifted

    def lift(self) -> None:
        """Somebody asked for it."""
        self._lifted = True


class Cover(Pages):
    """A cover over a secret, lifted on request until it is kept secret anew."""

    lifted = Signal()

    def __init__(self, theme: Theme, inner: QWidget) -> None:
        super().__init__()
        self._secret = Secret()
        self._place = EmptyPlace(
            theme,
            self.tr("De stand is nog geheim"),
            self.tr(
                "U koos bij Groot scherm om de stand niet te laten zien. Kijkt er iemand mee op "
                "dit scherm, laat haar dan staan tot de prijsuitreiking."
            ),
            (self.tr("&Toch tonen"), self.lift),
        )
        self.addWidget(inner)
        self.addWidget(self._place)

    @property
    def covers(self) -> bool:
        """Whether nothing is seen."""
        return self.currentWidget() is self._place

    def show_evening(self, evening: Evening) -> None:
        """Cover what is below when its standing is kept secret."""
        self.setCurrentIndex(1 if self._secret.covers(evening) else 0)

    def lift(self) -> None:
        """Show it all the same."""
        self._secret.lift()
        self.setCurrentIndex(0)
        self.lifted.emit()

    def take_keyboard(self) -> None:
        """Give the keyboard to the button that lifts the cover."""
        if self._place.step is not None:
            self._place.step.setFocus()


def is_secret(evening: Evening) -> bool:
    """Whether there is anything in the rounds that are kept secret."""
    first = evening.hidden_from
    if not first:
        return False
    tables = (table for plan in evening.plan if plan.round >= first for table in plan.tables)
    return any(table.state is not SheetState.MISSING for table in tables)

"""The form of a wish: what, of whom, with whom or at which table, and why."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame

from clubadmin.desktop.kit.finder import PersonFinder
from clubadmin.desktop.kit.forms import Choice, Field, Number, line
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.unsaved import held_sentence
from clubadmin.desktop.kit.widgets import button, column, label, row
from clubadmin.model.members.member import Member
from clubadmin.model.members.wish import Wish, WishKind

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations

MOST_TABLES = 200

_Values = tuple[str, Member | None, Member | None, int, str]


class WishForm(QFrame):
    """Shows a wish; id 0 is a new one."""

    stored = Signal(object)  # Wish, as filled in
    removed = Signal(object)  # Wish
    given_up = Signal()

    def __init__(self, ops: "Operations", theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self.setMinimumWidth(theme.grid(36))
        self.shown: Wish | None = None
        self._begun: _Values | None = None  # as it stood when it was filled in
        self._heading = label(kind="heading", wrap=True)
        self.kind = Choice(
            {
                WishKind.TOGETHER: self.tr("Samen aan een tafel"),
                WishKind.APART: self.tr("Nooit aan een tafel"),
                WishKind.TABLE: self.tr("Altijd aan een vaste tafel"),
            }
        )
        self.first = PersonFinder(ops, theme)
        self.second = PersonFinder(ops, theme)
        self.table = Number(1, MOST_TABLES, 1)
        self.reason = line(hint=self.tr("Bijvoorbeeld: rolstoel, leeslamp, rijdt mee"), most=200)
        self._kind_field = Field(self.tr("&Wens"), self.kind)
        self.first_field = Field(self.tr("W&ie"), self.first)
        self.second_field = Field(self.tr("&Met wie"), self.second)
        self.table_field = Field(self.tr("&Tafel"), self.table)
        self._reason_field = Field(
            self.tr("&Reden"), self.reason, self.tr("Staat alleen hier, op geen enkel papier.")
        )
        self.remove_button = button(self.tr("&Verwijderen"), self._remove, "quiet")
        self.store_button = button(self.tr("&Opslaan"), self.store, "primary")
        self.setLayout(
            column(
                self._heading,
                self._kind_field,
                self.first_field,
                self.second_field,
                self.table_field,
                self._reason_field,
                None,
                row(self.remove_button, None, self.store_button),
                gap=theme.grid(1.5),
                margin=theme.grid(2.5),
            )
        )
        self.kind.currentIndexChanged.connect(self._follow)
        self.first.chosen.connect(self._one_chosen)
        self.second.chosen.connect(self._other_chosen)
        self.reason.returnPressed.connect(self.store)
        self.show_wish(None)

    def show_wish(self, wish: Wish | None, *, new: bool = False) -> None:
        """Fill in a wish, an empty form for a new one, or nothing at all."""
        self.shown = wish
        self.setEnabled(wish is not None or new)
        if wish is not None:
            self.kind.choose(wish.kind)
            self.table.setValue(wish.table or 1)
        self.first.choose(wish.a if wish else None)
        self.second.choose(wish.b if wish else None)
        self.reason.setText(wish.reason if wish else "")
        self.remove_button.setVisible(wish is not None)
        empty = self.tr("Nieuwe wens") if new else self.tr("Kies een wens in de lijst")
        self._heading.setText(wish.names if wish else empty)
        self._follow()
        self._begun = self._values

    @property
    def dirty(self) -> bool:
        """Whether something is filled in that is not stored."""
        return self._values != self._begun

    def hold(self) -> None:
        """Say that it is to be stored or given up before another wish can be shown."""
        self.complain(held_sentence())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape gives up what is not stored."""
        if event.key() == Qt.Key.Key_Escape and self.dirty:
            self.given_up.emit()
            return
        super().keyPressEvent(event)

    def complain(self, sentence: str) -> None:
        """Say why it cannot be kept, below the last field of whom it is about."""
        at = self.table_field if self.table_field.isVisible() else self.second_field
        at.complain(sentence)

    def store(self) -> None:
        """Ask to keep what is filled in."""
        self._calm()
        missing = self.tr("Kies iemand uit de lijst die onder het veld verschijnt.")
        at_table = self.kind.value == WishKind.TABLE
        if self.first.member is None:
            self.first_field.complain(missing)
            self.first.setFocus()
        elif not at_table and self.second.member is None:
            self.second_field.complain(missing)
            self.second.setFocus()
        else:
            self.stored.emit(self._filled(self.first.member, at_table=at_table))

    @property
    def _values(self) -> _Values:
        """Who, with whom or where, and why; the kind alone is not yet a wish."""
        stored = self.shown is not None
        at_table = self.kind.value == WishKind.TABLE
        return (
            self.kind.value if stored else "",
            self.first.member,
            self.second.member,
            self.table.value() if stored and at_table else 0,
            self.reason.text(),
        )

    def _filled(self, first: Member, *, at_table: bool) -> Wish:
        return Wish(
            id=self.shown.id if self.shown else 0,
            kind=WishKind(self.kind.value),
            a=first,
            b=None if at_table else self.second.member,
            table=self.table.value() if at_table else None,
            reason=self.reason.text(),
            version=self.shown.version if self.shown else 1,
        )

    def _follow(self) -> None:
        at_table = self.kind.value == WishKind.TABLE
        self.second_field.setVisible(not at_table)
        self.table_field.setVisible(at_table)
        self._calm()

    def _calm(self) -> None:
        for field in (self.first_field, self.second_field, self.table_field):
            field.calm()

    def _one_chosen(self, member: Member | None) -> None:
        self.first_field.calm()
        if member is None:
            return
        if self.table_field.isVisible():
            self.table.setFocus()
            self.table.selectAll()
        else:
            self.second.setFocus()

    def _other_chosen(self, member: Member | None) -> None:
        self.second_field.calm()
        if member is not None:
            self.reason.setFocus()

    def _remove(self) -> None:
        if self.shown is not None:
            self.removed.emit(self.shown)

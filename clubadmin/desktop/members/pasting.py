"""The panel in which pasted members are looked at before they are added."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QFrame

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, column, label, row
from clubadmin.model.members.member import PastedMember


class PastePreview(QFrame):
    """Rows to be looked at; nothing is stored before `taken`."""

    taken = Signal(object)  # tuple[PastedMember, ...]
    put_away = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._rows: tuple[PastedMember, ...] = ()
        self._heading = label(kind="heading", wrap=True)
        self._what = label(kind="muted", wrap=True)
        self.model: RowsModel[PastedMember] = RowsModel(theme, self._columns(), lambda one: one.row)
        self.table = ListTable(theme, self.model, self.tr("Geplakte rijen"))
        self.table.entered.connect(lambda _row: self._take())
        self.table.looked_at.connect(self._read_out)
        self._in_full = label(wrap=True)
        self.namesakes = QCheckBox(self.tr("Ook naam&genoten: dit zijn anderen"))
        self.namesakes.toggled.connect(self._say)
        self._ok = button(self.tr("&Toevoegen"), self._take, "primary")
        away = button(self.tr("Niet toe&voegen"), self.put_away.emit, "quiet")
        self.setLayout(
            column(
                self._heading,
                self._what,
                self.table,
                self._in_full,
                self.namesakes,
                row(away, None, self._ok),
                gap=theme.grid(1.5),
                margin=theme.grid(2.5),
            )
        )

    def _columns(self) -> list[Column[PastedMember]]:
        return [
            Column(self.tr("Rij"), lambda one: str(one.row), right=True, width=6, spare=True),
            Column(self.tr("Naam"), lambda one: one.member.label, least=14),
            Column(self.tr("Wat ermee is"), self._remark, look=self._look, least=10),
        ]

    def _remark(self, one: PastedMember) -> str:
        if one.problem:
            said = language.told(one.problem)
            return f"! {said.partition(': ')[2]}"  # the row has its own column
        if one.namesake is not None:
            return self.tr("= naamgenoot die er al is")
        if one.remark:
            return f"? {language.told(one.remark)}"
        return self.tr("✓ goed")

    def _look(self, one: PastedMember) -> str:
        if one.problem:
            return "error"
        return "warning" if one.namesake is not None or one.remark else "good"

    @property
    def good(self) -> tuple[PastedMember, ...]:
        """The rows that would be added now."""
        both = self.namesakes.isChecked()
        return tuple(
            one for one in self._rows if not one.problem and (both or one.namesake is None)
        )

    def show_rows(self, rows: Sequence[PastedMember]) -> None:
        """Show the rows and wait for Enter."""
        self._rows = tuple(rows)
        self.table.show_rows(self._rows)
        self.namesakes.setChecked(False)
        self.namesakes.setVisible(
            any(one.namesake is not None and not one.problem for one in self._rows)
        )
        self._say()
        odd = (at for at, one in enumerate(self._rows) if self._look(one) != "good")
        self.table.selectRow(next(odd, 0))
        (self._ok if self.good else self.table).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _say(self) -> None:
        good = len(self.good)
        self._heading.setText(self.tr("%1 toevoegen").replace("%1", str(good)))
        self._ok.setEnabled(bool(good))
        if not self._rows:
            text = self.tr(
                "Er staan geen rijen op het klembord. Kopieer in het rekenblad de rijen met "
                "namen en druk hier weer op Ctrl+V."
            )
        else:
            text = self.tr("%1 van de %2 rijen zijn goed. Enter voegt die toe, Esc niets.")
            text = text.replace("%1", str(good)).replace("%2", str(len(self._rows)))
        self._what.setText(text)

    def _read_out(self, at: int) -> None:
        """The name and what is with it, in full: in their columns they may be cut off."""
        one = self._rows[at] if 0 <= at < len(self._rows) else None
        odd = one is not None and self._look(one) != "good"
        texts = (one.member.label if one else "", self._remark(one) if one and odd else "")
        self._in_full.setText("\n".join(text for text in texts if text))

    def _take(self) -> None:
        if self.good:
            self.taken.emit(self.good)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes the good ones, Escape none."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._take()
        elif event.key() == Qt.Key.Key_Escape:
            self.put_away.emit()
        else:
            super().keyPressEvent(event)

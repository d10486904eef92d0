"""Fields that few need, behind one button that says in a line what is filled in there."""

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, column, label, row


class Folded(QWidget):
    """A button "Meer" above fields; what is filled in stays while they are out of view."""

    def __init__(self, theme: Theme, fields: QWidget) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self.fields = fields
        self._told = ""
        self.button = button(self.tr("&Meer"), self.turn)
        self.summary = label(kind="muted", wrap=True)
        head = row(self.button, self.summary, gap=theme.grid(1))
        head.setStretch(1, 1)
        fields.hide()
        self.setLayout(column(head, fields, gap=theme.grid(1.5)))
        self._show()

    @property
    def open(self) -> bool:
        """Whether the fields are in view."""
        return not self.fields.isHidden()

    def turn(self) -> None:
        """Open, or fold again."""
        self.fields.setVisible(not self.open)
        self._show()

    def unfold(self) -> None:
        """Have the fields in view."""
        if not self.open:
            self.turn()

    def tell(self, summary: str) -> None:
        """Tell, while folded, how these fields differ from the ordinary."""
        self._told = summary
        self._show()

    def _show(self) -> None:
        self.summary.setText("" if self.open else self._told)
        title = self.tr("&Minder") if self.open else self.tr("&Meer")
        self.button.setText(title)
        plain = title.replace("&", "")
        folded = not self.open and bool(self._told)
        self.button.setAccessibleName(f"{plain}: {self._told}" if folded else plain)

"""The quick entry in a few lines, beside the sheet."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout

from clubadmin.desktop.theme import Theme
from clubadmin.desktop.widgets import column, label


class TypingHelp(QFrame):
    """Keys on the left, what they mean on the right."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        lines = QGridLayout()
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setHorizontalSpacing(theme.grid(2))
        lines.setVerticalSpacing(theme.grid(0.25))
        for number, (keys, meaning) in enumerate(self._entries()):
            lines.addWidget(label(keys, "strong"), number, 0, Qt.AlignmentFlag.AlignTop)
            lines.addWidget(label(meaning, "muted", wrap=True), number, 1)
        lines.setColumnStretch(1, 1)
        heading = label(self.tr("Snel typen"), "strong")
        self.setLayout(column(heading, lines, gap=theme.grid(1), margin=theme.grid(2)))

    def _entries(self) -> tuple[tuple[str, str], ...]:
        return (
            ("92", self.tr("punten van Wij")),
            (".70", self.tr("punten van Zij")),
            ("+  −", self.tr("roem 20 Wij, Zij")),
            ("++  +5", self.tr("roem 40, 50")),
            ("+100", self.tr("roem 100")),
            ("*", self.tr("nat, Zij nat: .*")),
            ("**  ***", self.tr("pit, verzaakt")),
        )

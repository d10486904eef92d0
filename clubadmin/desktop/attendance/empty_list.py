"""An empty list: what to do, and everybody of the evening before in one go."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.contest.kinds import entrants_counted
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, column, label, row
from clubadmin.model.evenings.evening import EntrantsBefore, Evening


class Nobody(QWidget):
    """Stands in place of the list while nobody is there.

    Signals:
        wanted: everybody of the evening before takes part again.
    """

    wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        said = label(
            self.tr(
                "Nog niemand. Typ links een paar letters van een naam en druk op Enter; "
                "zonder letters ziet u iedereen die nog kan komen."
            ),
            "muted",
            wrap=True,
        )
        self.same = button("", self.wanted.emit)
        self.setLayout(column(said, row(self.same, None), None, gap=theme.grid(2)))
        self.same.hide()

    def offer(self, evening: Evening, before: EntrantsBefore | None) -> None:
        """Who took part in the evening before; None: there is nobody to take over."""
        offered = before is not None and bool(before.people)
        if before is not None and offered:
            text = self.tr("&Zelfde deelnemers als avond %1 (%2)")
            count = entrants_counted(evening.format, len(before.people))
            self.same.setText(text.replace("%1", str(before.number)).replace("%2", count))
        self.same.setVisible(offered)

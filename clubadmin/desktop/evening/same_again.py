"""On an empty list: everybody of the evening before, in one go."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.contest.kinds import entrants_counted
from clubadmin.desktop.widgets import button, row
from clubadmin.services.views.evening import EntrantsBefore, Evening


class SameAgain(QWidget):
    """A button that is there only where there is somebody to take over.

    Signals:
        wanted: they all take part again.
    """

    wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.button = button("", self.wanted.emit)
        self.setLayout(row(self.button, None))
        self.hide()

    def offer(self, evening: Evening, before: EntrantsBefore | None) -> None:
        """Who took part in the evening before; nothing to offer on a list with people on it."""
        offered = before is not None and bool(before.people) and not evening.participants
        if before is not None and offered:
            text = QCoreApplication.translate("attendance", "&Zelfde deelnemers als avond %1 (%2)")
            count = entrants_counted(evening.format, len(before.people))
            self.button.setText(text.replace("%1", str(before.number)).replace("%2", count))
        self.setVisible(offered)

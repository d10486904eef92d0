"""The card beside the lines: what is still to do, and signing off once nothing is."""

from PySide6.QtCore import QTimer, Signal

from clubadmin.desktop.kit.widgets import CardBox, label, restyle

_FLASH = 900  # ms


class StateCard(CardBox):
    """A heading and a sentence; it is seen from the corner of the eye when a key is lost."""

    sign_asked = Signal()
    changed = Signal()  # it says something else, and may need more height or less

    def __init__(self) -> None:
        super().__init__()
        self.heading = label("", "strong", wrap=True)
        self.detail = label("", "muted", wrap=True)
        self._calm = QTimer(self, singleShot=True, interval=_FLASH)
        self._calm.timeout.connect(lambda: restyle(self, "kind", "card"))

    def needs(self, width: int) -> int:
        """The height in pixels at which nothing of it is cut off, at this width."""
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        return layout.totalHeightForWidth(width)

    def flash(self) -> None:
        """Be seen from the corner of the eye: a key was lost."""
        restyle(self, "kind", "alarm")
        self._calm.start()

"""Python's garbage is collected on the screen's thread, and nowhere else.

Left to itself, Python collects wherever it happens to run, also in the thread that owns the
file. If a widget is among what it finds there, Qt destroys it in the wrong thread and the
program is gone without a word. So collecting by itself stays off, and a clock does it here.
"""

import gc

from PySide6.QtCore import QObject, QTimer

EVERY = 1_000  # milliseconds


class Sweeper(QObject):
    """Collects what Python would have collected, a generation at a time, as it would."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._clock = QTimer(self)
        self._clock.setInterval(EVERY)
        self._clock.timeout.connect(self.sweep)

    def start(self) -> None:
        """From now on; what lives already stays for good and is not looked at again."""
        gc.disable()
        gc.freeze()
        self._clock.start()

    def stop(self) -> None:
        """Leave it to Python again."""
        self._clock.stop()
        gc.enable()

    def sweep(self) -> None:
        """Collect the oldest generation that is full."""
        for generation in (2, 1, 0):
            if gc.get_count()[generation] > gc.get_threshold()[generation]:
                gc.collect(generation)
                return

"""A network made by this laptop where none was found, in three steps with pictures."""

import sys
from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.side_window import SideWindow
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, card, column, label, row
from clubadmin.desktop.tableside.step_picture import Pictured, StepPicture

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations

LOOK_EVERY = 2000  # ms
translate = QCoreApplication.translate


class System(StrEnum):
    """The system of the laptop."""

    WINDOWS = "windows"
    MAC = "mac"
    LINUX = "linux"


def this_system() -> System:
    """The system of this laptop."""
    if sys.platform == "win32":
        return System.WINDOWS
    return System.MAC if sys.platform == "darwin" else System.LINUX


def steps(system: System) -> tuple[str, str, str]:
    """The steps to take, in three sentences."""
    if system is System.WINDOWS:
        first = translate("hotspot", "Open Instellingen, Netwerk en internet, Mobiele hotspot.")
        second = translate(
            "hotspot", "Zet de mobiele hotspot aan. Naam en wachtwoord staan eronder."
        )
    elif system is System.MAC:
        first = translate("hotspot", "Open Systeeminstellingen, Algemeen, Delen, Internetdelen.")
        second = translate(
            "hotspot", "Deel met apparaten via wifi en zet Internetdelen aan. Kies een wachtwoord."
        )
    else:
        first = translate("hotspot", "Open Instellingen, Wifi, en het menu met de drie puntjes.")
        second = translate(
            "hotspot", "Kies Wifi-hotspot inschakelen. Naam en wachtwoord staan er dan bij."
        )
    third = translate(
        "hotspot", "Verbind de telefoons met die wifi. Internet is niet nodig; scan dan de kaart."
    )
    return first, second, third


class HotspotWindow(SideWindow):
    """Looks by itself whether there is a network by now, and goes on once there is."""

    help_topic = "aan-tafel"

    def __init__(
        self, parent: QWidget, ops: "Operations", theme: Theme, found: Callable[[], object]
    ) -> None:
        """Explain; `found` is called once there is a network."""
        super().__init__(parent, ops, theme, "hotspot", (92, 46))
        self._found = found
        self.setWindowTitle(self.tr("Geen netwerk gevonden"))
        why = label(
            self.tr(
                "Deze laptop zit in geen enkel netwerk, dus telefoons kunnen hem niet vinden. "
                "Sluit hem aan op een router, of laat hem zelf een netwerk maken. Daar kunnen "
                "meestal acht telefoons in; een router kan een hele zaal aan, ook zonder internet."
            ),
            wrap=True,
        )
        self.steps = steps(this_system())
        pictures = (Pictured.SETTINGS, Pictured.SWITCH, Pictured.PHONE)
        cards = row(gap=theme.grid(1.5))
        for at, (said, picture) in enumerate(zip(self.steps, pictures, strict=True), 1):
            box = card()
            text = label(f"{at}. {said}", wrap=True)
            inside = column(
                StepPicture(theme, picture), text, None, gap=theme.grid(1), margin=theme.grid(1.5)
            )
            box.setLayout(inside)
            cards.addWidget(box, 1)
        self.look_button = button(self.tr("Kijk opnieuw"), self.refresh, "primary")
        away = button(self.tr("Sluiten"), self.close, "quiet")
        self._waits = label(
            self.tr("Zodra er een netwerk is, gaat het vanzelf aan."), "muted", wrap=True
        )
        foot = row(self._waits, away, self.look_button, gap=theme.grid(1))
        foot.setStretch(0, 1)
        whole = column(why, cards, foot, gap=theme.grid(2), margin=theme.grid(2.5))
        whole.setStretch(1, 1)
        self.setLayout(whole)
        self._clock = QTimer(self, interval=LOOK_EVERY)
        self._clock.timeout.connect(self.refresh)
        self._clock.start()

    def refresh(self) -> None:
        """Look whether there is a network now."""
        from clubadmin.server import network

        if network.addresses():
            self._clock.stop()
            self.close()
            self._found()

"""A network made by this laptop where none was found, in three steps with pictures."""

import sys
from collections.abc import Callable
from enum import Enum, StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from clubadmin.desktop.kit.side_window import SideWindow
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, card, column, label, row

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations

LOOK_EVERY = 2000  # ms
translate = QCoreApplication.translate


class Pictured(Enum):
    """The subjects of a picture."""

    SETTINGS = 1
    SWITCH = 2
    PHONE = 3


class StepPicture(QWidget):
    """A line drawing in the colours of the window."""

    def __init__(self, theme: Theme, pictured: Pictured) -> None:
        super().__init__()
        self._theme = theme
        self._pictured = pictured
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(_spoken(pictured))
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Wide enough for a laptop."""
        return QSize(self._theme.grid(20), self._theme.grid(13))

    def minimumSizeHint(self) -> QSize:
        """The least size: the full height, and less width."""
        return QSize(self._theme.grid(14), self._theme.grid(13))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw it in the middle, in a square of 100 by 65."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = min(self.width() / 100, self.height() / 65)
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(scale, scale)
        painter.translate(-50, -32.5)
        painter.setPen(self._pen("ink", 2))
        if self._pictured is Pictured.SETTINGS:
            self._laptop(painter)
            self._gear(painter, QPointF(50, 27))
        elif self._pictured is Pictured.SWITCH:
            self._laptop(painter)
            self._switch(painter, QRectF(38, 31, 24, 11))
            self._waves(painter, QPointF(50, 25), 3.2)
        else:
            self._phone(painter)
            self._waves(painter, QPointF(50, 22), 3.4)
        painter.end()

    def _pen(self, role: str, width: float) -> QPen:
        pen = QPen(self._theme.colour(role), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen

    def _laptop(self, painter: QPainter) -> None:
        painter.setBrush(self._theme.colour("surface"))
        painter.drawRoundedRect(QRectF(20, 6, 60, 42), 3, 3)
        painter.drawRoundedRect(QRectF(10, 50, 80, 6), 3, 3)

    def _gear(self, painter: QPainter, middle: QPointF) -> None:
        painter.setPen(self._pen("accent", 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, 7, 7)
        painter.save()
        painter.translate(middle)
        for _ in range(8):
            painter.drawLine(QPointF(0, 9), QPointF(0, 12))
            painter.rotate(45)
        painter.restore()

    def _switch(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour("accent"))
        half = box.height() / 2
        painter.drawRoundedRect(box, half, half)
        painter.setBrush(self._theme.colour("surface"))
        painter.drawEllipse(QPointF(box.right() - half, box.center().y()), half - 2, half - 2)

    def _waves(self, painter: QPainter, foot: QPointF, step: float) -> None:
        """The sign of wifi: a dot and arcs above it."""
        painter.setPen(self._pen("accent", 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ring in (1, 2, 3):
            far = ring * step * 1.4
            around = QRectF(foot.x() - far, foot.y() - far, 2 * far, 2 * far)
            painter.drawArc(around, 45 * 16, 90 * 16)
        painter.setBrush(self._theme.colour("accent"))
        painter.drawEllipse(foot, 0.6, 0.6)

    def _phone(self, painter: QPainter) -> None:
        painter.setBrush(self._theme.colour("surface"))
        painter.drawRoundedRect(QRectF(34, 3, 32, 59), 5, 5)
        painter.setPen(self._pen("accent", 2))
        for corner in (QPointF(42, 32), QPointF(53, 32), QPointF(42, 43)):
            painter.drawRect(QRectF(corner.x(), corner.y(), 6, 6))
        painter.drawLine(QPointF(54, 44), QPointF(58, 44))
        painter.drawLine(QPointF(54, 48), QPointF(56, 48))
        painter.drawEllipse(QPointF(50, 57), 1, 1)


def _spoken(pictured: Pictured) -> str:
    if pictured is Pictured.SETTINGS:
        return translate("hotspot", "Een laptop met de instellingen open")
    if pictured is Pictured.SWITCH:
        return translate("hotspot", "Een laptop waarop de hotspot aanstaat")
    return translate("hotspot", "Een telefoon die met de wifi verbonden is")


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
            text = label(f"{at}. {said}", wrap=True)
            inside = column(
                StepPicture(theme, picture), text, None, gap=theme.grid(1), margin=theme.grid(1.5)
            )
            box = card(inside)
            cards.addWidget(box, 1)
        self.look_button = button(self.tr("Kijk opnieuw"), self.refresh, "primary")
        away = button(self.tr("Sluiten"), self.close, "quiet")
        self._waits = label(
            self.tr("Zodra er een netwerk is, gaat het vanzelf aan."), "muted", wrap=True
        )
        foot = row((self._waits, 1), away, self.look_button, gap=theme.grid(1))
        self.setLayout(column(why, (cards, 1), foot, gap=theme.grid(2), margin=theme.grid(2.5)))
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

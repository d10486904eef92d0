"""The club's logo: chosen from a file, scaled to what paper needs, shown as it is kept."""

import base64
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt, Signal
from PySide6.QtGui import QImage, QImageReader, QImageWriter, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, label, row

LARGEST = QSize(600, 300)  # pixels; on paper a logo is a few centimetres
MOST_FILE = 10_000_000  # bytes; a photograph of a few thousand pixels across is less
_MOST_KEPT = 200_000  # bytes; a busy picture is kept as JPEG then


class LogoField(QWidget):
    """Shows the logo; a button to choose one and one to take it away."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.logo = ""  # base64, as it is kept
        self._shown = label()
        self._shown.setFixedHeight(theme.grid(8))
        self._shown.setMinimumWidth(theme.grid(8))
        self._shown.setAccessibleName(self.tr("Logo van de club"))
        self.choose_button = button(self.tr("Logo kie&zen"), self.ask)
        self.remove_button = button(self.tr("Logo &weghalen"), self.remove, "quiet")
        self._say = Said()
        hint = self.tr(
            "Een PNG of JPEG; hij staat boven elk papier, ook op zwart-wit. Zonder logo staat er "
            "een klaverblad in de kleur van de club."
        )
        buttons = row(self._shown, self.choose_button, self.remove_button, None, gap=theme.grid(1))
        self.setLayout(column(buttons, label(hint, "small", wrap=True), self._say, gap=3))
        self.setProperty("kind", "plain")
        self.show_logo("")

    def show_logo(self, logo: str) -> None:
        """The logo that is kept; "" for none."""
        self.logo = logo
        self._say.say("")
        image = QImage.fromData(QByteArray.fromBase64(logo.encode("ascii", "replace")))
        self._shown.setVisible(not image.isNull())
        self.remove_button.setVisible(bool(logo))
        if not image.isNull():
            high = self._shown.height() * self.devicePixelRatioF()
            picture = QPixmap.fromImage(
                image.scaledToHeight(round(high), Qt.TransformationMode.SmoothTransformation)
            )
            picture.setDevicePixelRatio(self.devicePixelRatioF())
            self._shown.setPixmap(picture)

    def ask(self) -> None:
        """Choose a file."""
        kinds = self.tr("Afbeeldingen (*.png *.jpg *.jpeg)")
        file = files.ask_existing(self, self.tr("Logo kiezen"), kinds)
        if file is not None:
            self.take(file)

    def take(self, file: Path) -> None:
        """Take the picture in a file, or say why it cannot be the logo."""
        sentence = self._take(file)
        self._say.say(f"! {sentence}" if sentence else "")

    def remove(self) -> None:
        """No logo."""
        self.show_logo("")
        self.changed.emit()

    def _take(self, file: Path) -> str:
        try:
            if file.stat().st_size > MOST_FILE:
                return self.tr("Dit bestand is groter dan 10 MB. Maak de afbeelding kleiner.")
        except OSError:
            return self.tr("Dit bestand is er niet of is niet te lezen. Kies een ander.")
        reader = QImageReader(str(file))
        reader.setDecideFormatFromContent(True)
        reader.setAutoTransform(True)
        if bytes(reader.format().data()) not in (b"png", b"jpeg"):
            return self.tr("Dit is geen PNG of JPEG. Kies een ander bestand.")
        size = reader.size()
        if size.width() > LARGEST.width() or size.height() > LARGEST.height():
            reader.setScaledSize(_no_smaller(size))
        image = reader.read()
        if image.isNull():
            return self.tr("Deze afbeelding is beschadigd. Kies een ander bestand.")
        self.show_logo(_kept(_fitted(image)))
        self.changed.emit()
        return ""


def _no_smaller(size: QSize) -> QSize:
    """Twice what is kept, so that the last step, which is smooth, decides how it looks."""
    return size.scaled(LARGEST * 2, Qt.AspectRatioMode.KeepAspectRatio).boundedTo(size)


def _fitted(image: QImage) -> QImage:
    if image.width() <= LARGEST.width() and image.height() <= LARGEST.height():
        return image
    smooth = Qt.TransformationMode.SmoothTransformation
    return image.scaled(LARGEST, Qt.AspectRatioMode.KeepAspectRatio, smooth)


def _kept(image: QImage) -> str:
    """In base64: PNG, or JPEG on white where that would be large."""
    png = _written(image, b"png", 0)
    if len(png) <= _MOST_KEPT:
        return base64.b64encode(png).decode("ascii")
    flat = QImage(image.size(), QImage.Format.Format_RGB32)
    flat.fill(Qt.GlobalColor.white)
    painter = QPainter(flat)
    painter.drawImage(0, 0, image)
    painter.end()
    return base64.b64encode(_written(flat, b"jpeg", 88)).decode("ascii")


def _written(image: QImage, kind: bytes, quality: int) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(kind))
    writer.setQuality(quality)
    writer.write(image)
    return bytes(buffer.data().data())

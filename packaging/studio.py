"""The program on its made-up club, ready for a picture: at one size, one day, in one language."""

import os
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pypdfium2
from PIL import Image
from PySide6.QtCore import QSettings, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from clubadmin.desktop.archive.views import home
from clubadmin.desktop.evening import overview
from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.demo.club import make_demo
from clubadmin.services.seasons.seasons import evenings

if TYPE_CHECKING:
    from clubadmin.desktop.evening.page import EveningPage

ROOM = QSize(1024, 640)  # of the main window
WIDE = 600  # of a picture, in pixels
FRAME = QColor("#aeb5ba")  # seen on light and on dark
COLOURS = 48
CLUB = "club.klaverjas"
T = TypeVar("T")


class Day(date):
    """The day on which all pictures are made: in the middle of the made-up season."""

    @classmethod
    def today(cls) -> "Day":
        """That day, whenever this runs."""
        return cls(2026, 11, 12)


def make_club(folder: Path) -> Path:
    """The made-up club, of which each picture gets a copy."""
    file = folder / CLUB
    make_demo(file, 1, 7, half_typed=True).close()
    return file


class Studio:
    """The program on its made-up club, ready for a picture."""

    def __init__(self, folder: Path) -> None:
        os.environ["XDG_CONFIG_HOME"] = str(folder)  # no clubs of who makes the pictures
        home.date = overview.date = Day
        files.documents = lambda: Path("Documenten")  # no folder of who makes the pictures
        self.ops = Operations(open_club(folder / CLUB))
        settings = QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat)
        theme = Theme()
        theme.choose(mode="light")
        self.window = MainWindow(theme, settings)
        self.window.furnish(self.ops)
        self.window.resume()
        self.window.resize(ROOM)
        self.window.show()
        self.settle()
        self.window.look_at_uses()  # buttons of what the club does not do are left out at once
        self.settle()
        self.window.page.refresh()
        self.settle()
        self.under_way = self.window.page.evening_in_view()
        found = self.write(evenings)
        self.evenings = {one.competition: one.id for one in found}  # the last of each

    def end(self) -> None:
        """Close every window, so that the next picture begins as this one did."""
        for one in QApplication.topLevelWidgets():
            one.close()
        self.ops.stop()
        QTest.qWait(10)

    def settle(self) -> None:
        """Wait until what was asked is shown."""
        for _ in range(3):
            QTest.qWait(10)
            while not self.ops.idle:
                QTest.qWait(10)

    def write(self, deed: Callable[[OpenClub], T]) -> T:
        """Have something in the club that is worth a picture, or read something of it."""
        answers: list[T] = []
        self.ops.run(deed, answers.append)
        self.settle()
        return answers[0]

    def step(self, evening_id: int, step: int, table_id: int = 0) -> "EveningPage":
        """A step of an evening, or one sheet of it."""
        self.window.show_item("evening", evening_id)
        self.settle()
        self.page.come_back((evening_id, step, table_id))
        self.settle()
        return self.page

    @property
    def page(self) -> "EveningPage":
        """The page in view."""
        return self.window.page

    def give(self, name: str) -> QWidget:
        """Do what the help offers; the window that opens for it, else the page."""
        return self.opened(lambda: self.window.commands.give_first(name))

    def opened(self, deed: Callable[[], object]) -> QWidget:
        """The window that opens by this, else the page."""
        before = {*QApplication.topLevelWidgets()}
        deed()
        self.settle()
        made = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
        return next((one for one in made if one not in before), self.window.page)

    def taken(self, shown: QWidget, size: QSize | None = None) -> QImage:
        """What a window shows at this size; a window of its own is closed then."""
        for _ in range(2):  # a text that wraps late may push the window open
            if size is not None:
                shown.resize(size)
            self.settle()
        image = shown.grab().toImage()
        if shown is not self.window.page:
            shown.close()
        return image


def framed(image: QImage) -> Image.Image:
    """Of the width of a picture, with a hairline around it, in few colours."""
    smooth = Qt.TransformationMode.SmoothTransformation
    image = image.scaledToWidth(min(WIDE, image.width()), smooth)
    image = image.convertToFormat(QImage.Format.Format_RGBA8888)
    with QPainter(image) as painter:
        painter.setPen(FRAME)
        painter.drawRect(image.rect().adjusted(0, 0, -1, -1))
    size, step = (image.width(), image.height()), image.bytesPerLine()
    shown = Image.frombuffer("RGBA", size, bytes(image.constBits()), "raw", "RGBA", step, 1)
    return shown.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)


def of_paper(pdf: bytes, part: float = 0.6, at: int = 0, across: float = 1.0) -> QImage:
    """The upper part of a page of a paper, or of the left of it."""
    document = pypdfium2.PdfDocument(pdf)
    scale = WIDE / document[at].get_width() / across
    page = document[at].render(scale=scale, rev_byteorder=True)
    high = round(page.height * part)
    shown = QImage(
        page.buffer, min(WIDE, page.width), high, page.stride, QImage.Format.Format_RGB888
    )
    return shown.copy()

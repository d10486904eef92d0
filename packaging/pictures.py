"""The pictures of the help, made by the program itself: `resources/help/pictures/*.png`.

The window runs without a screen on a made-up club in a temporary folder; for each picture it does
what the help says, and what is in view then is kept. A picture is made again by running this: all
of them, or those that are named.

    python3 packaging/dev.py pictures [NAME ...]
"""

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pypdfium2
from PIL import Image
from PySide6.QtCore import QSettings, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSpinBox, QTableView, QWidget

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.doors import ShowPublishing, ask
from clubadmin.desktop.kit.forms import Choice
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.screen.window import BigScreen
from clubadmin.desktop.shell import first_use
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.desktop.steps.step import DRAW, FORMS, RESULT
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.members.wish import Wish, WishKind
from clubadmin.model.results.protest import ProtestDraft
from clubadmin.reports.book import season_book
from clubadmin.reports.results.bracket import bracket_sheet
from clubadmin.services.club.club import OpenClub
from clubadmin.services.demo import make_demo
from clubadmin.services.draw import wishes
from clubadmin.services.draw.knockout import bracket
from clubadmin.services.evenings.evenings import evening
from clubadmin.services.hall import protests
from clubadmin.services.members.members import members
from clubadmin.services.members.teams import add_team
from clubadmin.services.publishing.season_book import gather
from clubadmin.services.seasons.seasons import evenings
from clubadmin.services.sheets.sheets import save_other, sheet
from clubadmin.services.standings import groups

if TYPE_CHECKING:
    from clubadmin.desktop.evening.page import EveningPage

TARGET = Path(__file__).parents[1] / "resources" / "help" / "pictures"
ROOM = QSize(1024, 640)  # of the main window
WIDE = 600  # of a picture, in pixels
FRAME = QColor("#aeb5ba")  # seen on light and on dark
SETTINGS = ClubSettings(name="Klaverjasclub De Rode Nel", place="Vaartwijk")
COLOURS = 48
T = TypeVar("T")


class Studio:
    """The program on its made-up club, ready for a picture."""

    def __init__(self, folder: Path) -> None:
        self.club = make_demo(folder / "club.klaverjas", 1, 7, half_typed=True)
        self.ops = Operations(self.club)
        settings = QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat)
        theme = Theme()
        theme.choose(mode="light")
        self.window = MainWindow(theme, settings)
        self.window.furnish(self.ops)
        self.window.resume()
        self.window.resize(ROOM)
        self.window.show()
        self.settle()
        self.under_way = self.window.page.evening_in_view()
        found = self.write(evenings)
        self.evenings = {one.competition: one.id for one in found}  # the last of each

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
        return self.opened(lambda: first_use.give(self.window, name))

    def opened(self, deed: Callable[[], object]) -> QWidget:
        """The window that opens by this, else the page."""
        before = {*QApplication.topLevelWidgets()}
        deed()
        self.settle()
        made = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
        return next((one for one in made if one not in before), self.window.page)

    def taken(self, shown: QWidget, size: QSize | None = None) -> QImage:
        """What a window shows at this size; a window of its own is closed then."""
        if size is not None:
            shown.resize(size)
        self.settle()
        image = shown.grab().toImage()
        if shown is not self.window.page:
            shown.close()
        return image


def main(names: list[str]) -> None:
    """Make the pictures that are named, or all, and say how large each became."""
    QApplication.setStyle("Fusion")
    app = QApplication([])
    app.setApplicationName("clubadmin")
    language.speak(app, "nl")
    TARGET.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        studio = Studio(Path(folder))
        for name in names or PICTURES:
            file = TARGET / f"{name}.png"
            framed(PICTURES[name](studio)).save(file, optimize=True)
            print(f"{name:16}{file.stat().st_size:8}")
        studio.ops.stop()


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


def of_paper(pdf: bytes, part: float = 0.6, at: int = 0) -> QImage:
    """The upper part of a page of a paper."""
    document = pypdfium2.PdfDocument(pdf)
    page = document[at].render(scale=WIDE / document[at].get_width(), rev_byteorder=True)
    high = round(page.height * part)
    shown = QImage(page.buffer, page.width, high, page.stride, QImage.Format.Format_RGB888)
    return shown.copy()


# what each of them shows


def _wishes(studio: Studio) -> QImage:
    def wish(club: OpenClub) -> None:
        one, two, three, four = members(club)[2:6]
        wanted = (
            Wish(0, WishKind.TOGETHER, one, two, reason="Rijdt mee"),
            Wish(0, WishKind.TABLE, three, table=1, reason="Rolstoel"),
            Wish(0, WishKind.APART, four, one),
        )
        for each in wanted:
            wishes.add_wish(club, each)

    studio.write(wish)
    shown = studio.give("wishes")
    QTest.keyClick(shown.findChild(QTableView), Qt.Key.Key_Home)
    return studio.taken(shown, QSize(760, 420))


def _fill_in(studio: Studio) -> QImage:
    studio.step(studio.under_way, DRAW)
    return studio.taken(studio.give("fill-in"), QSize(680, 460))


def _other_side(studio: Studio) -> QImage:
    def type_it(club: OpenClub) -> int:
        table = evening(club, studio.under_way).plan[1].tables[2].table_id
        lines = dict(enumerate(sheet(club, table).lines[:4], start=1))
        save_other(club, table, lines | {3: "95"})
        return table

    page = studio.step(studio.under_way, FORMS, studio.write(type_it))
    studio.give("other-side")
    studio.window.resize(1240, 700)
    image = studio.taken(page)
    studio.window.resize(ROOM)
    return image


def _control_desk(studio: Studio) -> QImage:
    studio.step(studio.under_way, FORMS)
    return studio.taken(studio.give("control-desk"), QSize(820, 440))


def _protests(studio: Studio) -> QImage:
    def hand_in(club: OpenClub) -> None:
        found = evening(club, studio.under_way)
        who, table = found.participants[0].id, found.plan[0].tables[0].table_id
        text = "Roem geroepen nadat de slag gesloten was."
        protests.hand_in(club, found.id, ProtestDraft(text, who, table, 5))

    studio.write(hand_in)
    studio.step(studio.under_way, FORMS)
    return studio.taken(studio.give("protests"), QSize(820, 440))


def _screen(studio: Studio) -> QImage:
    studio.step(studio.under_way, DRAW)
    studio.window.show_full_screen()
    studio.settle()
    screen = next(one for one in QApplication.topLevelWidgets() if isinstance(one, BigScreen))
    screen.showNormal()
    return studio.taken(screen, QSize(960, 540))


def _contest(studio: Studio) -> QImage:
    number = studio.evenings["Bekertoernooi"]
    made = studio.write(lambda club: (evening(club, number), bracket(club, number)))
    return of_paper(bracket_sheet(made[0], SETTINGS, made[1]))


def _compared(studio: Studio) -> QImage:
    return studio.taken(studio.step(studio.evenings["Schevenings drive"], RESULT))


def _groups(studio: Studio) -> QImage:
    def arrange(club: OpenClub) -> None:
        found = groups.groups(club, 1)
        groups.arrange(club, 1, groups.dealt(found.lines, ("A", "B", "C")))

    studio.write(arrange)
    studio.window.go("standings")
    studio.settle()
    return studio.taken(studio.give("groups"), QSize(760, 460))


def _teams(studio: Studio) -> QImage:
    def add(club: OpenClub) -> None:
        people = [one.id for one in members(club)]
        for at, name in enumerate(("De Azen", "Rode Nel", "Stuk")):
            add_team(club, name, people[4 * at : 4 * at + 4])

    studio.write(add)
    return studio.taken(studio.give("teams"))


def _what_if(studio: Studio) -> QImage:
    studio.window.go("standings")
    studio.settle()
    shown = studio.give("what-if")
    titled = {one.accessibleName(): one for one in shown.findChildren(Choice)}
    titled["Regel van de stand"].setCurrentIndex(1)
    studio.settle()
    number = next(one for one in shown.findChildren(QSpinBox) if one.isVisible())
    number.setValue(4)
    return studio.taken(shown, QSize(860, 520))


def _book(studio: Studio) -> QImage:
    return of_paper(studio.write(lambda club: season_book(gather(club, 1))), at=4)


def _publishing(studio: Studio) -> QImage:
    shown = studio.opened(lambda: ask(studio.window.page, ShowPublishing(1)))
    return studio.taken(shown, QSize(860, 520))


PICTURES: dict[str, Callable[[Studio], QImage]] = {
    "wishes": _wishes,
    "fill-in": _fill_in,
    "other-side": _other_side,
    "control-desk": _control_desk,
    "protests": _protests,
    "screen": _screen,
    "contest": _contest,
    "compared": _compared,
    "groups": _groups,
    "teams": _teams,
    "what-if": _what_if,
    "book": _book,
    "publishing": _publishing,
}
"""By the name of the file how each is made."""

if __name__ == "__main__":
    main(sys.argv[1:])

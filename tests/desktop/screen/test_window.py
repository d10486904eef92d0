"""With a projector on a second output the screen fills that one, and nothing else."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QImage, QPainter, QPixmap, qGray

from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.screen.content import Revealed
from clubadmin.desktop.screen.layout import Line
from clubadmin.desktop.screen.painting import Brush, paint_head, painted_code
from clubadmin.reports.kit.qr_code import QUIET
from tests.reports import qr_reading

SCRIPT = """
import sys
from PySide6.QtWidgets import QApplication, QWidget

app = QApplication(["clubadmin", "-platform", "offscreen:configfile=" + sys.argv[1]])
from clubadmin.desktop.screen.ticker import RoundTicker
from clubadmin.desktop.screen.window import BigScreen
from clubadmin.desktop.kit.theme import Theme

theme = Theme()
theme.apply()
own = QWidget()
own.show()
own.activateWindow()
app.processEvents()
shown = BigScreen(theme, RoundTicker(20))


def tell():
    app.processEvents()
    print(shown.screen().name(), shown.isFullScreen(), shown.width(), app.activeWindow() is own)


shown.appear(own)
tell()
shown.switch_full(own)
tell()
shown.switch_full(own)
tell()
"""


def screens(folder: Path, *widths: int) -> Path:
    starts = [sum(widths[:at]) for at in range(len(widths))]
    kind = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1, "y": 0, "height": 720}
    listed = [
        {**kind, "name": f"output{at}", "x": x, "width": wide}
        for at, (x, wide) in enumerate(zip(starts, widths, strict=True), 1)
    ]
    file = folder / "screens.json"
    file.write_text(json.dumps({"screens": listed}))
    return file


def shown_on(folder: Path, *widths: int) -> list[str]:
    command = [sys.executable, "-c", SCRIPT, str(screens(folder, *widths))]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    return done.stdout.splitlines()


@pytest.mark.skipif(sys.platform == "win32", reason="the screens of the test are those of X11")
def test_it_fills_the_second_screen_and_leaves_the_keyboard(tmp_path: Path) -> None:
    assert shown_on(tmp_path, 1280, 1920) == [
        "output2 True 1920 True",
        "output2 False 960 True",
        "output2 True 1920 True",
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="the screens of the test are those of X11")
def test_with_one_screen_it_is_a_window_until_it_is_asked_to_fill(tmp_path: Path) -> None:
    assert shown_on(tmp_path, 1280) == [
        "output1 False 960 True",
        "output1 True 1280 True",
        "output1 False 960 True",
    ]


def test_the_two_of_a_pair_with_long_names_are_both_called_forward(qapp, theme: Theme) -> None:
    pair = ("Maria-Antoinette van der Wonderen-Vermeulenst", "Cornelis-Johannes Oosterhoudt")
    written: list[str] = []

    class Told(Brush):
        def text(self, place: QRectF, text: str, size: float, **how: Any) -> float:
            written.append(text)
            return super().text(place, text, size, **how)

    image = QPixmap(1280, 720)
    painter = QPainter(image)
    page = Revealed(Line("3", " – ".join(pair), "14 matchpunten"), "Plaats 3", "", "", ())
    Told(painter, theme, 7.2).page(page, QRectF(4, 13, 170, 80))
    painter.end()
    assert written == ["Plaats 3", *pair, "14 matchpunten"]


def test_the_figure_of_who_leads_is_as_strong_as_the_name(qapp, theme: Theme) -> None:
    weights: dict[str, object] = {}

    class Told(Brush):
        def text(self, place: QRectF, text: str, size: float, **how: Any) -> float:
            weights[text] = how.get("weight")
            return super().text(place, text, size, **how)

    image = QPixmap(1280, 720)
    with QPainter(image) as painter:
        Told(painter, theme, 7.2).line(QRectF(4, 13, 170, 8), Line("1", "A", "9", True), 5, 8)
    assert weights["9"] == weights["A"] == QFont.Weight.Bold


def test_the_code_of_the_page_at_home_stands_beside_the_title_as_a_telephone_reads_it(
    qapp, theme: Theme
) -> None:
    home, image = "https://de-vier-azen.nl/stand", QImage(1280, 720, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    with QPainter(image) as painter:
        titles = ("Stand na ronde 3", "Zomertoernooi")
        paint_head(Brush(painter, theme, 7.2), 1280 / 7.2, titles, None, painted_code(home))
    dark = [(x, y) for y in range(90) for x in range(1150, 1280) if qGray(image.pixel(x, y)) < 100]
    left, right = min(x for x, _ in dark), max(x for x, _ in dark)
    top, low = min(y for _, y in dark), max(y for _, y in dark)
    many = painted_code(home).width() - 2 * QUIET
    wide, high = (right - left + 1) / many, (low - top + 1) / many
    rows = [
        [
            int(qGray(image.pixel(int(left + (x + 0.5) * wide), int(top + (y + 0.5) * high))) < 100)
            for x in range(many)
        ]
        for y in range(many)
    ]
    assert qr_reading.decoded(rows) == home

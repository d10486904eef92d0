import base64
import os
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from clubadmin.desktop.club.settings import LARGEST, LogoField
from clubadmin.desktop.kit.theme import Theme
from clubadmin.services.input.checks import checked_logo, picture_size
from tests.desktop.looking import all_named, read, words

LOGO = "Logo van de club"


@pytest.fixture
def field(qtbot: QtBot, theme: Theme) -> LogoField:
    made = LogoField(theme)
    qtbot.addWidget(made)
    made.show()
    return made


def _picture(file: Path, wide: int = 40, high: int = 30) -> Path:
    image = QImage(wide, high, QImage.Format.Format_ARGB32)
    image.fill(QColor("#8a2b3a"))
    assert image.save(str(file))
    return file


@pytest.mark.parametrize("name", ["logo.png", "logo.jpg"])
def test_a_picture_becomes_the_logo(field: LogoField, tmp_path: Path, name: str) -> None:
    field.take(_picture(tmp_path / name))
    assert checked_logo(field.logo) == field.logo
    assert all_named(field, QLabel, LOGO)
    assert "!" not in read(field)


def test_a_large_picture_is_kept_as_small_as_paper_needs(field: LogoField, tmp_path: Path) -> None:
    field.take(_picture(tmp_path / "groot.png", 3000, 1000))
    assert picture_size(base64.b64decode(field.logo)) == (LARGEST.width(), 200)


def test_what_is_no_picture_is_told_and_the_logo_stays(field: LogoField, tmp_path: Path) -> None:
    field.take(_picture(tmp_path / "goed.png"))
    before = field.logo
    (tmp_path / "fout.png").write_bytes(b"geen plaatje")
    field.take(tmp_path / "fout.png")
    assert "! Dit is geen PNG of JPEG. Kies een ander bestand." in words(field)
    assert field.logo == before


@pytest.mark.skipif(sys.platform == "win32", reason="pipes have no names there")
def test_a_pipe_is_no_picture_and_nobody_waits_for_it(field: LogoField, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pijp.png")
    field.take(tmp_path / "pijp.png")
    assert "! Dit bestand is er niet of is niet te lezen. Kies een ander." in words(field)


def test_half_a_picture_is_told(field: LogoField, tmp_path: Path) -> None:
    whole = _picture(tmp_path / "goed.png", 300, 300).read_bytes()
    (tmp_path / "half.png").write_bytes(whole[: len(whole) // 2])
    field.take(tmp_path / "half.png")
    assert "beschadigd" in read(field)
    assert field.logo == ""


def test_a_file_that_is_gone_is_told(field: LogoField, tmp_path: Path) -> None:
    field.take(tmp_path / "weg.png")
    assert "niet te lezen" in read(field)


def test_a_logo_is_taken_away(field: LogoField, tmp_path: Path) -> None:
    field.take(_picture(tmp_path / "logo.png"))
    field.remove()
    assert field.logo == ""
    assert not all_named(field, QLabel, LOGO)

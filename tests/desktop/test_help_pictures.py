"""The pictures of the help: of every thing that is offered, small, from our own folder."""

import importlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from clubadmin import assets
from clubadmin.desktop.kit import guide
from clubadmin.desktop.kit.theme import Theme
from clubadmin.domain.terms import Language
from clubadmin.reports.manual.manual import manual
from tests.services.demo_club import demo_file

PICTURE = re.compile(r"!\[([^\]]+)\]\(\.\./pictures/((?:nl|en)/[a-z-]+\.png)\)")
MOST = 4_000_000  # bytes, all of them
KIND = QTextDocument.ResourceType.ImageResource.value
COMMAND = Path(__file__).parents[2] / "packaging" / "pictures.py"
MADE_AGAIN = (("nl", "members"), ("nl", "sheet"), ("en", "window"))
"""Those that are made again here, that of README with them; the nightly run makes all."""


def _page(language: Language, topic: str = "meer") -> str:
    return assets.path(f"help/{language.value}/{topic}.md").read_text("utf-8")


def _there() -> dict[str, Path]:
    folder = assets.path("help/pictures")
    return {str(file.relative_to(folder).as_posix()): file for file in folder.glob("*/*.png")}


@pytest.mark.parametrize("language", Language)
def test_each_thing_that_is_offered_has_a_picture_beside_its_sentence(language: Language) -> None:
    _head, *offered = re.split(r"^- \*\*", _page(language), flags=re.MULTILINE)
    assert len(offered) >= 13
    for one in offered:
        (found,) = PICTURE.findall(one)
        assert found[0].strip()
        assert found[1] in _there()


@pytest.mark.parametrize("language", Language)
def test_every_page_of_the_help_has_a_picture_in_its_own_language(language: Language) -> None:
    for topic in guide.topics():
        found = PICTURE.findall(_page(language, topic))
        assert found, topic
        assert all(name.startswith(f"{language.value}/") for _told, name in found), topic
        assert all(told.strip() and name in _there() for told, name in found), topic


@pytest.mark.parametrize("language", Language)
def test_the_first_evening_goes_in_ten_steps_each_with_its_picture(language: Language) -> None:
    _head, *steps = _page(language, "eerste-avond").split("\n## ")
    assert [step.split(".")[0] for step in steps] == [str(one) for one in range(1, 11)]
    shown = [PICTURE.findall(step) for step in steps]
    assert all(len(found) == 1 for found in shown)
    assert len({found[0][1] for found in shown}) == 10


def test_every_picture_is_shown_somewhere_and_can_be_made_again() -> None:
    pages = [file.read_text("utf-8") for file in assets.path("help").glob("*/*.md")]
    shown = {name for page in pages for _told, name in PICTURE.findall(page)}
    assert shown == {*_there()}
    recipes = COMMAND.with_name("recipes.py").read_text("utf-8")
    table = recipes.partition("PICTURES: dict")[2]
    assert [name for name in shown if f'"{Path(name).stem}": ' not in table] == []


def test_the_pictures_are_small() -> None:
    assert sum(file.stat().st_size for file in _there().values()) < MOST
    for file in _there().values():
        assert QImage(str(file)).width() <= 600


def _compared(*names: str) -> "subprocess.CompletedProcess[str]":
    environment = os.environ | {"PYTHONPATH": str(COMMAND.parents[1])}
    command = [sys.executable, str(COMMAND), "--compare", *names]
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)


@pytest.mark.timeout(300)
def test_made_again_the_pictures_are_what_they_were(tmp_path: Path) -> None:
    club = demo_file(tmp_path / "demo.klaverjas", half_typed=True)
    for language in Language:
        names = [name for spoken, name in MADE_AGAIN if spoken == language.value]
        done = _compared("--in", language.value, "--of", str(club), *names)
        assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.nightly
@pytest.mark.timeout(1800)
def test_every_picture_made_again_is_what_it_was() -> None:
    done = _compared()
    assert (done.returncode, done.stdout) == (0, "")


def test_a_picture_of_what_is_no_longer_so_is_named(tmp_path: Path) -> None:
    sys.path.insert(0, str(COMMAND.parent))
    try:
        pictures = importlib.import_module("pictures")
    finally:
        sys.path.remove(str(COMMAND.parent))
    with Image.open(_there()["nl/members.png"]) as members:
        file, other = tmp_path / "x.png", members.convert("RGB")
    other.save(file)
    assert pictures.difference(file, other) == ""
    with Image.open(_there()["nl/draw.png"]) as draw:
        assert "differs by" in pictures.difference(file, draw.resize(other.size))
        assert "is now" in pictures.difference(file, draw.resize((100, 100)))
    assert pictures.difference(tmp_path / "not.png", other) == "not there"


@pytest.fixture
def shown(qtbot: QtBot, theme: Theme) -> Iterator[guide.Guide]:
    window = QWidget()
    yield guide.show_guide(window, theme, "meer")
    window.close()
    window.deleteLater()
    qtbot.waitUntil(lambda: guide.current() is None)


def test_the_page_shows_its_pictures(shown: guide.Guide) -> None:
    document = shown.text.document()
    for _told, name in PICTURE.findall(_page(Language.NL)):
        picture = document.resource(KIND, QUrl(f"../pictures/{name}"))
        assert isinstance(picture, QImage)
        assert 400 < picture.width() <= 600


@pytest.mark.parametrize("wide", [640, 1100])
def test_no_picture_makes_the_page_wider_than_its_window(shown: guide.Guide, wide: int) -> None:
    shown.resize(wide, 600)
    QTest.qWait(20)
    assert shown.text.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("address", ["https://example.org/x.png", "file:///etc/passwd", "../../x"])
def test_nothing_is_fetched_from_elsewhere(shown: guide.Guide, address: str) -> None:
    picture = shown.text.loadResource(KIND, QUrl(address))
    assert picture is None or picture.isNull()
    assert shown.text.loadResource(KIND + 1, QUrl("nl/wishes.png")) is None


def test_the_manual_on_paper_has_the_pictures_too() -> None:
    page = _page(Language.NL)
    document = pypdfium2.PdfDocument(manual({"meer": page}, "1", Language.NL))
    on_paper = [
        one.type for at in range(len(document)) for one in document[at].get_objects(max_depth=3)
    ]
    assert on_paper.count(pypdfium2.raw.FPDF_PAGEOBJ_IMAGE) == len(PICTURE.findall(page))

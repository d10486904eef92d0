"""The pictures of the help: of every thing that is offered, small, from our own folder."""

import re
from collections.abc import Iterator
from pathlib import Path

import pypdfium2
import pytest
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

PICTURE = re.compile(r"!\[([^\]]+)\]\(\.\./pictures/([a-z-]+\.png)\)")
MOST = 1_500_000  # bytes, all of them
KIND = QTextDocument.ResourceType.ImageResource.value


def _page(language: Language, topic: str = "meer") -> str:
    return assets.path(f"help/{language.value}/{topic}.md").read_text("utf-8")


def _there() -> dict[str, Path]:
    return {file.name: file for file in assets.path("help/pictures").iterdir()}


@pytest.mark.parametrize("language", Language)
def test_each_thing_that_is_offered_has_a_picture_beside_its_sentence(language: Language) -> None:
    _head, *offered = re.split(r"^- \*\*", _page(language), flags=re.MULTILINE)
    assert len(offered) >= 13
    for one in offered:
        (found,) = PICTURE.findall(one)
        assert found[0].strip()
        assert found[1] in _there()


def test_every_picture_is_shown_somewhere_and_can_be_made_again() -> None:
    pages = [file.read_text("utf-8") for file in assets.path("help").glob("*/*.md")]
    shown = {name for page in pages for _told, name in PICTURE.findall(page)}
    assert shown == {*_there()}
    command = (Path(__file__).parents[2] / "packaging" / "pictures.py").read_text("utf-8")
    table = command.partition("PICTURES: dict")[2]
    assert [name for name in shown if f'"{Path(name).stem}": ' not in table] == []


def test_the_pictures_are_small() -> None:
    assert sum(file.stat().st_size for file in _there().values()) < MOST


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
    assert shown.text.loadResource(KIND + 1, QUrl("wishes.png")) is None


def test_the_manual_on_paper_has_the_pictures_too() -> None:
    page = _page(Language.NL)
    document = pypdfium2.PdfDocument(manual({"meer": page}, "1", Language.NL))
    on_paper = [
        one.type for at in range(len(document)) for one in document[at].get_objects(max_depth=3)
    ]
    assert on_paper.count(pypdfium2.raw.FPDF_PAGEOBJ_IMAGE) == len(PICTURE.findall(page))

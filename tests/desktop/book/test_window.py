from collections.abc import Iterator
from pathlib import Path

import pypdfium2
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.book.window import BookWindow
from clubadmin.desktop.kit import files, remembered
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.paper.printing import Preview
from tests.desktop.driving import settle

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def main(qtbot: QtBot, demo_ops: Operations, theme: Theme) -> QWidget:
    """What stands for the main window."""
    made = QWidget()
    made.ops, made.theme = demo_ops, theme
    made.resize(1024, 700)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def window(qtbot: QtBot, main: QWidget, demo_ops: Operations, theme: Theme) -> Iterator[BookWindow]:
    BookWindow.open_one(main, demo_ops, theme, 1)
    made = main.findChild(BookWindow)
    settle(qtbot, demo_ops)
    yield made
    settle(qtbot, demo_ops)


def pages(pdf: bytes) -> int:
    document = pypdfium2.PdfDocument(pdf)
    try:
        return len(document)
    finally:
        document.close()


def test_it_says_what_can_go_in_and_about_how_long_it_gets(window: BookWindow) -> None:
    assert window.title.text() == "Seizoenboek 2026–2027"
    assert "Ongeveer" in window.about.text()
    assert len(window.parts.ticked) == 7
    assert len(window.competitions.ticked) == len(window.competitions.boxes) > 1


def test_leaving_things_out_makes_it_shorter_and_nothing_at_all_cannot_be_made(
    window: BookWindow,
) -> None:
    before = window.about.text()
    window.parts.boxes["evenings"].click()
    assert window.about.text() != before
    for box in window.competitions.boxes.values():
        box.setChecked(False)
    assert not window.look.isEnabled()
    assert window.about.text() == "Vink aan wat erin komt."


def test_it_is_seen_before_it_is_printed(
    window: BookWindow, main: QWidget, demo_ops: Operations, qtbot: QtBot
) -> None:
    for part in ("evenings", "standings", "titles", "records"):
        window.parts.boxes[part].setChecked(False)
    QTest.keyClick(window, Qt.Key.Key_P, CTRL)
    qtbot.waitUntil(lambda: bool(main.findChildren(Preview)))
    settle(qtbot, demo_ops)
    [shown] = main.findChildren(Preview)
    assert shown.pages == pages(shown.pdf) > 5
    shown.close()
    assert window.look.isEnabled()


def test_it_is_kept_where_one_says(
    window: BookWindow,
    demo_ops: Operations,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "boek.pdf"
    monkeypatch.setattr(files, "ask_target", lambda *_rest: file)
    for part in ("evenings", "standings", "titles", "records"):
        window.parts.boxes[part].setChecked(False)
    QTest.keyClick(window, Qt.Key.Key_S, CTRL)
    qtbot.waitUntil(file.exists)
    settle(qtbot, demo_ops)
    assert pages(file.read_bytes()) > 5
    assert window.said.text() == f"Bewaard: {file}"


def test_making_it_can_be_stopped_and_nothing_is_kept(
    window: BookWindow,
    demo_ops: Operations,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "boek.pdf"
    monkeypatch.setattr(files, "ask_target", lambda *_rest: file)
    window.save()
    assert not window.look.isEnabled()
    window.making.stop.click()
    settle(qtbot, demo_ops)
    assert not file.exists()
    assert window.said.text() == "Gestopt; er is niets bewaard."
    assert window.look.isEnabled()


def test_what_was_left_out_is_left_out_next_time(
    window: BookWindow,
    main: QWidget,
    demo_ops: Operations,
    theme: Theme,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept: dict[str, str] = {}
    monkeypatch.setattr(remembered, "keep_text", kept.__setitem__)
    monkeypatch.setattr(remembered, "text", lambda name: kept.get(name, ""))
    window.parts.boxes["rules"].click()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: main.findChild(BookWindow) is None)
    BookWindow.open_one(main, demo_ops, theme, 1)
    again = main.findChild(BookWindow)
    settle(qtbot, demo_ops)
    assert "rules" not in again.parts.ticked
    again.close()


def test_a_season_without_a_result_says_what_to_do(
    main: QWidget, demo_ops: Operations, theme: Theme, qtbot: QtBot
) -> None:
    from datetime import date

    from clubadmin.services.seasons import seasons

    made = []
    demo_ops.change(
        lambda club: seasons.add_season(club, "2031-2032", date(2031, 8, 1), date(2032, 7, 31)),
        made.append,
    )
    settle(qtbot, demo_ops)
    BookWindow.open_one(main, demo_ops, theme, made[0].id)
    window = main.findChild(BookWindow)
    settle(qtbot, demo_ops)
    assert window.stack.currentIndex() == 1
    assert not window.look.isEnabled()
    window.close()

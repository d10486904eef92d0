"""The dialogs that Qt makes speak the language of the window."""

import ast
import re
import unicodedata
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel, QWidget

from clubadmin.desktop.kit import files, language, remembered

SOURCES = sorted((Path(__file__).parents[2] / "clubadmin/desktop").rglob("*.py"))


@pytest.mark.parametrize("mode", list(QFileDialog.FileMode))
def test_a_file_dialog_in_a_dutch_window_is_dutch(qtbot, mode, tmp_path):
    app = QApplication.instance()
    assert app is not None
    language.speak(app, "nl")
    (tmp_path / "avonden").mkdir()
    dialog = QFileDialog(None, "Bewaren", str(tmp_path))
    qtbot.addWidget(dialog)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setFileMode(mode)
    dialog.show()
    qtbot.wait(50)
    kinds = (QLabel, QAbstractButton)
    said = [one.text().replace("&", "") for kind in kinds for one in dialog.findChildren(kind)]
    english = re.compile(r"\b(Look in|Files? of|Directory|Folder|Cancel|Choose|Open|name)\b")
    assert [text for text in said if english.search(text)] == []
    assert app.translate("QAbstractFileIconProvider", "Folder", "All other platforms") == "Map"


def test_without_a_documents_folder_files_go_home(monkeypatch, tmp_path):
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setattr(
        files.QStandardPaths, "writableLocation", lambda _where: str(tmp_path / "Documenten")
    )
    assert files.documents() == tmp_path
    (tmp_path / "Documenten").mkdir()
    assert files.documents() == tmp_path / "Documenten"


def test_a_file_window_opens_where_the_last_file_was(qtbot, monkeypatch, tmp_path):
    remembered.use(QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat))
    asked, folder = [], tmp_path / "lijsten"
    folder.mkdir()

    def choose(_parent, _title, start, *_kinds):
        asked.append(Path(start))
        return str(folder / "leden.csv"), ""

    for one in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, one, choose)
    parent = QWidget()
    qtbot.addWidget(parent)
    for _ in range(2):
        files.ask_existing(parent, "Welke lijst?", "")
        files.ask_target(parent, "Bewaren", "stand.pdf", "")
    home = files.documents()
    assert asked == [home, home / "stand.pdf", folder, folder / "stand.pdf"]
    folder.rmdir()  # a stick that was taken out
    files.ask_existing(parent, "Welke lijst?", "")
    assert asked[-1] == home


def test_the_letter_that_goes_with_alt_is_on_every_keyboard():
    wrong = []
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                letters = re.findall(r"(?<!&)&([^\s&])", unicodedata.normalize("NFC", node.value))
                wrong += [(file.name, node.value) for one in letters if not one.isascii()]
    assert wrong == []

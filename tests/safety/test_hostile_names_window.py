"""Safety 15: whatever is in a name, the window shows it literally, fetches and raises nothing."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QTableView, QToolTip, QWidget

from clubadmin import desktop
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import literal
from clubadmin.desktop.shell.place_names import PLACES
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.errors import Refused
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.members.member import Member
from clubadmin.model.seasons.season import Competition
from clubadmin.services.attendance import attendance
from clubadmin.services.club import club
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.members import members, pairs
from clubadmin.services.seasons import seasons
from tests.desktop.driving import until_idle
from tests.safety.test_hostile_names_reports import HOSTILE

MARKED = "<b>Vet</b> <img src='http://example.invalid/x.png'/> &amp; 'co'"


def _hostile_club(folder: Path) -> OpenClub:
    """A club in which every field that takes text holds something nasty."""
    made = club.create_club(folder / "club.klaverjas", ClubSettings(MARKED, MARKED))
    people: list[Member] = []
    for at, name in enumerate(HOSTILE):
        try:
            people.append(members.add_member(made, Member(0, name, f"P{at}", remark=name[:60])))
        except Refused:  # what is empty once tidied is no name
            continue
    season = seasons.add_season(made, MARKED[:40], date(2026, 9, 1), date(2027, 6, 30))
    wanted = Competition(0, season.id, MARKED, "individual", "nku", 4, 2)
    evening = evenings.add_evening(
        made, seasons.add_competition(made, wanted).id, date(2026, 11, 12)
    )
    pairs.add_pair(made, people[0].id, people[1].id)
    for one in people[:16]:
        attendance.add_participant(made, evening.id, member_id=one.id)
    drawing.draw(made, evening.id)
    return made


@pytest.fixture(scope="module")
def window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    tmp_path = tmp_path_factory.mktemp("vijandig")
    theme = Theme()
    theme.mode = "light"
    theme.apply()
    ops = Operations(_hostile_club(tmp_path))
    troubles: list[Exception] = []
    ops.trouble.connect(troubles.append)
    made = MainWindow(theme, QSettings(str(tmp_path / "w.ini"), QSettings.Format.IniFormat))
    made.furnish(ops)
    made.resize(1280, 800)
    made.show()
    made.resume()
    _settle(made)
    yield made
    ops.stop()
    made.deleteLater()
    assert troubles == []


@dataclass
class Seen:
    """What was found at all places: each is gone to once."""

    rich: list[str] = field(default_factory=list)  # labels that may read what is in them
    tips: list[str] = field(default_factory=list)
    buttons: list[str] = field(default_factory=list)

    def look(self, page: QWidget) -> None:
        """Note what stands on a page."""
        plain = Qt.TextFormat.PlainText
        labels = page.findChildren(QLabel)
        self.rich += [one.text() for one in labels if one.textFormat() is not plain]
        self.tips += [one.toolTip() for one in page.findChildren(QWidget)]
        self.buttons += [one.text() for one in page.findChildren(QAbstractButton)]
        for table in page.findChildren(QTableView):
            model = table.model()
            self.tips += [
                model.index(row, column).data(Qt.ItemDataRole.ToolTipRole) or ""
                for row in range(model.rowCount())
                for column in range(model.columnCount())
            ]


@pytest.fixture(scope="module")
def seen(window: MainWindow) -> Seen:
    """Every place, every part of Club and members."""
    spots = [
        *(partial(window.go, key) for key in PLACES),
        *(partial(window.show_item, "club-part", part) for part in range(5)),
        *(partial(window.show_item, "member", person) for person in range(1, 12)),
    ]
    found = Seen()
    for go in spots:
        go()
        _settle(window)
        assert window.page is not None
        found.look(window.page)
    return found


def _settle(window: MainWindow) -> None:
    for _ in range(3):  # an answer may ask for more
        until_idle(window.ops)


def test_every_label_shows_what_is_there_and_no_more(window: MainWindow, seen: Seen) -> None:
    assert seen.rich == []
    assert "<b>Vet</b>" in window.windowTitle()


def test_no_tooltip_reads_markup_out_of_a_name(seen: Seen) -> None:
    assert any(seen.tips)
    assert not [one for one in seen.tips if _reads_markup(one)]


def test_a_tooltip_on_the_screen_is_literal(window: MainWindow) -> None:
    window.go("members")
    _settle(window)
    table = window.page.people.table  # type: ignore[union-attr]
    row = next(
        at
        for at, one in enumerate(window.page.people.model.rows)
        if "<img" in one.last_name  # type: ignore[union-attr]
    )
    table.selectRow(row)
    spot = table.visualRect(table.model().index(row, 0)).center()
    event = QHelpEvent(QEvent.Type.ToolTip, spot, table.viewport().mapToGlobal(spot))
    QApplication.sendEvent(table.viewport(), event)
    assert "&lt;img" in QToolTip.text()


def test_buttons_show_an_ampersand_of_a_name(seen: Seen) -> None:
    assert any(seen.buttons)
    assert not [one for one in seen.buttons if "<img" in one]


def _reads_markup(tip: str) -> bool:
    """A tip that Qt takes for markup must have been escaped by us."""
    inside = tip.removeprefix("<span>").removesuffix("</span>")
    return "<" in inside


def test_a_build_without_escaping_would_be_noticed() -> None:
    assert _reads_markup(MARKED)
    assert _reads_markup("<span><img src='x'/></span>")
    assert not _reads_markup(literal(MARKED))


def told_as_markup(source: str) -> list[str]:
    """Tips and labels of which the source does not see to it that they are plain text."""
    found = []
    tree = ast.parse(source)
    plain = source.count("setTextFormat(Qt.TextFormat.PlainText)")
    labels = [one for one in ast.walk(tree) if isinstance(one, ast.Call)]
    for one in labels:
        said = ast.unparse(one.func)
        if said == "QLabel":
            plain -= 1
            found += [ast.unparse(one)] if plain < 0 else []
        if said.endswith((".setToolTip", "QToolTip.showText", ".setWhatsThis")):
            text = one.args[0 if said.endswith(".setWhatsThis") else min(1, len(one.args) - 1)]
            ours = isinstance(text, ast.JoinedStr | ast.Constant) or "literal(" in ast.unparse(text)
            found += [] if ours else [ast.unparse(one)]
    return found


def test_no_tip_or_label_of_any_window_reads_markup() -> None:
    own = {
        "copying.py": ["QToolTip.showText(at.mapToGlobal(QPoint()), said, at)"],  # that it is there
        "main_frame.py": ["QLabel(name, self)"],  # the places, before anything is open
    }
    found: dict[str, list[str]] = {}
    for file in sorted(Path(desktop.__file__).parent.rglob("*.py")):
        if told := told_as_markup(file.read_text("utf-8")):
            found[file.name] = told
    assert found == own


@pytest.mark.parametrize(
    "source", ["made = QLabel(name)", "item.setToolTip(one.about)", "QToolTip.showText(at, name)"]
)
def test_one_that_did_would_be_seen(source: str) -> None:
    assert told_as_markup(source)

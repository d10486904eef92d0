"""A list of entries in the steps of every list: pasted, decided about, and put on the list."""

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QMenu, QPushButton, QTableView
from pytestqt.qtbot import QtBot

from clubadmin.desktop.importing.list_doors import EntriesWindow, OtherWindow
from clubadmin.desktop.importing.people_window import PeopleWindow
from clubadmin.desktop.kit import files, remembered
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.notice import NoticeBar
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.member import Member
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from clubadmin.services.members import members
from tests.desktop.looking import named, read
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import add_competition, content


@pytest.fixture
def evening(club: OpenClub) -> Evening:
    members.add_member(club, Member(0, "Hoekstra", "Wil"))
    return evenings.add_evening(club, add_competition(club).id, date(2026, 11, 12))


@pytest.fixture
def window(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path, evening: Evening
) -> MainWindow:
    made = made_window(qtbot, ops, theme, tmp_path)
    made.show_item("evening", evening.id)
    settle(qtbot, ops)
    return made


def pasted(qtbot: QtBot, window: MainWindow, ops: Operations, text: str) -> EntriesWindow:
    QGuiApplication.clipboard().setText(text)
    field = named(window, QLineEdit, "Wie is er?")
    QTest.keyClick(field, "v", Qt.KeyboardModifier.ControlModifier)
    settle(qtbot, ops)
    (steps,) = window.findChildren(EntriesWindow)
    settle(qtbot, ops)
    return steps


def test_a_doubtful_name_of_a_pasted_list_is_decided_and_all_come_as_one_change(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub, evening: Evening
) -> None:
    before = content(club)
    rows = "naam\tclub\tschaal\nWil Hoeksrta\tDe Boer\tx\nriet van dam\tKV Troef\t\n"
    steps = pasted(qtbot, window, ops, rows)
    assert "C (deze kop is niet bekend)" in read(steps)
    QTest.keyClick(steps.next_button, Qt.Key.Key_Return)
    assert "Wil Hoeksrta: bedoelt u Wil Hoekstra?" in read(steps)
    named(steps.bar, QPushButton, "Wil Hoekstra").click()
    settle(qtbot, ops)
    assert "Nieuw, als gast: 1" in read(steps)
    assert content(club) == before
    assert steps.next_button.text().replace("&", "") == "Overnemen (2)"
    QTest.keyClick(steps.next_button, Qt.Key.Key_Return)
    settle(qtbot, ops)
    came = evenings.evening(club, evening.id).participants
    assert [one.name for one in came] == ["Wil Hoekstra", "Riet van Dam"]
    seen = named(window, QTableView, "Aanwezig").model()
    assert [seen.data(seen.index(row, 1)) for row in range(2)] == ["Wil Hoekstra", "Riet van Dam"]
    assert [row.name for row in window.page.desk.people.model.rows] == [
        "Wil Hoekstra",
        "Riet van Dam",
    ]
    (said,) = window.findChildren(NoticeBar)
    assert said.accessibleName().startswith("✓ Op de lijst: 2.")
    whole = content(club)
    ops.undo()
    settle(qtbot, ops)
    assert content(club) == before
    ops.redo()
    settle(qtbot, ops)
    assert content(club) == whole


def test_of_an_entry_it_is_chosen_what_a_column_is_and_a_cell_is_corrected(
    qtbot: QtBot, window: MainWindow, ops: Operations
) -> None:
    steps = pasted(qtbot, window, ops, "naam\tschaal\nJan Aal\tA\nRia Bos\tB\n")
    steps._answer({"column:1": "line"})
    settle(qtbot, ops)
    steps.go(1)
    model = steps.people.model_of
    model.setData(model.index(1, 2), "Riet van Dam")
    settle(qtbot, ops)
    assert [one.name for one in model.rows] == ["Jan Aal", "Riet van Dam"]
    assert [model.data(model.index(at, 3)) for at in range(2)] == ["A", "B"]


def test_a_list_that_is_dropped_where_it_is_asked_who_is_there_brings_entries(
    qtbot: QtBot, window: MainWindow, ops: Operations, tmp_path: Path
) -> None:
    file = tmp_path / "inschrijving.csv"
    file.write_text("naam;club\nJan Aal;De Boer\n", "utf-8")
    window.take_file(file)
    settle(qtbot, ops)
    (steps,) = window.findChildren(EntriesWindow)
    settle(qtbot, ops)
    steps.go(1)
    assert "Nieuw, als gast: 1" in read(steps)
    steps.close()
    window.go("members")
    window.take_file(file)
    settle(qtbot, ops)
    (members_steps,) = (
        one for one in window.findChildren(PeopleWindow) if type(one) is PeopleWindow
    )
    settle(qtbot, ops)
    members_steps.go(1)
    assert "Is dat uw eigen club?" in read(members_steps)


def test_a_statement_of_the_bank_that_is_chosen_as_a_list_opens_the_dues(
    qtbot: QtBot, window: MainWindow, ops: Operations, monkeypatch: pytest.MonkeyPatch
) -> None:
    statement = Path("tests/data/bank/ing.csv").resolve()
    monkeypatch.setattr(files, "ask_existing", lambda *_: statement)
    window.bring_in()
    settle(qtbot, ops)
    assert "wat binnenkwam kunt u later nog boeken" in read(window)


def test_of_a_statement_of_any_bank_it_is_said_above_its_columns_what_they_are(
    qtbot: QtBot, window: MainWindow, ops: Operations, tmp_path: Path
) -> None:
    file = tmp_path / "bank.csv"
    file.write_text("Wanneer;Hoeveel;Wie\n12-11-2026;45,00;W Hoekstra\n")
    remembered.use(QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat))
    window.take_file(file)  # as one that is dropped
    settle(qtbot, ops)
    settle(qtbot, ops)
    (steps,) = window.findChildren(OtherWindow)
    settle(qtbot, ops)
    assert "Klik boven de kolommen waarin de dag en het bedrag staan" in read(steps)
    assert not steps.next_button.isEnabled()
    for at, title in enumerate(("Dag", "Bedrag", "Van wie of naar wie")):
        steps._choose_role(at)
        (menu,) = steps.findChildren(QMenu)
        next(one for one in menu.actions() if one.text() == title).trigger()
        menu.setParent(None)
        settle(qtbot, ops)
    steps.next_button.click()
    assert "erbij kwam of eraf ging" in read(steps)
    next(one for one in steps.findChildren(QPushButton) if "binnen" in one.text()).click()
    settle(qtbot, ops)
    assert steps.next_button.text() == "&Overnemen (1)"
    steps.next_button.click()
    settle(qtbot, ops)
    assert not window.findChildren(OtherWindow)
    assert "W Hoekstra" in read(window)
    file.write_text("Wanneer;Hoeveel;Wie\n14-12-2026;12,50;J Aal\n")  # those of the next month
    window.take_file(file)
    settle(qtbot, ops)
    settle(qtbot, ops)
    (steps,) = window.findChildren(OtherWindow)
    settle(qtbot, ops)
    assert "Klik boven de kolommen" not in read(steps)
    steps.next_button.click()
    assert "erbij kwam of eraf ging" in read(steps)

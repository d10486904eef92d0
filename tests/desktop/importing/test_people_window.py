"""A list of people in the window: in three steps, by mouse, with every cell to be corrected."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QPushButton
from pytestqt.qtbot import QtBot

from clubadmin.desktop.importing.people_window import PeopleWindow
from clubadmin.desktop.importing.window import ImportWindow
from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.doors import ask
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.members.page import MembersPage
from clubadmin.desktop.shell.notice import NoticeBar
from clubadmin.model.members.member import Member
from clubadmin.part import Show
from clubadmin.services.members import members
from clubadmin.services.members.particulars import register
from tests.desktop.looking import named
from tests.desktop.made_window import made_window, settle

LIST = Path("tests/data/lists/ledenlijst-2025.xlsx")


@pytest.fixture
def page(qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path) -> MembersPage:
    window = made_window(qtbot, ops, theme, tmp_path)
    window.go("members")
    settle(qtbot, ops)
    assert isinstance(window.page, MembersPage)
    return window.page


def steps_of(qtbot: QtBot, page: MembersPage, ops: Operations) -> PeopleWindow:
    settle(qtbot, ops)
    (steps,) = page.window().findChildren(PeopleWindow)
    settle(qtbot, ops)
    return steps


def pasted(qtbot: QtBot, page: MembersPage, ops: Operations, text: str) -> PeopleWindow:
    QGuiApplication.clipboard().setText(text)
    page.people.table.setFocus()
    QTest.keyClick(page.people.table, "v", Qt.KeyboardModifier.ControlModifier)
    return steps_of(qtbot, page, ops)


def kept(qtbot: QtBot, ops: Operations) -> tuple[Member, ...]:
    found: list[tuple[Member, ...]] = []
    ops.run(members.members, found.append)
    settle(qtbot, ops)
    return found[0]


def click(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_the_forty_four_come_in_with_a_few_clicks(
    qtbot: QtBot, page: MembersPage, ops: Operations, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "ask_existing", lambda *_: LIST.resolve())
    click(named(page, QPushButton, "Een lijst uit een bestand …"))
    steps = steps_of(qtbot, page, ops)
    for _ in range(3):
        click(steps.next_button)
        settle(qtbot, ops)
    assert len(kept(qtbot, ops)) == 44
    (said,) = page.window().findChildren(NoticeBar)
    assert said.accessibleName().startswith("✓ Ingelezen: 44 nieuw, 0 gewijzigd.")
    left = "Niet overgenomen: 2 (Dirk IJzerloo, totaal · 44 leden)."
    assert said.accessibleName().endswith(left), "as it was named before"
    assert said.isVisible()
    ops.change(lambda club: members.add_member(club, Member(0, "Bos")), print)
    settle(qtbot, ops)
    assert not said.isVisible(), "Ctrl+Z takes something else back now"
    ops.undo()
    ops.undo()
    settle(qtbot, ops)
    assert kept(qtbot, ops) == ()


def test_keys_typed_while_the_list_is_read_are_meant_for_the_list(
    qtbot: QtBot, page: MembersPage, ops: Operations, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(files, "ask_existing", lambda *_: asked.append(_) or LIST.resolve())
    button = named(page, QPushButton, "Een lijst uit een bestand …")
    button.setFocus()
    for _ in range(4):
        QTest.keyClick(button, Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert len(asked) == 1, "the same file is not asked for again"
    assert len(kept(qtbot, ops)) == 44


def test_with_large_letters_on_a_small_screen_no_name_is_broken_off(
    qtbot: QtBot, page: MembersPage, ops: Operations, theme: Theme
) -> None:
    theme.choose(large=True)
    heads = "nr\tachternaam\ttussenv\tvoornaam\ttel\tadres\tplaats\tgeb\tlid sinds\tmail"
    said = "1\tEikelenboom\tvan der\tWilhelmina\t06-10000000\tDorpsstraat 4\tPolderdam\t1-2-50"
    steps = pasted(qtbot, page, ops, f"{heads}\n{said}\t2012\tw@voorbeeld.nl")
    steps.resize(1000, 700)
    steps.go(1)
    settle(qtbot, ops)
    table = steps.people
    for at in range(2, table.model_of.columnCount()):
        text = table.model_of.data(table.model_of.index(0, at))
        for word in text.split():
            assert table.fontMetrics().horizontalAdvance(word) < table.columnWidth(at), word
    theme.choose(large=False)


def test_pasted_rows_are_looked_at_first_and_an_enter_takes_them(
    qtbot: QtBot, page: MembersPage, ops: Operations
) -> None:
    steps = pasted(qtbot, page, ops, "Voornaam\tTussenvoegsel\tAchternaam\nEls\tvan\tEik\n")
    assert kept(qtbot, ops) == ()
    QTest.keyClick(steps.next_button, Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert [one.name for one in kept(qtbot, ops)] == ["Els van Eik"]


def test_of_a_year_or_a_month_it_is_seen_which_day_is_kept(
    qtbot: QtBot, page: MembersPage, ops: Operations
) -> None:
    rows = ("Jan Bos\t1998", "Ria Wit\tsept. 2004", "Els Eik\t3-4-2011")
    steps = pasted(qtbot, page, ops, "\n".join(("naam\tlid sinds", *rows)))
    steps.go(1)
    settle(qtbot, ops)
    model, table = steps.people.model_of, steps.people
    shown = [model.data(model.index(at, 3)) for at in range(3)]
    assert shown == ["1998 (01-01-1998)", "09-2004 (01-09-2004)", "03-04-2011"]
    wide = table.fontMetrics().horizontalAdvance(shown[1])
    assert table.columnWidth(3) > wide
    assert model.data(model.index(0, 3), Qt.ItemDataRole.EditRole) == "1998"
    steps.go(2)
    assert (steps.partly.isVisible(), steps.partly.isChecked()) == (True, True)
    assert steps.partly.text().startswith("Van 2 staat bij lid sinds alleen")
    steps.partly.click()
    settle(qtbot, ops)
    assert steps.partly.isVisible(), "it can be chosen back"
    click(steps.next_button)
    settle(qtbot, ops)
    kept_days = []
    ops.run(lambda club: [one.joined for one in register(club).people], kept_days.extend)
    settle(qtbot, ops)
    assert sorted(map(str, kept_days)) == ["2011-04-03", "None", "None"]


def test_results_that_are_pasted_open_the_steps_of_results(
    qtbot: QtBot, page: MembersPage, ops: Operations
) -> None:
    QGuiApplication.clipboard().setText("Naam\tAvond 1\nJan Bos\t4.900\nRia Wit\t5.100")
    page.people.table.setFocus()
    QTest.keyClick(page.people.table, "v", Qt.KeyboardModifier.ControlModifier)
    settle(qtbot, ops)
    (steps,) = page.window().findChildren(ImportWindow)
    assert steps.isVisible()


def test_a_question_is_answered_with_a_button_and_a_cell_where_it_stands(
    qtbot: QtBot, page: MembersPage, ops: Operations
) -> None:
    steps = pasted(qtbot, page, ops, "naam\tgeboren\nJan Bos\t1-2-1950\nRia Wit\tooit\n")
    steps.go(1)
    settle(qtbot, ops)
    assert [one.name for one in steps.people.model_of.rows] == ["Ria Wit"]
    assert "'ooit' is geen datum" in steps.bar.asked.text()
    model = steps.people.model_of
    cell = model.index(0, 3)
    assert model.data(cell, Qt.ItemDataRole.EditRole) == "ooit"
    model.setData(cell, "3-4-1951")
    settle(qtbot, ops)
    steps.go(2)
    assert steps.next_button.text().replace("&", "") == "Overnemen (2)"
    steps.take_back()
    settle(qtbot, ops)
    assert not steps.next_button.isEnabled()
    steps.go(1)
    click(named(steps.bar, QPushButton, "weglaten"))
    settle(qtbot, ops)
    assert len(steps.people.model_of.rows) == 2  # nothing is asked any more: all are shown
    steps.go(2)
    assert steps.next_button.isEnabled()


def test_enter_in_an_answer_answers_and_stays_at_the_step(
    qtbot: QtBot, page: MembersPage, ops: Operations
) -> None:
    listed = "naam\tgeboren\nJan Bos\tooit\nRia Wit\tnooit\n"
    steps = pasted(qtbot, page, ops, listed)
    steps.go(1)
    settle(qtbot, ops)
    steps.bar.typed.setFocus()
    QTest.keyClicks(steps.bar.typed, "3-4-1951")
    QTest.keyClick(steps.bar.typed, Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert steps.people.isVisible()
    assert [one.name for one in steps.people.model_of.rows] == ["Ria Wit"]


def test_without_those_that_are_not_right_the_rest_is_kept_apart(
    qtbot: QtBot,
    page: MembersPage,
    ops: Operations,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(files, "ask_target", lambda *_: tmp_path / "rest.csv")
    steps = pasted(qtbot, page, ops, "naam\tgeboren\nJan Bos\t1-2-1950\nRia Wit\tooit\n")
    steps.go(2)
    assert not steps.next_button.isEnabled()
    steps.without.click()
    click(steps.next_button)
    settle(qtbot, ops)
    assert [one.name for one in kept(qtbot, ops)] == ["Jan Bos"]
    assert "Ria Wit;ooit" in (tmp_path / "rest.csv").read_text("utf-8-sig")


def test_above_each_column_it_is_chosen_what_it_is(
    qtbot: QtBot, page: MembersPage, ops: Operations
) -> None:
    steps = pasted(qtbot, page, ops, "naam\ttel\tkleur\nJan Bos\t06-1\trood\n")
    assert "C (deze kop is niet bekend)" in steps._about.text()
    steps._choose_role(2)
    (menu,) = steps.findChildren(QMenu)
    (note,) = (one for one in menu.actions() if one.text() == "Notitie")
    note.trigger()
    settle(qtbot, ops)
    assert steps._look is not None
    assert steps._look.people[0].values["note"] == "kleur: rood"


def test_a_file_dropped_on_the_window_is_read(
    qtbot: QtBot, page: MembersPage, ops: Operations
) -> None:
    ask(page, Show("bring-in", LIST.resolve()))
    assert steps_of(qtbot, page, ops).isVisible()

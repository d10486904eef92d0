"""Wishes, who sat out, fill-in games and the control desk, in their windows."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.board.board import TableTile
from clubadmin.desktop.draw.table import lines_of
from clubadmin.desktop.draw.words import count_sentence
from clubadmin.desktop.evening.page import EveningPage
from clubadmin.desktop.fairness.control_desk import ControlDeskWindow
from clubadmin.desktop.fairness.fill_in import FillInWindow
from clubadmin.desktop.fairness.ledger import LedgerWindow
from clubadmin.desktop.fairness.wishes import WishesWindow
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.paper.printing import Preview
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.wish import Wish, WishKind
from clubadmin.services.attendance import attendance
from clubadmin.services.club import history, uses
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing, ledger, wishes
from clubadmin.services.evenings import evenings
from clubadmin.services.members import members
from tests.desktop.evening.test_page import nameless
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import add_people, evening_with, type_sheet

CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
ENTER, DOWN, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Space
LINES = "92+20 85 70-20 100"


@pytest.fixture
def evening(club: OpenClub) -> Evening:
    """Nine people and one round, drawn; the first table is signed off."""
    begun = evening_with(club, 9, rounds=1)
    drawn, _ = drawing.draw(club, begun.id, seed=1)
    type_sheet(club, drawn.plan[0].tables[1].table_id, LINES)
    return evenings.evening(club, drawn.id)


@pytest.fixture
def window(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path, evening: Evening
) -> MainWindow:
    made = made_window(qtbot, ops, theme, tmp_path)
    made.go("evening")
    settle(qtbot, ops)
    assert isinstance(made.page, EveningPage)
    made.page.open_evening(evening.id)
    settle(qtbot, ops)
    return made


def opened(qtbot: QtBot, window: MainWindow, key: Qt.Key, kind: type) -> QWidget:
    """The window that a key with Ctrl and Shift opens."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window.focusWidget() or window, key, CTRL_SHIFT)
    settle(qtbot, window.page.ops)
    shown = [one for one in window.findChildren(kind) if one.isVisible()]
    assert len(shown) == 1
    shown[0].activateWindow()
    qtbot.waitUntil(shown[0].isActiveWindow)
    return shown[0]


def focus(window: QWidget) -> QWidget:
    found = window.focusWidget()
    assert found is not None
    return found


def choose(qtbot: QtBot, ops: Operations, window: QWidget, letters: str) -> None:
    """Type a few letters in a field that finds people, and take the first."""
    QTest.keyClicks(focus(window), letters)
    settle(qtbot, ops)
    QTest.keyClick(focus(window), ENTER)


def test_wishes_are_made_found_and_removed_by_keyboard(qtbot, ops, club, window) -> None:
    shown = opened(qtbot, window, Qt.Key.Key_W, WishesWindow)
    QTest.keyClick(focus(shown), ENTER)  # the button that an empty place has
    assert focus(shown) is shown.form.kind
    QTest.keyClick(focus(shown), Qt.Key.Key_Tab)
    choose(qtbot, ops, shown, "aal")
    choose(qtbot, ops, shown, "cas")
    QTest.keyClicks(focus(shown), "rijden samen")
    QTest.keyClick(focus(shown), ENTER)
    settle(qtbot, ops)
    (kept,) = wishes.wishes(club)
    assert (kept.kind, kept.names, kept.reason) == (
        WishKind.TOGETHER,
        "P1 Aal – P3 Cas",
        "rijden samen",
    )
    assert [one.id for one in shown.model.rows] == [kept.id]
    assert focus(shown) is shown.form.kind, "the next can be typed at once"
    for _ in range(3):
        QTest.keyClick(focus(shown), DOWN)
    QTest.keyClick(focus(shown), Qt.Key.Key_Tab)
    choose(qtbot, ops, shown, "dam")
    QTest.keyClicks(focus(shown), "2")
    QTest.keyClick(focus(shown), Qt.Key.Key_Tab)
    QTest.keyClick(focus(shown), ENTER)
    settle(qtbot, ops)
    assert [(one.kind, one.table) for one in wishes.wishes(club)][1] == (WishKind.TABLE, 2)
    shown.search.setFocus()
    QTest.keyClicks(shown.search, "samen")
    settle(qtbot, ops)
    assert [one.names for one in shown.model.rows] == ["P1 Aal – P3 Cas"]
    QTest.keyClick(shown.search, DOWN)
    shown.table.setFocus()
    QTest.keyClick(shown.table, Qt.Key.Key_Delete)
    settle(qtbot, ops)
    assert [one.kind for one in wishes.wishes(club)] == [WishKind.TABLE]


def test_a_wish_that_contradicts_another_stays_on_the_screen_with_the_reason(
    qtbot, ops, club, window, evening
) -> None:
    a, b = (one.members[0] for one in evening.participants[:2])
    wishes.add_wish(club, Wish(0, WishKind.TOGETHER, a, b))
    shown = opened(qtbot, window, Qt.Key.Key_W, WishesWindow)
    shown.add()
    shown.form.kind.choose(WishKind.APART)
    shown.form.first.choose(a)
    shown.form.second.choose(b)
    shown.form.store()
    settle(qtbot, ops)
    assert "beide kan niet" in shown.form.second_field.note.text()
    assert shown.form.first.member == a
    assert len(wishes.wishes(club)) == 1


def test_nothing_is_kept_while_a_name_is_missing(qtbot, ops, club, window) -> None:
    shown = opened(qtbot, window, Qt.Key.Key_W, WishesWindow)
    shown.add()
    shown.form.store()
    assert "Kies iemand" in shown.form.first_field.note.text()
    shown.form.first.choose(add_people(club, 1)[0])
    shown.form.store()
    assert "Kies iemand" in shown.form.second_field.note.text()
    assert wishes.wishes(club) == ()


def test_the_draw_minds_a_wish(qtbot, ops, club, window, evening) -> None:
    one = evening.participants[4].members[0]
    wishes.add_wish(club, Wish(0, WishKind.TABLE, one, table=2))
    fresh = evening_with_same(club, evening)
    drawn, _ = drawing.draw(club, fresh.id, seed=5)
    tables = [t.number for t in drawn.plan[0].tables if one.id in [m.id for _, m in t.seats]]
    assert tables in ([2], [])


def evening_with_same(club: OpenClub, evening: Evening) -> Evening:
    """The next evening of the competition, with the same people."""
    made = evenings.add_evening(club, evening.competition_id, evening.date + timedelta(weeks=1))
    for one in evening.participants:
        made = attendance.add_participant(club, made.id, member_id=one.members[0].id)
    return made


def test_a_fill_in_table_is_made_with_one_key_and_taken_back(
    qtbot, ops, club, window, evening
) -> None:
    shown = opened(qtbot, window, Qt.Key.Key_I, FillInWindow)
    out = evening.plan[0].sitting_out[0]
    assert out.name in shown.about.text()
    lowest = sorted(evening.plan[0].tables[1].numbers)[:3]
    ticked = [
        one.participant.number for one in shown.model.rows if one.participant.id in shown.lent
    ]
    assert ticked == lowest, "the first table signed off lends its lowest"
    assert focus(shown) is shown.make_button
    QTest.keyClick(focus(shown), ENTER)
    settle(qtbot, ops)
    after = evenings.evening(club, evening.id)
    assert after.plan[0].tables[-1].number == 3
    assert [table.number for table in window.page.desk.evening.plan[0].tables] == [1, 2, 3]
    shown = opened(qtbot, window, Qt.Key.Key_I, FillInWindow)
    assert "tafel 3 de invaltafel" in shown.about.text()
    shown.print_sheet()
    settle(qtbot, ops)
    (paper,) = [one for one in shown.findChildren(Preview) if one.isVisible()]
    qtbot.waitUntil(lambda: paper.pages == 1)
    paper.close()
    assert focus(shown) is shown.print_button, "a second Enter takes nothing away"
    assert {one.participant.number for one in shown.model.rows} == {*lowest, out.number}
    shown.activateWindow()
    qtbot.waitUntil(shown.isActiveWindow)
    QTest.keyClick(focus(shown), Qt.Key.Key_W, ALT)
    settle(qtbot, ops)
    assert evenings.evening(club, evening.id).plan == evening.plan
    assert str(history.undo_state(club).undo) == "Invaltafel ronde 1 weg"


def test_a_fill_in_table_says_what_it_is_and_who_is_lent(qtbot, ops, club, window, evening) -> None:
    out = evening.plan[0].sitting_out[0]
    proposed = ledger.propose(club, evening.id, 1)
    made = ledger.seat(club, evening.id, 1, proposed.proposed)
    window.page.open_evening(evening.id)
    settle(qtbot, ops)
    extra = made.plan[0].tables[-1]
    window.page.desk.open_sheet(extra.table_id)
    settle(qtbot, ops)
    tiles = {one.table_id: one for one in window.findChildren(TableTile)}
    assert tiles[extra.table_id].accessibleName().startswith("Ronde 1, inval aan tafel 3:")
    assert tiles[evening.plan[0].tables[0].table_id].accessibleName().startswith("Ronde 1, tafel 1")
    head = window.page.desk.forms.pane.grid.looks.head
    assert head.title == "Tafel 3 · ronde 1 · inval"
    above = " ".join(name for side in head.sides for name in side.names)
    assert above.count("(geleend)") == 3
    assert "zit stil" not in [line.heading for line in lines_of(made, made.plan[0])]
    assert count_sentence(made) == "1 ronde met 2 tafels, en een invaltafel in ronde 1."
    assert f"{out.name} (geleend)" not in above
    for one in members.members(club):  # names that need two lines
        members.change_member(club, replace(one, first_name="Wilhelmina Petronella Johanna"))
    window.resize(1024, 700)
    window.page.desk.refresh_sheet()
    settle(qtbot, ops)
    head = window.page.desk.forms.pane.grid.looks.head
    above = " ".join(name for side in head.sides for name in side.names)
    assert "…" not in above
    assert above.count("(geleend)") == 3


def test_the_space_bar_chooses_who_is_lent(qtbot, ops, club, window, evening) -> None:
    shown = opened(qtbot, window, Qt.Key.Key_I, FillInWindow)
    shown.table.setFocus()
    shown.table.select_key(shown.lent[0])
    QTest.keyClick(shown.table, SPACE)
    assert len(shown.lent) == 2
    assert not shown.make_button.isEnabled()
    QTest.keyClick(shown.table, Qt.Key.Key_End)
    QTest.keyClick(shown.table, SPACE)
    assert shown.make_button.isEnabled()
    wanted = set(shown.lent)
    shown.make()
    settle(qtbot, ops)
    extra = evenings.evening(club, evening.id).plan[0].tables[-1]
    by_number = {one.number: one.id for one in evening.participants}
    assert {by_number[one] for one in extra.numbers} == wanted | {evening.plan[0].sitting_out[0].id}


def test_where_nobody_sits_out_the_command_is_not_offered(
    qtbot, ops, theme, tmp_path, club
) -> None:
    even, _ = drawing.draw(club, evening_with(club, 8, rounds=1).id, seed=1)
    made = made_window(qtbot, ops, theme, tmp_path)
    made.go("evening")
    settle(qtbot, ops)
    made.page.open_evening(even.id)
    settle(qtbot, ops)
    offered = [one.text() for one in made.page.page_actions()]
    assert "Invaltafel" not in offered
    assert "Controletafel" in offered


def test_the_ledger_is_searched_explained_copied_and_printed(
    qtbot, ops, club, window, evening
) -> None:
    type_sheet(club, evening.plan[0].tables[0].table_id, LINES)
    shown = opened(qtbot, window, Qt.Key.Key_R, LedgerWindow)
    out = evening.plan[0].sitting_out[0]
    QTest.keyClicks(shown.search, out.name.split()[1])
    assert [one.name for one in shown.model.rows] == [out.name]
    assert "is het gemiddelde van de 8 totalen van die ronde" in shown.explained.text()
    shown.copy()
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied[0].startswith("Naam\tAvonden\tStil")
    assert copied[1].startswith(f"{out.name}\t1\t1")
    assert copied[-1].split("\t")[4] == "zat stil"
    shown.show_paper()
    settle(qtbot, ops)
    (paper,) = [one for one in shown.findChildren(Preview) if one.isVisible()]
    qtbot.waitUntil(lambda: paper.pages > 0)
    assert paper.pdf.startswith(b"%PDF")


def test_the_ledger_follows_what_happens(qtbot, ops, club, window, evening) -> None:
    shown = opened(qtbot, window, Qt.Key.Key_R, LedgerWindow)
    assert sum(one.sat_out for one in shown.model.rows) == 1
    proposal = ledger.propose(club, evening.id, 1)
    ops.change(lambda at: ledger.seat(at, evening.id, 1, proposal.proposed), print)
    settle(qtbot, ops)
    qtbot.waitUntil(lambda: sum(one.count("lent") for one in shown.model.rows) == 3)


def test_a_competition_in_which_nobody_sat_out_says_so(qtbot, ops, theme, tmp_path, club) -> None:
    even, _ = drawing.draw(club, evening_with(club, 8, rounds=1).id, seed=1)
    made = made_window(qtbot, ops, theme, tmp_path)
    made.go("evening")
    settle(qtbot, ops)
    made.page.open_evening(even.id)
    settle(qtbot, ops)
    shown = opened(qtbot, made, Qt.Key.Key_R, LedgerWindow)
    assert shown.empty.isVisible()


def test_the_control_desk_says_which_sheets_are_to_come_and_opens_one(
    qtbot, ops, club, window, evening
) -> None:
    shown = opened(qtbot, window, Qt.Key.Key_F, ControlDeskWindow)
    assert shown.headline.text().startswith("1 afgetekend · 0 binnen")
    assert shown.missing.text() == "Nog te komen: ronde 1: tafel 1"
    place = evening.plan[0].tables[0]
    who = [str(shown.model.index(0, 2).data()), str(shown.model.index(1, 2).data())]
    assert f"{place.wij} tegen {place.zij}" in who
    assert not shown.ticking.isVisible()
    assert shown.model.columnCount() == 6
    shown.which.choose("to-come")
    assert [one.place.number for one in shown.model.rows] == [1]
    type_sheet(club, evening.plan[0].tables[0].table_id, "92 85", sign=False)
    shown.refresh()
    settle(qtbot, ops)
    assert shown.model.rows == []
    assert not shown.missing.isVisible()
    shown.which.choose("typing")
    QTest.keyClick(shown.search, DOWN)
    QTest.keyClick(shown.search, ENTER)
    settle(qtbot, ops)
    assert window.page.desk.sheet_in_view() == evening.plan[0].tables[0].table_id


def test_pen_and_cards_are_ticked_with_a_key_where_they_come_back(
    qtbot, ops, theme, tmp_path, club
) -> None:
    evening = evening_with(club, 8, kind="boompje", rule_set="manille", rounds=3)
    evening, _ = drawing.draw(club, evening.id, seed=1)
    made = made_window(qtbot, ops, theme, tmp_path)
    made.go("evening")
    settle(qtbot, ops)
    made.page.open_evening(evening.id)
    settle(qtbot, ops)
    shown = opened(qtbot, made, Qt.Key.Key_F, ControlDeskWindow)
    assert shown.ticking.text() == "P: de pen is terug · K: de kaarten zijn terug"
    assert shown.ticking.isVisible()
    for key in (Qt.Key.Key_P, Qt.Key.Key_K, Qt.Key.Key_P):
        shown.table.setFocus()
        QTest.keyClick(shown.table, key)
        settle(qtbot, ops)
    first = shown.model.rows[0]
    assert (first.pen, first.cards) == (False, True)
    ticks = [str(shown.model.index(0, at).data()) for at in (6, 7)]
    assert ticks == ["–", "✓"]


def test_everything_the_keyboard_reaches_has_a_name(qtbot, ops, window) -> None:
    for key, kind in (
        (Qt.Key.Key_W, WishesWindow),
        (Qt.Key.Key_I, FillInWindow),
        (Qt.Key.Key_R, LedgerWindow),
        (Qt.Key.Key_F, ControlDeskWindow),
    ):
        shown = opened(qtbot, window, key, kind)
        if kind is WishesWindow:
            shown.add()
        assert nameless(shown) == []
        shown.close()


def test_the_draw_leads_to_wishes_and_the_fill_in_table(
    qtbot, ops, window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uses, "uses", lambda _club: uses.NAMES)  # a club that has wishes
    window.look_at_uses()
    settle(qtbot, ops)
    window.page.desk.show_step(1)
    settle(qtbot, ops)
    step = window.page.desk.draw
    for link, kind in ((step.wishes, WishesWindow), (step.extra, FillInWindow)):
        assert link.isVisible()
        link.click()
        settle(qtbot, ops)
        (shown,) = [one for one in window.findChildren(kind) if one.isVisible()]
        shown.close()


def test_in_leden_the_same_key_opens_the_wishes(qtbot, ops, window) -> None:
    window.go("members")
    settle(qtbot, ops)
    opened(qtbot, window, Qt.Key.Key_W, WishesWindow)


def test_a_half_filled_wish_stays_until_it_is_stored_or_given_up(
    qtbot, ops, club, window, evening
) -> None:
    a, b = (one.members[0] for one in evening.participants[:2])
    wishes.add_wish(club, Wish(0, WishKind.TOGETHER, a, b))
    shown = opened(qtbot, window, Qt.Key.Key_W, WishesWindow)
    shown.add()
    shown.form.first.choose(b)
    shown.form.reason.setText("leeslamp")
    shown.add()
    assert "nog niet opgeslagen" in shown.form.second_field.note.text()
    shown.table.selectRow(0)
    settle(qtbot, ops)
    assert shown.form.first.member == b
    assert shown.form.reason.text() == "leeslamp"
    shown.form.reason.setFocus()
    QTest.keyClick(shown.form.reason, Qt.Key.Key_Escape)
    assert shown.isVisible()
    assert not shown.form.dirty
    shown.add()
    assert shown.form.first.member is None


def test_of_a_knockout_the_tables_of_each_round_are_told(club: OpenClub) -> None:
    evening = evening_with(club, 16, kind="knockout", rounds=3, games=1)
    for _ in range(2):
        evening, _report = drawing.draw(club, evening.id, 1)
        for table in evening.plan[-1].tables:
            type_sheet(club, table.table_id, "100")
    assert count_sentence(evening) == "2 ronden met 4 en 2 tafels."

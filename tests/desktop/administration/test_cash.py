"""The cash of an evening by keyboard: what it costs, who paid, the box, prizes, the tombola."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.administration.cash import CashWindow
from clubadmin.desktop.kit import files, language
from clubadmin.desktop.kit.copying import as_table
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.paper.printing import Preview
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.domain.administration.cash import Paid, Stakes
from clubadmin.model.administration.cash import EveningCash, KeptStakes
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.member import Member
from clubadmin.services.administration import cash, stakes
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.uses import uses
from clubadmin.services.members import members
from tests.desktop.administration.test_window import field, list_of, press, said
from tests.desktop.driving import shared_letters
from tests.desktop.made_window import made_window, settle
from tests.services.administration.test_cash import played
from tests.services.evening_club import evening_with

KEYPAD = Qt.KeyboardModifier.KeypadModifier
PLUS, MINUS, ENTER = Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Enter
ASKED = Stakes(member=400, guest=500, kept=150, card=3500, card_evenings=10, ticket=100)


@pytest.fixture
def evening(club: OpenClub) -> Evening:
    """Seven members and a guest."""
    made = evening_with(club, 7, prizes="1: 50 %, 2: € 5, 3: fles wijn")
    guest = members.add_member(club, Member(0, "Gast", "Gé", guest=True))
    return attendance.add_participant(club, made.id, member_id=guest.id)


@pytest.fixture
def window(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path, evening: Evening
) -> MainWindow:
    made = made_window(qtbot, ops, theme, tmp_path)
    made.show_item("evening", evening.id)
    settle(qtbot, ops)
    return made


@pytest.fixture
def asking(club: OpenClub, evening: Evening) -> None:
    """The club asks something already."""
    stakes.keep_stakes(club, KeptStakes(ASKED))


def opened(qtbot: QtBot, window: MainWindow) -> CashWindow:
    """By the command that Ctrl+K finds."""
    window.commands.give_first("cash")
    settle(qtbot, window.ops)
    return next(one for one in window.findChildren(CashWindow) if one.isVisible())


def at_tab(qtbot: QtBot, shown: CashWindow, number: int) -> CashWindow:
    shown.tabs.choose(number)
    settle(qtbot, shown.ops)
    return shown


def focus() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def keys(text: str) -> None:
    """What is typed on the keypad, Enter being a new line."""
    for sign in text:
        if sign == "\n":
            QTest.keyClick(focus(), ENTER, KEYPAD)
        else:
            QTest.keyClicks(focus(), sign, KEYPAD)


def found(club: OpenClub, evening: Evening) -> EveningCash:
    return cash.evening_cash(club, evening.id)


def numbers(club: OpenClub, evening: Evening, how: Paid) -> list[int]:
    return [one.number for one in found(club, evening).payers if one.paid is how]


def test_a_club_begins_with_what_an_evening_costs(
    qtbot: QtBot, window: MainWindow, club: OpenClub, evening: Evening
) -> None:
    shown = opened(qtbot, window)
    assert shared_letters(shown) == {}
    assert focus() is field(shown, "Een lid legt in")
    keys("4")
    field(shown, "Daarvan voor de club").setFocus()
    keys("5\n")
    settle(qtbot, window.ops)
    assert "Vul niet meer in dan de inleg" in said(shown)
    field(shown, "Daarvan voor de club").selectAll()
    keys("1,50\n")
    settle(qtbot, window.ops)
    kept = stakes.stakes(club).stakes
    assert kept == Stakes(400, 400, kept=150), "a guest pays as a member, left empty"
    assert "cash" in uses(club)
    assert shown.tabs.current == 0, "and now who paid"
    assert "0 van 8 spelers betaald, nog € 32,00 te ontvangen" in said(shown)


def test_an_evening_is_paid_with_a_key_for_each(
    qtbot: QtBot, asking: None, window: MainWindow, club: OpenClub, evening: Evening
) -> None:
    shown = opened(qtbot, window)
    keys("++++++++")  # as fast as they come
    settle(qtbot, window.ops)
    assert numbers(club, evening, Paid.CASH) == list(range(1, 9))
    assert "8 van 8 spelers betaald" in said(shown)
    keys("-")
    settle(qtbot, window.ops)
    assert numbers(club, evening, Paid.CASH) == list(range(1, 8))


def test_what_was_given_says_the_change_and_enter_pays_once(
    qtbot: QtBot, asking: None, window: MainWindow, club: OpenClub, evening: Evening
) -> None:
    shown = opened(qtbot, window)
    keys("10")
    assert focus() is field(shown, "Gegeven")
    assert "Terug: €\u00a06,00" in said(shown)
    keys("\n")
    settle(qtbot, window.ops)
    assert numbers(club, evening, Paid.CASH) == [1]
    assert "P1 Aal. Terug: €\u00a06,00" in said(shown), "until the next is paid"
    assert focus() is list_of(shown, "Wie betaalde")
    keys("3\n")
    settle(qtbot, window.ops)
    assert "Er is €\u00a01,00 te weinig." in said(shown)
    assert numbers(club, evening, Paid.CASH) == [1]
    keys("x")
    assert "Terug" not in said(shown).partition("Gegeven")[2], "what is no amount has no change"
    keys("\n")
    assert "is geen bedrag" in said(shown)


def test_a_card_is_sold_and_taken_back_and_somebody_need_not_pay(
    qtbot: QtBot, asking: None, window: MainWindow, club: OpenClub, evening: Evening
) -> None:
    shown = opened(qtbot, window)
    press(shown, "Kaart verkopen")
    settle(qtbot, window.ops)
    assert numbers(club, evening, Paid.CARD) == [1]
    assert "kaart, nog 9" in said(shown)
    assert shared_letters(shown) == {}
    press(shown, "Kaart terugnemen")
    settle(qtbot, window.ops)
    assert numbers(club, evening, Paid.CARD) == []
    press(shown, "Vrij van inleg")
    settle(qtbot, window.ops)
    assert numbers(club, evening, Paid.FREE) == [1]
    press(shown, "Allen betaald")
    settle(qtbot, window.ops)
    assert found(club, evening).balance.came_in == 6 * 400 + 500


def test_who_paid_and_is_not_there_is_told(
    qtbot: QtBot, asking: None, window: MainWindow, club: OpenClub, evening: Evening
) -> None:
    stakes.pay_all(club, evening.id)
    attendance.remove_participant(club, evening.id, evening.participants[0].id)
    shown = opened(qtbot, window)
    assert "Betaalde, en is er niet (meer): P1 Aal." in said(shown)
    assert "7 van 7 spelers betaald" in said(shown)


def test_the_box_is_noted_counted_and_printed(
    qtbot: QtBot,
    asking: None,
    window: MainWindow,
    club: OpenClub,
    evening: Evening,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stakes.pay_all(club, evening.id)  # 33,00
    shown = at_tab(qtbot, opened(qtbot, window), 1)
    assert shared_letters(shown) == {}
    press(shown, "Noteren")
    assert "Schrijf op waarvoor." in said(shown)
    field(shown, "Omschrijving").setFocus()
    QTest.keyClicks(focus(), "Koffie")
    field(shown, "Bedrag").setFocus()
    keys("12,55\n")
    settle(qtbot, window.ops)
    assert [(one.what, one.amount) for one in found(club, evening).lines] == [("Koffie", -1255)]
    field(shown, "Wisselgeld").setFocus()
    keys("50")
    field(shown, "Geteld").setFocus()
    keys("70,00\n")
    settle(qtbot, window.ops)
    book = as_table(list_of(shown, "Kas").as_rows()).splitlines()
    assert [line.split("\t") for line in book[-3:]] == [
        ["Koffie", "", "12,55"],
        ["Geteld in de kas", "", "70,00"],
        ["Kasverschil: te weinig", "", "0,45"],
    ]
    assert "Samen: ontvangen € 83,00, betaald € 83,00" in said(shown)
    target = tmp_path / "kas.csv"
    monkeypatch.setattr(files, "ask_target", lambda *_args: target)
    shown.panes["Kas"].keep_table()  # type: ignore[attr-defined]
    settle(qtbot, window.ops)
    assert target.read_text("utf-8-sig").splitlines()[-1] == "samen;83,00;83,00"
    shown.panes["Kas"].paper()  # type: ignore[attr-defined]
    settle(qtbot, window.ops)
    preview = next(one for one in window.findChildren(Preview) if one.isVisible())
    qtbot.waitUntil(lambda: preview.pages == 1)
    preview.close()
    shown.activateWindow()
    qtbot.waitUntil(shown.isActiveWindow)
    table = list_of(shown, "Kas")
    table.setFocus()
    table.setCurrentIndex(table.model().index(len(book) - 4, 0))  # coffee
    QTest.keyClick(table, Qt.Key.Key_Delete)
    settle(qtbot, window.ops)
    assert found(club, evening).lines == ()


def test_prizes_in_money_are_paid_out_at_once(
    qtbot: QtBot, asking: None, window: MainWindow, club: OpenClub, evening: Evening
) -> None:
    stakes.pay_all(club, evening.id)  # pot: 7 x 2,50 + 3,50 = 21,00
    played(club, evening)
    shown = at_tab(qtbot, opened(qtbot, window), 1)
    assert "In de pot voor prijzen: €\u00a021,00" in said(shown)
    press(shown, "2 prijzen uitbetalen: € 15,50")
    settle(qtbot, window.ops)
    assert [one.amount for one in found(club, evening).lines] == [-1050, -500]


def test_numbers_are_drawn_and_what_was_sold_then_stays(
    qtbot: QtBot, asking: None, window: MainWindow, club: OpenClub, evening: Evening
) -> None:
    shown = at_tab(qtbot, opened(qtbot, window), 2)
    assert shared_letters(shown) == {}
    assert focus() is not None
    first, last = (
        next(box for box in shown.findChildren(QSpinBox) if box.accessibleName() == name)
        for name in ("Eerste lot", "Laatste lot")
    )
    keys("101")
    assert first.value() == 101
    last.setValue(40)
    press(shown, "Opslaan")
    settle(qtbot, window.ops)
    assert "Het laatste lot: 40 kan niet" in said(shown)
    last.setValue(140)
    press(shown, "Opslaan")
    settle(qtbot, window.ops)
    press(shown, "Trek een lot")
    settle(qtbot, window.ops)
    press(shown, "Trek een lot")
    settle(qtbot, window.ops)
    drawn = found(club, evening).tombola.numbers
    assert len(drawn) == 2
    assert f"Getrokken: {drawn[0]}, {drawn[1]}" in said(shown)
    assert not first.isEnabled()


def test_at_attendance_plus_pays_and_goes_on(
    qtbot: QtBot, asking: None, window: MainWindow, club: OpenClub, evening: Evening
) -> None:
    window.look_at_uses(window.page.refresh)
    settle(qtbot, window.ops)
    window.page.desk.show_step(0)
    settle(qtbot, window.ops)
    present = list_of(window, "Aanwezig")
    present.setFocus()
    present.setCurrentIndex(present.model().index(0, 0))
    keys("+++-")
    settle(qtbot, window.ops)
    assert numbers(club, evening, Paid.CASH) == [1, 2, 3]
    rows = [line.split("\t") for line in as_table(present.as_rows()).splitlines()]
    at = rows[0].index("Inleg (+)")
    assert [row[at] for row in rows[1:5]] == ["contant", "contant", "contant", ""]


def test_thirty_two_are_paid_in_at_most_forty_keys_beyond_attendance(
    qtbot: QtBot, asking: None, window: MainWindow, club: OpenClub, evening: Evening
) -> None:
    for number in range(9, 33):
        one = members.add_member(club, Member(0, f"Bos{number}", "Jo"))
        attendance.add_participant(club, evening.id, member_id=one.id)
    window.look_at_uses(window.page.refresh)
    window.page.desk.show_step(0)
    window.page.refresh()
    settle(qtbot, window.ops)
    window.page.desk.take_keyboard()  # in the field in which the last of them was ticked off
    pressed = ["Tab"]
    QTest.keyClick(focus(), Qt.Key.Key_Tab)
    while focus() is not list_of(window, "Aanwezig"):
        QTest.keyClick(focus(), Qt.Key.Key_Tab)
        pressed.append("Tab")
    QTest.keyClick(focus(), Qt.Key.Key_Home)
    pressed.append("Home")
    keys("+" * 32)
    settle(qtbot, window.ops)
    assert numbers(club, evening, Paid.CASH) == list(range(1, 33))
    assert len(pressed) + 32 <= 40, pressed


def test_without_a_stake_attendance_is_as_it_was(
    qtbot: QtBot, window: MainWindow, club: OpenClub, evening: Evening
) -> None:
    window.page.desk.show_step(0)
    settle(qtbot, window.ops)
    present = list_of(window, "Aanwezig")
    assert "Inleg" not in as_table(present.as_rows())
    present.setFocus()
    keys("+")
    settle(qtbot, window.ops)
    assert numbers(club, evening, Paid.CASH) == []


def test_it_fits_a_small_screen_in_large_letters(
    qtbot: QtBot, asking: None, theme: Theme, window: MainWindow
) -> None:
    theme.choose(large=True)
    window.resize(1024, 700)
    settle(qtbot, window.ops)
    shown = opened(qtbot, window)
    assert shown.height() <= 700
    assert shown.width() <= 1024


@pytest.mark.parametrize("tab", range(4))
def test_in_english_no_two_answer_to_one_letter_and_nothing_is_dutch(
    qtbot: QtBot, asking: None, window: MainWindow, evening: Evening, qapp: QApplication, tab: int
) -> None:
    language.speak(qapp, "en")
    try:
        shown = at_tab(qtbot, opened(qtbot, window), tab)
        assert shared_letters(shown) == {}
        assert not {"Inleg", "Kas", "Betaald", "Opslaan"} & set(said(shown).split())
    finally:
        language.speak(qapp, "nl")

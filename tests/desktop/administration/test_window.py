"""The tab of the treasurer by keyboard: kinds, who is a member, laying, paying, a statement."""

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.administration import statement
from clubadmin.desktop.administration.accounts import AccountPanel
from clubadmin.desktop.administration.dues import DuesPane
from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.doors import DUES, PEOPLE
from clubadmin.desktop.kit.forms import Choice
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.tables import ListTable
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.members.page import MembersPage
from clubadmin.desktop.paper.printing import Preview
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.domain.administration.dues import DuesKind
from clubadmin.domain.administration.payment_code import reference_of
from clubadmin.model.administration.debits import BankLine
from clubadmin.model.administration.dues import Receipt, Treasury
from clubadmin.model.members.member import Member
from clubadmin.services.administration import accounts as payments
from clubadmin.services.administration import charging, letters, memberships
from clubadmin.services.administration.accounts import accounts
from clubadmin.services.administration.treasury import treasury
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import members
from clubadmin.services.seasons import seasons
from tests.desktop.made_window import made_window, settle
from tests.services.administration import bank_files_made as made

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def season_id(club: OpenClub) -> int:
    """A season, and three members of whom two share a home."""
    for first, last in (("Jan", "Bos"), ("Mies", "Bos"), ("Ayşe", "Çelik")):
        members.add_member(club, Member(0, last, first_name=first))
    return seasons.add_season(club, "2026-2027", date(2026, 9, 1), date(2027, 6, 30)).id


@pytest.fixture
def window(qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path) -> MainWindow:
    return made_window(qtbot, ops, theme, tmp_path)


def opened(qtbot: QtBot, window: MainWindow) -> DuesPane:
    """By the command that Ctrl+K finds."""
    window.go("members")
    settle(qtbot, window.ops)
    window.commands.give_first("dues")
    settle(qtbot, window.ops)
    return next(one for one in window.findChildren(DuesPane) if one.isVisible())


def members_page(window: MainWindow) -> MembersPage:
    assert isinstance(window.page, MembersPage)
    return window.page


def account_of(qtbot: QtBot, window: MainWindow, at: int) -> AccountPanel:
    """The account of the member in a row of the list of Leden, by the door on his card."""
    window.go("members")
    page = members_page(window)
    page.tabs.choose(PEOPLE)
    settle(qtbot, window.ops)
    page.people.table.selectRow(at)
    settle(qtbot, window.ops)
    press(page.people.editor, "Gevraagd en betaald")
    settle(qtbot, window.ops)
    assert page.people.account is not None
    return page.people.account


def field(shown: QWidget, name: str) -> QLineEdit:
    return next(
        one
        for one in shown.findChildren(QLineEdit)
        if one.accessibleName() == name and one.isVisible()
    )


def press(shown: QWidget, text: str) -> None:
    button = next(
        one
        for one in shown.findChildren(QPushButton)
        if one.isVisible() and one.text().replace("&", "").startswith(text)
    )
    assert button.isEnabled()
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)


def typed(shown: QWidget, **values: str) -> None:
    for name, text in values.items():
        at = field(shown, name.replace("_", " "))
        at.selectAll()
        QTest.keyClicks(at, text)


def said(shown: QWidget) -> str:
    return " ".join(one.text() for one in shown.findChildren(QLabel) if one.isVisible())


def list_of(shown: QWidget, name: str) -> ListTable:
    return next(
        one
        for one in shown.findChildren(ListTable)
        if one.accessibleName() == name and one.isVisible()
    )


def rows(table: ListTable) -> list[list[str]]:
    return list(table.as_rows())[1:]


def test_from_nothing_to_paid_by_keyboard(
    qtbot: QtBot,
    window: MainWindow,
    ops: Operations,
    club: OpenClub,
    season_id: int,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    shown = opened(qtbot, window)
    assert "Wat betaalt een lid?" in said(shown)
    press(shown, "Eerste soort")
    typed(shown, Naam="Lid", Contributie="45,00", Korting="10")
    QTest.keyClick(field(shown, "Korting"), Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert rows(list_of(shown, "Soorten leden"))[0][:2] == ["Lid", "45,00"]
    press(shown, "Maak wie nog geen soort heeft (3): Lid")
    settle(qtbot, ops)
    page = members_page(window)
    page.tabs.choose(PEOPLE)
    settle(qtbot, ops)
    people = page.people
    assert [row[::2] for row in rows(people.table)] == [
        ["Bos, Jan", "Lid"],
        ["Bos, Mies", "Lid"],
        ["Çelik, Ayşe", "Lid"],
    ]
    for row in (0, 1):
        people.table.setFocus()
        people.table.selectRow(row)
        settle(qtbot, ops)
        QTest.keyClick(people.table, Qt.Key.Key_Return)
        typed(people, Huishouden="Kerkstraat 1")
        QTest.keyClick(field(people, "Huishouden"), Qt.Key.Key_Return)
        settle(qtbot, ops)
    assert "Lid\nhuishouden Kerkstraat 1" in said(people)
    page.show_tab(DUES)
    settle(qtbot, ops)
    press(shown, "Contributie vaststellen")
    assert "Voor 3 leden: 3 bedragen, samen € 125,00. Zo vaststellen?" in said(shown)
    press(shown, "Ja, vaststellen")
    settle(qtbot, ops)
    assert "3 leden, betaald € 0,00, open € 125,00" in said(shown)
    press(shown, "Nog te betalen")
    settle(qtbot, ops)
    assert [(row[0], row[-1]) for row in rows(people.table)] == [
        ("Bos, Jan", "45,00"),
        ("Bos, Mies", "35,00"),
        ("Çelik, Ayşe", "45,00"),
    ]
    assert "3, samen € 125,00 open" in said(people)
    people.table.selectRow(2)
    settle(qtbot, ops)
    QTest.keyClick(people.table, Qt.Key.Key_Return)
    QTest.keyClick(field(people, "Bedrag"), Qt.Key.Key_Return)  # what is open stands there
    QTest.keyClick(field(people, "Bedrag"), Qt.Key.Key_Return)  # twice is one payment
    settle(qtbot, ops)
    assert "Ayşe Çelik" in said(people), "who paid stays in view until another is chosen"
    assert people.table.hasFocus()
    assert "2, samen € 80,00 open" in said(people)
    page.show_tab(DUES)
    settle(qtbot, ops)
    assert "3 leden, betaald € 45,00, open € 80,00" in said(shown)
    file = tmp_path / "afschrift.xml"
    referred = reference_of(season_id, 1)
    file.write_bytes(
        made.camt(
            (
                BankLine(date(2026, 9, 14), 8000, made.JAN, "J BOS EO", referred),
                BankLine(date(2026, 9, 15), -12_550, "", "ZAALHUUR", "september"),
            )
        )
    )
    monkeypatch.setattr(statement, "ask_existing", lambda *_: file)
    shown.tabs.choose(1)
    press(shown, "Afschrift kiezen")
    settle(qtbot, ops)
    lines = rows(list_of(shown, "Betalingen"))
    assert [(row[0], row[2], row[4], row[5]) for row in lines] == [
        ("✓", "80,00", "Jan Bos, Mies Bos", "zeker"),
        ("", "−125,50", "", "onbekend"),
    ]
    assert "NL44 **** **** **67 89" in said(shown)
    table = list_of(shown, "Betalingen")
    box = table.model().index(0, 0)
    spot, left = table.visualRect(box).center(), Qt.MouseButton.LeftButton
    assert box.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
    QTest.mouseClick(table.viewport(), left, pos=spot)
    assert rows(table)[0][0] == ""
    assert box.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Unchecked
    QTest.qWait(0)
    QTest.mouseClick(table.viewport(), left, pos=spot)
    QTest.mouseDClick(table.viewport(), left, pos=spot)
    assert rows(table)[0][0] == "✓", "a double click is one tick too"
    press(shown, "Boeken")
    settle(qtbot, ops)
    assert "Ingelezen: 1 van 2 betalingen geboekt." in said(shown)
    assert [one.open for one in accounts(club, season_id)] == [0, 0, 0]
    press(shown, "Afschrift kiezen")
    settle(qtbot, ops)
    assert "is al ingelezen" in said(shown)


def test_while_it_is_asked_only_the_answer_stands_out(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub, season_id: int
) -> None:
    memberships.add_kind(club, season_id, DuesKind("Lid", 4500))
    memberships.give_kind(club, [1, 2, 3], "Lid")
    shown = opened(qtbot, window)
    press(shown, "Contributie vaststellen")
    assert "Voor 3 leden: 3 bedragen, samen € 135,00. Zo vaststellen?" in said(shown)
    green = [
        one.text().replace("&", "")
        for one in shown.findChildren(QPushButton)
        if one.isVisible() and one.isEnabled() and one.property("kind") == "primary"
    ]
    assert green == ["Ja, vaststellen"]


def test_what_was_asked_and_paid_is_taken_back_with_its_reason(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub, season_id: int
) -> None:
    memberships.add_kind(club, season_id, DuesKind("Lid", 4500))
    memberships.give_kind(club, [1], "Lid")
    charging.charge(club, charging.charging(club, season_id))
    payments.pay(club, season_id, 1, 4500, day=date(2026, 9, 2))
    shown = account_of(qtbot, window, 0)
    for told, reason in (
        ("betaling van € 45,00 op 2-9-2026", "dubbel"),
        ("€ 45,00 van", "erelid"),
    ):
        press(shown, "Terugnemen")
        which = next(one for one in shown.findChildren(Choice) if one.accessibleName() == "Wat")
        assert which.currentText().startswith(told)
        QTest.keyClick(field(shown, "Reden"), Qt.Key.Key_Return)
        assert "Schrijf op waarom." in said(shown)
        typed(shown, Reden=reason)
        QTest.keyClick(field(shown, "Reden"), Qt.Key.Key_Return)
        settle(qtbot, ops)
        assert f"teruggenomen: {reason}" in said(shown)
    assert [(one.charged, one.paid) for one in accounts(club, season_id)] == [(0, 0)]


def test_what_cannot_be_is_told_at_its_field(
    qtbot: QtBot, window: MainWindow, ops: Operations, season_id: int
) -> None:
    assert season_id
    shown = opened(qtbot, window)
    press(shown, "Eerste soort")
    typed(shown, Naam="Lid", Contributie="12.500")
    QTest.keyClick(field(shown, "Contributie"), Qt.Key.Key_Return)
    assert "12.500 kan € 12,50 zijn of € 12.500,00. Typ het als 12,50" in said(shown)
    typed(shown, Contributie="-5")
    QTest.keyClick(field(shown, "Contributie"), Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert "De contributie: € −5,00 kan niet." in said(shown)
    window.close()
    settle(qtbot, ops)
    assert window.isVisible()  # what is filled in is not lost at the first
    assert "Bij Leden is iets ingevuld dat nog niet is opgeslagen." in said(window)
    assert field(shown, "Naam").text() == "Lid"


def test_a_payment_that_nobody_is_proposed_for_is_given_to_somebody(
    qtbot: QtBot,
    window: MainWindow,
    ops: Operations,
    club: OpenClub,
    season_id: int,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    file = tmp_path / "afschrift.xml"
    file.write_bytes(made.camt((BankLine(date(2026, 9, 14), 100, text=f"van {made.JAN}"),)))
    monkeypatch.setattr(statement, "ask_existing", lambda *_: file)
    shown = opened(qtbot, window)
    shown.tabs.choose(1)
    press(shown, "Afschrift kiezen")
    settle(qtbot, ops)
    table = list_of(shown, "Betalingen")
    assert "van NL44 **** **** **67 89" in said(shown)
    QTest.keyClick(table, Qt.Key.Key_Space)
    who = field(shown, "Van iemand anders")
    QTest.keyClicks(who, "mies")
    settle(qtbot, ops)
    QTest.keyClick(who, Qt.Key.Key_Return)
    assert rows(table)[0][0] == "✓"
    assert rows(table)[0][4:] == ["Mies Bos", "zelf gekozen"]
    press(shown, "Boeken")
    settle(qtbot, ops)
    assert [(one.member.name, one.paid) for one in accounts(club, season_id)] == [("Mies Bos", 100)]


def test_what_is_left_of_a_statement_is_booked_later_or_put_aside(
    qtbot: QtBot,
    window: MainWindow,
    ops: Operations,
    club: OpenClub,
    season_id: int,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    file = tmp_path / "afschrift.xml"
    came = [
        BankLine(date(2026, 9, day), 100 * day, name=name)
        for day, name in ((14, "Gemeente"), (15, "Jan Bos"), (16, "Loterij"))
    ]
    file.write_bytes(made.camt((*came, BankLine(date(2026, 9, 17), -500, name="Buurthuis"))))
    monkeypatch.setattr(statement, "ask_existing", lambda *_: file)
    shown = opened(qtbot, window)
    shown.tabs.choose(1)
    press(shown, "Afschrift kiezen")
    settle(qtbot, ops)
    press(shown, "Bewaren")
    settle(qtbot, ops)
    table = list_of(shown, "Betalingen")
    assert [one[3] for one in rows(table)] == ["Loterij", "Jan Bos", "Gemeente"]
    assert "0 van 3 betalingen aangevinkt, samen € 0,00. Dit is over" in said(shown)
    table.setFocus()
    table.selectRow(0)
    QTest.keyClick(table, Qt.Key.Key_Delete)
    settle(qtbot, ops)
    assert [one[3] for one in rows(table)] == ["Jan Bos", "Gemeente"]
    assert "€ 16,00 van Loterij is geen contributie; terug met Ctrl+Z." in said(shown)
    assert table.currentIndex().row() == 0
    QTest.keyClick(table, Qt.Key.Key_Space)
    settle(qtbot, ops)
    who = field(shown, "Van iemand anders")
    QTest.keyClicks(who, "jan")
    settle(qtbot, ops)
    QTest.keyClick(who, Qt.Key.Key_Return)
    press(shown, "Boeken")
    settle(qtbot, ops)
    assert [(one.member.name, one.paid) for one in accounts(club, season_id)] == [("Jan Bos", 1500)]
    assert "Geboekt: 1 betaling." in said(shown)
    assert [one[3] for one in rows(table)] == ["Gemeente"]
    window.menus.undo.trigger()
    settle(qtbot, ops)
    window.menus.undo.trigger()
    settle(qtbot, ops)
    assert [one[3] for one in rows(table)] == ["Loterij", "Jan Bos", "Gemeente"]


def test_without_a_season_it_says_what_comes_first(
    qtbot: QtBot, window: MainWindow, ops: Operations
) -> None:
    shown = opened(qtbot, window)
    settle(qtbot, ops)
    assert "Er is nog geen seizoen. Maak er een bij Club, Competities." in said(shown)


def test_the_account_beside_the_list_is_of_who_is_chosen_there_until_it_is_left(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub, season_id: int
) -> None:
    memberships.add_kind(club, season_id, DuesKind("Lid", 4500))
    memberships.give_kind(club, [1, 2, 3], "Lid")
    charging.charge(club, charging.charging(club, season_id))
    shown = account_of(qtbot, window, 1)
    page = members_page(window)
    assert "Mies Bos" in said(shown)
    assert "Terugnemen …" in said_on_buttons(shown)
    page.people.table.selectRow(2)
    settle(qtbot, ops)
    assert "Ayşe Çelik" in said(shown), "the account stays for whom is chosen next"
    QTest.keyClick(page.people.table, Qt.Key.Key_F2)
    QTest.keyClick(field(shown, "Bedrag"), Qt.Key.Key_Escape)
    settle(qtbot, ops)
    assert not shown.isVisible()
    assert "nog 45,00 euro open" in said(page.people.editor)
    page.people.show_account()
    page.people.add()
    settle(qtbot, ops)
    assert page.people.editor.isVisible(), "somebody new has no account"


def said_on_buttons(shown: QWidget) -> str:
    found = (one for one in shown.findChildren(QPushButton) if one.isVisible())
    return " ".join(one.text().replace("&", "") for one in found)


def test_papers_ask_for_the_clubs_account_and_are_seen_first(
    qtbot: QtBot,
    window: MainWindow,
    ops: Operations,
    club: OpenClub,
    season_id: int,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    memberships.add_kind(club, season_id, DuesKind("Lid", 4500))
    memberships.give_kind(club, [1, 2, 3], "Lid")
    charging.charge(club, charging.charging(club, season_id))
    payments.pay(club, season_id, 1, 2000, day=date(2026, 9, 2))
    payments.pay(club, season_id, 1, 2500, day=date(2026, 10, 3))
    shown = opened(qtbot, window)
    choose(shown, "Brieven")
    settle(qtbot, ops)
    assert "Vul eerst bij Leden, Contributie de rekening van de club in." in said(shown)
    typed(shown, Rekening_van_de_club="NL91ABNA0417164301")
    press(shown, "Rekening bewaren")
    settle(qtbot, ops)
    assert "Waarschijnlijk is er één vergissing" in said(shown)
    typed(shown, Rekening_van_de_club="NL91 ABNA 0417 1643 00")
    QTest.keyClick(field(shown, "Rekening van de club"), Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert treasury(club).account == "NL91ABNA0417164300"
    assert field(shown, "Rekening van de club").text() == "NL91 **** **** **43 00"
    typed(shown, Op_naam_van="De Rode Nel")
    press(shown, "Rekening bewaren")
    settle(qtbot, ops)
    assert treasury(club) == Treasury("NL91ABNA0417164300", "De Rode Nel", treasury(club).version)
    for item, pages in (("Brieven", 2), ("Herinneringen", 2), ("Lijst", 1)):
        choose(shown, item)
        seen(qtbot, shown, pages)
    panel = account_of(qtbot, window, 0)
    names = [one.text().replace("&", "") for one in panel.receipts.actions()]
    assert names == ["1  € 25,00 van 3-10-2026", "2  € 20,00 van 2-9-2026"], "the newest first"
    asked = []
    made = letters.receipt

    def kept(club: OpenClub, season_id: int, payment_id: int) -> Receipt:
        asked.append(made(club, season_id, payment_id))
        return asked[-1]

    monkeypatch.setattr(letters, "receipt", kept)
    for action in panel.receipts.actions():
        action.trigger()
        seen(qtbot, panel, 1)
    assert [one.payment.amount for one in asked] == [2500, 2000]
    page = members_page(window)
    page.people.table.selectRow(1)
    settle(qtbot, ops)
    assert not panel.receipt_button.isVisible(), "who paid nothing has none"
    page.show_tab(DUES)
    settle(qtbot, ops)
    file = tmp_path / "lijst.csv"
    monkeypatch.setattr(files, "ask_target", lambda *_: file)
    choose(shown, "Lijst als")
    settle(qtbot, ops)
    assert file.read_text(encoding="utf-8-sig").splitlines()[-1].startswith("samen;;;;135,00;45,00")


def seen(qtbot: QtBot, shown: QWidget, pages: int) -> None:
    """A paper of so many pages is in view, and put away again."""
    preview = paper(qtbot, shown)
    assert preview.pages == pages
    preview.close()
    qtbot.waitUntil(lambda: not preview.isVisible())


def choose(shown: QWidget, text: str) -> None:
    """An item of the menu behind the button."""
    action = item_of(shown, text)
    assert action.isEnabled()
    action.trigger()


def item_of(shown: QWidget, text: str) -> QAction:
    button = next(
        one
        for one in shown.findChildren(QPushButton)
        if one.text().replace("&", "") == "Papieren" and one.isVisible()
    )
    return next(
        one for one in button.menu().actions() if one.text().replace("&", "").startswith(text)
    )


def paper(qtbot: QtBot, shown: QWidget) -> Preview:
    def there() -> Preview | None:
        every = [one for one in shown.window().findChildren(Preview) if one.isVisible()]
        return next((one for one in every if one.pages), None)

    qtbot.waitUntil(lambda: there() is not None)
    found = there()
    assert found is not None
    return found

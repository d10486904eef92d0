"""The card of a member by keyboard, the panes over all of them, and their papers."""

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.doors import FIELDS
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.tables import ListTable
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.members.page import MembersPage
from clubadmin.desktop.paper.printing import Preview
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.model.members.known import Purpose
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Particulars
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import consents, members, particulars
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import evening_with, seat_by_hand, table_id, type_sheet


@pytest.fixture
def window(qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path) -> MainWindow:
    return made_window(qtbot, ops, theme, tmp_path)


@pytest.fixture
def jan(club: OpenClub) -> Member:
    members.add_member(club, Member(0, "Bos", first_name="Ria"))
    return members.add_member(club, Member(0, "Boer", first_name="Jan", infix="de", phone="075-1"))


def opened(qtbot: QtBot, window: MainWindow) -> MembersPage:
    window.go("members")
    settle(qtbot, window.ops)
    page = window.page
    assert isinstance(page, MembersPage)
    return page


def field(shown: QWidget, name: str) -> QLineEdit | QPlainTextEdit:
    every = [*shown.findChildren(QLineEdit), *shown.findChildren(QPlainTextEdit)]
    return next(one for one in every if one.accessibleName() == name and one.isVisible())


def typed(shown: QWidget, **values: str) -> None:
    for name, text in values.items():
        at = field(shown, name.replace("_", " "))
        at.setFocus()
        at.selectAll()
        QTest.keyClicks(at, text)


def buttons(shown: QWidget) -> dict[str, QPushButton]:
    found = (one for one in shown.findChildren(QPushButton) if one.isVisible())
    return {one.text().replace("&", ""): one for one in found}


def said(shown: QWidget) -> str:
    return " ".join(one.text() for one in shown.findChildren(QLabel) if one.isVisible())


def chosen(qtbot: QtBot, window: MainWindow, page: MembersPage, name: str) -> ListTable:
    """The card of somebody, to read."""
    page.people.search.setText(name)
    settle(qtbot, window.ops)
    page.people.table.selectRow(0)
    settle(qtbot, window.ops)
    return page.people.table


def changing(qtbot: QtBot, window: MainWindow, name: str) -> MembersPage:
    """The form of somebody, with all that can be filled in, by the command that Ctrl+K finds."""
    page = opened(qtbot, window)
    chosen(qtbot, window, page, name)
    window.commands.give_first("particulars")
    settle(qtbot, window.ops)
    return page


def kept(club: OpenClub, jan: Member) -> Particulars:
    return particulars.particulars(club, jan.id)


def test_a_card_is_read_and_one_button_changes_all_of_it_in_one_step(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub, jan: Member
) -> None:
    page = opened(qtbot, window)
    table = chosen(qtbot, window, page, "jan")
    assert "Jan de Boer" in said(page)
    assert "075-1" in said(page)
    assert "Adres" not in said(page)
    QTest.mouseClick(buttons(page)["Wijzigen"], Qt.MouseButton.LeftButton)
    assert field(page, "Voornaam").hasFocus()
    QTest.mouseClick(buttons(page)["Meer gegevens …"], Qt.MouseButton.LeftButton)
    assert field(page, "Straat en nummer").hasFocus()
    typed(
        page,
        Telefoon="06-2",
        Lidnummer="17",
        Geboortedatum="1-3-1950",
        Straat_en_nummer="Kerkstraat 12a",
        Postcode="1234ab",
        Woonplaats="Zaandam",
        Lid_sinds="1-9-1986",
        Functies="voorzitter 2019-2023",
        Notitie="Brengt de kaarten mee.",
    )
    QTest.keyClick(field(page, "Notitie"), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    settle(qtbot, ops)
    there = kept(club, jan)
    assert (there.number, there.born, there.place) == ("17", date(1950, 3, 1), "1234 AB  Zaandam")
    assert (there.member.phone, there.note) == ("06-2", "Brengt de kaarten mee.")
    assert [one.written for one in there.offices] == ["voorzitter 2019-2023"]
    assert table.hasFocus()
    for text in ("Kerkstraat 12a\n1234 AB  Zaandam", "1 maart 1950", "voorzitter 2019-2023"):
        assert text in said(page)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert field(page, "Straat en nummer").text() == "Kerkstraat 12a"  # filled, so it is asked
    history.undo(club)
    assert (kept(club, jan).street, kept(club, jan).member.phone) == ("", "075-1")


def test_of_a_new_member_the_address_is_typed_at_once(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub, jan: Member
) -> None:
    page = opened(qtbot, window)
    page.people.add()
    settle(qtbot, ops)
    typed(page, Achternaam="Vos")
    page.people.editor.ask_more()
    typed(page, Straat_en_nummer="Kade 1", Woonplaats="Zaandam")
    QTest.keyClick(field(page, "Woonplaats"), Qt.Key.Key_Return)
    settle(qtbot, ops)
    vos = next(one for one in members.members(club) if one.last_name == "Vos")
    assert (kept(club, vos).street, kept(club, vos).town) == ("Kade 1", "Zaandam")
    assert field(page, "Straat en nummer").text() == ""  # the next one, asked the same
    history.undo(club)
    assert vos.id not in [one.id for one in members.members(club)]


def test_what_cannot_be_stored_stays_in_view_though_another_is_chosen(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub, jan: Member
) -> None:
    page = changing(qtbot, window, "")
    assert page.people.editor.member.id == jan.id
    typed(page, Telefoon="06-2", Postcode="1234 A")
    page.people.table.selectRow(1)
    settle(qtbot, ops)
    assert "Postcode 1234 A bestaat niet." in said(page)
    assert page.people.table.current_key() == page.people.editor.member.id == jan.id
    assert field(page, "Telefoon").text() == "06-2"
    typed(page, Postcode="1234 AB")
    page.people.table.selectRow(1)
    settle(qtbot, ops)
    assert page.people.editor.member.last_name == "Bos"
    assert (kept(club, jan).postcode, kept(club, jan).member.phone) == ("1234 AB", "06-2")


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("Postcode", "1234 A", "Postcode 1234 A bestaat niet. Typ hem als 1234 AB."),
        ("Geboortedatum", "1-3-2071", "is nog niet geweest. Kijk het jaar na."),
        ("Geboortedatum", "gisteren", "Typ een dag als 16-11-2026"),
        ("Lidnummer", "8", "Lidnummer 8 is al van Ria Bos."),
        ("Functies", "voorzitter", "Bij de functie voorzitter ontbreken de jaren."),
    ],
)
def test_what_cannot_be_is_told_beside_what_was_typed(
    qtbot: QtBot,
    window: MainWindow,
    ops: Operations,
    club: OpenClub,
    jan: Member,
    name: str,
    text: str,
    told: str,
) -> None:
    ria = particulars.particulars(club, 1)
    particulars.keep(club, ria.changed(number="8"))
    shown = changing(qtbot, window, "jan")
    typed(shown, **{name: text})
    QTest.mouseClick(buttons(shown)["Opslaan"], Qt.MouseButton.LeftButton)
    settle(qtbot, ops)
    assert told in said(shown)
    assert kept(club, jan).version == 0
    window.close()
    settle(qtbot, ops)
    assert window.isVisible()
    assert "nog niet is opgeslagen" in said(window)
    for _ in range(2):
        QTest.keyClick(field(shown, name), Qt.Key.Key_Escape)
    assert not shown.not_kept()


def test_a_bsn_in_a_note_is_told_once_and_kept_only_then(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub, jan: Member
) -> None:
    shown = changing(qtbot, window, "jan")
    typed(shown, Notitie="111222333")
    for there in ("", "111222333"):
        QTest.mouseClick(buttons(shown)["Opslaan"], Qt.MouseButton.LeftButton)
        settle(qtbot, ops)
        assert kept(club, jan).note == there
        assert ("burgerservicenummer kan zijn" in said(shown)) == (not there)


def test_a_field_of_the_clubs_own_is_named_once_and_asked_of_everybody(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub, jan: Member
) -> None:
    shown = opened(qtbot, window)
    shown.show_tab(FIELDS)
    for name in ("Sleutel & kast", "Bondsnummer"):
        typed(shown, Naam_van_het_veld=name)
        QTest.keyClick(field(shown, "Naam van het veld"), Qt.Key.Key_Return)
        settle(qtbot, ops)
    own, other = particulars.own_fields(club)
    assert (own.name, other.name) == ("Sleutel & kast", "Bondsnummer")
    changing(qtbot, window, "jan")
    typed(shown, **{"Sleutel & kast": "nr. 3"})
    QTest.keyClick(field(shown, "Sleutel & kast"), Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert kept(club, jan).own == ((own.id, "nr. 3"),)
    shown.show_tab(FIELDS)
    settle(qtbot, ops)
    table = next(one for one in shown.findChildren(ListTable) if one.isVisible())
    table.setFocus()
    table.selectRow(0)
    for left in (1, 0):
        QTest.mouseClick(buttons(shown)["Verwijderen"], Qt.MouseButton.LeftButton)
        settle(qtbot, ops)
        assert len(particulars.own_fields(club)) == 1 + left
        assert ("bij 1 leden ingevuld" in said(shown)) == bool(left)


def choose(shown: MembersPage, *names: str) -> None:
    """From the menu of the papers."""
    menu = shown.papers.menu()
    for name in names:
        (found,) = [one for one in menu.actions() if one.text().replace("&", "") == name]
        if found.menu() is None:
            found.trigger()
        else:
            menu = found.menu()


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "names",
    [
        ("Ledenlijst",),
        ("Telefoonlijst",),
        ("Etiketten", "24 op een vel, 70 × 36 mm"),
        ("Etiketten", "21 op een vel, 63,5 × 38,1 mm"),
        ("Verjaardagen en jubilea",),
        ("Register van verwerkingen (AVG)",),
    ],
)
def test_each_paper_is_seen_before_it_is_printed(
    qtbot: QtBot,
    window: MainWindow,
    ops: Operations,
    club: OpenClub,
    jan: Member,
    names: tuple[str, ...],
) -> None:
    consents.give_consent(club, [jan.id], date(2026, 9, 1), purpose=Purpose.PHONES)
    shown = opened(qtbot, window)
    choose(shown, *names)
    settle(qtbot, ops)
    (paper,) = [one for one in window.findChildren(Preview) if one.isVisible()]
    assert names[0].startswith(paper.windowTitle())
    paper.close()


def test_how_often_somebody_came_stands_with_his_name_and_of_all_on_a_paper(
    qtbot: QtBot,
    window: MainWindow,
    ops: Operations,
    club: OpenClub,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    evening = seat_by_hand(club, evening_with(club, 5), [{1: "1 2 3 4"}])
    shown = opened(qtbot, window)
    choose(shown, "Opkomst van het seizoen")
    settle(qtbot, ops)
    assert "Er is nog geen avond gespeeld." in said(window)
    type_sheet(club, table_id(evening, 1, 1), "92 100 81+20 70")
    shown.refresh()
    settle(qtbot, ops)
    chosen(qtbot, window, shown, "aal")
    assert "Maandavond: 1 van 1\nin al 1, laatst op 12 nov 2026" in said(shown)
    choose(shown, "Opkomst van het seizoen")
    settle(qtbot, ops)
    (paper,) = [one for one in window.findChildren(Preview) if one.isVisible()]
    assert paper.windowTitle().startswith("Opkomst")
    paper.close()
    file = tmp_path / "opkomst.csv"
    monkeypatch.setattr(files, "ask_target", lambda *_: file)
    choose(shown, "Opkomst van het seizoen als tabel")
    settle(qtbot, ops)
    assert f"✓ Bewaard: {file}" in said(window)
    assert file.read_text("utf-8-sig").startswith("competitie;naam;was er;van;laatst op;12-11-2026")


def test_an_agenda_is_kept_where_it_is_asked(
    qtbot: QtBot,
    window: MainWindow,
    ops: Operations,
    club: OpenClub,
    jan: Member,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    particulars.keep(club, kept(club, jan).changed(born=date(1950, 3, 1)))
    file = tmp_path / "verjaardagen.ics"
    monkeypatch.setattr(files, "ask_target", lambda *_: file)
    shown = opened(qtbot, window)
    choose(shown, "Verjaardagen en jubilea voor een agenda")
    settle(qtbot, ops)
    assert "Jan de Boer is jarig" in file.read_text("utf-8")
    assert f"✓ Bewaard: {file}" in said(window)


def listed(shown: QWidget) -> list[list[str]]:
    table = next(one for one in shown.findChildren(ListTable) if one.isVisible())
    return list(table.as_rows())[1:]


def test_every_change_of_who_is_chosen_is_told_in_words(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub, jan: Member
) -> None:
    there = particulars.keep(club, kept(club, jan).changed(town="Zaandam"))
    particulars.keep(club, there.changed(town="Wormer", born=date(1950, 3, 1)))
    members.change_member(club, jan.changed(phone="06-2", active=False))
    shown = opened(qtbot, window)
    shown.people.with_inactive.setChecked(True)
    chosen(qtbot, window, shown, "jan")
    QTest.mouseClick(buttons(shown)["Wat er veranderde"], Qt.MouseButton.LeftButton)
    settle(qtbot, ops)
    assert "Jan de Boer" in said(shown)
    assert [row[1:] for row in listed(shown)] == [
        ["Lid Jan de Boer gewijzigd", "Telefoon: 075-1 → 06-2; speelt niet meer mee"],
        [
            "Gegevens van Jan de Boer gewijzigd",
            "Woonplaats: Zaandam → Wormer; Geboortedatum: 1 maart 1950",
        ],
        ["Gegevens van Jan de Boer gewijzigd", "Woonplaats: Zaandam"],
        ["Lid Jan de Boer toegevoegd", ""],
    ]


def test_who_is_there_twice_is_made_one_after_it_was_told(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub, jan: Member
) -> None:
    double = members.add_member(
        club, Member(0, "Boer", first_name="J.", infix="de", email="j@x.nl")
    )
    shown = opened(qtbot, window)
    choose(shown, "Dubbele namen")
    settle(qtbot, ops)
    assert listed(shown) == [["Jan de Boer", "J. de Boer", "afgekort"]]
    beside = [one for one in shown.findChildren(QRadioButton) if one.isVisible()]
    assert [(one.accessibleName(), one.isChecked()) for one in beside] == [
        ("Naam: Jan de Boer", True),
        ("Naam: J. de Boer", False),
        ("Telefoon: 075-1", True),
        ("Telefoon: ", False),
        ("E-mail: ", False),
        ("E-mail: j@x.nl", True),
    ]
    beside[2].setFocus()
    QTest.keyClick(beside[2], Qt.Key.Key_Right)
    assert [one.isChecked() for one in beside[2:4]] == [False, True]
    beside[2].click()
    QTest.mouseClick(buttons(shown)["Samenvoegen"], Qt.MouseButton.LeftButton)
    settle(qtbot, ops)
    assert "Samengevoegd tot Jan de Boer. Ctrl+Z haalt ze weer uit elkaar." in said(shown)
    assert "Niemand staat er dubbel in" in said(shown)
    assert members.member(club, jan.id).email == "j@x.nl"
    assert double.id not in [one.id for one in members.members(club, inactive=True)]
    window.taken_back.undo()
    settle(qtbot, ops)
    assert listed(shown) == [["Jan de Boer", "J. de Boer", "afgekort"]]

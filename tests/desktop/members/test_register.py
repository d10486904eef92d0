"""The register by keyboard: unseen until it is used, then with every member."""

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.tables import ListTable
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.members.register import RegisterWindow
from clubadmin.desktop.paper.printing import Preview
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.model.members.consent import Purpose
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Particulars
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import consents, members, own_fields, particulars
from tests.desktop.made_window import made_window, settle
from tests.services.evening_club import evening_with, seat_by_hand, table_id, type_sheet

MORE = "Adres en functies"
HISTORY, TWICE, OWN = 1, 2, 3  # tabs


@pytest.fixture
def window(qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path) -> MainWindow:
    return made_window(qtbot, ops, theme, tmp_path)


@pytest.fixture
def jan(club: OpenClub) -> Member:
    members.add_member(club, Member(0, "Bos", first_name="Ria"))
    return members.add_member(club, Member(0, "Boer", first_name="Jan", infix="de", phone="075-1"))


def opened(qtbot: QtBot, window: MainWindow) -> RegisterWindow:
    """By the command that Ctrl+K finds."""
    window.go("members")
    settle(qtbot, window.ops)
    window.commands.give_first("particulars")
    settle(qtbot, window.ops)
    return next(one for one in window.findChildren(RegisterWindow) if one.isVisible())


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


def chosen(qtbot: QtBot, window: MainWindow, shown: RegisterWindow, name: str) -> ListTable:
    table = next(
        one for one in shown.findChildren(ListTable) if one.accessibleName() == "Ledenadministratie"
    )
    search = field(shown, "Zoeken in de leden")
    search.setFocus()
    QTest.keyClicks(search, name)
    settle(qtbot, window.ops)
    QTest.keyClick(search, Qt.Key.Key_Return)
    settle(qtbot, window.ops)
    return table


def kept(club: OpenClub, jan: Member) -> Particulars:
    return particulars.particulars(club, jan.id)


def test_a_member_is_filled_in_by_keyboard_and_the_button_is_there_from_then_on(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub, jan: Member
) -> None:
    window.go("members")
    settle(qtbot, ops)
    page = window.places["members"]
    assert MORE not in buttons(page)
    shown = opened(qtbot, window)
    table = chosen(qtbot, window, shown, "jan")
    assert "Jan de Boer" in said(shown)
    assert "075-1" in said(shown)
    assert field(shown, "Lidnummer").hasFocus()
    typed(
        shown,
        Lidnummer="17",
        Geboortedatum="1-3-1950",
        Straat_en_nummer="Kerkstraat 12a",
        Postcode="1234ab",
        Woonplaats="Zaandam",
        Lid_sinds="1-9-1986",
        Functies="voorzitter 2019-2023",
        Notitie="Brengt de kaarten mee.",
    )
    QTest.keyClick(field(shown, "Notitie"), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    settle(qtbot, ops)
    there = kept(club, jan)
    assert (there.number, there.born, there.place) == ("17", date(1950, 3, 1), "1234 AB  Zaandam")
    assert [one.written for one in there.offices] == ["voorzitter 2019-2023"]
    assert there.note == "Brengt de kaarten mee."
    assert [row[:3] for row in list(table.as_rows())[1:]] == [["17", "Boer, Jan de", "Zaandam"]]
    assert field(shown, "Postcode").text() == "1234 AB"
    shown.close()
    settle(qtbot, ops)
    people = next(one for one in page.findChildren(ListTable) if one.isVisible())
    people.setFocus()
    people.selectRow(0)
    settle(qtbot, ops)
    QTest.mouseClick(buttons(page)[MORE], Qt.MouseButton.LeftButton)
    settle(qtbot, ops)
    again = next(one for one in window.findChildren(RegisterWindow) if one.isVisible())
    assert field(again, "Straat en nummer").text() == "Kerkstraat 12a"


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
    shown = opened(qtbot, window)
    chosen(qtbot, window, shown, "jan")
    typed(shown, **{name: text})
    QTest.mouseClick(buttons(shown)["Opslaan"], Qt.MouseButton.LeftButton)
    settle(qtbot, ops)
    assert told in said(shown)
    assert kept(club, jan).version == 0
    shown.close()
    settle(qtbot, ops)
    assert shown.isVisible()
    assert "niet is opgeslagen" in said(shown)
    QTest.keyClick(field(shown, name), Qt.Key.Key_Escape)
    assert shown.close()


def test_a_bsn_in_a_note_is_told_once_and_kept_only_then(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub, jan: Member
) -> None:
    shown = opened(qtbot, window)
    chosen(qtbot, window, shown, "jan")
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
    shown.tabs.choose(OWN)
    for name in ("Sleutel & kast", "Bondsnummer"):
        typed(shown, Naam_van_het_veld=name)
        QTest.keyClick(field(shown, "Naam van het veld"), Qt.Key.Key_Return)
        settle(qtbot, ops)
    own, other = own_fields.own_fields(club)
    assert (own.name, other.name) == ("Sleutel & kast", "Bondsnummer")
    shown.tabs.choose(0)
    chosen(qtbot, window, shown, "jan")
    typed(shown, **{"Sleutel & kast": "nr. 3"})
    QTest.keyClick(field(shown, "Sleutel & kast"), Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert kept(club, jan).own == ((own.id, "nr. 3"),)
    shown.tabs.choose(OWN)
    table = next(one for one in shown.findChildren(ListTable) if one.isVisible())
    table.setFocus()
    table.selectRow(0)
    for left in (1, 0):
        QTest.mouseClick(buttons(shown)["Verwijderen"], Qt.MouseButton.LeftButton)
        settle(qtbot, ops)
        assert len(own_fields.own_fields(club)) == 1 + left
        assert ("bij 1 leden ingevuld" in said(shown)) == bool(left)


def choose(shown: RegisterWindow, *names: str) -> None:
    """From the menu of the papers."""
    menu = buttons(shown)["Papieren"].menu()
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
    assert "Er is nog geen avond gespeeld." in said(shown)
    type_sheet(club, table_id(evening, 1, 1), "92 100 81+20 70")
    shown.refresh()
    settle(qtbot, ops)
    chosen(qtbot, window, shown, "aal")
    assert "Maandavond 2026-2027: 1 van 1 avond, laatst op 12 nov 2026" in said(shown)
    choose(shown, "Opkomst van het seizoen")
    settle(qtbot, ops)
    (paper,) = [one for one in window.findChildren(Preview) if one.isVisible()]
    assert paper.windowTitle().startswith("Opkomst")
    paper.close()
    file = tmp_path / "opkomst.csv"
    monkeypatch.setattr(files, "ask_target", lambda *_: file)
    choose(shown, "Opkomst van het seizoen als tabel")
    settle(qtbot, ops)
    assert f"✓ Bewaard: {file}" in said(shown)
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
    assert f"✓ Bewaard: {file}" in said(shown)


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
    shown.tabs.choose(HISTORY)
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
    shown.tabs.choose(TWICE)
    settle(qtbot, ops)
    assert listed(shown) == [["Jan de Boer", "J. de Boer", "afgekort"]]
    assert "Wat bij Jan de Boer leeg is, wordt aangevuld." in said(shown)
    QTest.mouseClick(buttons(shown)["Samenvoegen"], Qt.MouseButton.LeftButton)
    settle(qtbot, ops)
    assert "Samengevoegd tot Jan de Boer. Ctrl+Z haalt ze weer uit elkaar." in said(shown)
    assert "Niemand staat er dubbel in" in said(shown)
    assert members.member(club, jan.id).email == "j@x.nl"
    assert double.id not in [one.id for one in members.members(club, inactive=True)]
    window.taken_back.undo()
    settle(qtbot, ops)
    assert listed(shown) == [["Jan de Boer", "J. de Boer", "afgekort"]]

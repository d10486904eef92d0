"""Dues that the bank collects, in the treasurer's window: unseen until the club collects."""

from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from clubadmin.desktop.administration.dues import DuesPane
from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.doors import DUES, PEOPLE
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.domain.administration.debits import bank_day
from clubadmin.domain.administration.dues import DuesKind
from clubadmin.model.administration.dues import Treasury
from clubadmin.services.administration import charging, memberships
from clubadmin.services.administration.accounts import accounts
from clubadmin.services.administration.mandates import mandates
from clubadmin.services.administration.treasury import keep_treasury
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import members
from tests.desktop.administration.test_window import (
    field,
    list_of,
    members_page,
    opened,
    paper,
    press,
    rows,
    said,
    season_id,
    typed,
    window,
)
from tests.desktop.made_window import settle
from tests.services.administration import bank_files_made as made

__all__ = ["season_id", "window"]
SIGNED = date.today() - timedelta(30)


def test_from_an_identifier_to_a_line_that_came_back(
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
    keep_treasury(club, Treasury(made.OWN))
    shown = opened(qtbot, window)
    assert not tab_is_seen(shown, "Incasso")
    typed(shown, **{"Incassant-ID": "NL69 ZZZ1 2345 6780 001"})
    press(shown, "Rekening bewaren")
    settle(qtbot, ops)
    assert "Incassant-ID NL69 ZZZ1 2345 6780 001 kan niet" in said(shown)
    typed(shown, **{"Incassant-ID": "NL69 ZZZ1 2345 6780 000"})
    press(shown, "Rekening bewaren")
    settle(qtbot, ops)
    assert tab_is_seen(shown, "Incasso")
    shown.tabs.choose(2)
    settle(qtbot, ops)
    assert "Een mandaat vult u in op de kaart bij Leden." in said(shown)

    page = members_page(window)
    page.tabs.choose(PEOPLE)
    settle(qtbot, ops)
    page.people.table.selectRow(0)
    settle(qtbot, ops)
    card = page.people.editor
    assert "Incasso" not in said(card)
    card.begin()
    typed(card, Incasso_van_rekening=made.JAN, Voornaam="Johan")
    press(card, "Opslaan")
    settle(qtbot, ops)
    assert "Het mandaat van Jan Bos heeft geen datum." in said(card)
    page.people.table.selectRow(1)  # the other waits until this one is stored or left
    settle(qtbot, ops)
    assert page.people.table.currentIndex().row() == 0
    typed(card, Getekend_op=f"{SIGNED.day}-{SIGNED.month}-{SIGNED.year}")
    page.people.table.selectRow(1)  # and is stored with all of it
    settle(qtbot, ops)
    assert mandates(club)[1].account == made.JAN
    assert members.member(club, 1).name == "Johan Bos"
    page.people.table.selectRow(0)
    settle(qtbot, ops)
    signed = f"getekend op {SIGNED.day}-{SIGNED.month}-{SIGNED.year}"
    assert f"NL44 **** **** **67 89, {signed}" in said(card)
    card.begin()
    assert field(card, "Incasso van rekening").text() == "NL44 **** **** **67 89"
    assert field(card, "Kenmerk").text() == "M1"
    card.leave()

    page.show_tab(DUES)
    settle(qtbot, ops)
    shown.tabs.choose(2)
    settle(qtbot, ops)
    assert [row[:3] for row in rows(list_of(shown, "Incasso"))] == [
        ["Bos, Johan", "45,00", "klaar"]
    ]
    assert "Nog niet aangekondigd met brieven." in said(shown)
    press(shown, "Brieven")
    preview = paper(qtbot, shown)
    assert preview.pages == 1
    preview.close()
    settle(qtbot, ops)
    assert "Aangekondigd op" in said(shown)
    file = tmp_path / "incasso.xml"
    monkeypatch.setattr(files, "ask_target", lambda *_: file)
    press(shown, "Bestand maken")
    settle(qtbot, ops)
    day = bank_day(date.today() + timedelta(14))
    assert f"<ReqdColltnDt>{day}</ReqdColltnDt>" in file.read_text(encoding="utf-8")
    assert "incasso.xml staat klaar voor de bank: 1 lid, samen € 45,00." in said(shown)
    assert [row[2] for row in rows(list_of(shown, "Incasso"))] == ["onderweg"]
    press(shown, "Staat op de rekening")
    settle(qtbot, ops)
    assert "De bank schrijft pas af op" in said(shown)
    list_of(shown, "Incasso").selectRow(0)
    press(shown, "Storno van deze regel")
    typed(shown, Reden="rekening opgeheven")
    press(shown, "Staat weer open")
    settle(qtbot, ops)
    assert [row[2] for row in rows(list_of(shown, "Incasso"))] == ["terug"]
    assert "rekening opgeheven" in said(shown)
    assert accounts(club, season_id)[0].collectable(day) == 4500
    window.menus.undo.trigger()
    settle(qtbot, ops)
    assert [row[2] for row in rows(list_of(shown, "Incasso"))] == ["onderweg"]


def tab_is_seen(shown: DuesPane, name: str) -> bool:
    return any(
        one.isVisible() and one.text() == name for one in shown.tabs.findChildren(QToolButton)
    )

"""A slip in a year is asked about or refused in the form where it is typed, and nothing is kept."""

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCalendarWidget, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.administration.collecting_forms import MandateForm
from clubadmin.desktop.club.seasons import SeasonForm, SeasonsPart
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.members.assembly_pane import AssemblyPane
from clubadmin.desktop.members.editor import MemberEditor
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.model.administration.debits import Mandate
from clubadmin.model.members.known import Card
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Particulars
from clubadmin.model.seasons.season import Competition
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import assembly, members
from clubadmin.services.seasons import seasons
from tests.desktop.looking import read
from tests.desktop.made_window import made_window, settle


@pytest.fixture
def window(qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path) -> MainWindow:
    return made_window(qtbot, ops, theme, tmp_path)


def _new_season(qtbot: QtBot, window: MainWindow, first: str, last: str) -> SeasonForm:
    """The form of a new season with these days typed over those that are proposed."""
    window.show_item("club-part", 1)
    settle(qtbot, window.ops)
    part = window.page.part()  # type: ignore[union-attr]
    assert isinstance(part, SeasonsPart)
    part.add_season()
    form = part.season_form
    for field, typed in zip((form._starts, form._ends), (first, last), strict=True):
        field.setFocus()
        QTest.keyClick(field, Qt.Key.Key_Home)
        QTest.keyClicks(field, typed)
    return form


def _enter(qtbot: QtBot, field: QWidget, ops: Operations) -> None:
    QTest.keyClick(field, Qt.Key.Key_Return)
    settle(qtbot, ops)


def test_a_season_of_2207_is_refused_in_its_form_and_the_club_stays_open(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub
) -> None:
    form = _new_season(qtbot, window, "01092207", "30062208")
    _enter(qtbot, form._name, ops)
    assert "! 1 september 2207 kan niet: een dag ligt van 1 januari 1900" in read(form)
    assert seasons.seasons(club) == ()


def test_a_season_of_2107_is_asked_about_once_and_then_kept(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub
) -> None:
    form = _new_season(qtbot, window, "01092107", "30062108")
    _enter(qtbot, form._name, ops)
    asked = "Donderdag 1 september 2107 en zaterdag 30 juni 2108: klopt dat? Druk dan nog eens."
    assert asked in read(form)
    assert seasons.seasons(club) == ()
    _enter(qtbot, form._name, ops)
    (kept,) = seasons.seasons(club)
    assert (kept.starts, kept.ends) == (date(2107, 9, 1), date(2108, 6, 30))
    form._name.setText("Ooit")
    _enter(qtbot, form._name, ops)
    assert [one.name for one in seasons.seasons(club)] == ["Ooit"]  # the days were agreed upon


def test_a_slip_that_is_put_right_is_kept_at_once(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub
) -> None:
    form = _new_season(qtbot, window, "01092107", "30062108")
    _enter(qtbot, form._name, ops)
    for field, typed in ((form._starts, "01092027"), (form._ends, "30062028")):
        field.setFocus()
        QTest.keyClick(field, Qt.Key.Key_Home)
        QTest.keyClicks(field, typed)
    _enter(qtbot, form._name, ops)
    assert [one.starts for one in seasons.seasons(club)] == [date(2027, 9, 1)]


def test_a_meeting_of_1926_is_asked_about_at_its_field(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub
) -> None:
    members.add_member(club, Member(0, "Bos"))
    window.go("members")
    settle(qtbot, ops)
    window.commands.give_first("board")
    settle(qtbot, ops)
    pane = next(one for one in window.findChildren(AssemblyPane) if one.isVisible())
    pane.day.setText("20-11-2226")
    _enter(qtbot, pane.day, ops)
    assert pane.day_field.note.text().startswith("! 20 november 2226 kan niet")
    pane.day.setText("20-11-1926")
    _enter(qtbot, pane.day, ops)
    assert pane.day_field.note.text() == (
        "! Zaterdag 20 november 1926: klopt dat? Druk dan nog eens."
    )
    assert assembly.meetings(club) == ()
    _enter(qtbot, pane.day, ops)
    assert [one.held_on for one in assembly.meetings(club)] == [date(1926, 11, 20)]


def test_an_evening_two_years_and_more_ahead_is_asked_about(
    qtbot: QtBot, window: MainWindow, ops: Operations, club: OpenClub
) -> None:
    season = seasons.add_season(club, "2106-2107", date(2106, 9, 1), date(2107, 6, 30))
    wanted = Competition(0, season.id, "Maandavond", "individual", "nku", 4, 2)
    seasons.add_competition(club, wanted)
    window.go("evening")
    settle(qtbot, ops)
    shown = window.page.overview  # type: ignore[union-attr]
    shown._make()
    settle(qtbot, ops)
    assert "2106: klopt dat? Toch maken? Druk nog eens op Enter." in read(shown)
    assert seasons.evenings(club) == ()
    shown._make()
    settle(qtbot, ops)
    assert len(seasons.evenings(club)) == 1


def test_a_birthday_of_a_child_of_one_is_asked_about_and_one_that_stood_there_is_not(
    qtbot: QtBot, theme: Theme
) -> None:
    form = MemberEditor(theme)
    qtbot.addWidget(form)
    stored: list[Particulars] = []
    form.stored.connect(stored.append)
    born = date(date.today().year - 1, 3, 1)
    jan = Particulars(Member(1, "Bos", "Jan"))
    form.show_member(jan.member)
    form.show_card(Card(jan))
    form.begin()
    form.fields["born"].widget.setText(f"{born:%d-%m-%Y}")  # type: ignore[attr-defined]
    form.store()
    assert form.fields["born"].note.text().endswith(": klopt dat? Druk dan nog eens.")
    assert stored == []
    form.store()
    assert [one.born for one in stored] == [born]
    form.show_member(jan.member)
    form.show_card(Card(jan.changed(born=born)))
    form.begin()
    form.fields["town"].widget.setText("Wormer")  # type: ignore[attr-defined]
    form.store()
    assert [one.town for one in stored] == ["", "Wormer"]


def test_a_typed_day_has_a_calendar_for_the_mouse(qtbot: QtBot, theme: Theme) -> None:
    form = MemberEditor(theme)
    qtbot.addWidget(form)
    born = form.fields["born"].widget
    assert isinstance(born, QLineEdit)
    born.setText("3-4-1950")
    (shown,) = (one for one in born.actions() if one.text() == "Kalender")
    shown.trigger()
    calendar = next(iter(born.findChildren(QCalendarWidget)))
    assert calendar.selectedDate() == QDate(1950, 4, 3)
    calendar.clicked.emit(QDate(1950, 4, 17))
    assert born.text() == "17-4-1950"


def test_a_mandate_of_before_the_clubs_is_asked_about_at_its_field(qtbot: QtBot) -> None:
    kept: list[object] = []
    form = MandateForm(8, lambda work, done, failed: kept.append(work))
    qtbot.addWidget(form)
    form.show_member(Mandate(3))
    form.form["signed"].widget.setText("16-11-1926")
    form.keep(lambda: None)
    assert form.form["signed"].note.text() == (
        "! Dinsdag 16 november 1926: klopt dat? Druk dan nog eens."
    )
    assert kept == []
    form.keep(lambda: None)
    assert len(kept) == 1

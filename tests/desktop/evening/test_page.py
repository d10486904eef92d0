"""An evening from nobody there to closed, by keyboard."""

from dataclasses import replace
from datetime import date, timedelta

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QLineEdit, QPushButton, QWidget

from clubadmin.desktop.board.board import Board, TableTile
from clubadmin.desktop.draw.words import draw_sentence
from clubadmin.desktop.evening.page import DRAW, FORMS, PRESENT, RESULT, EveningPage
from clubadmin.desktop.kit.language import speak
from clubadmin.desktop.kit.widgets import Elided
from clubadmin.desktop.sheet.model import SheetModel
from clubadmin.errors import Refused
from clubadmin.model.members.member import Member
from clubadmin.services.attendance import attendance
from clubadmin.services.club import history
from clubadmin.services.draw import drawing, knockout, seats
from clubadmin.services.evenings import also_counts, evenings
from clubadmin.services.members import members
from clubadmin.services.results import closing
from clubadmin.services.seasons import seasons
from clubadmin.services.sheets import sheets
from tests.desktop.driving import CONTROL, ENTER, press, settle
from tests.desktop.looking import all_named, named, read, told_at
from tests.desktop.made_window import made_window, with_doors
from tests.domain.scoring.own import built_in
from tests.services.evening_club import (
    add_competition,
    add_people,
    evening_with,
    pairs_evening,
    table_id,
    teams_evening,
    type_sheet,
)

DAY = date(2026, 11, 12)
SHEET = "92+\n*-\n**\n61-5\n\n"


@pytest.fixture
def page(qtbot, theme, ops):
    made = with_doors(EveningPage(ops, theme))
    qtbot.addWidget(made)
    for action in made.page_actions():
        made.addAction(action)
    made.resize(1200, 760)
    made.show()
    ops.changed.connect(made.refresh)  # as the window does
    made.sentences = []
    made.said.connect(made.sentences.append)
    return made


def show(qtbot, ops, page, evening, step):
    page.open_evening(evening.id, step)
    settle(qtbot, ops)


def test_without_evenings_the_place_says_what_belongs_there(qtbot, ops, page, club):
    page.enter()
    settle(qtbot, ops)
    asked = []
    page.wanted.connect(lambda *what: asked.append(what))
    named(page, QPushButton, "Maak een seizoen en een competitie").click()
    assert asked == [("club-part", 1)]


def test_a_new_evening_opens_at_who_is_there(qtbot, ops, page, club):
    add_competition(club)
    page.enter()
    settle(qtbot, ops)
    page.overview.day.setDate(DAY)
    QTest.keyClick(page.overview.day, Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert page.title == "Donderdag 12 november"
    assert page.desk.step == PRESENT


def test_the_day_that_is_proposed_comes_after_the_evenings_there_are(qtbot, ops, page, club):
    competition = add_competition(club)
    page.enter()
    settle(qtbot, ops)
    season = next(one for one in seasons.seasons(club) if one.id == competition.season_id)
    today = min(max(date.today(), season.starts), season.ends)
    assert page.overview.day.date().toPython() == today
    last = max(season.starts, today) + timedelta(days=14)
    for day in (last - timedelta(days=7), last - timedelta(days=2), last):
        evenings.add_evening(club, competition.id, day)
    page.overview.refresh()
    settle(qtbot, ops)
    following = last + timedelta(days=7)
    assert page.overview.day.date().toPython() == following, "after the last, on its weekday"


def test_undo_in_the_date_is_that_of_the_club(qtbot, ops, page, club):
    page.overview.day.setFocus()
    for key in (Qt.Key.Key_Z, Qt.Key.Key_Y):
        event = QKeyEvent(QEvent.Type.ShortcutOverride, key, Qt.KeyboardModifier.ControlModifier)
        event.ignore()
        QApplication.sendEvent(page.overview.day, event)
        assert not event.isAccepted()


def test_a_date_outside_the_season_is_said_at_the_field(qtbot, ops, page, club):
    add_competition(club)
    page.enter()
    settle(qtbot, ops)
    page.overview.day.setDate(date(2030, 1, 1))
    page.overview.new.click()
    settle(qtbot, ops)
    assert "valt buiten seizoen" in told_at(page.overview, "Datum")


def test_a_second_evening_on_one_day_takes_a_second_enter(qtbot, ops, page, club):
    competition = add_competition(club)
    evenings.add_evening(club, competition.id, DAY)
    page.enter()
    settle(qtbot, ops)
    page.overview.day.setDate(DAY)
    page.overview.day.setFocus()
    QTest.keyClick(page.overview.day, Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert "Op deze dag is er al avond 1" in told_at(page.overview, "Datum")
    assert len(seasons.evenings(club)) == 1
    QTest.keyClick(page.overview.day, Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert len(seasons.evenings(club)) == 2


def test_what_was_wrong_with_a_day_is_forgotten_with_another_day(qtbot, ops, page, club):
    add_competition(club)
    page.enter()
    settle(qtbot, ops)
    page.overview.day.setDate(date(2030, 1, 1))
    page.overview.new.click()
    settle(qtbot, ops)
    assert "valt buiten seizoen" in told_at(page.overview, "Datum")
    page.overview.day.setDate(DAY)
    assert "valt buiten seizoen" not in told_at(page.overview, "Datum")


def test_an_evening_beyond_the_plan_is_asked_about(qtbot, ops, page, club):
    competition = add_competition(club, evenings=2)
    for day in (29, 30):
        evenings.add_evening(club, competition.id, date(2026, 10, day))
    page.enter()
    settle(qtbot, ops)
    page.overview.day.setDate(DAY)
    page.overview.new.click()
    settle(qtbot, ops)
    assert "Dit wordt avond 3, en er zijn er 2 gepland." in told_at(page.overview, "Datum")


def test_undoing_a_new_evening_goes_back_to_the_list_without_a_word(qtbot, ops, page, club):
    add_competition(club)
    page.enter()
    settle(qtbot, ops)
    page.overview.day.setDate(DAY)
    page.overview.new.click()
    settle(qtbot, ops)
    ops.undo()
    settle(qtbot, ops)
    assert page.overview.isVisible()
    assert page.sentences == []


def test_a_new_evening_says_where_it_counts_as_well_and_can_be_left_out(qtbot, ops, page, club):
    first = add_competition(club)
    other = seasons.add_competition(club, replace(first, id=0, name="Dinsdagavond"))
    evening = evenings.add_evening(club, first.id, DAY)
    also_counts.count_also(club, other.id, [evening.id])
    page.enter()
    settle(qtbot, ops)
    page.overview.competition.choose(str(other.id))
    assert page.overview.also.isHidden()
    assert page.overview.new.text() == "&Nieuwe avond", "its number goes by its day"
    page.overview.competition.choose(str(first.id))
    (tick,) = page.overview.also.findChildren(QCheckBox)
    page.overview.day.setDate(DAY + timedelta(days=7))
    assert page.overview.also.isVisible()
    assert (tick.text(), tick.isChecked()) == ("Telt ook mee in Dinsdagavond", True)
    tick.click()
    page.overview.refresh()
    settle(qtbot, ops)
    assert not tick.isChecked(), "what was unticked stays so"
    page.overview.new.click()
    settle(qtbot, ops)
    found = also_counts.also_counting(club, other.id).evenings
    assert [one.counts_as is not None for one in found] == [True, False]


def test_the_list_comes_back_at_the_competition_that_was_open(qtbot, ops, page, club):
    first = add_competition(club)
    evenings.add_evening(club, first.id, DAY)
    other = seasons.add_competition(club, replace(first, id=0, name="Dinsdagavond"))
    evening = evenings.add_evening(club, other.id, date(2026, 11, 3))
    show(qtbot, ops, page, evening, PRESENT)
    page.close_evening()
    settle(qtbot, ops)
    assert page.overview.competition.value == str(other.id)


def test_the_evening_that_is_going_on_opens_by_itself(qtbot, ops, page, club):
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    page.enter()
    settle(qtbot, ops)
    assert page.evening_in_view() == evening.id
    assert page.desk.step == FORMS
    assert page.undo_scope() == f"sheet:{evening.plan[0].tables[0].table_id}"


def test_a_few_letters_and_enter_tick_somebody_off(qtbot, ops, page, club):
    competition = add_competition(club)
    add_people(club, 4)
    evening = evenings.add_evening(club, competition.id, DAY)
    show(qtbot, ops, page, evening, PRESENT)
    press(page.desk.people.arrivals.field, "cas\n")
    settle(qtbot, ops)
    there = evenings.evening(club, evening.id).participants
    assert [person.name for person in there] == ["P3 Cas"]
    assert page.desk.people.arrivals.field.text() == ""
    assert page.desk.steps.tabs[PRESENT].accessibleDescription() == "1 speler"


def test_what_was_sought_on_one_evening_is_not_sought_on_another(qtbot, ops, page, club):
    first = evening_with(club, 4)
    second = evenings.add_evening(club, first.competition_id, DAY)
    show(qtbot, ops, page, second, PRESENT)
    press(page.desk.people.arrivals.field, "kees")
    show(qtbot, ops, page, first, PRESENT)
    assert page.desk.people.arrivals.field.text() == ""
    assert "kees" not in read(page)


def test_everybody_of_the_evening_before_comes_in_one_go(qtbot, ops, page, club):
    first = evening_with(club, 5)
    second = evenings.add_evening(club, first.competition_id, DAY)
    show(qtbot, ops, page, second, PRESENT)
    same = named(page, QPushButton, "Iedereen van vorige keer (5 spelers)")
    QTest.mouseClick(same, Qt.MouseButton.LeftButton)
    settle(qtbot, ops)
    there = evenings.evening(club, second.id).participants
    assert [one.name for one in there] == [one.name for one in first.participants]


def test_a_first_evening_has_nobody_to_take_over(qtbot, ops, page, club):
    competition = add_competition(club)
    evening = evenings.add_evening(club, competition.id, DAY)
    show(qtbot, ops, page, evening, PRESENT)
    assert "vorige keer" not in read(page)


def test_who_plays_on_a_place_of_a_team_is_changed_from_its_line_up(qtbot, ops, page, club):
    evening = drawing.draw(club, teams_evening(club, 2, rounds=1).id, 1)[0]
    new = members.add_member(club, Member(0, "Reserve", "Rik"))
    show(qtbot, ops, page, evening, PRESENT)
    people = page.desk.people
    people.present.selectRow(0)
    QTest.mouseClick(people.bar.line_up, Qt.MouseButton.LeftButton)
    places = people.bar.places.actions()
    assert [one.text() for one in places][1] == "Paar 1: P2 Bos"
    places[1].trigger()
    people.bar.places.close()
    settle(qtbot, ops)
    press(people.arrivals.field, "rik\n")
    settle(qtbot, ops)
    seated = {
        one.id
        for table in evenings.evening(club, evening.id).plan[0].tables
        for _, one in table.seats
    }
    gone = evening.participants[0].members[1]
    assert new.id in seated
    assert gone.id not in seated
    people.present.selectRow(0)
    QTest.mouseClick(people.bar.line_up, Qt.MouseButton.LeftButton)
    assert people.bar.places.actions()[1].text() == "Paar 1: Rik Reserve"
    people.bar.places.close()


def test_arrow_down_chooses_another_of_the_matches(qtbot, ops, page, club):
    competition = add_competition(club)
    add_people(club, 4)
    evening = evenings.add_evening(club, competition.id, DAY)
    show(qtbot, ops, page, evening, PRESENT)
    press(page.desk.people.arrivals.field, "p")
    QTest.keyClick(page.desk.people.arrivals.field, Qt.Key.Key_Down)
    press(page.desk.people.arrivals.field, "\n")
    settle(qtbot, ops)
    assert [one.name for one in evenings.evening(club, evening.id).participants] == ["P2 Bos"]


def test_a_name_that_nobody_has_becomes_a_guest(qtbot, ops, page, club):
    competition = add_competition(club)
    evening = evenings.add_evening(club, competition.id, DAY)
    show(qtbot, ops, page, evening, PRESENT)
    press(page.desk.people.arrivals.field, "jan van der meer\n")
    settle(qtbot, ops)
    guest = evenings.evening(club, evening.id).participants[0].members[0]
    assert (guest.first_name, guest.infix, guest.last_name) == ("Jan", "van der", "Meer")
    assert guest.guest


def test_letters_typed_before_the_list_is_read_make_no_guest(qtbot, ops, page, club):
    competition = add_competition(club)
    add_people(club, 4)
    evening = evenings.add_evening(club, competition.id, DAY)
    page.open_evening(evening.id, PRESENT)
    qtbot.waitUntil(lambda: "people" in vars(page.desk))
    page.desk.people.arrivals.ask_for_people()  # nothing is read yet, as when the file is slow
    press(page.desk.people.arrivals.field, "cas\n")
    settle(qtbot, ops)
    there = evenings.evening(club, evening.id).participants
    assert [(person.name, person.members[0].guest) for person in there] == [("P3 Cas", False)]


def test_letters_show_who_is_there_already_in_a_long_list(qtbot, ops, page, club):
    evening = evening_with(club, 100)
    show(qtbot, ops, page, evening, PRESENT)
    people = page.desk.people
    press(people.arrivals.field, "uil")
    assert "Van wie zo heten zijn er al 5; hiernaast staat de eerste." in read(people.arrivals)
    shown = people.present.currentIndex()
    assert people.model.rows[shown.row()].name == "P20 Uil"
    assert people.present.viewport().rect().contains(people.present.visualRect(shown))


def test_whoever_is_there_already_is_said_and_makes_no_guest(qtbot, ops, page, club):
    evening = evening_with(club, 4)
    show(qtbot, ops, page, evening, PRESENT)
    arrivals = page.desk.people.arrivals
    press(arrivals.field, "p2")
    assert "P2 Bos is er al (nr 2)." in read(arrivals)
    press(arrivals.field, "\n")
    settle(qtbot, ops)
    assert len(evenings.evening(club, evening.id).participants) == 4
    press(arrivals.field, "p2")
    QTest.keyClick(arrivals.field, Qt.Key.Key_Down)
    press(arrivals.field, "\n")
    settle(qtbot, ops)
    assert evenings.evening(club, evening.id).participants[-1].members[0].guest


def test_a_late_comer_leaves_the_round_on_the_wall_and_it_is_said_which_tables_change(
    qtbot, ops, page, club
):
    evening = drawing.draw(club, evening_with(club, 8, rounds=3).id, seed=1)[0]
    members.add_member(club, Member(0, "Laat"))
    show(qtbot, ops, page, evening, PRESENT)
    press(page.desk.people.arrivals.field, "laat\n")
    settle(qtbot, ops)
    after = evenings.evening(club, evening.id)
    assert after.plan[0] == evening.plan[0]
    assert after.participants[-1].from_round == 2
    assert page.desk.steps.tabs[DRAW].accessibleDescription() == "2 tafels · 3 ronden"
    said = page.sentences[-1]
    changed = {
        plan.round: [table.number for table in plan.tables if table not in before.tables]
        for before, plan in zip(evening.plan, after.plan, strict=True)
    }
    assert all(len(plan.sitting_out) == 1 for plan in after.plan[1:])
    assert any(changed.values()) == ("Alleen dit is anders: ronde" in said)
    assert "Speelt Laat ronde 1 al mee" in said


def test_rounds_that_cannot_be_mended_are_to_be_drawn_again(qtbot, ops, page, club):
    evening = drawing.draw(club, evening_with(club, 4, rounds=3).id, seed=1)[0]
    show(qtbot, ops, page, evening, PRESENT)
    page.desk.people.present.selectRow(0)
    page.desk.people.bar.last.setValue(1)
    settle(qtbot, ops)
    assert evenings.evening(club, evening.id).plan == evening.plan[:1]
    assert "Ronde 2 en 3 opnieuw indelen (Ctrl+I); druk daarna opnieuw af." in page.sentences[-1]


def test_drawing_on_shows_the_first_round_that_is_new(qtbot, ops, page, club):
    evening = drawing.draw(club, evening_with(club, 4, rounds=3).id, seed=1)[0]
    show(qtbot, ops, page, evening, PRESENT)
    page.desk.people.present.selectRow(0)
    page.desk.people.bar.last.setValue(1)
    settle(qtbot, ops)
    page.desk.people.bar.last.setValue(3)
    settle(qtbot, ops)
    page.desk.show_step(DRAW)
    assert page.desk.draw.papers.round == 1
    page.desk.draw.again.click()
    settle(qtbot, ops)
    assert page.desk.draw.papers.round == 2
    assert page.desk.draw.tabs.current == 2
    page.desk.draw.again.click()  # nothing was typed: all rounds are drawn again
    settle(qtbot, ops)
    assert page.desk.draw.papers.round == 1


def test_a_row_of_a_sheet_that_is_refused_is_called_not_saved(
    qtbot, ops, theme, club, tmp_path, monkeypatch
):
    def refuse(*_arguments):
        raise Refused("Deze avond is afgesloten.")

    drawing.draw(club, evening_with(club, 8).id, seed=1)
    window = made_window(qtbot, ops, theme, tmp_path)
    monkeypatch.setattr(sheets, "save_line", refuse)
    monkeypatch.setattr(sheets, "save_lines", refuse)
    press(window.page.desk.forms.pane.grid, "92\n")
    settle(qtbot, ops)
    assert window.bottom.left.text() == "! Niet opgeslagen"


def test_an_evening_chosen_elsewhere_opens_also_the_first_time(qtbot, ops, page, club):
    drawing.draw(club, evening_with(club, 8).id, seed=1)
    competition = seasons.competitions(club)[0]
    other = evenings.add_evening(club, competition.id, date(2026, 11, 5))
    page.enter()
    page.show_item("evening", other.id)
    settle(qtbot, ops)
    assert page.desk.evening.id == other.id


def offered(page):
    return {one.text().replace("&", "") for one in page.page_actions()}


def test_without_an_evening_no_command_of_an_evening_is_offered(qtbot, ops, page, club):
    add_competition(club)
    page.enter()
    settle(qtbot, ops)
    assert offered(page) == {"Nieuwe avond"}
    page.activateWindow()
    page.overview.table.setFocus()
    QTest.keyClick(page.overview.table, "n", CONTROL)
    assert page.overview.day.hasFocus()


def test_what_is_offered_can_be_done_at_that_step(qtbot, ops, page, club):
    always = {"Aanwezig", "Indeling", "Formulieren", "Uitslag", "Alle avonden", "Avond wijzigen"}
    always |= {"Beslissingen van de avond", "Wensen voor de indeling", "Wie zat stil", "Papieren"}
    always |= {"Kas van de avond", "Prijzen"}
    draws = {"Indelen", "Indeling van het noodpakket overnemen"}
    papers = {"Afdrukken", "Indeling op naam afdrukken", "Plaatsbriefjes afdrukken"}
    papers |= {"Formulieren afdrukken", "Statistiek", "Controletafel", "Protesten"}
    evening = evening_with(club, 8, rounds=1)
    show(qtbot, ops, page, evening, PRESENT)
    assert offered(page) == always | draws
    drawing.draw(club, evening.id, seed=1)
    show(qtbot, ops, page, evening, DRAW)
    assert offered(page) == always | papers | draws
    show(qtbot, ops, page, evening, FORMS)
    of_a_sheet = {"Formulier van de tegenpartij", "Beslissing bij dit spel", "Leg uit"}
    of_a_sheet |= {"Wij en Zij omwisselen", "Spel tussenvoegen", "Spel weghalen"}
    assert offered(page) == always | papers | of_a_sheet | draws | {"Aan tafel typen"}
    for _ in range(2):
        press(page.desk.forms.pane.grid, SHEET)
        settle(qtbot, ops)
    assert offered(page) == always | papers | draws | {"Avond afsluiten", "Leg uit"}
    page.desk.result.close_evening()
    settle(qtbot, ops)
    assert offered(page) == always | papers | {"Leg uit"}


def test_control_z_on_a_closed_evening_leaves_everything_and_says_why(
    qtbot, ops, theme, club, tmp_path
):
    evening = drawing.draw(club, evening_with(club, 4, rounds=1).id, seed=1)[0]
    table = evening.plan[0].tables[0].table_id
    type_sheet(club, table, "92+20 100 80 p")
    closing.close(club, evening.id)
    member = members.add_member(club, Member(0, "Later"))
    window = made_window(qtbot, ops, theme, tmp_path)
    window.go("evening")
    for step in (RESULT, DRAW, FORMS):
        window.page.open_evening(evening.id, step)
        settle(qtbot, ops)
        window.notice.hide()
        for key in ("z", "y"):
            QTest.keyClick(window, key, CONTROL)
            settle(qtbot, ops)
            said = "Deze avond is afgesloten; heropen hem om te verbeteren."
            assert said in window.notice.text
            assert window.bottom.right.text() == ""
    assert members.members(club, "Later") == (member,)
    window.page.desk.show_step(RESULT)
    press(window.page.desk.result.reason, "vergeten")
    QTest.keyClick(window.page.desk.result.reason, Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert evenings.evening(club, evening.id).status == "open"
    assert window.page.undo_scope() == f"sheet:{table}"
    window.go("members")
    settle(qtbot, ops)
    assert window.page.undo_refused() == ""


def test_control_z_in_the_search_field_takes_back_what_was_kept(qtbot, ops, theme, club, tmp_path):
    evening = evening_with(club, 4)
    add_people(club, 6)
    window = made_window(qtbot, ops, theme, tmp_path)
    window.go("evening")
    window.page.open_evening(evening.id, PRESENT)
    settle(qtbot, ops)
    field = window.page.desk.people.arrivals.field
    press(field, "p5\n")
    settle(qtbot, ops)
    assert len(evenings.evening(club, evening.id).participants) == 5
    press(field, "x")
    QTest.keyClick(field, "z", CONTROL)
    settle(qtbot, ops)
    assert len(evenings.evening(club, evening.id).participants) == 4
    QTest.keyClick(field, "y", CONTROL)
    settle(qtbot, ops)
    assert len(evenings.evening(club, evening.id).participants) == 5


def test_coming_back_to_who_is_there_letters_go_to_the_search_field(
    qtbot, ops, theme, club, tmp_path
):
    evening = evening_with(club, 4)
    window = made_window(qtbot, ops, theme, tmp_path)
    window.go("evening")
    window.page.open_evening(evening.id, PRESENT)
    settle(qtbot, ops)
    for place in ("standings", "members", "standings"):
        window.go(place)
        settle(qtbot, ops)
        window.go("evening")
        settle(qtbot, ops)
        assert window.focusWidget() is window.page.desk.people.arrivals.field


def test_namesakes_can_be_told_apart(qtbot, ops, page, club):
    competition = add_competition(club)
    for phone in ("06-11111111", ""):
        members.add_member(club, Member(0, "Berg", "Jan", "van den", phone=phone))
    evening = evenings.add_evening(club, competition.id, DAY)
    show(qtbot, ops, page, evening, PRESENT)
    arrivals = page.desk.people.arrivals
    assert "onderscheid" in read(arrivals)  # told before anything is typed
    press(arrivals.field, "jan")
    lines = [arrivals.list.item(row).text() for row in range(arrivals.list.count())]
    assert lines[0] == "Jan van den Berg (1) · 06-11111111"
    assert lines[1].startswith("Jan van den Berg (2) · lid ")
    assert "onderscheid" in read(arrivals)
    press(arrivals.field, "\n")
    settle(qtbot, ops)
    press(arrivals.field, "jan")
    assert "Jan van den Berg (1) is er al (nr 1)." in read(arrivals)
    press(arrivals.field, "\n")
    settle(qtbot, ops)
    model = page.desk.people.model
    assert model.index(0, 1).data() != model.index(1, 1).data()


def test_namesakes_stay_in_place_when_one_of_them_is_ticked(qtbot, ops, page, club):
    competition = add_competition(club)
    for phone in ("06-11111111", "06-22222222"):
        members.add_member(club, Member(0, "Molenaar", "Jan", "de", phone=phone))
    show(qtbot, ops, page, evenings.add_evening(club, competition.id, DAY), PRESENT)
    shown = page.desk.people.arrivals.list

    def rows() -> list[tuple[str, bool]]:
        items = map(shown.item, range(shown.count()))
        return [(one.text(), one.checkState() is Qt.CheckState.Checked) for one in items]

    (first, _), (second, _) = rows()
    for at in (0, 1):  # a click on the row where each of them stood from the start
        box = shown.visualItemRect(shown.item(at)).center()
        QTest.mouseClick(shown.viewport(), Qt.MouseButton.LeftButton, pos=box)
        settle(qtbot, ops)
        assert rows() == [(first, True), (second, at == 1)]


def test_delete_takes_somebody_off_the_list(qtbot, ops, page, club):
    evening = evening_with(club, 4)
    show(qtbot, ops, page, evening, PRESENT)
    page.desk.people.present.selectRow(1)
    QTest.keyClick(page.desk.people.present, Qt.Key.Key_Delete)
    settle(qtbot, ops)
    assert len(evenings.evening(club, evening.id).participants) == 3


def test_a_late_comer_plays_from_a_later_round(qtbot, ops, page, club):
    evening = evening_with(club, 8)
    show(qtbot, ops, page, evening, PRESENT)
    page.desk.people.present.selectRow(0)
    page.desk.people.bar.first.setValue(2)
    settle(qtbot, ops)
    assert evenings.evening(club, evening.id).participants[0].from_round == 2


def test_a_substitute_plays_in_a_pair(qtbot, ops, page, club):
    evening = pairs_evening(club, 2)
    add_people(club, 5)
    show(qtbot, ops, page, evening, PRESENT)
    page.desk.people.present.selectRow(0)
    named(page, QPushButton, "Invaller voor P2 Bos").click()
    settle(qtbot, ops)
    press(page.desk.people.arrivals.field, "p5\n")
    settle(qtbot, ops)
    assert evenings.evening(club, evening.id).participants[0].members[1].first_name == "P5"


def test_the_draw_is_one_command_and_says_what_it_came_to(qtbot, ops, page, club):
    evening = evening_with(club, 8)
    show(qtbot, ops, page, evening, DRAW)
    page.activateWindow()
    QTest.keyClick(page, "i", CONTROL)
    settle(qtbot, ops)
    assert len(evenings.evening(club, evening.id).plan) == 2
    assert "2 ronden met 2 tafels" in page.desk.draw.report.text()
    assert page.desk.steps.tabs[DRAW].accessibleDescription() == "2 tafels · 2 ronden"


def test_two_people_are_swapped_with_the_keyboard(qtbot, ops, page, club):
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    show(qtbot, ops, page, evening, DRAW)
    first, second = evening.plan[0].tables[:2]
    QTest.keyClick(page.desk.draw.table, ENTER)
    assert "ruilt met" in page.desk.draw.hint.text()
    QTest.keyClick(page.desk.draw.table, Qt.Key.Key_Down)
    QTest.keyClick(page.desk.draw.table, ENTER)
    settle(qtbot, ops)
    after = evenings.evening(club, evening.id).plan[0].tables
    assert (after[0].n, after[1].n) == (second.n, first.n)


def test_the_way_on_stays_in_its_place_however_long_the_report_is(qtbot, ops, page, club):
    show(qtbot, ops, page, drawing.draw(club, evening_with(club, 8).id, seed=1)[0], DRAW)
    draw, places = page.desk.draw, []
    for many in (1, 30):
        draw.report.setText("Een zin. " * many)
        settle(qtbot, ops)
        draw.layout().activate()
        places.append((draw.report.height(), draw.onward.mapTo(page, QPoint(0, 0))))
    assert places[0][0] < places[1][0]
    assert places[0][1] == places[1][1]


def test_a_typed_row_shows_on_the_board_at_once(qtbot, ops, page, club):
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    show(qtbot, ops, page, evening, FORMS)
    press(page.desk.forms.pane.grid, "92\n88+30\n")
    tile = named(page, TableTile, "Ronde 1, tafel 1: nazien")
    assert tile.table_id == page.desk.forms.pane.table_id
    settle(qtbot, ops)


def test_the_board_opens_a_table_by_its_number(qtbot, ops, page, club):
    evening = drawing.draw(club, evening_with(club, 12).id, seed=1)[0]
    show(qtbot, ops, page, evening, FORMS)
    board = page.desk.forms.board
    board.setFocus()
    press(board, "3\n")
    settle(qtbot, ops)
    assert page.desk.forms.pane.sheet.place.number == 3


def test_a_slow_hand_types_a_number_of_two_digits(qtbot, ops, page, club):
    evening = drawing.draw(club, evening_with(club, 48).id, seed=1)[0]
    show(qtbot, ops, page, evening, FORMS)
    board = page.desk.forms.board
    board.setFocus()
    press(board, "1")
    QTest.qWait(800)
    press(board, "2\n")
    settle(qtbot, ops)
    assert page.desk.forms.pane.sheet.place.number == 12
    board.setFocus()
    press(board, "14\n")  # there is no 14: it begins anew
    settle(qtbot, ops)
    assert page.desk.forms.pane.sheet.place.number == 4


def test_page_down_goes_to_the_next_table(qtbot, ops, page, club):
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    show(qtbot, ops, page, evening, FORMS)
    QTest.keyClick(page.desk.forms.pane.grid, Qt.Key.Key_PageDown)
    settle(qtbot, ops)
    assert page.desk.forms.pane.sheet.place.number == 2


def test_an_evening_is_typed_closed_reopened_and_corrected(qtbot, ops, page, club):
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    show(qtbot, ops, page, evening, FORMS)
    for _ in range(evening.sheets):
        press(page.desk.forms.pane.grid, SHEET)
        settle(qtbot, ops)
    assert page.desk.step == RESULT
    assert page.desk.result.headline.text() == "Alle formulieren zijn binnen"
    page.desk.result.close_evening()
    settle(qtbot, ops)
    assert evenings.evening(club, evening.id).status == "closed"
    assert page.desk.steps.tabs[RESULT].accessibleDescription() == "afgesloten"

    page.desk.result.reopen_button.click()
    press(page.desk.result.reason, "tafel 1 vergeten")
    QTest.keyClick(page.desk.result.reason, Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert page.desk.step == FORMS
    page.desk.forms.open_table(evening.plan[0].tables[0].table_id)
    settle(qtbot, ops)
    QTest.keyClick(page.desk.forms.pane.grid, Qt.Key.Key_F2)
    settle(qtbot, ops)
    page.desk.forms.pane.grid.go_to(1)
    press(page.desk.forms.pane.grid, "100+\n")
    QTest.keyClick(page.desk.forms.pane.grid, Qt.Key.Key_End)
    press(page.desk.forms.pane.grid, "\n")
    settle(qtbot, ops)
    closing.close(club, evening.id)
    page.desk.show_step(RESULT)
    page.refresh()
    settle(qtbot, ops)
    assert not page.desk.result.corrections.isHidden()
    assert "tafel 1 vergeten" in page.desk.result.corrections.menu().actions()[0].text()


@pytest.mark.parametrize(
    ("reason", "open_at"),
    [
        ("Tafel 2, ronde 1: roem vergeten", (1, 2)),
        ("round 2 table 1", (2, 1)),
        ("tafel 2", None),  # of which round?
        ("tafel 9, ronde 1", None),
    ],
)
def test_reopening_goes_to_the_sheet_that_the_reason_names(qtbot, ops, page, club, reason, open_at):
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    for plan in evening.plan:
        for table in plan.tables:
            type_sheet(club, table.table_id, "92 92 92 92")
    closing.close(club, evening.id)
    show(qtbot, ops, page, evening, FORMS)
    before = page.desk.forms.pane.grid.model.sheet.place.table_id
    page.desk.show_step(RESULT)
    settle(qtbot, ops)
    page.desk.result.reopen_button.click()
    press(page.desk.result.reason, reason)
    QTest.keyClick(page.desk.result.reason, Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert page.desk.step == FORMS
    meant = table_id(evening, *open_at) if open_at else before
    assert page.desk.forms.pane.grid.model.sheet.place.table_id == meant


@pytest.mark.parametrize("spoken", ["nl", "en"])
def test_a_corrected_result_fits_a_small_screen_in_large_letters(
    qapp, qtbot, ops, theme, club, tmp_path, spoken
):
    evening = drawing.draw(club, evening_with(club, 9, rounds=1).id, seed=1)[0]
    for table in evening.plan[0].tables:
        type_sheet(club, table.table_id, "92+20 100 80 p")
    closing.close(club, evening.id)
    speak(qapp, spoken)
    window = made_window(qtbot, ops, theme, tmp_path)
    theme.choose(large=True)
    window.resize(1024, 700)
    window.go("evening")
    window.page.open_evening(evening.id, RESULT)
    settle(qtbot, ops)
    wide = [window.minimumSizeHint().width()]
    closing.reopen(club, evening.id, "tafel 1 vergeten")
    window.page.refresh()
    settle(qtbot, ops)
    wide.append(window.minimumSizeHint().width())
    table = evening.plan[0].tables[0].table_id
    sheets.unsign(club, table)
    type_sheet(club, table, "92+20 100 80 100")
    closing.close(club, evening.id)
    window.page.refresh()
    settle(qtbot, ops)
    wide.append(window.minimumSizeHint().width())
    closing.reopen(club, evening.id, "nog eens")
    window.page.refresh()
    settle(qtbot, ops)
    shown = window.page.desk.result
    assert shown.corrections.isVisible()
    assert shown.close_button.isVisible()
    wide.append(window.minimumSizeHint().width())
    grown = window.width()  # the window keeps any room it was ever made to take
    theme.choose(large=False)
    speak(qapp, "nl")
    assert max(wide) <= 1024, wide
    assert grown == 1024


def test_the_fields_of_an_evening_follow_its_closing_and_reopening(qtbot, ops, page, club):
    evening = drawing.draw(club, evening_with(club, 8, rounds=1).id, seed=1)[0]
    for table in evening.plan[0].tables:
        type_sheet(club, table.table_id, "92+20 100 80 p")
    show(qtbot, ops, page, evening, DRAW)
    named(page, QPushButton, "Wijzigen").click()
    closed = "De avond is afgesloten. Heropen hem bij Uitslag om te verbeteren."
    assert closed not in read(page)
    for change, can in ((closing.close, False), (_reopened, True), (closing.close, False)):
        change(club, evening.id)
        page.refresh()
        settle(qtbot, ops)
        assert bool(all_named(page, QPushButton, "Bewaren")) is can
        assert (closed in read(page)) is not can
        assert ("Ruilen: sleep een naam" in read(page)) is can


def _reopened(club, evening_id):
    closing.reopen(club, evening_id, "nog eens")


def test_the_result_says_how_many_sheets_are_missing(qtbot, ops, page, club):
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    show(qtbot, ops, page, evening, FORMS)
    press(page.desk.forms.pane.grid, SHEET)
    settle(qtbot, ops)
    page.desk.show_step(RESULT)
    settle(qtbot, ops)
    assert page.desk.result.headline.text() == "Voorlopig"
    assert "Nog 3 formulieren" in page.desk.result.detail.text()
    assert not page.desk.result.close_button.isEnabled()
    assert page.desk.result.model.rowCount() == 8


def test_a_guest_in_the_result_is_called_one(qtbot, ops, page, club):
    evening = evening_with(club, 7)
    guest = members.add_member(club, Member(0, "Gast", "Greet", guest=True))
    attendance.add_participant(club, evening.id, member_id=guest.id)
    drawing.draw(club, evening.id, seed=1)
    show(qtbot, ops, page, evening, FORMS)
    press(page.desk.forms.pane.grid, SHEET)
    page.desk.show_step(RESULT)
    settle(qtbot, ops)
    model = page.desk.result.model
    names = [model.index(row, 2).data() for row in range(model.rowCount())]
    assert "Greet Gast (gast)" in names
    assert "(gast)" not in " ".join(name for name in names if "Greet" not in name)


def test_the_result_of_pairs_shows_whole_names_in_a_narrow_window(qtbot, ops, page, club):
    evening = pairs_evening(club, 4, rounds=3)
    drawing.draw(club, evening.id, seed=1)
    page.resize(960, 640)
    show(qtbot, ops, page, evening, FORMS)
    press(page.desk.forms.pane.grid, SHEET)
    page.desk.show_step(RESULT)
    settle(qtbot, ops)
    table = page.desk.result.table
    assert table.horizontalScrollBar().maximum() == 0
    heads, *rows = table.as_rows()
    names = [row[heads.index("Naam")] for row in rows]
    assert table.columnWidth(2) > max(map(table.fontMetrics().horizontalAdvance, names))


def test_partners_who_meet_again_after_a_swap_are_named(qtbot, ops, page, club):
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    people = {one.number: one for one in evening.participants}
    one, other = evening.plan[0].tables[0].ns
    sides = [side for table in evening.plan[1].tables for side in (table.ns, table.ew)]
    side = next(side for side in sides if one in side)
    beside = next(number for number in side if number != one)
    if beside != other:
        seats.swap(club, evening.id, 2, people[beside].id, people[other].id)
    after = evenings.evening(club, evening.id)
    assert "Vaker elkaars maat: " in draw_sentence(after)
    assert people[one].name in draw_sentence(after)


def test_undo_elsewhere_moves_the_cursor_to_the_row(qtbot, ops, page, club):
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    show(qtbot, ops, page, evening, FORMS)
    press(page.desk.forms.pane.grid, "92\n70\n60\n")
    settle(qtbot, ops)
    ops.scope = page.undo_scope()
    ops.undo()
    settle(qtbot, ops)
    settle(qtbot, ops)
    assert page.desk.forms.pane.grid.model.own == ["92", "70", "", ""]
    assert page.desk.forms.pane.grid.model.row == 2


def test_what_is_refused_is_said_in_a_sentence(qtbot, ops, page, club):
    evening = drawing.draw(club, evening_with(club, 8, rounds=1).id, seed=1)[0]
    sheets.save_line(club, evening.plan[0].tables[0].table_id, 1, "92")
    show(qtbot, ops, page, evening, PRESENT)
    page.desk.people.present.selectRow(0)
    QTest.keyClick(page.desk.people.present, Qt.Key.Key_Delete)
    settle(qtbot, ops)
    assert "al getypt" in "".join(page.sentences)


def test_names_with_markup_are_shown_as_they_are(qtbot, ops, page, club):
    from clubadmin.model.members.member import Member
    from clubadmin.services.members import members

    competition = add_competition(club)
    member = members.add_member(club, Member(0, "<b>Bos</b> & Zn", "<img src=x>"))
    evening = evenings.add_evening(club, competition.id, DAY)
    attendance.add_participant(club, evening.id, member_id=member.id)
    show(qtbot, ops, page, evening, PRESENT)
    assert page.desk.people.model.rows[0].name == "<img src=x> <b>Bos</b> & Zn"


def test_the_evening_gets_another_day_and_fewer_rounds(qtbot, ops, page, club):
    evening = evening_with(club, 8)
    show(qtbot, ops, page, evening, PRESENT)
    page.desk.open_details()
    page.desk.details.day.setDate(date(2026, 11, 19))
    page.desk.details.rounds.setValue(1)
    QTest.keyClick(page.desk.details.rounds, Qt.Key.Key_Return)
    settle(qtbot, ops)
    after = evenings.evening(club, evening.id)
    assert (after.date, after.rounds) == (date(2026, 11, 19), 1)
    assert page.title == "Donderdag 19 november"
    assert page.desk.details.isHidden()


def test_one_tick_lets_the_open_sheet_begin_at_its_totals_and_stays_while_one_counts(
    qtbot, ops, page, club
):
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    show(qtbot, ops, page, evening, FORMS)
    pane, details = page.desk.forms.pane, page.desk.details

    def tick() -> None:
        page.desk.open_details()
        details.totals.click()
        details.store.click()
        settle(qtbot, ops)

    tick()
    assert evenings.evening(club, evening.id).totals_first
    assert (pane.grid.model.on_paper, pane.grid.model.field) == (True, 0)
    press(pane.grid, "344\n20\n304\n40\n\n")
    settle(qtbot, ops)
    tick()  # off again
    assert not details.isHidden()
    assert "met alleen totalen tellen: 1" in details._trouble.text()
    history.undo(club)  # the signature
    history.undo(club)  # and the totals
    tick()
    assert details.isHidden()


@pytest.mark.parametrize("games", [2, 9])
def test_an_open_sheet_follows_another_number_of_games(qtbot, ops, page, club, games):
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    show(qtbot, ops, page, evening, FORMS)
    grid = page.desk.forms.pane.grid
    press(grid, "92\n88")
    for _ in range(2):  # the second time nothing is another
        page.desk.open_details()
        page.desk.details.games.setValue(games)
        page.desk.details.store.click()
        settle(qtbot, ops)
        assert page.desk.details.isHidden()
        assert grid.model.games == len(grid.looks.rows) == games
        assert grid.model.own[:2] == ["92", "88"]  # what was half typed was kept
        assert grid.model.row == 2  # what is to do: the next game, or the totals


def test_an_open_sheet_follows_the_rules_of_another_day(qtbot, ops, page, club):
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    show(qtbot, ops, page, evening, FORMS)
    sheet = page.desk.forms.pane.sheet
    page.desk.forms.pane.grid.take(replace(sheet, rules=built_in("manille")), {})
    model = page.desk.forms.pane.grid.model
    assert model.rules.name == "manille"
    assert model.columns != SheetModel(sheet).columns


def test_a_level_table_of_a_knockout_is_told_at_signing_until_it_is_decided(qtbot, ops, page, club):
    evening = drawing.draw(club, evening_with(club, 8, kind="knockout").id, seed=1)[0]
    taken_back = []
    page.unsaid.connect(taken_back.append)
    show(qtbot, ops, page, evening, FORMS)
    press(page.desk.forms.pane.grid, "100\n62\n100\n62\n\n\n\n\n\n")
    settle(qtbot, ops)
    (told,) = [one for one in page.sentences if "staat gelijk op 324" in one]
    assert "door te loten" in told
    assert taken_back == []
    table = evening.plan[0].tables[0].table_id
    ops.change(lambda club: knockout.go_on(club, table, ("n", "s"), "loting"), print)
    settle(qtbot, ops)
    assert taken_back == [told]


def test_an_evening_with_typed_sheets_is_not_taken_away(qtbot, ops, page, club):
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    sheets.save_line(club, evening.plan[0].tables[0].table_id, 1, "92")
    show(qtbot, ops, page, evening, PRESENT)
    page.desk.open_details()
    page.desk.details.remove.click()
    settle(qtbot, ops)
    assert "kan niet weg" in read(page.desk.details)
    assert evenings.evening(club, evening.id)


def test_an_empty_evening_is_taken_away_and_the_list_comes_back(qtbot, ops, page, club):
    evening = evening_with(club, 2)
    show(qtbot, ops, page, evening, PRESENT)
    page.desk.open_details()
    page.desk.details.remove.click()
    settle(qtbot, ops)
    assert page.overview.isVisible()
    assert page.overview.model.rowCount() == 0


def test_a_sheet_left_half_typed_comes_first(qtbot, ops, page, club):
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    half = evening.plan[1].tables[0].table_id
    sheets.save_line(club, half, 1, "92")
    page.enter()
    settle(qtbot, ops)
    assert page.desk.forms.pane.table_id == half
    assert page.desk.forms.pane.grid.model.row == 1


@pytest.mark.parametrize("kind", ["pdf", "xlsx", "csv"])
def test_the_result_is_kept_as_a_file(qtbot, ops, page, club, tmp_path, monkeypatch, kind):
    from clubadmin.desktop.kit import files

    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    show(qtbot, ops, page, evening, RESULT)
    target = tmp_path / f"uitslag.{kind}"
    monkeypatch.setattr(files, "ask_target", lambda *_asked: target)
    actions = page.desk.result.share.menu().actions()
    offered = next(one for one in actions if kind in one.text().replace("&", "").lower())
    offered.trigger()
    settle(qtbot, ops)
    settle(qtbot, ops)
    assert target.stat().st_size > 100
    assert str(target) in page.desk.result.detail.text()


def test_every_paper_of_an_evening_opens_in_the_preview(qtbot, ops, page, club, monkeypatch):
    from clubadmin.desktop.paper import printing

    made = []
    monkeypatch.setattr(
        printing,
        "preview_pdf",
        lambda parent, title, make, name, _web=None: (
            made.append((title, make(), name)) or printing.Preview(parent, title, name)
        ),
    )
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    show(qtbot, ops, page, evening, DRAW)
    for entry in page.desk.draw.papers.draw_menu().actions():
        entry.trigger()
        settle(qtbot, ops)
    page.desk.show_step(RESULT)
    settle(qtbot, ops)
    page.desk.result.print_result()
    settle(qtbot, ops)
    assert [title for title, *_rest in made] == [
        *("Indeling op tafel", "Indeling op naam", "Plaatsbriefjes"),
        *("Formulieren", "Formulieren", "Uitslag"),
    ]
    assert all(pdf.startswith(b"%PDF") for _title, pdf, _name in made)
    assert [name for _title, _pdf, name in made[:2]] == [
        "2026-11-12-maandavond-avond-1-indeling-op-tafel.pdf",
        "2026-11-12-maandavond-avond-1-indeling-op-naam.pdf",
    ]


def nameless(widget):
    """Widgets that the keyboard reaches and a screen reader would have no word for."""
    found = []
    for one in widget.findChildren(QWidget):
        own = not one.objectName().startswith("qt_")
        reached = one.isVisible() and one.focusPolicy() & Qt.FocusPolicy.TabFocus and own
        text = getattr(one, "text", str)()
        if reached and not one.accessibleName() and not (text and not isinstance(one, QLineEdit)):
            found.append(f"{type(one).__name__} in {type(one.parent()).__name__}")
    return found


def test_everything_the_keyboard_reaches_has_a_name(qtbot, ops, page, club):
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    for step in (PRESENT, DRAW, FORMS, RESULT):
        show(qtbot, ops, page, evening, step)
        page.desk.open_details()
        assert nameless(page) == []
    page.close_evening()
    settle(qtbot, ops)
    assert nameless(page) == []


def test_escape_leads_back_to_the_sheet(qtbot, ops, page, club):
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    show(qtbot, ops, page, evening, FORMS)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    pane = page.desk.forms.pane
    press(pane.grid, "88+30\n")
    for away in (page.desk.forms.board, pane.findings.first()):
        away.setFocus()
        assert not pane.grid.hasFocus()
        QTest.keyClick(away, Qt.Key.Key_Escape)
        assert pane.grid.hasFocus()
    settle(qtbot, ops)


def test_the_window_does_not_close_on_rows_that_are_not_kept(
    qtbot, ops, theme, club, tmp_path, monkeypatch
):
    def full(*_arguments):
        raise Refused("De schijf is vol.")

    drawing.draw(club, evening_with(club, 8).id, seed=1)
    window = made_window(qtbot, ops, theme, tmp_path)
    settle(qtbot, ops)
    monkeypatch.setattr(sheets, "save_line", full)
    monkeypatch.setattr(sheets, "save_lines", full)
    press(window.page.desk.forms.pane.grid, "92\n")
    settle(qtbot, ops)
    assert not window.hand_over()  # as a choice of language does
    assert "nog niet alles opgeslagen" in window.notice.text
    settle(qtbot, ops)
    monkeypatch.undo()
    press(window.page.desk.forms.pane.grid, "70\n")
    settle(qtbot, ops)
    monkeypatch.setattr(sheets, "save_line", full)
    press(window.page.desk.forms.pane.grid, "60\n")
    settle(qtbot, ops)
    assert not window.close()
    assert window.close()


def test_what_is_typed_just_before_closing_is_kept(qtbot, ops, theme, club, tmp_path):
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    window = made_window(qtbot, ops, theme, tmp_path)
    table_id = evening.plan[0].tables[1].table_id
    window.page.show_sheet(table_id)
    press(window.focusWidget(), "92\n70")
    window.close()
    qtbot.waitUntil(lambda: not window.isVisible())
    assert sheets.sheet(club, table_id).lines[:2] == ("92", "70")


def test_a_row_half_typed_is_kept_when_another_evening_takes_its_place(qtbot, ops, page, club):
    one = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    other = evenings.add_evening(club, one.competition_id, date(2026, 11, 5))
    show(qtbot, ops, page, one, FORMS)
    table_id = page.desk.forms.pane.table_id
    said, unsaid = [], []
    page.said.connect(said.append)
    page.unsaid.connect(unsaid.append)
    press(page.desk.forms.pane.grid, "92")
    show(qtbot, ops, page, other, FORMS)
    assert sheets.sheet(club, table_id).lines[0] == "92"
    (told,) = said
    assert told.startswith("Tafel 1 van ronde 1, spel 1: u typte 92, zonder Enter.")
    assert told not in unsaid
    show(qtbot, ops, page, one, FORMS)
    assert told in unsaid
    page.leave()  # nothing was typed since
    assert said == [told]


def test_from_sheet_to_sheet_a_row_without_enter_is_kept_which_is_said(qtbot, ops, page, club):
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    show(qtbot, ops, page, evening, FORMS)
    said = []
    page.said.connect(said.append)
    pane = page.desk.forms.pane
    first, grid = pane.table_id, pane.grid
    press(grid, "9")
    qtbot.keyClick(grid, Qt.Key.Key_PageDown)
    settle(qtbot, ops)
    assert sheets.sheet(club, first).lines[0] == "9"
    qtbot.keyClick(grid, Qt.Key.Key_PageUp)
    settle(qtbot, ops)
    assert pane.table_id == first
    assert said == ["Tafel 1 van ronde 1, spel 1: u typte 9, zonder Enter. Zo is het bewaard."]


def test_an_evening_that_is_all_in_is_closed_with_one_key_at_its_sheets(qtbot, ops, page, club):
    evening = drawing.draw(club, evening_with(club, 8, rounds=1, games=2).id, seed=1)[0]
    show(qtbot, ops, page, evening, FORMS)
    for table, step in zip(evening.plan[0].tables, (FORMS, RESULT), strict=True):
        type_sheet(club, table.table_id, "92 70")  # as at the tables, or at another desk
        page.refresh()
        settle(qtbot, ops)
        QTest.keyClick(page.desk.forms.pane.grid, ENTER, CONTROL)
        settle(qtbot, ops)
        assert page.desk.step == step
    assert evenings.evening(club, evening.id).status == "closed"


def test_the_board_survives_every_width_and_rounds_that_come_and_go(qtbot, ops, page, club):
    evening = drawing.draw(club, evening_with(club, 24, rounds=3).id, seed=1)[0]
    show(qtbot, ops, page, evening, FORMS)
    board = page.desk.forms.board
    for width in (*range(900, 1400, 20), *range(1400, 900, -30)):
        page.resize(width, 500)
        QApplication.processEvents()
    rounds = evening.plan
    for plan in ((), rounds, rounds[:1], rounds):
        board.show_plan(plan)
        QApplication.processEvents()
    shown = [tile for tile in board.findChildren(TableTile) if not tile.isHidden()]
    assert len(shown) == evening.sheets
    chosen = []
    board.chosen.connect(chosen.append)
    shown[-1].click()
    assert chosen == [shown[-1].table_id]


def tiles_beside_each_other(board):
    QApplication.processEvents()
    tops = [one.y() for one in board.findChildren(TableTile) if one.isVisible()]
    return tops.count(tops[0])


def test_how_many_tiles_stand_beside_each_other_does_not_hang_on_the_scroll_bar(
    qtbot, theme, ops, club
):
    board = Board(theme)
    qtbot.addWidget(board)
    board.show_plan(drawing.draw(club, evening_with(club, 24).id, seed=1)[0].plan)
    board.show()
    seen = set()
    for width in range(theme.grid(20), theme.grid(40), 4):
        board.resize(width, 400)
        board.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        beside = tiles_beside_each_other(board)
        board.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        assert tiles_beside_each_other(board) == beside
        seen.add(beside)
    assert len(seen) > 1


@pytest.mark.sampled(3)
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("width", [1024, 1366])
def test_the_date_of_the_evening_is_never_cut_off(qtbot, ops, theme, club, tmp_path, large, width):
    evening = evening_with(club, 8, date(2026, 11, 18), rounds=2)
    drawing.draw(club, evening.id, seed=1)
    window = made_window(qtbot, ops, theme, tmp_path)
    theme.choose(large=large)
    window.resize(width, 700)
    window.go("evening")
    window.page.open_evening(evening.id, RESULT)
    settle(qtbot, ops)
    known = {"Woensdag 18 november", "Wo 18 november", "18 nov"}
    shown = next(one for one in window.page.findChildren(QLabel) if one.text() in known)
    room = shown.width() - shown.fontMetrics().horizontalAdvance(shown.text())
    steps = window.page.desk.steps
    beside = shown.mapTo(window, shown.rect().topRight()).x() < steps.mapTo(window, QPoint()).x()
    theme.choose(large=False)
    assert room >= 0
    assert beside
    assert window.width() == width


@pytest.mark.parametrize("width", [1024, 1366])
def test_which_evening_it_is_is_never_cut_off(qtbot, demo_ops, theme, tmp_path, width):
    """Where there is no room for the competition and the rules, they are left out first."""
    window = made_window(qtbot, demo_ops, theme, tmp_path)
    window.resize(width, 700)
    settle(qtbot, demo_ops)
    detail = window.page.desk.findChild(Elided)
    assert detail.shown_text() in detail.accessibleName() == detail.toolTip()
    assert "avond 7 van 16" in detail.shown_text()
    assert "…" not in detail.shown_text()


def test_nothing_is_provisional_before_there_are_tables(qtbot, ops, theme, club, tmp_path):
    evening = evening_with(club, 8)
    window = made_window(qtbot, ops, theme, tmp_path)
    window.page.open_evening(evening.id, PRESENT)
    settle(qtbot, ops)
    tabs = window.page.desk.steps.tabs
    assert tabs[RESULT].accessibleDescription() == "nog geen"

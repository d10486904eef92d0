"""Groups, evenings that count as well, who was away, and standings that show them."""

from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from clubadmin.desktop.attendance.arrivals import Arrivals
from clubadmin.desktop.evening import loading
from clubadmin.desktop.evening.page import PRESENT, EveningPage
from clubadmin.desktop.groups import window as grouping_loading
from clubadmin.desktop.groups.window import GroupsWindow
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.shell.window import MainWindow
from clubadmin.desktop.standings.absentees import AbsenteesWindow
from clubadmin.desktop.standings.also_counting import AlsoCountingWindow
from clubadmin.desktop.standings.loading import Wanted, load
from clubadmin.desktop.standings.page import StandingsPage
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.member import Member
from clubadmin.model.results.result import Standings
from clubadmin.model.seasons.season import Competition
from clubadmin.services.attendance import attendance
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import also_counts, evenings
from clubadmin.services.members import members
from clubadmin.services.seasons import seasons
from clubadmin.services.standings import absences, groups
from clubadmin.services.standings.standings import standings
from clubadmin.services.supposing import adopting
from tests.desktop.looking import read, words
from tests.desktop.made_window import made_window, press, settle
from tests.services.evening_club import (
    evening_with,
    pairs_evening,
    seat_by_hand,
    table_id,
    type_sheet,
)

ALT = Qt.KeyboardModifier.AltModifier
SPACE = Qt.Key.Key_Space


@pytest.fixture
def evening(club: OpenClub) -> Evening:
    """Eight people at two tables: 1 and 2 make most, then 5 and 6, 7 and 8, 3 and 4."""
    begun = evening_with(club, 8, rounds=1)
    seated = seat_by_hand(club, begun, [{1: "1 2 3 4", 2: "5 6 7 8"}])
    type_sheet(club, table_id(seated, 1, 1), "120 120 120 120")
    type_sheet(club, table_id(seated, 1, 2), "100 100 100 100")
    return seated


@pytest.fixture
def main(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path, evening: Evening
) -> MainWindow:
    return made_window(qtbot, ops, theme, tmp_path)


def _page(qtbot: QtBot, main: MainWindow, ops: Operations) -> StandingsPage:
    main.go("standings")
    settle(qtbot, ops)
    assert isinstance(main.page, StandingsPage)
    return main.page


def _titles(page: StandingsPage) -> list[str]:
    return [column.title for column in page.model.columns]


# groups


@pytest.fixture
def grouping(
    qtbot: QtBot, main: MainWindow, ops: Operations, theme: Theme, evening: Evening
) -> GroupsWindow:
    made = GroupsWindow(main, ops, theme, evening.competition_id)
    made.show()
    settle(qtbot, ops)
    return made


def _counts(window: GroupsWindow) -> dict[str, int]:
    return {one.list.group: one.list.count() for one in window.columns}


def test_groups_are_dealt_by_the_standings_and_kept_when_asked(
    qtbot: QtBot, grouping: GroupsWindow, ops: Operations, club: OpenClub, evening: Evening
) -> None:
    assert _counts(grouping) == {"": 8}
    grouping.deal_button.click()
    assert _counts(grouping) == {"A": 4, "B": 4, "": 0}
    assert not groups.has_groups(club, evening.competition_id)
    grouping.keep()
    settle(qtbot, ops)
    found = groups.groups(club, evening.competition_id)
    first = {one.name for one in found.lines if one.group == "A"}
    assert first == {"P1 Aal", "P2 Bos", "P5 Eik", "P6 Fok"}


def test_alt_with_an_arrow_takes_a_name_to_the_next_group(grouping: GroupsWindow) -> None:
    grouping.deal_button.click()
    first = grouping.columns[0].list
    first.setCurrentRow(0)
    name = first.item(0).text()
    QTest.keyClick(first, Qt.Key.Key_Right, ALT)
    assert _counts(grouping) == {"A": 3, "B": 5, "": 0}
    second = grouping.columns[1].list
    assert [one.text() for one in second.selectedItems()] == [name]
    QTest.keyClick(second, Qt.Key.Key_Left, ALT)
    assert _counts(grouping) == {"A": 4, "B": 4, "": 0}


def test_what_was_moved_is_not_lost_at_the_first_escape(grouping: GroupsWindow) -> None:
    grouping.deal_button.click()
    assert "8 namen verplaatst" in grouping.said.text()
    grouping.reject()
    assert grouping.isVisible()
    grouping.back_button.click()
    assert _counts(grouping) == {"": 8}
    grouping.reject()
    assert not grouping.isVisible()


def test_tab_goes_through_the_groups_as_one_reads_and_who_is_in_none_is_narrow(
    qtbot: QtBot, grouping: GroupsWindow
) -> None:
    grouping.deal_button.click()
    wide, *_, none = grouping.columns
    qtbot.waitUntil(lambda: none.width() < wide.width())
    lists = [one.list for one in grouping.columns]
    order = [grouping.deal_button, grouping.count, grouping.add_button, *lists]
    order += [grouping.back_button, grouping.keep_button]
    followed, at = [], order[0]
    while at not in followed:
        followed.append(at)
        at = at.nextInFocusChain()
    assert [one for one in followed if one in order] == order


def test_in_a_closed_season_nobody_is_moved_and_a_later_season_is_not_offered(
    qtbot: QtBot,
    grouping: GroupsWindow,
    ops: Operations,
    club: OpenClub,
    evening: Evening,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    own = seasons.competition(club, evening.competition_id)
    later = seasons.add_season(club, "2027-2028", date(2027, 9, 1), date(2028, 6, 30))
    other = replace(own, id=0, season_id=later.id, name="Later", version=1)
    after = seasons.add_competition(club, other)
    who = groups.groups(club, own.id).lines[0].entrant_id
    groups.arrange(club, after.id, {who: "A"})
    assert grouping_loading.load(club, own.id).earlier == ()
    found = replace(grouping_loading.load(club, own.id), closed="2026-2027")
    monkeypatch.setattr(grouping_loading, "load", lambda _club, _number: found)
    grouping.refresh()
    settle(qtbot, ops)
    assert "Seizoen 2026-2027 is afgesloten" in grouping.about.text()
    assert not grouping.deal_button.isEnabled()
    grouping.move_to([who], "A")
    assert not grouping.dirty


def test_groups_of_an_earlier_competition_are_taken_over_with_who_moved(
    qtbot: QtBot, main: MainWindow, ops: Operations, theme: Theme, club: OpenClub, evening: Evening
) -> None:
    own = seasons.competition(club, evening.competition_id)
    seasons.change_competition(club, replace(own, ranking="sum,promote:1", tie_breaks=("lot",)))
    ids = [one.entrant_id for one in groups.groups(club, own.id).lines]
    groups.arrange(club, own.id, dict(zip(ids, "BBBBAAAA", strict=True)))
    later = seasons.add_competition(club, replace(own, id=0, name="Voorjaar", version=1))
    window = GroupsWindow(main, ops, theme, later.id)
    window.show()
    settle(qtbot, ops)
    window.take_button.click()
    settle(qtbot, ops)
    assert _counts(window) == {"A": 4, "B": 4, "": 0}
    up = {window.columns[0].list.item(at).text() for at in range(4)}
    assert up & {"P1 Aal", "P2 Bos"}, "the best of the second group"


def test_the_standings_of_one_group_can_be_chosen(
    qtbot: QtBot, main: MainWindow, ops: Operations, club: OpenClub, evening: Evening
) -> None:
    ids = [one.entrant_id for one in groups.groups(club, evening.competition_id).lines]
    groups.arrange(club, evening.competition_id, dict(zip(ids, "AAABBBBB", strict=True)))
    page = _page(qtbot, main, ops)
    assert _titles(page)[0] == "Groep"
    assert len(page.model.rows) == 8
    page.group.choose("A")
    page.group.activated.emit(page.group.currentIndex())
    assert len(page.model.rows) == 3


# evenings that count as well


@pytest.fixture
def thursdays(club: OpenClub) -> tuple[int, list[Evening]]:
    """An individual competition beside pairs on two first Thursdays and a third one."""
    first = pairs_evening(club, 2, rounds=1)
    held = [first]
    for day in (date(2026, 12, 3), date(2027, 1, 7)):
        held.append(evenings.add_evening(club, first.competition_id, day))
    season = seasons.competition(club, first.competition_id).season_id
    own = seasons.add_competition(
        club, Competition(0, season, "Donderdag", "individual", "nku", 4, 1)
    )
    return own.id, held


def test_every_first_thursday_is_one_choice(
    qtbot: QtBot,
    thursdays: tuple[int, list[Evening]],
    ops: Operations,
    theme: Theme,
    tmp_path: Path,
    club: OpenClub,
) -> None:
    own, held = thursdays
    window = AlsoCountingWindow(made_window(qtbot, ops, theme, tmp_path), ops, theme, own)
    window.show()
    settle(qtbot, ops)
    at = window.quick.findText("elke eerste donderdag")
    window.quick.setCurrentIndex(at)
    window.quick.activated.emit(at)
    window.keep()
    settle(qtbot, ops)
    counting = also_counts.also_counting(club, own).evenings
    assert [number for number, _day in load(club, Wanted(competition=own)).numbers] == [2, 1]
    assert [one.evening_id for one in counting if one.counts_as] == [one.id for one in held[1:]]
    history.undo(club)
    assert not any(one.counts_as for one in also_counts.also_counting(club, own).evenings)
    history.redo(club)
    assert also_counts.also_counting(club, own).evenings == counting


def test_the_space_bar_ticks_and_nothing_holds_until_it_is_stored(
    qtbot: QtBot,
    thursdays: tuple[int, list[Evening]],
    ops: Operations,
    theme: Theme,
    tmp_path: Path,
) -> None:
    window = AlsoCountingWindow(made_window(qtbot, ops, theme, tmp_path), ops, theme, thursdays[0])
    window.show()
    settle(qtbot, ops)
    assert not window.keep_button.isEnabled()
    window.quick.setFocus()
    QTest.keyClick(window.quick, SPACE)
    assert not window.keep_button.isEnabled(), "a key of the list does nothing elsewhere"
    window.quick.hidePopup()
    window.table.setFocus()
    QTest.keyClick(window.table, SPACE)
    qtbot.waitUntil(window.keep_button.isEnabled)
    assert window.said.text() == "1 avond telt ook mee. Nog niet opgeslagen."
    window.reject()
    assert window.isVisible()
    window.reject()
    assert not window.isVisible()


# who was away


def test_who_was_away_is_noted_with_and_without_notice(
    qtbot: QtBot, main: MainWindow, ops: Operations, theme: Theme, club: OpenClub, evening: Evening
) -> None:
    second = evenings.add_evening(club, evening.competition_id, date(2026, 11, 19))
    window = AbsenteesWindow(main, ops, theme, second.id, None)
    window.show()
    settle(qtbot, ops)
    assert len(window.model.rows) == 8
    assert "geeft niets voor een gemiste avond" in window.about.text()
    window.told_button.click()
    settle(qtbot, ops)
    window.table.selectRow(1)
    window.silent_button.click()
    settle(qtbot, ops)
    noted = {one.name: one.notice for one in absences.absentees(club, second.id).rows}
    assert noted["P1 Aal"] is True
    assert noted["P2 Bos"] is False
    window.table.setFocus()
    QTest.keyClick(window.table, "z", Qt.KeyboardModifier.ControlModifier)
    settle(qtbot, ops)
    assert [one.notice for one in absences.absentees(club, second.id).rows][1] is None
    QTest.keyClick(window.table, "y", Qt.KeyboardModifier.ControlModifier)
    settle(qtbot, ops)
    assert [one.notice for one in absences.absentees(club, second.id).rows][1] is False


def test_what_absence_is_worth_is_said_where_it_is_noted(
    qtbot: QtBot, main: MainWindow, ops: Operations, theme: Theme, club: OpenClub, evening: Evening
) -> None:
    own = seasons.competition(club, evening.competition_id)
    seasons.change_competition(club, replace(own, ranking="sum,absent:4000,unnotified:none"))
    window = AbsenteesWindow(main, ops, theme, evening.id, None)
    window.show()
    settle(qtbot, ops)
    assert window.about.text().startswith("Afgemeld: 4.000 punten. Zonder bericht")


def test_a_rule_adopted_after_the_evening_is_the_one_that_is_spoken_of(
    qtbot: QtBot, main: MainWindow, ops: Operations, theme: Theme, club: OpenClub, evening: Evening
) -> None:
    day = date(2027, 1, 1)
    adopting.adopt(club, evening.competition_id, "sum,absent:4000", ("lot",), from_date=day)
    window = AbsenteesWindow(main, ops, theme, evening.id, None)
    window.show()
    settle(qtbot, ops)
    assert window.about.text() == (
        "Voor de stand vanaf 1 januari 2027 telt een gemiste avond voor 4.000 punten, met of"
        " zonder bericht."
    )


def test_a_remark_that_was_typed_is_kept_at_escape(
    qtbot: QtBot, main: MainWindow, ops: Operations, theme: Theme, club: OpenClub, evening: Evening
) -> None:
    second = evenings.add_evening(club, evening.competition_id, date(2026, 11, 19))
    window = AbsenteesWindow(main, ops, theme, second.id, None)
    window.show()
    settle(qtbot, ops)
    press(qtbot, window.remark, "belde dinsdag")
    with qtbot.waitSignal(window.finished):
        window.reject()
    first = absences.absentees(club, second.id).rows[0]
    assert (first.notice, first.remark) == (True, "belde dinsdag")


def test_where_nobody_is_missed_there_is_nothing_to_press_and_control_f_searches_where_there_is(
    qtbot: QtBot, main: MainWindow, ops: Operations, theme: Theme, club: OpenClub, evening: Evening
) -> None:
    window = AbsenteesWindow(main, ops, theme, evening.id, None)
    window.show()
    settle(qtbot, ops)
    assert not window.told_button.isVisible()
    assert "typ dan bij Aanwezig de naam en druk op F2" in read(window)
    second = evenings.add_evening(club, evening.competition_id, date(2026, 11, 19))
    window = AbsenteesWindow(main, ops, theme, second.id, None)
    window.show()
    settle(qtbot, ops)
    assert window.told_button.isVisible()
    QTest.keyClick(window.table, "f", Qt.KeyboardModifier.ControlModifier)
    assert window.focusWidget() is window.search


def test_f2_on_a_name_says_that_he_sent_word(
    qtbot: QtBot, main: MainWindow, ops: Operations, club: OpenClub, evening: Evening
) -> None:
    second = evenings.add_evening(club, evening.competition_id, date(2026, 11, 19))
    away = members.add_member(club, Member(0, "Kwast", first_name="Jo"))
    main.go("evening")
    settle(qtbot, ops)
    assert isinstance(main.page, EveningPage)
    main.page.open_evening(second.id, PRESENT)
    settle(qtbot, ops)
    people = main.page.desk.people
    press(qtbot, people.arrivals.field, "kwa")
    QTest.keyClick(people.arrivals.field, Qt.Key.Key_F2)
    settle(qtbot, ops)
    assert people.arrivals.list.item(0).text() == "Jo Kwast · afgemeld"
    assert people.away.button.text().endswith(": 1")
    QTest.keyClick(people.arrivals.field, Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert away.id in {one.members[0].id for one in evenings.evening(club, second.id).participants}
    assert people.away.button.text().endswith(": niemand")


# the page


def test_the_place_opens_on_what_was_last_played(
    qtbot: QtBot, main: MainWindow, ops: Operations, club: OpenClub, evening: Evening
) -> None:
    season = seasons.competition(club, evening.competition_id).season_id
    seasons.add_season(club, "2027-2028", date(2027, 9, 1), date(2028, 6, 30))
    seasons.add_competition(club, Competition(0, season, "Leeg", "pairs", "nku", 4, 1))
    page = _page(qtbot, main, ops)
    assert page.season.currentText() == "2026-2027"
    assert page.competition.currentText() == "Maandavond"
    assert page.model.rows


def test_an_empty_competition_can_be_chosen_and_its_rule_be_made(
    qtbot: QtBot, main: MainWindow, ops: Operations, club: OpenClub, evening: Evening
) -> None:
    season = seasons.competition(club, evening.competition_id).season_id
    empty = seasons.add_competition(club, Competition(0, season, "Leeg", "pairs", "nku", 4, 1))
    page = _page(qtbot, main, ops)
    page.competition.choose(str(empty.id))
    page.competition.activated.emit(page.competition.currentIndex())
    settle(qtbot, ops)
    assert page.empty.isVisible()
    assert page.rule_button.isVisible()
    assert not page.print_button.isVisible()
    assert standings(club, empty.id).rule_set_title == "NKU"


def test_win_points_periods_and_given_points_stand_in_the_table(
    qtbot: QtBot, main: MainWindow, ops: Operations, club: OpenClub, evening: Evening
) -> None:
    own = seasons.competition(club, evening.competition_id)
    rule = "sum,absent:300,periods:1,win:2/1/0"
    seasons.change_competition(club, replace(own, ranking=rule))
    second = evenings.add_evening(club, own.id, date(2026, 11, 19))
    for one in evening.participants[:4]:
        second = attendance.add_participant(club, second.id, member_id=one.members[0].id)
    seated = seat_by_hand(club, second, [{1: "1 2 3 4"}])
    type_sheet(club, table_id(seated, 1, 1), "100 100 100 100")
    page = _page(qtbot, main, ops)
    assert _titles(page)[2:7] == ["P1", "2", "P2", "Winst", "Totaal"]
    shown = {row.name: at for at, row in enumerate(page.model.rows)}
    cells = [page.model.index(shown["P5 Eik"], at).data() for at in range(2, 7)]
    # 4 x 100 on the first evening, 300 given for the second; one round won
    assert cells == ["400", "300°", "300", "2", "700"]
    assert "° gekregen" in page.foot.text()
    page.period.choose("-1")
    page.period.activated.emit(page.period.currentIndex())
    assert _titles(page)[2:6] == ["1", "P1", "2", "P2"]


def test_in_a_small_window_the_total_stays_in_sight(
    qtbot: QtBot, demo_ops: Operations, theme: Theme, tmp_path: Path
) -> None:
    theme.choose(large=True)
    main = made_window(qtbot, demo_ops, theme, tmp_path)
    page = _page(qtbot, main, demo_ops)
    page.competition.setCurrentIndex(page.competition.findText("Donderdagavond"))
    page.competition.activated.emit(page.competition.currentIndex())
    settle(qtbot, demo_ops)
    main.resize(1024, 700)
    settle(qtbot, demo_ops)
    at = _titles(page).index("Totaal")
    right = page.table.columnViewportPosition(at) + page.table.columnWidth(at)
    assert right <= page.table.viewport().width()
    shown: list[Standings] = []
    number = int(page.competition.value)
    demo_ops.run(lambda club: standings(club, number), shown.append)
    settle(qtbot, demo_ops)
    last = shown[0].evenings[-1]
    assert str(last) in _titles(page), "the last evening is shown"
    assert "1" not in _titles(page)
    page.period.choose("-1")
    page.period.activated.emit(page.period.currentIndex())
    assert "1" in _titles(page)


def test_a_given_figure_is_never_cut_to_another_one(
    qtbot: QtBot, main: MainWindow, ops: Operations, club: OpenClub, evening: Evening
) -> None:
    own = seasons.competition(club, evening.competition_id)
    seasons.change_competition(club, replace(own, ranking="sum,promote:1"))
    second = evenings.add_evening(club, own.id, date(2026, 11, 19))
    for one in evening.participants[:4]:
        second = attendance.add_participant(club, second.id, member_id=one.members[0].id)
    seated = seat_by_hand(club, second, [{1: "1 2 3 4"}])
    type_sheet(club, table_id(seated, 1, 1), "100 100 100 100")
    names = [one.entrant_id for one in groups.groups(club, own.id).lines]
    groups.arrange(club, own.id, dict(zip(names, "AAAABBBB", strict=True)))
    given = "sum,absent:4000,promote:1"
    page = _page(qtbot, main, ops)
    own = seasons.competition(club, own.id)
    change = partial(seasons.change_competition, wanted=replace(own, ranking=given))
    ops.change(change, lambda _: None)
    settle(qtbot, ops)
    widths = {}
    for at, _one in enumerate(page.model.columns):
        if page.table.isColumnHidden(at):
            continue
        for row in range(len(page.model.rows)):
            cell = page.model.index(row, at)
            need = page.table.sizeHintForIndex(cell).width()
            widths[cell.data()] = (need, page.table.columnWidth(at))
    signed = {
        text: room for text, room in widths.items() if text[-1:] == "°" or text[:1] in ("▲", "▼")
    }
    assert "4.000°" in signed
    assert len(signed) > 1, "who moves"
    plain = {text: room for text, room in widths.items() if text.replace(".", "").isdigit()}
    assert any("." in text for text in plain)
    for text, (need, there) in (signed | plain).items():
        assert need <= there, text


def test_another_season_and_back_keeps_the_competition_of_that_name(
    qtbot: QtBot, main: MainWindow, ops: Operations, club: OpenClub, evening: Evening
) -> None:
    own = seasons.competition(club, evening.competition_id)
    other = replace(own, id=0, name="Anders", version=1)
    seasons.add_competition(club, other)
    later = seasons.add_season(club, "2027-2028", date(2027, 9, 1), date(2028, 6, 30))
    seasons.add_competition(club, replace(other, season_id=later.id))
    seasons.add_competition(club, replace(other, season_id=later.id, name="Zomaar"))
    page = _page(qtbot, main, ops)
    for choice, text in (
        (page.competition, "Anders"),
        (page.season, "2027-2028"),
        (page.season, "2026-2027"),
    ):
        choice.setCurrentIndex(choice.findText(text))
        choice.activated.emit(choice.currentIndex())
        settle(qtbot, ops)
        assert page.competition.currentText() == "Anders"
    assert "Ook meetellen" in page.empty.findChildren(type(page.about))[1].text()


def test_in_a_closed_season_no_evening_can_be_made_and_it_says_why(
    qtbot: QtBot, main: MainWindow, ops: Operations, club: OpenClub, evening: Evening
) -> None:
    own = seasons.competition(club, evening.competition_id)
    older = seasons.add_season(club, "2025-2026", date(2025, 9, 1), date(2026, 6, 30))
    for name in ("Zomaar", "Anders"):
        seasons.add_competition(club, replace(own, id=0, season_id=older.id, name=name, version=1))
    shown = loading.overview(club)
    over = replace(shown, seasons=tuple(replace(one, closed_at="x") for one in shown.seasons))
    main.go("evening")
    settle(qtbot, ops)
    assert isinstance(main.page, EveningPage)
    main.page.close_evening()
    settle(qtbot, ops)
    overview = main.page.overview
    assert overview.can_make
    offered = [overview.competition.itemText(at) for at in range(overview.competition.count())]
    assert offered == ["Maandavond · 2026-2027", "Anders · 2025-2026", "Zomaar · 2025-2026"]
    overview.show_evenings(over)
    assert not overview.new.isEnabled()
    assert not overview.can_make
    assert "is afgesloten: er komen geen avonden meer bij" in read(overview)


def test_f6_goes_from_any_choice_to_the_table_and_round(
    qtbot: QtBot, main: MainWindow, ops: Operations, evening: Evening
) -> None:
    page = _page(qtbot, main, ops)
    main.activateWindow()
    qtbot.waitUntil(main.isActiveWindow)
    page.competition.setFocus()
    main.next_pane()
    assert page.table.hasFocus()
    main.next_pane()
    assert page.rule_button.hasFocus()
    page.print_button.setFocus()
    main.next_pane()
    assert page.season.hasFocus()


def test_not_everybody_is_there_where_somebody_sent_word(qtbot: QtBot, theme: Theme) -> None:
    arrivals = Arrivals(theme)
    qtbot.addWidget(arrivals)
    arrivals.show()
    arrivals.offer(())
    assert "Iedereen is er." not in words(arrivals), "the club has no members at all"
    arrivals.show_away({1: True, 2: True})
    assert "Alle anderen zijn er." in words(arrivals)
    arrivals.closed = True
    arrivals.offer(())
    assert "Deze avond is afgesloten: er komt niemand meer bij." in words(arrivals)

"""The bracket of a knock-out: walked over with arrows, level tables decided, 64 players in view."""

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from clubadmin.desktop.contest import bracket_view
from clubadmin.desktop.contest.bracket_pane import BracketPane, choices
from clubadmin.desktop.contest.bracket_view import lay_out, table_in_words
from clubadmin.desktop.kit import wording
from clubadmin.desktop.kit.language import speak
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.domain.terms import Position
from clubadmin.model.draw.knockout import BracketSeat, BracketTable
from clubadmin.model.evenings.evening import Evening, SheetState
from clubadmin.model.explain.figure_asked import SheetAsked
from clubadmin.model.seasons.season import Competition
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing, knockout
from clubadmin.services.seasons import seasons
from clubadmin.services.sheets import sheets
from tests.desktop.contests import long_names
from tests.desktop.driving import settle
from tests.services.evening_club import add_people

N, E, S, W = Position


def knock_out(club: OpenClub, count: int, *, rounds: int = 3, level: int = 0) -> Evening:
    """A knock-out of which round 1 is signed; at table `level` both sides have as much."""
    wanted = Competition(0, 0, "Beker", "knockout", "nku", 2, rounds, evenings=1)
    evening = seasons.add_contest(club, wanted, date(2026, 12, 18))
    for one in add_people(club, count):
        evening = attendance.add_participant(club, evening.id, member_id=one.id)
    evening, _report = drawing.draw(club, evening.id, seed=5)
    for table in evening.plan[0].tables:
        lines = ("92", "70") if table.number == level else ("100", "100")
        sheets.save_lines(club, table.table_id, dict(enumerate(lines, 1)))
        sheets.sign(club, table.table_id)
    return evening


@pytest.fixture
def pane(qtbot: QtBot, ops: Operations, theme: Theme) -> BracketPane:
    made = BracketPane(ops, theme)
    qtbot.addWidget(made)
    made.resize(900, 500)
    made.show()
    made.activateWindow()
    return made


def show(qtbot: QtBot, ops: Operations, pane: BracketPane, evening: Evening) -> None:
    pane.show_evening(evening.id)
    settle(qtbot, ops)
    pane.view.canvas.setFocus()


def test_the_arrows_walk_from_table_to_table_and_round_to_round(
    qtbot: QtBot, ops: Operations, club: OpenClub, pane: BracketPane
) -> None:
    show(qtbot, ops, pane, knock_out(club, 16))
    canvas = pane.view.canvas
    seen = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right):
        QTest.keyClick(canvas, key)
        assert canvas.current is not None
        seen.append((canvas.current.round, canvas.current.number))
        assert (
            pane.view.viewport()
            .rect()
            .intersects(
                canvas.box.translated(canvas.mapTo(pane.view.viewport(), canvas.rect().topLeft()))
            )
        )
    assert seen[:2] == [(1, 3), (1, 2)], "tables 1 and 3 lead to one table"
    assert [round_ for round_, _table in seen[2:]] == [2, 3]
    assert canvas.accessibleDescription()


def test_enter_on_a_table_leads_to_its_sheet(
    qtbot: QtBot, ops: Operations, club: OpenClub, pane: BracketPane
) -> None:
    evening = knock_out(club, 8, rounds=2)
    show(qtbot, ops, pane, evening)
    with qtbot.waitSignal(pane.sheet_asked) as asked:
        QTest.keyClick(pane.view.canvas, Qt.Key.Key_Return)
    assert asked.args == [evening.plan[0].tables[0].table_id]


def test_the_totals_of_a_table_open_into_its_games(
    qtbot: QtBot, ops: Operations, club: OpenClub, pane: BracketPane
) -> None:
    evening = knock_out(club, 8, rounds=2)
    show(qtbot, ops, pane, evening)
    with qtbot.waitSignal(pane.figure_asked) as asked:
        assert pane.ask_current()
    assert asked.args == [SheetAsked(evening.plan[0].tables[0].table_id)]


def test_a_level_table_is_shown_first_and_decided_with_three_keys_and_not_by_itself(
    qtbot: QtBot, ops: Operations, club: OpenClub, pane: BracketPane
) -> None:
    evening = knock_out(club, 16, level=3)
    show(qtbot, ops, pane, evening)
    canvas = pane.view.canvas
    assert canvas.current is not None
    assert (canvas.current.number, canvas.current.level) == (3, True)
    assert pane.bar.isVisible()
    QTest.keyClick(canvas, Qt.Key.Key_Return)
    QTest.keyClick(pane.bar.who, Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert pane.bar.said.text() == "! Kies eerst wie er doorgaan."
    QTest.keyClick(pane.bar.who, Qt.Key.Key_Down)
    QTest.keyClick(pane.bar.who, Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert not pane.bar.isVisible()
    third = evening.plan[0].tables[2]
    kept = knockout_table(qtbot, ops, evening.id, 3)
    assert {one.number for one in kept.seats if one.goes_on} == set(third.ns)
    assert kept.reason == "nog een spel"


def test_without_a_reason_nothing_is_decided_and_it_says_so(
    qtbot: QtBot, ops: Operations, club: OpenClub, pane: BracketPane
) -> None:
    evening = knock_out(club, 16, level=3)
    show(qtbot, ops, pane, evening)
    QTest.keyClick(pane.bar.who, Qt.Key.Key_Down)
    pane.bar.reason.clear()
    QTest.keyClick(pane.bar.reason, Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert "reden" in pane.bar.said.text()
    assert knockout_table(qtbot, ops, evening.id, 3).level


def test_sixty_four_players_fit_beside_each_other_without_a_table_over_another(
    qtbot: QtBot, ops: Operations, club: OpenClub, pane: BracketPane
) -> None:
    show(qtbot, ops, pane, knock_out(club, 64, rounds=5))
    placed = lay_out(pane.view.canvas.bracket, 1200, 8)
    assert len(placed.tables) == 16 + 8 + 4 + 2 + 1
    for at, one in enumerate(placed.tables):
        assert not any(one.box.intersects(other.box) for other in placed.tables[at + 1 :])
        assert one.box.right() <= placed.size.width()


@pytest.mark.parametrize("large", [False, True])
def test_three_rounds_stand_beside_each_other_on_a_small_screen_with_names_read_whole(
    qtbot: QtBot,
    ops: Operations,
    club: OpenClub,
    theme: Theme,
    pane: BracketPane,
    monkeypatch: pytest.MonkeyPatch,
    *,
    large: bool,
) -> None:
    evening = knock_out(club, 16)
    if not large:
        long_names(club)  # of forty letters
    pane.resize(860, 400)  # at 1024 by 700
    theme.choose(large=large)
    show(qtbot, ops, pane, evening)
    written: list[str] = []

    def cut_name(*given: object) -> str:
        written.append(wording.cut_name(*given))  # type: ignore[arg-type]
        return written[-1]

    monkeypatch.setattr(bracket_view, "cut_name", cut_name)
    pane.grab()
    across = pane.view.horizontalScrollBar().maximum()
    theme.choose(large=False)
    assert across == 0
    assert not [name for name in written if "…" in name]


def test_a_line_leads_from_each_table_to_where_its_winners_play(
    qtbot: QtBot, ops: Operations, club: OpenClub, pane: BracketPane
) -> None:
    show(qtbot, ops, pane, knock_out(club, 26, rounds=4))
    placed = lay_out(pane.view.canvas.bracket, 1200, 8)
    boxes = [*(one.box for one in placed.tables), *(one.box for one in placed.free)]
    assert len(placed.joins) == len(boxes) - 1, "every box but the final's leads on"
    for start, end in placed.joins:
        assert any(box.right() == start.x() and box.center().y() == start.y() for box in boxes)
        assert any(box.left() == end.x() and box.center().y() == end.y() for box in boxes)


def test_how_a_tie_was_decided_is_told_at_its_table(
    qtbot: QtBot, ops: Operations, club: OpenClub, pane: BracketPane
) -> None:
    evening = knock_out(club, 16, level=3)
    table = evening.plan[0].tables[2]
    knockout.go_on(club, table.table_id, (E, W), "nog een spel (art. 27)")
    shown = knockout_table(qtbot, ops, evening.id, 3)
    assert table_in_words(shown).endswith("gelijk: nog een spel (art. 27)")


def test_twos_between_whom_the_choice_is_come_partners_first() -> None:
    table = level_table((N, 80), (S, 80), (E, 80), (W, 80))
    found = list(choices(table))
    assert found[:2] in ([(N, S), (E, W)], [(E, W), (N, S)])
    assert len(found) == 6


def test_of_three_who_is_ahead_goes_on_and_the_choice_is_between_the_others() -> None:
    table = level_table((N, 90), (S, 70), (E, 70))
    assert list(choices(table)) == [(N, S), (N, E)]


def test_of_two_one_goes_on() -> None:
    assert list(choices(level_table((N, 70), (E, 70)))) == [(N,), (E,)]


def level_table(*seats: tuple[Position, int]) -> BracketTable:
    shown = tuple(
        BracketSeat(seat.name, number, seat, total) for number, (seat, total) in enumerate(seats, 1)
    )
    return BracketTable(1, 1, shown, 1, SheetState.SIGNED, level=True)


def knockout_table(qtbot: QtBot, ops: Operations, evening_id: int, number: int) -> BracketTable:
    found = []
    ops.run(lambda club: knockout.bracket(club, evening_id), found.append)
    settle(qtbot, ops)
    return found[0].rounds[0].tables[number - 1]


def test_a_place_that_is_not_known_yet_is_told_in_the_language_of_the_window(
    qtbot: QtBot, qapp: QApplication, ops: Operations, club: OpenClub, pane: BracketPane
) -> None:
    show(qtbot, ops, pane, knock_out(club, 16))
    QTest.keyClick(pane.view.canvas, Qt.Key.Key_Right)
    QTest.keyClick(pane.view.canvas, Qt.Key.Key_Right)
    table = pane.view.canvas.current
    assert table is not None
    assert "winnaar van tafel 1, ronde 2" in table_in_words(table)
    speak(qapp, "en")
    try:
        assert "winner of table 1, round 2" in table_in_words(table)
    finally:
        speak(qapp, "nl")

"""Entry by game across tables: the same hand as on a sheet, with matchpoints beside it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from clubadmin.desktop.comparison.grid import LineBrush
from clubadmin.desktop.entry.brush import RowBrush
from clubadmin.desktop.entry.head import HeadBrush
from clubadmin.desktop.evening.page import FORMS, EveningPage
from clubadmin.desktop.kit.page import step_to_next
from clubadmin.services.attendance import attendance
from clubadmin.services.comparison import boards
from clubadmin.services.draw import drawing
from clubadmin.services.members import members, pairs
from clubadmin.services.sheets import sheets
from tests.desktop.contests import contest_evening, dealt, type_scores
from tests.desktop.driving import CONTROL, keys_in_order, press, settle
from tests.desktop.made_window import with_doors
from tests.services.evening_club import add_people, content

F3, F4, F8 = Qt.Key.Key_F3, Qt.Key.Key_F4, Qt.Key.Key_F8


@pytest.fixture
def evening(club):
    """Eight pairs, three rounds, sixteen games in wallets of four."""
    return contest_evening(club, 8)


@pytest.fixture
def opened(qtbot, ops, theme):
    def show(evening):
        made = with_doors(EveningPage(ops, theme))
        keys_in_order(made, ops)
        qtbot.addWidget(made)
        made.resize(1260, 800)
        made.show()
        ops.changed.connect(made.refresh)
        made.open_evening(evening.id, FORMS)
        settle(qtbot, ops)
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        made.desk.forms.turn_way()
        settle(qtbot, ops)
        return made

    return show


@pytest.fixture
def page(opened, evening):
    return opened(evening)


@pytest.fixture
def games(page):
    return page.desk.forms.games


def lines(club, evening, game):
    return [one.typed for one in boards.board(club, evening.id, game).lines]


def test_comparison_play_opens_by_table_as_its_papers_are_and_turns_to_games(page, games):
    page.desk.forms.turn_way()
    assert page.desk.forms.pane.isVisible(), "sheets of tables are what is printed"
    page.desk.forms.turn_way()
    assert games.game == 1
    assert games.grid.model.count == 3
    assert games.tiles.games == list(range(1, 17))


def test_scores_are_kept_on_the_sheets_of_their_tables(qtbot, page, games, club, evening):
    press(games.grid, "92+20\n82\n100-\n")
    settle(qtbot, page.ops)
    assert lines(club, evening, 1) == ["92+20", "82", "100-20"]
    first = games.tiles.states[0]
    assert (first.typed, first.expected, first.complete) == (3, 3, True)


def test_enter_after_the_last_table_opens_the_next_game(qtbot, page, games, club, evening):
    press(games.grid, "92\n82\n100\n")  # what is typed on goes to the next game
    press(games.grid, "55\n")
    settle(qtbot, page.ops)
    assert games.game == 2
    assert lines(club, evening, 2) == ["55", "", ""]


def test_matchpoints_stand_beside_both_sides_while_typing(qtbot, page, games):
    press(games.grid, "92\n82\n")
    settle(qtbot, page.ops)
    press(games.grid, "85")
    model = games.grid.model
    own = model.worth_at(2)
    assert (own.ns.matchpoints, own.ew.matchpoints) == (4, 4)
    assert [model.worth_at(row).ns.matchpoints for row in (0, 1)] == [4, 2]  # nothing jumps
    press(games.grid, "\n")
    settle(qtbot, page.ops)
    assert [one.ns.matchpoints for one in model.worth.lines] == [6, 2, 4]
    assert model.worth.lines[0].ns.top


def test_an_empty_row_is_not_skipped_with_enter(games, qtbot):
    said = []
    games.said.connect(said.append)
    press(games.grid, "\n")
    assert games.grid.model.row == 0
    assert "Tafel 1 van ronde 1 is nog leeg" in said[-1]


def test_a_wrong_row_is_named_by_its_table(games):
    press(games.grid, "92+30\n")
    found = games.side.findings
    assert found.count == 1
    said = found.first().sentence.replace("\u2060", "")  # keeps N/Z on one line
    assert said.startswith("Tafel 1, ronde 1, roem N/Z")


def test_after_the_last_row_a_fault_is_led_to(qtbot, page, games):
    press(games.grid, "92+30\n82\n100\n")
    settle(qtbot, page.ops)
    model = games.grid.model
    assert games.game == 1
    assert model.at_stop
    press(games.grid, "+")
    assert model.row == 0


def test_a_half_typed_row_is_kept_when_another_game_is_opened(qtbot, page, games, club, evening):
    press(games.grid, "92")
    QTest.keyClick(games.grid, Qt.Key.Key_PageDown)
    settle(qtbot, page.ops)
    assert games.game == 2
    assert lines(club, evening, 1)[0] == "92"


def test_undo_takes_the_last_score_back_and_shows_it(qtbot, page, games, club, evening):
    press(games.grid, "92\n82\n")
    settle(qtbot, page.ops)
    page.ops.undo()
    settle(qtbot, page.ops)
    assert lines(club, evening, 1) == ["92", "", ""]
    assert games.grid.model.lines == ["92", "", ""]


def test_tables_and_games_are_two_views_of_the_same_rows(qtbot, page, games, club, evening):
    press(games.grid, "92\n")
    QTest.keyClick(games.grid, Qt.Key.Key_G, CONTROL)
    settle(qtbot, page.ops)
    forms = page.desk.forms
    assert not forms.by_game
    assert forms.pane.grid.model.lines[0] == "" or forms.pane.grid.model.lines[0] == "92"
    forms.pane.open(boards.board(club, evening.id, 1).lines[0].table_id)
    settle(qtbot, page.ops)
    assert forms.pane.grid.model.lines[0] == "92"
    forms.turn_way()
    settle(qtbot, page.ops)
    assert forms.by_game
    assert games.grid.model.lines[0] == "92"


def test_when_all_is_typed_enter_signs_everything_off(qtbot, page, games, club, evening):
    type_scores(club, evening)
    games.open(16)
    settle(qtbot, page.ops)
    QTest.keyClick(games.grid, Qt.Key.Key_End)
    press(games.grid, "\n")
    settle(qtbot, page.ops)
    plan = sheets.board(club, evening.id)
    assert all(drawn.signed == len(drawn.tables) for drawn in plan)


def test_the_letter_of_a_pit_stands_clear_of_its_figure_on_a_small_screen(
    qtbot, page, games, club, evening, theme, monkeypatch
):
    written = []
    write = RowBrush.write

    def noted(brush, spot, text, font, colour, *, align="left"):
        write(brush, spot, text, font, colour, align=align)
        wide = brush.ink.width(text, font)
        left = spot.right() - wide if align == "right" else spot.left()
        written.append((text, spot.center().y(), left, left + wide))

    monkeypatch.setattr(RowBrush, "write", noted)
    sheets.save_lines(club, evening.plan[0].tables[0].table_id, {1: "p"})
    theme.choose(large=True)
    page.resize(898, 668)  # a window of 1024 by 700 without its menu and rail
    page.refresh()
    settle(qtbot, page.ops)
    games.open(1)
    settle(qtbot, page.ops)
    games.grid.grab()
    theme.choose(large=False)
    (letter,) = {one for one in written if one[0] in ("P", "PIT")}
    beside = [one for one in written if one[0] == "162" and abs(one[1] - letter[1]) < 1]
    assert beside
    assert all(figure[2] - letter[3] >= 2 for figure in beside)


def test_names_of_forty_letters_are_whole_above_the_rows_also_in_large_letters(
    opened, evening, club, theme, monkeypatch
):
    names = "Oosterwijk van Zuidland-Kempenaer", "Schimmelpenninckhuizen-ter Haar"
    for at, member in enumerate(members.members(club)):
        first = f"Jo{chr(97 + at)}"
        members.change_member(club, replace(member, first_name=first, last_name=names[at % 2]))
    page = opened(evening)
    head, write = page.desk.forms.games.head, HeadBrush.write
    for large in (False, True):
        theme.choose(large=large)
        page.resize(898, 668)  # a window of 1024 by 700 without its menu and rail
        QTest.qWait(1)  # what was asked to be painted before is
        written, width = [], head.width()
        with monkeypatch.context() as patch:
            patch.setattr(
                HeadBrush,
                "write",
                lambda *a, to=written, **how: to.append(a[1:3]) or write(*a, **how),
            )
            head.grab()
        theme.choose(large=False)
        assert all(any(name in text for _, text in written) for name in names)
        assert not [name for _, name in written if "…" in name]
        assert max(spot.right() for spot, _ in written) <= width


@pytest.mark.parametrize(("width", "whole"), [(898, False), (1240, True)])
def test_who_sat_at_a_table_is_told_apart_in_its_row_however_long_the_names(
    opened, evening, club, monkeypatch, width, whole
):
    names = "Oudenbosch-Schimmelpenninckhuizen", "Schimmelpenninckhuizen-ter Haar"
    for at, member in enumerate(members.members(club)):
        last = names[at % 4 // 2]
        members.change_member(club, replace(member, first_name=chr(65 + at) * 2, last_name=last))
    page = opened(evening)
    grid, write = page.desk.forms.games.grid, LineBrush.write
    page.resize(width, 668)  # a window of 1024 or 1366 pixels without its rail
    QTest.qWait(1)
    written = []
    with monkeypatch.context() as patch:
        patch.setattr(
            LineBrush, "write", lambda *a, **how: written.append(a[2]) or write(*a, **how)
        )
        grid.grab()
    people = [text for text in written if any(name[:9] in text for name in names)]
    assert len(people) == len({*people}) == 4 * len(grid.looks)
    assert not whole or not [text for text in people if "…" in text]


def test_one_undo_takes_all_those_signatures_back(qtbot, page, games, club, evening):
    type_scores(club, evening)
    before = content(club)
    games.sign_all()
    settle(qtbot, page.ops)
    signed = content(club)
    assert all(one.signed == len(one.tables) for one in sheets.board(club, evening.id))
    page.ops.undo()
    settle(qtbot, page.ops)
    assert content(club) == before
    page.ops.redo()
    settle(qtbot, page.ops)
    assert content(club) == signed


def test_a_signed_row_is_locked_until_f2(qtbot, page, games, club, evening):
    type_scores(club, evening)
    table = boards.board(club, evening.id, 1).lines[0].table_id
    sheets.sign(club, table)
    games.open(1, table_id=table)
    settle(qtbot, page.ops)
    assert games.grid.model.locked
    before = games.grid.model.lines[0]
    press(games.grid, "1")
    assert games.grid.model.lines[0] == before
    assert not games.grid.model.typing
    QTest.keyClick(games.grid, Qt.Key.Key_F2)
    settle(qtbot, page.ops)
    assert not games.grid.model.locked


def test_past_the_last_row_the_key_that_corrects_says_where_it_works(qtbot, page, games):
    said = []
    games.said.connect(said.append)
    games.grid.model.go(games.grid.model.count)
    QTest.keyClick(games.grid, Qt.Key.Key_F2)
    assert said == ["F2 verbetert een rij. Ga er met de pijlen heen."]


def test_the_hands_stand_beside_the_scores(qtbot, page, games, club, evening):
    assert not games.side.hands.isVisible()
    dealt(club, evening)
    games.refresh()
    settle(qtbot, page.ops)
    assert games.side.hands.isVisible()
    assert "schoppen" in games.side.hands.accessibleDescription()


def test_a_game_that_is_not_in_play_is_said(games):
    said = []
    games.said.connect(said.append)
    games.open_number(31)
    assert said == ["Spel 31 wordt vanavond niet gespeeld; er zijn de spellen 1–16."]
    QTest.keyClicks(games.tiles, "17")
    assert said[1:] == ["Spel 17 wordt vanavond niet gespeeld; er zijn de spellen 1–16."]


def test_a_slow_hand_types_a_game_of_two_digits(qtbot, page, games):
    games.tiles.setFocus()
    QTest.keyClicks(games.tiles, "1")
    QTest.qWait(800)
    QTest.keyClicks(games.tiles, "2")
    QTest.keyClick(games.tiles, Qt.Key.Key_Return)
    settle(qtbot, page.ops)
    assert games.game == 12


def test_the_numbers_on_a_card_lead_to_its_row(games):
    line = games.grid.model.board.lines[2]
    QTest.keyClick(games.grid, F3)
    games.search.field.setText(f"{line.ns.number} {line.ew.number}")
    QTest.keyClick(games.search.field, Qt.Key.Key_Return)
    assert games.grid.model.row == 2
    assert not games.search.isVisible()


def test_wrong_pairs_are_said_with_who_did_play(games):
    first, other = games.grid.model.board.lines[:2]
    said = []
    games.said.connect(said.append)
    QTest.keyClick(games.grid, F3)
    games.search.field.setText(f"{first.ns.number} {other.ew.number}")
    QTest.keyClick(games.search.field, Qt.Key.Key_Return)
    assert f"niet gespeeld door {first.ns.number} tegen {other.ew.number}" in said[-1]
    assert "art. 17" in said[-1]


def test_a_pair_that_does_not_play_the_game_is_told_where_it_plays(games, page):
    board = games.grid.model.board
    playing = {n for one in board.lines for n in (*one.ns.numbers, *one.ew.numbers)}
    absent = next(n for n in range(1, 9) if n not in playing)
    said = []
    games.said.connect(said.append)
    QTest.keyClick(games.grid, F3)
    games.search.field.setText(str(absent))
    QTest.keyClick(games.search.field, Qt.Key.Key_Return)
    assert f"Nummer {absent} speelt spel 1 niet, wel: " in said[-1]


def test_after_another_draw_the_cursor_is_on_the_first_empty_row(qtbot, page, games, club, evening):
    press(games.grid, "92\n82\n72\n")
    settle(qtbot, page.ops)
    games.open(1)
    settle(qtbot, page.ops)
    QTest.keyClick(games.grid, Qt.Key.Key_End)
    board = boards.board(club, evening.id, 1)
    for line in board.lines[1:]:  # as where other tables play it now
        sheets.save_line(club, line.table_id, line.row, "")
    games.enter()
    press(games.grid, "55\n44\n")  # before the game is read again
    settle(qtbot, page.ops)
    assert lines(club, evening, 1) == ["92", "55", "44"]


def test_tab_goes_from_points_to_roem(qtbot, page, games, club, evening):
    press(games.grid, "90")
    QTest.keyClick(games.grid, Qt.Key.Key_Tab)
    assert games.grid.model.row == 0
    press(games.grid, "20")
    for _ in range(3):
        QTest.keyClick(games.grid, Qt.Key.Key_Tab)
    assert games.grid.model.row == 1
    settle(qtbot, page.ops)
    assert lines(club, evening, 1)[0] == "90+20"


def test_tab_without_roem_leaves_the_points(qtbot, page, games, club, evening):
    press(games.grid, "90")
    QTest.keyClick(games.grid, Qt.Key.Key_Tab)
    press(games.grid, "\n")
    settle(qtbot, page.ops)
    assert lines(club, evening, 1)[0] == "90"


def all_but_one(qtbot, page, games, club, evening):
    """Every score is in but the last of game 16."""
    type_scores(club, evening)
    last = boards.board(club, evening.id, 16).lines[-1]
    sheets.save_line(club, last.table_id, last.row, "")
    games.open(16)
    settle(qtbot, page.ops)


def signed(club, evening):
    return sum(drawn.signed for drawn in sheets.board(club, evening.id))


def test_the_enter_of_the_last_score_signs_nothing(qtbot, page, games, club, evening):
    all_but_one(qtbot, page, games, club, evening)
    press(games.grid, "92\n")
    settle(qtbot, page.ops)
    assert signed(club, evening) == 0
    assert games.grid.model.at_stop
    assert games.grid.stop == "Alles getypt. Enter tekent alle formulieren af"
    press(games.grid, "\n")
    settle(qtbot, page.ops)
    assert signed(club, evening) == 12
    page.desk.show_step(FORMS)
    settle(qtbot, page.ops)
    assert games.grid.stop == "Enter: naar de uitslag"


def test_the_enter_of_a_correction_stays_on_its_row(qtbot, page, games, club, evening):
    type_scores(club, evening)
    games.open(16)
    settle(qtbot, page.ops)
    games.grid.go_to(0)
    QTest.keyClick(games.grid, Qt.Key.Key_F2)
    for _key in games.grid.model.text:
        QTest.keyClick(games.grid, Qt.Key.Key_Backspace)
    press(games.grid, "71\n")
    settle(qtbot, page.ops)
    assert games.game == 16
    assert games.grid.model.row == 0
    assert signed(club, evening) == 0


def test_past_a_refused_row_one_is_told_where_one_stands_until_it_is_over(qtbot, page, games):
    said, taken_back = [], []
    games.said.connect(said.append)
    games.unsaid.connect(taken_back.append)
    press(games.grid, "92\n82\n81-81\n")
    settle(qtbot, page.ops)
    assert said[-1].startswith("Spel 1: tafel ")
    assert "klopt nog niet" in said[-1]
    assert "Enter: naar spel 2" in said[-1]
    press(games.grid, "9")
    assert said[-1].startswith("Niet getypt")
    press(games.grid, "\n")  # of what was typed in vain
    assert "klopt nog niet" in said[-1]
    assert not said[-1].startswith("Niet getypt")
    press(games.grid, "\n")
    settle(qtbot, page.ops)
    assert games.game == 2
    assert taken_back[-1] == said[-1]


def test_f6_goes_to_the_games_first(qtbot, page, games):
    games.grid.setFocus()
    step_to_next(page.desk.forms.panes())
    assert games.tiles.hasFocus()


def test_a_score_typed_beside_the_list_reaches_it(qtbot, page, games):
    press(games.grid, "92+30\n")
    found = games.side.findings.first()
    found.setFocus()
    press(found, "8")
    press(games.grid, "2")
    assert games.grid.hasFocus()
    assert games.grid.model.text == "82"


def test_the_step_counts_the_games_that_are_typed(qtbot, page, games):
    press(games.grid, "92\n82\n72\n")
    settle(qtbot, page.ops)
    tab = page.desk.steps.tabs[FORMS]
    assert tab.accessibleDescription() == "1 van 16 spellen"
    page.desk.forms.turn_way()
    settle(qtbot, page.ops)
    assert tab.accessibleDescription() == "0 van 12"


def one_leaves_another_comes(club, evening):
    """After round 2; the rounds after that are drawn anew."""
    attendance.drop_out(club, evening.id, evening.participants[0].id, 2)
    fresh = pairs.add_pair(club, *(one.id for one in add_people(club, 2)))
    after = attendance.add_participant(club, evening.id, pair_id=fresh.id)
    attendance.come_late(club, evening.id, after.participants[-1].id, 3)
    drawing.draw(club, evening.id, seed=5, from_round=3)


def test_after_leaving_arriving_and_another_draw_every_score_lands(qtbot, opened, club):
    evening = contest_evening(club, 6, form="howell-pairs", rounds=5, games=2)
    for drawn in evening.plan[:2]:
        for table in drawn.tables:
            sheets.save_lines(club, table.table_id, {1: "92", 2: "82"})
    page = opened(evening)
    games = page.desk.forms.games
    games.open(5)
    settle(qtbot, page.ops)
    QTest.keyClick(games.grid, Qt.Key.Key_End)
    page.desk.show_step(0)
    one_leaves_another_comes(club, evening)
    page.refresh()
    page.desk.show_step(FORMS)
    settle(qtbot, page.ops)
    model = games.grid.model
    empty = [row for row, line in enumerate(model.lines) if not line]
    assert empty
    assert model.row == empty[0]
    press(games.grid, "71\n" * len(empty))
    settle(qtbot, page.ops)
    assert "" not in lines(club, evening, 5)


def test_below_the_rows_stands_how_roem_is_typed(games):
    assert "Roem: +" in games.grid.stop
    QTest.keyClick(games.grid, Qt.Key.Key_End)
    assert "Enter: naar spel 2" in games.grid.stop

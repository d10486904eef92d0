"""Decisions about matchpoints, score cards, dealing: the windows of comparison play."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from clubadmin.desktop.comparison.model import BoardModel
from clubadmin.desktop.comparison.ruling import RulingDialog
from clubadmin.desktop.comparison.traveller import TravellerDialog
from clubadmin.desktop.decisions.evening_list import EveningDecisions
from clubadmin.desktop.evening.page import FORMS, EveningPage
from clubadmin.desktop.wallets.dealing import DealingDialog
from clubadmin.domain.comparison.decisions import Decision, decisions_text
from clubadmin.domain.terms import Side
from clubadmin.errors import Refused
from clubadmin.services.comparison import boards, dealing, deciding
from clubadmin.services.draw import drawing
from clubadmin.services.sheets import sheets
from tests.desktop.contests import contest_evening, dealt, team_evening, type_scores
from tests.desktop.driving import SHIFT, press, settle
from tests.desktop.looking import named, read
from tests.desktop.made_window import with_doors
from tests.services.comparison.contests import save_line
from tests.services.evening_club import evening_with

F4, F8 = Qt.Key.Key_F4, Qt.Key.Key_F8
LOWEST, AVERAGE = "de laagste score", "het gemiddelde: de helft"


@pytest.fixture
def evening(club):
    """Eight pairs whose scores are in."""
    made = contest_evening(club, 8)
    type_scores(club, made)
    return made


@pytest.fixture
def opened(qtbot, ops, theme):
    def show(evening):
        made = with_doors(EveningPage(ops, theme))
        qtbot.addWidget(made)
        made.resize(1260, 800)
        made.show()
        made.activateWindow()
        ops.changed.connect(made.refresh)
        made.open_evening(evening.id, FORMS)
        settle(qtbot, ops)
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
    page.desk.forms.games.grid.go_to(0)
    return page.desk.forms.games


def found(page, kind):
    return next(one for one in page.window().findChildren(kind) if one.isVisible())


def ruling(page, games):
    QTest.keyClick(games.grid, F8)
    return found(page, RulingDialog)


def put_down(dialog, qtbot, ops, reason="Oost keek in de hand van Zuid."):
    dialog.reason.setPlainText(reason)
    dialog.by.setText("J. Leider")
    dialog.store()
    settle(qtbot, ops)


def test_what_happened_says_what_each_side_gets(page, games):
    dialog = ruling(page, games)
    dialog.case.choose("hand")
    assert [one.currentText() for one in dialog.instead.values()] == [LOWEST, AVERAGE]
    dialog.who.choose("ew")
    assert [one.currentText() for one in dialog.instead.values()] == [AVERAGE, LOWEST]
    assert dialog.article.text() == "NKF 1976, deel 2, art. 15"
    assert "wordt 2 matchpunten" in dialog.preview.text()
    dialog.reject()


def test_a_decision_is_kept_and_stands_beside_its_row(qtbot, page, games, club, evening):
    dialog = ruling(page, games)
    dialog.case.choose("hand")
    promised = dialog.preview.text()
    put_down(dialog, qtbot, page.ops)
    line = boards.board(club, evening.id, 1).lines[0]
    assert line.decisions == {Decision.LOWEST_NS, Decision.AVERAGE_EW}
    assert f"{line.ns_matchpoints} matchpunten" in promised
    assert f"{line.ew_matchpoints} matchpunten" in promised
    assert "§" in read(games.side.progress)
    assert "Oost keek in de hand van Zuid." in read(games.side.progress)
    model = games.grid.model
    assert model.worth_at(0).ns.matchpoints == line.ns_matchpoints
    assert model.worth_at(0).ew.matchpoints == line.ew_matchpoints


def test_a_decision_without_reason_or_name_is_not_kept(page, games, club, evening):
    dialog = ruling(page, games)
    dialog.case.choose("fine")
    dialog.store()
    assert "Schrijf op waarom." in dialog.reason_field.note.text()
    dialog.reason.setPlainText("Te laat gemeld.")
    dialog.by.clear()
    dialog.store()
    assert "Wie heeft dit beslist?" in dialog.by_field.note.text()
    dialog.reject()
    assert not boards.board(club, evening.id, 1).lines[0].decisions


def test_nothing_decided_is_said(page, games):
    dialog = ruling(page, games)
    dialog.case.choose("other")
    dialog.store()
    assert "zo verandert er niets" in dialog.said.text()
    dialog.reject()


def test_a_decision_is_withdrawn_where_it_was_made(qtbot, page, games, club, evening):
    dialog = ruling(page, games)
    dialog.case.choose("hand")
    put_down(dialog, qtbot, page.ops)
    again = ruling(page, games)
    named(again, QPushButton, "Intrekken").click()
    settle(qtbot, page.ops)
    assert not boards.board(club, evening.id, 1).lines[0].decisions
    assert not games.grid.model.board.lines[0].decisions


def test_two_decisions_that_contradict_are_refused_in_words(qtbot, page, games, club):
    dialog = ruling(page, games)
    dialog.case.choose("hand")
    put_down(dialog, qtbot, page.ops)
    here = games.grid.model.here
    deciding.decide(club, here.table_id, 1, {Decision.NS_1}, reason="Laat.", decided_by="L")
    games.refresh()
    settle(qtbot, page.ops)
    again = ruling(page, games)  # opens with the last of the two
    again.case.choose("hand")
    again.who.choose("ew")
    assert again.preview.text().startswith("! Dit gaat niet samen")
    put_down(again, qtbot, page.ops)
    assert again.isVisible()
    assert again.said.text()
    again.reject()


def test_wrong_seats_take_all_games_of_the_table(qtbot, page, games, club, evening):
    dialog = ruling(page, games)
    dialog.case.choose("seats")
    assert dialog.games_field.isVisible()
    table = games.grid.model.board.lines[0].table_id
    played = next(
        one.wallets for plan in evening.plan for one in plan.tables if one.table_id == table
    )
    dialog.games.setText(f"{played[0]}, {played[1]}")
    put_down(dialog, qtbot, page.ops, "Noord en Oost zaten verwisseld.")
    for game in played[:2]:
        line = next(
            one for one in boards.board(club, evening.id, game).lines if one.table_id == table
        )
        assert Decision.CANCELLED in line.decisions
        assert Decision.LOWEST_NS in line.decisions


def test_a_game_is_cancelled_at_every_table(qtbot, page, games, club, evening):
    dialog = ruling(page, games)
    dialog.case.choose("game")
    assert "Niemand krijgt matchpunten voor spel 1" in dialog.preview.text()
    put_down(dialog, qtbot, page.ops, "De kaarten zijn kwijt.")
    lines = boards.board(club, evening.id, 1).lines
    assert all(one.decisions == {Decision.CANCELLED} for one in lines)
    assert games.tiles.states[0].decided == len(lines)


def test_a_game_is_cancelled_where_it_was_not_played_yet(qtbot, page, games, club, evening):
    *others, last = boards.board(club, evening.id, 1).lines
    save_line(club, evening.id, 1, last.table_id, "")
    games.refresh()
    settle(qtbot, page.ops)
    dialog = ruling(page, games)
    dialog.case.choose("rest")
    assert "Wie spel 1 gespeeld heeft" in dialog.preview.text()
    put_down(dialog, qtbot, page.ops, "De kaarten zijn kwijt.")
    lines = {one.table_id: one for one in boards.board(club, evening.id, 1).lines}
    assert lines[last.table_id].decisions == {Decision.CANCELLED}
    assert not any(lines[one.table_id].decisions for one in others)


def test_a_decision_can_be_made_on_a_signed_sheet(qtbot, page, games, club, evening):
    sheets.sign(club, games.grid.model.board.lines[0].table_id)
    games.refresh()
    settle(qtbot, page.ops)
    dialog = ruling(page, games)
    dialog.case.choose("fine")
    put_down(dialog, qtbot, page.ops)
    assert boards.board(club, evening.id, 1).lines[0].decisions == {Decision.NS_1}


def test_the_list_of_the_evening_names_what_was_decided_by_wallet(qtbot, page, games):
    games.open(5)
    settle(qtbot, page.ops)
    games.grid.go_to(0)
    dialog = ruling(page, games)
    dialog.case.choose("fine")
    put_down(dialog, qtbot, page.ops)
    page._decisions()  # F9
    settle(qtbot, page.ops)
    shown = found(page, EveningDecisions)
    cells = [one.text(shown.model.rows[0]) for one in shown.model.columns]
    assert cells[2:4] == ["5", "N/Z 1 matchpunt minder"]
    shown.take_back.click()
    shown.sure.click()
    settle(qtbot, page.ops)
    assert not shown.model.rowCount()
    shown.close()


# score cards


def test_f4_shows_what_the_pair_on_this_row_played(qtbot, page, games):
    line = games.grid.model.board.lines[0]
    QTest.keyClick(games.grid, F4)
    settle(qtbot, page.ops)
    card = found(page, TravellerDialog)
    assert card.who.currentText().startswith(f"{line.ns.number}  ")
    assert len(card.model.rows) == 12
    QTest.keyClick(card, Qt.Key.Key_PageDown)
    settle(qtbot, page.ops)
    assert not card.who.currentText().startswith(f"{line.ns.number}  ")
    card.close()


def test_shift_f4_shows_the_other_side_and_enter_leads_to_the_game(qtbot, page, games):
    line = games.grid.model.board.lines[0]
    QTest.keyClick(games.grid, F4, SHIFT)
    settle(qtbot, page.ops)
    card = found(page, TravellerDialog)
    assert card.who.currentText().startswith(f"{line.ew.number}  ")
    card.table.selectRow(5)
    game = card.model.rows[5].game
    QTest.keyClick(card.table, Qt.Key.Key_Return)
    settle(qtbot, page.ops)
    assert games.game == game


# dealing


def test_games_are_dealt_by_chance_with_the_number_to_deal_them_again(qtbot, opened, club):
    page = opened(contest_evening(club, 8))
    QTest.keyClick(page, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier | SHIFT)
    settle(qtbot, page.ops)
    dialog = found(page, DealingDialog)
    assert dialog.games.value() == 16
    dialog.deal.click()
    settle(qtbot, page.ops)
    assert dialog.model.rowCount() == 18
    seed = dealing.wallets(club, 1)[0].seed
    assert str(seed) in dialog.origin.text()
    first = dealing.wallets(club, 1)
    dialog.seed.setText(str(seed))
    dialog.deal.click()
    assert "Er is al gedeeld" in dialog.said.text()
    dialog.deal.click()
    settle(qtbot, page.ops)
    assert [one.hands for one in dealing.wallets(club, 1)] == [one.hands for one in first]
    dialog.close()


def test_a_number_that_is_none_is_refused(qtbot, opened, club):
    page = opened(contest_evening(club, 8))
    page.desk.forms.games.doors.show_dealing()
    settle(qtbot, page.ops)
    dialog = found(page, DealingDialog)
    dialog.seed.setText("zeven")
    dialog.deal.click()
    assert "heel getal" in dialog.said.text()
    assert not dialog.model.rowCount()
    dialog.close()


def test_played_games_are_not_dealt_again(qtbot, page, games, club, evening):
    games.doors.show_dealing()
    settle(qtbot, page.ops)
    dialog = found(page, DealingDialog)
    named(dialog, QPushButton, "Kaarten noteren (art. 8)").click()
    hands = list(dialog.note.hands.values())
    hands[0].setText("SA S10 SH SV SB S9 S8 S7")
    hands[1].setText("HA H10 HH HV HB H9 H8 H7")
    hands[2].setText("RA R10 RH RV RB R9 R8 R7")
    hands[3].setFocus()
    QTest.keyClick(hands[3], Qt.Key.Key_Return)
    settle(qtbot, page.ops)
    assert dealing.wallets(club, evening.id)[0].source == "noted"
    assert dialog.note.game.value() == 2  # on to the next
    dialog.note.left.emit()
    dialog.deal.click()
    dialog.deal.click()
    settle(qtbot, page.ops)
    assert "al gespeeld" in dialog.said.text()
    dialog.close()


def test_cards_that_do_not_add_up_are_refused_and_stay(qtbot, page, games):
    games.doors.show_dealing()
    settle(qtbot, page.ops)
    dialog = found(page, DealingDialog)
    named(dialog, QPushButton, "Kaarten noteren (art. 8)").click()
    field = next(iter(dialog.note.hands.values()))
    field.setText("SA SA")
    dialog.note.keep()
    settle(qtbot, page.ops)
    assert dialog.note.said.text()
    assert field.text() == "SA SA"
    dialog.close()


def test_cards_in_a_wallet_are_compared_with_what_was_dealt(qtbot, opened, club):
    evening = contest_evening(club, 8)
    dealt(club, evening)
    page = opened(evening)
    page.desk.forms.games.doors.show_dealing()
    settle(qtbot, page.ops)
    dialog = found(page, DealingDialog)
    named(dialog, QPushButton, "Kaarten noteren (art. 8)").click()
    wallet = dealing.wallets(club, evening.id)[0]
    for seat, field in dialog.note.hands.items():
        field.setText(" ".join(f"{card.suit.value}{card.rank}" for card in wallet.hands[seat]))
    named(dialog, QPushButton, "Vergelijken met wat gedeeld is").click()
    settle(qtbot, page.ops)
    assert "van het controlekaartje" in dialog.note.said.text()
    dialog.close()


def test_a_spoiled_wallet_gets_a_reserve_game(qtbot, opened, club):
    evening = contest_evening(club, 8)
    dealt(club, evening)
    page = opened(evening)
    page.desk.forms.games.doors.show_dealing()
    settle(qtbot, page.ops)
    dialog = found(page, DealingDialog)
    dialog.table.select_key(3)
    before = {one.game: one.hands for one in dealing.wallets(club, evening.id)}
    dialog.swap.click()
    assert "Spel 3 is bedorven" in dialog.said.text()
    dialog.swap.click()
    settle(qtbot, page.ops)
    after = {one.game: one.hands for one in dealing.wallets(club, evening.id)}
    assert after[3] == before[17]
    assert after[17] == before[3]
    dialog.close()


# teams, tiles


def test_teams_see_the_difference_between_their_tables(qtbot, opened, club):
    page = opened(team_evening(club))
    games = page.desk.forms.games
    assert games.grid.model.count == 2
    press(games.grid, "100\n")
    model = games.grid.model
    assert model.worth_at(0).ns.matchpoints is None  # the other table is not in
    press(games.grid, "62+20\n")
    settle(qtbot, page.ops)
    dialog = ruling(page, games)
    assert "1 spelpunt: de helft van de 2" in dialog.average.text()
    assert dialog.average.isVisible()
    dialog.reject()
    games.open(1)
    settle(qtbot, page.ops)
    model = games.grid.model
    first, second = (model.worth_at(row) for row in range(2))
    # 100 and 100 against 62 and 82: what N/Z of table 1 made more
    assert first.ns.matchpoints == 100 + 100 - 62 - 82
    assert first.ew.matchpoints == -first.ns.matchpoints
    assert second.ew.matchpoints == first.ns.matchpoints


def test_a_number_on_the_tiles_opens_its_game(qtbot, page, games):
    games.tiles.setFocus()
    press(games.tiles, "12")
    QTest.keyClick(games.tiles, Qt.Key.Key_Return)
    settle(qtbot, page.ops)
    assert games.game == 12


def test_a_number_that_is_no_game_is_said_on_the_tiles(qtbot, page, games):
    said = []
    games.said.connect(said.append)
    games.tiles.setFocus()
    press(games.tiles, "99")
    QTest.keyClick(games.tiles, Qt.Key.Key_Return)
    assert "Spel 99 wordt vanavond niet gespeeld" in said[-1]
    assert games.game == 1


def test_a_closed_evening_is_read_only(page, games):
    model = games.grid.model
    games.grid.show_model(BoardModel(replace(model.board, closed=True), model.rules))
    said = []
    games.said.connect(said.append)
    before = list(games.grid.model.lines)
    press(games.grid, "92\n")
    assert games.grid.model.lines == before
    assert "afgesloten" in said[0]


def test_a_cancelled_game_is_taken_back_everywhere_so_that_rounds_can_be_drawn(qtbot, opened, club):
    evening = contest_evening(club, 8)
    deciding.cancel_game(club, evening.id, 1, reason="kaarten kwijt", decided_by="x")
    with pytest.raises(Refused, match="vervalt"):
        drawing.draw(club, evening.id, from_round=2)
    page = opened(evening)
    games = page.desk.forms.games
    games.open_number(1)
    settle(qtbot, page.ops)
    games.grid.go_to(0)
    dialog = ruling(page, games)
    back = next(one for one in dialog.findChildren(QPushButton) if "Overal" in one.text())
    back.click()
    settle(qtbot, page.ops)
    assert not any(one.decisions for one in boards.board(club, evening.id, 1).lines)
    assert len(drawing.draw(club, evening.id, from_round=2)[0].plan) == 3


def test_a_penalty_of_a_single_player_is_his_alone(qtbot, opened, club):
    evening = evening_with(club, 8, kind="howell-players", games=2, rounds=1)
    evening, _ = drawing.draw(club, evening.id, seed=1)
    type_scores(club, evening)
    page = opened(evening)
    games = page.desk.forms.games
    games.grid.go_to(0)
    dialog = ruling(page, games)
    dialog.case.choose("fine")
    dialog.who.choose("s")
    assert {whose: one.value() for whose, one in dialog.fine.items()} == {
        "n": 0,
        "e": 0,
        "s": 1,
        "w": 0,
    }
    assert "Zuid 1 matchpunt minder" in dialog.preview.text()
    put_down(dialog, qtbot, page.ops, "Zuid telde niet na.")
    assert boards.board(club, evening.id, 1).lines[0].decisions == {Decision.S_1}


def test_any_number_of_matchpoints_is_given_and_any_number_taken_off(
    qtbot, page, games, club, evening
):
    """Game 1 gives 6, 4 and 2."""
    dialog = ruling(page, games)
    assert not dialog.given_field[Side.NS].isVisible()
    dialog.case.choose("arbitral")
    assert dialog.article.text() == "NKF 1976, deel 2, art. 20"
    assert dialog.given_field[Side.NS].isVisible()
    dialog.given[Side.NS].setValue(5)
    dialog.given[Side.EW].setValue(1)
    dialog.fine[Side.EW].setValue(4)
    assert "N/Z: " in dialog.preview.text()
    assert "wordt 5 matchpunten" in dialog.preview.text()
    assert "wordt −3 matchpunten" in dialog.preview.text()
    put_down(dialog, qtbot, page.ops)
    line = boards.board(club, evening.id, 1).lines[0]
    assert decisions_text(line.decisions) == "ns=5;ew=1;ew-4"
    assert (line.ns_matchpoints, line.ew_matchpoints) == (5, -3)
    again = ruling(page, games)
    assert "N/Z krijgt 5 matchpunten; O/W krijgt 1 matchpunt; O/W 4 matchpunten minder" in (
        " ".join(one.text() for one in again.findChildren(QLabel))
    )
    assert (again.case.value, again.given[Side.NS].value()) == ("arbitral", 5)
    assert (again.given[Side.EW].value(), again.fine[Side.EW].value()) == (1, 4)
    again.reject()


def test_the_window_says_what_the_average_of_this_game_is(page, games):
    dialog = ruling(page, games)
    assert "3 tafels: hoogstens 6, de helft 3." in dialog.average.text()
    assert "art. 18" in dialog.average.text()


def test_a_second_f8_opens_with_the_decision_and_changes_it(qtbot, page, games, club, evening):
    dialog = ruling(page, games)
    dialog.case.choose("hand")
    dialog.who.choose("ew")
    put_down(dialog, qtbot, page.ops)
    again = ruling(page, games)
    assert (again.case.value, again.who.value) == ("hand", "ew")
    assert again.instead[Side.NS].value == "average"
    assert again.reason.toPlainText() == "Oost keek in de hand van Zuid."
    assert again.by.text() == "J. Leider"
    again.who.choose("ns")
    again.store()
    settle(qtbot, page.ops)
    board = boards.board(club, evening.id, 1)
    assert board.lines[0].decisions == {Decision.LOWEST_NS, Decision.AVERAGE_EW}
    page.ops.undo()
    settle(qtbot, page.ops)
    board = boards.board(club, evening.id, 1)
    assert board.lines[0].decisions == {Decision.LOWEST_EW, Decision.AVERAGE_NS}


def test_the_distribution_shows_what_the_rows_show_after_a_decision(qtbot, page, games, club):
    dialog = ruling(page, games)
    dialog.case.choose("hand")
    dialog.who.choose("ew")
    put_down(dialog, qtbot, page.ops)
    model = games.grid.model
    for side in Side:
        made = model.worth.made(model.board, "", side)
        shown = sorted(one.of(side).matchpoints for one in model.worth.lines)
        assert sorted(one.matchpoints for one in made for _ in range(one.times)) == shown
        assert sum(one.decided for one in made) == 1
    assert "§" in games.side.frequency.accessibleDescription()

"""When it goes wrong at a game: nothing typed is lost, and the screen says what the file says."""

import pytest

from clubadmin.desktop.comparison.loading import load
from clubadmin.desktop.comparison.model import BoardModel
from clubadmin.desktop.evening.page import FORMS, EveningPage
from clubadmin.desktop.sheet import keeper
from clubadmin.domain.comparison.decisions import Decision
from clubadmin.services.comparison import boards, deciding
from clubadmin.services.sheets import sheets
from tests.desktop.contests import contest_evening, type_scores
from tests.desktop.driving import press, settle
from tests.desktop.made_window import with_doors


@pytest.fixture
def evening(club):
    return contest_evening(club, 8)


@pytest.fixture
def games(qtbot, ops, theme, evening):
    page = with_doors(EveningPage(ops, theme))
    qtbot.addWidget(page)
    page.resize(1260, 800)
    page.show()
    ops.changed.connect(page.refresh)
    page.open_evening(evening.id, FORMS)
    settle(qtbot, ops)
    page.desk.forms.turn_way()
    settle(qtbot, ops)
    return page.desk.forms.games


def test_a_score_that_could_not_be_kept_carries_a_sign_until_it_is(
    qtbot, ops, games, club, evening, monkeypatch
):
    works = keeper.keep_lines

    def full(*_given):
        raise OSError("schijf vol")

    monkeypatch.setattr(keeper, "keep_lines", full)
    press(games.grid, "92\n")
    settle(qtbot, ops)
    assert games.grid.looks[0].unsaved
    assert games.grid.looks[0].waiting
    assert "nog niet opgeslagen" in games.grid.spoken_items()[0].text
    assert games.grid.model.lines[0] == "92"
    monkeypatch.setattr(keeper, "keep_lines", works)
    press(games.grid, "82\n")
    games.window().leave()  # as when the program is closed
    settle(qtbot, ops)
    assert not any(look.unsaved or look.waiting for look in games.grid.looks)
    assert [one.typed for one in boards.board(club, evening.id, 1).lines][:2] == ["92", "82"]


def test_a_score_that_waits_is_there_when_its_game_is_opened_again(qtbot, ops, games, monkeypatch):
    def full(*_given):
        raise OSError("schijf vol")

    monkeypatch.setattr(keeper, "keep_lines", full)
    press(games.grid, "92\n")
    settle(qtbot, ops)
    games.open(2)
    settle(qtbot, ops)
    games.open(1)
    settle(qtbot, ops)
    assert games.grid.model.lines[0] == "92"
    assert games.grid.looks[0].unsaved


def test_a_score_on_its_way_is_not_compared_nor_counted_until_it_is_in_the_file(qtbot, ops, games):
    press(games.grid, "92\n82\n")
    settle(qtbot, ops)
    press(games.grid, "100\n")
    model = games.grid.model
    assert [one.ns.matchpoints if one.ns else None for one in model.worth.lines] == [4, 2, None]
    assert model.worth_at(2).ns.matchpoints == 6, "its own, grey as the row is"
    assert games.grid.looks[2].waiting
    assert "2 van 3 scores" in games.tiles.spoken_items()[0].text
    settle(qtbot, ops)
    assert [one.ns.matchpoints for one in model.worth.lines] == [4, 2, 6]
    assert "3 van 3 scores" in games.tiles.spoken_items()[0].text


def test_a_score_that_is_changed_counts_as_it_was_until_it_is_in_the_file(qtbot, ops, games):
    press(games.grid, "92\n82\n")
    settle(qtbot, ops)
    games.grid.go_to(1)
    press(games.grid, "120\n")
    worth = games.grid.model.worth
    assert [one.ns.matchpoints for one in worth.lines[:2]] == [4, 2]
    assert "2 van 3 scores" in games.tiles.spoken_items()[0].text
    settle(qtbot, ops)
    assert [one.ns.matchpoints for one in games.grid.model.worth.lines[:2]] == [2, 4]


def test_a_game_that_is_left_is_complete_on_its_tile_once_its_last_score_is_kept(qtbot, ops, games):
    press(games.grid, "92\n82\n100\n")
    games.open(2)
    assert "2 van 3" in games.tiles.spoken_items()[0].text or "0 van 3" in (
        games.tiles.spoken_items()[0].text
    )
    settle(qtbot, ops)
    assert games.game == 2
    assert "3 van 3 scores" in games.tiles.spoken_items()[0].text


def test_signing_all_tries_what_failed_once_more_and_says_why_it_waits(
    qtbot, ops, games, club, evening, monkeypatch
):
    type_scores(club, evening)
    games.refresh()
    settle(qtbot, ops)
    works, said = keeper.keep_lines, []
    games.said.connect(said.append)

    def full(*_given):
        raise OSError("schijf vol")

    monkeypatch.setattr(keeper, "keep_lines", full)
    games.grid.go_to(0)
    press(games.grid, "92\n")
    settle(qtbot, ops)
    monkeypatch.setattr(keeper, "keep_lines", works)
    games.sign_all()
    assert "Nog niet alles is opgeslagen" in said[-1]
    settle(qtbot, ops)
    assert boards.board(club, evening.id, 1).lines[0].typed == "92"


def test_what_was_typed_elsewhere_is_shown_and_the_cursor_stays(qtbot, ops, games, club):
    games.grid.go_to(1)
    line = games.grid.model.board.lines[2]
    sheets.save_line(club, line.table_id, line.row, "101")
    games.refresh()
    settle(qtbot, ops)
    assert games.grid.model.row == 1
    assert games.grid.model.lines[2] == "101"


def test_a_refusal_of_the_file_is_said_and_keys_are_not_swallowed(qtbot, ops, games, monkeypatch):
    said = []
    ops.missed.connect(said.append)

    def broken(*_given):
        raise OSError("kan niet lezen")

    monkeypatch.setattr("clubadmin.desktop.comparison.loading.load", broken)
    games.open(3)
    settle(qtbot, ops)
    assert said
    monkeypatch.undo()
    press(games.grid, "92")
    assert games.grid.model.text == "92"


def test_tables_without_wallets_are_said(qtbot, ops, games, monkeypatch):
    said = []
    games.said.connect(said.append)
    monkeypatch.setattr(boards, "boards", lambda *_given: ())
    games.open(None)
    settle(qtbot, ops)
    assert "geen mapjes" in said[-1]
    assert games.grid.model is None


@pytest.mark.usefixtures("ops")  # which closes the club
def test_the_screen_compares_as_the_file_does(club, evening):
    type_scores(club, evening, share=0.8)
    table = boards.board(club, evening.id, 1).lines[0].table_id
    deciding.decide(
        club, table, 1, {Decision.LOWEST_NS, Decision.EW_1}, reason="proef", decided_by="L"
    )
    deciding.cancel_game(club, evening.id, 2, reason="kwijt", decided_by="L")
    for game in range(1, 17):
        board = load(club, evening.id, game).board
        shown = BoardModel(board, evening.rules)
        for line, worth in zip(board.lines, shown.worth.lines, strict=True):
            for side, given, top in (
                (worth.ns, line.ns_matchpoints, line.ns_top),
                (worth.ew, line.ew_matchpoints, line.ew_top),
            ):
                assert (side.matchpoints if side else None) == given
                assert (side.top if side else False) == top
        stored = {one.line: (one.ns, one.ew) for one in board.frequencies}
        made = {group: both for group, both in shown.worth.frequencies.items() if any(both)}
        assert {group: both for group, both in stored.items() if any(both)} == made

"""The cards beside the sheet: nothing that they say is cut off, however low the window."""

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from clubadmin.desktop.board.board import Board, TableTile
from clubadmin.desktop.entry.typing_help import entries
from clubadmin.desktop.sheet.pane import SheetPane
from clubadmin.model.sheets.sheet import PaperTotals
from clubadmin.services.draw import drawing
from tests.desktop.driving import a_sheet, press
from tests.desktop.looking import words
from tests.desktop.sheet.test_looks import NAMES
from tests.domain.scoring.own import built_in
from tests.services.evening_club import evening_with
from tests.turns import by_turns

BANNER = 51  # pixels that the bar at the top takes
ON_1366, ON_1024 = (1213, 568), (870, 500)  # the pane in windows of 1366x768 and 1024x700


@pytest.fixture
def as_large(qapp):
    """A theme takes the size of its letters from the program, which it changes."""
    before = qapp.font()
    yield
    qapp.setFont(before)


@pytest.fixture
def pane(qtbot, theme, ops, as_large):
    made = SheetPane(ops, theme)
    qtbot.addWidget(made)
    return made


def show(pane, size, *, banner):
    pane.resize(size[0], size[1] - (BANNER if banner else 0))
    pane.show()
    QTest.qWait(60)


def put(pane, sheet):
    """A sheet on the grid, without a file behind it."""
    pane.grid.show_sheet(sheet)
    QTest.qWait(60)


def cut(pane):
    """What is in the side and has less room than it needs, or is on top of something else."""
    found, taken = [], []
    for card in (pane.signing, pane.help):
        for one in (*card.findChildren(QLabel), *card.findChildren(QPushButton)):
            if not one.isVisible():
                continue
            needs = one.heightForWidth(one.width()) if one.hasHeightForWidth() else 0
            at = QRect(one.mapTo(pane, one.rect().topLeft()), one.size())
            if max(needs, one.sizeHint().height()) > one.height() and needs >= 0:
                wrapped = isinstance(one, QLabel) and one.wordWrap()
                if not wrapped or needs > one.height():
                    found.append(one.text())
            if any(at.intersects(other) for other in taken) or at.bottom() > pane.height():
                found.append(one.text())
            taken.append(at)
    return found


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("name", "banner", "size"),
    by_turns(product(NAMES, [False, True], [ON_1366, ON_1024]), 3, several=True),
)
def test_nothing_beside_the_sheet_is_cut_off(pane, name, size, banner):
    show(pane, size, banner=banner)
    rules = built_in(name)
    put(pane, a_sheet(rules))
    assert not cut(pane)
    put(pane, a_sheet(rules, "-", "-", "-", "-"))
    assert not cut(pane)


@pytest.mark.parametrize("name", ["kraken", "manille", "tot-501", "drie-spelers", "nku"])
def test_in_large_letters_nothing_is_cut_off_either(pane, theme, name):
    theme.choose(large=True)
    show(pane, ON_1366, banner=True)
    put(pane, a_sheet(built_in(name), games=16))
    assert not cut(pane)


def test_the_signature_is_read_whole_on_a_small_screen_in_large_letters(pane, theme):
    theme.choose(large=True)
    show(pane, ON_1024, banner=False)
    put(pane, replace(a_sheet(built_in("nku"), "92", "92", "92", "92"), signed=True))
    assert not cut(pane)
    back = pane.signing.first()
    assert back.text() == "Aftekening terugnemen"
    assert back.fontMetrics().horizontalAdvance(back.text()) <= back.width() - 4


def test_who_won_is_read_whole_when_the_match_is_over(pane):
    show(pane, ON_1024, banner=True)
    lines = ["92+100", "70-100", "92+100", "70-100", "92+100"]
    put(pane, a_sheet(built_in("tot-501"), *lines, games=16))
    assert "winnen na spel" in pane.signing.heading.text()
    assert not cut(pane)


def test_a_finding_takes_room_from_the_help_and_gives_it_back(pane):
    show(pane, ON_1366, banner=True)
    put(pane, a_sheet(built_in("kraken")))
    shown = pane.help.lines

    def foot():
        sign = pane.signing.first()
        return sign.mapTo(pane, sign.rect().bottomLeft())

    at = foot()
    press(pane.grid, "1/92+3\n1/92+3\n")
    QTest.qWait(60)
    assert pane.findings.count == 2
    assert foot() == at, "the button to sign off keeps its place"
    assert pane.help.isHidden() or pane.help.lines < shown
    assert not cut(pane)


def test_where_there_is_little_room_the_most_used_keys_stay(pane):
    show(pane, ON_1366, banner=True)
    put(pane, a_sheet(built_in("kraken")))
    assert {"1/  2/", "92", "+  −", "92* **"} <= set(words(pane.help))
    assert pane.help.lines < len(entries(built_in("kraken")))
    assert "alles: F1" in words(pane.help)


def test_a_plain_sheet_has_all_its_help_on_a_small_laptop(pane):
    show(pane, ON_1366, banner=False)
    put(pane, a_sheet(built_in("nku")))
    assert pane.help.lines == len(entries(built_in("nku")))
    assert "alles: F1" not in words(pane.help)


def test_the_help_is_whole_where_the_window_grows_while_its_lines_come(pane):
    show(pane, ON_1366, banner=False)
    put(pane, a_sheet(built_in("nku")))
    width, high = pane.help.width(), pane.help.height()
    pane.help.fit(width, high // 2)

    class Grows(QObject):
        def eventFilter(self, _watched, event):
            if event.type() == QEvent.Type.ShowToParent:
                pane.help.fit(width, high)
            return False

    grows = Grows()
    for line in pane.help.findChildren(QLabel):
        line.installEventFilter(grows)
    pane.help.fit(width, high * 3 // 4)
    assert pane.help.lines == len(entries(built_in("nku")))


def test_three_players_are_not_offered_roem_that_a_trick_of_three_cannot_give():
    offered = {entry.keys: entry.means for entry in entries(built_in("drie-spelers"))}
    assert offered["++"] == "roem 40"
    assert not any("5" in keys or "100" in keys for keys in offered if "+" in keys)


def test_it_is_said_that_nothing_typed_is_not_spades():
    offered = {entry.keys: entry.means for entry in entries(built_in("schoppen-dubbel"))}
    assert offered["/1"] == "schoppen; niets: geen schoppen"


def test_level_at_the_target_one_more_game_decides(pane):
    show(pane, ON_1366, banner=False)
    put(pane, a_sheet(built_in("tot-501"), "p+200", ".p-200", "81", "81", games=16))
    total = pane.grid.model.scored.ns.total
    assert total == pane.grid.model.scored.ew.total >= 501
    assert pane.signing.heading.text() == f"Gelijk op {total}: nog één spel beslist"


def test_a_thousand_bears_its_mark_in_what_is_said_of_a_match(pane):
    show(pane, ON_1366, banner=False)
    put(pane, a_sheet(built_in("tot-1001"), "81", games=16))
    assert pane.signing.heading.text().endswith(", tot 1.001")


def columns_of(picture):
    """Where something green stands, and where something black."""
    green, dark = [], []
    for x in range(picture.width()):
        for y in range(picture.height()):
            colour = picture.pixelColor(x, y)
            if colour.saturation() > 100:
                green.append(x)
            elif colour.lightness() < 60:
                dark.append(x)
    return green, dark


def test_a_checked_total_of_a_player_has_its_sign_beside_it(pane):
    """The figure and the ✓ have no pixel in common."""
    show(pane, ON_1024, banner=False)
    rules = built_in("drie-spelers")
    sheet = a_sheet(rules, "1/85+20#90", "2/70#90", "3/100-20#100", games=3)
    put(pane, sheet)
    totals = pane.grid.model.totals
    paper = PaperTotals(first=totals[0], second=totals[1], third=totals[2])
    put(pane, a_sheet(rules, "1/85+20#90", "2/70#90", "3/100-20#100", games=3, paper=paper))
    pane.grid.go_to(1)  # the caret is green as well
    painted = pane.grid.grab().toImage()
    for spot in pane.grid.looks.foot.paper.spots:
        box = pane.grid.at.paper_box(spot).toAlignedRect().adjusted(3, 3, -3, -3)
        green, dark = columns_of(painted.copy(box))
        assert max(green) < min(dark)


@pytest.mark.parametrize("banner", [False, True])
def test_in_large_letters_a_match_sheet_shows_its_totals(pane, theme, banner):
    """Sixteen rows, the stand and what is on paper, without scrolling."""
    theme.choose(large=True)
    show(pane, (1130, 543), banner=banner)
    put(pane, a_sheet(built_in("tot-501"), "92", games=16))
    bar = pane.view.verticalScrollBar()
    assert bar.maximum() == 0
    assert pane.grid.at.paper_rect().bottom() <= pane.view.viewport().height()


def test_tiles_of_the_board_fit_whatever_width_it_had_before(qtbot, theme, ops, club):
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    board = Board(theme)
    qtbot.addWidget(board)
    board.show_plan(evening.plan)
    board.show()
    for steps in (36, 26, 15, 26, 15):
        board.setFixedWidth(theme.grid(steps))
        board.fit()
        QTest.qWait(60)
        tiles = [one for one in board.findChildren(TableTile) if one.isVisible()]
        assert tiles
        for tile in tiles:
            assert tile.mapTo(board, tile.rect().bottomRight()).x() < board.width(), steps


def test_figures_in_low_rows_do_not_touch_each_other(pane, theme):
    theme.choose(large=True)
    show(pane, (1100, 440), banner=False)
    put(pane, a_sheet(built_in("tot-501"), *["92"] * 4, games=16))
    ink, at = pane.grid.ink, pane.grid.at
    assert QFontMetricsF(ink.figure).tightBoundingRect("0123456789").height() < at.row - 2

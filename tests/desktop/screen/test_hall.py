"""The screen in the hall: draw, clock, board, standing, and the prizes one by one."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from clubadmin.desktop.evening.page import DRAW, RESULT
from clubadmin.desktop.paper.printing import Preview
from clubadmin.desktop.screen import hall, sound
from clubadmin.desktop.screen.content import Show, said_of, under_name
from clubadmin.domain.draw.formats import Decides
from clubadmin.model.evenings.evening import Participant
from clubadmin.model.hall.screen import ScreenRow
from clubadmin.model.members.member import Member
from clubadmin.model.results.result import Parted
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.hall import screen
from clubadmin.services.results import closing
from clubadmin.services.sheets import sheets
from tests.desktop.driving import settle, shared_letters
from tests.desktop.made_window import made_window
from tests.reports import looking
from tests.services.evening_club import evening_with, type_sheet

BREATH_HERE = 1  # ms
GAMES = ("92+20 70 100 62", "62 81+40 92 70", "100 100 100 100", "62 62 62 62")


class Hands:
    """The secretary at the window, and eyes in the hall."""

    def __init__(self, qtbot, ops, window) -> None:
        self.qtbot, self.ops, self.window = qtbot, ops, window

    @property
    def hall(self):
        return self.window.hall()

    @property
    def desk(self):
        return self.hall.desk

    def reads(self) -> str:
        return "\n".join(self.hall.screen.texts())

    def rest(self) -> None:
        settle(self.qtbot, self.ops)

    def change(self, deed: Callable[..., object], *given: object) -> None:
        """Something is done in the program; the screen has had its breath."""
        self.ops.change(lambda club: deed(club, *given), lambda _: None)
        self.rest()
        self.qtbot.wait(2 * BREATH_HERE)
        self.rest()

    def ask(self) -> None:
        keys = Qt.KeyboardModifier.ControlModifier
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)
        QTest.keyClick(self.window.focusWidget(), Qt.Key.Key_F11, keys)
        self.rest()

    def open(self) -> None:
        self.ask()
        self.desk.switch.click()
        self.rest()

    def show(self, show: Show) -> None:
        self.desk.shows.choose(show.value)
        self.rest()


@pytest.fixture
def evening(club, request):
    people = getattr(request, "param", 8)
    return drawing.draw(club, evening_with(club, people).id, seed=1)[0]


@pytest.fixture
def hands(qtbot, ops, theme, tmp_path, evening, monkeypatch):
    monkeypatch.setattr(hall, "BREATH", BREATH_HERE)
    window = made_window(qtbot, ops, theme, tmp_path)
    window.go("evening")
    settle(qtbot, ops)
    window.page.open_evening(evening.id, DRAW)
    settle(qtbot, ops)
    made = Hands(qtbot, ops, window)
    yield made
    made.hall.shut()


def play(hands: Hands, evening, round_number: int, first: int = 0) -> None:
    for at, table in enumerate(evening.plan[round_number - 1].tables):
        hands.change(type_sheet, table.table_id, GAMES[(first + at) % len(GAMES)])


def test_the_hall_reads_where_everybody_sits(hands, evening):
    hands.open()
    first = evening.plan[0].tables[0]
    assert "Ronde 1 · per tafel" in hands.reads()
    for name in (first.wij, first.zij):
        assert name in hands.reads()
    hands.show(Show.NAMES)
    assert "Ronde 1 · op naam" in hands.reads()
    assert f"{first.e.sorted_name} 1 O" in hands.reads()


def test_the_key_that_turns_the_screen_on_says_what_it_does_before_there_is_a_screen(hands):
    hands.ask()
    assert hands.desk.switch.text() == "Scherm &aan"
    assert not hands.desk.turn.isEnabled()
    hands.desk.switch.click()
    hands.rest()
    assert hands.desk.switch.text() == "Scherm &uit"


def test_the_screen_takes_no_key_from_the_secretary(hands):
    hands.open()
    flags = hands.hall.screen.windowFlags()
    assert flags & Qt.WindowType.WindowDoesNotAcceptFocus
    assert hands.hall.screen.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    assert hands.desk.isActiveWindow()


def test_the_board_tells_who_is_in_only_when_signed(hands, evening):
    hands.open()
    hands.show(Show.BOARD)
    assert "0 van 2 formulieren binnen" in hands.reads()
    table = evening.plan[0].tables[0].table_id
    hands.change(sheets.save_line, table, 1, "92")
    assert "0 van 2" in hands.reads()
    hands.change(type_sheet, table, GAMES[0])
    assert "1 van 2 formulieren binnen" in hands.reads()
    assert "1 ✓" in hands.reads()


def test_the_standing_is_that_of_whole_rounds(hands, evening):
    hands.open()
    hands.show(Show.STANDING)
    assert "De stand volgt" in hands.reads()
    hands.change(type_sheet, evening.plan[0].tables[0].table_id, GAMES[0])
    assert "De stand volgt" in hands.reads()
    hands.change(type_sheet, evening.plan[0].tables[1].table_id, GAMES[1])
    assert "Stand na ronde 1" in hands.reads()
    before = hands.reads()
    hands.change(sheets.save_line, evening.plan[1].tables[0].table_id, 1, "162")
    assert hands.reads() == before


def test_a_signature_taken_back_takes_the_standing_back(hands, evening):
    hands.open()
    hands.show(Show.STANDING)
    play(hands, evening, 1)
    assert "Stand na ronde 1" in hands.reads()
    hands.change(sheets.unsign, evening.plan[0].tables[1].table_id)
    assert "De stand volgt" in hands.reads()


def test_from_a_chosen_round_the_standing_is_kept_secret(hands, evening):
    hands.open()
    hands.show(Show.STANDING)
    play(hands, evening, 1)
    hands.desk.secret.choose("2")
    hands.rest()
    play(hands, evening, 2, first=2)
    assert "Stand na ronde 1" in hands.reads()
    assert "De stand vanaf ronde 2 volgt bij de prijsuitreiking." in hands.reads()
    hands.desk.secret.choose("")
    hands.rest()
    hands.qtbot.wait(2 * BREATH_HERE)
    hands.rest()
    assert "Uitslag" in hands.reads()


def test_what_is_secret_is_so_on_the_own_screen_as_well_until_asked_for(hands, evening):
    page = hands.window.page
    play(hands, evening, 1)
    hands.open()
    hands.desk.secret.choose("2")
    hands.rest()
    page.desk.show_step(RESULT)
    hands.rest()
    result = page.desk.result
    assert not result.cover.covers
    play(hands, evening, 2, first=2)
    hands.qtbot.waitUntil(lambda: result.cover.covers)
    assert not result.share.isEnabled()
    result.print_result()
    assert "nog geheim" in hands.window.notice.text
    result.cover.lift()
    hands.rest()
    assert result.table.isVisible()
    hands.qtbot.waitUntil(result.share.isEnabled)
    hands.desk.secret.choose("1")
    hands.qtbot.waitUntil(lambda: result.cover.covers)


def test_the_prizes_are_told_one_by_one_with_the_space_bar(hands, club, evening):
    hands.open()
    play(hands, evening, 1)
    play(hands, evening, 2, first=2)
    hands.show(Show.PRIZES)
    rows = screen.facts(club, evening.id).ranking.rows
    last, before_last, first = rows[-1], rows[-2], rows[0]
    assert "Prijsuitreiking" in hands.reads()
    assert last.name not in hands.reads()
    assert f"Straks: {last.place}e plaats, {last.name}" == hands.desk.prizes.headline.text()
    QTest.keyClick(hands.desk, Qt.Key.Key_Space)
    assert last.name in hands.reads()
    assert before_last.name not in hands.reads()
    QTest.keyClick(hands.desk, Qt.Key.Key_Space)
    assert before_last.name in hands.reads()
    QTest.keyClick(hands.desk, Qt.Key.Key_Backspace)
    assert before_last.name not in hands.reads()
    for _ in range(20):
        QTest.keyClick(hands.desk, Qt.Key.Key_Space)
    assert "1e plaats" in hands.reads()
    assert first.name in hands.reads()
    assert hands.desk.prizes.headline.text() == "Alle plaatsen zijn verteld"


def test_enter_after_the_last_prize_leaves_the_screen_on(hands, club, evening):
    hands.open()
    play(hands, evening, 1)
    play(hands, evening, 2, first=2)
    hands.show(Show.PRIZES)
    hands.desk.activateWindow()
    hands.qtbot.waitUntil(hands.desk.isActiveWindow)
    for _ in range(20):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert hands.desk.prizes.headline.text() == "Alle plaatsen zijn verteld"
    assert "1e plaats" in hands.reads()
    assert hands.hall.screen.isVisible()
    assert QApplication.focusWidget() is not hands.desk.switch
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backspace)
    assert hands.desk.prizes.headline.text() != "Alle plaatsen zijn verteld"
    assert QApplication.focusWidget() is hands.desk.prizes.forth


def test_enter_in_what_the_hall_sees_leaves_the_screen_on(hands, evening):
    hands.open()
    for field in (hands.desk.shows, hands.desk.rounds, hands.desk.seconds):
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert hands.hall.screen.isVisible()


def test_while_prizes_are_given_there_is_no_clock(hands, evening):
    hands.open()
    play(hands, evening, 1)
    hands.hall.ticker.minutes = 30
    hands.hall.ticker.set_round(2, 30)
    hands.hall.ticker.toggle()
    play(hands, evening, 2, first=2)
    assert hands.hall.ticker.text() in hands.reads()
    hands.show(Show.PRIZES)
    assert hands.hall.ticker.text() not in hands.reads()
    QTest.keyClick(hands.desk, Qt.Key.Key_Space)
    assert not hands.hall.ticker.running


def test_once_all_places_are_told_nothing_is_secret_any_more(hands, club, evening):
    hands.open()
    hands.desk.secret.choose("1")
    hands.rest()
    play(hands, evening, 1)
    play(hands, evening, 2, first=2)
    hands.show(Show.PRIZES)
    for _ in range(9):
        QTest.keyClick(hands.desk, Qt.Key.Key_Space)
    hands.rest()
    assert evenings.evening(club, evening.id).hidden_from is None


def test_figures_are_told_with_what_they_are():
    row = ScreenRow(1, 1, 1, "A", 153, share=81.25, parted=Parted.TOPS)
    assert said_of(row, Decides.MATCHPOINTS) == "153 matchpunten · 81,3% · op tops"
    row = ScreenRow(1, 1, 1, "Team", 6, detail=12, saldo=340, parted=Parted.SALDO)
    assert said_of(row, Decides.MATCHES) == "6 wedstrijdpunten · saldo +340 · op saldo"


def test_the_announcer_has_the_same_on_paper(hands, evening):
    hands.open()
    play(hands, evening, 1)
    play(hands, evening, 2, first=2)
    hands.show(Show.PRIZES)
    hands.desk.prizes.print.click()
    hands.rest()
    (shown,) = hands.desk.findChildren(Preview)
    hands.qtbot.waitUntil(lambda: bool(shown.pdf))
    text = looking.text(shown.pdf)
    rows = hands.hall.facts.ranking.rows
    assert text.index(rows[-1].name) < text.index(rows[0].name)
    shown.close()


def test_no_prizes_before_every_sheet_is_in(hands, evening):
    hands.open()
    play(hands, evening, 1)
    hands.show(Show.PRIZES)
    QTest.keyClick(hands.desk, Qt.Key.Key_Space)
    assert "De prijsuitreiking begint als alle formulieren binnen zijn." in hands.reads()


@pytest.mark.parametrize("evening", [64], indirect=True)
def test_pages_turn_by_themselves_and_begin_again(hands):
    hands.open()
    screen_ = hands.hall.screen
    screen_.resize(640, 360)
    hands.show(Show.NAMES)
    count = len(screen_.scene.pages)
    assert count > 1
    screen_.set_seconds(0)
    seen = [screen_.page]
    for _ in range(100):
        QApplication.processEvents()
        if screen_.page != seen[-1]:
            seen.append(screen_.page)
    assert seen[: count + 1] == [*range(count), 0]


def test_where_no_clock_runs_the_screen_says_so_until_there_is_one(hands):
    hands.open()
    hands.show(Show.CLOCK)
    assert "Er wordt zonder klok gespeeld" in hands.reads()
    hands.desk.clock.minutes.setValue(25)
    assert "25:00" in hands.reads()
    assert "zonder klok" not in hands.reads()


def test_the_shows_come_in_turn(hands, evening):
    hands.open()
    hands.hall.ticker.set_round(1, 20)
    hands.show(Show.TURNS)
    seen = set()
    for _ in range(30):
        seen.add(hands.reads().splitlines()[0])
        hands.hall.screen.turn_page()
    assert {"Ronde 1 · per tafel", "Ronde 1 · 0 van 2 formulieren binnen"} <= seen


@pytest.mark.parametrize("evening", [64], indirect=True)
def test_the_space_bar_turns_the_page_where_it_tells_no_prizes(hands):
    hands.open()
    screen_ = hands.hall.screen
    screen_.resize(640, 360)
    hands.show(Show.NAMES)
    screen_.set_seconds(600)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_PageDown):
        before = screen_.page
        press(hands, screen_, key)
        assert screen_.page != before


def test_the_clock_of_a_closed_evening_stays_still_and_says_why(hands, evening):
    hands.open()
    hands.desk.clock.minutes.setValue(25)
    hands.show(Show.CLOCK)
    play(hands, evening, 1)
    assert "Ronde 2 van 2" in hands.reads()
    play(hands, evening, 2)
    hands.hall.toggle_clock(evening.id)
    hands.rest()
    assert "Ronde 2 van 2" in hands.reads()
    hands.hall.evening_closed(evening.id)
    warned = []
    hands.hall.warned.connect(warned.append)
    hands.change(closing.close, evening.id)
    assert hands.reads().startswith("Uitslag")
    assert "Zo beginnen we" not in hands.reads()
    hands.show(Show.TURNS)
    for _ in range(3):
        assert hands.reads().startswith("Uitslag")
        hands.hall.screen.turn_page()
    hands.hall.toggle_clock(evening.id)
    hands.rest()
    assert not hands.hall.ticker.running
    assert "er is geen ronde meer" in hands.desk.clock.words.text()
    assert not hands.desk.clock.next.isEnabled()
    assert "er is geen ronde meer" in "".join(warned)
    hands.change(closing.reopen, evening.id, "Tafel 1 verkeerd")
    hands.hall.toggle_clock(evening.id)
    hands.rest()
    assert hands.hall.ticker.running


def test_of_a_closed_evening_the_hall_sees_the_result_first(hands, evening):
    hands.ask()
    assert hands.desk.shows.currentText() == "Indeling per tafel"
    hands.desk.close()
    play(hands, evening, 1)
    play(hands, evening, 2, first=2)
    hands.change(closing.close, evening.id)
    hands.open()
    assert hands.desk.shows.currentText() == "Uitslag"
    assert hands.reads().startswith("Uitslag")
    hands.show(Show.NAMES)
    hands.desk.switch.click()
    hands.desk.close()
    hands.open()
    assert hands.desk.shows.currentText() == "Indeling op naam"


def test_without_an_evening_a_sentence_says_what_to_do(qtbot, ops, theme, tmp_path):
    window = made_window(qtbot, ops, theme, tmp_path)
    window.go("members")
    settle(qtbot, ops)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_F11)
    settle(qtbot, ops)
    assert "Open eerst de avond" in window.notice.text


def test_closing_the_window_of_the_program_closes_the_screen(hands):
    hands.open()
    shown = hands.hall.screen
    hands.window.close()
    assert not shown.isVisible()


def test_an_evening_that_is_undone_takes_its_screen_along(hands, club, evening):
    other = evenings.add_evening(club, evening.competition_id, date(2026, 11, 19))
    hands.window.page.open_evening(other.id)
    hands.rest()
    hands.open()
    assert "Welkom bij De Vier Azen" in hands.reads()
    hands.change(history.undo)
    assert not hands.hall.screen.isVisible()


def test_every_letter_with_alt_leads_to_one_thing(hands):
    hands.open()
    for show in Show:
        hands.show(show)
        assert shared_letters(hands.desk) == {}


def test_what_governs_it_fits_a_small_screen_also_in_large_type(hands, theme):
    hands.open()
    theme.choose(large=True)
    try:
        for show in (Show.CLOCK, Show.PRIZES):
            hands.show(show)
            needed = hands.desk.minimumSizeHint()
            assert needed.width() <= 960  # English is wider, and 1024 pixels have a frame
            assert needed.height() <= 720
    finally:
        theme.choose(large=False)


# --- with one screen


def press(hands: Hands, widget, key, keys=Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(widget, key, keys)
    hands.rest()


def test_the_full_screen_is_seen_alone_and_escape_brings_the_panel_back(hands):
    hands.open()
    shown = hands.hall.screen
    for back in (Qt.Key.Key_Escape, Qt.Key.Key_F11):
        press(hands, hands.desk, Qt.Key.Key_F11)
        assert shown.isFullScreen()
        assert not hands.desk.isVisible()
        press(hands, shown, back)
        assert shown.isVisible()
        assert not shown.isFullScreen()
        hands.qtbot.waitUntil(hands.desk.isActiveWindow)
    press(hands, hands.desk, Qt.Key.Key_Escape)
    hands.qtbot.waitUntil(hands.window.isActiveWindow)


def test_the_space_bar_tells_the_prizes_while_the_full_screen_is_seen_alone(hands, evening):
    hands.open()
    play(hands, evening, 1)
    play(hands, evening, 2, first=2)
    hands.show(Show.PRIZES)
    press(hands, hands.desk, Qt.Key.Key_F11)
    press(hands, hands.hall.screen, Qt.Key.Key_Space)
    assert hands.desk.prizes.revealed == 1


@pytest.mark.parametrize("control", [False, True])
def test_the_screen_itself_knows_the_keys_when_it_has_the_keyboard(hands, control):
    hands.window.show_full_screen()
    hands.rest()
    shown = hands.hall.screen
    press(hands, shown, Qt.Key.Key_F11)
    assert shown.isFullScreen()
    if control:
        press(hands, shown, Qt.Key.Key_F11, Qt.KeyboardModifier.ControlModifier)
        assert not shown.isFullScreen()
        hands.qtbot.waitUntil(hands.desk.isActiveWindow)
    else:
        press(hands, shown, Qt.Key.Key_Escape)
        assert not shown.isVisible()
        hands.qtbot.waitUntil(hands.window.isActiveWindow)


def test_escape_in_the_window_below_a_full_screen_brings_it_back(hands):
    hands.window.show_full_screen()
    hands.rest()
    hands.window.show_full_screen()
    hands.window.activateWindow()
    hands.qtbot.waitUntil(hands.window.isActiveWindow)
    assert hands.hall.screen.isFullScreen()
    press(hands, hands.window.focusWidget(), Qt.Key.Key_Escape)
    assert not hands.hall.screen.isVisible()


def test_the_panel_comes_from_below_a_full_screen(hands):
    hands.open()
    press(hands, hands.desk, Qt.Key.Key_F11)
    press(hands, hands.hall.screen, Qt.Key.Key_F11, Qt.KeyboardModifier.ControlModifier)
    assert hands.desk.isVisible()
    assert hands.hall.screen.isVisible()
    assert not hands.hall.screen.isFullScreen()


def test_the_space_bar_tells_also_when_the_screen_got_it(hands, club, evening):
    hands.open()
    play(hands, evening, 1)
    play(hands, evening, 2, first=2)
    hands.show(Show.PRIZES)
    press(hands, hands.hall.screen, Qt.Key.Key_Space)
    assert hands.desk.prizes.revealed == 1


def test_the_switch_says_what_it_does_now(hands):
    hands.open()
    desk = hands.desk
    desk.switch.click()
    assert desk.switch.text() == "Scherm &aan"
    desk.full.click()
    hands.rest()
    assert hands.hall.screen.isVisible()
    assert hands.hall.screen.isFullScreen()
    assert desk.switch.text() == "Scherm &uit"
    hands.hall.screen.close()
    assert desk.switch.text() == "Scherm &aan"
    press(hands, desk, Qt.Key.Key_F11)
    assert hands.hall.screen.isFullScreen()


def test_full_before_there_ever_was_a_screen_turns_it_on_full(hands):
    hands.ask()
    hands.desk.full.click()
    hands.rest()
    assert hands.hall.screen.isVisible()
    assert hands.hall.screen.isFullScreen()


def test_that_nothing_can_ring_is_said_when_the_panel_opens(hands, monkeypatch):
    monkeypatch.setattr(sound, "players", list)
    hands.ask()
    assert "de bel gaat niet als een ronde om is" in hands.desk.said.text()


def test_where_the_rules_allow_thirty_seconds_a_turn_screen_and_desk_say_so(
    qtbot, ops, theme, tmp_path, club
) -> None:
    evening = evening_with(club, 8, kind="knockout", rule_set="tot-1001")
    evening, _ = drawing.draw(club, evening.id, seed=1)
    window = made_window(qtbot, ops, theme, tmp_path)
    window.go("evening")
    settle(qtbot, ops)
    window.page.open_evening(evening.id)
    settle(qtbot, ops)
    hands = Hands(qtbot, ops, window)
    hands.open()
    assert "hoogstens 30 seconden per beurt" in hands.hall.screen._titles()[1]
    box = hands.desk.clock
    assert box.turn.text() == "&Beurt van 30 seconden"
    assert box.turn.isVisible()
    box.turn.click()
    assert box.turn_left.text() == "0:30"
    box._turning.timeout.emit()
    assert box.turn_left.text() == "0:29"
    for _ in range(29):
        box._turning.timeout.emit()
    assert box.turn_left.text() == "! De beurt is om."
    assert not box._turning.isActive()


def test_a_club_without_a_time_for_turns_sees_nothing_of_it(hands) -> None:
    hands.open()
    assert "beurt" not in hands.hall.screen._titles()[1]
    assert not hands.desk.clock.turn.isVisible()


def test_a_contest_of_one_evening_has_no_number_on_the_screen(club: OpenClub) -> None:
    evening = evening_with(club, 8)
    assert "avond 1" in under_name(replace(evening, planned=16))
    assert "avond" not in under_name(replace(evening, planned=1)).replace("Maandavond", "")


def test_two_screens_show_each_its_own_at_its_own_pace(hands, evening):
    hands.open()
    hands.desk.which.choose("2")
    hands.rest()
    assert hands.desk.switch.text() == "Scherm &aan", "the second was never on"
    hands.desk.switch.click()
    hands.rest()
    hands.show(Show.NAMES)
    hands.desk.seconds.setValue(30)
    hands.desk.best.choose("10")
    first, second = hands.hall.screens[1], hands.hall.screens[2]
    assert (first.isVisible(), second.isVisible()) == (True, True)
    assert "per tafel" in "\n".join(first.texts())
    assert "op naam" in "\n".join(second.texts())
    assert (first.seconds, second.seconds, first.best, second.best) == (10, 30, 0, 10)
    hands.change(screen.hide_from, evening.id, screen.EARLY)
    for table in evening.plan[0].tables[:1]:
        hands.change(type_sheet, table.table_id, GAMES[0])
    hands.show(Show.STANDING)
    read = "\n".join(second.texts())
    assert "Voorlopige stand na ronde 1" in read
    assert "Voorlopig: na ronde 1, 1 van 2 tafels · …: nog niet binnen" in read
    assert hands.desk.secret.value == "0"
    hands.desk.which.choose("1")
    hands.rest()
    assert (hands.desk.shows.value, hands.desk.seconds.value()) == (Show.TABLES.value, 10)
    hands.desk.switch.click()
    assert (first.isVisible(), second.isVisible()) == (False, True)


def test_of_four_hundred_a_turn_takes_less_than_a_minute_and_a_half(hands, evening, theme):
    hands.open()
    shown = hands.hall.screen
    shown.setGeometry(0, 0, 1920, 1080)
    facts = hands.hall.facts
    last = [f"{one}{end}" for one in ("Hoekstra", "Pieters", "Bos") for end in "abcdefghij"]
    members = [
        Member(
            at,
            last[at % 30],
            f"{'ABCDEFGHIJKLMNOPQRSTUVWXYZab'[at // 30]}nnemarie",
            "van der" * (at % 9 == 0),
        )
        for at in range(800)
    ]
    pairs = [Participant(at, at, (members[at], members[400 + at])) for at in range(400)]
    rows = tuple(ScreenRow(at + 1, at, at, one.name, 6_500 - at) for at, one in enumerate(pairs))
    evening = replace(facts.evening, participants=tuple(pairs))
    standing = replace(facts.standing, rows=rows, after=1)
    shown.show_facts(replace(facts, evening=evening, standing=standing))
    shown.choose(Show.STANDING)
    pages = len(shown.scene.pages)
    assert pages * shown._pages.interval() <= 90_000
    assert 400 / pages >= 30, "as many as are read from the back of the hall"
    assert rows[0].name == "Annemarie van der Hoekstraa – Nnnemarie Pietersa"
    assert "A. van der Hoekstraa – N. Pietersa" in shown.texts()[2]
    shown.set_best(40)
    assert sum(len(c) for page in shown.scene.pages for c in page.columns) == 40
    assert shown._pages.interval() == 10_000

"""The clock of a round on the screen: it ticks, warns, rings and survives a restart."""

import sys
from datetime import date

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest

from clubadmin.desktop.evening.page import DRAW
from clubadmin.desktop.kit import remembered
from clubadmin.desktop.screen import sound
from clubadmin.desktop.screen.content import Show
from clubadmin.desktop.screen.painting import clock_colour
from clubadmin.desktop.screen.sound import Bell
from clubadmin.desktop.screen.ticker import RoundTicker
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.hall.clock import Moment
from tests.desktop.driving import settle
from tests.desktop.looking import words
from tests.desktop.made_window import made_window
from tests.services.evening_club import evening_with, type_sheet


class Time:
    """A time that goes on when it is told to; the wall clock can be put back."""

    def __init__(self) -> None:
        self.steady, self.wall = 1_000.0, 1_800_000_000.0

    def __call__(self) -> Moment:
        return Moment(self.wall, self.steady)

    def go(self, seconds: float) -> None:
        self.steady += seconds
        self.wall += seconds


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def heard() -> list[str]:
    return []


@pytest.fixture
def ticker(qapp, time, heard) -> RoundTicker:
    return listened(RoundTicker(30, clock=time), heard)


def listened(ticker: RoundTicker, heard: list[str]) -> RoundTicker:
    ticker.warned.connect(lambda: heard.append("five"))
    ticker.ended.connect(lambda: heard.append("end"))
    return ticker


def test_it_warns_at_five_minutes_and_rings_at_the_end_once(ticker, time, heard):
    ticker.start()
    for _ in range(31 * 60):
        time.go(1)
        ticker.tick()
    assert heard == ["five", "end"]
    assert ticker.text() == "+1:00"
    assert ticker.over


def test_a_second_that_has_begun_counts(ticker, time):
    assert ticker.text() == "30:00"
    ticker.start()
    time.go(0.4)
    assert ticker.text() == "30:00"
    time.go(0.7)
    assert ticker.text() == "29:59"
    time.go(29 * 60 + 58.6)
    assert ticker.text() == "0:01"
    time.go(0.3)
    assert ticker.text() == "0:00"


def test_a_laptop_that_slept_over_the_end_does_not_ring_for_old_news(ticker, time, heard):
    ticker.start()
    time.go(45 * 60)
    ticker.tick()
    assert heard == []
    assert ticker.text() == "+15:00"


def test_a_laptop_that_woke_just_after_the_end_rings(ticker, time, heard):
    ticker.start()
    time.go(30 * 60 + 20)
    ticker.tick()
    assert heard == ["end"]


def test_a_wall_clock_that_is_put_right_changes_nothing(ticker, time):
    ticker.start()
    time.go(600)
    time.wall -= 3_600
    assert ticker.text() == "20:00"


def test_a_round_shorter_than_the_warning_is_not_warned_of(qapp, time, heard):
    ticker = listened(RoundTicker(4, clock=time), heard)
    ticker.start()
    time.go(60)
    ticker.tick()
    assert not ticker.late
    assert heard == []


def test_a_minute_more_brings_the_warning_again(ticker, time, heard):
    ticker.start()
    time.go(25 * 60 + 1)
    ticker.tick()
    ticker.move(1)
    assert not ticker.late
    time.go(60)
    ticker.tick()
    assert heard == ["five", "five"]


def test_the_next_round_waits_with_a_full_clock(ticker, time):
    ticker.start()
    time.go(100)
    ticker.next_round()
    assert (ticker.round, ticker.text(), ticker.running) == (2, "30:00", False)


def test_what_is_kept_is_written_when_something_is_done_only(qapp, time):
    kept: list[str] = []
    ticker = RoundTicker(30, "", kept.append, clock=time)
    ticker.start()
    for _ in range(100):
        time.go(1)
        ticker.tick()
    ticker.move(1)
    ticker.stop()
    assert len(kept) == 3


def test_it_goes_on_after_a_restart(qapp, time, heard):
    kept: list[str] = []
    first = RoundTicker(30, "", kept.append, clock=time)
    first.set_round(2)
    first.start()
    time.go(25 * 60)
    again = listened(RoundTicker(30, kept[-1], clock=time), heard)
    assert (again.round, again.text(), again.running) == (2, "5:00", True)
    time.go(5 * 60)
    again.tick()
    assert heard == ["end"]


def test_rounds_of_no_minutes_have_no_clock(qapp, time):
    ticker = RoundTicker(0, clock=time)
    ticker.start()
    assert not ticker.in_use
    assert not ticker.running
    assert not ticker.over


def test_hours_are_told(qapp, time):
    assert RoundTicker(90, clock=time).text() == "1:30:00"


# --- the bell


def test_muted_it_is_silent_and_that_is_remembered(qapp, tmp_path, monkeypatch):
    asked = []
    monkeypatch.setattr(sound, "players", lambda: asked.append("asked") or [])
    remembered.use(QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat))
    Bell().mute(True)
    Bell().ring(sound.END)
    assert asked == []
    Bell().mute(False)
    Bell().ring(sound.END)
    assert asked == ["asked"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows plays by itself")
def test_without_a_player_a_sentence_follows(qtbot, monkeypatch):
    monkeypatch.setattr(sound, "players", list)
    bell = Bell()
    with qtbot.waitSignal(bell.silent):
        bell.ring(sound.END)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows plays by itself")
def test_a_player_that_fails_is_followed_by_the_next(qtbot, tmp_path, monkeypatch):
    played = tmp_path / "played"
    good = ["/bin/sh", "-c", f'echo "$0" > {played}']
    monkeypatch.setattr(sound, "players", lambda: [["/no/such/player"], ["/bin/false"], good])
    bell = Bell()
    bell.ring(sound.WARNING)
    qtbot.waitUntil(played.exists)
    qtbot.waitUntil(lambda: played.read_text().strip() == sound.file_of(sound.WARNING))


def test_the_sounds_are_there_and_short():
    import wave

    for name in (sound.WARNING, sound.END):
        with wave.open(sound.file_of(name)) as file:
            assert 0.5 < file.getnframes() / file.getframerate() < 5


# --- in the window


@pytest.fixture
def window(qtbot, ops, theme, tmp_path, club):
    evening = drawing.draw(club, evening_with(club, 8, round_minutes=20).id, seed=1)[0]
    made = made_window(qtbot, ops, theme, tmp_path)
    made.go("evening")
    settle(qtbot, ops)
    made.page.open_evening(evening.id, DRAW)
    settle(qtbot, ops)
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.hall().shut()


def clock_in(window):
    """The clock in the bottom bar; "" where there is none."""
    return next((text for text in words(window.bottom) if text.startswith("Ronde ")), "")


def press(qtbot, ops, window, key, keys=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(window.focusWidget() or window, key, keys)
    settle(qtbot, ops)


def test_one_key_starts_the_clock_and_it_stands_in_the_bar(qtbot, ops, window):
    press(qtbot, ops, window, Qt.Key.Key_F12)
    assert window.hall().ticker.running
    assert clock_in(window).startswith("Ronde 1 · 20:00")
    press(qtbot, ops, window, Qt.Key.Key_F12)
    assert not window.hall().ticker.running


def test_the_clock_leaves_nothing_to_undo(qtbot, ops, window, club):
    before = club.store.last
    press(qtbot, ops, window, Qt.Key.Key_F12)
    assert club.store.last == before


def test_the_clock_goes_on_without_any_screen_and_in_a_new_window(
    qtbot, ops, theme, tmp_path, window
):
    press(qtbot, ops, window, Qt.Key.Key_F12)
    kept = remembered.text("screen/clock")
    window.close()
    again = made_window(qtbot, ops, theme, tmp_path)
    settle(qtbot, ops)
    assert remembered.text("screen/clock") == kept
    assert again.hall().ticker.running
    assert clock_in(again).startswith("Ronde 1 · ")
    again.hall().shut()


def test_minutes_are_asked_for_where_the_competition_says_none(qtbot, ops, theme, tmp_path, club):
    evening = drawing.draw(club, evening_with(club, 8).id, seed=1)[0]
    window = made_window(qtbot, ops, theme, tmp_path)
    window.go("evening")
    settle(qtbot, ops)
    window.page.open_evening(evening.id, DRAW)
    settle(qtbot, ops)
    window.toggle_clock()
    settle(qtbot, ops)
    desk = window.hall().desk
    assert "hoeveel minuten" in desk.clock.words.text()
    desk.clock.minutes.setValue(25)
    assert desk.clock.time.text() == "25:00"
    desk.clock.go.click()
    assert window.hall().ticker.running
    window.hall().shut()


def test_the_screen_says_so_in_words_and_colour(qtbot, ops, window, time):
    press(qtbot, ops, window, Qt.Key.Key_F11, Qt.KeyboardModifier.ControlModifier)
    desk = window.hall().desk
    desk.switch.click()
    shown = window.hall().screen
    slow = RoundTicker(20, clock=time)
    window.hall().ticker = slow
    shown.follow(slow)
    desk.follow(slow)
    shown.choose(Show.CLOCK)
    slow.start()
    assert shown.texts()[-1] == "20:00"
    time.go(16 * 60)
    slow.tick()
    assert "De laatste 4 minuten" in shown.texts()
    assert desk.clock.words.text() == "! Nog minder dan vijf minuten."
    time.go(5 * 60)
    slow.tick()
    assert "De tijd is om" in shown.texts()
    assert clock_colour(slow) == "red"


def test_when_the_time_is_over_and_the_sheets_are_in_the_next_round_is_ready(
    qtbot, ops, window, club, time
):
    press(qtbot, ops, window, Qt.Key.Key_F12)
    hall = window.hall()
    slow = RoundTicker(20, clock=time)
    hall.ticker = slow
    slow.start()
    time.go(25 * 60)
    evening = hall.facts.evening
    for table in evening.plan[0].tables:
        type_sheet(club, table.table_id, "92 70 100 62")
    hall.open_desk(evening.id)
    settle(qtbot, ops)
    assert (slow.round, slow.text(), slow.running) == (2, "20:00", False)


def test_a_clock_of_long_ago_is_forgotten_at_the_start(qtbot, ops, theme, tmp_path, window, club):
    uid = club.uid
    window.close()
    remembered.keep_text(
        "screen/clock",
        f"{uid} 1 " + '{"round": 1, "total": 60, "left": 60, "wall": 1.0, "steady": 1.0}',
    )
    again = made_window(qtbot, ops, theme, tmp_path)
    settle(qtbot, ops)
    assert again.hall().ticker is None
    assert remembered.text("screen/clock") == ""


def test_opening_the_panel_again_and_enter_do_not_stop_the_clock(qtbot, ops, window):
    control = Qt.KeyboardModifier.ControlModifier
    for _ in range(2):
        press(qtbot, ops, window, Qt.Key.Key_F11, control)
        desk = window.hall().desk
        qtbot.waitUntil(desk.isActiveWindow)
        if not window.hall().ticker.running:
            desk.clock.go.setFocus()
            desk.clock.go.click()
        assert window.hall().ticker.running
        desk.reject()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
    press(qtbot, ops, window, Qt.Key.Key_F11, control)
    QTest.keyClick(desk.focusWidget(), Qt.Key.Key_Return)
    settle(qtbot, ops)
    assert window.hall().ticker.running


def test_when_the_time_is_up_the_key_stops_it_and_no_round_begins(qtbot, ops, window, club, time):
    press(qtbot, ops, window, Qt.Key.Key_F12)
    hall = window.hall()
    hall.ticker = slow = RoundTicker(20, clock=time)
    slow.start()
    time.go(25 * 60)
    for table in hall.facts.evening.plan[0].tables:
        type_sheet(club, table.table_id, "92 70 100 62")
    press(qtbot, ops, window, Qt.Key.Key_F12)
    assert (slow.round, slow.running) == (1, False)


def test_the_clock_is_that_of_its_own_evening(qtbot, ops, window, club):
    press(qtbot, ops, window, Qt.Key.Key_F12)
    first = window.hall().facts.evening
    other = evenings.add_evening(club, first.competition_id, date(2026, 11, 19))
    window.page.open_evening(other.id)
    settle(qtbot, ops)
    assert not clock_in(window)
    window.page.open_evening(first.id)
    settle(qtbot, ops)
    assert clock_in(window)
    window.page.evening_closed.emit()
    assert not clock_in(window)
    assert not window.hall().ticker.running


def test_a_clock_whose_time_is_up_ends_when_another_evening_opens(qtbot, ops, window, club, time):
    press(qtbot, ops, window, Qt.Key.Key_F12)
    hall = window.hall()
    hall.ticker = slow = RoundTicker(20, clock=time)
    slow.start()
    time.go(25 * 60)
    other = evenings.add_evening(club, hall.facts.evening.competition_id, date(2026, 11, 19))
    window.page.open_evening(other.id)
    settle(qtbot, ops)
    assert not slow.begun

"""From a key to what the referee says of it, painted: less than the time between two keys."""

from random import Random
from statistics import median, quantiles
from time import perf_counter

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from clubadmin.desktop.kit.language import speak
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.referee.entered_play import Entry
from clubadmin.desktop.referee.entering import Entering
from clubadmin.desktop.referee.window import RefereeWindow
from clubadmin.domain.rules.cards import card_letters
from clubadmin.services.club.rulesets import installed
from tests.bench.yardstick import Keys
from tests.domain.referee.dealing import play

BAR = 33.0  # times the fixed arithmetic
RULES = {rules.name: rules for rules in installed()}
NAMES = ("nku", "rotterdams", "manille", "troefcall", "drie-spelers", "twee-spelers")

pytestmark = pytest.mark.bench


@pytest.fixture
def window(qtbot, qapp):
    speak(qapp, "nl")
    theme = Theme()
    theme.apply()
    ops, parent = Operations(), QWidget()
    qtbot.addWidget(parent)
    made = RefereeWindow(parent, ops, theme, RULES["nku"])
    made.show_case(None)
    made.resize(1290, 700)
    made.show()
    QTest.qWaitForWindowExposed(made)
    yield made
    ops.stop()


def timed(window: RefereeWindow, sign: str) -> float:
    """Milliseconds from a key until everything stands painted."""
    start = perf_counter()
    QTest.keyClick(window.desk.line, sign)
    for _ in range(3):  # texts ask for a place, and places are then painted
        QApplication.sendPostedEvents()
        QApplication.processEvents()
    return (perf_counter() - start) * 1000


def type_game(window: RefereeWindow, name: str, keys: Keys) -> None:
    """A whole game of which all hands are known."""
    game = play(RULES[name], Random(0))
    assert game is not None
    record = game.record
    start = Entry(record.trump, record.declarer, record.lead, record.hands)
    window.desk.show_entering(Entering(RULES[name], start), {})
    QTest.qWait(20)
    cards = [card_letters(card) for trick in record.tricks for _, card in trick]
    keys.begin()
    for sign in "".join(cards):
        keys.add(timed(window, sign))
    assert not window.desk.judgement.revokes


@pytest.mark.parametrize("name", NAMES)
def test_the_referee_answers_between_two_keys(window, name):
    """The same game is typed six times; of each key the least time counts."""
    keys = Keys()
    for _ in range(6):
        type_game(window, name, keys)
    times = keys.times
    slow = quantiles(times, n=100)[98]
    print(
        f"\nreferee, {name}, from key to paint, {len(times)} keys: median {median(times):.1f},"
        f" 99th percentile {slow:.1f} (bar {BAR})"
    )
    assert slow < BAR

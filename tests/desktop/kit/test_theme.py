from collections.abc import Callable, Iterator
from unittest.mock import Mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QAccessibilityHints,
    QColor,
    QFont,
    QFontInfo,
    QFontMetricsF,
    QPalette,
    QStyleHints,
)
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit.forms import line
from clubadmin.desktop.kit.theme import SMALLEST, Theme
from clubadmin.desktop.kit.widgets import button, column, literal, tip
from clubadmin.model.club.colours import READABLE, contrast


@pytest.fixture
def fresh(qapp: QApplication) -> Theme:
    made = Theme()
    made.mode = "light"
    made.apply()
    return made


@pytest.fixture
def in_letters_of(qapp: QApplication) -> Iterator[Callable[[float], Theme]]:
    """A theme on a system with letters of so many points."""
    before = qapp.font()

    def made(points: float) -> Theme:
        font = QFont(before)
        font.setPointSizeF(points)
        qapp.setFont(font)
        return Theme()

    yield made
    qapp.setFont(before)


def test_letters_are_those_of_the_system_but_never_small(
    fresh: Theme, in_letters_of: Callable[[float], Theme]
) -> None:
    assert fresh.points >= SMALLEST
    assert in_letters_of(8).points == SMALLEST
    assert in_letters_of(14).points == 14


def test_no_letters_are_smaller_than_eleven_pixels(fresh: Theme) -> None:
    assert QFontInfo(fresh.font(0.5)).pixelSize() == 11


def test_large_is_larger_in_letters_and_in_room(fresh: Theme) -> None:
    points, step = fresh.points, fresh.grid(10)
    fresh.choose(large=True)
    assert fresh.points == pytest.approx(points * 1.25)
    assert fresh.grid(10) > step * 1.15
    fresh.choose(large=False)
    assert fresh.grid(10) == step


WEIGHTS = (QFont.Weight.Normal, QFont.Weight.Medium, QFont.Weight.DemiBold, QFont.Weight.Bold)


@pytest.mark.parametrize("weight", WEIGHTS)
def test_a_hyphen_in_a_name_is_no_wider_for_the_figures(fresh: Theme, weight: QFont.Weight) -> None:
    bare = QFont(fresh.font(weight=weight))
    bare.setFeature(QFont.Tag("tnum"), 0)
    wanted = QFontMetricsF(bare).horizontalAdvance("Dirk-Jan")
    inherited = QApplication.font()  # a label, of which the stylesheet makes the weight
    inherited.setWeight(weight)
    for font in (fresh.font(weight=weight), inherited):
        assert QFontMetricsF(font).horizontalAdvance("Dirk-Jan") == pytest.approx(wanted, abs=0.1)


@pytest.mark.parametrize("weight", WEIGHTS)
def test_figures_are_equally_wide(fresh: Theme, weight: QFont.Weight) -> None:
    metrics = QFontMetricsF(fresh.font(weight=weight, figures=True))
    widths = {metrics.horizontalAdvance(figure * 4) for figure in "0123456789"}
    assert max(widths) - min(widths) < 0.01


def test_a_length_on_the_grid_is_eight_pixels_at_eleven_points(
    in_letters_of: Callable[[float], Theme],
) -> None:
    fresh = in_letters_of(11)
    fresh.apply()
    assert 7 <= fresh.grid(1) <= 9
    assert fresh.grid(2) == pytest.approx(2 * fresh.grid(1), abs=1)


def test_dark_and_light_change_the_whole_window(fresh: Theme, qapp: QApplication) -> None:
    told: list[int] = []
    fresh.changed.connect(lambda: told.append(1))
    light = qapp.palette().color(QPalette.ColorRole.Window).lightness()
    fresh.choose(mode="dark")
    assert qapp.palette().color(QPalette.ColorRole.Window).lightness() < 60 < light
    fresh.choose(mode="dark")
    assert told == [1]
    fresh.choose(mode="light")


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_a_hint_in_a_field_is_read_as_it_is_painted(qtbot: QtBot, fresh: Theme, mode: str) -> None:
    fresh.choose(mode=mode)
    field = line(hint="Zoeken op naam")
    fresh.dress(field)
    qtbot.addWidget(field)
    field.resize(300, 40)
    picture = field.grab().toImage()
    painted = [picture.pixelColor(x, y).name() for x in range(16, 200) for y in range(8, 32)]
    assert max(contrast(one, fresh.tokens.surface) for one in painted) >= READABLE
    assert field.fontInfo().italic(), "an example is not what was filled in"
    field.setText("Bos")
    assert not field.fontInfo().italic()
    fresh.choose(mode="light")


def test_high_contrast_of_the_system_is_followed(
    fresh: Theme, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    muted = fresh.tokens.muted
    wanted = Mock(return_value=Qt.ContrastPreference.HighContrast)
    monkeypatch.setattr(QAccessibilityHints, "contrastPreference", wanted)
    qapp.styleHints().accessibility().contrastPreferenceChanged.emit(wanted())
    assert fresh.tokens.muted == fresh.tokens.field_line == fresh.tokens.ink != muted
    assert qapp.palette().color(QPalette.ColorRole.Window) == fresh.colour("surface")
    monkeypatch.undo()
    fresh.apply()
    assert fresh.tokens.muted == muted


def test_light_and_dark_of_the_system_are_followed_while_it_runs(
    fresh: Theme, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh.choose(mode="system")
    for scheme in (Qt.ColorScheme.Dark, Qt.ColorScheme.Light):
        monkeypatch.setattr(QStyleHints, "colorScheme", Mock(return_value=scheme))
        qapp.styleHints().colorSchemeChanged.emit(scheme)
        assert fresh.dark is (scheme is Qt.ColorScheme.Dark)
        assert (fresh.colour("surface").lightness() < 60) is fresh.dark
    fresh.choose(mode="light")


def test_the_accent_of_the_club_is_taken(fresh: Theme) -> None:
    fresh.choose(accent="#8a2b3a")
    assert fresh.tokens.accent == "#8a2b3a"
    fresh.choose(accent="#1f6b4a")


def test_weights_differ(fresh: Theme) -> None:
    plain = QFontMetricsF(fresh.font()).horizontalAdvance("Klaverjasclub")
    strong = QFontMetricsF(fresh.font(weight=QFont.Weight.DemiBold))
    assert strong.horizontalAdvance("Klaverjasclub") > plain


def test_a_tip_with_markup_is_shown_as_it_is(qtbot: QtBot) -> None:
    assert literal("Jan & Nel") == "Jan & Nel"
    assert literal("<b>Jan</b> & Nel") == "<span>&lt;b&gt;Jan&lt;/b&gt; &amp; Nel</span>"
    widget = QPushButton()
    qtbot.addWidget(widget)
    tip(widget, "<i>x</i>")
    assert "<i>" not in widget.toolTip()


def test_enter_presses_a_button_that_has_the_focus(qtbot: QtBot) -> None:
    pressed: list[int] = []
    made = button("Doen", lambda: pressed.append(1))
    qtbot.addWidget(made)
    qtbot.keyClick(made, Qt.Key.Key_Return)
    qtbot.keyClick(made, Qt.Key.Key_Space)
    assert pressed == [1, 1]


def test_a_window_and_what_is_put_in_it_follow_the_look_and_the_application_has_none(
    qtbot: QtBot, fresh: Theme
) -> None:
    window, inside = QWidget(), QWidget()
    chosen = button("Opslaan", lambda: None, "primary")
    inside.setLayout(column(chosen))
    qtbot.addWidget(window)
    fresh.dress(window)
    window.setLayout(column(inside))
    window.show()
    assert QApplication.instance().property("styleSheet") == ""
    before = _ground(chosen)
    assert before == fresh.colour("accent")
    fresh.choose(accent="#7a1f4b")
    assert _ground(chosen) == fresh.colour("accent") != before
    fresh.choose(accent="#1f6b4a")


def _ground(one: QWidget) -> QColor:
    """The colour at the middle of its left."""
    return one.grab().toImage().pixelColor(6, one.height() // 2)

"""Tab and Shift+Tab walk the same stops, all of them, in the order of the screen, on every page.

What is stopped at says on the way what is known of it: columns their heads, fields what they need.
"""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QRadioButton,
    QTableView,
    QWidget,
)
from shiboken6 import isValid

from clubadmin.desktop.attendance.alphabet import Letters
from clubadmin.desktop.contest.format_cards import CardList
from clubadmin.desktop.contest.new_contest import NewContest
from clubadmin.desktop.evening.page import DRAW, FORMS, PRESENT, RESULT
from clubadmin.desktop.kit.doors import ask
from clubadmin.desktop.kit.forms import Field
from clubadmin.desktop.kit.widgets import TabButton
from clubadmin.desktop.paper.page_view import Outline
from clubadmin.desktop.protests.hand_in import HandIn
from clubadmin.desktop.season_end.next_season import NextSeasonWindow
from clubadmin.desktop.shell.place_names import PLACES
from clubadmin.desktop.steps.step import StepTab
from clubadmin.desktop.wallets.dealing import DealingDialog
from clubadmin.model.results.protest import Finality, Stage
from clubadmin.services.draw import drawing
from tests.desktop.driving import SHIFT, settle
from tests.desktop.made_window import made_window
from tests.desktop.shell.test_on_screen import OPENED, _evening, _shown
from tests.desktop.test_story_details import new_club
from tests.services.evening_club import evening_with

MORE_TABS = 10  # of the members, one by one where the club uses them
GOING_ON = Finality(1, Stage.GOING_ON)
BESIDE = {
    "preferences": lambda window, _evening: window.show_preferences(),
    "what was done": lambda window, _evening: window.show_deeds(),
    "a new contest": lambda window, _evening: NewContest(*tools(window)).show(),
    "the next season": lambda window, _evening: NextSeasonWindow.open_one(*tools(window), 1),
    "a protest": lambda window, evening: HandIn(*tools(window), evening, GOING_ON).show(),
    "dealing": lambda window, evening: DealingDialog(*tools(window), evening, None).show(),
}


def tools(window):
    return window, window.ops, window.theme


@pytest.fixture
def window(qtbot, club, ops, theme, tmp_path):
    evening = evening_with(club, 9)
    drawing.draw(club, evening.id, seed=1)
    made = made_window(qtbot, ops, theme, tmp_path)
    made.resize(1280, 800)
    qtbot.waitUntil(made.isActiveWindow)
    made.test_evening = evening.id
    return made


def places(window):
    for key in PLACES:
        window.go(key)
        tabs = getattr(window.page, "tabs", None)
        for at in range(5 if key == "club" else 2 if key == "members" else 1):
            if tabs is not None:
                tabs.choose(at)
            yield f"{key} {at}"
    window.go("evening")
    for step in (PRESENT, DRAW, FORMS, RESULT):
        window.page.come_back((window.test_evening, step, 0))
        yield f"step {step}"


def walked(begin, key, modifiers=Qt.KeyboardModifier.NoModifier):
    """The stops from one on, until that comes again; a sheet is one, however many its boxes."""
    begin.setFocus()
    stops = [begin]
    for _ in range(200):
        QTest.keyClick(QApplication.focusWidget(), key, modifiers)
        if QApplication.focusWidget() is begin:
            return stops
        if QApplication.focusWidget() is not stops[-1]:
            stops.append(QApplication.focusWidget())
    raise AssertionError(f"no end: {list(map(told, stops[:60]))}")


def told(one):
    name = QAccessible.queryAccessibleInterface(one).text(QAccessible.Text.Name)
    return f"{type(one).__name__} {name}"


def backwards(stops):
    """Stops of one row of which the next lies to the left of the one before."""
    for before, after in pairwise(stops):
        a, b = (one.mapTo(one.window(), QPoint()) for one in (before, after))
        level = abs(a.y() + before.height() / 2 - b.y() - after.height() / 2) < 8
        if level and before.parentWidget() is after.parentWidget() and b.x() < a.x():
            yield f"{told(before)} > {told(after)}"


def is_stop(one, window):
    """Whether Tab comes to a widget of a window now."""
    reached = bool(one.focusPolicy() & Qt.FocusPolicy.TabFocus) and one.isEnabled()
    part = isinstance(one.parentWidget(), QAbstractSpinBox | QComboBox)  # what is typed in it
    unchosen = isinstance(one, QRadioButton | TabButton | StepTab) and not one.isChecked()
    return reached and one.window() is window and one.isVisible() and not (part or unchosen)


def fault(begin):
    """Describe the first fault of the walks by Tab and Shift+Tab from here; "" for none."""
    there = [one for one in begin.window().findChildren(QWidget) if is_stop(one, begin.window())]
    forward = walked(begin, Qt.Key.Key_Tab)
    back = walked(begin, Qt.Key.Key_Backtab, SHIFT)
    if forward != [back[0], *reversed(back[1:])]:
        return f"{list(map(told, forward))} and {list(map(told, back))}"
    if missed := [told(one) for one in there if one not in forward]:
        return f"passed over: {missed}"
    if nameless := [type(one).__name__ for one in forward if told(one).endswith(" ")]:
        return f"without a name: {nameless}"
    return "".join(backwards(forward)) or unsaid(begin.window())


def unsaid(window):
    """Describe the first thing in view of which a screen reader is told too little; "" for none."""
    seen = [one for one in window.findChildren(QWidget) if one.isVisible()]
    for one in seen:
        if isinstance(one, QTableView) and (headless := list(without_head(one))):
            return f"{told(one)}: columns {headless} without a head"
        if isinstance(one, QAbstractItemView) and not offers_menu(one):
            return f"{told(one)}: a right click offers nothing"
        if isinstance(one, QLineEdit) and one.placeholderText() == described(one) != "":
            return f"{told(one)}: {described(one)} is said as if it were typed"
        if isinstance(one, QComboBox) and not labels(one):
            return f"{told(one)}: its value for a name"
        if isinstance(one, Field) and one.widget.isEnabled() and (wrong := unsaid_field(one)):
            return wrong
    return ""


def offers_menu(view):
    """Whether a right click offers deeds; a chooser of one thing has the click for it."""
    custom = view.contextMenuPolicy() is Qt.ContextMenuPolicy.CustomContextMenu
    ours = (vars(one) for one in type(view).__mro__ if one.__module__.startswith("clubadmin."))
    chooser = isinstance(view, QHeaderView | Letters | CardList | Outline)
    return custom or chooser or any("contextMenuEvent" in one for one in ours)


def without_head(table):
    """Columns in view of which a reader says no head."""
    told_of, columns = QAccessible.queryAccessibleInterface(table), table.model().columnCount()
    first = [told_of.child(at) for at in range(min(columns + 1, told_of.childCount()))]
    heads = [one for one in first if one.role() is QAccessible.Role.ColumnHeader]
    for at in range(columns):
        name = heads[at].text(QAccessible.Text.Name) if heads[at:] else ""
        if not (name.strip() or table.isColumnHidden(at) or columns == 1):
            yield at


def unsaid_field(field):
    """What of a field is seen and not said: its hint, that it is needed, what is wrong with it."""
    at = field.widget.focusProxy() or field.widget
    hint, needs = field.note.text().removeprefix("! "), field._needs
    if hint not in described(at) or ("Verplicht" in described(at)) != bool(needs):
        return f"{told(at)}: {hint!r} and {needs!r} are heard as {described(at)!r}"
    before = described(at)
    field.complain("Zo kan het niet.")
    wrong = described(at)
    field.calm()
    if "Niet goed: Zo kan het niet." not in wrong or described(at) != before:
        return f"{told(at)}: wrong is {wrong!r}, then {described(at)!r}"
    return ""


def described(one):
    return QAccessible.queryAccessibleInterface(one).text(QAccessible.Text.Description)


def labels(one):
    label = QAccessible.RelationFlag.Label
    return [other for other, _ in QAccessible.queryAccessibleInterface(one).relations(label)]


def zoeken(window):
    return next(one for one in window.rail.findChildren(QWidget) if told(one).endswith("Zoeken"))


def test_on_every_page_both_ways_are_the_same_and_nothing_is_passed_over(qtbot, window, ops):
    wrong = {}
    for place in places(window):
        settle(qtbot, ops)
        wrong[place] = fault(zoeken(window))
    assert not {place: said for place, said in wrong.items() if said}


def test_the_keyboard_never_comes_to_what_has_no_name(qtbot, window, ops):
    nameless = set()

    def moved(_before, now):
        if now is not None and told(now).endswith(" "):
            nameless.add(told(now))

    application = QApplication.instance()
    application.focusChanged.connect(moved)
    for _ in range(2):  # pages that are new, and those one comes back to
        for _place in places(window):
            settle(qtbot, ops)
    application.focusChanged.disconnect(moved)
    assert not nameless


def test_a_place_opened_for_the_first_time_has_the_keyboard_where_one_begins(qtbot, window, ops):
    window.go("club")
    settle(qtbot, ops)
    assert told(QApplication.focusWidget()) == "Line Naam van de club"
    window.page.tabs.choose(2)
    settle(qtbot, ops)
    window.go("members")
    window.go("club")
    settle(qtbot, ops)
    assert told(QApplication.focusWidget()) == "TickTable Spelregels"
    for _ in range(2):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab, SHIFT)
    assert told(QApplication.focusWidget()) == "TabButton Spelregels", "the chosen one"


def test_so_it_is_in_every_window_beside(qtbot, demo_ops, theme, tmp_path):
    window = made_window(qtbot, demo_ops, theme, tmp_path)
    evening = _evening(qtbot, window)
    window.show_item("member", 1)
    settle(qtbot, demo_ops)
    wrong = {"the page of somebody": fault(zoeken(window))}
    window.go("members")
    for at in range(MORE_TABS):
        window.page.show_tab(at)
        settle(qtbot, demo_ops)
        wrong[f"members {at}"] = fault(zoeken(window))
    for name, open_it in (OPENED | BESIDE).items():
        asked = open_it(evening) if name in OPENED else open_it(window, evening)
        if name in OPENED:
            ask(window.page, asked)
        shown = _shown(qtbot, window)
        shown.activateWindow()
        settle(qtbot, demo_ops)
        stops = [one for one in shown.findChildren(QWidget) if is_stop(one, shown)]
        wrong[name] = fault(stops[0]) if stops else "none"
        shown.close()
        settle(qtbot, demo_ops)
    assert not {name: said for name, said in wrong.items() if said}


def test_the_menus_live_on_when_a_page_goes_that_tab_walked_around(secretary):
    name = secretary.focus
    secretary.press("Tab")
    while secretary.focus is not name:
        secretary.press("Tab")
    new_club(secretary)
    secretary.copy_elsewhere("Anneke Bakker\nBart Bos\n")
    secretary.press("Ctrl+V", "Return")
    assert isValid(secretary.window.menus.undo)
    secretary.window.menus.undo.trigger()
    secretary.rest()
    secretary.reads("Hier komen de leden en gasten")

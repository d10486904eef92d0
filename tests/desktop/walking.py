"""A walk by Tab and Shift+Tab over all that is in view, and what is said on the way."""

import pkgutil
from functools import partial
from importlib import import_module
from itertools import pairwise

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
    QListWidget,
    QRadioButton,
    QTableView,
    QWidget,
)

from clubadmin import desktop
from clubadmin.desktop.archive.views.view import ArchiveView
from clubadmin.desktop.attendance.alphabet import Letters
from clubadmin.desktop.contest.format_cards import CardList
from clubadmin.desktop.importing.columns import RawTable
from clubadmin.desktop.kit.fitting import Window
from clubadmin.desktop.kit.forms import Field
from clubadmin.desktop.kit.page import Page
from clubadmin.desktop.kit.side_window import TabbedPane, TabPane
from clubadmin.desktop.kit.tabs import WindowTabs
from clubadmin.desktop.kit.widgets import TabButton
from clubadmin.desktop.paper.page_view import Outline
from clubadmin.desktop.shell.palette import Palette
from clubadmin.desktop.shell.rail import Rail
from clubadmin.desktop.steps.step import Step, StepTab
from tests.desktop.driving import SHIFT, settle

STOOD_IN = Page, Window, ArchiveView, TabPane, Step, Palette


def every_place():
    """The classes of all pages, windows and tabs that somebody can stand in, by their names."""
    for module in pkgutil.walk_packages(desktop.__path__, f"{desktop.__name__}."):
        import_module(module.name)
    found, ahead = set(), list(STOOD_IN)
    while ahead:
        below = (one := ahead.pop()).__subclasses__()
        ahead += below
        if not below and one.__module__.startswith(desktop.__name__):
            found.add(one.__name__)
    return found


class Walk:
    """Goes over what is opened, place by place.

    Attributes:
        seen: the names of the classes of the places it was in.
        wrong: what is wrong in a place, by its name.
    """

    def __init__(self, qtbot, ops):
        self.qtbot, self.ops = qtbot, ops
        self.seen, self.wrong = set(), {}

    def __enter__(self):
        QApplication.instance().focusChanged.connect(self._hears)
        return self

    def __exit__(self, *_why):
        QApplication.instance().focusChanged.disconnect(self._hears)

    def _hears(self, _before, now):
        if now is not None and told(now).endswith(" "):
            self.wrong[told(now)] = "the keyboard is where nothing has a name"

    def over(self, name, top):
        """All that is in view in a window, at each of its tabs in turn."""
        top.activateWindow()
        self.qtbot.waitUntil(top.isActiveWindow)
        settle(self.qtbot, self.ops)
        for pane in top.findChildren(TabbedPane):
            for at in range(len(pane.findChildren(TabPane))):
                pane.tabs.show_tab(at, True)  # also what a club does not do so far
        self._look(name, top, set())

    def beside(self, name, open_it, **deeper):
        """A window that is opened, then those opened from it, and close it."""
        there = set(_windows())
        open_it()
        settle(self.qtbot, self.ops)
        (shown,) = set(_windows()) - there
        self.over(name, shown)
        for further, deed in deeper.items():
            self.beside(further, partial(deed, shown))
        shown.close()
        settle(self.qtbot, self.ops)

    def _look(self, name, top, been):
        seen = [one for one in (top, *top.findChildren(QWidget)) if one.isVisible()]
        if said := fault(top, seen):
            self.wrong[name] = said
        self.seen |= {type(one).__name__ for one in seen if isinstance(one, STOOD_IN)}
        there = tabs(seen)
        been |= {one for one in there if one.isChecked()}
        for one in reversed(there):  # those within a tab before the next of its own row
            if one not in been and one.isVisible():
                been.add(one)
                one.click()
                settle(self.qtbot, self.ops)
                self._look(f"{name.partition(':')[0]}: {one.accessibleName()}", top, been)


def _windows():
    return [
        one
        for one in QApplication.topLevelWidgets()
        if isinstance(one, Window | Palette) and one.isVisible()
    ]


def tabs(seen):
    """The tabs of what is seen, but those that open another window."""
    return [
        one
        for one in seen
        if isinstance(one, TabButton | StepTab)
        and one.isEnabled()
        and not isinstance(one.parentWidget(), WindowTabs | Rail)
    ]


def walked(begin, key, modifiers=Qt.KeyboardModifier.NoModifier):
    """The stops from one on, until that comes again; a sheet is one, however many its boxes."""
    begin.setFocus()
    stops = [begin]
    for _ in range(1000):
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


def is_stop(one):
    """Whether Tab comes to a widget that is seen."""
    reached = bool(one.focusPolicy() & Qt.FocusPolicy.TabFocus) and one.isEnabled()
    part = isinstance(one.parentWidget(), QAbstractSpinBox | QComboBox)  # what is typed in it
    unchosen = isinstance(one, QRadioButton | TabButton | StepTab) and not one.isChecked()
    return reached and not (part or unchosen)


def fault(top, seen):
    """Describe the first fault of the walks by Tab and Shift+Tab over a window; "" for none."""
    stops = [one for one in seen if is_stop(one) and one.window() is top]
    if not stops:
        return "nothing to come to"
    begin = next((one for one in stops if told(one).endswith("Zoeken")), stops[0])
    forward = walked(begin, Qt.Key.Key_Tab)
    back = walked(begin, Qt.Key.Key_Backtab, SHIFT)
    if forward != [back[0], *reversed(back[1:])]:
        return f"{list(map(told, forward))} and {list(map(told, back))}"
    if missed := [told(one) for one in stops if one not in forward]:
        return f"passed over: {missed}"
    if nameless := [type(one).__name__ for one in forward if told(one).endswith(" ")]:
        return f"without a name: {nameless}"
    return "".join(backwards(forward)) or unsaid(seen)


def unsaid(seen):
    """Describe the first thing in view of which a screen reader is told too little; "" for none."""
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
    chooser = isinstance(view, QHeaderView | Letters | CardList | Outline | RawTable)
    chooser = chooser or type(view) is QListWidget  # of topics, or ticked
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
    """List what a field shows and does not say: hint, being needed, what is wrong with it."""
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

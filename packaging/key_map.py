"""The map of keys: the shortcuts of each place and window, the letters with Alt, what is free."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from string import ascii_uppercase
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QLabel,
    QMainWindow,
    QMenu,
    QWidget,
)

from clubadmin import desktop
from clubadmin.desktop.kit.fitting import Window
from clubadmin.desktop.kit.tabs import Tabs, WindowTabs
from clubadmin.desktop.shell.place_names import PLACES, names

if TYPE_CHECKING:
    from clubadmin.desktop.shell.commands import Command
    from clubadmin.desktop.shell.window import MainWindow

_OWN = Qt.FindChildOption.FindDirectChildrenOnly

EVERYWHERE = "everywhere"
TOPICS = {EVERYWHERE: "start", "evening": "avond", "standings": "stand", "members": "leden"}
TOPICS |= {"archive": "archief", "club": "club"}
"""The help page of each place, in which its shortcuts stand."""
TABS = {
    "evening": ("Aanwezig", "Indeling", "Formulieren", "Uitslag"),
    "members": ("Leden", "Paren", "Viertallen"),
    "club": ("Gegevens", "Competities", "Spelregels", "Reservekopie", "In- en uitvoer"),
}
"""The steps or parts of a place, where it has more than one."""
OF_FIELDS = {*(f"Ctrl+{letter}" for letter in "ACVXYZ"), "Ctrl+Shift+Z"}
"""What fields and lists do something with themselves."""
NOT_TRIED = {"Afsluiten", "Nederlands", "English"}
"""Commands after which there is no window to look at, or another one."""
ALL = [f"F{number}" for number in range(1, 13)]
ALL += [f"{with_}+{letter}" for with_ in ("Ctrl", "Ctrl+Shift") for letter in ascii_uppercase]
SAID = {"Del": "Delete", "Left": "←", "Right": "→", "PgUp": "Page Up", "PgDown": "Page Down"}
"""What the help calls a key, where Qt calls it otherwise."""


@dataclass(frozen=True)
class View:
    """What is in view: a place, or a step or part of it.

    Attributes:
        place: its key, or `EVERYWHERE`.
        name: of the step or part; "" where the place has none.
        letters: by letter that answers with Alt, the text it is underlined in.
    """

    place: str
    name: str
    letters: dict[str, str]


@dataclass(frozen=True)
class KeyMap:
    """All of it.

    Attributes:
        shortcuts: of each place, and of `EVERYWHERE`, by shortcut what it does.
        views: what was looked at for letters, in order.
        windows: of each window beside the main one, by shortcut what it does.
    """

    shortcuts: dict[str, dict[str, str]]
    views: list[View]
    windows: dict[str, dict[str, str]] = field(default_factory=dict)

    def free(self, place: str) -> list[str]:
        """The shortcuts that a place can still give; those free everywhere are free in each."""
        taken = OF_FIELDS | by_lines().keys() | self.shortcuts[EVERYWHERE].keys()
        others = self.shortcuts.values() if place == EVERYWHERE else [self.shortcuts[place]]
        return [key for key in ALL if key not in taken.union(*others)]

    def lines(self) -> Iterator[str]:
        """The map as it is printed."""
        titles = {EVERYWHERE: EVERYWHERE, **names()}
        for place, keys in self.shortcuts.items():
            yield f"\n{titles[place]}, shortcuts"
            yield from (f"    {key:16}{what}" for key, what in sorted(keys.items()))
            yield f"    free: {' '.join(self.free(place))}"
        yield "\nfunction keys that lines, lists and screens take themselves"
        yield from (f"    {key:16}{', '.join(where)}" for key, where in sorted(by_lines().items()))
        for name, keys in self.windows.items():
            yield f"\n{name}, shortcuts"
            yield from (f"    {key:16}{what}" for key, what in sorted(keys.items()))
        for view in self.views:
            title = ", ".join(filter(None, (titles.get(view.place, view.place), view.name)))
            yield f"\n{title}: letters with Alt"
            yield from (f"    {letter}  {text}" for letter, text in sorted(view.letters.items()))
            left = [letter for letter in ascii_uppercase if letter not in view.letters]
            yield f"    free: {' '.join(left)}"


def by_lines() -> dict[str, list[str]]:
    """The function keys that widgets read from the keyboard themselves, and in which folders."""
    found: dict[str, set[str]] = {}
    for file in sorted(Path(desktop.__path__[0]).rglob("*.py")):
        for key in re.findall(r"\bKey_(F\d+)\b", file.read_text(encoding="utf-8")):
            found.setdefault(key, set()).add(file.parent.name)
    return {key: sorted(where) for key, where in found.items()}


def letter(text: str) -> str:
    """The letter that answers with Alt, as Qt names it; "" for none."""
    return QKeySequence.mnemonic(text).toString()


def in_view(window: QWidget) -> Iterator[QWidget]:
    """Every widget of a window that is seen."""
    for one in window.findChildren(QWidget):
        if one.isVisible() and one.window() is window:
            yield one


def bar(window: QWidget) -> list[QAction]:
    """The menus of a main window."""
    return window.menuBar().actions() if isinstance(window, QMainWindow) else []


def answering(window: QWidget) -> list[str]:
    """The texts of all that answers to Alt and a letter."""
    texts = [action.text() for action in bar(window)]
    for widget in in_view(window):
        labelled = isinstance(widget, QLabel) and widget.buddy() is not None
        if labelled or isinstance(widget, QAbstractButton):
            texts.append(widget.text())
        hidden = widget.findChildren(QShortcut, options=_OWN)  # letters of fields behind a sentence
        texts += [told for one in hidden if one.isEnabled() and (told := one.property("title"))]
    return texts


def key_map(
    window: "MainWindow", evening_ids: Sequence[int], settle: Callable[[], object]
) -> KeyMap:
    """Look at every place of a window, with evenings that are drawn.

    Args:
        window: with a club.
        evening_ids: the evenings, of every kind that has keys of its own.
        settle: waits until what was asked is shown.
    """
    letters: dict[tuple[str, str], dict[str, str]] = {}
    shortcuts = {EVERYWHERE: _of(_fixed(window), ())}
    for place in PLACES:
        window.go(place)
        settle()
        page = window.places[place]
        for spot, name in _spots(place, evening_ids):
            if name:
                page.come_back(spot)
                settle()
            found = {letter(text)[-1:]: text.replace("&", "") for text in answering(window)}
            found.pop("", None)
            letters.setdefault((place, name), {}).update(found)
        while page.make_more():
            settle()
        shortcuts[place] = _of(page.every_action(), page.findChildren(QShortcut))
    return KeyMap(shortcuts, [View(*where, found) for where, found in letters.items()])


@contextmanager
def nothing_asked() -> Iterator[None]:
    """Have every question for a file answered with none: nobody is there."""
    asked = {
        name: getattr(QFileDialog, name)
        for name in ("getOpenFileName", "getSaveFileName", "getExistingDirectory")
    }
    for name in asked:
        none = "" if name == "getExistingDirectory" else ("", "")
        setattr(QFileDialog, name, staticmethod(lambda *_of, none=none, **_how: none))
    try:
        yield
    finally:
        for name, way in asked.items():
            setattr(QFileDialog, name, staticmethod(way))


def every_command(window: "MainWindow") -> list["Command"]:
    """The commands of a window and of all its places, but those that would end the looking."""
    there = (*window.commands.here(), *window.commands.elsewhere())
    return [one for one in there if one.name not in NOT_TRIED]


def with_windows(
    found: KeyMap,
    window: "MainWindow",
    evening_id: int,
    given: Sequence["Command"],
    settle: Callable[[], object],
) -> KeyMap:
    """Give commands, and look at the windows that open beside the main one, each tab.

    Args:
        found: the map of the main window.
        window: the main window, with a club that may be changed.
        evening_id: the evening that commands of an evening are about.
        given: the commands.
        settle: waits until what was asked is shown.
    """
    views, windows = list(found.views), dict(found.windows)
    with nothing_asked():
        for command in given:
            if command.place == "evening":
                window.show_item("evening", evening_id)
                settle()
            window.commands.give(command)
            settle()
            for shown in _beside(window):
                name = shown.windowTitle() or type(shown).__name__
                if name not in windows:
                    windows[name] = _of(shown.findChildren(QAction), shown.findChildren(QShortcut))
                    views += _views_of(shown, name, settle)
                shown.close()
            settle()
    return KeyMap(found.shortcuts, views, windows)


def _beside(window: QWidget) -> list[Window]:
    """The windows in view beside the main one."""
    there = QApplication.topLevelWidgets()
    return [one for one in there if isinstance(one, Window) and one.isVisible() and one != window]


def _views_of(shown: Window, name: str, settle: Callable[[], object]) -> Iterator[View]:
    """The letters of a window, under each tab of its own."""
    rows = [one for one in shown.findChildren(Tabs) if not isinstance(one, WindowTabs)]
    tabs = next((one for one in rows if one.isVisible()), None)
    for at in range(len(tabs.findChildren(QAbstractButton)) if tabs else 1):
        if tabs:
            tabs.choose(at)
            settle()
        found = {letter(text)[-1:]: text.replace("&", "") for text in answering(shown)}
        found.pop("", None)
        yield View(name, tabs.name(at) if tabs else "", found)


def _spots(place: str, evening_ids: Sequence[int]) -> Iterator[tuple[tuple[int, ...], str]]:
    """Each step or part of a place, and its name."""
    for tab, name in enumerate(TABS.get(place, ("",))):
        if place == "evening":
            yield from (((number, tab, 0), name) for number in evening_ids)
        else:
            yield (tab,), name


def _fixed(window: "MainWindow") -> list[QAction]:
    """The commands of the window itself: of every menu but the one of the place, and unseen."""
    menus = [menu for one in bar(window) if isinstance(menu := one.menu(), QMenu)]
    here = names().values()
    fixed = [one for menu in menus if menu.title() not in here for one in menu.actions()]
    return fixed + window.actions()


def _of(actions: Sequence[QAction], shortcuts: Sequence[QShortcut]) -> dict[str, str]:
    """By shortcut, as the help says it, what it does."""
    found = {
        said(key): action.text().replace("&", "")
        for action in actions
        for key in action.shortcuts()
    }
    own = {
        said(one.key()): f"(in {type(one.parent()).__name__})"
        for one in shortcuts
        if not one.property("title")  # a letter with Alt
    }
    return own | found


def said(key: QKeySequence) -> str:
    """A shortcut as the help says it."""
    *held, last = key.toString(QKeySequence.SequenceFormat.PortableText).split("+")
    last = "Enter" if last == "Return" else last
    return "+".join([*held, SAID.get(last, last)])

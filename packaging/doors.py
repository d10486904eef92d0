"""How many doors there are: items of each menu, windows, and fields of each form.

And by which keys one comes in: the shortcuts and letters of each place, with what is free.

The window is opened without a screen on a made-up club in a temporary folder, as a club that
uses little and as one that did everything at least once; each kind of evening is looked at, at
each step, and also with a sheet signed off. What there was before the menus and forms became
shorter stands in front, where it was counted then.
"""

import importlib
import os
import pkgutil
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from key_map import TABS, every_command, key_map, with_windows
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from studio import Studio, make_club

from clubadmin import desktop
from clubadmin.desktop.kit import used
from clubadmin.desktop.kit.fitting import Window
from clubadmin.desktop.kit.forms import Field
from clubadmin.desktop.shell.place_names import PLACES, names
from clubadmin.desktop.steps.step import FORMS
from clubadmin.services.results.closing import reopen

MENU_OF_PLACE = 3
MOST_FIXED, MOST_HERE, MOST_GROUPS = 24, 12, 4
SETTINGS, SEASONS = 0, 1  # parts of the place Club
FIXED, WINDOWS, COMPETITION = "fixed items in menus", "windows that open", "fields: a competition"
BEFORE = {FIXED: "31", WINDOWS: "~20", COMPETITION: "22"}
A_PLACE_BEFORE = "to 22"
Counts = dict[str, int]


def items(menu: QMenu) -> int:
    """The items of a menu, lines not counted."""
    return sum(bool(one.text()) for one in menu.actions())


def menus(studio: Studio) -> list[QMenu]:
    """The menus of the bar, in order."""
    found = (one.menu() for one in studio.window.menuBar().actions())
    return [menu for menu in found if isinstance(menu, QMenu)]


def here(studio: Studio) -> int:
    """The items of the menu of the place in view, when it is opened.

    Raises:
        SystemExit: it has more groups than are read at a glance.
    """
    menu = menus(studio)[MENU_OF_PLACE]
    menu.aboutToShow.emit()
    studio.settle()
    groups = 1 + sum(not one.text() for one in menu.actions())
    if groups > MOST_GROUPS:
        sys.exit(f"{menu.title()}: {groups} groups, {MOST_GROUPS} at the most")
    return items(menu)


def rows(studio: Studio) -> Iterator[tuple[str, int]]:
    """What is counted in the menus, and how many."""
    fixed = [menu for at, menu in enumerate(menus(studio)) if at != MENU_OF_PLACE]
    yield FIXED, sum(map(items, fixed))
    for key in PLACES:
        if key != "evening":
            studio.window.go(key)
            studio.settle()
            yield f"items of {names()[key]}", here(studio)
    most: Counter[str] = Counter()
    for at in {studio.under_way, *studio.evenings.values()}:
        for step, name in enumerate(TABS["evening"]):
            page = studio.step(at, step)
            most[name] = max(most[name], here(studio))
            if step == FORMS and page.desk.forms.panes() and page.desk.evening.form.compared:
                page.desk.forms.turn_way()
                studio.settle()
                most[name] = max(most[name], here(studio))
    yield from ((f"items of {names()['evening']}, {name}", most[name]) for name in TABS["evening"])


def fields(studio: Studio) -> Iterator[tuple[str, int]]:
    """The fields that a form asks at first, and of a competition those that are folded too."""
    for part, name in ((SEASONS, COMPETITION), (SETTINGS, "fields: the club")):
        studio.window.show_item("club-part", part)
        studio.settle()
        yield name, asked(studio.page)
    studio.window.go("members")
    studio.settle()
    yield "fields: a member", asked(studio.page)
    contest = studio.opened(studio.window.new_contest)
    yield "fields: a contest", asked(contest)
    contest.close()


def asked(shown: QWidget) -> int:
    """The fields in view."""
    return sum(one.isVisible() for one in shown.findChildren(Field))


def counted(studio: Studio) -> Counts:
    """All of it."""
    return dict(rows(studio)) | {WINDOWS: windows(Window)} | dict(fields(studio))


def windows(kind: type[Window]) -> int:
    """How many kinds of window open beside the main one, each tab of several as one of its own."""
    for module in pkgutil.walk_packages(desktop.__path__, f"{desktop.__name__}."):
        importlib.import_module(module.name)
    return windows_of(kind)


def windows_of(kind: type) -> int:
    """The kinds of window that are made of this one, or itself."""
    return sum(map(windows_of, kind.__subclasses__())) or 1


def main() -> int:
    """Print the table and the map of keys; 1 where a menu is too long."""
    QApplication.setStyle("Fusion")
    app = QApplication([])
    app.setApplicationName("clubadmin")
    with tempfile.TemporaryDirectory() as folder:
        make_club(Path(folder))
        studio = Studio(Path(folder))
        little = counted(studio)
        used.is_shown = lambda _command: True
        for at in studio.evenings.values():  # their sheets are signed off, and can be unsigned
            if at != studio.under_way:
                studio.write(lambda club, at=at: reopen(club, at, "to count"))  # type: ignore[misc]
        much = counted(studio)
        keys = key_map(studio.window, [studio.under_way, *studio.evenings.values()], studio.settle)
        given = every_command(studio.window)
        keys = with_windows(keys, studio.window, studio.under_way, given, studio.settle)
        studio.end()
    print(f"{'':36}{'before':>8}{'little used':>13}{'all used':>10}")
    for name, number in little.items():
        before = BEFORE.get(name, A_PLACE_BEFORE if name.startswith("items") else "")
        print(f"{name:36}{before:>8}{number:13}{much[name]:10}")
    print(*keys.lines(), sep="\n")
    most = max(number for name, number in much.items() if name.startswith("items"))
    return int(much[FIXED] > MOST_FIXED or most > MOST_HERE)


if __name__ == "__main__":
    sys.exit(main())

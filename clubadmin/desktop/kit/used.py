"""Features that the open club uses already: menus show no more than these.

Whatever is not used yet is found by Ctrl+K, and named with its purpose on a page of the help.
"""

from collections.abc import Iterable, Sequence

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

_PROPERTY = "use"
_unused: set[str] = set()


def leave_out(unused: Iterable[str]) -> bool:
    """The club does these not yet, names of `services.club.uses`; whether that is news."""
    before = set(_unused)
    _unused.clear()
    _unused.update(unused)
    return _unused != before


def of_use(name: str, made: QAction) -> QAction:
    """A command by the name that the help gives it, left out while the club does no such thing."""
    made.setProperty(_PROPERTY, name)
    return made


def use_of(made: QAction) -> str:
    """The name by which the help means a command; "" for none."""
    return str(made.property(_PROPERTY) or "")


def is_shown(made: QAction) -> bool:
    """Whether a command stands in menus now."""
    return use_of(made) not in _unused


def is_used(name: str) -> bool:
    """Whether the club does such a thing: its buttons are there then."""
    return name not in _unused


def fill(menu: QMenu, groups: Iterable[Sequence[QAction]]) -> None:
    """Put groups of commands in a menu, with a line between them: those that are used."""
    menu.clear()
    for group in groups:
        shown = [one for one in group if is_shown(one)]
        if shown and menu.actions():
            menu.addSeparator()
        menu.addActions(shown)

"""Features that the open club uses already: menus show no more than these.

Whatever is not used yet is found by Ctrl+K, and named with its purpose on a page of the help.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from clubadmin.desktop.kit.doors import ask, leads
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.widgets import action
from clubadmin.part import Offer, Show, Text, offers

_PROPERTY = "use"
_NOT_LOOKED = ""
_unused: set[str] = {_NOT_LOOKED}


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


def offered(
    page: QWidget, place: str, in_view: Callable[[], Any]
) -> Mapping[str, Sequence[QAction]]:
    """The commands that parts bring to a page, by the group of its menu.

    Args:
        place: its key.
        in_view: what is in view there, as their requests are made of it.
    """
    made = defaultdict(list)
    for one in offers(place):
        command = action(page, _told(one.text), partial(_give, page, one, in_view), one.keys)
        command.setShortcutContext(Qt.ShortcutContext.WindowShortcut)  # also from the rail
        made[one.group].append(of_use(one.name, command))
    return made


def _told(text: Text) -> str:
    return translate(text.context, text.text)


def _give(page: QWidget, offer: Offer, in_view: Callable[[], Any]) -> None:
    if (shown := in_view()) and (request := offer.request(shown)):
        ask(page, request)


def if_it_leads(request: Show, *shown: QAction | QWidget) -> None:
    """Take away what leads to a part that is not there."""
    if not leads(request):
        for one in shown:
            one.setVisible(False)


def use_of(made: QAction) -> str:
    """The name by which the help means a command; "" for none."""
    return str(made.property(_PROPERTY) or "")


def is_shown(made: QAction) -> bool:
    """Whether a command stands in menus now."""
    return use_of(made) not in _unused


def is_used(name: str) -> bool:
    """Whether the club does such a thing, or it was not looked up: its buttons are there then."""
    return name not in _unused


def is_surely_used(name: str) -> bool:
    """Whether the club was seen to do such a thing: what it needs is loaded then."""
    return is_used(name) and _NOT_LOOKED not in _unused


def fill(menu: QMenu, groups: Iterable[Sequence[QAction]]) -> None:
    """Put groups of commands in a menu, with a line between them: those that are used."""
    menu.clear()
    for group in groups:
        shown = [one for one in group if is_shown(one)]
        if shown and menu.actions():
            menu.addSeparator()
        menu.addActions(shown)

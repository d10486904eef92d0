"""Looking at a window as its user does: by what stands in view, and by the names of things.

A name is what a screen reader says: the accessible name, or else the text, without its mnemonic.
"""

import re
from typing import TypeVar

from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QLabel, QLineEdit, QWidget

from clubadmin.desktop.kit.forms import Field

_SPEAKING = (QLabel, QLineEdit, QAbstractButton)

W = TypeVar("W", bound=QWidget)


def words(within: QWidget) -> list[str]:
    """What the labels, fields and buttons in view say, and what everything in view is called."""
    found = []
    for one in within.findChildren(QWidget):
        if one.isVisible():
            found += [_text(one), one.accessibleName()]
    return [text for text in found if text]


def read(within: QWidget) -> str:
    """All of these words, a line each."""
    return "\n".join(words(within))


def named(within: QWidget, kind: type[W], name: str) -> W:
    """The one widget in view of this kind that is called so."""
    found = all_named(within, kind, name)
    assert len(found) == 1, f"{name!r} is the name of {len(found)} in view:\n{read(within)}"
    return found[0]


def all_named(within: QWidget, kind: type[W], name: str) -> list[W]:
    """Every widget in view of this kind that is called so."""
    return [
        one
        for one in within.findChildren(kind)
        if one.isVisible() and name in (one.accessibleName(), _text(one))
    ]


def told_at(within: QWidget, title: str) -> str:
    """What stands below the field with this title: what is wrong there, or its hint."""
    (found,) = [
        one
        for one in within.findChildren(Field)
        if one.isVisible() and one.widget.accessibleName() == title
    ]
    return found.note.text() if found.note.isVisible() else ""


def last_inked(view: QAbstractItemView) -> int:
    """The lowest line of pixels of a list in which something stands, in pixels from its top."""
    seen = view.viewport().grab().toImage()
    ground = view.palette().base().color()
    return max(
        y
        for y in range(seen.height())
        if any(seen.pixelColor(x, y) != ground for x in range(0, seen.width(), 3))
    )


def _text(widget: QWidget) -> str:
    """What it says; of what has a mnemonic, without the sign for that."""
    text = widget.text() if isinstance(widget, _SPEAKING) else ""
    mnemonic = isinstance(widget, QAbstractButton) or (
        isinstance(widget, QLabel) and widget.buddy() is not None
    )
    return re.sub("&(.)", r"\1", text) if mnemonic else text

"""Keys that give a character."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent


def is_sign(event: QKeyEvent) -> bool:
    """Whether a key gives a character, and is no command."""
    mods = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
    mods &= ~Qt.KeyboardModifier.KeypadModifier
    return bool(event.text()) and event.text().isprintable() and not mods.value

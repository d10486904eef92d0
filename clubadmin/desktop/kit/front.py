"""Bringing the window to the front."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def bring(window: QWidget) -> None:
    """Show a window that may be minimised or behind others."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()

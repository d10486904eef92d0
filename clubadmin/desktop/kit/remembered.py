"""Small things that windows remember from one time to the next: a size, a name typed before."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings
from PySide6.QtWidgets import QWidget

PAGES = "publishing/folder"
"""Under what name the folder of the published pages is kept."""
_settings: list[QSettings] = []


def use(settings: QSettings) -> None:
    """Keep settings here from now on."""
    _settings[:] = [settings]


def folder() -> Path | None:
    """The folder for what is too much for a setting; None where nothing is kept."""
    return Path(_settings[0].fileName()).parent if _settings else None


def text(name: str) -> str:
    """A text that was kept; "" for none."""
    return str(_settings[0].value(name, "")) if _settings else ""


def keep_text(name: str, value: str) -> None:
    """Keep a text."""
    if _settings:
        _settings[0].setValue(name, value)


def number(name: str) -> int:
    """A number that was kept; 0 for none."""
    kept = text(name)
    return int(kept) if kept.isdecimal() else 0


def state(name: str) -> QByteArray | None:
    """How something stood, as Qt keeps it; None where that is not known."""
    kept = _settings[0].value(name) if _settings else None
    return kept if isinstance(kept, QByteArray) else None


def keep_state(name: str, stands: QByteArray) -> None:
    """Keep how something stands."""
    if _settings:
        _settings[0].setValue(name, stands)


def restore_place(name: str, window: QWidget) -> bool:
    """Put a window where it stood last; False where that is not known."""
    stood = state(name)
    return stood is not None and window.restoreGeometry(stood)


def keep_place(name: str, window: QWidget) -> None:
    """Keep where a window stands."""
    keep_state(name, window.saveGeometry())

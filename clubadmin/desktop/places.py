"""The five places of the rail."""

from PySide6.QtCore import QCoreApplication

PLACES = ("evening", "standings", "members", "archive", "club")
RAIL = 13  # the width of the rail in grid steps


def names() -> dict[str, str]:
    """What the places are called."""
    return {
        "evening": _tr("Avond"),
        "standings": _tr("Stand"),
        "members": _tr("Leden"),
        "archive": _tr("Archief"),
        "club": _tr("Club"),
    }


def _tr(text: str) -> str:
    return QCoreApplication.translate("Places", text)

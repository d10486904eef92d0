"""The names in menus for putting whole rows of a sheet right; it loads nothing else."""

from PySide6.QtCore import QCoreApplication

SWAP, ROOM = range(2)


def mending_words() -> tuple[str, str, str]:
    """Wij and Zij the other way round, room for a game that was left out, a game taken out."""
    return (
        QCoreApplication.translate("sheet", "Wij en Zij omwisselen"),
        QCoreApplication.translate("sheet", "Spel tussenvoegen"),
        QCoreApplication.translate("sheet", "Spel weghalen"),
    )

"""The names in menus for putting whole rows of a sheet right; it loads nothing else."""

from clubadmin.desktop.kit.language import translate

SWAP, ROOM = range(2)


def mending_words() -> tuple[str, str, str]:
    """Wij and Zij the other way round, room for a game that was left out, a game taken out."""
    return (
        translate("sheet", "Wij en Zij omwisselen"),
        translate("sheet", "Spel tussenvoegen"),
        translate("sheet", "Spel weghalen"),
    )

"""The five places: their keys and names. It loads nothing, for the first paint shows them."""

from clubadmin.desktop.kit.language import translate

PLACES = ("evening", "standings", "members", "archive", "club")
RAIL = 13  # the width of the rail in grid steps


def names() -> dict[str, str]:
    """The names of the places."""
    return {
        "evening": translate("Places", "Avond"),
        "standings": translate("Places", "Stand"),
        "members": translate("Places", "Leden"),
        "archive": translate("Places", "Archief"),
        "club": translate("Places", "Club"),
    }

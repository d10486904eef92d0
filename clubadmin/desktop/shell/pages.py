"""The five places of the rail; the module of one is loaded when it is first looked at."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations
    from clubadmin.desktop.kit.page import Page
    from clubadmin.desktop.kit.theme import Theme

translate = QCoreApplication.translate
PLACES = ("evening", "standings", "members", "archive", "club")
RAIL = 13  # the width of the rail in grid steps


def names() -> dict[str, str]:
    """What the places are called."""
    return {
        "evening": translate("Places", "Avond"),
        "standings": translate("Places", "Stand"),
        "members": translate("Places", "Leden"),
        "archive": translate("Places", "Archief"),
        "club": translate("Places", "Club"),
    }


def make(key: str, ops: "Operations", theme: "Theme") -> "Page":
    """The page of a place of the rail."""
    if key == "evening":
        from clubadmin.desktop.evening.page import EveningPage

        return EveningPage(ops, theme)
    if key == "standings":
        from clubadmin.desktop.standings.page import StandingsPage

        return StandingsPage(ops, theme)
    if key == "members":
        from clubadmin.desktop.members.page import MembersPage

        return MembersPage(ops, theme)
    if key == "archive":
        from clubadmin.desktop.archive.page import ArchivePage

        return ArchivePage(ops, theme)
    from clubadmin.desktop.club.page import ClubPage

    return ClubPage(ops, theme)

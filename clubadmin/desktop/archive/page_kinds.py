"""Makes the pages of the archive; the module of one is loaded when it is first looked at."""

from clubadmin.desktop.archive.spots import Kind
from clubadmin.desktop.archive.views.view import ArchiveView
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme


def make(kind: Kind, ops: Operations, theme: Theme) -> ArchiveView:
    """The page for a kind of spot."""
    return (_career(kind, ops, theme) or _list(kind, ops, theme)) or _when(kind, ops, theme)


def _career(kind: Kind, ops: Operations, theme: Theme) -> ArchiveView | None:
    if kind == "member":
        from clubadmin.desktop.archive.views.entrant import PersonView

        return PersonView(ops, theme)
    if kind in ("pair", "team"):
        from clubadmin.desktop.archive.views.entrant import EntrantView

        return EntrantView(ops, theme)
    if kind == "versus":
        from clubadmin.desktop.archive.views.versus import VersusView

        return VersusView(ops, theme)
    return None


def _list(kind: Kind, ops: Operations, theme: Theme) -> ArchiveView | None:
    if kind == "records":
        from clubadmin.desktop.archive.views.records import RecordsView

        return RecordsView(ops, theme)
    if kind == "list":
        from clubadmin.desktop.archive.views.records import ListView

        return ListView(ops, theme)
    if kind == "titles":
        from clubadmin.desktop.archive.views.records import TitlesView

        return TitlesView(ops, theme)
    if kind == "games":
        from clubadmin.desktop.archive.views.games import GamesView

        return GamesView(ops, theme)
    return None


def _when(kind: Kind, ops: Operations, theme: Theme) -> ArchiveView:
    if kind == "evening":
        from clubadmin.desktop.archive.views.evening import EveningView

        return EveningView(ops, theme)
    if kind == "season":
        from clubadmin.desktop.archive.views.season import SeasonView

        return SeasonView(ops, theme)
    if kind == "day":
        from clubadmin.desktop.archive.views.day import DayView

        return DayView(ops, theme)
    from clubadmin.desktop.archive.views.home import HomeView

    return HomeView(ops, theme)

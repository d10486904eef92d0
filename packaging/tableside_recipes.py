"""The pictures of typing at the table."""

from itertools import count

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from studio import Studio, of_paper

from clubadmin.desktop.kit import language
from clubadmin.desktop.steps.step import FORMS
from clubadmin.desktop.tableside.bar import HotspotWindow
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.club.printing import Printing
from clubadmin.reports.tableside.scan_cards import scan_cards
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.evenings import evening
from clubadmin.services.sheets.sheets import sheet, unsign
from clubadmin.services.tableside import calls, codes
from clubadmin.services.tableside.confirming import confirm
from clubadmin.services.tableside.table_sheet import table_sheet

_CLUB = ClubSettings(name="Klaverjasclub De Rode Nel", place="Vaartwijk")
_ADDRESS = "http://192.168.1.20:8123"
_CODE = "k7pq2m9xw4rt3hz{table}"
_HEIGHT = 0.52  # of the page: two cards


def scan_card(studio: Studio) -> QImage:
    """The cards of two tables."""
    found = studio.write(lambda club: evening(club, studio.under_way))
    tables = {at: f"{_ADDRESS}/t/{_CODE.format(table=at)}" for at in (1, 2)}
    return of_paper(scan_cards(found, Printing(_CLUB, language.current()), tables), _HEIGHT)


def board(studio: Studio) -> QImage:
    """Two tables confirmed their sheets, and one asks for the referee."""
    keys = count()

    def type_them(club: OpenClub) -> None:
        found = evening(club, studio.under_way)
        codes.turn_on(club, found.id)
        places = found.plan[0].tables
        for place in places[:2]:
            if sheet(club, place.table_id).signed:
                unsign(club, place.table_id)
            totals = dict(table_sheet(club, place.table_id).totals)
            for side in totals:
                confirm(club, place.table_id, side, totals, key=f"{next(keys)}")
        calls.call(club, places[3].table_id, key=f"{next(keys)}")

    studio.write(type_them)
    page = studio.step(studio.under_way, FORMS)
    return studio.taken(page)


def hotspot(studio: Studio) -> QImage:
    """How the laptop makes a network of its own."""
    page = studio.step(studio.under_way, FORMS)
    shown = HotspotWindow(page, studio.ops, studio.window.theme, lambda: None)
    shown.show()
    return studio.taken(shown, QSize(742, 371))

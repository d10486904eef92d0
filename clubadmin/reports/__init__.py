"""Papers: one module a document, each a pure function from frozen figures to a PDF's bytes.

Importing this loads ReportLab; a window that must paint first imports it late.
"""

from clubadmin.reports.blanks.blanks import blank_sheets
from clubadmin.reports.draw.draws import draw_list
from clubadmin.reports.draw.seat_slips import seat_slips
from clubadmin.reports.results.correction import rectification
from clubadmin.reports.results.evening import evening_result
from clubadmin.reports.rulings.evening_lists import evening_decisions
from clubadmin.reports.rulings.ruling import game_ruling
from clubadmin.reports.standings.season import standings

__all__ = [
    "blank_sheets",
    "draw_list",
    "evening_decisions",
    "evening_result",
    "game_ruling",
    "rectification",
    "seat_slips",
    "standings",
]

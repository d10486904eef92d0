"""Papers: one module a document, each a pure function from frozen figures to a PDF's bytes.

Importing this loads ReportLab; a window that must paint first imports it late.
"""

from clubadmin.reports.blanks import blank_sheets
from clubadmin.reports.correction import rectification
from clubadmin.reports.decision_list import evening_decisions
from clubadmin.reports.draws import draw_list
from clubadmin.reports.evening import evening_result
from clubadmin.reports.ruling import game_ruling
from clubadmin.reports.season import standings
from clubadmin.reports.slips import seat_slips

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

"""A paper may cost little more than the ink on it.

The standings are drawn by the program and, in turn, by hand: the same strings at the same
places with the same fonts, one canvas call each, figures formatted and set to the right on
the way as any hand-written page would.
"""

from io import BytesIO
from time import perf_counter

import pytest
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen.canvas import Canvas

from clubadmin import reports
from clubadmin.model.club.printing import Printing
from clubadmin.model.results.result import Standings
from clubadmin.reports.kit import fonts
from tests.reports import looking, made_up

BAR = 1.6
TURNS = {40: 30, 400: 12, 4000: 5}


def by_hand(pages: list[list[tuple]]) -> bytes:
    """Draws recorded pages with one call a string and one a line."""
    out = BytesIO()
    canvas = Canvas(out, pagesize=A4, invariant=1, pageCompression=1)
    for page in pages:
        for name, *rest in page:
            getattr(canvas, name)(*rest)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


def recorded(view: Standings) -> list[list[tuple]]:
    """What the program draws, as the plain canvas calls of a page made by hand."""
    sheets = looking.sheets(
        lambda: reports.standings(view, Printing(made_up.CLUB, stamp=made_up.STAMP))
    )
    pages = []
    for sheet in sheets:
        calls: list[tuple] = []
        for rule, lines in sheet.rules.items():
            calls.append(("setLineWidth", rule.width))
            calls.append(("setStrokeColorRGB", *rule.colour))
            calls += [("line", *line) for line in lines]
        before = None
        for kind, x, y, text in sheet.texts:
            if kind != before:
                calls.append(("setFont", kind.face, kind.size))
                calls.append(("setFillColorRGB", *kind.colour))
                before = kind
            if text.replace(".", "").isdigit():
                end = x + fonts.width(text, kind.face, kind.size)
                calls.append(("drawRightString", end, y, text))
            else:
                calls.append(("drawString", x, y, text))
        pages.append(calls)
    return pages


@pytest.mark.bench
@pytest.mark.parametrize("rows", TURNS)
def test_standings_cost_little_more_than_the_same_page_drawn_by_hand(rows: int) -> None:
    view = made_up.standings(rows)
    pages = recorded(view)
    ours, hand = [], []
    for _ in range(TURNS[rows]):
        start = perf_counter()
        reports.standings(view, Printing(made_up.CLUB, stamp=made_up.STAMP))
        middle = perf_counter()
        by_hand(pages)
        ours.append(middle - start)
        hand.append(perf_counter() - middle)
    ratio = min(ours) / min(hand)
    print(
        f"\nstandings PDF, {rows} rows: {min(ours) * 1000:.1f} ms, "
        f"by hand {min(hand) * 1000:.1f} ms, ratio {ratio:.2f} (bar {BAR})"
    )
    assert ratio <= BAR

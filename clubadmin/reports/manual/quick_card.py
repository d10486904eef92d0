"""The quick card: what one has to know at the table with the laptop, on one side of A4."""

from collections.abc import Mapping
from io import BytesIO

from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Frame, KeepInFrame, Paragraph

from clubadmin.domain.terms import Language
from clubadmin.i18n import Words
from clubadmin.reports.manual import markup

_SIZE = 8.4
_EDGE, _GAP, _TOP = 26.0, 18.0, 30.0
COLUMNS = (
    (("formulieren", 1), ("misgaat", 1)),
    (("formulieren", 4), ("misgaat", 4), ("misgaat", 6), ("misgaat", 8)),
    (("start", 2), ("start", 1)),
)
"""By column: a page of the help, and which of its parts."""


def quick_card(pages: Mapping[str, str], version: str, language: Language) -> bytes:
    """The card as a PDF of one page; the same pages give the same bytes.

    Args:
        pages: the Markdown of each page of the help by its name.
        version: of the program.
        language: of the title.
    """
    markup.load()
    kinds = markup.styles(_SIZE)
    words = Words(language)
    kept = BytesIO()
    size = landscape(A4)
    canvas = Canvas(kept, pagesize=size, invariant=1)
    title = words("Snelkaart")
    canvas.setTitle(f"clubadmin {version}: {title}")
    wide = (size[0] - 2 * _EDGE - (len(COLUMNS) - 1) * _GAP) / len(COLUMNS)
    high = size[1] - 2 * _EDGE - _TOP
    heading = Paragraph(f"{title} · clubadmin {version}", kinds["h2"])
    heading.wrapOn(canvas, size[0], _TOP)
    heading.drawOn(canvas, _EDGE, size[1] - _EDGE - heading.height)
    for at, column in enumerate(COLUMNS):
        story = [
            one
            for topic, number in column
            for one in markup.flowables("", _short(pages[topic], number), kinds, wide, ())
        ]
        frame = Frame(
            _EDGE + at * (wide + _GAP), _EDGE, wide, high,
            leftPadding=0, rightPadding=0, topPadding=0, bottomPadding=0,
        )  # fmt: skip
        frame.addFromList([KeepInFrame(wide, high, story, mode="shrink")], canvas)
    canvas.save()
    return kept.getvalue()


def _short(page: str, number: int) -> str:
    """A part up to the end of its table, or all of it where there is none."""
    told = markup.part(page, number)
    before, bar, rest = told.partition("\n|")
    return before + bar + rest.partition("\n\n")[0] if bar else told

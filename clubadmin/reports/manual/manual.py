"""The whole help as one PDF with contents, links and a register; and the quick card."""

import re
from collections.abc import Iterable, Mapping
from io import BytesIO
from typing import Any
from xml.sax.saxutils import escape

from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import (
    BaseDocTemplate,
    Flowable,
    Frame,
    KeepInFrame,
    NextPageTemplate,
    PageBreak,
    PageTemplate,
    Paragraph,
    TableStyle,
)
from reportlab.platypus.tableofcontents import TableOfContents

from clubadmin.domain.names import fold
from clubadmin.domain.terms import Language
from clubadmin.i18n import Words
from clubadmin.reports.kit import fonts
from clubadmin.reports.kit.page import MARGIN, PORTRAIT
from clubadmin.reports.manual import markup

_CARD_SIZE = 8.4
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
    """
    markup.load()
    kinds = markup.styles(_CARD_SIZE)
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


ENTRY = "RegisterEntry"
TERMS = "termen"  # the page of the help with the terms
_NUMBERED = re.compile(r"^\d+\. ")
_USED = re.compile(rf"\({TERMS}\.md#([^)]+)\)")


class Register(TableOfContents):  # type: ignore[misc]
    """Fills itself while the manual is built, as the contents do.

    Told by `notify(ENTRY, (text, page, name))` of every place; the same text stands there once.
    """

    def __init__(self, style: ParagraphStyle) -> None:
        super().__init__()
        self._style = style

    def notify(self, kind: str, stuff: Any) -> None:
        """A place was laid out."""
        if kind == ENTRY:
            self._entries.append(stuff)

    def wrap(self, wide: float, high: float) -> tuple[float, float]:
        """The lines as they were known after the pass before this one."""
        self._lines = [Paragraph(one, self._style) for one in lines(self._lastEntries)]
        self._high = sum(one.wrap(wide, high)[1] for one in self._lines)
        return wide, self._high

    def split(self, _wide: float, _high: float) -> list[Flowable]:
        """Line by line."""
        return self._lines or [Paragraph("", self._style)]

    def drawOn(self, canvas: Any, x: float, y: float, _sW: float = 0) -> None:  # noqa: N802, N803 - ReportLab's
        """All lines, where they fit together."""
        y += self._high
        for one in self._lines:
            y -= one.height
            one.drawOn(canvas, x, y)


def lines(entries: Iterable[tuple[str, int, str]]) -> list[str]:
    """A line for each text, sorted, its pages behind it, each once."""
    found: dict[str, dict[int, str]] = {}
    for text, page, name in entries:
        found.setdefault(_NUMBERED.sub("", text).replace("`", ""), {}).setdefault(page, name)
    colour = markup.ACCENT.hexval()
    told = []
    for text in sorted(found, key=fold):
        pages = ", ".join(
            f'<a href="#{name}"><font color="{colour}">{page}</font></a>'
            for page, name in sorted(found[text].items())
        )
        told.append(f"{markup.signed(escape(text))}&nbsp;&nbsp;{pages}")
    return told


def used_terms(pages: Mapping[str, str]) -> dict[str, list[str]]:
    """Find the terms that each page of the help refers to, as the page of terms writes them."""
    page = pages.get(TERMS, "")
    known = {
        markup.anchor("", heading).lstrip("."): heading
        for heading in re.findall(r"^### (.+)$", page, re.MULTILINE)
    }
    return {
        topic: [known[one] for one in dict.fromkeys(_USED.findall(text)) if one in known]
        for topic, text in pages.items()
    }


_SIZE = 9.5
_FOOT, _BETWEEN = 28.0, 22.0
_REGISTER = "register"


def manual(pages: Mapping[str, str], version: str, language: Language) -> bytes:
    """The manual as a PDF; the same pages give the same bytes.

    Args:
        pages: the Markdown of each page by its name, in reading order.
        language: of the few words around it.
    """
    markup.load()
    words = Words(language)
    title = words("Handleiding")
    kept = BytesIO()
    document = _Manual(kept, f"clubadmin {version} · {title}", words)
    document.title, document.author = f"clubadmin {version}: {title}", "clubadmin"
    kinds = markup.styles(_SIZE)
    story: list[Flowable] = [
        Paragraph(f"clubadmin {version}", kinds["h3"]),
        Paragraph(title, kinds["h1"]),
        _contents(kinds),
    ]
    for topic, page in pages.items():
        story += [PageBreak(), *markup.flowables(topic, page, kinds, document.width, [*pages])]
    document.uses = used_terms(pages)
    document.multiBuild([*story, *_register(words, kinds)])
    return kept.getvalue()


def _register(words: Words, kinds: dict[str, ParagraphStyle]) -> list[Flowable]:
    title = words("Register")
    heading = Paragraph(f'<a name="{_REGISTER}"/>{title}', kinds["h1"])
    heading.entry = ("h1", title, _REGISTER)
    line = ParagraphStyle("register", parent=kinds["cell"], fontSize=8, leading=10.5)
    line.leftIndent, line.firstLineIndent = 8, -8
    return [NextPageTemplate(_REGISTER), PageBreak(), heading, Register(line)]


def _contents(kinds: dict[str, ParagraphStyle]) -> TableOfContents:
    made = TableOfContents(dotsMinLevel=-1)
    made.tableStyle = TableStyle(
        [(side, (0, 0), (-1, -1), 0) for side in ("LEFTPADDING", "RIGHTPADDING")]
        + [(side, (0, 0), (-1, -1), 1.6) for side in ("TOPPADDING", "BOTTOMPADDING")]
    )
    made.levelStyles = [ParagraphStyle("contents", parent=kinds["cell"], fontSize=9, leading=10.5)]
    return made


class _Manual(BaseDocTemplate):  # type: ignore[misc]
    """Notes where each page of the help begins, for contents and outline."""

    def __init__(self, target: BytesIO, foot: str, words: Words) -> None:
        super().__init__(
            target,
            pagesize=PORTRAIT,
            leftMargin=MARGIN,
            rightMargin=MARGIN,
            topMargin=MARGIN,
            bottomMargin=MARGIN + _FOOT / 2,
            invariant=1,
        )
        self._foot, self.words = foot, words
        frame = Frame(
            self.leftMargin, self.bottomMargin, self.width, self.height,
            leftPadding=0, rightPadding=0, topPadding=0, bottomPadding=0,
        )  # fmt: skip
        self.addPageTemplates(PageTemplate("page", [frame], onPageEnd=self._draw_foot))
        each = (self.width - _BETWEEN) / 2
        beside = [
            Frame(
                self.leftMargin + number * (each + _BETWEEN), self.bottomMargin, each, self.height,
                leftPadding=0, rightPadding=0, topPadding=0, bottomPadding=0,
            )
            for number in range(2)
        ]  # fmt: skip
        self.addPageTemplates(PageTemplate(_REGISTER, beside, onPageEnd=self._draw_foot))
        self.uses: dict[str, list[str]] = {}  # by page of the help: the terms it refers to

    def afterFlowable(self, flowable: Flowable) -> None:  # noqa: N802 - ReportLab's name
        """A heading that was just placed."""
        entry = getattr(flowable, "entry", None)
        if entry is None:
            return
        tag, text, name = entry
        self.canv.bookmarkPage(name)
        self.canv.showOutline()
        if tag in ("h1", "h2"):
            self.canv.addOutlineEntry(text, name, 0 if tag == "h1" else 1, closed=True)
        if tag == "h1":
            self.notify("TOCEntry", (0, markup.signed(text), self.page, name))
            for term in self.uses.get(name, ()):
                self.notify(ENTRY, (term, self.page, name))
        if name != _REGISTER:
            self.notify(ENTRY, (text, self.page, name))

    def _draw_foot(self, canvas: Any, _document: object) -> None:
        canvas.setFont(fonts.REGULAR, 7.5)
        canvas.setFillColor(markup.MUTED)
        canvas.drawString(self.leftMargin, _FOOT, self._foot)
        number = self.words("pagina {page}", page=canvas.getPageNumber())
        canvas.drawRightString(PORTRAIT[0] - MARGIN, _FOOT, number)

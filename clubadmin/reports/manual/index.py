"""The register at the end of the manual: terms and headings by letter, with their pages."""

import re
from collections.abc import Iterable, Mapping
from typing import Any
from xml.sax.saxutils import escape

from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Flowable, Paragraph
from reportlab.platypus.tableofcontents import TableOfContents

from clubadmin.domain.names import fold
from clubadmin.reports.manual import markup

ENTRY = "RegisterEntry"
TERMS = "termen"
"""The page of the help with the terms."""
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

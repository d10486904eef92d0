"""Pages of the help as paragraphs, lists and tables of ReportLab."""

import re
from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

from markdown_it import MarkdownIt
from markdown_it.token import Token
from reportlab.lib.colors import HexColor
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase.pdfmetrics import registerFont, registerFontFamily
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import Flowable, Image, ListFlowable, ListItem, Paragraph, Spacer, Table

from clubadmin import assets
from clubadmin.reports.kit import fonts

INK, MUTED, ACCENT, LINE = (HexColor(one) for one in ("#1c2126", "#59636b", "#1f6b4a", "#c7cccf"))
_SIGNS = "Signs"
_READER = MarkdownIt("commonmark").enable("table")
_PAGE = re.compile(r"^([a-z0-9-]+)\.md(?:#(.*))?$")
_PICTURE = 0.5  # of the width of the text
_LONG = 14  # letters of the longest word that a narrow column has to hold


def load() -> None:
    """Make the faces known, bold and signs included."""
    fonts.load()
    registerFont(TTFont(_SIGNS, str(assets.path("fonts/Inter-Regular.ttf"))))
    registerFontFamily(
        fonts.REGULAR, fonts.REGULAR, fonts.BOLD, italic=fonts.REGULAR, boldItalic=fonts.BOLD
    )


def styles(size: float) -> dict[str, ParagraphStyle]:
    """The kinds of text, the ordinary one of so many points."""
    text = ParagraphStyle(
        "text", fontName=fonts.REGULAR, fontSize=size, leading=size * 1.42, textColor=INK
    )
    text.spaceAfter = size * 0.55

    def other(name: str, times: float, before: float, *, colour: HexColor = INK) -> ParagraphStyle:
        return ParagraphStyle(
            name,
            parent=text,
            fontName=fonts.BOLD,
            fontSize=size * times,
            leading=size * times * 1.25,
            spaceBefore=size * before,
            spaceAfter=size * 0.5,
            keepWithNext=True,
            textColor=colour,
        )

    return {
        "text": text,
        "h1": other("h1", 2.0, 0),
        "h2": other("h2", 1.35, 1.4, colour=ACCENT),
        "h3": other("h3", 1.1, 0.9),
        "head": ParagraphStyle("head", parent=text, textColor=MUTED, spaceAfter=0),
        "cell": ParagraphStyle("cell", parent=text, spaceAfter=0),
    }


def flowables(
    topic: str, page: str, kinds: dict[str, ParagraphStyle], wide: float, known: Sequence[str]
) -> Iterator[Flowable]:
    """A page of the help, from its first heading on.

    Args:
        topic: its name, to which links of other pages lead.
        page: the Markdown.
        kinds: from `styles`.
        wide: points from margin to margin.
        known: the topics to which a link may lead.
    """
    yield from _Page(topic, kinds, wide, known).read(_READER.parse(page))


def part(page: str, number: int) -> str:
    """The so manieth `##` of a page, from 1, with its heading and what stands below it."""
    return "## " + page.split("\n## ")[number]


class _Page:
    def __init__(
        self, topic: str, kinds: dict[str, ParagraphStyle], wide: float, known: Sequence[str]
    ) -> None:
        self.topic, self.kinds, self.wide, self.known = topic, kinds, wide, known

    def read(self, tokens: Sequence[Token]) -> Iterator[Flowable]:
        """Block by block."""
        at = 0
        while at < len(tokens):
            token, end = tokens[at], _end(tokens, at)
            inside = tokens[at + 1 : end]
            if token.type == "heading_open":
                yield self._heading(token.tag, inside[0])
            elif token.type == "paragraph_open":
                made = self._paragraph(inside[0])
                made.keepWithNext = _is_picture(tokens[end + 1 : end + 3])
                yield made
            elif token.type in ("bullet_list_open", "ordered_list_open"):
                yield self._list(inside, ordered=token.type.startswith("ordered"))
            elif token.type == "table_open":
                yield from self._table(inside)
            elif token.type == "fence":
                yield Paragraph(
                    signed(escape(token.content)).replace("\n", "<br/>"), self.kinds["text"]
                )
            at = end + 1

    def _heading(self, tag: str, inline: Token) -> Paragraph:
        made = Paragraph(self._inline(inline), self.kinds[tag if tag in self.kinds else "h3"])
        name = anchor(self.topic, "" if tag == "h1" else inline.content)
        made = Paragraph(f'<a name="{name}"/>{self._inline(inline)}', made.style)
        made.entry = (tag, inline.content, name)  # for the contents
        return made

    def _paragraph(self, inline: Token) -> Flowable:
        """Text, or a picture that stands by itself."""
        parts = inline.children or []
        if _only_picture(inline):
            return self._picture(str(parts[0].attrGet("src")))
        return Paragraph(self._inline(inline), self.kinds["text"])

    def _picture(self, source: str) -> Flowable:
        """Half as wide as the page: on paper it says what is meant, no more."""
        found = assets.help_picture(source)
        if found is None:
            return Spacer(0, 0)
        file = str(found)
        wide, high = ImageReader(file).getSize()
        width = self.wide * _PICTURE
        made = Image(file, width, high * width / wide, hAlign="LEFT")
        made.spaceAfter = self.kinds["text"].fontSize
        return made

    def _list(self, tokens: Sequence[Token], *, ordered: bool) -> ListFlowable:
        items, at = [], 0
        while at < len(tokens):
            end = _end(tokens, at)
            items.append(ListItem(list(self.read(tokens[at + 1 : end])), spaceAfter=1))
            at = end + 1
        kind = {"bulletType": "1"} if ordered else {"bulletType": "bullet", "start": "•"}
        text = self.kinds["text"]
        return ListFlowable(
            items, **kind, leftIndent=14, bulletFontName=text.fontName, bulletFontSize=text.fontSize
        )

    def _table(self, tokens: Sequence[Token]) -> Iterator[Flowable]:
        rows: list[list[Token]] = []
        for token in tokens:
            if token.type == "tr_open":
                rows.append([])
            elif token.type == "inline":
                rows[-1].append(token)
        cells = [
            [Paragraph(self._inline(one), self.kinds["head" if not at else "cell"]) for one in row]
            for at, row in enumerate(rows)
        ]
        pad = self.kinds["text"].fontSize * 0.3
        made = Table(cells, self._widths(rows), repeatRows=1, spaceAfter=pad * 3, hAlign="LEFT")
        made.setStyle(
            [
                ("VALIGN", (0, 0), (-1, -1), "TOP"),
                ("LEFTPADDING", (0, 0), (-1, -1), 0),
                ("RIGHTPADDING", (0, 0), (-1, -1), 8),
                ("TOPPADDING", (0, 0), (-1, -1), pad),
                ("BOTTOMPADDING", (0, 0), (-1, -1), pad),
                ("LINEBELOW", (0, 0), (-1, 0), 0.8, INK),
                ("LINEBELOW", (0, 1), (-1, -1), 0.3, LINE),
            ]
        )
        yield made
        yield Spacer(0, pad)

    def _widths(self, rows: Sequence[Sequence[Token]]) -> list[float]:
        """Share out widths by how much there is to read, but never below the longest word."""
        size = self.kinds["text"].fontSize
        least, much = [], []
        for column in zip(*rows, strict=True):
            words = [word for one in column for word in one.content.split()]
            least.append(min(max(map(len, words), default=1), _LONG) * size * 0.56 + 10)
            much.append(max(sum(len(one.content) for one in column) / len(column), 4) ** 0.75)
        spare = max(self.wide - sum(least), 0)
        return [low + spare * share / sum(much) for low, share in zip(least, much, strict=True)]

    def _inline(self, token: Token) -> str:
        told = []
        for one in token.children or []:
            if one.type == "link_open":
                told.append(self._link(str(one.attrGet("href"))))
            elif one.type == "link_close":
                told.append("</font></a>" if told and self._open else "")
            else:
                told.append(_MARKS.get(one.type) or _text(one))
        return "".join(told)

    def _link(self, target: str) -> str:
        """Link to another page of the manual; links that need the program are plain text."""
        found = _PAGE.match(target)
        self._open = bool(found and found[1] in self.known)
        if not found or not self._open:
            return ""
        return f'<a href="#{anchor(found[1], found[2] or "")}"><font color="{ACCENT.hexval()}">'


def _only_picture(inline: Token) -> bool:
    return [one.type for one in inline.children or []] == ["image"]


def _is_picture(tokens: Sequence[Token]) -> bool:
    """Whether what comes next is a picture: what tells about it stays on the same page."""
    return len(tokens) == 2 and tokens[0].type == "paragraph_open" and _only_picture(tokens[1])


_MARKS = {
    "strong_open": "<b>",
    "strong_close": "</b>",
    "em_open": "<i>",
    "em_close": "</i>",
    "softbreak": " ",
    "hardbreak": "<br/>",
}


def anchor(topic: str, heading: str) -> str:
    """The name of a place in the manual."""
    told = re.sub(r"[^a-z0-9]+", "-", heading.lower()).strip("-")
    return f"{topic}.{told}" if told else topic


def _text(one: Token) -> str:
    told = signed(escape(one.content))
    return f"<b>{told}</b>" if one.type == "code_inline" else told


def signed(text: str) -> str:
    """Signs that the face has not, in one that has them."""
    known = fonts.font(fonts.REGULAR).face.charToGlyph
    text = text.replace("◐", "½")  # half typed; neither face has the half moon
    return "".join(
        one if ord(one) in known or one == "\n" else f'<font name="{_SIGNS}">{one}</font>'
        for one in text
    )


def _end(tokens: Sequence[Token], at: int) -> int:
    """Find the end of the block that begins here."""
    if tokens[at].nesting != 1:
        return at
    depth = 0
    for place in range(at, len(tokens)):
        depth += tokens[place].nesting
        if not depth:
            return place
    return len(tokens) - 1

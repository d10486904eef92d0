"""Rule sets on paper: one with its articles, or several side by side with what differs."""

from collections.abc import Sequence
from typing import NamedTuple

from clubadmin.domain.rules.families import one_line
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.rules.side_by_side import (
    ComparedField,
    ComparedGroup,
    column_titles,
    side_by_side,
)
from clubadmin.model.club.printing import Printing
from clubadmin.reports.kit import fonts, heading
from clubadmin.reports.kit.page import BOTTOM, LANDSCAPE, MARGIN, PORTRAIT, Paper, Sheet, Type
from clubadmin.reports.kit.table import HEAD, Column, Table, paginate

BESIDE = 5  # rule sets beside each other on a page; more go on pages of their own
_FIELD = 176.0  # width of the column of fields
_LINE = 11.0  # height of a line
_PAD = 6.0
_GROUP = 27.0  # height of a heading above the rows of a group
_GAP = 8.0
_CARDS = 6  # a text of so many parts is a row of cards


class _Box(NamedTuple):
    """The lines of a cell."""

    lines: list[str]
    kind: Type


class _Row(NamedTuple):
    """The cells of a field; `title` is the heading above it, if it is the first of a group."""

    boxes: list[_Box]
    height: float
    title: str = ""


def rules_table(
    rules: Sequence[RuleSet], printing: Printing, *, only_differences: bool = False
) -> bytes:
    """Draw a rule set with its articles, or several side by side, as a PDF."""
    paper = Paper(printing)
    draw_rules(paper, rules, only_differences=only_differences)
    return paper.document(paper.title)


def draw_rules(paper: Paper, rules: Sequence[RuleSet], *, only_differences: bool = False) -> None:
    """The pages of it, in a paper without other pages."""
    several = len(rules) > 1
    paper.title = (
        paper.words("{count} spelregels naast elkaar", count=len(rules))
        if several
        else paper.words("Spelregels {title}", title=rules[0].title)
    )
    groups = side_by_side(rules, only_differences=several and only_differences)
    for start, end in _parts(len(rules)):
        _Pages(paper, rules, groups, range(start, end)).draw()


def _parts(count: int) -> list[tuple[int, int]]:
    """Rule sets a page, evenly: 17 as 5, 4, 4, 4."""
    parts = -(-count // BESIDE)
    sizes = [count // parts + (at < count % parts) for at in range(parts)]
    starts = [sum(sizes[:at]) for at in range(parts)]
    return [(start, start + size) for start, size in zip(starts, sizes, strict=True)]


class _Pages:
    """The pages of one rule set, or of some rule sets of a comparison."""

    def __init__(
        self, paper: Paper, rules: Sequence[RuleSet], groups: Sequence[ComparedGroup], shown: range
    ) -> None:
        self.paper, self.rules, self.groups, self.shown = paper, rules, groups, shown
        self.several = len(rules) > 1
        self.size = LANDSCAPE if self.several else PORTRAIT
        self.table = Table(paper, self._columns())

    def draw(self) -> None:
        """Draw all pages; without a difference one that says so."""
        rows = self._rows()
        room = self.size[1] - BOTTOM - HEAD
        heights = [row.height for row in rows]
        first, rest = room - heading.FIRST, room - heading.NEXT
        for start, end in paginate(heights, first, rest):
            sheet = self.paper.sheet(self.size)
            y = self._top(sheet)
            if not rows:
                sheet.text(
                    MARGIN,
                    y - 16,
                    self.paper.words("Deze spelregels verschillen nergens."),
                    self.paper.kind(11),
                )
                return
            y = self.table.heads(sheet, y)
            for row in rows[start:end]:
                y = self._draw_row(sheet, y, row)

    def _top(self, sheet: Sheet) -> float:
        paper, words = self.paper, self.paper.words
        if len(paper.sheets) > 1:
            return heading.following(paper, sheet)
        if not self.several:
            one = self.rules[0]
            return heading.first(
                paper, sheet, [paper.club_line, one_line(one, words.language), one.source]
            )
        told = words(
            "» is niet overal gelijk; vet wijkt af van {title}", title=column_titles(self.rules)[0]
        )
        return heading.first(paper, sheet, [paper.club_line, told])

    def _columns(self) -> list[Column]:
        words = self.paper.words
        room = self.size[0] - 2 * MARGIN - _FIELD
        field = Column(words("regel"), _FIELD, right=False)
        if self.several:
            each = room / len(self.shown)
            titles = column_titles(self.rules)
            heads = [titles[at] for at in self.shown]
            return [field, *(Column(head, each, right=False) for head in heads)]
        value = Column(words("hier"), room * 0.5, right=False)
        return [field, value, Column(words("artikel"), room * 0.5, right=False)]

    def _rows(self) -> list[_Row]:
        rows: list[_Row] = []
        for one in self.groups:
            fields = [self._row(field) for field in one.fields if field.counts]
            title = one.group.title.text(self.paper.words.language)
            for first in fields[:1]:
                rows.append(first._replace(title=title, height=first.height + _GROUP))
            rows += fields[1:]
        return rows

    def _row(self, field: ComparedField) -> _Row:
        paper, language = self.paper, self.paper.words.language
        plain, bold, muted = paper.kind(9), paper.kind(9, bold=True), paper.kind(8, muted=True)
        differs = self.several and field.differs
        label = ("» " if differs else "") + field.label(language)
        texts = [(label, bold if differs else plain)]
        for at in self.shown:
            apart = field.apart(at) or not self.several
            texts.append((field.said[at].value(language), bold if apart else plain))
        if not self.several:
            texts.append((field.said[0].article, muted))
        boxes = [
            _Box(_wrapped(text, column.width - _GAP, kind), kind)
            for (text, kind), column in zip(texts, self.table.columns, strict=True)
        ]
        return _Row(boxes, max(len(box.lines) for box in boxes) * _LINE + _PAD)

    def _draw_row(self, sheet: Sheet, y: float, row: _Row) -> float:
        bottom = y - row.height
        rule = heading.hairline(self.paper)
        if row.title:
            y -= _GROUP
            sheet.text(MARGIN, y + _PAD, row.title, self.paper.kind(10.5, bold=True))
            sheet.line(MARGIN, y, self.table.end, y, rule)
        for box, x in zip(row.boxes, self.table.edges, strict=True):
            for number, line in enumerate(box.lines):
                sheet.text(x, y - _PAD / 2 - 8 - number * _LINE, line, box.kind)
        sheet.line(MARGIN, bottom, self.table.end, bottom, rule)
        return bottom


def _wrapped(text: str, room: float, kind: Type) -> list[str]:
    """Lines that fit; what is a row of cards is broken after a comma only ("9 14, 8 0")."""
    pieces = text.split(", ")
    if len(pieces) < _CARDS:
        return fonts.wrap(text, room, kind.face, kind.size)
    lines = [pieces[0]]
    for piece in pieces[1:]:
        longer = f"{lines[-1]}, {piece}"
        if fonts.width(fonts.legible(longer), kind.face, kind.size) <= room:
            lines[-1] = longer
        else:
            lines[-1] += ","
            lines.append(piece)
    return lines

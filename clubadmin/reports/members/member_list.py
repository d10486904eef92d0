"""Papers of the register: lists, labels, celebrations, the turnout, what is done with names."""

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from itertools import groupby
from typing import NamedTuple

from clubadmin.i18n import Words
from clubadmin.i18n.figures import day_in_figures
from clubadmin.model.club.printing import Printing
from clubadmin.model.members.known import Processing
from clubadmin.model.members.member import (
    Came,
    Celebration,
    Celebrations,
    CompetitionTurnout,
    SeasonTurnout,
    Turnout,
)
from clubadmin.model.members.particulars import Particulars, PhoneList
from clubadmin.reports.kit import fonts, heading
from clubadmin.reports.kit.flow import WIDE, Flow, block_width, draw_blocks
from clubadmin.reports.kit.page import LANDSCAPE, MARGIN, PORTRAIT, Paper, Sheet
from clubadmin.reports.kit.table import Cell, Column, Row

_LABEL = 92.0
_BETWEEN = 12.0
_HEIGHT = 110.0  # of what is done for one purpose, so that it stays together


def processing_register(found: Sequence[Processing], printing: Printing, day: date) -> bytes:
    """The register as a PDF, with lines for what only the board knows."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Register van verwerkingen")
    law = words("Algemene verordening gegevensbescherming, art. 30")
    flow = Flow(paper, [paper.club_line, words("op {day}", day=day), law])
    for one in found:
        flow.section(words.text(one.purpose).capitalize(), _HEIGHT)
        for label, told in _lines(words, one):
            flow.told(label, told, _LABEL)
        flow.gap(_BETWEEN)
    flow.section(words("Voor alles hierboven"), _HEIGHT)
    for label, told in _common(words):
        flow.told(label, told, _LABEL)
    flow.gap(_BETWEEN)
    flow.section(words("Zelf in te vullen"), _HEIGHT)
    for label in (words("wie ervoor instaat"), words("bereikbaar op"), words("ook dit doen wij")):
        flow.blank(label, _LABEL)
    return paper.document(paper.title, printing.club.name)


def _lines(words: Words, one: Processing) -> list[tuple[str, str]]:
    return [
        (words("van wie"), words.text(one.people)),
        (words("wat"), words.text(one.data)),
        (words("waarom het mag"), words.text(one.ground)),
        (words("wie ziet het"), words.text(one.seen_by)),
        (words("hoe lang"), words.text(one.kept)),
    ]


def _common(words: Words) -> list[tuple[str, str]]:
    return [
        (
            words("beveiliging"),
            words(
                "Alles staat in één bestand op één computer, niet op het internet. Zet een"
                " wachtwoord op die computer, en op de kopie op de stick."
            ),
        ),
        (words("buiten de EU"), words("Er gaat niets heen.")),
        (
            words("rechten"),
            words(
                "Wie het vraagt, krijgt alles te zien wat van hem bekend is; wat niet klopt wordt"
                " verbeterd, en wie weg is kan laten wissen wat er van hem staat."
            ),
        ),
    ]


_MM = 72 / 25.4
_PAD = 5 * _MM  # what a printer may be off, and a little air
_SIZES = (10.5, 9.5, 8.5, 7.5, 6.5)  # points; smaller no postman reads
_HARDLY = 3  # of these are hardly smaller: before a line is parted
_LEADING = 1.28


class LabelSheet(NamedTuple):
    """A sheet of labels on A4, in millimetres."""

    name: str  # as it is chosen: how many labels, and how large
    across: int  # beside each other
    down: int  # below each other
    width: float  # of a label
    height: float  # of a label
    left: float  # of the paper to the first label
    top: float  # of the paper to the first label
    gap: float = 0.0  # between two beside each other


SHEETS = {
    "3x8": LabelSheet("24, 70 × 36 mm", 3, 8, 70.0, 36.0, 0.0, 4.5),
    "3x8-37": LabelSheet("24, 70 × 37 mm", 3, 8, 70.0, 37.0, 0.0, 0.5),
    "3x7": LabelSheet("21, 63,5 × 38,1 mm", 3, 7, 63.5, 38.1, 7.2, 15.1, 2.5),
}
"""The common sheets, by what they are called on a command line."""


def address_labels(people: Sequence[Particulars], printing: Printing, name: str) -> bytes:
    """A label for each whole address, on one of `SHEETS`: no foot, no marks, at full size."""
    paper = Paper(printing)
    paper.title = paper.words("Etiketten")
    paper.bare = paper.exact = True
    addressed = [one for one in people if one.envelope]
    sheet = SHEETS[name]
    each = sheet.across * sheet.down
    for start in range(0, len(addressed), each):
        page = paper.sheet()
        for at, one in enumerate(addressed[start : start + each]):
            _label(paper, page, sheet, at, one)
    if not addressed:
        paper.only(paper.words("Van niemand is een adres bekend."))
    return paper.document()


def _label(paper: Paper, page: Sheet, sheet: LabelSheet, at: int, one: Particulars) -> None:
    row, column = divmod(at, sheet.across)
    x = (sheet.left + column * (sheet.width + sheet.gap)) * _MM + _PAD
    top = PORTRAIT[1] - (sheet.top + row * sheet.height) * _MM
    room, high = sheet.width * _MM - 2 * _PAD, sheet.height * _MM - 2 * _PAD
    size, lines = _fitting(one.envelope, room, high)
    leading = size * _LEADING
    y = top - (sheet.height * _MM - len(lines) * leading) / 2 - size
    for text in lines:
        page.fitted(x, y, text, paper.kind(size), room)
        y -= leading


def _fitting(envelope: Sequence[str], room: float, high: float) -> tuple[float, list[str]]:
    """A size and lines in which the whole address is there, not a letter lost.

    First hardly smaller, then long parts on more lines; a word wider than the label is broken.
    """
    for at, size in enumerate((*_SIZES[:_HARDLY], *_SIZES)):
        wrapped = (fonts.wrap(one, room, fonts.NARROW, size, broken=True) for one in envelope)
        lines = [line for some in wrapped for line in some]
        most = len(envelope) if at < _HARDLY else high / (size * _LEADING)
        if len(lines) <= most:
            break
    return size, lines


_LINE = 17.0
_LETTERS = 9.5
_MANY = 36  # from here on they stand in two blocks, where the names leave room
_SMALLER = 0.75  # of its size a name may be, to have room in a block
_AIR = 10.0
_NOTE = 18.0

_ROW = 16.0
_SIZE = 8.5
_WIDE = LANDSCAPE[0] - 2 * MARGIN


def telephone_list(found: PhoneList, printing: Printing, day: date) -> bytes:
    """Draw the list of those who agreed to it, as a PDF; below it how many did not."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Telefoonlijst")
    kind, bold = paper.kind(_LETTERS), paper.kind(_LETTERS, bold=True)

    def page() -> tuple[Sheet, float]:
        sheet = paper.sheet()
        if len(paper.sheets) > 1:
            return sheet, heading.following(paper, sheet)
        parts = [paper.club_line, words("op {day}", day=day)]
        return sheet, heading.first(paper, sheet, parts)

    missing = words.counted(
        "{n} lid met een telefoonnummer staat er niet op: daarvoor is geen toestemming.",
        "{n} leden met een telefoonnummer staan er niet op: daarvoor is geen toestemming.",
        found.missing,
    )
    if not found.people:
        nobody = words("Van niemand is een telefoonnummer bekend.")
        paper.only(missing if found.missing else nobody)
        return paper.document(paper.title, printing.club.name)
    told = [(one.member.sorted_label, " / ".join(one.phones)) for one in found.people]
    numbers = _AIR + max(fonts.width(one, bold.face, _LETTERS) for _name, one in told)
    names = _AIR + max(fonts.width(one, kind.face, _LETTERS) for one, _numbers in told)
    room = block_width(2) - numbers
    blocks = 2 if len(told) >= _MANY and names * _SMALLER <= room else 1
    wide = block_width(blocks)
    name_wide = max(wide - numbers, wide / 2)
    columns = [
        Column(words("naam"), name_wide, right=False),
        Column(words("telefoon"), wide - name_wide, right=False),
    ]
    rows = [Row((Cell(name, kind), Cell(number, bold)), _LINE) for name, number in told]
    tail = _NOTE if found.missing else 0.0
    sheet, low = draw_blocks(paper, columns, rows, page, blocks=blocks, tail=tail)
    if found.missing:
        sheet.text(MARGIN, low - _NOTE, missing, paper.kind(8.5, muted=True))
    return paper.document(paper.title, printing.club.name)


class _Part(NamedTuple):
    head: str
    width: float
    text: Callable[[Particulars], str]
    gives: bool = False  # takes a share of the room that others leave


def member_list(people: Sequence[Particulars], printing: Printing, day: date) -> bytes:
    """The list as a PDF; a column of which nobody has anything is left out."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Ledenlijst")
    parts = [one for one in _parts(paper) if one.gives or any(map(one.text, people))]
    count = words.counted("{n} lid", "{n} leden", len(people))
    flow = Flow(paper, [paper.club_line, words("op {day}", day=day), count], LANDSCAPE)
    kind = paper.kind(_SIZE)
    rows = [Row([Cell(part.text(one), kind) for part in parts], _ROW) for one in people]
    flow.table(list(_columns(parts)), rows)
    return paper.document(paper.title, printing.club.name)


def _parts(paper: Paper) -> tuple[_Part, ...]:
    words = paper.words
    return (
        _Part(words("nr."), 30, lambda one: one.number),
        _Part(words("naam"), 140, lambda one: one.member.sorted_label, gives=True),
        _Part(words("straat"), 132, lambda one: one.street),
        _Part(words("postcode en woonplaats"), 132, lambda one: one.place),
        _Part(words("telefoon"), 78, lambda one: next(iter(one.phones), "")),
        _Part(words("e-mail"), 136, lambda one: one.member.email),
        _Part(words("geboren"), 56, lambda one: day_in_figures(one.born)),
        _Part(words("lid sinds"), 48, lambda one: str(one.joined.year) if one.joined else ""),
    )


def _columns(parts: Sequence[_Part]) -> Iterator[Column]:
    left = _WIDE - sum(one.width for one in parts)
    for one in parts:
        yield Column(one.head, one.width + (left if one.gives else 0.0), right=False)


_DAY, _WHAT = 96.0, 150.0


def celebrations_paper(found: Celebrations, printing: Printing) -> bytes:
    """The list as a PDF; a jubilee stands out."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Verjaardagen en jubilea")
    time = f"{words.day(found.first)} – {words.day(found.last)}"
    flow = Flow(paper, [paper.club_line, time])
    heads = (words("dag"), words("naam"), words("wat"))
    widths = (_DAY, WIDE - _DAY - _WHAT, _WHAT)
    columns = [Column(head, wide, right=False) for head, wide in zip(heads, widths, strict=True)]
    for _month, of_month in groupby(found.all, key=lambda one: (one.day.year, one.day.month)):
        flow.table(columns, [_row(paper, one) for one in of_month])
        flow.gap(12)
    if not found.all:
        flow.notes([words("Van niemand is een geboortedatum of een begin bekend.")])
    return paper.document(paper.title, printing.club.name)


def _row(paper: Paper, one: Celebration) -> Row:
    words = paper.words
    kind = paper.kind(9.5, bold=one.jubilee)
    day = f"{words.weekday(one.day)[:2]} {words.short_day(one.day)}"
    cells = (day, one.member.label, words.text(one.what))
    return Row([Cell(text, kind) for text in cells], _ROW)


_TURNOUT_ROW = 15.0
_NAME, _COUNT, _LAST = 158.0, 40.0, 48.0
_EVENING = 12.6  # points: a number of two figures fits, and forty evenings beside each other
_MOST = int((_WIDE - _NAME - _COUNT - _LAST) // _EVENING)
_SIGNS = {Came.PRESENT: "×", Came.NOTICE: "a", Came.SILENT: "z", Came.AWAY: "–"}


def turnout_paper(found: SeasonTurnout, printing: Printing) -> bytes:
    """The list as a PDF; more evenings than fit beside each other go on below."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Opkomst")
    season = words("seizoen {name}", name=found.season)
    flow = Flow(paper, [paper.club_line, season], LANDSCAPE)
    if found.competitions:
        flow.notes([words("× was er · a afgemeld · z zonder bericht · – was er niet")])
    else:
        flow.notes([words("In dit seizoen is nog geen avond gespeeld.")])
    for one in found.competitions:
        for start in range(0, len(one.evenings), _MOST):
            flow.gap(14)
            _part(paper, flow, one, start)
    return paper.document(paper.title, printing.club.name)


def _part(paper: Paper, flow: Flow, one: CompetitionTurnout, start: int) -> None:
    words, end = paper.words, start + _MOST
    shown = one.evenings[start:end]
    first, last = (words.short_day(day) for _number, day in (shown[0], shown[-1]))
    flow.section(f"{one.name}, {first} – {last}", 3 * _TURNOUT_ROW)
    heads = [words("naam"), words("was er"), words("laatst op")]
    widths = [_NAME, _COUNT, _LAST]
    columns = [Column(head, wide, right=False) for head, wide in zip(heads, widths, strict=True)]
    columns += [Column(str(number), _EVENING) for number, _day in shown]
    rows = [_turnout_row(paper, one, person, slice(start, end)) for person in one.people]
    flow.table(columns, [*rows, _sums(paper, one, slice(start, end))])


def _turnout_row(paper: Paper, one: CompetitionTurnout, person: Turnout, part: slice) -> Row:
    kind, muted = paper.kind(_SIZE), paper.kind(_SIZE, muted=True)
    member, last = person.member, one.last(person)
    count = f"{person.present} / {person.of}" if person.of else str(person.present)
    cells = [Cell(member.sorted_label, kind), Cell(count, kind), Cell(day_in_figures(last), muted)]
    for came in person.evenings[part]:
        cells.append(Cell(_SIGNS.get(came, ""), muted if came is Came.AWAY else kind))
    return Row(cells, _TURNOUT_ROW)


def _sums(paper: Paper, one: CompetitionTurnout, part: slice) -> Row:
    kind = paper.kind(_SIZE, bold=True)
    cells = [Cell(paper.words("samen"), kind), Cell("", kind), Cell("", kind)]
    return Row([*cells, *(Cell(str(there), kind) for there in one.present[part])], _TURNOUT_ROW)

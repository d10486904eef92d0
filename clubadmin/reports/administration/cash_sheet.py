"""The cash sheet of an evening, on one page: both sides, the pot, and who has not paid."""

from collections.abc import Iterator

from clubadmin.domain.administration.cash import Paid
from clubadmin.i18n import Listed
from clubadmin.model.administration.cash import EveningCash
from clubadmin.model.club.printing import Printing
from clubadmin.reports.administration.letters import euros
from clubadmin.reports.kit import heading
from clubadmin.reports.kit.flow import WIDE, Flow
from clubadmin.reports.kit.page import BOTTOM, MARGIN, Paper, Rule
from clubadmin.reports.kit.table import HEAD, Cell, Column, Row

_AMOUNT = 84.0
_ROW, _LEAST_ROW = 18.0, 11.0
_FOOT = 190.0  # points that the notes and the signatures take
_NAMES = 12  # who has not paid, by name; of more the number
_SIGNATURE = 190.0


def cash_sheet(found: EveningCash, printing: Printing) -> bytes:
    """The sheet as a PDF; both its columns add up to the same."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Kas van de avond")
    evening = words("avond {number}", number=found.number)
    parts = [paper.club_line, found.competition, evening, words.day(found.date)]
    flow = Flow(paper, parts)
    lines = len(found.entries) + len(found.closing) + 2
    room = flow.y - BOTTOM - HEAD - _FOOT
    height = max(_LEAST_ROW, min(_ROW, room / lines))
    flow.table(_columns(paper), list(_rows(paper, found, height)))
    flow.gap(10)
    flow.notes(_notes(paper, found), paper.kind(9.5), 14)
    flow.need(64)
    flow.gap(52)
    thin = Rule(0.7, paper.ink.text)
    for at, who in enumerate((words("voor de kas"), words("gezien: penningmeester"))):
        left = MARGIN + at * (WIDE - _SIGNATURE)
        flow.sheet.line(left, flow.y, left + _SIGNATURE, flow.y, thin)
        flow.sheet.text(left, flow.y - 12, who, paper.kind(8.5, muted=True))
    return paper.document(paper.title, f"{found.competition} {found.number}")


def _columns(paper: Paper) -> list[Column]:
    words = paper.words
    return [
        Column(words("omschrijving"), WIDE - 2 * _AMOUNT, right=False),
        Column(words("ontvangen"), _AMOUNT),
        Column(words("betaald"), _AMOUNT),
    ]


def _rows(paper: Paper, found: EveningCash, height: float) -> Iterator[Row]:
    words = paper.words
    size = min(10.0, height * 0.62)
    plain, bold = paper.kind(size), paper.kind(size, bold=True)
    firm = heading.firm(paper)
    for number, one in enumerate(found.entries, 1):
        money = [words.money(cents) if cents else "" for cents in (one.came_in, one.went_out)]
        cells = [Cell(text, plain) for text in (words.text(one.told), *money)]
        yield Row(cells, height, firm if number == len(found.entries) else None)
    last = len(found.closing)
    for number, one in enumerate(found.closing, 1):
        money = [words.money(cents) if cents else "" for cents in (one.came_in, one.went_out)]
        cells = [Cell(text, bold) for text in (words.text(one.told), *money)]
        yield Row(cells, height, firm if number == last else None)
    both = [words.money(found.total)] * 2
    yield Row([Cell(text, bold) for text in (words("samen"), *both)], height)


def _notes(paper: Paper, found: EveningCash) -> Iterator[str]:
    words = paper.words
    if found.pot:
        yield words("In de pot voor prijzen: {amount}.", amount=euros(words, found.pot))
    if count := found.paid_by(Paid.CARD):
        yield words.counted(
            "Met een strippenkaart betaalde {n} speler.",
            "Met een strippenkaart betaalden {n} spelers.",
            count,
        )
    if count := found.paid_by(Paid.FREE):
        yield words.counted("Vrij van inleg: {n} speler.", "Vrij van inleg: {n} spelers.", count)
    owing = [one.member.label for one in found.owing()]
    if len(owing) > _NAMES:
        yield words("Nog niet betaald: {count} spelers.", count=len(owing))
    elif owing:
        yield words("Nog niet betaald: {names}.", names=Listed(tuple(owing)))
    gone = tuple(one.member.label for one in found.gone())
    if gone:
        yield words("Betaald, maar niet op de lijst van wie er is: {names}.", names=Listed(gone))
    if found.tombola.numbers:
        yield words(
            "Tombola, verkocht {first} tot en met {last}; getrokken: {numbers} (trekking {seed}).",
            first=found.tombola.first,
            last=found.tombola.last,
            numbers=Listed(found.tombola.numbers, joint=""),
            seed=found.tombola.seed or 0,
        )

"""Papers about dues: letters with the bank's payment code, receipts, and the treasurer's list."""

from collections.abc import Iterator

from clubadmin.domain.administration.payment_code import LARGEST, grouped
from clubadmin.i18n import Words, marked
from clubadmin.model.administration.dues import (
    Collected,
    Due,
    DuesLetter,
    DuesLetters,
    DuesList,
    Payment,
    Receipt,
)
from clubadmin.model.club.printing import Printing
from clubadmin.reports.kit import heading, qr_code
from clubadmin.reports.kit.flow import STEP, TEXT, WIDE, Flow, begin, body
from clubadmin.reports.kit.page import MARGIN, Paper, Rule, Sheet, Type
from clubadmin.reports.kit.table import Cell, Column, Row

_KIND, _LIST_AMOUNT = 88.0, 62.0
_LIST_ROW = 16.0


def dues_paper(found: DuesList, printing: Printing) -> bytes:
    """The list as a PDF; its last row adds the others up."""
    paper = Paper(printing)
    words = paper.words
    season = heading.dashed(found.season)
    paper.title = words("Contributie {season}", season=season)
    flow = Flow(paper, [paper.club_line, words("stand op {day}", day=found.day)])
    flow.table(_columns(paper), list(_rows(paper, found)))
    flow.gap(6)
    owing = sum(1 for one in found.accounts if one.open > 0)
    everybody = words.counted("{n} lid", "{n} leden", len(found.accounts))
    owed = words("bij {count} staat nog iets open", count=owing)
    flow.notes([f"{everybody}; {owed}."])
    return paper.document(paper.title, printing.club.name)


def _columns(paper: Paper) -> list[Column]:
    words = paper.words
    heads = (words("contributie"), words("betaald"), words("open"), words("te laat"))
    return [
        Column(words("naam"), WIDE - _KIND - len(heads) * _LIST_AMOUNT, right=False),
        Column(words("soort"), _KIND, right=False),
        *(Column(head, _LIST_AMOUNT) for head in heads),
    ]


def _rows(paper: Paper, found: DuesList) -> Iterator[Row]:
    plain, bold = paper.kind(9), paper.kind(9, bold=True)
    last = len(found.accounts) - 1
    for at, one in enumerate(found.accounts):
        figures = (one.charged, one.paid, one.open, one.late(found.day))
        cells = _cells(paper, (one.member.label, one.kind), figures, plain)
        yield Row(cells, _LIST_ROW, heading.firm(paper) if at == last else None)
    yield Row(_cells(paper, (paper.words("samen"), ""), found.totals, bold), _LIST_ROW)


def _cells(
    paper: Paper, texts: tuple[str, ...], figures: tuple[int, ...], kind: Type
) -> tuple[Cell, ...]:
    return tuple(Cell(one, kind) for one in (*texts, *(paper.words.money(n) for n in figures)))


_HOW = {"cash": marked("contant"), "bank": marked("per bank"), "debit": marked("per incasso")}


def euros(words: Words, cents: int) -> str:
    """An amount with its currency, which stays on the line of the figure."""
    return f"€\u00a0{words.money(cents)}"


def asked_for(words: Words, due: Due, instalments: int) -> str:
    """Name the purpose of an amount."""
    if due.part == 0:
        return words("Inschrijfgeld")
    if instalments == 1:
        return words("Contributie ({kind})", kind=due.kind)
    return words(
        "Contributie ({kind}), termijn {part} van {parts}",
        kind=due.kind,
        part=due.part,
        parts=instalments,
    )


def paid_on(words: Words, payment: Payment) -> str:
    """Tell the day and the means of a payment."""
    return words("Betaald op {day}, {how}", day=payment.paid_on, how=words(_HOW[payment.how]))


_STEP, _TEXT = 18.0, 11.0
_SIGNATURE = 200.0


def dues_receipt(found: Receipt, printing: Printing) -> bytes:
    """The receipt as a PDF of one page."""
    paper = Paper(printing)
    words, season = paper.words, heading.dashed(found.season)
    paper.title = words("Kwitantie")
    flow = Flow(paper, [paper.club_line, words("contributie {season}", season=season)])
    flow.gap(10)
    flow.notes([words("Ontvangen van")], paper.kind(9, muted=True), _STEP)
    flow.gap(_STEP)
    flow.sheet.fitted(MARGIN, flow.y, found.member.label, paper.kind(14, bold=True), WIDE)
    flow.gap(26)
    amount = euros(words, found.payment.amount)
    flow.sheet.text(MARGIN, flow.y, amount, paper.kind(20, bold=True))
    flow.gap(8)
    paid = paid_on(words, found.payment)
    left = (
        words("Nog te betalen voor dit seizoen: {amount}.", amount=euros(words, found.open))
        if found.open > 0
        else words("Daarmee is alles voor dit seizoen betaald.")
    )
    flow.notes([f"{paid}.", left], paper.kind(_TEXT), _STEP)
    flow.gap(60)
    thin = Rule(0.7, paper.ink.text)
    flow.sheet.line(MARGIN, flow.y, MARGIN + _SIGNATURE, flow.y, thin)
    flow.notes([words("handtekening van de penningmeester")], paper.kind(8.5, muted=True))
    return paper.document(paper.title, found.member.name)


def draw_code(sheet: Sheet, x: float, y: float, side: float, code: str) -> None:
    """Paint what a code says; `x`, `y` is the lower left corner of its white edge."""
    qr_code.draw_code(sheet, x, y, side, code, largest=LARGEST)


_ROW = 18.0
_DAY, _AMOUNT = 120.0, 90.0
_CODE = 128.0  # points: 45 mm, which a telephone reads at arm's length
_LABEL = 95.0
_PAY = 19.0  # a line of how to pay
_COLLECTED = 150.0  # the part about a collection, kept together


def draw_owed(flow: Flow, all_of: DuesLetters, letter: DuesLetter) -> None:
    """Draw it from where the flow is."""
    _Owed(flow, all_of, letter).draw()


class _Owed:
    """The dues of one member."""

    def __init__(self, flow: Flow, all_of: DuesLetters, letter: DuesLetter) -> None:
        self.flow, self.paper, self.words = flow, flow.paper, flow.paper.words
        self.all_of, self.letter = all_of, letter
        self.plain = self.paper.kind(TEXT)
        self.bold = self.paper.kind(TEXT, bold=True)

    def draw(self) -> None:
        """The lines, their sum, and how it is paid or collected."""
        flow = self.flow
        flow.table(self._columns(), list(self._rows()))
        flow.gap(10)
        flow.notes(self._conditions(), self.plain, STEP)
        flow.gap(16)
        if self.letter.collected is None:
            self._how_to_pay()
        else:
            self._how_collected(self.letter.collected)

    def _columns(self) -> list[Column]:
        words = self.words
        return [
            Column(words("waarvoor"), WIDE - _DAY - _AMOUNT, right=False),
            Column(words("uiterlijk op"), _DAY, right=False),
            Column("€", _AMOUNT),
        ]

    def _rows(self) -> Iterator[Row]:
        """Amounts that add up to the last."""
        words, letter, plain = self.words, self.letter, self.plain
        for one in letter.asked:
            what = asked_for(words, one.due, letter.instalments)
            amount = one.due.amount
            if self.all_of.reminder:
                amount = one.open
                if one.open < one.due.amount:
                    whole = euros(words, one.due.amount)
                    what = words("{what}: de rest van {amount}", what=what, amount=whole)
            day = words.day(one.due.due_on)
            yield self._row(what, day, words.money(amount), plain)
        if not self.all_of.reminder:
            for paid in letter.payments:
                yield self._row(paid_on(words, paid), "", words.money(-paid.amount), plain)
        for on, cents in letter.under_way:
            what = words("Wordt afgeschreven op {day}", day=on)
            yield self._row(what, "", words.money(-cents), plain)
        total = words.money(letter.amount)
        yield self._row(words("Nog te betalen"), "", total, self.bold)

    def _row(self, what: str, day: str, amount: str, kind: Type) -> Row:
        return Row((Cell(what, kind), Cell(day, kind), Cell(amount, kind)), _ROW)

    def _conditions(self) -> Iterator[str]:
        open_parts = sum(1 for one in self.letter.asked if one.open)
        if not self.all_of.reminder and open_parts > 1 and self.letter.collected is None:
            yield self.words("U mag ook per regel betalen, uiterlijk op de dag die erbij staat.")

    def _how_to_pay(self) -> None:
        """The account, the reference and the code, kept together."""
        words, flow, letter = self.words, self.flow, self.letter
        flow.need(_CODE + 24)
        flow.y = heading.section(self.paper, flow.sheet, flow.y, words("Zo betaalt u"))
        top = flow.y
        room = WIDE - _LABEL - (_CODE if letter.code else 0)
        self._pairs(self._payment(), room)
        if letter.code:
            x = MARGIN + WIDE - _CODE
            draw_code(flow.sheet, x, top - _CODE + 12, _CODE, letter.code)
            flow.gap(_PAY)
            hint = words("Of scan de code met de app van uw bank; dan staat alles er al in.")
            flow.sheet.fitted(MARGIN, flow.y, hint, self.paper.kind(9, muted=True), WIDE - _CODE)
            flow.y = min(flow.y, top - _CODE + 12)

    def _how_collected(self, how: Collected) -> None:
        """Draw that nothing need be done, with all that a notice of a collection has to name."""
        words, flow = self.words, self.flow
        flow.need(_COLLECTED)
        flow.y = heading.section(self.paper, flow.sheet, flow.y, words("Automatische incasso"))
        self._pairs(self._collection(how), WIDE - _LABEL)
        flow.gap(6)
        rest = self.letter.amount - how.amount
        if how.collect_on is None:
            told = words("U hoeft niets te doen: wij schrijven het af en melden u vooraf wanneer.")
        elif rest > 0:
            told = words(
                "U hoeft niets te doen. De overige {amount} schrijven wij later af; dat melden wij"
                " u vooraf.",
                amount=euros(words, rest),
            )
        else:
            told = words("U hoeft niets te doen; zorg dat er op die dag genoeg op staat.")
        flow.notes([told], self.plain, STEP)

    def _pairs(self, told: Iterator[tuple[str, str]], room: float) -> None:
        flow, muted = self.flow, self.paper.kind(TEXT, muted=True)
        for label, value in told:
            flow.gap(_PAY)
            with flow.sheet.reads(f"{label}: {value}"):
                flow.sheet.fitted(MARGIN, flow.y, label, muted, _LABEL)
                flow.sheet.fitted(MARGIN + _LABEL, flow.y, value, self.bold, room)

    def _collection(self, how: Collected) -> Iterator[tuple[str, str]]:
        words = self.words
        if how.collect_on is not None:
            yield words("Bedrag"), euros(words, how.amount)
            yield words("Wij schrijven af op"), words.full_day(how.collect_on)
        yield words("Van rekening"), how.account
        yield words("Mandaat"), how.mandate
        yield words("Incassant-ID"), how.identifier

    def _payment(self) -> Iterator[tuple[str, str]]:
        words, kept = self.words, self.all_of.treasury
        yield words("Bedrag"), euros(words, self.letter.amount)
        yield words("Rekening"), grouped(kept.account)
        yield words("Op naam van"), kept.holder
        yield words("Betalingskenmerk"), grouped(self.letter.reference)


def dues_letters(found: DuesLetters, printing: Printing) -> bytes:
    """All letters as one PDF, each from the top of a page."""
    paper = Paper(printing)
    paper.bare = True
    season = heading.dashed(found.season)
    words = paper.words
    paper.title = (
        words("Herinnering contributie {season}", season=season)
        if found.reminder
        else words("Contributie {season}", season=season)
    )
    for one in found.letters:
        _draw(paper, found, one)
    return paper.document()


def _draw(paper: Paper, all_of: DuesLetters, letter: DuesLetter) -> None:
    """Draw a letter from the salutation to the name below it."""
    words, plain = paper.words, paper.kind(TEXT)
    flow = begin(paper, [paper.club_line, words.day(all_of.day)], letter.address)
    flow.gap(10)
    body(flow, words("Beste {name},", name=letter.member.name), plain)
    flow.gap(6)
    flow.notes(_opening(paper, all_of, letter), plain, STEP)
    flow.gap(14)
    draw_owed(flow, all_of, letter)
    flow.need(4 * STEP)
    flow.gap(16)
    body(flow, words("Met vriendelijke groet,"), plain)
    body(flow, words("de penningmeester van {club}", club=paper.club.name), plain)


def _opening(paper: Paper, all_of: DuesLetters, letter: DuesLetter) -> Iterator[str]:
    words, season = paper.words, heading.dashed(all_of.season)
    amount = euros(words, letter.amount)
    if all_of.reminder:
        yield words(
            "Van uw contributie voor seizoen {season} is {amount} nog niet binnen. Misschien is"
            " het u ontgaan; wilt u het alsnog betalen?",
            season=season,
            amount=amount,
        )
        yield words("Hebt u intussen betaald, dan is deze brief niet meer voor u.")
    else:
        yield words(
            "Hieronder staat uw contributie voor seizoen {season}. Nog te betalen: {amount}.",
            season=season,
            amount=amount,
        )

"""The emergency pack: all on paper that an evening without the laptop is held with.

What to do, who can come, a number for everybody to draw, who sits where for any number of
players, and blank sheets. Typed afterwards, it is an evening like any other.
"""

from collections.abc import Sequence

from clubadmin.domain.draw.formats import Entrant
from clubadmin.i18n import Words
from clubadmin.model.club.printing import Printing
from clubadmin.model.draw.emergency import Emergency
from clubadmin.reports.blanks.blanks import add_sheets
from clubadmin.reports.blanks.unnamed import unnamed_places
from clubadmin.reports.care.numbered import draw_numbered
from clubadmin.reports.kit import cut_cards, heading
from clubadmin.reports.kit.flow import BETWEEN, Flow, block_width
from clubadmin.reports.kit.page import BOTTOM, MARGIN, Paper, Rule, Sheet

_GUESTS = 12  # empty lines for who is not on the list
_LINE, _BOX, _NUMBER = 18.0, 10.0, 46.0
_CARDS = cut_cards.Grid(5, 8)


def attendance_list(paper: Paper, pack: Emergency) -> None:
    """Pages with a line for everybody, and empty ones for guests."""
    blocks = 1 if pack.evening.form.entrant is Entrant.PAIR else 2
    wide = block_width(blocks)
    lines = [*pack.names, *[""] * _GUESTS]
    while lines:
        sheet, top = _page(paper)
        room = int((top - BOTTOM) // _LINE)
        each = min(room, -(-len(lines) // blocks))
        for block in range(blocks):
            x = MARGIN + block * (wide + BETWEEN)
            for at, name in enumerate(lines[block * each : (block + 1) * each]):
                _line(paper, sheet, (x, top - (at + 1) * _LINE, wide), name)
        lines = lines[blocks * each :]


def _page(paper: Paper) -> tuple[Sheet, float]:
    words = paper.words
    sheet = paper.sheet()
    top = sheet.height - MARGIN
    sheet.text(MARGIN, top - 16, words("Presentielijst"), paper.kind(20, bold=True))
    about = f"{paper.club_line} · {words('datum …………………')}"
    sheet.fitted(MARGIN, top - 30.5, about, paper.kind(9.5, muted=True), sheet.width - 2 * MARGIN)
    hint = words("kruis aan wie er is; achter de naam het getrokken nummer")
    sheet.fitted(MARGIN, top - 43, hint, paper.kind(8.5, muted=True), sheet.width - 2 * MARGIN)
    return sheet, sheet.height - heading.FIRST + 8


def _line(paper: Paper, sheet: Sheet, at: tuple[float, float, float], name: str) -> None:
    """A name on its line; `at` is the left end of the line and its length."""
    x, y, wide = at
    thin = Rule(0.7, paper.ink.text)
    sheet.frame(x, y + 3.5, _BOX, _BOX, thin)
    sheet.fitted(x + _BOX + 7, y + 5, name, paper.kind(10), wide - _BOX - 14 - _NUMBER)
    sheet.line(x + wide - _NUMBER, y + 3, x + wide, y + 3, thin)
    sheet.line(x, y, x + wide - _NUMBER - 6, y, heading.hairline(paper))


def numbers_to_draw(paper: Paper, most: int) -> None:
    """Numbers from 1 to cut out, fold and draw."""

    def draw(sheet: Sheet, box: cut_cards.Box, number: int) -> None:
        middle = box.y - box.height / 2
        sheet.centre(box.middle, middle - 12, str(number), paper.kind(34, bold=True))

    cut_cards.lay_out(paper, _CARDS, range(1, most + 1), draw)


_STEP, _TEXT = 15.0, 10.5


def emergency_pack(pack: Emergency, printing: Printing) -> bytes:
    """The pack as one PDF."""
    paper = Paper(printing)
    paper.title = paper.words("Noodpakket")
    _first_page(paper, pack)
    attendance_list(paper, pack)
    if pack.draws:
        draw_numbered(paper, pack)
        numbers_to_draw(paper, max(one.entrants for one in pack.draws))
    evening = pack.evening
    places = tuple(unnamed_places(evening.rules, pack.tables, evening.rounds))
    about = (printing.club.name, paper.words("datum …………………"), evening.rule_set_title)
    add_sheets(paper, evening, places, about)
    return paper.pdf(paper.title, evening.competition)


def _first_page(paper: Paper, pack: Emergency) -> None:
    """How the evening goes, and how it comes into the laptop afterwards."""
    words = paper.words
    flow = Flow(paper, [paper.club_line, _what(words, pack)])
    flow.section(words("Zo gaat de avond zonder laptop"))
    _steps(flow, _tonight(words, pack))
    flow.gap(14)
    flow.section(words("Zo komt de avond daarna in de laptop"))
    _steps(flow, _afterwards(words, pack))


def _what(words: Words, pack: Emergency) -> str:
    evening = pack.evening
    return " · ".join(
        [
            evening.competition,
            words.counted("{n} ronde", "{n} ronden", evening.rounds),
            words.counted("{n} spel", "{n} spellen", evening.games),
        ]
    )


def _steps(flow: Flow, steps: Sequence[str]) -> None:
    kind = flow.paper.kind(_TEXT)
    for number, text in enumerate(steps, start=1):
        flow.gap(3)
        flow.notes([f"{number}.  {text}"], kind, _STEP)


def _tonight(words: Words, pack: Emergency) -> list[str]:
    pairs = pack.evening.form.entrant is Entrant.PAIR
    drawn = bool(pack.draws)
    return [
        words("Kruis op de presentielijst aan wie er is. Gasten komen onderaan."),
        *_seating(words, pairs=pairs, drawn=drawn),
        words(
            "Elke tafel krijgt elke ronde het formulier van die tafel en die ronde. Zet er de"
            " nummers op, ieder bij zijn plaats."
        ),
        words(
            "Laat aan tafel optellen en tekenen, en bewaar de presentielijst en alle formulieren."
        ),
    ]


def _seating(words: Words, *, pairs: bool, drawn: bool) -> list[str]:
    if not drawn:
        return [
            words(
                "Van deze wedstrijdvorm is er geen loting vooraf: laat ieder een tafel trekken, en"
                " schrijf per ronde op wie waar zit."
            )
        ]
    return [
        words(
            "Knip zo veel nummers los als er paren zijn. Elk paar trekt er een; schrijf het achter"
            " de naam."
        )
        if pairs
        else words(
            "Knip zo veel nummers los als er spelers zijn. Ieder trekt er een; schrijf het achter"
            " de naam."
        ),
        words(
            "Zoek de loting met dat aantal, streep de andere weg en hang de bladzijde op. Elke"
            " regel is een tafel, elke kolom een ronde."
        ),
    ]


def _afterwards(words: Words, pack: Emergency) -> list[str]:
    if not pack.draws:
        return [
            words("Maak bij Avond de avond, en zet bij Aanwezig ieder op de lijst."),
            words("Deel in, verwissel bij Indeling wie anders zat, en typ de formulieren."),
        ]
    return [
        words(
            "Maak bij Avond de avond, en zet bij Aanwezig ieder op de lijst in de volgorde van de"
            " nummers: eerst nummer 1, dan 2."
        ),
        words(
            "Druk op Ctrl+K, typ noodpakket en kies: Indeling van het noodpakket overnemen."
            " Dezelfde loting staat er dan in. Het programma noemt een code van vier letters; die"
            " staat ook op het papier."
        ),
        words("Typ de formulieren en sluit de avond af, zoals altijd."),
    ]

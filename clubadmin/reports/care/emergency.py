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
from clubadmin.reports.care.attendance import attendance_list, numbers_to_draw
from clubadmin.reports.care.numbered import draw_numbered
from clubadmin.reports.kit.flow import Flow
from clubadmin.reports.kit.page import Paper

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

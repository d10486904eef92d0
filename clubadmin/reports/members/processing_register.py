"""The register of processing: what the club does with what it knows of people (AVG, art. 30)."""

from collections.abc import Sequence
from datetime import date

from clubadmin.i18n import Words
from clubadmin.model.club.printing import Printing
from clubadmin.model.members.known import Processing
from clubadmin.reports.kit.flow import Flow
from clubadmin.reports.kit.page import Paper

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

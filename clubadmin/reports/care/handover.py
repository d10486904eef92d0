"""The places of everything: one page for whoever takes over the secretary's work."""

from datetime import datetime
from pathlib import Path

from clubadmin.domain.terms import Language
from clubadmin.i18n import Words
from clubadmin.model.club.club import Handover
from clubadmin.model.club.printing import Printing
from clubadmin.reports.kit import heading
from clubadmin.reports.kit.flow import Flow
from clubadmin.reports.kit.page import Paper

_SIZE, _LINE = 9.5, 13.0
_LABEL = 128.0


def where_all_is(
    about: Handover,
    *,
    settings: Path | None = None,
    pages: str = "",
    language: Language = Language.NL,
    stamp: datetime | None = None,
) -> bytes:
    """The page as a PDF.

    Args:
        about: the club and its files.
        settings: the folder with the settings and the log of the program.
        pages: the folder with the published pages; "" for none.
        stamp: the moment of printing, for the foot.
    """
    paper = Paper(Printing(about.club, language, stamp))
    words = paper.words
    paper.title = words("Waar alles is")
    flow = Flow(paper, [paper.club_line, words("voor wie het overneemt")])
    flow.section(words("Zo begint u"))
    flow.notes(_begin(words, about), paper.kind(_SIZE), _LINE)
    flow.gap(12)
    flow.section(words("Op de computer van nu"))
    for label, told in _places(words, about, settings, pages):
        flow.told(label, told, _LABEL, _SIZE)
    flow.gap(12)
    flow.section(words("Wat er gespeeld wordt"))
    for one in about.played:
        flow.told(f"{one.competition} {heading.dashed(one.season)}", one.rules, _LABEL, _SIZE)
    if not about.played:
        flow.notes([words("Er is nog geen competitie.")], paper.kind(_SIZE), _LINE)
    flow.gap(12)
    if about.offices:
        flow.section(words("Functies in de club"))
        for held in about.offices:
            flow.told(held.office, "  ".join(filter(None, (held.name, held.phone))), _LABEL, _SIZE)
        flow.gap(12)
    flow.section(words("Wie doet wat (zelf in te vullen)"))
    for duty in _duties(words):
        flow.blank(duty, _LABEL + 36, _SIZE)
    return paper.document(paper.title)


def _begin(words: Words, about: Handover) -> list[str]:
    return [
        "1.  "
        + words(
            "Zet het programma clubadmin op uw computer: vraag het bestand aan wie u dit gaf, of"
            " haal het waar hij het vandaan had. Dubbelklik, en volg wat er staat."
        ),
        "2.  "
        + words(
            "Kopieer {file} uit deze map naar uw eigen documenten en dubbelklik erop.",
            file=about.file.name,
        ),
        "3.  " + words("Begin met de eerste bladzijde van de handleiding. F1 is altijd hulp."),
        "4.  "
        + words(
            "Laat de vorige secretaris niet meer typen: er is één club, op één computer. In deze"
            " map staan namen en telefoonnummers, laat hem niet slingeren."
        ),
    ]


def _places(
    words: Words, about: Handover, settings: Path | None, pages: str
) -> list[tuple[str, str]]:
    last = about.elsewhere
    copied = (
        words("{where}, het laatst op {moment}", where=last.where, moment=words.moment(last.copied))
        if last.copied
        else words("nog nooit gemaakt, voor zover het programma weet")
    )
    return [
        (words("het bestand van de club"), str(about.file)),
        (words("kopieën vanzelf"), str(about.copies)),
        (words("kopie op een stick of een andere schijf"), copied),
        (words("instellingen en logboek"), str(settings) if settings else words("niet bekend")),
        (words("pagina's voor de website"), pages or words("niet gemaakt")),
    ]


def _duties(words: Words) -> list[str]:
    return [
        words("formulieren typen, stand"),
        words("indelen, zaal openen"),
        words("arbitrage en protesten"),
        words("ledenlijst, toestemmingen"),
        words("kopie op de stick, waar die ligt"),
        words("wachtwoord van de kopie"),
        words("krant, website, appgroep"),
    ]

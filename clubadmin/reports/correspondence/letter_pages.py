"""The letters of a text, one below the other in one PDF, each from the top of a page."""

from clubadmin.model.administration.dues import DuesLetter
from clubadmin.model.club.printing import Printing
from clubadmin.model.correspondence.letters import Letter, Letters
from clubadmin.reports.administration.letters import draw_owed, dues_letters
from clubadmin.reports.kit.flow import STEP, TEXT, begin, body
from clubadmin.reports.kit.page import Paper


def letter_pages(found: Letters, printing: Printing) -> bytes:
    """All letters as one PDF; pages are not counted, for each letter is one by itself."""
    paper = Paper(printing)
    paper.bare = True
    owed = {one.member.id: one for one in found.dues.letters} if found.dues else {}
    for one in found.letters:
        _draw(paper, found, one, owed.get(one.to.member.id))
    if not found.letters:
        paper.title = paper.club_line
        paper.only(paper.words("Er is niemand aan wie deze brief gaat."))
    return paper.document()


def owed_page(found: Letters, one: Letter, printing: Printing) -> bytes | None:
    """The dues of somebody as a letter of its own, to go along with mail; None: there are none."""
    if found.dues is None:
        return None
    mine = found.dues.only(one.to.member.id)
    return dues_letters(mine, Printing(printing.club, printing.language)) if mine.letters else None


def _draw(paper: Paper, found: Letters, one: Letter, owed: DuesLetter | None) -> None:
    paper.title = paper.club.name
    flow = begin(paper, [paper.club.place, paper.words.day(found.day)], one.to.person.envelope)
    bold = paper.kind(TEXT + 1, bold=True)
    flow.gap(6)
    with flow.sheet.headed(f"{one.to.member.name}: {one.subject}", 1, flow.y):
        flow.paragraph(one.subject, bold, STEP)
    flow.gap(6)
    body(flow, one.body, paper.kind(TEXT))
    if owed is not None and found.dues is not None:
        flow.gap(20)
        draw_owed(flow, found.dues, owed)

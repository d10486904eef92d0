"""Letters and reminders about dues: a page for each member, with the payment code of the bank."""

from collections.abc import Iterator

from clubadmin.model.administration.letters import DuesLetter, DuesLetters
from clubadmin.model.club.printing import Printing
from clubadmin.reports.administration.owed import draw_owed
from clubadmin.reports.administration.said import euros
from clubadmin.reports.kit import heading
from clubadmin.reports.kit.letter import STEP, TEXT, begin, body
from clubadmin.reports.kit.page import Paper


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
    return paper.pdf()


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

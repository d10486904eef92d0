"""Takes a list of people into a club, as the windows and the terminal do."""

from pathlib import Path

from clubadmin.model.club.club import ImportPreview
from clubadmin.model.importing.importing import Draft, Look
from clubadmin.model.importing.people import PeopleDraft, PeopleLook
from clubadmin.services.club.club import OpenClub
from clubadmin.services.exchange import exchange
from clubadmin.services.importing import answering
from clubadmin.services.importing import draft as drafts
from clubadmin.services.importing.draft import sort_out
from clubadmin.services.lists import people
from clubadmin.services.lists.workbook import read_book


def seen(club: OpenClub, file: Path) -> PeopleLook:
    """What a list would bring."""
    return _looked(club, PeopleDraft(read_book(file)))


def take_people(club: OpenClub, file: Path) -> PeopleLook:
    """Take who are in a list; a question about it stands in the way."""
    draft = PeopleDraft(read_book(file))
    return people.take(club, draft, looked=_looked(club, draft))


def _looked(club: OpenClub, draft: PeopleDraft) -> PeopleLook:
    found = people.look(club, draft)
    people.refuse_other(draft, found)
    return found


def asked(found: PeopleLook) -> list[tuple[int, str, str]]:
    """The row, the heading and the sentence of each question."""
    return [
        (
            one.row + 1,
            found.columns[one.column].head.casefold() if one.column >= 0 else "",
            str(one.message),
        )
        for one in found.questions
    ]


def take_any(club: OpenClub, file: Path) -> bool:
    """Take a file by its road: people, results as they are kept here, or games; else look at it.

    Answers whether it could be taken.
    """
    found = sort_out(club, file)
    if isinstance(found, PeopleDraft):
        look = seen(club, file)
        if not look.questions:
            people.take(club, found, looked=look)
        return not look.questions
    if isinstance(found, Draft) and not found.layout.fixed:
        return bool(found.layout.roles)
    return import_file(club, file) is not None


def import_file(club: OpenClub, file: Path, *, sure: bool = False) -> ImportPreview | Look:
    """Take games, or results in our own columns; a question about them stands in the way."""
    found = sort_out(club, file)
    if not isinstance(found, Draft):
        return exchange.import_file(club, file, sure=sure)
    return drafts.take(club, answering.settled(found, drafts.look(club, found), sure=sure))

"""Letters outside the club: pages, drafts, and messages to be sent."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from clubadmin.domain.terms import Language
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.club.printing import Printing
from clubadmin.model.correspondence.letters import Letter, Letters
from clubadmin.services.correspondence.mail_message import Enclosed, Maker, maker, write_drafts


def pages(letters: Letters, printing: Printing) -> bytes:
    """All letters as one PDF."""
    from clubadmin.reports.correspondence.letter_pages import letter_pages

    return letter_pages(letters, printing)


def messages(
    letters: Letters, club: ClubSettings, address: str, spoken: Language, *, sent: bool
) -> Maker:
    """Makes the message of each; not `sent`: a draft."""

    def enclosed(one: Letter) -> Enclosed | None:
        if letters.dues is None:
            return None
        from clubadmin.reports.correspondence.letter_pages import owed_page

        page = owed_page(letters, one, Printing(club, spoken))
        return (letters.text.name, page) if page else None

    return maker(club.name, address, enclosed, datetime.now if sent else None)


def drafts(
    letters: Letters, make: Maker, within: Path, name: str, going: Callable[[int, int], None]
) -> Path:
    """A new folder with a draft for each."""
    made = ((one.to.member.sorted_name, make(one)) for one in letters.letters)
    return write_drafts(within, name, made, going)

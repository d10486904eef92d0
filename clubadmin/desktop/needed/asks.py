"""What this window asks of the services, for the thread that owns the file."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from clubadmin.domain.terms import Language
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.seasons.season import EveningLine
from clubadmin.model.supposing.needed import Expected, Needed

if TYPE_CHECKING:
    from clubadmin.model.explain.explanation import Explained
    from clubadmin.services.club.club import OpenClub


@dataclass(frozen=True)
class Wanted:
    """What is asked; None takes what lies at hand."""

    after: int | None = None
    left: int | None = None
    most: int | None = None
    expected: Expected = "average"
    places: int = 3


@dataclass(frozen=True)
class Found:
    """The answer, and the evenings there are."""

    needed: Needed
    evenings: tuple[EveningLine, ...]


def needed(
    club: "OpenClub", competition_id: int, wanted: Wanted, progress: Callable[[int, int], None]
) -> Found:
    """What each needs."""
    from clubadmin.services.seasons import seasons
    from clubadmin.services.supposing.needed import Question
    from clubadmin.services.supposing.needed import needed as reckoned

    question = Question(wanted.after, wanted.left, wanted.most, wanted.expected, wanted.places)
    found = reckoned(club, competition_id, question, progress)
    return Found(found, seasons.evenings(club, competition_id))


def explained(
    club: "OpenClub",
    competition_id: int,
    wanted: Wanted,
    which: tuple[int, int],
    language: Language,
) -> "Explained":
    """Why somebody needs so much for a place."""
    from clubadmin.services.supposing.needed import Question
    from clubadmin.services.supposing.needed_explained import explain_need

    question = Question(wanted.after, wanted.left, wanted.most, wanted.expected, wanted.places)
    return explain_need(club, competition_id, question, which, language)


def for_paper(club: "OpenClub") -> tuple[ClubSettings, datetime]:
    """What stands on every paper: the club, and when it is printed."""
    from clubadmin.services.club import club as clubs

    return clubs.settings(club), datetime.now()

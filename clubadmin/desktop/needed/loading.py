"""What each needs, with the evenings it may be asked after; for the thread of the file."""

from collections.abc import Callable
from dataclasses import dataclass

from clubadmin.domain.terms import Language
from clubadmin.model.explain.explanation import Explained
from clubadmin.model.seasons.season import EveningLine
from clubadmin.model.supposing.needed import Expected, Needed
from clubadmin.services.club.club import OpenClub
from clubadmin.services.seasons import seasons
from clubadmin.services.supposing.needed import Question
from clubadmin.services.supposing.needed import needed as reckoned
from clubadmin.services.supposing.needed_explained import explain_need


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
    club: OpenClub, competition_id: int, wanted: Wanted, progress: Callable[[int, int], None]
) -> Found:
    """What each needs."""
    question = Question(wanted.after, wanted.left, wanted.most, wanted.expected, wanted.places)
    found = reckoned(club, competition_id, question, progress)
    return Found(found, seasons.evenings(club, competition_id))


def explained(
    club: OpenClub,
    competition_id: int,
    wanted: Wanted,
    which: tuple[int, int],
    language: Language,
) -> Explained:
    """Why somebody needs so much for a place."""
    question = Question(wanted.after, wanted.left, wanted.most, wanted.expected, wanted.places)
    return explain_need(club, competition_id, question, which, language)

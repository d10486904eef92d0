"""The result of an evening with what belongs to it, in one visit to the thread of the file."""

from dataclasses import dataclass

from clubadmin.desktop.kit import language
from clubadmin.model.results.protest import Finality
from clubadmin.model.results.result import EveningResult, Rectification
from clubadmin.services.club.club import OpenClub
from clubadmin.services.hall import protests
from clubadmin.services.results import closing


@dataclass(frozen=True)
class ResultSheet:
    """The result of an evening, the rectifications made so far, and how final it is."""

    result: EveningResult
    rectifications: tuple[Rectification, ...]
    finality: Finality


def result(club: OpenClub, evening_id: int) -> ResultSheet:
    """The result as it stands."""
    return ResultSheet(
        closing.result(club, evening_id),
        closing.rectifications(club, evening_id, language.current()),
        protests.finality(club, evening_id),
    )

"""The printing of papers: for which club, when and in which language."""

from dataclasses import dataclass
from datetime import datetime

from clubadmin.domain.terms import Language
from clubadmin.model.club.club import ClubSettings


@dataclass(frozen=True)
class Printing:
    """The club whose paper it is, its language, and the moment of printing for the foot."""

    club: ClubSettings
    language: Language = Language.NL
    stamp: datetime | None = None

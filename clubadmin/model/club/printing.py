"""The printing of papers: for which club, when and in which language."""

from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import PurePath

from clubadmin.domain.terms import Language
from clubadmin.model.club.club import ClubSettings

_WEB = (".html", ".htm")


@dataclass(frozen=True)
class Printing:
    """The club whose paper it is, its language, and the moment of printing for the foot."""

    club: ClubSettings
    language: Language = Language.NL
    stamp: datetime | None = None
    web: bool = False  # a web page in place of a PDF
    home: str = ""  # the address where the evening is followed at home

    def kept_as(self, file: PurePath) -> "Printing":
        """Give a copy that makes a web page where the name of the file ends so."""
        return replace(self, web=is_page(file))


def is_page(file: PurePath) -> bool:
    """Whether the name of a file is that of a web page."""
    return file.suffix.lower() in _WEB

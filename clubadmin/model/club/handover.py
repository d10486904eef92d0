"""What a successor is told about the club and its files."""

from dataclasses import dataclass
from pathlib import Path

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.model.club.club import ClubSettings, CopyElsewhere


@dataclass(frozen=True)
class PlayedBy:
    """A competition that goes on, and the title of the rules it is played by."""

    competition: str
    season: str
    rules: str


@dataclass(frozen=True)
class Handover:
    """Where everything is, and what is in force.

    Attributes:
        file: the club.
        copies: the folder with the copies that are made by themselves.
        elsewhere: the last copy on another medium.
        played: the competitions of the seasons that go on, or else of the last one.
        rules: each rule set that these are played by, once.
    """

    club: ClubSettings
    file: Path
    copies: Path
    elsewhere: CopyElsewhere
    played: tuple[PlayedBy, ...] = ()
    rules: tuple[RuleSet, ...] = ()

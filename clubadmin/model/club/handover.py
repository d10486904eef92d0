"""Everything that a successor is told about the club and its files."""

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
class HeldBy:
    """A function in the club, who has it, and how he is reached; "" where that is not known."""

    office: str
    name: str
    phone: str = ""


@dataclass(frozen=True)
class Handover:
    """The places of all files, and the rules and offices in force.

    Attributes:
        file: the club.
        copies: the folder with the copies that are made by themselves.
        elsewhere: the last copy on another medium.
        played: the competitions of the seasons that go on, or else of the last one.
        rules: each rule set that these are played by, once.
        offices: the functions that somebody has now, as they are kept with the members.
    """

    club: ClubSettings
    file: Path
    copies: Path
    elsewhere: CopyElsewhere
    played: tuple[PlayedBy, ...] = ()
    rules: tuple[RuleSet, ...] = ()
    offices: tuple[HeldBy, ...] = ()

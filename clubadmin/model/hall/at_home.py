"""The standing of an evening for people at home: who agreed by name, all others as numbers."""

from dataclasses import dataclass
from datetime import date

from clubadmin.model.club.club import ClubSettings
from clubadmin.model.hall.screen import ScreenStanding


@dataclass(frozen=True)
class AtHome:
    """The standing of an evening for everybody in the world."""

    club: ClubSettings  # whose evening it is
    competition: str  # its name, or that of the contest
    season: str  # of the competition
    number: int  # of the evening
    planned: int  # how many evenings the competition has; 1: a contest of its own
    date: date  # of the evening
    rounds: int  # how many are played
    standing: ScreenStanding  # with public names and nothing beside the scores
    unnamed: int  # how many people in it are numbers

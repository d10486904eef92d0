"""The standing of an evening for people at home: who agreed by name, all others as numbers."""

from dataclasses import dataclass
from datetime import date

from clubadmin.model.club.club import ClubSettings
from clubadmin.model.hall.screen import ScreenStanding


@dataclass(frozen=True)
class AtHome:
    """The standing of an evening for everybody in the world.

    Attributes:
        club: whose evening it is.
        competition: its name, or that of the contest.
        season: of the competition.
        number: of the evening.
        planned: how many evenings the competition has; 1: a contest of its own.
        date: of the evening.
        rounds: how many are played.
        standing: with public names and nothing beside the scores.
        unnamed: how many people in it are numbers.
    """

    club: ClubSettings
    competition: str
    season: str
    number: int
    planned: int
    date: date
    rounds: int
    standing: ScreenStanding
    unnamed: int

"""The formats of a contest: who enters it, how it is decided, and how few can play it.

A format's draw is a file of its own; what the other rooms need to know of it stands here.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from clubadmin.i18n import Message


class Entrant(StrEnum):
    """Who enters under a number."""

    MEMBER = "member"
    PAIR = "pair"
    TEAM = "team"

    @property
    def word(self) -> Message:
        """The word for one of them, such as the head of a column of names."""
        return _ENTRANTS[self][0]

    @property
    def plural(self) -> Message:
        """The word for several."""
        return _ENTRANTS[self][1]


_ENTRANTS = {
    Entrant.MEMBER: (Message("speler"), Message("spelers")),
    Entrant.PAIR: (Message("paar"), Message("paren")),
    Entrant.TEAM: (Message("team"), Message("teams")),
}


class Decides(StrEnum):
    """What the places go by."""

    POINTS = "points"  # points and roem, added up
    MATCHPOINTS = "matchpoints"  # each game compared over the tables (NKF 1976, 2, art. 18)
    MATCHES = "matches"  # teams: each game the difference of two tables
    KNOCKOUT = "knockout"  # how far one came


@dataclass(frozen=True)
class Format:
    """A format of a contest."""

    name: str
    entrant: Entrant
    decides: Decides
    least: int
    """The fewest entrants for one table (of each field), where four sit at a table."""
    sitting: int = 1
    """How many rounds in a row are played at one table, with other partners each; fines come off
    them together."""

    @property
    def compared(self) -> bool:
        """Whether games lie in wallets and are played at several tables."""
        return self.decides in (Decides.MATCHPOINTS, Decides.MATCHES)

    @property
    def together(self) -> int:
        """How many entrants are one side at a table: two players, one pair, one team."""
        return 2 if self.entrant is Entrant.MEMBER else 1

    @property
    def by_points(self) -> bool:
        """Whether places and standings go by points added up."""
        return self.decides is Decides.POINTS


_ALL = (
    Format("individual", Entrant.MEMBER, Decides.POINTS, 4),
    Format("boompje", Entrant.MEMBER, Decides.POINTS, 4, sitting=3),
    Format("pairs", Entrant.PAIR, Decides.POINTS, 2),
    Format("schevenings", Entrant.PAIR, Decides.MATCHPOINTS, 4),
    Format("howell-pairs", Entrant.PAIR, Decides.MATCHPOINTS, 4),
    Format("howell-players", Entrant.MEMBER, Decides.MATCHPOINTS, 8),
    Format("teams", Entrant.TEAM, Decides.MATCHES, 2),
    Format("knockout", Entrant.MEMBER, Decides.KNOCKOUT, 4),
    Format("knockout-pairs", Entrant.PAIR, Decides.KNOCKOUT, 2),
)

FORMATS: Mapping[str, Format] = {one.name: one for one in _ALL}
"""By the name under which a competition keeps it."""

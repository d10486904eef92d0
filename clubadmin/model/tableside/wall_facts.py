"""What everybody in the hall may see of an evening on a phone."""

from dataclasses import dataclass

from clubadmin.model.comparison.comparison import Traveller
from clubadmin.model.hall.screen import ScreenFacts


@dataclass(frozen=True)
class Sat:
    """A round of somebody: where he sits or sat, and what he made as far as that may be seen.

    Attributes:
        round: which.
        table: the number of the table; 0: sits out.
        seat: "n", "e", "s" or "w"; "" for who sits out.
        partner: names, "" for nobody.
        opponents: names, "" for nobody.
        total: what he made; None while the sheet is not signed, or it is kept secret.
    """

    round: int
    table: int
    seat: str
    partner: str
    opponents: str
    total: int | None = None


@dataclass(frozen=True)
class MyEvening:
    """An evening of one participant.

    Attributes:
        number: under which he plays.
        name: his, or theirs of a pair or team.
        sat: by round.
        traveller: in comparison play, once the result may be seen; else None.
    """

    number: int
    name: str
    sat: tuple[Sat, ...]
    traveller: Traveller | None = None


@dataclass(frozen=True)
class WallFacts:
    """All that the wall shows; what is kept secret is not in it."""

    facts: ScreenFacts
    people: tuple[tuple[int, str], ...]  # numbers and names, to look oneself up

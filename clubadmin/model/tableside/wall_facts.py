"""Everything that somebody in the hall may see of an evening on a phone."""

from dataclasses import dataclass

from clubadmin.model.comparison.comparison import Traveller
from clubadmin.model.evenings.evening import TablePlace


@dataclass(frozen=True)
class Sat:
    """A round of somebody: where he sits or sat, and what he made as far as that may be seen."""

    round: int  # which
    table: TablePlace | None = None  # where he sits; None: he sits out
    side: str = ""  # "ns" or "ew"; "" for who sits out
    seat: str = ""  # "n", "e", "s" or "w"; "" for a pair or a team, which has two
    partner: str = ""  # the name, "" for nobody, or of a pair or a team
    opponents: str = ""  # the names, joined; "" for nobody
    # what he made; None while the sheet is not signed, or it is kept secret
    total: int | None = None


@dataclass(frozen=True)
class MyEvening:
    """An evening of one participant."""

    number: int  # under which he plays
    name: str  # his, or theirs of a pair or team
    sat: tuple[Sat, ...]  # by round, as far as it is drawn
    place: int | None = None  # in the standings as they may be seen; None while there are none
    score: int | None = None  # there
    after: int = 0  # how many rounds these standings count; 0 while there are none
    in_play: int = 0  # the round that is played now; 0 for none
    hidden: bool = False  # whether the standings are kept secret
    # in comparison play, once the whole result may be seen; else None
    traveller: Traveller | None = None

"""Everything that somebody in the hall may see of an evening on a phone."""

from dataclasses import dataclass

from clubadmin.model.comparison.comparison import Traveller
from clubadmin.model.evenings.evening import TablePlace


@dataclass(frozen=True)
class Sat:
    """A round of somebody: where he sits or sat, and what he made as far as that may be seen.

    Attributes:
        round: which.
        table: where he sits; None: he sits out.
        side: "ns" or "ew"; "" for who sits out.
        seat: "n", "e", "s" or "w"; "" for a pair or a team, which has two.
        partner: the name, "" for nobody, or of a pair or a team.
        opponents: the names, joined; "" for nobody.
        total: what he made; None while the sheet is not signed, or it is kept secret.
    """

    round: int
    table: TablePlace | None = None
    side: str = ""
    seat: str = ""
    partner: str = ""
    opponents: str = ""
    total: int | None = None


@dataclass(frozen=True)
class MyEvening:
    """An evening of one participant.

    Attributes:
        number: under which he plays.
        name: his, or theirs of a pair or team.
        sat: by round, as far as it is drawn.
        place: in the standings as they may be seen; None while there are none.
        score: there.
        after: how many rounds these standings count; 0 while there are none.
        in_play: the round that is played now; 0 for none.
        hidden: whether the standings are kept secret.
        traveller: in comparison play, once the whole result may be seen; else None.
    """

    number: int
    name: str
    sat: tuple[Sat, ...]
    place: int | None = None
    score: int | None = None
    after: int = 0
    in_play: int = 0
    hidden: bool = False
    traveller: Traveller | None = None

"""The formats of a contest: of each one object that says all that other rooms ask of it.

Every room asks a format something, so this module is light: the code that draws, and what is
promised, are loaded when somebody draws or checks.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar

from clubadmin.domain.terms import BOOMPJES
from clubadmin.i18n import Message

if TYPE_CHECKING:
    from clubadmin.domain.draw.plan.schedule import RoundDraw, Schedule, Seating
    from clubadmin.domain.draw.request import DrawRequest

Promise = Callable[["Schedule"], Iterable[str]]
"""Tells in Dutch what a schedule does not keep."""
SteadyPromise = Callable[["Schedule", Sequence["RoundDraw"]], Iterable[str]]
"""Likewise of its rounds in which the same people are there."""


class Entrant(StrEnum):
    """The kinds of entrant under one number."""

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

    def counted(self, count: int) -> Message:
        """A number of them, such as "24 spelers", "12 paren" or "6 teams"."""
        return Message("{count} {who}", count=count, who=self.word if count == 1 else self.plural)


_ENTRANTS = {
    Entrant.MEMBER: (Message("speler"), Message("spelers")),
    Entrant.PAIR: (Message("paar"), Message("paren")),
    Entrant.TEAM: (Message("team"), Message("teams")),
}


class Decides(StrEnum):
    """The score that decides the places."""

    POINTS = "points"  # points and roem, added up
    MATCHPOINTS = "matchpoints"  # each game compared over the tables (NKF 1976, 2, art. 18)
    MATCHES = "matches"  # teams: each game the difference of two tables
    KNOCKOUT = "knockout"  # how far one came


class Format:
    """A format: a subclass for each, with one object of it in `FORMATS`."""

    name: ClassVar[str]  # under which a competition keeps it
    title: ClassVar[Message]  # as it is called in the window
    called: ClassVar[Message]  # as it stands in a sentence, "dat gaat niet met vaste paren"
    about: ClassVar[Message]  # how it is played and who wins, in a sentence
    needs: ClassVar[Message]  # how many it takes, in a sentence
    entrant: ClassVar[Entrant] = Entrant.MEMBER  # who enters under a number
    decides: ClassVar[Decides] = Decides.POINTS  # what the places go by
    least: ClassVar[int] = 2  # the fewest entrants for a table
    # how many entrants and rounds a new contest begins with; 0 rounds: the club's
    usual: ClassVar[tuple[int, int]] = (16, 0)
    players: ClassVar[int] = 4  # how many people sit at a table
    # how many rounds in a row are played at one table, with other partners each; fines come off
    # them together
    sitting: ClassVar[int] = 1
    # whether each round can be drawn by the standing after the one before
    by_standing: ClassVar[bool] = False
    # whether odd numbers can move up a table each round in place of a draw
    moves: ClassVar[bool] = False
    # what it is called where fewer than four sit at a table, by how many
    smaller: ClassVar[Mapping[int, "Format"]] = {}
    two_fields: ClassVar[bool] = False  # whether N/Z and O/W are two fields, with a result each
    drawn: ClassVar[str]  # its own code, a module of `draws` and a function in it
    # the function of `promises` that checks what it keeps beside sound rounds, whoever comes and
    # goes; "" for nothing
    promised: ClassVar[str] = ""
    steadily: ClassVar[str] = ""  # likewise as long as the same people are there

    def draw(self, request: "DrawRequest") -> "Schedule":
        """Draw what is asked of one group, by the format's own code."""
        drawn: Schedule = _loaded(f"draws.{self.drawn}")(request)
        return drawn

    @property
    def promise(self) -> Promise | None:
        """The check of what it promises beside sound rounds."""
        return _loaded(f"promises.{self.promised}") if self.promised else None

    @property
    def steady_promise(self) -> SteadyPromise | None:
        """The check of what it promises as long as the same people are there."""
        return _loaded(f"promises.{self.steadily}") if self.steadily else None

    def at(self, players: int) -> "Format":
        """The format by rules under which so many sit at a table; itself where it has no other."""
        return self.smaller.get(players, self)

    @property
    def table(self) -> type["Seating"]:
        """The kind of table at which a whole number of entrants sits."""
        from clubadmin.domain.draw.plan.schedule import PairTable, TableSeats

        return PairTable if self.of_two else TableSeats

    @property
    def seats(self) -> int:
        """How many entrants sit at a table."""
        return 2 if self.of_two else self.players

    @property
    def of_two(self) -> bool:
        """Whether two entrants meet at a table: two pairs, or pairs of two teams."""
        return self.entrant is not Entrant.MEMBER

    @property
    def compared(self) -> bool:
        """Whether games lie in wallets and are played at several tables."""
        return self.decides in (Decides.MATCHPOINTS, Decides.MATCHES)

    @property
    def knockout(self) -> bool:
        """Whether who loses is out."""
        return self.decides is Decides.KNOCKOUT

    @property
    def together(self) -> int:
        """How many entrants are one side at a table: two players, one pair, one team."""
        return 1 if self.of_two else 2

    @property
    def by_points(self) -> bool:
        """Whether places and standings go by points added up."""
        return self.decides is Decides.POINTS

    @property
    def threes(self) -> bool:
        """Whether a table of three can take who is left over: tables of four are drawn anew."""
        return self.by_points and not self.of_two and self.players == 4


def _loaded(place: str) -> Any:
    """The function of that name, its module loaded now that it is used."""
    module, _, name = place.rpartition(".")
    return getattr(import_module(f"clubadmin.domain.draw.{module}"), name)


class _Small(Format):
    """Individual play by rules for fewer than four at a table; no competition keeps it."""

    title = Message("Individueel")
    called = Message("individueel spel")
    needs = Message("Elk aantal spelers.")
    drawn = "individual.draw_small"

    @property
    def table(self) -> type["Seating"]:
        from clubadmin.domain.draw.plan.schedule import SmallTable

        return SmallTable


class _ThreePlayers(_Small):
    name = "three-players"
    about = Message("Tafels van drie, ieder voor zich.")
    least = players = 3


class _TwoPlayers(_Small):
    name = "two-players"
    about = Message("Tafels van twee.")
    least = players = 2


class _Individual(Format):
    name = "individual"
    title = Message("Individueel")
    called = Message("individueel spel")
    about = Message("Tafels geloot, elke ronde een andere maat; iedereen voor zichzelf.")
    needs = Message("Vanaf 4 spelers, elk aantal.")
    least = 4
    by_standing = True
    smaller: ClassVar[Mapping[int, Format]] = {3: _ThreePlayers(), 2: _TwoPlayers()}
    drawn = "individual.draw_individual"


class _Boompje(Format):
    name = "boompje"
    title = Message("Boompje")
    called = Message("boompjes met een blijvende schrijver")
    about = Message("Drie boompjes aan een tafel, met ieder van de drie anderen een.")
    needs = Message("Vanaf 4 spelers; het best met een veelvoud van 4.")
    least = 4
    usual = 16, 3
    sitting = BOOMPJES
    drawn = "boompje.draw_boompje"
    promised = "boompje"


class _Pairs(Format):
    name = "pairs"
    title = Message("Paren")
    called = Message("vaste paren")
    about = Message("Vaste maten; elke ronde een ander paar als tegenstander.")
    needs = Message("Vanaf 2 paren, elk aantal.")
    entrant = Entrant.PAIR
    usual = 8, 0
    by_standing = moves = True
    drawn = "pairs.draw_pairs"


class _Schevenings(Format):
    name = "schevenings"
    title = Message("Schevenings")
    called = Message("Schevenings")
    about = Message("Dezelfde spellen voor alle paren; N/Z blijft, O/W en mapjes gaan door.")
    needs = Message("Vanaf 4 paren; N/Z en O/W krijgen elk een eigen uitslag.")
    entrant = Entrant.PAIR
    decides = Decides.MATCHPOINTS
    usual = 16, 6
    two_fields = True
    drawn = "schevenings.draw_schevenings"
    promised = "wallets"
    steadily = "schevenings"


class _HowellPairs(Format):
    name = "howell-pairs"
    title = Message("Howell voor paren")
    called = Message("Howell met paren")
    about = Message("Dezelfde spellen voor alle paren; ieder treft ieder.")
    needs = Message("Vanaf 4 paren; één uitslag voor allen.")
    entrant = Entrant.PAIR
    decides = Decides.MATCHPOINTS
    usual = 8, 7
    by_standing = True
    drawn = "howell.draw_howell_pairs"
    promised = "howell_pairs"
    steadily = "each_other"


class _HowellPlayers(Format):
    name = "howell-players"
    title = Message("Howell voor spelers")
    called = Message("Howell met losse spelers")
    about = Message("Dezelfde spellen voor allen, elke ronde met een andere maat.")
    needs = Message("Vanaf 8 spelers, een veelvoud van 4.")
    decides = Decides.MATCHPOINTS
    least = 4
    usual = 16, 6
    drawn = "howell.draw_howell_players"
    promised = "howell_players"


class _Teams(Format):
    name = "teams"
    title = Message("Viertallen")
    called = Message("viertallen en andere teams")
    about = Message("Twee paren van een team spelen dezelfde spellen in tegengestelde richting.")
    needs = Message("Vanaf 2 teams; bij een oneven aantal is er elke ronde één vrij.")
    entrant = Entrant.TEAM
    decides = Decides.MATCHES
    usual = 6, 5
    by_standing = True
    drawn = "teams.draw_teams"
    promised = "teams"
    steadily = "each_other"


class _Knockout(Format):
    name = "knockout"
    title = Message("Afvaltoernooi")
    called = Message("een afvaltoernooi")
    about = Message("Per tafel gaan twee door, elke ronde met nieuwe maten, tot de finale.")
    needs = Message("Vanaf 4 spelers zonder vaste maat; 16 of 8 komt precies uit.")
    decides = Decides.KNOCKOUT
    least = 4
    usual = 24, 4
    drawn = "knockout.draw_knockout"
    promised = "knockout"


class _KnockoutPairs(Format):
    name = "knockout-pairs"
    title = Message("Afvaltoernooi voor paren")
    called = Message("een afvaltoernooi voor paren")
    about = Message("Vaste maten; per tafel gaat het winnende paar door.")
    needs = Message("Vanaf 2 paren; 8 of 16 komt precies uit, anders is er één vrij.")
    entrant = Entrant.PAIR
    decides = Decides.KNOCKOUT
    usual = 8, 3
    drawn = "knockout_pairs.draw_knockout_pairs"
    promised = "knockout_pairs"


INDIVIDUAL, BOOMPJE, PAIRS, KNOCKOUT = _Individual(), _Boompje(), _Pairs(), _Knockout()

FORMATS: Mapping[str, Format] = {
    form.name: form
    for form in (
        INDIVIDUAL,
        BOOMPJE,
        PAIRS,
        _Schevenings(),
        _HowellPairs(),
        _HowellPlayers(),
        _Teams(),
        KNOCKOUT,
        _KnockoutPairs(),
    )
}
"""By the name under which a competition keeps it."""

DRAWN: Mapping[str, Format] = {
    **FORMATS,
    **{form.name: form for form in INDIVIDUAL.smaller.values()},
}
"""By the name that a schedule bears: tables of three and of two have their own."""

"""A knock-out: its rounds, who sits where, who go on."""

from dataclasses import dataclass

from clubadmin.domain.terms import Position
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import SheetState


@dataclass(frozen=True)
class BracketSeat:
    """Somebody at a table, or whoever will come there."""

    name: str  # "" while it is not known who comes
    number: int | None = None  # None: not known yet
    position: Position | None = None
    total: int | None = None  # points and roem at this table; None: nothing typed
    goes_on: bool = False
    place: tuple[int, int] | None = None  # the round and table whose winner comes here

    @property
    def to_come(self) -> Message | None:
        """The winner who will sit here, as long as he is not known."""
        if self.place is None:
            return None
        round_, table = self.place
        return Message("winnaar van tafel {table}, ronde {round}", table=table, round=round_)


@dataclass(frozen=True)
class BracketTable:
    """A table of a round.

    Attributes:
        round: which round.
        number: which table.
        seats: who sit there, in the order N, S, E, W; three or two where fewer play.
        table_id: None while the round is not drawn.
        state: of its sheet; None while the round is not drawn.
        level: signed off, and it must be chosen who go on.
        reason: why these go on, where that was chosen.
        played_on: these went on and played; the sheet, put right afterwards, says otherwise.
        line: the group, where there are several.
    """

    round: int
    number: int
    seats: tuple[BracketSeat, ...]
    table_id: int | None = None
    state: SheetState | None = None
    level: bool = False
    reason: str = ""
    line: str = ""
    played_on: bool = False

    @property
    def note(self) -> Message | None:
        """Why these go on, in a few words, where the totals do not say so."""
        if self.played_on:
            return Message("formulier later verbeterd")
        return Message("gelijk: {reason}", reason=self.reason) if self.reason else None

    @property
    def going_on(self) -> int:
        """How many go on from it: two, or of two the one."""
        return 1 if len(self.seats) == 2 else 2


@dataclass(frozen=True)
class BracketRound:
    """A round: its tables, and who go on without playing."""

    round: int
    tables: tuple[BracketTable, ...]
    free: tuple[BracketSeat, ...] = ()
    drawn: bool = True


@dataclass(frozen=True)
class Bracket:
    """A whole knock-out evening.

    Attributes:
        evening_id: which evening.
        rounds: those that are drawn, and those to come.
        winners: who won the last table, of each group; empty while it is not over.
        todo: sentences on what has to be done before the next round can be drawn, and on
            tables at which others sit than won.
        noted: sentences on tables from which others went on than win by the sheet as it is now.
    """

    evening_id: int
    rounds: tuple[BracketRound, ...]
    winners: tuple[BracketSeat, ...] = ()
    todo: tuple[Message, ...] = ()
    noted: tuple[Message, ...] = ()

    @property
    def level(self) -> tuple[BracketTable, ...]:
        """The tables where it must be chosen who go on."""
        return tuple(table for one in self.rounds for table in one.tables if table.level)

    def won(self, table: BracketTable) -> tuple[BracketSeat, ...]:
        """The winners of the whole at this table; nobody where play goes on or is not over."""
        if table.round != self.rounds[-1].round:
            return ()
        return tuple(seat for seat in table.seats if seat in self.winners)

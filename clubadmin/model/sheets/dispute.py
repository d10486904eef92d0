"""A game of a sheet that is in dispute: who sat where, by which rules, what stands there."""

from dataclasses import dataclass, replace

from clubadmin.domain.comparison.hands import dealer_of
from clubadmin.domain.referee.record import seats_of
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.dealers import dealt, is_drawn
from clubadmin.domain.scoring.sheet import judge
from clubadmin.domain.terms import Position
from clubadmin.model.evenings.evening import TablePlace
from clubadmin.model.sheets.sheet import Scoresheet


@dataclass(frozen=True)
class Case:
    """A row of a sheet, for the referee and for a decision about it."""

    evening_id: int
    place: TablePlace
    rules: RuleSet
    game: int
    line: str  # what stands in the row
    locked: bool  # signed off or closed: nothing can be written there
    dealt: Position | None = None  # who dealt it as rows say, where it is drawn who begins
    closed: bool = False  # the evening is: opening it again comes before the signature

    @property
    def table_id(self) -> int:
        """The table of the case's sheet."""
        return self.place.table_id

    @property
    def key(self) -> tuple[int, int]:
        """The key of the case."""
        return (self.table_id, self.game)

    @property
    def kept_as(self) -> str:
        """The key of the kept play: the row with the same people, in numbers."""
        people = "-".join(str(member.id) for _, member in self.place.seats)
        return f"{self.evening_id}.{self.place.round}.{self.table_id}.{self.game}.{people}"

    @property
    def names(self) -> dict[Position, str]:
        """The names by seat; a blind hand has none."""
        people = {seat: member.label for seat, member in self.place.seats}
        return {seat: people.get(seat, "") for seat in seats_of(self.rules)}

    @property
    def number(self) -> int:
        """The game's own number: that of its wallet where there are wallets."""
        return self.place.game_at(self.game)

    @property
    def dealer(self) -> Position | None:
        """The dealer by the sheet or the wallet: in turn from N, no blind hand.

        None where it is drawn who begins, and no row says it.
        """
        if self.place.wallets and self.game:
            return dealer_of(self.number)
        if is_drawn(self.rules):
            return self.dealt
        seats = seats_of(self.rules)
        people = [seat for seat in seats if self.names[seat]] or list(seats)
        return people[(self.game - 1) % len(people)]

    @property
    def lead(self) -> Position:
        """The lead: the dealer's neighbour; N where the dealer is unknown."""
        seats, dealer = seats_of(self.rules), self.dealer
        return seats[0] if dealer is None else seats[(seats.index(dealer) + 1) % len(seats)]


@dataclass(frozen=True)
class InView:
    """The sheet in view, where the referee is asked about none of its rows yet."""

    sheet: Scoresheet
    lines: tuple[str, ...]  # what stands in its rows

    @property
    def rules(self) -> RuleSet:
        """The rule set of the play."""
        return self.sheet.rules

    @property
    def key(self) -> tuple[int, int]:
        """The key of the play: game 0 of the table."""
        return (self.sheet.place.table_id, 0)

    @property
    def kept_as(self) -> str:
        """The name its play is kept by: that of a row, with 0 for the game."""
        return replace(self.case(1), game=0).kept_as

    @property
    def names(self) -> dict[Position, str]:
        """The names by seat."""
        return self.case(1).names

    def case(self, game: int) -> Case:
        """The case of one row of the sheet."""
        typed = replace(self.sheet, lines=self.lines)
        return case_of(typed, game, self.lines[game - 1])


def case_of(sheet: Scoresheet, game: int, line: str) -> Case:
    """The case of a game of a sheet, in which `line` stands now."""
    locked = sheet.signed or sheet.closed
    place = sheet.place
    here = Case(sheet.evening_id, place, sheet.rules, game, line, locked, closed=sheet.closed)
    return replace(here, dealt=_dealt(sheet, game, line)) if is_drawn(sheet.rules) else here


def _dealt(sheet: Scoresheet, game: int, line: str) -> Position | None:
    """The dealer of a game according to the rows, with `line` in place of its own."""
    lines = [*sheet.lines[: game - 1], line, *sheet.lines[game:]]
    read = [(number, judge(one, sheet.rules).raw) for number, one in enumerate(lines, 1) if one]
    dealers = dealt([(at, raw) for at, raw in read if raw], sheet.rules, len(lines)).dealers
    return dealers[game - 1] if dealers else None

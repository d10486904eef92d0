"""A knock-out: its rounds, who sits where, who go on, and its bracket as it is drawn.

The draw numbers the tables of a round by themselves; a table of round 2 may hold who won tables
1 and 3. Windows and papers take order, lines and heights from here, so that they look alike.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import inf

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
    """A table of a round."""

    round: int  # which round
    number: int  # which table
    # who sit there, in the order N, S, E, W; three or two where fewer play
    seats: tuple[BracketSeat, ...]
    table_id: int | None = None  # None while the round is not drawn
    state: SheetState | None = None  # of its sheet; None while the round is not drawn
    level: bool = False  # signed off, and it must be chosen who go on
    reason: str = ""  # why these go on, where that was chosen
    line: str = ""  # the group, where there are several
    # these went on and played; the sheet, put right afterwards, says otherwise
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


_Key = int | tuple[int, int] | None  # a number, or the round and table whose winner it will be
Spot = tuple[int, int]
"""Column and row of a node."""


@dataclass(frozen=True)
class BracketNode:
    """A table, or those who go on together without playing."""

    round: int  # which round
    table: BracketTable | None = None  # None where nobody plays
    free: tuple[BracketSeat, ...] = ()  # who go on without playing; empty at a table
    # rows of the column before from which people come, the upper one first
    sources: tuple[int, ...] = ()

    @property
    def seats(self) -> tuple[BracketSeat, ...]:
        """The entrants at this node."""
        return self.table.seats if self.table else self.free

    @property
    def keys(self) -> frozenset[_Key]:
        """The keys by which those who come from here are known again."""
        here = {(self.round, self.table.number)} if self.table else set()
        return frozenset({*here, *map(_key, self.seats)})

    @property
    def ahead(self) -> frozenset[_Key]:
        """The keys of only those who go on from here."""
        if self.table is None:
            return self.keys
        on = {seat.number for seat in self.seats if seat.goes_on}
        return frozenset({(self.round, self.table.number), *on})


Columns = tuple[tuple[BracketNode, ...], ...]


@dataclass(frozen=True)
class BracketTree:
    """All nodes, a column a round, each from top to bottom in the order in which they stand."""

    columns: Columns

    @cached_property
    def _branches(self) -> dict[Spot, list[Spot]]:
        return _branches(self.columns)

    @cached_property
    def tops(self) -> tuple[Spot, ...]:
        """The nodes that nothing follows, from top to bottom: the final of each group."""
        return tuple(_roots(self.columns, self._branches))

    def placed(self, height: Callable[[BracketNode], float]) -> tuple[dict[Spot, float], float]:
        """The top of each node, in the middle of where its people come from.

        Answers tops by column and row, and the height of the whole.

        Args:
            height: of a node, with the room to the next.
        """
        tops: dict[Spot, float] = {}
        low = 0.0
        for spot in self.tops:
            low += self._stack(spot, low, height, tops)
        return tops, low

    def _stack(
        self,
        spot: Spot,
        top: float,
        height: Callable[[BracketNode], float],
        tops: dict[Spot, float],
    ) -> float:
        """Put a node and all that leads to it below `top`; gives the height of these."""
        column, row = spot
        own = height(self.columns[column][row])
        before = self._branches[spot]
        under = self._size(spot, height)
        start = top + (under - sum(self._size(one, height) for one in before)) / 2
        for one in before:
            start += self._stack(one, start, height, tops)
        middle = top + under / 2
        if before:
            ends = [tops[one] + height(self.columns[one[0]][one[1]]) / 2 for one in before]
            middle = (ends[0] + ends[-1]) / 2
        tops[spot] = min(max(middle - own / 2, top), top + under - own)
        return under

    def _size(self, spot: Spot, height: Callable[[BracketNode], float]) -> float:
        column, row = spot
        under = sum(self._size(one, height) for one in self._branches[spot])
        return max(height(self.columns[column][row]), under)

    def part(self, first: int, last: int, rows: Sequence[int] | None = None) -> "BracketTree":
        """Some columns by themselves.

        Args:
            first: the first column.
            last: the last column.
            rows: of the last column, with what leads to them; None for all.
        """
        kept = [set(range(len(nodes))) for nodes in self.columns[first : last + 1]]
        if rows is not None:
            spots = [spot for row in rows for spot in _walked((last, row), self._branches)]
            kept = [{row for at, row in spots if at == column} for column in range(first, last + 1)]
        made = []
        for at, there in enumerate(map(sorted, kept)):
            before = sorted(kept[at - 1]) if at else []
            nodes = self.columns[first + at]
            made.append(tuple(_moved(nodes[row], before) for row in there))
        return BracketTree(tuple(made))


def paged(tree: BracketTree, fits: Callable[[BracketTree], bool]) -> Iterator[BracketTree]:
    """The whole where it fits; else what leads to one table together, and then the rest."""
    last = len(tree.columns) - 1
    if last < 1 or fits(tree):
        yield tree
        return
    cut = next((at for at in range(last - 1, 0, -1) if _each_fits(tree, at, fits)), 0)
    rows: list[int] = []
    for row in range(len(tree.columns[cut])):
        if rows and not fits(tree.part(0, cut, [*rows, row])):
            yield tree.part(0, cut, rows)
            rows = []
        rows.append(row)
    yield tree.part(0, cut, rows)
    if cut < last:
        yield from paged(tree.part(max(cut, 1), last), fits)


def _each_fits(tree: BracketTree, cut: int, fits: Callable[[BracketTree], bool]) -> bool:
    return all(fits(tree.part(0, cut, [row])) for row in range(len(tree.columns[cut])))


def bracket_tree(bracket: Bracket) -> BracketTree:
    """The bracket with every table where its players come from."""
    rounds = bracket.rounds
    columns: list[tuple[BracketNode, ...]] = []
    for at, one in enumerate(rounds):
        after = rounds[at + 1] if at + 1 < len(rounds) else None
        before = columns[-1] if columns else ()
        columns.append(tuple(_joined(node, before) for node in _nodes(one, before, after)))
    loose = tuple(columns)
    branches = _branches(loose)
    order: list[list[int]] = [[] for _ in loose]
    for spot in _roots(loose, branches):
        for column, row in _walked(spot, branches):
            order[column].append(row)
    return BracketTree(
        tuple(
            tuple(_moved(loose[at][row], order[at - 1] if at else []) for row in order[at])
            for at in range(len(loose))
        )
    )


def _nodes(
    one: BracketRound, before: Sequence[BracketNode], after: BracketRound | None
) -> Iterator[BracketNode]:
    """The tables of a round, and those who are free by where they come from and go to."""
    for table in one.tables:
        yield BracketNode(one.round, table)
    together: dict[tuple[int, int], list[BracketSeat]] = {}
    for seat in one.free:
        came = next((at for at, node in enumerate(before) if _key(seat) in node.keys), -1)
        tables = after.tables if after else ()
        goes = next((table.number for table in tables if _key(seat) in map(_key, table.seats)), 0)
        together.setdefault((came, goes), []).append(seat)
    for seats in together.values():
        yield BracketNode(one.round, free=tuple(seats))


def _key(seat: BracketSeat) -> _Key:
    return seat.place if seat.number is None else seat.number


def _joined(node: BracketNode, before: Sequence[BracketNode]) -> BracketNode:
    """Join a node to the nodes that its people come from."""
    mine = {_key(seat) for seat in node.seats}
    sources = tuple(at for at, one in enumerate(before) if mine & one.keys)
    return BracketNode(node.round, node.table, node.free, sources)


def _moved(node: BracketNode, order: Sequence[int]) -> BracketNode:
    """Move a node's sources to their new rows; those that are gone are left out."""
    sources = tuple(sorted(order.index(row) for row in node.sources if row in order))
    return BracketNode(node.round, node.table, node.free, sources)


def _branches(columns: Columns) -> dict[Spot, list[Spot]]:
    """Find the nodes before each node: those its entrants come from, else where they sat."""
    found: dict[Spot, list[Spot]] = {
        (column, row): [] for column, nodes in enumerate(columns) for row in range(len(nodes))
    }
    for column, nodes in enumerate(columns[:-1]):
        for row, node in enumerate(nodes):
            after = [at for at, one in enumerate(columns[column + 1]) if row in one.sources]
            if after:
                best = max(after, key=lambda at: _shared(node, columns[column + 1][at]))
                found[column + 1, best].append((column, row))
    for spots in found.values():
        spots.sort(key=lambda one: _rank(columns, found, one))
    return found


def _shared(node: BracketNode, after: BracketNode) -> tuple[int, int]:
    there = {_key(seat) for seat in after.seats}
    return len(there & node.ahead), len(there & node.keys)


def _rank(columns: Columns, branches: dict[Spot, list[Spot]], spot: Spot) -> tuple[str, float, int]:
    """Groups by name; within one by the lowest table that leads here, who are free last."""
    there = _walked(spot, branches)
    first = min(at for at, _row in there)
    tables = [(at, table) for at, row in there if (table := columns[at][row].table)]
    lines = [table.line for _at, table in tables]
    numbers = [table.number for at, table in tables if at == first]
    return (min(lines, default=""), min(numbers, default=inf), spot[1])


def _roots(columns: Columns, branches: dict[Spot, list[Spot]]) -> list[Spot]:
    under = {one for some in branches.values() for one in some}
    roots = [spot for spot in branches if spot not in under]
    return sorted(roots, key=lambda one: _rank(columns, branches, one))


def _walked(spot: Spot, branches: dict[Spot, list[Spot]]) -> list[Spot]:
    """A node and all that leads to it, from top to bottom in each column."""
    return [spot, *(one for before in branches[spot] for one in _walked(before, branches))]

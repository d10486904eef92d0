"""Whole sheets in bulk, with their sums and digests from the lines in memory.

What `sums.refresh` says in SQL of a sheet stands here a second time, for lines that are at hand:
reading a hundred thousand games back to add them up takes as long as writing them. `checks`
makes all of it again in SQL and compares, so that the two cannot part unseen.
"""

from collections.abc import Iterator, Mapping, Sequence
from operator import add
from typing import NamedTuple

from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.block import Block, Runs
from clubadmin.storage.schema.digest import PAPER, digest_text, line_tail, quoted, seat_line
from clubadmin.storage.schema.tablenames import GameRow, GameSeatRow, ScoresheetRow
from clubadmin.storage.schema.tables import SUMS, info

Line = tuple[str, str | None, str | None, int, int, int, int]
"""A game besides its place: typed, outcome, side, and points and roem of NS and of EW."""

SeatLine = tuple[str, str | None, int | None, int | None, int, bool]
"""What a player gets otherwise than his side: position, side, points, roem, fine, floored."""

_NUMBERS = [str(number) for number in range(1, 65)]
_NOT_COUNTED = (None, "not-played", "cancelled")


class NewSheet(NamedTuple):
    """A sheet to be inserted."""

    table_id: int  # whose it is
    lines: Sequence[Line]  # its games, numbered from 1
    # by game what its players get otherwise than their side
    seats: Mapping[int, Sequence[SeatLine]] = {}
    over_after: int | None = None  # the game that ended a match to a target


def insert_sheets(change: Change, status: str, sheets: Sequence[NewSheet]) -> None:
    """Insert sheets with all their games, numbered from 1.

    Args:
        status: "draft" or "signed".
        sheets: each with its table.
    """
    if not sheets:
        return
    first = change.next_id(ScoresheetRow)
    table = info("scoresheet")
    rest = {**table.defaults, "status": status}
    kinds = _Kinds()
    begin = ",".join(quoted(rest[name]) for name in PAPER) + "|"
    rows, runs = [], []
    seats: list[tuple[object, ...]] = []
    for sheet_id, sheet in enumerate(sheets, start=first):
        places = [*map(kinds.__getitem__, sheet.lines)]
        runs.append((sheet_id, places))
        of_seats = [*_seats(sheet)] if sheet.seats else []
        seats += [(sheet_id, *seat) for seat in of_seats]
        digest = kinds.digest(begin, places, of_seats)
        place = (sheet_id, sheet.table_id, sheet.over_after)
        rows.append((*place, *kinds.sums(places), digest))
    derived = (*SUMS, "digest")
    columns = ("id", "playing_table_id", "over_after")
    same = {name: rest[name] for name in table.journaled if name not in columns}
    change.insert_whole(
        ScoresheetRow,
        Block((*columns, *derived), rows, same),
        Block(columns, [row[: len(columns)] for row in rows], same),
    )
    games = Runs(info("game").columns, kinds.lines, runs)
    rows_of_games = (
        (sheet_id, game, *line)
        for sheet_id, sheet in enumerate(sheets, start=first)
        for game, line in enumerate(sheet.lines, start=1)
    )
    change.insert_whole(GameRow, Block(games.columns, rows_of_games, {}), games)
    if seats:
        block = Block(info("game_seat").columns, seats, {})
        change.insert_whole(GameSeatRow, block, block)


def _seats(sheet: NewSheet) -> Iterator[tuple[object, ...]]:
    """The rows of `game_seat` besides the sheet, in the order of the table."""
    for game in sorted(sheet.seats):
        for seat in sorted(sheet.seats[game]):
            yield (game, *seat)


class _Kinds(dict[Line, int]):
    """Numbers each line that is new, and keeps what it adds to a sheet."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[Line] = []
        self._adds: list[tuple[int, ...]] = []
        self._tails: list[str] = []

    def __missing__(self, line: Line) -> int:
        self.lines.append(line)
        self._adds.append(_adds(line))
        self._tails.append(line_tail(line))
        self[line] = place = len(self.lines) - 1
        return place

    def sums(self, places: Sequence[int]) -> Sequence[int]:
        """The sums of a sheet, in the order of `SUMS`."""
        if not places:
            return (0,) * len(SUMS)
        return [*map(sum, zip(*map(self._adds.__getitem__, places), strict=True))]

    def digest(self, begin: str, places: Sequence[int], seats: Sequence[tuple[object, ...]]) -> str:
        """The digest of a sheet, as `SHEET_DIGEST` makes it."""
        lines = ";".join(map(add, _NUMBERS, map(self._tails.__getitem__, places)))
        return digest_text(begin + lines + ("#" if seats else "") + ";".join(map(seat_line, seats)))


def _adds(line: Line) -> tuple[int, ...]:
    """The amounts that a line adds to each of `SUMS`."""
    _, outcome, side, *amounts = line
    counted = outcome not in _NOT_COUNTED
    special = [
        int((outcome, side) == one)
        for one in (("pit", "ns"), ("pit", "ew"), ("nat", "ns"), ("nat", "ew"))
    ]
    return (1, int(counted), *amounts, *special)

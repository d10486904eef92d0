"""Rows of a sheet on their way to the club file, with what single players get of them."""

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import text

from clubadmin.domain.scoring.sheet import score_line
from clubadmin.services.errors import Refused
from clubadmin.services.sheets.game_rows import SeatFigures, line_figures, seat_figures
from clubadmin.services.sheets.head import SheetHead
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import GameRow, GameSeatRow, ScoresheetRow, TableName

_SEATS = text("SELECT game, position FROM game_seat WHERE scoresheet_id = :sheet")

LONGEST_LINE = 200  # signs; no line anybody means is longer

Seat = tuple[int, str]  # a game and a position


def changed_lines(
    head: SheetHead, lines: Mapping[int, str], before: Mapping[int, str]
) -> dict[int, str]:
    """The rows that differ from what is stored, tidied.

    Raises:
        Refused: a game that the sheet does not have, or a line too long to be one.
    """
    tidied = {game: _tidy(game, typed) for game, typed in sorted(lines.items())}
    for game in tidied:
        if not 1 <= game <= head.games:
            raise Refused(
                f"Spel {game} bestaat niet op {head.title.lower()}: daar staan spel 1 tot en"
                f" met {head.games}."
            )
    return {game: typed for game, typed in tidied.items() if typed != before.get(game, "")}


def _tidy(game: int, typed: str) -> str:
    """One line of text that can be stored; what is typed is not otherwise touched."""
    line = " ".join(typed.encode("utf-8", "replace").decode().split())
    if len(line) > LONGEST_LINE:
        raise Refused(
            f"Bij spel {game} staat een regel van {len(line)} tekens; een regel heeft er"
            f" hoogstens {LONGEST_LINE}. Plak de regels van een formulier onder elkaar."
        )
    return line


def stored_sheet(change: Change, head: SheetHead, **values: Any) -> int:
    """The id of the stored sheet, made when this is the first that is typed on it."""
    if head.sheet_id is None:
        sheet_id = change.insert(ScoresheetRow, playing_table_id=head.table_id, **values)
        assert sheet_id is not None
        return sheet_id
    if values != {"errors": head.errors, "over_after": head.over_after}:
        change.update(ScoresheetRow, head.sheet_id, **values)
    return head.sheet_id


def write_lines(change: Change, head: SheetHead, sheet_id: int, lines: Mapping[int, str]) -> None:
    """Write these lines with their figures, and what single players get of them."""
    rows: dict[int, dict[str, Any]] = {}
    seats: dict[Seat, SeatFigures] = {}
    for game, typed in lines.items():
        row = score_line(typed, head.rules, game)
        rows[game] = line_figures(typed, row.settled)._asdict()
        for seat in seat_figures(row.raw, row.settled, head.rules):
            seats[game, seat.position] = seat
    write_rows(change, GameRow, sheet_id, head.lines, rows)
    before = _seats_of(change, sheet_id, lines.keys() & head.lines.keys())
    if before or seats:
        _write_seats(change, sheet_id, before, seats)


def write_rows(
    change: Change,
    row: TableName,
    sheet_id: int,
    before: Mapping[int, str],
    rows: Mapping[int, dict[str, Any]],
) -> None:
    """Insert, change or take away rows of a sheet; an empty one goes."""
    new = []
    for game, values in rows.items():
        if game not in before:
            new.append({"scoresheet_id": sheet_id, "game": game, **values})
        elif values["typed"]:
            change.update(row, (sheet_id, game), **values)
        else:
            change.delete(row, (sheet_id, game))
    if new:
        change.insert_many(row, new)


def _seats_of(change: Change, sheet_id: int, games: Iterable[int]) -> set[Seat]:
    """What is stored already for single players in these games."""
    wanted = set(games)
    if not wanted:
        return set()
    rows = change.conn.execute(_SEATS, {"sheet": sheet_id})
    return {(game, position) for game, position in rows if game in wanted}


def _write_seats(
    change: Change, sheet_id: int, before: set[Seat], seats: Mapping[Seat, SeatFigures]
) -> None:
    for game, position in sorted(before - seats.keys()):
        change.delete(GameSeatRow, (sheet_id, game, position))
    new = []
    for (game, position), figures in sorted(seats.items()):
        values = figures._asdict()
        if (game, position) in before:
            del values["position"]
            change.update(GameSeatRow, (sheet_id, game, position), **values)
        else:
            new.append({"scoresheet_id": sheet_id, "game": game, **values})
    if new:
        change.insert_many(GameSeatRow, new)

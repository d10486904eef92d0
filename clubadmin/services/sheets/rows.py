"""Rows of a sheet on their way to the club file, with what single players get of them.

What is stored of a line is worked out once for each distinct line where there are many. Errors are
those of the sheet as it stands, or as it would be once something more is stored.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from sqlalchemy import text

from clubadmin.domain.row.columns import SEATS
from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.row.seat_totals import share_of
from clubadmin.domain.row.settle import Amounts, SettledGame
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import (
    ScoredSheet,
    earlier_lines,
    judge,
    score_line,
    score_sheet,
)
from clubadmin.domain.scoring.wording import message
from clubadmin.domain.terms import Outcome, Position, Severity, Side
from clubadmin.errors import Refused
from clubadmin.i18n import Cased, Message
from clubadmin.model.sheets.sheet import PaperTotals
from clubadmin.services.sheets.head import SheetHead
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.digest import GAME
from clubadmin.storage.schema.tablenames import GameRow, GameSeatRow, ScoresheetRow, TableName

COLUMNS = ("scoresheet_id", *GAME)
_UNPLAYED = (Outcome.NOT_PLAYED, Outcome.CANCELLED)
_SEATS = text("SELECT game, position FROM game_seat WHERE scoresheet_id = :sheet")
LONGEST_LINE = 200  # signs; no line anybody means is longer
Seat = tuple[int, str]  # a game and a position


class LineFigures(NamedTuple):
    """The stored figures of a line besides its place."""

    typed: str
    outcome: str | None
    side: str | None
    ns_points: int
    ns_roem: int
    ew_points: int
    ew_roem: int


class SeatFigures(NamedTuple):
    """A player's stored share of a game, besides its place.

    `side` is the one he plays this game on where that changes from game to game; `points` and
    `roem` are his own, None where he gets his side's; `fine` comes off at the end of the round,
    and with `floored` never brings it below 0.
    """

    position: str
    side: str | None
    points: int | None
    roem: int | None
    fine: int
    floored: bool


def line_figures(typed: str, settled: SettledGame | None) -> LineFigures:
    """Make the stored figures of a settled line; empty ones while it cannot be settled."""
    if settled is None:
        return LineFigures(typed, None, None, 0, 0, 0, 0)
    return LineFigures(
        typed,
        settled.outcome.value,
        settled.side.value if settled.side else None,
        settled.ns.points,
        settled.ns.roem,
        settled.ew.points,
        settled.ew.roem,
    )


def seat_figures(
    raw: RawGame | None, settled: SettledGame | None, rules: RuleSet
) -> tuple[SeatFigures, ...]:
    """The players for whom something else is stored than for their side; () when there is none.

    Where one plays against two nobody has a side of his own: everybody is stored, with nothing
    while it is not known who played alone.
    """
    if raw is None or settled is None:
        return ()
    counts = rules.system == "solo" and settled.outcome not in _UNPLAYED
    if not counts and not settled.shares:
        return ()
    seats = (_seat_figures(seat, raw, settled, rules) for seat in SEATS[: rules.seats])
    return tuple(one for one in seats if one is not None)


def _seat_figures(
    seat: Position, raw: RawGame, settled: SettledGame, rules: RuleSet
) -> SeatFigures | None:
    share, side = share_of(settled, seat), None
    own = share.amounts if share else None
    fine = share.fine if share else 0
    if rules.system == "solo":
        own = own or Amounts()
        alone = SEATS[raw.solo - 1] if raw.solo else None
        side = Side.NS if seat is alone else Side.EW if alone else None
    elif share is None:
        return None
    return SeatFigures(
        seat.value,
        side.value if side else None,
        own.points if own else None,
        own.roem if own else None,
        fine,
        rules.fine_floor and fine > 0,
    )


class Lines(dict[str, LineFigures]):
    """The figures of lines under one rule set; a line that is met again costs a lookup.

    Attributes:
        rules: the same.
        wrong: lines with errors, and what is wrong with them.
        seats: lines of which single players get something else than their side.
    """

    def __init__(self, rules: RuleSet) -> None:
        super().__init__()
        self.rules = rules
        self.wrong: dict[str, Message] = {}
        self.seats: dict[str, tuple[SeatFigures, ...]] = {}

    def __missing__(self, typed: str) -> LineFigures:
        scored = judge(typed, self.rules)
        errors = [one for one in scored.findings if one.severity is Severity.ERROR]
        if errors:
            self.wrong[typed] = message(errors[0])
        if seats := seat_figures(scored.raw, scored.settled, self.rules):
            self.seats[typed] = seats
        self[typed] = figures = line_figures(typed, scored.settled)
        return figures


def changed_lines(
    head: SheetHead, lines: Mapping[int, str], before: Mapping[int, str]
) -> dict[int, str]:
    """The rows that differ from what is stored, tidied."""
    tidied = {game: _tidy(game, typed) for game, typed in sorted(lines.items())}
    for game in tidied:
        if not 1 <= game <= head.games:
            raise Refused(
                "Spel {game} bestaat niet op {sheet}: daar staan spel 1 tot en met {games}.",
                game=game,
                sheet=Cased(head.title, capital=False),
                games=head.games,
            )
    return {game: typed for game, typed in tidied.items() if typed != before.get(game, "")}


def _tidy(game: int, typed: str) -> str:
    """Put typing on one line that can be stored; it is not otherwise touched."""
    line = " ".join(typed.encode("utf-8", "replace").decode().split())
    if len(line) > LONGEST_LINE:
        raise Refused(
            "Bij spel {game} staat een regel van {count} tekens; een regel heeft er"
            " hoogstens {longest}. Plak de regels van een formulier onder elkaar.",
            game=game,
            count=len(line),
            longest=LONGEST_LINE,
        )
    return line


def stored_sheet(change: Change, head: SheetHead, **values: Any) -> int:
    """The id of the stored sheet, made when this is the first that is typed on it."""
    if head.sheet_id is None:
        sheet_id = change.insert(ScoresheetRow, playing_table_id=head.table_id, **values)
        assert sheet_id is not None
        return sheet_id
    if any(getattr(head, name, head) != value for name, value in values.items()):
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
    """Load the seats stored already in these games."""
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


def scored_sheet(
    head: SheetHead,
    *,
    lines: Mapping[int, str] | None = None,
    paper: PaperTotals | None = None,
    other: Mapping[int, str] | None = None,
    complete: bool = False,
) -> ScoredSheet:
    """A sheet judged, or what it would be; its `errors` keep it from being signed off.

    Args:
        head: the sheet as it stands.
        lines: its lines in place of those that stand.
        paper: the players' totals in place of those that stand.
        other: the other side's lines in place of those that stand.
        complete: whether a game that is not typed is an error as well.
    """
    totals = head.paper if paper is None else paper
    typed = head.lines if lines is None else lines
    return score_sheet(
        head.typed(typed),
        head.rules,
        games=head.games,
        paper=totals.of_sides,
        own=totals.of_players,
        other=head.typed(head.other if other is None else other),
        complete=complete,
        each_half=head.each_half,
        totals_first=head.totals_first,
        earlier=earlier_lines(head.decided, typed),
    )


UNSIGNED = {"status": "draft", "signed_at": ""}


def judged_rows(head: SheetHead, scored: ScoredSheet) -> dict[str, Any]:
    """The judgement of changed rows; a signature under totals goes where these turn out wrong."""
    off = head.signed and scored.errors and not scored.totals_of
    return judged(scored) | (UNSIGNED if off else {})


def rows_label(head: SheetHead, scored: ScoredSheet, label: Message) -> Message:
    """Tell as well that by these rows the totals of a sheet count no more."""
    if not head.totals_of or scored.totals_of:
        return label
    if "status" in judged_rows(head, scored):
        return Message("{label}; de totalen tellen niet meer, aftekening weg", label=label)
    return Message("{label}; de totalen tellen niet meer", label=label)


def judged(scored: ScoredSheet) -> dict[str, Any]:
    """Make the stored judgement of a sheet: errors, where its match ended, whether totals count."""
    match = scored.match
    return {
        "errors": len(scored.errors),
        "over_after": match.over_after if match else None,
        "totals_of": scored.totals_of,
    }

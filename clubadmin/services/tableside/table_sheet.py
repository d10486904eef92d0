"""A sheet as its table sees it, as it is now or as it was once a change was done.

The version of a row is how often the journal says that it was changed, by whomever: typing,
pasting, a decision, undo and redo all count, so that it only ever goes up.
"""

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.scoring.dealers import is_drawn
from clubadmin.domain.scoring.sheet import ScoredSheet
from clubadmin.domain.terms import Position
from clubadmin.errors import Gone
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import TablePlace
from clubadmin.model.tableside.sheet import TableRow, TableSheet, TableState, confirming
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.view import load_place
from clubadmin.services.sheets.head import SheetHead, sheet_head
from clubadmin.services.sheets.rows import scored_sheet

_ROWS = (
    "SELECT c.id, r.seq, r.row_key, r.before IS NULL AS first, json_extract(r.before, '$.typed')"
    " AS typed FROM change c JOIN changed_row r ON r.change_id = c.id WHERE r.row_table = 'game'"
)
# a decision about several sheets is in the scope of none of them
_CHANGES = text(
    f"{_ROWS} AND c.scope = :scope UNION ALL {_ROWS} AND c.scope = '' AND c.id > :since"
    " AND r.row_key LIKE :sheet ORDER BY 1, 2"
)
_SINCE = text("SELECT since FROM tableside WHERE evening_id = :evening")
_CONFIRMED = text("SELECT side, agreed FROM confirmation WHERE playing_table_id = :table")
_BESIDE = text(
    "SELECT EXISTS (SELECT 1 FROM referee_call WHERE playing_table_id = :table) AS called,"
    " (SELECT count(*) FROM protest WHERE playing_table_id = :table AND status = 'open')"
    " AS protests"
)
_ROUNDS = text(
    "SELECT round, id FROM playing_table WHERE evening_id = :evening AND number = :number"
    " ORDER BY round"
)


def table_sheet(club: OpenClub, table_id: int) -> TableSheet:
    """The sheet of a table as it is now.

    Raises:
        Refused: there is no such table.
    """
    with club.store.read() as conn:
        return load_table_sheet(conn, table_id)


def load_table_sheet(conn: Connection, table_id: int, after: int | None = None) -> TableSheet:
    """The sheet of a table, as it is or as it was once change `after` was done.

    Raises:
        Refused: there is no such table.
    """
    return sheet_of(conn, sheet_head(conn, table_id), after)


def sheet_of(conn: Connection, head: SheetHead, after: int | None = None) -> TableSheet:
    """The sheet of which the head was read already."""
    place = load_place(conn, head.table_id, head.games, head.rules.seats)
    past = _past(conn, head, after)
    lines = {row: typed for row, typed in ({**head.lines, **past.lines}).items() if typed}
    scored = scored_sheet(head, lines=lines)
    beside = conn.execute(_BESIDE, {"table": head.table_id}).one()
    agreed = digest_of(lines)
    sides = confirming(head.rules)
    confirmed = frozenset(
        side
        for side, kept in conn.execute(_CONFIRMED, {"table": head.table_id})
        if kept == agreed and side in sides
    )
    around = conn.execute(_ROUNDS, {"evening": head.evening_id, "number": head.number}).all()
    return TableSheet(
        evening_id=head.evening_id,
        evening=head.evening,
        rules=head.rules,
        place=place,
        rows=_rows(head, place, scored, past.versions),
        ns=scored.ns,
        ew=scored.ew,
        totals=_totals(scored, sides),
        findings=scored.findings,
        seats=scored.seats,
        over_after=scored.match.over_after if scored.match else None,
        missing=scored.missing,
        confirmed=confirmed,
        state=_state(head, confirmed, sides),
        called=bool(beside.called),
        protests=beside.protests,
        rounds=tuple(row.round for row in around),
    )


def table_of(conn: Connection, evening_id: int, number: int, at: int = 0) -> int:
    """The id of a table in a round; with `at` 0 in the round that is played there now.

    That is the first of which the sheet is neither confirmed nor signed, or the last drawn.

    Raises:
        Gone: there is no such table.
    """
    which = {"evening": evening_id, "number": number}
    found = {row.round: int(row.id) for row in conn.execute(_ROUNDS, which)}
    if at in found:
        return found[at]
    if at or not found:
        raise Gone(
            Message("Tafel {number} speelt in deze ronde niet. Kies een andere.", number=number)
        )
    for table_id in found.values():
        if _goes_on(conn, table_id):
            return table_id
    return list(found.values())[-1]


def digest_of(lines: Mapping[int, str]) -> str:
    """What people agree with: the rows that are typed."""
    typed = [f"{row}={line}" for row, line in sorted(lines.items()) if line]
    return sha256("\n".join(typed).encode()).hexdigest()[:24]


def _goes_on(conn: Connection, table_id: int) -> bool:
    head = sheet_head(conn, table_id)
    if head.signed:
        return False
    agreed = digest_of(head.lines)
    kept: dict[str, str] = {
        row.side: row.agreed for row in conn.execute(_CONFIRMED, {"table": table_id})
    }
    return not all(kept.get(side) == agreed for side in confirming(head.rules))


@dataclass(frozen=True)
class _Past:
    """How often each row was changed, and what stood in those that were changed later."""

    versions: Mapping[int, int]
    lines: Mapping[int, str]


def _past(conn: Connection, head: SheetHead, after: int | None) -> _Past:
    which = {
        "scope": head.scope,
        "since": conn.execute(_SINCE, {"evening": head.evening_id}).scalar() or 0,
        "sheet": f"[{head.sheet_id}, %",
    }
    versions: Counter[int] = Counter()
    lines: dict[int, str] = {}
    for change, _, key, first, typed in conn.execute(_CHANGES, which):
        row = json.loads(key)[1]
        if after is not None and change > after:
            lines.setdefault(row, typed or "")
            continue
        if row not in versions and not first:
            versions[row] = 1  # it stood there before anything was written down about it
        versions[row] += 1
    for row in head.lines.keys() - versions.keys() - lines.keys():
        versions[row] = 1
    return _Past(versions, lines)


def _rows(
    head: SheetHead, place: TablePlace, scored: ScoredSheet, versions: Mapping[int, int]
) -> tuple[TableRow, ...]:
    dealing = scored.dealers or place.dealing(head.games, drawn=is_drawn(head.rules))
    dealers: tuple[Position | None, ...] = tuple(dealing) or (None,) * head.games
    return tuple(
        TableRow(
            row=one.game,
            game=head.game(one.game),
            typed=one.typed,
            version=versions.get(one.game, 0),
            raw=one.raw,
            settled=one.settled,
            findings=tuple(f for f in scored.findings if f.game == one.game),
            dealer=dealers[one.game - 1] if one.game <= len(dealers) else None,
        )
        for one in scored.games
    )


def _totals(scored: ScoredSheet, sides: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    own: dict[str, int] = {one.seat.value: one.total for one in scored.seats}
    both: dict[str, Any] = {"ns": scored.ns.total, "ew": scored.ew.total}
    return tuple((side, (both if side in both else own).get(side, 0)) for side in sides)


def _state(head: SheetHead, confirmed: frozenset[str], sides: tuple[str, ...]) -> TableState:
    if head.signed or head.evening_status == "closed":
        return TableState.SIGNED
    return TableState.CONFIRMED if confirmed.issuperset(sides) else TableState.OPEN

"""A sheet as its table sees it, as it is now or as it was once a change was done.

The version of a row is how often the journal says that it was changed, by whomever: typing,
pasting, a decision, undo and redo all count, so that it only ever goes up.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.scoring.dealers import is_drawn
from clubadmin.domain.scoring.sheet import ScoredSheet
from clubadmin.domain.terms import Position
from clubadmin.errors import Gone
from clubadmin.model.evenings.evening import SheetState, TablePlace
from clubadmin.model.kit.carried import carried
from clubadmin.model.tableside.sheet import TableRow, TableSheet, TableState, confirming
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.view import load_place, sheet_state
from clubadmin.services.sheets.head import SheetHead, sheet_head
from clubadmin.services.sheets.rows import scored_sheet
from clubadmin.storage.schema.packed import ENTRIES

_WRITTEN = f"FROM {ENTRIES} WHERE row_table = 'game' AND scope"
_HERE = f"{_WRITTEN} = :scope"
# a decision about several sheets is in the scope of none of them
_BESIDES = f"{_WRITTEN} = '' AND change_id > :since AND row_key LIKE :sheet"
_CHANGE = "SELECT change_id AS id, seq, row_key, before IS NULL AS first"
_LINE = "json_extract(before, '$.typed') AS typed"
_CHANGES = text(f"{_CHANGE}, {_LINE} {_HERE} UNION ALL {_CHANGE}, {_LINE} {_BESIDES} ORDER BY 1, 2")
# `first` is that of the first change of each row, as SQLite has it beside a min
_COUNTED = text(
    "SELECT row_key, count(*), first, min(id * 1000000 + seq) FROM"
    f" ({_CHANGE} {_HERE} UNION ALL {_CHANGE} {_BESIDES}) GROUP BY row_key"
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
    """The sheet of a table as it is now."""
    return club.read(load_table_sheet, table_id)


def load_table_sheet(conn: Connection, table_id: int, after: int | None = None) -> TableSheet:
    """The sheet of a table, as it is or as it was once change `after` was done."""
    return sheet_of(conn, sheet_head(conn, table_id), after)


def sheet_of(conn: Connection, head: SheetHead, after: int | None = None) -> TableSheet:
    """The sheet of which the head was read already."""
    return beside_of(conn, head, after).sheet()


@dataclass(frozen=True)
class Beside:
    """A sheet beside its head, as read: enough to describe it once a row is other."""

    head: SheetHead  # of the sheet
    place: TablePlace  # who sits where
    lines: Mapping[int, str]  # its rows
    versions: Mapping[int, int]  # how often each was changed
    agreed: Mapping[str, str]  # by side the digest of what it agreed with
    called: bool  # whether the table asks for the referee
    protests: int  # how many open ones are about it
    rounds: tuple[int, ...]  # in which there is a table of this number

    def with_row(self, row: int, typed: str) -> "Beside":
        """The sheet once a row was changed."""
        return replace(
            self,
            lines={**self.lines, row: typed},
            versions={**self.versions, row: self.versions.get(row, 0) + 1},
        )

    def with_agreed(self, side: str, what: str) -> "Beside":
        """The sheet once a side agreed."""
        return replace(self, agreed={**self.agreed, side: what})

    def _how_far(self, judged: ScoredSheet) -> SheetState:
        status = "signed" if self.head.signed else "draft"
        over = judged.match.over_after if judged.match else None
        games = over or self.head.games
        return sheet_state(status, judged.typed, len(judged.errors), games, judged.totals_of)

    def sheet(self, scored: ScoredSheet | None = None) -> TableSheet:
        """The sheet; `scored` are its lines, where they were judged already."""
        head = self.head
        judged = scored or scored_sheet(head, lines=self.lines)
        sides = confirming(head.rules)
        now = digest_of(self.lines)
        confirmed = frozenset(side for side in sides if self.agreed.get(side) == now)
        return carried(
            TableSheet,
            head,
            judged,
            self,
            place=replace(
                self.place,
                state=self._how_far(judged),
                typed=judged.typed,
                totals_only=bool(judged.totals_of),
            ),
            rows=_rows(head, self.place, judged, self.versions),
            ns=judged.counts[0],
            ew=judged.counts[1],
            totals_only=bool(judged.totals_of),
            totals=_totals(judged, sides),
            over_after=judged.match.over_after if judged.match else None,
            confirmed=confirmed,
            state=_state(head, confirmed, sides),
        )


def beside_of(conn: Connection, head: SheetHead, after: int | None = None) -> Beside:
    """Load a sheet beside its head, as it is or as it was once change `after` was done."""
    which = {"table": head.table_id}
    past = _past(conn, head, after)
    beside = conn.execute(_BESIDE, which).one()
    around = conn.execute(_ROUNDS, {"evening": head.evening_id, "number": head.number})
    lines = {**head.lines, **past.lines}
    return Beside(
        head=head,
        place=load_place(conn, head.table_id, head.games, head.rules.seats),
        lines={row: typed for row, typed in lines.items() if typed},
        versions=past.versions,
        agreed={row.side: row.agreed for row in conn.execute(_CONFIRMED, which)},
        called=bool(beside.called),
        protests=beside.protests,
        rounds=tuple(row.round for row in around),
    )


def table_of(conn: Connection, evening_id: int, number: int, at: int = 0) -> int:
    """The id of a table in a round; with `at` 0 in the round that is played there now.

    That is the first of which the sheet is neither confirmed nor signed, or the last drawn.
    """
    which = {"evening": evening_id, "number": number}
    found = {row.round: int(row.id) for row in conn.execute(_ROUNDS, which)}
    if at in found:
        return found[at]
    if at or not found:
        raise Gone("Tafel {number} speelt in deze ronde niet. Kies een andere.", number=number)
    for table_id in found.values():
        if _goes_on(conn, table_id):
            return table_id
    return list(found.values())[-1]


def digest_of(lines: Mapping[int, str]) -> str:
    """Digest the typed rows that people agree with."""
    typed = [f"{row}={line}" for row, line in sorted(lines.items()) if line]
    return sha256("\n".join(typed).encode()).hexdigest()[:24]


def _goes_on(conn: Connection, table_id: int) -> bool:
    head = sheet_head(conn, table_id)
    if head.signed:
        return False
    agreed = digest_of(head.lines)
    kept = {row.side: row.agreed for row in conn.execute(_CONFIRMED, {"table": table_id})}
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
    versions: dict[int, int] = {}
    lines: dict[int, str] = {}
    if after is None:
        for key, changes, first, _ in conn.execute(_COUNTED, which):
            versions[json.loads(key)[1]] = changes + _was_there(first)
    else:
        for change, _, key, first, typed in conn.execute(_CHANGES, which):
            row = json.loads(key)[1]
            if change > after:
                lines.setdefault(row, typed or "")
            else:
                versions[row] = versions.get(row, _was_there(first)) + 1
    for row in head.lines.keys() - versions.keys() - lines.keys():
        versions[row] = 1
    return _Past(versions, lines)


def _was_there(first: int) -> int:
    """A row that stood there before anything was written down about it was written once."""
    return 0 if first else 1


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
            decided=bool(head.decided.get(one.game)),
        )
        for one in scored.games
    )


def _totals(scored: ScoredSheet, sides: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    own: dict[str, int] = {one.seat.value: one.total for one in scored.seats}
    ns, ew = scored.counts
    both: dict[str, Any] = {"ns": ns.total, "ew": ew.total}
    return tuple((side, (both if side in both else own).get(side, 0)) for side in sides)


def _state(head: SheetHead, confirmed: frozenset[str], sides: tuple[str, ...]) -> TableState:
    if head.signed or head.evening_status == "closed":
        return TableState.SIGNED
    return TableState.CONFIRMED if confirmed.issuperset(sides) else TableState.OPEN

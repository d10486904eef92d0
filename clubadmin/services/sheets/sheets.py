"""Scoresheets: the board of an evening's, typing, the players' own totals, signing off.

Signing a sheet off, and taking that back.

A line is stored as it was typed, with what was settled from it; one that cannot be read is
stored as well. Findings keep a sheet from being signed off, never from being stored.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict, astuple

from sqlalchemy import Connection, text

from clubadmin.domain.row.columns import has_fines
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.scoring.dealers import is_drawn
from clubadmin.domain.scoring.totals_first import told_totals
from clubadmin.domain.scoring.wording import message
from clubadmin.errors import Gone, Refused
from clubadmin.i18n import Message, Value
from clubadmin.model.club.club import Saved
from clubadmin.model.evenings.evening import RoundPlan, TablePlace
from clubadmin.model.kit.carried import carried
from clubadmin.model.sheets.sheet import ControlDesk, PaperTotals, Scoresheet, SheetLine
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import evening_head, open_evening
from clubadmin.services.evenings.view import load_evening, load_place, load_plan
from clubadmin.services.sheets.head import (
    SheetHead,
    draft_or_signed,
    open_rows,
    open_sheet,
    sheet_head,
)
from clubadmin.services.sheets.rows import (
    UNSIGNED,
    changed_lines,
    judged,
    judged_rows,
    rows_label,
    scored_sheet,
    stored_sheet,
    write_lines,
    write_rows,
)
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import HandedInRow, OtherGameRow, ScoresheetRow

_SIGNED = text(
    "SELECT t.id, f.status FROM playing_table t"
    " LEFT JOIN scoresheet f ON f.playing_table_id = t.id"
    " WHERE t.evening_id = :evening ORDER BY t.round, t.number"
)
_SHEETS = text(
    "SELECT t.id, f.signed_at, f.over_after FROM playing_table t"
    " JOIN scoresheet f ON f.playing_table_id = t.id WHERE t.evening_id = :evening"
)
_HANDED_IN = text(
    "SELECT h.playing_table_id, h.pen, h.cards FROM handed_in h"
    " JOIN playing_table t ON t.id = h.playing_table_id WHERE t.evening_id = :evening"
)
_TABLE = text("SELECT evening_id, round, number FROM playing_table WHERE id = :table")


def board(club: OpenClub, evening_id: int) -> tuple[RoundPlan, ...]:
    """The rounds of an evening with the state of each sheet, from stored sums."""
    with club.store.read() as conn:
        return load_plan(conn, evening_head(conn, evening_id))


def next_missing(
    club: OpenClub, evening_id: int, after_table_id: int | None = None, taken: Collection[int] = ()
) -> TablePlace | None:
    """The next table in round order whose sheet is not signed off; None when all are.

    After the last table of the evening the search goes on from the first; those that somebody has
    `taken` come last.
    """
    with club.store.read() as conn:
        head = evening_head(conn, evening_id)
        tables = conn.execute(_SIGNED, {"evening": evening_id}).all()
        at = next((n for n, row in enumerate(tables, 1) if row.id == after_table_id), 0)
        left = [row.id for row in (*tables[at:], *tables[:at]) if row.status != "signed"]
        found = next(iter(sorted(left, key=lambda one: one in taken)), None)
        return load_place(conn, found, head.games, head.players) if found else None


def place(club: OpenClub, evening_id: int, round_number: int, number: int) -> TablePlace:
    """The table with that number in a round."""
    plan = board(club, evening_id)
    drawn = next((one for one in plan if one.round == round_number), None)
    if drawn is None:
        raise Refused(
            "Ronde {round} bestaat niet of is nog niet geloot: er zijn {count} ronden geloot.",
            round=round_number,
            count=len(plan),
        )
    for table in drawn.tables:
        if table.number == number:
            return table
    last = max((table.number for table in drawn.tables), default=0)
    raise Refused(
        "Tafel {number} bestaat niet in ronde {round}: daar staan tafel 1 tot en met {last}.",
        number=number,
        round=round_number,
        last=last,
    )


def table_place(club: OpenClub, table_id: int) -> TablePlace:
    """Load the players of a table, and the progress of its sheet."""
    with club.store.read() as conn:
        head = sheet_head(conn, table_id)
        return load_place(conn, table_id, head.games, head.rules.seats)


def control_desk(club: OpenClub, evening_id: int) -> ControlDesk:
    """Every sheet of the rounds drawn so far, with how far it is and when it was signed off."""
    with club.store.read() as conn:
        evening = load_evening(conn, evening_id)
        rows = conn.execute(_SHEETS, {"evening": evening_id})
        kept = {row.id: (row.signed_at, row.over_after) for row in rows}
        handed = {
            table: (bool(pen), bool(cards))
            for table, pen, cards in conn.execute(_HANDED_IN, {"evening": evening_id})
        }
    hands_in = evening.form.sitting > 1 and has_fines(evening.rules)
    lines = []
    for plan in evening.plan:
        for place in plan.tables:
            signed_at, over_after = kept.get(place.table_id, ("", None))
            pen, cards = handed.get(place.table_id, (False, False))
            lines.append(SheetLine(place, over_after or evening.games, signed_at, pen, cards))
    return ControlDesk(evening_id, tuple(lines), hands_in=hands_in)


def hand_in(
    club: OpenClub, table_id: int, *, pen: bool | None = None, cards: bool | None = None
) -> Saved:
    """Tick what came to the control desk with a sheet, or take the tick off; None leaves it."""
    with club.store.read() as conn:
        found = conn.execute(_TABLE, {"table": table_id}).first()
        if found is None:
            raise Gone("Deze tafel bestaat niet (meer). Kies de tafel opnieuw.")
        open_evening(conn, found.evening_id)
        rows = conn.execute(_HANDED_IN, {"evening": found.evening_id})
        there = {row.playing_table_id: (bool(row.pen), bool(row.cards)) for row in rows}
    before = there.get(table_id, (False, False))
    after = (before[0] if pen is None else pen, before[1] if cards is None else cards)
    label = Message(
        "Ronde {round}, tafel {table}: pen en kaarten", round=found.round, table=found.number
    )
    with club.store.change(label) as change:
        if table_id in there:
            change.update(HandedInRow, table_id, pen=after[0], cards=after[1])
        else:
            change.insert(HandedInRow, playing_table_id=table_id, pen=after[0], cards=after[1])
    return club.saved()


LARGEST_TOTAL = 999_999


def sheet(club: OpenClub, table_id: int) -> Scoresheet:
    """The sheet of a table as the entry grid shows it."""
    with club.store.read() as conn:
        head = sheet_head(conn, table_id)
        table = load_place(conn, table_id, head.games, head.rules.seats)
    return carried(
        Scoresheet,
        head,
        place=table,
        lines=head.typed(head.lines),
        other=head.typed(head.other),
        dealers=table.dealers(head.games, drawn=is_drawn(head.rules)),
        closed=head.evening_status == "closed",
    )


def save_line(club: OpenClub, table_id: int, game: int, typed: str) -> Saved:
    """Store one row as typed; "" takes the row away. Called after each row."""
    return save_lines(club, table_id, {game: typed})


def save_lines(club: OpenClub, table_id: int, lines: Mapping[int, str]) -> Saved:
    """Store several rows as typed, in one change; for pasting."""
    head = club.read(open_rows, table_id)
    changed = changed_lines(head, lines, head.lines)
    label = Message("{title}, {games}", title=head.title, games=_games(head, changed or lines))
    if not changed:
        return club.saved()
    scored = scored_sheet(head, lines={**head.lines, **changed})
    beside = judged_rows(head, scored)
    with club.store.change(rows_label(head, scored, label), scope=head.scope) as change:
        write_lines(change, head, stored_sheet(change, head, **beside), changed)
    return club.saved()


def parted_rows(
    club: OpenClub, table_id: int, lines: Mapping[int, str], seen: Mapping[int, Collection[str]]
) -> dict[int, str]:
    """Find rows to be stored that somebody else changed meanwhile.

    Answers those in which something else stands than was seen and than was typed, as they stand.

    Args:
        table_id: whose sheet.
        lines: what was typed, by game.
        seen: what whoever typed them knew to stand in these rows; one that is not named here is
            not looked at.
    """
    with club.store.read() as conn:
        now = open_rows(conn, table_id).lines
    return {
        game: stands
        for game, typed in lines.items()
        if game in seen and (stands := now.get(game, "")) not in {*seen[game], typed}
    }


def save_paper(club: OpenClub, table_id: int, paper: PaperTotals) -> Saved:
    """Store the totals that the players wrote under the columns; None where nothing was typed."""
    for total in astuple(paper):
        if total is not None and not -LARGEST_TOTAL <= total <= LARGEST_TOTAL:
            raise Refused(
                "Een totaal van {total} kan niet. Typ het getal dat onder de kolom staat.",
                total=total,
            )
    head = club.read(open_sheet, table_id)
    label = Message("{title}, totalen", title=head.title)
    if paper == head.paper:
        return club.saved()
    values = {f"paper_{column}": total for column, total in asdict(paper).items()}
    scored = scored_sheet(head, paper=paper)
    if scored.totals:
        label = Message("{sheet}: {totals}", sheet=label, totals=told_totals(scored.totals))
    beside = judged(scored)
    with club.store.change(label, scope=head.scope) as change:
        stored_sheet(change, head, **beside, **values)
    return club.saved()


def save_other(club: OpenClub, table_id: int, lines: Mapping[int, str]) -> Saved:
    """Store rows of the other side's own sheet, in the same Wij and Zij; "" takes one away."""
    head = club.read(open_sheet, table_id)
    changed = changed_lines(head, lines, head.other)
    label = Message(
        "{title}, formulier van de tegenpartij, {games}",
        title=head.title,
        games=_games(head, changed or lines),
    )
    if not changed:
        return club.saved()
    beside = judged(scored_sheet(head, other={**head.other, **changed}))
    with club.store.change(label, scope=head.scope) as change:
        sheet_id = stored_sheet(change, head, **beside)
        rows = {game: {"typed": typed} for game, typed in changed.items()}
        write_rows(change, OtherGameRow, sheet_id, head.other, rows)
    return club.saved()


def _games(head: SheetHead, lines: Mapping[int, str]) -> Message:
    numbers = sorted(map(head.game, lines))
    if len(numbers) == 1:
        return Message("spel {numbers}", numbers=numbers[0])
    if numbers:
        return Message("spel {numbers}–{numbers2}", numbers=numbers[0], numbers2=numbers[-1])
    return Message("niets")


class NotSignable(Refused):
    """A sheet that cannot be signed off yet.

    Attributes:
        findings: the errors that stand in the way.
    """

    def __init__(self, title: Message, findings: tuple[Finding, ...]) -> None:
        self.findings = findings
        about: dict[str, Value] = {"title": title, "finding": message(findings[0])}
        if len(findings) == 1:
            super().__init__(Message("{title} kan nog niet worden afgetekend: {finding}", **about))
            return
        more = len(findings) - 1
        super().__init__(
            Message(
                "{title} kan nog niet worden afgetekend: {finding} (en nog {more})",
                **about,
                more=more,
            )
        )


def sign(club: OpenClub, table_id: int, taken: Collection[int] = ()) -> TablePlace | None:
    """Sign a sheet off; answers the next table whose sheet is not, None when all are.

    Of tables that somebody has `taken` it is one only where no other is left.

    Raises:
        NotSignable: findings of severity error, or games that are missing.
    """
    head, sheet_id = club.read(_ready, table_id)
    label = Message("{title} afgetekend", title=head.title)
    if head.totals_of:
        label = Message("{title} afgetekend met alleen totalen", title=head.title)
    with club.store.change(label, scope=head.scope) as change:
        _put_signature(change, head, sheet_id)
    return next_missing(club, head.evening_id, table_id, taken)


def sign_all(
    club: OpenClub, table_ids: Sequence[int], tell: Callable[[int, int], None] = lambda *_: None
) -> Message | None:
    """Sign off every sheet that can be, as one change that one undo takes back.

    Answers why the first that stayed behind could not be; None where none did.

    Args:
        table_ids: whose sheets; those that cannot be signed off are left as they are.
        tell: told how many were looked at, and of how many.
    """
    refused: Message | None = None
    ready = []
    with club.store.read() as conn:
        for done, table_id in enumerate(table_ids):
            tell(done, len(table_ids))
            try:
                ready.append(_ready(conn, table_id))
            except Refused as error:
                refused = refused or error.message
    if ready:
        label = Message.counted(
            "Afgetekend: {n} formulier", "Afgetekend: {n} formulieren", len(ready)
        )
        with club.store.change(label) as change:
            for head, sheet_id in ready:
                _put_signature(change, head, sheet_id)
    return refused


def unsign(club: OpenClub, table_id: int) -> Saved:
    """Take the signing off back, so that the sheet can be typed on again."""
    head = club.read(draft_or_signed, table_id)
    if not head.signed or head.sheet_id is None:
        raise Refused(
            "{title} is niet afgetekend; er kan gewoon op getypt worden.", title=head.title
        )
    label = Message("{title}, aftekening weg", title=head.title)
    with club.store.change(label, scope=head.scope) as change:
        change.update(ScoresheetRow, head.sheet_id, version=head.version, **UNSIGNED)
    return club.saved()


def _ready(conn: Connection, table_id: int) -> tuple[SheetHead, int]:
    """A sheet that can be signed off, and its id; refused where it cannot."""
    head = draft_or_signed(conn, table_id)
    if head.signed:
        raise Refused("{title} is al afgetekend.", title=head.title)
    errors = scored_sheet(head, complete=True).errors
    if errors or head.sheet_id is None:
        raise NotSignable(head.title, errors)
    return head, head.sheet_id


def _put_signature(change: Change, head: SheetHead, sheet_id: int) -> None:
    signed = {"status": "signed", "signed_at": change.at, "errors": 0}
    change.update(ScoresheetRow, sheet_id, version=head.version, **signed)

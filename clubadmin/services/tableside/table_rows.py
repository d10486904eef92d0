"""A row from a table or from the second desk: kept once, or answered by what is there."""

from dataclasses import replace

from clubadmin.domain.scoring.keypad import TYPED_LAST, expand, forms_of, may_grow
from clubadmin.domain.scoring.sheet import score_line
from clubadmin.domain.scoring.wording import message
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.tableside.sheet import Done, TableSheet
from clubadmin.services.club.club import OpenClub
from clubadmin.services.sheets.head import SheetHead, sheet_head
from clubadmin.services.sheets.rows import (
    changed_lines,
    judged_rows,
    rows_label,
    scored_sheet,
    stored_sheet,
    write_lines,
)
from clubadmin.services.tableside.by_desk import at_desk
from clubadmin.services.tableside.request_keys import Request, done_in, note
from clubadmin.services.tableside.table_sheet import beside_of, load_table_sheet, sheet_of
from clubadmin.services.tableside.troubles import NoRow, SignedOff, Taken


def type_row(
    club: OpenClub,
    table_id: int,
    game: int,
    typed: str,
    *,
    version: int,
    key: str,
    desk: str | None = None,
    keys: bool = False,
) -> Done:
    """Store a row as typed, "" takes it away; it is in the file when this comes back.

    Args:
        table_id: of the sheet.
        game: the number of the game: in comparison play that of its wallet.
        typed: a quick-entry line.
        version: of the row as the typist saw it.
        key: of the request; one that was done before is not done again, and answers the same.
        desk: the name of the second desk where it was typed, "" for one without; None for the
            table itself.
        keys: whether it is what the keypad has for a line, to be written out.

    Raises:
        NoRow: it is no line, there is no such game, or the key is none.
        SignedOff: nothing is typed on this sheet any more.
        Taken: the row was changed since.
    """
    with club.store.read() as conn:
        head = sheet_head(conn, table_id)
        row = _row_of(head, game)
        asked = Request(key, "row", str(row))
        done = done_in(conn, table_id, asked)
        if done is not None:
            return _done(load_table_sheet(conn, table_id, done), game, again=True)
        open_rows = desk is not None and head.evening_status == "open" and head.totals_of
        if not open_rows and (said := signed_off(head)):
            raise SignedOff(said)
        there = beside_of(conn, head)
    changed = _changed(head, row, _written_out(head, typed) if keys else typed)
    _refuse_unreadable(head, game, changed.get(row, ""))
    if there.versions.get(row, 0) != version:
        raise _taken(there.sheet(), game)
    if not changed:
        return _done(there.sheet(), game)
    after = there.with_row(row, changed[row])
    scored = scored_sheet(head, lines=after.lines)
    label = rows_label(head, scored, _label(head, game))
    with at_desk(club, desk), club.store.change(label, scope=head.scope) as change:
        write_lines(change, head, stored_sheet(change, head, **judged_rows(head, scored)), changed)
        note(change, table_id, asked)
    return _done(after.sheet(scored), game)


def try_row(club: OpenClub, table_id: int, game: int, typed: str) -> Done:
    """A row as it would be with these keys typed there; nothing is kept.

    What would be said too early, while more keys may come, is not among its findings.

    Raises:
        NoRow: there is no such game, or the line is too long to be one.
    """
    with club.store.read() as conn:
        head = sheet_head(conn, table_id)
        row = _row_of(head, game)
        lines = {**head.lines, **_changed(head, row, _written_out(head, typed))}
        sheet = sheet_of(conn, replace(head, lines={at: one for at, one in lines.items() if one}))
    early = may_grow(typed)
    found = tuple(
        one for one in sheet.findings if one.game != row or not (early or one.code in TYPED_LAST)
    )
    now = sheet.rows[row - 1]
    mine = tuple(one for one in found if one.game == row)
    return Done(replace(sheet, findings=found), replace(now, findings=mine))


def _written_out(head: SheetHead, keys: str) -> str:
    """The quick entry that keys stand for."""
    return expand(keys, forms_of(head.rules))


def signed_off(head: SheetHead) -> Message | None:
    """Why nothing more is done on a sheet that is signed off, or of a closed evening; or None."""
    if head.evening_status == "closed":
        return Message("{title} is afgesloten; er wordt niets meer getypt.", title=head.evening)
    if head.signed:
        return Message(
            "{title} is afgetekend. Vraag de wedstrijdtafel om de aftekening weg te halen.",
            title=head.title,
        )
    return None


def whose(head: SheetHead) -> Message:
    """Name a table in the journal: "Tafel 4, ronde 2"."""
    return Message("Tafel {number}, ronde {round}", number=head.number, round=head.round)


def _label(head: SheetHead, game: int) -> Message:
    return Message("{whose}: spel {game}", whose=whose(head), game=game)


def _taken(sheet: TableSheet, game: int) -> Taken:
    said = Message(
        "Spel {game} is intussen door iemand anders veranderd. Kijk wat er nu staat.", game=game
    )
    return Taken(said, sheet, sheet.row_of(game))


def _done(sheet: TableSheet, game: int, *, again: bool = False) -> Done:
    return Done(sheet, sheet.row_of(game), again)


def _changed(head: SheetHead, row: int, typed: str) -> dict[int, str]:
    try:
        return changed_lines(head, {row: typed}, head.lines)
    except Refused as error:  # too long to be one
        raise NoRow(error.message) from error


def _row_of(head: SheetHead, game: int) -> int:
    """The row of a game on the sheet."""
    games = {head.game(row): row for row in range(1, head.games + 1)}
    if game not in games:
        raise NoRow(
            "Spel {game} staat niet op dit formulier. Daar staan spel {first} tot en met {last}.",
            game=game,
            first=min(games),
            last=max(games),
        )
    return games[game]


def _refuse_unreadable(head: SheetHead, game: int, typed: str) -> None:
    """Refuse an unreadable row of a phone: it is mended there; only the secretary keeps these."""
    scored = score_line(typed, head.rules, game)
    if typed and scored.raw is None:
        raise NoRow(message(scored.findings[0]))

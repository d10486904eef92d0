"""Agreement of both sides with a sheet by a tap: it holds as long as its rows are those."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import text

from clubadmin.domain.scoring.seat_words import seat_messages, side_messages
from clubadmin.domain.terms import Position, Side
from clubadmin.i18n import Message
from clubadmin.model.tableside.sheet import Done, TableSheet, confirming
from clubadmin.services.club.club import OpenClub
from clubadmin.services.sheets.head import SheetHead, sheet_head
from clubadmin.services.tableside.request_keys import Request, done_in, note
from clubadmin.services.tableside.table_rows import signed_off, whose
from clubadmin.services.tableside.table_sheet import beside_of, digest_of, load_table_sheet
from clubadmin.services.tableside.troubles import NoRow, Taken
from clubadmin.storage.schema.tablenames import ConfirmationRow

_THERE = text("SELECT 1 FROM confirmation WHERE playing_table_id = :table AND side = :side")


def confirm(
    club: OpenClub, table_id: int, side: str, totals: Mapping[str, int], *, key: str
) -> Done:
    """A side agrees with the sheet as it is.

    Args:
        table_id: of the sheet.
        side: "ns" or "ew"; where everybody has a total of his own the seat, as "n".
        totals: by side what the players see: points and roem together.
        key: of the request; one that was done before is not done again.

    Raises:
        NoRow: there is no such side, or the key is none.
        Taken: the totals are others by now, a game is not typed yet or is not right, or the sheet
            is signed off already.
    """
    with club.store.read() as conn:
        head = sheet_head(conn, table_id)
        if side not in confirming(head.rules):
            raise NoRow("Zeg voor wie u bevestigt: {side} zit niet aan deze tafel.", side=side[:8])
        asked = Request(key, "confirm", side)
        done = done_in(conn, table_id, asked)
        if done is not None:
            return Done(load_table_sheet(conn, table_id, done), again=True)
        beside = beside_of(conn, head)
        sheet = beside.sheet()
        if hinder := signed_off(head) or _hinder(sheet, totals):
            raise Taken(hinder, sheet)
        if side in sheet.confirmed:
            return Done(sheet)
        there = conn.execute(_THERE, {"table": table_id, "side": side}).first()
    agreed = digest_of(head.lines)
    with club.store.change(_label(head, side), scope=head.scope) as change:
        values: dict[str, Any] = {"agreed": agreed, "at": change.at}
        if there:
            change.update(ConfirmationRow, (table_id, side), **values)
        else:
            change.insert(ConfirmationRow, playing_table_id=table_id, side=side, **values)
        note(change, table_id, asked)
    return Done(beside.with_agreed(side, agreed).sheet())


def _hinder(sheet: TableSheet, totals: Mapping[str, int]) -> Message | None:
    """Why nobody can agree with these totals yet; None where one can."""
    if dict(totals) != dict(sheet.totals):
        return Message("De totalen zijn intussen anders. Kijk ze na en bevestig opnieuw.")
    if sheet.ready and not sheet.missing:
        return None
    if sheet.missing:
        game = sheet.rows[sheet.missing[0] - 1].game
        return Message(
            "Spel {game} is nog niet getypt. Bevestig zodra het hele formulier er staat.", game=game
        )
    return Message("Op het formulier staat nog iets met een !. Kijk dat eerst na.")


def _label(head: SheetHead, side: str) -> Message:
    if side in list(Side):
        who = side_messages("compared" if head.wallets else "wij-zij")[Side(side)]
    else:
        who = seat_messages(head.rules.seats)[Position(side)]
    return Message("{whose}: bevestigd door {who}", whose=whose(head), who=who)

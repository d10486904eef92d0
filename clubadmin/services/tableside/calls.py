"""A table asks for the referee, or protests, with one tap; the board shows it."""

from sqlalchemy import text

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.club.club import Saved
from clubadmin.model.results.protest import ProtestDraft
from clubadmin.model.tableside.sheet import Done
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import open_evening
from clubadmin.services.hall import protests
from clubadmin.services.sheets.head import sheet_head
from clubadmin.services.tableside.by_desk import at_desk
from clubadmin.services.tableside.request_keys import Request, done_in, note
from clubadmin.services.tableside.table_rows import whose
from clubadmin.services.tableside.table_sheet import load_table_sheet, table_sheet
from clubadmin.services.tableside.troubles import NoRow
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.packed import AT
from clubadmin.storage.schema.tablenames import RefereeCallRow

_PROTESTED = text(
    "SELECT p.id FROM protest p JOIN tableside_key k ON k.playing_table_id = p.playing_table_id"
    " AND k.what = 'protest' JOIN change c ON c.id = k.change_id AND"
    f" {AT} = p.made_at"
    " WHERE p.playing_table_id = :table AND p.status = 'open' ORDER BY p.id DESC LIMIT 1"
)
_CALLED = text("SELECT at FROM referee_call WHERE playing_table_id = :table")


def call(club: OpenClub, table_id: int, *, key: str) -> Done:
    """The table asks for the referee; asking twice is asking once.

    Raises:
        NoRow: the key is none.
    """
    return _asking(club, table_id, Request(key, "call", ""), wanted=True)


def take_back(club: OpenClub, table_id: int, *, key: str) -> Done:
    """The table asks for the referee no more; where it did not ask, nothing is done.

    Raises:
        NoRow: the key is none.
    """
    return _asking(club, table_id, Request(key, "call", "back"), wanted=False)


def _asking(club: OpenClub, table_id: int, asked: Request, *, wanted: bool) -> Done:
    """Have the table ask for the referee, or not; the same request again does nothing."""
    with club.store.read() as conn:
        head = sheet_head(conn, table_id)
        if done_in(conn, table_id, asked) is not None:
            return Done(load_table_sheet(conn, table_id), again=True)
        open_evening(conn, head.evening_id)
        called = conn.execute(_CALLED, {"table": table_id}).first() is not None
    if called is not wanted:
        label = Message("{whose}: de wedstrijdleider toch niet gevraagd", whose=whose(head))
        if wanted:
            label = Message("{whose}: de wedstrijdleider gevraagd", whose=whose(head))
        with club.store.change(label) as change:
            if wanted:
                change.insert(RefereeCallRow, playing_table_id=table_id, at=change.at)
            else:
                change.delete(RefereeCallRow, table_id)
            note(change, table_id, asked)
    return Done(table_sheet(club, table_id))


def answer(club: OpenClub, table_id: int) -> Saved:
    """The referee went there: the call is off the board."""
    with club.store.read() as conn:
        head = sheet_head(conn, table_id)
        open_evening(conn, head.evening_id)
        called = conn.execute(_CALLED, {"table": table_id}).first()
    if called is None:
        raise Refused("{whose} vraagt niet (meer) om de wedstrijdleider.", whose=whose(head))
    label = Message("{whose}: de wedstrijdleider is geweest", whose=whose(head))
    with club.store.change(label) as change:
        change.delete(RefereeCallRow, table_id)
    return club.saved()


def answered(club: OpenClub, table_id: int, *, desk: str) -> Done:
    """Answer a call from the second desk; a table that no longer calls is left as it is."""
    with club.store.read() as conn:
        sheet_head(conn, table_id)
        called = conn.execute(_CALLED, {"table": table_id}).first()
    if called is not None:
        with at_desk(club, desk):
            answer(club, table_id)
    return Done(table_sheet(club, table_id), again=called is None)


def protest(club: OpenClub, table_id: int, told: str, *, game: int | None = None, key: str) -> Done:
    """Hand in a protest from the table; it stands with the others, and is kept once.

    Raises:
        NoRow: the key is none, nothing is said, or the game is not played there.
    """
    asked = Request(key, "protest", "" if game is None else str(game))
    with club.store.read() as conn:
        head = sheet_head(conn, table_id)
        done = done_in(conn, table_id, asked)
        if done is not None:
            return Done(load_table_sheet(conn, table_id), again=True)
        open_evening(conn, head.evening_id)

    def beside(change: Change) -> None:
        note(change, table_id, asked)

    draft = ProtestDraft(told, table_id=table_id, game=game)
    try:
        protests.hand_in(club, head.evening_id, draft, beside=beside)
    except Refused as error:
        raise NoRow(error.message) from error
    return Done(table_sheet(club, table_id))


def withdraw(club: OpenClub, table_id: int) -> Done:
    """The table withdraws the last protest that it handed in; with none open nothing is done."""
    with club.store.read() as conn:
        open_evening(conn, sheet_head(conn, table_id).evening_id)
        found = conn.execute(_PROTESTED, {"table": table_id}).scalar()
    if found is not None:
        protests.withdraw(club, int(found))
    return Done(table_sheet(club, table_id))

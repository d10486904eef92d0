"""Undo and redo, for the whole club or for what was typed on one sheet."""

from sqlalchemy import text

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.club.club import Saved, UndoState
from clubadmin.model.sheets.undo_scope import sheet_table
from clubadmin.services.club.change_places import place_of
from clubadmin.services.club.club import OpenClub
from clubadmin.storage.club import undo as journal
from clubadmin.storage.file.errors import NothingToUndo

_STATUS = text(
    "SELECT e.status FROM playing_table t JOIN evening e ON e.id = t.evening_id WHERE t.id = :id"
)

_OF = text("SELECT of FROM change ORDER BY id DESC LIMIT 1")


def undo(club: OpenClub, scope: str = "", *, here: bool = False) -> Saved:
    """Take back the last change in a scope; `""` is everything, `"sheet:12"` one sheet.

    With `here` it passes by what was done at a table or at another desk, and so do the others.
    """
    _must_be_open(club, scope)
    passed = journal.state(club.store, scope, here=here).passed
    try:
        label = journal.undo(club.store, scope, here=here)
    except NothingToUndo as error:
        raise Refused(error.message) from None
    return undone(club, label, passed)


def redo(club: OpenClub, scope: str = "", *, here: bool = False) -> Saved:
    """Do again what was taken back last in a scope."""
    _must_be_open(club, scope)
    try:
        label = journal.redo(club.store, scope, here=here)
    except NothingToUndo as error:
        raise Refused(error.message) from None
    return redone(club, label)


def undo_state(club: OpenClub, scope: str = "", *, here: bool = False) -> UndoState:
    """Tell what undo and redo would do now."""
    steps = journal.state(club.store, scope, here=here)
    return UndoState(steps.undo, steps.redo, steps.passed)


def undone(club: OpenClub, label: Message, passed: Message | None = None) -> Saved:
    """Tell what was just taken back, and where it is seen."""
    return _done(club, Message("Ongedaan gemaakt: {change}", change=label), passed)


def redone(club: OpenClub, label: Message) -> Saved:
    """Tell what was just done again, and where it is seen."""
    return _done(club, Message("Opnieuw gedaan: {change}", change=label))


def _done(club: OpenClub, label: Message, passed: Message | None = None) -> Saved:
    """Tell what was done, and where it is seen; the newest change names what it undid."""
    with club.store.read() as conn:
        place = place_of(conn, conn.execute(_OF).scalar_one())
    return Saved(club.saved().at, label, place, passed)


def _must_be_open(club: OpenClub, scope: str) -> None:
    """A closed evening is read-only, for undo as well."""
    table_id = sheet_table(scope)
    if table_id is None:
        return
    with club.store.read() as conn:
        status = conn.execute(_STATUS, {"id": table_id}).scalar()
    if status == "closed":
        raise Refused("Deze avond is afgesloten. Heropen de avond eerst, met een reden.")

"""Requests that come again: each has a key, kept with what it did; nothing is done twice."""

from dataclasses import dataclass

from sqlalchemy import Connection, text

from clubadmin.services.tableside.troubles import NoRow
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import TablesideKeyRow

LONGEST_KEY = 64
_DONE = text(
    "SELECT what, about, change_id FROM tableside_key"
    " WHERE playing_table_id = :table AND request = :request"
)


@dataclass(frozen=True)
class Request:
    """Something that is asked for a table, once."""

    key: str  # what the request is known by when it comes again; of the phone's own making
    what: str  # "row", "confirm", "protest" or "call"
    about: str  # the row, or the side


def done_in(conn: Connection, table_id: int, asked: Request) -> int | None:
    """The change in which this was done already; None where it was not.

    Raises:
        NoRow: the key is none, or was used for something else.
    """
    if not 0 < len(asked.key) <= LONGEST_KEY or not asked.key.isprintable():
        raise NoRow(
            "Een verzoek heeft een eigen sleutel nodig, van 1 tot en met {longest} tekens.",
            longest=LONGEST_KEY,
        )
    found = conn.execute(_DONE, {"table": table_id, "request": asked.key}).first()
    if found is None:
        return None
    if (found.what, found.about) != (asked.what, asked.about):
        raise NoRow("Deze sleutel hoort bij een ander verzoek. Neem een nieuwe.")
    return int(found.change_id)


def note(change: Change, table_id: int, asked: Request) -> None:
    """Keep that it was done, in the change that does it."""
    change.insert(
        TablesideKeyRow,
        playing_table_id=table_id,
        request=asked.key,
        what=asked.what,
        about=asked.about,
        change_id=change.id,
    )

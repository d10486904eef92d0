"""Every change of one member out of the journal, in words: what it was before and is since."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from itertools import zip_longest
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.i18n import Message, Value, marked
from clubadmin.model.members.known import PURPOSES, MemberChange, Purpose
from clubadmin.model.members.particulars import Office
from clubadmin.model.sheets.undo_scope import SHEET
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members.members import load_member
from clubadmin.storage.journal import labels
from clubadmin.storage.schema.block import rows_in
from clubadmin.storage.schema.meanings import told
from clubadmin.storage.schema.packed import AT, NOTHING, readable
from clubadmin.storage.schema.tables import info

Row = Mapping[str, Any]
_STEPS = text(
    f"SELECT {AT}, c.kind, CAST(c.entry AS BLOB) FROM change c"
    f" WHERE c.scope NOT LIKE '{SHEET}%' ORDER BY c.id"  # that is many, and of nobody
)
_TABLES = frozenset(
    ("member", "particulars", "office", "own_value", "membership", "consent", "mailing_letter")
)
_FIELDS = text("SELECT id, name FROM own_field")
_OFF, _ON = marked("Functie weg: {office}"), marked("Functie erbij: {office}")
_BECAME = {
    "sent": marked("Mail verstuurd: {subject}"),
    "refused": marked("Mail geweigerd: {subject}"),
    "unknown": marked("Mail waarvan onbekend is of ze aankwam: {subject}"),
    "made": marked("Brief of concept gemaakt: {subject}"),
}


def changes_of(club: OpenClub, member_id: int) -> tuple[MemberChange, ...]:
    """List all changes of a member, the last first."""
    with club.store.read() as conn:
        load_member(conn, member_id)
        return tuple(reversed(load_changes(conn, member_id)))


def load_changes(conn: Connection, member_id: int) -> tuple[MemberChange, ...]:
    """Load the changes of a member within a transaction, the first first."""
    own = {int(number): str(name) for number, name in conn.execute(_FIELDS)}
    found = []
    for at, kind, kept in conn.execute(_STEPS):
        label, message, rows = readable(kept) or NOTHING
        mine = [
            (table, before, after)
            for table, row_key, *images in rows
            if table in _TABLES
            for before, after in _images(table, row_key, *images, member_id=member_id)
        ]
        if mine:
            details = (one for each in mine for one in _details(*each, own))
            told = _label(kind, labels.read(label, message))
            found.append(MemberChange(at, told, tuple(details)))
    return tuple(found)


def _label(kind: str, label: Message) -> Message:
    if kind == "undo":
        return Message("Ongedaan gemaakt: {change}", change=label)
    if kind == "redo":
        return Message("Opnieuw gedaan: {change}", change=label)
    return label


def _images(
    table: str, row_key: str, old: str | None, new: str | None, *, member_id: int
) -> Iterator[tuple[Row | None, Row | None]]:
    """Give the images of a member in a row of the journal: before and after."""
    key = "id" if table == "member" else "member_id"
    was, now = (
        [one for one in rows_in(row_key, image) if one.get(key) == member_id]
        for image in (old, new)
    )
    yield from zip_longest(was, now)


def _details(
    table: str, before: Row | None, after: Row | None, own: Mapping[int, str]
) -> Iterable[Message]:
    if table == "office":
        return _of_office(before, after)
    if table == "own_value":
        return _of_own(before, after, own)
    if table == "consent":
        return (_of_consent(before or {}, after),)
    if table == "mailing_letter":
        return _of_letter(before or {}, after or {})
    if table == "member" and (before is None or after is None):
        return ()  # the step says so
    return (*_of_columns(table, before or {}, after or {}), *_of_ticks(before or {}, after or {}))


def _of_consent(before: Row, after: Row | None) -> Message:
    """A row of before there was more than one purpose is of naming."""
    purpose = Purpose((after or before).get("purpose", Purpose.NAMING))
    if after is None:
        answer = Message("geen antwoord")
    elif after.get("given_on") and not after.get("withdrawn_on"):
        answer = Message("ja")
    else:
        answer = Message("nee")
    return Message(
        "Toestemming voor {purpose}: {answer}", purpose=Message(PURPOSES[purpose]), answer=answer
    )


def _of_columns(table: str, before: Row, after: Row) -> Iterator[Message]:
    for name, column in told(table).items():
        days = name in info(table).dates
        was, now = (_said(one.get(name), day=days) for one in (before, after))
        if was != now:
            yield _moved(column.title, was, now)


def _of_ticks(before: Row, after: Row) -> Iterator[Message]:
    if bool(before.get("guest")) != bool(after.get("guest")):
        yield Message("is nu gast") if after.get("guest") else Message("is nu lid")
    if bool(before.get("active", True)) != bool(after.get("active", True)):
        yield Message("speelt weer mee") if after.get("active") else Message("speelt niet meer mee")


def _of_office(before: Row | None, after: Row | None) -> Iterator[Message]:
    for row, said in ((before, _OFF), (after, _ON)):
        if row is not None:
            office = Office(row["first_year"], row["name"], row.get("last_year"))
            yield Message(said, office=office.written)


def _of_letter(before: Row, after: Row) -> Iterator[Message]:
    """Tell the outcome of a letter; that it waits or is on its way is nothing to remember."""
    sent = after.get("sent", "")
    if sent in _BECAME and before.get("sent") != sent:
        yield Message(_BECAME[sent], subject=after["subject"])


def _of_own(before: Row | None, after: Row | None, own: Mapping[int, str]) -> Iterator[Message]:
    number = (after or before or {}).get("field_id", 0)
    title = Message.verbatim(own[number]) if number in own else Message("Eigen veld")
    yield _moved(title, *(str(one["value"]) if one else "" for one in (before, after)))


def _moved(title: Message, was: Value, now: Value) -> Message:
    if was == "":
        return Message("{field}: {now}", field=title, now=now)
    if now == "":
        return Message("{field}: {was} → leeg", field=title, was=was)
    return Message("{field}: {was} → {now}", field=title, was=was, now=now)


def _said(value: Any, *, day: bool) -> Value:
    if value is None or value == "":
        return ""
    return date.fromisoformat(value) if day else str(value).replace("\n", " / ")

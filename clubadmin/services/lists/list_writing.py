"""Puts the people of a list into the club, within one change."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import cache
from typing import Any

from clubadmin.i18n import Message
from clubadmin.model.importing.people import NEW, ListedPerson
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Particulars
from clubadmin.services.club.club import OpenClub
from clubadmin.services.input.particulars import offices_of
from clubadmin.services.lists.columns import OWN
from clubadmin.services.lists.list_dates import first_day, in_words
from clubadmin.services.members.particulars import load_particulars, put, row_of
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.meanings import told
from clubadmin.storage.schema.tablenames import (
    MemberRow,
    MembershipRow,
    OfficeRow,
    OwnValueRow,
    ParticularsRow,
)

_DAYS = ("born", "joined", "ended")
_TICKS = ("guest", "active")


@cache
def member_fields() -> frozenset[str]:
    """The fields of the member himself; the others are kept with his particulars."""
    return frozenset((*_texts("member"), *_TICKS))


def kept_texts(one: Particulars) -> Mapping[str, str]:
    """The fields of a member, written as a list would."""
    texts = {name: getattr(one.member, name) for name in _texts("member")}
    texts |= {name: getattr(one, name) for name in _texts("particulars")}
    texts |= {name: day.isoformat() for name in _DAYS if (day := getattr(one, name))}
    texts |= {name: "ja" if getattr(one.member, name) else "nee" for name in _TICKS}
    texts |= {f"{OWN}{field}": value for field, value in one.own}
    return {**texts, "offices": "; ".join(office.written for office in one.offices)}


def write(
    club: OpenClub,
    people: Sequence[ListedPerson],
    progress: Callable[[int, int], None] | None = None,
) -> None:
    """Add who is new and fill in who is known, as one change."""
    new = [one for one in people if one.state == NEW]
    if not people:
        return
    changed = len(people) - len(new)
    label = (
        Message("Ledenlijst overgenomen: {count} nieuw", count=len(new))
        if not changed
        else Message(
            "Ledenlijst overgenomen: {count} nieuw, {changed} gewijzigd",
            count=len(new),
            changed=changed,
        )
    )
    with club.store.change(label) as change:
        first = change.next_id(MemberRow)
        rows: list[dict[str, Any]] = []
        fresh = []
        for done, one in enumerate(people):
            if progress is not None and not done % 50:
                progress(done, len(people))
            if one.state != NEW:
                _fill_in(change, one)
                continue
            number = first + len(rows)
            rows.append({"id": number, **_fields(_member(Member(0, ""), one.values))})
            if one.values.keys() - member_fields():
                added = _particulars(Particulars(Member(number, "")), one.values)
                if added != Particulars(added.member):
                    fresh.append(added)
        change.bulk_insert(MemberRow, rows)
        _add_particulars(change, fresh)


def _fill_in(change: Change, one: ListedPerson) -> None:
    before = load_particulars(change.conn, one.member_id)
    values = {name: one.values[name] for name in one.before}
    member = _member(before.member, values)
    if member != before.member:
        change.update(MemberRow, one.member_id, version=before.member.version, **_fields(member))
    if (after := _particulars(before, values)) != before:
        put(change, after, row_of(after))


def _fields(member: Member) -> dict[str, Any]:
    texts = {name: getattr(member, name) for name in _texts("member")}
    return {**texts, "guest": member.guest, "active": member.active}


def _member(before: Member, values: Mapping[str, str]) -> Member:
    texts: dict[str, Any] = {name: text for name in _texts("member") if (text := values.get(name))}
    ticks = {name: values[name] == "ja" for name in _TICKS if values.get(name)}
    return before.changed(**texts, **ticks)


def _particulars(before: Particulars, values: Mapping[str, str]) -> Particulars:
    """Somebody with what a list says of him; a year or a month is noted as it was told."""
    found: dict[str, Any] = {
        name: text for name in _texts("particulars") if (text := values.get(name))
    }
    for name in _DAYS:
        if text := values.get(name):
            found[name] = first_day(text)
            if len(text) < 10:
                told_so = text if len(text) == 4 else in_words(text)
                said = str(Message("Lid sinds {when}", when=told_so))
                found["note"] = "\n".join(filter(None, (found.get("note"), said)))
    if "note" in found and before.note and found["note"] not in before.note:
        found["note"] = f"{before.note}\n{found['note']}"
    if text := values.get("offices"):
        every = {*before.offices, *offices_of(text, date.today())}
        found["offices"] = tuple(sorted(every))
    own = {int(key[len(OWN) :]): text for key, text in values.items() if key.startswith(OWN)}
    if own:
        found["own"] = tuple(sorted((dict(before.own) | own).items()))
    return before.changed(**found)


@cache
def _texts(table: str) -> tuple[str, ...]:
    return tuple(name for name in told(table) if name not in _DAYS)


def _add_particulars(change: Change, people: Sequence[Particulars]) -> None:
    """Keep the particulars of who is new in the club, in few steps."""
    offices = change.next_id(OfficeRow)
    rows: dict[str, list[dict[str, Any]]] = {"offices": [], "own": [], "spans": [], "rows": []}
    for one in people:
        of = {"member_id": one.member.id}
        rows["rows"].append(of | row_of(one))
        if one.joined or one.ended:
            rows["spans"].append(of | {"kind": "", "joined": one.joined, "ended": one.ended})
        for office in one.offices:
            years = {"first_year": office.first, "last_year": office.last}
            number = offices + len(rows["offices"])
            rows["offices"].append(of | {"id": number, "name": office.name, **years})
        rows["own"] += [of | {"field_id": field, "value": value} for field, value in one.own]
    change.bulk_insert(ParticularsRow, rows["rows"])
    change.bulk_insert(MembershipRow, rows["spans"])
    change.bulk_insert(OfficeRow, rows["offices"])
    change.bulk_insert(OwnValueRow, rows["own"])

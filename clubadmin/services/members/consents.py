"""Consents, each purpose by itself, with the day and the words (AVG, art. 6 and 7).

Nobody agrees by default. Taking back is as easy as giving. A club may word what it asks itself;
what was agreed to before keeps the words of then.
"""

from collections.abc import Collection
from datetime import date
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.i18n.catalogue import sentences
from clubadmin.model.club.club import Saved
from clubadmin.model.members.known import (
    PURPOSES,
    Answer,
    Consents,
    Purpose,
    Wording,
    shown_wording,
)
from clubadmin.services.club.club import OpenClub
from clubadmin.services.input.checks import named
from clubadmin.services.members.members import member, members
from clubadmin.services.members.particulars import as_day
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import ConsentRow, ConsentWordingRow

LONGEST_REMARK = 100
LONGEST_WORDING = 400

_ALL = (
    "SELECT c.member_id, c.purpose, c.given_on, c.withdrawn_on, c.remark, c.wording_id, w.wording"
    " FROM consent c LEFT JOIN consent_wording w ON w.id = c.wording_id"
)
_OF_PURPOSE = text(f"{_ALL} WHERE c.purpose = :purpose")
_EVERY = text(_ALL)
_AGREEING = text(
    "SELECT member_id FROM consent WHERE purpose = :purpose AND given_on IS NOT NULL"
    " AND withdrawn_on IS NULL"
)
_WORDING = text(
    "SELECT id, wording FROM consent_wording WHERE purpose = :purpose ORDER BY id DESC LIMIT 1"
)


def consents(club: OpenClub, search: str = "") -> tuple[Consents, ...]:
    """All members and guests, former ones as well, with what they answered."""
    everybody = members(club, search, inactive=True)
    found = club.read(load_answers)
    return tuple(Consents(one, found.get(one.id, {})) for one in everybody)


def load_answers(conn: Connection) -> dict[int, dict[Purpose, Answer]]:
    """Load everybody's answers, by member, within a transaction."""
    found: dict[int, dict[Purpose, Answer]] = {}
    for row in conn.execute(_EVERY):
        purpose = Purpose(row.purpose)
        found.setdefault(row.member_id, {})[purpose] = Answer(
            as_day(row.given_on),
            as_day(row.withdrawn_on),
            row.remark,
            shown_wording(purpose, row.wording) if row.wording else None,
        )
    return found


def agreeing(conn: Connection, purpose: Purpose) -> set[int]:
    """The ids of everybody who agrees to a purpose now."""
    return set(conn.execute(_AGREEING, {"purpose": purpose}).scalars())


def wordings(club: OpenClub) -> tuple[Wording, ...]:
    """List the wordings put to people now, one for each purpose."""
    with club.store.read() as conn:
        return tuple(_wording(conn, purpose) for purpose in Purpose)


def word(club: OpenClub, purpose: Purpose, wording: str) -> Wording:
    """Ask in other words from now on; nothing goes back to those of the program.

    What was agreed to before keeps its words.
    """
    wanted = named(wording, Message("De tekst"), needed=False, longest=LONGEST_WORDING)
    asked = wanted or sentences("consent")[purpose]
    label = Message("Vraag om toestemming voor {purpose} gewijzigd", purpose=_called(purpose))
    with club.store.change(label) as change:
        if _kept_wording(change.conn, purpose) != asked:
            change.insert(ConsentWordingRow, purpose=purpose.value, wording=asked)
        return _wording(change.conn, purpose)


def give_consent(
    club: OpenClub,
    member_ids: Collection[int],
    day: date,
    remark: str = "",
    *,
    purpose: Purpose = Purpose.NAMING,
) -> Saved:
    """Record that these people agreed, to the words that are asked now.

    Who agreed to these words before keeps the day of then.

    Args:
        member_ids: of members or guests.
        day: when they agreed.
        remark: how: "op papier", "per e-mail".
        purpose: to what; to nothing else.
    """
    how = _checked(member_ids, remark)
    label = Message(
        "Toestemming voor {purpose}: {who}", purpose=_called(purpose), who=_who(club, member_ids)
    )
    with club.store.change(label) as change:
        note_yes(change, member_ids, day, how, purpose)
    return club.saved()


def withdraw_consent(
    club: OpenClub,
    member_ids: Collection[int],
    day: date,
    remark: str = "",
    *,
    purpose: Purpose = Purpose.NAMING,
) -> Saved:
    """Record that these people do not agree, or do not agree any more.

    Args:
        member_ids: of members or guests; who said no before keeps the day of then.
        day: when they said so.
        remark: how; where it is empty, how it was given stays.
        purpose: to what; the others stay as they are.
    """
    how = _checked(member_ids, remark)
    label = Message(
        "Geen toestemming voor {purpose}: {who}",
        purpose=_called(purpose),
        who=_who(club, member_ids),
    )
    with club.store.change(label) as change:
        note_no(change, member_ids, day, how, purpose)
    return club.saved()


def note_yes(
    change: Change, member_ids: Collection[int], day: date, how: str, purpose: Purpose
) -> None:
    """Record within a change that these people agreed, as `give_consent` does."""
    there = _rows(change.conn, purpose)
    wording_id = _asked(change, purpose)
    for member_id in sorted(set(member_ids)):
        before = there.get(member_id)
        if before is not None and _holds(before) and before.wording_id == wording_id:
            continue
        values = {"given_on": day, "remark": how, "wording_id": wording_id}
        _put(change, before, member_id, purpose, {**values, "withdrawn_on": None})


def note_no(
    change: Change, member_ids: Collection[int], day: date, how: str, purpose: Purpose
) -> None:
    """Record within a change that these people do not agree, as `withdraw_consent` does."""
    there = _rows(change.conn, purpose)
    for member_id in sorted(set(member_ids)):
        before = there.get(member_id)
        if before is not None and not _holds(before):
            continue
        values: dict[str, Any] = {"withdrawn_on": day}
        if how or before is None:
            values["remark"] = how
        _put(change, before, member_id, purpose, values)


def _put(
    change: Change, before: Any, member_id: int, purpose: Purpose, values: dict[str, Any]
) -> None:
    if before is None:
        change.insert(ConsentRow, member_id=member_id, purpose=purpose.value, **values)
    else:
        change.update(ConsentRow, (member_id, purpose.value), **values)


def _checked(member_ids: Collection[int], remark: str) -> str:
    if not member_ids:
        raise Refused("Er is niemand gekozen. Kies eerst een of meer namen in de lijst.")
    return named(remark, Message("De manier waarop"), needed=False, longest=LONGEST_REMARK)


def _asked(change: Change, purpose: Purpose) -> int:
    """The row of the words that are asked now; those of the program are kept once needed."""
    found = change.conn.execute(_WORDING, {"purpose": purpose}).first()
    if found is not None:
        return int(found.id)
    made = change.insert(
        ConsentWordingRow, purpose=purpose.value, wording=sentences("consent")[purpose]
    )
    assert made is not None
    return made


def _rows(conn: Connection, purpose: Purpose) -> dict[int, Any]:
    return {row.member_id: row for row in conn.execute(_OF_PURPOSE, {"purpose": purpose})}


def _holds(row: Any) -> bool:
    return row.given_on is not None and row.withdrawn_on is None


def _wording(conn: Connection, purpose: Purpose) -> Wording:
    kept = _kept_wording(conn, purpose)
    return Wording(purpose, shown_wording(purpose, kept), own=kept != sentences("consent")[purpose])


def _kept_wording(conn: Connection, purpose: Purpose) -> str:
    found = conn.execute(_WORDING, {"purpose": purpose}).first()
    return str(found.wording) if found else sentences("consent")[purpose]


def _called(purpose: Purpose) -> Message:
    return Message(PURPOSES[purpose])


def _who(club: OpenClub, member_ids: Collection[int]) -> Message | str:
    if len(member_ids) == 1:
        return member(club, *member_ids).name
    return Message("{count} mensen", count=len(member_ids))

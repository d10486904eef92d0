"""Steps of the journal at which figures were read, and whether a paper still holds.

A result or a standing on paper bears the newest change and four letters of its digest. As each
digest lies over the one before it, the letters follow from all that was written until then: in a
club that went another way, or of which the journal was written anew, they are others.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.i18n import Figure, Message, Value
from clubadmin.model.club.club import ChangedPlace
from clubadmin.model.club.journal_step import Agreement, Compared, PlaceChanged, Step
from clubadmin.services.club.change_places import evening_words, place_of
from clubadmin.services.club.club import OpenClub
from clubadmin.storage.schema.block import BLOCK
from clubadmin.storage.schema.chain import LETTERS, letters
from clubadmin.storage.schema.packed import CHANGES, ENTRIES

_NEWEST = text(f"SELECT id, digest FROM {CHANGES} WHERE digest <> '' ORDER BY id DESC LIMIT 1")
_AT = text(f"SELECT at, digest FROM {CHANGES} WHERE id = :step")
_SINCE = text(
    f"SELECT row_table, row_key, before, after, change_id FROM {ENTRIES}"
    " WHERE change_id > :step ORDER BY change_id, seq"
)
_CODE = re.compile(
    rf"\s*(?:stap|step)?\s*([0-9][0-9., ]{{0,14}}?)[\s·-]*([{LETTERS}]{{4}})\s*", re.IGNORECASE
)
_UNSEEN = frozenset(
    (
        *("consent", "consent_wording", "wish", "alias", "handed_in", "rule_set"),
        *("letter_template", "mail_server", "mailing", "mailing_letter"),
        *("particulars", "office", "own_field", "own_value", "board", "meeting", "attendee"),
    )
)
"""Tables of which no result and no standing shows anything."""
_NOT_SHOWN = frozenset(("version", "digest", "signed_at"))
"""Columns of which no result shows anything."""
_OF_MEMBER = frozenset(("first_name", "infix", "last_name", "remark", "guest"))
"""What a result shows of a person."""
_MOST = 200  # changes of which the place is looked up, the newest first


def newest_step(conn: Connection) -> Step | None:
    """The step at which figures are that are read now; None before anything was written."""
    found = conn.execute(_NEWEST).first()
    return Step(found.id, letters(found.digest)) if found else None


def read_code(typed: str) -> Step | None:
    """Read a code typed over from a paper: "stap 1.204 KXQM", "1204kxqm"."""
    found = _CODE.fullmatch(typed)
    if found is None:
        return None
    return Step(int(re.sub(r"\D", "", found[1])), found[2].upper())


def compare(club: OpenClub, step: Step) -> Compared:
    """A paper of this step beside the club as it is now."""
    with club.store.read() as conn:
        newest = newest_step(conn)
        if newest is None or step.number > newest.number:
            return _later(step, newest.number if newest else 0)
        then = conn.execute(_AT, {"step": step.number}).first()
        if then is None or letters(then.digest) != step.letters:
            return _other(step)
        places = tuple(_places(conn, step.number))
    at: dict[str, Value] = {"step": Figure(step.number), "moment": _moment(then.at)}
    if step == newest:
        told = Message("Dit papier klopt: na stap {step} ({moment}) is er niets gewijzigd.", **at)
        return Compared(step, Agreement.NOW, told)
    if not places:
        told = Message(
            "Dit papier klopt nog: na stap {step} ({moment}) is er niets gewijzigd dat in een"
            " uitslag of stand te zien is.",
            **at,
        )
        return Compared(step, Agreement.HOLDS, told)
    told = Message("Na dit papier, van stap {step} ({moment}), is er gewijzigd:", **at)
    return Compared(step, Agreement.CHANGED, told, places)


def _later(step: Step, newest: int) -> Compared:
    told = Message(
        "Deze club is bij stap {newest}, dus nog niet bij stap {step}. Kijk of het getal goed"
        " overgetypt is; anders is dit papier van een andere club of een nieuwere kopie.",
        step=Figure(step.number),
        newest=Figure(newest),
    )
    return Compared(step, Agreement.LATER, told)


def _other(step: Step) -> Compared:
    told = Message(
        "De letters horen niet bij stap {step} van deze club. Kijk of ze goed overgetypt zijn;"
        " anders is dit papier van een andere club of kopie, of van voordat iemand gewist is.",
        step=Figure(step.number),
    )
    return Compared(step, Agreement.OTHER, told)


def _places(conn: Connection, step: int) -> Iterator[PlaceChanged]:
    """Find the places that differ since a step, the last change first."""
    found: dict[tuple[str, int], list[ChangedPlace]] = {}
    for change in sorted(_changes(conn, step), reverse=True)[:_MOST]:
        place = place_of(conn, change)
        kind = "evening" if place.kind == "sheet" else place.kind
        found.setdefault((kind, place.id), []).append(place)
    for (kind, number), places in found.items():
        first = places[0]
        if kind == "evening" and len({one.words for one in places}) > 1:
            first = ChangedPlace(kind, evening_words(conn, number), number)
        yield PlaceChanged(first, len(places))


def _changes(conn: Connection, step: int) -> set[int]:
    """The last change of each row that is other than it was; what was taken back is not."""
    before: dict[tuple[str, str], str | None] = {}
    after: dict[tuple[str, str], tuple[str | None, int]] = {}
    blocks: Counter[tuple[str, str]] = Counter()
    written: dict[tuple[str, str], int] = {}
    for table, key, old, new, change in conn.execute(_SINCE, {"step": step}):
        if table in _UNSEEN:
            continue
        if key == BLOCK:
            image = (table, new or old or "")
            blocks[image] += 1 if new is not None else -1
            written[image] = change
            continue
        before.setdefault((table, key), old)
        after[table, key] = (new, change)
    single = {
        change
        for at, (new, change) in after.items()
        if new != before[at] and _shown(at[0], new) != _shown(at[0], before[at])
    }
    return single | {written[image] for image, times in blocks.items() if times}


def _shown(table: str, image: str | None) -> dict[str, Any] | None:
    """Keep the parts of a row that a result can show."""
    if image is None:
        return None
    row = json.loads(image)
    if table == "member":
        return {name: row.get(name) for name in _OF_MEMBER}
    return {name: value for name, value in row.items() if name not in _NOT_SHOWN}


def _moment(at: str) -> Value:
    """Read the time of a change, as the journal has it; unreadable text is given as it is."""
    try:
        return datetime.fromisoformat(at)
    except ValueError:
        return at

"""The codes of an evening: made from one secret in the club file, so that they outlive a restart.

Another secret makes every code another. With the evening closed no code opens anything.
"""

import hmac
import secrets
from collections.abc import Mapping
from hashlib import sha256

from sqlalchemy import Connection, text

from clubadmin.errors import Gone, Refused
from clubadmin.i18n import Message
from clubadmin.model.tableside.codes import Door, HallCodes, Opens, TableCode
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings.head import evening_head, open_evening
from clubadmin.storage.schema.tablenames import TablesideRow

LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"  # 5 bits each; none looks like another
LENGTH = 16  # letters of a code that is scanned: 80 bits
DESK_LENGTH = 12  # of the one that is typed, with few tries: 60 bits
_GROUP = 4  # letters between two dashes
_MEANT = str.maketrans({"o": "0", "i": "1", "l": "1", "-": None, " ": None})
LONGEST = 64  # signs; whatever is longer is no code
_MOST_KNOWN = 4
_DOORS: dict[tuple[int, str, str], Mapping[bytes, Door]] = {}
"""What codes open, by evening, secret and draw: it is asked with every request."""

_SECRET = text(
    "SELECT s.secret, s.version, e.status, (SELECT count(*) || ' ' || coalesce(max(id), 0)"
    " FROM playing_table WHERE evening_id = e.id) AS drawn"
    " FROM tableside s JOIN evening e ON e.id = s.evening_id WHERE s.evening_id = :evening"
)
_LAST_OPEN = text(
    "SELECT id FROM evening e WHERE status = 'open' AND depth = 'game' AND EXISTS"
    " (SELECT 1 FROM playing_table t WHERE t.evening_id = e.id) ORDER BY date DESC, id DESC LIMIT 1"
)
_TABLES = text(
    "SELECT round, number FROM playing_table WHERE evening_id = :evening ORDER BY round, number"
)


class Unknown(Gone):
    """A code that opens nothing: it is none, an old one, or the evening is closed."""


def turn_on(club: OpenClub, evening_id: int) -> HallCodes:
    """Have an evening typed at its tables; answers the codes. Done before, they are the same."""
    with club.store.read() as conn:
        head = open_evening(conn, evening_id)
        there = conn.execute(_SECRET, {"evening": evening_id}).first()
    if head.depth != "game":
        raise Refused(
            "Van {title} worden alleen totalen bewaard; er zijn geen formulieren om aan"
            " tafel te typen.",
            title=head.title,
        )
    if there is None:
        with club.store.change(Message("{title}: aan tafel typen", title=head.title)) as change:
            change.insert(
                TablesideRow, evening_id=evening_id, secret=secrets.token_hex(32), since=change.id
            )
    found = hall_codes(club, evening_id)
    assert found is not None
    return found


def renew(club: OpenClub, evening_id: int) -> HallCodes:
    """Other codes for everything: those that are printed open nothing any more."""
    with club.store.read() as conn:
        head = open_evening(conn, evening_id)
        there = conn.execute(_SECRET, {"evening": evening_id}).first()
    if there is None:
        raise Refused("{title} wordt niet aan tafel getypt; er zijn geen codes.", title=head.title)
    label = Message("{title}: nieuwe codes voor aan tafel typen", title=head.title)
    with club.store.change(label) as change:
        change.update(TablesideRow, evening_id, version=there.version, secret=secrets.token_hex(32))
    found = hall_codes(club, evening_id)
    assert found is not None
    return found


def hall_codes(club: OpenClub, evening_id: int) -> HallCodes | None:
    """The codes of an evening; None where it is not typed at its tables, or is closed."""
    with club.store.read() as conn:
        evening_head(conn, evening_id)
        found = _found(conn, evening_id)
    if found is None:
        return None
    secret, tables = found
    numbers = sorted({number for _, number in tables})
    return HallCodes(
        evening_id,
        cards=tuple(
            TableCode(number, 0, _code(secret, Door(Opens.TABLE, evening_id, number)))
            for number in numbers
        ),
        tables=tuple(
            TableCode(number, at, _code(secret, Door(Opens.TABLE, evening_id, number, at)))
            for at, number in tables
        ),
        wall=_code(secret, Door(Opens.WALL, evening_id)),
        desk=dashed(_code(secret, Door(Opens.DESK, evening_id))),
    )


def doors(conn: Connection, evening_id: int) -> Mapping[bytes, Door]:
    """All that codes of an evening open now, for `door_of`; nothing where it is closed."""
    there = conn.execute(_SECRET, {"evening": evening_id}).first()
    if there is None or there.status == "closed":
        return {}
    known = (evening_id, there.secret, there.drawn)  # ids are never given out twice
    if known not in _DOORS:
        while len(_DOORS) >= _MOST_KNOWN:
            _DOORS.pop(next(iter(_DOORS)))
        _DOORS[known] = _doors(there.secret, _tables(conn, evening_id), evening_id)
    return _DOORS[known]


def door_of(known: Mapping[bytes, Door], code: str) -> Door:
    """Find the door that a code opens.

    It is looked up by its digest: how long that takes tells nothing of any code.

    Raises:
        Unknown: it opens nothing.
    """
    if not known:
        raise Unknown("Deze avond is afgesloten, of er wordt niet aan tafel getypt.")
    opened = known.get(_digest(meant(code))) if len(code) <= LONGEST else None
    if opened is None:
        raise Unknown(
            "Deze code opent niets (meer). Vraag bij de wedstrijdtafel om de kaart van deze avond."
        )
    return opened


def code_of_round(conn: Connection, evening_id: int, table: int, number: int) -> str:
    """The code of one sheet: what a page that opened by a card goes on with."""
    found = _found(conn, evening_id)
    if found is None:
        raise Gone("Deze avond wordt niet (meer) aan tafel getypt.")
    return _code(found[0], Door(Opens.TABLE, evening_id, table, number))


def last_open(club: OpenClub) -> int | None:
    """The evening that is played now as far as can be told: the latest open one that is drawn."""
    with club.store.read() as conn:
        found = conn.execute(_LAST_OPEN).scalar()
        return None if found is None else int(found)


def meant(code: str) -> str:
    """A code as it was typed, as it was meant: small letters, no dashes, 0 for o and 1 for l."""
    return code.lower().translate(_MEANT)


def dashed(code: str) -> str:
    """A code in groups that people can type."""
    return "-".join(code[at : at + _GROUP] for at in range(0, len(code), _GROUP))


def _found(conn: Connection, evening_id: int) -> tuple[str, tuple[tuple[int, int], ...]] | None:
    """The secret, and round and number of each table; None where no code is good."""
    there = conn.execute(_SECRET, {"evening": evening_id}).first()
    if there is None or there.status == "closed":
        return None
    return there.secret, _tables(conn, evening_id)


def _tables(conn: Connection, evening_id: int) -> tuple[tuple[int, int], ...]:
    """Round and number of each table that is drawn."""
    tables = conn.execute(_TABLES, {"evening": evening_id}).all()
    return tuple((row.round, row.number) for row in tables)


def _doors(
    secret: str, tables: tuple[tuple[int, int], ...], evening_id: int
) -> Mapping[bytes, Door]:
    """All doors of an evening by the digest of their code."""
    every = [Door(Opens.TABLE, evening_id, number, at) for at, number in tables]
    cards = [Door(Opens.TABLE, evening_id, number) for number in {number for _, number in tables}]
    others = [Door(Opens.WALL, evening_id), Door(Opens.DESK, evening_id)]
    return {_digest(_code(secret, one)): one for one in (*every, *cards, *others)}


def _digest(code: str) -> bytes:
    return sha256(code.encode("utf-8", "replace")).digest()


def _code(secret: str, to: Door) -> str:
    said = f"{to.opens.value}:{to.evening_id}:{to.table}:{to.round}"
    number = int.from_bytes(hmac.digest(bytes.fromhex(secret), said.encode(), "sha256"), "big")
    length = DESK_LENGTH if to.opens is Opens.DESK else LENGTH
    return "".join(LETTERS[number >> 5 * at & 31] for at in range(length))

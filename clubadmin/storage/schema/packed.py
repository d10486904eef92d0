"""Long texts, packed.

Of the journal a row before and after a change, and the message of one; the frozen result of an
evening. Each is packed by itself, so that one flipped bit takes no more along with it.

A packed text is bytes: 1, and then the text deflated (RFC 1951, without a head) with `WORDS` as
the dictionary. Small rows of which nearly all is names of columns become a sixth. Digests are of
the text itself, so that packing changes no proof; a text that was never packed is read as it is.
"""

import sqlite3
import zlib
from functools import lru_cache

from clubadmin.storage.schema.digest import digest_text

PACKED = frozenset(
    (
        ("change", "message"),
        ("changed_row", "before"),
        ("changed_row", "after"),
        ("evening_version", "figures"),
    )
)
"""The columns that may be packed, each with its table."""
_MARK = b"\x01"  # no text begins so
_SHORTEST = 24  # bytes; less becomes no shorter
_LONG = 1_000  # bytes; few texts are as long
_NO_MEMORY = "Error -4 "  # as the library says it; of the bytes it says nothing then
_LONGEST = 64_000_000  # bytes; more stays as it is, and no bytes of a strange file become more

WORDS = (
    b'{"member_id":null,"version":1,"kind":null,"household":"","joined":null,"ended":null}{"id":n'
    b'ull,"season_id":null,"member_id":null,"kind":null,"part":null,"amount":null,"due_on":null,"'
    b'reverses":null,"reason":""}{"id":null,"season_id":null,"member_id":null,"paid_on":null,"amo'
    b'unt":null,"how":null,"line_id":null,"reverses":null,"reason":""}{"evening_id":null,"member_'
    b'id":null,"how":null,"amount":null,"pot":null,"guest":false,"card_id":null}{"id":null,"eveni'
    b'ng_id":null,"participant_id":null,"round":null,"points":null,"roem":null,"pits":null}{"id":'
    b'null,"version":1,"evening_id":null,"member_id":null,"pair_id":null,"team_id":null,"notice":'
    b'true,"remark":""}{"member_id":null,"purpose":"naming","given_on":null,"remark":"","wording_'
    b'id":null,"withdrawn_on":null}{"id":null,"mailing_id":null,"member_id":null,"way":null,"addr'
    b'ess":"","subject":"","sent":null,"reason":"","at":""}{"id":null,"version":2,"competition_id'
    b'":null,"number":null,"date":null,"rule_set_id":null,"games":16,"rounds":3,"status":"open","'
    b'reopen_reason":"","depth":"game","seed":0,"hidden_from":null}{"id":null,"version":1,"first_'
    b'name":"","infix":"","last_name":null,"remark":"","phone":"","email":"","guest":false,"activ'
    b'e":true}{"id":null,"version":1,"member_a":null,"member_b":null,"active":true}{"id":null,"ve'
    b'rsion":1,"evening_id":null,"number":null,"member_id":null,"pair_id":null,"substitute_a":nul'
    b'l,"substitute_b":null,"from_round":1,"last_round":null,"team_id":null,"line":"","district":'
    b'""}{"evening_id":null,"round":null,"participant_id":null}{"id":null,"evening_id":null,"roun'
    b'd":2,"number":1,"wallets":""}{"playing_table_id":null,"position":"N","participant_id":null,'
    b'"member_id":null,"fill_in":false}{"scoresheet_id":null,"game":1,"typed":"w"}{"scoresheet_id'
    b'":null,"game":1,"position":"S","side":null,"points":null,"roem":null,"fine":0,"floored":fal'
    b'se}{"msgid":"{title} afgesloten","values":{"title":{"msgid":"Avond {number} van {competitio'
    b'n} ({day})","values":{"competition":"","day":{"date":"2026-"},"number":{"msgid":"{title} af'
    b'getekend","values":{"title":{"msgid":"Formulier tafel {number}, ronde {round}","values":{"n'
    b'umber":1,"round":1}}}}{"id":null,"version":1,"playing_table_id":null,"status":"signed","sig'
    b'ned_at":"2026-","paper_ns_points":null,"paper_ns_roem":null,"paper_ew_points":null,"paper_e'
    b'w_roem":null,"paper_first":null,"paper_second":null,"paper_third":null,"errors":0,"over_aft'
    b'er":null}{"id":null,"version":2,"playing_table_id":null,"status":"draft","signed_at":"","pa'
    b'per_ns_points":null,"paper_ns_roem":null,"paper_ew_points":null,"paper_ew_roem":null,"paper'
    b'_first":null,"paper_second":null,"paper_third":null,"errors":0,"over_after":null}"outcome":'
    b'"pit","side":"ew","outcome":"nat","side":"ns","ns_points":0,"ns_roem":0,"ew_points":162,"ew'
    b'_roem":20}{"scoresheet_id":null,"game":1,"typed":"","outcome":"made","side":null,"ns_points'
    b'":10,"ns_roem":20,"ew_points":0,"ew_roem":0}{"msgid":"{title}, {games}","values":{"games":{'
    b'"msgid":"spel {numbers}","values":{"numbers":1}},"title":{"msgid":"Formulier tafel {number}'
    b', ronde {round}","values":{"number":1,"round":1}}}}'
)
"""The dictionary: rows as the journal has them, the most frequent last. It never changes, for what
was packed is only read with it; another one would need another mark."""


_READY = zlib.compressobj(6, zlib.DEFLATED, -zlib.MAX_WBITS, 5, zdict=WORDS)


def packed(text: str | None) -> str | bytes | None:
    """A text as the journal keeps it."""
    if text is None:
        return None
    plain = text.encode()
    if not _SHORTEST <= len(plain) <= _LONGEST or b"\0" in plain:
        return text
    packing = _READY.copy()
    made = _MARK + packing.compress(plain) + packing.flush()
    return made if len(made) < len(plain) else text


def unpacked(kept: bytes) -> bytes:
    """The text in these bytes; the bytes themselves where they are no packed text."""
    if kept[:1] != _MARK:
        return kept
    try:
        unpacking = zlib.decompressobj(-zlib.MAX_WBITS, zdict=WORDS)
        text = unpacking.decompress(kept[1:], _LONGEST)
    except zlib.error as error:
        if str(error).startswith(_NO_MEMORY):
            raise MemoryError from error
        return kept
    whole = unpacking.eof and not unpacking.unused_data and not unpacking.unconsumed_tail
    return text if whole else kept


def unpacked_text(kept: bytes) -> str | bytes:
    """Unpack bytes for SQL: the answer is a text, or the bytes where they hold none."""
    return _read(kept) if len(kept) < _LONG else _read_lately(kept)


def _read(kept: bytes) -> str | bytes:
    text = unpacked(kept)
    try:
        return kept if b"\0" in text else text.decode()
    except UnicodeDecodeError:
        return kept


_read_lately = lru_cache(maxsize=2)(_read)  # of an evening, which is asked for row by row


def packed_from(kept: bytes | None) -> bytes | None:
    """A text that lies in a file, packed; None where it is to stay as it is."""
    try:
        made = packed(None if kept is None else kept.decode())
    except UnicodeDecodeError:
        return None
    return made if isinstance(made, bytes) else None


def teach(connection: sqlite3.Connection) -> None:
    """Give a connection the functions of our SQL."""
    connection.create_function("digest_text", 1, digest_text, deterministic=True)
    connection.create_function("unpacked", 1, unpacked_text, deterministic=True)
    connection.create_function("packed", 1, packed_from, deterministic=True)


def plain(column: str) -> str:
    """SQL for the text of a column that may be packed; whatever else stands there stays."""
    kept = f"CAST({column} AS BLOB)"
    return f"iif(substr({kept}, 1, 1) = x'01', unpacked({kept}), {column})"


def as_text(table: str, column: str) -> str:
    """SQL for a column as a text, packed or not."""
    return plain(column) if (table, column) in PACKED else column


IMAGES = ", ".join(f"{plain(name)} AS {name}" for name in ("before", "after"))
"""SQL for a row before and after a change."""
MESSAGE = f"{plain('message')} AS message"
"""SQL for the message of a change; NULL where it has none."""
FROZEN = "unpacked(CAST(v.figures AS BLOB))"
"""SQL for the frozen result in version `v` of an evening; short, as it stands deep in others."""

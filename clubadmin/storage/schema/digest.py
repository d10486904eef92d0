"""Short digests over scored and member fields, so that no bit can flip unseen."""

import sqlite3
from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import blake2b
from typing import Any

SIZE = 12  # bytes; a flip that keeps the digest has one chance in 2**96


def digest_text(text: str | None) -> str:
    """The digest of a text, 24 hexadecimal digits; of nothing, nothing."""
    if text is None:
        return ""
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=SIZE).hexdigest()


def _as_text(columns: tuple[str, ...], prefix: str = "") -> str:
    """SQL for these columns as one text in which every value and its type can be told."""
    return " || ',' || ".join(f"quote({prefix}{column})" for column in columns)


GAME = ("game", "typed", "outcome", "side", "ns_points", "ns_roem", "ew_points", "ew_roem")
PAPER = ("status", "paper_ns_points", "paper_ns_roem", "paper_ew_points", "paper_ew_roem")
OWN_TOTALS = ("paper_first", "paper_second", "paper_third")
DECISION = (
    *("scoresheet_id", "game", "kind", "seat", "text", "article", "decided_by", "decided_at"),
    *("line_before", "line_after", "play"),
)
SEAT = ("game", "position", "side", "points", "roem", "fine", "floored")
_EMPTY = ("''", "0", "NULL")
RESULT = ("evening_id", "participant_id", "round", "points", "roem", "pits")

GAME_LINE = f"printf('%s,%Q,%Q,%Q,%s,%s,%s,%s', {', '.join(GAME)})"
"""SQL: a row of a sheet as one text; a sheet's lines are these, in order, joined by `;`.

``printf`` takes half the time of ``quote`` for each column.
"""

SEAT_LINE = _as_text(SEAT)
"""SQL: what a player gets otherwise than his side, as one text."""

_SEAT_LINES = f"(SELECT group_concat({SEAT_LINE}, ';') FROM game_seat WHERE scoresheet_id = s.id)"
_NO_OWN_TOTALS = " AND ".join(f"s.{name} IS NULL" for name in OWN_TOTALS)

SHEET_HEAD = f"{_as_text(PAPER, 's.')} || '|'"
SHEET_TAIL = (
    f"iif({_NO_OWN_TOTALS}, '', '|' || {_as_text(OWN_TOTALS, 's.')})"
    f" || coalesce('#' || {_SEAT_LINES}, '') || iif(s.totals_of, '=' || s.totals_of, '')"
)
"""SQL: what of sheet `s` stands before and after its lines in the text of its digest."""

SHEET_DIGEST = f"digest_text({SHEET_HEAD} || coalesce(g.lines, '') || {SHEET_TAIL})"
"""SQL: the digest of sheet `s`, whose lines are `g.lines`.

What only some systems of play have adds nothing where it is not: so the digests of sheets
that were typed before it existed still hold.
"""

RESULT_DIGEST = f"digest_text({_as_text(RESULT)})"
DECISION_DIGEST = (
    f"digest_text({_as_text(DECISION)} || iif(matchpoints = '', '', '|' || quote(matchpoints)))"
)


def member_digest(values: Mapping[str, Any], columns: tuple[str, ...]) -> str:
    """The digest of a member's fields, equal to what :func:`member_digest_sql` makes."""
    first, later = _parted(columns)
    filled = (name for name in later if quoted(values[name]) not in _EMPTY)
    return digest_text(
        ",".join(quoted(values[name]) for name in first)
        + "".join(f"|{name},{quoted(values[name])}" for name in filled)
    )


def member_digest_sql(connection: sqlite3.Connection) -> str:
    """SQL: the digest of a row of `member`, of all that this file keeps of him."""
    names = (name for _, name, *_ in connection.execute("PRAGMA table_info(member)"))
    first, later = _parted(tuple(filter(str.isidentifier, names)))  # another file has any names
    empty = ", ".join(map(quoted, _EMPTY))
    added = "".join(
        f" || iif(quote({name}) IN ({empty}), '', '|{name},' || quote({name}))" for name in later
    )
    return f"digest_text({_as_text(first)}{added})"


@cache
def _parted(columns: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The columns before the digest, and those that came later, below it.

    What came later adds nothing where it is empty: so the digests of before still hold.
    """
    at = columns.index("digest") if "digest" in columns else len(columns)
    return tuple(one for one in columns[:at] if one not in ("id", "version")), columns[at + 1 :]


def result_digest(values: Mapping[str, Any]) -> str:
    """The digest of a published total, equal to :data:`RESULT_DIGEST`."""
    return digest_text(",".join(quoted(values[name]) for name in RESULT))


def decision_digest(values: Mapping[str, Any]) -> str:
    """The digest of a decision, equal to :data:`DECISION_DIGEST`."""
    matchpoints = f"|{quoted(values['matchpoints'])}" if values["matchpoints"] else ""
    return digest_text(",".join(quoted(values[name]) for name in DECISION) + matchpoints)


def seat_line(values: Iterable[Any]) -> str:
    """Write a row as :data:`SEAT_LINE` does, its values in the order of :data:`SEAT`."""
    return ",".join(map(quoted, values))


def line_tail(line: tuple[str, str | None, str | None, int, int, int, int]) -> str:
    """Write the end of a row as :data:`GAME_LINE` does, after the number of its game."""
    typed, outcome, side, *amounts = line
    texts = f",{quoted(typed)},{quoted(outcome)},{quoted(side)}"
    return texts + ",{},{},{},{}".format(*amounts)


def quoted(value: Any) -> str:
    """Quote a value as SQLite's ``quote()`` does."""
    if value is None:
        return "NULL"
    if isinstance(value, int):
        return str(int(value))
    return "'" + str(value).replace("'", "''") + "'"

"""Short digests over scored and member fields, so that no bit can flip unseen."""

from collections.abc import Mapping
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


GAME = (
    "game",
    "typed",
    "outcome",
    "side",
    "ns_points",
    "ns_roem",
    "ew_points",
    "ew_roem",
)
PAPER = ("status", "paper_ns_points", "paper_ns_roem", "paper_ew_points", "paper_ew_roem")
MEMBER = (
    "first_name",
    "infix",
    "last_name",
    "remark",
    "phone",
    "email",
    "guest",
    "active",
    "search",
)
RESULT = ("evening_id", "participant_id", "round", "points", "roem", "pits")

GAME_LINE = f"printf('%s,%Q,%Q,%Q,%s,%s,%s,%s', {', '.join(GAME)})"
"""SQL: a row of a sheet as one text; a sheet's lines are these, in order, joined by `;`.

``printf`` takes half the time of ``quote`` for each column.
"""

SHEET_DIGEST = f"digest_text({_as_text(PAPER, 's.')} || '|' || coalesce(g.lines, ''))"
"""SQL: the digest of sheet `s`, whose lines are `g.lines`."""

MEMBER_DIGEST = f"digest_text({_as_text(MEMBER)})"
RESULT_DIGEST = f"digest_text({_as_text(RESULT)})"


def member_digest(values: Mapping[str, Any]) -> str:
    """The digest of a member's fields, equal to what SQL makes of :data:`MEMBER_DIGEST`."""
    return digest_text(",".join(quoted(values[name]) for name in MEMBER))


def result_digest(values: Mapping[str, Any]) -> str:
    """The digest of a published total, equal to :data:`RESULT_DIGEST`."""
    return digest_text(",".join(quoted(values[name]) for name in RESULT))


def line_tail(line: tuple[str, str | None, str | None, int, int, int, int]) -> str:
    """What :data:`GAME_LINE` makes of a row after the number of its game."""
    typed, outcome, side, *amounts = line
    texts = f",{quoted(typed)},{quoted(outcome)},{quoted(side)}"
    return texts + ",{},{},{},{}".format(*amounts)


def quoted(value: Any) -> str:
    """As SQLite's ``quote()`` writes a value."""
    if value is None:
        return "NULL"
    if isinstance(value, int):
        return str(int(value))
    return "'" + str(value).replace("'", "''") + "'"

"""Ranges of columns: the type, how far figures go, how long texts are.

A file that came from elsewhere, or of which a bit flipped, is believed only within these bounds;
a round number of two hundred million would otherwise keep a window busy until the evening is
over. The bounds are wide: what the program itself writes lies far within them.
"""

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from datetime import date, datetime
from functools import partial
from itertools import islice
from typing import Any, NamedTuple

from clubadmin.i18n import Message
from clubadmin.storage.schema.digest import SIZE
from clubadmin.storage.schema.packed import PACKED, unpacked_text
from clubadmin.storage.schema.unreadable import says_nothing_of_the_file

MOST = 20  # sentences of one table or one kind; more would bury the first

HEADS = (
    *("club", "rule_set", "season", "competition", "evening", "member"),
    *("adopted_rule", "adopted_rule_set", "also_counts", "team", "own_field", "office", "board"),
    *("dues_kind", "treasury", "creditor", "stakes", "letter_template", "mail_server"),
    *("consent_wording", "announcement"),
)
"""Small tables that windows show as they are: looked through whenever a club is opened."""

FEW = 500
"""Rows that are looked at one by one in no time."""
_AT_ONCE = 5_000  # keys of a long table
_SEQUENCE = "sqlite_sequence"
FIRST_DAY, LAST_DAY = date(1900, 1, 1), date(2199, 12, 31)
_LAST_ID = 2**53  # so many rows nobody makes
FIGURE = 10**9
"""The most of any figure; in cents, ten million euro."""
_INTEGERS = {
    "rounds": 1_000,
    "round": 1_000,
    "from_round": 1_000,
    "last_round": 1_000,
    "hidden_from": 1_000,
    "evenings": 10_000,
    "games": 100_000,
    "team_pairs": 1_000,
    "round_minutes": 100_000,
    "protest_minutes": 100_000,
    "place": 1_000,
    "seed": 2**63 - 1,
    "at": 253_402_300_799,  # the end of the year 9999
}
"""The highest figure of a column, by its name; the lowest is as far below nothing."""

_OF_TABLE = {("evening", "games"): 1_000, ("competition", "games"): 1_000, ("club", "games"): 1_000}

_LONGEST = 2_000
_TEXTS = {
    "logo": 2_000_000,
    "toml": 1_000_000,
    "figures": 100_000_000,
    "entry": 250_000_000,
    "text": 20_000,
    "play": 100_000,
    "matchpoints": 100_000,
}
"""The most signs of a text, by the name of its column."""

_ONLY_SHOWN = {("change", "entry")}
"""Texts of the journal, which is proved and so cannot be corrected: any sign may be there."""

_OF_THE_BANK = {
    ("bank_line", "amount"),
    ("bank_statement", "opening"),
    ("bank_statement", "closing"),
}
_MOST_OF_THE_BANK = 10**12  # cents: a statement is kept as the bank has it

_MOMENTS = ("created", "at", "signed_at", "closed_at", "made_at", "decided_at")


WRITTEN_FREELY = frozenset(
    {
        *("name", "title", "place", "remark", "text", "article", "ruling", "decided_by", "value"),
        *("subject", "body", "wording", "household", "holder", "address", "reference", "offices"),
        *("reason", "reopen_reason", "label", "search"),
    }
)
"""Columns of what people write in words of their own, beside those that a member is told of by:
no figure follows from any of them."""
_FAR_TOO_LONG = 10  # times the most signs of a text: what shows it would keep one waiting

Check = Callable[[Any], bool]


class Impossible(NamedTuple):
    """A value that cannot be right, and where it stands."""

    table: str  # its table
    # the key of its row; () where the table cannot be read, or its numbering is meant
    key: tuple[Any, ...]
    column: str  # its column, or ""
    value: Any  # as it is in the file
    harms: bool  # figures may follow from it, or the program never wrote it
    told: Message  # a sentence about it


class Column(NamedTuple):
    """A column as the file describes it."""

    name: str
    kind: str
    needed: bool
    key: bool

    @property
    def quoted(self) -> str:
        """The name in SQL, whatever word that is."""
        return f'"{self.name}"'


Described = tuple[list[Column], list[Check]]
_known: dict[tuple[str, str], Described] = {}


def value_problems(
    connection: sqlite3.Connection, tables: Iterable[str] | None = None
) -> Iterator[Message]:
    """A sentence for each value that cannot be; see `impossible_values`."""
    return (one.told for one in impossible_values(connection, tables))


def impossible_values(
    connection: sqlite3.Connection, tables: Iterable[str] | None = None
) -> Iterator[Impossible]:
    """The values that cannot be, a few of each table, and where a text is that nobody can read.

    Args:
        connection: a file whose tables were found to be ours.
        tables: those to look through, as far as they are there; None is every table.
    """
    there = _tables(connection)
    for table in there if tables is None else [one for one in tables if one in there]:
        columns, checks = _described(connection, table, there[table])
        if table not in HEADS and _all_fit(connection, table, columns):
            continue
        try:
            yield from islice(_of_table(connection, table, columns, checks), MOST)
        except (sqlite3.Error, UnicodeDecodeError) as error:
            if says_nothing_of_the_file(error):
                raise
            told = Message("In {table} staat een tekst die niet te lezen is.", table=table)
            yield Impossible(table, (), "", None, True, told)
    yield from _of_sequences(connection)


def described_in(connection: sqlite3.Connection) -> Iterator[tuple[str, list[Column], list[Check]]]:
    """The tables of a file, each with its columns and with what tells whether a value fits."""
    for table, sql in _tables(connection).items():
        yield table, *_described(connection, table, sql)


def _tables(connection: sqlite3.Connection) -> dict[str, str]:
    """The words that made each table; an earlier version has fewer of them."""
    found = connection.execute(
        "SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name"
    )
    return {name: sql for name, sql in found if name != _SEQUENCE}


def _described(connection: sqlite3.Connection, table: str, sql: str) -> Described:
    """The columns of a table; the same words make the same table, so that a file is asked once."""
    if (table, sql) not in _known:
        found = connection.execute(f"PRAGMA table_info({table})")
        columns = [
            Column(name, kind, bool(needed or key), bool(key))
            for _, name, kind, needed, _, key in found
        ]
        _known[table, sql] = columns, [check_of(table, one) for one in columns]
    return _known[table, sql]


def _of_table(
    connection: sqlite3.Connection, table: str, columns: list[Column], checks: list[Check]
) -> Iterator[Impossible]:
    for row in connection.execute(f"SELECT * FROM {table}"):
        for at, (fits, value) in enumerate(zip(checks, row, strict=True)):
            if not fits(value):
                key = tuple(found for one, found in zip(columns, row, strict=True) if one.key)
                told = Message(
                    "In {table} is bij rij {row} de waarde van {column} onmogelijk.",
                    table=table,
                    row="/".join(str(part)[:40] for part in key),
                    column=columns[at].name,
                )
                column = columns[at]
                yield Impossible(table, key, column.name, value, _harms(column, value), told)


def _harms(column: Column, value: Any) -> bool:
    """Whether figures may follow from a value that cannot be, or the program never wrote it.

    A day in a year that cannot be and a text with a sign that no text has were typed so once.
    """
    if column.key or type(value) is not str:
        return True
    if column.kind == "DATE":
        return not is_day(value)
    # days are known without the tables
    from clubadmin.storage.schema import meanings

    free = column.name in {*WRITTEN_FREELY, *meanings.told("member"), *meanings.told("particulars")}
    return not free or len(value) > _FAR_TOO_LONG * room_of(column)


def is_day(value: Any) -> bool:
    """Whether a value is a day as the program writes it, in whatever year."""
    try:
        return len(value) == 10 and bool(date.fromisoformat(value))
    except (TypeError, ValueError):
        return False


def check_of(table: str, column: Column) -> Check:
    """The SQL that tests whether a column can have a value."""
    if column.kind == "INTEGER":
        fits = _figure(*bounds(table, column))
    elif column.kind == "BOOLEAN":
        fits = _figure(0, 1)
    elif column.kind == "DATE":
        fits = _is_date
    elif column.kind == "BLOB":
        fits = _is_digest
    elif is_moment_column(column):
        fits = _is_moment
    elif (table, column.name) in _ONLY_SHOWN:
        fits = _written(room_of(column))
    else:
        fits = _text(room_of(column))
    if (table, column.name) in PACKED:
        fits = partial(_packed, fits)
    return fits if column.needed else lambda value: value is None or fits(value)


def is_moment_column(column: Column) -> bool:
    """Whether it tells when something was, to the second."""
    return column.name in _MOMENTS


def _figure(lowest: int, highest: int) -> Check:
    return lambda value: type(value) is int and lowest <= value <= highest


def _text(most: int) -> Check:
    return lambda value: type(value) is str and len(value) <= most and "\0" not in value


def _written(longest: int) -> Check:
    return lambda value: type(value) is str and len(value) <= longest


def _packed(fits: Check, value: Any) -> bool:
    return fits(unpacked_text(value) if type(value) is bytes else value)


def _is_digest(value: Any) -> bool:
    return type(value) is bytes and len(value) in (0, SIZE)


def _is_date(value: Any) -> bool:
    return is_day(value) and FIRST_DAY <= date.fromisoformat(value) <= LAST_DAY


def no_day(day: date) -> Message:
    """Why a day is not kept."""
    return Message(
        "{day} kan niet: een dag ligt van {first} tot en met {last}. Kijk het jaar na.",
        day=day,
        first=FIRST_DAY,
        last=LAST_DAY,
    )


def _is_moment(value: Any) -> bool:
    try:
        return value == "" or (len(value) == 19 and bool(datetime.fromisoformat(value)))
    except (TypeError, ValueError):
        return False


# --- the same in SQL, for tables of so many rows that looking at each would keep one waiting


def _all_fit(connection: sqlite3.Connection, table: str, columns: list[Column]) -> bool:
    """Whether SQLite by itself sees that all values of a long table fit.

    False says nothing: the rows are few, or one must be looked at by itself.
    """
    try:
        (count,) = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
        return bool(count > FEW and _seen(connection, table, columns) == count)
    except (sqlite3.Error, UnicodeDecodeError):
        return False


def _seen(connection: sqlite3.Connection, table: str, columns: list[Column]) -> int:
    """How many rows were seen to fit, up to the first that need not."""
    first = next(one.quoted for one in columns if one.key)
    texts = [(_read(table, one), room_of(one)) for one in columns if _is_text(one)]
    told = "".join(f", max(length({name})), group_concat({name}, '')" for name, _ in texts)
    fit = " AND ".join(_fitting(table, columns))
    query = (
        f"SELECT count(*), count(*) FILTER (WHERE ({fit}) IS NOT TRUE){told} FROM {table}"
        f" WHERE {first} BETWEEN ? AND ?"
    )
    begin, seen = -(2**63), 0
    while True:
        (begin,) = connection.execute(
            f"SELECT min({first}) FROM {table} WHERE {first} >= ?", (begin,)
        ).fetchone()
        if type(begin) is not int or begin > _LAST_ID:
            return seen
        count, wrong, *found = connection.execute(query, (begin, begin + _AT_ONCE)).fetchone()
        longest, together = found[::2], found[1::2]
        if wrong or any("\0" in one for one in together if one):
            return seen
        if any(one and one > most for one, (_, most) in zip(longest, texts, strict=True)):
            return seen
        seen, begin = seen + count, begin + _AT_ONCE + 1


def _fitting(table: str, columns: list[Column]) -> Iterator[str]:
    """Give the conditions of a fitting row; a plus before a name keeps a value as it is stored."""
    added = []
    for one in columns:
        name, may = f"+{one.quoted}", "" if one.needed else f"{one.quoted} IS NULL OR "
        if one.kind in ("INTEGER", "BOOLEAN"):
            lowest, highest = (0, 1) if one.kind == "BOOLEAN" else bounds(table, one)
            yield f"({may}{name} BETWEEN {lowest} AND {highest})"
            if highest <= _LAST_ID:
                added.append(name if one.needed else f"ifnull({one.quoted}, 0)")
            else:
                yield f"({may}typeof({name}) = 'integer')"
        elif one.kind == "DATE":
            within = f"{name} BETWEEN '{FIRST_DAY}' AND '{LAST_DAY}'"
            yield f"({may}(date({name}, '+0 days') = {name} AND {within}))"
        elif one.kind == "BLOB":
            yield f"(typeof({name}) = 'blob' AND length({name}) IN (0, {SIZE}))"
        elif one.name in _MOMENTS:
            moment = f"datetime({name}, '+0 days') = {name} AND {name} > '1000'"
            yield f"({may}{name} = '' OR ({moment}))"
        else:
            fits = f"({name} >= '' AND {name} < x'')"  # between figures and bytes lie texts
            packed = f" OR typeof(unpacked({name})) = 'text'" if (table, one.name) in PACKED else ""
            yield f"({may}{fits}{packed})"
    if added:
        yield f"typeof({' + '.join(added)}) = 'integer'"  # with a broken figure it is none


def _read(table: str, column: Column) -> str:
    """SQL for what of a column is looked through as a text, but for what is packed."""
    name = column.quoted
    return f"iif(typeof({name}) = 'blob', '', {name})" if (table, column.name) in PACKED else name


def _is_text(column: Column) -> bool:
    return column.kind not in ("INTEGER", "BOOLEAN", "DATE", "BLOB") and column.name not in _MOMENTS


def room_of(column: Column) -> int:
    """The most signs of a text."""
    return _TEXTS.get(column.name, _LONGEST)


def bounds(table: str, column: Column) -> tuple[int, int]:
    """The lowest and the highest of a figure."""
    if column.name == "id" or column.name.endswith("_id"):
        return 1, _LAST_ID
    if (table, column.name) in _OF_THE_BANK:
        return -_MOST_OF_THE_BANK, _MOST_OF_THE_BANK
    highest = _OF_TABLE.get((table, column.name), _INTEGERS.get(column.name, FIGURE))
    return -highest, highest


def _of_sequences(connection: sqlite3.Connection) -> Iterator[Impossible]:
    """The numbers that rows get next: at the last one SQLite says that the disk is full."""
    found = connection.execute(
        f"SELECT CAST(name AS BLOB) FROM {_SEQUENCE}"
        f" WHERE typeof(seq) <> 'integer' OR seq NOT BETWEEN 0 AND {_LAST_ID}"
    )
    for (name,) in islice(found, MOST):
        table = bytes(name or b"?")[:40].decode(errors="replace")
        told = Message("De nummering van {table} is beschadigd of op.", table=table)
        yield Impossible(_SEQUENCE, (), "", None, True, told)

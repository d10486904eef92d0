"""Values on their way to a row: texts made tidy, and refused what reading would not believe.

Writing can never be wider than reading again: what is asked of a value here are the very checks
of `schema.ranges` by which a file is looked through.
"""

from collections.abc import Callable, Iterable, Mapping
from datetime import date
from functools import cache
from typing import Any

from clubadmin.domain.names import writable
from clubadmin.errors import Refused
from clubadmin.storage.schema.block import Block, Runs
from clubadmin.storage.schema.ranges import Column, bounds, check_of, no_day, room_of
from clubadmin.storage.schema.tables import TableInfo, info

_SHOWN = 40  # letters of a text in a sentence about it

Believe = Callable[[Any], Any]


def believed(table: TableInfo, values: Mapping[str, Any]) -> dict[str, Any]:
    """The values of a row as they are kept; one that nobody would believe later is refused."""
    believe = _columns(table.name)
    return {name: believe[name](value) for name, value in values.items()}


def believed_block(table: TableInfo, block: Block) -> Block:
    """Check rows that are written together, and make each value believable."""
    rows = list(block.rows)
    rest = believed(table, block.rest)
    if _tidied(table, block.columns, zip(*rows, strict=True)):
        rows = [
            tuple(writable(one) if isinstance(one, str) else one for one in row) for row in rows
        ]
    return Block(block.columns, rows, rest)


def refuse_unbelievable(table: TableInfo, entry: Block | Runs) -> None:
    """Refuse unbelievable rows by what the journal keeps of them, without looking at each."""
    if isinstance(entry, Block):
        believed_block(table, entry)
        return
    _tidied(table, entry.columns[2:], zip(*entry.kinds, strict=True))
    parents = [parent for parent, _ in entry.runs]
    most = max((len(kinds) for _, kinds in entry.runs), default=0)
    _tidied(table, entry.columns[:2], (parents, (most,)))


def _tidied(table: TableInfo, names: Iterable[str], columns: Iterable[Iterable[Any]]) -> bool:
    """Whether a text among the values of these columns is kept otherwise than it came."""
    believe, differs = _columns(table.name), False
    for name, column in zip(names, columns, strict=False):  # without rows there is no column
        for value in set(column):
            differs |= believe[name](value) != value
    return differs


@cache
def _columns(table: str) -> dict[str, Believe]:
    """Map columns to how a value is made believable, or refused."""
    return {column.name: _believe(table, column) for column in described(table)}


def described(table: str) -> list[Column]:
    """The columns of a table as a file of today describes them."""
    about = info(table)
    return [
        Column(
            one.name, str(one.type), one.primary_key or not one.nullable, key=bool(one.primary_key)
        )
        for one in about.table.columns
    ]


def _believe(table: str, column: Column) -> Believe:
    fits, dated = check_of(table, column), column.kind == "DATE"
    numbered = column.name == "id" and info(table).autokey

    def believe(value: Any) -> Any:
        kept = _written(value)
        if fits(_stored(kept, dated=dated)) or (numbered and value is None):
            return kept
        raise _impossible(table, column, value)

    return believe


def _written(value: Any) -> Any:
    """A text as it is kept, that of a choice by itself; anything else as it is."""
    return writable(str.__str__(value)) if isinstance(value, str) else value


def _stored(value: Any, *, dated: bool) -> Any:
    if dated and isinstance(value, date):
        return value.isoformat()
    return int(value) if isinstance(value, int) else value


def _impossible(table: str, column: Column, value: Any) -> Refused:
    if isinstance(value, date):
        return Refused(no_day(value))
    if isinstance(value, int):
        lowest, highest = bounds(table, column)
        return Refused(
            "{number} kan niet: van {low} tot en met {high}.",
            number=value,
            low=lowest,
            high=highest,
        )
    if isinstance(value, str) and len(value) > room_of(column):
        return Refused(
            "{what} is te lang: {count} tekens, er passen er {longest}.",
            what=f"“{writable(value[:_SHOWN])} …”",
            count=len(value),
            longest=room_of(column),
        )
    return Refused(
        "“{text}” kan hier niet staan ({table}, {column}). Vul het anders in.",
        text=writable(str(value)[:_SHOWN]),
        table=table,
        column=column.name,
    )

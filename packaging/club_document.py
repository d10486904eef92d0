"""What is in the open document of a club, written down from the tables themselves.

`packaging/dev.py schema` writes `resources/club-document.md` anew of it. A test holds that file
against what this makes, so that it stays true.
"""

import inspect
import re
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Boolean, CheckConstraint, Date, Integer, Table

from clubadmin import assets
from clubadmin.services.exchange.whole import FORMAT
from clubadmin.storage.rows import CLASSES
from clubadmin.storage.schema.tablenames import SCHEMA_VERSION
from clubadmin.storage.schema.tables import info, raw_tables

NAME = "club-document.md"
_COMMENT = re.compile(r"^    (\w+):.*?  # (.+)$", re.MULTILINE)
_HEAD = f"""# The open document of a club

`clubadmin export json`, and Club, In- en uitvoer, *De hele club als één open bestand*, write the
whole club as one JSON document in UTF-8; `clubadmin import` makes an equal club of it. Equal clubs
give equal bytes.

    {{"format": "{FORMAT}", "schema": {SCHEMA_VERSION}, "tables": {{
     "member": {{"columns": ["id", "version", "first_name", ...], "rows": [
      [1, 1, "Jan", ...]]}},
     ...}}}}

`format` is always `{FORMAT}`; `schema` is the number of this layout. Every table is there, also an
empty one, with its columns and a row for each of what it holds, in the order of its keys.

- A day is written as 2026-11-12 (ISO 8601), a moment as local time or UTC in ISO 8601; a tick is
  `true` or `false`; what is not known is `null` or `""`.
- Money is in whole cents; points and roem are whole numbers.
- `x → y.z` is the key of a row of another table. An `id` is never given out twice. `version` counts
  the changes of a row.
- A game is kept as it was typed (`92+20`); what was settled from it stands beside it. The
  journal and the sums are not in it; they are made anew when the document is read.
"""


def told() -> str:
    """The whole page."""
    return "\n".join([_HEAD, *(part for table in raw_tables() for part in _table(table))])


def _table(table: Table) -> Iterator[str]:
    known = info(table.name)
    row = CLASSES[table.name]
    what = inspect.cleandoc(row.__doc__ or "").split("\n\nAttributes:")[0]
    said = dict(_COMMENT.findall(inspect.getsource(row)))
    yield f"## {table.name}\n\n{what}\n"
    yield "| column | holds | what it is |\n|---|---|---|"
    for name in known.journaled:
        column = table.c[name]
        kind = {Boolean: "true or false", Integer: "number", Date: "day"}.get(
            type(column.type), "text"
        )
        empty = " or null" if column.nullable else ""
        other = "".join(f" → {one.target_fullname}" for one in sorted(column.foreign_keys, key=str))
        key = ", key" if name in known.keys else ""
        what = said.get(name, "").replace("None:", "null:").replace("|", "/")
        yield f"| {name} | {_choice(table, name) or kind}{empty}{key}{other} | {what} |"
    yield ""


def _choice(table: Table, name: str) -> str:
    """The texts of which a column holds one, as the table itself is held to them."""
    held = " ".join(
        str(one.sqltext) for one in table.constraints if isinstance(one, CheckConstraint)
    )
    found = re.search(rf"\b{name} IN \((('[^']*'(, )?)+)\)", held)
    return found[1].replace("'", "`") if found else ""


def file() -> Path:
    """Where the page lies."""
    return assets.path(NAME)


def write() -> Path:
    """Write the page anew, and tell where it lies."""
    file().write_text(told(), encoding="utf-8", newline="\n")
    return file()

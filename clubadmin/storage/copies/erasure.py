"""Somebody's name and address out of a club for good: its rows, its journal and its copies.

What was played stays, under a number. The journal is rewritten as if the number had been the
name from the start, so that it still replays to the rows, and sealed anew.
"""

import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from clubadmin.storage.checks.club import check_file, harm_in
from clubadmin.storage.club.store import Store
from clubadmin.storage.copies.backup import uid_of
from clubadmin.storage.copies.replacing import beside, put_in_place
from clubadmin.storage.file.atomic import copy_private, keep_mode
from clubadmin.storage.file.engine import connect
from clubadmin.storage.file.errors import WrongPassword
from clubadmin.storage.file.opening import examine
from clubadmin.storage.file.troubles import damaged
from clubadmin.storage.journal import labels
from clubadmin.storage.migrations.migration import migrate
from clubadmin.storage.schema.block import BLOCK, read_block, rows_in
from clubadmin.storage.schema.chain import seal_all
from clubadmin.storage.schema.digest import DECISION_DIGEST, member_digest_sql
from clubadmin.storage.schema.meanings import emptied, references, told, written
from clubadmin.storage.schema.packed import ENTRIES, entry_text, journaled, packed, read_entry
from clubadmin.storage.schema.tables import info

NAMED = "Oud-lid {number}"
_LEAST = 4  # signs of a remark or number that is looked for elsewhere; less is anybody's


@dataclass(frozen=True)
class Gone:
    """Somebody who is erased."""

    member_id: int  # of the row, which stays
    # when that row came into the club, as its journal says: another row of this number, made after
    # an older copy was put back, is somebody else
    since: str
    number: int  # that stands for the name

    @property
    def name(self) -> str:
        """The word in place of the name."""
        return NAMED.format(number=self.number)


def since(connection: sqlite3.Connection, member_id: int) -> str:
    """Tell when the row of a member came into the club; "" where the journal does not know it."""
    for at, key, after in connection.execute(
        f"SELECT at, row_key, after FROM {ENTRIES}"
        " WHERE row_table = 'member' AND after IS NOT NULL ORDER BY change_id, seq"
    ):
        if any(row.get("id") == member_id for row in rows_in(key, after)):
            return str(at)
    return ""


def is_erased(connection: sqlite3.Connection, gone: Gone) -> bool:
    """Whether nothing of this person is to be erased here (any more)."""
    found = connection.execute(
        f"SELECT {', '.join(told('member'))} FROM member WHERE id = ?", (gone.member_id,)
    ).fetchone()
    if found is not None:
        nothing = found == tuple(_nobody(gone).values())
        return nothing or since(connection, gone.member_id) != gone.since
    known = list(_images(connection, gone.member_id))
    return all(one.get("last_name") == gone.name for one in known) or (
        since(connection, gone.member_id) != gone.since
    )


def erase(connection: sqlite3.Connection, gone: Gone) -> None:
    """Write rows and journal anew, within a transaction of who calls."""
    others = _words_of_others(connection, gone.member_id)
    forms = _Forms(_known(connection, gone.member_id), gone, others)
    forms.bank_lines = set(_bank_lines(connection, gone.member_id))
    _rewrite_rows(connection, gone, forms)
    _rewrite_journal(connection, gone, forms)
    seal_all(connection)


def erase_in_open(store: Store, gone: Gone) -> None:
    """Erase from the open club; no byte stays in a free page.

    Raises:
        NoRoom, NoAccess, DamagedClub: nothing was changed.
    """
    store.rewrite(lambda connection: erase(connection, gone))


def erase_in_file(path: Path, gone: tuple[Gone, ...]) -> bool:
    """Erase from a copy, which is brought up to date with it; False where it has none of them.

    Raises:
        StorageError: it is not good, or cannot be written; it is what it was.
    """
    examine(path)
    with beside(path, "gewist") as aside:
        copy_private(path, aside)
        migrate(aside, path)
        with closing(connect(aside)) as connection:
            wanted = [one for one in gone if not is_erased(connection, one)]
            if not wanted:
                return False
            connection.execute("PRAGMA foreign_keys=OFF")
            connection.execute("BEGIN IMMEDIATE")
            for one in wanted:
                erase(connection, one)
            connection.execute("COMMIT")
            connection.execute("VACUUM")
        if harm := harm_in(aside, check_file(aside), known_as=path):
            raise damaged(path, where=harm[0])
        keep_mode(aside, path)
        put_in_place(aside, path)
    return True


def erase_in_locked(
    path: Path, club: Path, uid: str, gone: tuple[Gone, ...], password: str
) -> bool:
    """Erase from a locked copy, whose content is only ever on the disk of the club.

    Answers whether it was that password.

    Args:
        path: the copy.
        club: the club file, beside which it is opened.
        uid: the club; a copy of another one is left as it is.
        gone: who are to be erased.
        password: that it may be locked with.

    Raises:
        StorageError, OSError: it is not good, or cannot be written; it is what it was.
    """
    from clubadmin.storage.copies import locked  # few lock their copies

    try:
        with locked.opened_beside(club) as opened, beside(path, "gewist") as aside:
            locked.unlock_file(path, opened, password)
            if uid_of(opened) == uid and erase_in_file(opened, gone):
                locked.lock_file(opened, aside, password)
                put_in_place(aside, path)
    except WrongPassword:
        return False
    return True


class _Forms:
    """All that somebody was ever called, and what stands there from now on."""

    def __init__(self, known: list[dict[str, Any]], gone: Gone, others: set[str]) -> None:
        """Collect the forms of a name; `others` are words in the names of others."""
        self.whole: set[str] = set()  # where nothing else stands
        written: set[str] = set()  # among other words
        for one in known:
            if one.get("last_name") != gone.name:
                names, loose = _called(one)
                self.whole |= names | loose
                written |= {one for one in names if " " in one or one.casefold() not in others}
                written |= loose
        self.bank_lines: set[int] = set()  # that paid what he owed
        self._name = gone.name
        parts = "|".join(re.escape(one) for one in sorted(written, key=len, reverse=True))
        self._pattern = re.compile(rf"(?<!\w)(?:{parts})(?!\w)") if parts else None

    def out_of(self, text: str) -> str:
        """A text without them."""
        if text in self.whole:
            return self._name
        return self._pattern.sub(self._name, text) if self._pattern else text

    def out_of_all(self, value: Any) -> Any:
        """Take the name out of every text in a value of JSON."""
        if isinstance(value, str):
            return self.out_of(value)
        if isinstance(value, list):
            return [self.out_of_all(one) for one in value]
        if isinstance(value, dict):
            return {key: self.out_of_all(one) for key, one in value.items()}
        return value


def _called(row: dict[str, Any]) -> tuple[set[str], set[str]]:
    """The names that a row goes by, and what else tells who it is."""
    first, infix, last = (str(row.get(one) or "") for one in ("first_name", "infix", "last_name"))
    name = " ".join(part for part in (first, infix, last) if part)
    before = " ".join(part for part in (first, infix) if part)
    names = {name, f"{last}, {before}" if before else last, f"{first} {last}".strip()}
    kept = (str(row.get(name) or "") for name, one in told("member").items() if one.identifies)
    return names - {""}, {one for one in kept if len(one) >= _LEAST}


def _known(connection: sqlite3.Connection, member_id: int) -> list[dict[str, Any]]:
    columns = ("id", *told("member"))
    now = connection.execute(
        f"SELECT {', '.join(columns)} FROM member WHERE id = ?", (member_id,)
    ).fetchall()
    return [*(dict(zip(columns, row, strict=True)) for row in now), *_images(connection, member_id)]


def _words_of_others(connection: sqlite3.Connection, member_id: int) -> set[str]:
    """The words in the names of all others, folded: one of these alone tells nobody."""
    names = connection.execute(
        "SELECT first_name || ' ' || infix || ' ' || last_name FROM member WHERE id <> ?",
        (member_id,),
    )
    return {word for (name,) in names for word in name.casefold().split()}


def _images(
    connection: sqlite3.Connection, member_id: int, of: str = "member", by: str = "id"
) -> Iterator[dict[str, Any]]:
    """His rows of a table as the journal has them, at every moment."""
    for table, key, *images in journaled(connection):
        for image in images if table == of else ():
            yield from (one for one in rows_in(key, image) if one.get(by) == member_id)


def _bank_lines(connection: sqlite3.Connection, member_id: int) -> Iterator[int]:
    """The lines of statements that paid what somebody owed: his own account and words."""
    asked = "SELECT line_id FROM payment WHERE member_id = ? AND line_id IS NOT NULL"
    for (number,) in connection.execute(asked, (member_id,)):
        yield number
    for one in _images(connection, member_id, "payment", "member_id"):
        if one.get("line_id"):
            yield int(one["line_id"])


def _rewrite_rows(connection: sqlite3.Connection, gone: Gone, forms: _Forms) -> None:
    person = _nobody(gone) | {"search": gone.name.lower()}
    _set(connection, "member", person, "id", gone.member_id)
    connection.execute(
        f"UPDATE member SET digest = {member_digest_sql(connection)} WHERE id = ?",
        (gone.member_id,),
    )
    for number in sorted(forms.bank_lines):
        _set(connection, "bank_line", _paid(gone), "id", number)
    for table in _of_members():
        _set(connection, table, emptied(table), "member_id", gone.member_id)
    for user, address in connection.execute("SELECT user, address FROM mail_server").fetchall():
        if forms.out_of(user) != user or forms.out_of(address) != address:
            _set(connection, "mail_server", emptied("mail_server"), "id", 1)
    aliases = connection.execute(
        "SELECT id FROM alias WHERE member_id = ?", (gone.member_id,)
    ).fetchall()
    for (number,) in aliases:
        connection.execute("UPDATE alias SET name = ? WHERE id = ?", (_alias(gone, number), number))
    for table, columns in written().items():
        for column in columns:
            _rewrite_column(connection, table, column, forms.out_of)
    connection.execute(f"UPDATE decision SET digest = {DECISION_DIGEST}")


def _rewrite_column(
    connection: sqlite3.Connection, table: str, column: str, rewrite: Callable[[str], str]
) -> None:
    keys = info(table).keys
    read = f"SELECT {column}, {', '.join(keys)} FROM {table} WHERE {column} <> ''"
    write = f"UPDATE {table} SET {column} = ? WHERE {' AND '.join(f'{key} = ?' for key in keys)}"
    for text, *key in connection.execute(read).fetchall():
        if (wanted := rewrite(text)) != text:
            connection.execute(write, (wanted, *key))


def _rewrite_journal(connection: sqlite3.Connection, gone: Gone, forms: _Forms) -> None:
    tables = {"member", "alias", "mail_server", *written(), *_of_members()}
    for number, kept in connection.execute("SELECT id, CAST(entry AS BLOB) FROM change").fetchall():
        label, message, rows = read_entry(kept)
        wanted = entry_text(
            *_label(label, message, forms),
            [
                (table, key, *(_image(table, key, image, gone, forms) for image in images))
                if table in tables
                else (table, key, *images)
                for table, key, *images in rows
            ],
        )
        if wanted != entry_text(label, message, rows):
            connection.execute("UPDATE change SET entry = ? WHERE id = ?", (packed(wanted), number))


def _label(label: str, message: str | None, forms: _Forms) -> tuple[str, str | None]:
    """Label a change without a name, anew from its message: there a name stands by itself."""
    if message is None:
        return forms.out_of(label), None
    kept = json.loads(message)
    if (wanted := forms.out_of_all(kept)) == kept:
        return forms.out_of(label), message
    written = _json(wanted)
    return labels.read(forms.out_of(label), written).text(), written


def _image(table: str, key: str, image: str | None, gone: Gone, forms: _Forms) -> str | None:
    """A row, or the rows of a block, as the journal is to have it."""
    if image is None:
        return None
    if key != BLOCK:
        row = json.loads(image)
        wanted = _row(table, row, gone, forms)
        return image if wanted == row else _json(wanted)
    block = read_block(image)
    rows = list(block.dicts())
    written = [_row(table, row, gone, forms) for row in rows]
    if written == rows:
        return image
    names = list(rows[0])
    return _json(
        {"columns": names, "rest": {}, "rows": [[row[name] for name in names] for row in written]}
    )


def _row(table: str, row: dict[str, Any], gone: Gone, forms: _Forms) -> dict[str, Any]:
    if table == "member":
        if row.get("id") != gone.member_id:
            return row
        return {**row, **{name: said for name, said in _nobody(gone).items() if name in row}}
    if table == "alias":
        mine = row.get("member_id") == gone.member_id
        return {**row, "name": _alias(gone, row["id"])} if mine else row
    if table == "mail_server":
        sender = [str(row.get(name) or "") for name in ("user", "address")]
        return {**row, **emptied(table)} if list(map(forms.out_of, sender)) != sender else row
    if table == "bank_line" and row.get("id") in forms.bank_lines:
        return {**row, **_paid(gone)}
    if table in _of_members() and row.get("member_id") == gone.member_id:
        return {**row, **emptied(table)}
    texts = {name: forms.out_of_all(row[name]) for name in written().get(table, ()) if name in row}
    return {**row, **texts}


@cache
def _of_members() -> tuple[str, ...]:
    """The tables in which a member has rows of his own that are emptied."""
    tables = (one.table for one in references("member") if one.column == "member_id")
    return tuple(table for table in tables if table != "alias" and emptied(table))


def _nobody(gone: Gone) -> dict[str, Any]:
    return emptied("member") | {"last_name": gone.name}


def _paid(gone: Gone) -> dict[str, Any]:
    """A line of the bank after its payer was erased."""
    return emptied("bank_line") | {"name": gone.name}


def _set(
    connection: sqlite3.Connection, table: str, values: dict[str, Any], key: str, of: int
) -> None:
    sets = ", ".join(f"{column} = :{column}" for column in values)
    connection.execute(f"UPDATE {table} SET {sets} WHERE {key} = :of", {**values, "of": of})


def _alias(gone: Gone, number: int) -> str:
    """A name from an old list that meant this person, of which each is there once."""
    return f"{gone.name.lower()} ({number})"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

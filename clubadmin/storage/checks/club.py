"""Is the club whole? Pages, references, digests, and sums made again from the games."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from clubadmin.i18n import Message
from clubadmin.storage.checks.replay import replayed
from clubadmin.storage.checks.sums import (
    career_problems,
    evening_name,
    evening_problems,
    peak_problems,
    round_problems,
    sheet_name,
    sheet_problems,
    win_problems,
)
from clubadmin.storage.club.store import Store
from clubadmin.storage.file.engine import connect
from clubadmin.storage.file.opening import newest_good, rules_broken
from clubadmin.storage.file.troubles import as_trouble, damaged
from clubadmin.storage.journal.labels import is_readable
from clubadmin.storage.schema.chain import broken_links, wrong_marks
from clubadmin.storage.schema.digest import DECISION_DIGEST, RESULT_DIGEST, member_digest_sql
from clubadmin.storage.schema.format_names import formats
from clubadmin.storage.schema.layouts import tables_are_ours
from clubadmin.storage.schema.packed import CHANGES
from clubadmin.storage.schema.ranges import MOST, impossible_values, value_problems
from clubadmin.storage.schema.reading import not_collecting
from clubadmin.storage.schema.tablenames import ChangeRow
from clubadmin.storage.schema.unreadable import UNREADABLE, says_nothing_of_the_file

LARGE = 8_000_000  # bytes; below it is a second thread not worth its beginning

_LOOKS = 3  # each of them would have to fall within changes


@dataclass(frozen=True)
class Findings:
    """The findings of a check."""

    problems: tuple[Message, ...]  # what is wrong; empty when the club is whole
    sheets: int = 0  # how many sheets there are
    games: int = 0  # how many games are typed
    members: int = 0  # how many members and guests there are


def check(store: Store) -> Findings:
    """Check the open club, its journal against its rows included."""
    with store.as_it_is() as connection:
        try:
            return _check(connection, (*_PARTS, journal_problems))
        except UNREADABLE as error:
            raise as_trouble(error, store.path) from error


def check_file(path: Path, *, journal: bool = False) -> tuple[Message, ...]:
    """Check a club file that is not open; answers the problems.

    Args:
        journal: play the journal as well and compare it with the rows; else it is only proved.

    Raises:
        StorageError: it could not be read just now, which says nothing of what is in it.
    """
    parts = (*_PARTS, journal_problems if journal else _journal_itself)
    try:
        with not_collecting(), closing(connect(path, "ro")) as connection:
            if path.stat().st_size < LARGE:
                return _in_order(_found_at_once(connection, parts), parts)
            with closing(connect(path, "ro")) as other, ThreadPoolExecutor(1) as beside:
                mine, theirs = (
                    [one for one in parts if (one in _BESIDE) is apart] for apart in (False, True)
                )
                begun = beside.submit(_found_at_once, other, theirs)
                found = _found_at_once(connection, mine)
                return _in_order({**found, **begun.result()}, parts)
    except UNREADABLE as error:
        if says_nothing_of_the_file(error):
            raise as_trouble(error, path) from error
        return (Message("Het bestand {path} kan niet gelezen worden.", path=path.name),)


def harm_in(
    path: Path, problems: tuple[Message, ...], *, known_as: Path | None = None
) -> tuple[Message, ...]:
    """Pick the problems of a file that are more than a value which harms no figure.

    Args:
        problems: what a check of it named.
        known_as: the club that people know, where the file is a copy aside.

    Raises:
        DamagedClub: it cannot be read, or is laid out otherwise than a club.
    """
    if not problems:
        return ()
    club = known_as or path
    try:
        with closing(connect(path, "ro")) as connection:
            if rules_broken(connection, "integrity_check") is None or any(_tables(connection)):
                raise damaged(club, newest_good(club), problems[0])
            harmless = {one.told for one in impossible_values(connection) if not one.harms}
    except UNREADABLE as error:
        if says_nothing_of_the_file(error):
            raise as_trouble(error, club) from error
        raise damaged(club, newest_good(club), problems[0]) from error
    return tuple(one for one in problems if one not in harmless)


def rebuilt(connection: sqlite3.Connection) -> list[Message]:
    """Make all sums and digests again and compare them with what is kept."""
    problems: list[Message] = []
    for part in _SUMS_PARTS:
        problems += part(connection)
    return problems


def _check(connection: sqlite3.Connection, parts: tuple["Part", ...]) -> Findings:
    problems = _in_order(_found(connection, parts), parts)
    counts = []
    for table in ("scoresheet", "game", "member"):
        try:
            counts.append(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])
        except sqlite3.Error:
            counts.append(0)
    return Findings(problems, *counts)


def _found_at_once(
    connection: sqlite3.Connection, parts: Sequence["Part"]
) -> dict["Part", list[Message]]:
    """Collect the findings of each part at one moment.

    Parts that look before and after somebody's change would not fit each other. So what they
    find counts only where nothing changed meanwhile; where something did each time, who writes
    waits for a last look.
    """
    for _ in range(_LOOKS):
        before = _version(connection)
        found = _found(connection, parts)
        if not any(found.values()) or _version(connection) == before:
            return found
    connection.execute("BEGIN")
    try:
        return _found(connection, parts)
    finally:
        if connection.in_transaction:  # full memory ends it
            connection.execute("ROLLBACK")


def _version(connection: sqlite3.Connection) -> int:
    """A number that becomes another when somebody else changes the file."""
    return int(connection.execute("PRAGMA data_version").fetchone()[0])


def _found(connection: sqlite3.Connection, parts: Iterable["Part"]) -> dict["Part", list[Message]]:
    return {part: _said_by(part, connection) for part in parts}


def _said_by(part: "Part", connection: sqlite3.Connection) -> list[Message]:
    """Run a part; whatever damage does to it, the others still run.

    It is looked at twice before it is called unreadable: of Ctrl+C within a function of ours
    SQLite tells no more than that the function failed.
    """
    for last in (False, True):
        problems: list[Message] = []
        try:
            problems += part(connection)
            break
        except Exception as error:
            if says_nothing_of_the_file(error):
                raise
            if last:
                problems.append(_unreadable(part))
    return problems


def _unreadable(part: "Part") -> Message:
    name = _NAMES.get(part)
    if name:
        return Message("Een deel van het bestand kan niet gelezen worden: {part}.", part=name)
    return Message("Een deel van het bestand kan niet gelezen worden.")


def _in_order(
    found: Mapping["Part", list[Message]], parts: Iterable["Part"]
) -> tuple[Message, ...]:
    """All problems in the order of the parts, each once."""
    return tuple(dict.fromkeys(one for part in parts for one in found[part]))


Part = Callable[[sqlite3.Connection], Iterator[Message]]


def _pages(connection: sqlite3.Connection) -> Iterator[Message]:
    broken = rules_broken(connection, "integrity_check")
    yield from broken or ()
    if broken is None:
        found = connection.execute(f"PRAGMA integrity_check({MOST})").fetchall()
        places = (
            Message("{most} of meer plaatsen", most=MOST)
            if len(found) >= MOST
            else Message.counted("{n} plaats", "{n} plaatsen", len(found))
        )
        yield Message(
            "Het bestand is op {places} beschadigd. Zet een reservekopie terug.", places=places
        )


def _tables(connection: sqlite3.Connection) -> Iterator[Message]:
    if not tables_are_ours(connection):
        yield Message(
            "De indeling van het bestand is veranderd: er ontbreekt iets of er is iets toegevoegd."
        )


def _values(connection: sqlite3.Connection) -> Iterator[Message]:
    if tables_are_ours(connection):
        yield from value_problems(connection)


def _references(connection: sqlite3.Connection) -> Iterator[Message]:
    for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check").fetchmany(MOST):
        which = Message("een rij") if row is None else Message("rij {row}", row=row)
        yield Message(
            "In {table} verwijst {which} naar een rij in {parent} die er niet is.",
            table=table,
            which=which,
            parent=parent,
        )


def _members(connection: sqlite3.Connection) -> Iterator[Message]:
    digest = member_digest_sql(connection)
    query = f"SELECT id FROM member WHERE digest <> {digest} LIMIT {MOST}"
    for (number,) in connection.execute(query):
        yield Message(
            "De gegevens van lid {number} zijn buiten het programma om veranderd.", number=number
        )


def _paper(connection: sqlite3.Connection) -> Iterator[Message]:
    query = f"SELECT id, evening_id FROM paper_result WHERE digest <> {RESULT_DIGEST} LIMIT {MOST}"
    for _, evening in connection.execute(query):
        yield Message(
            "{evening}: een ingevoerd totaal is veranderd.",
            evening=evening_name(connection, evening),
        )


def _decisions(connection: sqlite3.Connection) -> Iterator[Message]:
    query = f"SELECT scoresheet_id, game FROM decision WHERE digest <> {DECISION_DIGEST}"
    for sheet, game in connection.execute(f"{query} LIMIT {MOST}"):
        yield Message(
            "{sheet}: de beslissing bij spel {game} is veranderd.",
            sheet=sheet_name(connection, sheet),
            game=game,
        )


def _at_tables(connection: sqlite3.Connection, asked: str) -> Iterator[Message]:
    """The tables that a question finds, each as people know it."""
    for evening, round_, table in connection.execute(asked):
        yield Message(
            "{evening}, ronde {round}, tafel {table}",
            evening=evening_name(connection, evening),
            round=round_,
            table=table,
        )


_SEATS = f"""
    SELECT t.evening_id, t.round, t.number FROM seat s
      JOIN participant p ON p.id = s.participant_id
      JOIN playing_table t ON t.id = s.playing_table_id
    WHERE p.evening_id <> t.evening_id
      OR (p.pair_id IS NULL AND s.member_id <> p.member_id)
    LIMIT {MOST}"""
"""Who sits for a pair or team may have been a substitute of that round only, so anybody may."""


def _seats(connection: sqlite3.Connection) -> Iterator[Message]:
    for where in _at_tables(connection, _SEATS):
        yield Message("{where}: wie er zit, past niet bij wie er meedoet.", where=where)


_WALLETS = f"""
    SELECT t.evening_id, t.round, t.number FROM playing_table t
      JOIN evening e ON e.id = t.evening_id
    WHERE iif(t.wallets = '', e.competition_id IN ({{compared}}),
      e.competition_id NOT IN ({{compared}})
        OR length(t.wallets) - length(replace(t.wallets, ',', '')) + 1 <> e.games)
    LIMIT {MOST}""".format(
    compared=f"SELECT id FROM competition WHERE format IN ({formats(lambda form: form.compared)})"
)
"""Where games are compared, each row of a sheet is a wallet; elsewhere there are none."""


def _wallets(connection: sqlite3.Connection) -> Iterator[Message]:
    for where in _at_tables(connection, _WALLETS):
        yield Message(
            "{where}: de mapjes passen niet bij de spellen op het formulier.", where=where
        )


_ADVANCED = f"""
    SELECT t.evening_id, t.round, t.number FROM advance a
      JOIN playing_table t ON t.id = a.playing_table_id
    WHERE NOT EXISTS (
        SELECT 1 FROM seat s WHERE s.playing_table_id = t.id AND s.position = a.first)
      OR (a.second <> '' AND NOT EXISTS (
        SELECT 1 FROM seat s WHERE s.playing_table_id = t.id AND s.position = a.second))
    LIMIT {MOST}"""


def _advanced(connection: sqlite3.Connection) -> Iterator[Message]:
    for where in _at_tables(connection, _ADVANCED):
        yield Message("{where}: wie er doorgaat, zit niet aan deze tafel.", where=where)


_SUMS_PARTS: tuple[Part, ...] = (
    sheet_problems,
    round_problems,
    win_problems,
    evening_problems,
    career_problems,
    peak_problems,
)
_PARTS: tuple[Part, ...] = (
    _pages,
    _tables,
    _values,
    _references,
    _members,
    _paper,
    _decisions,
    *_SUMS_PARTS,
    _seats,
    _wallets,
    _advanced,
)
_BESIDE = frozenset((_pages, _values, _references, round_problems, win_problems, career_problems))
"""What SQLite works out by itself, half of the work: of a large file a second thread does it."""


_NAMES: dict[Part, Message] = {
    _members: Message("de leden"),
    _paper: Message("de ingevoerde totalen"),
    _decisions: Message("de beslissingen"),
    sheet_problems: Message("de formulieren"),
    round_problems: Message("de ronden"),
    evening_problems: Message("de avonden"),
    career_problems: Message("de totalen voor het archief"),
    _seats: Message("wie waar zit"),
}
"""What a part looks at, told when it cannot be read; of the others pages or journal tell more."""


def journal_problems(connection: sqlite3.Connection) -> Iterator[Message]:
    """Sentences for rows that were changed, added or taken away past the journal, or in it."""
    yield from _journal_itself(connection)
    try:
        yield from _unreadable_labels(connection)
        for table, played in replayed(connection).items():
            for wrong in played.wrong(connection):
                yield _told(table, wrong.key, _what(wrong.is_found, wrong.is_expected))
    except Exception as error:  # damage can make anything of a text that is read as a row
        if says_nothing_of_the_file(error):
            raise
        yield Message("Het logboek kan niet in zijn geheel gelezen worden.")


def _journal_itself(connection: sqlite3.Connection) -> Iterator[Message]:
    """Sentences for the changes in the journal that are not what was written then."""
    for number, label in islice(broken_links(connection), MOST):
        yield Message(
            "In het logboek is stap {number} ({label}) veranderd; ze kan niet meer ongedaan"
            " gemaakt worden.",
            number=number,
            label=label[:80],
        )
    for number in wrong_marks(connection)[:MOST]:
        yield Message(
            "In het logboek klopt bij stap {number} niet of ze ongedaan is gemaakt.", number=number
        )


def _unreadable_labels(connection: sqlite3.Connection) -> Iterator[Message]:
    found = connection.execute(f"SELECT id, message FROM {CHANGES} WHERE message IS NOT NULL")
    wrong = (number for number, message in found if not is_readable(message))
    for number in islice(wrong, MOST):
        yield _told(ChangeRow.__tablename__, (number,), _what(True, True))


def _told(table: str, key: tuple[Any, ...], what: Message) -> Message:
    row = "/".join(map(str, key))
    return Message("In {table} is rij {row} {what}.", table=table, row=row, what=what)


def _what(is_found: bool, is_expected: bool) -> Message:
    if is_found and is_expected:
        return Message("buiten het programma om veranderd")
    return Message("buiten het programma om toegevoegd") if is_found else Message("verdwenen")

"""Names of places in a club, as a secretary would say them."""

import sqlite3

from clubadmin.i18n import Message


def sheet_name(connection: sqlite3.Connection, sheet: int) -> Message:
    """The evening, round and table of a sheet."""
    found = connection.execute(
        "SELECT t.evening_id, t.round, t.number FROM scoresheet f"
        " JOIN playing_table t ON t.id = f.playing_table_id WHERE f.id = ?",
        (sheet,),
    ).fetchone()
    if not found:
        return Message("Formulier {sheet}", sheet=sheet)
    return Message(
        "{evening}, ronde {round}, tafel {table}",
        evening=evening_name(connection, found[0]),
        round=found[1],
        table=found[2],
    )


def evening_name(connection: sqlite3.Connection, evening: int) -> Message:
    """The competition and number of an evening."""
    found = connection.execute(
        "SELECT c.name, e.number FROM evening e JOIN competition c ON c.id = e.competition_id"
        " WHERE e.id = ?",
        (evening,),
    ).fetchone()
    return (
        Message("{competition}, avond {number}", competition=found[0], number=found[1])
        if found
        else Message("Avond {evening}", evening=evening)
    )


def number_of(connection: sqlite3.Connection, participant: int) -> int | str:
    """The number under which somebody played."""
    found = connection.execute(
        "SELECT number FROM participant WHERE id = ?", (participant,)
    ).fetchone()
    return found[0] if found else "?"

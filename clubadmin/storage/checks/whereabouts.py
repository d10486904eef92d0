"""Where in a club something is, as a secretary would say it."""

import sqlite3


def sheet_name(connection: sqlite3.Connection, sheet: int) -> str:
    """The evening, round and table of a sheet."""
    found = connection.execute(
        "SELECT t.evening_id, t.round, t.number FROM scoresheet f"
        " JOIN playing_table t ON t.id = f.playing_table_id WHERE f.id = ?",
        (sheet,),
    ).fetchone()
    if not found:
        return f"Formulier {sheet}"
    return f"{evening_name(connection, found[0])}, ronde {found[1]}, tafel {found[2]}"


def evening_name(connection: sqlite3.Connection, evening: int) -> str:
    """The competition and number of an evening."""
    found = connection.execute(
        "SELECT c.name, e.number FROM evening e JOIN competition c ON c.id = e.competition_id"
        " WHERE e.id = ?",
        (evening,),
    ).fetchone()
    return f"{found[0]}, avond {found[1]}" if found else f"Avond {evening}"


def number_of(connection: sqlite3.Connection, participant: int) -> int | str:
    """The number under which somebody played."""
    found = connection.execute(
        "SELECT number FROM participant WHERE id = ?", (participant,)
    ).fetchone()
    return found[0] if found else "?"

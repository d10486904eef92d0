"""Errors while a file is read, and whether they are the file's own fault."""

import sqlite3

UNREADABLE = (sqlite3.Error, UnicodeDecodeError, OSError, MemoryError, SystemError)
"""All that reading a file can raise, whatever is in it."""

OUTSIDE = {"load_extension", "readfile", "writefile", "edit", "fts3_tokenizer", "zipfile"}
"""Functions that some builds of SQLite have and that reach past the file."""

REFUSALS = ("authorizer malfunction", "access to view ")
"""The words of SQLite where a trigger or a view that was planted in a file is refused; of a view
those of Python 3.12 and newer, which let us switch views off."""

_NO_FUNCTION = "not authorized to use function: "
"""The words of SQLite for a function that we refused, or of which it could not ask us."""

_ELSEWHERE = (
    *("SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_PROTOCOL", "SQLITE_INTERRUPT", "SQLITE_NOMEM"),
    *("SQLITE_IOERR", "SQLITE_FULL", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_READONLY"),
    "SQLITE_AUTH",  # memory was too full to ask us; see `REFUSED` in `engine`
)
_IN_THE_FILE = ("SQLITE_IOERR_CORRUPTFS", "SQLITE_IOERR_SHORT_READ")


def says_nothing_of_the_file(error: BaseException) -> bool:
    """Whether another program was writing, memory or handles ran out, or the disk kept silent.

    A file is never called damaged for it.
    """
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorname", "") or ""
        if (words := str(error)).startswith(_NO_FUNCTION):
            return words.removeprefix(_NO_FUNCTION) not in OUTSIDE
        return code.startswith(_ELSEWHERE) and code not in _IN_THE_FILE
    # the last is all that SQLite's binding says where it had no memory to say more
    return isinstance(error, (OSError, MemoryError, SystemError))

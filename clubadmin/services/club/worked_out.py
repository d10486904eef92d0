"""A memory of answers worked out from the whole club, until its next change.

Asking for a person, going back and asking again should not add up forty seasons each time, and
a letter in a search should not read and sort everybody.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, text

from clubadmin.services.club.club import OpenClub

_LAST_CHANGE = text("SELECT coalesce(max(id), 0) FROM change")
_Answer = TypeVar("_Answer")
_KEPT: WeakKeyDictionary[OpenClub, tuple[int, dict[Any, Any]]] = WeakKeyDictionary()


def kept(club: OpenClub, conn: Connection, key: Any, make: Callable[[], _Answer]) -> _Answer:
    """Answer by `make`, or as before if nothing was changed since.

    Within a change nothing is kept: it may yet be taken back as if it never was.

    Args:
        club: the open club.
        conn: its connection.
        key: what it is about.
        make: works it out; what it answers must not be changed by anybody.
    """
    if club.store.changing:
        return make()
    now = int(conn.execute(_LAST_CHANGE).scalar_one())
    stamp, answers = _KEPT.get(club, (-1, {}))
    if stamp != now:
        answers = {}
        _KEPT[club] = (now, answers)
    if key not in answers:
        answers[key] = make()
    return cast(_Answer, answers[key])


def forget() -> None:
    """Work everything out anew when it is asked for next."""
    _KEPT.clear()

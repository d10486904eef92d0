"""A club: making one, opening one, its settings, and a memory of answers worked out from it.

Asking for a person, going back and asking again should not add up forty seasons each time, and
a letter in a search should not read and sort everybody.
"""

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext, suppress
from datetime import datetime
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar, cast
from uuid import uuid4
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, text

from clubadmin.i18n import Listed, Message
from clubadmin.model.club.club import ClubSettings
from clubadmin.services.club import erased, rulesets
from clubadmin.services.club.open_club import OpenClub
from clubadmin.services.club.rulesets import add_new_rule_sets
from clubadmin.services.club.strange import admit, admit_to_read, note_own
from clubadmin.services.input.checks import check_club
from clubadmin.storage.club.store import Store
from clubadmin.storage.file.errors import StorageError
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import ClubRow, EveningRow, RuleSetRow
from clubadmin.storage.sums.refresh import outdated

__all__ = [
    "OpenClub",
    "change_settings",
    "create_club",
    "look_into",
    "open_club",
    "reads",
    "settings",
]


_EVENING = text(
    "SELECT e.version, e.number, c.name FROM evening e"
    " JOIN competition c ON c.id = e.competition_id WHERE e.id = :evening"
)
_TOTALS = text(
    "SELECT p.number, coalesce(r.total, 0) AS total FROM participant p"
    " LEFT JOIN evening_result r ON r.participant_id = p.id"
    " WHERE p.evening_id = :evening ORDER BY p.number"
)

_Totals = Mapping[int, int]
"""By the number of a participant."""


def reckon_anew(store: Store) -> tuple[Message, ...]:
    """Make the sums of such evenings by the rules of today; answers who has another total.

    Undo steps over this: nobody did it.

    Raises:
        StorageError: they could not be written; the club is what it was.
    """
    with store.read() as conn:
        evenings = outdated(conn)
        before = [_totals(conn, one) for one in evenings]
    if not evenings:
        return ()
    label = Message("Open avonden gerekend zoals het programma het nu doet")
    with store.writing(label, "program", "") as change:
        for evening in evenings:
            version = change.conn.execute(_EVENING, {"evening": evening}).one().version
            change.touch(EveningRow, evening, version=version)
    with store.read() as conn:
        return tuple(_told(conn, evenings, before))


def _totals(conn: Connection, evening: int) -> _Totals:
    return {row.number: row.total for row in conn.execute(_TOTALS, {"evening": evening})}


def _told(
    conn: Connection, evenings: Sequence[int], before: Sequence[_Totals]
) -> Iterator[Message]:
    for evening, old in zip(evenings, before, strict=True):
        row = conn.execute(_EVENING, {"evening": evening}).one()
        now = _totals(conn, evening)
        who = tuple(
            Message(
                "nummer {number} (was {before}, nu {now})", number=one, before=was, now=now[one]
            )
            for one, was in old.items()
            if now[one] != was
        )
        yield Message(
            "{competition}, avond {number}: het programma rekent iets nu anders. Daardoor: {who}.",
            competition=row.name,
            number=row.number,
            who=Listed(who),
        )


_FIELDS = (
    *("name", "place", "rule_set", "games", "rounds", "odd_players", "sit_out_points"),
    *("accent", "logo", "version"),
)


_SETTINGS = text(f"SELECT {', '.join(_FIELDS)} FROM club")


_Asked = ParamSpec("_Asked")
_Read = TypeVar("_Read")


def reads(
    load: Callable[Concatenate[Connection, _Asked], _Read],
) -> Callable[Concatenate[OpenClub, _Asked], _Read]:
    """Make a service of a function that reads within a transaction: it takes the club instead."""

    @wraps(load)
    def read(club: OpenClub, /, *args: _Asked.args, **kwargs: _Asked.kwargs) -> _Read:
        return club.read(load, *args, **kwargs)

    return read


def create_club(target: str | Path, settings: ClubSettings) -> OpenClub:
    """Make a club with the rule sets that come with the program, and open it.

    Raises:
        NoAccess, NoRoom: the file cannot be made there.
    """
    installed = rulesets.installed_texts()
    checked = check_club(settings, {rules.name for rules, _ in installed})

    def fill(change: Change) -> None:
        values = {name: getattr(checked, name) for name in _FIELDS}
        now = datetime.now().isoformat(sep=" ", timespec="seconds")
        change.insert(ClubRow, id=1, uid=uuid4().hex, created=now, **values | {"version": 1})
        for rules, toml in installed:
            change.insert(
                RuleSetRow,
                name=rules.name,
                title=rules.title,
                valid_from=rules.valid_from,
                toml=toml,
            )

    made = OpenClub(Store.create(target, fill))
    note_own(made.path, made.uid)
    return made


def open_club(target: str | Path) -> OpenClub:
    """Open a club; see ``Store.open`` for what can be wrong with a file.

    One from elsewhere is checked whole and made anew first. Rule sets that it does not have yet
    come in, where there is room to write them. Where something harms figures, the club is only
    to be looked at.
    """
    store = Store.open(target, admit=admit, view=_view)
    with suppress(StorageError):
        add_new_rule_sets(store)
    club = OpenClub(store)
    with suppress(StorageError):  # where nothing can be written it is done at the next opening
        club.erased_again = erased.again(store, club.uid)
        club.reckoned_anew = reckon_anew(store)
    return club


@contextmanager
def look_into(
    target: str | Path, *, one_moment: bool = True, whatever: bool = False
) -> Iterator[OpenClub]:
    """A club to read and no more, also while a window has it open.

    Args:
        target: the club file.
        one_moment: all is read as it is at one moment; not for copying the whole file.
        whatever: one from elsewhere is not checked whole first, for whoever does so anyway.

    Raises:
        StorageError: see ``Store.look``.
    """
    club = OpenClub(Store.look(target, admit=None if whatever else admit_to_read, view=_view))
    with club, club.store.one_moment() if one_moment else nullcontext():
        yield club


def _view(path: Path) -> sqlite3.Connection:
    # mending would be loaded at each start
    from clubadmin.storage.mending.rows import to_look_at

    return to_look_at(path)


def settings(club: OpenClub) -> ClubSettings:
    """The settings of the club."""
    with club.store.read() as conn:
        row = conn.execute(_SETTINGS).one()
    return ClubSettings(**row._mapping)


def change_settings(club: OpenClub, wanted: ClubSettings) -> ClubSettings:
    """Keep new settings; competitions that exist keep their own."""
    names = {version.name for version in rulesets.rule_sets(club)}
    checked = check_club(wanted, names)
    values: dict[str, Any] = {name: getattr(checked, name) for name in _FIELDS}
    version = values.pop("version")
    with club.store.change(Message("Clubgegevens gewijzigd")) as change:
        change.update(ClubRow, 1, version=version, **values)
    return settings(club)


_LAST_CHANGE = text("SELECT coalesce(max(id), 0) FROM change")
_Answer = TypeVar("_Answer")
_KEPT: WeakKeyDictionary[OpenClub, tuple[int, dict[Any, Any]]] = WeakKeyDictionary()


def kept(club: OpenClub, conn: Connection, key: Any, make: Callable[[], _Answer]) -> _Answer:
    """Answer by `make`, or as before if nothing was changed since.

    Within a change nothing is kept: it may yet be taken back as if it never was.

    Args:
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

"""An evening that was open while the program got other rules of its own goes over to these.

A closed one keeps those it was closed by; see `storage.sums.reckoning`.
"""

from collections.abc import Iterator, Mapping, Sequence

from sqlalchemy import Connection, text

from clubadmin.i18n import Listed, Message
from clubadmin.storage.club.store import Store
from clubadmin.storage.schema.tablenames import EveningRow
from clubadmin.storage.sums.refresh import outdated

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

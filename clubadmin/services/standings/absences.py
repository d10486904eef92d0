"""Absences of an evening, with notice or without: standings may give points for them.

An absence changes nothing of the evening itself, so that it can be noted before the evening
and also after it was closed. Whoever plays after all is there, whatever was noted before.
"""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import date

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import Entrant, Format
from clubadmin.domain.names import fold
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import Absentee, Absentees
from clubadmin.model.kit.carried import carried
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.season_closed import refuse_closed_competition
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.input.checks import named
from clubadmin.services.members.entrants import COLUMNS, about, entrant_names, name_of, who_played
from clubadmin.storage.schema.tablenames import AbsenceRow

LONGEST_REMARK = 200

_ALSO = text(
    "SELECT number FROM also_counts WHERE competition_id = :competition AND evening_id = :evening"
)
_OF_PAIRS = "".join(
    f" UNION SELECT coalesce(p.substitute_{half}, q.member_{half}) FROM participant p"
    " JOIN pair q ON q.id = p.pair_id WHERE p.evening_id = :evening"
    for half in ("a", "b")
)


def undo_scope(evening_id: int) -> str:
    """The scope of undo for absences of an evening."""
    return f"absence:{evening_id}"


def absentees(club: OpenClub, evening_id: int, competition_id: int | None = None) -> Absentees:
    """List those who are looked for on an evening and do not play it.

    Looked for is who is in a group of the competition, who played another evening of it, and
    about whom something was noted.

    Args:
        competition_id: another competition in which the evening counts as well, whose players
            are looked for; None for that of the evening.
    """
    with club.store.read() as conn:
        return _absentees(conn, _looked_at(conn, evening_id, competition_id))


def set_absence(
    club: OpenClub,
    evening_id: int,
    entrant_id: int,
    notice: bool | None,
    remark: str = "",
    *,
    competition_id: int | None = None,
) -> Absentees:
    """Note that somebody is away with notice or without; None takes the note back.

    Args:
        evening_id: the evening, open or closed.
        entrant_id: the member, pair or team, as the competition is played.
        notice: whether the club was told in time.
        remark: such as who rang.
        competition_id: another competition in which the evening counts as well; None for that
            of the evening.
    """
    with club.store.read() as conn:
        at = _looked_at(conn, evening_id, competition_id)
        refuse_closed_competition(conn, at.competition_id)
        name = name_of(conn, at.form, entrant_id)
        if notice is not None:
            _refuse_present(conn, at, entrant_id, name)
        found = _noted(conn, at, entrant_id)
    said = named(remark, Message("De opmerking"), needed=False, longest=LONGEST_REMARK)
    with club.store.change(_label(at, name, notice), scope=undo_scope(evening_id)) as change:
        if found is None and notice is not None:
            who = {at.column: entrant_id}
            change.insert(AbsenceRow, evening_id=evening_id, notice=notice, remark=said, **who)
        elif found is not None and notice is None:
            change.delete(AbsenceRow, found)
        elif found is not None:
            change.update(AbsenceRow, found, notice=notice, remark=said)
        return _absentees(change.conn, at)


def noted_away(club: OpenClub, evening_id: int) -> dict[int, bool]:
    """About whom it is noted that he does not come, and whether with notice."""
    rows = absentees(club, evening_id).rows
    return {one.entrant_id: one.notice for one in rows if one.notice is not None}


def note_away(
    club: OpenClub, evening_id: int, entrant_id: int, *, notice: bool | None
) -> dict[int, bool]:
    """Note that somebody does not come, or take that back."""
    set_absence(club, evening_id, entrant_id, notice)
    return noted_away(club, evening_id)


def any_noted(club: OpenClub, evening_ids: Collection[int]) -> bool:
    """Whether anything was noted about anybody who missed one of these evenings."""
    with club.store.read() as conn:
        noted = set(conn.execute(text("SELECT DISTINCT evening_id FROM absence")).scalars())
    return not noted.isdisjoint(evening_ids)


@dataclass(frozen=True)
class _At:
    """An evening as a competition counts it, which may be another than its own."""

    evening_id: int
    date: date
    competition_id: int
    competition: str
    form: Format
    number: int  # in that competition

    @property
    def column(self) -> str:
        return COLUMNS[self.form.entrant]


def _looked_at(conn: Connection, evening_id: int, competition_id: int | None) -> _At:
    head = evening_head(conn, evening_id)
    if competition_id is None or competition_id == head.competition_id:
        own = (head.competition_id, head.competition, head.form, head.number)
        return _At(evening_id, head.date, *own)
    title, form = about(conn, competition_id)
    which = {"competition": competition_id, "evening": evening_id}
    number = conn.execute(_ALSO, which).scalar()
    if number is None:
        raise Refused(
            "{title} telt niet mee in {title2}. Kijk opnieuw bij Ook meetellen.",
            title=head.title,
            title2=title,
        )
    return _At(evening_id, head.date, competition_id, title, form, number)


def _label(at: _At, name: str, notice: bool | None) -> Message:
    about: dict[str, str | int] = {"name": name, "number": at.number, "competition": at.competition}
    if notice is None:
        return Message("Bericht van {name} voor avond {number} van {competition} weg", **about)
    if notice:
        return Message("{name} afgemeld voor avond {number} van {competition}", **about)
    return Message("{name} zonder bericht weg op avond {number} van {competition}", **about)


def _refuse_present(conn: Connection, at: _At, entrant: int, name: str) -> None:
    if entrant in _present(conn, at):
        raise Refused(
            "{name} staat op de lijst van aanwezigen van avond {at}. Haal {name2} daar eerst af.",
            name=name,
            at=at.number,
            name2=name,
        )


def _present(conn: Connection, at: _At) -> set[int]:
    """Find the players; on an evening of pairs that counts for members, both of each pair."""
    query = f"SELECT {at.column} FROM participant WHERE evening_id = :evening"
    if at.form.entrant is Entrant.MEMBER:
        query += _OF_PAIRS
    return set(conn.execute(text(query), {"evening": at.evening_id}).scalars())


def _noted(conn: Connection, at: _At, entrant: int) -> int | None:
    sql = text(f"SELECT id FROM absence WHERE evening_id = :evening AND {at.column} = :entrant")
    found: int | None = conn.execute(sql, {"evening": at.evening_id, "entrant": entrant}).scalar()
    return found


def _absentees(conn: Connection, at: _At) -> Absentees:
    notes = text(
        f"SELECT {at.column}, notice, remark FROM absence WHERE evening_id = :evening"
        f" AND {at.column} IS NOT NULL"
    )
    noted = {row[0]: row for row in conn.execute(notes, {"evening": at.evening_id})}
    grouped = text(
        f"SELECT {at.column} FROM group_place WHERE competition_id = :competition"
        f" AND {at.column} IS NOT NULL"
    )
    in_groups = conn.execute(grouped, {"competition": at.competition_id}).scalars()
    known = {*noted, *in_groups, *who_played(conn, at.competition_id, at.form)}
    away = known - _present(conn, at)
    rows = []
    for entrant, name in entrant_names(conn, at.form, away).items():
        _entrant, notice, remark = noted.get(entrant, (entrant, None, ""))
        rows.append(Absentee(entrant, name, None if notice is None else bool(notice), remark))
    rows.sort(key=lambda one: (fold(one.name), one.entrant_id))
    return carried(Absentees, at, rows=tuple(rows))

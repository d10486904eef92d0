"""Who is not there on an evening, with notice or without: standings may give points for it.

An absence changes nothing of the evening itself, so that it can be noted before the evening
and also after it was closed. Whoever plays after all is there, whatever was noted before.
"""

from sqlalchemy import Connection, text

from clubadmin.domain.competition.formats import Format
from clubadmin.domain.names import fold
from clubadmin.services import standing_figures
from clubadmin.services.checks import named
from clubadmin.services.club import OpenClub
from clubadmin.services.entrants import COLUMNS, name_of, who_played
from clubadmin.services.errors import Refused
from clubadmin.services.evening_head import EveningHead, evening_head
from clubadmin.services.season_closed import refuse_closed_competition
from clubadmin.services.views.absence import Absentee, Absentees
from clubadmin.storage.tablenames import AbsenceRow

LONGEST_REMARK = 200


def undo_scope(evening_id: int) -> str:
    """What one undo button steps through where absences of an evening are noted."""
    return f"absence:{evening_id}"


def absentees(club: OpenClub, evening_id: int) -> Absentees:
    """Who is looked for on an evening and does not play it.

    Looked for is who is in a group of the competition, who played another evening of it, and
    about whom something was noted.

    Raises:
        Refused: there is no such evening.
    """
    with club.store.read() as conn:
        head = evening_head(conn, evening_id)
        return _absentees(conn, head)


def set_absence(
    club: OpenClub, evening_id: int, entrant_id: int, notice: bool | None, remark: str = ""
) -> Absentees:
    """Note that somebody is away with notice or without; None takes the note back.

    Args:
        club: the open club.
        evening_id: the evening, open or closed.
        entrant_id: the member, pair or team, as the competition is played.
        notice: whether the club was told in time.
        remark: such as who rang.

    Raises:
        Refused: there is no such evening or entrant, they play that evening, or the season is
            closed.
    """
    with club.store.read() as conn:
        head = evening_head(conn, evening_id)
        refuse_closed_competition(conn, head.competition_id)
        name = name_of(conn, head.form, entrant_id)
        if notice is not None:
            _refuse_present(conn, head, entrant_id, name)
        found = _noted(conn, head, entrant_id)
    said = named(remark, "De opmerking", needed=False, longest=LONGEST_REMARK)
    with club.store.change(_label(head, name, notice), scope=undo_scope(head.id)) as change:
        if found is None and notice is not None:
            who = {COLUMNS[head.form.entrant]: entrant_id}
            change.insert(AbsenceRow, evening_id=evening_id, notice=notice, remark=said, **who)
        elif found is not None and notice is None:
            change.delete(AbsenceRow, found)
        elif found is not None:
            change.update(AbsenceRow, found, notice=notice, remark=said)
        return _absentees(change.conn, head)


def _label(head: EveningHead, name: str, notice: bool | None) -> str:
    if notice is None:
        return f"Bericht van {name} voor avond {head.number} weg"
    if notice:
        return f"{name} afgemeld voor avond {head.number}"
    return f"{name} zonder bericht weg op avond {head.number}"


def _refuse_present(conn: Connection, head: EveningHead, entrant: int, name: str) -> None:
    if entrant in _present(conn, head.id, head.form):
        raise Refused(
            f"{name} staat op de lijst van aanwezigen van avond {head.number}. Haal {name} daar"
            " eerst af."
        )


def _present(conn: Connection, evening_id: int, form: Format) -> set[int]:
    column = COLUMNS[form.entrant]
    sql = text(f"SELECT {column} FROM participant WHERE evening_id = :evening")
    return set(conn.execute(sql, {"evening": evening_id}).scalars())


def _noted(conn: Connection, head: EveningHead, entrant: int) -> int | None:
    column = COLUMNS[head.form.entrant]
    sql = text(f"SELECT id FROM absence WHERE evening_id = :evening AND {column} = :entrant")
    found: int | None = conn.execute(sql, {"evening": head.id, "entrant": entrant}).scalar()
    return found


def _absentees(conn: Connection, head: EveningHead) -> Absentees:
    column = COLUMNS[head.form.entrant]
    notes = text(f"SELECT {column}, notice, remark FROM absence WHERE evening_id = :evening")
    noted = {row[0]: row for row in conn.execute(notes, {"evening": head.id})}
    grouped = text(
        f"SELECT {column} FROM group_place WHERE competition_id = :competition"
        f" AND {column} IS NOT NULL"
    )
    in_groups = conn.execute(grouped, {"competition": head.competition_id}).scalars()
    known = {*noted, *in_groups, *who_played(conn, head.competition_id, head.form)}
    away = known - _present(conn, head.id, head.form)
    rows = []
    for entrant, name in standing_figures.names(conn, head.form, away).items():
        _entrant, notice, remark = noted.get(entrant, (entrant, None, ""))
        rows.append(Absentee(entrant, name, None if notice is None else bool(notice), remark))
    return Absentees(
        head.id,
        head.competition_id,
        head.competition,
        head.number,
        head.date,
        tuple(sorted(rows, key=lambda one: (fold(one.name), one.entrant_id))),
    )

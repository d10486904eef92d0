"""The wall's facts of somebody: his seat, and his score as far as everybody may see it.

What is shown of all is what the screen in the hall shows (`hall.screen`).
"""

from sqlalchemy import Connection, text

from clubadmin.domain.terms import Position, Side
from clubadmin.errors import Gone
from clubadmin.model.comparison.comparison import Traveller
from clubadmin.model.evenings.evening import Evening, Participant, SheetState, TablePlace
from clubadmin.model.hall.screen import ScreenFacts
from clubadmin.model.tableside.wall_facts import MyEvening, Sat
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison.travelling import traveller

_MADE = text(
    "SELECT round, points + roem - fines AS total FROM round_result"
    " WHERE participant_id = :participant"
)


def my_evening(club: OpenClub, facts: ScreenFacts, number: int) -> MyEvening:
    """The evening of who plays under a number, of what everybody may see of it."""
    evening = facts.evening
    person = next((one for one in evening.participants if one.number == number), None)
    if person is None:
        raise Gone("Onder nummer {number} speelt niemand. Kijk op de lijst.", number=number)
    made = club.read(_made, person.id)
    standing = facts.standing
    row = next((one for one in standing.rows if one.participant_id == person.id), None)
    return MyEvening(
        number=number,
        name=person.name,
        sat=tuple(sat for plan in evening.plan if (sat := _sat(evening, plan.round, person, made))),
        place=row.place if row else None,
        score=row.score if row else None,
        after=standing.after,
        in_play=facts.in_play or 0,
        hidden=facts.hidden,
        traveller=_traveller(club, facts, person),
    )


def may_see(evening: Evening, number: int, table: TablePlace) -> bool:
    """Whether everybody may know what was made at a table in a round."""
    secret = evening.hidden_from is not None and number >= evening.hidden_from
    return table.state is SheetState.SIGNED and not secret


def _made(conn: Connection, participant_id: int) -> dict[int, int]:
    rows = conn.execute(_MADE, {"participant": participant_id})
    return {row.round: row.total for row in rows}


def _sat(evening: Evening, number: int, person: Participant, made: dict[int, int]) -> Sat | None:
    plan = next(one for one in evening.plan if one.round == number)
    for table in plan.drawn:
        for side, numbers in ((Side.NS, table.ns), (Side.EW, table.ew)):
            if person.number in numbers:
                total = made.get(number) if may_see(evening, number, table) else None
                return _at(table, side, person, total)
    out = any(one.id == person.id for one in plan.sitting_out)
    return Sat(number) if out else None


def _at(table: TablePlace, side: Side, person: Participant, total: int | None) -> Sat:
    mine = [(seat, one) for seat, one in table.seats if seat.side is side]
    others = table.zij if side is Side.NS else table.wij
    alone = len(person.members) == 1
    seat = next((at for at, one in mine if one.id == person.members[0].id), None)
    partners = [one.label for at, one in mine if at is not seat]
    return Sat(
        table.round,
        table,
        side.value,
        seat.value if alone and isinstance(seat, Position) else "",
        " – ".join(partners) if alone else "",
        others,
        total,
    )


def _traveller(club: OpenClub, facts: ScreenFacts, person: Participant) -> Traveller | None:
    compared = facts.evening.form.compared
    if not compared or not facts.standing.over or facts.evening.hidden_from is not None:
        return None
    return traveller(club, facts.evening.id, person.id)

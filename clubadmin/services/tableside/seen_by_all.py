"""The wall's facts: what everybody may see, and of somebody his seat and what he made.

What is shown of all is what the screen in the hall shows (`hall.screen`).
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from sqlalchemy import text

from clubadmin.domain.terms import Position, Side
from clubadmin.errors import Gone
from clubadmin.model.comparison.comparison import Traveller
from clubadmin.model.evenings.evening import Participant, TablePlace
from clubadmin.model.hall.screen import ScreenFacts
from clubadmin.model.tableside.wall_facts import MyEvening, Sat
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison.matches import travellers
from clubadmin.services.hall import screen

_MADE = text(
    "SELECT p.number, r.round, r.points + r.roem - r.fines AS total FROM round_result r"
    " JOIN participant p ON p.id = r.participant_id JOIN evening e ON e.id = r.evening_id"
    " WHERE e.id = :evening AND (coalesce(e.hidden_from, 0) = 0 OR r.round < e.hidden_from)"
)
_SIGNED = text(
    "SELECT t.id FROM playing_table t JOIN scoresheet f ON f.playing_table_id = t.id"
    " WHERE t.evening_id = :evening AND f.status = 'signed'"
)


@dataclass(frozen=True)
class Places:
    """The facts for everybody, which change as rounds get complete."""

    facts: ScreenFacts  # of the screen
    mark: object  # another one as soon as they are others
    # in comparison play, once the whole result may be seen; by participant
    travellers: Mapping[int, Traveller]

    @cached_property
    def seats(self) -> Mapping[int, Mapping[int, tuple[TablePlace, Side] | None]]:
        """By number and round, the table and the side; None for who sits out."""
        found: dict[int, dict[int, tuple[TablePlace, Side] | None]] = defaultdict(dict)
        for plan in self.facts.evening.plan:
            for one in plan.sitting_out:
                found[one.number][plan.round] = None
            for table in plan.drawn:
                for side, numbers in ((Side.NS, table.ns), (Side.EW, table.ew)):
                    for number in numbers:
                        found[number][plan.round] = table, side
        return found


@dataclass(frozen=True)
class SeenByAll:
    """The facts that everybody may see at a moment."""

    places: Places  # for everybody
    # by number and round, what was made: as soon as a sheet is signed, if it is no secret
    made: Mapping[int, Mapping[int, int]]


def look(club: OpenClub, evening_id: int, before: Places | None = None) -> SeenByAll:
    """Look what may be seen now; `before` are kept where there are no others."""
    mark = screen.mark(club, evening_id, by_round=True)
    places = before if before and before.mark == mark else _places(club, evening_id, mark)
    made: dict[int, dict[int, int]] = defaultdict(dict)
    with club.store.read() as conn:
        signed = set(conn.execute(_SIGNED, {"evening": evening_id}).scalars())
        for number, at, total in conn.execute(_MADE, {"evening": evening_id}):
            seat = places.seats[number].get(at)
            if seat and seat[0].table_id in signed:
                made[number][at] = total
    return SeenByAll(places, made)


def _places(club: OpenClub, evening_id: int, mark: object) -> Places:
    facts = screen.facts(club, evening_id)
    secret = not facts.standing.over or bool(facts.evening.hidden_from)
    compared = facts.evening.form.compared and not secret
    every = travellers(club, evening_id) if compared else ()
    return Places(facts, mark, {one.participant_id: one for one in every})


def my_evening(seen: SeenByAll, number: int) -> MyEvening:
    """The evening of who plays under a number, of what everybody may see of it."""
    facts = seen.places.facts
    person = next((one for one in facts.evening.participants if one.number == number), None)
    if person is None:
        raise Gone("Onder nummer {number} speelt niemand. Kijk op de lijst.", number=number)
    standing = facts.standing
    rows = () if standing.early else standing.rows  # a place of his own once it is one
    row = next((one for one in rows if one.participant_id == person.id), None)
    seats, made = seen.places.seats[number], seen.made.get(number, {})
    return MyEvening(
        number=number,
        name=person.name,
        sat=tuple(_sat(at, seats[at], person, made.get(at)) for at in sorted(seats)),
        place=row.place if row else None,
        score=row.score if row else None,
        after=standing.after,
        in_play=facts.in_play or 0,
        hidden=facts.hidden,
        traveller=seen.places.travellers.get(person.id),
    )


def _sat(
    at: int, seat: tuple[TablePlace, Side] | None, person: Participant, total: int | None
) -> Sat:
    if seat is None:
        return Sat(at)
    table, side = seat
    mine = [(seat, one) for seat, one in table.seats if seat.side is side]
    others = table.zij if side is Side.NS else table.wij
    alone = len(person.members) == 1
    own = next((at for at, one in mine if one.id == person.members[0].id), None)
    partners = [one.label for at, one in mine if at is not own]
    return Sat(
        at,
        table,
        side.value,
        own.value if alone and isinstance(own, Position) else "",
        " – ".join(partners) if alone else "",
        others,
        total,
    )

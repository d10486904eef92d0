"""The seat of a participant in a round, with partners and opponents."""

from typing import NamedTuple

from clubadmin.domain.draw.formats import Entrant
from clubadmin.domain.terms import Side
from clubadmin.model.evenings.evening import Evening, Participant, RoundPlan, TablePlace
from clubadmin.model.members.member import Member


class Seat(NamedTuple):
    """A participant's place in a round."""

    place: TablePlace
    wij: bool
    seats: str  # "n", or "ns" for a pair
    partner: str  # empty for a pair, and for whoever plays with the blind hand
    opponents: str
    player: int = 0  # where each is for himself: his number at the table, from 1
    others: tuple[str, ...] = ()  # and the one or two who sit with him


class Unit(NamedTuple):
    """A unit at one table that walks together: a person, a pair, a pair of a team."""

    participant: Participant
    members: tuple[Member, ...]


def units(evening: Evening) -> tuple[Unit, ...]:
    """Everybody who needs a slip of his own, in the order of the numbers."""
    if evening.form.entrant is not Entrant.TEAM:
        return tuple(Unit(one, one.members) for one in evening.participants)
    return tuple(
        Unit(one, one.members[2 * pair : 2 * pair + 2])
        for one in evening.participants
        for pair in range(evening.team_pairs)
        if one.members[2 * pair : 2 * pair + 2]
    )


def seat_of_unit(plan: RoundPlan, unit: Unit) -> Seat | None:
    """Find the seat of a unit; None when it is not in this round."""
    if unit.participant.team_id is None:
        return seat_of(plan, unit.participant)
    ids = {member.id for member in unit.members}
    for place in plan.tables:
        for wij, side in ((True, (place.n, place.s)), (False, (place.e, place.w))):
            if any(one is not None and one.id in ids for one in side):
                return _seat(place, unit.participant, wij=wij)
    return None


def seat_of(plan: RoundPlan, participant: Participant) -> Seat | None:
    """The participant's place, or None when he does not play this round."""
    number = participant.number
    for place in plan.tables:
        if place.players < 4:
            if number in place.numbers:
                return _for_himself(place, number)
            continue
        if number in place.ns:
            return _seat(place, participant, wij=True)
        if number in place.ew:
            return _seat(place, participant, wij=False)
    return None


def _for_himself(place: TablePlace, number: int) -> Seat:
    mine = place.numbers.index(number)
    position, _ = place.seats[mine]
    others = tuple(one.label for at, (_, one) in enumerate(place.seats) if at != mine)
    wij = position.side is Side.NS
    return Seat(place, wij, position.value, "", " – ".join(others), mine + 1, others)


def _seat(place: TablePlace, participant: Participant, *, wij: bool) -> Seat:
    numbers = place.ns if wij else place.ew
    letters = "ns" if wij else "ew"
    opponents = place.zij if wij else place.wij
    if participant.pair_id is not None or len(participant.members) > 1:
        return Seat(place, wij, letters, "", opponents)
    if len(numbers) == 1:  # at a table of three, beside the blind hand
        return Seat(place, wij, letters[0], "", opponents)
    mine = numbers.index(participant.number)
    people = (place.n, place.s) if wij else (place.e, place.w)
    partner = people[1 - mine]
    return Seat(place, wij, letters[mine], partner.label if partner else "", opponents)

"""Where a participant sits in a round, with whom and against whom."""

from typing import NamedTuple

from clubadmin.domain.terms import Side
from clubadmin.services.views.evening import Participant, RoundPlan, TablePlace


class Seat(NamedTuple):
    """A participant's place in a round."""

    place: TablePlace
    wij: bool
    seats: str  # "n", or "ns" for a pair
    partner: str  # empty for a pair, and for whoever plays with the blind hand
    opponents: str
    player: int = 0  # where each is for himself: his number at the table, from 1
    others: tuple[str, ...] = ()  # and the one or two who sit with him


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

"""Who is there: numbers in order of arrival, late comers, drop-outs, substitutes.

A round of which something was typed stays as it was played. A drawn round that no longer
fits who is there, and of which nothing was typed, is taken off the plan: a list that is
not true must not be printed. Drawing fills it again (`drawing.draw`).
"""

from clubadmin.services import members, pairs
from clubadmin.services.club import OpenClub
from clubadmin.services.errors import Refused
from clubadmin.services.evening_head import EveningHead, evening_head, open_evening
from clubadmin.services.evening_view import load_evening, load_participants
from clubadmin.services.plan_rows import kept_rounds, remove_rounds
from clubadmin.services.presence import come_late, drop_out
from clubadmin.services.roll import (
    find_person,
    not_there,
    refuse_double,
    refuse_seated,
    rounds_out,
    seated_in,
    who_plays,
    with_games,
)
from clubadmin.services.substitutes import substitute, substitute_candidates
from clubadmin.services.views.evening import Evening
from clubadmin.services.views.member import Member, Pair
from clubadmin.storage.tablenames import ParticipantRow, SittingOutRow

__all__ = [
    "add_participant",
    "candidates",
    "come_late",
    "drop_out",
    "remove_participant",
    "substitute",
    "substitute_candidates",
]


def candidates(club: OpenClub, evening_id: int, search: str = "") -> tuple[Member | Pair, ...]:
    """Who may still come, by a few letters: active members, then guests; or pairs.

    Raises:
        Refused: there is no such evening.
    """
    with club.store.read() as conn:
        head = evening_head(conn, evening_id)
        people = load_participants(conn, evening_id)
    there = who_plays(people)
    if not head.pairs:
        return not_there(club, search, set(there))
    taken = {person.pair_id for person in people}
    return tuple(
        pair
        for pair in pairs.pairs(club, search)
        if pair.active and pair.id not in taken and not {pair.a.id, pair.b.id} & there.keys()
    )


def add_participant(
    club: OpenClub,
    evening_id: int,
    *,
    member_id: int | None = None,
    pair_id: int | None = None,
    from_round: int | None = None,
) -> Evening:
    """Somebody is there: a member (individual) or a pair, under the next number.

    Without `from_round` they play from the first round of which nothing was typed.

    Raises:
        Refused: the evening is closed, they are there already or may not play, or the round
            was typed already.
    """
    with club.store.read() as conn:
        head = with_games(open_evening(conn, evening_id))
        people = load_participants(conn, evening_id)
        kept = kept_rounds(conn, evening_id)
    names = _newcomer(club, head, member_id, pair_id)
    refuse_double(people, names)
    first = _first_round(head, kept, from_round, _both(names))
    number = max((person.number for person in people), default=0) + 1
    with club.store.change(f"{_both(names)} aanwezig, nummer {number}") as change:
        change.insert(
            ParticipantRow,
            evening_id=evening_id,
            number=number,
            member_id=member_id,
            pair_id=pair_id,
            from_round=first,
        )
        remove_rounds(change, evening_id, first)
        return load_evening(change.conn, evening_id)


def remove_participant(club: OpenClub, evening_id: int, participant_id: int) -> Evening:
    """They are not there after all; their number goes with them.

    Raises:
        Refused: the evening is closed, or they sit in a round of which something was typed.
    """
    with club.store.read() as conn:
        with_games(open_evening(conn, evening_id))
        person = find_person(conn, evening_id, participant_id)
        kept = kept_rounds(conn, evening_id)
        seated = seated_in(conn, participant_id)
        advice = f"laat {person.name} uitvallen na ronde {kept}."
        refuse_seated(person, seated, kept, advice)
        rounds = [row[0] for row in seated]
        rounds += rounds_out(conn, participant_id)
    with club.store.change(f"{person.name} niet aanwezig") as change:
        free = [number for number in rounds if number > kept]
        if free:
            remove_rounds(change, evening_id, min(free))
        change.delete_where(SittingOutRow, participant_id=participant_id)
        change.delete(ParticipantRow, participant_id)
        return load_evening(change.conn, evening_id)


def _newcomer(
    club: OpenClub, head: EveningHead, member_id: int | None, pair_id: int | None
) -> tuple[Member, ...]:
    if head.pairs:
        if pair_id is None or member_id is not None:
            raise Refused(f"{head.competition} wordt met vaste paren gespeeld. Kies een paar.")
        pair = pairs.pair(club, pair_id)
        newcomers: tuple[Member, ...] = (pair.a, pair.b)
    else:
        if member_id is None or pair_id is not None:
            raise Refused(f"{head.competition} wordt individueel gespeeld. Kies een persoon.")
        newcomers = (members.member(club, member_id),)
    for one in newcomers:
        if not one.active:
            raise Refused(
                f"{one.label} is geen actief lid. Zet het lid bij Leden eerst weer op actief."
            )
    return newcomers


def _both(names: tuple[Member, ...]) -> str:
    return " – ".join(one.label for one in names)


def _first_round(head: EveningHead, kept: int, wanted: int | None, name: str) -> int:
    if kept >= head.rounds:
        raise Refused(f"Van alle {head.rounds} ronden is al getypt; {name} kan niet meer meedoen.")
    if wanted is None:
        return kept + 1
    if not 1 <= wanted <= head.rounds:
        raise Refused(
            f"Ronde {wanted} bestaat niet: deze avond heeft ronde 1 tot en met {head.rounds}."
        )
    if wanted <= kept:
        raise Refused(
            f"Van ronde {kept} is al getypt, dus die blijft zoals hij is. {name} kan meedoen"
            f" vanaf ronde {kept + 1}."
        )
    return wanted

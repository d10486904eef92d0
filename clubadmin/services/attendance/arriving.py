"""Somebody comes in: of the club, a guest who is not in it yet, or two as a pair."""

from clubadmin.domain.draw.formats import Entrant
from clubadmin.domain.names import split_name
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.member import Member, Pair, Team
from clubadmin.services.attendance import attendance
from clubadmin.services.attendance.attendance import Comer
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import members, pairs
from clubadmin.storage.journal.change import Change


def arrive(
    club: OpenClub, evening_id: int, who: Member | Pair | Team, from_round: int | None = None
) -> Evening:
    """Somebody is there."""
    if isinstance(who, Team):
        return attendance.add_participant(club, evening_id, team_id=who.id, from_round=from_round)
    if isinstance(who, Pair):
        return attendance.add_participant(club, evening_id, pair_id=who.id, from_round=from_round)
    return attendance.add_participant(club, evening_id, member_id=who.id, from_round=from_round)


def arrive_as_guest(
    club: OpenClub, evening_id: int, name: str, from_round: int | None = None
) -> Evening:
    """A guest who is not in the club yet is there."""
    guest = guest_called(name)
    values = members.checked(guest)
    comer = Comer(
        Entrant.MEMBER, guest.label, (guest,), lambda change: members.insert(change, values)
    )
    return attendance.come_in(club, evening_id, comer, from_round)


def arrive_as_pair(
    club: OpenClub,
    evening_id: int,
    two: tuple[Member | str, Member | str],
    from_round: int | None = None,
) -> Evening:
    """Let two who are no pair yet come as one; a name as typed is a new guest."""
    a, b = (guest_called(who) if isinstance(who, str) else who for who in two)

    def made(change: Change) -> int:
        ids = (one.id or members.insert(change, members.checked(one)) for one in (a, b))
        return pairs.join(change, *ids)

    comer = Comer(Entrant.PAIR, Pair(0, a, b).label, (a, b), made)
    return attendance.come_in(club, evening_id, comer, from_round)


def guest_called(name: str) -> Member:
    """A guest from a name as typed, with capitals: "riet van den berg"."""
    first, infix, last = split_name(name)
    return Member(0, _capital(last), _capital(first), infix.lower(), guest=True)


def _capital(name: str) -> str:
    return " ".join(word[:1].upper() + word[1:] for word in name.split())

"""Somebody comes in: of the club, a guest who is not in it yet, or two as a pair."""

from clubadmin.domain.names import split_name
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.member import Member, Pair, Team
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import members, pairs


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
    guest = members.add_member(club, guest_called(name))
    return attendance.add_participant(club, evening_id, member_id=guest.id, from_round=from_round)


def arrive_as_pair(
    club: OpenClub,
    evening_id: int,
    two: tuple[Member | str, Member | str],
    from_round: int | None = None,
) -> Evening:
    """Two who are no pair yet are there as one; a name as typed is a new guest."""
    one, other = (
        members.add_member(club, guest_called(who)) if isinstance(who, str) else who for who in two
    )
    pair = pairs.add_pair(club, one.id, other.id)
    return attendance.add_participant(club, evening_id, pair_id=pair.id, from_round=from_round)


def guest_called(name: str) -> Member:
    """A guest from a name as typed, with capitals: "riet van den berg"."""
    first, infix, last = split_name(name)
    return Member(0, _capital(last), _capital(first), infix.lower(), guest=True)


def _capital(name: str) -> str:
    return " ".join(word[:1].upper() + word[1:] for word in name.split())

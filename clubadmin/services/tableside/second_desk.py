"""The second desk: a helper who signs sheets off and checks people in, under a name of its own.

Rows that are typed there come in by `table_rows`. What is done here is what the window does, by
the same services; only the journal says that it was the second desk.
"""

from collections.abc import Sequence
from itertools import product

from clubadmin.domain.draw.formats import Entrant
from clubadmin.domain.names import fold, is_name, letters
from clubadmin.domain.row.columns import columns
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import Evening, Participant
from clubadmin.model.members.member import Member, Pair
from clubadmin.model.sheets.sheet import PaperTotals
from clubadmin.model.tableside.codes import AtTheDoor
from clubadmin.model.tableside.sheet import Done
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub, reads
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.evenings.view import load_evening, load_participants, who_plays
from clubadmin.services.input.likeness import shape
from clubadmin.services.lists.list_entries import BETWEEN
from clubadmin.services.members import members
from clubadmin.services.sheets import sheets
from clubadmin.services.sheets.head import sheet_head
from clubadmin.services.tableside.by_desk import at_desk
from clubadmin.services.tableside.table_sheet import table_sheet
from clubadmin.services.tableside.troubles import NoRow

MOST_FOUND, MOST_THERE, MOST_NEAR = 20, 4, 3
MOST_DIGITS = 5
NEAR = 2  # slips within which a name may be another's


class AlreadyThere(Refused):
    """Somebody who is checked in is there already.

    Attributes:
        evening: with everybody who is there.
    """

    def __init__(self, message: Message, evening: Evening) -> None:
        super().__init__(message)
        self.evening = evening


evening_of_desk = reads(load_evening)


def type_totals(club: OpenClub, table_id: int, typed: str, *, desk: str) -> Done:
    """Four totals of a sheet in one line: points and roem of Wij, then of Zij.

    Raises:
        NoRow: these are no such totals, or on this evening they do not come first.
    """
    with club.store.read() as conn:
        head = sheet_head(conn, table_id)
    boxes, figures = columns(head.rules).paper, typed.split()
    good = all(one.isascii() and one.isdigit() and len(one) <= MOST_DIGITS for one in figures)
    if not (head.totals_first and good and len(figures) == len(boxes)):
        raise NoRow("Typ de totalen zo: punten en roem van Wij, punten en roem van Zij.")
    with at_desk(club, desk):
        paper = PaperTotals(**dict(zip(boxes, map(int, figures), strict=True)))
        sheets.save_paper(club, table_id, paper)
    return Done(table_sheet(club, table_id))


def sign(club: OpenClub, table_id: int, *, desk: str) -> Done:
    """Sign a sheet off; one that is signed already is left as it is.

    Raises:
        NotSignable: something is in the way; the sentence says what.
    """
    with club.store.read() as conn:
        signed = sheet_head(conn, table_id).signed
    if not signed:
        with at_desk(club, desk):
            sheets.sign(club, table_id)
    return Done(table_sheet(club, table_id), again=signed)


def unsign(club: OpenClub, table_id: int, *, desk: str) -> Done:
    """Take a signature back, so that the sheet can be typed on; where there is none it is so."""
    with club.store.read() as conn:
        signed = sheet_head(conn, table_id).signed
    if signed:
        with at_desk(club, desk):
            sheets.unsign(club, table_id)
    return Done(table_sheet(club, table_id), again=not signed)


def at_the_door(club: OpenClub, evening_id: int, typed: str) -> AtTheDoor:
    """Search people at the door by a few letters."""
    wanted = typed[:100]
    parts = fold(wanted).split()
    with club.store.read() as conn:
        people, kind = (
            load_participants(conn, evening_id),
            evening_head(conn, evening_id).form.entrant,
        )
    there = [one for one in people if parts and all(part in fold(one.name) for part in parts)]
    alone = kind is Entrant.MEMBER and is_name(wanted)
    return AtTheDoor(
        tuple(there[:MOST_THERE]),
        attendance.candidates(club, evening_id, wanted)[:MOST_FOUND],
        attendance.guest_called(wanted).name if alone else "",
        _pairs_called(club, evening_id, wanted) if kind is Entrant.PAIR else (),
    )


def _pairs_called(club: OpenClub, evening_id: int, names: str) -> tuple[Pair, ...]:
    """The new pairs that two names may mean; none of them with somebody who is there."""
    halves = BETWEEN.split(names, maxsplit=1)
    if len(halves) < 2 or not all(map(is_name, halves)):
        return ()
    there = who_plays(club.read(load_participants, evening_id))
    known = members.members(club)
    ways = product(*(_called(attendance.guest_called(one), known) for one in halves))
    return tuple(
        Pair(0, a, b)
        for a, b in ways
        if fold(a.label) != fold(b.label) and not {a.id, b.id} & there.keys()
    )


def _called(guest: Member, known: Sequence[Member]) -> list[Member]:
    """Find those whom a name may mean: who have it, else nearly have it, or a guest."""
    if exact := [one for one in known if letters(one.name) == letters(guest.name)]:
        return exact
    own = shape(guest.name)
    apart = [(own.likeness(shape(one.name)), one) for one in known]
    near = [one for slips, one in apart if slips is not None and slips <= NEAR]
    return [*near[:MOST_NEAR], guest]


def check_in_pair(
    club: OpenClub, evening_id: int, names: str, way: int, *, desk: str, district: str = ""
) -> Evening:
    """Two who are no pair of this evening yet are there; either may be new in the club.

    Raises:
        NoRow: these are not two names, or one of them plays already.
    """
    found = _pairs_called(club, evening_id, names[:100])
    if not 0 <= way < len(found):
        raise NoRow("Typ twee namen, zo: Riet Bos en Jan Dam.")
    two = found[way].a, found[way].b
    with at_desk(club, desk):
        return attendance.arrive_as_pair(club, evening_id, two, district=district)


def check_in(
    club: OpenClub, evening_id: int, who: int, *, desk: str, district: str = ""
) -> Evening:
    """Somebody of the club is there: a member, a pair or a team, by its id.

    Raises:
        AlreadyThere: he is.
    """
    evening = evening_of_desk(club, evening_id)
    there = next((one for one in evening.participants if who == one.entrant_id), None)
    if there is not None:
        raise AlreadyThere(_is_there(there), evening)
    kind = evening.form.entrant
    with at_desk(club, desk):
        return attendance.add_participant(
            club,
            evening_id,
            member_id=who if kind is Entrant.MEMBER else None,
            pair_id=who if kind is Entrant.PAIR else None,
            team_id=who if kind is Entrant.TEAM else None,
            district=district,
        )


def check_in_guest(
    club: OpenClub, evening_id: int, name: str, *, desk: str, district: str = ""
) -> Evening:
    """A guest who is not in the club yet is there; the same name is checked in once.

    Raises:
        AlreadyThere: somebody of that name is there.
        NoRow: no name was given.
    """
    wanted = attendance.guest_called(name[:200])
    if not fold(wanted.name):
        raise NoRow("Typ de naam van de gast.")
    evening = evening_of_desk(club, evening_id)
    for one in evening.participants:
        if any(fold(member.name) == fold(wanted.name) for member in one.members):
            raise AlreadyThere(_is_there(one), evening)
    with at_desk(club, desk):
        return attendance.arrive_as_guest(club, evening_id, name[:200], district=district)


def check_in_meant(
    club: OpenClub, evening_id: int, letters: str, *, desk: str, district: str = ""
) -> Evening:
    """Check in the likeliest person these letters mean who may still come, else a guest.

    Raises:
        AlreadyThere: they mean nobody but who is there.
        NoRow: there are no letters.
    """
    found = at_the_door(club, evening_id, letters)
    if found.may_come:
        who = found.may_come[0].id
        return check_in(club, evening_id, who, desk=desk, district=district)
    if found.there:
        raise AlreadyThere(_is_there(found.there[0]), evening_of_desk(club, evening_id))
    if len(found.pairs) > 1:
        raise NoRow("{names} kan meer dan één paar zijn. Kies uit de lijst.", names=letters[:100])
    if evening_of_desk(club, evening_id).form.entrant is Entrant.PAIR:
        return check_in_pair(club, evening_id, letters, 0, desk=desk, district=district)
    return check_in_guest(club, evening_id, letters, desk=desk, district=district)


def _is_there(one: Participant) -> Message:
    return Message("{name} is er al, onder nummer {number}.", name=one.name, number=one.number)

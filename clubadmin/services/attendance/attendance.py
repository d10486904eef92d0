"""Attendance: numbers in order of arrival, late comers, drop-outs, substitutes.

From which round somebody plays, and to which: late comers and drop-outs.

A round of which something was typed stays as it was played. A drawn round that no longer
fits who is there, and of which nothing was typed, is mended, so that others sit where they
were told; where that cannot be done it is taken off the plan, for a list that is not true must
not be printed. Drawing fills it again (`drawing.draw`).
"""

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection

from clubadmin.domain.draw.formats import Entrant
from clubadmin.domain.names import split_name
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import Evening, Participant
from clubadmin.model.members.member import Member, Pair, Team
from clubadmin.services.attendance.entry_lists import DISTRICT, LABEL, LINE
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.drawing import mend_rounds
from clubadmin.services.evenings.head import EveningHead, evening_head, open_evening
from clubadmin.services.evenings.plan_rows import kept_rounds
from clubadmin.services.evenings.view import (
    find_person,
    load_evening,
    load_participants,
    not_there,
    refuse_double,
    refuse_protest,
    refuse_seated,
    rounds_out,
    seated_in,
    typed_seat,
    who_plays,
    with_games,
)
from clubadmin.services.input.checks import named
from clubadmin.services.lists.list_entries import LONGEST_GROUP
from clubadmin.services.members import members, pairs, teams
from clubadmin.services.members.entrants import COLUMNS
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import ParticipantRow, SittingOutRow


def candidates(
    club: OpenClub, evening_id: int, search: str = ""
) -> tuple[Member | Pair | Team, ...]:
    """Search who may still come by letters: active members, then guests; or pairs, or teams."""
    with club.store.read() as conn:
        head = evening_head(conn, evening_id)
        people = load_participants(conn, evening_id)
    there = who_plays(people)
    if head.form.entrant is Entrant.MEMBER:
        return not_there(club, search, set(there))
    if head.form.entrant is Entrant.TEAM:
        return tuple(
            team
            for team in teams.teams(club, search)
            if not {one.id for one in team.members} & there.keys()
        )
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
    team_id: int | None = None,
    from_round: int | None = None,
    line: str = "",
    district: str = "",
    label: str = "",
) -> Evening:
    """Somebody is there under the next number: a member, a pair or a team, as the format asks.

    Without `from_round` they play from the first round of which nothing was typed.

    Args:
        member_id: who plays for himself.
        from_round: the first round they play.
        line: the group in which they play; empty where there is one.
        district: the district or club for which they play (NKF 1976, 2, art. 10).
        label: "dames", "jeugd": by which there are prizes.
    """
    head = club.read(evening_head, evening_id)
    which = {Entrant.MEMBER: member_id, Entrant.PAIR: pair_id, Entrant.TEAM: team_id}
    chosen = which[head.form.entrant]
    if chosen is None or sum(one is not None for one in which.values()) > 1:
        raise Refused(_asked(head))
    name, players = _newcomer(club, head, chosen)
    comer = Comer(head.form.entrant, name, players, lambda _change: chosen)
    return come_in(club, evening_id, comer, from_round, line=line, district=district, label=label)


class Comer(NamedTuple):
    """A comer to an evening."""

    kind: Entrant  # whether somebody alone, a pair or a team
    name: str  # what they are called
    players: tuple[Member, ...]  # who would play; a new guest has the id 0
    made: Callable[[Change], int]  # the id by which they come in; whoever is new is added for it


def come_in(
    club: OpenClub,
    evening_id: int,
    comer: Comer,
    from_round: int | None = None,
    *,
    line: str = "",
    district: str = "",
    label: str = "",
) -> Evening:
    """Add a participant who may be new in the club: one change all the same."""
    with club.store.read() as conn:
        head = with_games(open_evening(conn, evening_id))
        people = load_participants(conn, evening_id)
        kept = kept_rounds(conn, evening_id)
    if comer.kind is not head.form.entrant:
        raise Refused(_asked(head))
    for one in comer.players:
        if not one.active:
            raise Refused(
                "{label} is geen actief lid. Zet het lid bij Leden eerst weer op actief.",
                label=one.label,
            )
    refuse_double(people, comer.players)
    first = _first_round(head, kept, from_round, comer.name)
    number = max((person.number for person in people), default=0) + 1
    group = named(line, LINE, needed=False, longest=LONGEST_GROUP)
    home = named(district, DISTRICT, needed=False)
    kind = named(label, LABEL, needed=False, longest=LONGEST_GROUP)
    with club.store.change(
        Message("{name} aanwezig, nummer {number}", name=comer.name, number=number)
    ) as change:
        change.insert(
            ParticipantRow,
            evening_id=evening_id,
            number=number,
            **{COLUMNS[comer.kind]: comer.made(change)},
            from_round=first,
            line=group,
            district=home,
            label=kind,
        )
        mend_rounds(change, head, first)
        return load_evening(change.conn, evening_id)


def remove_participant(club: OpenClub, evening_id: int, participant_id: int) -> Evening:
    """Remove a participant who is not there after all; the number goes along."""
    with club.store.read() as conn:
        head = with_games(open_evening(conn, evening_id))
        person = find_person(conn, evening_id, participant_id)
        kept = kept_rounds(conn, evening_id)
        seated = seated_in(conn, participant_id)
        advice = (
            Message("laat {person} uitvallen na ronde {kept}.", person=person.name, kept=kept)
            if kept < head.rounds
            else Message("{person} blijft op de lijst.", person=person.name)
        )
        refuse_seated(person, seated, kept, advice)
        refuse_protest(conn, person)
    with club.store.change(Message("{person} niet aanwezig", person=person.name)) as change:
        take_off(change, head, participant_id)
        return load_evening(change.conn, evening_id)


def take_off(change: Change, head: EveningHead, participant_id: int) -> None:
    """Take a participant off the list within a change; he sits in no round that stays."""
    conn = change.conn
    rounds = [row[0] for row in seated_in(conn, participant_id)]
    rounds += rounds_out(conn, participant_id)
    kept = kept_rounds(conn, head.id)
    if free := [number for number in rounds if number > kept]:
        mend_rounds(change, head, min(free), gone=participant_id)
    change.delete_where(SittingOutRow, participant_id=participant_id)
    change.delete(ParticipantRow, participant_id)


def _newcomer(club: OpenClub, head: EveningHead, chosen: int) -> tuple[str, tuple[Member, ...]]:
    """Find the name of the newcomer, and the players."""
    if head.form.entrant is Entrant.TEAM:
        return _team(club, head, chosen)
    if head.form.entrant is Entrant.PAIR:
        pair = pairs.pair(club, chosen)
        return pair.label, (pair.a, pair.b)
    person = members.member(club, chosen)
    return person.label, (person,)


def _asked(head: EveningHead) -> Message:
    """The sentence that asks for a participant."""
    if head.form.entrant is Entrant.TEAM:
        return Message(
            "{competition} wordt met teams gespeeld. Kies een team.", competition=head.competition
        )
    if head.form.entrant is Entrant.PAIR:
        return Message(
            "{competition} wordt met vaste paren gespeeld. Kies een paar.",
            competition=head.competition,
        )
    return Message(
        "{competition} wordt individueel gespeeld. Kies een persoon.", competition=head.competition
    )


def _team(club: OpenClub, head: EveningHead, team_id: int) -> tuple[str, tuple[Member, ...]]:
    team = teams.team(club, team_id)
    needed = 2 * head.team_pairs
    if len(team.members) < needed:
        raise Refused(
            "{team} heeft {count} spelers, en {competition} vraagt er {needed}:"
            " {pairs} paren in een team. Vul het team bij Leden aan.",
            team=team.name,
            count=len(team.members),
            competition=head.competition,
            needed=needed,
            pairs=head.team_pairs,
        )
    return team.name, team.members


def _first_round(head: EveningHead, kept: int, wanted: int | None, name: str) -> int:
    if kept >= head.rounds:
        raise Refused(
            "Van alle {rounds} ronden is al getypt; {name} kan niet meer meedoen.",
            rounds=head.rounds,
            name=name,
        )
    if wanted is None:
        return kept + 1
    if not 1 <= wanted <= head.rounds:
        raise Refused(
            "Ronde {wanted} bestaat niet: deze avond heeft ronde 1 tot en met {rounds}.",
            wanted=wanted,
            rounds=head.rounds,
        )
    if wanted <= kept:
        raise Refused(
            "Van ronde {kept} is al getypt, dus die blijft zoals hij is. {name} kan"
            " meedoen vanaf ronde {kept2}.",
            kept=kept,
            name=name,
            kept2=kept + 1,
        )
    return wanted


def come_late(club: OpenClub, evening_id: int, participant_id: int, from_round: int) -> Evening:
    """Let a participant play from `from_round` on."""
    with club.store.read() as conn:
        head = with_games(open_evening(conn, evening_id))
        person = find_person(conn, evening_id, participant_id)
    last = person.last_round or head.rounds
    if not 1 <= from_round <= last:
        raise Refused(
            "{person} kan niet instappen in ronde {from_round}: kies een ronde van 1"
            " tot en met {last}.",
            person=person.name,
            from_round=from_round,
            last=last,
        )
    label = Message(
        "{person} doet mee vanaf ronde {from_round}", person=person.name, from_round=from_round
    )
    return _set_presence(club, head, person, label, first=from_round, last=person.last_round)


def drop_out(
    club: OpenClub, evening_id: int, participant_id: int, last_round: int | None
) -> Evening:
    """Let a participant play no further than `last_round`; None: to the end after all."""
    with club.store.read() as conn:
        head = with_games(open_evening(conn, evening_id))
        person = find_person(conn, evening_id, participant_id)
    if last_round is not None and not person.from_round <= last_round <= head.rounds:
        raise Refused(
            "{person} speelt van ronde {from_round} tot en met {rounds}; ronde {last_round} kan"
            " niet de laatste zijn. Speelt iemand helemaal niet mee, haal dan het vinkje weg.",
            person=person.name,
            from_round=person.from_round,
            rounds=head.rounds,
            last_round=last_round,
        )
    if last_round == head.rounds:
        last_round = None
    label = (
        Message("{person} speelt tot en met het einde", person=person.name)
        if last_round is None
        else Message(
            "{person} speelt tot en met ronde {round}", person=person.name, round=last_round
        )
    )
    return _set_presence(club, head, person, label, first=person.from_round, last=last_round)


def _set_presence(
    club: OpenClub,
    head: EveningHead,
    person: Participant,
    label: Message,
    *,
    first: int,
    last: int | None,
) -> Evening:
    before = set(range(person.from_round, (person.last_round or head.rounds) + 1))
    after = set(range(first, (last or head.rounds) + 1))
    with club.store.read() as conn:
        kept = kept_rounds(conn, head.id)
        seated = seated_in(conn, person.id)
        absent = [row for row in seated if row[0] not in after]
        advice = Message(
            "kies de ronden na ronde {kept}, of maak eerst de formulieren leeg.", kept=kept
        )
        refuse_seated(person, absent, kept, advice)
        out = rounds_out(conn, person.id)
    with club.store.change(label) as change:
        change.update(ParticipantRow, person.id, from_round=first, last_round=last)
        for number in out:
            if number not in after and number <= kept:
                change.delete(SittingOutRow, (head.id, number, person.id))
        # a drawn round that they are not in is still true without them
        placed = {row[0] for row in seated} | set(out)
        free = [number for number in after - before | placed - after if number > kept]
        if free:
            mend_rounds(change, head, min(free))
        return load_evening(change.conn, head.id)


def arrive(
    club: OpenClub, evening_id: int, who: Member | Pair | Team, from_round: int | None = None
) -> Evening:
    """Somebody is there."""
    if isinstance(who, Team):
        return add_participant(club, evening_id, team_id=who.id, from_round=from_round)
    if isinstance(who, Pair):
        return add_participant(club, evening_id, pair_id=who.id, from_round=from_round)
    return add_participant(club, evening_id, member_id=who.id, from_round=from_round)


def arrive_as_guest(
    club: OpenClub, evening_id: int, name: str, from_round: int | None = None, *, district: str = ""
) -> Evening:
    """A guest who is not in the club yet is there."""
    guest = guest_called(name)
    values = members.checked(guest)
    comer = Comer(
        Entrant.MEMBER, guest.label, (guest,), lambda change: members.insert(change, values)
    )
    return come_in(club, evening_id, comer, from_round, district=district)


def arrive_as_pair(
    club: OpenClub,
    evening_id: int,
    two: tuple[Member | str, Member | str],
    from_round: int | None = None,
    *,
    district: str = "",
) -> Evening:
    """Let two who are no pair yet come as one; a name as typed is a new guest."""
    a, b = (guest_called(who) if isinstance(who, str) else who for who in two)

    def made(change: Change) -> int:
        ids = (one.id or members.insert(change, members.checked(one)) for one in (a, b))
        return pairs.join(change, *ids)

    comer = Comer(Entrant.PAIR, Pair(0, a, b).label, (a, b), made)
    return come_in(club, evening_id, comer, from_round, district=district)


def guest_called(name: str) -> Member:
    """A guest from a name as typed, with capitals: "riet van den berg"."""
    first, infix, last = split_name(name)
    return Member(0, _capital(last), _capital(first), infix.lower(), guest=True)


def _capital(name: str) -> str:
    return " ".join(word[:1].upper() + word[1:] for word in name.split())


def told_of_leaving(club: OpenClub, evening_id: int, participant_id: int) -> Message | None:
    """Tell the effects of leaving for somebody in a drawn round; None where there are none."""
    with club.store.read() as conn:
        person = find_person(conn, evening_id, participant_id)
        seated = seated_in(conn, participant_id)
        kept = kept_rounds(conn, evening_id)
        last = _last_round(conn, evening_id, person)
    to_come = next((seat for seat in seated if seat[0] > kept), None)
    if last is not None:
        number, table = [seat for seat in seated if seat[0] <= kept][-1]
        changing = to_come[0] if to_come else None
        return typed_seat(person, number, table, _dropping_out(person, last, changing))
    if to_come is None:
        return None
    return Message(
        "{person} zit in ronde {round} aan tafel {table}: van de lijst halen verandert die"
        " indeling.",
        person=person.name,
        round=to_come[0],
        table=to_come[1],
    )


def leave(club: OpenClub, evening_id: int, participant_id: int) -> Evening:
    """Take a participant off the list, or let him drop out after the last round typed."""
    with club.store.read() as conn:
        person = find_person(conn, evening_id, participant_id)
        last = _last_round(conn, evening_id, person)
    if last is None:
        return remove_participant(club, evening_id, participant_id)
    return drop_out(club, evening_id, participant_id, last)


def _last_round(conn: Connection, evening_id: int, person: Participant) -> int | None:
    """The round after which they can drop out; None where they do not sit in what was typed."""
    rounds = open_evening(conn, evening_id).rounds
    kept = kept_rounds(conn, evening_id)
    sits = any(number <= kept for number, _table in seated_in(conn, person.id))
    return kept if sits and kept < (person.last_round or rounds) else None


def _dropping_out(person: Participant, last: int, changing: int | None) -> Message:
    """Tell of dropping out; the tables that change are shown once it is done."""
    if changing is None:
        return Message("{person} valt uit na ronde {last}.", person=person.name, last=last)
    return Message(
        "{person} valt uit na ronde {last}, en vanaf ronde {round} verandert de indeling.",
        person=person.name,
        last=last,
        round=changing,
    )

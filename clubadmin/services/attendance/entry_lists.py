"""Entrants of an evening: what stands beside a name, and many who come at once, by a list."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import FORMATS, Entrant
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import EntrantsBefore, Evening, Participant
from clubadmin.model.importing.importing import Book
from clubadmin.model.importing.people import EntriesDraft, ListedPerson, PeopleLook
from clubadmin.model.members.known import Purpose
from clubadmin.model.members.member import Member, Pair, Team
from clubadmin.model.seasons.season import Competition
from clubadmin.services.club.club import OpenClub, settings
from clubadmin.services.draw.drawing import mend_rounds
from clubadmin.services.evenings.head import EveningHead, evening_head, open_evening
from clubadmin.services.evenings.plan_rows import kept_rounds, remove_rounds
from clubadmin.services.evenings.view import (
    find_person,
    load_evening,
    load_participants,
    rounds_out,
    seated_in,
    who_plays,
    with_games,
)
from clubadmin.services.input.checks import between, named, one_of
from clubadmin.services.lists.list_entries import LONGEST_GROUP, Coming, Paying, read_entries
from clubadmin.services.lists.people import refuse_open
from clubadmin.services.members import members, pairs, teams
from clubadmin.services.members.consents import note_no, note_yes
from clubadmin.services.members.members import load_member
from clubadmin.services.members.particulars import register
from clubadmin.services.seasons.seasons import add_contest
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.meanings import told
from clubadmin.storage.schema.tablenames import MemberRow, PairRow, ParticipantRow

MOST_NUMBER = 999
LINE, DISTRICT = Message("De groep"), Message("Het district of de club")
LABEL = Message("Het kenmerk")
_BEFORE = text(
    "SELECT b.id, b.number FROM evening e JOIN evening b ON b.competition_id = e.competition_id"
    " AND b.number < e.number AND b.depth = 'game' WHERE e.id = :evening"
    " AND EXISTS (SELECT 1 FROM participant p WHERE p.evening_id = b.id)"
    " ORDER BY b.number DESC LIMIT 1"
)
_PLAYERS = text(
    "SELECT p.id, m.id AS member, m.active AND coalesce(q.active, 1) AND coalesce(y.active, 1)"
    " AS active FROM participant p LEFT JOIN pair q ON q.id = p.pair_id"
    " LEFT JOIN team y ON y.id = p.team_id LEFT JOIN team_member z ON z.team_id = y.id"
    " JOIN member m ON m.id IN (p.member_id, q.member_a, q.member_b, z.member_id)"
    " WHERE p.evening_id = :evening"
)
_AWAY = text("SELECT member_id, pair_id, team_id FROM absence WHERE evening_id = :evening")


def set_entry(
    club: OpenClub,
    evening_id: int,
    participant_id: int,
    *,
    number: int | None = None,
    line: str | None = None,
    district: str | None = None,
    label: str | None = None,
) -> Evening:
    """Change what stands beside a name on the list of entrants; None leaves it as it is.

    Whoever has the number gets the other's. Another group takes drawn rounds off the plan
    in which they are, for each group is drawn on its own.
    """
    with club.store.read() as conn:
        with_games(open_evening(conn, evening_id))
        person = find_person(conn, evening_id, participant_id)
        people = load_participants(conn, evening_id)
        kept = kept_rounds(conn, evening_id)
        drawn = [*(row[0] for row in seated_in(conn, person.id)), *rounds_out(conn, person.id)]
    wanted = person.number if number is None else between(number, 1, MOST_NUMBER, Message("Nummer"))
    group = person.line if line is None else named(line, LINE, needed=False, longest=LONGEST_GROUP)
    home = person.district if district is None else named(district, DISTRICT, needed=False)
    if kept and (wanted != person.number or group != person.line):
        raise Refused(
            "Van ronde {kept} is al getypt, en op die formulieren staan de nummers en"
            " groepen zoals ze zijn. Die van {person} kunnen niet meer veranderen.",
            kept=kept,
            person=person.name,
        )
    if kept and home != person.district:
        raise _no_other_district(kept, person)
    kind = (
        person.label if label is None else named(label, LABEL, needed=False, longest=LONGEST_GROUP)
    )
    said = _label(person, wanted, group) if kind == person.label else _labelled(person, kind)
    with club.store.change(said) as change:
        _renumber(change, people, person, wanted)
        change.update(ParticipantRow, person.id, line=group, district=home, label=kind)
        if group != person.line and drawn:
            remove_rounds(change, evening_id, min(drawn))
        return load_evening(change.conn, evening_id)


def _no_other_district(kept: int, person: Participant) -> Refused:
    return Refused(
        "Van ronde {kept} is al getypt, en tijdens de wedstrijd verandert niemand van district"
        " of club (NKF 1976, deel 2, art. 10). {person} blijft uitkomen voor {home}.",
        kept=kept,
        person=person.name,
        home=person.district or Message("niemand in het bijzonder"),
    )


def _label(person: Participant, number: int, line: str) -> Message:
    if number != person.number:
        return Message("{person} krijgt nummer {number}", person=person.name, number=number)
    if line != person.line:
        if line:
            return Message("{person} speelt in groep {line}", person=person.name, line=line)
        return Message("{person} zonder groep", person=person.name)
    return Message("{person}: district of club gewijzigd", person=person.name)


def _labelled(person: Participant, kind: str) -> Message:
    if kind:
        return Message("{person} heeft kenmerk {label}", person=person.name, label=kind)
    return Message("{person} zonder kenmerk", person=person.name)


def _renumber(
    change: Change, people: tuple[Participant, ...], person: Participant, number: int
) -> None:
    """Give somebody a number, and whoever has it his; no two have the same in between."""
    if number == person.number:
        return
    other = next((one for one in people if one.number == number), None)
    if other is not None:
        free = max(one.number for one in people) + 1
        change.update(ParticipantRow, other.id, number=free)
    change.update(ParticipantRow, person.id, number=number)
    if other is not None:
        change.update(ParticipantRow, other.id, number=person.number)


def entrants_before(club: OpenClub, evening_id: int) -> EntrantsBefore | None:
    """Find the entrants who can be taken over from the evening before; None where there is none."""
    with club.store.read() as conn:
        evening_head(conn, evening_id)
        return _before(conn, evening_id)


def take_over(club: OpenClub, evening_id: int) -> Evening:
    """Put everybody of the evening before on the list, with number, group and district.

    Who is on it already, plays for somebody who is, has stopped, or is noted as away this
    evening, stays out. A number that somebody has by now becomes the next free one.
    """
    with club.store.read() as conn:
        head = with_games(open_evening(conn, evening_id))
        before = _before(conn, evening_id)
        taken = {person.number for person in load_participants(conn, evening_id)}
        first = kept_rounds(conn, evening_id) + 1
    if before is None or not before.people:
        raise Refused(
            "Voor {title} is er van de avond ervoor niemand om over te nemen. Zoek"
            " links wie er zijn.",
            title=head.title,
        )
    if first > head.rounds:
        raise Refused(
            "Van alle {rounds} ronden is al getypt; er kan niemand meer bij.", rounds=head.rounds
        )
    label = Message(
        "Deelnemers van avond {before} overgenomen: {count}",
        before=before.number,
        count=len(before.people),
    )
    with club.store.change(label) as change:
        for person in before.people:
            number = person.number if person.number not in taken else max(taken) + 1
            taken.add(number)
            change.insert(
                ParticipantRow,
                evening_id=evening_id,
                number=number,
                member_id=None if person.pair_id or person.team_id else person.members[0].id,
                pair_id=person.pair_id,
                team_id=person.team_id,
                from_round=first,
                line=person.line,
                district=person.district,
                label=person.label,
            )
        remove_rounds(change, evening_id, first)
        return load_evening(change.conn, evening_id)


def _before(conn: Connection, evening_id: int) -> EntrantsBefore | None:
    found = conn.execute(_BEFORE, {"evening": evening_id}).first()
    if found is None:
        return None
    there = set(who_plays(load_participants(conn, evening_id)))
    players: dict[int, set[int]] = defaultdict(set)  # no substitutes: those were for that evening
    stopped = set()
    for row in conn.execute(_PLAYERS, {"evening": found.id}):
        players[row.id].add(row.member)
        if not row.active:
            stopped.add(row.id)
    away = {tuple(row) for row in conn.execute(_AWAY, {"evening": evening_id})}
    people: list[Participant] = []
    for person in load_participants(conn, found.id):
        if _entrant(person) in away or person.id in stopped:
            continue
        if not players[person.id] & there:
            people.append(person)
            there |= players[person.id]
    return EntrantsBefore(found.number, tuple(people))


def _entrant(person: Participant) -> tuple[int | None, int | None, int | None]:
    """The member, pair or team of a participant, as absences are noted."""
    alone = person.pair_id is None and person.team_id is None
    return person.members[0].id if alone else None, person.pair_id, person.team_id


_PAIRS = text("SELECT id, member_a, member_b, active FROM pair")
_SAID = ("club", "line", "label", "start", "paid")
Progress = Callable[[int, int], None]
Booked = Callable[[Change, Sequence[int], str], None]


def begin(club: OpenClub, evening_id: int, book: Book) -> EntriesDraft:
    """A list for an evening, of which nothing was said yet."""
    with club.store.read() as conn:
        entrant = evening_head(conn, evening_id).form.entrant
    if entrant is Entrant.TEAM:
        raise Refused(
            "Een lijst van teams kan niet geplakt worden. Maak de teams bij Leden en vink ze"
            " hier aan."
        )
    return EntriesDraft(book, evening_id=evening_id, pairs=entrant is Entrant.PAIR)


def look(club: OpenClub, draft: EntriesDraft, paying: Paying) -> PeopleLook:
    """Look at who would come by a list, and at every question; nothing is changed.

    Args:
        draft: the list, with what was said.
        paying: tells what a cell says was paid.
    """
    there = club.read(load_participants, draft.evening_id)
    numbers = {str(one.number): one.name for one in there}
    known = register(club, inactive=True)
    return read_entries(
        draft, Coming(known, settings(club).name, set(who_plays(there)), numbers, paying)
    )


def take(
    club: OpenClub,
    draft: EntriesDraft,
    looked: PeopleLook,
    progress: Progress,
    *,
    leave_rest: bool = False,
    book: Booked = lambda _change, _ids, _paid: None,
    how: str = "",
) -> PeopleLook:
    """Put all that a list brings on the list of the evening, as one change.

    Args:
        draft: with what was decided.
        looked: what `look` just said of it.
        progress: told how many are done, of how many.
        leave_rest: take who is sure, though something is not decided yet.
        book: books what a row says these members paid.
        how: the way in which those agreed to be named of whom the list says whether they do.
    """
    refuse_open(draft, looked, leave_rest=leave_rest)

    agreed: dict[str, set[int]] = {"ja": set(), "nee": set()}

    def comers(change: Change) -> Iterator[dict[str, Any]]:
        yield from entering(change)
        for said, note in (("ja", note_yes), ("nee", note_no)):
            if agreed[said]:
                note(change, agreed[said], date.today(), how, Purpose.NAMING)

    def entering(change: Change) -> Iterator[dict[str, Any]]:
        pairs = {frozenset(row[1:3]): row for row in change.conn.execute(_PAIRS).all()}
        for one in looked.coming:
            ids = [_member(change, each) for each in (one, one.partner) if each is not None]
            said = {name: one.values.get(name, "") for name in _SAID}
            book(change, ids, said["paid"])
            agreed.get(one.values.get("naming", ""), set()).update(ids)
            home = {"district": said["club"], "line": said["line"], "label": said["label"]}
            more = {"number": int(said["start"] or 0), **home}
            if len(ids) == 1:
                yield {"member_id": ids[0], **more}
                continue
            found = pairs.get(frozenset(ids))
            if found is None:
                yield {"pair_id": change.insert(PairRow, member_a=ids[0], member_b=ids[1]), **more}
                continue
            if not found.active:
                change.update(PairRow, found.id, active=True)
            yield {"pair_id": found.id, **more}

    _come(club, draft.evening_id, len(looked.coming), comers, progress)
    return looked


def _member(change: Change, one: ListedPerson) -> int:
    """The member that an entry means; a guest where nobody is known."""
    if one.member_id:
        if not load_member(change.conn, one.member_id).active:
            change.update(MemberRow, one.member_id, active=True)
        return one.member_id
    texts = {name: one.values.get(name, "") for name in told("member")}
    return members.insert(change, members.checked(Member(0, "", guest=True).changed(**texts)))


def who_can_come(club: OpenClub) -> dict[Entrant, int]:
    """How many members who are no guests, pairs and teams there are to enter."""
    return {entrant: len(_all_who_can(club, entrant)) for entrant in Entrant}


def add_contest_of_all(club: OpenClub, wanted: Competition, day: date) -> Evening:
    """Make a contest in which all who can come are there, as one change; guests are not meant."""
    form = one_of(wanted.format, FORMATS, Message("De spelvorm"))
    coming = _columns(_all_who_can(club, FORMATS[form].entrant))
    _refuse_nobody(len(coming))

    def come(change: Change, evening_id: int) -> None:
        for number, column in enumerate(coming, 1):
            values = {"evening_id": evening_id, "number": number, "from_round": 1}
            change.insert(ParticipantRow, **values, **column)

    return add_contest(club, wanted, day, come)


def _all_who_can(club: OpenClub, entrant: Entrant) -> list[Member | Pair | Team]:
    if entrant is Entrant.MEMBER:
        return [one for one in members.members(club) if not one.guest]
    found = pairs.pairs(club) if entrant is Entrant.PAIR else teams.teams(club)
    return [one for one in found if one.active]


def come_all(
    club: OpenClub, evening_id: int, who: Sequence[Member | Pair | Team], progress: Progress
) -> Evening:
    """Let all of these come in one change; nobody twice, where one is in two pairs."""
    coming = _columns(who)
    return _come(club, evening_id, len(coming), lambda _change: iter(coming), progress)


def _columns(who: Sequence[Member | Pair | Team]) -> list[dict[str, Any]]:
    """Map each to the column of a participant; nobody twice, where one is in two pairs."""
    column = {Member: "member_id", Pair: "pair_id", Team: "team_id"}
    there: set[int] = set()
    coming = []
    for one in who:
        ids = _ids(one)
        if not ids & there:
            there |= ids
            coming.append({column[type(one)]: one.id})
    return coming


def _come(
    club: OpenClub,
    evening_id: int,
    count: int,
    comers: Callable[[Change], Iterator[dict[str, Any]]],
    progress: Progress,
) -> Evening:
    with club.store.read() as conn:
        head = with_games(open_evening(conn, evening_id))
        first = _first(conn, head)
        taken = {one.number for one in load_participants(conn, evening_id)}
    _refuse_nobody(count)
    label = Message.counted(
        "{n} deelnemer tegelijk aanwezig", "{n} deelnemers tegelijk aanwezig", count
    )
    with club.store.change(label) as change:
        every = list(comers(change))
        wanted = {one.get("number", 0) for one in every}
        for at, comer in enumerate(every, 1):
            number = comer.pop("number", 0)
            if not number or number in taken:
                number = max(taken | wanted, default=0) + 1
            taken.add(number)
            change.insert(
                ParticipantRow, evening_id=evening_id, number=number, from_round=first, **comer
            )
            progress(at, count)
        mend_rounds(change, head, first)
        return load_evening(change.conn, evening_id)


def _refuse_nobody(count: int) -> None:
    if not count:
        raise Refused("Er is niemand bij wie nog op de lijst kan komen.")


def _first(conn: Connection, head: EveningHead) -> int:
    first = kept_rounds(conn, head.id) + 1
    if first > head.rounds:
        raise Refused(
            "Van alle {rounds} ronden is al getypt; er kan niemand meer bij.", rounds=head.rounds
        )
    return first


def _ids(one: Member | Pair | Team) -> set[int]:
    if isinstance(one, Member):
        return {one.id}
    people = (one.a, one.b) if isinstance(one, Pair) else one.members
    return {each.id for each in people}

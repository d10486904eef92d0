"""Many come at once: everybody, or who is on a list of entries that was pasted."""

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import FORMATS, Entrant
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.importing.importing import Book
from clubadmin.model.importing.people import EntriesDraft, ListedPerson, PeopleLook
from clubadmin.model.members.member import Member, Pair, Team
from clubadmin.model.seasons.season import Competition
from clubadmin.services.club.club import OpenClub, settings
from clubadmin.services.draw.drawing import mend_rounds
from clubadmin.services.evenings.attendance_rows import who_plays, with_games
from clubadmin.services.evenings.head import EveningHead, evening_head, open_evening
from clubadmin.services.evenings.plan_rows import kept_rounds
from clubadmin.services.evenings.view import load_evening, load_participants
from clubadmin.services.input.checks import one_of
from clubadmin.services.lists.list_entries import Coming, Paying, read_entries
from clubadmin.services.lists.people import refuse_open
from clubadmin.services.members import members, pairs, teams
from clubadmin.services.members.members import load_member
from clubadmin.services.members.particulars import register
from clubadmin.services.seasons.competitions import add_contest
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.meanings import told
from clubadmin.storage.schema.tablenames import MemberRow, PairRow, ParticipantRow

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
        club: the club.
        draft: the list, with what was said.
        paying: tells what a cell says was paid.
    """
    with club.store.read() as conn:
        there = load_participants(conn, draft.evening_id)
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
) -> PeopleLook:
    """Put all that a list brings on the list of the evening, as one change.

    Args:
        club: the club.
        draft: with what was decided.
        looked: what `look` just said of it.
        progress: told how many are done, of how many.
        leave_rest: take who is sure, though something is not decided yet.
        book: books what a row says these members paid.
    """
    refuse_open(draft, looked, leave_rest=leave_rest)

    def comers(change: Change) -> Iterator[dict[str, Any]]:
        pairs = {frozenset(row[1:3]): row for row in change.conn.execute(_PAIRS).all()}
        for one in looked.coming:
            ids = [_member(change, each) for each in (one, one.partner) if each is not None]
            said = {name: one.values.get(name, "") for name in _SAID}
            book(change, ids, said["paid"])
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
    """In which column of a participant each is; nobody twice, where one is in two pairs."""
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

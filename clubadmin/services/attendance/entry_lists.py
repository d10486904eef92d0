"""Many come at once: everybody, or who is on a list of entries that was pasted."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import date

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import FORMATS, Entrant
from clubadmin.domain.names import fold
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.member import Member, Pair, PastedMember, Team
from clubadmin.model.members.pasted_entry import EntryLine
from clubadmin.model.seasons.season import Competition
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.drawing import mend_rounds
from clubadmin.services.evenings.attendance_rows import who_plays, with_games
from clubadmin.services.evenings.head import EveningHead, evening_head, open_evening
from clubadmin.services.evenings.plan_rows import kept_rounds
from clubadmin.services.evenings.view import load_evening, load_participants
from clubadmin.services.input.checks import one_of
from clubadmin.services.members import members, pairs, teams
from clubadmin.services.members.paste import read_pasted
from clubadmin.services.seasons.competitions import add_contest
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import PairRow, ParticipantRow

_BETWEEN = re.compile(r"\t+|;|\s+[-–—&+/]\s+|\s+(?:en|met|and)\s+")
_PAIRS = text("SELECT id, member_a, member_b, active FROM pair")
Progress = Callable[[int, int], None]


def read_entry_list(club: OpenClub, evening_id: int, pasted: str) -> tuple[EntryLine, ...]:
    """Read a pasted list for an evening; nothing is changed.

    A line is somebody, with or without columns, or two names where pairs play. Who is not in
    the club yet comes as a guest.
    """
    with club.store.read() as conn:
        head = evening_head(conn, evening_id)
        there = set(who_plays(load_participants(conn, evening_id)))
    if head.form.entrant is Entrant.TEAM:
        raise Refused(
            Message(
                "Een lijst van teams kan niet geplakt worden. Maak de teams bij Leden en vink ze"
                " hier aan."
            )
        )
    known = _Known(members.members(club, inactive=True))
    read = _pairs if head.form.entrant is Entrant.PAIR else _people
    return tuple(_once(read(pasted, known), there))


def take_entry_list(
    club: OpenClub, evening_id: int, lines: Iterable[EntryLine], progress: Progress
) -> Evening:
    """Put all lines of a read list on the list of the evening that can be, as one change."""
    good = [line for line in lines if line.good]

    def comers(change: Change) -> Iterator[dict[str, int]]:
        made: dict[Member, int] = {}
        pairs = {frozenset(row[1:3]): row for row in change.conn.execute(_PAIRS).all()}
        for line in good:
            ids = [one.id or _guest(change, one, made) for one in line.people]
            if len(ids) == 1:
                yield {"member_id": ids[0]}
                continue
            found = pairs.get(frozenset(ids))
            if found is None:
                key = change.insert(PairRow, member_a=ids[0], member_b=ids[1])
                assert key is not None
                yield {"pair_id": key}
                continue
            if not found.active:
                change.update(PairRow, found.id, active=True)
            yield {"pair_id": found.id}

    return _come(club, evening_id, len(good), comers, progress)


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


def _columns(who: Sequence[Member | Pair | Team]) -> list[dict[str, int]]:
    """Find each entrant's column of a participant; nobody twice, where one is in two pairs."""
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
    comers: Callable[[Change], Iterator[dict[str, int]]],
    progress: Progress,
) -> Evening:
    with club.store.read() as conn:
        head = with_games(open_evening(conn, evening_id))
        first = _first(conn, head)
        number = max((one.number for one in load_participants(conn, evening_id)), default=0)
    _refuse_nobody(count)
    label = Message.counted(
        "{n} deelnemer tegelijk aanwezig", "{n} deelnemers tegelijk aanwezig", count
    )
    with club.store.change(label) as change:
        for at, comer in enumerate(comers(change), 1):
            change.insert(
                ParticipantRow,
                evening_id=evening_id,
                number=number + at,
                from_round=first,
                **comer,
            )
            progress(at, count)
        mend_rounds(change, head, first)
        return load_evening(change.conn, evening_id)


def _refuse_nobody(count: int) -> None:
    if not count:
        raise Refused(Message("Er is niemand bij wie nog op de lijst kan komen."))


def _first(conn: Connection, head: EveningHead) -> int:
    first = kept_rounds(conn, head.id) + 1
    if first > head.rounds:
        raise Refused(
            Message(
                "Van alle {rounds} ronden is al getypt; er kan niemand meer bij.",
                rounds=head.rounds,
            )
        )
    return first


def _guest(change: Change, who: Member, made: dict[Member, int]) -> int:
    if who not in made:
        made[who] = members.insert(change, members.checked(who))
    return made[who]


def _ids(one: Member | Pair | Team) -> set[int]:
    if isinstance(one, Member):
        return {one.id}
    people = (one.a, one.b) if isinstance(one, Pair) else one.members
    return {each.id for each in people}


class _Known:
    """Members of the club by their names."""

    def __init__(self, known: Iterable[Member]) -> None:
        self.all = tuple(known)
        self._by_label = {fold(one.label): one for one in self.all}
        self._by_name: dict[str, list[Member]] = defaultdict(list)
        for one in self.all:
            self._by_name[fold(one.name)].append(one)

    def meant(self, row: int, read: PastedMember) -> EntryLine:
        """Find the member a line means: by what tells apart, else by a name that one member has."""
        name = read.member.name
        labelled = self._by_label.get(fold(read.member.label)) or self._by_label.get(fold(name))
        called = [labelled] if labelled else self._by_name.get(fold(name), [])
        if len(called) > 1:
            unsure = Message(
                "Rij {row}: er zijn {count} leden die {name} heten. Zet het onderscheid erachter,"
                " tussen haakjes.",
                row=row,
                count=len(called),
                name=name,
            )
            return EntryLine(row, (read.member,), problem=unsure)
        if not called and read.problem:
            return EntryLine(row, (read.member,), problem=read.problem)
        if not called:
            return EntryLine(row, (read.member.changed(guest=True),))
        stopped = Message("Rij {row}: {name} speelt niet meer mee.", row=row, name=called[0].label)
        return EntryLine(row, (called[0],), problem=None if called[0].active else stopped)


def _people(pasted: str, known: _Known) -> Iterator[EntryLine]:
    for read in read_pasted(pasted, ()):
        yield known.meant(read.row, read)


def _pairs(pasted: str, known: _Known) -> Iterator[EntryLine]:
    """Read two names a line, apart by a tab, a semicolon, a dash or "en"."""
    lines = [(at, one.strip()) for at, one in enumerate(pasted.splitlines(), 1) if one.strip()]
    for row, line in lines:
        names = [one.strip() for one in _BETWEEN.split(line) if one.strip()]
        halves = [known.meant(row, read) for read in read_pasted("naam\n" + "\n".join(names), ())]
        people = tuple(one for half in halves for one in half.people)
        problem = next((half.problem for half in halves if half.problem), None)
        if len(people) != 2 or people[0] == people[1]:
            problem = Message("Rij {row}: hier staan geen twee namen: {line}.", row=row, line=line)
        yield EntryLine(row, people, problem=problem)


def _once(lines: Iterable[EntryLine], there: set[int]) -> Iterator[EntryLine]:
    """Mark those who are there already; a name that was on an earlier line is a problem."""
    rows: dict[str, int] = {}
    for line in lines:
        known = {one.id for one in line.people if one.id}
        if line.problem is None and known and known <= there:
            yield replace(line, there=True)
            continue
        first = min(
            (rows[key] for one in line.people if (key := fold(one.label)) in rows), default=0
        )
        said = Message(
            "Rij {row}: {name} staat ook op rij {first}.",
            row=line.row,
            name=line.label,
            first=first,
        )
        if known & there and line.problem is None:
            said = Message("Rij {row}: een van beiden is er al in een ander paar.", row=line.row)
        twice = line.problem is None and bool(first or known & there)
        for one in line.people:
            rows.setdefault(fold(one.label), line.row)
        yield replace(line, problem=said) if twice else line

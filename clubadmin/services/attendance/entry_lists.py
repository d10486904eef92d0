"""Many come at once: everybody, or who is on a list of entries that was pasted."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date
from itertools import product
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import FORMATS, Entrant
from clubadmin.domain.names import NAME_PARTS, fold, letters
from clubadmin.errors import Refused
from clubadmin.i18n import Message, Value
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.importing.importing import Book, SheetText
from clubadmin.model.importing.people import LEFT_OUT, PeopleDraft
from clubadmin.model.members.member import Member, Pair, Team
from clubadmin.model.members.pasted_entry import EntryLine
from clubadmin.model.seasons.season import Competition
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.drawing import mend_rounds
from clubadmin.services.evenings.attendance_rows import who_plays, with_games
from clubadmin.services.evenings.head import EveningHead, evening_head, open_evening
from clubadmin.services.evenings.plan_rows import kept_rounds
from clubadmin.services.evenings.view import load_evening, load_participants
from clubadmin.services.input.checks import one_of
from clubadmin.services.input.likeness import Shape, shape
from clubadmin.services.lists.columns import Found, find
from clubadmin.services.lists.list_names import NameRead, read_name
from clubadmin.services.lists.rows import below, shown
from clubadmin.services.members import members, pairs, teams
from clubadmin.services.seasons.competitions import add_contest
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import PairRow, ParticipantRow

_BETWEEN = re.compile(r"\s+[-–—&+/]\s+|\s+(?:en|met|and)\s+")
_MORE = {
    "name": "naam1 speler1 koppel paar paren",
    "partner": "partner maat naam2 speler2 medespeler naampartner",
    "start": "nr nummer no paarnr deelnemersnummer startnummer paarnummer",
    "club": "district regio afdeling",
    "line": "categorie klasse groep lijn poule",
    "paid": "betaald voldaan inleg inschrijfgeld betaling bedrag",
}
_HEADS = {word: role for role, words in _MORE.items() for word in words.split()}
"""Headings of a list of entries, beside those that every list of people may have."""
_TAKEN = (*_MORE, *NAME_PARTS)
_FAR = 2  # slips within which a name may be another's
_GROUP = 20  # signs of a group
_MOST_ASKED = 3  # names that are proposed
_PAIRS = text("SELECT id, member_a, member_b, active FROM pair")
Progress = Callable[[int, int], None]
Booked = Callable[[Change, Sequence[int], EntryLine], None]


def read_entry_list(club: OpenClub, evening_id: int, book: Book) -> tuple[EntryLine, ...]:
    """Read a list for an evening; nothing is changed.

    A line is somebody, with or without columns, or two names where pairs play. Who is not in
    the club yet comes as a guest.
    """
    with club.store.read() as conn:
        head = evening_head(conn, evening_id)
        there = set(who_plays(load_participants(conn, evening_id)))
    if head.form.entrant is Entrant.TEAM:
        raise Refused(
            "Een lijst van teams kan niet geplakt worden. Maak de teams bij Leden en vink ze"
            " hier aan."
        )
    known = _Known(members.members(club, inactive=True))
    rows = _entries(book, pairs=head.form.entrant is Entrant.PAIR)
    return tuple(_once((known.line(*one) for one in rows), there))


def take_entry_list(
    club: OpenClub,
    evening_id: int,
    lines: Iterable[EntryLine],
    progress: Progress,
    book: Booked = lambda _change, _ids, _line: None,
) -> Evening:
    """Put all lines of a read list on the list of the evening that can be, as one change.

    Args:
        club: the club.
        evening_id: which evening.
        lines: of `read_entry_list`.
        progress: told how many are done, of how many.
        book: books what a line says these members paid.
    """
    good = [line for line in lines if line.good]

    def comers(change: Change) -> Iterator[dict[str, Any]]:
        made: dict[Member, int] = {}
        pairs = {frozenset(row[1:3]): row for row in change.conn.execute(_PAIRS).all()}
        for line in good:
            ids = [one.id or _guest(change, one, made) for one in line.people]
            book(change, ids, line)
            told = {"district": line.district, "line": line.group, "number": line.number}
            more = {name: value for name, value in told.items() if value}
            if len(ids) == 1:
                yield {"member_id": ids[0], **more}
                continue
            found = pairs.get(frozenset(ids))
            if found is None:
                key = change.insert(PairRow, member_a=ids[0], member_b=ids[1])
                assert key is not None
                yield {"pair_id": key, **more}
                continue
            if not found.active:
                change.update(PairRow, found.id, active=True)
            yield {"pair_id": found.id, **more}

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
        wanted = {one["number"] for one in every if "number" in one}
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
            "Van alle {rounds} ronden is al getypt; er kan niemand meer bij.",
            rounds=head.rounds,
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


def _entries(book: Book, *, pairs: bool) -> Iterator[tuple[EntryLine, tuple[NameRead, ...]]]:
    """The rows of a list, found as every list of people is, each with the names in it."""
    found = find(PeopleDraft(book), _HEADS)
    sheet = book.sheets[found.sheet]
    roles = _roles(sheet, found, pairs=pairs)
    heads = [one.head for one in found.columns]
    others = tuple(book.sheets[at].name for at in found.others)
    for at, cells, why in below(sheet, found):
        said: dict[str, str] = {}
        unread = [*others]
        for role, head, cell in zip(roles, heads, cells, strict=False):
            if cell and role in _TAKEN:
                said[role] = cell
            elif cell:
                unread.append(head or cell)
        others = ()
        number, group = said.get("start", ""), said.get("line", "")
        unread += [group] if len(group) > _GROUP else []
        if not (number.isdecimal() and len(number) < 4):
            unread, number = [*unread, *filter(None, [number])], ""
        names = tuple(_names(said, pairs=pairs))
        line = EntryLine(
            at + 1,
            (Member(0, shown(cells)),),
            district=said.get("club", ""),
            group=group[:_GROUP],
            number=int(number or 0),
            paid=said.get("paid", ""),
            paid_head=heads[roles.index("paid")] if "paid" in said else "",
            unread=tuple(unread),
        )
        about: dict[str, Value] = {"row": line.row, "line": line.label}
        if why is not None:
            about["why"] = why
            yield replace(line, problem=Message("Rij {row}: {why}: {line}.", **about)), ()
        elif len(names) != 1 + pairs or not all(one.people for one in names):
            nobody = Message("Rij {row}: hier staat geen naam: {line}.", **about)
            too_few = Message("Rij {row}: hier staan geen twee namen: {line}.", **about)
            yield replace(line, problem=too_few if pairs else nobody), ()
        elif any(one.doubt == "two" for one in names):
            several = Message("Rij {row}: hier staat meer dan één naam: {line}.", **about)
            yield replace(line, problem=several), ()
        elif at in sheet.hidden:
            hidden = Message(
                "Rij {row} is verborgen in het rekenblad: {line}. Toch meedoen?", **about
            )
            yield replace(line, question=hidden), names
        else:
            yield line, names


def _roles(sheet: SheetText, found: Found, *, pairs: bool) -> list[str]:
    """The fields of the columns; without headings a number, the names, then the club."""
    roles = [one.role for one in found.columns]
    if found.head >= 0 or "name" not in roles:
        return roles
    names = roles.index("name")
    single = pairs and not any(
        _BETWEEN.search(sheet.cell(at, names)) for at in range(len(sheet.rows))
    )
    more = ["partner", "club"] if single else ["club"]
    for at, role in enumerate(roles):
        cells = [row[at] for row in sheet.rows if at < len(row) and row[at]]
        if role != "name" and all(map(str.isdecimal, cells)):
            roles[at] = "start"
        elif at > names and more and role == LEFT_OUT and any(map(_is_word, cells)):
            roles[at] = more.pop(0)
    return roles


def _is_word(cell: str) -> bool:
    return any(sign.isalpha() for sign in cell)


def _names(said: Mapping[str, str], *, pairs: bool) -> Iterator[NameRead]:
    """The names of a row: of a pair there may be two in one cell."""
    whole, partner = said.get("name", ""), said.get("partner", "")
    if pairs and not partner:
        whole, *second = _BETWEEN.split(whole, maxsplit=1)
        partner = second[0] if second else ""
        both = read_name(said.get("name", ""), "", "", "")
        if both.doubt == "two" and not (" " in whole and " " in partner):
            whole, partner = (" ".join(filter(None, one)) for one in both.people)
    parts = [said.get(name, "") for name in NAME_PARTS]
    if whole or parts[2]:
        yield read_name(whole, *parts)
    if partner:
        yield read_name(partner, "", "", "")


class _Known:
    """The members, and the people of earlier rows, by their names."""

    def __init__(self, known: Iterable[Member]) -> None:
        self._by_label: dict[str, Member] = {}
        self._by_name: dict[str, list[Member]] = defaultdict(list)
        self._near: list[tuple[Shape, Member]] = []
        for one in known:
            self._by_label[letters(one.label)] = one
            self._by_name[letters(one.name)].append(one)
            self._near.append((shape(one.name), one))

    def line(self, line: EntryLine, names: Sequence[NameRead]) -> EntryLine:
        """A row with the people whom its names mean, and what is to be decided about them."""
        if not names:
            return line
        halves = [self._meant(line.row, one) for one in names]
        people = tuple(one.people[0] for one in halves)
        if len(people) == 2 and people[0] == people[1]:
            twice = Message(
                "Rij {row}: hier staan geen twee namen: {line}.", row=line.row, line=line.label
            )
            return replace(line, people=people, problem=twice)
        problem = next((one.problem for one in halves if one.problem), None)
        question = next((one.question for one in halves if one.question), line.question)
        found = replace(line, people=people, problem=problem, question=None)
        return replace(found, question=question, ways=_ways(found, halves)) if question else found

    def _meant(self, row: int, read: NameRead) -> EntryLine:
        """The person that a name means: by the whole label, else by a name of one member."""
        first, infix, last = read.people[0]
        member = Member(0, last, first, infix, remark=read.remark, guest=True)
        label = self._by_label.get(letters(member.label))
        called = [label] if label else self._by_name.get(letters(member.name), [])
        if len(called) > 1:
            unsure = Message(
                "Rij {row}: er zijn {count} leden die {name} heten. Wie is het?",
                row=row,
                count=len(called),
                name=member.name,
            )
            ways = tuple(EntryLine(row, (one,)) for one in called)
            return EntryLine(row, (member,), question=unsure, ways=ways)
        if called and not called[0].id:
            return EntryLine(row, (called[0],))
        if called:
            stopped = Message(
                "Rij {row}: {name} speelt niet meer mee.", row=row, name=called[0].label
            )
            return EntryLine(row, (called[0],), problem=None if called[0].active else stopped)
        if read.doubt in ("digit", "none", "family"):
            wrong = Message("Rij {row}: {name} is geen naam.", row=row, name=member.name)
            return EntryLine(row, (member,), problem=wrong)
        if read.doubt == "ends":
            both = [
                Member(0, last, first, infix, guest=True)
                for first, infix, last in (*read.people, *read.other)
            ]
            ends = Message("Rij {row}: wat is de achternaam van {name}?", row=row, name=member.name)
            return EntryLine(
                row, (member,), question=ends, ways=tuple(EntryLine(row, (one,)) for one in both)
            )
        near = self._nearly(member)
        self._by_name[letters(member.name)].append(member)
        self._near.append((shape(member.name), member))
        if not near:
            return EntryLine(row, (member,))
        meant = Message(
            "Rij {row}: {name}: bedoelt u {other}?", row=row, name=member.name, other=near[0].label
        )
        ways = tuple(EntryLine(row, (one,)) for one in (*near, member))
        return EntryLine(row, (member,), question=meant, ways=ways)

    def _nearly(self, member: Member) -> list[Member]:
        own = shape(member.name)
        found = [
            (apart, one.label, one)
            for other, one in self._near
            if (apart := own.likeness(other)) is not None and apart <= _FAR
        ]
        found.sort(key=lambda near: near[:2])
        return [one for _apart, _label, one in found[:_MOST_ASKED]]


def _ways(line: EntryLine, halves: Sequence[EntryLine]) -> tuple[EntryLine, ...]:
    """Each way in which a line may be meant, all that is doubtful in it decided."""
    every = [[one.people[0] for one in half.ways] or [half.people[0]] for half in halves]
    return tuple(replace(line, people=people) for people in product(*every))


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

"""Entries of an evening from a list: each row somebody, or two who play together.

The list is found and read as every list of people is. Nobody becomes other by it: who is known
comes, and who is not comes as a guest.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date

from clubadmin import assets
from clubadmin.domain.names import NAME_PARTS, fold, is_name, letters
from clubadmin.i18n import Message, marked
from clubadmin.model.importing.importing import SheetText
from clubadmin.model.importing.people import (
    KNOWN,
    LEAVE,
    LEFT_OUT,
    NEW,
    EntriesDraft,
    ListColumn,
    ListedPerson,
    ListQuestion,
    PeopleLook,
)
from clubadmin.model.members.particulars import Register
from clubadmin.services.input.likeness import Shape, shape
from clubadmin.services.lists.columns import Found, find, roles
from clubadmin.services.lists.list_matching import Matching
from clubadmin.services.lists.list_names import NameRead, Parts, read_name
from clubadmin.services.lists.list_questions import LEAVING, Asking
from clubadmin.services.lists.people import ask_sheet, refuse_no_values
from clubadmin.services.lists.read import MOST_SIGNS
from clubadmin.services.lists.rows import NAME_ROLES, Person, Rows, shown

LONGEST_GROUP = 20  # signs
_LONGEST_HOME = 80
BETWEEN = re.compile(r"\s+[-–—&+/]\s+|\s+(?:en|met|and)\s+")
"""The signs and words between the names of two who play together."""
_HEADS = {
    word: role for role, words in assets.table("headings.toml")["entry"].items() for word in words
}
"""Headings of a list of entries, beside those that every list of people may have."""
_TITLES = {
    "partner": Message("Maat"),
    "start": Message("Nr van inschrijving"),
    "club": Message("Club of district"),
    "line": Message("Groep"),
    "label": Message("Kenmerk"),
    "paid": Message("Betaald"),
    "naming": Message("Toestemming voor naam op internet"),
}
_FAR = 2  # slips within which a name may be another's
_MOST_ASKED = 3  # names that are proposed
_NUMBER = re.compile(r"0*[1-9]\d{0,2}", re.ASCII)

Paying = Callable[[str, Sequence[bool]], int | Message | None]
"""Reads what a cell says these paid, guests or not, in cents; None where it does not say, or why
that cannot be told."""


@dataclass(frozen=True)
class Coming:
    """An evening to which the entries come."""

    known: Register  # who is in the club, those who left as well
    own: str  # the name of the club
    there: Collection[int]  # the members who are on the list of the evening already
    numbers: Mapping[str, str]  # who has which number there
    paying: Paying  # what a list says was paid


def entry_roles() -> dict[str, Message]:
    """The fields that a column of a list of entries can hold, with their titles."""
    every = {**roles(), **_TITLES}
    return {name: every[name] for name in (*NAME_ROLES, *_TITLES, LEFT_OUT)}


def read_entries(draft: EntriesDraft, coming: Coming) -> PeopleLook:
    """Look at the entries that a draft would bring, and at every question."""
    found = find(draft, _HEADS)
    sheet = draft.book.sheets[found.sheet]
    found = replace(found, columns=tuple(_columns(draft, sheet, found)))
    nothing = PeopleLook(found.sheet, found.head, found.columns, entries=True)
    if not nothing.named:
        return nothing
    refuse_no_values(draft, found)
    asking = Asking(draft)
    ask_sheet(draft, found, asking)
    people = _EntryRows(draft, found, asking).read()
    told = _Entering(coming, asking).told(people)
    questions = sorted(asking.open.values(), key=lambda one: (one.row, one.column))
    return replace(nothing, people=told, questions=tuple(questions))


def _columns(draft: EntriesDraft, sheet: SheetText, found: Found) -> Iterator[ListColumn]:
    """The columns as entries have them; what was said of a column stands."""
    meant = _bare(sheet, found, pairs=draft.pairs)
    names = {"name", "last_name"} & set(meant)
    for at, (one, role) in enumerate(zip(found.columns, meant, strict=True)):
        second = role == "note" and "naam" in fold(one.head) and "partner" not in meant
        if f"column:{at}" in draft.answers:
            yield one
        elif draft.pairs and names and second:
            yield replace(one, role="partner")
        elif role == LEFT_OUT or role in (*NAME_ROLES, *_TITLES):
            yield replace(one, role=role, why=one.why if role == LEFT_OUT else None)
        else:
            why = Message("hoort niet bij een inschrijving")
            yield ListColumn(one.head, LEFT_OUT, why)


def _bare(sheet: SheetText, found: Found, *, pairs: bool) -> list[str]:
    """The fields of the columns; without headings a number, the names, then the club."""
    meant = [one.role for one in found.columns]
    if found.head >= 0 or "name" not in meant:
        return meant
    names = meant.index("name")
    single = pairs and not any(
        BETWEEN.search(sheet.cell(at, names)) for at in range(len(sheet.rows))
    )
    more = ["partner", "club"] if single else ["club"]
    for at, role in enumerate(meant):
        cells = [row[at] for row in sheet.rows if at < len(row) and row[at]]
        if role != "name" and all(map(str.isdecimal, cells)):
            meant[at] = "start"
        elif at > names and more and role == LEFT_OUT and any(map(is_name, cells)):
            meant[at] = more.pop(0)
    return meant


class _EntryRows(Rows):
    """Reads the rows of a list of entries."""

    def __init__(self, draft: EntriesDraft, found: Found, asking: Asking) -> None:
        super().__init__(draft, found, asking, date.today())
        self._pairs = draft.pairs

    def _readers(self) -> dict[str, Callable[[Person, int, str, str], None]]:
        self._limits |= {"line": LONGEST_GROUP, "label": LONGEST_GROUP, "club": _LONGEST_HOME}
        return {"start": self._start, "naming": self._tick}

    def _start(self, person: Person, column: int, _role: str, cell: str) -> None:
        if not _NUMBER.fullmatch(cell):
            message = Message("'{value}' is geen nummer van 1 tot en met 999.", value=cell[:40])
            cell = self._typed(person.row, column, message, _is_number)
        if cell:
            person.values["start"] = str(int(cell))

    def _people(self, at: int, cells: Sequence[str]) -> Iterator[Person]:
        if not self._pairs:
            for person in super()._people(at, cells):
                partner = person.values.pop("partner", "")
                yield person
                if partner and not person.left:
                    yield self._second(person, partner)
            return
        person = self._said(at, cells)
        parts = [person.values.pop(one, "") for one in NAME_ROLES]
        names = list(_names(parts, person.values.get("partner", "")))
        mate = person.partner = Person(at, {}, self._columns, second=True)
        one = self._half(person, *names[0]) if names else self._unnamed(person, cells)
        other = self._half(mate, *names[1]) if len(names) > 1 else None
        if one and ((other is None and len(names) < 2) or other == one):
            other = self._mate(mate, " ".join(filter(None, one)))
        if one is None or other is None:
            person.values["last_name"], person.partner = shown(cells), None
            said = [self._answers.get(f"name:{each.key}") for each in (person, mate)]
            person.left = LEAVE in said
            person.why = Message("zelf weggelaten") if person.left else None
        else:
            remarks = (*(read.remark for read, _said in names), "", "")
            self._with_name(person, one, remarks[0])
            self._with_name(mate, other, remarks[1])
        yield person

    def _second(self, first: Person, name: str) -> Person:
        """The second of a row where each plays for himself."""
        shared = {one: first.values.get(one, "") for one in ("club", "line", "label", "naming")}
        one = Person(first.row, shared, self._columns, second=True)
        parts = self._half(one, read_name(name, "", "", ""), name)
        one.left = self._answers.get(f"name:{one.key}") == LEAVE
        one.why = Message("zelf weggelaten") if one.left else None
        return self._with_name(one, parts or ("", "", name), "")

    def _half(self, person: Person, read: NameRead, said: str) -> Parts | None:
        """The one of a pair, or the other; None while that is open."""
        if not read.doubt and self._fit(read.people):
            return read.people[0]
        if read.doubt == "two" or len(read.people) > 1:  # of a pair a name is one person's
            read = NameRead(read.other, "digit")
        if not self._fit(read.people):
            read = NameRead((), "digit")
        people = self._decided(person, read, said[:MOST_SIGNS])
        return people[0] if people and len(people) == 1 else None

    def _unnamed(self, person: Person, cells: Sequence[str]) -> Parts | None:
        return self._half(person, NameRead((), "none"), shown(cells))

    def _mate(self, mate: Person, name: str) -> Parts | None:
        """The name that is missing on a row, as it is typed."""
        message = Message("{name}: met wie? Typ de naam van de maat.", name=name)
        column = self._columns.get("partner", self._columns.get("name", -1))
        asked = ListQuestion(f"name:{mate.key}", "name", mate.row, column, message, (LEAVING,))
        answer = self._asking.ask(asked)
        if answer in ("", LEAVE):
            return None
        read = read_name(answer, "", "", "")
        if len(read.people) == 1 and not read.doubt and self._fit(read.people):
            return read.people[0]
        self._asking.refuse(asked)
        return None


def _is_number(text: str) -> bool:
    return _NUMBER.fullmatch(text) is not None


def _names(parts: Sequence[str], partner: str) -> Iterator[tuple[NameRead, str]]:
    """The names of a row, as they are read and as they stand; there may be two in one cell."""
    whole, *others = parts
    if not partner:
        both = read_name(whole, "", "", "")
        whole, *second = BETWEEN.split(whole, maxsplit=1)
        partner = second[0] if second else ""
        if both.doubt == "two" and not (" " in whole and " " in partner):
            whole, partner = (" ".join(filter(None, one)) for one in both.people)
    if whole or others[2]:
        yield read_name(whole, *others), " ".join(filter(None, (whole, *others)))
    if partner:
        yield read_name(partner, "", "", ""), partner


class _Entering(Matching):
    """Finds whom each entry means: a member, or a guest who is new."""

    def __init__(self, coming: Coming, asking: Asking) -> None:
        super().__init__(coming.known, coming.own, asking)
        self._there = coming.there
        self._numbers = dict(coming.numbers)
        self._paying = coming.paying
        self._shapes = [(shape(one.member.name), one.member.id) for one in coming.known.people]
        self._rows: dict[object, Person] = {}  # who was on which row before
        self._guests: list[tuple[Shape, Person]] = []

    def told(self, people: Sequence[Person]) -> tuple[ListedPerson, ...]:
        """Each row, with who comes."""
        self._apart(people)
        return self._asked_about([self._entry(one) for one in people])

    def _apart(self, people: Sequence[Person]) -> None:
        """Know people of another club: of whose names fewer than half are those of members."""
        clubs: dict[str, list[Person]] = defaultdict(list)
        for one in people:
            if club := one.values.get("club"):
                clubs[letters(club)] += filter(None, (one, one.partner))
        for key, every in clubs.items():
            ours = sum(letters(one.name) in self._by_name for one in every)
            club = every[0].values["club"]
            for one in every if key != self._own and 2 * ours < len(every) else ():
                one.away = True
                one.values["club"] = club

    def _entry(self, one: Person) -> ListedPerson:
        open_names = (asked for asked in self._asking.open.values() if asked.code == "name")
        if one.left or any(asked.row == one.row for asked in open_names):
            state = LEFT_OUT if one.left else NEW
            return ListedPerson(one.row, state, one.values, one.why)
        every = [one] if one.partner is None else [one, one.partner]
        ids = [self._who(each) for each in every]
        why = self._absent(every, ids) or self._before(one, every, ids)
        why = why or self._alike(one, every, ids)
        if why is not None:
            return ListedPerson(one.row, LEFT_OUT, one.values, why, double=one.double)
        for each, member in zip(every, ids, strict=True):
            key = letters(each.name)
            if not member and (key in self._by_name or key in self._rows):
                each.values.setdefault("remark", one.values.get("club", ""))
            if not member:
                self._guests.append((shape(each.name), each))
            self._rows.setdefault(member or key, one)
        said = marked("Nummer {number} is al van {name}.")
        if number := self._of_one(one, "start", self._holder, said):
            self._numbers[number] = one.name
        self._pay(one, ids)
        made = []
        for each, member in zip(every, ids, strict=True):
            who = self._people[member].member if member else None
            named = {part: getattr(who, part) for part in NAME_PARTS} if who else {}
            state = KNOWN if member else NEW
            made.append(ListedPerson(one.row, state, each.values | named, one.why, member))
        if "partner" in one.values:
            made[0] = replace(made[0], values={**made[0].values, "partner": made[1].alone})
        state = KNOWN if all(ids) else NEW
        return replace(made[0], state=state, partner=made[1] if one.partner else None)

    def _holder(self, number: str) -> str:
        """Find the holder of a number; what is none is refused as well."""
        return self._numbers.get(number, "" if _is_number(number) else number)

    def _who(self, one: Person) -> int:
        label = letters(f"{one.name} {one.values.get('remark', '')}")
        exact = self._by_label.get(label) or self._by_name.get(letters(one.name), [])
        if len(exact) == 1 and not (one.away and not self._people[exact[0]].member.guest):
            return exact[0]
        near = exact or self._near(one)
        return self._which(one, near) if near else 0

    def _near(self, one: Person) -> list[int]:
        own = shape(one.name)
        found = sorted(
            (apart, self._people[member].member.label, member)
            for other, member in self._shapes
            if (apart := own.likeness(other)) is not None and apart <= _FAR
        )
        return [member for _apart, _label, member in found[:_MOST_ASKED]]

    def _who_is(self, one: Person, labels: tuple[str, ...]) -> Message:
        if len(labels) > 1:
            return super()._who_is(one, labels)
        if not (one.away and letters(labels[0]) == letters(one.name)):
            return Message("{name}: bedoelt u {other}?", name=one.name, other=labels[0])
        return Message(
            "Bij {name} staat {club}. Is dat {other} van uw club?",
            name=one.name,
            club=one.values.get("club", ""),
            other=labels[0],
        )

    def _absent(self, every: Sequence[Person], ids: Sequence[int]) -> Message | None:
        """Why they do not come, by what is known of them."""
        known = {one for one in ids if one}
        if -1 in known:
            return Message("zelf weggelaten")
        if len(every) > 1 and ids[0] == ids[1] != 0:
            return Message("hier staat twee keer {name}", name=every[0].name)
        if there := known.intersection(self._there):
            if len(there) == len(every):
                return Message("is er al")
            return Message("een van beiden is er al in een ander paar")
        left = [self._stopped(one, of) for one, of in zip(every, ids, strict=True) if of]
        return Message("zelf weggelaten") if LEAVE in left else None

    def _stopped(self, one: Person, member: int) -> str:
        """Ask whether somebody comes who stopped; the answer, if it is asked."""
        if self._people[member].member.active:
            return ""
        message = Message("{name} speelt niet meer mee. Toch op de lijst?", name=one.name)
        choices = (("yes", Message("ja")), LEAVING)
        key = f"stopped:{one.key}"
        return self._chosen(ListQuestion(key, "which", one.row, -1, message, choices))

    def _before(self, one: Person, every: Sequence[Person], ids: list[int]) -> Message | None:
        """Why a row is left out of which somebody stands on a row before."""
        found = [
            self._rows.get(member or letters(each.name))
            for each, member in zip(every, ids, strict=True)
        ]
        first = next(filter(None, found), None)
        if first is None:
            return None
        row = first.row + 1
        same = all(other is first for other in found)
        if same and _told(one) == _told(first):
            one.double = True
            return Message("staat ook op rij {row}, met dezelfde gegevens", row=row)
        name = next(each.name for each, other in zip(every, found, strict=True) if other)
        said = (
            marked("{name} staat ook op rij {row}, met andere gegevens. Is dat dezelfde?")
            if same
            else marked("{name} staat ook op rij {row}, in een ander paar. Is dat dezelfde?")
        )
        message = Message(said, name=name, row=row)
        if self._repeats(one, f"twice:{one.key}", "twice", message):
            return Message("samengevoegd met rij {row}", row=row)
        for at, other in enumerate(found):
            ids[at] = 0 if other else ids[at]
        return None

    def _alike(self, one: Person, every: Sequence[Person], ids: Sequence[int]) -> Message | None:
        """Why a row is left out that has nearly a name of a row before."""
        for each, member in zip(every, ids, strict=True):
            own = shape(each.name)
            for other, before in self._guests if not member else ():
                apart = own.likeness(other)
                if apart is None or apart > _FAR or letters(each.name) == letters(before.name):
                    continue
                message = Message(
                    "{name}: bedoelt u {other} van rij {row}?",
                    name=each.name,
                    other=before.name,
                    row=before.row + 1,
                )
                if self._repeats(one, f"alike:{each.key}", "which", message):
                    return Message("samengevoegd met rij {row}", row=before.row + 1)
                break
        return None

    def _repeats(self, one: Person, key: str, code: str, message: Message) -> bool:
        """Ask whether a row is one of before."""
        both = (("same", Message("ja, deze rij niet")), ("two", Message("nee, twee mensen")))
        one.double = self._chosen(ListQuestion(key, code, one.row, -1, message, both)) == "same"
        return one.double

    def _chosen(self, asked: ListQuestion) -> str:
        """The choice that was made; what is typed in its place is asked again."""
        answer = self._asking.ask(asked)
        if answer and answer not in dict(asked.choices):
            self._asking.refuse(asked)
            return ""
        return answer

    def _pay(self, one: Person, ids: Sequence[int]) -> None:
        """Read what a row says was paid; where it says something else it is asked."""
        text = one.values.get("paid", "")
        guests = [not member or self._people[member].member.guest for member in ids]
        said = self._paying(text, guests)
        if isinstance(said, Message):
            one.why = said
        if said is not None:
            return
        column = one.columns["paid"]
        key = f"cells:{one.row}:{column}"
        message = Message("'{value}': is er betaald? Typ ja, nee of het bedrag.", value=text[:40])
        both = (("ja", Message("ja")), ("nee", Message("nee")), LEAVING)
        asked = ListQuestion(key, "cells", one.row, column, message, both)
        answer = self._asking.ask(asked)
        one.values["paid"] = "" if answer == LEAVE else answer
        if isinstance(said := self._paying(one.values["paid"], guests), Message):
            one.why = said
        elif said is None:
            self._asking.refuse(asked)


def _told(one: Person) -> dict[str, str]:
    """Tell what a row says beside names."""
    names = (*NAME_PARTS, "partner", "remark")
    return {name: text for name, text in one.values.items() if text and name not in names}

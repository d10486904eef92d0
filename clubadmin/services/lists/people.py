"""A list of people: looked at against the club, and taken into it as one change.

Nobody is taken for another: a name that two bear, or that is nearly another's, is a question.
"""

import csv
import io
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path

from clubadmin.domain.names import NAME_PARTS, fold, letters
from clubadmin.errors import Refused
from clubadmin.i18n import Listed, Message
from clubadmin.model.importing.people import (
    KNOWN,
    LEAVE,
    LEFT_OUT,
    NEW,
    QUESTION,
    ListedPerson,
    ListQuestion,
    PeopleDraft,
    PeopleLook,
)
from clubadmin.model.members.particulars import Register
from clubadmin.services.club.club import OpenClub, settings
from clubadmin.services.input.likeness import Shape
from clubadmin.services.input.outgoing import quoted
from clubadmin.services.lists.columns import OWN, Found, find
from clubadmin.services.lists.list_questions import LEAVING, Asking
from clubadmin.services.lists.list_writing import kept_texts, member_fields, write
from clubadmin.services.lists.read import shown_titles
from clubadmin.services.lists.rows import Person, Rows
from clubadmin.services.members.particulars import register

_SAYS_WHO = ("number", "born", "email", "phone", "street")
"""Fields that tell people of one name apart; another number or birthday is another person."""
_RESULT = re.compile(r"(points|punten|score|totaal|avond|evening|ronde|round)\b", re.ASCII)
_APART = ("number", "born")
_NAMED = (*NAME_PARTS, "remark")


def look(club: OpenClub, draft: PeopleDraft, today: date | None = None) -> PeopleLook:
    """Look at what a draft would bring, and at every question; nothing changes."""
    known = register(club, inactive=True)
    found = find(draft, _own(known))
    nothing = PeopleLook(found.sheet, found.head, found.columns)
    if not nothing.named:
        return nothing
    _refuse_no_values(draft, found)
    asking = Asking(draft)
    if found.others and "sheet" not in draft.answers:
        names = [draft.book.sheets[at].name for at in sorted((found.sheet, *found.others))]
        asking.ask(
            ListQuestion(
                "sheet",
                "which",
                -1,
                -1,
                Message("Op meer bladen staat een lijst. Welk blad is het?"),
                [(name, name) for name in names],
            )
        )
    people = Rows(draft, found, asking, today or date.today()).read()
    told = _Matching(known, settings(club).name, asking).told(people)
    used = {field for one in told for field in one.values}
    return PeopleLook(
        found.sheet,
        found.head,
        found.columns,
        told,
        tuple(sorted(asking.open.values(), key=lambda one: (one.row, one.column))),
        bool(used - member_fields()),
    )


def take(
    club: OpenClub,
    draft: PeopleDraft,
    *,
    looked: PeopleLook | None = None,
    leave_rest: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> PeopleLook:
    """Take the list into the club, as one change.

    Args:
        club: into which.
        draft: with what was decided.
        looked: what `look` just said of this draft; else it is asked here.
        leave_rest: take who is sure, though something is not decided yet.
        progress: told how many people are done, of how many; may raise to stop it all.
    """
    found = looked or look(club, draft)
    if found.questions and not leave_rest:
        raise Refused(
            "{file} is nog niet overgenomen: {open} keer moet u nog iets beslissen.",
            file=draft.book.file,
            open=len(found.questions),
        )
    coming = found.coming
    if draft.answers.get("more") == LEAVE:
        coming = tuple(_only_member(one) for one in coming)
        coming = tuple(one for one in coming if one.state == NEW or one.before)
    write(club, coming, progress)
    return found


def refuse_other(draft: PeopleDraft, found: PeopleLook) -> None:
    """Hold up what is no list of people, where nobody can point at a column."""
    told = {one.role for one in found.columns}
    heads = [fold(one.head) for one in found.columns if one.role == LEFT_OUT]
    results = any(_RESULT.match(head) for head in heads)
    if found.named and not results and (found.head >= 0 or told & {"phone", "email", "postcode"}):
        return
    row = max(found.head, 0)
    raise Refused(
        "{file} is geen lijst van leden of uitslagen. Op rij {row} staat: {titles}. Zet boven"
        " elke kolom wat erin staat: Naam, en wat erbij hoort, zoals Telefoon of Avond 1.",
        file=draft.book.file,
        row=row + 1,
        titles=shown_titles(draft.book.sheets[found.sheet].rows[row]),
    )


def rest_of(draft: PeopleDraft, found: PeopleLook) -> bytes | None:
    """The rows of whom something is not decided, as a file of the same shape; None for none."""
    sheet = draft.book.sheets[found.sheet]
    rows = sorted({one.row for one in found.people if one.state == QUESTION})
    if not rows:
        return None
    out = io.StringIO()
    writer = csv.writer(out, delimiter=";", lineterminator="\r\n")
    wide = range(sheet.columns)
    for at in [found.head, *rows] if found.head >= 0 else rows:
        writer.writerow([quoted(sheet.cell(at, column)) for column in wide])
    return out.getvalue().encode("utf-8-sig")


def rest_file(file: Path) -> Path:
    """The file beside a list that takes the rest of it."""
    return file.with_name(f"{file.name}.rest.csv")


def _only_member(one: ListedPerson) -> ListedPerson:
    """The person without what only the register keeps."""
    values = {name: text for name, text in one.values.items() if name in member_fields()}
    before = {name: text for name, text in one.before.items() if name in member_fields()}
    return replace(one, values=values, before=before)


def _own(known: Register) -> dict[str, str]:
    return {letters(one.name): f"{OWN}{one.id}" for one in known.fields}


def _refuse_no_values(draft: PeopleDraft, found: Found) -> None:
    """A workbook that no program worked out has formulas, and nothing that they come to."""
    sheet = draft.book.sheets[found.sheet]
    used = {at for at, one in enumerate(found.columns) if one.role != LEFT_OUT}
    empty = [
        (row, column)
        for row, column in sheet.formulas
        if column in used and row > found.head and not sheet.cell(row, column)
    ]
    if empty:
        row, column = min(empty)
        raise Refused(
            "{file} heeft formules waarvan de uitkomst niet is bewaard, zoals op rij {row} in"
            " kolom {column}. Open het in het rekenblad en bewaar het opnieuw.",
            file=draft.book.file,
            row=row + 1,
            column=column + 1,
        )


class _Matching:
    """Finds whom of the club each person of a list is.

    Args:
        known: who is in the club, those who left as well.
        own: the name of the club.
        asking: where it is asked.
    """

    def __init__(self, known: Register, own: str, asking: Asking) -> None:
        self._asking = asking
        self._own = letters(own)
        self._others = {letters(one.member.remark) for one in known.people}
        self._people = {one.member.id: one for one in known.people}
        self._texts: dict[int, Mapping[str, str]] = {}
        self._by_name: dict[str, list[int]] = defaultdict(list)
        self._by_label: dict[str, list[int]] = defaultdict(list)
        self._by_short: dict[str, list[int]] = defaultdict(list)
        self._by_near: dict[str, list[int]] = defaultdict(list)
        self._by_number: dict[str, int] = {}
        for one in known.people:
            member = one.member
            self._by_name[letters(member.name)].append(member.id)
            if member.remark:
                self._by_label[letters(member.label)].append(member.id)
            self._by_short[_short(member.first_name, member.last_name)].append(member.id)
            if one.number:
                self._by_number[one.number] = member.id
        for one in known.people:
            for key in Shape(fold(one.member.name)).near_keys():
                self._by_near[key].append(one.member.id)

    def told(self, people: Sequence[Person]) -> tuple[ListedPerson, ...]:
        """Each of them, with who he is."""
        self._apart(people)
        self._twice(people)
        meant: dict[int, Person] = {}
        numbers: dict[str, Person] = {}
        found = []
        for one in people:
            if one.left:
                found.append(
                    ListedPerson(one.row, LEFT_OUT, one.values, one.why, double=one.double)
                )
                continue
            if self._people and any(one.values.get(name) for name in ("first_name", "last_name")):
                found.append(self._known(one, meant))
            else:
                found.append(ListedPerson(one.row, NEW, one.values, one.why))
            self._number(one, found[-1].member_id, numbers)
        open_rows = {one.row for one in self._asking.open.values()}
        return tuple(
            replace(one, state=QUESTION) if one.row in open_rows and one.state != LEFT_OUT else one
            for one in found
        )

    # --- of another club

    def _apart(self, people: Sequence[Person]) -> None:
        """Put the name of another club behind the names of its people."""
        clubs: dict[str, list[Person]] = defaultdict(list)
        for one in people:
            if club := one.values.get("club"):
                clubs[letters(club)].append(one)
        for key, every in clubs.items():
            away = key != self._own and (key in self._others or self._is_other(key, every))
            for one in every:
                club = one.values.pop("club")
                one.away = away
                if away:
                    one.values["remark"] = one.values.get("remark") or club

    def _is_other(self, key: str, every: Sequence[Person]) -> bool:
        """Whether a club is another; nobody of it is taken for a member while that is open."""
        first = every[0]
        message = Message.counted(
            "Bij {name} staat de club {club}. Is dat uw eigen club?",
            "Bij {name} en nog {more} staat de club {club}. Is dat uw eigen club?",
            len(every),
            name=first.name,
            more=len(every) - 1,
            club=first.values["club"],
        )
        choices = (
            ("own", Message("ja")),
            ("other", Message("nee, een andere (komt achter de naam)")),
        )
        column = first.columns.get("club", -1)
        asked = ListQuestion(f"club:{key}", "which", first.row, column, message, choices)
        return self._asking.ask(asked) != "own"

    # --- twice in the list

    def _twice(self, people: Sequence[Person]) -> None:
        """Leave out a person who is repeated with nothing else; ask about one with more."""
        groups: dict[str, list[Person]] = defaultdict(list)
        for one in people:
            if one.left or not one.values.get("last_name"):
                continue
            group = groups[letters(one.name + one.values.get("remark", ""))]
            for before in group:
                if before.row != one.row and self._same(one, before):
                    break
            if not one.left:
                group.append(one)

    def _same(self, one: Person, before: Person) -> bool:
        """Settle whether a row is somebody of an earlier one; True where that is decided."""
        here, there = one.values, before.values
        if any(_differ(here, there, name) for name in _APART):
            return False
        says_more = (
            text and name not in _NAMED and not _alike(name, text, there.get(name, ""))
            for name, text in here.items()
        )
        if not any(says_more):
            one.left = one.double = True
            one.why = Message("staat ook op rij {row}, met dezelfde gegevens", row=before.row + 1)
            self._asking.withdraw(one.row)
            return True
        message = Message(
            "{name} staat ook op rij {row}, met andere gegevens. Is dat dezelfde?",
            name=one.name,
            row=before.row + 1,
        )
        choices = (
            ("same", Message("dezelfde, samen één")),
            ("two", Message("twee mensen")),
            LEAVING,
        )
        answer = self._asking.ask(
            ListQuestion(f"twice:{one.row}", "twice", one.row, -1, message, choices)
        )
        if answer == "same":
            before.values |= {name: text for name, text in here.items() if not there.get(name)}
            one.why = Message("samengevoegd met rij {row}", row=before.row + 1)
        elif answer == LEAVE:
            one.why = Message("zelf weggelaten")
        one.left = one.double = answer in ("same", LEAVE)
        return bool(answer)

    def _number(self, one: Person, member: int, numbers: dict[str, Person]) -> None:
        """A number is one member's alone."""
        number = one.values.get("number")
        if not number:
            return
        holder = self._by_number.get(number)
        if holder is not None and holder != member:
            whose = self._people[holder].member.name
        elif number in numbers:
            whose = numbers[number].name
        else:
            numbers[number] = one
            return
        column = one.columns.get("number", -1)
        message = Message("Lidnummer {number} is al van {name}.", number=number, name=whose)
        key = f"cells:{one.row}:{column}"
        asked = ListQuestion(key, "cells", one.row, column, message, (LEAVING,))
        answer = self._asking.ask(asked)
        if answer in ("", LEAVE):
            del one.values["number"]
        elif answer in self._by_number or answer in numbers:
            self._asking.refuse(asked)
        else:
            one.values["number"] = answer
            numbers[answer] = one

    # --- known in the club

    def _known(self, one: Person, meant: dict[int, Person]) -> ListedPerson:
        member = self._who(one)
        if member and member in meant and meant[member].row != one.row:
            member = self._again(one, member, meant[member])
        if member < 0:
            return ListedPerson(one.row, LEFT_OUT, one.values, Message("zelf weggelaten"))
        if not member:
            return ListedPerson(one.row, NEW, one.values, one.why)
        meant[member] = one
        before = self._changes(one, member)
        return ListedPerson(one.row, KNOWN, one.values, one.why, member, before)

    def _who(self, one: Person) -> int:
        """The member that a row means; 0 for somebody new, -1 for nobody."""
        values = one.values
        label = letters(f"{one.name} {values.get('remark', '')}")
        exact = self._by_label.get(label) or []
        if not (exact or one.away):
            exact = self._by_name.get(letters(one.name), [])
        if len(exact) > 1:
            sure = [other for other in exact if self._agrees(values, other)]
            exact = sure if len(sure) == 1 else exact
        if len(exact) == 1 and not self._contradicts(values, exact[0]):
            return exact[0]
        near = dict.fromkeys((*exact, *(() if exact or one.away else self._near(one))))
        return self._which(one, list(near)) if near else 0

    def _near(self, one: Person) -> Iterable[int]:
        """Members with nearly this name: cut short, an initial, or one slip."""
        first, last = (one.values.get(name, "") for name in ("first_name", "last_name"))
        own = Shape(fold(f"{first} {last}"))  # what stands between is written in many ways
        for other in self._by_short.get(_short(first, last), ()):
            member = self._people[other].member
            if own.likeness(Shape(fold(f"{member.first_name} {member.last_name}"))) is not None:
                yield other
        for key in Shape(fold(one.name)).near_keys():
            yield from self._by_near.get(key, ())

    def _which(self, one: Person, near: Sequence[int]) -> int:
        labels = {self._label(other, near): other for other in near}
        message = Message(
            "{name}: wie is dat in de club? {labels}, of iemand anders?",
            name=one.name,
            labels=Listed(tuple(labels), between=", ", joint="of"),
        )
        choices: list[tuple[str, Message | str]] = [
            *((label, label) for label in labels),
            ("new", Message("iemand die nieuw is")),
            LEAVING,
        ]
        column = one.columns.get("name", one.columns.get("last_name", -1))
        asked = ListQuestion(f"which:{one.row}", "which", one.row, column, message, choices)
        answer = self._asking.ask(asked)
        if answer in labels:
            return labels[answer]
        if answer and answer not in ("new", LEAVE):
            self._asking.refuse(asked)
        return -1 if answer == LEAVE else 0

    def _label(self, member: int, near: Sequence[int]) -> str:
        """A label that tells a member apart from the others that may be meant."""
        one = self._people[member]
        alike = [other for other in near if self._people[other].member.label == one.member.label]
        if len(alike) == 1:
            return one.member.label
        by = one.number or one.member.phone or one.member.email or one.place or f"#{member}"
        return f"{one.member.label}, {by}"

    def _again(self, one: Person, member: int, before: Person) -> int:
        """Two rows mean one member: which of them does is asked."""
        label = self._label(member, (member,))
        message = Message(
            "{name} op rij {row} is ook al {label}. Wie is dit?",
            name=one.name,
            row=before.row + 1,
            label=label,
        )
        choices = (("same", label), ("new", Message("iemand die nieuw is")), LEAVING)
        answer = self._asking.ask(
            ListQuestion(f"again:{one.row}", "twice", one.row, -1, message, choices)
        )
        return {"same": member, LEAVE: -1}.get(answer, 0)

    def _agrees(self, values: Mapping[str, str], member: int) -> bool:
        kept = self._kept(member)
        same = [name for name in _SAYS_WHO if values.get(name) and kept.get(name)]
        return bool(same) and all(_alike(name, values[name], kept[name]) for name in same)

    def _contradicts(self, values: Mapping[str, str], member: int) -> bool:
        return any(_differ(values, self._kept(member), name) for name in _APART)

    def _kept(self, member: int) -> Mapping[str, str]:
        if member not in self._texts:
            self._texts[member] = kept_texts(self._people[member])
        return self._texts[member]

    def _changes(self, one: Person, member: int) -> dict[str, str]:
        """The club's texts where the list says something else; a contradiction is asked about."""
        kept, found = self._kept(member), {}
        for name, text in one.values.items():
            if name in _NAMED:
                continue
            before = kept.get(name, "")
            if not text or _alike(name, text, before):
                continue
            if before and name not in ("note", "offices") and not self._changed(one, name, before):
                continue
            found[name] = before
        return found

    def _changed(self, one: Person, name: str, before: str) -> bool:
        column = one.columns.get(name, -1)
        text = one.values[name]
        message = Message(
            "{name}: in de club staat {old}, in de lijst {new}. Welke blijft?",
            name=one.name,
            old=before,
            new=text,
        )
        choices = (("new", text), ("old", before))
        key = f"change:{one.row}:{name}"
        return (
            self._asking.ask(ListQuestion(key, "cells", one.row, column, message, choices)) == "new"
        )


def _short(first: str, last: str) -> str:
    return f"{fold(first)[:1]} {letters(last)}"


def _differ(values: Mapping[str, str], others: Mapping[str, str], name: str) -> bool:
    here, there = values.get(name), others.get(name)
    return bool(here and there) and not _alike(name, str(here), str(there))


def _alike(name: str, text: str, before: str) -> bool:
    """Whether two texts say the same."""
    if text == before:
        return True
    if not before:
        return False
    if name in ("phone", "other_phone", "emergency_phone"):
        return _figures(text) == _figures(before) != ""
    if name == "joined":
        return before.startswith(text)
    if name in ("note", "offices"):
        return text in before
    return fold(text).replace(" ", "") == fold(before).replace(" ", "")


def _figures(text: str) -> str:
    figures = "".join(sign for sign in text if sign.isdigit())
    return figures.removeprefix("00").removeprefix("31").removeprefix("0")

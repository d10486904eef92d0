"""People of a list found in the club: who each of them is, and what of him is other.

Nobody is taken for another: a name that two bear, or that is nearly another's, is a question.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from clubadmin.domain.names import NAME_PARTS, fold, letters
from clubadmin.i18n import Listed, Message, marked
from clubadmin.model.importing.people import (
    KNOWN,
    LEAVE,
    LEFT_OUT,
    NEW,
    QUESTION,
    ListedPerson,
    ListQuestion,
)
from clubadmin.model.members.particulars import Register
from clubadmin.services.input.likeness import Shape
from clubadmin.services.lists.list_questions import LEAVING, Asking
from clubadmin.services.lists.list_writing import kept_texts
from clubadmin.services.lists.rows import Person

_SAYS_WHO = ("number", "born", "email", "phone", "street")
"""Fields that tell people of one name apart; another number or birthday is another person."""
_APART = ("number", "born")
_NAMED = (*NAME_PARTS, "remark")


class Matching:
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
        return self._asked_about(found)

    def _asked_about(self, found: Iterable[ListedPerson]) -> tuple[ListedPerson, ...]:
        """The people, those of a row with an open question so."""
        open_rows = {one.row for one in self._asking.open.values()}
        return tuple(
            replace(one, state=QUESTION) if one.row in open_rows and one.state != LEFT_OUT else one
            for one in found
        )

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
            ListQuestion(f"twice:{one.key}", "twice", one.row, -1, message, choices)
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

        def whose(number: str) -> str:
            holder = self._by_number.get(number)
            if holder is not None and holder != member:
                return self._people[holder].member.name
            return numbers[number].name if number in numbers else ""

        said = marked("Lidnummer {number} is al van {name}.")
        if number := self._of_one(one, "number", whose, said):
            numbers[number] = one

    def _of_one(self, one: Person, role: str, whose: Callable[[str], str], said: str) -> str:
        """The number of somebody alone, asked where another has it; "" for none.

        Args:
            one: of whom.
            role: the field of the number.
            whose: the name of who has a number already; "" for nobody.
            said: the sentence that tells it.
        """
        number = one.values.get(role, "")
        if not number or not (name := whose(number)):
            return number
        column = one.columns.get(role, -1)
        key = f"cells:{one.row}:{column}"
        message = Message(said, number=number, name=name)
        asked = ListQuestion(key, "cells", one.row, column, message, (LEAVING,))
        answer = self._asking.ask(asked)
        if answer in ("", LEAVE):
            del one.values[role]
            return ""
        if whose(answer):
            self._asking.refuse(asked)
            return ""
        one.values[role] = answer
        return answer

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
        message = self._who_is(one, tuple(labels))
        choices: list[tuple[str, Message | str]] = [
            *((label, label) for label in labels),
            ("new", Message("iemand die nieuw is")),
            LEAVING,
        ]
        column = one.columns.get("name", one.columns.get("last_name", -1))
        asked = ListQuestion(f"which:{one.key}", "which", one.row, column, message, choices)
        answer = self._asking.ask(asked)
        if answer in labels:
            return labels[answer]
        if answer and answer not in ("new", LEAVE):
            self._asking.refuse(asked)
        return -1 if answer == LEAVE else 0

    def _who_is(self, one: Person, labels: tuple[str, ...]) -> Message:
        """Word the question which of these members is meant."""
        return Message(
            "{name}: wie is dat in de club? {labels}, of iemand anders?",
            name=one.name,
            labels=Listed(labels, between=", ", joint="of"),
        )

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

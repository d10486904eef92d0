"""Members as a table, out and in again, and which members a file means by their names."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from datetime import date
from functools import partial
from typing import TypeVar

from clubadmin.domain.names import fold, is_name, letters, split_name
from clubadmin.i18n import Listed, Message
from clubadmin.model.kit.kept_columns import Told
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import OwnField, Particulars, Register
from clubadmin.services.exchange.write import Cell
from clubadmin.services.input.checks import no_name
from clubadmin.storage.schema.meanings import told

_BREAK = " / "  # a line of a note ends there, in a cell of one line

_Somebody = TypeVar("_Somebody")
_TICKS = ("gast", "actief")


def _filled_in() -> dict[str, Told]:
    """The fields of `Particulars` that are columns of a file."""
    every = {**told("particulars"), **told("membership")}
    return {name: column for name, column in every.items() if column.heading}


def headings(table: str) -> dict[str, tuple[str, ...]]:
    """The headings of a table in a file, with their synonyms."""
    return {one.heading: one.also for one in told(table).values() if one.heading}


def written_columns(register: Register) -> list[tuple[str, Callable[[Particulars], Cell]]]:
    """The columns of which somebody has something, each with what it says of a member."""

    def own(field: OwnField) -> tuple[str, Callable[[Particulars], Cell]]:
        return field.name.casefold(), lambda one: one.own_value(field.id)

    every: list[tuple[str, Callable[[Particulars], Cell]]] = [
        *((column.heading, partial(_cell, name)) for name, column in _filled_in().items()),
        ("functies", lambda one: "; ".join(office.written for office in one.offices)),
        *map(own, register.fields),
    ]
    return [(name, say) for name, say in every if any(map(say, register.people))]


def _cell(name: str, one: Particulars) -> Cell:
    value = getattr(one, name) or ""
    return value.isoformat() if isinstance(value, date) else str(value).replace("\n", _BREAK)


def members_rows(register: Register) -> Iterator[list[Cell]]:
    """All that is known of the members, one a row."""
    more = written_columns(register)
    yield [*headings("member"), *_TICKS, *(name for name, _say in more)]
    for person in register.people:
        one = person.member
        texts = (getattr(one, name) for name in told("member"))
        ticks = ("ja" if said else "nee" for said in (one.guest, one.active))
        yield [*texts, *ticks, *(say(person) for _name, say in more)]


def named(text: str) -> Member:
    """A new member from a name as people write it: "Jan van den Berg (Kerkstraat)"."""
    name, remark = _with_remark(text)
    first, infix, last = split_name(name)
    return Member(0, last, first, infix, remark=remark)


def _with_remark(text: str) -> tuple[str, str]:
    found = re.fullmatch(r"(.+?) \(([^()]+)\)", text)
    return (found[1], found[2]) if found else (text, "")


def strangers(
    people: Mapping[str, Collection[_Somebody]],
    is_known: Callable[[_Somebody], bool],
    played: Collection[str],
) -> Iterator[tuple[str, list[_Somebody]]]:
    """Competitions that may be another club's: most of its people are new here, and some are not.

    Args:
        people: of each competition in a file, in its order.
        is_known: whether somebody is in the club, or bears the name of a member.
        played: competitions of the club; of a club without any the first is its own.
    """
    met: set[_Somebody] = set()
    for at, (competition, every) in enumerate(people.items()):
        shared = [one for one in every if one in met or is_known(one)]
        new = competition not in played and (at or played)
        if new and shared and 2 * len(shared) < len(every):
            yield competition, shared
        met |= set(every)


class People:
    """The members a file means."""

    def __init__(self, known: Iterable[Member]) -> None:
        self.new: list[Member] = []  # with ids -1, -2, ...
        self.used: set[int] = set()  # ids of known members that were meant
        self._by_label: dict[str, list[Member]] = {}
        self._by_name: dict[str, list[Member]] = {}
        self._by_letters: dict[str, str] = {}
        self._answers: dict[str, int | Message] = {}
        for member in known:
            self._keep(member)

    def find(self, text: str) -> int | Message:
        """The id of who is meant, below 0 for a new member; or a sentence when that is unsure."""
        if text not in self._answers:
            self._answers[text] = self._find(text)
        return self._answers[text]

    def _find(self, text: str) -> int | Message:
        key = fold(text)
        found = self._by_label.get(key) or self._by_name.get(key, [])
        if len(found) > 1:
            labels = sorted({member.label for member in found})
            return Message(
                "er zijn {count} leden die {name} heten ({labels}); zet het onderscheid achter de"
                " naam zoals hier tussen haakjes.",
                count=len(found),
                name=text,
                labels=Listed(tuple(labels), between=" of ", joint="of"),
            )
        if found:
            self.used.add(found[0].id)
            return found[0].id
        alike = self._by_letters.get(letters(key))
        if alike is not None:
            return Message(
                "'{text}' lijkt op '{alike}'; schrijf de naam op beide plaatsen gelijk.",
                text=text,
                alike=alike,
            )
        new = named(text)
        if not is_name(new.name):
            return no_name(text)
        return self._add(new)

    def _add(self, member: Member) -> int:
        new = member.changed(id=-len(self.new) - 1)
        self.new.append(new)
        self._keep(new)
        return new.id

    def _keep(self, member: Member) -> None:
        self._by_label.setdefault(fold(member.label), []).append(member)
        self._by_name.setdefault(fold(member.name), []).append(member)
        self._by_letters.setdefault(letters(member.label), member.label)

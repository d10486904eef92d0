"""Members as a table, out and in again, and which members a file means by their names."""

import re
from collections.abc import Iterable, Iterator

from clubadmin.domain.names import fold, is_name, split_name
from clubadmin.i18n import Listed, Message
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Register
from clubadmin.services.exchange.register import headings, written_columns
from clubadmin.services.exchange.write import Cell
from clubadmin.services.input.checks import no_name
from clubadmin.storage.schema.meanings import told

_TICKS = ("gast", "actief")


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


class People:
    """The members a file means.

    Args:
        known: who is in the club.
    """

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
        alike = self._by_letters.get(_letters(key))
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
        self._by_letters.setdefault(_letters(fold(member.label)), member.label)


def _letters(folded: str) -> str:
    """A name without dots, hyphens and spaces: what is equal but for those is doubtful."""
    return "".join(sign for sign in folded if sign.isalnum())

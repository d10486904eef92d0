"""Finds the members that a file means by their names, and makes new ones of the others."""

import re
from collections.abc import Iterable

from clubadmin.domain.names import fold, split_name
from clubadmin.model.members.member import Member


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
        self._answers: dict[str, int | str] = {}
        for member in known:
            self._keep(member)

    def find(self, text: str) -> int | str:
        """The id of who is meant, below 0 for a new member; or a sentence when that is unsure."""
        if text not in self._answers:
            self._answers[text] = self._find(text)
        return self._answers[text]

    def _find(self, text: str) -> int | str:
        key = fold(text)
        found = self._by_label.get(key) or self._by_name.get(key, [])
        if len(found) > 1:
            labels = " of ".join(sorted({member.label for member in found}))
            return (
                f"er zijn {len(found)} leden die {text} heten ({labels});"
                " zet de opmerking achter de naam zoals hier tussen haakjes."
            )
        if found:
            self.used.add(found[0].id)
            return found[0].id
        alike = self._by_letters.get(_letters(key))
        if alike is not None:
            return f"'{text}' lijkt op '{alike}'; schrijf de naam op beide plaatsen gelijk."
        new = named(text)
        if not new.last_name:
            return f"'{text}' is geen naam; vul een naam in."
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

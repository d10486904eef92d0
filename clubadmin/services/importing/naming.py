"""Naming: the member meant by each name in a list; each doubt is asked once."""

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence

from clubadmin.domain.names import NAME_PARTS, is_name, split_name
from clubadmin.model.importing.importing import Answer, Choice, Spot
from clubadmin.model.members.member import Member
from clubadmin.services.exchange.members import named, strangers
from clubadmin.services.importing.alike import Alike, key_of
from clubadmin.services.importing.questions import LEAVE, Asked
from clubadmin.services.importing.scores import Fact
from clubadmin.services.input.likeness import shape
from clubadmin.services.lists.list_names import proper

_BETWEEN = re.compile(r"\s+(?:[–—/&+]|-|en|and)\s+|\s*[/&+]\s*")
_DASHED = re.compile(r"\s[–/]\s")  # as an export of the club writes a pair
_WAITING = 1_000_000  # ids below this are of people who are not decided yet
_MOST_SAME = 3  # names of the list itself that are proposed
_PAIRS, _SINGLE = Choice("pairs"), Choice("single")


class Naming:
    """Finds the members, and makes new ones below 0.

    Args:
        alike: who is in the club.
        asked: where doubts are asked.
        facts: all that is in the list, so that each name is asked once.
        played: competitions of the club.
        fixed: the names are written as the club itself writes them, so that two are two people.
    """

    def __init__(
        self,
        alike: Alike,
        asked: Asked,
        facts: Sequence[Fact],
        played: Collection[str],
        *,
        fixed: bool = False,
    ) -> None:
        self._fixed = fixed
        self._alike = alike
        self._asked = asked
        self._played = played
        self._spots: dict[str, list[Spot]] = defaultdict(list)
        self._count: Counter[str] = Counter()
        self._spelled: dict[str, str] = {}
        self._found: dict[str, int | None] = {}
        self._new: dict[str, Member] = {}
        self._waiting: dict[str, int] = {}
        self.used: set[int] = set()
        self.halves = 0  # results of pairs that are left out for one of both
        self.learned: dict[str, int] = {}  # folded names, and whom they turned out to mean
        self._apart: set[str] = set()  # competitions of other clubs
        self._joined = self._ask_pairs(facts)
        self._apart = set(self._ask_clubs(facts, played))
        for fact in facts:
            for name in (*self.names_of(fact), *self._pair_in(fact)):
                self._count[key_of(name)] += 1
                row = Spot(fact.spot.sheet, fact.spot.row)
                if row not in self._spots[key_of(name)][-1:]:
                    self._spots[key_of(name)].append(row)
                self._spelled.setdefault(key_of(name), name)
        self._order = {key: at for at, key in enumerate(self._spelled)}
        self._by_key: dict[str, list[str]] = defaultdict(list)  # names nobody has, by near keys
        for name in self._spelled.values():
            if not self._whole(name):
                for key in shape(name).near_keys():
                    self._by_key[key].append(name)

    @property
    def new(self) -> list[Member]:
        """The new members, with ids from -1 down."""
        return list(self._new.values())

    def names_of(self, fact: Fact) -> tuple[str, ...]:
        """The names in a row: one, or those of a pair; with another club behind them."""
        return self._of_club(fact, self._told(fact))

    def _of_club(self, fact: Fact, names: tuple[str, ...]) -> tuple[str, ...]:
        if fact.competition not in self._apart:
            return names
        return tuple(f"{one} ({fact.competition})" for one in names)

    def _told(self, fact: Fact) -> tuple[str, ...]:
        if fact.partner:
            return fact.name, fact.partner
        return self._parted(fact.name)

    def _parted(self, name: str) -> tuple[str, ...]:
        if self._joined:
            parts = [one.strip() for one in self._split(name) if one.strip()]
            return self._each(*parts) if len(parts) == 2 else (name,)
        return (name,)

    def pair_of(self, fact: Fact) -> tuple[int, ...]:
        """The pair for whom the two of a row played; empty where they played for themselves."""
        if not fact.stood_in:
            return ()
        found = [self.find(one) for one in self._pair_in(fact)]
        pair = tuple(dict.fromkeys(one for one in found if one is not None))
        if len(pair) == len(self.names_of(fact)) == 2:
            return pair
        key = f"stoodin:{fact.spot.sheet}:{fact.spot.row}"
        self._asked.ask(key, [fact.stood_in], [fact.spot], (LEAVE,))
        return ()

    def _pair_in(self, fact: Fact) -> tuple[str, ...]:
        return self._of_club(fact, self._parted(fact.stood_in)) if fact.stood_in else ()

    def _split(self, name: str) -> list[str]:
        return (_DASHED if self._fixed else _BETWEEN).split(name)

    def _each(self, first: str, second: str) -> tuple[str, str]:
        """Complete both names: "Gerda en Freek Veeger" are Gerda Veeger and Freek Veeger."""
        given, infix, last = split_name(second)
        if not given or self._whole(first) or _has_last_name(first):
            return first, second
        return " ".join(part for part in (first, infix, last) if part), second

    def who(self, fact: Fact) -> tuple[int, ...] | None:
        """The members of a row; None when one is left out or not decided yet."""
        found = [self.find(name) for name in self.names_of(fact)]
        if any(one is None for one in found):
            self.halves += len(found) - found.count(None)
            return None
        people = tuple(one for one in found if one is not None)
        if len(set(people)) == len(people):
            return people
        key = f"sameboth:{fact.spot.sheet}:{fact.spot.row}"
        self._asked.ask(key, [fact.name], [fact.spot], (LEAVE,))
        return None

    def find(self, name: str) -> int | None:
        """The member whom a name means."""
        key = key_of(name)
        if key not in self._found:
            self._found[key] = self._find(key, name)
            if (one := self._found[key]) is not None and one > 0:
                self.used.add(one)
        return self._found[key]

    def label(self, person: int) -> str:
        """The name of a member or of a new one."""
        if person in self._alike.by_id:
            return self._alike.by_id[person].label
        for name, waiting in self._waiting.items():
            if waiting == person:
                return self._spelled.get(name, name)
        return next(one.label for one in self._new.values() if one.id == person)

    def somebody_else(self, text: str) -> int:
        """Find another bearer of a name in the list: a member, else a new one."""
        exact = self._alike.exact(text)
        return exact[0] if len(exact) == 1 else self._add(text)

    def newcomer(self, text: str) -> int | None:
        """Somebody who is typed in; who is not known by that name is asked as others are."""
        name = " ".join(text.split())
        self._spelled.setdefault(key_of(name), name)
        return self.find(name)

    def _ask_clubs(self, facts: Iterable[Fact], played: Collection[str]) -> Iterator[str]:
        """Competitions whose people are of another club; asked once, and known from then on."""
        every: dict[str, dict[str, tuple[str, Spot]]] = defaultdict(dict)
        for fact in facts:
            for name in self._told(fact):
                every[fact.competition].setdefault(key_of(name), (name, fact.spot))
        yield from self._alike.clubs & every.keys()
        others = {one: people for one, people in every.items() if one not in self._alike.clubs}
        for competition, shared in strangers(others, self._whole, played):
            told = [every[competition][one] for one in shared]
            values = [competition, len(told), len(every[competition]), told[0][0]]
            choices = (Choice("same"), Choice("apart", label=competition))
            key = f"club:{key_of(competition)}"
            answer = self._asked.ask(key, values, [spot for _name, spot in told], choices)
            if answer is None or answer.choice == "apart":
                yield competition

    def _ask_pairs(self, facts: Iterable[Fact]) -> bool:
        """Whether two names with a sign between them are a pair; of few among many it is asked.

        What the list is, is asked once: of pairs, or of persons of whom some shared a place.
        """
        facts = list(facts)
        joined = [
            fact
            for fact in facts
            if not fact.partner and len(self._split(fact.name)) == 2 and not self._whole(fact.name)
        ]
        alone = {key_of(fact.name) for fact in facts if not fact.partner}
        alone -= {key_of(fact.name) for fact in joined}
        if self._fixed:
            return bool(joined)
        names = {key_of(fact.name) for fact in joined}
        spots = [fact.spot for fact in joined]
        if 2 * len(names) < len(names) + len(alone):
            values = [len(names), joined[0].name, len(alone)] if joined else []
            return bool(joined) and self._pairs("few:names", values, spots, (_SINGLE, _PAIRS))
        signed = [fact for fact in joined if not _DASHED.search(fact.name)]
        if not signed or not alone:
            return bool(joined)
        values = [len({fact.name for fact in signed}), signed[0].name]
        return self._pairs("pairs:names", values, spots, (_PAIRS, _SINGLE))

    def _pairs(
        self, key: str, values: Sequence[object], spots: Iterable[Spot], choices: Sequence[Choice]
    ) -> bool:
        answer = self._asked.ask(key, values, spots, choices, 0)
        return (choices[0].key if answer is None else answer.choice) == "pairs"

    def _whole(self, name: str) -> bool:
        return bool(self._alike.exact(name)) or self._alike.alias(name) is not None

    def _find(self, key: str, name: str) -> int | None:
        exact = self._alike.exact(name)
        here = [one for one in exact if not self._is_away(one, key)]
        if len(here) == 1:
            return here[0]
        if (before := self._alike.alias(name)) is not None:
            others = [*exact, *(one.id for one in self._alike.near(name))]
            ids = dict.fromkeys((before, *others))
            return self._ask("alias", key, name, self._members(ids), 0)
        if len(here) > 1:
            return self._ask("two", key, name, self._members(here), -1)
        if exact:
            return self._ask("near", key, name, self._members(exact), -1)
        club = next((one for one in self._apart if name.endswith(f" ({one})")), "")
        told = self._fixed and bool(named(name).remark)  # apart from all others, by the list itself
        near = () if told else self._alike.near(name.removesuffix(f" ({club})"), club)
        choices = self._members(one.id for one in near)
        choices += self._same(key, name)
        if self._fixed and not choices and is_name(name):
            return self._add(name)
        proposed = 0 if near and near[0].sure else -1
        kind = "near" if choices else "unknown"
        return self._ask(kind, key, name, choices, proposed)

    def _is_away(self, member: int, key: str) -> bool:
        """Whether a member is of another club, which the name that is sought does not say."""
        one = self._alike.by_id[member]
        return one.remark in self._played and key_of(one.label) != key

    def _members(self, ids: Iterable[int]) -> list[Choice]:
        return [Choice("member", str(one), self._alike.by_id[one].label) for one in ids]

    def _same(self, key: str, name: str) -> list[Choice]:
        """Other names in the list itself, met before, that are nearly the same."""
        own = shape(name)
        here = self._order.setdefault(key, len(self._order))
        close = {
            (at, other)
            for one in own.near_keys()
            for other in self._by_key.get(one, ())
            if (at := self._order[key_of(other)]) < here
        }
        before: list[str] = []
        for _, other in sorted(close):
            apart = own.likeness(shape(other))
            if apart is not None and apart < (1 if self._fixed else 2):
                before.append(other)
                if len(before) == _MOST_SAME:
                    break
        return [Choice("same", key_of(other), other) for other in before]

    def _ask(
        self, kind: str, key: str, name: str, choices: list[Choice], proposed: int
    ) -> int | None:
        new = Choice("new", _proposed(name), typed="name")
        if kind == "two":
            new = Choice("new", f"{_proposed(name)} (2)", typed="name")
        every = [*choices, new, Choice("who", typed="member"), LEAVE]
        if kind == "unknown":
            proposed = 0
        key = f"{kind}:{key}"
        spots = self._spots.get(key_of(name), [])
        values = [name, self._count[key_of(name)]]
        known = Answer(every[0].key) if kind == "alias" else None
        answer = self._asked.ask(key, values, spots, every, proposed, known=known)
        if answer is None:
            return self._pending(name)
        return self._follow(key, name, answer)

    def _follow(self, key: str, name: str, answer: Answer) -> int | None:
        code, _, value = answer.choice.partition(":")
        if code == "member":
            return self._learn(name, int(value))
        if code == "same":
            return self.find(self._spelled.get(value, value))
        if code == "who":
            exact = self._alike.exact(answer.value)
            if len(exact) != 1:
                self._asked.refuse(key, "member")
                return self._pending(name)
            return self._learn(name, exact[0])
        if code == "new":
            return self._follow_new(key, name, answer.value)
        return None

    def _follow_new(self, key: str, name: str, text: str) -> int:
        wrong = "exists" if self._alike.exact(text) else ""
        made = named(text.strip())
        if not is_name(made.name):
            wrong = "text"
        elif any(sign.isdigit() for sign in made.name):
            wrong = "digits"  # a figure that was meant for another question
        if wrong:
            self._asked.refuse(key, wrong)
            return self._pending(name)
        return self._add(text)

    def _add(self, text: str) -> int:
        made = named(text.strip())
        label = key_of(made.label)
        if label not in self._new:
            self._new[label] = made.changed(id=-len(self._new) - 1)
        return self._new[label].id

    def _pending(self, name: str) -> int:
        """Somebody of whom it is not decided yet who it is, so that all else can be seen."""
        return self._waiting.setdefault(key_of(name), -_WAITING - len(self._waiting))

    def _learn(self, name: str, member: int) -> int:
        self.learned[key_of(name)] = member
        return member


def _has_last_name(name: str) -> bool:
    """Whether a name is more than a first name or initials."""
    words = name.split()
    return len(words) > 1 and not all(word.endswith(".") for word in words)


def _proposed(name: str) -> str:
    """The label of a new member, with the capitals that people write."""
    one = named(name)
    parts = proper((one.first_name, one.infix, one.last_name))
    return one.changed(**dict(zip(NAME_PARTS, parts, strict=True))).label

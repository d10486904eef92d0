"""The likely payer of each line of a bank's statement, how sure that is, and why.

Nothing is booked here. A sure proposal rests on what only one member can have: the reference on
his letter, or the account that paid his dues before, with an amount that he owes.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import combinations

from clubadmin.domain.administration.payment_code import referred
from clubadmin.domain.names import fold

_WORD = re.compile(r"[a-z0-9]+")
_WITHIN = {"van", "de", "der", "den", "het", "ten", "ter", "te", "en", "of", "t", "in", "op"}


class Sureness(StrEnum):
    """How sure it is whose payment a line is."""

    SURE = "sure"
    LIKELY = "likely"
    GUESS = "guess"
    NONE = "none"


class Why(StrEnum):
    """The grounds of a proposal."""

    REFERENCE = "reference"
    ACCOUNT = "account"
    NAME_AND_AMOUNT = "name-and-amount"
    NAME = "name"
    RETURNED = "returned"  # the bank took back what was paid before
    COLLECTED = "collected"  # what a file had the bank collect
    NOTHING = "nothing"


@dataclass(frozen=True)
class Line:
    """The payment on a line of a statement, in cents, below nothing where it went out."""

    amount: int
    account: str = ""
    name: str = ""
    text: str = ""
    reference: str = ""


@dataclass(frozen=True)
class Debtor:
    """A member and what he still owes, in cents."""

    member_id: int  # of the member
    first_name: str  # as he is called
    last_name: str  # without what stands before it
    household: str = ""  # who shares it, shares an account; "" for nobody
    open: int = 0  # what he owes in all
    parts: tuple[int, ...] = ()  # the charges that are open, such as instalments
    last_paid: int = 0  # what he paid last, for what a bank takes back; 0: nothing yet

    def owes(self, amount: int) -> bool:
        """Whether somebody who pays what he owes would pay this: all, or the next charges."""
        total = 0
        for part in self.parts:
            total += part
            if total == amount:
                return True
        return amount == self.open > 0


@dataclass(frozen=True)
class Proposal:
    """A proposal of whom a line pays for, in cents each; of nobody where nothing can be said."""

    shares: tuple[tuple[int, int], ...] = ()  # members with their cents
    sureness: Sureness = Sureness.NONE  # how sure it is
    why: Why = Why.NOTHING  # what it rests on
    # of each share the number of what was collected; () where nothing was
    debits: tuple[int, ...] = ()


_NONE = Proposal()


@dataclass
class Matcher:
    """Proposes for lines, one after the other; what one line pays is owed no more for the next.

    Args:
        debtors: everybody who could pay.
        season_id: of the dues; a reference to another season is only likely.
        accounts: of each account the members whose dues it paid before.
    """

    debtors: Sequence[Debtor]
    season_id: int
    accounts: Mapping[str, frozenset[int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._by_id = {one.member_id: one for one in self.debtors}
        self._paid: dict[int, int] = defaultdict(int)
        self._accounts = {key: set(found) for key, found in self.accounts.items()}
        self._by_word: dict[str, list[Debtor]] = defaultdict(list)
        self._called: dict[int, tuple[str, frozenset[str]]] = {}  # first name, surname
        for one in self.debtors:
            surname = _names(one.last_name)
            first = _WORD.findall(fold(one.first_name))
            self._called[one.member_id] = (first[0] if first else "", frozenset(surname))
            for word in surname:
                self._by_word[word].append(one)

    def propose(self, line: Line) -> Proposal:
        """Propose whose payment a line is."""
        ways = (self._returned,) if line.amount < 0 else (self._referred, self._known, self._named)
        found = next((one for way in ways if (one := way(line)) is not _NONE), _NONE)
        self.took(found.shares)
        for member_id, _ in found.shares:
            if line.account and found.sureness is Sureness.SURE:
                self._accounts.setdefault(line.account, set()).add(member_id)
        return found

    def took(self, shares: Iterable[tuple[int, int]]) -> None:
        """Take off what a line was said elsewhere to pay, so that the next owes it no more."""
        for member_id, amount in shares:
            self._paid[member_id] += amount

    def _now(self, member_id: int) -> Debtor:
        """The debtor as he stands after the lines before this one."""
        one, paid = self._by_id[member_id], self._paid[member_id]
        if not paid:
            return one
        parts = list(one.parts)
        rest = paid
        while parts and rest >= parts[0]:
            rest -= parts.pop(0)
        if parts:
            parts[0] -= rest
        return Debtor(
            one.member_id,
            one.first_name,
            one.last_name,
            one.household,
            one.open - paid,
            tuple(parts),
            paid,
        )

    def _returned(self, line: Line) -> Proposal:
        known = self._accounts.get(line.account, ())
        found = [one for one in known if self._now(one).last_paid == -line.amount]
        if len(found) != 1:
            return _NONE
        return Proposal(_all_of(line, found), Sureness.LIKELY, Why.RETURNED)

    def _referred(self, line: Line) -> Proposal:
        told = referred(f"{line.reference} {line.text}")
        if told is None or told[1] not in self._by_id:
            return _NONE
        season_id, member_id = told
        with_others = self._shared(self._household(member_id), line.amount)
        debtor = self._now(member_id)
        right = season_id == self.season_id
        if debtor.owes(line.amount) or not with_others:
            sure = right and 0 < line.amount <= debtor.open
            shares: tuple[tuple[int, int], ...] = ((member_id, line.amount),)
        else:
            sure, shares = right, with_others
        return Proposal(shares, Sureness.SURE if sure else Sureness.LIKELY, Why.REFERENCE)

    def _known(self, line: Line) -> Proposal:
        known = sorted(self._accounts.get(line.account, ())) if line.account else []
        known = [one for one in known if one in self._by_id]
        if not known:
            return _NONE
        owing = [one for one in known if self._now(one).owes(line.amount)]
        words = _words_of(line)
        named = [one for one in owing if self._score(one, words) == _FULL]
        owing = named if len(named) == 1 else owing
        if len(owing) == 1:
            return Proposal(_all_of(line, owing), Sureness.SURE, Why.ACCOUNT)
        everybody = [one for member_id in known for one in self._household(member_id)]
        if shared := self._shared(dict.fromkeys([*known, *everybody]), line.amount):
            return Proposal(shared, Sureness.SURE, Why.ACCOUNT)
        by_name = self._named(line)
        if by_name is not _NONE and by_name.why is Why.NAME_AND_AMOUNT:
            return by_name
        open_ones = [one for one in known if self._now(one).open > 0]
        if len(open_ones) == 1:
            return Proposal(_all_of(line, open_ones), Sureness.LIKELY, Why.ACCOUNT)
        return by_name

    def _named(self, line: Line) -> Proposal:
        words = _words_of(line)
        scored = {one: score for one in self._alike(words) if (score := self._score(one, words))}
        if not scored:
            return _NONE
        best = max(scored.values())
        found = [member_id for member_id, score in scored.items() if score == best]
        owing = [one for one in found if self._now(one).owes(line.amount)]
        if len(owing) == 1:
            return Proposal(_all_of(line, owing), Sureness.LIKELY, Why.NAME_AND_AMOUNT)
        if not owing:
            everybody = [one for each in scored for one in (each, *self._household(each))]
            if shared := self._shared(dict.fromkeys(everybody), line.amount):
                return Proposal(shared, Sureness.LIKELY, Why.NAME_AND_AMOUNT)
            if len(found) == 1:
                return Proposal(_all_of(line, found), Sureness.GUESS, Why.NAME)
        return _NONE

    def _household(self, member_id: int) -> list[int]:
        """The members of a household, himself among them; none where it is not known."""
        home = self._by_id[member_id].household
        return [one.member_id for one in self.debtors if home and one.household == home]

    def _shared(self, members: Iterable[int], amount: int) -> tuple[tuple[int, int], ...]:
        """The two or more who together owe exactly this; nobody where that could be others."""
        open_now = {one: self._now(one).open for one in members}
        owing = [one for one, left in open_now.items() if left > 0]
        for count in range(2, min(len(owing), 4) + 1):
            fitting = [
                some
                for some in combinations(owing, count)
                if sum(open_now[one] for one in some) == amount
            ]
            if len(fitting) == 1:
                return tuple((one, open_now[one]) for some in fitting for one in some)
        return ()

    def _alike(self, words: "tuple[_Words, ...]") -> Iterator[int]:
        """Give the members with a name that is in the line."""
        seen = set()
        for word in dict.fromkeys(word for part in words for word in part):
            for one in self._by_word.get(word, ()):
                if one.member_id not in seen:
                    seen.add(one.member_id)
                    yield one.member_id

    def _score(self, member_id: int, words: "tuple[_Words, ...]") -> int:
        """How much of a name is in a line: the whole, an initial with the surname, or that only."""
        best = 0
        first, surname = self._called[member_id]
        for part in words:
            if not surname <= part.keys():
                continue
            if first and first in part:
                return _FULL
            initial = any(len(word) <= _INITIALS and word[0] == first[:1] for word in part)
            best = max(best, 2 if initial else 1)
        return best


_Words = dict[str, None]  # each once, in their order
_FULL = 3
_INITIALS = 4  # letters at most: "J", "JP", "JPMA"


def _all_of(line: Line, only: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """The one member with all that a line pays."""
    return tuple((one, line.amount) for one in only)


def _words_of(line: Line) -> tuple[_Words, ...]:
    """The words of the name and of the text."""
    return tuple(dict.fromkeys(_WORD.findall(fold(text))) for text in (line.name, line.text))


def _names(last_name: str) -> list[str]:
    """The words of a surname that tell it from another."""
    words = _WORD.findall(fold(last_name))
    return [word for word in words if word not in _WITHIN] or words

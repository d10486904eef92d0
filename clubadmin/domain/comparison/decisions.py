"""The director's decisions about a game at a table, and their effect on each side.

The articles are those of NKF 1976, part 2. Where they leave a choice, it is made here:

- A decision changes the matchpoints of the pair it is about (art. 20) and of nobody else. So
  the score that was made still takes part in the comparison, unless the game is cancelled at
  that table or could not be played there.
- *Average* is half of what a pair can get on the game (word list): it counts its own table,
  also when no score of it is compared. *Half* (art. 16) is the same amount, for a game that
  could not be played: no score of that table is compared.
- *Lowest* is the least number of matchpoints that a game gives, 2 (art. 15 "minimaal aantal
  matchpunten"; art. 14 the lowest on that game and art. 17 the lowest of the contest are no
  less than that, and an offender may not get more, art. 20).
- *Cancelled* takes both scores of the table out of the comparison: the game was played once
  less. Alone it gives neither pair anything; with `average-ns`, `lowest-ew` and so on beside
  it a pair gets that (art. 14: no harm to who is innocent; art. 17: wrong seats is
  `cancelled;lowest-ns;lowest-ew`). A game cancelled altogether is cancelled at each table.
- A score that the director sets himself (art. 21, last sentence) is written as the score, or as
  the matchpoints that he gives for it: `ns=9` (art. 20 "wijziging van het aantal matchpunten"),
  no more than the game gives. The score that was made is compared as before, and is no top.
- Penalty points (art. 13, 14, 20) come off what the pair has on the game, whatever that is;
  they may go below zero. One and two have names of their own; art. 14 says "at least 1", so any
  other number can be given: `ns-5`. Where each plays for himself they are for one player
  (`s-1`) or for both of a side (`ns-1`); of a pair they are for the pair.
"""

import re
from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from clubadmin.domain.terms import Position, Side
from clubadmin.i18n import Language, Listed, Message
from clubadmin.i18n.catalogue import sentences


class Decision(StrEnum):
    """A decision, as the file and the score card have it."""

    AVERAGE_NS = "average-ns"
    AVERAGE_EW = "average-ew"
    AVERAGE_BOTH = "average-both"
    HALF_BOTH = "half-both"
    LOWEST_NS = "lowest-ns"
    LOWEST_EW = "lowest-ew"
    CANCELLED = "cancelled"
    NS_1 = "ns-1"
    NS_2 = "ns-2"
    EW_1 = "ew-1"
    EW_2 = "ew-2"
    N_1 = "n-1"
    N_2 = "n-2"
    S_1 = "s-1"
    S_2 = "s-2"
    E_1 = "e-1"
    E_2 = "e-2"
    W_1 = "w-1"
    W_2 = "w-2"


class Given(str):
    """A number of matchpoints as the director gives it.

    `ns=9` comes in place of what the score is worth, `ns-5` off it, `n-5` off one player's.
    """

    __slots__ = ()

    @property
    def whose(self) -> str:
        """A side or, of penalty points, a seat: "ns", "n"."""
        return self.rstrip("0123456789")[:-1]

    @property
    def number(self) -> int:
        """How many."""
        return int(self[len(self.whose) + 1 :])

    @property
    def instead(self) -> bool:
        """Whether it comes in place of what the score is worth; else it comes off."""
        return "=" in self


Code = Decision | Given
"""A decision as it is kept."""

_GIVEN = re.compile(r"(?:(ns|ew)=|(ns|ew|n|s|e|w)-)0*(\d{1,3})", re.ASCII)
PART = "NKF 1976, deel 2, art. "
"""What an article of the rules of comparison play is cited with."""

ARTICLES = {
    Decision.AVERAGE_NS: PART + "15 en 21",
    Decision.AVERAGE_EW: PART + "15 en 21",
    Decision.AVERAGE_BOTH: PART + "21",
    Decision.HALF_BOTH: PART + "16",
    Decision.LOWEST_NS: PART + "14, 15 en 17",
    Decision.LOWEST_EW: PART + "14, 15 en 17",
    Decision.CANCELLED: PART + "14 en 17",
    Decision.NS_1: PART + "13, 14 en 20",
    Decision.NS_2: PART + "14 en 20",
    Decision.EW_1: PART + "13, 14 en 20",
    Decision.EW_2: PART + "14 en 20",
    Decision.N_1: PART + "13, 14 en 20",
    Decision.N_2: PART + "14 en 20",
    Decision.S_1: PART + "13, 14 en 20",
    Decision.S_2: PART + "14 en 20",
    Decision.E_1: PART + "13, 14 en 20",
    Decision.E_2: PART + "14 en 20",
    Decision.W_1: PART + "13, 14 en 20",
    Decision.W_2: PART + "14 en 20",
}
"""Where each decision with a name comes from."""


def article_of(code: Code) -> str:
    """The article that a decision comes from."""
    if isinstance(code, Given):
        return PART + ("20 en 21" if code.instead else "14 en 20")
    return ARTICLES[code]


class Instead(StrEnum):
    """The result that a pair gets in place of its own score's worth."""

    AVERAGE = "average"
    HALF = "half"
    LOWEST = "lowest"
    GIVEN = "given"


class SideRuling(NamedTuple):
    """The effect of the decisions on a row for one side."""

    compared: bool = True
    """Whether a score that was made takes part in the comparison."""
    instead: Instead | None = None
    penalty: int = 0
    """Matchpoints that come off."""
    given: int = 0
    """The matchpoints that the director gives; of `Instead.GIVEN` only."""


_BOTH = (Side.NS, Side.EW)
_INSTEAD = {
    Decision.AVERAGE_NS: (Instead.AVERAGE, (Side.NS,)),
    Decision.AVERAGE_EW: (Instead.AVERAGE, (Side.EW,)),
    Decision.AVERAGE_BOTH: (Instead.AVERAGE, _BOTH),
    Decision.HALF_BOTH: (Instead.HALF, _BOTH),
    Decision.LOWEST_NS: (Instead.LOWEST, (Side.NS,)),
    Decision.LOWEST_EW: (Instead.LOWEST, (Side.EW,)),
}
_PENALTIES = {
    Decision.NS_1: (1, Side.NS),
    Decision.NS_2: (2, Side.NS),
    Decision.EW_1: (1, Side.EW),
    Decision.EW_2: (2, Side.EW),
}
_OF_SEATS = {
    Decision.N_1: (1, Position.N),
    Decision.N_2: (2, Position.N),
    Decision.S_1: (1, Position.S),
    Decision.S_2: (2, Position.S),
    Decision.E_1: (1, Position.E),
    Decision.E_2: (2, Position.E),
    Decision.W_1: (1, Position.W),
    Decision.W_2: (2, Position.W),
}
SEATS: Mapping[Side, tuple[Position, Position]] = {
    Side.NS: (Position.N, Position.S),
    Side.EW: (Position.E, Position.W),
}
"""The seats of a side, in the order in which its players are named: "3+7"."""

_UNPLAYED = frozenset({Decision.CANCELLED, Decision.HALF_BOTH})  # no score is compared


@lru_cache(maxsize=4096)
def ruling_for(side: Side, decisions: frozenset[Code]) -> SideRuling:
    """Work out the decisions for a side; they do not contradict one another (`read_decisions`)."""
    instead = [what for one, (what, whom) in _INSTEAD.items() if one in decisions and side in whom]
    given = [one for one in decisions if isinstance(one, Given) and one.whose == side.value]
    numbers = [one.number for one in given if one.instead]
    penalty = sum(
        points for one, (points, whose) in _PENALTIES.items() if one in decisions and whose is side
    ) + sum(one.number for one in given if not one.instead)
    return SideRuling(
        not decisions & _UNPLAYED,
        Instead.GIVEN if numbers else next(iter(instead), None),
        penalty,
        sum(numbers),  # there is one at most
    )


@lru_cache(maxsize=4096)
def seat_penalty(seat: Position, decisions: frozenset[Code]) -> int:
    """Matchpoints that come off of who sat there, besides those of his side."""
    return sum(
        points for one, (points, whose) in _OF_SEATS.items() if one in decisions and whose is seat
    ) + sum(one.number for one in decisions if isinstance(one, Given) and _is_off(one, seat))


def concerns(side: Side, decisions: frozenset[Code]) -> bool:
    """Whether decisions change what a side gets, or one player of it."""
    return bool(decisions) and (
        ruling_for(side, decisions) != SideRuling()
        or any(seat_penalty(seat, decisions) for seat in SEATS[side])
    )


def _is_off(code: Code, whose: Side | Position) -> bool:
    """Whether it is a penalty of another number than has a name."""
    return isinstance(code, Given) and not code.instead and code.whose == whose.value


def of_one_player(codes: Iterable[Code]) -> frozenset[Code]:
    """The decisions about one player of a side, where each plays for himself."""
    return frozenset(one for one in codes if one in _OF_SEATS or _given_whose(one) in _SEAT_NAMES)


def in_order(codes: Iterable[Code]) -> tuple[Code, ...]:
    """Decisions always in the same order, each once: those with a name first."""
    taken = set(codes)
    given = (one for one in taken if isinstance(one, Given))
    order = [*Side, *Position]
    return (
        *(one for one in Decision if one in taken),
        *sorted(given, key=lambda one: (not one.instead, order.index(one.whose), one.number)),
    )


def read_code(word: str) -> Code | None:
    """A decision by its word in small letters; None for a word that is none."""
    if found := _GIVEN.fullmatch(word):
        side, whose, number = found.groups()
        word = f"{side}={number}" if side else f"{whose}-{number}"
        if word not in _NAMED and (side or number.strip("0")):
            return Given(word)
    return _NAMED.get(word)


def _given_whose(code: Code) -> str:
    return code.whose if isinstance(code, Given) and not code.instead else ""


_NAMED: Mapping[str, Decision] = {one.value: one for one in Decision}
_SEAT_NAMES = frozenset(one.value for one in Position)
_MOST_WORDS = 2 * len(Decision)  # in a cell; more is no list of decisions


class DecisionProblem(NamedTuple):
    """A fault in the decisions of a row."""

    code: str
    """`decision-unknown`, `decision-twice` or `decision-conflict`."""
    text: str
    """The words it is about."""


def read_decisions(text: str) -> tuple[frozenset[Code], tuple[DecisionProblem, ...]]:
    """The decisions in a cell, joined with `;`, and what cannot be taken.

    What cannot be taken is left out: an unknown word, the second of two alike, and all that
    contradict one another. Case and spaces do not matter.
    """
    words = [word for part in text.split(";") if (word := part.strip().casefold())]
    if len(words) > _MOST_WORDS:
        return frozenset(), (DecisionProblem("decision-unknown", text),)
    codes = [(word, read_code(word)) for word in words]
    problems = [DecisionProblem("decision-unknown", word) for word, one in codes if one is None]
    read = [one for _, one in codes if one is not None]
    twice = in_order(one for one in read if read.count(one) > 1)
    problems += [DecisionProblem("decision-twice", one) for one in twice]
    against = _conflicting(read)
    if against:
        problems.append(DecisionProblem("decision-conflict", " en ".join(in_order(against))))
    return frozenset(read) - against, tuple(problems)


def decisions_text(decisions: Iterable[Code]) -> str:
    """The decisions as a cell has them, always in the same order."""
    return ";".join(in_order(decisions))


def _conflicting(read: Iterable[Code]) -> frozenset[Code]:
    """The decisions that give one side two things at once, or two penalties."""
    among = set(read)
    against: set[Code] = set()
    for side in _BOTH:
        given: dict[Code, str] = {
            one: what.value
            for one, (what, whom) in _INSTEAD.items()
            if one in among and side in whom
        }
        given |= {
            one: one
            for one in among
            if isinstance(one, Given) and one.instead and one.whose == side.value
        }
        if len(set(given.values())) > 1:
            against |= set(given)
    for whose in (*_BOTH, *Position):
        fined = {one for one in among if _is_off(one, whose) or _named_off(one) is whose}
        if len(fined) > 1:
            against |= fined
    return frozenset(against)


def _named_off(code: Code) -> Side | Position | None:
    """The side or player that one or two points come off."""
    if code in _PENALTIES:
        return _PENALTIES[Decision(code)][1]
    return _OF_SEATS[Decision(code)][1] if code in _OF_SEATS else None


WHOSE = {
    "ns": Message("N/Z"),
    "ew": Message("O/W"),
    "n": Message("Noord"),
    "e": Message("Oost"),
    "s": Message("Zuid"),
    "w": Message("West"),
}
"""Who gets or loses matchpoints, by `Given.whose`."""


def decisions_said(decisions: Iterable[Code]) -> Listed:
    """The decisions on a row, always in the same order: "vervallen, laagste N/Z"."""
    return Listed(tuple(map(_said, in_order(decisions))), joint="")


def _said(code: Code) -> Message:
    if not isinstance(code, Given):
        return Message(sentences("decision")[code])
    whose = WHOSE[code.whose]
    if code.instead:
        return Message.counted(
            "{n} matchpunt {whose}", "{n} matchpunten {whose}", code.number, whose=whose
        )
    return Message("{count} straf {whose}", count=code.number, whose=whose)


def decision_words(decisions: Iterable[Code], language: Language = Language.NL) -> str:
    """Tell decisions in a language, as `decisions_said` does."""
    return decisions_said(decisions).text(language)

"""What the director may decide about a game at a table, and what that does to each side.

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
- A score that the director sets himself (art. 21, last sentence) is written as the score.
- Penalty points (art. 13, 14, 20) come off what the pair has on the game, whatever that is;
  they may go below zero. Where each plays for himself they are for one player (`s-1`) or for
  both of a side (`ns-1`); of a pair they are for the pair.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from clubadmin.domain.terms import Position, Side
from clubadmin.i18n import Language, Listed, Message


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


_PART = "NKF 1976, deel 2, art. "

ARTICLES = {
    Decision.AVERAGE_NS: _PART + "15 en 21",
    Decision.AVERAGE_EW: _PART + "15 en 21",
    Decision.AVERAGE_BOTH: _PART + "21",
    Decision.HALF_BOTH: _PART + "16",
    Decision.LOWEST_NS: _PART + "14, 15 en 17",
    Decision.LOWEST_EW: _PART + "14, 15 en 17",
    Decision.CANCELLED: _PART + "14 en 17",
    Decision.NS_1: _PART + "13, 14 en 20",
    Decision.NS_2: _PART + "14 en 20",
    Decision.EW_1: _PART + "13, 14 en 20",
    Decision.EW_2: _PART + "14 en 20",
    Decision.N_1: _PART + "13, 14 en 20",
    Decision.N_2: _PART + "14 en 20",
    Decision.S_1: _PART + "13, 14 en 20",
    Decision.S_2: _PART + "14 en 20",
    Decision.E_1: _PART + "13, 14 en 20",
    Decision.E_2: _PART + "14 en 20",
    Decision.W_1: _PART + "13, 14 en 20",
    Decision.W_2: _PART + "14 en 20",
}
"""Where each decision comes from."""


class Instead(StrEnum):
    """What a pair gets in place of what its own score is worth."""

    AVERAGE = "average"
    HALF = "half"
    LOWEST = "lowest"


class SideRuling(NamedTuple):
    """What the decisions on a row mean for one side."""

    compared: bool = True
    """Whether a score that was made takes part in the comparison."""
    instead: Instead | None = None
    penalty: int = 0
    """Matchpoints that come off."""


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
OF_ONE_PLAYER = frozenset(_OF_SEATS)
"""Decisions about one player of a side, where each plays for himself."""

SEATS: Mapping[Side, tuple[Position, Position]] = {
    Side.NS: (Position.N, Position.S),
    Side.EW: (Position.E, Position.W),
}
"""The seats of a side, in the order in which its players are named: "3+7"."""

_UNPLAYED = frozenset({Decision.CANCELLED, Decision.HALF_BOTH})  # no score is compared


@lru_cache(maxsize=4096)
def ruling_for(side: Side, decisions: frozenset[Decision]) -> SideRuling:
    """What decisions mean for a side; they do not contradict one another (`read_decisions`)."""
    instead = [what for one, (what, whom) in _INSTEAD.items() if one in decisions and side in whom]
    penalties = [
        points for one, (points, whose) in _PENALTIES.items() if one in decisions and whose is side
    ]
    return SideRuling(not decisions & _UNPLAYED, instead[0] if instead else None, sum(penalties))


@lru_cache(maxsize=4096)
def seat_penalty(seat: Position, decisions: frozenset[Decision]) -> int:
    """Matchpoints that come off of who sat there, besides those of his side."""
    return sum(
        points for one, (points, whose) in _OF_SEATS.items() if one in decisions and whose is seat
    )


_MOST_WORDS = 2 * len(Decision)  # in a cell; more is no list of decisions


class DecisionProblem(NamedTuple):
    """What is wrong with the decisions of a row."""

    code: str
    """`decision-unknown`, `decision-twice` or `decision-conflict`."""
    text: str
    """The words it is about."""


def read_decisions(text: str) -> tuple[frozenset[Decision], tuple[DecisionProblem, ...]]:
    """The decisions in a cell, joined with `;`, and what cannot be taken.

    What cannot be taken is left out: an unknown word, the second of two alike, and all that
    contradict one another. Case and spaces do not matter.
    """
    words = [word for part in text.split(";") if (word := part.strip().casefold())]
    if len(words) > _MOST_WORDS:
        return frozenset(), (DecisionProblem("decision-unknown", text),)
    known = {decision.value for decision in Decision}
    problems = [DecisionProblem("decision-unknown", word) for word in words if word not in known]
    read = [Decision(word) for word in words if word in known]
    twice = {one for one in read if read.count(one) > 1}
    problems += [DecisionProblem("decision-twice", one) for one in Decision if one in twice]
    against = _conflicting(read)
    if against:
        told = " en ".join(one for one in Decision if one in against)
        problems.append(DecisionProblem("decision-conflict", told))
    return frozenset(read) - against, tuple(problems)


def decisions_text(decisions: Iterable[Decision]) -> str:
    """The decisions as a cell has them, always in the same order."""
    taken = set(decisions)
    return ";".join(one for one in Decision if one in taken)


def _conflicting(read: Iterable[Decision]) -> frozenset[Decision]:
    """Those that give one side two things at once, or two penalties."""
    among = set(read)
    against: set[Decision] = set()
    for side in _BOTH:
        given = {one for one in among if one in _INSTEAD and side in _INSTEAD[one][1]}
        if len({_INSTEAD[one][0] for one in given}) > 1:
            against |= given
        fined = {one for one in among if one in _PENALTIES and _PENALTIES[one][1] is side}
        if len(fined) > 1:
            against |= fined
    for seat in Position:
        fined = {one for one in among if one in _OF_SEATS and _OF_SEATS[one][1] is seat}
        if len(fined) > 1:
            against |= fined
    return frozenset(against)


_SAID = {
    Decision.AVERAGE_NS: Message("gemiddelde N/Z"),
    Decision.AVERAGE_EW: Message("gemiddelde O/W"),
    Decision.AVERAGE_BOTH: Message("gemiddelde voor beide"),
    Decision.HALF_BOTH: Message("de helft voor beide"),
    Decision.LOWEST_NS: Message("laagste N/Z"),
    Decision.LOWEST_EW: Message("laagste O/W"),
    Decision.CANCELLED: Message("vervallen"),
    Decision.NS_1: Message("1 straf N/Z"),
    Decision.NS_2: Message("2 straf N/Z"),
    Decision.EW_1: Message("1 straf O/W"),
    Decision.EW_2: Message("2 straf O/W"),
    Decision.N_1: Message("1 straf Noord"),
    Decision.N_2: Message("2 straf Noord"),
    Decision.S_1: Message("1 straf Zuid"),
    Decision.S_2: Message("2 straf Zuid"),
    Decision.E_1: Message("1 straf Oost"),
    Decision.E_2: Message("2 straf Oost"),
    Decision.W_1: Message("1 straf West"),
    Decision.W_2: Message("2 straf West"),
}


def decisions_said(decisions: Iterable[Decision]) -> Listed:
    """The decisions on a row, always in the same order: "vervallen, laagste N/Z"."""
    taken = set(decisions)
    return Listed(tuple(_SAID[one] for one in Decision if one in taken), joint="")


def decision_words(decisions: Iterable[Decision], language: Language = Language.NL) -> str:
    """What `decisions_said` says, in a language."""
    return decisions_said(decisions).text(language)

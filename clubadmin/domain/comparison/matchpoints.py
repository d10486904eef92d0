"""Matchpoints: each game's scores compared over the tables where it was played.

NKF 1976, part 2, art. 18: within N/Z and within O/W apart the lowest score gets 2, the next 4,
and so on as often as the game was played; equal scores share the mean, which is always whole.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from clubadmin.domain.comparison.decisions import (
    Code,
    Instead,
    SideRuling,
    ruling_for,
    seat_penalty,
)
from clubadmin.domain.comparison.standings import Standing, Tally, rank
from clubadmin.domain.names import natural
from clubadmin.domain.terms import Position, Side

LEAST = 2
"""Matchpoints of the lowest score on a game (art. 18)."""


@dataclass(frozen=True, slots=True)
class Result:
    """A table's result of one game; points are card points and roem together.

    None for points: that side made no score that counts, and a decision says what it gets.
    """

    game: int
    table: str
    ns: str
    ew: str
    ns_points: int | None
    ew_points: int | None
    decisions: frozenset[Code] = frozenset()

    def entrant(self, side: Side) -> str:
        """The entrant on a side."""
        return self.ns if side is Side.NS else self.ew

    def points(self, side: Side) -> int | None:
        """The points that a side scored."""
        return self.ns_points if side is Side.NS else self.ew_points


class Outcome(NamedTuple):
    """The worth of a game at a table to one side."""

    entrant: str
    points: int | None
    """The score that is compared; None if there is none."""
    matchpoints: int | None
    """None: nothing, the game was cancelled for this pair."""
    attainable: int
    """The most that the pair could have got on it."""
    top: bool
    """Whether it had the highest score, alone or shared (art. 19)."""


class Frequency(NamedTuple):
    """How often a score was made on a game, and what it is worth."""

    points: int
    times: int
    matchpoints: int


@dataclass(frozen=True, slots=True)
class ScoredResult:
    """A result with what it is worth to both sides."""

    result: Result
    ns: Outcome
    ew: Outcome

    def of(self, side: Side) -> Outcome:
        """The outcome for a side."""
        return self.ns if side is Side.NS else self.ew

    def matchpoints(self, seat: Position) -> int | None:
        """The matchpoints of a seat: those of its side, without its player's own penalties."""
        gets = self.of(seat.side).matchpoints
        decisions = self.result.decisions
        off = seat_penalty(seat, decisions) if decisions else 0
        return (gets or 0) - off if off else gets


@dataclass(frozen=True, slots=True)
class ScoredGame:
    """A game over all tables; frequencies from the highest score down, results by table."""

    game: int
    results: tuple[ScoredResult, ...]
    ns: tuple[Frequency, ...]
    ew: tuple[Frequency, ...]


@dataclass(frozen=True, slots=True)
class Contest:
    """The contest: both fields from the first place on, and the games in order."""

    ns: tuple[Standing, ...]
    ew: tuple[Standing, ...]
    games: tuple[ScoredGame, ...]


def score_contest(results: Iterable[Result]) -> Contest:
    """Everything, from the results of all tables; a pair has each game once at most."""
    by_game: dict[int, list[Result]] = {}
    for result in results:
        by_game.setdefault(result.game, []).append(result)
    games = tuple(score_game(by_game[number]) for number in sorted(by_game))
    return Contest(_field(games, Side.NS), _field(games, Side.EW), games)


def score_game(results: Sequence[Result]) -> ScoredGame:
    """Compare the results of one game."""
    (game,) = {one.game for one in results}
    ordered = sorted(results, key=lambda one: (natural(one.table), natural(one.ns)))
    ns, ns_scores = _compared(ordered, Side.NS)
    ew, ew_scores = _compared(ordered, Side.EW)
    return ScoredGame(game, tuple(map(ScoredResult, ordered, ns, ew)), ns_scores, ew_scores)


def worth(scores: Iterable[int]) -> tuple[Frequency, ...]:
    """Give the matchpoints of each score on a game, from the highest down (art. 18)."""
    frequencies = []
    below = 0
    for points, times in sorted(Counter(scores).items()):
        first, last = LEAST * (below + 1), LEAST * (below + times)
        frequencies.append(Frequency(points, times, (first + last) // 2))
        below += times
    return tuple(reversed(frequencies))


class _Scores(NamedTuple):
    """The scores on one side of a game that are compared."""

    frequencies: tuple[Frequency, ...]
    matchpoints: Mapping[int, int]
    """By score."""
    times: int
    """How often the game was played."""
    highest: int | None


def _compared(results: Sequence[Result], side: Side) -> tuple[list[Outcome], tuple[Frequency, ...]]:
    rulings = [ruling_for(side, one.decisions) for one in results]
    made = [
        one.points(side) if ruling.compared else None
        for one, ruling in zip(results, rulings, strict=True)
    ]
    frequencies = worth(score for score in made if score is not None)
    scores = _Scores(
        frequencies,
        {one.points: one.matchpoints for one in frequencies},
        sum(one.times for one in frequencies),
        frequencies[0].points if frequencies else None,
    )
    outcomes = [
        _outcome(one.entrant(side), score, ruling, scores)
        for one, score, ruling in zip(results, made, rulings, strict=True)
    ]
    return outcomes, frequencies


def _outcome(entrant: str, score: int | None, ruling: SideRuling, scores: _Scores) -> Outcome:
    times = scores.times if score is not None else scores.times + 1  # with the pair's own table
    gets = _gets(score, ruling, scores.matchpoints, times)
    if ruling.penalty:
        gets = (gets or 0) - ruling.penalty
    nothing = score is None and ruling.instead is None
    return Outcome(
        entrant,
        score,
        gets,
        0 if nothing else LEAST * times,
        top=score is not None and score == scores.highest and ruling.instead is None,
    )


def _gets(
    score: int | None, ruling: SideRuling, by_score: Mapping[int, int], times: int
) -> int | None:
    """Matchpoints before penalties; the average is half of twice `times`."""
    if ruling.instead is Instead.GIVEN:
        return min(ruling.given, LEAST * times)  # no more than the game gives (art. 20)
    if ruling.instead is Instead.LOWEST:
        return LEAST
    if ruling.instead is not None:
        return times
    return None if score is None else by_score[score]


def _field(games: Iterable[ScoredGame], side: Side) -> tuple[Standing, ...]:
    tallies: dict[str, Tally] = {}
    for game in games:
        for one in game.results:
            entrant, points, matchpoints, attainable, top = one.of(side)
            tally = tallies.get(entrant)
            if tally is None:
                tally = tallies[entrant] = Tally(entrant)
            tally.add(matchpoints or 0, top, points or 0, int(bool(attainable)), attainable)
    return rank(tallies.values())

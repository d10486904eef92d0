"""Matchpoints: each game's scores compared over its tables, and the ranking of a contest.

NKF 1976, part 2, art. 18: within N/Z and within O/W apart the lowest score gets 2, the next 4,
and so on as often as the game was played; equal scores share the mean, which is always whole.

NKF 1976, part 2, art. 19: most matchpoints; then most tops; then most points; who are still
equal share the place (ex aequo), and the next place is skipped. Sums compare only those who
could get as much: whoever came late or went home early is listed after the others, by the same
rule, and has no prize. Who sat out by the draw stays among them, as art. 19 has it.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import NamedTuple

from clubadmin.domain.comparison.decisions import (
    Code,
    Instead,
    SideRuling,
    ruling_for,
    seat_penalty,
)
from clubadmin.domain.names import natural
from clubadmin.domain.terms import Position, Side


@dataclass(frozen=True, slots=True)
class Standing:
    """An entrant's row; `entrant` is a number or a name, unique within its group."""

    place: int
    entrant: str
    matchpoints: int
    tops: int
    points: int
    games: int
    """How many games count for it, decided ones too."""
    attainable: int
    """The most matchpoints it could have had on these games."""
    group: str = ""
    partial: bool = False
    """Came late or went early: listed after the others."""

    @property
    def percentage(self) -> float | None:
        """Matchpoints of what could be had, 0 to 100; None when no game counts.

        For comparing who played unequal numbers of games; art. 19 does not rank by it.
        """
        return 100 * self.matchpoints / self.attainable if self.attainable else None


@dataclass(slots=True, eq=False)
class Tally:
    """Sums of one entrant while they are being made."""

    entrant: str
    group: str = ""
    partial: bool = field(default=False, kw_only=True)
    matchpoints: int = 0
    tops: int = 0
    points: int = 0
    games: int = 0
    attainable: int = 0

    def add(self, matchpoints: int, tops: int, points: int, games: int, attainable: int) -> None:
        """Add what was got on a game, or in a whole session."""
        self.matchpoints += matchpoints
        self.tops += tops
        self.points += points
        self.games += games
        self.attainable += attainable

    @property
    def merit(self) -> tuple[int, int, int]:
        """The figures that places go by; more is better."""
        return (self.matchpoints, self.tops, self.points)


def rank(tallies: Iterable[Tally]) -> tuple[Standing, ...]:
    """Rank tallies from the first place on; equals by number, then by text."""
    ordered = sorted(tallies, key=lambda one: (natural(one.group), natural(one.entrant)))
    ordered.sort(key=lambda one: (not one.partial, one.merit), reverse=True)
    standings: list[Standing] = []
    first: dict[object, int] = {}
    for at, one in enumerate(ordered, start=1):
        standings.append(
            Standing(
                first.setdefault((one.partial, one.merit), at),
                one.entrant,
                *one.merit,
                games=one.games,
                attainable=one.attainable,
                group=one.group,
                partial=one.partial,
            )
        )
    return tuple(standings)


def in_group(standings: Iterable[Standing], group: str) -> tuple[Standing, ...]:
    """Name rows as those of a group: pair 3 of group A is not pair 3 of group B."""
    return tuple(replace(one, group=group) for one in standings)


def add_up(*fields: Iterable[Standing]) -> tuple[Standing, ...]:
    """Rank several fields together: the sums of each entrant, ranked anew (art. 19).

    Sessions: the same entrant in each is added up. Howell: N/Z and O/W of a pair likewise.
    Groups: give each its name with `in_group` first; then everybody stays apart and the
    highest of all groups wins. Sums tell the truth when all could get equally much;
    `unequal` says whether that is so.
    """
    tallies: dict[tuple[str, str], Tally] = {}
    for one in chain.from_iterable(fields):
        key = (one.group, one.entrant)
        tally = tallies.setdefault(key, Tally(one.entrant, one.group, partial=one.partial))
        tally.add(one.matchpoints, one.tops, one.points, one.games, one.attainable)
    return rank(tallies.values())


def unequal(standings: Iterable[Standing]) -> bool:
    """Whether some could get more matchpoints than others, so that sums do not compare fairly.

    So with groups of unequal size, a pair that sat out, or a game cancelled for some.
    """
    return len({one.attainable for one in standings}) > 1


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

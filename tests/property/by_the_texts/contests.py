"""Contests worked out: matchpoints and tops, matches of teams, a knock-out."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from tests.property.by_the_texts.case import Case
from tests.property.by_the_texts.evening import Table
from tests.property.by_the_texts.games import NOTHING, made


@dataclass(frozen=True)
class Compared:
    """The contest of somebody by matchpoints."""

    matchpoints: Fraction
    tops: int
    points: int
    games: int = 1


def _scores(case: Case, table: Table) -> dict[int, tuple[int, int]]:
    """By wallet the points and roem of both sides; games that count for nobody are left out."""
    found = {}
    for wallet, game in zip(table.wallets, table.games, strict=True):
        sides = made(game, case.rules)
        if sides != NOTHING:
            found[wallet] = tuple(one.points + one.roem for one in sides)
    return found


def compared(case: Case, tables: Sequence[Table]) -> dict[int, Compared]:
    """NKF 1976, part 2, art. 18 and 19: the lowest score gets 2, the next 4; equals the mean."""
    of_game: dict[tuple[int, int], list[tuple[tuple[int, ...], int]]] = defaultdict(list)
    everybody: set[int] = set()
    for table in tables:
        everybody |= {*table.ns, *table.ew}
        for wallet, scores in _scores(case, table).items():
            for side, numbers in enumerate(table.sides):
                of_game[wallet, side].append((numbers, scores[side]))
    points: dict[int, Fraction] = defaultdict(Fraction)
    tops: dict[int, int] = defaultdict(int)
    made_points: dict[int, int] = defaultdict(int)
    games: dict[int, int] = defaultdict(int)
    for scores in of_game.values():
        ladder = sorted(score for _, score in scores)
        for numbers, score in scores:
            alike = [2 * at for at, one in enumerate(ladder, 1) if one == score]
            for who in numbers:
                points[who] += Fraction(sum(alike), len(alike))
                tops[who] += score == ladder[-1]
                made_points[who] += score
                games[who] += 1
    return {
        who: Compared(points[who], tops[who], made_points[who], games[who]) for who in everybody
    }


def compared_places(found: Mapping[int, Compared]) -> dict[int, int]:
    """By matchpoints, tops and points; then a shared place."""
    score = {who: (of.matchpoints, of.tops, of.points) for who, of in found.items()}
    return {who: 1 + sum(one > own for one in score.values()) for who, own in score.items()}


def team_matches(case: Case, tables: Sequence[Table]) -> dict[int, tuple[int, int, int]]:
    """Match points, game points and difference of each team."""
    met: dict[tuple[int, frozenset[int]], list[Table]] = defaultdict(list)
    found: dict[int, list[int]] = defaultdict(lambda: [0, 0, 0])
    for table in tables:
        met[table.round, frozenset({*table.ns, *table.ew})].append(table)
    for (_, both), two in met.items():
        first, second = sorted(both)
        scores = [_scores(case, table) for table in two]
        differences = []
        for wallet in two[0].wallets:
            if all(wallet in one for one in scores):
                of = {first: 0, second: 0}
                for table, made_there in zip(two, scores, strict=True):
                    for side, numbers in enumerate(table.sides):
                        of[numbers[0]] += made_there[wallet][side]
                differences.append(of[first] - of[second])
        for team, sign in ((first, 1), (second, -1)):
            own = [sign * one for one in differences]
            found[team][1] += sum(1 + (one > 0) - (one < 0) for one in own)
            found[team][2] += sum(own)
            found[team][0] += 1 + (sum(own) > 0) - (sum(own) < 0)  # level too where none counts
    return {team: tuple(three) for team, three in found.items()}


def made_at(case: Case, table: Table) -> tuple[int, int]:
    """The points and roem of both sides of a table."""
    games = [made(one, case.rules) for one in table.games]
    wij, zij = (sum(one[side].points + one[side].roem for one in games) for side in (0, 1))
    return wij, zij


def knockout_last(case: Case, tables: Iterable[Table], won: Mapping[int, int]) -> set[int]:
    """The loser of round 1 with the least points in it; a final is no round 1."""
    lost: dict[int, int] = {}
    if case.rounds == 1:
        return set()
    for table in tables:
        if table.round == 1:
            for side, numbers in zip(made_at(case, table), table.sides, strict=True):
                lost |= {who: side for who in numbers if not won[who]}
    return {who for who, one in lost.items() if one == min(lost.values())}


def knockout_rounds(
    case: Case, tables: Iterable[Table], chosen: Mapping[int, set[int]]
) -> dict[int, int]:
    """How many rounds each came through.

    Args:
        case: the season.
        tables: the tables played.
        chosen: who went on from the tables that were level, by the place of the table.
    """
    won: dict[int, int] = defaultdict(int)
    for at, table in enumerate(tables):
        totals = made_at(case, table)
        for side, numbers in enumerate(table.sides):
            for who in numbers:
                level = totals[0] == totals[1]
                won[who] += who in chosen[at] if level else totals[side] > totals[1 - side]
    return dict(won)


def knockout_places(case: Case, won: Mapping[int, int]) -> dict[int, int]:
    """Places count by sides: two win, two lose the final and are second, four before are third."""
    size = 2 if case.kind == "knockout" else 1
    return {who: 1 + sum(one > own for one in won.values()) // size for who, own in won.items()}

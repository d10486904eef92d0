"""Made-up contests: Schevenings, a table a row, and any results at all."""

from random import Random

from clubadmin.domain.comparison.decisions import Decision
from clubadmin.domain.comparison.matchpoints import Result


def result(
    game: int,
    ns: object,
    ew: object,
    points: tuple[int | None, int | None],
    *decisions: Decision,
    table: object = 1,
) -> Result:
    return Result(game, str(table), str(ns), str(ew), *points, frozenset(decisions))


def one_game(*scores: tuple[int | None, int | None] | tuple[int | None, int | None, Decision]):
    """A game at tables 1, 2, ... by N/Z 1, 2, ... and O/W 11, 12, ..."""
    return [
        result(1, at, 10 + at, (score[0], score[1]), *score[2:], table=at)
        for at, score in enumerate(scores, start=1)
    ]


def schevenings(tables: int, games: int, seed: int = 1) -> list[Result]:
    """N/Z stay, O/W move up a table, wallets move down; an odd number of tables."""
    chance = Random(seed)
    series = games // tables
    results = []
    for round_ in range(tables):
        for table in range(tables):
            ew = (table - round_) % tables
            wallets = (table + round_) % tables
            for game in range(wallets * series + 1, (wallets + 1) * series + 1):
                ns_points = chance.choice((0, 60, 70, 81, 92, 102, 112, 162, 182))
                points = (ns_points, max(162 - ns_points, 0))
                results.append(result(game, table + 1, tables + ew + 1, points, table=table + 1))
    return results

"""Whist tournaments: each has everybody else once as partner and twice as opponent.

A base round on a circle, turned by one for each next round; of a multiple of four one stays.
Partners are at all distances once, opponents at all distances twice.
"""

from clubadmin.domain.draw.known.whist_fields import Start, Tables, start
from clubadmin.domain.draw.search.search import Groups
from clubadmin.domain.draw.wallets.wallet_spread import Sets

Base = tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]


def _base(tables: str, sets: str = "") -> Base:
    """Tables as in "3 2 4 1, ..." (N S, E W), and how far back each moves to its wallets."""
    return (
        tuple(tuple(int(one) for one in table.split()) for table in tables.split(",")),
        tuple(int(one) for one in sets.split()),
    )


BASES: dict[int, Base] = {
    4: _base(
        "3 0 1 2",
        "0",
    ),
    5: _base(
        "3 2 4 1",
        "0",
    ),
    8: _base(
        "7 6 4 3, 0 2 1 5",
    ),
    12: _base(
        "11 2 1 6, 8 0 10 3, 9 7 5 4",
    ),
    13: _base(
        "5 3 12 8, 11 10 2 9, 6 1 7 4",
        "0 9 10",
    ),
    16: _base(
        "15 7 14 9, 13 6 1 12, 5 4 8 10, 3 0 2 11",
    ),
    17: _base(
        "3 14 9 1, 11 7 4 6, 16 2 8 15, 10 5 13 12",
    ),
    20: _base(
        "19 0 16 12, 7 13 17 18, 6 15 9 14, 2 10 11 4, 5 8 3 1",
    ),
    21: _base(
        "6 1 18 8, 11 15 14 5, 16 3 7 13, 19 12 20 17, 2 4 9 10",
        "0 12 9 7 14",
    ),
    24: _base(
        "23 9 6 16, 7 10 11 5, 4 2 19 12, 1 20 13 18, 0 15 14 3, 17 8 22 21",
        "0 9 20 10 3 4",
    ),
    25: _base(
        "11 5 3 2, 19 1 24 13, 7 23 10 8, 22 18 12 4, 20 15 16 6, 17 14 9 21",
    ),
    28: _base(
        "27 8 20 12, 22 2 3 0, 4 16 7 9, 11 1 17 26, 19 23 5 6, 10 24 13 18, 14 25 21 15",
    ),
    29: _base(
        "5 11 27 26, 10 7 16 12, 28 18 21 1, 17 24 6 14, 4 19 25 23, 8 13 22 9, 3 15 2 20",
    ),
    32: _base(
        "31 27 22 28, 18 2 0 10, 12 5 21 17, 13 11 30 7, 25 16 9 14, 4 24 3 15, "
        "23 6 19 20, 29 1 26 8",
    ),
    33: _base(
        "27 28 31 14, 6 10 5 16, 11 20 30 12, 22 25 13 18, 24 32 21 15, "
        "9 19 26 7, 29 17 4 2, 8 1 23 3",
    ),
    36: _base(
        "35 30 13 16, 26 9 31 8, 3 19 22 28, 4 15 6 20, 18 17 32 24, 14 34 7 2, "
        "12 5 1 27, 0 33 29 25, 10 23 21 11",
    ),
    # the residues of a prime, each table a quarter apart
    37: _base(
        "1 36 31 6, 2 35 25 12, 4 33 13 24, 8 29 26 11, 16 21 15 22, 32 5 30 7, "
        "27 10 23 14, 17 20 9 28, 34 3 18 19",
    ),
    # one at rest with a third of the circle; the others go round in threes, 16 times as far
    40: _base(
        "39 0 13 26, 5 34 4 20, 2 37 25 8, 32 7 10 11, 1 19 9 12, 16 31 27 36, 22 28 3 30, "
        "38 18 33 35, 23 15 21 14, 17 6 24 29",
    ),
    41: _base(
        "1 40 32 9, 6 35 28 13, 36 5 4 37, 11 30 24 17, 25 16 21 20, 27 14 3 38, "
        "39 2 18 23, 29 12 26 15, 10 31 33 8, 19 22 34 7",
    ),
    # as of 40, 4 times as far
    64: _base(
        "63 0 21 42, 1 15 5 53, 4 60 20 23, 16 51 17 29, 25 31 43 9, 37 61 46 36, "
        "22 55 58 18, 32 14 44 45, 2 56 50 54, 8 35 11 27, 6 28 34 26, 24 49 10 41, "
        "33 7 40 38, 39 19 12 62, 30 13 48 59, 57 52 3 47"
    ),
}


def whist(entrants: int, rounds: int) -> tuple[list[Groups], Sets | None] | None:
    """Rounds of tables of four (N, S, E, W; numbers from 0), with sets of wallets if known.

    The last stays where it is; of one more than a multiple of four somebody sits out. None: no
    such known, or too many rounds.
    """
    if not known(entrants) or rounds > most_rounds(entrants):
        return None
    if entrants not in BASES:
        return _turned(start(entrants, _circle), rounds), None
    tables, back = BASES[entrants]
    circle = most_rounds(entrants)
    groups = [
        [
            *([[by]] if entrants % 4 else []),
            *([one if one == circle else (one + by) % circle for one in table] for table in tables),
        ]
        for by in range(rounds)
    ]
    sets = [[(by + one) % circle for one in back] for by in range(rounds)] if back else None
    return groups, sets


def known(entrants: int) -> bool:
    """Whether there is a tournament for so many."""
    return entrants in BASES or (entrants % 4 == 1 and start(entrants, _circle) is not None)


def _circle(entrants: int) -> Tables | None:
    return BASES[entrants][0] if entrants in BASES else None


def _turned(base: Start | None, rounds: int) -> list[Groups]:
    if base is None:
        return []
    return [
        [[by], *([base.add(one, by) for one in table] for table in base.tables)]
        for by in range(rounds)
    ]


def most_rounds(entrants: int) -> int:
    """Rounds in which everybody meets everybody else in turn."""
    return entrants - (entrants % 4 == 0)

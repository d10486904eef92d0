"""Base rounds from which a whole evening without repeats is turned out.

Points lie on circles of `turn` places, circle after circle; those left over at the end do not
move. Round r is the base round with every point r places further on its own circle. In each
base no two points on given circles lie at one table at one distance twice, so nobody meets
twice in `rounds` rounds. A group of one sits out, and nobody does so twice.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class BaseRound:
    """A round that may be turned `rounds` times, the first time by nothing."""

    turn: int
    rounds: int
    groups: tuple[tuple[int, ...], ...]

    def turned(self, by: int) -> list[list[int]]:
        """The base round turned by a number of places."""
        still = sum(map(len, self.groups)) // self.turn * self.turn
        return [
            [point if point >= still else self._turned(point, by) for point in group]
            for group in self.groups
        ]

    def _turned(self, point: int, by: int) -> int:
        circle, place = divmod(point, self.turn)
        return circle * self.turn + (place + by) % self.turn


BASES: dict[int, BaseRound] = {
    # the affine plane of order 4: everybody meets everybody
    16: BaseRound(5, 5, ((11, 14, 3, 4), (12, 13, 9, 6), (7, 8, 2, 0), (15, 10, 5, 1))),
    19: BaseRound(
        6,
        6,
        (
            (3,),
            (10,),
            (17,),
            (1, 2, 16, 14),
            (5, 18, 15, 6),
            (9, 0, 4, 8),
            (11, 7, 13, 12),
        ),
    ),
    20: BaseRound(
        5, 5, ((10, 6, 9, 14), (5, 0, 2, 15), (19, 16, 8, 7), (4, 3, 13, 11), (18, 12, 17, 1))
    ),
    24: BaseRound(
        7,
        7,
        (
            (2, 5, 18, 4),
            (11, 23, 19, 1),
            (10, 7, 3, 9),
            (17, 0, 21, 12),
            (6, 8, 22, 14),
            (13, 15, 16, 20),
        ),
    ),
    # a resolvable design: everybody meets everybody
    28: BaseRound(
        9,
        9,
        (
            (27, 2, 24, 13),
            (14, 5, 8, 12),
            (20, 19, 16, 10),
            (21, 18, 0, 4),
            (11, 15, 3, 1),
            (9, 23, 25, 17),
            (6, 7, 26, 22),
        ),
    ),
    29: BaseRound(
        9,
        8,
        (
            (20,),
            (1, 9, 27, 19),
            (14, 13, 10, 8),
            (15, 17, 22, 5),
            (7, 11, 2, 23),
            (16, 24, 0, 28),
            (6, 26, 4, 3),
            (21, 25, 18, 12),
        ),
    ),
    30: BaseRound(
        9,
        8,
        (
            (14,),
            (19,),
            (1, 10, 28, 25),
            (16, 5, 24, 29),
            (26, 17, 27, 3),
            (23, 13, 7, 6),
            (4, 8, 12, 2),
            (18, 0, 21, 20),
            (9, 11, 22, 15),
        ),
    ),
    33: BaseRound(
        8,
        8,
        (
            (28,),
            (18, 4, 5, 26),
            (13, 19, 0, 2),
            (12, 22, 16, 17),
            (3, 21, 30, 6),
            (15, 7, 23, 27),
            (8, 11, 10, 1),
            (32, 25, 20, 9),
            (24, 29, 14, 31),
        ),
    ),
    36: BaseRound(
        11,
        11,
        (
            (16, 28, 20, 14),
            (30, 12, 23, 13),
            (11, 35, 31, 8),
            (29, 5, 7, 10),
            (26, 9, 27, 24),
            (6, 17, 33, 22),
            (0, 25, 4, 21),
            (15, 3, 2, 18),
            (19, 34, 1, 32),
        ),
    ),
    # a resolvable design, unchanged by tripling all places: everybody meets everybody
    40: BaseRound(
        13,
        13,
        (
            (39, 0, 13, 26),
            (1, 22, 10, 19),
            (3, 14, 4, 18),
            (9, 16, 12, 15),
            (27, 5, 7, 37),
            (29, 2, 8, 33),
            (35, 6, 11, 34),
            (28, 30, 20, 25),
            (32, 38, 21, 23),
            (31, 36, 24, 17),
        ),
    ),
    # the affine space of dimension 3 over the field of 4, its points as powers of a primitive
    # element: everybody meets everybody
    64: BaseRound(
        63,
        21,
        (
            (0, 21, 42, 63),
            (1, 6, 29, 60),
            (2, 12, 57, 58),
            (7, 20, 26, 59),
            (3, 30, 32, 46),
            (10, 13, 35, 61),
            (8, 39, 43, 48),
            (18, 22, 27, 50),
            (4, 24, 51, 53),
            (15, 16, 23, 33),
            (14, 40, 52, 55),
            (36, 37, 44, 54),
            (9, 11, 25, 45),
            (5, 38, 49, 62),
            (17, 28, 41, 47),
            (19, 31, 34, 56),
        ),
    ),
}

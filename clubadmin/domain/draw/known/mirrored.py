"""Ten rounds for 32 people without repeats: as many as can be, for everybody meets 30 of 31.

Sixteen points have a mirror image each, whom they never meet. Of each table its mirror image
is a table of the same round. The points lie on five circles of three, and one stays where it
is; a base round is turned three times, and one round turns into itself. Any two points meet
once as they are (or both mirrored) and once with one of them mirrored.
"""

from clubadmin.domain.draw.search.search import Groups

PEOPLE = 32
ROUNDS = 10

_POINTS = 16
_CIRCLE = 3
_STILL = 15  # the point that is not turned

# a point below 0 is the mirror image of what is left of it counted from the end: ~3 mirrors 3
_ITSELF = ((15, 0, 1, 2), (3, 6, 9, 12), (4, 7, 10, 13), (5, 8, 11, 14))
_BASES = (
    ((0, ~4, 11, 12), (1, ~8, ~9, ~10), (2, 6, 13, ~14), (3, ~5, ~7, ~15)),
    ((0, 8, ~14, ~15), (6, ~4, 7, ~9), (1, ~2, 5, ~11), (3, 10, ~12, ~13)),
    ((0, 6, ~8, ~13), (7, ~1, 3, ~11), (2, 4, 5, 12), (14, 9, ~10, ~15)),
)


def mirrored(rounds: int) -> list[Groups]:
    """The first rounds, at most ten, of 32 people numbered from 0; a mirror image is 16 further."""
    bases = [_ITSELF, *(base for base in _BASES for _ in range(_CIRCLE))]
    return [
        [[_number(point, by, image) for point in table] for table in base for image in (0, 1)]
        for by, base in zip((0, *range(_CIRCLE * len(_BASES))), bases[:rounds], strict=False)
    ]


def _number(point: int, by: int, image: int) -> int:
    place, mirror = (~point, 1) if point < 0 else (point, 0)
    if place != _STILL:
        place = place // _CIRCLE * _CIRCLE + (place + by) % _CIRCLE
    return place + _POINTS * (mirror ^ image)

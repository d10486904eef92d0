"""Draws without repeats by construction: four columns, of which each round shifts three."""

Base = list[list[list[int]]]


def construction(people: int, rounds: int) -> Base | None:
    """Rounds of tables of four (indexes from 0) in which nobody meets twice, or None."""
    columns, rest = divmod(people, 4)
    if rest or columns == 0:
        return None
    shifts = _shifts(columns, rounds)
    if shifts is None:
        return None
    return [
        [
            [column * columns + (g + s) % columns for column, s in enumerate(shift)]
            for g in range(columns)
        ]
        for shift in shifts
    ]


def _shifts(size: int, rounds: int) -> list[tuple[int, int, int, int]] | None:
    """Shifts of the four columns; two columns never shift alike against each other twice.

    Depth first: the second column shifts by 0, 1, 2 ... and the others by what is free.
    """
    if rounds > size:
        return None
    found: list[tuple[int, int, int, int]] = []
    budget = [20_000]
    used: list[set[int]] = [set() for _ in range(5)]

    def place(r: int) -> bool:
        if r == rounds:
            return True
        for c in range(size):
            for d in range(size):
                budget[0] -= 1
                if budget[0] < 0:
                    return False
                fresh = (c, d, (c - r) % size, (d - r) % size, (d - c) % size)
                if any(value in seen for value, seen in zip(fresh, used, strict=True)):
                    continue
                for value, seen in zip(fresh, used, strict=True):
                    seen.add(value)
                found.append((0, r, c, d))
                if place(r + 1):
                    return True
                found.pop()
                for value, seen in zip(fresh, used, strict=True):
                    seen.discard(value)
        return False

    return found if place(0) else None

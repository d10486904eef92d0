"""Whether the rows of a contest can stand together: a pair plays a game once, and not itself."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from clubadmin.domain.comparison.findings import ContestFinding
from clubadmin.domain.comparison.plausible import odd_rows
from clubadmin.domain.comparison.reading import SIDE_NAMES, ContestRow, shown
from clubadmin.domain.terms import Side

_FEWEST_SHARED = 2
_PART_SHARED = 2 / 5


class Checked(NamedTuple):
    """The rows that count, what is wrong with the rest, and how the fields are numbered."""

    rows: tuple[ContestRow, ...]
    findings: tuple[ContestFinding, ...]
    apart: bool
    """Pair 3 of N/Z is another than pair 3 of O/W."""


def check_rows(rows: Sequence[ContestRow]) -> Checked:
    """Leave out what cannot be, whatever the order of the rows.

    Of rows that contradict one another (a pair twice on a game) none counts: which of them is
    right is not in the file. A row that is there twice over counts once.
    """
    ordered = sorted(rows, key=lambda row: row.line)
    once, twice = _once(ordered)
    apart = numbered_apart(once)
    findings = [*twice, *(() if apart else _against_itself(once)), *_twice(once, apart=apart)]
    wrong = {one.line for one in findings}
    left = tuple(row for row in once if row.line not in wrong)
    findings += odd_rows(left)
    return Checked(left, tuple(findings), apart)


def numbered_apart(rows: Sequence[ContestRow]) -> bool:
    """Whether N/Z and O/W each have their own numbers from 1 (Schevenings may).

    Then the same number stands on both sides of one game, and often. With common numbers that
    is a mistake, and there are few of those.
    """
    by_game: dict[int, tuple[set[str], set[str]]] = defaultdict(lambda: (set(), set()))
    for row in rows:
        ns, ew = by_game[row.result.game]
        ns.add(row.result.ns)
        ew.add(row.result.ew)
    shared = sum(len(ns & ew) for ns, ew in by_game.values())
    return shared >= _FEWEST_SHARED and shared >= _PART_SHARED * len(rows)


def _once(rows: Iterable[ContestRow]) -> tuple[list[ContestRow], list[ContestFinding]]:
    seen: dict[object, int] = {}
    once, twice = [], []
    for row in rows:
        first = seen.setdefault(row.result, row.line)
        if first == row.line:
            once.append(row)
        else:
            twice.append(_finding(row, "row-twice", other=str(first)))
    return once, twice


def _against_itself(rows: Iterable[ContestRow]) -> Iterator[ContestFinding]:
    for row in rows:
        if row.result.ns == row.result.ew:
            yield _finding(row, "pair-itself", entrant=shown(row.result.ns))


def _twice(rows: Iterable[ContestRow], *, apart: bool) -> Iterator[ContestFinding]:
    """Everybody who has a game more than once, at each line where that is."""
    places: dict[tuple[int, Side | None, str], list[tuple[ContestRow, Side]]] = defaultdict(list)
    for row in rows:
        if not apart and row.result.ns == row.result.ew:
            continue  # told already
        for side in (Side.NS, Side.EW):
            field = side if apart else None
            places[row.result.game, field, row.result.entrant(side)].append((row, side))
    for (_, _, entrant), found in places.items():
        for at, (row, side) in enumerate(found if len(found) > 1 else ()):
            other = found[0 if at else 1][0].line
            named = f"{SIDE_NAMES[side]} {shown(entrant)}"
            yield _finding(row, "pair-twice", entrant=named, other=str(other))


def _finding(row: ContestRow, code: str, **args: str) -> ContestFinding:
    return ContestFinding(row.line, code, game=row.result.game, args=tuple(args.items()))

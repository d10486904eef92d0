"""What takes long: each run tries a part of it, and the night all.

CI tries a tenth of the classes of faults in a run of its own (`dev.py safety`). Three ways, by
what there is: `by_turns` of the values of an argument, `pytest.mark.sampled(3)` of all cases of a
test (`tests/conftest.py` chooses them), `tries` of what is made up by chance.
"""

import os
from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

NIGHT = "CLUBADMIN_NIGHT"  # set by `dev.py nightly` and `dev.py safety --nightly`
TENTH = "CLUBADMIN_TENTH"  # set by `dev.py safety`
LONG = ("safety", "property", "cli")  # folders with few tests that take long


def tries(by_day: int, by_night: int, tenth: int | None = None) -> int:
    """How often something is tried by chance.

    Args:
        by_day: in each run of the tests.
        by_night: the full count.
        tenth: where the classes of faults are tried alone; None: a tenth of the full count.
    """
    if os.environ.get(NIGHT):
        return by_night
    if os.environ.get(TENTH):
        return max(by_day, by_night // 10) if tenth is None else tenth
    return by_day


def by_night(*values: Any) -> Any:
    """A case for the night only."""
    return pytest.param(*values, marks=pytest.mark.nightly)


def by_turns(cases: Iterable[Any], of: int, begin: int = 0, *, several: bool = False) -> list[Any]:
    """Every so-manyth case as it is; the others are for the night.

    Tests of one module that go over the same cases begin at different ones, so that a run has
    them all between its tests.

    Args:
        cases: the values of one argument; or of several, and then each is a tuple.
        of: one in so many stays.
        begin: the first that stays.
        several: whether a case is the values of several arguments.
    """
    return [
        case if at % of == begin % of else by_night(*(case if several else (case,)))
        for at, case in enumerate(cases)
    ]


def sample(items: Sequence[pytest.Item]) -> None:
    """Leave to the night what `sampled(of)` leaves out: of each test, one case in `of` stays.

    Tests that follow each other in a module begin at different cases, so that a run has nearly
    all between its tests.
    """
    marked = [
        item
        for item in items
        if item.get_closest_marker("sampled") and not item.get_closest_marker("nightly")
    ]
    for _module, of_module in groupby(marked, lambda item: item.path):
        tests = groupby(of_module, lambda item: item.nodeid.partition("[")[0])
        for begin, (_test, cases) in enumerate(tests):
            for at, item in enumerate(cases):
                marker = item.get_closest_marker("sampled")
                assert marker is not None
                (of,) = marker.args
                if at % of != begin % of:
                    item.add_marker("nightly")


def turn_of(file: Path) -> int:
    """When the tests of a file, named from the folder of all, have their turn.

    What takes long comes first, so that nobody waits for it alone; what has only a mark comes last,
    so that a test whose name says what is wrong is told before it.
    """
    if file.name.startswith("test_marked_"):
        return 2
    return 0 if file.parts[0] in LONG else 1

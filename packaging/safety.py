"""The classes of faults, each with the tests that show it held: tried, held, seconds.

    python3 packaging/dev.py safety              at a tenth of the counts, as CI does
    python3 packaging/dev.py safety --nightly    at the counts of the night
    python3 packaging/dev.py safety 7 16         these classes alone

A club is one file; what several write to it at once goes over the server of the hall, and that is
what classes 10 to 12 and 25 try.
"""

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent


class Kind(NamedTuple):
    """A class of faults, and where its tests are, as pytest takes them."""

    what: str
    where: tuple[str, ...]


CLASSES: dict[int, Kind] = {
    1: Kind("killed while sheets are typed", ("tests/safety/test_01_killed_while_typing.py",)),
    2: Kind("a power cut", ("tests/safety/test_02_power_cut.py",)),
    3: Kind("killed in the middle of a deed", ("tests/safety/test_03_killed_in_the_middle.py",)),
    4: Kind("a full disk", ("tests/safety/test_04_full_disk.py",)),
    5: Kind("a backup while typing", ("tests/safety/test_05_copies_while_typing.py",)),
    6: Kind("a restore of every backup", ("tests/safety/test_06_every_copy_put_back.py",)),
    7: Kind(
        "a flipped bit",
        ("tests/safety/test_07_flipped_bits.py", "tests/safety/test_07_mended_flips.py"),
    ),
    8: Kind("a damaged file", ("tests/safety/test_08_damaged_files.py",)),
    9: Kind("a migration that stops", ("tests/safety/test_09_migration.py",)),
    10: Kind("two desks, one sheet", ("tests/safety/test_10_two_desks.py",)),
    11: Kind(
        "a connection that is cut, slow or no request",
        (
            *("tests/safety/test_11_cut_connections.py",),
            *("tests/safety/test_11_fuzzed_requests.py", "tests/server/test_limits.py"),
        ),
    ),
    12: Kind("a server killed under many", ("tests/safety/test_12_killed_while_tables_type.py",)),
    13: Kind("a second start", ("tests/safety/test_13_one_at_a_time.py",)),
    14: Kind("killed while a file is written", ("tests/safety/test_14_files_whole_or_not.py",)),
    15: Kind(
        "hostile names",
        (
            *("tests/safety/test_hostile_names_contests.py", "tests/safety/test_what_leaves.py"),
            *(
                "tests/safety/test_hostile_names_reports.py",
                "tests/safety/test_hostile_names_mail.py",
            ),
            *(
                "tests/safety/test_hostile_names_tables.py",
                "tests/safety/test_hostile_names_papers.py",
                "tests/safety/test_hostile_names_pages.py",
            ),
            *(
                "tests/safety/test_hostile_names_board.py",
                "tests/safety/test_hostile_names_window.py",
            ),
        ),
    ),
    16: Kind(
        "crafted clubs, lists and workbooks",
        (
            *("tests/safety/test_16_crafted_clubs.py", "tests/safety/test_16_crafted_lists.py"),
            *("tests/safety/test_16_planted.py", "tests/safety/test_16_crafted_in_the_window.py"),
            *("tests/safety/test_16_crafted_in_the_hall.py", "tests/safety/test_16_pipes.py"),
            *("tests/services/lists/test_crafted_workbooks.py",),
        ),
    ),
    17: Kind("undo and redo at random", ("tests/safety/test_17_undo_and_redo.py",)),
    18: Kind("a clock that jumps", ("tests/safety/test_18_clocks_that_jump.py",)),
    19: Kind("a member erased", ("tests/safety/test_19_erased.py",)),
    20: Kind("the same paper built twice", ("tests/safety/test_equal_papers.py",)),
    21: Kind(
        "typed from the first moment on",
        ("tests/safety/test_21_typed_from_the_first_moment.py",),
    ),
    22: Kind(
        "hostile values",
        (
            *("tests/safety/test_22_hostile_values.py",),
            *("tests/safety/test_22_pasted_in_the_window.py",),
        ),
    ),
    23: Kind("a value changed past the program", ("tests/safety/test_23_changed_values.py",)),
    24: Kind("a value that cannot be", ("tests/safety/test_24_impossible_values.py",)),
    25: Kind("phones that mean harm", ("tests/safety/test_25_hostile_phones.py",)),
    26: Kind("mutated files of each kind", ("tests/safety/test_26_mutated_files.py",)),
    27: Kind("a power cut in a deed", ("tests/safety/test_27_power_cut_in_deeds.py",)),
    28: Kind("evenings and weeks on end", ("tests/safety/test_28_long_running.py",)),
    29: Kind("phones at odds", ("tests/safety/test_29_phones_at_odds.py",)),
    30: Kind("planted libraries", ("tests/safety/test_30_planted_libraries.py",)),
    31: Kind("a machine that can hardly follow", ("tests/safety/test_31_overload.py",)),
    32: Kind("typed while a reader listens", ("tests/safety/test_32_typed_with_a_reader.py",)),
}
_COUNT = re.compile(r"(\d+) (passed|failed|error|errors|skipped)")
_SECONDS = re.compile(r"in ([\d.]+)s")


class Outcome(NamedTuple):
    """How many tests of a class were run and how many of them held."""

    tried: int
    held: int
    seconds: float

    @classmethod
    def told(cls, text: str) -> "Outcome":
        """What pytest says at its end."""
        counts = {word.rstrip("s"): int(number) for number, word in _COUNT.findall(text)}
        held, failed = counts.get("passed", 0), counts.get("failed", 0) + counts.get("error", 0)
        seconds = _SECONDS.findall(text)
        return cls(held + failed, held, float(seconds[-1]) if seconds else 0.0)


def tried(kind: Kind, *, nightly: bool) -> Outcome:
    """Run the tests of a class."""
    marked = "not bench" if nightly else "not bench and not nightly"
    words = ("-q", "-n", "0", "--benchmark-disable", "--timeout", "0", "-m", marked)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *words, *kind.where],
        cwd=ROOT,
        env={**os.environ, "CLUBADMIN_NIGHT" if nightly else "CLUBADMIN_TENTH": "1"},
        check=False,
        capture_output=True,
        text=True,
    )
    return Outcome.told(done.stdout)


def line(number: int, kind: Kind, found: Outcome) -> str:
    """A row of the table."""
    verdict = "" if found.held == found.tried and found.tried else "  NOT HELD"
    return (
        f"{number:>2}  {kind.what:<36}{found.tried:>7}{found.held:>7}{found.seconds:>9.0f}{verdict}"
    )


def main(arguments: Sequence[str]) -> int:
    """Print the table; 1 when a class does not hold."""
    wanted = {int(one) for one in arguments if one.isdecimal()} or set(CLASSES)
    print(f"{'':>2}  {'class':<36}{'tried':>7}{'held':>7}{'seconds':>9}")
    held = True
    for number in sorted(wanted & set(CLASSES)):
        kind = CLASSES[number]
        found = tried(kind, nightly="--nightly" in arguments)
        print(line(number, kind, found), flush=True)
        held &= bool(found.tried and found.held == found.tried)
    return 0 if held else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

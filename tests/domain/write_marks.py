"""Writes the table of marks anew: `python -m tests.domain.write_marks`, with names only those."""

import csv
import sys
from collections.abc import Collection

from tests.domain.administration import marked_money
from tests.domain.comparison import marked_contests
from tests.domain.draw import marked_draws
from tests.domain.marks import TABLE, Subjects, kept, mark
from tests.domain.referee import marked_plays
from tests.domain.scoring import marked_rows
from tests.domain.standings import marked_seasons

EVERY: Subjects = {
    **marked_rows.SUBJECTS,
    **marked_plays.SUBJECTS,
    **marked_seasons.SUBJECTS,
    **marked_contests.SUBJECTS,
    **marked_draws.SUBJECTS,
    **marked_money.SUBJECTS,
}
"""All subjects of the table."""


def write(only: Collection[str] = ()) -> None:
    """Write the table, or the marks of some subjects in it."""
    marks = dict(kept()) if only else {}
    made = {name: mark(of()) for name, of in EVERY.items() if not only or name in only}
    with TABLE.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(["subject", "mark", "letters"])
        table.writerows((name, *(marks | made)[name]) for name in EVERY)


if __name__ == "__main__":
    write(sys.argv[1:])

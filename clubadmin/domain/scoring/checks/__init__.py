"""Everything that can be wrong in one row of klaverjassen: a file for each thing.

`nat` by name; the stripe stands with the roem, pit and verzaken with the marks. Not what a row
comes to: that is `row.settle`. Come in by: `checks`, `bids`.
"""

from collections.abc import Iterator

from clubadmin.domain.row.findings import Finding
from clubadmin.domain.row.raw import RawGame, State
from clubadmin.domain.row.settle import SettledGame
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.checks.bids import check_bid
from clubadmin.domain.scoring.checks.marks import check_mark
from clubadmin.domain.scoring.checks.points import check_points
from clubadmin.domain.scoring.checks.roem import check_roem, check_stripe
from clubadmin.domain.scoring.checks.row import Row


def check_game(raw: RawGame, settled: SettledGame, rules: RuleSet) -> Iterator[Finding]:
    """All findings of one row. Any integers are judged; never raises."""
    if raw.state is not State.PLAYED:
        return
    row = Row.of_game(raw, settled, rules)
    if raw.arbitral:  # as decided, whatever cards could give
        yield from check_stripe(row)
        return
    yield from check_points(row)
    yield from check_stripe(row)
    yield from check_roem(row)
    yield from check_mark(row)
    yield from check_bid(raw, settled, rules)

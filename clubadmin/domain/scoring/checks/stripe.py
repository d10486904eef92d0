"""The stripe through a roem box without roem: an empty box is told (NKF 1976, art. 25)."""

from collections.abc import Iterator

from clubadmin.domain.row.findings import Finding
from clubadmin.domain.row.raw import Box
from clubadmin.domain.scoring.checks.row import Row
from clubadmin.domain.terms import Side


def check_stripe(row: Row) -> Iterator[Finding]:
    """A box that shows neither amount nor stripe."""
    if not row.rules.stripe_required:
        return
    for side in Side:
        if row.raw.roem(side) is Box.BLANK:
            yield row.about("roem-blank", side, "roem", "stripe_required")

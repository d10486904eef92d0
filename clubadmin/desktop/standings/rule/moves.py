"""Who moves in the standings when they go by another rule."""

from dataclasses import dataclass

from clubadmin.model.results.result import StandingRow, Standings


@dataclass(frozen=True)
class Moved:
    """Somebody under both rules; the place is None where there is none, `before` as well."""

    key: tuple[int, str]
    name: str
    field: str
    place: int | None
    before: int | None
    score: float  # what the place goes by, under the new rule
    score_before: float | None  # None: not in the standings before
    there_before: bool = True

    @property
    def places(self) -> int:
        """How many places up; below 0 down, 0 where a place is missing."""
        if self.place is None or self.before is None:
            return 0
        return self.before - self.place

    @property
    def moves(self) -> bool:
        """Whether the place is another, or there is one or none where there was."""
        return not self.there_before or self.place != self.before


def moved(before: Standings, after: Standings) -> tuple[Moved, ...]:
    """Everybody in the order of the new standings, with what they were."""
    was = {_key(row): row for row in before.rows}
    return tuple(_moved(row, was.get(_key(row)), before, after) for row in after.rows)


def _moved(row: StandingRow, was: StandingRow | None, before: Standings, after: Standings) -> Moved:
    return Moved(
        _key(row),
        row.name,
        row.field,
        row.place,
        was.place if was else None,
        after.score(row),
        before.score(was) if was else None,
        was is not None,
    )


def _key(row: StandingRow) -> tuple[int, str]:
    return (row.entrant_id, row.name)

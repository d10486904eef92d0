"""The poedelprijs of an evening: for the last of those who were there from beginning to end."""

from collections import defaultdict
from collections.abc import Collection, Iterable
from dataclasses import replace

from clubadmin.domain.standings.prizes import poedelprijs_place
from clubadmin.model.evenings.evening import Participant
from clubadmin.model.results.result import ResultRow


def consoled(
    rows: Iterable[ResultRow], there: Collection[int], *, over: bool
) -> tuple[ResultRow, ...]:
    """The placed rows, with the poedelprijs of each field of each group.

    It is given once all rounds are played and signed off. Who came late or went home early
    could not make as much as the others, and does not take it from who stayed to the end.

    Args:
        rows: everybody with his place.
        there: ids of who made something and were there in every round.
        over: every round is played and every sheet signed.
    """
    rows = tuple(rows)
    if not over:
        return tuple(replace(row, poedelprijs=False) for row in rows)
    places: dict[tuple[str, str], list[int]] = defaultdict(list)
    for row in rows:
        if row.participant_id in there:
            places[row.line, row.field].append(row.place)
    last = {field: poedelprijs_place(those) for field, those in places.items()}
    return tuple(
        replace(
            row,
            poedelprijs=row.participant_id in there and row.place == last[row.line, row.field],
        )
        for row in rows
    )


def whole_evening(person: Participant) -> bool:
    """Whether somebody was there from the first round to the last, also where he sat out."""
    return person.from_round == 1 and person.last_round is None

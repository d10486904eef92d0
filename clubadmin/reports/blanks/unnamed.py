"""Blank sheets of tables of which nobody knows yet who will sit there."""

from collections.abc import Iterator

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.model.evenings.evening import TablePlace
from clubadmin.model.members.member import Member

_NOBODY = Member(0, "")


def unnamed_places(rules: RuleSet, tables: int, rounds: int) -> Iterator[TablePlace]:
    """A place for each table in each round, its number on it and no names."""
    seats = rules.seats
    for number in range(1, rounds + 1):
        for table in range(1, tables + 1):
            yield TablePlace(
                table_id=0,
                round=number,
                number=table,
                n=_NOBODY,
                s=_NOBODY if seats > 2 else None,
                e=_NOBODY,
                w=_NOBODY if seats > 3 else None,
                ns=(),
                ew=(),
                players=seats,
            )

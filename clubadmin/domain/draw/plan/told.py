"""Entrants and tables in the sentences of a draw, which knows them by number only."""

from collections.abc import Mapping

from clubadmin.i18n import Message, Value


class EntrantNumber(int):
    """An entrant in a sentence: told by number, until `by_name` puts the name in its place."""


class TableNumber(int):
    """A table in a sentence: that of its group, until `in_the_hall` makes it that of the hall."""


def by_name(note: Message, names: Mapping[int, str]) -> Message:
    """A sentence of a draw with the names of those whom it has by number."""

    def named(value: Value) -> Value:
        return names.get(value, value) if isinstance(value, EntrantNumber) else value

    return note.mapped(named)


def in_the_hall(note: Message, numbers: Mapping[int, int]) -> Message:
    """A sentence about one group with the hall's numbers of the tables that it names."""

    def moved(value: Value) -> Value:
        return numbers.get(value, value) if isinstance(value, TableNumber) else value

    return note.mapped(moved)

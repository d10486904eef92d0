"""Particulars of members as columns of a list; one that nobody has anything in does not go out."""

from collections.abc import Callable
from datetime import date
from functools import partial

from clubadmin.model.kit.kept_columns import Told
from clubadmin.model.members.particulars import OwnField, Particulars, Register
from clubadmin.services.exchange.write import Cell
from clubadmin.storage.schema.meanings import told

_BREAK = " / "  # a line of a note ends there, in a cell of one line


def _filled_in() -> dict[str, Told]:
    """The fields of `Particulars` that are columns of a file."""
    every = {**told("particulars"), **told("membership")}
    return {name: column for name, column in every.items() if column.heading}


def headings(table: str) -> dict[str, tuple[str, ...]]:
    """The headings of a table in a file, with their synonyms."""
    return {one.heading: one.also for one in told(table).values() if one.heading}


def written_columns(
    register: Register,
) -> list[tuple[str, Callable[[Particulars], Cell]]]:
    """The columns of which somebody has something, each with what it says of a member."""

    def own(field: OwnField) -> tuple[str, Callable[[Particulars], Cell]]:
        return field.name.casefold(), lambda one: one.own_value(field.id)

    every: list[tuple[str, Callable[[Particulars], Cell]]] = [
        *((column.heading, partial(_cell, name)) for name, column in _filled_in().items()),
        ("functies", lambda one: "; ".join(office.written for office in one.offices)),
        *map(own, register.fields),
    ]
    return [(name, say) for name, say in every if any(map(say, register.people))]


def _cell(name: str, one: Particulars) -> Cell:
    value = getattr(one, name) or ""
    return value.isoformat() if isinstance(value, date) else str(value).replace("\n", _BREAK)

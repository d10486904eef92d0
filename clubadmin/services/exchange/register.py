"""Particulars of members as columns of a list, out and in again.

A column that nobody has anything in does not go out. In a list that comes in an empty cell takes
nothing away, and what cannot be is named with its row and column.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import date
from functools import cache, partial
from typing import Any

from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.kit.kept_columns import Told
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Office, OwnField, Particulars, Register
from clubadmin.services.exchange.read import Columns, Grid
from clubadmin.services.exchange.write import Cell
from clubadmin.services.input.particulars import (
    checked_birth,
    checked_particulars,
    checked_postcode,
    checked_span,
    identifying,
    offices_of,
)
from clubadmin.services.input.unlikely import unlikely_births
from clubadmin.services.members.particulars import put, row_of
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.meanings import told
from clubadmin.storage.schema.tablenames import (
    MembershipRow,
    OfficeRow,
    OwnValueRow,
    ParticularsRow,
)

_DAYS = ("born", "joined", "ended")
_ADDRESS = ("street", "postcode")  # read otherwise: a house has a column of its own
_BREAK = " / "  # a line of a note ends there, in a cell of one line


def _filled_in() -> dict[str, Told]:
    """The fields of `Particulars` that are columns of a file."""
    every = {**told("particulars"), **told("membership")}
    return {name: column for name, column in every.items() if column.heading}


def headings(table: str) -> dict[str, tuple[str, ...]]:
    """The headings of a table in a file, with their synonyms."""
    return {one.heading: one.also for one in told(table).values() if one.heading}


@cache
def columns() -> Mapping[str, tuple[str, ...]]:
    """All columns of particulars, as `headings` has them."""
    return {
        **headings("particulars"),
        **headings("membership"),
        "huisnummer": ("huisnr", "huisnr.", "house number"),
        "functies": ("functie", "functions"),
    }


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


class Reader:
    """Reads the particulars of the rows of a list.

    Args:
        grid: the list.
        register: who is in the club, and which fields it has of its own.
        taken: columns that mean something else.
        today: for the age.
    """

    def __init__(
        self, grid: Grid, register: Register, taken: Iterable[str], today: date | None = None
    ) -> None:
        used = {*taken, *columns(), *(name for others in columns().values() for name in others)}
        self._fields = {
            name: field.id
            for field in register.fields
            if (name := field.name.casefold()) not in used
        }
        names: Mapping[str, Sequence[str]] = {**columns(), **dict.fromkeys(self._fields, ())}
        self.columns = Columns(grid, names, ())
        for at, title in enumerate(grid.header):
            filled = any("".join(row[at : at + 1]).strip() for row in grid.rows)
            if title and filled and title not in used and title not in names:
                self.columns.unread(title)
        self.there = any(name in self.columns for name in names)
        self._known = {one.member.id: one for one in register.people}
        self._numbers = {one.number: one.member.id for one in register.people if one.number}
        self._today = today or date.today()

    def known(self, member: Member) -> Particulars:
        """The particulars kept of somebody; none of a new member."""
        return self._known.get(member.id) or Particulars(member)

    def read(self, cells: list[str], row: int, one: Particulars) -> Particulars:
        """Somebody with what the row says of him; what cannot be is noted, and he stays so.

        Args:
            cells: of the row.
            row: from 0.
            one: whom it is about; who is new has a number of his own below 0.
        """
        columns, before = self.columns, len(self.columns.problems)
        values: dict[str, Any] = {}
        for name, column in _filled_in().items():
            if name in _ADDRESS:
                continue
            said: str | date | None = columns.text(cells, row, column.heading)
            if said and name in _DAYS:
                said = columns.day(cells, row, column.heading)
            if said:
                values[name] = said
        values |= self._address(cells, row)
        if "note" in values:
            values["note"] = values["note"].replace(_BREAK, "\n")
        if offices := self._offices(cells, row):
            values["offices"] = tuple(sorted({*one.offices, *offices}))
        own = {
            field_id: said
            for name, field_id in self._fields.items()
            if (said := columns.text(cells, row, name))
        }
        if own:
            values["own"] = tuple(sorted((dict(one.own) | own).items()))
        wanted = one.changed(**values)
        self._check(row, wanted)
        if wanted.born != one.born:
            columns.ask(row, "geboortedatum", unlikely_births((wanted.born,), self._today))
        return wanted if len(columns.problems) == before else one

    def _address(self, cells: list[str], row: int) -> Iterator[tuple[str, str]]:
        columns = self.columns
        street, house = (columns.text(cells, row, name) for name in ("straat", "huisnummer"))
        if street:
            yield "street", f"{street} {house}".strip()
        if said := columns.text(cells, row, "postcode"):
            try:
                yield "postcode", checked_postcode(said)
            except Refused as error:
                columns.wrong(row, "postcode", error.message)

    def _offices(self, cells: list[str], row: int) -> tuple[Office, ...]:
        try:
            return offices_of(self.columns.text(cells, row, "functies"), self._today)
        except Refused as error:
            self.columns.wrong(row, "functies", error.message)
            return ()

    def _check(self, row: int, wanted: Particulars) -> None:
        """Report particulars that cannot be kept, or may not be."""
        for column, check in (
            ("geboortedatum", lambda: checked_birth(wanted.born, self._today)),
            ("tot en met", lambda: checked_span(wanted.member.name, wanted.joined, wanted.ended)),
            ("lidnummer", lambda: self._take(wanted)),
            ("notitie", lambda: checked_particulars(wanted.changed(born=None), self._today)),
        ):
            try:
                check()
            except Refused as error:
                self.columns.wrong(row, column, error.message)
        texts = [(Message("De notitie"), wanted.note), (Message("Het lidnummer"), wanted.number)]
        texts += [(Message("Een eigen veld"), value) for _field, value in wanted.own]
        if (doubt := identifying(iter(texts))) is not None:
            self.columns.wrong(row, "notitie", doubt)

    def _take(self, wanted: Particulars) -> None:
        """A number is one member's alone, also within the list."""
        if not wanted.number:
            return
        holder = self._numbers.setdefault(wanted.number, wanted.member.id)
        if holder != wanted.member.id:
            raise Refused(Message("lidnummer {number} is al van een ander.", number=wanted.number))


def add_particulars(change: Change, people: Sequence[Particulars]) -> None:
    """Keep the particulars of who is new in the club, in few steps."""
    offices = change.next_id(OfficeRow)
    rows: dict[str, list[dict[str, Any]]] = {"offices": [], "own": [], "spans": [], "rows": []}
    for one in people:
        of = {"member_id": one.member.id}
        rows["rows"].append(of | row_of(one))
        if one.joined or one.ended:
            rows["spans"].append(of | {"kind": "", "joined": one.joined, "ended": one.ended})
        for office in one.offices:
            years = {"first_year": office.first, "last_year": office.last}
            number = offices + len(rows["offices"])
            rows["offices"].append(of | {"id": number, "name": office.name, **years})
        rows["own"] += [of | {"field_id": field, "value": value} for field, value in one.own]
    change.bulk_insert(ParticularsRow, rows["rows"])
    change.bulk_insert(MembershipRow, rows["spans"])
    change.bulk_insert(OfficeRow, rows["offices"])
    change.bulk_insert(OwnValueRow, rows["own"])


def change_particulars(change: Change, wanted: Particulars) -> None:
    """Keep the particulars of who was in the club already."""
    put(change, wanted, row_of(wanted))


def _cell(name: str, one: Particulars) -> Cell:
    value = getattr(one, name) or ""
    return value.isoformat() if isinstance(value, date) else str(value).replace("\n", _BREAK)

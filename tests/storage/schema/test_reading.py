from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from clubadmin.storage.schema.reading import columns, reader


class Kind(StrEnum):
    WHOLE = "whole"
    HALF = "half"


@dataclass(frozen=True)
class Person:
    id: int
    name: str
    guest: bool


@dataclass(frozen=True)
class Line:
    a: Person
    b: Person | None
    kind: Kind
    day: date
    ended: date | None
    amount: int | None = None
    note: str = ""


ROW = {
    "a_id": 3,
    "a_name": "Aal Bos",
    "a_guest": 1,
    "b_id": None,
    "b_name": None,
    "b_guest": None,
    "kind": "half",
    "day": "2026-09-04",
    "ended": None,
    "amount": None,
    "note": "x",
}


def test_a_row_is_read_by_the_types_of_the_fields() -> None:
    line = Line(Person(3, "Aal Bos", True), None, Kind.HALF, date(2026, 9, 4), None, None, "x")
    assert reader(Line)(ROW) == line
    assert type(reader(Line)(ROW).a.guest) is bool


def test_a_part_that_is_there_is_read_from_its_own_columns() -> None:
    row = ROW | {"b_id": 4, "b_name": "Bep Vis", "b_guest": 0, "ended": "2027-01-01"}
    line = reader(Line)(row)
    assert (line.b, line.ended) == (Person(4, "Bep Vis", False), date(2027, 1, 1))


def test_columns_may_have_a_beginning_and_a_part_may_do_without() -> None:
    @dataclass(frozen=True)
    class Kept:
        id: int
        person: Person

    assert reader(Person, "a_")(ROW) == Person(3, "Aal Bos", True)
    row = {"id": 3, "name": "Aal Bos", "guest": 0}
    assert reader(Kept, flat="person")(row) == Kept(3, Person(3, "Aal Bos", False))


def test_what_no_column_holds_is_handed_over() -> None:
    read = reader(Line, given=("note", "b"))
    line = read(ROW, note="of another kind", b=Person(5, "Cor Dam", False))
    assert (line.note, line.b) == ("of another kind", Person(5, "Cor Dam", False))


def test_the_columns_that_are_asked_are_the_fields() -> None:
    assert columns(Person) == "id, name, guest"
    assert columns(Person, "a") == "a.id AS a_id, a.name AS a_name, a.guest AS a_guest"

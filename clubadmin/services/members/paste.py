"""Rows pasted from a spreadsheet or an address list, read as members."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache

from clubadmin.domain.names import fold, is_name, split_last, split_name, tidy
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.members.member import Member, PastedMember
from clubadmin.services.input.checks import email_remark, no_name
from clubadmin.services.input.outgoing import unquoted
from clubadmin.services.input.separated import parted
from clubadmin.storage.schema.meanings import told

MAX_ROWS = 5_000
MAX_CELL = 200
MAX_SIZE = 2_000_000  # signs

_MORE = {
    "first_name": ("voorletters",),
    "name": ("naam", "lid", "name", "volledige naam"),
    "guest": ("gast", "guest"),
}
"""What a column may be called beside what the row class tells."""
_YES = ("ja", "j", "x", "1", "gast", "yes", "true", "waar")


def read_pasted(pasted: str, known: Iterable[Member]) -> tuple[PastedMember, ...]:
    """The rows as members, each with what stands in its way and its namesake in the club."""
    rows = _rows(pasted)
    if not rows:
        return ()
    fields = _header(rows[0][1])
    if fields is None:
        fields = _guessed([cells for _, cells in rows])
    else:
        rows = rows[1:]
    if not {"name", "last_name"} & set(fields):
        raise Refused(
            Message(
                "Geen kolom heet naam of achternaam. Zet boven de kolommen hoe ze heten:"
                " naam, of voornaam, tussenvoegsel en achternaam."
            )
        )
    read = [_read(number, cells, fields) for number, cells in rows]
    return tuple(_with_namesakes(read, known))


def _rows(pasted: str) -> list[tuple[int, list[str]]]:
    """The rows that hold something, each with its number."""
    if len(pasted) > MAX_SIZE:
        raise Refused(Message("Dit is te groot voor een ledenlijst. Plak het in delen."))
    lines = pasted.lstrip("\ufeff").replace("\r\n", "\n").replace("\r", "\n").replace("\0", "")
    separator = _separator(lines)
    if separator is None:
        cells = [[line] for line in lines.split("\n")]
    else:
        cells = list(parted(lines, separator, Message("De geplakte lijst")))
    found = [(n, [unquoted(tidy(cell)) for cell in row]) for n, row in enumerate(cells, 1)]
    found = [(n, row) for n, row in found if any(row)]
    if len(found) > MAX_ROWS:
        raise Refused(
            Message(
                "Dit zijn {count} rijen; er kunnen er {most} tegelijk. Plak het in delen.",
                count=len(found),
                most=MAX_ROWS,
            )
        )
    return found


def _separator(lines: str) -> str | None:
    """Tab, semicolon or comma; None when each row is one name, as in "Berg, Jan van den"."""
    for sign in "\t;":
        if sign in lines:
            return sign
    first = lines.strip().split("\n", 1)[0]
    if _header([tidy(cell) for cell in first.split(",")]) is not None and "," in first:
        return ","
    filled = [line for line in lines.split("\n") if line.strip()]
    return "," if filled and min(line.count(",") for line in filled) >= 2 else None


@cache
def _fields() -> dict[str, str]:
    every = [(name, (one.heading, *one.also)) for name, one in told("member").items()]
    every += _MORE.items()
    return {fold(title).rstrip("."): name for name, titles in every for title in titles}


def _header(cells: Sequence[str]) -> list[str] | None:
    """The fields that a header names; None when the row is no header."""
    known = _fields()
    fields = [known.get(fold(cell).rstrip(".:"), "") for cell in cells]
    return (
        fields if "name" in fields or "last_name" in fields or sum(map(bool, fields)) > 1 else None
    )


def _guessed(rows: Sequence[Sequence[str]]) -> list[str]:
    """Guess the columns when there is no header."""
    width = max(len(row) for row in rows)
    columns = [[row[n] for row in rows if n < len(row) and row[n]] for n in range(width)]
    fields = [_kind(column) for column in columns]
    names = [n for n, field in enumerate(fields) if field == "name"]
    if len(names) == 2:
        fields[names[0]], fields[names[1]] = "first_name", "last_name"
    elif len(names) >= 3:
        fields[names[0]], fields[names[1]], fields[names[2]] = "first_name", "infix", "last_name"
        for extra in names[3:]:
            fields[extra] = ""
    return fields


def _kind(column: Sequence[str]) -> str:
    if not column:
        return "name"  # an empty column between names is the one for the infix
    if sum("@" in cell for cell in column) * 2 > len(column):
        return "email"
    if sum(bool(re.fullmatch(r"[+()\d .\-/]{6,}", cell)) for cell in column) * 2 > len(column):
        return "phone"
    if all(cell.isdigit() for cell in column):
        return ""  # a number in some other list
    return "name"


def _read(number: int, cells: Sequence[str], fields: Sequence[str]) -> PastedMember:
    """Read a row; a cell too long or a row too wide is a problem of that row only."""
    values: dict[str, str] = {}
    for field, cell in zip(fields, cells, strict=False):
        if field and cell:
            values.setdefault(field, cell)
    if "name" in values:
        first, infix, last = split_name(values.pop("name"))
        values = {"first_name": first, "infix": infix, "last_name": last} | values
    elif not values.get("infix"):
        values["infix"], values["last_name"] = split_last(values.get("last_name", ""))
    guest = fold(values.pop("guest", "")) in _YES
    member = Member(0, values.pop("last_name", ""), guest=guest).changed(**values)
    odd = email_remark(member.email)
    remark = (
        Message("Rij {number}: '{email}' {odd}", number=number, email=member.email[:40], odd=odd)
        if odd
        else None
    )
    return PastedMember(number, member, _problem(number, member, cells, fields), remark=remark)


def _problem(
    number: int, member: Member, cells: Sequence[str], fields: Sequence[str]
) -> Message | None:
    if any(len(cell) > MAX_CELL for cell in cells):
        return Message(
            "Rij {number}: een vak heeft meer dan {most} tekens. Kort het in.",
            number=number,
            most=MAX_CELL,
        )
    if not member.last_name:
        return Message("Rij {number}: er staat geen achternaam. Vul de naam in.", number=number)
    if not is_name(member.name):
        what = no_name(member.name)
        return Message("Rij {number}: {what}", number=number, what=what)
    if any(cells[len(fields) :]):
        return Message(
            "Rij {number}: er staan meer vakken dan er kolommen zijn. Haal weg wat te veel is.",
            number=number,
        )
    if any(sign.isdigit() for sign in member.name):
        return Message(
            "Rij {number}: in de naam {member} staat een cijfer. Verbeter de naam.",
            number=number,
            member=f"{member.name!r}",
        )
    return None


def _with_namesakes(
    read: Iterable[PastedMember], known: Iterable[Member]
) -> Iterable[PastedMember]:
    """Point at members of the same name; the same person twice in one paste is a problem."""
    by_name = {fold(member.name): member.id for member in known}
    seen: dict[Member, int] = {}
    labels: dict[str, int] = {}
    for row in read:
        if not row.problem and row.member in seen:
            first = seen[row.member]
            sentence = Message(
                "Rij {row}: {member} staat ook op rij {first}, met dezelfde gegevens. Haal"
                " een van beide weg, of zet een onderscheid bij wie een naamgenoot is.",
                row=row.row,
                member=row.member.name,
                first=first,
            )
            row = replace(row, problem=sentence)  # noqa: PLW2901
        seen.setdefault(row.member, row.row)
        first = labels.setdefault(fold(row.member.label), row.row)
        if first != row.row and not row.problem:
            alike = Message(
                "heet net zo als rij {first}; zet bij allebei een onderscheid, zoals de straat",
                first=first,
            )
            row = replace(row, remark=row.remark or alike)  # noqa: PLW2901
        yield replace(row, namesake=by_name.get(fold(row.member.name)))

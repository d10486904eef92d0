"""Members as a table, out and in again, and which members a file means by their names."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from clubadmin.domain.names import fold, is_name, split_last, split_name
from clubadmin.i18n import Listed, Message
from clubadmin.model.club.exchange import ImportPreview
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Register
from clubadmin.services.exchange.read import Columns, Grid
from clubadmin.services.exchange.register import COLUMNS as PARTICULARS
from clubadmin.services.exchange.register import written_columns
from clubadmin.services.exchange.write import Cell
from clubadmin.services.input.checks import email_remark, no_name

COLUMNS = {
    "voornaam": ("first_name", "first name", "given name", "roepnaam"),
    "tussenvoegsel": ("infix", "tussenvoegsels", "tussenv.", "tv", "voorvoegsel"),
    "achternaam": ("last_name", "last name", "family name", "surname", "familienaam"),
    "naam": ("name", "volledige naam", "full name"),
    "opmerking": ("remark", "opmerkingen"),
    "telefoon": (
        *("mobiel", "tel. mobiel", "mobiele telefoon", "mobiel nummer", "mobile phone", "mobile"),
        *("gsm", "telefoonnummer", "telefoonnr", "telefoonnr.", "tel", "tel.", "phone"),
    ),
    "e-mail": (
        *("email", "e-mailadres", "emailadres", "mail", "mailadres", "e-mail adres"),
        *("e-mail address", "email address"),
    ),
    "gast": ("guest",),
    "actief": ("active",),
}
_OUT = (
    "voornaam",
    "tussenvoegsel",
    "achternaam",
    "opmerking",
    "telefoon",
    "e-mail",
    "gast",
    "actief",
)
TITLES = frozenset((*COLUMNS, *(name for others in COLUMNS.values() for name in others)))
"""Whatever the column of a name, a number or a tick may be called."""
OF_PEOPLE = frozenset(
    title
    for columns in (COLUMNS, PARTICULARS)
    for name in ("telefoon", "e-mail", "straat", "postcode", "geboortedatum", "lidnummer")
    if name in columns
    for title in (name, *columns[name])
)
"""Columns that no list of results has."""
_INITIALS, _SECOND = "voorletters", "tweede telefoon"
_RESULT = re.compile(r"(points|punten|score|totaal|avond|evening|ronde|round)\b")
_YES = frozenset(("ja", "j", "yes", "y", "true", "waar", "1", "x"))
_NO = frozenset(("", "nee", "n", "no", "false", "onwaar", "0"))


class MembersRead(NamedTuple):
    """What a list of members would do.

    Attributes:
        preview: what is in it and what stands in the way.
        new: who are to be added.
        changed: who are to be changed.
        rows: by the number of its row, from 0, whom a row means: one of `new`, or of the club.
    """

    preview: ImportPreview
    new: list[Member]
    changed: list[Member]
    rows: dict[int, Member]


def members_rows(register: Register) -> Iterator[list[Cell]]:
    """All that is known of the members, one a row."""
    more = written_columns(register)
    yield [*_OUT, *(name for name, _say in more)]
    for person in register.people:
        one = person.member
        texts = (one.first_name, one.infix, one.last_name, one.remark, one.phone, one.email)
        ticks = ("ja" if said else "nee" for said in (one.guest, one.active))
        yield [*texts, *ticks, *(say(person) for _name, say in more)]


def with_known_titles(grid: Grid) -> Grid:
    """The same, what its titles say together understood.

    Initials are the first name where a list has no other; of two telephones one is the second.
    """
    titles = list(grid.header)
    if _INITIALS in titles and not {"voornaam", *COLUMNS["voornaam"]} & set(titles):
        titles[titles.index(_INITIALS)] = "voornaam"
    names = ("telefoon", *COLUMNS["telefoon"])
    phones = sorted((one for one in titles if one in names), key=_is_fixed)
    if len(phones) > 1 and not {_SECOND, *PARTICULARS[_SECOND]} & set(titles):
        titles[titles.index(phones[1])] = _SECOND
    return Grid(tuple(titles), grid.rows)


def _is_fixed(title: str) -> bool:
    return not ("mobi" in title or title == "gsm")


def is_members(grid: Grid) -> bool:
    """Whether this looks like a list of members."""
    titles = set(grid.header)
    last, whole = {"achternaam", *COLUMNS["achternaam"]}, {"naam", *COLUMNS["naam"]}
    if any(_RESULT.match(title) for title in titles):
        return False  # what people made; their names alone would be a silent guess
    return bool(titles & (last | whole))


def read_members(grid: Grid, known: Iterable[Member]) -> MembersRead:
    """What the list would do.

    A row means a member of the same name and remark when there is one (two such rows mean two
    such members); a row that says nothing new leaves him as he is.
    """
    required = () if _has(grid, "naam") else ("achternaam",)
    columns = Columns(grid, COLUMNS, required)
    waiting: dict[str, list[Member]] = defaultdict(list)
    for member in known:
        waiting[fold(member.label)].append(member)
    new: list[Member] = []
    changed: list[Member] = []
    meant: dict[int, Member] = {}
    for row, cells in enumerate(grid.rows):
        if not any(cell.strip() for cell in cells):
            continue
        read = _member(columns, cells, row)
        if read is None:
            continue
        namesakes = waiting.get(fold(read.label))
        if not namesakes:
            new.append(read)
            meant[row] = read
            continue
        before = _best(namesakes, read)
        namesakes.remove(before)
        after = _joined(before, read, columns)
        meant[row] = after
        if after != before:
            changed.append(after)
    preview = ImportPreview(
        "members",
        len(grid.rows),
        tuple(columns.problems),
        len(new),
        known_members=len(meant) - len(new),
        remarks=tuple(columns.remarks),
    )
    return MembersRead(preview, new, changed, meant)


def _has(grid: Grid, column: str) -> bool:
    return bool({column, *COLUMNS[column]} & set(grid.header))


def _member(columns: Columns, cells: list[str], row: int) -> Member | None:
    before = len(columns.problems)
    first, infix, last = (
        columns.text(cells, row, name) for name in ("voornaam", "tussenvoegsel", "achternaam")
    )
    whole = columns.text(cells, row, "naam")
    remark = columns.text(cells, row, "opmerking")
    if not last and whole:
        split = named(whole)
        first, infix = first or split.first_name, infix or split.infix
        last = split.last_name
        remark = remark or split.remark
    elif not infix:
        infix, last = split_last(last)
    if not last:
        columns.wrong(row, "achternaam", Message("is leeg; vul een naam in."))
    elif not is_name(f"{first} {last}"):
        columns.wrong(row, "achternaam", no_name(last))
    email = columns.text(cells, row, "e-mail")
    if odd := email_remark(email):
        columns.odd(row, "e-mail", Message("'{email}' {odd}", email=email[:40], odd=odd))
    read = Member(
        0,
        last,
        first,
        infix,
        remark,
        phone=columns.text(cells, row, "telefoon"),
        email=email,
        guest=_yes(columns, cells, row, "gast", default=False),
        active=_yes(columns, cells, row, "actief", default=True),
    )
    return read if len(columns.problems) == before else None


def _yes(columns: Columns, cells: list[str], row: int, name: str, *, default: bool) -> bool:
    value = columns.text(cells, row, name).casefold()
    if name not in columns or (default and not value):
        return default
    if value not in _YES | _NO:
        columns.wrong(row, name, Message("'{value}' is geen ja of nee.", value=value))
    return value in _YES


def _best(namesakes: list[Member], read: Member) -> Member:
    """Of members with one name: the one that says the same, else the first."""

    def alike(member: Member) -> int:
        return sum(
            getattr(member, field) == getattr(read, field)
            for field in ("phone", "email", "guest", "active")
        )

    return max(namesakes, key=alike)


def _joined(before: Member, read: Member, columns: Columns) -> Member:
    """The member with what the row adds; an empty cell takes nothing away."""
    return before.changed(
        phone=read.phone or before.phone,
        email=read.email or before.email,
        guest=read.guest if "gast" in columns else before.guest,
        active=read.active if "actief" in columns else before.active,
    )


def named(text: str) -> Member:
    """A new member from a name as people write it: "Jan van den Berg (Kerkstraat)"."""
    name, remark = _with_remark(text)
    first, infix, last = split_name(name)
    return Member(0, last, first, infix, remark=remark)


def _with_remark(text: str) -> tuple[str, str]:
    found = re.fullmatch(r"(.+?) \(([^()]+)\)", text)
    return (found[1], found[2]) if found else (text, "")


class People:
    """The members a file means.

    Args:
        known: who is in the club.
    """

    def __init__(self, known: Iterable[Member]) -> None:
        self.new: list[Member] = []  # with ids -1, -2, ...
        self.used: set[int] = set()  # ids of known members that were meant
        self._by_label: dict[str, list[Member]] = {}
        self._by_name: dict[str, list[Member]] = {}
        self._by_letters: dict[str, str] = {}
        self._answers: dict[str, int | Message] = {}
        for member in known:
            self._keep(member)

    def find(self, text: str) -> int | Message:
        """The id of who is meant, below 0 for a new member; or a sentence when that is unsure."""
        if text not in self._answers:
            self._answers[text] = self._find(text)
        return self._answers[text]

    def _find(self, text: str) -> int | Message:
        key = fold(text)
        found = self._by_label.get(key) or self._by_name.get(key, [])
        if len(found) > 1:
            labels = sorted({member.label for member in found})
            return Message(
                "er zijn {count} leden die {name} heten ({labels}); zet het onderscheid achter de"
                " naam zoals hier tussen haakjes.",
                count=len(found),
                name=text,
                labels=Listed(tuple(labels), between=" of ", joint="of"),
            )
        if found:
            self.used.add(found[0].id)
            return found[0].id
        alike = self._by_letters.get(_letters(key))
        if alike is not None:
            return Message(
                "'{text}' lijkt op '{alike}'; schrijf de naam op beide plaatsen gelijk.",
                text=text,
                alike=alike,
            )
        new = named(text)
        if not is_name(new.name):
            return no_name(text)
        return self._add(new)

    def _add(self, member: Member) -> int:
        new = member.changed(id=-len(self.new) - 1)
        self.new.append(new)
        self._keep(new)
        return new.id

    def _keep(self, member: Member) -> None:
        self._by_label.setdefault(fold(member.label), []).append(member)
        self._by_name.setdefault(fold(member.name), []).append(member)
        self._by_letters.setdefault(_letters(fold(member.label)), member.label)


def _letters(folded: str) -> str:
    """A name without dots, hyphens and spaces: what is equal but for those is doubtful."""
    return "".join(sign for sign in folded if sign.isalnum())

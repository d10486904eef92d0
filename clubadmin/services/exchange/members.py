"""Members as a table, out and in again, and which members a file means by their names."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from clubadmin.domain.names import fold, is_name, split_last, split_name
from clubadmin.i18n import Listed, Message
from clubadmin.model.club.exchange import ImportPreview
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Register
from clubadmin.services.exchange.read import Columns, Grid
from clubadmin.services.exchange.register import columns as particulars
from clubadmin.services.exchange.register import headings, written_columns
from clubadmin.services.exchange.write import Cell
from clubadmin.services.input.checks import email_remark, no_name
from clubadmin.services.members.members import filled
from clubadmin.storage.schema.meanings import told

_TICKS = {"gast": ("guest",), "actief": ("active",)}
_INITIALS, _SECOND = "voorletters", "tweede telefoon"
_RESULT = re.compile(r"(points|punten|score|totaal|avond|evening|ronde|round)\b")
_YES = frozenset(("ja", "j", "yes", "y", "true", "waar", "1", "x"))
_NO = frozenset(("", "nee", "n", "no", "false", "onwaar", "0"))


@cache
def columns() -> Mapping[str, tuple[str, ...]]:
    """The headings of a list of members, with their synonyms."""
    return headings("member") | {"naam": ("name", "volledige naam", "full name")} | _TICKS


def titles() -> set[str]:
    """All titles that the column of a name, a number or a tick may have."""
    return {one for name, others in columns().items() for one in (name, *others)}


def of_people() -> frozenset[str]:
    """Columns that no list of results has."""
    every = {**columns(), **particulars()}
    names = ("telefoon", "e-mail", "straat", "postcode", "geboortedatum", "lidnummer")
    return frozenset(title for name in names for title in (name, *every[name]))


class MembersRead(NamedTuple):
    """A list of members as read.

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
    yield [*headings("member"), *_TICKS, *(name for name, _say in more)]
    for person in register.people:
        one = person.member
        texts = (getattr(one, name) for name in told("member"))
        ticks = ("ja" if said else "nee" for said in (one.guest, one.active))
        yield [*texts, *ticks, *(say(person) for _name, say in more)]


def with_known_titles(grid: Grid) -> Grid:
    """Adapt titles that only together tell what the columns are.

    Initials are the first name where a list has no other; of two telephones one is the second.
    """
    titles = list(grid.header)
    if _INITIALS in titles and not {"voornaam", *columns()["voornaam"]} & set(titles):
        titles[titles.index(_INITIALS)] = "voornaam"
    names = ("telefoon", *columns()["telefoon"])
    phones = sorted((one for one in titles if one in names), key=_is_fixed)
    if len(phones) > 1 and not {_SECOND, *particulars()[_SECOND]} & set(titles):
        titles[titles.index(phones[1])] = _SECOND
    return Grid(tuple(titles), grid.rows)


def _is_fixed(title: str) -> bool:
    return not ("mobi" in title or title == "gsm")


def is_members(grid: Grid) -> bool:
    """Whether this looks like a list of members."""
    titles = set(grid.header)
    last, whole = ({name, *columns()[name]} for name in ("achternaam", "naam"))
    if any(_RESULT.match(title) for title in titles):
        return False  # what people made; their names alone would be a silent guess
    return bool(titles & (last | whole))


def read_members(grid: Grid, known: Iterable[Member]) -> MembersRead:
    """Read a list of members; nothing is changed.

    A row means a member of the same name and remark when there is one (two such rows mean two
    such members); a row that says nothing new leaves him as he is.
    """
    required = () if _has(grid, "naam") else ("achternaam",)
    read_as = Columns(grid, columns(), required)
    waiting: dict[str, list[Member]] = defaultdict(list)
    for member in known:
        waiting[fold(member.label)].append(member)
    new: list[Member] = []
    changed: list[Member] = []
    meant: dict[int, Member] = {}
    for row, cells in enumerate(grid.rows):
        if not any(cell.strip() for cell in cells):
            continue
        read = _member(read_as, cells, row)
        if read is None:
            continue
        namesakes = waiting.get(fold(read.label))
        if not namesakes:
            new.append(read)
            meant[row] = read
            continue
        before = _best(namesakes, read)
        namesakes.remove(before)
        after = _joined(before, read, read_as)
        meant[row] = after
        if after != before:
            changed.append(after)
    preview = ImportPreview(
        "members",
        len(grid.rows),
        tuple(read_as.problems),
        len(new),
        known_members=len(meant) - len(new),
        remarks=tuple(read_as.remarks),
    )
    return MembersRead(preview, new, changed, meant)


def _has(grid: Grid, column: str) -> bool:
    return bool({column, *columns()[column]} & set(grid.header))


def _member(columns: Columns, cells: list[str], row: int) -> Member | None:
    before = len(columns.problems)
    read = {name: columns.text(cells, row, one.heading) for name, one in told("member").items()}
    first, infix, last = read["first_name"], read["infix"], read["last_name"]
    whole, remark = columns.text(cells, row, "naam"), read["remark"]
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
    email = read["email"]
    if odd := email_remark(email):
        columns.odd(row, "e-mail", Message("'{email}' {odd}", email=email[:40], odd=odd))
    read |= {"first_name": first, "infix": infix, "last_name": last, "remark": remark}
    guest = _yes(columns, cells, row, "gast", default=False)
    active = _yes(columns, cells, row, "actief", default=True)
    member = Member(0, **read, guest=guest, active=active)  # type: ignore[arg-type]
    return member if len(columns.problems) == before else None


def _yes(columns: Columns, cells: list[str], row: int, name: str, *, default: bool) -> bool:
    value = columns.text(cells, row, name).casefold()
    if name not in columns or (default and not value):
        return default
    if value not in _YES | _NO:
        columns.wrong(row, name, Message("'{value}' is geen ja of nee.", value=value))
    return value in _YES


def _best(namesakes: list[Member], read: Member) -> Member:
    """Choose among namesakes: the one that says the same, else the first."""

    def alike(member: Member) -> int:
        return sum(
            getattr(member, field) == getattr(read, field)
            for field in (*told("member"), "guest", "active")
        )

    return max(namesakes, key=alike)


def _joined(before: Member, read: Member, columns: Columns) -> Member:
    """The member with what the row adds; an empty cell takes nothing away."""
    return before.changed(
        **filled(read, before),
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

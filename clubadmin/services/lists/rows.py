"""The rows of a list of people: what each says of whom, and which are nobody's.

Titles, totals, lines of signature and what stands there twice is named and left out.
"""

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import lru_cache

from clubadmin.domain.names import NAME_PARTS, fold
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.i18n.catalogue import sentences
from clubadmin.model.importing.importing import SheetText
from clubadmin.model.importing.people import LEAVE, LEFT_OUT, PARTLY, ListQuestion, PeopleDraft
from clubadmin.services.input.checks import LONGEST_TEXT, email_remark
from clubadmin.services.input.particulars import checked_postcode, identifying, offices_of
from clubadmin.services.lists.columns import OWN, POST_TOWN, Found
from clubadmin.services.lists.list_dates import Written, in_words, read_written
from clubadmin.services.lists.list_names import NameRead, Parts, read_name
from clubadmin.services.lists.list_questions import LEAVING, Asking
from clubadmin.storage.schema.meanings import told

_TOTAL = re.compile(
    r"(sub|eind)?tota(al|len|le|l)\b|aantal\b|\d+ (leden|personen|deelnemers|namen)\b", re.ASCII
)
_FOOT = re.compile(
    r"bijgewerkt|opgemaakt|peildatum|stand per|w\.?g\.?\b|getekend|namens|het bestuur|pagina|blz|"
    r"afgedrukt|vertrouwelijk|www\.|https?:|secretar|penningm|voorzitter|\* ?=|let op|einde|"
    r".*, (secretaris|penningmeester|voorzitter|ledenadministrat)|.*\b(januari|februari|maart|"
    r"april|juni|juli|augustus|september|oktober|november|december) \d{4}$",
    re.ASCII,
)
_NOTES = re.compile(r"opm|notit|bijz|toelicht|aantek|memo|note|remark|info|overig")
_ROUNDED = re.compile(r"\d[.,]\d+e\+\d+", re.ASCII | re.IGNORECASE)
_YES = frozenset(("ja", "j", "yes", "y", "true", "waar", "1", "x"))
_NO = frozenset(("", "nee", "n", "no", "false", "onwaar", "0"))
_DAYS = ("born", "joined", "ended")
_PHONES = ("phone", "other_phone", "emergency_phone")
_TICKS = ("guest", "active")
_LOOKED_INTO = frozenset(("email", "number", "reason", "emergency"))
NAME_ROLES = ("name", *NAME_PARTS)
_MOST = 200  # signs
_SHOWN = 40  # signs of a cell in a question
_SHARED = ("street", "postcode", "town", "phone", "ended", "club", *_TICKS)
_BREAK = " / "  # a line of a note ends there, in a cell of one line
_PARTLY = ("month", "year", "no_year")


@dataclass
class Person:
    """A person of a row, before it is known who he is in the club."""

    row: int
    values: dict[str, str]
    columns: Mapping[str, int] = field(default_factory=dict)
    why: Message | None = None
    left: bool = False
    double: bool = False
    away: bool = False  # of another club
    partner: "Person | None" = None  # with whom he is a pair
    second: bool = False  # of the pair

    @property
    def key(self) -> str:
        """The row, in the keys of questions; of a pair each has a key."""
        return f"{self.row}:2" if self.second else f"{self.row}"

    @property
    def name(self) -> str:
        """First name first."""
        return " ".join(part for one in NAME_PARTS if (part := self.values.get(one)))


class Rows:
    """Reads the rows of a sheet.

    Args:
        draft: with what was said.
        found: where the list is.
        asking: where questions go.
        today: for ages.
    """

    def __init__(self, draft: PeopleDraft, found: Found, asking: Asking, today: date) -> None:
        self._sheet: SheetText = draft.book.sheets[found.sheet]
        self._answers = draft.answers
        self._found = found
        self._asking = asking
        self._today = today
        roles = [(at, one.role) for at, one in enumerate(found.columns) if one.role != LEFT_OUT]
        self._columns = {role: at for at, role in reversed(roles)}
        self._usual = usual_width(self._sheet, found.head)
        self._heads = [one.head for one in found.columns]
        self._limits = _limits()
        self._name_limits = [self._limits[name] for name in NAME_PARTS]
        self._read = self._readers()
        self._used = [
            (at, role, self._plainly(role), self._read.get(role, self._text)) for at, role in roles
        ]
        self._corrected = {
            (int(row), int(column)): said.strip()
            for kind, row, column in (key.split(":") for key in draft.answers if key[:5] == "cell:")
            if (said := draft.answers[f"{kind}:{row}:{column}"])
        }

    def _readers(self) -> dict[str, Callable[[Person, int, str, str], None]]:
        """Fields of which the cells are looked into, each with what does so."""
        return {
            **dict.fromkeys(_DAYS, self._day_of),
            **dict.fromkeys(_PHONES, self._number),
            **dict.fromkeys(_TICKS, self._tick),
            "note": self._note,
            "post_town": self._post_town,
            "postcode": self._postcode,
            "street": self._street,
            "house": self._house,
            "offices": self._offices,
        }

    def _plainly(self, role: str) -> int:
        """How many signs a cell may have that is taken as it stands; -1 where it is looked into."""
        looked_into = role in self._read or role in _LOOKED_INTO or role.startswith(OWN)
        return -1 if looked_into else self._limits.get(role, _MOST)

    def read(self) -> list[Person]:
        """The people of the sheet and the rows that are left out, in their order."""
        people: list[Person] = []
        for at, cells, why in below(self._sheet, self._found, self._answers, self._corrected):
            if why is not None:
                people.append(Person(at, {"last_name": shown(cells)}, why=why, left=True))
            else:
                people += self._people(at, cells)
        self._ask_hidden(people)
        return people

    def _said(self, at: int, cells: Sequence[str]) -> Person:
        """The person of a row by its cells, the name as it stands."""
        person = Person(at, {}, self._columns)
        wide = len(cells)
        for column, role, most, read_cell in self._used:
            if column < wide and (cell := cells[column]):
                if len(cell) <= most:
                    person.values[role] = cell
                else:
                    read_cell(person, column, role, cell)
        return person

    def _people(self, at: int, cells: Sequence[str]) -> Iterator[Person]:
        person = self._said(at, cells)
        values = person.values
        self._span(person)
        parts = [values.pop(one, "") for one in NAME_ROLES]
        typed = self._answers.get(f"name:{at}", "")
        read = read_name(*parts)
        lone = self._usual > 2 and _filled(cells) == 1
        if lone and not read.doubt and f"row:{at}" not in self._answers:
            read = NameRead(read.people, "lone")
        if not self._fit(read.people):
            read = NameRead((), "digit")
        if not read.doubt:
            yield self._with_name(person, read.people[0], read.remark)
            return
        said = " ".join(one for one in parts if one)[:_MOST] or shown(cells)
        people = self._decided(person, read, said)
        if people is None:
            person.values |= dict(zip(NAME_PARTS, ("", "", said), strict=True))
            person.left = typed == LEAVE
            person.why = Message("zelf weggelaten") if person.left else None
            yield person
            return
        for number, one in enumerate(people):
            kept = values if not number else {k: v for k, v in values.items() if k in _SHARED}
            other = Person(at, dict(kept), self._columns, person.why)
            yield self._with_name(other, one, read.remark if not number else "")

    def _with_name(self, person: Person, parts: Parts, remark: str) -> Person:
        person.values |= {name: part for name, part in zip(NAME_PARTS, parts, strict=True) if part}
        if remark and "remark" not in person.values:
            person.values["remark"] = remark
        return person

    def _decided(self, person: Person, read: NameRead, said: str) -> Sequence[Parts] | None:
        """The people of a row with a doubtful name; None while undecided, or for nobody."""
        column = self._columns.get("name", self._columns.get("last_name", -1))
        if person.second:
            column = self._columns.get("partner", column)
        options = _options(read, said)
        choices = [*((key, label) for key, label, _people in options), LEAVING]
        message = Message(sentences("name-doubt")[read.doubt], name=said)
        asked = ListQuestion(f"name:{person.key}", "name", person.row, column, message, choices)
        answer = self._asking.ask(asked)
        if not answer or answer == LEAVE:
            return None
        for key, _label, people in options:
            if key == answer:
                return people
        again = read_name(answer, "", "", "")
        if again.people and again.doubt in ("", "ends") and self._fit(again.people):
            return again.people
        self._asking.refuse(asked)
        return None

    def _fit(self, people: Sequence[Parts]) -> bool:
        """Whether no part of a name is longer than is kept."""
        most, between, last = self._name_limits
        return all(
            len(one[0]) <= most and len(one[1]) <= between and len(one[2]) <= last for one in people
        )

    def _day_of(self, person: Person, column: int, role: str, cell: str) -> None:
        if day := self._day(person, column, role, cell):
            person.values[role] = day

    def _number(self, person: Person, column: int, role: str, cell: str) -> None:
        if number := self._phone(person, column, cell):
            person.values[role] = number

    def _post_town(self, person: Person, column: int, role: str, cell: str) -> None:
        found = POST_TOWN.fullmatch(cell)
        if found or cell[:1].isdigit():
            self._postcode(person, column, role, found[1] if found else cell)
        if found or not cell[:1].isdigit():
            self._text(person, column, "town", found[2] if found else cell)

    def _house(self, person: Person, column: int, _role: str, cell: str) -> None:
        street = f"{person.values.get('street', '')} {cell}".strip()
        self._text(person, column, "street", street)

    def _text(self, person: Person, column: int, role: str, cell: str) -> None:
        most = self._limits.get(role, _MOST)
        if role not in NAME_ROLES:
            cell = self._short(person, column, cell, most)
        if role != "email":
            cell = self._harmless(person, column, cell)
        elif cell and (odd := email_remark(cell)) is not None:
            person.why = odd
        if cell:
            person.values[role] = cell

    def _short(self, person: Person, column: int, cell: str, most: int) -> str:
        """A text that fits; of one that does not it is asked what it must be."""
        if len(cell) <= most:
            return cell
        message = Message(
            "'{text}' is te lang: er passen {most} tekens.", text=cell[:_SHOWN], most=most
        )
        return self._typed(
            person.row,
            column,
            message,
            lambda text: len(text) <= most and _identifying(text) is None,
        )

    def _typed(self, row: int, column: int, message: Message, fits: Callable[[str], bool]) -> str:
        """The text typed in place of a cell that cannot be kept; "" while it is left out."""
        key = f"cells:{row}:{column}"
        asked = ListQuestion(key, "cells", row, column, message, (LEAVING,))
        answer = self._asking.ask(asked)
        if not answer or answer == LEAVE:
            return ""
        if fits(answer):
            return answer
        self._asking.refuse(asked)
        return ""

    def _harmless(self, person: Person, column: int, cell: str) -> str:
        doubt = _identifying(cell)
        if doubt is None:
            return cell
        return self._typed(person.row, column, doubt, lambda text: _identifying(text) is None)

    def _note(self, person: Person, column: int, _role: str, cell: str) -> None:
        """A remark; from a column of another name with that name before it."""
        if not (cell := self._harmless(person, column, cell)):
            return
        if column != self._columns["note"] or not _is_note(self._heads[column]):
            cell = f"{self._heads[column]}: {cell}" if self._heads[column] else cell
        self._noted(person, column, cell.replace(_BREAK, "\n"))

    def _phone(self, person: Person, column: int, cell: str) -> str:
        """A number; one that a spreadsheet took for a figure gets its nought again."""
        if _ROUNDED.fullmatch(cell):
            message = Message("'{text}' is afgerond en geen telefoonnummer meer.", text=cell)
            return self._typed(person.row, column, message, lambda text: "," not in text)
        if cell.isdecimal() and cell.isascii():
            if len(cell) == 9 and cell[0] != "0":
                return f"0{cell}"
            if len(cell) == 11 and cell.startswith("31"):
                return f"+{cell}"
        return self._short(person, column, cell, self._limits["phone"])

    def _street(self, person: Person, column: int, _role: str, cell: str) -> None:
        """A street, and what else of an address stands behind it in the same cell."""
        street, comma, rest = cell.partition(",")
        found = POST_TOWN.fullmatch(rest.strip())
        if comma and found and not {"postcode", "post_town"} & self._columns.keys():
            self._postcode(person, column, "postcode", found[1])
            self._text(person, column, "town", found[2])
            cell = street
        self._text(person, column, "street", cell)

    def _postcode(self, person: Person, column: int, _role: str, cell: str) -> None:
        kept = _kept_postcode(cell)
        if kept is None:
            message = Message("Postcode {text} bestaat niet.", text=cell[:_SHOWN])
            typed = self._typed(person.row, column, message, _is_postcode)
            kept = _kept_postcode(typed)
        if kept:
            person.values["postcode"] = kept

    def _tick(self, person: Person, column: int, role: str, cell: str) -> None:
        plain = cell.casefold()
        if plain not in _YES | _NO:
            key = f"cells:{person.row}:{column}"
            message = Message("'{value}': is dat ja of nee?", value=cell[:_SHOWN])
            both = (("ja", Message("ja")), ("nee", Message("nee")), LEAVING)
            plain = self._asking.ask(ListQuestion(key, "cells", person.row, column, message, both))
        if plain in _YES | _NO - {""}:
            person.values[role] = "ja" if plain in _YES else "nee"

    def _offices(self, person: Person, column: int, _role: str, cell: str) -> None:
        """Functions with their years; without years a function can only be noted."""
        try:
            person.values["offices"] = "; ".join(
                one.written for one in offices_of(cell, self._today)
            )
        except Refused:
            self._noted(person, column, f"{self._heads[column]}: {cell}")

    def _day(self, person: Person, column: int, role: str, cell: str) -> str:
        """The day that a cell says, asked where it is not sure."""
        read = read_written(cell, role if role != "ended" else "", self._today)
        if not read.how or (role == "joined" and read.how in ("month", "year")):
            said = self._answers.get(PARTLY) or self._answers.get(f"date:*:{column}")
            if read.how and said:
                self._noted(person, column, f"{self._heads[column]}: {cell}")
                return ""
            return read.value
        if read.how == "no_year" and role == "born":
            self._noted(person, column, str(Message("Jarig op {day}", day=in_words(read.value))))
            return ""
        key = f"date:{person.row}:{column}"
        message, choices = self._day_question(cell, read)
        asked = ListQuestion(key, "date", person.row, column, message, choices)
        answer = self._asking.ask(asked)
        if answer in ("", LEAVE):
            return ""
        if answer == "note":
            self._noted(person, column, f"{self._heads[column]}: {cell}")
            return ""
        if answer in dict(choices):
            return answer
        again = read_written(answer, role if role != "ended" else "", self._today)
        partly = again.how in ("month", "year") and role == "joined"
        if partly or not again.how or again.value == answer:
            return again.value
        self._asking.refuse(asked)
        return ""

    def _day_question(
        self, cell: str, read: Written
    ) -> tuple[Message, list[tuple[str, Message | str]]]:
        if read.how == "wrong":
            wrong = Message(
                "'{value}' is geen datum. Typ hem zoals 12-11-1950.", value=cell[:_SHOWN]
            )
            return wrong, [("note", Message("bij de notitie")), LEAVING]
        if read.how in _PARTLY or len(read.value) < 10:
            asked = Message("'{value}' is geen hele dag. Typ hem zoals 12-11-1950.", value=cell)
            return asked, [("note", Message("bij de notitie")), LEAVING]
        every = (read.value, *read.choices)
        if not read.choices:
            day = date.fromisoformat(read.value)
            message = Message("'{value}': is dat {day}?", value=cell[:_SHOWN], day=day)
        else:
            first, second = map(date.fromisoformat, every[:2])
            message = Message(
                "'{value}': is dat {first} of {second}?", value=cell, first=first, second=second
            )
        days = [(one, Message("{day}", day=date.fromisoformat(one))) for one in every]
        return message, [*days, LEAVING]

    def _span(self, person: Person) -> None:
        """Nobody leaves before he came."""
        joined, ended = (person.values.get(name, "") for name in ("joined", "ended"))
        if joined and ended and ended < joined[: len(ended)]:
            column = self._columns["ended"]
            message = Message(
                "Lid tot {ended}, maar lid sinds {joined}.", ended=ended, joined=joined
            )
            asked = ListQuestion(
                f"cells:{person.row}:{column}", "cells", person.row, column, message, (LEAVING,)
            )
            if self._asking.ask(asked) == LEAVE:
                del person.values["ended"]

    def _noted(self, person: Person, column: int, what: str) -> None:
        """Add a line to what is noted of somebody."""
        before = person.values.get("note", "")
        room = LONGEST_TEXT - len(before) - 1
        lines = (before, self._short(person, column, what, room))
        person.values["note"] = "\n".join(filter(None, lines))

    def _ask_hidden(self, people: Sequence[Person]) -> None:
        """Rows that a filter hides are meant or not: that is asked once."""
        hidden = [one for one in people if one.row in self._sheet.hidden and not one.left]
        if not hidden:
            return
        message = Message.counted(
            "{n} rij is verborgen in het rekenblad: {name}. Ook overnemen?",
            "{n} rijen zijn verborgen in het rekenblad, zoals {name}. Ook overnemen?",
            len(hidden),
            name=hidden[0].name,
        )
        choices = (("take", Message("ook overnemen")), LEAVING)
        answer = self._asking.ask(
            ListQuestion("hidden", "hidden", hidden[0].row, -1, message, choices)
        )
        for one in hidden if answer == LEAVE else ():
            one.left, one.why = True, Message("verborgen in het rekenblad")
            self._asking.withdraw(one.row)


def below(
    sheet: SheetText,
    found: Found,
    answers: Mapping[str, str] = {},
    corrected: Mapping[tuple[int, int], str] = {},
) -> Iterator[tuple[int, tuple[str, ...], Message | None]]:
    """The rows below the headings that hold anything, each with why it is nobody's, if it is.

    Args:
        sheet: of which.
        found: the headings and columns in it.
        answers: what was said, of rows by `row:R`.
        corrected: cells that were typed anew.
    """
    header = sheet.rows[found.head] if found.head >= 0 else ()
    names = {at for at, one in enumerate(found.columns) if one.role in NAME_ROLES}
    usual = usual_width(sheet, found.head)
    last = max((at for at, row in enumerate(sheet.rows) if _filled(row) > 1), default=0)
    for at, row in enumerate(sheet.rows[found.head + 1 :], found.head + 1):
        if not any(row):
            continue
        cells = row
        if corrected:
            cells = tuple(corrected.get((at, column), cell) for column, cell in enumerate(row))
        said = answers.get(f"row:{at}")
        if said:
            why = Message("zelf weggelaten") if said == LEFT_OUT else None
        elif header and cells == header:
            why = Message("nog eens de koppen")
        else:
            why = _nobody(cells, names, under=usual > 1 and at >= last)
        yield at, cells, why


def usual_width(sheet: SheetText, head: int) -> int:
    """How many cells of a row below the headings are filled, as a rule."""
    wide = sorted(filter(None, map(_filled, sheet.rows[head + 1 :])))
    return wide[len(wide) // 2] if wide else 0


def _filled(row: Sequence[str]) -> int:
    return len(row) - row.count("")


def _nobody(cells: Sequence[str], names: Collection[int], *, under: bool) -> Message | None:
    """Why a row is nobody's; None where somebody stands in it."""
    if _filled(cells) > 3:
        return None
    filled = [(number, cell) for number, cell in enumerate(cells) if cell]
    for number, cell in filled:
        if (number in names or number == filled[0][0]) and _TOTAL.match(fold(cell)):
            return Message("een regel met het totaal")
    if len(filled) == 1 and under and _FOOT.match(fold(filled[0][1])):
        return Message("een regel onder de lijst")
    return None


def shown(cells: Sequence[str]) -> str:
    """A row in a sentence."""
    return " · ".join(cell for cell in cells if cell)[:60]


def _options(read: NameRead, said: str) -> list[tuple[str, Message | str, Sequence[Parts]]]:
    """How a doubtful name may be meant: as it is answered, what that comes to, and who they are."""
    if read.doubt == "two":
        both = ("two", _label(read.people), read.people)
        return [both, ("one", _label(read.other), read.other)]
    if read.doubt == "ends":
        every = (read.people, read.other)
        return [(" ".join(one[0][1:]).strip(), _first_of(one[0]), one) for one in every]
    return [("person", said, read.people)] if read.people and read.doubt != "family" else []


def _label(people: Sequence[Parts]) -> str:
    return " en ".join(" ".join(part for part in one if part) for one in people)


def _first_of(one: Parts) -> Message:
    return Message("voornaam {first}", first=one[0])


def _limits() -> dict[str, int]:
    """The most signs of each text."""
    every = {**told("member"), **told("particulars")}
    limits = {name: one.longest for name, one in every.items()}
    return {**limits, "club": limits["remark"]}


def _identifying(text: str) -> Message | None:
    """Warn of a number that may be a citizen service number."""
    if not 9 <= len(text) <= LONGEST_TEXT or sum(map(str.isdigit, text)) < 9:
        return None  # a longer one is asked about, and looked into once it is shorter
    return identifying(iter(((Message("Deze kolom"), text),)))


@lru_cache(maxsize=4_000)
def _kept_postcode(text: str) -> str | None:
    """A postcode as it is kept; None for one that cannot be."""
    try:
        return checked_postcode(text)
    except Refused:
        return None


def _is_postcode(text: str) -> bool:
    return _kept_postcode(text) is not None


@lru_cache(maxsize=200)
def _is_note(head: str) -> bool:
    return _NOTES.match(fold(head)) is not None

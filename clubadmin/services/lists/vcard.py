"""Members as cards for an address book (vCard 4.0, RFC 6350), and cards of any version as members.

Read are names, a telephone number, an address of mail, a note, where somebody lives and when he was
born; whatever else a card holds is left where it is.
"""

import quopri
import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from clubadmin.domain.names import split_last, split_name, tidy
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.members.particulars import Particulars
from clubadmin.services.input.separated import sure_text

HEADER = ("voornaam", "tussenvoegsel", "achternaam", "onderscheid", "telefoon", "e-mail")
_FOREIGN = ("voornaam", "tussenvoegsel", "achternaam", "opmerking", "telefoon", "e-mail")
MORE = ("straat", "postcode", "woonplaats", "tweede telefoon", "geboortedatum")
"""Further columns, of cards of which one has any of these."""
_BEGIN = b"BEGIN:VCARD"
_WIDE = 75  # bytes of a line (RFC 6350, 3.2)
_PARTS = re.compile(r"(?<!\\)((?:\\\\)*);")
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_MOBILE = ("CELL", "MOBILE")
_SECOND = "PREF=2"  # as a second number goes out
_BORN = re.compile(r"(\d{4})-?(\d{2})-?(\d{2})(?:T.*)?", re.ASCII)


class _Line(NamedTuple):
    """A property of a card, its value as it is written."""

    name: str
    options: str  # in capitals
    value: str


def is_cards(data: bytes) -> bool:
    """Whether a file holds cards, by how it begins."""
    return data.lstrip(b"\xef\xbb\xbf \r\n\t")[: len(_BEGIN)].upper() == _BEGIN


def cards(people: Iterable[Particulars], uid: str) -> bytes:
    """A card for each member.

    Args:
        people: of the club.
        uid: of the club, by which an address book knows a card again.
    """
    lines: list[str] = []
    for person in people:
        one = person.member
        sort_as = f"{one.filed_under},{one.first_name}".replace('"', "'")
        lines += [
            "BEGIN:VCARD",
            "VERSION:4.0",
            f"UID:clubadmin-{uid}-{one.id}",
            f'N;SORT-AS="{sort_as}":{_escaped(one.surname)};{_escaped(one.first_name)};;;',
            f"FN:{_escaped(one.name)}",
        ]
        for name, value in (("TEL", one.phone), ("EMAIL", one.email), ("NOTE", one.remark)):
            if value:
                lines.append(f"{name}:{_escaped(value)}")
        lines += _more_lines(person)
        lines.append("END:VCARD")
    return "".join(f"{_folded(tidy(line))}\r\n" for line in lines).encode()


def card_rows(data: bytes, name: str) -> Iterator[list[str]]:
    """The cards as rows of a list of members, its heads first."""
    read = list(_cards(data, name))
    more = [_more(card) for card in read]
    header = HEADER if all(map(_is_own, read)) else _FOREIGN
    if not any(any(one) for one in more):
        yield list(header)
        yield from map(_row, read)
        return
    yield [*header, *MORE]
    for card, rest in zip(read, more, strict=True):
        yield [*_row(card), *rest]


def _is_own(card: list[_Line]) -> bool:
    """Whether a club wrote it: its note is what tells namesakes apart."""
    return any(line.name == "UID" and line.value.startswith("clubadmin-") for line in card)


def _cards(data: bytes, name: str) -> Iterator[list[_Line]]:
    card: list[_Line] | None = None
    for number, line in _lines(sure_text(data, name)):
        word = (line.name, line.value.strip().upper())
        if word == ("BEGIN", "VCARD"):
            if card is not None:
                raise _endless(name, number)
            card = []
        elif word == ("END", "VCARD") and card is not None:
            yield card
            card = None
        elif card is not None:
            card.append(line)
    if card is not None:
        raise _endless(name, None)


def _lines(text: str) -> Iterator[tuple[int, _Line]]:
    """The lines with their numbers, put together again where they were folded."""
    held, at = "", 0
    for number, line in enumerate(text.splitlines(), 1):
        soft = held.endswith("=") and "QUOTED-PRINTABLE" in held.partition(":")[0].upper()
        if soft:
            held = held[:-1] + line
        elif line[:1] in (" ", "\t") and held:
            held += line[1:]
        else:
            if held:
                yield at, _read(held)
            held, at = line, number
    if held:
        yield at, _read(held)


def _read(line: str) -> _Line:
    head, _, value = line.partition(":")
    name, _, options = head.partition(";")
    options = options.upper()
    if "QUOTED-PRINTABLE" in options:
        letters = re.search(r"CHARSET=([\w-]+)", options)
        raw = quopri.decodestring(value.encode("latin-1", "replace"))
        try:
            value = raw.decode(letters[1] if letters else "utf-8")
        except (UnicodeDecodeError, LookupError):
            value = raw.decode("cp1252", "replace")
    return _Line(name.rpartition(".")[2].strip().upper(), options, value)


def _row(card: list[_Line]) -> list[str]:
    found: dict[str, list[_Line]] = {}
    for line in card:
        found.setdefault(line.name, []).append(line)
    called = _called(found)
    numbers = sorted(
        (one for one in found.get("TEL", ()) if _SECOND not in one.options),
        key=lambda one: not any(kind in one.options for kind in _MOBILE),
    )
    phone = tidy(_plain(numbers[0].value)).removeprefix("tel:") if numbers else ""
    note = _one(found, "NOTE")
    if not any(called):
        note = " ".join(filter(None, (_one(found, "FN"), note)))  # a firm, say
    return [*called, note, phone, _one(found, "EMAIL")]


def _more_lines(person: Particulars) -> Iterator[str]:
    """Give the lines of the address, a second number, and the birth date."""
    if person.other_phone:
        yield f"TEL;{_SECOND}:{_escaped(person.other_phone)}"
    if person.street or person.postcode or person.town:
        street, town, postcode = map(_escaped, (person.street, person.town, person.postcode))
        yield f"ADR:;;{street};{town};;{postcode};"
    if person.born:
        yield f"BDAY:{person.born:%Y%m%d}"


def _more(card: list[_Line]) -> list[str]:
    """The same of a card that was read, in the order of `MORE`."""
    found = {line.name: line for line in reversed(card)}
    parts = (
        [tidy(_plain(one)) for one in _PARTS.split(found["ADR"].value)[::2]]
        if ("ADR" in found)
        else []
    )
    _box, _extra, street, town, _region, postcode = (*parts, *[""] * 6)[:6]
    second = (one for one in card if one.name == "TEL" and _SECOND in one.options)
    days = [line.value.strip() for line in card if line.name == "BDAY"]
    day = min(days, key=lambda one: one.startswith(("1604", "--")), default="")
    born = _BORN.fullmatch(day)
    phone = next((tidy(_plain(one.value)) for one in second), "")
    return [street, postcode, town, phone, "-".join(born.groups()) if born else day]


def _called(found: dict[str, list[_Line]]) -> tuple[str, str, str]:
    """First name, infix and last name; of a card without parts, of the whole name."""
    parts = (
        [tidy(_plain(one)) for one in _PARTS.split(found["N"][0].value)[::2]]
        if ("N" in found)
        else []
    )
    family, given = (*parts, "", "")[:2]
    if not (family or given) and _one(found, "FN") == _one(found, "ORG"):
        return "", "", ""
    if not family:
        return split_name(given or _one(found, "FN"))
    return (given, *split_last(family))


def _one(found: dict[str, list[_Line]], name: str) -> str:
    return tidy(_plain(found[name][0].value)) if name in found else ""


def _plain(value: str) -> str:
    r"""A value without its escapes: `\n` is a blank on one line."""
    return _ESCAPED.sub(lambda sign: " " if sign[1] in "nN" else sign[1], value)


def _escaped(text: str) -> str:
    """A text that can begin no line and end no part of one."""
    return re.sub(r"([\\,;])", r"\\\1", tidy(text))


def _folded(line: str) -> str:
    """A line in pieces of at most 75 bytes, never in the midst of a letter."""
    pieces: list[str] = []
    piece = ""
    for sign in line:
        if len((piece + sign).encode()) > _WIDE - bool(pieces):
            pieces.append(piece)
            piece = ""
        piece += sign
    return "\r\n ".join([*pieces, piece])


def _endless(name: str, line: int | None) -> Refused:
    return Refused(
        Message("{name} is afgebroken: een kaartje eindigt niet. Bewaar het opnieuw.", name=name)
        if line is None
        else Message(
            "{name} heeft op regel {line} een nieuw kaartje, terwijl het vorige niet eindigt."
            " Bewaar het opnieuw.",
            name=name,
            line=line,
        )
    )

"""Particulars of a member beside his name: his address, when he joined, his offices."""

from dataclasses import dataclass, replace
from datetime import date

from clubadmin.model.members.member import Member


@dataclass(frozen=True, order=True)
class Office:
    """A function in the club, with its first and last year; `last` is None while it goes on."""

    first: int
    name: str
    last: int | None = None

    @property
    def years(self) -> str:
        """The years as they are typed: "2019-2023", "2019-" where the office is still held."""
        if self.last == self.first:
            return str(self.first)
        return f"{self.first}-{self.last or ''}"

    @property
    def written(self) -> str:
        """The office on a line of its own: "voorzitter 2019-2023"."""
        return f"{self.name} {self.years}"


@dataclass(frozen=True)
class OwnField:
    """A field that the club named itself."""

    id: int
    name: str
    version: int = 1


@dataclass(frozen=True)
class Particulars:
    """The particulars of one member; telephone number and e-mail address are in `member`."""

    member: Member  # whose
    number: str = ""  # as the club numbers its members; "" for none
    street: str = ""  # with the number of the house
    postcode: str = ""  # "1234 AB" where it is Dutch
    town: str = ""  # of the address
    other_phone: str = ""  # beside `member.phone`
    born: date | None = None  # the birth date
    kind: str = ""  # of membership, which says what he pays; "" for none
    household: str = ""  # whoever has the same one shares a home
    joined: date | None = None  # the first day; None: before anybody remembers
    ended: date | None = None  # the last day
    reason: str = ""  # why it ended
    emergency: str = ""  # who is called when something happens
    emergency_phone: str = ""  # of whom
    note: str = ""  # whatever else; lines of text
    offices: tuple[Office, ...] = ()  # functions, the first year first
    # what fields of the club's own say, by the id of the field
    own: tuple[tuple[int, str], ...] = ()
    version: int = 0  # 0 while nothing is kept

    @property
    def place(self) -> str:
        """Postcode and town on one line, as an envelope has them: "1234 AB  ZAANDAM"."""
        return "  ".join(part for part in (self.postcode, self.town) if part)

    @property
    def envelope(self) -> tuple[str, ...]:
        """The lines of an envelope or a label; () where the street or the town is not known."""
        if not (self.street and self.town):
            return ()
        place = "  ".join(part for part in (self.postcode, self.town.upper()) if part)
        return (self.member.name, self.street, place)

    @property
    def phones(self) -> tuple[str, ...]:
        """All numbers of his own."""
        return tuple(one for one in (self.member.phone, self.other_phone) if one)

    def own_value(self, field_id: int) -> str:
        """The value of one of the club's own fields; "" where it is empty."""
        return dict(self.own).get(field_id, "")

    def changed(self, **values: object) -> "Particulars":
        """A copy with some fields changed."""
        return replace(self, **values)  # type: ignore[arg-type]


@dataclass(frozen=True)
class PhoneList:
    """The members who agreed to be on the telephone list, in its order.

    `missing` is of how many members there is a number that nobody may give to the others.
    """

    people: tuple[Particulars, ...]
    missing: int = 0


@dataclass(frozen=True)
class Register:
    """All members with their particulars, and the fields that the club named."""

    people: tuple[Particulars, ...]
    fields: tuple[OwnField, ...] = ()

"""Messages and phrases in one language: sentences with values, figures, dates and lists."""

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import date, datetime
from decimal import Decimal
from typing import Any, Self

from clubadmin.i18n import catalogue, figures
from clubadmin.i18n.catalogue import Language, marked
from clubadmin.i18n.figures import Number

_GAP = re.compile(r"\{(\w+)\}")
_WHOLE = "{text}"
_IN_A_ROW = "{sentences}"


@dataclass(frozen=True, slots=True)
class Figure:
    """A number of points: with dots or commas between thousands, and one decimal if not whole.

    Attributes:
        signed: a difference, with its plus or minus.
        decimals: how many; None for one where the number is not whole.
    """

    number: int | float | Decimal
    signed: bool = False
    decimals: int | None = None

    def text(self, language: Language = Language.NL) -> str:
        """The figure as the language writes it."""
        write = figures.signed if self.signed else figures.number
        return write(language, self.number, self.decimals)


@dataclass(frozen=True, slots=True)
class Listed:
    """Values one after the other.

    Attributes:
        joint: what stands before the last: "en" ("A, B en C"), "of" ("A, B of C"), or nothing.
        between: what stands between the others.
    """

    items: "tuple[Value, ...]"
    joint: str = "en"
    between: str = ", "

    def text(self, language: Language = Language.NL) -> str:
        """The list in a language."""
        texts = [_said(item, language) for item in self.items]
        if not self.joint or len(texts) < 2:
            return self.between.join(texts)
        joined = _JOINED[self.joint]
        earlier = self.between.join(texts[:-1])
        return Message(joined, earlier=earlier, last=texts[-1]).text(language)


@dataclass(frozen=True, slots=True)
class Cased:
    """A value of which the first letter is made a capital, or a small one within a sentence."""

    value: "Value"
    capital: bool = True

    def text(self, language: Language = Language.NL) -> str:
        """The value with its first letter changed."""
        text = _said(self.value, language)
        first = text[:1].upper() if self.capital else text[:1].lower()
        return first + text[1:]


@dataclass(frozen=True, slots=True, init=False)
class Message:
    """A sentence for people, in any language they read.

    The same Dutch with the same values is the same message. A value that is a `str` is told as
    it is: a name that somebody typed is never translated and never read as a gap. Words of ours
    that fill a gap are messages themselves; a date is told in full, a moment with its time, an
    `int` in plain digits.

    Attributes:
        msgid: the Dutch text, with `{name}` where a value comes in; the key of the catalogue.
        values: the values by name, sorted.
        plural: the Dutch for another number than one, where there is such a form.
        number: what decides between the two.
        context: what tells apart two texts that are equal in Dutch and not in English.
    """

    msgid: str
    values: "tuple[tuple[str, Value], ...]" = ()
    plural: str = ""
    number: int = 1
    context: str = ""

    def __init__(self, msgid: str, /, **values: "Value") -> None:
        self._keep(msgid, values)

    @classmethod
    def counted(cls, one: str, many: str, number: int, /, **values: "Value") -> Self:
        """A text with a form for one and a form for more; `{n}` is the number."""
        made = cls.__new__(cls)
        made._keep(one, {"n": number, **values}, plural=many, number=number)
        return made

    @classmethod
    def within(cls, context: str, msgid: str, /, **values: "Value") -> Self:
        """A text whose English depends on where it stands, such as "stand" above a column."""
        made = cls.__new__(cls)
        made._keep(msgid, values, context=context)
        return made

    @classmethod
    def verbatim(cls, text: str) -> Self:
        """A text that is the same in every language, such as a name by itself."""
        return cls(_WHOLE, text=text)

    @classmethod
    def joined(cls, *parts: "Value") -> Self:
        """Several sentences one after the other; what is empty is left out."""
        return cls(_IN_A_ROW, sentences=Listed(tuple(part for part in parts if part), "", " "))

    def mapped(self, change: "Callable[[Value], Value]") -> "Message":
        """The message with each value changed, those of lists and messages in it as well."""
        values = {name: _mapped(value, change) for name, value in self.values}
        return _formed(self.msgid, values, self.plural, self.number, self.context)

    def text(self, language: Language = Language.NL) -> str:
        """The message in a language; Dutch where the catalogue does not know it."""
        if self.plural:
            said = catalogue.counted(language, self.msgid, self.plural, self.number)
        else:
            said = catalogue.translated(language, self.msgid, self.context)
        values = dict(self.values)

        def filled(gap: re.Match[str]) -> str:
            return _said(values[gap[1]], language) if gap[1] in values else gap[0]

        return _GAP.sub(filled, said)

    def __str__(self) -> str:
        return self.text()

    def to_json(self) -> str:
        """The message as the journal keeps it."""
        return json.dumps(_plain(self), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_json(cls, kept: str) -> "Message":
        """A message that the journal kept, also one that nobody says any more.

        Raises:
            ValueError: this is no message.
        """
        try:
            made = _made(json.loads(kept))
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as fault:
            raise ValueError("No message") from fault
        if not isinstance(made, Message):
            raise ValueError("No message")
        return made

    def _keep(
        self,
        msgid: str,
        values: "dict[str, Value]",
        *,
        plural: str = "",
        number: int = 1,
        context: str = "",
    ) -> None:
        keep = object.__setattr__  # the one moment at which a message is written to
        keep(self, "msgid", msgid)
        keep(self, "values", tuple(sorted(values.items())))
        keep(self, "plural", plural)
        keep(self, "number", number)
        keep(self, "context", context)


Value = str | int | date | Message | Figure | Listed | Cased


_JOINED = {"en": marked("{earlier} en {last}"), "of": marked("{earlier} of {last}")}


def _said(value: Value, language: Language) -> str:
    if isinstance(value, str | int):
        return str(value)
    if isinstance(value, datetime):
        return figures.moment(language, value)
    return figures.day(language, value) if isinstance(value, date) else value.text(language)


def _mapped(value: Value, change: Callable[[Value], Value]) -> Value:
    match value:
        case Message():
            return value.mapped(change)
        case Listed():
            return replace(value, items=tuple(_mapped(item, change) for item in value.items))
        case Cased():
            return replace(value, value=_mapped(value.value, change))
    return change(value)


def _plain(value: Value) -> Any:
    """A value as JSON has it; what is a default is left out of a message."""
    match value:
        case Message():
            form = {"plural": value.plural, "context": value.context}
            values = {name: _plain(one) for name, one in value.values}
            number = {"number": value.number} if value.plural else {}
            given = {"values": values, **form}
            return {"msgid": value.msgid} | {k: v for k, v in given.items() if v} | number
        case Figure():
            return {"figure": str(value.number), "signed": value.signed, "decimals": value.decimals}
        case Listed():
            items = [_plain(item) for item in value.items]
            return {"listed": items, "joint": value.joint, "between": value.between}
        case Cased():
            return {"cased": _plain(value.value), "capital": value.capital}
        case datetime():
            return {"moment": value.isoformat()}
        case date():
            return {"date": value.isoformat()}
    return value


def _made(plain: Any) -> Value:
    match plain:
        case str() | int():
            return plain
        case {"msgid": str(msgid)}:
            values = {name: _made(one) for name, one in plain.get("values", {}).items()}
            form = (plain.get("plural", ""), plain.get("number", 1), plain.get("context", ""))
            return _formed(msgid, values, *form)
        case {"figure": number, "signed": signed, "decimals": decimals}:
            return Figure(Decimal(number), signed, decimals)
        case {"listed": items, "joint": str(joint), "between": str(between)}:
            return Listed(tuple(map(_made, items)), joint, between)
        case {"cased": value, "capital": capital}:
            return Cased(_made(value), capital)
        case {"moment": str(moment)}:
            return datetime.fromisoformat(moment)
        case {"date": str(day)}:
            return date.fromisoformat(day)
    raise ValueError("No value of a message")


def _formed(
    msgid: str, values: dict[str, Value], plural: str, number: int, context: str
) -> Message:
    if plural:
        return Message.counted(msgid, plural, number, **values)
    return Message.within(context, msgid, **values)


class Words:
    """A language, spoken: `words("Stand na avond {evening}", evening=3)`."""

    def __init__(self, language: Language = Language.NL) -> None:
        self.language = language

    def __call__(self, msgid: str, /, **values: Value) -> str:
        """A text by its Dutch, with its gaps filled in."""
        return Message(msgid, **values).text(self.language)

    def counted(self, one: str, many: str, number: int, /, **values: Value) -> str:
        """A text with a form for one and a form for more; `{n}` is the number."""
        return Message.counted(one, many, number, **values).text(self.language)

    def within(self, context: str, msgid: str, /, **values: Value) -> str:
        """A text whose English depends on where it stands."""
        return Message.within(context, msgid, **values).text(self.language)

    def text(self, said: Message | str) -> str:
        """A message; a name or another `str` as it is."""
        return said if isinstance(said, str) else said.text(self.language)

    # --- figures ---

    def number(self, value: Number, decimals: int | None = None) -> str:
        """26180 as "26.180"; what is not whole with one decimal, a half up, or as many as asked."""
        return figures.number(self.language, value, decimals)

    def money(self, cents: int) -> str:
        """An amount of cents: 125000 as "1.250,00"; what stands with it says that it is euros."""
        return figures.number(self.language, cents / 100, 2)

    def signed(self, value: Number, decimals: int | None = None) -> str:
        """A difference with its sign: "+40", "−40", "0"."""
        return figures.signed(self.language, value, decimals)

    # --- dates ---

    def day(self, when: date) -> str:
        """2 november 2026."""
        return figures.day(self.language, when)

    def short_day(self, when: date) -> str:
        """2 nov 2026."""
        return figures.short_day(self.language, when)

    def weekday(self, when: date) -> str:
        """The day of the week, in Dutch without a capital."""
        return figures.weekday(self.language, when)

    def full_day(self, when: date) -> str:
        """Day of the week and day: maandag 2 november 2026."""
        return f"{self.weekday(when)} {self.day(when)}"

    def time(self, when: datetime | str, *, seconds: bool = False) -> str:
        """22.41, or 22.41.07; in a sentence " uur" goes behind it. A `str` as in `moment`."""
        at = _read(when)
        told = figures.time_of_day
        return told(self.language, at.time(), seconds=seconds) if at else str(when)

    def moment(self, when: datetime | str) -> str:
        """2 november 2026, 22.41 uur; a stamp ("2026-11-02 22:41:07") that is none as it is."""
        at = _read(when)
        return figures.moment(self.language, at) if at else str(when)

    # --- lists ---

    def listed(self, items: Iterable[Value], joint: str = "en") -> str:
        """A, B en C; with "of" for `joint`: A, B of C."""
        return Listed(tuple(items), joint).text(self.language)


def _read(stamp: datetime | str) -> datetime | None:
    try:
        return stamp if isinstance(stamp, datetime) else datetime.fromisoformat(stamp)
    except ValueError:
        return None

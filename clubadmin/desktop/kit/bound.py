"""A form that is told once: its fields are made, filled, compared and read from one list."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from typing import Any, Protocol

from PySide6.QtWidgets import QHBoxLayout, QWidget

from clubadmin.desktop.kit.days import Unlikely, typed_day, with_calendar
from clubadmin.desktop.kit.forms import Choice, Field, Number, Text, content, line
from clubadmin.desktop.kit.language import told
from clubadmin.desktop.kit.widgets import row
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.i18n.figures import day_in_figures
from clubadmin.services.administration.amounts import cents_of

AMOUNT = Message("Het bedrag")


class Wrong(Exception):
    """Raised where a typed value cannot be read, after its field told why."""


class How(Protocol):
    """The way a value is typed: its widget, its text, and what that is read as."""

    def make(self) -> QWidget:
        """A widget, empty."""

    def show(self, widget: Any, value: Any) -> None:
        """Fill in a value."""

    def filled(self, widget: Any) -> object:
        """The content of the widget, to be compared."""

    def read(self, field: Any) -> Any:
        """The value that is typed in a field."""


@dataclass(frozen=True)
class Typed:
    """A line of text, or several; `said` and `taken` turn another value into it and back."""

    most: int = 80
    hint: str = ""
    height: int = 0  # pixels; 0: one line
    said: Callable[[Any], str] = str
    taken: Callable[[str], Any] = str

    def make(self) -> QWidget:
        """An empty field."""
        if not self.height:
            return line(hint=self.hint, most=self.most)
        text = Text()
        text.setFixedHeight(self.height)
        return text

    def show(self, widget: Any, value: Any) -> None:
        """Fill in a value."""
        (widget.setPlainText if self.height else widget.setText)(self.said(value))

    def filled(self, widget: Any) -> object:
        """The content of the field, to be compared."""
        return content(widget).strip()

    def read(self, field: Field) -> Any:
        """Read the typed value; one that cannot be is told of at the field."""
        field.calm()
        try:
            return self.taken(content(field.widget))
        except Refused as error:
            field.complain(told(error.message))
            raise Wrong from error


@dataclass(frozen=True)
class Money(Typed):
    """An amount, nothing for none; `what` it is of is told where it cannot be read."""

    most: int = 12
    what: Message = AMOUNT
    said: Callable[[Any], str] = lambda cents: as_typed(cents) if cents else ""

    def read(self, field: Field) -> int:
        """Read the typed amount in cents."""
        cents = typed_amount(field, self.what)
        if cents is None:
            raise Wrong
        return cents


@dataclass(frozen=True)
class Dated(Typed):
    """A day that may stay empty; of those that `doubt` finds each is asked about once."""

    most: int = 10
    hint: str = "16-11-2026"
    said: Callable[[Any], str] = day_in_figures
    doubt: Callable[[Iterable[date | None], date], Sequence[date]] | None = None
    asked: Unlikely = field(default_factory=Unlikely)

    def make(self) -> QWidget:
        """An empty line with a calendar."""
        return with_calendar(line(hint=self.hint, most=self.most))

    def show(self, widget: Any, value: Any) -> None:
        """Fill in a day, which is asked about no more."""
        self.asked.begin(value)
        super().show(widget, value)

    def read(self, field: Field) -> date | None:
        """Read the typed day."""
        day, good = typed_day(field)
        if good and self.doubt and (doubt := self.asked.question(self.doubt((day,), date.today()))):
            field.complain(doubt)
            good = False
        if not good:
            raise Wrong
        return day


@dataclass(frozen=True)
class Count:
    """A whole number."""

    least: int
    most: int
    zero: str = ""  # stands for the least

    def make(self) -> QWidget:
        """A number, the least of them."""
        return Number(self.least, self.most, self.least, self.zero)

    def show(self, widget: Any, value: Any) -> None:
        """Fill in a number."""
        widget.setValue(value)

    def filled(self, widget: Any) -> object:
        """The number, to be compared."""
        return widget.value()

    def read(self, field: Any) -> Any:
        """Read the number."""
        return field.widget.value()


@dataclass(frozen=True)
class Pick:
    """A choice from an enum or texts, each with its words; more can be offered later."""

    words: Mapping[Any, str] = field(default_factory=dict)

    def make(self) -> QWidget:
        """A choice, the first of them."""
        return Choice({getattr(key, "value", key): text for key, text in self.words.items()})

    def show(self, widget: Any, value: Any) -> None:
        """Choose a value."""
        widget.choose(getattr(value, "value", value))

    def filled(self, widget: Any) -> object:
        """The choice, to be compared."""
        return widget.value

    def read(self, field: Any) -> Any:
        """Read the chosen value."""
        return type(next(iter(self.words), ""))(field.widget.value)


@dataclass(frozen=True)
class Ask:
    """A field: the name under which its value is kept, its title, how it is typed, and a hint.

    Where it may not stay empty, `needs` says what is wanted.
    """

    name: str
    title: str
    how: How
    hint: str = ""
    needs: str = ""


class Bound:
    """The fields of a form by name; Enter in any line does `store`, or presses a button."""

    def __init__(self, asks: Sequence[Ask], store: Callable[[], None] | None = None) -> None:
        self._asks = asks
        self.fields = {
            ask.name: Field(ask.title, ask.how.make(), ask.hint, needs=ask.needs) for ask in asks
        }
        self.settle()
        for each in self.fields.values():
            if store is not None and hasattr(each.widget, "returnPressed"):
                each.widget.returnPressed.connect(store)

    def __getitem__(self, name: str) -> Field:
        return self.fields[name]

    def rows(self, names: str, gap: int) -> list[Field | QHBoxLayout]:
        """The fields as they stand: names that belong beside each other are joined by +."""
        lines = [[self.fields[name] for name in each.split("+")] for each in names.split()]
        return [each[0] if len(each) == 1 else row(*each, gap=gap) for each in lines]

    @property
    def filled(self) -> tuple[object, ...]:
        """All that is filled in, to be compared."""
        return tuple(ask.how.filled(self.fields[ask.name].widget) for ask in self._asks)

    @property
    def held(self) -> bool:
        """Whether any value differs from the stored one."""
        return self.filled != self._begun

    def show(self, kept: object) -> None:
        """Fill in what is kept: an object with these names, or a mapping."""
        get = kept.__getitem__ if isinstance(kept, Mapping) else partial(getattr, kept)
        for ask in self._asks:
            ask.how.show(self.fields[ask.name].widget, get(ask.name))
            self.fields[ask.name].calm()
        self.settle()

    def fill(self, name: str, value: object) -> None:
        """Fill in another value than the kept one."""
        ask = next(one for one in self._asks if one.name == name)
        ask.how.show(self.fields[name].widget, value)

    def settle(self) -> None:
        """Take what is filled in now as stored."""
        self._begun = self.filled

    def read(self) -> dict[str, Any] | None:
        """Read all values; None where fields told their faults, the keyboard at the first."""
        found: dict[str, Any] = {}
        wrong = []
        for ask in self._asks:
            try:
                found[ask.name] = ask.how.read(self.fields[ask.name])
            except Wrong:
                wrong.append(self.fields[ask.name])
        if wrong:
            wrong[0].widget.setFocus()
        return None if wrong else found


def as_typed(cents: int) -> str:
    """An amount as it is typed in a field, in every language: "1250,00"."""
    return f"{cents // 100},{cents % 100:02}"


def typed_amount(field: Field, what: Message, *, quiet: bool = False) -> int | None:
    """The cents typed in a field, nothing for an empty one; None after it said what is wrong.

    Args:
        field: of one line.
        what: the amount is of.
        quiet: whether it says nothing, because somebody is still typing.
    """
    text = content(field.widget).strip()
    field.calm()
    if not text:
        return 0
    try:
        return cents_of(text, what)
    except Refused as error:
        if quiet:
            return None
        field.complain(told(error.message))
        field.widget.setFocus()
        return None

"""Phrases, figures, dates and lists in one language, for whoever shows them."""

from collections.abc import Iterable
from datetime import date, datetime

from clubadmin.i18n import figures
from clubadmin.i18n.catalogue import Language
from clubadmin.i18n.figures import Number
from clubadmin.i18n.message import Listed, Message, Value


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

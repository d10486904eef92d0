"""A row for each person: by which way his letter goes, and why."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.figure_columns import member_column
from clubadmin.desktop.kit.tables import Column
from clubadmin.model.correspondence.letters import Letter, Letters, Recipient, Way
from clubadmin.model.members.member import Member
from clubadmin.services.correspondence.mail_message import mailable
from clubadmin.services.members.members import by_last

_LOOKS = {Way.MAIL: "", Way.PAPER: "", Way.NONE: "muted"}


@dataclass(frozen=True)
class Line:
    """Somebody, with his letter; None: he gets none."""

    to: Recipient
    letter: Letter | None = None

    @property
    def member(self) -> Member:
        """The member of the line."""
        return self.to.member

    @property
    def next_way(self) -> Way:
        """The next way of the space bar."""
        ways = [Way.PAPER, Way.NONE]
        if mailable(self.member.email) and not self.to.no_mail:
            ways.insert(0, Way.MAIL)
        return ways[(ways.index(self.to.way) + 1) % len(ways)]


def lines_of(letters: Letters) -> list[Line]:
    """Everybody in the order of a list, those who get nothing as well."""
    found = [Line(one.to, one) for one in letters.letters]
    found += [Line(one) for one in letters.left_out]
    return sorted(found, key=lambda one: by_last(one.member))


def columns() -> list[Column[Line]]:
    """The columns of the list."""
    translate = QCoreApplication.translate
    return [
        member_column(translate("Letters", "Naam"), least=42),
        Column(
            translate("Letters", "Hoe"),
            lambda one: way_name(one.to.way),
            width=11,
            look=lambda one: _LOOKS[one.to.way],
        ),
        Column(translate("Letters", "Waarheen"), where, look="muted", least=12),
    ]


def way_name(way: Way) -> str:
    """How a letter goes."""
    translate = QCoreApplication.translate
    return {
        Way.MAIL: translate("Letters", "per mail"),
        Way.DRAFT: translate("Letters", "als concept"),
        Way.PAPER: translate("Letters", "op papier"),
        Way.NONE: translate("Letters", "niet"),
    }[way]


def where(one: Line) -> str:
    """The address of mail, or why it is not mail."""
    if one.to.way is Way.MAIL:
        return one.member.email
    return language.told(one.to.why) if one.to.why is not None else ""

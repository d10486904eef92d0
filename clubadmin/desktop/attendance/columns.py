"""The columns of who is there; the group and the club only where there are any."""

from collections import Counter

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.kit.tables import Column
from clubadmin.model.evenings.evening import Participant

_TWO_NAMES = 40  # grid steps in which most pairs can be read


def attendance_columns(people: tuple[Participant, ...] = ()) -> list[Column[Participant]]:
    """The columns for these people."""
    translate = QCoreApplication.translate
    several = any(len(one.members) > 1 for one in people)
    called = Counter(one.name for one in people)

    def name(one: Participant) -> str:
        """The name, with what tells namesakes apart when the name doesn't."""
        if len(one.members) > 1 or called[one.name] < 2:
            return one.name
        member = one.members[0]
        return f"{one.name} · {member.phone or member.email or f'nr {one.number}'}"

    shown: list[Column[Participant]] = [
        Column(
            translate("AttendanceStep", "Nr"),
            lambda one: str(one.number),
            right=True,
            width=6,
            look=_muted,
        ),
        Column(translate("AttendanceStep", "Naam"), name, least=_TWO_NAMES if several else 0),
    ]
    if any(one.line for one in people):
        shown.append(Column(translate("AttendanceStep", "Groep"), lambda one: one.line, width=8))
    if any(one.district for one in people):
        home = translate("AttendanceStep", "Voor")
        shown.append(Column(home, lambda one: one.district, look=_muted, least=14))
    if any(_remarks(one) for one in people):
        shown.append(Column("", _remarks, width=24, look=lambda _one: "warning", spare=True))
    return shown


def _remarks(one: Participant) -> str:
    translate = QCoreApplication.translate
    said = []
    if one.from_round > 1:
        text = translate("AttendanceStep", "vanaf ronde %1")
        said.append(text.replace("%1", str(one.from_round)))
    if one.last_round is not None:
        text = translate("AttendanceStep", "t/m ronde %1")
        said.append(text.replace("%1", str(one.last_round)))
    if any(one.substitutes):
        said.append(translate("AttendanceStep", "met invaller"))
    if any(member.guest for member in one.members):
        said.append(translate("AttendanceStep", "gast"))
    return ", ".join(said)


def _muted(_one: Participant) -> str:
    return "muted"

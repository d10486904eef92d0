"""The card of one person as it is read: a line for whatever is known, and doors to more."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.doors import CONSENTS, HISTORY, ShowEntrant, ShowMembers, ask
from clubadmin.desktop.kit.figures import plain_date, short_date
from clubadmin.desktop.kit.forms import tall
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, column, holder, label
from clubadmin.i18n import Message, Words
from clubadmin.model.members.known import PURPOSES, Card
from clubadmin.model.members.member import SeasonTurnout


class Told(NamedTuple):
    """A line of the card: its title, what is known, and the request of a door to more of it."""

    title: str
    text: str
    door: str = ""
    request: object = None  # None: his dues


class Reading(QWidget):
    """Lines below each other that come and go; rows that are there are used again."""

    account_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._rows: list[tuple[QLabel, QLabel, QPushButton]] = []
        self._lines: list[Told] = []
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        self._grid.setHorizontalSpacing(theme.grid(2))
        self._grid.setVerticalSpacing(theme.grid(0.5))
        self._nothing = label(
            self.tr("Meer dan de naam is hier nog niet bekend."), "muted", wrap=True
        )
        lines = holder(self._grid)
        self.setLayout(column(self._nothing, (tall(theme, lines, None), 1)))

    def show_card(
        self, one: Card, season: SeasonTurnout | None, more: Sequence[tuple[str, str]] = ()
    ) -> None:
        """Show what is known of somebody, how often he came this season, and lines of parts."""
        lines = self._told(one, season, more)
        self._lines = [line for line in lines if line.text or not line.title]
        self._nothing.setVisible(len(self._lines) == 1)
        for at, line in enumerate(self._lines):
            title, text, door = self._row(at)
            title.setText(line.title)
            text.setText(line.text)
            text.setAccessibleName(f"{line.title}: {line.text}")
            door.setText(line.door)
        for at, (title, text, door) in enumerate(self._rows):
            there = at < len(self._lines)
            title.setVisible(there)
            text.setVisible(there and bool(self._lines[at].text))
            door.setVisible(there and bool(self._lines[at].door))

    def _row(self, at: int) -> tuple[QLabel, QLabel, QPushButton]:
        if at == len(self._rows):
            title, text = label(kind="small"), label(wrap=True)
            text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            door = button("", lambda: self._open(self._lines[at]), "link")
            self._rows.append((title, text, door))
            self._grid.addWidget(title, 2 * at, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(text, 2 * at, 1)
            self._grid.addWidget(door, 2 * at + 1, 1, Qt.AlignmentFlag.AlignLeft)
        return self._rows[at]

    def _open(self, line: Told) -> None:
        if line.request is None:
            self.account_wanted.emit()
        else:
            ask(self, line.request)

    def _told(
        self, one: Card, season: SeasonTurnout | None, more: Sequence[tuple[str, str]]
    ) -> Iterator[Told]:
        """The lines in their order; those without a text are left out."""
        kept, member = one.kept, one.kept.member
        yield Told(self.tr("Telefoon"), "\n".join(kept.phones))
        yield Told(self.tr("E-mail"), member.email)
        yield Told(self.tr("Adres"), "\n".join(filter(None, (kept.street, kept.place))))
        yield Told(self.tr("Geboren"), plain_date(kept.born) if kept.born else "")
        yield Told(self.tr("Lid"), "\n".join(self._membership(one)))
        offices = (f"{each.name} {each.years}" for each in kept.offices)
        yield Told(self.tr("Functies"), "\n".join(offices))
        emergency = filter(None, (kept.emergency, kept.emergency_phone))
        yield Told(self.tr("Bij nood"), "\n".join(emergency))
        for each in one.fields:
            yield Told(each.name, kept.own_value(each.id))
        yield Told(
            self.tr("Toestemming"),
            "\n".join(self._agreed(one)),
            self.tr("Wie wat goed vindt"),
            ShowMembers(CONSENTS),
        )
        yield Told(self.tr("Contributie"), self._owed(one), self.tr("Gevraagd en betaald"))
        for title, text in more:
            yield Told(title, text)
        yield Told(
            self.tr("Avonden"),
            "\n".join(self._played(one, season)),
            self.tr("Alle uitslagen"),
            ShowEntrant("member", member.id),
        )
        yield Told(self.tr("Notitie"), kept.note)
        yield Told("", "", self.tr("Wat er veranderde"), ShowMembers(HISTORY))

    def _membership(self, one: Card) -> Iterator[str]:
        kept = one.kept
        if kept.kind:
            yield kept.kind
        if kept.household:
            yield self.tr("huishouden %1").replace("%1", kept.household)
        if kept.number:
            yield self.tr("nummer %1").replace("%1", kept.number)
        if kept.joined:
            yield self.tr("sinds %1").replace("%1", plain_date(kept.joined))
        if kept.ended:
            yield self.tr("tot en met %1").replace("%1", plain_date(kept.ended))
        if kept.reason:
            yield kept.reason

    def _agreed(self, one: Card) -> Iterator[str]:
        words = Words(language.current())
        for yes, said in ((True, self.tr("wel: %1")), (False, self.tr("niet: %1"))):
            names = [
                language.told(Message(PURPOSES[at])) for at in PURPOSES if one.agreed.get(at) is yes
            ]
            if names:
                yield said.replace("%1", words.listed(names))

    def _owed(self, one: Card) -> str:
        said = self.tr("nog %1 euro open") if one.owed > 0 else self.tr("%1 euro te veel betaald")
        amount = Words(language.current()).money(abs(one.owed))
        nothing = self.tr("niets open") if one.kept.kind else ""
        return said.replace("%1", amount) if one.owed else nothing

    def _played(self, one: Card, season: SeasonTurnout | None) -> Iterator[str]:
        """How often somebody was there, by competition of the last season played."""
        for contest in season.competitions if season is not None else ():
            for came in contest.people:
                if came.member.id == one.kept.member.id and came.present:
                    said = self.tr("%1: %2 van %3").replace("%3", str(came.of))
                    yield said.replace("%2", str(came.present)).replace("%1", contest.name)
        if one.last is not None:
            said = self.tr("in al %1, laatst op %2").replace("%2", short_date(one.last))
            yield said.replace("%1", str(one.evenings))

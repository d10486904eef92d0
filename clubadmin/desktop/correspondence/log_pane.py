"""The third tab: what went to whom, when and how; and what did not go out yet."""

from PySide6.QtCore import Signal

from clubadmin.desktop.correspondence.loading import Desk
from clubadmin.desktop.correspondence.people_pane import way_name
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.doors import ShowEntrant
from clubadmin.desktop.kit.empty import EmptyPlace, ListOrEmpty, framed
from clubadmin.desktop.kit.figure_columns import member_column
from clubadmin.desktop.kit.figures import whole
from clubadmin.desktop.kit.forms import Choice, Field
from clubadmin.desktop.kit.searching import SearchKeys, search_field, show_found
from clubadmin.desktop.kit.side_window import TabPane
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, label, row
from clubadmin.desktop.kit.wording import spoken_moment
from clubadmin.i18n import Message
from clubadmin.model.correspondence.letters import SENT, Mailing, Posted, Sent

_LOOKS = {Sent.REFUSED: "error", Sent.UNKNOWN: "warning", Sent.SENDING: "warning"}


class LogPane(TabPane):
    """The choice of a mailing, its letters, and going on with it."""

    go_on = Signal(object, object)  # the mailing, and the letters wanted or None for the rest

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._desk = Desk()
        self.which = Choice(letters=30)
        self.which_field = Field(self.tr("&Zending"), self.which)
        self.which.currentIndexChanged.connect(self._show)
        self.search = search_field(self.tr("Zoeken op naam"))
        self.search.textChanged.connect(lambda _text: self._show())
        self.model: RowsModel[Posted] = RowsModel(theme, self._columns(), lambda one: one.id)
        self.table = ListTable(theme, self.model, self.tr("Verzonden"), sort=0)
        self.table.looked_at.connect(lambda _at: self._look())
        self.table.lead(lambda one: ShowEntrant("member", one.member.id))
        SearchKeys(self.search, self.table)
        self.count = label(kind="muted", wrap=True)
        self.reason = label(wrap=True)
        self.told = Said()
        self.rest_button = button(self.tr("&Verder sturen"), self._rest, "primary")
        self.once_more_button = button(self.tr("Toch &nog eens sturen"), self._once_more)
        grid = theme.grid
        self.nothing = EmptyPlace(
            theme,
            self.tr("Nog niets verstuurd"),
            self.tr("Hier komt te staan welke brief aan wie ging, wanneer en hoe."),
        )
        self.stack = ListOrEmpty(framed(self.table), self.nothing)
        top = row(self.which_field, Field(self.tr("Z&oeken"), self.search), gap=grid(1.5))
        foot = row(self.count, None, self.once_more_button, self.rest_button, gap=grid(1))
        self.setLayout(column(top, (self.stack, 1), self.reason, self.told, foot, gap=grid(1.25)))

    def _columns(self) -> list[Column[Posted]]:
        return [
            member_column(self.tr("Naam"), least=36),
            Column(self.tr("Hoe"), lambda one: way_name(one.way), width=12),
            Column(
                self.tr("Wat ervan werd"),
                _became,
                look=lambda one: _LOOKS.get(one.sent, ""),
                least=20,
            ),
            Column(
                self.tr("Wanneer"),
                lambda one: spoken_moment(one.at) if one.at else "",
                lambda one: one.at,
                width=30,
            ),
            Column(self.tr("Naar"), lambda one: one.address, look="muted", width=26, spare=True),
        ]

    def show_desk(self, desk: Desk) -> None:
        """Show the mailings, the newest first."""
        self._desk = desk
        there = {str(one.id): _titled(one) for one in desk.mailings}
        blocked = self.which.blockSignals(True)
        self.which.offer(there)
        self.which.blockSignals(blocked)
        self.stack.show_list(bool(there))
        self._show()

    def show_mailing(self, number: int) -> None:
        """Show a mailing."""
        self.which.choose(str(number))

    def start(self) -> None:
        """Begin in the list."""
        (self.table if self.model.rows else self.which).setFocus()

    @property
    def mailing(self) -> Mailing | None:
        """The one in view."""
        return next((one for one in self._desk.mailings if str(one.id) == self.which.value), None)

    def _show(self) -> None:
        one = self.mailing
        show_found(self.table, self.search.text(), one.letters if one else ())
        self.count.setText(self._counted(one) if one else "")
        left = len(one.unsent) if one else 0
        self.rest_button.setVisible(left > 0)
        self._look()

    def _counted(self, one: Mailing) -> str:
        told = [
            f"{whole(one.count(sent))} {language.told(Message(words))}"
            for sent, words in SENT.items()
            if one.count(sent)
        ]
        return ", ".join(told)

    def _look(self) -> None:
        at = self.table.currentIndex().row()
        one = self.model.rows[at] if 0 <= at < len(self.model.rows) else None
        self.once_more_button.setVisible(one is not None and one.sent is Sent.UNKNOWN)
        told = f"{one.member.label}: {_became(one)}" if one is not None and one.reason else ""
        self.reason.setText(told)
        self.reason.setVisible(bool(told))

    def _rest(self) -> None:
        if self.mailing is not None:
            self.go_on.emit(self.mailing, None)

    def _once_more(self) -> None:
        at = self.table.currentIndex().row()
        if self.mailing is not None and 0 <= at < len(self.model.rows):
            self.go_on.emit(self.mailing, {self.model.rows[at].id})


def _titled(one: Mailing) -> str:
    """Title a mailing by the subject that everybody read, where it was the same for all."""
    read = {letter.subject for letter in one.letters}
    subject = read.pop() if len(read) == 1 else one.subject
    return f"{spoken_moment(one.at)}: {subject}"


def _became(one: Posted) -> str:
    said = language.told(Message(SENT[one.sent]))
    return f"{said}: {language.told(one.reason)}" if one.reason is not None else said

"""Every change of who is chosen, in words, the last first."""

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.empty import framed
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.side_window import TabPane
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import column, label
from clubadmin.desktop.kit.wording import spoken_moment
from clubadmin.i18n import Words
from clubadmin.model.members.history import MemberChange
from clubadmin.model.members.particulars import Particulars, Register
from clubadmin.services.members import history


class HistoryPane(TabPane):
    """A row a step; read anew when it comes into view."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._asker = Asker(ops, self)
        self._of: Particulars | None = None
        self._heading = label(kind="heading", wrap=True)
        self.model: RowsModel[tuple[int, MemberChange]] = RowsModel(
            theme, self._columns(), lambda row: row[0]
        )
        self.table = ListTable(theme, self.model, self.tr("Geschiedenis"))
        self.table.let_sort(-1)
        layout = column(self._heading, framed(self.table), gap=theme.grid(1.5))
        layout.setStretch(1, 1)
        self.setLayout(layout)
        self.show_person(None)

    def _columns(self) -> list[Column[tuple[int, MemberChange]]]:
        return [
            Column(self.tr("Wanneer"), lambda row: spoken_moment(row[1].at), width=30),
            Column(self.tr("Stap"), lambda row: language.told(row[1].label), least=24),
            Column(self.tr("Wat er anders werd"), self._details, least=40),
        ]

    def _details(self, row: tuple[int, MemberChange]) -> str:
        words = Words(language.current())
        return "; ".join(words.text(one) for one in row[1].details)

    def show_register(self, _register: Register) -> None:
        """Something changed: read it again where it is in view."""
        if self.isVisible():
            self.start()

    def show_person(self, one: Particulars | None) -> None:
        """Show the history of a person."""
        self._of = one
        empty = self.tr("Kies eerst iemand bij Leden")
        self._heading.setText(one.member.label if one else empty)

    def start(self) -> None:
        """Read it."""
        self.table.setFocus()
        if (one := self._of) is None:
            self.table.show_rows(())
            return
        member_id = one.member.id
        self._asker.ask(
            lambda club: history.changes_of(club, member_id),
            lambda found: self.table.show_rows(tuple(enumerate(found))),
        )

"""The fields that a club names itself: a list, and a line to name one."""

from dataclasses import replace

from clubadmin.desktop.kit.empty import EmptyPlace, ListOrEmpty, framed
from clubadmin.desktop.kit.forms import Field, line
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.side_window import TabPane
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, row
from clubadmin.desktop.work import troubles
from clubadmin.model.members.particulars import OwnField, Register
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import own_fields


class OwnFieldsPane(TabPane):
    """Enter in the line adds a field; with one chosen in the list it is renamed."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._ops = ops
        self._shown: OwnField | None = None
        self._asked: OwnField | None = None  # whether to remove it was asked
        self.name = line(most=40)
        self.name.returnPressed.connect(self._store)
        self.model: RowsModel[OwnField] = RowsModel(
            theme, [Column(self.tr("Eigen veld"), lambda one: one.name)], lambda one: one.id
        )
        self.table = ListTable(theme, self.model, self.tr("Eigen velden"))
        self.table.let_sort(-1)
        self.table.looked_at.connect(self._look_at)
        self.table.entered.connect(lambda _row: self.name.setFocus())
        empty = EmptyPlace(
            theme,
            (
                self.tr("Mist u een veld?"),
                self.tr(
                    "Geef het hier een naam, zoals Bondsnummer of Sleutel. Ieder lid krijgt het."
                ),
            ),
        )
        self.stack = ListOrEmpty(framed(self.table), empty)
        self.name_field = Field(self.tr("&Naam van het veld"), self.name)
        self.said = Said()
        self.new_button = button(self.tr("Nie&uw veld"), self._begin)
        self.remove_button = button(self.tr("&Verwijderen"), self._remove, "quiet", risky=True)
        self.store_button = button(self.tr("&Opslaan"), self._store, "primary")
        grid = theme.grid
        self.setLayout(
            column(
                self.stack,
                self.name_field,
                self.said,
                row(self.remove_button, None, self.new_button, self.store_button, gap=grid(1)),
                gap=grid(1.5),
            )
        )
        self._show(None)

    def show_register(self, register: Register) -> None:
        """The fields there are."""
        self.table.show_rows(register.fields)
        self.stack.show_list(bool(register.fields))
        if not self.held:
            shown = self._shown.id if self._shown else 0
            self._show(next((one for one in register.fields if one.id == shown), None))

    def start(self) -> None:
        """Begin in the name of a new field; what is being typed stays."""
        if not self.held:
            self._begin()
        self.name.setFocus()

    @property
    def held(self) -> bool:
        """Whether a name is typed that is not stored."""
        return self.name.text().strip() != (self._shown.name if self._shown else "")

    def _look_at(self, at: int) -> None:
        rows = self.model.rows
        if self.table.hasFocus():  # a field that is added is not the next one's old name
            self._show(rows[at] if 0 <= at < len(rows) else None)

    def _show(self, one: OwnField | None) -> None:
        self._shown, self._asked = one, None
        self.name.setText(one.name if one else "")
        self.name_field.calm()
        self.said.say("")
        self.remove_button.setVisible(one is not None)
        self.new_button.setVisible(one is not None)

    def _begin(self) -> None:
        self.table.clearSelection()
        self._show(None)
        self.name.setFocus()

    def _store(self) -> None:
        shown, name = self._shown, self.name.text()

        def work(club: OpenClub) -> OwnField:
            if shown is None:
                return own_fields.add_field(club, name)
            return own_fields.rename_field(club, replace(shown, name=name))

        self._ops.run(work, lambda _kept: self._begin(), self._complain, changes=True)

    def _remove(self) -> None:
        """Tell what goes with a field before it is removed."""
        one = self._shown
        if one is None:
            return

        def told(count: int) -> None:
            if count and self._asked != one:
                self._asked = one
                text = self.tr(
                    "%1 is bij %2 leden ingevuld; dat gaat mee. Nog eens Verwijderen doet het."
                )
                self.said.say(text.replace("%1", one.name).replace("%2", str(count)), "warning")
                return
            self._ops.run(
                lambda club: own_fields.remove_field(club, one),
                lambda _gone: self._begin(),
                self._complain,
                changes=True,
            )

        self._ops.run(lambda club: own_fields.filled(club, one.id), told, self._complain)

    def _complain(self, error: Exception) -> None:
        self.name_field.complain(troubles.sentence(error))
        self.name.setFocus()

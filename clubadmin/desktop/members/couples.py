"""The list of pairs, with the panel beside it in which two members become one."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QWidget

from clubadmin.desktop.kit.doors import ShowEntrant
from clubadmin.desktop.kit.empty import EmptyPlace, ListOrEmpty, framed
from clubadmin.desktop.kit.finder import PersonFinder
from clubadmin.desktop.kit.forms import Field
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.remembered import ListWithPanel
from clubadmin.desktop.kit.searching import Asker, SearchKeys, search_field
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel, folded, on_list
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, card, column, label, row
from clubadmin.desktop.members.removal import Leaver, Removal
from clubadmin.desktop.work import troubles
from clubadmin.domain.draw.formats import Entrant
from clubadmin.model.members.member import Member, Pair
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import pairs


class CouplesPane(QWidget):
    """Search, list, panel."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._ops = ops
        self._theme = theme
        self._asker = Asker(ops, self)
        self._others = Asker(ops, self)
        self._pair: Pair | None = None
        self.search = search_field(
            self.tr("Zoeken op een van beide namen"), self.tr("Zoeken in de paren")
        )
        self.search.textChanged.connect(self.refresh)
        self.model: RowsModel[Pair] = RowsModel(theme, self._columns(), lambda one: one.id)
        self.table = ListTable(theme, self.model, self.tr("Paren"), sort=0)
        self.table.looked_at.connect(self._look_at)
        self.table.entered.connect(self._edit)
        self.table.lead(lambda one: ShowEntrant("pair", one.id))
        on_list(self.table, Qt.Key.Key_Delete, self._remove_marked)
        SearchKeys(self.search, self.table)
        self.first = PersonFinder(ops, theme)
        self.second = PersonFinder(ops, theme)
        self.first.chosen.connect(lambda _member: self._one_chosen())
        self.second.chosen.connect(lambda _member: self._both_chosen())
        self.count = label(kind="muted")
        self._lay_out()
        self._show_pair(None)

    def _columns(self) -> list[Column[Pair]]:
        def look(one: Pair) -> str:
            return "" if one.active else "muted"

        return [
            Column(
                self.tr("De een"),
                lambda one: one.a.label,
                lambda one: (folded(one.a.filed_under), folded(one.a.first_name), one.id),
                look=look,
            ),
            Column(
                self.tr("De ander"),
                lambda one: one.b.label,
                lambda one: (folded(one.b.filed_under), folded(one.b.first_name), one.id),
                look=look,
            ),
            Column(
                self.tr("Speelt"),
                lambda one: "" if one.active else self.tr("gestopt"),
                look=look,
                width=12,
            ),
        ]

    def _lay_out(self) -> None:
        grid = self._theme.grid
        self.empty = EmptyPlace(
            self._theme,
            self.tr("Hier komen de paren"),
            self.tr("Twee leden die samen een seizoen of competitie spelen."),
            (self.tr("Ee&rste paar maken"), self.add),
            self.tr("Op een avond kan voor ieder van beiden een invaller spelen."),
        )
        self.stack = ListOrEmpty(framed(self.table), self.empty)
        new = button(self.tr("&Nieuw paar"), self.add)
        parts = (row(self.search, new, gap=grid(1)), self.stack, self.count)
        self.splitter = ListWithPanel("pairs", parts, self._panel(), grid(1.5))
        self.splitter.keep_room(self._theme, 32)
        self.setLayout(column(self.splitter))

    def _panel(self) -> QFrame:
        grid = self._theme.grid
        self.panel = card()
        self._heading = label(kind="heading", wrap=True)
        missing = self.tr("Kies iemand uit de lijst die onder het veld verschijnt.")
        self.first_field = Field(self.tr("De &een"), self.first, needs=missing)
        self.second_field = Field(self.tr("De &ander"), self.second, needs=missing)
        self._also = Said()
        self._active = QCheckBox(self.tr("Speelt nog &mee"))
        self.removal = Removal(self.panel, self._ops)
        self.removal.agreed.connect(self._remove)
        self.store_button = button(self.tr("&Opslaan"), self._store, "primary")
        self.removal.asked.connect(self.store_button.setHidden)
        self.panel.setLayout(
            column(
                self._heading,
                self.first_field,
                self.second_field,
                self._also,
                self._active,
                None,
                self.removal.said,
                row(self.removal.button, None, self.store_button),
                gap=grid(1.5),
                margin=grid(2.5),
            )
        )
        return self.panel

    def refresh(self) -> None:
        """Ask for the pairs that the search finds."""
        text = self.search.text()

        self._asker.ask(lambda club: pairs.pairs(club, search=text), self._show)

    def _show(self, found: tuple[Pair, ...]) -> None:
        searched = bool(self.search.text().strip())
        self.table.best_first(searched)
        self.table.show_rows(found)
        self.stack.show_list(bool(found) or searched)
        text = self.tr("1 paar") if len(found) == 1 else self.tr("%1 paren")
        self.count.setText(text.replace("%1", str(len(found))))

    def _look_at(self, at: int) -> None:
        self._show_pair(self.model.row_at(at))

    def _show_pair(self, pair: Pair | None, *, new: bool = False) -> None:
        self._pair = pair
        self.panel.setEnabled(pair is not None or new)
        self.first.choose(pair.a if pair else None)
        self.second.choose(pair.b if pair else None)
        self.first_field.calm()
        self.second_field.calm()
        self._look_for_other_pairs()
        self._active.setChecked(pair.active if pair else True)
        self.removal.show(Leaver(Entrant.PAIR, pair.id, pair.label) if pair else None)
        if pair is not None:
            self._heading.setText(pair.label)
        else:
            self._heading.setText(
                self.tr("Nieuw paar") if new else self.tr("Kies een paar in de lijst")
            )

    def _edit(self, _row: int) -> None:
        self.first.setFocus()

    def add(self) -> None:
        """Begin a new pair."""
        self.table.clearSelection()
        self._show_pair(None, new=True)
        self.first.setFocus()

    def _one_chosen(self) -> None:
        self.first_field.calm()
        if self.first.member is not None:
            self.second.setFocus()

    def _both_chosen(self) -> None:
        self.second_field.calm()
        self._look_for_other_pairs()
        if self.second.member is not None:
            self.store_button.setFocus()

    def _look_for_other_pairs(self) -> None:
        """Somebody in two pairs may well be a namesake, or a slip of the search."""
        a, b = self.first.member, self.second.member
        self._also.say("")
        if a is None or b is None:
            return
        wanted = Pair(self._pair.id if self._pair else 0, a, b)

        def found(others: tuple[Pair, ...]) -> None:
            two = self.tr("Speelt ook in een ander paar: %1. Klopt dit paar?")
            said = two.replace("%1", ", ".join(one.label for one in others[:2]))
            self._also.say(said if others else "", "warning")

        self._others.ask(lambda club: pairs.also_paired(club, wanted), found)

    def _store(self) -> None:
        a, b = self.first.member, self.second.member
        filled = self.first_field.filled_in() and self.second_field.filled_in()
        if filled and a is not None and b is not None:
            self._save(self._pair, a, b)

    def _save(self, pair: Pair | None, a: Member, b: Member) -> None:
        active = self._active.isChecked()

        def work(club: OpenClub) -> Pair:
            if pair is None:
                return pairs.add_pair(club, a.id, b.id)
            return pairs.change_pair(club, Pair(pair.id, a, b, active, pair.version))

        def done(stored: Pair) -> None:
            if pair is None:
                self.add()
            else:
                self.table.keep_row(stored)
                self._show_pair(stored)
                self.table.setFocus()

        self._ops.change(work, done, self._refused)

    def _remove_marked(self) -> None:
        if one := self.model.row_at(self.table.currentIndex().row()):
            self._show_pair(one)
            self.removal.ask()

    def _remove(self) -> None:
        pair = self._pair
        if pair is None:
            return

        def done(kept: Pair | None) -> None:
            self.table.keep_row(None)
            self._show_pair(None)
            self.removal.done(pair.label, stopped=kept is not None)

        self._ops.change(lambda club: pairs.remove_pair(club, pair.id), done, self._refused)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape keeps a pair that was to be removed."""
        if event.key() != Qt.Key.Key_Escape or not self.removal.keep():
            super().keyPressEvent(event)

    def _refused(self, error: Exception) -> None:
        self.second_field.complain(troubles.sentence(error))

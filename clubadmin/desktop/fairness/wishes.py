"""The wishes that draws mind: who together or partners, who apart, who at a table of his own."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.doors import ShowEntrant
from clubadmin.desktop.kit.empty import EmptyPlace, ListOrEmpty, framed
from clubadmin.desktop.kit.finder import PersonFinder
from clubadmin.desktop.kit.forms import Choice, Field, Number, line
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.remembered import ListWithPanel
from clubadmin.desktop.kit.searching import Asker, SearchKeys, search_field
from clubadmin.desktop.kit.side_window import SideWindow
from clubadmin.desktop.kit.tables import (
    Column,
    ListTable,
    RowsModel,
    folded,
    held_sentence,
    stay_at,
)
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import CardBox, button, column, label, row
from clubadmin.desktop.work import troubles
from clubadmin.model.members.member import Member
from clubadmin.model.members.wish import Wish, WishKind
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import wishes

MOST_TABLES = 200
_Values = tuple[str, Member | None, Member | None, int, str]


class WishForm(CardBox):
    """Shows a wish; id 0 is a new one."""

    stored = Signal(object)  # Wish, as filled in
    removed = Signal(object)  # Wish
    given_up = Signal()

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self.setMinimumWidth(theme.grid(36))
        self.shown: Wish | None = None
        self._begun: _Values | None = None  # as it stood when it was filled in
        self._heading = label(kind="heading", wrap=True)
        self.kind = Choice(
            {
                WishKind.TOGETHER: self.tr("Samen aan een tafel"),
                WishKind.PARTNERS: self.tr("Altijd als maten"),
                WishKind.APART: self.tr("Nooit aan een tafel"),
                WishKind.TABLE: self.tr("Altijd aan een vaste tafel"),
            }
        )
        self.first = PersonFinder(ops, theme)
        self.second = PersonFinder(ops, theme)
        self.table = Number(1, MOST_TABLES, 1)
        self.reason = line(hint=self.tr("Zoals een rolstoel, leeslamp"), most=200)
        self._kind_field = Field(self.tr("&Wens"), self.kind)
        missing = self.tr("Kies iemand uit de lijst die onder het veld verschijnt.")
        self.first_field = Field(self.tr("W&ie"), self.first, needs=missing)
        self.second_field = Field(self.tr("&Met wie"), self.second, needs=missing)
        self.table_field = Field(self.tr("&Tafel"), self.table)
        self._reason_field = Field(
            self.tr("&Reden"), self.reason, self.tr("Staat alleen hier, op geen enkel papier.")
        )
        self.remove_button = button(self.tr("&Verwijderen"), self._remove, "quiet", risky=True)
        self.store_button = button(self.tr("&Opslaan"), self.store, "primary")
        self.setLayout(
            column(
                self._heading,
                self._kind_field,
                self.first_field,
                self.second_field,
                self.table_field,
                self._reason_field,
                None,
                row(self.remove_button, None, self.store_button),
                gap=theme.grid(1.5),
                margin=theme.grid(2.5),
            )
        )
        self.kind.currentIndexChanged.connect(self._follow)
        self.first.chosen.connect(self._one_chosen)
        self.second.chosen.connect(self._other_chosen)
        self.reason.returnPressed.connect(self.store)
        self.show_wish(None)

    def show_wish(self, wish: Wish | None, *, new: bool = False) -> None:
        """Fill in a wish, an empty form for a new one, or nothing at all."""
        self.shown = wish
        self.setEnabled(wish is not None or new)
        if wish is not None:
            self.kind.choose(wish.kind)
            self.table.setValue(wish.table or 1)
        self.first.choose(wish.a if wish else None)
        self.second.choose(wish.b if wish else None)
        self.reason.setText(wish.reason if wish else "")
        self.remove_button.setVisible(wish is not None)
        empty = self.tr("Nieuwe wens") if new else self.tr("Kies een wens in de lijst")
        self._heading.setText(wish.names if wish else empty)
        self._follow()
        self._begun = self._values

    @property
    def dirty(self) -> bool:
        """Whether something is filled in that is not stored."""
        return self._values != self._begun

    def hold(self) -> None:
        """Say that it is to be stored or given up before another wish can be shown."""
        self.complain(held_sentence())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape gives up what is not stored."""
        if event.key() == Qt.Key.Key_Escape and self.dirty:
            self.given_up.emit()
            return
        super().keyPressEvent(event)

    def complain(self, sentence: str) -> None:
        """Say why it cannot be kept, below the last field of whom it is about."""
        at = self.table_field if self.table_field.isVisible() else self.second_field
        at.complain(sentence)

    def store(self) -> None:
        """Ask to keep what is filled in."""
        self._calm()
        first, at_table = self.first.member, self.kind.value == WishKind.TABLE
        filled = self.first_field.filled_in() and (at_table or self.second_field.filled_in())
        if filled and first is not None:
            self.stored.emit(self._filled(first, at_table=at_table))

    @property
    def _values(self) -> _Values:
        """The values of the form; the kind alone is not yet a wish."""
        stored = self.shown is not None
        at_table = self.kind.value == WishKind.TABLE
        return (
            self.kind.value if stored else "",
            self.first.member,
            self.second.member,
            self.table.value() if stored and at_table else 0,
            self.reason.text(),
        )

    def _filled(self, first: Member, *, at_table: bool) -> Wish:
        return Wish(
            id=self.shown.id if self.shown else 0,
            kind=WishKind(self.kind.value),
            a=first,
            b=None if at_table else self.second.member,
            table=self.table.value() if at_table else None,
            reason=self.reason.text(),
            version=self.shown.version if self.shown else 1,
        )

    def _follow(self) -> None:
        at_table = self.kind.value == WishKind.TABLE
        self.second_field.setVisible(not at_table)
        self.table_field.setVisible(at_table)
        self._calm()

    def _calm(self) -> None:
        for field in (self.first_field, self.second_field, self.table_field):
            field.calm()

    def _one_chosen(self, member: Member | None) -> None:
        self.first_field.calm()
        if member is None:
            return
        if self.table_field.isVisible():
            self.table.setFocus()
            self.table.selectAll()
        else:
            self.second.setFocus()

    def _other_chosen(self, member: Member | None) -> None:
        self.second_field.calm()
        if member is not None:
            self.reason.setFocus()

    def _remove(self) -> None:
        if self.shown is not None:
            self.removed.emit(self.shown)


class WishesWindow(SideWindow):
    """Search, list, form beside it."""

    def __init__(self, parent: QWidget, ops: Operations, theme: Theme) -> None:
        super().__init__(parent, ops, theme, "wishes", (124, 76))
        self.setWindowTitle(self.tr("Wensen voor de indeling"))
        self._asker = Asker(ops, self)
        self.search = search_field(
            self.tr("Zoeken op naam of reden"), self.tr("Zoeken in de wensen")
        )
        self.search.textChanged.connect(self.refresh)
        self.model: RowsModel[Wish] = RowsModel(theme, self._columns(), lambda one: one.id)
        self.table = ListTable(theme, self.model, self.tr("Wensen"), sort=0)
        self.table.lead(
            lambda one: {who.name: ShowEntrant("member", who.id) for who in (one.a, one.b) if who}
        )
        self.form = WishForm(ops, theme)
        self.count = label(kind="muted", wrap=True)
        self._lay_out()
        self._wire()
        self.refresh()

    def refresh(self) -> None:
        """Ask for the wishes that the search finds."""
        text = self.search.text()
        self._asker.ask(lambda club: wishes.wishes(club, search=text), self._show)

    def add(self) -> None:
        """Begin a new wish, unless another is not stored yet."""
        if self.form.dirty:
            self.form.hold()
        else:
            self._begin()

    def _begin(self) -> None:
        self.table.clearSelection()
        self.form.show_wish(None, new=True)
        self.form.kind.setFocus()

    def _columns(self) -> list[Column[Wish]]:
        kinds = {
            WishKind.TOGETHER: self.tr("samen met"),
            WishKind.PARTNERS: self.tr("maat van"),
            WishKind.APART: self.tr("apart van"),
            WishKind.TABLE: self.tr("vaste tafel"),
        }
        return [
            Column(
                self.tr("Wie"),
                lambda one: one.a.label,
                lambda one: (folded(one.a.filed_under), folded(one.a.first_name), one.id),
            ),
            Column(self.tr("Wens"), lambda one: kinds[one.kind], width=13),
            Column(
                self.tr("Met wie, waar"),
                lambda one: one.b.label if one.b else self._table(one),
                lambda one: folded(one.b.filed_under) if one.b else f"{one.table:5d}",
            ),
            Column(self.tr("Reden"), lambda one: one.reason, look="muted", spare=True),
        ]

    def _table(self, one: Wish) -> str:
        return self.tr("tafel %1").replace("%1", str(one.table))

    def _lay_out(self) -> None:
        grid = self.theme.grid
        self.empty = EmptyPlace(
            self.theme,
            self.tr("Hier komen de wensen"),
            self.tr(
                "Wie samen komt en samen wil zitten, wie elkaar beter niet treft, en wie een "
                "vaste tafel nodig heeft: voor een rolstoel of onder de lamp."
            ),
            (self.tr("&Eerste wens"), self.add),
            self.tr("Elke indeling houdt zich eraan, of zegt wat niet lukte."),
        )
        self.stack = ListOrEmpty(framed(self.table), self.empty)
        top = row(self.search, button(self.tr("&Nieuwe wens"), self.add), gap=grid(1))
        splitter = ListWithPanel("wishes", (top, self.stack), self.form, grid(1.5))
        away = button(self.tr("&Sluiten"), self.close, "quiet")
        foot = row((self.count, 1), away, gap=grid(1))
        self.setLayout(column((splitter, 1), foot, gap=grid(1.5), margin=grid(2)))

    def _wire(self) -> None:
        SearchKeys(self.search, self.table)
        self.table.looked_at.connect(self._look_at)
        self.table.entered.connect(lambda _row: self.form.kind.setFocus())
        self.form.stored.connect(self._store)
        self.form.removed.connect(self._remove)
        self.form.given_up.connect(self._give_up)
        QShortcut(QKeySequence("Delete"), self.table, self._remove_marked)

    def _show(self, found: tuple[Wish, ...]) -> None:
        first = self.count.text() == ""
        self.table.show_rows(found)
        searched = bool(self.search.text().strip())
        self.stack.show_list(bool(found) or searched)
        text = self.tr("1 wens") if len(found) == 1 else self.tr("%1 wensen")
        self.count.setText(text.replace("%1", str(len(found))))
        if first:
            start = self.search if found else self.empty.step
            assert start is not None
            start.setFocus()

    def _look_at(self, at: int) -> None:
        one = self.model.row_at(at)
        own = self.form.shown.id if self.form.shown else 0
        if not self.form.dirty:
            self.form.show_wish(one)
        elif one is not None and one.id != own:
            self.form.hold()
            stay_at(self.table, own)

    def _give_up(self) -> None:
        """Undo what was filled in: back to the wish as stored, or none."""
        self.form.show_wish(self.form.shown)
        (self.table if self.model.rows else self.search).setFocus()

    def _store(self, wish: Wish) -> None:
        def work(club: OpenClub) -> Wish:
            return wishes.change_wish(club, wish) if wish.id else wishes.add_wish(club, wish)

        def done(stored: Wish) -> None:
            if wish.id:
                self.form.show_wish(stored)
                self.table.setFocus()
            else:
                self._begin()

        self.ops.change(work, done, self._refused)

    def _remove_marked(self) -> None:
        at = self.table.currentIndex().row()
        if 0 <= at < len(self.model.rows):
            self._remove(self.model.rows[at])

    def _remove(self, wish: Wish) -> None:
        def work(club: OpenClub) -> None:
            wishes.remove_wish(club, wish.id)

        def done(_none: object) -> None:
            self.form.show_wish(None)
            self.search.setFocus()

        self.ops.change(work, done, self._refused)

    def _refused(self, error: Exception) -> None:
        self.form.complain(troubles.sentence(error))

"""Panes over all members: who is in it twice, fields of the club's own, and what changed of one."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date

from PySide6.QtWidgets import QButtonGroup, QGridLayout, QRadioButton

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.empty import EmptyPlace, ListOrEmpty, framed
from clubadmin.desktop.kit.figures import plain_date
from clubadmin.desktop.kit.forms import Field, line, tall
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.side_window import TabPane
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, label, row
from clubadmin.desktop.kit.wording import spoken_moment
from clubadmin.desktop.work import troubles
from clubadmin.i18n import Words
from clubadmin.model.members.known import Alikeness, Difference, MemberChange, Twice, Value
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import OwnField
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import history, merging, particulars, twice


class TwicePane(TabPane):
    """A row for each two; below it what they say otherwise, side by side, each to be chosen."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._ops, self._theme = ops, theme
        self._asker = Asker(ops, self)
        self._comparing = Asker(ops, self)
        self._shown: Twice | None = None
        self.merge_button = button(self.tr("&Samenvoegen"), self._merge, "primary")
        self.theirs: dict[str, QRadioButton] = {}  # by key of a difference: chosen where it is
        self.model: RowsModel[Twice] = RowsModel(theme, self._columns(), _key)
        self.table = ListTable(theme, self.model, self.tr("Dubbel"), sort=-1)
        self.table.looked_at.connect(self._look_at)
        self.table.entered.connect(lambda _row: self.merge_button.setFocus())
        empty = EmptyPlace(
            theme,
            self.tr("Niemand staat er dubbel in"),
            self.tr(
                "Hier komen namen die op elkaar lijken, van wie niet samen op een avond waren."
            ),
        )
        self.stack = ListOrEmpty(framed(self.table), empty)
        self._beside = QGridLayout()
        self._beside.setHorizontalSpacing(theme.grid(3))
        self._beside.setVerticalSpacing(0)
        self._beside.setColumnStretch(2, 1)
        self.told = Said()
        compared = tall(theme, self._beside, None, width=120)
        foot = row(self.told, None, self.merge_button, gap=theme.grid(1))
        parts = ((self.stack, 2), (compared, 3), foot)
        self.setLayout(column(*parts, gap=theme.grid(1.5)))
        self._show(None)

    def _columns(self) -> list[Column[Twice]]:
        why = {
            Alikeness.BORN: self.tr("zelfde geboortedatum"),
            Alikeness.SAME: self.tr("zelfde naam"),
            Alikeness.SPELLED: self.tr("bijna gelijk gespeld"),
            Alikeness.SHORTENED: self.tr("afgekort"),
        }
        return [
            Column(self.tr("Naam"), lambda one: _named(one.one.member, one.evenings[0]), least=28),
            Column(self.tr("Ook"), lambda one: _named(one.other.member, one.evenings[1]), least=28),
            Column(self.tr("Waarom"), lambda one: why[one.why], width=26),
        ]

    def start(self) -> None:
        """Begin in the list."""
        self.table.setFocus()
        self.told.say("")

    def refresh(self) -> None:
        """Look who is in it twice."""
        self._asker.ask(twice.twice, self._take)

    def _take(self, found: tuple[Twice, ...]) -> None:
        self.table.show_rows(found)
        self.stack.show_list(bool(found))
        shown = _key(self._shown) if self._shown else 0
        again = next((one for one in found if _key(one) == shown), None)
        self._show(again or (found[0] if found else None))
        if again is None:
            self.table.selectRow(0)

    def _look_at(self, at: int) -> None:
        self._show(self.model.row_at(at))

    def _show(self, one: Twice | None) -> None:
        if one is not None and one == self._shown:
            return
        self._shown = one
        self.merge_button.setEnabled(one is not None)
        self._compare(())
        if one is not None:
            self.told.say("")
            kept, gone = self._ids()
            self._comparing.ask(
                lambda club: merging.differences(club, kept, gone), self._compare, self._refuse
            )

    def _ids(self) -> tuple[int, int]:
        """The ids of the row that stays, which has more evenings, and of the other."""
        assert self._shown is not None
        ids = self._shown.one.member.id, self._shown.other.member.id
        return ids if self._shown.evenings[0] >= self._shown.evenings[1] else ids[::-1]

    def _compare(self, found: tuple[Difference, ...]) -> None:
        """A line for each difference, with a choice between both."""
        while (item := self._beside.takeAt(0)) is not None:
            if (before := item.widget()) is not None:
                before.deleteLater()
        self.theirs.clear()
        for at, one in enumerate(found):
            title = one.title if isinstance(one.title, str) else language.told(one.title)
            self._beside.addWidget(label(title, "small"), at, 0)
            both = QButtonGroup(self.merge_button)
            for side, value in enumerate((one.kept, one.gone), 1):
                text = _shown(value)
                choice = QRadioButton(text.replace("&", "&&") or "–")
                choice.setAccessibleName(f"{title}: {text}")
                choice.setChecked(one.theirs == (side == 2))
                both.addButton(choice)
                self._beside.addWidget(choice, at, side)
            self.theirs[one.key] = choice

    def _merge(self) -> None:
        if self._shown is None:
            return
        kept, gone = self._ids()
        theirs = [key for key, choice in self.theirs.items() if choice.isChecked()]

        def done(member: Member) -> None:
            text = self.tr("Samengevoegd tot %1. Ctrl+Z haalt ze weer uit elkaar.")
            self.told.say(text.replace("%1", member.label), "good")
            self.table.setFocus()

        self._ops.change(lambda club: merging.merge(club, kept, gone, theirs), done, self._refuse)

    def _refuse(self, error: Exception) -> None:
        self.told.say(troubles.sentence(error))


def _key(one: Twice) -> int:
    return one.one.member.id * 1_000_003 + one.other.member.id


def _named(member: Member, evenings: int) -> str:
    return f"{member.label} ({evenings})" if evenings else member.label


def _shown(value: Value) -> str:
    return plain_date(value) if isinstance(value, date) else str(value)


class OwnFieldsPane(TabPane):
    """Enter in the line adds a field; with one chosen in the list it is renamed."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._ops = ops
        self._asker = Asker(ops, self)
        self._shown: OwnField | None = None
        self._asked: OwnField | None = None  # whether to remove it was asked
        self.name = line(most=40)
        self.name.returnPressed.connect(self._store)
        self.model: RowsModel[OwnField] = RowsModel(
            theme, [Column(self.tr("Eigen veld"), lambda one: one.name)], lambda one: one.id
        )
        self.table = ListTable(theme, self.model, self.tr("Eigen velden"), sort=-1)
        self.table.looked_at.connect(self._look_at)
        self.table.entered.connect(lambda _row: self.name.setFocus())
        empty = EmptyPlace(
            theme,
            self.tr("Mist u een veld?"),
            self.tr("Geef het hier een naam, zoals Bondsnummer of Sleutel. Ieder lid krijgt het."),
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

    def refresh(self) -> None:
        """Read the fields there are."""
        self._asker.ask(particulars.own_fields, self._take)

    def _take(self, fields: tuple[OwnField, ...]) -> None:
        self.table.show_rows(fields)
        self.stack.show_list(bool(fields))
        if not self.held:
            shown = self._shown.id if self._shown else 0
            self._show(next((one for one in fields if one.id == shown), None))

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
                return particulars.add_field(club, name)
            return particulars.rename_field(club, replace(shown, name=name))

        self._ops.change(work, lambda _kept: self._begin(), self._complain)

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
            self._ops.change(
                lambda club: particulars.remove_field(club, one),
                lambda _gone: self._begin(),
                self._complain,
            )

        self._ops.run(lambda club: particulars.filled(club, one.id), told, self._complain)

    def _complain(self, error: Exception) -> None:
        self.name_field.complain(troubles.sentence(error))
        self.name.setFocus()


class HistoryPane(TabPane):
    """A row a step of one member: of `who` when it comes into view."""

    def __init__(self, ops: Operations, theme: Theme, who: Callable[[], Member]) -> None:
        super().__init__()
        self._asker = Asker(ops, self)
        self._who = who
        self._heading = label(kind="heading", wrap=True)
        self.model: RowsModel[tuple[int, MemberChange]] = RowsModel(
            theme, self._columns(), lambda row: row[0]
        )
        self.table = ListTable(theme, self.model, self.tr("Geschiedenis"), sort=-1)
        self.setLayout(column(self._heading, (framed(self.table), 1), gap=theme.grid(1.5)))

    def _columns(self) -> list[Column[tuple[int, MemberChange]]]:
        return [
            Column(self.tr("Wanneer"), lambda row: spoken_moment(row[1].at), width=30),
            Column(self.tr("Stap"), lambda row: language.told(row[1].label), least=24),
            Column(self.tr("Wat er anders werd"), self._details, least=40),
        ]

    def _details(self, row: tuple[int, MemberChange]) -> str:
        words = Words(language.current())
        return "; ".join(words.text(one) for one in row[1].details)

    def start(self) -> None:
        """Begin in the list."""
        self.table.setFocus()

    def refresh(self) -> None:
        """Read it."""
        one = self._who()
        self._heading.setText(one.label if one.id else self.tr("Kies eerst iemand bij Leden"))
        self._asker.ask(
            lambda club: history.changes_of(club, one.id),
            lambda found: self.table.show_rows(tuple(enumerate(found))),
        )

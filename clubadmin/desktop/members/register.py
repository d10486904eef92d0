"""The window of the register: particulars of every member, and fields of the club's own."""

from dataclasses import replace

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.empty import EmptyPlace, ListOrEmpty, framed
from clubadmin.desktop.kit.forms import Choice, Field, line
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.side_window import TabbedWindow, TabPane
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, label, row
from clubadmin.desktop.kit.wording import spoken_moment
from clubadmin.desktop.members.assembly_pane import AssemblyPane
from clubadmin.desktop.members.consents_pane import ConsentsPane
from clubadmin.desktop.members.particulars_pane import ParticularsPane
from clubadmin.desktop.members.register_papers import RegisterPapers
from clubadmin.desktop.work import troubles
from clubadmin.i18n import Message, Words
from clubadmin.model.members.known import Alikeness, MemberChange, Twice
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import OwnField, Particulars, Register
from clubadmin.model.members.turnout import SeasonTurnout
from clubadmin.services.attendance.turnout import latest_turnout
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import history, merging, own_fields, twice
from clubadmin.services.members.particulars import register


class TwicePane(TabPane):
    """A row for each two; below it who stays, what goes with it, and the button."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._ops = ops
        self._asker = Asker(ops, self)
        self._telling = Asker(ops, self)
        self._shown: Twice | None = None
        self.stays = Choice(letters=28)
        self.model: RowsModel[Twice] = RowsModel(theme, self._columns(), _key)
        self.table = ListTable(theme, self.model, self.tr("Dubbel"), sort=-1)
        self.table.looked_at.connect(self._look_at)
        self.table.entered.connect(lambda _row: self.stays.setFocus())
        empty = EmptyPlace(
            theme,
            (
                self.tr("Niemand staat er dubbel in"),
                self.tr(
                    "Hier komen namen die op elkaar lijken, van wie niet samen op een avond waren."
                ),
            ),
        )
        self.stack = ListOrEmpty(framed(self.table), empty)
        self.stays.currentIndexChanged.connect(self._tell)
        self.stays_field = Field(self.tr("&Wie blijft"), self.stays)
        self.told = Said()
        self.merge_button = button(self.tr("&Samenvoegen"), self._merge, "primary")
        grid = theme.grid
        foot = row(self.stays_field, None, self.merge_button, gap=grid(1))
        self.setLayout(column((self.stack, 1), foot, self.told, gap=grid(1.5)))
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

    def show_register(self, _register: Register) -> None:
        """Somebody changed: look again where it is in view."""
        if self.isVisible():
            self._read()

    def start(self) -> None:
        """Look, with the keyboard in the list."""
        self.table.setFocus()
        self.told.say("")
        self._read()

    def _read(self) -> None:
        self._asker.ask(twice.twice, self._take)

    def _take(self, found: tuple[Twice, ...]) -> None:
        self.table.show_rows(found)
        self.stack.show_list(bool(found))
        shown = _key(self._shown) if self._shown else 0
        if not any(_key(one) == shown for one in found):
            self._show(found[0] if found else None)
            self.table.selectRow(0)

    def _look_at(self, at: int) -> None:
        self._show(self.model.row_at(at))

    def _show(self, one: Twice | None) -> None:
        self._shown = one
        self.stays_field.setEnabled(one is not None)
        self.merge_button.setEnabled(one is not None)
        people = (one.one.member, one.other.member) if one else ()
        blocked = self.stays.blockSignals(True)
        self.stays.offer({str(each.id): each.label for each in people})
        more = 1 if one is not None and one.evenings[1] > one.evenings[0] else 0
        self.stays.setCurrentIndex(more if people else -1)
        self.stays.blockSignals(blocked)
        self._tell()

    def _ids(self) -> tuple[int, int]:
        """The ids of the member who stays, and of the one merged into him."""
        assert self._shown is not None
        kept = int(self.stays.value)
        one, other = self._shown.one.member.id, self._shown.other.member.id
        return kept, other if kept == one else one

    def _tell(self) -> None:
        """Tell the effects of merging before it is done."""
        if self._shown is None or not self.stays.value:
            return
        kept, gone = self._ids()

        def told(sentence: Message) -> None:
            self.told.say(language.told(sentence), "muted")

        self._telling.ask(
            lambda club: merging.told_of_merging(club, kept, gone), told, self._refuse
        )

    def _merge(self) -> None:
        if self._shown is None:
            return
        kept, gone = self._ids()

        def done(member: Member) -> None:
            text = self.tr("Samengevoegd tot %1. Ctrl+Z haalt ze weer uit elkaar.")
            self.told.say(text.replace("%1", member.label), "good")
            self.table.setFocus()

        self._ops.run(
            lambda club: merging.merge(club, kept, gone), done, self._refuse, changes=True
        )

    def _refuse(self, error: Exception) -> None:
        self.told.say(troubles.sentence(error))


def _key(one: Twice) -> int:
    return one.one.member.id * 1_000_003 + one.other.member.id


def _named(member: Member, evenings: int) -> str:
    return f"{member.label} ({evenings})" if evenings else member.label


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
        self.table = ListTable(theme, self.model, self.tr("Eigen velden"), sort=-1)
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
        self.table = ListTable(theme, self.model, self.tr("Geschiedenis"), sort=-1)
        self.setLayout(column(self._heading, (framed(self.table), 1), gap=theme.grid(1.5)))
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


CONSENTS, ASSEMBLY = 4, 5  # the tabs with who agreed to what, and with the board's year

Pane = AssemblyPane | ParticularsPane | ConsentsPane | HistoryPane | TwicePane | OwnFieldsPane


class RegisterWindow(TabbedWindow):
    """Tabs over the members.

    Args:
        member_id: who is shown first; 0 for nobody.
    """

    help_topic = "ledenadministratie"

    def __init__(self, parent: QWidget, ops: Operations, theme: Theme, member_id: int = 0) -> None:
        super().__init__(parent, ops, theme, "register", (140, 84))
        self.setWindowTitle(self.tr("Ledenadministratie"))
        self._asker = Asker(ops, self)
        self._begun = False
        self.people = ParticularsPane(ops, theme, member_id)
        self.own = OwnFieldsPane(ops, theme)
        self.history = HistoryPane(ops, theme)
        self.people.chosen.connect(self.history.show_person)
        self.twice = TwicePane(ops, theme)
        self.consents = ConsentsPane(ops, theme)
        self.assembly = AssemblyPane(ops, theme)
        self.panes: dict[str, Pane] = {
            self.tr("Leden"): self.people,
            self.tr("Geschiedenis"): self.history,
            self.tr("Dubbel"): self.twice,
            self.tr("Eigen velden"): self.own,
            self.tr("Toestemming"): self.consents,
            self.tr("Bestuur"): self.assembly,
        }
        self.papers = RegisterPapers(self, ops)
        self.papers_button = button(self.tr("&Papieren"), lambda: None)
        self.papers_button.setMenu(self.papers.menu())
        self.put(self.panes, self.papers_button)
        self.papers.refused.connect(lambda text: self.told.say(text, "error"))
        self.papers.kept.connect(lambda text: self.told.say(text, "good"))
        self.refresh()

    def refresh(self) -> None:
        """Read everybody."""
        self._asker.ask(
            lambda club: (register(club, inactive=True), latest_turnout(club)), self._show
        )

    def _show(self, answer: tuple[Register, SeasonTurnout | None]) -> None:
        found, season = answer
        self.calm()
        self.people.show_turnout(season)
        for pane in self.panes.values():
            pane.show_register(found)
        if not self._begun:
            self._begun = True
            self.start()

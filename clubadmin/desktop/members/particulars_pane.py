"""Everybody with the particulars beside the list."""

from collections.abc import Iterator
from datetime import date
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QLineEdit

from clubadmin.desktop.kit.bound import Ask, Bound, Dated, Typed
from clubadmin.desktop.kit.doors import ShowEntrant
from clubadmin.desktop.kit.empty import framed
from clubadmin.desktop.kit.figure_columns import member_column, worded
from clubadmin.desktop.kit.figures import short_date
from clubadmin.desktop.kit.forms import content, tall
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import SearchKeys, search_field, show_found
from clubadmin.desktop.kit.side_window import TabPane
from clubadmin.desktop.kit.splitters import ListWithPanel
from clubadmin.desktop.kit.tables import (
    Column,
    ListTable,
    RowsModel,
    held_sentence,
    stay_at,
)
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import CardBox, Said, button, column, holder, label, row
from clubadmin.desktop.kit.wording import counted
from clubadmin.desktop.work import troubles
from clubadmin.domain.names import natural
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Office, OwnField, Particulars, Register
from clubadmin.model.members.turnout import SeasonTurnout
from clubadmin.services.input.particulars import offices_of
from clubadmin.services.input.unlikely import unlikely_births
from clubadmin.services.members import particulars

_NOBODY = Particulars(Member(0, ""))


class ParticularsForm(CardBox):
    """Shows one member; Enter stores, Escape puts back what was there."""

    stored = Signal(object)  # Particulars as they are filled in
    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._shown: Particulars | None = None
        self._fields: tuple[OwnField, ...] = ()
        self._own = Bound((), self.store)
        self._came = ""
        self._heading = label(kind="heading", wrap=True)
        self._reached = label(kind="muted", wrap=True)
        self.form = Bound(self._asks(), self.store)
        self.fields = self.form.fields
        self._own_fields = column(gap=theme.grid(1.5))
        self.said = Said()
        self._store_button = button(self.tr("&Opslaan"), self.store, "primary")
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(
                QKeySequence(keys),
                self,
                self.store,
                context=Qt.ShortcutContext.WidgetWithChildrenShortcut,
            )
        self._lay_out()
        self.show_person(None, ())

    def _asks(self) -> tuple[Ask, ...]:
        high = self._theme.grid
        offices = Typed(
            height=high(9.75), said=_written, taken=lambda text: offices_of(text, date.today())
        )
        told = self.tr(
            "Een functie op elke regel: voorzitter 2019-2023, of 2019- voor wie het nog is."
        )
        return (
            Ask("number", self.tr("Lid&nummer"), Typed()),
            Ask("street", self.tr("Str&aat en nummer"), Typed()),
            Ask("postcode", self.tr("Post&code"), Typed()),
            Ask("town", self.tr("&Woonplaats"), Typed()),
            Ask("other_phone", self.tr("Tweede t&elefoon"), Typed()),
            Ask("reason", self.tr("&Reden van vertrek"), Typed()),
            Ask("emergency", self.tr("&Bij nood bellen"), Typed()),
            Ask("emergency_phone", self.tr("Telefoon &daarvan"), Typed()),
            Ask("born", self.tr("&Geboortedatum"), Dated(doubt=unlikely_births)),
            Ask("joined", self.tr("&Lid sinds"), Dated()),
            Ask("ended", self.tr("Tot en &met"), Dated()),
            Ask("offices", self.tr("&Functies"), offices, told),
            Ask("note", self.tr("Not&itie"), Typed(height=high(12.5))),
        )

    def _lay_out(self) -> None:
        grid = self._theme.grid
        *rows, note = self.form.rows(
            "number+born street postcode+town other_phone joined+ended reason offices"
            " emergency+emergency_phone note",
            grid(1),
        )
        form = tall(self._theme, *rows, holder(self._own_fields), note)
        self.setLayout(
            column(
                self._heading,
                self._reached,
                form,
                self.said,
                row(None, self._store_button),
                gap=grid(1),
                margin=grid(2),
            )
        )

    @property
    def shown(self) -> Particulars | None:
        """The person in view, as kept."""
        return self._shown

    @property
    def held(self) -> bool:
        """Whether something is filled in that is not stored."""
        return self._shown is not None and (self.form.held or self._own.held)

    def show_person(
        self, one: Particulars | None, fields: tuple[OwnField, ...], came: str = ""
    ) -> None:
        """Show somebody, or nobody.

        Args:
            one: who.
            fields: that the club named itself.
            came: how often he was there, in lines.
        """
        self._shown = one
        self._came = came
        self._offer(fields)
        self.setEnabled(one is not None)
        self._heading.setText(one.member.label if one else self.tr("Kies iemand in de lijst"))
        member = one.member if one else None
        reached = (member.phone, member.email) if member else ()
        about = (" · ".join(part for part in reached if part), came)
        self._reached.setText("\n".join(part for part in about if part))
        self._reached.setVisible(bool(self._reached.text()))
        self.form.show(one or _NOBODY)
        self._own.show({str(each.id): one.own_value(each.id) if one else "" for each in fields})
        self.said.say("")

    def propose_number(self, number: str) -> None:
        """The number that is free, shown faintly where somebody has none."""
        field = self.fields["number"].widget
        assert isinstance(field, QLineEdit)
        field.setPlaceholderText(number)

    def begin(self) -> None:
        """Go to the first field."""
        self.fields["number"].widget.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def store(self) -> None:
        """Ask to store what is filled in, where it can be read."""
        self.said.say("")
        wanted = self._wanted()
        if wanted is not None:
            self.stored.emit(wanted)

    def settle(self) -> None:
        """Take the filled fields as stored."""
        self.form.settle()
        self._own.settle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts back what is kept, and then leaves for the list."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.held:
            self.show_person(self._shown, self._fields, self._came)
        else:
            self.left.emit()

    def _wanted(self) -> Particulars | None:
        if self._shown is None:
            return None
        values = self.form.read()
        if values is None:
            return None
        own = ((each.id, content(self._own[str(each.id)].widget).strip()) for each in self._fields)
        values["own"] = tuple(sorted(each for each in own if each[1]))
        return self._shown.changed(**values)

    def _offer(self, fields: tuple[OwnField, ...]) -> None:
        """The club's own fields, made again only where they changed."""
        before, self._fields = self._fields, fields
        if [(one.id, one.name) for one in before] == [(one.id, one.name) for one in fields]:
            return
        for field in self._own.fields.values():
            self._own_fields.removeWidget(field)
            field.deleteLater()
        asks = [Ask(str(one.id), one.name.replace("&", "&&"), Typed(200)) for one in fields]
        self._own = Bound(asks, self.store)
        for one in fields:
            field = self._own[str(one.id)]
            field.widget.setAccessibleName(one.name)
            self._own_fields.addWidget(field)


def _written(offices: tuple[Office, ...]) -> str:
    """The kept value as it is typed."""
    return "\n".join(office.written for office in offices)


class ParticularsPane(TabPane):
    """Search, list, form."""

    chosen = Signal(object)  # Particulars of who is in view, or None

    def __init__(self, ops: Operations, theme: Theme, member_id: int) -> None:
        super().__init__()
        self._ops = ops
        self._register = Register(())
        self._season: SeasonTurnout | None = None
        self._wanted = member_id  # to be chosen once the list is there
        self._told: Particulars | None = None  # of whom something doubtful was told
        self.form = ParticularsForm(theme)
        self.search = search_field(self.tr("Zoeken op naam"), self.tr("Zoeken in de leden"))
        self.search.textChanged.connect(self._sift)
        self.with_inactive = QCheckBox(self.tr("Ook wie niet meer mee&speelt"))
        self.with_inactive.toggled.connect(self._sift)
        self.count = label(kind="muted")
        self.model: RowsModel[Particulars] = RowsModel(
            theme, self._columns(), lambda one: one.member.id
        )
        self.table = ListTable(theme, self.model, self.tr("Ledenadministratie"), sort=1)
        self.table.looked_at.connect(self._look_at)
        self.table.entered.connect(lambda _row: self.form.begin())
        self.table.lead(lambda one: ShowEntrant("member", one.member.id))
        SearchKeys(self.search, self.table)
        self.form.setMinimumWidth(theme.grid(46))
        self.form.stored.connect(self._store)
        self.form.left.connect(self.table.setFocus)
        foot = row(self.count, None, self.with_inactive)
        parts = (self.search, framed(self.table), foot)
        self.setLayout(column(ListWithPanel("particulars", parts, self.form, theme.grid(1.5))))

    def _columns(self) -> list[Column[Particulars]]:
        return [
            Column(
                self.tr("Nr."),
                lambda one: one.number,
                lambda one: natural(one.number or "~"),
                right=True,
                width=8,
            ),
            member_column(
                self.tr("Naam"), look=lambda one: "" if one.member.active else "muted", least=20
            ),
            worded(self.tr("Woonplaats"), lambda one: one.town, look="muted", width=20, spare=True),
            Column(
                self.tr("Telefoon"),
                lambda one: next(iter(one.phones), ""),
                look="muted",
                width=16,
                spare=True,
            ),
        ]

    def show_register(self, register: Register) -> None:
        """The list; what is being filled in stays."""
        self._register = register
        self.form.propose_number(particulars.free_number(register.people))
        self._sift()

    def show_turnout(self, season: SeasonTurnout | None) -> None:
        """Show the turnout of the last season played, below the name of the person in view."""
        self._season = season

    def start(self) -> None:
        """Begin in the form of the member asked for, else in the search."""
        if self.form.shown is not None:
            self.form.begin()
        else:
            self.search.setFocus()

    @property
    def held(self) -> bool:
        """Whether something is filled in that is not stored."""
        return self.form.held

    def _sift(self) -> None:
        inactive = self.with_inactive.isChecked()
        people = [
            one
            for one in self._register.people
            if inactive or one.member.active or one.member.id == self._wanted
        ]
        found = show_found(self.table, self.search.text(), people)
        self.count.setText(counted(len(found), self.tr("naam"), self.tr("namen")))
        if self.form.held:
            return
        shown = self._wanted or (self.form.shown.member.id if self.form.shown else 0)
        one = next((one for one in found if one.member.id == shown), None)
        if one is not None and self._wanted:
            self.table.select_key(shown)
            self._wanted = 0
        self._show(one)

    def _look_at(self, at: int) -> None:
        one = self.model.row_at(at)
        own = self.form.shown.member.id if self.form.shown else 0
        if not self.form.held:
            self._show(one)
        elif one is not None and one.member.id != own:
            self.form.said.say(held_sentence())
            stay_at(self.table, own)

    def _show(self, one: Particulars | None) -> None:
        self.form.show_person(one, self._register.fields, "\n".join(self._came(one)))
        self.chosen.emit(one)

    def _came(self, one: Particulars | None) -> Iterator[str]:
        """How often somebody was there, a line for each competition."""
        if one is None or self._season is None:
            return
        often, once = self.tr("%1 %2: %3 van %4 avonden"), self.tr("%1 %2: %3 van 1 avond")
        for contest in self._season.competitions:
            for came in contest.people:
                if came.member.id != one.member.id or not came.of:
                    continue
                said = once if came.of == 1 else often
                last = contest.last(came)
                if last is not None:
                    said += self.tr(", laatst op %5").replace("%5", short_date(last))
                said = said.replace("%4", str(came.of)).replace("%3", str(came.present))
                yield said.replace("%2", self._season.season).replace("%1", contest.name)

    def _store(self, wanted: Particulars) -> None:
        told = self._told == wanted

        def failed(error: Exception) -> None:
            if isinstance(error, particulars.Doubtful):
                self._told = wanted
                said = troubles.sentence(error) + " " + self.tr("Nog eens Enter slaat zo op.")
                self.form.said.say(said, "warning")
            else:
                self.form.said.say(troubles.sentence(error))

        def done(_kept: Particulars) -> None:
            self.form.settle()
            self.table.setFocus()

        self._ops.run(
            partial(particulars.keep, wanted=wanted, told=told), done, failed, changes=True
        )

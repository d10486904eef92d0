"""The form of one member's particulars: address, birth date, functions, note."""

from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QLineEdit

from clubadmin.desktop.kit.bound import Ask, Bound, Dated, Typed
from clubadmin.desktop.kit.forms import content, tall
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, holder, label, row
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Office, OwnField, Particulars
from clubadmin.services.input.particulars import offices_of
from clubadmin.services.input.unlikely import unlikely_births

_NOBODY = Particulars(Member(0, ""))


class ParticularsForm(QFrame):
    """Shows one member; Enter stores, Escape puts back what was there."""

    stored = Signal(object)  # Particulars as they are filled in
    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "card")
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

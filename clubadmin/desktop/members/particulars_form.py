"""The form of one member's particulars: address, birth date, functions, note."""

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QLineEdit, QPlainTextEdit, QWidget

from clubadmin.desktop.kit.days import Unlikely, typed_day
from clubadmin.desktop.kit.forms import Field, Text, content, line, tall
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, holder, label, row
from clubadmin.desktop.work import troubles
from clubadmin.errors import Refused
from clubadmin.i18n.figures import day_in_figures
from clubadmin.model.members.particulars import Office, OwnField, Particulars
from clubadmin.services.input.particulars import offices_of
from clubadmin.services.input.unlikely import unlikely_births

LINES = ("number", "street", "postcode", "town", "other_phone", "reason")
CALLED = ("emergency", "emergency_phone")
DAYS = ("born", "joined", "ended")


class ParticularsForm(QFrame):
    """Shows one member; Enter stores, Escape puts back what was there."""

    stored = Signal(object)  # Particulars as they are filled in
    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._theme = theme
        self._shown: Particulars | None = None
        self._begun: tuple[str, ...] = ()
        self._unlikely = Unlikely()
        self._own: dict[int, Field] = {}
        self._came = ""
        self._heading = label(kind="heading", wrap=True)
        self._reached = label(kind="muted", wrap=True)
        self.fields = {**self._of_a_line(), **self._of_days(), **self._of_lines()}
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

    def _of_a_line(self) -> dict[str, Field]:
        titles = {
            "number": (self.tr("Lid&nummer"), ""),
            "street": (self.tr("Str&aat en nummer"), ""),
            "postcode": (self.tr("Post&code"), ""),
            "town": (self.tr("&Woonplaats"), ""),
            "other_phone": (self.tr("Tweede t&elefoon"), ""),
            "reason": (self.tr("&Reden van vertrek"), ""),
            "emergency": (self.tr("&Bij nood bellen"), ""),
            "emergency_phone": (self.tr("Telefoon &daarvan"), ""),
        }
        return {name: Field(title, self._line(), hint) for name, (title, hint) in titles.items()}

    def _of_days(self) -> dict[str, Field]:
        titles = {
            "born": (self.tr("&Geboortedatum"), ""),
            "joined": (self.tr("&Lid sinds"), ""),
            "ended": (self.tr("Tot en &met"), ""),
        }
        made = {}
        for name, (title, hint) in titles.items():
            field = self._line(most=10)
            field.setPlaceholderText(self.tr("16-11-2026"))
            made[name] = Field(title, field, hint)
        return made

    def _of_lines(self) -> dict[str, Field]:
        offices, note = (self._area(rows) for rows in (3, 4))
        told = self.tr(
            "Een functie op elke regel: voorzitter 2019-2023, of 2019- voor wie het nog is."
        )
        return {
            "offices": Field(self.tr("&Functies"), offices, told),
            "note": Field(self.tr("Not&itie"), note),
        }

    def _line(self, most: int = 80) -> QLineEdit:
        made = line(most=most)
        made.returnPressed.connect(self.store)
        return made

    def _area(self, rows: int) -> Text:
        made = Text()
        made.setTabChangesFocus(True)
        made.setFixedHeight(self._theme.grid(1.5 + 2.75 * rows))
        return made

    def _lay_out(self) -> None:
        grid, one = self._theme.grid, self.fields
        form = tall(
            self._theme,
            row(one["number"], one["born"], gap=grid(1)),
            one["street"],
            row(one["postcode"], one["town"], gap=grid(1)),
            one["other_phone"],
            row(one["joined"], one["ended"], gap=grid(1)),
            one["reason"],
            one["offices"],
            row(one["emergency"], one["emergency_phone"], gap=grid(1)),
            holder(self._own_fields),
            one["note"],
        )
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
        return self._shown is not None and self._filled != self._begun

    @property
    def _filled(self) -> tuple[str, ...]:
        every = (*self.fields.values(), *self._own.values())
        return tuple(content(one.widget).strip() for one in every)

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
        self._unlikely.begin(one.born if one else None)
        self._came = came
        self._offer(fields)
        self.setEnabled(one is not None)
        self._heading.setText(one.member.label if one else self.tr("Kies iemand in de lijst"))
        member = one.member if one else None
        reached = (member.phone, member.email) if member else ()
        about = (" · ".join(part for part in reached if part), came)
        self._reached.setText("\n".join(part for part in about if part))
        self._reached.setVisible(bool(self._reached.text()))
        for name, field in self.fields.items():
            _fill(field.widget, _text(one, name) if one else "")
            field.calm()
        for field_id, field in self._own.items():
            _fill(field.widget, one.own_value(field_id) if one else "")
        self.said.say("")
        self._begun = self._filled

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
        self._begun = self._filled

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
        values: dict[str, object] = {
            name: content(self.fields[name].widget) for name in (*LINES, *CALLED, "note")
        }
        for name in DAYS:
            day, good = typed_day(self.fields[name])
            births = unlikely_births((day,), date.today()) if name == "born" and good else ()
            if asked := self._unlikely.question(births):
                self.fields[name].complain(asked)
            if asked or not good:
                return None
            values[name] = day
        try:
            values["offices"] = self._offices()
        except Refused as error:
            self.fields["offices"].complain(troubles.sentence(error))
            self.fields["offices"].widget.setFocus()
            return None
        self.fields["offices"].calm()
        values["own"] = tuple(
            (field_id, text)
            for field_id, field in sorted(self._own.items())
            if (text := content(field.widget).strip())
        )
        return self._shown.changed(**values)

    def _offices(self) -> tuple[Office, ...]:
        return offices_of(content(self.fields["offices"].widget), date.today())

    def _offer(self, fields: tuple[OwnField, ...]) -> None:
        """The club's own fields, made again only where they changed."""
        self._fields = fields
        names = {one.id: one.name for one in fields}
        if {number: one.property("called") for number, one in self._own.items()} == names:
            return
        for field in self._own.values():
            self._own_fields.removeWidget(field)
            field.deleteLater()
        self._own = {}
        for number, name in names.items():
            field = Field(name.replace("&", "&&"), self._line(most=200))
            field.widget.setAccessibleName(name)
            field.setProperty("called", name)
            self._own[number] = field
            self._own_fields.addWidget(field)


def _text(one: Particulars, name: str) -> str:
    """The kept value as it is typed."""
    if name == "offices":
        return "\n".join(office.written for office in one.offices)
    value = getattr(one, name)
    return day_in_figures(value) if name in DAYS else str(value)


def _fill(field: QWidget, text: str) -> None:
    setter: Callable[[str], None] = (
        field.setPlainText if isinstance(field, QPlainTextEdit) else field.setText  # type: ignore[attr-defined]
    )
    setter(text)

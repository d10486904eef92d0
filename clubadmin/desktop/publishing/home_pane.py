"""The page for at home: where it goes, who is named in it, on and off."""

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLineEdit

from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.figures import whole
from clubadmin.desktop.kit.forms import Field, content, line, tall
from clubadmin.desktop.kit.operations import Operations, nothing
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, card, column, holder, label, row
from clubadmin.desktop.publishing import loading
from clubadmin.desktop.publishing.follower import Follower, Goal
from clubadmin.desktop.publishing.tab import Part
from clubadmin.desktop.work import troubles
from clubadmin.errors import Trouble
from clubadmin.model.seasons.season import EveningLine

_Read = TypeVar("_Read")


class HomePart(Part):
    """Two places to bring the page to, the address for a QR, a tick, and one button."""

    def __init__(self, ops: Operations, theme: Theme, begin: loading.Begin) -> None:
        super().__init__(ops, theme)
        self._begin, self._facts = begin, loading.AtHome("", 0, 0)
        self.line: EveningLine | None = None
        self.follower = Follower.of(ops)
        self.folder, self.address = line(most=1000), line(most=400)
        self.password, self.public = line(most=200), line(most=400)
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.early = QCheckBox(self.tr("&Ook tijdens een ronde, zoals de zaal het ziet"))
        self.about = label(kind="muted", wrap=True)
        self.agreed_button = button(self.tr("&Iedereen stemde in bij inschrijving"), self._agreed)
        self.choose_button = button(self.tr("Map &kiezen"), self._choose_folder)
        self.trust_button = button(self.tr("&Vertrouw deze sleutel"), self._trust)
        self.trust_button.hide()
        self.off_button = button(self.tr("&Uitzetten"), self.follower.turn_off, "quiet")
        self.on_button = button(self.tr("&Aanzetten"), self.turn_on, "primary")
        self.on_button.setAutoDefault(False)  # Enter in a field presses it, and just once
        for field in (self.folder, self.address, self.password, self.public):
            field.returnPressed.connect(self.turn_on)
        self._lay_out()
        self.follower.changed.connect(self._show)

    def _lay_out(self) -> None:
        grid = self.theme.grid
        told = self.tr(
            "Na elke ronde maakt het programma één pagina met de stand, als HTML, als JSON en als"
            " plaatje voor een bericht. Wie geen toestemming gaf, is er een nummer."
        )
        where = row((Field(self.tr("&Map"), self.folder), 1), self.choose_button, gap=grid(1))
        where.setAlignment(self.choose_button, Qt.AlignmentFlag.AlignBottom)
        self.address_field = Field(
            self.tr("Sturen &naar (mag leeg)"),
            self.address,
            self.tr("sftp://gebruiker@server/map of, voor WebDAV, https://gebruiker@server/map"),
        )
        self.public_field = Field(
            self.tr("A&dres voor thuis (mag leeg)"),
            self.public,
            self.tr("Waar de pagina te lezen is; staat als QR op kaarten, wand en uitslag."),
        )
        password = Field(self.tr("&Wachtwoord"), self.password)
        fields = tall(
            self.theme,
            label(told, "muted", wrap=True),
            holder(where),
            row((self.address_field, 2), (password, 1), gap=grid(1)),
            self.public_field,
            self.early,
            self.about,
            row(self.agreed_button, self.consents_button, None, gap=grid(1)),
            None,
        )
        box = card(
            (fields, 1),
            self.said,
            row(self.trust_button, None, self.off_button, self.on_button, gap=grid(1)),
            gap=grid(1.25),
            margin=grid(2),
        )
        self.setLayout(column(box))

    @property
    def followed(self) -> bool:
        """Whether the evening is followed, or was until the program stopped."""
        here = self.line.id if self.line is not None else 0
        return bool(here) and (self.follower.evening_id == here or self.follower.was_on(here))

    def take_keyboard(self) -> None:
        """The first field."""
        self.folder.setFocus()

    def show_choices(self, choices: loading.Choices) -> None:
        """The evening that goes on, if there is one."""
        before, self.line = self.line, choices.live(self._begin)
        if self.line is None:
            return
        evening_id = self.line.id
        fresh = before is None or before.id != evening_id
        self.ops.look(
            lambda club: loading.at_home(club, evening_id),
            lambda facts: self._arrived(facts, fresh=fresh),
        )

    def turn_on(self) -> None:
        """Follow the evening, with what stands in the fields."""
        from clubadmin.services.at_home.address import public_address, read_address
        from clubadmin.services.input import passwords

        if self.line is None:
            return
        evening_id, typed = self.line.id, self.password.text()
        folder, address = self.folder.text().strip(), self.address.text().strip()
        if not folder and not address:
            self._choose_folder()
            return
        self.address_field.calm()
        to = _understood(self.address_field, read_address) if address else None
        public = _understood(self.public_field, public_address)
        if public is None or (address and to is None):
            return
        self.public.setText(public)
        folder = str(files.documents() / Path(folder).expanduser()) if folder else ""
        self.folder.setText(folder)
        goal = Goal(folder, address, public, self.early.isChecked())
        goal.keep(self._facts.uid)

        def password() -> str:
            """The one that was typed, which is kept from now on, or that was kept."""
            if to is None:
                return ""
            if typed:
                passwords.keep_password(to, typed)
            return typed or passwords.kept_password(to) or ""

        self.ops.make(
            password, lambda found: self.follower.turn_on(evening_id, goal, found), self.refused
        )

    # --- inside

    def _arrived(self, facts: loading.AtHome, *, fresh: bool) -> None:
        self._facts = facts
        if fresh:
            goal = Goal.of(facts.uid)
            never = not (goal.folder or goal.address)
            proposed = files.documents() / self.tr("Thuis volgen")
            self.folder.setText(str(proposed) if never else goal.folder)
            self.address.setText(goal.address)
            self.public.setText(goal.public)
            self.early.setChecked(goal.early)
        text = self.tr("Van %1 van de %2 deelnemers is niet bekend of ze met naam genoemd mogen.")
        text = text.replace("%1", whole(facts.unasked)).replace("%2", whole(facts.players))
        self.about.setText(text)
        self.about.setVisible(bool(facts.unasked))
        self.agreed_button.setVisible(bool(facts.unasked))
        self._show()

    def _show(self) -> None:
        """Show whether it is on, and what became of the last page."""
        on = self.line is not None and self.follower.evening_id == self.line.id
        self.off_button.setVisible(on)
        self.on_button.setText(self.tr("O&pnieuw") if on else self.tr("&Aanzetten"))
        self.trust_button.setVisible(on and bool(self.follower.strange_key))
        if on:
            said, wrong = self.follower.state()
            self.said.say(f"! {said}" if wrong else said, "error" if wrong else "good")
        else:
            self.said.say("")

    def _trust(self) -> None:
        self.follower.trust_server()
        self.turn_on()

    def _agreed(self) -> None:
        """Note that all who play agreed when they entered."""
        from clubadmin.services.at_home.standing import all_agreed

        if self.line is not None:
            evening_id, how = self.line.id, self.tr("bij inschrijving")
            self.ops.change(
                lambda club: all_agreed(club, evening_id, date.today(), how), nothing, self.refused
            )

    def _choose_folder(self) -> None:
        if found := files.ask_folder(self, self.tr("Map voor de stand"), None):
            self.folder.setText(str(found))
            self.on_button.setFocus()


def _understood(field: Field, read: Callable[[str], _Read]) -> _Read | None:
    """The value of a field; None where it is no such thing, and that stands below it."""
    try:
        found = read(content(field.widget))
        field.calm()
        return found
    except Trouble as error:
        field.complain(troubles.sentence(error))
        field.widget.setFocus()
    return None

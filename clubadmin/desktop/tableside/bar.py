"""The bar above the board: whether tables type, where phones go, who calls, what can be signed."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit import language, used
from clubadmin.desktop.kit.doors import ShowProtests, ask
from clubadmin.desktop.kit.operations import Operations, nothing
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Elided, button, column, holder, label, row, tip
from clubadmin.desktop.tableside.loading import Now
from clubadmin.desktop.tableside.switch import Switch
from clubadmin.desktop.work import troubles
from clubadmin.i18n import Words
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening, TablePlace
from clubadmin.services.tableside import calls


class TablesideBar(QWidget):
    """Hidden in a club that never used it, until the switch is."""

    said = Signal(str)
    sign_asked = Signal()  # all that was confirmed
    left = Signal()  # what was pressed here goes away: back to the sheet

    def __init__(self, ops: Operations, theme: Theme, switch: Switch) -> None:
        super().__init__()
        self._ops = ops
        self._theme = theme
        self._switch = switch
        self._evening: Evening | None = None
        self._now = Now((), {}, {})
        self._confirmed = 0
        self._desk_shown = False
        self.state = label("", "strong")
        self.address = Elided(theme)
        self.on_button = button(self.tr("Aanzetten"), self.turn_on)
        tip(self.on_button, "Ctrl+Shift+T")
        self.cards_button = button(self.tr("Kaarten"), self.print_cards)
        tip(self.cards_button, self.tr("Scankaarten afdrukken (Ctrl+Shift+P)"))
        self.host_button = button(self.tr("Ander adres"), self._other_host, "link")
        self.desk_button = button(self.tr("Tweede bureau"), self._turn_to_desk, "link")
        self.codes_button = button(self.tr("Nieuwe codes"), self._renew, "link", risky=True)
        tip(self.codes_button, self.tr("Kaarten die al geprint zijn, openen dan niets meer."))
        self.off_button = button(self.tr("Uitzetten"), self._turn_off, "link", risky=True)
        self.call = Elided(theme, strong=True)
        self.answer_button = button("", self._answer)
        self.protests_button = button(self.tr("Protesten"), self._show_protests)
        self.sign_button = button("", self.sign_asked.emit, "primary")
        tip(self.sign_button, "Ctrl+Shift+A")
        self._lay_out()
        switch.changed.connect(self._show)
        switch.refused.connect(self._refused)
        switch.no_network.connect(self._explain_hotspot)

    # what is asked

    def turn_on(self) -> None:
        """Have the tables of this evening type; when they do, the keyboard comes here."""
        if self._evening is None:
            return
        if self._switch.is_on(self._evening.id):
            self.cards_button.setFocus()
        else:
            self._switch.turn_on(self._evening.id)

    def print_cards(self) -> None:
        """The cards to scan, seen first."""
        from clubadmin.desktop.paper.printing import preview_paper

        evening, codes, address = self._evening, self._switch.codes, self._switch.address
        if evening is None or codes is None or address is None:
            return
        base = address.base
        tables = {one.table: f"{base}/t/{one.code}" for one in codes.cards}
        wall = f"{base}/wall/{codes.wall}"

        def make(printing: Printing) -> bytes:
            from clubadmin.reports.tableside.scan_cards import scan_cards

            return scan_cards(evening, printing, tables, wall)

        preview_paper(self, self.tr("Scankaarten"), make, failed=self._refused)

    # what is shown

    def show_evening(self, evening: Evening) -> None:
        """The evening as it is now."""
        self._evening = evening
        if evening.status == "closed" and self._switch.is_on(evening.id):
            self._switch.turn_off()
        self._show()

    def show_now(self, now: Now, confirmed: int) -> None:
        """Show who calls, and how many sheets are confirmed and not signed off."""
        self._now, self._confirmed = now, confirmed
        self._show()

    def first(self) -> QWidget | None:
        """The first that takes keys, for F6."""
        buttons = (self.sign_button, self.answer_button, self.cards_button, self.on_button)
        return next((one for one in buttons if one.isVisible()), None)

    # inside

    def _lay_out(self) -> None:
        gap = self._theme.grid(1)
        links = (self.host_button, self.desk_button, self.codes_button, self.off_button)
        self._above = row(
            self.state, self.address, self.on_button, None, self.cards_button, *links, gap=gap
        )
        self._below = holder(
            row(
                self.call,
                self.answer_button,
                self.protests_button,
                None,
                self.sign_button,
                gap=gap,
            )
        )
        self.setLayout(column(self._above, self._below, gap=self._theme.grid(0.5)))
        self.setAccessibleName(self.tr("Aan tafel typen"))
        self._show()

    def _show(self) -> None:
        evening = self._evening
        possible = evening is not None and bool(evening.plan) and evening.depth == "game"
        closed = evening is not None and evening.status == "closed"
        on = evening is not None and self._switch.is_on(evening.id)
        self.setVisible(possible and (on or (not closed and used.is_used("tableside"))))
        name = self.tr("Aan tafel typen")
        self.state.setText(f"● {name}" if on else name)
        self.on_button.setVisible(not on)
        self.address.setVisible(on)
        for one in (self.cards_button, self.desk_button, self.codes_button, self.off_button):
            one.setVisible(on)
        self.host_button.setVisible(on and len(self._switch.hosts) > 1)
        self._show_address()
        self._show_calls(on=on)

    def _show_address(self) -> None:
        address, codes = self._switch.address, self._switch.codes
        easy = self._switch.easy_address
        if address is None or easy is None or codes is None:
            self.address.setText("")
        elif self._desk_shown:
            text = self.tr("%1/desk  code %2").replace("%2", codes.desk)
            self.address.setText(text.replace("%1", easy.base), text.replace("%1", easy.short))
        else:
            self.address.setText(address.base, address.short)

    def _show_calls(self, *, on: bool) -> None:
        calling = self._calling()
        numbers = Words(language.current()).listed([str(one.number) for one in calling])
        protests = sum(self._now.protests.values())
        said = []
        if calling:
            one = self.tr("Tafel %1 vraagt om de wedstrijdleider")
            many = self.tr("Tafels %1 vragen om de wedstrijdleider")
            said.append((one if len(calling) == 1 else many).replace("%1", numbers))
            first = self.tr("Tafel %1 is geholpen").replace("%1", str(calling[0].number))
            self.answer_button.setText(first)
        if protests:
            one, many = self.tr("1 protest"), self.tr("%1 protesten")
            said.append(one if protests == 1 else many.replace("%1", str(protests)))
        short = [self.tr("Tafel %1").replace("%1", numbers)] if calling else []
        forms = (said, [*short, *said[len(short) :]])
        self.call.setText(*("⚑ " + " · ".join(form) if said else "" for form in forms))
        self.answer_button.setVisible(bool(calling))
        self.protests_button.setVisible(bool(protests))
        count = self._confirmed
        sign = self.tr("Teken alle bevestigde af (%1)")
        self.sign_button.setText(sign.replace("%1", str(count)))
        self.sign_button.setVisible(count > 0)
        self._below.setVisible(on and bool(said or count))

    def _calling(self) -> list[TablePlace]:
        """The tables that ask, who asked first in front."""
        plan = self._evening.plan if self._evening is not None else ()
        at_tables = self._now.at_tables
        asking = [
            place
            for drawn in plan
            for place in drawn.tables
            if place.table_id in at_tables and at_tables[place.table_id].called
        ]
        return sorted(asking, key=lambda one: at_tables[one.table_id].called_at)

    def _answer(self) -> None:
        calling = self._calling()
        if calling:
            table_id = calling[0].table_id
            self._ops.run(
                lambda club: calls.answer(club, table_id), nothing, self._refused, changes=True
            )
            self.left.emit()

    def _show_protests(self) -> None:
        if self._evening is not None:
            ask(self, ShowProtests(self._evening.id))

    def _renew(self) -> None:
        self._switch.renew()
        self.said.emit(self.tr("Er zijn nieuwe codes: druk de kaarten opnieuw af."))

    def _turn_off(self) -> None:
        self._desk_shown = False
        self._switch.turn_off()
        self.left.emit()

    def _turn_to_desk(self) -> None:
        self._desk_shown = not self._desk_shown
        self._show_address()

    def _other_host(self) -> None:
        self._switch.next_host()

    def _explain_hotspot(self) -> None:
        from clubadmin.desktop.tableside.hotspot import HotspotWindow

        if self._evening is not None:
            again = partial(self._switch.turn_on, self._evening.id)
            HotspotWindow.open_one(self, self._ops, self._theme, again)

    def _refused(self, error: Exception) -> None:
        self.said.emit(troubles.sentence(error))


def marks_of(now: Now) -> Mapping[int, str]:
    """Map tables to the mark of their tiles: "call", "protest", "confirmed" or "typed"."""
    found = {}
    for table_id, at in now.at_tables.items():
        if at.called:
            found[table_id] = "call"
        elif table_id in now.protests:
            found[table_id] = "protest"
        elif at.confirmed:
            found[table_id] = "confirmed"
        elif at.typed:
            found[table_id] = "typed"
    return dict.fromkeys(now.protests, "protest") | found

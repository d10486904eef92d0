"""The bar above the board: whether tables type, where phones go, who calls, what can be signed."""

import sys
from collections.abc import Callable, Mapping
from enum import Enum, StrEnum
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from clubadmin.desktop.kit import used
from clubadmin.desktop.kit.doors import ShowProtests, ask
from clubadmin.desktop.kit.language import current, translate
from clubadmin.desktop.kit.operations import Operations, nothing
from clubadmin.desktop.kit.side_window import SideWindow
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Elided, button, card, column, holder, label, row, tip
from clubadmin.desktop.tableside.loading import Now
from clubadmin.desktop.tableside.switch import Switch
from clubadmin.desktop.work import troubles
from clubadmin.i18n import Words
from clubadmin.model.evenings.evening import Evening, SheetState, TablePlace
from clubadmin.services.tableside import calls

LOOK_EVERY = 2000  # ms


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
        self.host_button = button(self.tr("Ander adres"), self._switch.next_host, "link")
        self.desk_button = button(self.tr("Tweede bureau"), self._turn_to_desk, "link")
        self.codes_button = button(self.tr("Nieuwe codes"), self._renew, "link", risky=True)
        tip(self.codes_button, self.tr("Kaarten die al geprint zijn, openen dan niets meer."))
        self.off_button = button(self.tr("Uitzetten"), self._turn_off, "link", risky=True)
        self.room = label("", "muted", wrap=True)
        self.call = Elided(theme, strong=True)
        self.answer_button = button("", self._answer)
        self.protests_button = button(self.tr("Protesten"), self._show_protests)
        self.sign_button = button("", self.sign_asked.emit, "primary")
        tip(self.sign_button, "Ctrl+Shift+A")
        self._lay_out()
        switch.changed.connect(self._show)
        switch.refused.connect(self._refused)
        switch.no_network.connect(self._explain_hotspot)

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
        from clubadmin.desktop.paper.printing import paper_of, preview_paper

        evening, codes, address = self._evening, self._switch.codes, self._switch.address
        if evening is None or codes is None or address is None:
            return
        base = address.base
        tables = {one.table: f"{base}/t/{one.code}" for one in codes.cards}
        wall, title = f"{base}/wall/{codes.wall}", self.tr("Scankaarten")
        made = paper_of("tableside.scan_cards.scan_cards", evening, tables=tables, wall=wall)
        preview_paper(self, title, made, failed=self._refused, follows=evening.id)

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

    def _lay_out(self) -> None:
        gap = self._theme.grid(1)
        links = (self.host_button, self.desk_button, self.codes_button, self.off_button)
        self._above = row(
            self.state, self.address, self.on_button, None, self.cards_button, *links, gap=gap
        )
        self._below = holder(
            row(
                self.call, self.answer_button, self.protests_button, None, self.sign_button, gap=gap
            )
        )
        self.setLayout(column(self._above, self.room, self._below, gap=self._theme.grid(0.5)))
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
        self._show_room(on=on)
        self._show_calls(on=on)

    def _show_room(self, *, on: bool) -> None:
        """Say what carries a hall, before the doors open; then only where it will not."""
        plan = self._evening.plan if self._evening is not None else ()
        tables = [one for drawn in plan for one in drawn.tables]
        doors_open = any(one.state is not SheetState.MISSING for one in tables)
        doors_open = doors_open or any(one.typed for one in self._now.at_tables.values())
        said = [] if on and doors_open else [carries()]
        if on:
            from clubadmin.server.network import usual_room

            room, many = usual_room(self._switch.host), len({one.number for one in tables})
            if 0 < room < many:
                few = self.tr("Dit netwerk laat meestal %1 telefoons toe, en er zijn %2 tafels.")
                few = few.replace("%1", str(room)).replace("%2", str(many))
                said = [few, carries()]
        self.room.setText(" ".join(said))
        self.room.setVisible(bool(said))

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
        numbers = Words(current()).listed([str(one.number) for one in calling])
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
            self._ops.change(lambda club: calls.answer(club, table_id), nothing, self._refused)
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

    def _explain_hotspot(self) -> None:

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


class Pictured(Enum):
    """The subjects of a picture."""

    SETTINGS = 1
    SWITCH = 2
    PHONE = 3


class StepPicture(QWidget):
    """A line drawing in the colours of the window."""

    def __init__(self, theme: Theme, pictured: Pictured) -> None:
        super().__init__()
        self._theme = theme
        self._pictured = pictured
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(_spoken(pictured))
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Wide enough for a laptop."""
        return QSize(self._theme.grid(20), self._theme.grid(13))

    def minimumSizeHint(self) -> QSize:
        """The least size: the full height, and less width."""
        return QSize(self._theme.grid(14), self._theme.grid(13))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw it in the middle, in a square of 100 by 65."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = min(self.width() / 100, self.height() / 65)
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(scale, scale)
        painter.translate(-50, -32.5)
        painter.setPen(self._pen("ink", 2))
        if self._pictured is Pictured.SETTINGS:
            self._laptop(painter)
            self._gear(painter, QPointF(50, 27))
        elif self._pictured is Pictured.SWITCH:
            self._laptop(painter)
            self._switch(painter, QRectF(38, 31, 24, 11))
            self._waves(painter, QPointF(50, 25), 3.2)
        else:
            self._phone(painter)
            self._waves(painter, QPointF(50, 22), 3.4)
        painter.end()

    def _pen(self, role: str, width: float) -> QPen:
        pen = QPen(self._theme.colour(role), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen

    def _laptop(self, painter: QPainter) -> None:
        painter.setBrush(self._theme.colour("surface"))
        painter.drawRoundedRect(QRectF(20, 6, 60, 42), 3, 3)
        painter.drawRoundedRect(QRectF(10, 50, 80, 6), 3, 3)

    def _gear(self, painter: QPainter, middle: QPointF) -> None:
        painter.setPen(self._pen("accent", 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, 7, 7)
        painter.save()
        painter.translate(middle)
        for _ in range(8):
            painter.drawLine(QPointF(0, 9), QPointF(0, 12))
            painter.rotate(45)
        painter.restore()

    def _switch(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour("accent"))
        half = box.height() / 2
        painter.drawRoundedRect(box, half, half)
        painter.setBrush(self._theme.colour("surface"))
        painter.drawEllipse(QPointF(box.right() - half, box.center().y()), half - 2, half - 2)

    def _waves(self, painter: QPainter, foot: QPointF, step: float) -> None:
        """The sign of wifi: a dot and arcs above it."""
        painter.setPen(self._pen("accent", 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ring in (1, 2, 3):
            far = ring * step * 1.4
            around = QRectF(foot.x() - far, foot.y() - far, 2 * far, 2 * far)
            painter.drawArc(around, 45 * 16, 90 * 16)
        painter.setBrush(self._theme.colour("accent"))
        painter.drawEllipse(foot, 0.6, 0.6)

    def _phone(self, painter: QPainter) -> None:
        painter.setBrush(self._theme.colour("surface"))
        painter.drawRoundedRect(QRectF(34, 3, 32, 59), 5, 5)
        painter.setPen(self._pen("accent", 2))
        for corner in (QPointF(42, 32), QPointF(53, 32), QPointF(42, 43)):
            painter.drawRect(QRectF(corner.x(), corner.y(), 6, 6))
        painter.drawLine(QPointF(54, 44), QPointF(58, 44))
        painter.drawLine(QPointF(54, 48), QPointF(56, 48))
        painter.drawEllipse(QPointF(50, 57), 1, 1)


def carries() -> str:
    """The networks that carry a hall, and what is done without one."""
    return translate(
        "hotspot",
        "De hotspot van Windows laat meestal 8 telefoons toe, die van een telefoon 5 tot 10; een"
        " router van twintig euro een hele zaal, ook zonder internet. Een tafel die er niet in kan,"
        " schrijft op papier.",
    )


def _spoken(pictured: Pictured) -> str:
    if pictured is Pictured.SETTINGS:
        return translate("hotspot", "Een laptop met de instellingen open")
    if pictured is Pictured.SWITCH:
        return translate("hotspot", "Een laptop waarop de hotspot aanstaat")
    return translate("hotspot", "Een telefoon die met de wifi verbonden is")


class System(StrEnum):
    """The system of the laptop."""

    WINDOWS = "windows"
    MAC = "mac"
    LINUX = "linux"


def this_system() -> System:
    """The system of this laptop."""
    if sys.platform == "win32":
        return System.WINDOWS
    return System.MAC if sys.platform == "darwin" else System.LINUX


def steps(system: System) -> tuple[str, str, str]:
    """The steps to take, in three sentences."""
    if system is System.WINDOWS:
        first = translate("hotspot", "Open Instellingen, Netwerk en internet, Mobiele hotspot.")
        second = translate(
            "hotspot", "Zet de mobiele hotspot aan. Naam en wachtwoord staan eronder."
        )
    elif system is System.MAC:
        first = translate("hotspot", "Open Systeeminstellingen, Algemeen, Delen, Internetdelen.")
        second = translate(
            "hotspot", "Deel met apparaten via wifi en zet Internetdelen aan. Kies een wachtwoord."
        )
    else:
        first = translate("hotspot", "Open Instellingen, Wifi, en het menu met de drie puntjes.")
        second = translate(
            "hotspot", "Kies Wifi-hotspot inschakelen. Naam en wachtwoord staan er dan bij."
        )
    third = translate(
        "hotspot", "Verbind de telefoons met die wifi. Internet is niet nodig; scan dan de kaart."
    )
    return first, second, third


class HotspotWindow(SideWindow):
    """Looks by itself whether there is a network by now, and goes on once there is."""

    help_topic = "aan-tafel"

    def __init__(
        self, parent: QWidget, ops: "Operations", theme: Theme, found: Callable[[], object]
    ) -> None:
        """Explain; `found` is called once there is a network."""
        super().__init__(parent, ops, theme, "hotspot", (92, 46))
        self._found = found
        self.setWindowTitle(self.tr("Geen netwerk gevonden"))
        why = label(
            self.tr(
                "Deze laptop zit in geen enkel netwerk, dus telefoons kunnen hem niet vinden. "
                "Sluit hem aan op een router, of laat hem zelf een netwerk maken."
            )
            + f" {carries()}",
            wrap=True,
        )
        self.steps = steps(this_system())
        pictures = (Pictured.SETTINGS, Pictured.SWITCH, Pictured.PHONE)
        cards = row(gap=theme.grid(1.5))
        for at, (said, picture) in enumerate(zip(self.steps, pictures, strict=True), 1):
            text = label(f"{at}. {said}", wrap=True)
            inside = column(
                StepPicture(theme, picture), text, None, gap=theme.grid(1), margin=theme.grid(1.5)
            )
            box = card(inside)
            cards.addWidget(box, 1)
        self.look_button = button(self.tr("Kijk opnieuw"), self.refresh, "primary")
        away = button(self.tr("Sluiten"), self.close, "quiet")
        self._waits = label(
            self.tr("Zodra er een netwerk is, gaat het vanzelf aan."), "muted", wrap=True
        )
        foot = row((self._waits, 1), away, self.look_button, gap=theme.grid(1))
        self.setLayout(column(why, (cards, 1), foot, gap=theme.grid(2), margin=theme.grid(2.5)))
        self._clock = QTimer(self, interval=LOOK_EVERY)
        self._clock.timeout.connect(self.refresh)
        self._clock.start()

    def refresh(self) -> None:
        """Look whether there is a network now."""
        from clubadmin.server import network

        if network.addresses():
            self._clock.stop()
            self.close()
            self._found()

"""The hall's clock and screen, and their controls, for one evening.

It outlives every window of it: the clock goes on and rings when the screen is closed, and is
taken up again when the program starts within the round.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from clubadmin.desktop.kit import files, remembered
from clubadmin.desktop.kit.language import current, translate
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.screen import content
from clubadmin.desktop.screen.screen_control import ScreenDesk, no_bell
from clubadmin.desktop.screen.sound import END, WARNING, Bell
from clubadmin.desktop.screen.ticker import RoundTicker, no_round
from clubadmin.desktop.screen.window import BigScreen
from clubadmin.errors import Gone
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.hall.screen import ScreenFacts
from clubadmin.model.results.result import EveningResult
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub
from clubadmin.services.hall import screen
from clubadmin.services.hall.clock import RoundClock, now, read_back
from clubadmin.services.results import closing

CLOCK = "screen/clock"  # which club and evening, and the clock as it was kept
MINUTES = "screen/minutes"  # of a round, where the competition says nothing
BREATH = 400  # ms after a change before the screen follows: who types goes first


@dataclass(frozen=True)
class Shown:
    """The facts of an evening that may be shown, and its club file."""

    facts: ScreenFacts
    uid: str
    mark: object  # another one as soon as the facts are others


class Hall(QObject):
    """The screen in the hall and its clock."""

    refused = Signal(object)  # Exception
    ticked = Signal()  # the clock shows something else
    warned = Signal(str)  # a sentence for the secretary

    def __init__(self, main: QMainWindow, ops: Operations, theme: Theme) -> None:
        super().__init__(main)
        self._main = main
        self._ops = ops
        self._theme = theme
        self.evening_id = 0  # the evening that the hall sees; 0 for none
        self._uid = ""
        self._mark: object = None  # what the facts were read at
        self.facts: ScreenFacts | None = None
        self.bell = Bell(self)
        self.bell.silent.connect(self._cannot_ring)
        self.ticker: RoundTicker | None = None
        self.screens: dict[int, BigScreen] = {}
        self._which = 1  # of the screens is governed
        self.desk: ScreenDesk | None = None
        self._aside = False  # what governs the screen made room for it
        self._begun: object = None  # an evening, open or closed, that a show was begun of
        self._later = QTimer(self, singleShot=True, interval=BREATH)
        self._later.timeout.connect(self._look)
        self._over = QTimer(self, singleShot=True)  # the time for protests
        self._over.timeout.connect(self._look_anew)
        ops.changed.connect(self._changed)
        ops.opened.connect(self.shut)

    def _changed(self) -> None:
        self._later.start()

    @property
    def screen(self) -> BigScreen | None:
        """The screen that is governed."""
        return self.screens.get(self._which)

    @property
    def _windows(self) -> list[BigScreen | ScreenDesk]:
        return [*self.screens.values(), *([self.desk] if self.desk is not None else [])]

    def open_desk(self, evening_id: int) -> None:
        """Open the controls of the screen for an evening."""
        self._follow(evening_id, self._show_desk)

    def open_screen(self, evening_id: int) -> None:
        """The screen itself, on an evening."""
        self._follow(evening_id, self._show_in_front)

    def _show_in_front(self) -> None:
        """Show the screen in front: with one screen it would come up behind the asking window."""
        self.show_screen()
        if self.screen is not None:
            self.screen.raise_()

    def switch_full(self) -> None:
        """The screen full, and back; off, it is turned on full."""
        if self.screen is None:
            self.show_screen()
            if self.screen is None or self.screen.isFullScreen():
                return
        self.screen.switch_full(self._main)
        if self.screen.is_over(self._main):
            self._make_room()
        elif self._aside:
            self._show_desk()

    def _make_room(self) -> None:
        """Hide the controls where there is one screen; Escape brings them back."""
        self._aside = self.desk is not None and self.desk.isVisible()
        if self.desk is not None:
            self.desk.hide()
        if self.screen is not None:
            self.screen.take_front()

    def uncover(self) -> None:
        """Bring the secretary's own windows from below the screen, where there is only one."""
        if self.screen is not None and self.screen.is_over(self._main):
            self.screen.uncover()

    def leave(self) -> None:
        """Leave the full screen for its controls; without these, for the main window."""
        if self._aside:
            self._show_desk()
            return
        if self.screen is not None and self.screen.is_over(self._main):
            self.screen.close()
        if self._main.isVisible():
            self._main.activateWindow()
            self._main.raise_()

    def looked_at(self, evening_id: int) -> None:
        """Silence a clock whose time is up when another evening is opened."""
        other = evening_id not in (0, self.evening_id)
        if other and self.ticker is not None and self.ticker.over:
            self.ticker.put_away()

    def evening_closed(self, evening_id: int) -> None:
        """The clock ends with its evening."""
        if evening_id == self.evening_id and self.ticker is not None:
            self.ticker.put_away()

    def toggle_clock(self, evening_id: int) -> None:
        """Start the clock of the round, or have it stand still."""

        def toggle() -> None:
            if self.ticker is not None and self.ticker.held and not self.ticker.running:
                self.warned.emit(no_round())
            elif self.ticker is not None and self.ticker.in_use:
                self.ticker.toggle()
            else:
                self._show_desk()
                if self.desk is not None:
                    self.desk.clock.minutes.setFocus()  # without them there is no clock

        ticker = self.ticker
        if ticker is not None and evening_id == self.evening_id and ticker.running and ticker.over:
            ticker.stop()  # and no more: the next round begins when it is asked for
        else:
            self._follow(evening_id, toggle)

    def take_up(self) -> None:
        """Go on with a clock that ran when the program ended."""
        _, evening_id, clock = _kept(remembered.text(CLOCK))
        if clock is None:
            remembered.keep_text(CLOCK, "")
        elif clock.running:
            self._follow(evening_id, lambda: None, only_running=True)

    def shut(self) -> None:
        """Close everything, for another club or the end of the program."""
        self.evening_id, self._uid, self.facts = 0, "", None
        for window in self._windows:
            window.close()
        if self.ticker is not None:
            self.ticker.deleteLater()
        self.ticker = None
        self.ticked.emit()

    def show_screen(self) -> None:
        """The screen on the second screen, or beside the window where there is one screen."""
        from clubadmin.desktop.screen.window import SECONDS, BigScreen

        if self.ticker is None:
            return
        if self.screen is None:
            made = self.screens[self._which] = BigScreen(self._theme, self.ticker)
            made.shut.connect(self._screen_turned)
            made.turned.connect(self._screen_turned)
            made.pressed.connect(self._key)
            made.set_seconds(remembered.number("screen/seconds") or SECONDS)
        shown = self.screens[self._which]
        shown.others = [one for one in self.screens.values() if one is not shown]
        if self.facts is not None:
            shown.show_facts(self.facts, self._home(self.facts))
        self._begin()
        shown.appear(self._main)
        if self.desk is not None:
            self.desk.show_screen(shown)

    def govern(self, which: int) -> None:
        """Govern the first or the second screen: each has its own show, pages and pace."""
        self._which = which
        if self.desk is not None:
            self.desk.show_screen(self.screen)

    def hide_from(self, first: int | None) -> None:
        """Keep the standings to ourselves from a round on."""
        evening_id = self.evening_id
        self._ops.change(
            lambda club: screen.hide_from(club, evening_id, first),
            lambda _evening: None,
            self.refused.emit,
        )

    def print_announcer(self, parent: "QWidget") -> None:
        """The sheet for who tells the places."""
        if self.facts is not None:
            show_announcer(parent, self._ops, self.facts.evening)

    def _follow(
        self, evening_id: int, then: Callable[[], object], *, only_running: bool = False
    ) -> None:
        """Read an evening, make its clock, and go on."""

        def arrived(shown: Shown) -> None:
            if only_running and _kept(remembered.text(CLOCK))[0] != shown.uid:
                return
            if (shown.uid, evening_id) != (self._uid, self.evening_id):
                self.evening_id, self._uid = evening_id, shown.uid
                self._make_ticker(shown)
            self._take(shown)
            then()

        failed = _ignored if only_running else self.refused.emit
        self._ops.run(lambda club: shown_now(club, evening_id), arrived, failed)

    def _make_ticker(self, shown: Shown) -> None:
        if self.ticker is not None:
            self.ticker.stop()
            self.ticker.deleteLater()
        place = f"{shown.uid} {shown.facts.evening.id} "
        kept = remembered.text(CLOCK)
        minutes = shown.facts.evening.round_minutes or remembered.number(MINUTES)
        self.ticker = ticker = RoundTicker(
            minutes,
            kept.removeprefix(place) if kept.startswith(place) else "",
            lambda text: remembered.keep_text(CLOCK, place + text),
        )
        if not ticker.begun:
            ticker.set_round(max(shown.facts.in_play, 1))
        ticker.changed.connect(self.ticked)
        ticker.warned.connect(lambda: self.bell.ring(WARNING))
        ticker.ended.connect(lambda: self.bell.ring(END))
        for window in self._windows:
            window.follow(ticker)
        self.ticked.emit()

    def _make_desk(self) -> ScreenDesk:
        desk = ScreenDesk(self._main, self.bell, self._theme)
        desk.full_wanted.connect(self.switch_full)
        desk.screen_wanted.connect(self.show_screen)
        desk.own_windows_wanted.connect(self.uncover)
        desk.which_wanted.connect(self.govern)
        desk.hidden_from.connect(self.hide_from)
        desk.paper_wanted.connect(lambda: self.print_announcer(desk))
        desk.left.connect(self.leave)
        desk.destroyed.connect(self._desk_gone)
        self.refused.connect(desk.refuse)
        self.warned.connect(desk.warn)
        if self.ticker is not None:
            desk.follow(self.ticker)
        return desk

    def _show_desk(self) -> None:
        if self.desk is None:
            self.desk = self._make_desk()
            self.desk.which.choose(str(self._which))
            if self.screen is not None:
                self.desk.shows.choose(self.screen.show_.value)
        if self.screen is not None:
            self.desk.show_screen(self.screen)
        self._begin()
        if self.facts is not None:
            self.desk.show_facts(self.facts)
        self._aside = False
        self.uncover()
        self.desk.show()
        self.desk.raise_()
        self.desk.activateWindow()

    @property
    def _seen(self) -> bool:
        return any(one.isVisible() for one in self._windows)

    def _begin(self) -> None:
        """Begin with the first show of an evening that is another, or was closed since."""
        if self.facts is None or self._seen:
            return
        state = (self._uid, self.facts.evening.id, self.facts.evening.status)
        if state != self._begun:
            self._begun, first = state, content.first_show(self.facts)
            if self.screen is not None:
                self.screen.choose(first)
            if self.desk is not None:
                self.desk.shows.choose(first.value)

    def _desk_gone(self) -> None:
        self.desk = None

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Escape, while the screen lies over the window that has the keyboard."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        below = self._main.isActiveWindow() and event.key() == Qt.Key.Key_Escape
        if below:
            self.leave()
        return below

    def _screen_turned(self) -> None:
        app = QCoreApplication.instance()
        if app is not None:  # else the program ends
            app.removeEventFilter(self)
            if self.screen is not None and self.screen.is_over(self._main):
                app.installEventFilter(self)
        if self.desk is not None:
            self.desk.screen_turned()

    def _key(self, key: int, ctrl: bool) -> None:
        """A key that came to the screen does what it does at the secretary's."""
        if key == Qt.Key.Key_F11 and ctrl:
            self._show_desk()
        elif key == Qt.Key.Key_F11:
            self.switch_full()
        elif key == Qt.Key.Key_F12:
            self.toggle_clock(self.evening_id)
        elif key == Qt.Key.Key_Escape:
            self.leave()
        elif self._for_prizes(key):
            return
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_PageDown) and self.screen is not None:
            self.screen.turn_page()

    def _for_prizes(self, key: int) -> bool:
        there = self.desk is not None and (self._aside or self.desk.isVisible())
        return there and self.desk is not None and self.desk.prizes.key(key)

    def _look(self) -> None:
        """Something was changed: read again what the hall sees, if it sees anything."""
        if not self.evening_id or not self._seen:
            return
        evening_id, before = self.evening_id, self._mark

        def arrived(found: Shown | None) -> None:
            if found is not None and found.facts.evening.id == self.evening_id:
                self._take(found)

        self._ops.run(lambda club: shown_since(club, evening_id, before), arrived, self._lost)

    def _lost(self, error: Exception) -> None:
        """Making the evening was undone: there is nothing to show any more."""
        if isinstance(error, Gone):
            self.shut()

    def _look_anew(self) -> None:
        """The time for protests is over, and nothing in the file says so."""
        self._mark = None
        self._look()

    def _take(self, shown: Shown) -> None:
        self.facts, self._mark = shown.facts, shown.mark
        self._set_clock(shown.facts)
        if left := shown.facts.finality.left:
            self._over.start((left + 1) * 1000)
        home = self._home(shown.facts)
        for one in self.screens.values():
            one.show_facts(shown.facts, home)
        if self.desk is not None:
            self.desk.show_facts(shown.facts)

    def _home(self, facts: ScreenFacts) -> str:
        """The address where the evening is followed at home."""
        from clubadmin.desktop.paper.printing import followed

        return followed(self._ops, facts.evening.id)

    def _set_clock(self, facts: ScreenFacts) -> None:
        """The clock of the round that comes, once the sheets of the one before are in."""
        ticker, evening = self.ticker, facts.evening
        if ticker is not None:
            ticker.hold(evening.status == "closed")
        done = ticker is not None and (
            facts.in_play > ticker.round or facts.complete >= evening.rounds
        )
        if ticker is not None and (not ticker.begun or (ticker.over and done)):
            minutes = evening.round_minutes or ticker.minutes
            ticker.set_round(max(facts.in_play, ticker.round), minutes)

    def _cannot_ring(self) -> None:
        if self.bell.can_ring:  # else it was said when the window opened
            self.warned.emit(no_bell())


def _kept(text: str) -> tuple[str, int, RoundClock | None]:
    """Read the club, the evening and the kept clock; None where it is of old."""
    uid, _, rest = text.partition(" ")
    evening, _, clock = rest.partition(" ")
    return uid, int(evening) if evening.isdecimal() else 0, read_back(clock, now())


def _ignored(_error: Exception) -> None:
    """The evening is gone; what showed it says so by itself."""


def show_announcer(parent: QWidget, ops: Operations, evening: Evening) -> None:
    """Every place from the last to the first, seen on the screen first."""
    language = current()

    def show(facts: Announced) -> None:
        from clubadmin.desktop.paper.printing import preview_pdf

        def make() -> bytes:
            from clubadmin.reports.results.honours import announcer_sheet

            stamp = datetime.now()
            return announcer_sheet(evening, Printing(facts.club, language, stamp), facts.result)

        title = translate("screen", "Blad voor de omroeper")
        name = files.evening_file(evening, title)
        preview_pdf(parent, title, make, name)

    ops.run(lambda club: announced(club, evening.id), show)


@dataclass(frozen=True)
class Announced:
    """The makings of the announcer's sheet."""

    club: ClubSettings
    result: EveningResult


def shown_now(club: OpenClub, evening_id: int) -> Shown:
    """Load the facts of an evening that the hall may see."""
    return Shown(screen.facts(club, evening_id), club.uid, screen.mark(club, evening_id))


def shown_since(club: OpenClub, evening_id: int, mark: object) -> Shown | None:
    """Load the facts that the hall may see now; None when nothing changed."""
    return None if screen.mark(club, evening_id) == mark else shown_now(club, evening_id)


def announced(club: OpenClub, evening_id: int) -> Announced:
    """The result of an evening, to be read aloud."""
    return Announced(clubs.settings(club), closing.result(club, evening_id))

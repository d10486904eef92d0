"""The window with its places, as its menus, doors and commands know it: they ask, it tells.

Its frame paints before anything else is loaded; `furnish` puts the rest in it. So this module
loads next to nothing: every import that the first paint can do without is in the function that
needs it.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QSettings, Signal
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMainWindow, QWidget

from clubadmin.desktop.shell.in_order import InOrder, Input, Key
from clubadmin.desktop.shell.place_names import PLACES, RAIL, names
from clubadmin.desktop.spoken.saying import say

MOST = 10_000  # pixels; higher than any screen
ESCAPE = 0x01000000  # Qt.Key.Key_Escape, without loading the namespace Qt for it
LEAST = (760, 480)  # pixels; what comes into view never makes the window larger than it is
MOST_WAITS = 10  # times that closing waits for what was typed, should it never come
TITLE_BAR = 40  # pixels that the desktop puts around a window, at most

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QPaintEvent

    from clubadmin.desktop.kit.operations import Operations
    from clubadmin.desktop.kit.page import Page
    from clubadmin.desktop.kit.theme import Theme
    from clubadmin.desktop.screen.hall import Hall
    from clubadmin.model.club.club import ClubSettings, Saved
    from clubadmin.model.importing.importing import Book
    from clubadmin.services.club.club import OpenClub


class RailSketch(QWidget):
    """The rail as it will be, for the first paint: nothing but its ground and its names.

    Made of what loads at once; painting by hand would load the namespace Qt first.
    """

    def __init__(self, window: QMainWindow, theme: "Theme") -> None:
        super().__init__(window)
        grid = theme.grid
        palette = self.palette()
        palette.setColor(palette.ColorRole.Window, theme.colour("rail"))
        palette.setColor(palette.ColorRole.WindowText, theme.colour("muted"))
        self.setPalette(palette)
        self.setAutoFillBackground(True)
        self.setGeometry(0, 0, grid(RAIL), MOST)
        for at, name in enumerate(names().values()):
            line = QLabel(name, self)
            line.adjustSize()
            line.move((grid(RAIL) - line.width()) // 2, grid(8.5) + at * grid(7.25))


class MainFrame(QMainWindow):
    """The frame of the program; pages are made when they are first looked at."""

    painted = Signal()  # once: the frame stands on the screen
    restart_wanted = Signal()  # the language was changed: build the window again
    look_chosen = Signal()  # colours, size or language
    place_left = Signal()
    place_shown = Signal(str)  # its name; "" for the first start
    resumed = Signal()  # a club is open, and its first place comes
    change_told = Signal(str)  # what a change being stored did, and its way back
    club_shown = Signal()  # that was another club

    def __init__(self, theme: "Theme", settings: QSettings) -> None:
        super().__init__()
        self.theme = theme
        self.settings = settings
        self.club: ClubSettings | None = None
        self._pages: dict[str, Page] = {}
        self._stale: set[str] = set()
        self._key = ""
        self._here: tuple[object, ...] = ()  # the place and the step that are in view
        self._came_from: tuple[str, QWidget | None] = ("", None)
        self.typed: InOrder[Input] = InOrder(self.waits)
        self._was_painted = False
        self._handed_over = False  # to another window
        self._warned = False  # that closing now loses something
        self._waited = 0  # how often closing waited for what was typed
        self._hall: Hall | None = None  # once the screen in the hall or its clock was asked for
        self._ready = False
        self.setWindowTitle("clubadmin")
        self.setMinimumSize(*(round(theme.shrunk * one) for one in LEAST))
        self.setAcceptDrops(True)
        geometry = settings.value("window/geometry")
        if geometry is None or not self.restoreGeometry(geometry):
            room = self.screen().availableSize()
            self.resize(min(1280, room.width()), min(800, room.height() - TITLE_BAR))
        self._sketch = RailSketch(self, theme)
        theme.dress(self)

    def furnish(self, ops: "Operations") -> None:
        """Put rail, pages and bars in the frame."""
        from clubadmin.desktop.kit import remembered
        from clubadmin.desktop.kit.widgets import Pages, column, holder, row
        from clubadmin.desktop.shell.bottom import BottomBar
        from clubadmin.desktop.shell.notice import CopyReminder, News, NoticeBar, StickWatch
        from clubadmin.desktop.shell.rail import Rail
        from clubadmin.desktop.shell.ring import FocusRing
        from clubadmin.desktop.shell.typed_ahead import TypedAhead

        remembered.use(self.settings)
        FocusRing(self)
        self.ops = ops
        self.rail = Rail(self.theme)
        self.stack = Pages()
        self.notice = NoticeBar(self.theme)
        self.reminder = CopyReminder(ops, self.notice, self.settings, self.copy_elsewhere)
        self.news = News(self.settings, self.notice)
        self.sticks = StickWatch(ops, self.notice, self.copy_to)
        self.bottom = BottomBar(self.theme)
        self.bottom.half_done = self._half_done
        self.bottom.waits = lambda: self.typed.takes
        self.ahead = TypedAhead(self, ops, self.typed)
        self.stack.addWidget(QWidget())  # quiet until a club is open
        policy = self.stack.sizePolicy()
        policy.setVerticalPolicy(policy.Policy.Ignored)  # the bar below never makes the window grow
        self.stack.setSizePolicy(policy)
        inside = row(self.rail, column(self.stack, self.notice, self.notice.room, self.bottom))
        self.setCentralWidget(holder(inside))
        self.rail.enable(False)
        self._wire()
        self._sketch.deleteLater()

    def waits(self) -> bool:
        """Whether the next keys are meant for something that is still on its way."""
        return not self._ready or self.ops.awaits

    @property
    def page(self) -> "Page | None":
        """The page in view."""
        return self._pages.get(self._key)

    @property
    def places(self) -> "dict[str, Page]":
        """The places of the rail that were made, by their keys."""
        return {key: page for key, page in self._pages.items() if key in PLACES}

    def place(self, key: str) -> "Page":
        """A place of the rail; made when it is first asked for."""
        if key not in self._pages:
            from clubadmin.desktop.shell.rail import make

            self._add(key, make(key, self.ops, self.theme))
        return self._pages[key]

    def go(self, key: str) -> None:
        """Bring a place of the rail into view."""
        if not self.ops.has_club:
            return
        before = self.page
        page = self.place(key)
        if before is not None and before is not page:
            before.leave()
            self.place_left.emit()
        self._key = key
        self.settings.setValue("window/place", key)
        self.rail.mark(key)
        self.place_shown.emit(names()[key])
        self.stack.setCurrentWidget(page)
        self._stale.discard(key)
        page.setFocus()
        page.enter()  # after that: a page may know better where typing goes on
        self._follow_scope()
        self._show_title()
        self.ops.when_idle(lambda: self.look_at_uses(self._refresh_page))

    def show_item(self, kind: str, number: int) -> None:
        """Bring a place into view and what was chosen in it: ("evening", 12)."""
        if kind == "back":
            self.come_back()
            return
        if kind == "new-contest":
            self.new_contest()
            return
        homes = {"evening": "evening", "competition": "standings", "season": "standings"}
        homes |= dict.fromkeys(("member", "pair", "team", "evening-past", "games"), "archive")
        homes |= {
            "member-edit": "members",
            "members-tab": "members",
            "club-part": "club",
            "copy-elsewhere": "club",
        }
        homes |= dict.fromkeys(("emergency-pack", "handover", "competition-prizes"), "club")
        key = kind if kind in PLACES else homes.get(kind, "")
        if not key:
            return
        if key == "archive":
            self._leave_for_page()
        self.go(key)
        if page := self._pages.get(key):
            page.show_item(kind, number)

    def _leave_for_page(self) -> None:
        """Remember the list from which a page is opened; a window beside this one makes room."""
        focus = QApplication.focusWidget()
        aside = focus.window() if focus is not None else None
        if not isinstance(aside, QDialog):
            aside = None
        if self._key != "archive" or aside is not None:
            self._came_from = (self._key, focus)
        if aside is not None:
            aside.hide()
            self.activateWindow()

    def come_back(self) -> None:
        """Go back to the place, and the list, from which a person or an evening was opened."""
        from shiboken6 import isValid

        key, focus = self._came_from
        self.go(key or "archive")
        if focus is None or not isValid(focus):
            return
        aside = focus.window()
        if isinstance(aside, QDialog):
            aside.show()
            aside.activateWindow()
        if focus.isVisible():
            focus.setFocus()

    def show_sheet(self, evening_id: int, table_id: int, game: int | None = None) -> None:
        """Bring a sheet into view, and a row of it."""
        from clubadmin.desktop.evening.page import EveningPage

        self.go("evening")
        page = self._pages.get("evening")
        if isinstance(page, EveningPage):
            page.show_game(evening_id, table_id, game)

    def show_welcome(self, sentence: str = "", error: Exception | None = None) -> None:
        """The first start, or a club that could not be opened: the sentence says why."""
        from clubadmin.desktop.welcome.page import WelcomePage

        if self.ops.has_club and not self.may_leave():
            return
        welcome = self._pages.get("welcome")
        if welcome is None:
            welcome = WelcomePage(self.ops, self.theme)
            self._add("welcome", welcome)
        assert isinstance(welcome, WelcomePage)
        welcome.explain(sentence, error)
        if before := self.page:
            before.leave()
        self._key = "welcome"
        self.rail.mark("")
        self.place_shown.emit("")
        self.stack.setCurrentWidget(welcome)
        welcome.enter()
        self._show_title()
        if error is not None:
            self.not_come("")
        self._take_keys()

    def club_opened(self, club: "OpenClub") -> None:
        """Forget the pages of the club before, and show the first place of the one now open."""
        from clubadmin.desktop.kit import language

        for page in self._pages.values():
            self.stack.removeWidget(page)
            page.deleteLater()
        self._pages.clear()
        self._key = ""
        self.notice.hide()
        self.bottom.show_opened(club.path.name, look_only=club.look_only)
        told = [language.told(one) for one in club.reckoned_anew]
        if club.kept is not None:
            told.append(
                self.tr(
                    "Het clubbestand is bijgewerkt voor deze versie van het programma. Hoe het "
                    "was, is bewaard als reservekopie: %1."
                ).replace("%1", club.kept.name)
            )
        if club.erased_again:
            told.append(
                self.tr(
                    "Deze kopie is van voordat gegevens gewist werden. Dat is nu opnieuw gedaan: "
                    "%1 keer."
                ).replace("%1", str(club.erased_again))
            )
        if told:
            self.say(" ".join(told))
        self.resume()
        self.club_shown.emit()
        self.ops.when_idle(self.look_at_uses)
        self.ops.when_idle(self.reminder.look)
        self.ops.when_idle(self.sticks.watch)
        self.ops.when_idle(self.news.look)

    def spot(self) -> tuple[int, ...]:
        """The part in view within the place in view."""
        return self.page.spot() if self.page else ()

    def resume(self, spot: tuple[int, ...] = ()) -> None:
        """A club is open: show the place where one was, and take the keys typed meanwhile.

        Args:
            spot: what was in view there in the window before this one.
        """
        self.rail.enable(True)
        self.resumed.emit()
        place = str(self.settings.value("window/place", ""))
        self.read_settings()
        key = place if place in PLACES else PLACES[0]
        if spot:
            self.place(key).come_back(spot)
        with self.ops.awaiting():
            self.go(key)
        self._take_keys()
        from clubadmin.desktop.kit import remembered

        if remembered.text("screen/clock"):
            self.hall().take_up()

    def copy_elsewhere(self) -> None:
        """Make a copy on a stick, there where the copies are."""
        self.notice.withdraw()
        self.show_item("copy-elsewhere", 0)

    def copy_to(self, stick: "Path") -> None:
        """Make a copy there, once the folder is agreed to."""
        from clubadmin.desktop.club.page import ClubPage

        self.show_item("club-part", 3)
        page = self._pages.get("club")
        if isinstance(page, ClubPage):
            page.copy_to(stick)

    def read_settings(self) -> None:
        """Take name and accent from the club's own settings."""

        def work(club: "OpenClub") -> "ClubSettings":
            from clubadmin.services.club import club as clubs

            return clubs.settings(club)

        self.ops.run(work, self._take_settings)

    def look_at_uses(self, then: "Callable[[], None] | None" = None) -> None:
        """Ask what this club uses, for the menus; `then` is called where that is news."""
        from clubadmin.desktop.kit import used

        def work(club: "OpenClub") -> frozenset[str]:
            from clubadmin.services.club.uses import NAMES, uses

            return NAMES - uses(club)

        def take(unused: frozenset[str]) -> None:
            if used.leave_out(unused) and then is not None:
                then()

        if self.ops.has_club:
            self.ops.run(work, take, gives_way=True)

    def say(self, sentence: str) -> None:
        """A sentence in the bar at the foot; where that never came, in the empty frame."""
        from clubadmin.desktop.kit.widgets import holder, label, row

        if "ahead" not in vars(self):  # the last that furnishing makes
            words = row(label(sentence, wrap=True), margin=self.theme.grid(RAIL + 4))
            self.setCentralWidget(holder(words))
            return
        self.notice.say(sentence)

    def show_trouble(self, error: BaseException) -> None:
        """Show a sentence that says what went wrong."""
        from clubadmin.desktop.work import troubles

        self.notice.say(troubles.sentence(error))

    def not_come(self, why: str) -> None:
        """Tell why the target of the next keys did not come, and what was typed for it."""
        from clubadmin.desktop.shell.typed_ahead import as_typed

        waited = self.typed.take_out()
        self.typed.add(*(one for one in waited if not isinstance(one, Key)))
        if typed := as_typed(waited):
            QApplication.beep()
            lost = self.tr("Wat u intussen typte (%1) staat nergens; typ het opnieuw.")
            why = f"{why} {lost.replace('%1', typed)}".strip()
        if why:
            self.say(why)

    def choose_mode(self, mode: str) -> None:
        """Colours: "system", "light" or "dark"."""
        self.settings.setValue("look/mode", mode)
        self.theme.choose(mode=mode)
        self.look_chosen.emit()

    def choose_large(self, large: bool) -> None:
        """Everything a quarter larger, or not."""
        self.settings.setValue("look/large", large)
        self.theme.choose(large=large)
        say(self, self.tr("Grote letters aan") if large else self.tr("Grote letters uit"))
        self.look_chosen.emit()

    def choose_language(self, language: str) -> None:
        """Speak another language from now on; the window is built again."""
        before = self.settings.value("look/language", "nl")
        self.settings.setValue("look/language", language)
        self.look_chosen.emit()
        if language != before:
            self.restart_wanted.emit()

    def hand_over(self) -> bool:
        """Close for another window on the same club: whoever types at the tables goes on.

        Answers false where something typed could not be stored, so that this window stays.
        """
        self._handed_over = True
        self._handed_over = self.close()
        return self._handed_over

    def undo_refused(self) -> str:
        """Why nothing can be taken back in the place in view; "" when it can."""
        return self.page.undo_refused() if self.page else ""

    def show_help(self, topic: str = "", part: int = 0) -> None:
        """The help page of where one is, or one that is named, from one of its headings on."""
        from clubadmin.desktop.kit.guide import show_guide

        page = self.page
        here = topic or (page.help_topic if page else "start")
        show_guide(self, self.theme, here, terms=not topic, part=part)

    def show_preferences(self) -> None:
        """Open the page of preferences."""
        from clubadmin.desktop.shell.preferences import Preferences

        made = Preferences(self, self.settings, self.theme)
        made.language_chosen.connect(self.choose_language)
        made.mode_chosen.connect(self.choose_mode)
        made.large_chosen.connect(self.choose_large)
        made.show()

    def show_deeds(self) -> None:
        """Open the list of deeds, with the way back."""
        from clubadmin.desktop.shell.done_list import DoneWindow

        if self.ops.has_club:
            DoneWindow.open_one(self, self.ops, self.theme)

    def bring_in(self, file: "Path | None" = None) -> None:
        """Read a list from elsewhere: members, an address book, results."""
        from clubadmin.desktop.kit.doors import ask
        from clubadmin.part import Show

        if not self.ops.has_club:  # there is none to read it into: the key asks for one
            self.open_file()
            return
        ask(self.page or self, Show("bring-in", file))

    def show_referee(self) -> None:
        """The referee: on the row one is in, or by itself."""
        if self.ops.has_club and not (self.page is not None and self.page.ask_referee()):
            from clubadmin.desktop.referee.window import show_referee

            show_referee(self, self.ops, self.theme, None)

    def new_contest(self) -> None:
        """Make a contest of any format; its evening opens where people come in."""
        if self.ops.has_club:
            from clubadmin.desktop.contest.new_contest import open_new_contest

            dialog = open_new_contest(self, self.ops, self.theme)
            dialog.made.connect(self._show_contest)

    def _show_contest(self, evening_id: int, listed: "Book | None") -> None:
        """A contest just made, with the list of who take part before it is taken."""
        from clubadmin.desktop.evening.page import EveningPage

        self.show_item("evening", evening_id)
        if listed and isinstance(self.page, EveningPage):
            people = self.page.desk.people
            self.ops.when_idle(lambda: people.read_list(lambda: listed))

    def open_file(self, file: "Path | None" = None) -> None:
        """Open another club, this file or one that is asked for."""
        from clubadmin.desktop.kit.files import ask_club
        from clubadmin.desktop.kit.operations import nothing
        from clubadmin.desktop.work import clubs, troubles

        chosen = file or ask_club(self)
        if chosen is None or self.ops.holds(chosen):
            return
        if not self.ops.has_club or self.may_leave():
            self.ops.open(
                lambda: clubs.existing(chosen),
                nothing,
                lambda error: self.show_welcome(troubles.sentence(error), error),
                title=self.tr("Club openen"),
            )

    def take_file(self, file: "Path") -> None:
        """Take a file that was dropped or chosen: a club, a statement of a bank, or a list."""
        from clubadmin.desktop.kit.doors import ShowDues, ask
        from clubadmin.desktop.kit.files import SUFFIX
        from clubadmin.part import fillings

        def is_statement(_club: "OpenClub") -> bool:
            return any(reads(file) for reads in fillings("file-for-the-dues"))

        def show(statement: bool) -> None:
            if statement:
                ask(self, ShowDues(file))
            else:
                self.bring_in(file)

        if file.suffix.casefold() == SUFFIX or not self.ops.has_club:
            self.open_file(file)
        else:
            self.ops.run(is_statement, show, awaited=True)

    def show_screen_desk(self) -> None:
        """Show the controls of the screen in the hall."""
        if evening_id := self._evening_for_hall():
            self.hall().open_desk(evening_id)

    def show_full_screen(self) -> None:
        """The screen in the hall; when it is there already, full or not."""
        hall = self.hall()
        if hall.screen is not None and hall.screen.isVisible():
            hall.switch_full()
        elif evening_id := self._evening_for_hall():
            hall.open_screen(evening_id)

    def toggle_clock(self) -> None:
        """Start the clock of the round, or have it stand still."""
        if evening_id := self._evening_for_hall():
            self.hall().toggle_clock(evening_id)

    def hall(self) -> "Hall":
        """The screen in the hall and its clock; made when it is asked for."""
        if self._hall is None:
            from clubadmin.desktop.screen.hall import Hall

            self._hall = Hall(self, self.ops, self.theme)
            self._hall.refused.connect(self.show_trouble)
            self._hall.warned.connect(self.say)
            self._hall.ticked.connect(self._show_clock)
        return self._hall

    def next_pane(self) -> None:
        """F6: the panes of the page in order, and round again."""
        from clubadmin.desktop.kit.page import step_to_next

        page = self.page
        step_to_next(page.panes() if page else [])

    def dragEnterEvent(self, event: "QDragEnterEvent") -> None:
        """Take one file of this computer."""
        urls = event.mimeData().urls()
        if len(urls) == 1 and urls[0].isLocalFile():
            event.acceptProposedAction()

    def dropEvent(self, event: "QDropEvent") -> None:
        """Take the file that was let go."""
        from pathlib import Path

        self.take_file(Path(event.mimeData().urls()[0].toLocalFile()))

    def paintEvent(self, event: "QPaintEvent") -> None:
        """Tell once that the frame stands."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            self.painted.emit()

    def keyPressEvent(self, event: "QKeyEvent") -> None:
        """Keep what is typed before there is a page to take it; Escape puts the notice away."""
        if not self._ready:
            self.typed.add(Key(event))
        elif event.key() == ESCAPE and self.notice.isVisible():
            self.notice.hide()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: "QCloseEvent") -> None:
        """Store what is half typed, and where the window stood.

        What could not be stored stays on the screen: the first time the window stays as well.
        """
        if self._has_typed_before() or not self.may_leave() or self._waits_for_typed():
            event.ignore()
            return
        if self._hall is not None:
            self._hall.shut()
        if self._pages and not self._handed_over:
            self.ops.closing.emit()
        self.settings.setValue("window/geometry", self.saveGeometry())
        super().closeEvent(event)

    def may_leave(self) -> bool:
        """Store what is half typed; False, the first time, where something cannot be stored."""
        if page := self.page:
            page.leave()
        waiting = next((said for one in self._pages.values() if (said := one.not_kept())), "")
        if not waiting or self._warned:
            return True
        self._warned = True
        self.say(waiting)
        return False

    def _has_typed_before(self) -> bool:
        """Whether closing has to wait for its turn behind what was typed before."""
        if self.typed and not self._handed_over:
            self.typed.add(lambda: self.isVisible() and self.close())
            return True
        return False

    def _waits_for_typed(self) -> bool:
        """Whether the window closes a moment later: what was typed is still on its way."""
        typed = [one for one in self._pages.values() if one.is_keeping()]
        if self._handed_over or self._waited == MOST_WAITS or not typed:
            return False
        self._waited += 1
        self.ops.when_idle(self.close)
        return True

    def _half_done(self) -> bool:
        return self.ops.changing_now or any(one.is_waiting() for one in self._pages.values())

    def _evening_for_hall(self) -> int:
        """The evening that is open, or else the one that the hall sees; 0 with a sentence."""
        page = self.page
        evening_id = page.evening_in_view() if page else 0
        if not evening_id and self._hall is not None:
            evening_id = self._hall.evening_id
        if not evening_id and self.ops.has_club:
            self.say(self.tr("Open eerst de avond die de zaal moet zien, onder Avond."))
        return evening_id

    def _show_clock(self) -> None:
        ticker = self._hall.ticker if self._hall is not None else None
        if self._hall is not None:
            face = ticker.face if ticker is not None and ticker.begun and ticker.in_use else None
            for page in self._pages.values():
                page.pass_on_clock(self._hall.evening_id, face)
        seen = self.page.evening_in_view() if self.page is not None else 0
        elsewhere = self._hall is not None and seen not in (0, self._hall.evening_id)
        if ticker is None or not ticker.begun or elsewhere:
            self.bottom.show_clock("", "muted")
            return
        text = self.tr("Ronde %1 · %2").replace("%1", str(ticker.round))
        kind = "error" if ticker.over else "warning" if ticker.late else "muted"
        self.bottom.show_clock(text.replace("%2", ticker.text()), kind)

    def _tell_hall(self, *, closed: bool = False) -> None:
        """Tell the hall which evening is in view or just closed: the clock ends with its own."""
        if self._hall is not None and self.page is not None:
            evening_id = self.page.evening_in_view()
            (self._hall.evening_closed if closed else self._hall.looked_at)(evening_id)
            self._show_clock()

    def _take_keys(self) -> None:
        """Give back what was typed before there was a page, once all that it asked for is there."""
        self._ready = True
        self.ahead.give_back()

    def _add(self, key: str, page: "Page") -> None:
        self._pages[key] = page
        page.setAccessibleName(names().get(key, ""))  # heard while it has the keyboard itself
        page.wanted.connect(self.show_item)
        page.said.connect(self.say)
        page.offered.connect(self.notice.offer)
        page.unsaid.connect(self.notice.take_back)
        page.scope_changed.connect(self._follow_scope)
        page.retitled.connect(self._show_title)
        page.evening_closed.connect(self.reminder.look)
        page.evening_closed.connect(self.sticks.watch)
        page.erased.connect(self.sticks.watch)
        page.retitled.connect(self._tell_hall)
        page.evening_closed.connect(lambda: self._tell_hall(closed=True))
        page.addActions(page.page_actions())
        self.stack.addWidget(page)

    def _wire(self) -> None:
        ops = self.ops
        ops.changed.connect(self._after_change)
        ops.undo_changed.connect(self.bottom.show_undo)
        self.ahead.given.connect(self.bottom.look_again)
        ops.all_written.connect(self.bottom.look_again)
        ops.missed.connect(self.not_come)
        ops.long_work.connect(self.bottom.show_work)
        ops.progressed.connect(self.bottom.show_progress)
        ops.not_saved.connect(self.bottom.show_trouble)
        ops.trouble.connect(self.show_trouble)
        ops.opened.connect(self.club_opened)
        self.bottom.cancel_wanted.connect(ops.cancel)
        self.rail.chosen.connect(self.go)
        self.rail.help_wanted.connect(self.show_help)

    def _after_change(self, saved: "Saved") -> None:
        told = self.notice.accessibleName() if self.notice.isVisible() else ""
        self.bottom.show_saved(saved, heard=told)
        self._warned = False  # what is not stored later on is told anew
        self._stale = set(self._pages) - {self._key}
        if not (self.ops.from_elsewhere and self.page is not None and self.page.follows()):
            self._refresh_page()
        if self._key == "club":
            self.read_settings()

    def _refresh_page(self) -> None:
        if page := self.page:
            page.refresh()

    def _follow_scope(self) -> None:
        page, here = self.page, (self._key, *self.spot()[:2])
        if here != self._here:
            self._here = here
            self.notice.give_room()
        if self.ops.has_club:
            self.ops.look_at_history(page.undo_scope() if page else "")

    def _take_settings(self, settings: "ClubSettings") -> None:
        self.club = settings
        self.theme.choose(accent=settings.accent)
        self.settings.setValue("look/accent", settings.accent)
        self._show_title()

    def _show_title(self) -> None:
        name = self.club.name if self.club and self._key != "welcome" else ""
        place = self.page.title if self.page else ""
        only = self.tr("alleen bekijken") if name and self.ops.look_only else ""
        parts = (place, name, only, "clubadmin")
        self.setWindowTitle(" · ".join(part for part in parts if part))

"""The window: rail, pages, menus and the bottom bar. It paints before a club is open."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSettings, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from clubadmin.desktop import troubles
from clubadmin.desktop.bottom import BottomBar
from clubadmin.desktop.menus import Menus
from clubadmin.desktop.notice import NoticeBar
from clubadmin.desktop.operations import Operations
from clubadmin.desktop.page import Page
from clubadmin.desktop.rail import PLACES, Rail
from clubadmin.desktop.theme import Theme
from clubadmin.desktop.waiting import Waiting
from clubadmin.desktop.widgets import column, holder, row
from clubadmin.services.views.club import ClubSettings, Saved

if TYPE_CHECKING:
    from clubadmin.services.club import OpenClub


class MainWindow(QMainWindow):
    """The frame of the program; pages are made when they are first looked at."""

    painted = Signal()  # once: the frame stands on the screen
    restart_wanted = Signal()  # the language was changed: build the window again

    def __init__(self, ops: Operations, theme: Theme, settings: QSettings) -> None:
        super().__init__()
        self.ops = ops
        self.theme = theme
        self.settings = settings
        self.club: ClubSettings | None = None
        self._pages: dict[str, Page] = {}
        self._stale: set[str] = set()
        self._key = ""
        self._was_painted = False
        self.rail = Rail(theme)
        self.notice = NoticeBar(theme)
        self.bottom = BottomBar(theme)
        self.stack = QStackedWidget()
        self._waiting = Waiting()  # quiet until a club is open
        self.stack.addWidget(self._waiting)
        self.setCentralWidget(holder(row(self.rail, column(self.notice, self.stack, self.bottom))))
        self.setWindowTitle("clubadmin")
        self.menus = Menus(self)
        self._wire()
        self._restore_place_on_screen()
        self.rail.enable(False)
        self._waiting.setFocus()

    # --- where one is

    @property
    def page(self) -> Page | None:
        """The page in view."""
        widget = self.stack.currentWidget()
        return widget if isinstance(widget, Page) else None

    def go(self, key: str) -> None:
        """Bring a place of the rail into view."""
        if not self.ops.has_club:
            return
        before = self.page
        page = self._made(key)
        if before is not None and before is not page:
            before.leave()
        self._key = key
        self.settings.setValue("window/place", key)
        self.rail.mark(key)
        self.stack.setCurrentWidget(page)
        self._stale.discard(key)
        page.enter()
        page.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._follow_scope()
        self._show_title()

    def show_item(self, kind: str, number: int) -> None:
        """Bring a place into view and what was chosen in it: ("evening", 12)."""
        homes = {"evening": "evening", "competition": "standings", "season": "standings"}
        homes |= {"member": "archive", "member-edit": "members", "club-part": "club"}
        key = kind if kind in PLACES else homes.get(kind, "")
        if not key:
            return
        self.go(key)
        if page := self._pages.get(key):
            page.show_item(kind, number)

    def show_welcome(self, sentence: str = "") -> None:
        """The first start, or a club that could not be opened: the sentence says why."""
        from clubadmin.desktop.welcome.page import WelcomePage

        welcome = self._pages.get("welcome")
        if welcome is None:
            welcome = WelcomePage(self.ops, self.theme)
            self._add("welcome", welcome)
        assert isinstance(welcome, WelcomePage)
        welcome.explain(sentence)
        self._key = "welcome"
        self.rail.mark("")
        self.stack.setCurrentWidget(welcome)
        welcome.enter()
        self._show_title()

    def club_opened(self, club: "OpenClub") -> None:
        """Another club is open: forget the pages of the one before and show the first place."""
        for page in self._pages.values():
            self.stack.removeWidget(page)
            page.deleteLater()
        self._pages.clear()
        self.notice.hide()
        self.bottom.show_opened(Path(club.path).name)
        self.resume()

    def resume(self) -> None:
        """A club is open: show the place where one was, and take the keys typed meanwhile."""
        self.rail.enable(True)
        place = str(self.settings.value("window/place", ""))
        self.go(place if place in PLACES else PLACES[0])
        self.read_settings()
        self.ops.when_idle(self._waiting.give_back)

    def read_settings(self) -> None:
        """Take name and accent from the club's own settings."""
        from clubadmin.services import club as clubs

        self.ops.run(clubs.settings, self._take_settings)

    def say(self, sentence: str) -> None:
        """A sentence in the bar at the top."""
        self.notice.say(sentence)

    def show_trouble(self, error: BaseException) -> None:
        """What went wrong, in a sentence; what was being saved was not."""
        self.notice.say(troubles.sentence(error))

    # --- choices

    def choose_mode(self, mode: str) -> None:
        """Colours: "system", "light" or "dark"."""
        self.settings.setValue("look/mode", mode)
        self.theme.choose(mode=mode)
        self.menus.mark()

    def choose_large(self, large: bool) -> None:
        """Everything a quarter larger, or not."""
        self.settings.setValue("look/large", large)
        self.theme.choose(large=large)
        self.menus.mark()

    def choose_language(self, language: str) -> None:
        """Speak another language from now on; the window is built again."""
        before = self.settings.value("look/language", "nl")
        self.settings.setValue("look/language", language)
        self.menus.mark()
        if language != before:
            self.restart_wanted.emit()

    # --- help and palette

    def show_help(self, topic: str = "") -> None:
        """The help page of where one is."""
        from clubadmin.desktop.guide import show_guide

        page = self.page
        show_guide(self, self.theme, topic or (page.help_topic if page else "start"))

    def show_palette(self) -> None:
        """Find a person, an evening or a command."""
        from clubadmin.desktop.palette import Palette

        palette = Palette(self.ops, self.theme, self.all_actions())
        palette.item_chosen.connect(self.show_item)
        palette.open_over(self)

    def all_actions(self) -> list[QAction]:
        """Every command of the window and of the place in view."""
        return self.menus.actions()

    # --- Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tell once that the frame stands."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self.painted.emit)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Store what is half typed, and where the window stood."""
        if page := self.page:
            page.leave()
        self.settings.setValue("window/geometry", self.saveGeometry())
        super().closeEvent(event)

    # --- inside

    def _made(self, key: str) -> Page:
        if key not in self._pages:
            self._add(key, _page(key, self.ops, self.theme))
        return self._pages[key]

    def _add(self, key: str, page: Page) -> None:
        self._pages[key] = page
        page.wanted.connect(self.show_item)
        page.said.connect(self.say)
        page.scope_changed.connect(self._follow_scope)
        for action in page.page_actions():
            page.addAction(action)
        self.stack.addWidget(page)

    def _wire(self) -> None:
        ops = self.ops
        ops.changed.connect(self._after_change)
        ops.undo_changed.connect(self.bottom.show_undo)
        ops.undo_changed.connect(self.menus.allow_undo)
        ops.long_work.connect(self.bottom.show_work)
        ops.progressed.connect(self.bottom.show_progress)
        ops.trouble.connect(self.show_trouble)
        ops.opened.connect(self.club_opened)
        self.bottom.cancel_wanted.connect(ops.cancel)
        self.rail.chosen.connect(self.go)
        self.rail.search_wanted.connect(self.show_palette)
        self.rail.help_wanted.connect(self.show_help)

    def _after_change(self, saved: Saved) -> None:
        self.bottom.show_saved(saved)
        self._stale = set(self._pages) - {self._key}
        if page := self.page:
            page.refresh()
        if self._key == "club":
            self.read_settings()

    def _follow_scope(self) -> None:
        page = self.page
        scope = page.undo_scope() if page else ""
        if self.ops.has_club:
            self.ops.look_at_history(scope)

    def _take_settings(self, settings: ClubSettings) -> None:
        self.club = settings
        self.theme.choose(accent=settings.accent)
        self.settings.setValue("look/accent", settings.accent)
        self._show_title()

    def _show_title(self) -> None:
        name = self.club.name if self.club and self._key != "welcome" else ""
        place = self.page.title if self.page else ""
        self.setWindowTitle(" · ".join(part for part in (place, name, "clubadmin") if part))

    def _restore_place_on_screen(self) -> None:
        geometry = self.settings.value("window/geometry")
        if geometry is None or not self.restoreGeometry(geometry):
            self.resize(1280, 800)

    # --- panes

    def next_pane(self) -> None:
        """F6: rail, then the panes of the page in order, and round again."""
        page = self.page
        panes = [pane for pane in (page.panes() if page else []) if pane.isVisible()]
        if not panes:
            self.focusNextChild()
            return
        focus = QApplication.focusWidget()
        here = next(
            (
                index
                for index, pane in enumerate(panes)
                if focus is not None and (pane is focus or pane.isAncestorOf(focus))
            ),
            -1,
        )
        pane = panes[(here + 1) % len(panes)]
        target = pane
        if pane.focusPolicy() == Qt.FocusPolicy.NoFocus:
            inside = [
                child
                for child in pane.findChildren(QWidget)
                if child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.isVisible()
            ]
            target = inside[0] if inside else pane
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)


def _page(key: str, ops: Operations, theme: Theme) -> Page:
    """Make a place; its module is loaded only now."""
    if key == "evening":
        from clubadmin.desktop.evening.page import EveningPage

        return EveningPage(ops, theme)
    if key == "standings":
        from clubadmin.desktop.standings.page import StandingsPage

        return StandingsPage(ops, theme)
    if key == "members":
        from clubadmin.desktop.members.page import MembersPage

        return MembersPage(ops, theme)
    if key == "archive":
        from clubadmin.desktop.archive.page import ArchivePage

        return ArchivePage(ops, theme)
    from clubadmin.desktop.club.page import ClubPage

    return ClubPage(ops, theme)

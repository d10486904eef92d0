"""The archive: one field that finds everything, pages that lead on, and the way back."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from clubadmin.desktop.archive.links import LinkTable
from clubadmin.desktop.archive.loading import Choices, choices
from clubadmin.desktop.archive.printed import PageKeeper
from clubadmin.desktop.archive.spots import HOME, KINDS, Kind, Spot, Trail
from clubadmin.desktop.archive.views.view import ArchiveView
from clubadmin.desktop.kit.doors import ShowExplanation, ask, loaded
from clubadmin.desktop.kit.empty import framed
from clubadmin.desktop.kit.figures import long_date
from clubadmin.desktop.kit.forms import takes_back
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.page import Page
from clubadmin.desktop.kit.searching import Asker, SearchKeys, hit_kind, hit_words, search_field
from clubadmin.desktop.kit.tables import Column, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.used import if_it_leads
from clubadmin.desktop.kit.widgets import Pages, Plain, action, button, column, label, row, tip
from clubadmin.model.archive.archive import OUTCOMES, Hit, PrintedPage
from clubadmin.part import Show
from clubadmin.services.archive import search as archive_search

MOST = 200  # that are asked for


class HitsPane(Plain):
    """How many were found, and which; the keys of the field work on the list."""

    followed = Signal(object)  # Spot
    competition_wanted = Signal(int)  # of which the standings are shown

    def __init__(self, theme: Theme, field: QLineEdit) -> None:
        super().__init__()
        self.model: RowsModel[Hit] = RowsModel(theme, hit_columns(), lambda one: (one.kind, one.id))
        self.table = LinkTable(theme, self.model, self.tr("Gevonden"))
        self.table.followed.connect(self.followed)
        self.table.entered.connect(lambda at: self.competition_wanted.emit(self.model.rows[at].id))
        SearchKeys(field, self.table)
        self.said = label(kind="muted")
        self.setLayout(column(self.said, framed(self.table), gap=theme.grid(1)))

    def show_hits(self, found: Sequence[Hit]) -> None:
        """Show the hits."""
        self.model.replace(found)
        self.said.setText(self._instead(found) or self._count(len(found)))
        if found:
            self.table.selectRow(0)

    def _instead(self, found: Sequence[Hit]) -> str:
        """Tell when there was an evening, where there was none on the day asked for."""
        days = sorted(one.day for one in found if one.day is not None)
        asked = next((one.in_place_of for one in found if one.in_place_of is not None), None)
        if asked is None or not days:
            return ""
        both = self.tr(" en ").join(long_date(one) for one in days)
        text = self.tr("Geen avond op %1; wel op %2").replace("%1", long_date(asked))
        return text.replace("%2", both)

    def _count(self, count: int) -> str:
        if count >= MOST:
            text = self.tr("De eerste %1; typ meer letters om er minder te zien")
        else:
            none, one = self.tr("Niets gevonden"), self.tr("1 gevonden")
            text = none if not count else one if count == 1 else self.tr("%1 gevonden")
        return text.replace("%1", str(count))


def hit_columns() -> list[Column[Hit]]:
    """The columns of a hit: its name, its kind, and details."""
    details = translate("Archive", "Bijzonderheden")
    return [
        Column(
            translate("Archive", "Gevonden"), lambda one: hit_words(one)[0], least=44, link=spot_of
        ),
        Column(translate("Archive", "Wat"), hit_kind, look="muted", width=15),
        Column("", lambda one: hit_words(one)[1], look="muted", least=22, hint=details),
    ]


def spot_of(hit: Hit) -> Spot | None:
    """The page of what was found; None for a competition, of which the standings are shown."""
    if hit.kind == "remark":
        return Spot("member", (hit.id,))
    if hit.kind == "games":
        return Spot("games", ("", OUTCOMES[hit.id], 0, "new"))
    if hit.evening_id is not None:
        return Spot("evening", (hit.evening_id,))
    if hit.kind in ("member", "pair", "team", "evening", "season"):
        return Spot(hit.kind, (hit.id,))  # type: ignore[arg-type]
    return None


class ArchivePage(Page):
    """Above the way back and the search, below it one page at a time."""

    help_topic = "archief"

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self.trail = Trail()
        self._from_elsewhere: Spot | None = None  # the page that a name elsewhere opened
        self._views: dict[str, ArchiveView] = {}
        self._finding = Asker(ops, self)
        self._fresh = False  # the page in view was just opened: the keys go to it
        self.search = search_field(
            self.tr("Zoek een naam, een dag, een avond, een beslissing"),
            self.tr("Zoeken in het archief"),
        )
        self.search.textChanged.connect(self._find)
        self.hits = HitsPane(theme, self.search)
        self.hits.followed.connect(self.go)
        self.hits.competition_wanted.connect(self._open_competition)
        self.search.installEventFilter(self)
        self.back_button = self._arrow("←", self.tr("Terug"), "Alt+←", -1)
        self.on_button = self._arrow("→", self.tr("Vooruit"), "Alt+→", 1)
        self.home_button = button(self.tr("Alle &seizoenen"), self.go_home, "quiet")
        self.print_button = button(self.tr("Af&drukken"), self.show_paper)
        tip(self.print_button, "Ctrl+P")
        self.keeper = PageKeeper(ops, self, self._printed)
        self.keeper.kept.connect(
            lambda where: self.said.emit(self.tr("Bewaard: %1").replace("%1", where))
        )
        self._actions = self._make_actions()
        self._lay_out()
        self.hand_on(self.search)

    def _arrow(self, sign: str, name: str, keys: str, by: int) -> QWidget:
        made = button(sign, lambda: self.step(by), "quiet")
        made.setAccessibleName(name)
        tip(made, f"{name} ({keys})")
        return made

    def _make_actions(self) -> list[QAction]:
        def go(spot: Spot) -> Callable[[], None]:
            return lambda: self.go(spot)

        return [
            action(self, self.tr("&Zoeken in het archief"), self._search, "Ctrl+F"),
            action(self, self.tr("&Terug"), self._back, "Alt+Left"),
            action(self, self.tr("&Vooruit"), lambda: self.step(1), "Alt+Right"),
            action(self, self.tr("Alle &seizoenen"), self.go_home, "Alt+Home"),
            action(self, self.tr("&Afdrukken"), self.show_paper, "Ctrl+P"),
            action(self, self.tr("Bewaren als &CSV"), self.save_csv),
            action(self, self.tr("Leg &uit"), self.ask_current, "Ctrl+E"),
            self._book(),
            action(self, self.tr("&Records"), go(Spot("records"))),
            action(self, self.tr("Lijsten aller t&ijden"), go(Spot("list"))),
            action(self, self.tr("&Kampioenen"), go(Spot("titles"))),
            action(self, self.tr("T&wee spelers naast elkaar"), go(Spot("versus"))),
            action(self, self.tr("Alle s&pellen"), go(Spot("games"))),
        ]

    def _book(self) -> QAction:
        """The season book, whatever has the keyboard while this place is in view."""
        made = action(self, self.tr("Seizoen&boek"), self.open_book, "Ctrl+Shift+S")
        made.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        if_it_leads(Show("book"), made)
        return made

    def _lay_out(self) -> None:
        grid = self.theme.grid
        self.views = Pages()
        self.stack = Pages(self.views, self.hits)
        top = row(
            label(self.title, "title"),
            grid(1),
            self.back_button,
            self.on_button,
            self.home_button,
            (self.search, 1),
            self.print_button,
            gap=grid(1),
        )
        layout = column(top, self.stack, gap=grid(1.5))
        layout.setContentsMargins(grid(3.5), grid(2.5), grid(3.5), 0)
        self.setLayout(layout)

    @property
    def title(self) -> str:
        """The name of the place."""
        return self.tr("Archief")

    @property
    def view(self) -> ArchiveView | None:
        """The page in view."""
        return self._views.get(_family(self.trail.now.spot.kind))

    def page_actions(self) -> list[QAction]:
        """The actions of the page."""
        return self._actions

    def menu_groups(self) -> list[list[QAction]]:
        """The destinations, views and papers; back and forth have their buttons."""
        search, _back, _on, home, paper, csv, explain, book, *pages = self._actions
        return [[search, home], pages, [paper, csv, explain, book]]

    def panes(self) -> list[QWidget]:
        """The search, and what the page in view has."""
        if self.stack.currentIndex():
            return [self.search, self.hits.table]
        return [self.search, *(self.view.panes() if self.view else ())]

    def refresh(self) -> None:
        """Show the page in view as it is now."""
        stop = self.trail.now
        self._shown(stop.spot).open(stop.spot, stop.place)
        stop.place = None
        self._mark()

    def spot(self) -> tuple[int, ...]:
        """The page in view, as far as it goes by numbers."""
        now = self.trail.now.spot
        numbers = [one for one in now.key if isinstance(one, int)]
        if len(numbers) < len(now.key):
            return (KINDS.index("home"),)
        return (KINDS.index(now.kind), *numbers)

    def come_back(self, spot: tuple[int, ...]) -> None:
        """The page that was in view."""
        kind, *key = spot
        self.trail.go(Spot(KINDS[kind], tuple(key)))

    def show_item(self, kind: str, number: int) -> None:
        """Open a person, an evening, a pair, a team, the games of an outcome."""
        known: dict[str, Kind] = {
            "member": "member",
            "evening-past": "evening",
            "pair": "pair",
            "team": "team",
        }
        self._from_elsewhere = None
        if kind == "games":
            self.go(Spot("games", ("", OUTCOMES[number], 0, "new")))
        elif kind in known:
            self.go(Spot(known[kind], (number,)))
        self._from_elsewhere = self.trail.now.spot

    def go(self, spot: Spot) -> None:
        """Go to a page; the one in view can be come back to."""
        self._leave_search()
        if spot == self.trail.now.spot:
            if self.view is not None:
                self.view.first_focus().setFocus()
            return
        self._keep_place()
        if spot.kind == "evening" and (view := self.view) is not None:
            spot = _with_person(spot, view.spot)
        self.trail.go(spot)
        self._open()

    def step(self, by: int) -> None:
        """Back, or on again."""
        if self.stack.currentIndex():
            self._leave_search()
            return
        if (self.trail.can_go_back if by < 0 else self.trail.can_go_on) is False:
            return
        self._keep_place()
        self.trail.step(by)
        self._open()

    def go_home(self) -> None:
        """Go to the first page."""
        self.go(HOME)

    def show_paper(self) -> None:
        """The page in view, to be printed or kept."""
        self.keeper.show_paper()

    def open_book(self) -> None:
        """The book of the season in view, else of the newest that there is."""
        spot = self.trail.now.spot
        if spot.kind == "season":
            ask(self, Show("book", spot.number()))
            return

        def take(found: Choices) -> None:
            if found.seasons:
                ask(self, Show("book", found.seasons[0].id))

        self.ops.run(choices, take)

    def save_csv(self) -> None:
        """The lists of the page in view, for a spreadsheet."""
        self.keeper.save_csv()

    def _printed(self) -> PrintedPage | None:
        """The page in view as it can be printed or kept; a sentence where it cannot."""
        printed = self.view.printed() if self.view and not self.stack.currentIndex() else None
        if printed is None:
            self.said.emit(self.tr("Op deze bladzijde staat niets om af te drukken."))
        return printed

    def ask_current(self) -> None:
        """Explain the chosen figure."""
        if not (self.view and not self.stack.currentIndex() and self.view.ask_current()):
            self.said.emit(self.tr("Kies eerst een cijfer, met de pijlen of de muis."))

    def explain(self, asked: Any) -> None:
        """Open what a figure is made of."""
        ask(self, ShowExplanation(asked))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Down in an empty field goes to the page; letters on a page go to the field.

        Ctrl+Z in an empty field is the club's.
        """
        override = event.type() == QEvent.Type.ShortcutOverride and watched is self.search
        if override and isinstance(event, QKeyEvent):
            back = not self.search.text() and takes_back(event)
            if back:
                event.ignore()
            return back  # any other key does there what it does anywhere
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if watched is self.search:
            down = event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter)
            if down and not self.stack.currentIndex() and self.view is not None:
                self.view.first_focus().setFocus()
                return True
            return False
        return self._on_page(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Backspace goes back from whatever of a page has no use for it, such as a chart."""
        if event.key() != Qt.Key.Key_Backspace or not self._on_page(event):
            super().keyPressEvent(event)

    def _back(self) -> None:
        """Go back to the page before; from the first that was asked elsewhere, to that place."""
        if self.trail.now.spot == self._from_elsewhere:
            self.wanted.emit("back", 0)  # to the list in which the name stands
        else:
            self.step(-1)

    def _on_page(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Backspace:
            self._back()
            return True
        if event.key() == Qt.Key.Key_Escape:
            if self.trail.now.spot == self._from_elsewhere:
                self._back()
            else:
                self._search()
            return True
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.ShiftModifier,
        )
        if plain and event.text().strip() and event.text().isprintable():
            self.search.setFocus()
            self.search.setText(event.text())
            return True
        return False

    def _shown(self, spot: Spot) -> ArchiveView:
        family = _family(spot.kind)
        if family not in self._views:
            view = make(spot.kind, self.ops, self.theme)
            view.followed.connect(self.go)
            view.replaced.connect(self._replace)
            view.wanted.connect(self.wanted)
            view.figure_asked.connect(self.explain)
            view.answered.connect(self._answered)
            for table in view.tables:
                table.installEventFilter(self)
            self._views[family] = view
            self.views.addWidget(view)
        self.views.setCurrentWidget(self._views[family])
        return self._views[family]

    def _open(self) -> None:
        stop = self.trail.now
        self._fresh = True
        self._shown(stop.spot).open(stop.spot, stop.place)
        self._mark()

    def _replace(self, spot: Spot) -> None:
        """Show another choice on the same page, which is no step on the way."""
        if spot != self.trail.now.spot and self.view is not None:
            self.trail.now.spot = spot
            self.view.open(spot)

    def _keep_place(self) -> None:
        if self.view is not None:
            self.trail.now.place = self.view.place()

    def _answered(self) -> None:
        if self._fresh and self.sender() is self.view and self.view is not None:
            self._fresh = False
            if not self.search.text():
                self.view.first_focus().setFocus()

    def _mark(self) -> None:
        self.back_button.setEnabled(self.trail.can_go_back)
        self.on_button.setEnabled(self.trail.can_go_on)
        self.home_button.setEnabled(self.trail.now.spot != HOME)

    def _find(self, text: str) -> None:
        if not text.strip():
            self._finding.drop()
            self.stack.setCurrentIndex(0)
            return
        self._finding.ask(lambda club: archive_search.find(club, text, MOST), self._show_hits)

    def _show_hits(self, found: tuple[Hit, ...]) -> None:
        self.hits.show_hits(found)
        self.stack.setCurrentIndex(1)

    def _open_competition(self, number: int) -> None:
        self._leave_search()
        self.wanted.emit("competition", number)

    def _leave_search(self) -> None:
        self._finding.drop()
        if self.search.text():
            self.search.clear()
        self.stack.setCurrentIndex(0)

    def _search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()


def _family(kind: Kind) -> str:
    """Pairs and teams share a page."""
    return "entrant" if kind in ("pair", "team") else kind


def _with_person(spot: Spot, before: Spot) -> Spot:
    """An evening that is opened from a person shows where that person stands."""
    if before.kind == "member" and len(spot.key) == 1:
        return Spot("evening", (spot.number(), before.number()))
    return spot


def make(kind: Kind, ops: Operations, theme: Theme) -> ArchiveView:
    """The page for a kind of spot."""
    made: ArchiveView = loaded(f"archive.views.{_VIEWS[kind]}")(ops, theme)
    return made


_VIEWS: Mapping[Kind, str] = {
    "home": "home.HomeView",
    "member": "entrant.PersonView",
    "pair": "entrant.EntrantView",
    "team": "entrant.EntrantView",
    "versus": "versus.VersusView",
    "titles": "records.TitlesView",
    "records": "records.RecordsView",
    "list": "records.ListView",
    "games": "games.GamesView",
    "evening": "evening.EveningView",
    "season": "season.SeasonView",
    "day": "day.DayView",
}

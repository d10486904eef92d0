"""The archive: find somebody or choose an evening, and see everything down to the single game."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from clubadmin.desktop.archive import columns, loading
from clubadmin.desktop.archive.loading import Career, PastEvening, Shelf
from clubadmin.desktop.archive.tree import ShelfTree
from clubadmin.desktop.empty import EmptyPlace
from clubadmin.desktop.figures import long_date
from clubadmin.desktop.forms import line
from clubadmin.desktop.operations import Operations
from clubadmin.desktop.page import Page
from clubadmin.desktop.searching import Asker, SearchKeys
from clubadmin.desktop.splitters import Splitter
from clubadmin.desktop.tables import ListTable, RowsModel
from clubadmin.desktop.theme import Theme
from clubadmin.desktop.widgets import action, button, card, column, holder, label, row
from clubadmin.services.views.archive import Hit, PersonEvening, PersonGame
from clubadmin.services.views.result import ResultRow

if TYPE_CHECKING:
    from clubadmin.services.club import OpenClub

RESULT, CAREER, NOTHING = 0, 1, 2


class ArchivePage(Page):
    """Left what to choose from, right what was chosen, below it the games."""

    help_topic = "archief"

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self._finding, self._loading, self._playing = (Asker(ops, self) for _ in range(3))
        self._evening: PastEvening | None = None
        self._career: Career | None = None
        self._pending_person: int | None = None
        self.search = line(hint=self.tr("Zoek een persoon of avond"))
        self.search.setAccessibleName(self.tr("Zoeken in het archief"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._find)
        self.tree = ShelfTree()
        self.tree.evening_chosen.connect(self.open_evening)
        self.hits_model: RowsModel[Hit] = RowsModel(
            theme, columns.hit_columns(), lambda one: (one.kind, one.id)
        )
        self.hits = ListTable(theme, self.hits_model, self.tr("Gevonden"))
        self.hits.entered.connect(self._open_hit)
        self.hits.clicked.connect(lambda index: self._open_hit(index.row()))
        SearchKeys(self.search, self.hits)
        self.search.installEventFilter(self)
        self._make_tables()
        self.heading = label(kind="heading", wrap=True)
        self.about = label(kind="muted", wrap=True)
        self.games_title = label(kind="muted", wrap=True)
        self.edit_button = button(self.tr("Gegevens &wijzigen"), self._edit_person)
        self.evening_button = button(self.tr("Naar de &avond"), self._go_to_evening)
        self._lay_out()
        self.setFocusProxy(self.search)
        self._actions = [action(self, self.tr("&Zoeken in het archief"), self._search, "Ctrl+F")]

    @property
    def title(self) -> str:
        """The name of the place."""
        return self.tr("Archief")

    def page_actions(self) -> list[QAction]:
        """What can be done here."""
        return self._actions

    def panes(self) -> list[QWidget]:
        """The choice, what was chosen, its games."""
        main = self.result if self.stack.currentIndex() == RESULT else self.career
        return [self.search, self.chooser, main, self.games]

    def _make_tables(self) -> None:
        theme = self.theme
        self.result_model: RowsModel[ResultRow] = RowsModel(
            theme, columns.result_columns(None), lambda one: one.participant_id
        )
        self.result = ListTable(theme, self.result_model, self.tr("Uitslag"))
        self.result.let_sort(-1)
        self.result.looked_at.connect(self._games_of_row)
        self.career_model: RowsModel[PersonEvening] = RowsModel(
            theme, columns.career_columns(), lambda one: one.evening_id
        )
        self.career = ListTable(theme, self.career_model, self.tr("Avonden"))
        self.career.let_sort(-1)
        self.career.looked_at.connect(self._games_of_evening)
        self.career.entered.connect(self._open_career_evening)
        self.games_model: RowsModel[PersonGame] = RowsModel(
            theme, columns.game_columns(), lambda one: (one.round, one.table, one.game)
        )
        self.games = ListTable(theme, self.games_model, self.tr("Spellen"))

    def _lay_out(self) -> None:
        grid = self.theme.grid
        self.chooser = QStackedWidget()
        self.chooser.addWidget(self.tree)
        self.chooser.addWidget(self.hits)
        choose_box = card()
        choose_box.setLayout(column(self.chooser, margin=grid(1)))
        left = holder(column(self.search, choose_box, gap=grid(1.5)))
        left.setMinimumWidth(grid(28))
        left.setMaximumWidth(grid(44))
        self.stack = QStackedWidget()
        self.stack.addWidget(self.result)
        self.stack.addWidget(self.career)
        self.empty = EmptyPlace(
            self.theme,
            (
                self.tr("Alles wat er ooit gespeeld is"),
                self.tr(
                    "Kies links een avond, of typ een paar letters van een naam. "
                    "Van daaruit komt u tot bij het losse spel."
                ),
            ),
            None,
            self.tr("Uitslagen van vroeger leest u in bij Club, In- en uitvoer."),
        )
        self.stack.addWidget(self.empty)
        self.stack.setCurrentIndex(NOTHING)
        top_box, games_box = card(), card()
        top_box.setLayout(column(self.stack, margin=1))
        games_box.setLayout(column(self.games, margin=1))
        self.games_part = holder(column(self.games_title, games_box, gap=grid(1)))
        right = Splitter("archive-games", Qt.Orientation.Vertical)
        right.addWidget(top_box)
        right.addWidget(self.games_part)
        right.setStretchFactor(0, 3)
        right.setStretchFactor(1, 2)
        self.games_part.hide()
        head = column(
            row(self.heading, self.edit_button, self.evening_button, gap=grid(1)),
            self.about,
            gap=grid(0.5),
        )
        self.edit_button.hide()
        self.evening_button.hide()
        main = holder(column(head, right, gap=grid(1.5)))
        self.splitter = Splitter("archive")
        self.splitter.addWidget(left)
        self.splitter.addWidget(main)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setSizes([grid(42), grid(92)])
        layout = column(label(self.title, "title"), self.splitter, gap=grid(2))
        layout.setContentsMargins(grid(3.5), grid(2.5), grid(3.5), 0)
        self.setLayout(layout)

    # --- choosing

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Down in the empty field goes into the tree."""
        down = (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Down
        )
        if down and self.tree.isVisible():
            self.tree.setFocus()
            return True
        return False

    def refresh(self) -> None:
        """Show the shelf, and what was chosen, as they are now."""
        self.ops.run(loading.shelf, self._show_shelf)
        if spot := self.spot():
            self.come_back(spot)

    def spot(self) -> tuple[int, ...]:
        """The evening or the person in view."""
        if self._evening is not None and self.stack.currentIndex() == RESULT:
            return (RESULT, self._evening.evening.id)
        if self._career is not None and self.stack.currentIndex() == CAREER:
            return (CAREER, self._career.member.id)
        return ()

    def come_back(self, spot: tuple[int, ...]) -> None:
        """The evening or the person that was in view."""
        kind, number = spot
        (self.open_evening if kind == RESULT else self.open_person)(number)

    def show_item(self, kind: str, number: int) -> None:
        """Open a person or an evening."""
        if kind == "member":
            self.open_person(number)
        elif kind == "evening-past":
            self.open_evening(number)

    def open_evening(self, evening_id: int) -> None:
        """Show the result of an evening."""
        self._loading.ask(lambda club: loading.past_evening(club, evening_id), self._show_evening)

    def open_person(self, member_id: int) -> None:
        """Show all evenings of a person."""
        self._loading.ask(lambda club: loading.career(club, member_id), self._show_career)

    def _show_shelf(self, shelf: Shelf) -> None:
        self.tree.show_shelf(shelf)

    def _find(self, text: str) -> None:
        if not text.strip():
            self.chooser.setCurrentWidget(self.tree)
            return

        def work(club: "OpenClub") -> tuple[Hit, ...]:
            from clubadmin.services import archive

            return archive.find(club, text)

        self._finding.ask(work, self._show_hits)

    def _show_hits(self, found: tuple[Hit, ...]) -> None:
        self.chooser.setCurrentWidget(self.hits)
        self.hits_model.replace(found)
        if found:
            self.hits.selectRow(0)

    def _open_hit(self, at: int) -> None:
        hit = self.hits_model.rows[at]
        if hit.kind == "member":
            self.open_person(hit.id)
        elif hit.kind == "evening":
            self.open_evening(hit.id)
        else:
            self.search.clear()
            self.tree.choose((hit.kind, hit.id))
            self.tree.setFocus()

    # --- showing

    def _show_evening(self, past: PastEvening) -> None:
        self._evening = past
        one = past.evening
        self.stack.setCurrentIndex(RESULT)
        self.heading.setText(long_date(one.date))
        parts = [one.season, one.competition]
        parts.append(self.tr("avond %1").replace("%1", str(one.number)))
        parts.append(one.rule_set_title)
        parts.append(self.tr("definitief") if past.result.closed else self.tr("voorlopig"))
        parts.append(columns.depth(one.depth))
        self.about.setText(" · ".join(parts))
        self.edit_button.hide()
        self.evening_button.setVisible(one.depth == "game")
        self.result.show_rows(past.result.rows, columns.result_columns(past.result))
        self._select_pending(past)
        self.games_part.setVisible(one.depth == "game")
        if one.depth == "game":
            self._games_of_row(self.result.currentIndex().row())

    def _select_pending(self, past: PastEvening) -> None:
        wanted, self._pending_person = self._pending_person, None
        for one in past.evening.participants:
            if wanted is not None and any(person.id == wanted for person in one.members):
                self.result.select_key(one.id)

    def _show_career(self, career: Career) -> None:
        self._career = career
        self.stack.setCurrentIndex(CAREER)
        self.heading.setText(career.member.label)
        evenings = len(career.evenings)
        said = self.tr("1 avond") if evenings == 1 else self.tr("%1 avonden")
        text = said.replace("%1", str(evenings))
        if career.evenings:
            best = max(career.evenings, key=lambda one: one.total)
            text += " · " + self.tr("hoogste avond %1").replace("%1", str(best.total))
            pits = sum(one.pits for one in career.evenings)
            made = self.tr("1 pit") if pits == 1 else self.tr("%1 pits")
            text += " · " + made.replace("%1", str(pits))
        self.about.setText(text)
        self.edit_button.show()
        self.evening_button.hide()
        self.career.show_rows(career.evenings)
        self.games_part.hide()
        if self.career.currentIndex().isValid():
            self._games_of_evening(self.career.currentIndex().row())

    def _games_of_row(self, at: int) -> None:
        past = self._evening
        if past is None or past.evening.depth != "game":
            return
        rows = self.result_model.rows
        if not 0 <= at < len(rows):
            self._ask_games(past.evening.id, None, self.tr("Alle spellen van de avond"))
            return
        person = past.person(rows[at].participant_id)
        title = self.tr("De spellen van %1").replace("%1", rows[at].name)
        self._ask_games(past.evening.id, person, title)

    def _games_of_evening(self, at: int) -> None:
        career = self._career
        rows = self.career_model.rows
        if career is None or not 0 <= at < len(rows):
            return
        one = rows[at]
        self.games_part.setVisible(one.depth == "game")
        if one.depth == "game":
            title = self.tr("De spellen van %1").replace("%1", long_date(one.date))
            self._ask_games(one.evening_id, career.member.id, title)

    def _ask_games(self, evening_id: int, member_id: int | None, title: str) -> None:
        def shown(found: tuple[PersonGame, ...]) -> None:
            self.games_title.setText(title)
            self.games_model.replace(found)

        self._playing.ask(lambda club: loading.games(club, evening_id, member_id), shown)

    def _open_career_evening(self, at: int) -> None:
        if self._career is not None:
            self._pending_person = self._career.member.id
        self.open_evening(self.career_model.rows[at].evening_id)
        self.result.setFocus()

    def _edit_person(self) -> None:
        if self._career is not None:
            self.wanted.emit("member-edit", self._career.member.id)

    def _go_to_evening(self) -> None:
        if self._evening is not None:
            self.wanted.emit("evening", self._evening.evening.id)

    def _search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

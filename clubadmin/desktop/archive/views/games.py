"""All games ever typed: a list of any length, of which only what is in view is read."""

from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, overload

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.archive import loading
from clubadmin.desktop.archive.links import LinkTable
from clubadmin.desktop.archive.loading import Choices
from clubadmin.desktop.archive.printed import printed_table
from clubadmin.desktop.archive.spots import Spot
from clubadmin.desktop.archive.views.game_columns import archived_game_columns
from clubadmin.desktop.archive.views.view import ArchiveView
from clubadmin.desktop.kit.empty import framed
from clubadmin.desktop.kit.figures import whole
from clubadmin.desktop.kit.finder import PersonFinder
from clubadmin.desktop.kit.forms import Choice
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.tables import Column, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import column, row
from clubadmin.model.archive.archive import ArchivedGame, Block, GameFilter, GameList
from clubadmin.model.members.member import Member
from clubadmin.services.archive import game_lists
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members import members

Row = TypeVar("Row")
Index = QModelIndex | QPersistentModelIndex
PAGE = 100  # rows that are asked for together
KEPT = 40  # pages that stay
TOGETHER = 200  # rows that are copied or printed; who wants more narrows the list


class Pages(Sequence[Row | None], Generic[Row]):
    """Rows by number, None where they are not here (any more)."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pages: OrderedDict[int, Sequence[Row]] = OrderedDict()

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, at: int) -> Row | None: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Row | None]: ...
    def __getitem__(self, at: int | slice) -> Row | Sequence[Row | None] | None:
        if isinstance(at, slice):
            return [self[one] for one in range(*at.indices(self._count))]
        if not 0 <= at < self._count:
            raise IndexError(at)
        page = self._pages.get(at // PAGE)
        return page[at % PAGE] if page is not None and at % PAGE < len(page) else None

    def __iter__(self) -> Iterator[Row | None]:
        return (self[at] for at in range(self._count))

    def has(self, page: int) -> bool:
        """Whether a page is here."""
        return page in self._pages

    def put(self, page: int, rows: Sequence[Row]) -> None:
        """Keep a page; the one that was put longest ago goes when there are too many."""
        self._pages[page] = rows
        self._pages.move_to_end(page)
        while len(self._pages) > KEPT:
            self._pages.popitem(last=False)


class PagedModel(RowsModel[Any]):
    """`page_wanted` asks for the pages that came into view, from the first; `put` brings one."""

    page_wanted = Signal(int)

    def __init__(
        self, theme: Theme, columns: Sequence[Column[Any]], key: Callable[[Any], object]
    ) -> None:
        super().__init__(theme, columns, key)
        self._pages: Pages[Any] = Pages(0)
        self._missed: set[int] = set()
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._ask)

    @property
    def pages(self) -> Pages[Any]:
        """The rows as far as they are here."""
        return self._pages

    def begin(self, count: int, first: Sequence[Any] = ()) -> None:
        """Begin another list of so many rows, the first of which may be here already."""
        self.beginResetModel()
        self._pages = Pages(count)
        self.rows = self._pages  # type: ignore[assignment]
        if first:
            self._pages.put(0, first)
        self.endResetModel()

    def put(self, page: int, rows: Sequence[Any]) -> None:
        """A page that was asked for."""
        self._pages.put(page, rows)
        if rows:
            top, bottom = page * PAGE, min(page * PAGE + len(rows), len(self._pages)) - 1
            self.dataChanged.emit(self.index(top, 0), self.index(bottom, len(self.columns) - 1))

    def key_at(self, row: int) -> object:
        """The key of a row that is here, or None."""
        found = self._pages[row] if 0 <= row < len(self._pages) else None
        return None if found is None else self._key(found)

    def row_of(self, _key: object) -> int:
        """Rows are known by where they stand only."""
        return -1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A cell; blank until its page is here."""
        if index.isValid() and self._pages[index.row()] is None:
            self._missed.add(index.row() // PAGE)
            self._soon.start()
            return None
        return super().data(index, role)

    def _ask(self) -> None:
        """The first page of those that came into view; who answers brings the next along."""
        missed, self._missed = min(self._missed), set()
        if not self._pages.has(missed):
            self.page_wanted.emit(missed)


class PagedTable(LinkTable):
    """A list of any length; what is not here cannot be asked about, nor copied."""

    def ask_current(self) -> bool:
        """Explain the current cell, once its row is here."""
        return self.rows_model.key_at(self.currentIndex().row()) is not None and (
            super().ask_current()
        )

    def as_rows(self) -> Iterator[list[str]]:
        """The heads and the rows from the first in view on, as far as they are here."""
        columns = self.rows_model.columns
        yield [one.title for one in columns]
        for shown in self.here():
            yield [one.text(shown) for one in columns]

    def here(self) -> Sequence[Any]:
        """The rows from the first in view on, as far as they are here."""
        rows, top = self.rows_model.rows, max(0, self.rowAt(0))
        end = top
        while end < min(len(rows), top + TOGETHER) and rows[end] is not None:
            end += 1
        return rows[top:end]

    def _double_clicked(self, index: QModelIndex) -> None:
        if self.rows_model.key_at(index.row()) is not None:
            super()._double_clicked(index)


@dataclass(frozen=True)
class _Shown:
    choices: Choices
    member: Member | None
    found: GameList
    first: tuple[ArchivedGame, ...]


class GamesView(ArchiveView):
    """Choices above; the games, the newest evening first or last."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self._found: GameList | None = None
        self._paging = Asker(ops, self)
        self.over = self._choice(self.tr("Waarover"), {"": self.tr("Alle seizoenen")}, 12)
        self.outcome = self._choice(self.tr("Welke spellen"), self._outcomes(), 8)
        self.whose = self._choice(self.tr("Van wie"), self._whose_names(), 8)
        orders = {"new": self.tr("nieuwste eerst"), "old": self.tr("oudste eerst")}
        self.order = self._choice(self.tr("Volgorde"), orders, 9)
        self.who = PersonFinder(ops, theme)
        self.who.setAccessibleName(self.tr("Spellen van"))
        self.who.field.setPlaceholderText(self.tr("Iedereen, of een naam"))
        self.who.field.setClearButtonEnabled(True)
        self.who.chosen.connect(lambda _member: self._chosen())
        self.model = PagedModel(
            theme, archived_game_columns(), lambda one: (one.place.table_id, one.place.game)
        )
        self.model.page_wanted.connect(self._fetch)
        self.table = PagedTable(theme, self.model, self.tr("Spellen"))
        self.adopt(self.table, sort=False)
        boxes = (self.over, self.outcome, self.whose, self.order, self.who)
        choices = row(*boxes[:-1], (self.who, 1), gap=theme.grid(1))
        for one in boxes:  # they stay where they are when names are offered below the field
            choices.setAlignment(one, Qt.AlignmentFlag.AlignTop)
        self.setLayout(column(self.head(), choices, (framed(self.table), 1), gap=theme.grid(1)))

    def question(self) -> Callable[[OpenClub], Any]:
        """How many games there are, and the first of them."""
        wanted = filter_of(self.spot)
        newest = self.spot.word(3) != "old"

        def work(club: OpenClub) -> _Shown:
            found = game_lists.game_list(club, wanted, newest_first=newest)
            who = members.member(club, wanted.member_id) if wanted.member_id else None
            return _Shown(
                loading.choices(club), who, found, game_lists.games_at(club, found, 0, PAGE)
            )

        return work

    def show_answer(self, answer: Any) -> None:
        """The list."""
        shown: _Shown = answer
        self._found = shown.found
        self.heading.setText(self.tr("Alle spellen"))
        count = shown.found.count
        text = self.tr("1 spel") if count == 1 else self.tr("%1 spellen")
        none = self.tr("Hier zijn geen spellen van bekend.")
        self._offer(shown)
        said = text.replace("%1", whole(count)) if count else none
        self.about.setText(" · ".join([said, *self._chosen_names(shown)]))
        self.model.begin(count, shown.first)

    def panes(self) -> Sequence[QWidget]:
        """The list, the choices."""
        return [self.table, self.over, self.outcome, self.whose, self.who.field]

    def blocks(self) -> Sequence[Block]:
        """The games that are in view and those after them, as far as they are here."""
        return [printed_table(self.table, rows=self.table.here())]

    def _choice(self, name: str, texts: dict[str, str], wide: int) -> Choice:
        made = Choice(texts, name=name, letters=wide)
        made.activated.connect(lambda _at: self._chosen())
        return made

    def _outcomes(self) -> dict[str, str]:
        return {
            "": self.tr("elke uitkomst"),
            "pit": self.tr("pits"),
            "nat": self.tr("nat"),
            "revoke": self.tr("verzaakt"),
            "arbitral": self.tr("arbitraal"),
            "not-played": self.tr("niet gespeeld"),
            "cancelled": self.tr("vervallen"),
        }

    def _whose_names(self) -> dict[str, str]:
        return {"": self.tr("eigen en tegen"), "own": self.tr("eigen"), "against": self.tr("tegen")}

    def _chosen_names(self, shown: _Shown) -> list[str]:
        """The names of the choices, for below the title and on paper."""
        found = [self.over.currentText()] if self.over.value else []
        if self.outcome.value:
            outcome = self.outcome.currentText()
            own = self.whose.isEnabled() and self.whose.value
            found.append(f"{outcome} ({self.whose.currentText()})" if own else outcome)
        return [*found, shown.member.label] if shown.member else found

    def _offer(self, shown: _Shown) -> None:
        names = {"": self.tr("Alle seizoenen")}
        for season in shown.choices.seasons:
            names[f"season:{season.id}"] = season.name
            for one in shown.choices.competitions:
                if one.season_id == season.id:
                    names[f"competition:{one.id}"] = f"{season.name}, {one.name}"
        self.over.offer(names)
        self.over.choose(self.spot.word(0))
        self.outcome.choose(self.spot.word(1))
        self.whose.choose(self.spot.word(4))
        self.whose.setEnabled(shown.member is not None and bool(self.outcome.value))
        self.order.choose(self.spot.word(3) or "new")
        self.who.choose(shown.member)

    def _chosen(self) -> None:
        member = self.who.member.id if self.who.member else 0
        self.replaced.emit(
            Spot(
                "games",
                (
                    self.over.value,
                    self.outcome.value,
                    member,
                    self.order.value,
                    self.whose.value if member and self.outcome.value else "",
                ),
            )
        )

    def _fetch(self, page: int) -> None:
        found = self._found
        if found is None:
            return

        def take(rows: tuple[ArchivedGame, ...]) -> None:
            if found is self._found:
                self.model.put(page, rows[:PAGE])
                if rows[PAGE:]:
                    self.model.put(page + 1, rows[PAGE:])

        self._paging.ask(lambda club: game_lists.games_at(club, found, page * PAGE, 2 * PAGE), take)


def filter_of(spot: Spot) -> GameFilter:
    """The filter of a page of games."""
    kind, _, key = spot.word(0).partition(":")
    return GameFilter(
        season_id=int(key) if kind == "season" else None,
        competition_id=int(key) if kind == "competition" else None,
        member_id=spot.number(2) or None,
        outcome=spot.word(1),
        whose=spot.word(4),
    )

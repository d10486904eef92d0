"""The records of the club, the lists of all times that they head, and its champions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.archive import loading
from clubadmin.desktop.archive.loading import Choices
from clubadmin.desktop.archive.printed import printed_table
from clubadmin.desktop.archive.spots import Spot
from clubadmin.desktop.archive.views.record_columns import (
    book_columns,
    list_columns,
    list_spot,
    scope_spot,
    title_columns,
)
from clubadmin.desktop.archive.views.view import ArchiveView
from clubadmin.desktop.archive.words import depth_sentence, list_name, size_name
from clubadmin.desktop.kit.empty import framed
from clubadmin.desktop.kit.forms import Choice, Number
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, column, label, row
from clubadmin.model.archive.archive import Block, Size
from clubadmin.model.archive.people import Title
from clubadmin.model.archive.records import LISTS, RecordBook, RecordList, Scope, What
from clubadmin.services.archive.lists import records
from clubadmin.services.archive.past import final_places
from clubadmin.services.club.club import OpenClub

ALL = "all"
MOST_EVENINGS = 999


class ScopeBar(Plain):
    """Two choices; `chosen` when one of them is another."""

    chosen = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.over = Choice({ALL: self.tr("Alle seizoenen")}, name=self.tr("Waarover"), letters=24)
        self.size_choice = Choice(
            {"": self.tr("Meest gespeelde avonden")}, name=self.tr("Welke avonden"), letters=20
        )
        self._sizes: dict[str, Size] = {}
        for one in (self.over, self.size_choice):
            one.activated.connect(lambda _at: self.chosen.emit())
        self.setLayout(row(self.over, self.size_choice, gap=theme.grid(1)))

    def scope(self, least: int = 0) -> Scope:
        """The chosen scope."""
        kind, _, key = self.over.value.partition(":")
        return Scope(
            season_id=int(key) if kind == "season" else None,
            competition=key if kind == "competition" else "",
            size=self._sizes.get(self.size_choice.value),
            least=least,
        )

    def offer(self, choices: Choices, scope: Scope) -> None:
        """The seasons and competitions there are; the one of a scope is chosen."""
        names = {ALL: self.tr("Alle seizoenen")}
        for name in dict.fromkeys(one.name for one in choices.competitions):
            names[f"competition:{name}"] = name
        for season in choices.seasons:
            text = self.tr("seizoen %1").replace("%1", season.name)
            names[f"season:{season.id}"] = text
        self.over.offer(names)
        key = f"season:{scope.season_id}" if scope.season_id else ALL
        self.over.choose(f"competition:{scope.competition}" if scope.competition else key)

    def offer_sizes(self, sizes: Sequence[tuple[Size, int]], size: Size | None) -> None:
        """The sizes of evenings that are played, the one in use chosen."""
        self._sizes = {_key(one): one for one, _evenings in sizes}
        texts = {}
        for one, evenings in sizes:
            text = self.tr("%1 (%2 avonden)").replace("%2", str(evenings))
            texts[_key(one)] = text.replace("%1", size_name(one))
        if size is not None and _key(size) not in texts:
            self._sizes[_key(size)] = size
            texts[_key(size)] = size_name(size)
        self.size_choice.offer(texts)
        self.size_choice.choose(_key(size) if size is not None else "")
        self.size_choice.setVisible(len(texts) > 1)


def scope_of(spot: Spot, at: int) -> Scope:
    """The scope in the key of a page, from a place in it."""
    sized = spot.key[at + 3 : at + 7]
    size = Size(int(sized[0]), int(sized[1]), str(sized[2]), bool(sized[3])) if sized else None
    return Scope(spot.number(at) or None, spot.word(at + 1), size, spot.number(at + 2))


def _key(size: Size) -> str:
    return f"{size.games} {size.rounds} {size.system} {size.teams}"


@dataclass(frozen=True)
class _Shown:
    choices: Choices
    found: RecordList
    sizes: tuple[tuple[Size, int], ...]


class ListView(ArchiveView):
    """A choice of list and scope with its rows; below it how deep its data goes."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self._shown: _Shown | None = None
        self.model, self.table = self.list_of(
            list_columns(None), lambda one: (one.place, one.name, one.where, one.first), "-"
        )
        self.what = Choice(
            {one: list_name(one) for one in LISTS}, name=self.tr("Welke lijst"), letters=24
        )
        self.what.activated.connect(lambda _at: self._chosen())
        self.scope = ScopeBar(theme)
        self.scope.chosen.connect(self._chosen)
        self.least = Number(0, MOST_EVENINGS, 0, self.tr("vanzelf"))
        self.least.setAccessibleName(self.tr("Minstens zoveel avonden"))
        self.least.setKeyboardTracking(False)
        self.least.valueChanged.connect(lambda _value: self._chosen())
        self._least_label = label(self.tr("minstens"), "muted")
        choices = row(self.what, self.scope, self._least_label, self.least, None, gap=theme.grid(1))
        self.setLayout(
            column(self.head(), choices, (framed(self.table), 1), self.foot, gap=theme.grid(1))
        )

    def question(self) -> Callable[[OpenClub], Any]:
        """A list over a scope."""
        what, scope = cast(What, self.spot.word() or LISTS[0]), scope_of(self.spot, 1)
        known = self._shown.sizes if self._shown else None

        def work(club: OpenClub) -> _Shown:
            found = records.all_time(club, what, scope)
            sizes = known if known is not None else records.records(club).sizes
            return _Shown(loading.choices(club), found, sizes)

        return work

    def show_answer(self, answer: Any) -> None:
        """The rows and what they are."""
        shown: _Shown = answer
        self._shown = shown
        found = shown.found
        self.heading.setText(list_name(found.what))
        self.about.setText(depth_sentence(found))
        self.table.setAccessibleName(list_name(found.what))
        self.what.choose(found.what)
        self.scope.offer(shown.choices, found.scope)
        self.scope.offer_sizes(shown.sizes if found.size else (), found.size)
        averaged = found.what in ("average", "pair-average")
        blocked = self.least.blockSignals(True)
        self.least.setValue(found.scope.least)
        self.least.blockSignals(blocked)
        self.least.setVisible(averaged)
        self._least_label.setVisible(averaged)
        self.table.show_rows(found.rows, list_columns(found))
        self.foot.setText("" if found.rows else self.tr("Niemand staat nog in deze lijst."))
        self.foot.setVisible(not found.rows)

    def panes(self) -> Sequence[QWidget]:
        """The list and the choices."""
        return [self.table, self.what]

    def blocks(self) -> Sequence[Block]:
        """The list."""
        return [printed_table(self.table)]

    def _chosen(self) -> None:
        scope = self.scope.scope(self.least.value())
        if self._shown is not None and self._shown.found.size is None:
            scope = replace(scope, size=None)
        self.replaced.emit(list_spot(self.what.value, scope))


@dataclass(frozen=True)
class _Heads:
    choices: Choices
    book: RecordBook


class RecordsView(ArchiveView):
    """A row a list; Enter opens it."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self.model, self.table = self.list_of(
            book_columns(), lambda one: one.what, self.tr("Records"), sort=False
        )
        self.scope = ScopeBar(theme)
        self.scope.chosen.connect(lambda: self.replaced.emit(scope_spot(self.scope.scope())))
        self.setLayout(
            column(
                self.head(),
                row(self.scope, None),
                (framed(self.table), 1),
                self.foot,
                gap=theme.grid(1),
            )
        )

    def question(self) -> Callable[[OpenClub], Any]:
        """The record book of a scope."""
        scope = scope_of(self.spot, 0)
        return lambda club: _Heads(loading.choices(club), records.records(club, scope))

    def show_answer(self, answer: Any) -> None:
        """The first of every list."""
        shown: _Heads = answer
        book = shown.book
        self.heading.setText(self.tr("Records"))
        size = next((one.size for one in book.lists if one.size), None)
        text = self.tr("Van elke lijst wie bovenaan staat; Enter opent de lijst.")
        self.about.setText(text)
        self.scope.offer(shown.choices, book.scope)
        self.scope.offer_sizes(book.sizes, book.scope.size or size)
        self.table.show_rows(book.lists)
        if size is not None:
            compared = self.tr("Avonden, ronden en spellen zijn van avonden van %1.")
            self.foot.setText(compared.replace("%1", size_name(size)))
        else:
            self.foot.setText(self.tr("Records komen er zodra de eerste avond is afgesloten."))

    def panes(self) -> Sequence[QWidget]:
        """The list and the choices."""
        return [self.table, self.scope]


class TitlesView(ArchiveView):
    """A row a title, the newest season first."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self.model, self.table = self.list_of(
            title_columns(),
            lambda one: (one.competition_id, one.entrant_id, one.field),
            self.tr("Kampioenen"),
        )
        self.setLayout(column(self.head(), (framed(self.table), 1), gap=theme.grid(1)))

    def question(self) -> Callable[[OpenClub], Any]:
        """Ask for all titles."""
        return final_places.titles

    def show_answer(self, answer: Any) -> None:
        """The champions."""
        found: tuple[Title, ...] = answer
        self.heading.setText(self.tr("Kampioenen"))
        none = self.tr("Een kampioen komt er als het seizoen is afgesloten of voorbij is.")
        seasons = len({one.season_id for one in found})
        text = self.tr("Wie eerste werd in elke competitie die uit is, over %1 seizoenen.")
        if seasons == 1:
            text = self.tr("Wie eerste werd in elke competitie die uit is, in één seizoen.")
        self.about.setText(text.replace("%1", str(seasons)) if found else none)
        shared = any(one.shared for one in found)
        self.table.show_rows(found, title_columns(shared=shared))

"""The ledger of sitting out: a row a person, and below it each turn with its result."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.explain.asking import explaining
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.copying import copy_rows
from clubadmin.desktop.kit.doors import ShowPastEvening, ShowRanked
from clubadmin.desktop.kit.empty import EmptyPlace, ListOrEmpty, framed
from clubadmin.desktop.kit.figure_columns import figured, right_column, worded
from clubadmin.desktop.kit.figures import short_date
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.remembered import Splitter
from clubadmin.desktop.kit.searching import SearchKeys, search_field
from clubadmin.desktop.kit.side_window import SideWindow
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel, folded
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, card, column, label, row
from clubadmin.desktop.paper.printing import paper_of, preview_paper
from clubadmin.desktop.work import troubles
from clubadmin.i18n import Words
from clubadmin.model.draw import ledger
from clubadmin.model.draw.ledger import Ledger, LedgerEntry, LedgerRow, Turn
from clubadmin.model.explain.figure_asked import EntrantAsked, LedgerAsked, LedgerFigure
from clubadmin.services.draw import ledger as ledgers


class LedgerWindow(SideWindow):
    """Sorted, searched, copied and printed; the paper has what the search leaves."""

    patience = 400

    def __init__(self, parent: QWidget, ops: Operations, theme: Theme, competition_id: int) -> None:
        super().__init__(parent, ops, theme, "ledger", (124, 84))
        self.setWindowTitle(self.tr("Wie zat stil"))
        self.words = Words(language.current())
        self._competition_id = competition_id
        self._shown: Ledger | None = None
        self.heading = label(kind="heading", wrap=True)
        self.about = label(kind="muted", wrap=True)
        self.search = search_field(self.tr("Zoeken op naam"), self.tr("Zoeken in wie stilzat"))
        self.search.textChanged.connect(self._show_rows)
        self.model: RowsModel[LedgerRow] = RowsModel(
            theme, people(self.words, competition_id), lambda one: one.entrant_id
        )
        self.table = ListTable(theme, self.model, self.tr("Wie zat stil"), sort=0)
        self.table.lead(lambda one: ShowRanked(competition_id, one.entrant_id))
        self.turns_model: RowsModel[LedgerEntry] = RowsModel(
            theme, [], lambda one: (one.evening, one.round, one.turn)
        )
        self.turns = ListTable(theme, self.turns_model, self.tr("Beurt voor beurt"))
        self.turns.lead(lambda one: ShowPastEvening(one.evening_id))
        self.explained = label(kind="muted", wrap=True)
        self.foot = label(kind="small", wrap=True)
        self._refused = troubles.told_in(self.foot, "! ")
        self.copy_button = button(self.tr("&Kopiëren"), self.copy)
        self.print_button = button(self.tr("&Afdrukken"), self.show_paper, "primary")
        self._lay_out()
        self._wire()
        self.refresh()

    @property
    def rows(self) -> list[LedgerRow]:
        """The rows that the search leaves, in the order on the screen."""
        return list(self.model.rows)

    def refresh(self) -> None:
        """Read who sat out until now."""
        self.ops.run(
            partial(ledgers.ledger, competition_id=self._competition_id),
            self._arrived,
            self._refused,
        )

    def copy(self) -> None:
        """The list and all turns to the clipboard, for a spreadsheet."""
        if self._shown is not None and self.rows:
            copy_rows(as_rows(self.rows, self._shown.sit_out_points, self.words))

    def show_paper(self) -> None:
        """Show the ledger on paper, on the screen first."""
        if self._shown is not None:
            made = paper_of("standings.ledger.ledger_paper", self._shown.of(self.rows))
            preview_paper(self, self.tr("Wie zat stil"), made, failed=self._refused)

    def _lay_out(self) -> None:
        grid = self.theme.grid
        under = column((self.turns, 1), self.explained, gap=grid(1), margin=1)
        self.explained.setContentsMargins(grid(1.5), 0, grid(1.5), grid(1.5))
        below = card(under)
        both = Splitter("ledger", (framed(self.table), 3), (below, 2), down=True)
        self.empty = EmptyPlace(
            self.theme,
            self.tr("Nog niemand zat stil"),
            self.tr(
                "Hier staat wie er wanneer stilzat, aan een tafel van drie speelde of inviel, "
                "en wat dat opleverde. De volgende indeling houdt er rekening mee."
            ),
        )
        self.views = ListOrEmpty(both, self.empty)
        head = row((column(self.heading, self.about, gap=2), 2), (self.search, 1), gap=grid(1.5))
        away = button(self.tr("&Sluiten"), self.close, "quiet")
        foot = row((self.foot, 1), away, self.copy_button, self.print_button, gap=grid(1))
        self.setLayout(column(head, (self.views, 1), foot, gap=grid(1.5), margin=grid(2)))

    def _wire(self) -> None:
        SearchKeys(self.search, self.table)
        self.table.looked_at.connect(lambda _row: self._show_turns())
        self.table.entered.connect(lambda _row: self._into_turns())
        self.turns.looked_at.connect(lambda _row: self._explain())
        self.keyed(self.copy_button, "Ctrl+C", self.copy)
        self.keyed(self.print_button, "Ctrl+P", self.show_paper)
        self.addAction(explaining(self, [self.table, self.turns]))

    def _whose(self) -> int:
        """The number of the member or pair whose turns are in view."""
        key = self.table.current_key()
        return key if isinstance(key, int) else 0

    def _arrived(self, shown: Ledger) -> None:
        first = self._shown is None
        self._shown = shown
        self.heading.setText(f"{shown.competition} {shown.season}")
        better = ledger.lending_rule(self.words, shown.fill_in)
        self.about.setText(f"{ledger.rule(self.words, shown.sit_out_points)} {better}")
        self.views.show_list(any(one.entries for one in shown.rows))
        for one in (self.copy_button, self.print_button):
            one.setEnabled(bool(shown.rows))
        self.turns_model.replace([], turns(self.words, shown.sit_out_points, self._whose))
        self._show_rows()
        if first:
            self.search.setFocus()

    def _show_rows(self) -> None:
        words = folded(self.search.text()).split()
        rows = self._shown.rows if self._shown else ()
        found = [one for one in rows if all(word in folded(one.name) for word in words)]
        self.table.show_rows(found)
        if found and not self.table.currentIndex().isValid():
            self.table.selectRow(0)
        self.foot.setText(ledger.legend(self.words))
        self._show_turns()

    def _show_turns(self) -> None:
        at = self.table.currentIndex().row()
        chosen = self.model.rows[at] if 0 <= at < len(self.model.rows) else None
        self.turns.show_rows(list(chosen.entries) if chosen else [])
        if chosen and chosen.entries:
            self.turns.selectRow(len(chosen.entries) - 1)
        self._explain()

    def _into_turns(self) -> None:
        if self.turns_model.rows:
            self.turns.setFocus()

    def _explain(self) -> None:
        at = self.turns.currentIndex().row()
        if self._shown is None or not 0 <= at < len(self.turns_model.rows):
            self.explained.setText(self.tr("Kwam nog niet aan de beurt."))
            return
        entry = self.turns_model.rows[at]
        self.explained.setText(ledger.said(self.words, entry, self._shown.sit_out_points))


def people(words: Words, competition_id: int) -> list[Column[LedgerRow]]:
    """A person's turns in figures, in a competition."""

    def asks(figure: LedgerFigure) -> Callable[[LedgerRow], LedgerAsked]:
        return lambda one: LedgerAsked(competition_id, one.entrant_id, figure)

    return [
        worded(_head(words("naam")), lambda one: one.name, least=24),
        figured(_head(words("avonden")), lambda one: one.evenings, width=10, spare=True),
        _count(_head(words("stil")), Turn.SAT_OUT, Turn.FILLED_IN, width=7, asks=asks("sat-out")),
        _count(_head(words("aan drie")), Turn.THREE, width=10, asks=asks("three")),
        _count(_head(words.within("column", "inval")), Turn.LENT, width=8, asks=asks("lent")),
        figured(
            _head(words("beurten")),
            lambda one: one.turns,
            look="strong",
            width=10,
            asks=asks("turns"),
        ),
        Column(
            _head(words("laatst")),
            lambda one: f"{one.last.evening} · {short_date(one.last.date)}" if one.last else "",
            lambda one: (one.last.evening, one.last.round) if one.last else (0, 0),
            right=True,
            look="muted",
            width=20,
        ),
        Column(
            _head(words("gekregen")),
            lambda one: words.number(one.credit) if one.credit else "",
            lambda one: one.credit,
            right=True,
            width=11,
            asks=asks("earned"),
        ),
    ]


def turns(words: Words, points: str, whose: Callable[[], int]) -> list[Column[LedgerEntry]]:
    """Each turn; `points` is the rule for sitting out, `whose` answers whose number."""
    return [
        Column(_head(words("avond")), lambda one: str(one.evening), right=True, width=9),
        Column(_head(words("datum")), lambda one: short_date(one.date), width=15),
        Column(_head(words("ronde")), lambda one: str(one.round), right=True, width=8),
        Column(_head(words("wat")), lambda one: ledger.turn(words, one.turn), least=20),
        Column(
            _head(words("waarvan")),
            lambda one: ledger.made_of(words, one, points),
            look="muted",
            least=20,
        ),
        right_column(
            _head(words("punten")),
            lambda one: words.number(one.total) if one.total is not None else "–",
            10,
            lambda one: EntrantAsked(one.evening_id, whose(), one.round),
            look=lambda one: "strong" if one.credit else "",
        ),
    ]


def as_rows(rows: Iterable[LedgerRow], points: str, words: Words) -> Iterator[list[str]]:
    """The list, and below it each turn."""
    listed = list(rows)
    by_person, by_turn = people(words, 0), turns(words, points, lambda: 0)
    yield [one.title for one in by_person]
    for person in listed:
        yield [one.text(person) for one in by_person]
    yield []
    yield [by_person[0].title, *(one.title for one in by_turn)]
    for person in listed:
        for entry in person.entries:
            yield [person.name, *(one.text(entry) for one in by_turn)]


def _head(text: str) -> str:
    return text[:1].upper() + text[1:]


def _count(
    title: str, *which: Turn, width: float, asks: Callable[[LedgerRow], LedgerAsked]
) -> Column[LedgerRow]:
    return Column(
        title,
        lambda one: str(one.count(*which) or "–"),
        lambda one: one.count(*which),
        right=True,
        width=width,
        asks=asks,
    )

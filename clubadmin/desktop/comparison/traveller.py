"""Everything that a pair or player played: game by game, with what it is worth."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.comparison.row import side_name
from clubadmin.desktop.decisions.words import codes_in_words
from clubadmin.desktop.explain.asking import explaining
from clubadmin.desktop.kit import remembered
from clubadmin.desktop.kit.copying import copy_rows
from clubadmin.desktop.kit.doors import ShowParticipant
from clubadmin.desktop.kit.figure_columns import right_column
from clubadmin.desktop.kit.figures import whole
from clubadmin.desktop.kit.fitting import Window
from clubadmin.desktop.kit.forms import Choice
from clubadmin.desktop.kit.language import current
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, label, row
from clubadmin.desktop.work import troubles
from clubadmin.domain.scoring.row_words import row_words
from clubadmin.model.comparison.comparison import Traveller, TravellerRow
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.explain.figure_asked import ContestAsked, ContestFigure
from clubadmin.services.comparison import matches

PLACE = "comparison/traveller"


class TravellerDialog(Window):
    """A row a game, in the order of play; Enter shows the game over all its tables."""

    game_wanted = Signal(int)

    def __init__(
        self, parent: QWidget, ops: Operations, theme: Theme, evening: Evening, who: int
    ) -> None:
        super().__init__(parent.window())
        self.setWindowTitle(self.tr("Scorekaart"))
        self._ops = ops
        self._theme = theme
        self._evening = evening
        self._shown: Traveller | None = None
        people = sorted(evening.participants, key=lambda one: one.number)
        self.who = Choice({str(one.id): f"{one.number}  {one.name}" for one in people})
        self.who.choose(str(who))
        self.who.setAccessibleName(self.tr("Van wie"))
        self.model: RowsModel[TravellerRow] = RowsModel(
            theme, self._columns(), lambda one: (one.round, one.table, one.game)
        )
        self.table = ListTable(theme, self.model, self.tr("Scorekaart"))
        self.total = label("", "strong", wrap=True)
        self.said = Said()
        self._lay_out()
        self._wire()
        self._ask()

    def _lay_out(self) -> None:
        grid = self._theme.grid
        away = button(self.tr("&Sluiten"), self.reject, "quiet")
        copy = button(self.tr("&Kopiëren"), self.copy)
        go = button(self.tr("&Naar het spel"), self._go, "primary")
        foot = row(self.total, None, away, copy, go, gap=grid(1))
        self.setLayout(
            column(self.who, (self.table, 1), self.said, foot, gap=grid(1.25), margin=grid(2))
        )
        if not remembered.restore_place(PLACE, self):
            parent = self.parentWidget()
            room = parent.size() if parent else self.size()
            self.resize(min(room.width(), grid(118)), min(room.height(), grid(80)))
        self.table.setFocus()

    def _wire(self) -> None:
        self.who.currentIndexChanged.connect(lambda _at: self._ask())
        self.table.entered.connect(lambda _row: self._go())
        self.table.lead(_opponents)
        self.addAction(explaining(self, [self.table]))
        self._ops.changed.connect(self._after_change)
        self._ops.opened.connect(self._club_opened)
        for keys, by in (("PgUp", -1), ("PgDown", 1), ("Alt+Left", -1), ("Alt+Right", 1)):
            QShortcut(QKeySequence(keys), self, lambda by=by: self._turn(by))
        QShortcut(QKeySequence(QKeySequence.StandardKey.Copy), self, self.copy)

    def copy(self) -> None:
        """The whole card as columns for a spreadsheet."""
        columns = self.model.columns
        heads = [one.title for one in columns]
        copy_rows([heads, *([one.text(game) for one in columns] for game in self.model.rows)])

    def done(self, result: int) -> None:
        """Remember where the window stood."""
        remembered.keep_place(PLACE, self)
        super().done(result)

    def _after_change(self, _saved: object) -> None:
        self._ask()

    def _club_opened(self) -> None:
        """Close: another club has other people."""
        self.close()

    def _turn(self, by: int) -> None:
        """The card of the number before or after."""
        self.who.setCurrentIndex((self.who.currentIndex() + by) % max(self.who.count(), 1))

    def _ask(self) -> None:
        evening_id, who = self._evening.id, int(self.who.value or 0)
        self._ops.run(
            lambda club: matches.traveller(club, evening_id, who),
            self._show,
            troubles.told_in(self.said),
        )

    def _show(self, shown: Traveller) -> None:
        if str(shown.participant_id) != self.who.value:
            return
        self._shown = shown
        decided = any(one.decisions for one in shown.rows)
        self.table.show_rows(list(shown.rows), self._columns(decided=decided))
        self.table.fit()
        if shown.rows and not self.table.currentIndex().isValid():
            self.table.selectRow(0)
        self.total.setText(self._sum(shown))

    def _sum(self, shown: Traveller) -> str:
        result = shown.result
        if result is None:
            return ""
        text = self.tr("%1 van %2 matchpunten, %3 tops, %4 punten")
        for at, value in enumerate(
            (result.matchpoints, result.attainable, result.tops, result.points), 1
        ):
            text = text.replace(f"%{at}", whole(value))
        return text

    def _columns(self, *, decided: bool = False) -> list[Column[TravellerRow]]:
        return [
            Column(self.tr("Ronde"), lambda one: str(one.round), right=True, width=8),
            Column(self.tr("Tafel"), lambda one: str(one.table), right=True, width=7),
            Column(self.tr("Spel"), lambda one: str(one.game), right=True, width=8),
            Column(self.tr("Zit"), lambda one: side_name(one.side), width=6),
            Column(self.tr("Tegen"), self._against, least=16),
            Column(self.tr("Uitslag"), self._result, least=12, spare=True),
            right_column(
                self.tr("Punten"), lambda one: _figure(one.points), 9, self._asks("points")
            ),
            right_column(
                self.tr("Mp"), lambda one: _figure(one.matchpoints), 6, self._asks("matchpoints")
            ),
            Column(self.tr("Van"), lambda one: _figure(one.attainable), right=True, width=6),
            Column(self.tr("Top"), lambda one: "▲" if one.top else "", width=6),
            *([self._decided()] if decided else []),
        ]

    def _asks(self, figure: ContestFigure) -> Callable[[TravellerRow], ContestAsked]:
        """The question about a figure of a game."""
        evening_id = self._evening.id
        return lambda one: ContestAsked(evening_id, int(self.who.value or 0), figure, game=one.game)

    def _decided(self) -> Column[TravellerRow]:
        return Column(
            self.tr("Beslissing"), lambda one: "; ".join(codes_in_words(one.decisions)), least=12
        )

    def _against(self, one: TravellerRow) -> str:
        text = f"{one.against.number}  {one.against.name}"
        if one.partner:
            text = self.tr("%1 (met %2)").replace("%1", text).replace("%2", one.partner)
        return text

    def _result(self, one: TravellerRow) -> str:
        return row_words(one.typed, self._evening.rules, current()) if one.typed else "–"

    def _go(self) -> None:
        if one := self.model.row_at(self.table.currentIndex().row()):
            self.game_wanted.emit(one.game)
            self.accept()


def _figure(value: int | None) -> str:
    return "–" if value is None else whole(value)


def open_traveller(
    parent: QWidget, ops: Operations, theme: Theme, evening: Evening, who: int
) -> TravellerDialog:
    """Show what somebody played."""
    dialog = TravellerDialog(parent, ops, theme, evening, who)
    dialog.show()
    return dialog


def _opponents(one: TravellerRow) -> dict[str, ShowParticipant]:
    """The pages of the pair, or of the two, against whom it was."""
    ids = one.against.participants
    names = one.against.people if len(ids) > 1 else (one.against.name,)
    return {name: ShowParticipant(number) for name, number in zip(names, ids, strict=False)}

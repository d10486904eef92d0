"""Statistics of an evening or of its whole competition, in a window beside the result."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QSplitter, QWidget

from clubadmin.desktop.explain.asking import explaining
from clubadmin.desktop.kit.copying import copy_rows
from clubadmin.desktop.kit.doors import ShowEntrant, ask
from clubadmin.desktop.kit.empty import EmptyPlace, framed
from clubadmin.desktop.kit.figure_columns import worded
from clubadmin.desktop.kit.forms import Choice
from clubadmin.desktop.kit.language import current, translate
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.side_window import SideWindow
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Pages, button, column, label, row
from clubadmin.desktop.paper.printing import paper_of, preview_paper
from clubadmin.desktop.work import troubles
from clubadmin.domain.scoring.statistics import Statistic
from clubadmin.domain.terms import Language
from clubadmin.model.explain.figure_asked import Asked, StatisticAsked
from clubadmin.model.sheets.sheet import PlayerFigures, Statistics, StatisticsBlock
from clubadmin.services.club.club import OpenClub
from clubadmin.services.sheets import statistics

EVENING, COMPETITION = "evening", "competition"
BORDER = 6  # pixels beside a table in its card
SHORT = 9  # letters; a longer head is broken if it has a second word
AROUND = 2.4  # grid steps at both sides of a text in its cell


class StatisticsWindow(SideWindow):
    """Left the figures of all games, right those of each player; copied and printed."""

    help_topic = "uitslag"
    patience = 400

    def __init__(
        self,
        parent: QWidget,
        ops: Operations,
        theme: Theme,
        competition_id: int,
        evening_id: int | None,
    ) -> None:
        super().__init__(parent, ops, theme, "statistics", (166, 86))
        self.setWindowTitle(self.tr("Statistiek"))
        self._evening_id, self._competition_id = evening_id, competition_id
        self._shown: Statistics | None = None
        self._stood: tuple[bool, int] | None = None  # across, and the room of the left table
        self.scope = Choice()
        if evening_id is not None:
            self.scope.offer({EVENING: self.tr("Deze avond")})
        self.scope.addItem(self.tr("De hele competitie"), COMPETITION)
        self.scope.setMinimumWidth(theme.grid(24))
        self.scope.setAccessibleName(self.tr("Waarover"))
        self.scope.setCurrentIndex(0)
        self.scope.currentIndexChanged.connect(self.refresh)
        self.rules = Choice(name=self.tr("Spelregels"))
        self.rules.currentIndexChanged.connect(self._show_block)
        self.heading = label(kind="heading", wrap=True)
        self.about = label(kind="muted", wrap=True)
        self.model: RowsModel[Statistic] = RowsModel(
            theme, figure_columns(None, theme), lambda one: one.code
        )
        self.table = ListTable(theme, self.model, self.tr("Alle spellen samen"))
        self.players_model: RowsModel[PlayerFigures] = RowsModel(
            theme, [], lambda one: (one.name, one.number)
        )
        self.players = ListTable(theme, self.players_model, self.tr("Per speler"), sort=-1)
        self.players.entered.connect(self._open_player)
        self.empty = EmptyPlace(
            theme,
            self.tr("Nog niets te tellen"),
            self.tr("Hier staat hoe er gespeeld is zodra het eerste formulier getypt is."),
        )
        self.foot = label(kind="small", wrap=True)
        self._refused = troubles.told_in(self.foot, "! ")
        self.copy_button = button(self.tr("&Kopiëren"), self.copy)
        self.print_button = button(self.tr("&Afdrukken"), self.show_paper, "primary")
        self.keyed(self.copy_button, "Ctrl+C", self.copy)
        self.keyed(self.print_button, "Ctrl+P", self.show_paper)
        tables = [self.table, self.players]
        self.addAction(explaining(self, tables, self._whole))
        self._lay_out()
        self.refresh()

    def _lay_out(self) -> None:
        grid = self.theme.grid
        self.both = QSplitter()
        self.both.setChildrenCollapsible(False)
        self.both.addWidget(framed(self.table))
        self.both.addWidget(framed(self.players))
        self.both.setStretchFactor(1, 1)
        self.views = Pages(self.both, self.empty)
        head = row(
            (column(self.heading, self.about, gap=2), 1), self.rules, self.scope, gap=grid(1.5)
        )
        away = button(self.tr("&Sluiten"), self.close, "quiet")
        foot = row((self.foot, 1), away, self.copy_button, self.print_button, gap=grid(1))
        self.setLayout(column(head, (self.views, 1), foot, gap=grid(1.5), margin=grid(2)))

    def _whole(self, asked: Asked) -> Asked:
        """A question about what is in view: the evening, or the whole competition."""
        if not isinstance(asked, StatisticAsked):
            return asked
        evening = self._evening_id if self.scope.value == EVENING else None
        return replace(asked, competition_id=self._competition_id, evening_id=evening)

    def refresh(self) -> None:
        """Read the figures as they are now."""
        evening = self._evening_id if self.scope.value == EVENING else None
        self.ops.run(
            partial(_read, evening_id=evening, competition_id=self._competition_id),
            self._arrived,
            self._refused,
        )

    @property
    def block(self) -> StatisticsBlock | None:
        """The block in view: the games under one rule set."""
        blocks = self._shown.blocks if self._shown else ()
        at = max(self.rules.currentIndex(), 0)
        return blocks[at] if at < len(blocks) else None

    def _arrived(self, shown: Statistics) -> None:
        self._shown = shown
        self.rules.offer({one.rule_set: one.rule_set for one in shown.blocks})
        self.rules.setVisible(len(shown.blocks) > 1)
        name = f"{shown.competition} {shown.season}"
        if shown.evening is not None:
            evening = self.tr("Avond %1").replace("%1", str(shown.evening))
            name = f"{evening} · {name}"
        self.heading.setText(name)
        self._show_block()

    def _show_block(self) -> None:
        block = self.block
        self.views.setCurrentIndex(0 if block else 1)
        self.copy_button.setEnabled(block is not None)
        self.print_button.setEnabled(block is not None)
        self.about.setText("" if block is None else self._about(block))
        if block is None:
            self.foot.setText("")
            return
        figures, players = figure_columns(block, self.theme), player_columns(block, self.theme)
        self.table.show_rows(block.figures, figures)
        self.players.show_rows(block.players, players)
        self.table.fit()  # the heads may be the same while the columns are not
        self.players.fit()
        self._stand(room_of(figures, self.theme), room_of(players, self.theme))
        self.foot.setText(self._unsigned())

    def _stand(self, left: int, right: int) -> None:
        """Beside each other where both fit, else below each other; moved by hand it stays."""
        beside = self.table.verticalScrollBar().sizeHint().width() + BORDER
        across = left + right + 2 * beside <= self.width()
        stand = (across, left)
        if stand == self._stood:
            return
        self._stood = stand
        way = Qt.Orientation.Horizontal if across else Qt.Orientation.Vertical
        self.both.setOrientation(way)
        first = left + beside if across else self.height() // 2
        self.both.setSizes([first, max(self.width() - first, first) if across else first])

    def _about(self, block: StatisticsBlock) -> str:
        sheets = self.tr("%1 formulieren").replace("%1", str(block.sheets))
        if block.sheets == 1:
            sheets = self.tr("1 formulier")
        evenings = self.tr("%1 avonden").replace("%1", str(block.evenings))
        parts = [block.rule_set, evenings if block.evenings > 1 else "", sheets]
        return " · ".join(part for part in parts if part)

    def _unsigned(self) -> str:
        if self._shown is None:
            return ""
        said = (
            (self.tr("Nog niet afgetekend, wel meegeteld: %1"), self._shown.unsigned),
            (self.tr("Alleen totalen, hier niet bij: %1"), self._shown.totals_only),
        )
        return ". ".join(text.replace("%1", str(count)) for text, count in said if count)

    def _open_player(self, at: int) -> None:
        """The page of a player or a pair, in the main window."""
        one = self.players_model.rows[at]
        kind, number = ("pair", one.pair_id) if one.pair_id else ("member", one.member_id)
        if number:
            ask(self, ShowEntrant(kind, number))

    def copy(self) -> None:
        """Copy both tables for a spreadsheet."""
        block = self.block
        if block is not None:
            copy_rows(as_rows(block, current()))

    def show_paper(self) -> None:
        """Show the statistics on paper, on the screen first."""
        if self._shown is not None and self._shown.blocks:
            made = paper_of("results.statistics.statistics", self._shown)
            preview_paper(self, self.tr("Statistiek"), made, failed=self._refused)


def _read(club: OpenClub, *, evening_id: int | None, competition_id: int) -> Statistics:
    if evening_id is not None:
        return statistics.evening_statistics(club, evening_id)
    return statistics.competition_statistics(club, competition_id)


def figure_columns(block: "StatisticsBlock | None", theme: Theme) -> list[Column[Statistic]]:
    """The figures of all games: what, and how many; each as wide as it needs."""
    spoken = current()
    told, rules = (block.figures, block.rule_set) if block else ((), "")
    title = translate("Statistics", "Alle spellen samen")
    labels = _steps(theme, [title, *(one.label.text(spoken) for one in told)])
    values = _steps(theme, [one.value.text(spoken) for one in told], QFont.Weight.DemiBold)
    return [
        Column(title, lambda one: one.label.text(spoken), width=labels),
        Column(
            "",
            lambda one: one.value.text(spoken),
            look="strong",
            least=values,
            asks=lambda one: StatisticAsked(0, None, rules, one.code),
            hint=translate("Statistics", "Aantal"),
        ),
    ]


def player_columns(block: StatisticsBlock, theme: Theme) -> list[Column[PlayerFigures]]:
    """A column for each figure that players have, no wider than what stands in it."""
    spoken = current()
    found: list[Column[PlayerFigures]] = [
        worded(translate("Statistics", "Naam"), lambda one: one.name, least=18)
    ]
    for at, one in enumerate(block.players[0].figures if block.players else ()):
        head = _in_lines(one.label.text(spoken))
        inside = [player.figures[at].value.text(spoken) for player in block.players]
        found.append(
            Column(
                head,
                partial(_value, at=at),
                partial(_worth, at=at),
                right=True,
                asks=partial(_asks, rules=block.rule_set, code=one.code),
                width=max(6.0, _steps(theme, [*head.split("\n"), *inside])),
            )
        )
    return found


def room_of(columns: Sequence[Column[Any]], theme: Theme) -> int:
    """Pixels that all columns take together, at least."""
    return theme.grid(sum(one.width or one.least for one in columns))


def _in_lines(head: str) -> str:
    """A long head on two lines, broken after its first word."""
    return head.replace(" ", "\n", 1) if len(head) > SHORT else head


def _steps(theme: Theme, texts: Sequence[str], weight: QFont.Weight = QFont.Weight.Normal) -> float:
    """Grid steps that the widest of these texts takes in a cell."""
    metrics = QFontMetricsF(theme.font(weight=weight, figures=True))
    widest = max((metrics.horizontalAdvance(text) for text in texts), default=0.0)
    return widest / theme.grid(1) + AROUND


def as_rows(block: StatisticsBlock, spoken: "Language") -> Iterator[list[str]]:
    """List both tables below each other."""
    yield [block.rule_set]
    for one in block.figures:
        yield [one.label.text(spoken), one.value.text(spoken)]
    if block.players:
        heads = [one.label.text(spoken) for one in block.players[0].figures]
        yield []
        yield [translate("Statistics", "Naam"), *heads]
    for player in block.players:
        yield [player.name, *(one.value.text(spoken) for one in player.figures)]


def _asks(player: PlayerFigures, rules: str, code: str) -> StatisticAsked:
    return StatisticAsked(0, None, rules, code, player.member_id, player.pair_id)


def _value(player: PlayerFigures, at: int) -> str:
    return player.figures[at].value.text(current())


def _worth(player: PlayerFigures, at: int) -> float:
    """A figure to sort by: its first number; nothing to take a mean of comes last."""
    first = player.figures[at].value.text(Language.EN).replace(",", "").split()
    try:
        return float(first[0])
    except (IndexError, ValueError):
        return -1.0

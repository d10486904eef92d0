"""Why somebody moves: the evenings that are otherwise, and the games of each."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.searching import Asker
from clubadmin.desktop.kit.tables import ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import card, column, label, row
from clubadmin.desktop.what_if import loading
from clubadmin.desktop.what_if.columns import evenings, games
from clubadmin.i18n import Words
from clubadmin.model.supposing.what_if import EveningShift, GameShift, Shift, WhatIf

if TYPE_CHECKING:
    from clubadmin.desktop.kit.operations import Operations


class Behind(QWidget):
    """Evenings at the left, the games of the one that is marked at the right."""

    def __init__(self, theme: Theme, ops: "Operations", words: Words) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self._asker = Asker(ops, self)
        self._found: WhatIf | None = None
        self._who: Shift | None = None
        self._words = words
        self.title = label(kind="strong", wrap=True)
        self.evening_rows: RowsModel[EveningShift] = RowsModel(
            theme, evenings(words), lambda one: one.evening
        )
        self.evenings = ListTable(theme, self.evening_rows, self.tr("Avonden die anders zijn"))
        self.game_rows: RowsModel[GameShift] = RowsModel(
            theme, games(words), lambda one: (one.table_id, one.game)
        )
        self.games = ListTable(theme, self.game_rows, self.tr("Spellen die anders uitkomen"))
        left, self._right = card(), card()
        left.setLayout(column(self.evenings, margin=1))
        self._none = label(
            self.tr(
                "Geen eigen spel komt anders uit: punten voor stilzitten gaan met de ronde mee."
            ),
            "muted",
            wrap=True,
        )
        self._right.setLayout(column(self.games, self._none, margin=1))
        both = row(left, self._right, gap=theme.grid(1))
        both.setStretch(0, 5)
        both.setStretch(1, 8)
        layout = column(self.title, both, gap=theme.grid(0.75))
        layout.setStretch(1, 1)
        self.setLayout(layout)
        self._none.hide()
        self.evenings.looked_at.connect(lambda _row: self._ask_games())

    def show_one(self, found: WhatIf | None, one: Shift | None) -> None:
        """Whose season it is about."""
        self._found, self._who = found, one
        settled = found is not None and found.supposed.rule_set_id is not None
        self._right.setVisible(settled)
        whose = (found.competition_id, one.entrant_id) if found and one else (0, 0)
        self.evenings.show_rows(one.evenings if one else (), evenings(self._words, whose))
        self.game_rows.replace([])
        self._none.hide()
        if one is None:
            self.title.setText("")
            return
        text = self.tr("%1: geen avond is anders, en de plaats ook niet.")
        if one.other_place:
            text = self.tr("%1: geen avond is anders; een andere plaats komt door de anderen.")
        if one.evenings:
            text = self.tr("%1: de avonden die anders zijn")
        self.title.setText(text.replace("%1", one.name))
        if one.evenings:
            self.evenings.selectRow(0)
        self._ask_games()

    def _ask_games(self) -> None:
        at = self.evenings.currentIndex().row()
        found, who = self._found, self._who
        if found is None or who is None or not 0 <= at < len(self.evening_rows.rows):
            self.games.show_rows(())
            return
        if found.supposed.rule_set_id is None:
            return
        which = loading.Behind(
            found.competition_id,
            found.supposed,
            self.evening_rows.rows[at].evening_id,
            who.entrant_id,
        )
        spoken = language.current()
        self._asker.ask(lambda club: loading.games(club, which, spoken), self._show_games)

    def _show_games(self, found: tuple[GameShift, ...]) -> None:
        self.games.show_rows(found)
        self._none.setVisible(not found)

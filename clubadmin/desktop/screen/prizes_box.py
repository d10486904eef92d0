"""The sheet for the announcer: who is told next, from the last place to the first."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.figure_columns import right_column
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, column, label, row
from clubadmin.desktop.kit.wording import protest_time
from clubadmin.desktop.screen.content import (
    field_name,
    from_last,
    mark_of,
    place_name,
    said_of,
    score_of,
    short_mark_of,
)
from clubadmin.domain.draw.formats import Decides
from clubadmin.model.hall.screen import ScreenFacts, ScreenRow, ScreenStanding
from clubadmin.model.results.protest import Finality, Stage


class PrizesBox(QWidget):
    """All places from the last to the first; the space bar tells the next one to the hall."""

    told = Signal(int)  # so many places are told
    paper_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.revealed = 0
        self._evening_id = 0
        self._finality = Finality(0, Stage.GOING_ON)
        self._ranking = ScreenStanding(0, Decides.POINTS)
        self.headline = label("", "heading", wrap=True)
        self.detail = label("", "muted", wrap=True)
        self.model: RowsModel[ScreenRow] = RowsModel(theme, [], lambda one: one.participant_id)
        self.table = ListTable(theme, self.model, self.tr("Voor de omroeper"))
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the space bar is not for the list
        self.table.let_rows_grow()  # who reads aloud needs all of a name and a prize
        self.forth = button(self.tr("Volgende (s&patie)"), self.tell, "primary")
        self.back = button(self.tr("T&erug (backspace)"), self.take_back)
        self.again = button(self.tr("Op&nieuw"), self.begin, "quiet", risky=True)
        self.print = button(self.tr("A&fdrukken"), self.paper_asked.emit)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # here the keyboard rests at the end
        for one in (self.forth, self.back, self.again, self.print):
            one.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        gap = theme.grid(1)
        beside = row(None, self.again, self.print, gap=gap)
        foot = row(None, self.back, self.forth, gap=gap)
        self.setLayout(column(self.headline, self.detail, (self.table, 1), beside, foot, gap=gap))
        self._keys = [
            QShortcut(QKeySequence(keys), self, deed)
            for keys, deed in (
                (Qt.Key.Key_Space, self.tell),
                (Qt.Key.Key_PageDown, self.tell),
                (Qt.Key.Key_Backspace, self.take_back),
                (Qt.Key.Key_PageUp, self.take_back),
            )
        ]
        self.listen(False)

    def listen(self, on: bool) -> None:
        """Whether the space bar is for the prizes; the keys of a clicker are as well."""
        for one in self._keys:
            one.setEnabled(on)

    def show_facts(self, facts: ScreenFacts) -> None:
        """The result as it is now."""
        if facts.evening.id != self._evening_id:
            self._evening_id, self.revealed = facts.evening.id, 0
        decides = facts.ranking.decides
        columns: list[Column[ScreenRow]] = [
            Column(self.tr("Plaats"), lambda one: str(one.place), right=True, width=8),
            Column(self.tr("Naam"), lambda one: one.name, look=self._look, least=18),
        ]
        if decides is not Decides.KNOCKOUT:

            def made(one: ScreenRow) -> str:
                return score_of(one, decides)

            head = self.tr("Resultaat")
            columns.append(right_column(head, made, 12, look=self._look, spare=True))
        if any(one.given for one in facts.ranking.rows):
            columns.append(Column(self.tr("Prijs"), short_mark_of, look=self._mark_look, least=12))
        if len(facts.ranking.fields) > 1:
            columns.insert(0, Column(self.tr("Groep"), field_name, width=11))
        self.table.show_rows(list(from_last(facts.ranking)), columns)
        self.revealed = min(self.revealed, self.model.rowCount())
        self._finality, self._ranking = facts.finality, facts.ranking
        self._show()

    def key(self, key: int) -> bool:
        """A key that came to the screen instead; whether it was for the prizes."""
        found = [one for one in self._keys if one.isEnabled() and one.key() == QKeySequence(key)]
        for one in found:
            one.activated.emit()
        return bool(found)

    def begin(self) -> None:
        """Begin again from the last place."""
        self._tell(0)

    def tell(self) -> None:
        """The next place, higher up."""
        self._tell(self.revealed + 1)

    def take_back(self) -> None:
        """The last one that was told, as if it was not."""
        self._tell(self.revealed - 1)

    def _tell(self, count: int) -> None:
        count = min(max(count, 0), self.model.rowCount())
        if count != self.revealed:
            self.revealed = count
            self._show()
            self.told.emit(count)

    def _show(self) -> None:
        rows = self.model.rows
        if self.revealed >= len(rows) and self.forth.hasFocus():
            self.setFocus()  # else it goes to whatever comes next, and Enter would press that
        self.forth.setEnabled(self.revealed < len(rows))
        if self.forth.isEnabled() and self.hasFocus():
            self.forth.setFocus()
        self.back.setEnabled(self.revealed > 0)
        self.again.setEnabled(self.revealed > 0)
        self.print.setEnabled(bool(rows))
        if not rows:
            self.headline.setText(self.tr("Nog geen uitslag"))
            self.detail.setText(self.tr("De prijsuitreiking kan als elk formulier afgetekend is."))
            return
        if self.revealed < len(rows):
            coming = rows[self.revealed]
            text = self.tr("Straks: %1, %2").replace("%1", place_name(coming, self._ranking))
            self.headline.setText(text.replace("%2", coming.name))
            self.table.selectRow(self.revealed)
        else:
            self.headline.setText(self.tr("Alle plaatsen zijn verteld"))
            self.table.clearSelection()
        said = self.tr("%1 van %2 verteld").replace("%1", str(self.revealed))
        said = said.replace("%2", str(len(rows)))
        if self.revealed < len(rows):  # read aloud before the hall sees it
            coming = rows[self.revealed]
            what = mark_of(coming)  # with who gave it
            told = (coming.players, said_of(coming, self._ranking.decides), what, said)
            said = " · ".join(part for part in told if part)
        if until := protest_time(self._finality):
            said = f"{said} · ! {until}"
        elif self._finality.open:
            undecided = self.tr("! Er is een protest waarover nog niet is beslist.")
            said = f"{said} · {undecided}"
        self.detail.setText(said)
        self.table.resizeRowsToContents()  # whose turn it is stands in bold, which takes more
        self.table.viewport().update()

    def _look(self, one: ScreenRow) -> str:
        at = self.model.row_of(one.participant_id)
        if at < self.revealed:
            return "muted"
        return "strong" if at == self.revealed else ""

    def _mark_look(self, one: ScreenRow) -> str:
        return "good" if one.prize else "muted"

"""When no evening is open: the evenings there are, and a new one."""

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from clubadmin.desktop import troubles
from clubadmin.desktop.empty import EmptyPlace
from clubadmin.desktop.evening import asks
from clubadmin.desktop.evening.wording import spoken_date
from clubadmin.desktop.forms import Choice, Field, day
from clubadmin.desktop.tables import Column, ListTable, RowsModel
from clubadmin.desktop.theme import Theme
from clubadmin.desktop.widgets import button, card, column, holder, label, row
from clubadmin.services.views.evening import Evening
from clubadmin.services.views.season import EveningLine

if TYPE_CHECKING:
    from clubadmin.desktop.operations import Operations


class Overview(QWidget):
    """The list of evenings, newest first, with a line to make the next one."""

    opened = Signal(int)  # evening id
    made = Signal(int)
    wanted = Signal(str, int)

    def __init__(self, ops: "Operations", theme: Theme) -> None:
        super().__init__()
        self._ops = ops
        self._theme = theme
        self._shown: asks.Overview | None = None
        self.model: RowsModel[EveningLine] = RowsModel(theme, self._columns(), lambda one: one.id)
        self.table = ListTable(theme, self.model, self.tr("Avonden"))
        self.table.entered.connect(self._open_row)
        self.competition = Choice()
        self.competition.currentIndexChanged.connect(self._show_lines)
        self.day = day(QDate.currentDate())
        self.new = button(self.tr("&Nieuwe avond"), self._make, "primary")
        self._field = Field(self.tr("&Datum"), self.day)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._list())
        self._stack.addWidget(self._no_competition())
        self._stack.setCurrentIndex(0)

    def refresh(self) -> None:
        """Read the evenings again."""
        self._ops.run(asks.overview, self.show_evenings)

    def take_keyboard(self) -> None:
        """The newest evening is selected; Enter opens it."""
        self._ops.when_idle(self._focus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in one of the fields makes the evening."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and (self.day.hasFocus() or self.competition.hasFocus()):
            self._make()
        else:
            super().keyPressEvent(event)

    def _focus(self) -> None:
        if self.isVisible():
            (self.table if self.model.rowCount() else self.day).setFocus()

    def _list(self) -> QWidget:
        grid = self._theme.grid
        line = row(
            Field(self.tr("&Competitie"), self.competition),
            self._field,
            self.new,
            None,
            gap=grid(2),
        )
        line.setAlignment(self.new, Qt.AlignmentFlag.AlignBottom)
        self.competition.setMinimumWidth(grid(34))
        self._none = label(
            self.tr(
                "Nog geen avonden in deze competitie. Kies een datum en maak de eerste; "
                "daarna vinkt u aan wie er zijn."
            ),
            "muted",
            wrap=True,
        )
        box = card()
        box.setLayout(column(self.table, margin=grid(1)))
        self._box = box
        heading = label(self.tr("Avonden"), "title")
        layout = column(heading, line, self._none, box, gap=grid(2), margin=grid(3))
        layout.setStretchFactor(box, 1)
        layout.addStretch(0)  # takes the room when there is no list
        return holder(layout)

    def _no_competition(self) -> QWidget:
        return EmptyPlace(
            self._theme,
            (
                self.tr("Nog geen competitie"),
                self.tr(
                    "Een avond hoort bij een competitie: individueel of in paren, met een "
                    "spelregel en een manier om de stand op te maken."
                ),
            ),
            (self.tr("Maak een seizoen en een competitie"), self._to_seasons),
            self.tr("Uitslagen van vroeger haalt u binnen bij Club, In- en uitvoer."),
        )

    def _to_seasons(self) -> None:
        self.wanted.emit("club-part", 1)

    def _columns(self) -> list[Column[EveningLine]]:
        return [
            Column(
                self.tr("Avond"), lambda one: str(one.number), right=True, width=9, look=_strong
            ),
            Column(self.tr("Datum"), lambda one: spoken_date(one.date, year=True)),
            Column(self.tr("Deelnemers"), lambda one: str(one.participants), right=True, width=13),
            Column(self.tr("Formulieren"), self._sheets, right=True, width=14),
            Column(self.tr("Stand van zaken"), self._status, width=19, look=_status_look),
        ]

    @staticmethod
    def _sheets(one: EveningLine) -> str:
        return f"{one.sheets_signed}/{one.sheets}" if one.sheets else "–"

    def _status(self, one: EveningLine) -> str:
        if one.depth != "game":
            return self.tr("van papier")
        if one.status == "closed":
            return "✓ " + self.tr("afgesloten")
        if not one.participants:
            return self.tr("nog leeg")
        return "▸ " + self.tr("bezig")

    def show_evenings(self, shown: asks.Overview) -> None:
        """These evenings; the competition played last is in view."""
        self._shown = shown
        names = {one.id: one.name for one in shown.seasons}
        last: dict[int, int] = {}
        for one in shown.evenings:
            last[one.competition_id] = max(last.get(one.competition_id, 0), one.date.toordinal())
        newest = sorted(
            shown.competitions, key=lambda one: (last.get(one.id, 0), one.id), reverse=True
        )
        self.competition.offer(
            {
                str(one.id): f"{one.name} · {names.get(one.season_id, '')}".rstrip(" ·")
                for one in newest
            }
        )
        self._stack.setCurrentIndex(0 if shown.competitions else 1)
        self._show_lines()

    def _show_lines(self) -> None:
        if self._shown is None:
            return
        chosen = self.competition.value
        lines = [one for one in self._shown.evenings if str(one.competition_id) == chosen]
        lines.sort(key=lambda one: (one.date, one.number), reverse=True)
        self.table.show_rows(lines)
        self._box.setVisible(bool(lines))
        self._none.setVisible(not lines)
        if lines and not self.table.currentIndex().isValid():
            self.table.selectRow(0)
        self.new.setText(
            self.tr("&Nieuwe avond %1").replace(
                "%1", str(max((one.number for one in lines), default=0) + 1)
            )
        )

    def _open_row(self, at: int) -> None:
        key = self.model.key_at(at)
        if isinstance(key, int):
            self.opened.emit(key)

    def _make(self) -> None:
        self._field.calm()
        chosen = self.day.date()
        when = date(chosen.year(), chosen.month(), chosen.day())
        competition_id = int(self.competition.value)
        self._ops.run(
            lambda club: asks.new_evening(club, competition_id, when),
            self._was_made,
            lambda error: self._field.complain(troubles.sentence(error)),
            changes=True,
        )

    def _was_made(self, evening: Evening) -> None:
        self.made.emit(evening.id)


def _strong(_line: EveningLine) -> str:
    return "strong"


def _status_look(line: EveningLine) -> str:
    return {"closed": "good"}.get(line.status, "" if line.participants else "muted")

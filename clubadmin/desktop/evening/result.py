"""Step 4, Uitslag: provisional while sheets come in, then closed; corrections by the rules."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QMenu

from clubadmin.desktop import language, troubles
from clubadmin.desktop.evening import asks
from clubadmin.desktop.evening.keeping import ResultKeeper
from clubadmin.desktop.evening.papers import Papers
from clubadmin.desktop.evening.step import FORMS, Step
from clubadmin.desktop.evening.wording import spoken_moment
from clubadmin.desktop.figures import whole
from clubadmin.desktop.tables import Column, ListTable, RowsModel
from clubadmin.desktop.theme import Theme
from clubadmin.desktop.widgets import button, card, column, holder, label, restyle, row
from clubadmin.domain.scoring.columns import has_roem
from clubadmin.services.views.evening import Evening
from clubadmin.services.views.result import EveningResult, Rectification, ResultRow

if TYPE_CHECKING:
    from clubadmin.desktop.operations import Operations

_WITH_NAT = ("klaverjas", "solo")  # systems in which who plays can be nat, or make all tricks


class ResultStep(Step):
    """Places, points, prizes; closing and reopening."""

    decisions_asked = Signal()  # what was decided on this evening
    closed = Signal()  # the evening, just now

    def __init__(self, ops: "Operations", theme: Theme) -> None:
        super().__init__(ops, theme)
        self._shown: asks.ResultSheet | None = None
        self.papers = Papers(self, ops)
        self.headline = label("", "heading", wrap=True)
        self.detail = label("", "muted", wrap=True)
        self._decisions = button(self.tr("Beslissingen (F9)"), self.decisions_asked.emit, "link")
        self.close_button = button(self.tr("Avond afsluiten (Ctrl+Enter)"), self.close_evening)
        self.reopen_button = button(self.tr("&Heropenen"), self._ask_reason)
        self.print = button(self.tr("Af&drukken"), self.print_result)
        self.export = button(self.tr("&Bewaren als"), lambda: None)
        self.statistics_button = button(self.tr("&Statistiek"), self.show_statistics)
        self.keeper = ResultKeeper(self, ops)
        self.keeper.kept.connect(self.detail.setText)
        self.keeper.refused.connect(self.said)
        self.export.setMenu(self.keeper.menu())
        self.corrections = button(self.tr("&Rectificaties"), lambda: None)
        self._corrections_menu = QMenu(self)  # one for good: it may be open when figures come in
        self._corrections_listed: tuple[Rectification, ...] = ()
        self.corrections.setMenu(self._corrections_menu)
        self.reason = QLineEdit()
        self.reason.setPlaceholderText(
            self.tr("Reden, bijvoorbeeld: tafel 3, ronde 2, roem vergeten")
        )
        self.reason.setAccessibleName(self.tr("Reden om de avond te heropenen"))
        self.reason.returnPressed.connect(self._reopen)
        self._reason_row = holder(
            row(
                label(self.tr("Waarom gaat de avond weer open?"), "strong"),
                self.reason,
                button(self.tr("H&eropenen"), self._reopen, "primary"),
                gap=theme.grid(1),
            )
        )
        self._reason_row.hide()
        self.model: RowsModel[ResultRow] = RowsModel(theme, [], lambda one: one.participant_id)
        self.table = ListTable(theme, self.model, self.tr("Uitslag"))
        self._lay_out()

    def show_evening(self, evening: Evening) -> None:
        """Whose result it is; the figures are read while one looks."""
        if self._evening is not None and self._evening.id != evening.id:
            self._shown = None
            self.table.show_rows([], [])
            self._reason_row.hide()
        self._evening = evening
        self.papers.show_evening(evening)
        if self.isVisible():
            self.refresh()

    @property
    def ready(self) -> bool:
        """Whether every sheet is in, so that the evening can be closed."""
        shown = self._shown.result if self._shown is not None else None
        return shown is not None and not shown.missing and bool(shown.rows)

    def refresh(self) -> None:
        """Read the result as it stands."""
        if self._evening is not None:
            evening_id = self._evening.id
            self._ops.run(lambda club: asks.result(club, evening_id), self._arrived, self._refused)

    def enter(self) -> None:
        """Read and take the keyboard."""
        self.refresh()
        self.table.setFocus()

    def close_evening(self) -> None:
        """Close it; refused with a sentence while sheets are missing."""
        if self._evening is None or self._evening.status != "open":
            return
        evening_id = self._evening.id
        self._ops.run(
            lambda club: asks.close(club, evening_id), self._closed, self._refused, changes=True
        )

    def _lay_out(self) -> None:
        grid = self._theme.grid
        texts = column(self.headline, self.detail, row(self._decisions, None), gap=grid(0.5))
        top = row(
            texts,
            self.corrections,
            self.reopen_button,
            self.statistics_button,
            self.export,
            self.print,
            self.close_button,
            gap=grid(1),
        )
        top.setStretch(0, 1)
        box = card()
        box.setLayout(column(top, self._reason_row, self.table, gap=grid(1.5), margin=grid(2)))
        self.setLayout(column(box))

    def _columns(self, result: EveningResult) -> list[Column[ResultRow]]:
        columns: list[Column[ResultRow]] = [
            Column("", lambda one: str(one.place), right=True, width=5, look=_place_look),
            Column(
                self.tr("Nr"),
                lambda one: str(one.number),
                right=True,
                width=5,
                look=_muted,
                spare=True,
            ),
            Column(
                self.tr("Naam"),
                self._name,
                look=_name_look,
                least=34 if result.format == "pairs" else 20,
            ),
        ]
        for number in range(1, result.rounds + 1):
            columns.append(
                Column(
                    self.tr("Ronde %1").replace("%1", str(number)),
                    lambda one, number=number: _round_text(one, number),  # type: ignore[misc]
                    right=True,
                    width=9.5,
                    look=_muted,
                )
            )
        return [*columns, *self._figures(result)]

    def _figures(self, result: EveningResult) -> list[Column[ResultRow]]:
        """What the evening came to; roem, pit and nat only where the rules know them."""
        rules = self._evening.rules if self._evening else None
        roem = rules is None or has_roem(rules) or any(one.roem for one in result.rows)
        nat = rules is None or rules.system in _WITH_NAT
        points: Column[ResultRow] = Column(
            self.tr("Punten"), lambda one: whole(one.points), right=True, width=9, spare=True
        )
        total: Column[ResultRow] = Column(
            self.tr("Totaal"), lambda one: whole(one.total), right=True, width=9, look=_strong
        )
        columns = [points]
        if roem:
            title = self.tr("Roem")
            columns.append(
                Column(title, lambda one: whole(one.roem), right=True, width=8, spare=True)
            )
        if any(one.fined for one in result.rows):
            title = self.tr("Straf")
            columns.append(Column(title, lambda one: _some(one.fined), right=True, width=7))
        columns.append(total)
        if nat:
            columns += [
                Column(self.tr("Pit"), lambda one: _some(one.pits), right=True, width=5),
                Column(self.tr("Nat"), lambda one: _some(one.nat), right=True, width=5, spare=True),
            ]
        return [*columns, Column("", self._remark, width=14, look=_remark_look)]

    def _name(self, one: ResultRow) -> str:
        return one.name + " " + self.tr("(gast)") if one.guest else one.name

    def _remark(self, one: ResultRow) -> str:
        if one.missing:
            return self.tr("nog %1 open").replace("%1", str(one.missing))
        if one.poedelprijs:
            return self.tr("poedelprijs")
        return "★ " + self.tr("prijs") if one.prize else ""

    def _arrived(self, shown: asks.ResultSheet) -> None:
        if self._evening is None or shown.result.evening_id != self._evening.id:
            return
        self._shown = shown
        result = self.keeper.result = shown.result
        self.table.show_rows(list(result.rows), self._columns(result))
        if result.rows and not self.table.currentIndex().isValid():
            self.table.selectRow(0)
        self._show_heading(result)
        self.close_button.setVisible(not result.closed)
        self.close_button.setEnabled(self.ready)
        restyle(self.close_button, "kind", "primary" if self.ready else "")
        self.reopen_button.setVisible(result.closed)
        for one in (self.print, self.export):
            one.setEnabled(bool(result.rows))
        self._show_corrections()

    def _show_heading(self, result: EveningResult) -> None:
        if result.closed:
            self.headline.setText("✓ " + self.tr("Afgesloten"))
            said = self.tr("Versie %1").replace("%1", str(result.version))
            if result.rectification:
                number = str(result.rectification)
                said += " · " + self.tr("rectificatie %1").replace("%1", number)
            self.detail.setText(
                " · ".join(
                    part
                    for part in (
                        said,
                        spoken_moment(result.closed_at),
                        self._credits(result).rstrip("."),
                    )
                    if part
                )
            )
            return
        if not result.rows:
            self.headline.setText(self.tr("Nog geen uitslag"))
            self.detail.setText(self.tr("Hier staat de uitslag zodra het eerste formulier er is."))
        elif result.missing:
            self.headline.setText(self.tr("Voorlopig"))
            missing = self.tr("Nog %1 formulieren niet afgetekend.")
            if result.missing == 1:
                missing = self.tr("Nog 1 formulier niet afgetekend.")
            told = [missing.replace("%1", str(result.missing)), self._credits(result)]
            self.detail.setText(" ".join(part for part in told if part))
        else:
            self.headline.setText(self.tr("Alle formulieren zijn binnen"))
            told = [
                self.tr("Sluit de avond af om de uitslag vast te leggen."),
                self._credits(result),
            ]
            self.detail.setText(" ".join(part for part in told if part))

    def _credits(self, result: EveningResult) -> str:
        """What the figures in brackets are."""
        if any(figure.credit for one in result.rows for figure in one.rounds):
            return self.tr("Tussen haakjes: punten voor een ronde rust.")
        return ""

    def _show_corrections(self) -> None:
        assert self._shown is not None
        made = self._shown.rectifications
        self.corrections.setVisible(bool(made))
        if made == self._corrections_listed:
            return
        self._corrections_listed = made
        menu = self._corrections_menu
        menu.clear()
        for one in reversed(made):
            text = self.tr("Rectificatie %1: %2").replace("%1", str(one.number))
            entry = menu.addAction(text.replace("%2", one.reason.replace("&", "&&")))
            entry.triggered.connect(partial(self._show_correction, one))

    def _show_correction(self, one: Rectification, _checked: bool = False) -> None:
        self.papers.rectification(one)

    def print_result(self) -> None:
        """The result as it stands, in the preview."""
        if self._shown is not None:
            self.papers.result(self._shown.result)

    def show_statistics(self) -> None:
        """How was played: this evening and the whole competition, in a window of its own."""
        if self._evening is None:
            return
        from clubadmin.desktop.evening.statistics import StatisticsWindow

        evening = self._evening
        StatisticsWindow(self, self._ops, self._theme, evening.competition_id, evening.id).show()

    def _ask_reason(self) -> None:
        self._reason_row.show()
        self.reason.clear()
        self.reason.setFocus()

    def _reopen(self) -> None:
        if self._evening is None:
            return
        evening_id, reason = self._evening.id, self.reason.text()
        self._ops.run(
            lambda club: asks.reopen(club, evening_id, reason),
            self._reopened,
            self._refused,
            changes=True,
        )

    def _reopened(self, _answer: object) -> None:
        self._reason_row.hide()
        self.step_asked.emit(FORMS)

    def _closed(self, result: EveningResult) -> None:
        if notice := getattr(result, "notice", ""):
            self.said.emit(language.told(notice))
        self.closed.emit()

    def _refused(self, error: Exception) -> None:
        self.said.emit(troubles.sentence(error))


def _some(count: int) -> str:
    return whole(count) if count else ""


def _round_text(one: ResultRow, number: int) -> str:
    figure = next((round_ for round_ in one.rounds if round_.round == number), None)
    if figure is None:
        return "–"
    return f"({whole(figure.total)})" if figure.credit else whole(figure.total)


def _place_look(one: ResultRow) -> str:
    return "strong" if one.place == 1 else ""


def _name_look(one: ResultRow) -> str:
    return "strong" if one.place == 1 else ""


def _strong(_one: ResultRow) -> str:
    return "strong"


def _muted(_one: ResultRow) -> str:
    return "muted"


def _remark_look(one: ResultRow) -> str:
    return "warning" if one.missing else "good" if one.prize else "muted"

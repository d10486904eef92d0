"""A field of a contest as a list: places, matchpoints, percentage, tops, points."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit.figures import decimal
from clubadmin.desktop.kit.language import current
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel, folded
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import column, label
from clubadmin.domain.scoring.seat_words import side_names
from clubadmin.domain.terms import Side
from clubadmin.model.comparison.comparison import Contest, ContestField, ContestRow
from clubadmin.model.explain.figure_asked import (
    Asked,
    ContestAsked,
    ContestFigure,
    EveningAsked,
    StandingAsked,
    StandingFigure,
)


class FieldList(QWidget):
    """One field; Enter or a double click chooses somebody."""

    chosen = Signal(object)  # ContestRow
    figure_asked = Signal(object)  # one of `views.figure_asked`

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "plain")
        self._evenings: Sequence[int] = ()
        self.title = label("", "heading")
        self.model: RowsModel[ContestRow] = RowsModel(
            theme, self._columns((), districts=False), lambda one: (one.line, one.number)
        )
        self.table = ListTable(theme, self.model, self.tr("Uitslag"))
        self.table.let_sort(-1)
        self.table.figure_asked.connect(self.figure_asked)
        self.table.entered.connect(lambda at: self.chosen.emit(self.model.rows[at]))
        layout = column(self.title, self.table, gap=theme.grid(0.5))
        layout.setStretch(1, 1)
        self.setLayout(layout)

    def show_field(
        self, field: ContestField, contest: Contest, searched: str, *, titled: bool
    ) -> None:
        """These rows, or those of them that are searched for; `titled` says which field it is."""
        self._evenings, sessions = contest.evenings, contest.sessions
        name = field_words(field)
        self.title.setText(name)
        self.title.setVisible(titled and bool(name))
        self.table.setAccessibleName(" ".join((self.tr("Uitslag"), name)).strip())
        districts = any(one.district for one in field.rows)
        rows = [one for one in field.rows if _is_searched(one, searched)]
        shown = sessions if len(sessions) > 1 else ()
        self.table.show_rows(rows, self._columns(shown, districts=districts))
        self.table.fit()

    def as_text(self) -> str:
        """The list as tab-separated columns, in the order that is shown."""
        columns = self.model.columns
        lines = [self.title.text()] if self.title.text() else []
        lines.append("\t".join(one.title for one in columns))
        lines += ["\t".join(one.text(row) for one in columns) for row in self.model.rows]
        return "\n".join(lines)

    # inside

    def _columns(self, sessions: Sequence[int], *, districts: bool) -> list[Column[ContestRow]]:
        """Everything that art. 19 ranks by; what can be missed goes first in a narrow window."""
        district = Column[ContestRow](
            self.tr("Club of district"),
            lambda one: one.district,
            lambda one: folded(one.district),
            least=10,
            spare=True,
        )
        return [
            _figures(self.tr("Pl."), lambda one: one.place, 5, asks=self._asks_place),
            _figures(self.tr("Nr"), lambda one: one.number, 5),
            Column(self.tr("Naam"), lambda one: one.name, lambda one: folded(one.name), least=30),
            *([district] if districts else []),
            *(self._session(at, number) for at, number in enumerate(sessions)),
            Column(
                self.tr("Mp"),
                lambda one: str(one.matchpoints),
                lambda one: one.matchpoints,
                right=True,
                look=lambda _one: "strong",
                width=8,
                hint=self.tr("matchpunten (art. 18)"),
                asks=self._asks("matchpoints", "total"),
            ),
            Column(
                self.tr("%"),
                _percentage,
                lambda one: one.percentage or 0,
                right=True,
                width=7.5,
                asks=self._asks("matchpoints", "total"),
            ),
            _figures(self.tr("Tops"), lambda one: one.tops, 6.5, asks=self._asks("tops", "pits")),
            _figures(
                self.tr("Punten"),
                lambda one: one.points,
                8.5,
                spare=True,
                asks=self._asks("points", "points"),
            ),
            _figures(self.tr("Spellen"), lambda one: one.games, 8.5, spare=True),
        ]

    def _asks_place(self, one: ContestRow) -> Asked | None:
        """Why somebody stands there; of several sessions together their sum says it."""
        if len(self._evenings) > 1 or not one.participant_id:
            return None
        return EveningAsked(self._evenings[0], one.participant_id, "place")

    def _asks(self, figure: ContestFigure, over: StandingFigure) -> Callable[[ContestRow], Asked]:
        """The question about a figure; of several sessions together that of their sum."""

        def asked(one: ContestRow) -> Asked:
            if len(self._evenings) > 1:
                return StandingAsked(0, one.entrant_id, over, rule="sum")
            return ContestAsked(self._evenings[0], one.participant_id, figure)

        return asked

    def _session(self, at: int, number: int) -> Column[ContestRow]:
        def made(one: ContestRow) -> int | None:
            return one.sessions[at] if at < len(one.sessions) else None

        def text(one: ContestRow) -> str:
            figure = made(one)
            return "–" if figure is None else str(figure)

        return Column(
            self.tr("Zitting %1").replace("%1", str(number)),
            text,
            lambda one: made(one) or 0,
            right=True,
            width=9.5,
            spare=True,
            asks=lambda one: StandingAsked(0, one.entrant_id, evening=number, rule="sum"),
        )


def field_words(field: ContestField) -> str:
    """What a field is called: "N/Z", "Groep A · O/W"; "" where there is one."""
    names = side_names("compared", current())
    called = {"N/Z": names[Side.NS], "O/W": names[Side.EW]}.get(field.name, field.name)
    group = ""
    if field.line:
        text = QCoreApplication.translate("comparison", "Groep %1")
        group = text.replace("%1", field.line)
    return " · ".join(part for part in (group, called) if part)


def _figures(
    title: str,
    value: Callable[[ContestRow], int],
    width: float,
    *,
    spare: bool = False,
    asks: Callable[[ContestRow], Asked | None] | None = None,
) -> Column[ContestRow]:
    def text(one: ContestRow) -> str:
        return str(value(one))

    return Column(title, text, value, right=True, width=width, spare=spare, asks=asks)


def _percentage(one: ContestRow) -> str:
    return "–" if one.percentage is None else decimal(one.percentage)


def _is_searched(one: ContestRow, searched: str) -> bool:
    text = folded(searched).strip()
    if text.isdigit():
        return str(one.number) == text
    return all(part in folded(f"{one.name} {one.district}") for part in text.split())

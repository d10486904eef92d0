"""The result of a contest by matchpoints: its fields beside each other, groups, sessions."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut

from clubadmin.desktop.comparison import loading
from clubadmin.desktop.kit.copying import copy_rows
from clubadmin.desktop.kit.doors import ShowParticipant
from clubadmin.desktop.kit.figure_columns import PRIZE_ROOM, figured, room_for, worded
from clubadmin.desktop.kit.figures import decimal, whole
from clubadmin.desktop.kit.forms import Choice
from clubadmin.desktop.kit.language import current, told, translate
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.searching import search_field
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel, folded
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, Said, button, column, label, row, tip
from clubadmin.domain.scoring.seat_words import side_names
from clubadmin.domain.terms import Side
from clubadmin.model.comparison.comparison import Contest, ContestField, ContestRow
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.explain.figure_asked import (
    Asked,
    ContestAsked,
    ContestFigure,
    EveningAsked,
    StandingAsked,
    StandingFigure,
)
from clubadmin.services.evenings import evenings

_ALL = "*"  # all groups, or all sessions, together
_HERE = "1"
_BESIDE = 122  # steps of width from which two fields stand beside each other
_FIELDS = 2
_FIGURES = 35  # grid steps: place, number, matchpoints, percentage and tops, and some air
_LETTER = 0.85  # grid steps of a name that stands on two lines


class FieldList(Plain):
    """A field of a ranking; Enter or a double click chooses somebody."""

    chosen = Signal(object)  # ContestRow
    figure_asked = Signal(object)  # one of `views.figure_asked`

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._evenings: Sequence[int] = ()
        self.given: Mapping[int, str] = {}  # what participants get
        self.title = label("", "heading")
        self.model: RowsModel[ContestRow] = RowsModel(
            theme, self._columns((), (), districts=False), lambda one: (one.line, one.number)
        )
        self.table = ListTable(theme, self.model, self.tr("Uitslag"), sort=-1)
        self.table.figure_asked.connect(self.figure_asked)
        self.table.lead(lambda one: ShowParticipant(one.participant_id))
        self.table.entered.connect(lambda at: self.chosen.emit(self.model.rows[at]))
        self.setLayout(column(self.title, (self.table, 1), gap=theme.grid(0.5)))

    def show_field(
        self, field: ContestField, contest: Contest, searched: str, *, titled: bool
    ) -> None:
        """Show these rows, or those searched for; `titled` adds the name of the field."""
        self._evenings, sessions = contest.evenings, contest.sessions
        name = field_words(field)
        self.title.setText(name)
        self.title.setVisible(titled and bool(name))
        self.table.setAccessibleName(" ".join((self.tr("Uitslag"), name)).strip())
        districts = any(one.district for one in field.rows)
        rows = [one for one in field.rows if _is_searched(one, searched)]
        shown = sessions if len(sessions) > 1 else ()
        self.table.show_rows(rows, self._columns(shown, field.rows, districts=districts))
        self.table.fit()

    def as_rows(self) -> Iterator[list[str]]:
        """The list with its name and heads, in the order that is shown."""
        columns = self.model.columns
        if self.title.text():
            yield [self.title.text()]
        yield [one.title for one in columns]
        for entrant in self.model.rows:
            yield [one.text(entrant) for one in columns]

    def needs(self, contest: Contest) -> float:
        """Grid steps in which each name is read whole, and what anybody gets."""
        names = max((name_room(field.rows) for field in contest.fields), default=0)
        return _FIGURES + names + (room_for(self.given.values(), PRIZE_ROOM) if self.given else 0)

    def _columns(
        self, sessions: Sequence[int], rows: Sequence[ContestRow], *, districts: bool
    ) -> list[Column[ContestRow]]:
        """Everything that art. 19 ranks by; what can be missed goes first in a narrow window."""
        district: Column[ContestRow] = worded(
            self.tr("Club of district"), lambda one: one.district, least=10, spare=True
        )
        prizes = len(self._evenings) == 1 and any(self.given.values())
        prize = Column[ContestRow](
            "",
            lambda one: self.given.get(one.participant_id, ""),
            look="good",
            least=room_for(self.given.values(), PRIZE_ROOM),
        )
        return [
            _figures(self.tr("Pl."), lambda one: one.place, 5, asks=self._asks_place),
            _figures(self.tr("Nr"), lambda one: one.number, 5),
            worded(self.tr("Naam"), lambda one: one.name, least=name_room(rows)),
            *([district] if districts else []),
            *(self._session(at, number) for at, number in enumerate(sessions)),
            figured(
                self.tr("Mp"),
                lambda one: one.matchpoints,
                whole,
                look="strong",
                width=8,
                hint=self.tr("matchpunten (art. 18)"),
                asks=self._asks("matchpoints", "total"),
            ),
            Column(
                self.tr("%"),
                lambda one: "–" if one.percentage is None else decimal(one.percentage),
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
            *([prize] if prizes else []),
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
            return "–" if figure is None else whole(figure)

        return Column(
            self.tr("Zitting %1").replace("%1", str(number)),
            text,
            lambda one: made(one) or 0,
            right=True,
            width=9.5,
            spare=True,
            asks=lambda one: StandingAsked(0, one.entrant_id, evening=number, rule="sum"),
        )


def name_room(rows: Sequence[ContestRow]) -> float:
    """Grid steps in which each of a pair, and so both on two lines, are read whole."""
    each = (name for one in rows for name in one.name.split(" – "))
    return max(30, _LETTER * max(map(len, each), default=0) + 3)


def field_words(field: ContestField) -> str:
    """Name a field: "N/Z", "Groep A · O/W"; "" where there is a single one."""
    names = side_names("compared", current())
    called = {"N/Z": names[Side.NS], "O/W": names[Side.EW]}.get(field.name, field.name)
    group = ""
    if field.line:
        text = translate("comparison", "Groep %1")
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
        return whole(value(one))

    return Column(title, text, value, right=True, width=width, spare=spare, asks=asks)


def _is_searched(one: ContestRow, searched: str) -> bool:
    text = folded(searched).strip()
    if text.isdigit():
        return str(one.number) == text
    return all(part in folded(f"{one.name} {one.district}") for part in text.split())


class ContestView(Plain):
    """N/Z and O/W beside each other where there is room; Enter opens somebody's score card."""

    figure_asked = Signal(object)  # one of `views.figure_asked`

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__()
        self._ops = ops
        self._theme = theme
        self._contest: Contest | None = None
        self._over: Contest | None = None
        self.sessions = Choice(
            {_HERE: self.tr("Deze zitting"), _ALL: self.tr("Alle zittingen")},
            name=self.tr("Zittingen"),
        )
        self.sessions.hide()
        self.group = Choice(name=self.tr("Groep"))
        self.field = Choice()  # where one fits: which
        self.field.setAccessibleName(self.tr("Richting"))
        self.search = search_field(self.tr("zoek op naam of nummer"), self.tr("Zoeken"))
        self.note = Said()
        self.copy_all = button(self.tr("&Kopiëren"), self.copy, "quiet")
        tip(self.copy_all, "Ctrl+C")
        self.lists = [FieldList(theme) for _ in range(_FIELDS)]
        top = row(
            self.search,
            self.sessions,
            self.group,
            self.field,
            None,
            self.copy_all,
            gap=theme.grid(1),
        )
        self.search.setFixedWidth(theme.grid(32))
        fields = row(*((one, 1) for one in self.lists), gap=theme.grid(2))
        for one in self.lists:
            one.chosen.connect(self._show_card)
            one.figure_asked.connect(self.figure_asked)
        whole = column(top, self.note, gap=theme.grid(1))
        whole.addLayout(fields, 1)
        self.setLayout(whole)
        self.sessions.currentIndexChanged.connect(lambda _at: self._offer())
        for choice in (self.group, self.field):
            choice.currentIndexChanged.connect(lambda _at: self._show())
        self.search.textChanged.connect(lambda _text: self._show())
        for keys, run in (
            (QKeySequence(QKeySequence.StandardKey.Copy), self.copy),
            (QKeySequence(QKeySequence.StandardKey.Find), self._find),
        ):
            shortcut = QShortcut(keys, self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(run)

    def show_contest(self, contest: Contest, given: Mapping[int, str] | None = None) -> None:
        """The figures as they are now; the group, the sorting and the place stay.

        Args:
            given: by participant what he gets, where there are prizes.
        """
        for one in self.lists:
            one.given = given or {}
        if self._contest is None or self._contest.evenings != contest.evenings:
            self._over = None
        self._contest = contest
        self._offer()
        if len(contest.evenings) == 1:
            evening_id = contest.evenings[0]
            self._ops.run(
                lambda club: loading.over(club, evening_id),
                self._show_sessions,
                lambda _error: self._show_sessions(None),  # the session itself is shown
            )

    def take_keyboard(self) -> None:
        """The keyboard goes to the list."""
        shown = next((one for one in self.lists if not one.isHidden()), self.lists[0])
        shown.table.setFocus()

    def copy(self) -> None:
        """Copy both fields as columns for a spreadsheet, in the order shown."""
        lists = [one for one in self.lists if one.model.rowCount()]
        copy_rows(row for one in lists for row in (*one.as_rows(), []))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show both fields beside each other, or the chosen one where the window is narrow."""
        super().resizeEvent(event)
        self._show()

    @property
    def beside(self) -> bool:
        """Whether there is room for both fields."""
        least = 0.0 if self.shown is None else 2 * self.lists[0].needs(self.shown)
        return self.width() > self._theme.grid(max(_BESIDE, least))

    @property
    def shown(self) -> Contest | None:
        """The contest shown: this session, or all together."""
        together = self._over is not None and self.sessions.value == _ALL
        return self._over if together else self._contest

    def _show_sessions(self, over: Contest | None) -> None:
        """Offer the other sessions once they are known."""
        self._over = over
        self.sessions.setVisible(over is not None)
        self._offer()

    def _offer(self) -> None:
        """The groups there are, and what is chosen of them."""
        contest = self.shown
        if contest is None:
            return
        groups = sorted({one.line for one in contest.fields})
        choices = {name: self.tr("Groep %1").replace("%1", name) for name in groups}
        if contest.combined:
            choices = {_ALL: self.tr("Alle groepen"), **choices}
        self.group.offer(choices)
        self.group.setVisible(len(choices) > 1)
        self._show()

    def _in_view(self, contest: Contest) -> list[ContestField]:
        if contest.combined and self.group.value == _ALL:
            return list(contest.combined)
        return [one for one in contest.fields if one.line == self.group.value]

    def _show(self) -> None:
        contest = self.shown
        if contest is None:
            return
        fields = [one for one in self._in_view(contest) if one.rows or len(contest.fields) == 1]
        searched = self.search.text()
        self.field.offer({str(at): field_words(one) for at, one in enumerate(fields)})
        narrow = len(fields) > 1 and not self.beside
        self.field.setVisible(narrow)
        for at, one in enumerate(self.lists):
            one.setVisible(at < len(fields) and (not narrow or str(at) == self.field.value))
            if at < len(fields):
                one.show_field(fields[at], contest, searched, titled=not narrow)
        self.note.say(self._remark(contest, fields), "muted")

    def _remark(self, contest: Contest, fields: list[ContestField]) -> str:
        if not contest.complete:
            text = self.tr("%1 van %2 scores zijn binnen.")
            text = text.replace("%1", str(contest.typed))
            return text.replace("%2", str(contest.expected))
        if any(one.partial for one in fields):
            return self.tr(
                "Wie later kwam of eerder wegging, staat na de anderen en krijgt geen prijs."
            )
        if any(one.unequal for one in fields):
            return self.tr(
                "Niet iedereen kon evenveel matchpunten halen; het percentage vergelijkt dan "
                "eerlijker dan de plaats."
            )
        return " ".join(map(told, contest.scale))

    def _find(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _show_card(self, one: ContestRow) -> None:
        """The score card of who stands there, in the last session."""
        contest = self.shown
        if contest is None or not contest.evenings or not one.participant_id:
            return
        evening_id = contest.evenings[-1]

        def found(evening: Evening) -> None:
            from clubadmin.desktop.comparison.traveller import open_traveller

            if any(who.id == one.participant_id for who in evening.participants):
                open_traveller(self, self._ops, self._theme, evening, one.participant_id)

        self._ops.run(lambda club: evenings.evening(club, evening_id), found)

"""The result of teams: their standing, and below it the matches of the team that is chosen."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSplitter, QWidget

from clubadmin.desktop.kit.doors import ShowParticipant
from clubadmin.desktop.kit.figure_columns import rank_column, right_column
from clubadmin.desktop.kit.figures import signed, whole
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import column, holder, label
from clubadmin.model.comparison.comparison import TeamContest, TeamMatch, TeamRow
from clubadmin.model.explain.figure_asked import Asked, ContestAsked, ContestFigure, EveningAsked


@dataclass(frozen=True)
class _Side:
    """A match as one of its two teams sees it."""

    match: TeamMatch
    first: bool

    @property
    def against(self) -> str:
        other = self.match.second if self.first else self.match.first
        return f"{other.number}  {other.team or other.name}"

    @property
    def match_points(self) -> str:
        one, match = self.first, self.match
        own = match.first_match_points if one else match.second_match_points
        theirs = match.second_match_points if one else match.first_match_points
        return "…" if own is None or theirs is None else f"{own}–{theirs}"

    @property
    def game_points(self) -> str:
        two = (self.match.first_game_points, self.match.second_game_points)
        own, theirs = two if self.first else two[::-1]
        return f"{own}–{theirs}"

    @property
    def saldo(self) -> str:
        return signed(self.match.saldo if self.first else -self.match.saldo)

    @property
    def games(self) -> str:
        """Each game with the difference: "1: +30   2: −20   3: –"; "…" is still to come."""
        said = []
        for one in self.match.games:
            made = one.difference
            text = "–" if one.over else "…"
            if made is not None:
                text = signed(made if self.first else -made)
            said.append(f"{one.game}: {text}")
        return "   ".join(said)


class TeamView(QWidget):
    """Arrows walk over the teams; below are the matches of the one in view."""

    figure_asked = Signal(object)  # one of `views.figure_asked`

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._contest: TeamContest | None = None
        self.model: RowsModel[TeamRow] = RowsModel(
            theme, self._columns(), lambda one: one.participant_id
        )
        self.table = ListTable(theme, self.model, self.tr("Stand van de teams"))
        self.table.looked_at.connect(lambda _at: self._show_matches())
        self.table.lead(lambda one: ShowParticipant(one.participant_id))
        self.matches: RowsModel[_Side] = RowsModel(
            theme, self._match_columns(), lambda one: (one.match.round, one.match.tables)
        )
        self.list = ListTable(theme, self.matches, self.tr("Wedstrijden"))
        self.list.lead(lambda one: ShowParticipant(one.other.participants[0]))
        self._heading = label("", "strong")
        below = holder(self._heading, self.list, gap=theme.grid(0.5))
        both = QSplitter(Qt.Orientation.Vertical)
        both.addWidget(self.table)
        both.addWidget(below)
        both.setStretchFactor(0, 3)
        both.setStretchFactor(1, 2)
        both.setChildrenCollapsible(False)
        self.setLayout(column(both))
        self.setFocusProxy(self.table)
        for one in (self.table, self.list):
            one.figure_asked.connect(self.figure_asked)

    def show_contest(self, contest: TeamContest) -> None:
        """Show the standing; the team in view stays."""
        self._contest = contest
        self.table.show_rows(contest.rows, self._columns(contest))
        if contest.rows and not self.table.currentIndex().isValid():
            self.table.selectRow(0)
        self._show_matches()

    def _columns(self, contest: TeamContest | None = None) -> list[Column[TeamRow]]:
        rows, place = contest.rows if contest else (), self.tr("Plaats")
        shown: list[Column[TeamRow]] = [
            rank_column("", lambda one: one.place, 5, self._asks_place, look=_first, hint=place),
            right_column(self.tr("Nr"), lambda one: str(one.number), 5, look="muted"),
            Column(self.tr("Team"), lambda one: one.name, look=_first, least=20),
        ]
        if any(one.line for one in rows):
            shown.append(Column(self.tr("Groep"), lambda one: one.line, width=8))
        if any(one.district for one in rows):
            shown.append(
                Column(
                    self.tr("Voor"), lambda one: one.district, width=18, look="muted", spare=True
                )
            )
        figures: list[tuple[str, Callable[[TeamRow], str], float, bool, ContestFigure]] = [
            (self.tr("Gewonnen"), lambda one: str(one.won), 12, True, "matchpoints"),
            (self.tr("Gelijk"), lambda one: str(one.drawn), 8, True, "matchpoints"),
            (self.tr("Verloren"), lambda one: str(one.lost), 10, True, "matchpoints"),
            (self.tr("Spelpunten"), lambda one: whole(one.game_points), 12, False, "tops"),
            (self.tr("Saldo"), lambda one: signed(one.saldo), 9, False, "points"),
        ]
        asks, title = self._asks("matchpoints"), self.tr("Wedstrijdpunten")
        made = right_column(title, lambda one: whole(one.match_points), 18, asks, look="strong")
        shown.append(made)
        shown += [
            right_column(title, text, width, self._asks(figure), spare=spare)
            for title, text, width, spare, figure in figures
        ]
        return shown

    def _match_columns(self) -> list[Column[_Side]]:
        asks = self._asks_match
        return [
            right_column(self.tr("Ronde"), lambda one: str(one.match.round), 8),
            Column(self.tr("Tegen"), lambda one: one.against, least=18),
            Column(
                self.tr("Tafels"),
                lambda one: ", ".join(map(str, one.match.tables)),
                width=9,
                look="muted",
                spare=True,
            ),
            right_column(self.tr("Uitslag"), lambda one: one.match_points, 9, asks("matchpoints")),
            right_column(self.tr("Spelpunten"), lambda one: one.game_points, 12, asks("tops")),
            right_column(self.tr("Saldo"), lambda one: one.saldo, 9, asks("points")),
            Column(self.tr("Per spel"), lambda one: one.games, least=30, look="muted"),
        ]

    def _asks(self, figure: ContestFigure) -> Callable[[TeamRow], Asked | None]:
        def asked(one: TeamRow) -> Asked | None:
            contest = self._contest
            return ContestAsked(contest.evening_id, one.participant_id, figure) if contest else None

        return asked

    def _asks_place(self, one: TeamRow) -> Asked | None:
        contest = self._contest
        return EveningAsked(contest.evening_id, one.participant_id, "place") if contest else None

    def _asks_match(self, figure: ContestFigure) -> Callable[[_Side], Asked | None]:
        """The question about the figure of a match."""

        def asked(one: _Side) -> Asked | None:
            contest, match = self._contest, one.match
            sitting = match.first if one.first else match.second
            if contest is None:
                return None
            who = sitting.participants[0]
            return ContestAsked(contest.evening_id, who, figure, round=match.round)

        return asked

    def _show_matches(self) -> None:
        key = self.table.current_key()
        rows = self._contest.rows if self._contest else ()
        team = next((one for one in rows if one.participant_id == key), None)
        self._heading.setText(team.name if team else "")
        matches = self._contest.matches if self._contest and team else ()
        sides = []
        for one in matches:
            if key in one.first.participants:
                sides.append(_Side(one, first=True))
            elif key in one.second.participants:
                sides.append(_Side(one, first=False))
        self.list.show_rows(sides)


def _first(one: TeamRow) -> str:
    return "strong" if one.place == 1 else ""

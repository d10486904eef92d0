"""A season at its end: who won, what stands in the way, closing it and opening it again."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.doors import ShowPastEvening, ShowRanked, ask
from clubadmin.desktop.kit.empty import framed
from clubadmin.desktop.kit.figure_columns import figured, worded
from clubadmin.desktop.kit.files import titled_file
from clubadmin.desktop.kit.forms import Field, line
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.side_window import SideWindow
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.used import if_it_leads
from clubadmin.desktop.kit.widgets import Said, button, card, column, holder, label, row, tip
from clubadmin.desktop.paper.printing import paper_of, preview_paper
from clubadmin.desktop.work import troubles
from clubadmin.i18n import Message, Words
from clubadmin.model.seasons import closing
from clubadmin.model.seasons.closing import Ending, Obstacle, SeasonReview
from clubadmin.part import Show
from clubadmin.services.care import health
from clubadmin.services.seasons import closing as season_closing
from clubadmin.services.seasons import closing as season_review

LONGEST_REASON = 500


def columns(words: Words, *, closed: bool) -> list[Column[Ending]]:
    """A row a competition."""
    first = closing.winner(words, closed=closed)
    winners = partial(closing.winners, words)
    return [
        worded(words("Competitie"), lambda one: one.name, least=20),
        Column(
            words("Avonden"),
            partial(closing.evenings, words),
            lambda one: one.evenings,
            right=True,
            width=11,
        ),
        figured(words("In de stand"), lambda one: one.entrants, width=13, spare=True),
        Column(first, winners, winners, look=_won, least=30),
    ]


def _won(one: Ending) -> str:
    return "strong" if one.winners else "muted"


class SeasonEndWindow(SideWindow):
    """Competitions with their winners above, what must be done first below."""

    help_topic = "seizoen-sluiten"
    evening_wanted = Signal(int)

    def __init__(self, parent: QWidget, ops: Operations, theme: Theme, season_id: int) -> None:
        super().__init__(parent, ops, theme, "season-end", (120, 78))
        self._season_id = season_id
        self._found: SeasonReview | None = None
        self.words = Words(language.current())
        self.heading = label(kind="heading", wrap=True)
        self.state = label(kind="muted", wrap=True)
        self.model: RowsModel[Ending] = RowsModel(
            theme, columns(self.words, closed=False), lambda one: one.competition_id
        )
        self.table = ListTable(theme, self.model, self.tr("Competities van het seizoen"))
        self.table.lead(_winners)
        self.detail = label(kind="muted", wrap=True)
        self.obstacles: RowsModel[Obstacle] = RowsModel(
            theme,
            [
                Column(
                    self.tr("Eerst nog te doen"), lambda one: language.told(one.sentence), least=40
                )
            ],
            lambda one: (one.evening_id, one.sentence),
        )
        self.todo = ListTable(theme, self.obstacles, self.tr("Wat eerst nog moet gebeuren"))
        self.todo.lead(lambda one: ShowPastEvening(one.evening_id) if one.evening_id else None)
        self.moved = label(wrap=True)
        self.reason = line(hint=self.tr("Bijvoorbeeld: avond 7, roem vergeten"))
        self.reason.setMaxLength(LONGEST_REASON)
        self.said = Said()
        self._refused = troubles.told_in(self.said)
        self.close_button = button(self.tr("Seizoen &afsluiten"), self._ask, "primary")
        self.sure_button = button(self.tr("&Ja, afsluiten"), self._close_season, "primary")
        self.stay_button = button(self.tr("&Nog niet"), self._stay, "quiet")
        self.open_button = button(self.tr("&Heropenen"), self._ask_reason, risky=True)
        self.reopen_button = button(self.tr("Met &deze reden heropenen"), self._reopen, "danger")
        self.next_button = button(self.tr("&Volgend seizoen"), self._next)
        self.print_button = button(self.tr("Af&drukken"), self.show_paper)
        self.book_button = button(self.tr("Seizoen&boek"), self.show_book)
        if_it_leads(Show("book"), self.book_button)
        self.go_button = button(self.tr("Naar d&e avond"), self._go)
        self._lay_out()
        self._wire()
        self.refresh()

    def refresh(self) -> None:
        """Read how it stands."""
        number = self._season_id
        self.ops.run(lambda club: season_review.review(club, number), self._show, self._refused)

    def show_paper(self) -> None:
        """Show the end of the season on paper, on the screen first."""
        if self._found is not None:
            title = self.words("Einde van het seizoen")
            name = titled_file(title, self._found.season.name)
            made = paper_of("standings.end.season_end_paper", self._found)
            preview_paper(self, title, made, name)

    def show_book(self) -> None:
        """The season book: what goes in, and where it is kept."""
        ask(self, Show("book", self._season_id))

    def _lay_out(self) -> None:
        grid = self.theme.grid
        below = card((self.todo, 1), row(None, self.go_button, margin=grid(1)), margin=1)
        self._todo_card = below
        question = label(
            self.tr(
                "Seizoen afsluiten? Avonden en instellingen kunnen daarna niet meer veranderen."
            ),
            "strong",
            wrap=True,
        )
        ask = row((question, 1), self.stay_button, self.sure_button, gap=grid(1))
        self._ask_row = holder(ask)
        self._reason_field = Field(
            self.tr("&Reden van het heropenen"), self.reason, needs=self.tr("Schrijf op waarom.")
        )
        again = row((self._reason_field, 1), self.reopen_button, gap=grid(1))
        self._reason_row = holder(again)
        away = button(self.tr("S&luiten"), self.reject, "quiet")
        papers_made = (self.book_button, self.print_button)
        deeds = (self.next_button, self.open_button, self.close_button)
        foot = row(away, None, *papers_made, *deeds, gap=grid(1))
        head = column(self.heading, self.state, gap=grid(0.5))
        middle = ((framed(self.table), 3), self.detail, self.moved, (below, 2))
        last = (self._ask_row, self._reason_row, self.said, foot)
        self.setLayout(column(head, *middle, *last, gap=grid(1.25), margin=grid(2)))
        for one in (self._ask_row, self._reason_row, self._todo_card, self.moved):
            one.hide()

    def _wire(self) -> None:
        self.table.looked_at.connect(lambda _row: self._tell())
        self.todo.entered.connect(lambda _row: self._go())
        self.reason.returnPressed.connect(self._reopen)
        QShortcut(QKeySequence("Ctrl+C"), self, self.table.copy)
        QShortcut(QKeySequence("Ctrl+P"), self, self.show_paper)
        QShortcut(QKeySequence("Ctrl+Shift+S"), self, self.show_book)
        tip(self.print_button, "Ctrl+P")
        tip(self.book_button, "Ctrl+Shift+S")

    def _show(self, found: SeasonReview) -> None:
        first = self._found is None
        self._found = found
        self.setWindowTitle(self.tr("Seizoen %1 afsluiten").replace("%1", found.season.name))
        self.heading.setText(self.tr("Seizoen %1").replace("%1", found.season.name))
        self.state.setText(closing.state(self.words, found))
        self.table.show_rows(found.competitions, columns(self.words, closed=found.closed))
        self.todo.show_rows(found.obstacles)
        self._todo_card.setVisible(bool(found.obstacles))
        self.moved.setText("\n".join(self._rectified(found)))
        self.moved.setVisible(bool(found.rectifications))
        gone, shown = self.open_button, self.close_button
        if found.closed:
            gone, shown = shown, gone
        gone.hide()
        shown.show()
        self.close_button.setEnabled(not found.obstacles and bool(found.competitions))
        if found.closed:
            self._ask_row.hide()
        else:
            self._reason_row.hide()
        if first and found.competitions:
            self.table.selectRow(0)
            self.table.setFocus()
        self._tell()

    def _rectified(self, found: SeasonReview) -> list[str]:
        lines = []
        for one in found.rectifications:
            why = f"{self.words.moment(one.closed_at)}: {one.reason}"
            lines.append(f"{closing.rectified(self.words, one)} · {why}")
            lines += [f"   {closing.moved(self.words, each)}" for each in one.moved[:5]]
        return lines

    def _tell(self) -> None:
        at = self.table.currentIndex().row()
        there = 0 <= at < len(self.model.rows)
        parts = []
        if there:
            one = self.model.rows[at]
            parts = [
                closing.rule(self.words, one),
                ", ".join(one.rule_sets),
                *closing.moves(self.words, one),
            ]
        self.detail.setText(" · ".join(part for part in parts if part))

    def _ask(self) -> None:
        self._show_question(asked=True)
        self.stay_button.setFocus()

    def _show_question(self, *, asked: bool) -> None:
        """Show the question; the button that asks it keeps its place."""
        self._ask_row.setVisible(asked)
        self.close_button.setEnabled(not asked)

    def _stay(self) -> None:
        self._show_question(asked=False)
        self.close_button.setFocus()

    def _close_season(self) -> None:
        self._show_question(asked=False)
        number = self._season_id
        self.ops.change(
            lambda club: season_closing.close_season(club, number),
            self._closed,
            self._refused,
            title=self.tr("Seizoen afsluiten"),
        )

    def _closed(self, found: SeasonReview) -> None:
        self._show(found)
        text = self.tr(
            "Het seizoen is afgesloten en de eindstanden staan vast. Maak nu het seizoenboek, druk"
            " de eindstanden af of begin het volgende seizoen."
        )
        self.said.say(text, "good")
        self.book_button.setFocus()
        self.ops.beside(health.keep_closed, self._copied)

    def _copied(self, trouble: Message | None) -> None:
        if trouble is not None:
            self.said.say(language.told(trouble))

    def _ask_reason(self) -> None:
        self._reason_row.show()
        self.reason.setFocus()

    def _reopen(self) -> None:
        if not self._reason_field.filled_in():
            return
        work = partial(
            season_closing.reopen_season, season_id=self._season_id, reason=self.reason.text()
        )
        self.ops.change(work, self._opened, self._refused)

    def _opened(self, found: SeasonReview) -> None:
        self.reason.clear()
        self._show(found)
        self.said.say(self.tr("Het seizoen is weer open."), "good")

    def _next(self) -> None:
        from clubadmin.desktop.season_end.next_season import NextSeasonWindow

        NextSeasonWindow(self, self.ops, self.theme, self._season_id).show()

    def _go(self) -> None:
        if one := self.obstacles.row_at(self.todo.currentIndex().row()):
            self.evening_wanted.emit(one.evening_id)
            self.reject()


def _winners(one: Ending) -> dict[str, ShowRanked]:
    """The pages of those who came first."""
    return {
        name: ShowRanked(one.competition_id, number)
        for winner in one.winners
        for name, number in zip(winner.names, winner.ids, strict=False)
    }

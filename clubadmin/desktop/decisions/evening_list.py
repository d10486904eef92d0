"""Everything that was decided on an evening: read again, printed, or taken back."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.decisions import loading
from clubadmin.desktop.decisions.sanction_form import SanctionForm
from clubadmin.desktop.decisions.words import codes_in_words, kind_name
from clubadmin.desktop.kit import files, remembered
from clubadmin.desktop.kit.doors import ShowDecisions, ShowEntrant, ShowProtests, ShowReferee
from clubadmin.desktop.kit.empty import EmptyPlace
from clubadmin.desktop.kit.language import current, told, translate
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.side_window import SideWindow
from clubadmin.desktop.kit.tables import Column, ListTable, RowsModel
from clubadmin.desktop.kit.tabs import director_tabs
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import (
    PagesLayout,
    Said,
    TabButton,
    button,
    card,
    column,
    holder,
    label,
    row,
)
from clubadmin.desktop.kit.wording import spoken_date, spoken_moment
from clubadmin.desktop.paper.printing import paper_of, preview_paper
from clubadmin.desktop.work import troubles
from clubadmin.domain.comparison.decisions import read_decisions
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.row_words import row_words
from clubadmin.model.evenings.evening import Evening, TablePlace
from clubadmin.model.evenings.sanction import Sanction, SanctionDraft
from clubadmin.model.sheets.decision import Decision, RuledGame
from clubadmin.model.sheets.dispute import Case
from clubadmin.services.sheets import sanctions

DIRECTOR = "decisions/by"
Listing = Decision | Sanction


def show_ruling(parent: QWidget, ops: Operations, evening_id: int, made: Decision) -> None:
    """The paper of a decision; `parent` is a widget in a window that knows `ops`."""

    def show(facts: loading.PaperFacts) -> None:
        place = place_of(facts.evening, made.table_id)
        ruled = RuledGame(
            facts.rules, facts.evening, place, number_at(place, made.game), made, made.play
        )
        _preview(parent, ruled)

    table_id = made.table_id
    ops.run(lambda club: loading.paper_facts(club, evening_id, table_id), show)


def show_play(parent: QWidget, play: str, rules: RuleSet) -> None:
    """The paper of a play that belongs to no sheet."""
    _preview(parent, RuledGame(rules, play=play))


def number_at(place: TablePlace | None, row: int) -> int:
    """The number of the game in a row: that of its wallet where there are wallets."""
    return row if place is None else place.game_at(row)


def show_disputed(parent: QWidget, ops: Operations, case: Case, play: str) -> None:
    """The paper of a game about which nothing is decided yet."""

    def show(facts: loading.PaperFacts) -> None:
        ruled = RuledGame(facts.rules, facts.evening, case.place, case.number, play=play)
        _preview(parent, ruled)

    ops.run(lambda club: loading.paper_facts(club, case.evening_id, case.table_id), show)


def show_list(parent: QWidget, listed: loading.Listed, only: Sanction | None = None) -> None:
    """The paper with everything that was decided on an evening, or with one thing of it."""
    evening = listed.evening
    made = () if only else listed.decisions
    imposed = (only,) if only else evening.sanctions
    how = {"sanctions": imposed}
    paper = paper_of("rulings.evening_lists.evening_decisions", evening, made, **how)
    title = translate("decisions", "Beslissingen")
    preview_paper(parent, title, paper, files.evening_file(evening, title))


def place_of(evening: Evening, table_id: int) -> TablePlace | None:
    """A table of an evening; None when it is not there any more."""
    tables = (place for plan in evening.plan for place in plan.tables)
    return next((place for place in tables if place.table_id == table_id), None)


def _preview(parent: QWidget, ruled: RuledGame) -> None:
    made = paper_of("rulings.ruling.game_ruling", ruled)
    preview_paper(parent, _title(ruled), made, _file_name(ruled))


def _title(ruled: RuledGame) -> str:
    if ruled.decision is not None:
        return translate("decisions", "Beslissing")
    return translate("decisions", "Arbitrage")


def _file_name(ruled: RuledGame) -> str:
    if ruled.place is None or ruled.evening is None:
        return ""
    where = translate("decisions", "tafel %1 ronde %2 spel %3")
    numbers = (ruled.place.number, ruled.place.round, ruled.game)
    for sign, number in zip(("%1", "%2", "%3"), numbers, strict=True):
        where = where.replace(sign, str(number))
    return files.titled_file(f"{ruled.evening.date} {_title(ruled)} {where}")


def open_list(
    parent: QWidget,
    ops: Operations,
    theme: Theme,
    evening_id: int,
    go: Callable[[int, int], object],
) -> None:
    """Open the decisions of an evening; `go` is called with the table and game to show."""

    def show(listed: loading.Listed) -> None:
        if (shown := EveningDecisions.open_one(parent, ops, theme, listed)) is not None:
            shown.game_wanted.connect(go)

    ops.run(lambda club: loading.listed(club, evening_id), show)


class EveningDecisions(SideWindow):
    """A row a decision, by round, table and game; below it what was decided.

    Below those about games stand the warnings, penalties and exclusions that hold on the evening,
    and here such a one is put down as well.
    """

    help_topic = "arbitrage"
    game_wanted = Signal(int, int)  # table, game: show it on its sheet

    def __init__(
        self, parent: QWidget, ops: Operations, theme: Theme, listed: loading.Listed
    ) -> None:
        super().__init__(parent, ops, theme, "director", (118, 72))
        self.listed = listed
        self.model: RowsModel[Listing] = RowsModel(
            theme, [], lambda one: (isinstance(one, Sanction), one.id)
        )
        self.table = ListTable(theme, self.model, self.tr("Beslissingen"))
        self.text = label("", wrap=True)
        self.detail = label("", "muted", wrap=True)
        self.said = Said()
        self._refused = troubles.told_in(self.said)
        self.go = button(self.tr("&Naar het spel"), self._go)
        self.print = button(self.tr("&Afdrukken"), self._print_one)
        self.print_all = button(self.tr("&Lijst afdrukken"), lambda: show_list(self, self.listed))
        self.person = button(self.tr("&Waarschuwing of uitsluiting…"), self._begin)
        self.take_back = button(self.tr("&Intrekken"), self._ask_withdraw, "danger")
        self.sure = button(self.tr("&Ja, intrekken"), self._withdraw, "danger")
        self.leave = button(self.tr("La&ten staan"), self._stay, "quiet")
        self._question = label("", "strong", wrap=True)
        self._lay_out()
        self._wire()
        self._show(listed)

    @property
    def made(self) -> Listing | None:
        """The decision that is marked."""
        return self.model.row_at(self.table.currentIndex().row())

    def refresh(self) -> None:
        """Read what is decided now."""
        evening_id = self.listed.evening.id
        self.ops.run(lambda club: loading.listed(club, evening_id), self._show, self._refused)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves what is being filled in, or asked, before the window."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self._stack.currentWidget() is self.form:
            self._leave_form()
        elif self._ask_row.isVisible():
            self._stay()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        grid = self.theme.grid
        away = button(self.tr("&Sluiten"), self.reject, "quiet")
        self.form = SanctionForm(self.theme)
        foot = row(
            away,
            self.person,
            None,
            self.take_back,
            self.print_all,
            self.print,
            self.go,
            gap=grid(1),
        )
        ask = row((self._question, 1), self.leave, self.sure, gap=grid(1))
        self._ask_row = holder(ask)
        inside = column(self.text, self.detail, self._ask_row, gap=grid(1), margin=grid(1.5))
        box = card(inside)
        full = column((self.table, 1), box, self.said, foot, gap=grid(1.25))
        self._full = holder(full)
        self._empty = EmptyPlace(
            self.theme,
            self.tr("Nog niets beslist"),
            self.tr(
                "Hier komt wat de wedstrijdleider deze avond beslist. Ga op het formulier naar het "
                "spel en druk op F8, of laat op F7 eerst de kaarten beoordelen."
            ),
            (self.tr("&Sluiten"), self.reject),
            other=(self.tr("&Waarschuwing of uitsluiting…"), self._begin),
        )
        self._stack = PagesLayout()
        for page in (self._full, self._empty, self.form):
            self._stack.addWidget(page)
        evening_id = self.listed.evening.id
        tabs = director_tabs(
            self.theme,
            self,
            0,
            lambda: ShowDecisions(evening_id),
            lambda: ShowProtests(evening_id) if self.listed.evening.plan else None,
            lambda: ShowReferee(rules=self.listed.evening.rules),
        )
        whole = column(tabs, gap=grid(1.25), margin=grid(2))
        whole.addLayout(self._stack)
        self.setLayout(whole)
        self._ask_row.hide()

    def _wire(self) -> None:
        self.table.looked_at.connect(lambda _row: self._show_one())
        self.table.entered.connect(lambda _row: self._go())
        self.table.lead(self._people)
        self.form.wanted.connect(self._impose)
        self.form.left.connect(self._leave_form)
        QShortcut(QKeySequence("Ctrl+P"), self, self._print_one)
        QShortcut(QKeySequence("Delete"), self.table, self._ask_withdraw)

    def _columns(self) -> list[Column[Listing]]:
        return [
            Column(self.tr("Ronde"), lambda one: self._where(one)[0], right=True, width=8.5),
            Column(self.tr("Tafel"), lambda one: self._where(one)[1], right=True, width=7),
            Column(self.tr("Spel"), self._game, right=True, width=7),
            Column(self.tr("Wat"), _what, least=14),
            Column(self.tr("Wie"), self._who, least=12),
            Column(self.tr("Was"), lambda one: self._rows(one)[0], least=17),
            Column(self.tr("Wordt"), lambda one: self._rows(one)[1], least=17),
        ]

    def _rows(self, one: Listing) -> tuple[str, str]:
        """The row of the sheet before and after."""
        if isinstance(one, Sanction):
            return "", ""
        return self._row(one.line_before), self._row(one.line_after)

    def _row(self, line: str) -> str:
        return row_words(line, self.listed.evening.rules, current())

    def _where(self, one: Listing) -> tuple[str, str]:
        if isinstance(one, Sanction):
            return str(one.first_round(self.listed.evening.id)), ""
        place = place_of(self.listed.evening, one.table_id)
        return ("", "") if place is None else (str(place.round), str(place.number))

    def _game(self, one: Listing) -> str:
        """The number of the row, or of the wallet that it was played from."""
        if isinstance(one, Sanction):
            return ""
        return str(number_at(place_of(self.listed.evening, one.table_id), one.game))

    def _who(self, one: Listing) -> str:
        if isinstance(one, Sanction):
            return one.who
        place = place_of(self.listed.evening, one.table_id)
        people = place.seats if place is not None else ()
        return next((member.label for seat, member in people if seat.value == one.seat), "–")

    def _people(self, one: Listing) -> dict[str, ShowEntrant]:
        """The pages of those whom it is about; of a game, of those at its table."""
        if isinstance(one, Sanction):
            who = list(one.members)
        else:
            place = place_of(self.listed.evening, one.table_id)
            people = place.seats if place is not None else ()
            who = [member for seat, member in people if one.seat in (None, seat.value)]
        return {member.name: ShowEntrant("member", member.id) for member in who}

    def _show(self, listed: loading.Listed) -> None:
        self.listed = listed
        title = self.tr("Beslissingen · %1").replace("%1", spoken_date(listed.evening.date))
        self.setWindowTitle(title)
        rows: list[Listing] = [*listed.decisions, *listed.evening.sanctions]
        self.table.show_rows(rows, self._columns())
        if rows and self.made is None:
            self.table.selectRow(0)
        self.person.setEnabled(listed.evening.status == "open")
        self._show_one()
        if self._stack.currentWidget() is self.form:
            return  # what is being typed stays
        self._stack.setCurrentWidget(self._full if rows else self._empty)
        focused = self.table if rows else self._empty.step
        there = self.focusWidget()
        if focused is not None and (there is None or isinstance(there, TabButton)):
            focused.setFocus()

    def _show_one(self) -> None:
        self._stay()
        made = self.made
        told_first = f"{_what(made)}. " if isinstance(made, Sanction) else ""
        self.text.setText(f"{told_first}{made.text}" if made else "")
        self.detail.setText(self._signed(made) if made else "")
        self.go.setEnabled(isinstance(made, Decision))

    def _signed(self, made: Listing) -> str:
        text = self.tr("%1, %2").replace("%1", made.decided_by)
        text = text.replace("%2", spoken_moment(made.decided_at))
        text = f"{text} · {made.article}" if made.article else text
        if isinstance(made, Sanction) or made.matchpoints:
            return text
        said = self.tr("Was: %1. Wordt: %2.").replace("%1", self._row(made.line_before))
        typed = f"({made.line_before or '–'} → {made.line_after or '–'})"
        return f"{said.replace('%2', self._row(made.line_after))} {typed}\n{text}"

    def _begin(self) -> None:
        """Put down what is imposed on a person or a pair."""
        if self.listed.evening.status != "open":
            return
        self.form.begin(self.listed.evening, remembered.text(DIRECTOR))
        self._stack.setCurrentWidget(self.form)

    def _impose(self, draft: SanctionDraft) -> None:
        evening_id = self.listed.evening.id
        remembered.keep_text(DIRECTOR, draft.decided_by)
        self.ops.change(
            lambda club: sanctions.impose(club, evening_id, draft),
            lambda _saved: self._leave_form(),
            lambda error: self.form.refuse(troubles.sentence(error)),
        )

    def _leave_form(self) -> None:
        self._stack.setCurrentWidget(self._full)
        self._show(self.listed)
        self.refresh()

    def _go(self) -> None:
        if isinstance(made := self.made, Decision):
            self.game_wanted.emit(made.table_id, made.game)
            self.accept()

    def _print_one(self) -> None:
        made = self.made
        if isinstance(made, Sanction):
            show_list(self, self.listed, made)
        elif made is not None:
            show_ruling(self, self.ops, self.listed.evening.id, made)

    def _ask_withdraw(self) -> None:
        made = self.made
        if made is None:
            return
        if self.listed.evening.status != "open":
            self.said.say(self.tr("De avond is afgesloten. Heropen hem eerst, bij Uitslag."))
            return
        text = self.tr("Deze beslissing intrekken? In het formulier komt weer: %1")
        if isinstance(made, Sanction):
            text = self.tr("%1: deze beslissing intrekken?").replace("%1", made.who)
        elif made.matchpoints:
            text = self.tr("Deze beslissing intrekken? De matchpunten worden weer wat ze waren.")
        self._question.setText(text.replace("%1", self._rows(made)[0]))
        self._ask_row.show()
        self.leave.setFocus()

    def _stay(self) -> None:
        if self._ask_row.isVisible():
            self._ask_row.hide()
            self.table.setFocus()

    def _withdraw(self) -> None:
        made = self.made
        if made is None:
            return
        self._stay()
        self.ops.change(
            lambda club: loading.withdraw(club, made),
            lambda _saved: self.said.say(self.tr("De beslissing is ingetrokken."), "good"),
            self._refused,
        )


def _what(one: Listing) -> str:
    """Name the subject of a decision: the row, the matchpoints, or a person."""
    if isinstance(one, Sanction):
        return told(one.what)
    codes, _ = read_decisions(one.matchpoints)
    return "; ".join(codes_in_words(codes)) or kind_name(one.kind)

"""Putting down what the director decided about a game at a table, or taking it back."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.comparison.model import BoardModel, LineWorth, worth_of
from clubadmin.desktop.comparison.row import side_name, table_words, worth_text
from clubadmin.desktop.comparison.ruling_form import Case, Outcome, RulingForm, Scope, cases
from clubadmin.desktop.comparison.search import read_numbers
from clubadmin.desktop.decisions.dialog import DIRECTOR
from clubadmin.desktop.decisions.loading import withdraw
from clubadmin.desktop.decisions.words import codes_in_words
from clubadmin.desktop.kit import remembered
from clubadmin.desktop.kit.figures import whole
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, holder, label, row
from clubadmin.desktop.kit.wording import counted, spoken_moment
from clubadmin.desktop.work import troubles
from clubadmin.domain.comparison.decisions import (
    Code,
    Given,
    decisions_text,
    of_one_player,
    read_decisions,
)
from clubadmin.domain.comparison.decisions import Decision as Named
from clubadmin.domain.comparison.matchpoints import LEAST
from clubadmin.domain.terms import Side
from clubadmin.model.club.club import Saved
from clubadmin.model.sheets.decision import Decision
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison import deciding


@dataclass(frozen=True)
class Ruled:
    """A decision as it is put down, and about which games it is."""

    scope: Scope
    evening_id: int
    game: int
    table_id: int
    line: str  # the group
    codes: frozenset[Code]
    games: tuple[int, ...]  # of the table, that were played on wrong seats
    sides: tuple[Side, ...]  # who sat wrong
    reason: str
    article: str
    decided_by: str
    before: int | None = None  # the decision that it comes in the place of


def rule(club: OpenClub, made: Ruled) -> Saved:
    """Keep a decision about matchpoints."""
    why = {"reason": made.reason, "decided_by": made.decided_by}
    if made.scope in (Scope.GAME, Scope.REST):
        whole = made.scope is Scope.GAME
        return deciding.cancel_game(
            club, made.evening_id, made.game, **why, line=made.line, altogether=whole
        )
    if made.scope is Scope.SEATS:
        return deciding.wrong_seats(club, made.table_id, made.games, made.sides, **why)
    why["article"] = made.article
    if made.before is not None:
        return deciding.decide_anew(club, made.before, made.game, made.codes, **why)
    return deciding.decide(club, made.table_id, made.game, made.codes, **why)


class RulingDialog(RulingForm):
    """The ruling on a row: an incident leads to each side's result, its worth shown before."""

    def __init__(
        self,
        parent: QWidget,
        ops: Operations,
        theme: Theme,
        model: BoardModel,
        decided: Sequence[Decision],
    ) -> None:
        here = model.here
        assert here is not None
        self._ops = ops
        self._model = model
        self._row = model.row
        title = f"{table_words(model, model.row)} · "
        title += translate("comparison", "Spel %1").replace("%1", str(model.board.game))
        super().__init__(parent, theme, here, title, remembered.text(DIRECTOR))
        self._own_article = False
        own = [one for one in decided if (one.table_id, one.game) == (here.table_id, here.row)]
        for one in own:
            elsewhere = any(_alike(one, other) for other in decided)
            self.decided.addWidget(self._made(one, elsewhere=elsewhere))
        self._before = next((one for one in reversed(own) if one.matchpoints), None)
        self._wire()
        self._propose()
        if self._before is not None:
            self._open_with(self._before)
        self._explain_average()
        self.case.setFocus()
        if model.board.closed:
            self.said.say(
                self.tr("De avond is afgesloten. Heropen hem bij Uitslag om iets te beslissen."),
                "warning",
            )
            self.keep.setEnabled(False)

    @property
    def chosen(self) -> Case:
        """The chosen incident."""
        return next(one for one in cases() if one.key == self.case.value)

    def store(self) -> None:
        """Keep it, or say what is missing."""
        if self._wanting():
            return
        made = self._ruled()
        self.keep.setEnabled(False)
        self._ops.change(
            lambda club: rule(club, made), lambda _saved: self._stored(), self._refused
        )

    def _wire(self) -> None:
        self.case.currentIndexChanged.connect(lambda _at: self._propose())
        self.who.currentIndexChanged.connect(lambda _at: self._propose())
        for side in Side:
            self.instead[side].currentIndexChanged.connect(lambda _at: self._show_worth())
        for number in (*self.fine.values(), *self.given.values()):
            number.valueChanged.connect(lambda _value: self._show_worth())
        self.cancelled.toggled.connect(lambda _on: self._show_worth())
        self.article.textEdited.connect(lambda _text: self._keep_article())
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self, self.store)
        QShortcut(QKeySequence("F1"), self, self._help)

    def _help(self) -> None:
        from clubadmin.desktop.kit.guide import show_guide

        show_guide(self, self._theme, "per-spel")

    def _explain_average(self) -> None:
        """Explain the average of this game: by the rules half of what can be had on it."""
        worth = self._worth(frozenset({Named.AVERAGE_BOTH})).ns
        teams = self._model.by_teams
        self.average.setVisible(worth is not None or teams)
        if teams:
            text = self.tr("Gemiddelde is hier 1 spelpunt: de helft van de 2 van een spel.")
            self.average.setText(text)
            return
        if worth is None:
            return
        text = self.tr(
            "Gemiddelde is de helft van wat op dit spel te halen is (deel 2, art. 18 en "
            "woordenlijst). %1: hoogstens %2, de helft %3."
        )
        times = counted(worth.attainable // LEAST, self.tr("tafel"), self.tr("tafels"))
        text = text.replace("%1", times)
        text = text.replace("%2", whole(worth.attainable))
        self.average.setText(text.replace("%3", whole(worth.matchpoints or 0)))

    def _open_with(self, one: Decision) -> None:
        """The fields as they were when this was decided."""
        codes, _ = read_decisions(one.matchpoints)
        self.case.choose(self._case_of(frozenset(codes), one.article))
        self.show_outcome(Outcome.of(frozenset(codes)))
        self.article.setText(one.article)
        self._own_article = True
        self.reason.setPlainText(one.text)
        self.by.setText(one.decided_by)

    def _case_of(self, codes: frozenset[Code], article: str) -> str:
        """Find the incident by the codes; the offender is chosen along with it."""
        here = [one for one in cases() if one.scope is Scope.HERE and one.article == article]
        given = any(isinstance(one, Given) and one.instead for one in codes)
        here.sort(key=lambda case: case.gives is not given)
        for case in here:
            for at in range(self.who.count()):
                self.who.setCurrentIndex(at)
                if case.outcome(self.whose, self.fined).codes == codes:
                    return case.key
        return here[0].key if here else "other"

    def _keep_article(self) -> None:
        self._own_article = True

    def _propose(self) -> None:
        """Propose each side's result by the incident and the offender."""
        case = self.chosen
        given = (self.given[Side.NS].value(), self.given[Side.EW].value())
        self.show_outcome(replace(case.outcome(self.whose, self.fined), given=given))
        self.who_field.setVisible(case.blames)
        self.sides.setVisible(case.scope is Scope.HERE)
        self.games_field.setVisible(case.scope is Scope.SEATS)
        if case.scope is Scope.SEATS and not self.games.text():
            self.games.setText(str(self._model.board.game))
            self.games_field.explain(
                self.tr("Alle spellen die aan deze tafel op verkeerde plaatsen gespeeld zijn.")
            )
        if not self._own_article:
            self.article.setText(case.article)
        self._show_worth()

    def _show_worth(self) -> None:
        """Show the worth of this row now, and after the ruling."""
        self.show_given()
        case = self.chosen
        if case.scope is Scope.GAME:
            text = self.tr("Niemand krijgt matchpunten voor spel %1.")
            self.preview.setText(text.replace("%1", str(self._model.board.game)))
            return
        if case.scope is Scope.REST:
            text = self.tr("Wie spel %1 gespeeld heeft, houdt wat het waard is.")
            self.preview.setText(text.replace("%1", str(self._model.board.game)))
            return
        if self._model.by_teams:  # a decision is about game points there, not about the saldo
            self.preview.setText("")
            return
        codes = set(self._codes()) | self._others
        _, problems = read_decisions(decisions_text(codes))
        if problems:
            said = self.tr("Dit gaat niet samen met wat er al beslist is.")
            self.preview.setText(f"! {said}")
            return
        before, after = self._worth(self._here.decisions), self._worth(frozenset(codes))
        parts = []
        for side in Side:
            text = self.tr("%1: %2 wordt %3 matchpunten").replace("%1", side_name(side))
            was, is_now = worth_text(before.of(side)), worth_text(after.of(side))
            parts.append(text.replace("%2", was or "–").replace("%3", is_now or "–"))
        less = codes_in_words(of_one_player(codes))
        self.preview.setText("   ".join([*parts, *less]))

    @property
    def _others(self) -> frozenset[Code]:
        """The codes decided about the row besides those changed here."""
        if self._before is None or self.chosen.scope is not Scope.HERE:
            return self._here.decisions
        return self._here.decisions - frozenset(read_decisions(self._before.matchpoints)[0])

    def _codes(self) -> frozenset[Code]:
        case = self.chosen
        if case.scope is Scope.SEATS:
            return case.outcome(self.whose, self.fined).codes
        return self.outcome.codes

    def _worth(self, codes: frozenset[Code]) -> LineWorth:
        board = self._model.board
        lines = list(board.lines)
        lines[self._row] = replace(lines[self._row], decisions=codes)
        games = [self._model.game(at) for at in range(self._model.count)]
        return worth_of(replace(board, lines=tuple(lines)), games).lines[self._row]

    def _ruled(self) -> Ruled:
        case, board = self.chosen, self._model.board
        return Ruled(
            scope=case.scope,
            evening_id=board.evening_id,
            game=board.game,
            table_id=self._here.table_id,
            line=self._here.line,
            codes=self._codes(),
            games=read_numbers(self.games.text()),
            sides=tuple(self.whose),
            reason=self.reason.toPlainText().strip(),
            article=self.article.text().strip(),
            decided_by=self.by.text().strip(),
            before=self._before.id if self._before and case.scope is Scope.HERE else None,
        )

    def _wanting(self) -> bool:
        """Whether something must be filled in first; the keyboard goes there."""
        if self.chosen.scope is Scope.HERE and not self._codes():
            self.said.say(self.tr("Kies wat N/Z en O/W krijgen; zo verandert er niets."))
            self.case.setFocus()
            return True
        self.said.say("")
        filled = self.reason_field.filled_in() and self.by_field.filled_in()
        return not filled or self._model.board.closed

    def _made(self, one: Decision, *, elsewhere: bool) -> QWidget:
        """Make the line of an earlier decision, with a button to take it back, here or anywhere."""
        codes, _ = read_decisions(one.matchpoints)
        what = "; ".join(codes_in_words(codes)) or one.text
        text = f"§ {what} – {one.decided_by}, {spoken_moment(one.decided_at)}"
        if one.matchpoints:
            text += f"\n{one.text}"
        back = button(self.tr("&Intrekken"), partial(self._withdraw, one), "danger")
        everywhere = button(
            self.tr("&Overal intrekken"), partial(self._withdraw, one, everywhere=True), "danger"
        )
        everywhere.setVisible(elsewhere)
        for press in (back, everywhere):
            press.setEnabled(not self._model.board.closed)
        line = row((label(text, "", wrap=True), 1), back, everywhere, gap=self._theme.grid(1))
        return holder(line)

    def _withdraw(self, one: Decision, *, everywhere: bool = False) -> None:
        def work(club: OpenClub) -> Saved:
            return deciding.withdraw_everywhere(club, one.id) if everywhere else withdraw(club, one)

        self._ops.change(work, lambda _saved: self.accept(), self._refused)

    def _stored(self) -> None:
        remembered.keep_text(DIRECTOR, self.by.text().strip())
        self.accept()

    def _refused(self, error: Exception) -> None:
        self.keep.setEnabled(True)
        self.said.say(troubles.sentence(error))


def _alike(one: Decision, other: Decision) -> bool:
    """Whether both were decided at one moment, at different tables."""
    same = (one.decided_at, one.decided_by, one.text, one.matchpoints)
    return one.table_id != other.table_id and same == (
        other.decided_at,
        other.decided_by,
        other.text,
        other.matchpoints,
    )


def open_ruling(
    parent: QWidget, ops: Operations, theme: Theme, model: BoardModel, decided: Sequence[Decision]
) -> RulingDialog:
    """Ask what was decided about the row one is in."""
    dialog = RulingDialog(parent, ops, theme, model, decided)
    dialog.open()
    return dialog

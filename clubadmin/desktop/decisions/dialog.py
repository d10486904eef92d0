"""Putting down what was decided about a game, together with the row that follows from it."""

from collections.abc import Callable
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from clubadmin.desktop.decisions import loading
from clubadmin.desktop.decisions.words import (
    Dispute,
    Proposal,
    kind_name,
    kinds,
    lacks_fine,
    needs_somebody,
    proposed,
    takes_points,
)
from clubadmin.desktop.kit import remembered
from clubadmin.desktop.kit.fitting import Window
from clubadmin.desktop.kit.forms import Choice, Field, Number, Text, content, line
from clubadmin.desktop.kit.language import current, translate
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, holder, label, row
from clubadmin.desktop.kit.wording import spoken_moment
from clubadmin.desktop.referee.appearance import letter, seat_name, side_titles
from clubadmin.desktop.referee.verdict import amounts_text
from clubadmin.desktop.work import troubles
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.row_words import row_words
from clubadmin.domain.scoring.rulings import RulingKind
from clubadmin.domain.scoring.sheet import score_line
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Position, Severity
from clubadmin.model.sheets.decision import Decision, DecisionDraft
from clubadmin.model.sheets.dispute import Case
from clubadmin.services.sheets import decisions

LONGEST_LINE = 40

Key = tuple[int, int]  # the table and the game
DIRECTOR = "decisions/by"
NOBODY = "-"


def row_meaning(line: str, rules: RuleSet, game: int) -> tuple[str, bool]:
    """Tell both sides' result or the fault of the row; and whether there is one."""
    judged = score_line(line, rules, game)
    wrong = [one for one in judged.findings if one.severity is Severity.ERROR]
    if wrong or judged.settled is None:
        return " ".join(sentence(one, current()) for one in wrong[:1]), True
    wij, zij = side_titles(rules)
    settled = judged.settled
    told = [f"{wij} {amounts_text(settled.ns)}", f"{zij} {amounts_text(settled.ew)}"]
    fined = translate("decisions", "%1 betaalt %2")
    for share in settled.shares:
        if share.fine:
            text = fined.replace("%1", seat_name(share.seat, rules))
            told.append(text.replace("%2", str(share.fine)))
    return " · ".join(told), False


class DecisionForm(Window):
    """Empty fields about a row of a sheet."""

    def __init__(self, parent: QWidget, theme: Theme, case: Case, director: str) -> None:
        super().__init__(parent.window())
        self.setWindowTitle(self.tr("Beslissing"))
        self._theme = theme
        self._case = case
        self._make_fields(director)
        self.said = Said()
        self.keep = button(self.tr("&Vastleggen"), self.store, "primary")
        self._lay_out()

    def store(self) -> None:
        """Keep what is filled in."""
        raise NotImplementedError

    def _make_fields(self, director: str) -> None:
        rules = self._case.rules
        self.kind = Choice(kinds(rules))
        self.player = Choice()
        self.points = Number(0, rules.total, 0)
        self.times = Number(1, 9, 1)
        self.row = line(most=LONGEST_LINE)
        self.text = Text()
        self.article = line(most=200)
        self.by = line(director, hint=self.tr("naam van de wedstrijdleider"))
        self._kind_field = Field(self.tr("&Soort"), self.kind)
        self._player_field = Field(self.tr("S&peler"), self.player)
        points, times = self.tr("van Wij; de rest is Zij"), self.tr("keer op rij")
        self._points_field = Field(self.tr("Pun&ten"), self.points, points)
        self._times_field = Field(self.tr("&Hoeveelste"), self.times, times)
        self._row_field = Field(self.tr("&Rij in het formulier"), self.row)
        self._by_field = Field(
            self.tr("&Door"),
            self.by,
            self.tr("Datum en tijd komen er vanzelf bij."),
            needs=self.tr("Wie heeft dit beslist?"),
        )
        self._text_field = Field(
            self.tr("&Beslissing"), self.text, needs=self.tr("Schrijf op wat er beslist is.")
        )

    def _lay_out(self) -> None:
        grid = self._theme.grid
        case = self._case
        title = self.tr("Tafel %1 · ronde %2 · spel %3")
        title = title.replace("%1", str(case.place.number)).replace("%2", str(case.place.round))
        stands = self.tr("Nu in het formulier: %1").replace("%1", self._stands())
        self.text.setFixedHeight(grid(11))
        top = row(
            (self._kind_field, 3),
            (self._player_field, 3),
            (self._points_field, 2),
            (self._times_field, 2),
            gap=grid(1.5),
        )
        away = button(self.tr("&Niet vastleggen"), self.reject, "quiet")
        foot = row(None, away, self.keep, gap=grid(1))
        fields = (
            label(title.replace("%3", str(case.number)), "heading"),
            label(f"{case.rules.title} · {stands}", "muted", wrap=True),
            holder(top),
            self._row_field,
            self._text_field,
            Field(self.tr("&Artikel"), self.article),
            self._by_field,
            self.said,
            None,
            foot,
        )
        self.setLayout(column(*fields, gap=grid(1.25), margin=grid(2.5)))
        self.resize(grid(78), grid(72))

    def _stands(self) -> str:
        """The row in figures, with the line that says it."""
        line, said = self._case.line, row_words(self._case.line, self._case.rules, current())
        return f"{said} ({line})" if line and line != said else said

    def _called(self, seat: Position) -> str:
        name = self._case.names.get(seat, "")
        rules = self._case.rules
        return f"{letter(seat, rules)} – {name or seat_name(seat, rules)}"


def fill(field: QWidget, text: str) -> None:
    """Put a text in a field: a line is read from its beginning, a longer text is gone on with."""
    write: Callable[[str], None] = getattr(field, "setPlainText", None) or field.setText  # type: ignore[attr-defined]
    write(text)
    if hasattr(field, "setCursorPosition"):
        field.setCursorPosition(0)
    elif isinstance(field, QPlainTextEdit):
        field.moveCursor(QTextCursor.MoveOperation.End)


@dataclass(frozen=True)
class Begun:
    """The choices so far, and the director's own typing by field."""

    kind: str
    seat: str
    points: int
    times: int
    typed: dict[str, str]


_begun: WeakKeyDictionary[Operations, dict[Key, Begun]] = WeakKeyDictionary()


def begun(ops: Operations) -> dict[Key, Begun]:
    """The decisions begun by row, of the open club, as long as the program runs."""
    if ops not in _begun:
        drafts: dict[Key, Begun] = {}
        _begun[ops] = drafts
        ops.opened.connect(lambda _club: drafts.clear())  # without a hold on `ops` itself
    return _begun[ops]


class DecisionDialog(DecisionForm):
    """The decision about a game: the incident leads to row, words and article, each changeable."""

    decided = Signal(str)  # what stands in the row now

    def __init__(self, parent: QWidget, ops: "Operations", theme: Theme, dispute: Dispute) -> None:
        super().__init__(parent, theme, dispute.case, remembered.text(DIRECTOR))
        self._ops = ops
        self._dispute = dispute
        self._own: set[QWidget] = set()  # fields that the director filled in himself
        self._filling = False
        self._proposal = Proposal("", "", "")
        self._own_player = False  # chosen by the director, and not by what happened
        self._wire()
        self._begin()

    @property
    def draft(self) -> DecisionDraft:
        """The decision as it stands in the fields."""
        seat = self._seat()
        return DecisionDraft(
            kind=self.kind.value,
            seat=seat.value if seat else None,
            text=self.text.toPlainText().strip(),
            article=self.article.text().strip(),
            decided_by=self.by.text().strip(),
            line=self.row.text().strip() or None,
            play=self._dispute.play,
        )

    def store(self) -> None:
        """Keep it, or say what is missing."""
        if self._wanting():
            return
        draft, case = self.draft, self._case
        self.keep.setEnabled(False)
        self._ops.change(
            lambda club: decisions.decide(
                club, case.table_id, case.game, draft, unsign=case.locked
            ),
            lambda _saved: self._stored(),
            self._refused,
        )

    def _wire(self) -> None:
        self.kind.currentIndexChanged.connect(lambda _at: self._propose())
        self.player.currentIndexChanged.connect(lambda _at: self._own_the_player())
        for number in (self.points, self.times):
            number.valueChanged.connect(lambda _value: self._propose())
        self.row.textEdited.connect(lambda _text: self._is_own(self.row))
        self.article.textEdited.connect(lambda _text: self._is_own(self.article))
        self.text.textChanged.connect(lambda: self._is_own(self.text))
        self.row.textChanged.connect(lambda _text: self._explain())
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self, self.store)

    def _begin(self) -> None:
        people = {seat.value: self._called(seat) for seat in self._case.names}
        self.player.offer({NOBODY: self.tr("niemand in het bijzonder"), **people})
        judged = bool(self._dispute.play) and self._dispute.revoke is None
        self.kind.choose((RulingKind.OTHER if judged else RulingKind.REVOKE).value)
        if judged:
            self._kind_field.explain(
                self.tr("Is er ten onrechte beschuldigd van verzaken, kies dat dan hier.")
            )
        self.kind.setFocus()
        self._propose()
        self._take_up()
        self._look_back()
        if self._case.locked:
            self.said.say(
                self.tr("De avond is afgesloten. Heropen hem eerst, bij Uitslag.")
                if self._case.closed
                else self.tr(
                    "Dit formulier is afgetekend. Vastleggen neemt de aftekening terug; teken "
                    "het daarna opnieuw af."
                ),
                "warning",
            )
            self.keep.setEnabled(not self._case.closed)
            self.keep.setText(self.tr("Aftekening weg en &vastleggen"))

    def _likely_player(self) -> str:
        """Guess the player: the one who revoked in the cards; of a wrong deal the dealer."""
        if self.kind.value == RulingKind.MISDEAL:
            return self._case.dealer.value if self._case.dealer else NOBODY
        first = self._dispute.revoke
        return first.position.value if first else NOBODY

    def _own_the_player(self) -> None:
        self._own_player = True
        self._propose()

    def _choose_player(self, value: str) -> None:
        blocked = self.player.blockSignals(True)
        self.player.choose(value)
        self.player.blockSignals(blocked)

    def _take_up(self) -> None:
        """Go on with what was typed before and not put down."""
        before = begun(self._ops).get(self._case.key)
        if before is None or self._case.closed:
            return
        self._own_player = True
        self.kind.choose(before.kind)
        self._choose_player(before.seat)
        self.points.setValue(before.points)
        self.times.setValue(before.times)
        for name, text in before.typed.items():
            field = self._typed[name]
            self._filling = True
            fill(field, text)
            self._filling = False
            self._own.add(field)
        self._propose()
        self.said.say(self.tr("Dit had u eerder getypt en nog niet vastgelegd."), "warning")

    @property
    def _typed(self) -> dict[str, QWidget]:
        return {"row": self.row, "text": self.text, "article": self.article}

    def done(self, result: int) -> None:
        """Keep unstored typing for when the row is opened again."""
        drafts, key = begun(self._ops), self._case.key
        if not self._case.closed:
            drafts.pop(key, None)
        typed = {name: content(one) for name, one in self._typed.items() if one in self._own}
        if not result and typed and not self._case.closed:
            chosen = self.kind.value, self.player.value
            drafts[key] = Begun(*chosen, self.points.value(), self.times.value(), typed)
        super().done(result)

    def _look_back(self) -> None:
        """A second decision about a game is made knowing the first."""
        case = self._case

        def found(made: Decision | None) -> None:
            if made is not None and not case.closed:
                text = self.tr("Over dit spel is al beslist: %1 (%2, %3). Zie F9.")
                text = text.replace("%1", kind_name(made.kind)).replace("%2", made.decided_by)
                self.said.say(text.replace("%3", spoken_moment(made.decided_at)), "warning")

        self._ops.run(lambda club: loading.earlier(club, case.table_id, case.game), found)

    def _seat(self) -> Position | None:
        value = self.player.value
        return Position(value) if value in set(Position) else None

    def _propose(self) -> None:
        """Row, words and article follow what happened, but for what was put by hand."""
        kind, rules = self.kind.value, self._case.rules
        misdeal = kind == RulingKind.MISDEAL
        counted = takes_points(kind, rules)
        self._points_field.setVisible(counted and not misdeal)
        self._times_field.setVisible(counted and misdeal)
        if not self._own_player:
            self._choose_player(self._likely_player())
        number = self.times if misdeal else self.points
        points = number.value() if counted else None
        if misdeal and points == 1:
            points = None
        proposal = proposed(self._dispute, kind, self._seat(), points)
        self._proposal = proposal
        self._doubt_the_dealer()
        self._filling = True
        for field, text in (
            (self.row, proposal.line or proposal.fine),
            (self.article, proposal.article),
            (self.text, proposal.text),
        ):
            if field not in self._own:
                fill(field, text)
        self._filling = False
        self._explain()

    def _doubt_the_dealer(self) -> None:
        """Tell that only the dealer can deal wrong."""
        seat, dealer = self._seat(), self._case.dealer
        text = ""
        if self.kind.value == RulingKind.MISDEAL and dealer and seat not in (None, dealer):
            text = self.tr("? Volgens het formulier geeft %1 dit spel.")
            text = text.replace("%1", self._called(dealer))
        self._player_field.explain(text)

    def _is_own(self, field: QWidget) -> None:
        if not self._filling:
            self._own.add(field)
            self.said.say("")

    def _explain(self) -> None:
        text = self.row.text().strip()
        if not text:
            empty = self.tr(
                "Leeg: de rij blijft zoals hij is. Kost het punten, typ dan hoe hij wordt."
            )
            self._row_field.explain(f"{self._proposal.hint} {empty}".strip())
            return
        if text == self._proposal.fine:
            self._row_field.explain(self._proposal.hint)
            return
        meaning, wrong = row_meaning(text, self._case.rules, self._case.game)
        if wrong:
            self._row_field.complain(meaning)
        else:
            self._row_field.explain(meaning)

    def _wanting(self) -> bool:
        """Whether something must be filled in first; the keyboard goes there."""
        if not (self._text_field.filled_in() and self._by_field.filled_in()):
            return True
        nobody = self._seat() is None and needs_somebody(self.kind.value)
        if nobody and not self.row.text().strip():
            self._player_field.complain(
                self.tr("Kies wie het was. Ging het om iets anders, kies dan “anders” bij Soort.")
            )
            self.player.setFocus()
            return True
        fine = self._proposal.fine
        if lacks_fine(self.row.text().strip(), fine, self._case.rules):
            sentence = self.tr(
                "Typ hier de uitslag met de straf %1 erachter: anders staat de straf wel in de "
                "beslissing, maar niet in het formulier. Betaalt er niemand, kies dan “anders”."
            )
            self._row_field.complain(sentence.replace("%1", fine))
            self.row.setFocus()
            return True
        return self._case.closed

    def _stored(self) -> None:
        remembered.keep_text(DIRECTOR, self.by.text().strip())
        self.decided.emit(self.draft.line or self._case.line)
        self.accept()

    def _refused(self, error: Exception) -> None:
        self.keep.setEnabled(True)
        self.said.say(troubles.sentence(error))

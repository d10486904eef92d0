"""The fields of a decision, one below the other, and what the row in them would mean."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from clubadmin.desktop.decisions.words import kinds
from clubadmin.desktop.kit.fitting import Window
from clubadmin.desktop.kit.forms import Choice, Field, Number, Text, line
from clubadmin.desktop.kit.language import current
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, column, holder, label, row
from clubadmin.desktop.referee.appearance import letter, seat_name, side_titles
from clubadmin.desktop.referee.outcome import amounts_text
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.row_words import row_words
from clubadmin.domain.scoring.sheet import score_line
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Position, Severity
from clubadmin.model.sheets.dispute import Case

LONGEST_LINE = 40


def row_meaning(line: str, rules: RuleSet, game: int) -> tuple[str, bool]:
    """Tell both sides' result or the fault of the row; and whether there is one."""
    judged = score_line(line, rules, game)
    wrong = [one for one in judged.findings if one.severity is Severity.ERROR]
    if wrong or judged.settled is None:
        return " ".join(sentence(one, current()) for one in wrong[:1]), True
    wij, zij = side_titles(rules)
    settled = judged.settled
    told = [f"{wij} {amounts_text(settled.ns)}", f"{zij} {amounts_text(settled.ew)}"]
    fined = QCoreApplication.translate("decisions", "%1 betaalt %2")
    for share in settled.shares:
        if share.fine:
            text = fined.replace("%1", seat_name(share.seat, rules))
            told.append(text.replace("%2", str(share.fine)))
    return " · ".join(told), False


class DecisionForm(Window):
    """Empty fields about a row of a sheet."""

    def __init__(self, parent: QWidget, theme: Theme, case: Case, director: str) -> None:
        super().__init__(parent.window())
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
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

    # inside

    def _make_fields(self, director: str) -> None:
        rules = self._case.rules
        self.kind = Choice(kinds(rules))
        self.player = Choice()
        self.points = Number(0, rules.total, 0)
        self.times = Number(1, 9, 1)
        self.row = line(most=LONGEST_LINE)
        self.text = Text()
        self.text.setTabChangesFocus(True)
        self.article = line(most=200)
        self.by = line(director, hint=self.tr("naam van de wedstrijdleider"))
        self._kind_field = Field(self.tr("&Soort"), self.kind)
        self._player_field = Field(self.tr("S&peler"), self.player)
        points, times = self.tr("van Wij; de rest is Zij"), self.tr("keer op rij")
        self._points_field = Field(self.tr("Pun&ten"), self.points, points)
        self._times_field = Field(self.tr("&Hoeveelste"), self.times, times)
        self._row_field = Field(self.tr("&Rij in het formulier"), self.row)
        self._by_field = Field(
            self.tr("&Door"), self.by, self.tr("Datum en tijd komen er vanzelf bij.")
        )
        self._text_field = Field(self.tr("&Beslissing"), self.text)

    def _lay_out(self) -> None:
        grid = self._theme.grid
        case = self._case
        title = self.tr("Tafel %1 · ronde %2 · spel %3")
        title = title.replace("%1", str(case.place.number)).replace("%2", str(case.place.round))
        stands = self.tr("Nu in het formulier: %1").replace("%1", self._stands())
        self.text.setFixedHeight(grid(11))
        top = row(
            self._kind_field,
            self._player_field,
            self._points_field,
            self._times_field,
            gap=grid(1.5),
        )
        for at, share in enumerate((3, 3, 2, 2)):
            top.setStretch(at, share)
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

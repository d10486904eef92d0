"""What the referee says, beside the tricks: whose turn it is, what was wrong, what it comes to."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from clubadmin.desktop.kit.language import current
from clubadmin.desktop.kit.sentence_line import SentenceLine
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import column, holder, label
from clubadmin.desktop.referee.entering import Entering
from clubadmin.desktop.referee.entry import Spot
from clubadmin.desktop.referee.looks import seat_name
from clubadmin.domain.referee import (
    JudgedCard,
    Judgement,
    PlayFinding,
    card_sentence,
    finding_sentence,
)
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Position

# while one is entering every play is unfinished; the outcome says so as well
_PLAIN_TO_SEE = frozenset({"trick-open", "unfinished"})
_SIGNS = {"error": "!", "warning": "?", "good": "✓", "muted": "–"}


@dataclass(frozen=True)
class Note:
    """A sentence of the referee: error, warning, good or muted; `spot` is the card it is about."""

    kind: str
    text: str
    spot: Spot | None = None


def called(seat: Position, names: Mapping[Position, str], rules: RuleSet) -> str:
    """A seat with who sits there."""
    name = names.get(seat, "")
    return f"{seat_name(seat, rules)} – {name}" if name else seat_name(seat, rules)


def notes(
    entering: Entering, judgement: Judgement, names: Mapping[Position, str]
) -> tuple[Note, ...]:
    """Everything the referee has to say, the revoke that counts first."""
    found = [_revoke(one, at, entering, names) for at, one in enumerate(judgement.revokes)]
    said = [one for one in judgement.findings if one.code not in _PLAIN_TO_SEE]
    found += [_finding(one, entering) for one in (*entering.unread, *said)]
    if judgement.innocent:
        nobody = QCoreApplication.translate("referee", "Niemand heeft verzaakt.")
        found.insert(0, Note("good", nobody))
    return tuple(found)


def _revoke(one: JudgedCard, at: int, entering: Entering, names: Mapping[Position, str]) -> Note:
    if at == 0:
        text = QCoreApplication.translate("referee", "Verzaakt door %1.")
        text = text.replace("%1", called(one.position, names, entering.rules))
    else:
        text = QCoreApplication.translate("referee", "Later nog eens:")
    article = entering.rules.articles[one.duty.field] if one.duty else ""
    cited = f" ({article})" if article else ""
    said = f"{text} {card_sentence(one, current(), entering.rules.seats)}{cited}"
    return Note("error", said, _spot_of(one.trick, one.position, entering))


def _finding(one: PlayFinding, entering: Entering) -> Note:
    spot = _spot_of(one.trick, one.seat, entering) if one.trick and one.seat else None
    return Note("warning", finding_sentence(one, current(), entering.rules.seats), spot)


def _spot_of(number: int, seat: Position, entering: Entering) -> Spot | None:
    tricks = entering.record.tricks
    if not 1 <= number <= len(tricks):
        return None
    # the last of a seat: where somebody played twice, the second card is the one out of place
    places = [at for at, (by, _) in enumerate(tricks[number - 1]) if by is seat]
    return Spot(number - 1, places[-1]) if places else None


class NoteLine(SentenceLine):
    """One sentence; Enter, space or a click leads to its card."""

    spot_chosen = Signal(object)  # Spot

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=0.5)
        self._note: Note | None = None
        self.clicked.connect(self._lead)

    def show_note(self, note: Note) -> None:
        """Fill the line."""
        if note == self._note:
            return
        self._note = note
        self.say(note.text, _SIGNS[note.kind], note.kind)
        leads = note.spot is not None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if leads else Qt.FocusPolicy.NoFocus)
        cursor = Qt.CursorShape.PointingHandCursor if leads else Qt.CursorShape.ArrowCursor
        self.setCursor(cursor)

    def _lead(self) -> None:
        if self._note is not None and self._note.spot is not None:
            self.spot_chosen.emit(self._note.spot)


class VerdictPanel(QFrame):
    """The sentences below each other; lines are used again, so that typing never waits."""

    spot_chosen = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setProperty("kind", "card")
        self._heading = label(self.tr("Wat de scheidsrechter ziet"), "strong")
        self._empty = label("", "muted", wrap=True)
        self._lines: list[NoteLine] = []
        self._stack = column(None)
        inside = QWidget()
        inside.setProperty("kind", "plain")
        inside.setLayout(self._stack)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(inside)
        self._rest = holder(column(None))  # keeps what there is at the top
        grid = theme.grid
        self.setLayout(
            column(
                self._heading, self._empty, self._scroll, self._rest, gap=grid(1), margin=grid(1.5)
            )
        )
        self._shown: tuple[Note, ...] = ()

    @property
    def notes(self) -> tuple[Note, ...]:
        """What is said now."""
        return self._shown

    def show_notes(self, wanted: Sequence[Note], empty: str) -> None:
        """Say this; `empty` where there is nothing to say yet."""
        self._empty.setText(empty)
        self._empty.setVisible(not wanted)
        self._rest.setVisible(not wanted)
        self._scroll.setVisible(bool(wanted))
        self._shown = tuple(wanted)
        while len(self._lines) < len(wanted):
            made = NoteLine(self._theme)
            made.spot_chosen.connect(self.spot_chosen)
            self._stack.insertWidget(len(self._lines), made)
            self._lines.append(made)
        for line, note in zip(self._lines, wanted, strict=False):
            line.show_note(note)
            line.show()
        for line in self._lines[len(wanted) :]:
            line.hide()

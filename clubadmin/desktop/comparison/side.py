"""Beside the list of a game: findings, how far all is, how often each score was made, the hands."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QLineF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QWidget

from clubadmin.desktop.comparison.model import BoardModel, Made
from clubadmin.desktop.comparison.row import side_name, table_words
from clubadmin.desktop.decisions.words import codes_in_words
from clubadmin.desktop.entry.findings import FindingsPanel, Modest, StateCard
from clubadmin.desktop.entry.ink import Ink
from clubadmin.desktop.entry.typing_help import TypingHelp
from clubadmin.desktop.kit.figures import whole
from clubadmin.desktop.kit.language import current, translate
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, button, card, column, label, row
from clubadmin.desktop.wallets.hands import HandsView
from clubadmin.domain.comparison.decisions import read_decisions
from clubadmin.domain.comparison.matchpoints import Frequency
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Side
from clubadmin.model.comparison.comparison import BoardState
from clubadmin.model.sheets.decision import Decision


class ProgressCard(StateCard):
    """The progress of a game, and Alles aftekenen once nothing is left."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._decided = label("", "", wrap=True)
        self._sign = button(self.tr("Alles aftekenen"), self.sign_asked.emit, "primary")
        self._state: tuple[object, ...] = ()
        self._high = 0  # pixels that it asked for last
        parts = (self.heading, self.detail, self._decided, self._sign)
        self.setLayout(column(*parts, gap=theme.grid(0.75), margin=theme.grid(2)))

    def first(self) -> QWidget | None:
        """The button, to give the keyboard to, if it can be pressed."""
        return self._sign if self._sign.isVisible() else None

    def show_progress(
        self, model: BoardModel, states: Sequence[BoardState], decided: Sequence[Decision]
    ) -> None:
        """Show what is still to do at this game and in all, and the decisions about this row."""
        here = model.here
        own = [
            one for one in decided if here and (one.table_id, one.game) == (here.table_id, here.row)
        ]
        ready = all(one.complete for one in states)
        signed = all(one.signed for one in model.board.lines)
        state = (model.missing, model.errors, tuple(states), tuple(own), signed, model.board.closed)
        if state == self._state:
            return
        self._state = state
        self.heading.setText(self._headline(model))
        self.detail.setText(self._advice(model, states, ready=ready and not signed))
        said = "\n".join(self._decision(one) for one in own)
        self._decided.setText(said)
        self._decided.setVisible(bool(said))
        self._sign.setVisible(ready and not signed and not model.board.closed)
        high = self.needs(self.width())
        if high != self._high:
            self._high = high
            self.changed.emit()

    def _headline(self, model: BoardModel) -> str:
        if model.board.closed:
            return self.tr("De avond is afgesloten")
        if model.missing == 1:
            return self.tr("Nog 1 tafel bij dit spel")
        if model.missing:
            return self.tr("Nog %1 tafels bij dit spel").replace("%1", str(model.missing))
        if model.errors:
            return "! " + self.tr("Eerst nazien")
        return "✓ " + self.tr("Dit spel is compleet")

    def _advice(self, model: BoardModel, states: Sequence[BoardState], *, ready: bool) -> str:
        if model.board.closed:
            return self.tr("Heropen hem bij Uitslag om te verbeteren.")
        if ready:
            return self.tr("Alle spellen zijn getypt.")
        done = sum(one.complete for one in states)
        text = self.tr("%1 van %2 spellen compleet.")
        return text.replace("%1", str(done)).replace("%2", str(len(states)))

    def _decision(self, one: Decision) -> str:
        codes, _ = read_decisions(one.matchpoints)
        what = "; ".join(codes_in_words(codes)) or one.text
        text = f"§ {what}" + (f" ({one.article})" if one.article else "")
        if one.matchpoints and one.text:
            text += f": {one.text}"
        return f"{text} – {one.decided_by}"


def at_stop(model: BoardModel, following: int | None, *, to_sign: bool) -> str:
    """Tell the keys past the last table.

    Args:
        following: the next game with work; None when no other has.
        to_sign: whether there are sheets that are not signed off.
    """
    if model.board.closed:
        return ""
    parts = []
    if not model.complete:
        parts.append(translate("GamePane", "+ gaat naar wat er nog moet"))
    if following is not None:
        enter = translate("GamePane", "Enter: naar spel %1")
        parts.append(enter.replace("%1", str(following)))
    elif model.complete and to_sign:
        parts.append(translate("GamePane", "Alles getypt. Enter tekent alle formulieren af"))
    elif model.complete:
        parts.append(translate("GamePane", "Enter: naar de uitslag"))
    return " · ".join(parts)


def what_stops(model: BoardModel) -> str:
    """Tell which row keeps the game from being done; "" for none."""
    fault = model.fault()
    if fault is None:
        return ""
    if model.is_open(fault):
        text = translate("GamePane", "Spel %3: tafel %1 van ronde %2 is nog leeg.")
    else:
        text = translate("GamePane", "Spel %3: tafel %1 van ronde %2 klopt nog niet.")
    return model.sentence_row(fault, text).replace("%3", str(model.board.game))


def not_typed() -> str:
    """Why a key past the last table does nothing."""
    return translate(
        "GamePane", "Niet getypt: u staat onder de laatste tafel. Druk eerst op Enter."
    )


def at_roem(model: BoardModel) -> str:
    """How roem is typed, while one is on a row in which it can be."""
    if model.locked or not model.columns.roem:
        return ""
    return translate("GamePane", "Roem: + voor N/Z (of Tab), − voor O/W")


_ROW = 2.4  # steps
_GAP = 1.0  # steps between both sides
_SHARES = (0.5, 0.2, 0.3)  # of the width of a side
_Field = tuple[Made, ...]
GAP = 1.5  # steps between the cards
_LEAST_LIST = 17.0  # steps in which a card with some scores can be read
_AROUND_LIST = 7.0  # steps of that card besides the scores
_LEAST_CARD = 9.0  # steps below which it is not worth its room
_TOGETHER = "\u2060"  # keeps "N/Z" on one line


class FrequencyList(Plain):
    """Score, how often, matchpoints; of N/Z and of O/W beside each other."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._ink = Ink(theme)
        self._shown: tuple[_Field, _Field] = ((), ())
        self._here: tuple[int | None, int | None] = (None, None)
        self._in_sight = 0
        self._plain = False  # without matchpoints: teams have none
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Verdeling van de scores"))
        theme.changed.connect(self._restyle)

    def show_model(self, model: BoardModel) -> None:
        """The scores of the group of the row one is in; that row's own stand out."""
        lines = model.board.lines
        if not lines:
            return
        at = min(model.row, len(lines) - 1)
        shown = _made(model, lines[at].line)
        worth = model.worth_at(at) if not model.at_stop else None
        ns = worth.ns.points if worth and worth.ns else None
        ew = worth.ew.points if worth and worth.ew else None
        if (shown, (ns, ew), model.by_teams) == (self._shown, self._here, self._plain):
            return
        self._plain = model.by_teams
        rows = self._rows
        self._shown, self._here = shown, (ns, ew)
        if rows != self._rows:
            self.updateGeometry()
        self.setAccessibleDescription(self._spoken())
        self.update()

    @property
    def _rows(self) -> int:
        return max(len(field) for field in self._shown)

    def sizeHint(self) -> QSize:
        """A line a score, below the names of the columns."""
        return QSize(self._theme.grid(20), self._theme.grid(_ROW * (max(self._rows, 1) + 2)))

    def minimumSizeHint(self) -> QSize:
        """The least size: the full height; it gives way in width."""
        return QSize(1, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint two small tables, as far as they are in sight."""
        painter = QPainter(self)
        self._in_sight = event.rect().bottom()
        gap = self._theme.grid(_GAP)
        wide = (self.width() - gap) / 2
        for at, side in enumerate(Side):
            box = QRectF(at * (wide + gap), 0, wide, self.height())
            self._paint_side(painter, box, side_name(side), at)
        painter.end()

    def _paint_side(self, painter: QPainter, box: QRectF, name: str, at: int) -> None:
        ink, high = self._ink, self._theme.grid(_ROW)
        line = QRectF(box.left(), 0, box.width(), high)
        ink.write(painter, line, (name, ink.here, ink["ink"]), "left")
        names = (self.tr("score"), "×", "" if self._plain else self.tr("mp"))
        self._cells(painter, line.translated(0, high * 0.9), names, muted=True)
        painter.setPen(QPen(ink["line"], 1))
        below = 1.95 * high
        painter.drawLine(QLineF(box.left(), below, box.right(), below))
        for down, one in enumerate(self._shown[at], 2):
            spot = line.translated(0, down * high)
            if spot.top() > self._in_sight:
                break
            here = one.points is not None and one.points == self._here[at]
            if here:
                painter.fillRect(spot, ink["accent_soft"])
            figures = (_score(one), str(one.times), "" if self._plain else _worth(one))
            self._cells(painter, spot, figures, here=here)

    def _cells(
        self,
        painter: QPainter,
        line: QRectF,
        texts: tuple[str, str, str],
        *,
        muted: bool = False,
        here: bool = False,
    ) -> None:
        ink = self._ink
        font = ink.count_here if here else ink.count
        colour = ink["muted" if muted else "ink"]
        right = line.left()
        for text, share in zip(texts, _SHARES, strict=True):
            right += share * line.width()
            spot = QRectF(line.left(), line.top(), right - line.left() - 2, line.height())
            ink.write(painter, spot, (text, font, colour), "right")

    def _spoken(self) -> str:
        said = []
        for side, field in zip(Side, self._shown, strict=True):
            figures = (f"{_score(one)} × {one.times}: {_worth(one)}" for one in field)
            said.append(f"{side_name(side)} {', '.join(figures)}")
        return "; ".join(said)

    def _restyle(self) -> None:
        self._ink = Ink(self._theme)
        self.updateGeometry()
        self.update()


def _made(model: BoardModel, group: str) -> tuple[_Field, _Field]:
    """The scores of both sides; of teams only their number, for a row compares two tables."""
    worth = model.worth
    if not model.by_teams:
        made = {side: worth.made(model.board, group, side) for side in Side}
        return made[Side.NS], made[Side.EW]
    ns, ew = worth.frequencies.get(group, ((), ()))
    return _plain(ns), _plain(ew)


def _plain(field: tuple[Frequency, ...]) -> _Field:
    return tuple(Made(one.points, one.times, None) for one in field)


def _score(one: Made) -> str:
    return "–" if one.points is None else whole(one.points)


def _worth(one: Made) -> str:
    """Matchpoints, with the sign of a decision where that is why."""
    figure = "–" if one.matchpoints is None else whole(one.matchpoints)
    return f"§ {figure}" if one.decided else figure


class BoardSide(QWidget):
    """The cards; where both do not fit, scores and hands take turns."""

    deal_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._model: BoardModel | None = None
        self._turn = "scores"  # which is shown where one fits
        self.findings = FindingsPanel(theme, self._in_words)
        self.progress = ProgressCard(theme)
        self.frequency = FrequencyList(theme)
        self.hands = HandsView(theme)
        self.help = TypingHelp(theme, (side_name(Side.NS), side_name(Side.EW)))
        self._unknown = label(
            self.tr("De kaarten van dit spel zijn niet bekend."), "muted", wrap=True
        )
        self._deal = button(self.tr("Spellen delen"), self.deal_asked.emit, "link")
        self._to_hands = self._switch(self.tr("Kaarten"), "hands")
        self._to_scores = self._switch(self.tr("Verdeling"), "scores")
        self._lay_out()
        self.progress.changed.connect(self.fit)
        self.findings.changed.connect(self.fit)
        theme.changed.connect(self.fit)

    def show_model(self, model: BoardModel) -> None:
        """Follow what is typed."""
        self._model = model
        self.findings.show_findings(model.findings)
        self.findings.follow(None if model.at_stop else model.row + 1)
        self.frequency.show_model(model)
        if self.help.show_rules(model.rules):
            self.fit()

    def show_hands(self, model: BoardModel) -> None:
        """The hands of the game that came into view."""
        board = model.board
        known = board.hands is not None
        if board.hands is not None:
            self.hands.show_hands(board.hands, board.dealer, board.lead)
        self.hands.setVisible(known)
        self._unknown.setVisible(not known)
        self._deal.setVisible(not known and not board.closed)
        self.fit()

    def fit(self) -> None:
        """Findings and progress come first; scores and hands share what is left."""
        grid, width = self._theme.grid, self.width()
        left = self.height() - self.progress.needs(width) - 3 * grid(GAP)
        findings = max(min(self.findings.needs(width), left), 1)
        self.findings.setMinimumHeight(findings)
        room = left - findings
        hands = self._needed_for_hands()
        both = room >= hands + grid(_LEAST_LIST)
        hands_now = both or (self._turn == "hands" and room >= hands)
        self._hands_card.setVisible(hands_now)
        self._scores_card.setVisible(both or (not hands_now and room >= grid(_LEAST_CARD)))
        self._to_hands.setVisible(not both and room >= hands)
        self._to_scores.setVisible(not both)
        scores = self.frequency.sizeHint().height() + grid(_AROUND_LIST)
        self.help.fit(width, room - scores - hands - grid(GAP) if both else 0)

    def _needed_for_hands(self) -> int:
        """Pixels; a card that is hidden does not notice that what is in it came or went."""
        self._hands_inside.invalidate()
        layout = self._hands_card.layout()
        assert layout is not None
        layout.invalidate()
        return self._hands_card.sizeHint().height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the texts to the new size."""
        super().resizeEvent(event)
        self.fit()

    def _lay_out(self) -> None:
        grid = self._theme.grid
        scroll = Modest()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self.frequency)
        self._scores_card = self._card(self.tr("Verdeling"), self._to_hands, scroll)
        self._hands_inside = column(self.hands, self._unknown, self._deal, gap=grid(0.5))
        self._hands_card = self._card(self.tr("Kaarten"), self._to_scores, self._hands_inside)
        cards = (
            (self.findings, 1),
            self.progress,
            (self._scores_card, 3),
            self._hands_card,
            self.help,
        )
        self.setLayout(column(*cards, gap=grid(GAP)))
        self.setMinimumHeight(1)  # the cards may not keep the window tall

    def _card(self, title: str, other: QPushButton, inside: object) -> QFrame:
        made = card()
        grid = self._theme.grid
        head = row(label(title, "strong"), None, other)
        made.setLayout(column(head, inside, gap=grid(0.5), margin=grid(1.5)))  # type: ignore[arg-type]
        return made

    def _switch(self, text: str, to: str) -> QPushButton:
        return button(text, partial(self._show_other, to), "link")

    def _show_other(self, turn: str) -> None:
        self._turn = turn
        self.fit()

    def _in_words(self, finding: Finding) -> str:
        where = table_words(self._model, (finding.game or 1) - 1) if self._model else ""
        return sentence(finding, current(), where).replace("/", f"/{_TOGETHER}")

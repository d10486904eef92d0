"""Beside the list of a game: findings, progress, how often each score was made, the hands."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from clubadmin.desktop.comparison.frequency import FrequencyList
from clubadmin.desktop.comparison.model import BoardModel
from clubadmin.desktop.comparison.progress import ProgressCard
from clubadmin.desktop.comparison.row import side_name, table_words
from clubadmin.desktop.entry.findings import FindingsPanel, Modest
from clubadmin.desktop.entry.typing_help import TypingHelp
from clubadmin.desktop.kit.language import current
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, card, column, label, row
from clubadmin.desktop.wallets.hands import HandsView
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Side

GAP = 1.5  # steps between the cards
_LEAST_LIST = 17.0  # steps in which a card with some scores can be read
_AROUND_LIST = 7.0  # steps of that card besides the scores
_LEAST_CARD = 9.0  # steps below which it is not worth its room
_TOGETHER = "\u2060"  # keeps "N/Z" on one line


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
        """What fits is another thing now."""
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
        cards = (self.findings, self.progress, self._scores_card, self._hands_card, self.help)
        layout = column(*cards, gap=grid(GAP))
        layout.setStretch(0, 1)
        layout.setStretch(2, 3)
        self.setLayout(layout)
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

"""The desk where a play is entered: settings, the line, the board, and the tricks."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from clubadmin.desktop.kit.copying import copy_text, pasted, say_copied
from clubadmin.desktop.kit.fitting import scrolling
from clubadmin.desktop.kit.forms import is_for_button
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Said, button, card, column, holder, label, restyle, row
from clubadmin.desktop.referee.appearance import board_looks, letter, seat_name, tricks_look
from clubadmin.desktop.referee.card_board import CardBoard, is_order, read_typed
from clubadmin.desktop.referee.entered_play import Spot
from clubadmin.desktop.referee.entering import Entering
from clubadmin.desktop.referee.play_settings import Header
from clubadmin.desktop.referee.tricks import TrickSheet
from clubadmin.desktop.referee.verdict import TurnPanel
from clubadmin.domain.referee.judging import judge_play
from clubadmin.domain.referee.record import Judgement, seats_of
from clubadmin.domain.rules.cards import Card, pack
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Position

_UP_DOWN = (Qt.Key.Key_Up, Qt.Key.Key_Down)


class Desk(QWidget):
    """Every key changes the play, and the play is judged anew at once."""

    changed = Signal()  # the play is another now, or judged by other rules

    def __init__(self, theme: Theme, rules: RuleSet) -> None:
        super().__init__()
        self._theme = theme
        self._names: Mapping[Position, str] = {}
        self.entering = Entering(rules)
        self.judgement = Judgement()
        self.header = Header(theme)
        self.line = CardLine()
        self._hint = label("", "small", wrap=True)
        self.said = _InPlace(self._hint)
        self.board = CardBoard(theme)
        self.turn = TurnPanel(theme)
        self.tricks = TrickSheet(theme)
        self._back = button(self.tr("&Ongedaan"), self.undo, "quiet")
        self._forth = button(self.tr("O&pnieuw"), self.redo, "quiet")
        self._wipe = button(self.tr("&Wissen"), self.clear, "quiet")
        self.copy = button(self.tr("&Kopiëren"), self.copy_text, "quiet")
        self.paste = button(self.tr("P&lakken"), self.paste_text, "quiet")
        self._lay_out()
        self._wire_header()
        self._wire_line()
        self._wire_board()
        theme.changed.connect(self._fit)

    def show_entering(self, entering: Entering, names: Mapping[Position, str]) -> None:
        """Go on with a play."""
        self.entering, self._names = entering, names
        self.line.clear()
        self.said.say("")
        self._show()

    def offer_rules(self, rule_sets: Mapping[str, RuleSet]) -> None:
        """Offer these rule sets, by title; the one in use is always there."""
        known = dict(rule_sets)
        if self.entering.rules not in known.values():
            known[self.entering.rules.title] = self.entering.rules
        self.header.offer_rules(known)
        self.header.show_entering(self.entering, self._names)

    def undo(self) -> None:
        """Undo the last entry."""
        self._after(self.entering.undo())

    def redo(self) -> None:
        """Redo the last entry undone."""
        self._after(self.entering.redo())

    def clear(self) -> None:
        """All cards away; one step of undo brings them back."""
        self._do(Entering.clear)
        self.line.setFocus()

    def copy_text(self) -> None:
        """The play as text, to keep or to send."""
        copy_text(self.entering.text())
        say_copied()

    def paste_text(self) -> None:
        """A play as text, from somewhere else."""
        self._read(pasted())

    def enter_hand_at(self, at: int) -> None:
        """Cards go to the hand of a seat, clockwise from 0; -1: to the tricks."""
        seats = seats_of(self.entering.rules)
        if at < len(seats):
            self._enter_hand(seats[at] if at >= 0 else None)

    def go_to(self, spot: Spot) -> None:
        """Go to a card, and the keyboard with it."""
        self._do(lambda entering: entering.go(spot))
        self.line.setFocus()

    def go_back(self) -> bool:
        """Go back from a card, or a hand, to where the play goes on; False if one is there."""
        entering = self.entering
        if entering.at is None and entering.hand is None:
            return False
        self._do(lambda entering: entering.go(None))
        self.line.setFocus()
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the board's room to the tricks where there is little width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        grid = self._theme.grid
        self._left.setFixedWidth(grid(54 if self.width() > grid(108) else 42))
        two_lines = 2 * QFontMetrics(self._theme.font()).lineSpacing()
        self._place.setMinimumHeight(two_lines + grid(0.5))

    def _lay_out(self) -> None:
        grid = self._theme.grid
        self._place = holder(self._hint, self.said, None)
        parts = (self.header, self.line, self._place, self.board, self.turn, None)
        self._left = scrolling(holder(*parts, gap=grid(1)))
        paper = card(row(scrolling(self.tricks), margin=grid(0.5)), kind="paper")
        tools = row(self._back, self._forth, self._wipe, None, gap=grid(0.5))
        middle = self._middle = column((paper, 1), tools, gap=grid(1))
        self.setLayout(row(self._left, (middle, 1), gap=grid(1)))

    def put_below(self, below: QWidget) -> None:
        """Have this below the tricks, where there is no room beside them."""
        self._middle.addWidget(below)

    def _keys_hint(self) -> str:
        text = self.tr(
            "%1HA: kaart van %2 · pijlen: naar een kaart · Ins: ertussen · /: roem niet gemeld"
        )
        rules = self.entering.rules
        seat = seats_of(rules)[-1 if rules.seats < len(Position) else 2]
        sign = letter(seat, rules).lower()
        return text.replace("%1", sign).replace("%2", seat_name(seat, rules))

    def _wire_header(self) -> None:
        header = self.header
        header.rules_chosen.connect(lambda rules: self._do(lambda e: e.use_rules(rules)))
        header.trump_chosen.connect(
            lambda suit, none: self._do(lambda e: e.choose_trump(suit, none=none))
        )
        header.declarer_chosen.connect(lambda seat: self._do(lambda e: e.choose_declarer(seat)))
        header.lead_chosen.connect(lambda seat: self._do(lambda e: e.choose_lead(seat)))
        header.bid_chosen.connect(lambda bid: self._do(lambda e: e.choose_bid(bid)))
        header.double_chosen.connect(lambda times: self._do(lambda e: e.choose_double(times)))
        header.hand_chosen.connect(self._enter_hand)

    def _wire_line(self) -> None:
        line = self.line
        line.card_typed.connect(self._put)
        line.order_typed.connect(self._order)
        line.pasted.connect(self._read)
        line.stepped.connect(self._step)
        line.jumped.connect(lambda by: self._step(by * len(seats_of(self.entering.rules))))
        line.taken_back.connect(self._take_back)
        line.deleted.connect(self._delete)
        line.between.connect(self._put_between)
        line.struck.connect(self._strike_here)
        line.rest_given.connect(self._give_rest)
        line.undone.connect(self.undo)
        line.redone.connect(self.redo)
        line.unread.connect(self._say_unread)

    def _wire_board(self) -> None:
        self.board.chosen.connect(lambda chosen: self._after(self.entering.toggle(chosen)))
        self.board.typed.connect(self.line.add)
        tricks = self.tricks
        tricks.chosen.connect(lambda spot: self._do(lambda e: e.go(spot)))
        tricks.stepped.connect(self._step)
        tricks.struck.connect(lambda number: self._do(lambda e: e.strike_roem(number)))
        tricks.deleted.connect(self._delete)
        tricks.taken_back.connect(self._take_back)
        tricks.typed.connect(self.line.add)

    def _do(self, change: Callable[[Entering], object]) -> None:
        change(self.entering)
        self._after(True)

    def _step(self, by: int) -> None:
        self._do(lambda entering: entering.step(by))

    def _take_back(self) -> None:
        self._after(self.entering.take_back())

    def _delete(self) -> None:
        self._after(self.entering.delete())

    def _put(self, seat: Position | None, played: Card) -> None:
        self._after(self.entering.put(played, seat), self.tr("Alle slagen liggen er al."))

    def _put_between(self) -> None:
        if self.entering.at is not None:
            self.entering.between = not self.entering.between
            self._after(True)

    def _order(self, text: str) -> None:
        self._after(self.entering.add_text(text), self.tr("Dat is niet te lezen; zie rechts."))

    def _read(self, text: str) -> None:
        sentence = self.tr("Hier staat geen spel in. Een spel begint met: troef h")
        done = self.entering.read(text) or self.entering.put_all(read_typed(" ".join(text.split())))
        self._after(done, sentence)

    def _strike_here(self) -> None:
        at, many = self.entering.at, len(self.entering.entry.tricks)
        done = self.entering.strike_roem(at.trick + 1 if at is not None else many)
        self._after(done, self.tr("Er ligt nog geen slag waarvan de roem vervalt."))

    def _give_rest(self) -> None:
        sentence = self.tr("De rest van de kaarten is niet precies deze hand.")
        self._after(self.entering.give_rest(), sentence)

    def _enter_hand(self, seat: Position | None) -> None:
        self._do(lambda entering: entering.enter_hand(seat))
        self.line.setFocus()

    def _after(self, done: bool, sentence: str = "") -> None:
        """Show what became of it; what could not be done is heard, and said if it needs that."""
        if not done:
            QApplication.beep()
        self.said.say("" if done else sentence)
        self._show()

    def _say_unread(self, rest: str) -> None:
        text = self.tr("%1 is geen kaart. Typ de kleur (s h r k) en dan A H V B 10 9 8 7.")
        self.said.say(text.replace("%1", f"“{rest}”") if rest else "")

    def _show(self) -> None:
        entering, names = self.entering, self._names
        self.judgement = judge_play(entering.record, entering.judged_by)
        self._hint.setText(self._keys_hint())
        self.header.show_entering(entering, names)
        self.board.show_pack(pack(entering.rules.deck))
        self.board.show_looks(board_looks(entering, self.judgement))
        self.tricks.show_look(tricks_look(entering, self.judgement, names))
        self.turn.show_play(entering, self.judgement, names)
        self._back.setEnabled(entering.can_undo)
        self._forth.setEnabled(entering.can_redo)
        for one in (self._wipe, self.copy):
            one.setEnabled(not entering.entry.empty)
        self.changed.emit()


class _InPlace(Said):
    """Stands where a hint stood, so that nothing below it moves."""

    def __init__(self, hint: QWidget) -> None:
        super().__init__()
        self._behind = hint

    def say(self, sentence: str, kind: str = "error") -> None:
        """Show a sentence in place of the hint; "" brings the hint back."""
        self._behind.setVisible(not sentence)
        super().say(sentence, kind)


class CardLine(QLineEdit):
    """A line for cards; while it is empty its keys walk over the cards and take them back."""

    card_typed = Signal(object, object)  # Position or None, Card
    order_typed = Signal(str)  # "troef h" and the like, at Enter
    stepped = Signal(int)  # cards to the left or right
    jumped = Signal(int)  # tricks up or down
    taken_back = Signal()
    deleted = Signal()
    between = Signal()
    struck = Signal()  # the roem of this trick was not declared
    rest_given = Signal()  # what nobody has goes to this hand
    undone = Signal()
    redone = Signal()
    pasted = Signal(str)  # a whole play as text
    unread = Signal(str)  # what cannot become a card; "" when all is well

    def __init__(self) -> None:
        super().__init__()
        self.setMaxLength(200)
        self.setPlaceholderText(self.tr("HA  s10  kv …"))
        self.setAccessibleName(self.tr("Kaarten typen"))
        self.setAccessibleDescription(self.tr("Zoals HA, s10, kv"))
        self.textEdited.connect(lambda _text: self._take())
        self.returnPressed.connect(self._enter)
        self._keys: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Left: lambda: self.stepped.emit(-1),
            Qt.Key.Key_Right: lambda: self.stepped.emit(1),
            Qt.Key.Key_Home: lambda: self.stepped.emit(-1000),
            Qt.Key.Key_End: lambda: self.stepped.emit(1000),
            Qt.Key.Key_Backspace: self.taken_back.emit,
            Qt.Key.Key_Delete: self.deleted.emit,
            Qt.Key.Key_Insert: self.between.emit,
            Qt.Key.Key_Slash: self.struck.emit,
            Qt.Key.Key_Asterisk: self.rest_given.emit,
        }

    def add(self, signs: str) -> None:
        """Signs typed elsewhere in the window belong here."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        commands = {"*": self.rest_given, "/": self.struck}
        if signs in commands and not self.text():
            commands[signs].emit()
            return
        self.insert(signs)
        self._take()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Undo and paste are about the play; with text in the line they are the line's own."""
        if is_for_button(event):
            return
        if event.matches(QKeySequence.StandardKey.Paste):
            self._paste()
        elif event.matches(QKeySequence.StandardKey.Undo) and not self.text():
            self.undone.emit()
        elif event.matches(QKeySequence.StandardKey.Redo) and not self.text():
            self.redone.emit()
        elif event.key() in _UP_DOWN:
            self.jumped.emit(-1 if event.key() == Qt.Key.Key_Up else 1)
        elif not self.text() and not _commanding(event) and event.key() in self._keys:
            self._keys[event.key()]()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self._drop()
        else:
            super().keyPressEvent(event)

    def _take(self) -> None:
        typed = read_typed(self.text())
        if typed.cards or not typed.rest:
            self.setText(typed.rest)  # also after a space: the line is empty again
        self._mark(typed.rest.strip() if typed.wrong else "")
        for seat, played in typed.cards:
            self.card_typed.emit(seat, played)

    def _enter(self) -> None:
        text = self.text().strip()
        if text and is_order(text):
            self.setText("")
            self._mark("")
            self.order_typed.emit(text)
        elif text:
            self._mark(text)

    def _paste(self) -> None:
        text = QApplication.clipboard().text().strip()
        if "\n" in text or is_order(text):
            self.pasted.emit(text)
        elif text:
            self.add(text)

    def _drop(self) -> None:
        self.setText("")
        self._mark("")

    def _mark(self, wrong: str) -> None:
        restyle(self, "wrong", "true" if wrong else "false")
        self.unread.emit(wrong)


def _commanding(event: QKeyEvent) -> bool:
    held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    return bool((event.modifiers() & held).value)

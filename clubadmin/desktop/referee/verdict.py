"""The referee beside the tricks: the turn, the cards allowed, the outcome and its row."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal

from clubadmin.desktop.kit.fitting import scrolling
from clubadmin.desktop.kit.language import current, translate
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import CardBox, SentenceLine, column, holder, label
from clubadmin.desktop.referee.appearance import seat_name, side_titles
from clubadmin.desktop.referee.entered_play import Spot
from clubadmin.desktop.referee.entering import Entering
from clubadmin.domain.referee.play import Duty
from clubadmin.domain.referee.record import JudgedCard, Judgement, PlayFinding, seats_of
from clubadmin.domain.referee.sentences import (
    card_sentence,
    combo_sentence,
    duty_sentence,
    finding_sentence,
)
from clubadmin.domain.referee.turn_order import may_play, on_turn
from clubadmin.domain.row.settle import Amounts, SettledGame
from clubadmin.domain.rules.cards import Card, card_text
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Outcome, Position, Side


class OutcomeCard(CardBox):
    """The two sides, how the game ended, and the quick entry."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        grid = theme.grid
        self._heading = label(self.tr("Uitslag van het spel"), "strong")
        self._figures = label("", "heading", wrap=True)
        self._how = label("", wrap=True)
        self._line = label("", "muted", wrap=True)
        self._article = label("", "small", wrap=True)
        lines = (self._heading, self._figures, self._how, self._line, self._article)
        self.setLayout(column(*lines, gap=grid(0.5), margin=grid(1.5)))

    @property
    def said(self) -> tuple[str, str, str]:
        """The figures, how it ended, the row."""
        return self._figures.text(), self._how.text(), self._line.text()

    def show_outcome(self, entering: Entering, judgement: Judgement) -> None:
        """Say what it comes to, as far as that is known."""
        wij, zij = side_titles(entering.rules)
        settled = judgement.settled
        if settled is not None:
            figures = f"{wij} {amounts_text(settled.ns)}   {zij} {amounts_text(settled.ew)}"
            told = [self._ended(settled, (wij, zij)), *self._shares(settled, entering.rules)]
            self._say(figures, "\n".join(one for one in told if one), self._row(judgement))
        elif judgement.fine:
            again = self.tr("Het spel wordt opnieuw gedeeld.")
            behind = self.tr("Achter de rij van het nieuwe spel: %1")
            self._say("", again, behind.replace("%1", judgement.fine))
        elif judgement.revokes or _disputed(judgement):
            self._say("", self._without_row(entering, judgement), "")
        else:
            self._say("", self.tr("Nog niet bekend: daarvoor moeten alle slagen er liggen."), "")
        self._article.setText(judgement.article)
        self._article.setVisible(bool(judgement.article))

    def _say(self, figures: str, how: str, line: str) -> None:
        texts = (self._figures, figures), (self._how, how), (self._line, line)
        for part, text in texts:
            part.setText(text)
            part.setVisible(bool(text))

    def _shares(self, settled: SettledGame, rules: RuleSet) -> list[str]:
        """Tell the players' shares that differ from their sides', and fines."""
        found = []
        for share in settled.shares:
            text = f"{seat_name(share.seat, rules)}:"
            if share.amounts is not None:
                text += f" {amounts_text(share.amounts)}"
            if share.fine:
                text += " " + self.tr("%1 straf").replace("%1", str(share.fine))
            found.append(text)
        return found

    def _without_row(self, entering: Entering, judgement: Judgement) -> str:
        if judgement.revokes and entering.rules.revoke == "redeal":
            return self.tr("Het spel wordt opnieuw gedeeld.")
        if disputed := _disputed(judgement):
            return finding_sentence(disputed, current(), entering.rules.seats)
        return self.tr("Welke rij dit wordt hangt af van wie speelt; kies dat links.")

    def _row(self, judgement: Judgement) -> str:
        return self.tr("In het formulier: %1").replace("%1", judgement.line)

    def _ended(self, settled: SettledGame, sides: tuple[str, str]) -> str:
        words = {
            Outcome.MADE: self.tr("gehaald"),
            Outcome.NAT: self.tr("nat"),
            Outcome.PIT: self.tr("pit"),
            Outcome.REVOKE: self.tr("verzaakt"),
        }
        word = words.get(settled.outcome, "")
        if settled.side is None:
            return word
        return f"{sides[0] if settled.side is Side.NS else sides[1]}: {word}"


def _disputed(judgement: Judgement) -> PlayFinding | None:
    """The finding that the cards contradict each other, so that there is no row."""
    return next((one for one in judgement.findings if one.code == "line-disputed"), None)


def amounts_text(amounts: Amounts) -> str:
    """Points and roem of a side, as in "92 + 20"."""
    return f"{amounts.points} + {amounts.roem}" if amounts.roem else str(amounts.points)


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
        nobody = translate("referee", "Niemand heeft verzaakt.")
        found.insert(0, Note("good", nobody))
    return tuple(found)


def _revoke(one: JudgedCard, at: int, entering: Entering, names: Mapping[Position, str]) -> Note:
    if at == 0:
        text = translate("referee", "Verzaakt door %1.")
        text = text.replace("%1", called(one.position, names, entering.rules))
    else:
        text = translate("referee", "Later nog eens:")
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
    """A line with one sentence; Enter, space or a click leads to its card."""

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


class VerdictPanel(CardBox):
    """The sentences below each other; lines are used again, so that typing never waits."""

    spot_chosen = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._heading = label(self.tr("Wat de scheidsrechter ziet"), "strong")
        self._empty = label("", "muted", wrap=True)
        self._lines: list[NoteLine] = []
        self._stack = column(self._empty, None)
        inside = holder(self._stack)
        self._scroll = scrolling(inside)
        grid = theme.grid
        self.setLayout(column(self._heading, self._scroll, gap=grid(1), margin=grid(1.5)))
        self.notes: tuple[Note, ...] = ()  # the notes shown

    def show_notes(self, wanted: Sequence[Note], empty: str) -> None:
        """Say this; `empty` where there is nothing to say yet."""
        self._empty.setText(empty)
        self._empty.setVisible(not wanted)
        self.notes = tuple(wanted)
        while len(self._lines) < len(wanted):
            made = NoteLine(self._theme)
            made.spot_chosen.connect(self.spot_chosen)
            self._stack.insertWidget(1 + len(self._lines), made)
            self._lines.append(made)
        for line, note in zip(self._lines, wanted, strict=False):
            line.show_note(note)
            line.show()
        for line in self._lines[len(wanted) :]:
            line.hide()


class TurnPanel(CardBox):
    """A heading with whose turn it is, then what may and what may not be played."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        grid = theme.grid
        self._question = label(self.tr("Wat mag ik hier spelen?"), "small")
        self._who = label("", "strong", wrap=True)
        self._may = label("", wrap=True)
        self._not = label("", "muted", wrap=True)
        lines = (self._question, self._who, self._may, self._not)
        self.setLayout(column(*lines, gap=grid(0.5), margin=grid(1.5)))

    @property
    def said(self) -> tuple[str, str, str]:
        """The seat on turn, the cards allowed and those forbidden."""
        return self._who.text(), self._may.text(), self._not.text()

    def show_play(
        self, entering: Entering, judgement: Judgement, names: Mapping[Position, str]
    ) -> None:
        """Say it of the play as it is now."""
        if entering.hand is not None:
            self._say(*self._of_hand(entering, names))
        elif entering.at is not None:
            self._say(*self._of_card(entering, judgement, names))
        else:
            self._say(*self._of_turn(entering, names))

    def _say(self, who: str, may: str = "", not_allowed: str = "") -> None:
        texts = (self._who, who), (self._may, may), (self._not, not_allowed)
        for line, text in texts:
            line.setText(text)
            line.setVisible(bool(text))

    def _of_hand(self, entering: Entering, names: Mapping[Position, str]) -> tuple[str, str, str]:
        assert entering.hand is not None
        who = self.tr("De hand van %1").replace("%1", called(entering.hand, names, entering.rules))
        have, full = len(entering.entry.hands.get(entering.hand, ())), entering.rules.tricks
        count = self.tr("%1 van de %2 kaarten")
        hint = self.tr("Alt+0: verder met de slagen. Ster (*): de rest hierheen.")
        return who, count.replace("%1", str(have)).replace("%2", str(full)), hint

    def _of_turn(self, entering: Entering, names: Mapping[Position, str]) -> tuple[str, str, str]:
        if entering.full:
            return self.tr("Alle slagen liggen er."), "", ""
        record, rules = entering.record, entering.judged_by
        found = may_play(record, rules)
        if found is not None:
            seat, cards = found
            return self._on_turn(seat, names, rules), *self._told(cards)
        turn = on_turn(record, rules)
        if turn is None:
            choose = self.tr("Kies troef, dan is bekend wie de slag haalt en wie aan de beurt is.")
            return "", choose, ""
        seat = turn[0]
        number = seats_of(rules).index(seat) + 1
        hint = self.tr("Voer de hand van %1 in (Alt+%2), dan staat hier welke kaarten mogen.")
        hint = hint.replace("%1", seat_name(seat, rules)).replace("%2", str(number))
        return self._on_turn(seat, names, rules), "", hint

    def _on_turn(self, seat: Position, names: Mapping[Position, str], rules: RuleSet) -> str:
        return self.tr("%1 is aan de beurt").replace("%1", called(seat, names, rules))

    def _told(self, cards: tuple[tuple[Card, Duty | None], ...]) -> tuple[str, str]:
        may = [card for card, duty in cards if duty is None]
        by_duty: dict[Duty, list[Card]] = {}
        for card, duty in cards:
            if duty is not None:
                by_duty.setdefault(duty, []).append(card)
        allowed = self.tr("Mag: %1").replace("%1", _listed(may))
        forbidden = [self._forbidden(found, duty) for duty, found in by_duty.items()]
        return allowed, "\n".join(forbidden)

    def _forbidden(self, cards: list[Card], duty: Duty) -> str:
        if duty is Duty.NO_UNDERTRUMP:
            text = self.tr("Mag niet: %1 – mag %2")
        else:
            text = self.tr("Mag niet: %1 – moet %2")
        return text.replace("%1", _listed(cards)).replace("%2", duty_sentence(duty, current()))

    def _of_card(
        self, entering: Entering, judgement: Judgement, names: Mapping[Position, str]
    ) -> tuple[str, str, str]:
        at = entering.at
        assert at is not None
        seat, card = entering.record.tricks[at.trick][at.at]
        where = self.tr("Slag %1, %2: %3").replace("%1", str(at.trick + 1))
        who = where.replace("%2", called(seat, names, entering.rules)).replace(
            "%3", card_text(card, current())
        )
        keys = self.tr("Een kaart typen vervangt deze. Del haalt hem weg, Ins voegt ervoor tussen.")
        trick = next((one for one in judgement.tricks if one.number == at.trick + 1), None)
        if trick is None or at.at >= len(trick.cards):
            return who, "", keys
        told = []
        if could := trick.cards[at.at].could:
            text = self.tr("%1 mocht hier: %2").replace("%1", seat_name(seat, entering.rules))
            told.append(text.replace("%2", _listed(could)))
        if trick.combos:
            roem = "; ".join(combo_sentence(combo, current()) for combo in trick.combos)
            told.append(self.tr("Roem in deze slag: %1").replace("%1", roem))
        return who, "\n".join(told), keys


def _listed(cards: list[Card] | tuple[Card, ...]) -> str:
    return "  ".join(card_text(card, current()) for card in cards)

"""What may I play here? Of whoever is on turn, or of the card one stands on."""

from collections.abc import Mapping

from PySide6.QtWidgets import QFrame

from clubadmin.desktop.kit.language import current
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import column, label
from clubadmin.desktop.referee.entering import Entering
from clubadmin.desktop.referee.looks import seat_name
from clubadmin.desktop.referee.verdict import called
from clubadmin.domain.referee import (
    Duty,
    Judgement,
    combo_sentence,
    duty_sentence,
    may_play,
    on_turn,
    seats_of,
)
from clubadmin.domain.rules.cards import Card, card_text
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Position


class TurnPanel(QFrame):
    """A heading with whose turn it is, then what may and what may not be played."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        grid = theme.grid
        self._question = label(self.tr("Wat mag ik hier spelen?"), "small")
        self._who = label("", "strong", wrap=True)
        self._may = label("", wrap=True)
        self._not = label("", "muted", wrap=True)
        lines = (self._question, self._who, self._may, self._not)
        self.setLayout(column(*lines, gap=grid(0.5), margin=grid(1.5)))

    @property
    def said(self) -> tuple[str, str, str]:
        """Who, what may, what may not."""
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

"""The referee: follows the play, marks what was not allowed, and settles the game."""

from dataclasses import replace

from clubadmin.domain.referee.checking import Check
from clubadmin.domain.referee.holdings import Holding, KnownHands, disputed_cards
from clubadmin.domain.referee.notes import notes
from clubadmin.domain.referee.play import Duty, legal, trick_combos, trick_points
from clubadmin.domain.referee.record import (
    JudgedCard,
    JudgedTrick,
    Judgement,
    Played,
    PlayRecord,
)
from clubadmin.domain.referee.settling import conclude
from clubadmin.domain.referee.turn_order import (
    duty_broken,
    partner_holds,
    surely_allowed,
    winner_of,
)
from clubadmin.domain.rules.cards import Card
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Position


def judge_play(record: PlayRecord, rules: RuleSet) -> Judgement:
    """Judge a record as the referee. Any record gives a judgement; never raises."""
    check = Check(record, rules)
    referee = _Referee(record, rules, check)
    tricks = tuple(
        referee.trick(number, played) for number, played in enumerate(record.tricks, 1) if played
    )
    revokes = tuple(card for trick in tricks for card in trick.cards if not card.allowed)
    found = Judgement(tricks, revokes, findings=check.findings)
    concluded = conclude(found, record, rules)
    return replace(concluded, findings=concluded.findings + notes(concluded, record, rules))


class _Referee:
    """Judges the tricks of one record, one by one."""

    def __init__(self, record: PlayRecord, rules: RuleSet, check: Check) -> None:
        self._record = record
        self._rules = rules
        self._doubtful = check.doubtful
        self._disputed = disputed_cards(record, rules)
        self._known = KnownHands(record, rules, check.doubtful)

    def trick(self, number: int, played: Played) -> JudgedTrick:
        cards = tuple(self._card(number, place, played) for place in range(len(played)))
        leader, winner = played[0][0], winner_of(played, self._record, self._rules)
        if winner is None:
            return JudgedTrick(number, leader, cards)
        trick, trump = [card for _, card in played], self._record.trump
        last = number == self._rules.tricks
        combos = trick_combos(trick, self._rules, trump)
        claimed = number not in self._record.unclaimed
        return JudgedTrick(
            number,
            leader,
            cards,
            winner,
            trick_points(trick, self._rules, trump, last=last),
            sum(combo.worth for combo in combos) if claimed else 0,
            combos,
        )

    def _card(self, number: int, place: int, played: Played) -> JudgedCard:
        seat, card = played[place]
        doubtful = (number, place) in self._doubtful or card in self._disputed
        if doubtful or place >= self._rules.seats:
            return JudgedCard(seat, card, number, certain=False)
        before = played[:place]
        holding = self._known.at(seat, number)
        duty = duty_broken((seat, card), holding.cards, before, self._record, self._rules)
        if self._rests_on_doubt(number, place, duty):
            return JudgedCard(seat, card, number, certain=False)
        could = self._could(seat, holding, before)
        if duty is None:
            return JudgedCard(
                seat, card, number, could=could, certain=self._sure(seat, card, holding, before)
            )
        in_hand = holding.listed.intersection(could)
        shown = None if in_hand else self._known.shown(seat, could[0])
        return JudgedCard(seat, card, number, False, duty, could, shown=shown)

    def _rests_on_doubt(self, number: int, place: int, duty: Duty | None) -> bool:
        """Whether a card may not have lain there that the verdict on a later one needs."""
        needed = 1 if duty is Duty.FOLLOW else place
        return any((number, one) in self._doubtful for one in range(needed))

    def _could(self, seat: Position, holding: Holding, before: Played) -> tuple[Card, ...]:
        partner = partner_holds(seat, before, self._record, self._rules)
        return legal(
            holding.cards,
            [card for _, card in before],
            self._rules,
            self._record.trump,
            partner_holds=bool(partner),
        )

    def _sure(self, seat: Position, card: Card, holding: Holding, before: Played) -> bool:
        """Whether no card that he may have held besides forbids this one."""
        hand = (*holding.cards, *holding.perhaps)
        return surely_allowed((seat, card), hand, before, self._record, self._rules)

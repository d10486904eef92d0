"""Whatever is typed at the referee, in whatever order: nothing raises and nothing is lost."""

from random import Random

import pytest

from clubadmin.desktop.referee.appearance import board_looks, tricks_look
from clubadmin.desktop.referee.entering import Entering
from clubadmin.desktop.referee.verdict import notes
from clubadmin.domain.referee.judging import judge_play
from clubadmin.domain.referee.record import seats_of
from clubadmin.domain.rules.cards import Suit, pack
from clubadmin.services.club.rulesets import installed
from tests.turns import by_turns

RULES = {rules.name: rules for rules in installed()}
STEPS = 150
TEXTS = ("troef r", "troef -", "1: SA S7", "5: KA K7 K8 K9", "speelt z", "uitkomst w", "slag 99: x")


def step(chance: Random, entering: Entering) -> None:
    """Something that a key or a click does."""
    card = chance.choice(pack(entering.rules.deck))
    seat = chance.choice([None, *seats_of(entering.rules)])
    spots = list(entering.entry.spots())
    deeds = [
        lambda: entering.put(card),
        lambda: entering.put(card),
        lambda: entering.put(card),
        lambda: entering.put(card, seat),
        lambda: entering.toggle(card),
        entering.take_back,
        entering.delete,
        entering.give_rest,
        lambda: entering.step(chance.randint(-5, 5)),
        lambda: entering.go(chance.choice(spots) if spots else None),
        lambda: setattr(entering, "between", not entering.between),
        lambda: entering.enter_hand(seat),
        lambda: entering.choose_trump(chance.choice([None, *Suit])),
        lambda: entering.choose_declarer(seat),
        lambda: entering.choose_lead(seat or seats_of(entering.rules)[0]),
        lambda: entering.choose_bid(chance.choice([None, 90])),
        lambda: entering.choose_double(chance.randint(0, 3)),
        lambda: entering.strike_roem(chance.randint(0, 9)),
        lambda: entering.add_text(chance.choice(TEXTS)),
        lambda: entering.read(entering.text()),
        entering.undo,
        entering.redo,
    ]
    chance.choice(deeds)()


def look(entering: Entering) -> None:
    """What the window does after every key."""
    judgement = judge_play(entering.record, entering.rules)
    board_looks(entering, judgement)
    tricks_look(entering, judgement, {})
    notes(entering, judgement, {})


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("name", "seed"),
    by_turns(((name, seed) for seed in range(4) for name in sorted(RULES)), 4, several=True),
)
def test_any_order_of_keys_is_followed(qapp, name: str, seed: int) -> None:
    chance, entering = Random(f"{name} {seed}"), Entering(RULES[name])
    for _ in range(STEPS):
        step(chance, entering)
        look(entering)
        if chance.random() < 0.02:
            entering.use_rules(RULES[chance.choice(sorted(RULES))])
            look(entering)


@pytest.mark.parametrize("name", sorted(RULES))
def test_undoing_everything_leads_to_the_start_and_redoing_to_the_end(qapp, name: str) -> None:
    chance, entering = Random(name), Entering(RULES[name])
    start = entering.entry
    for _ in range(STEPS):
        step(chance, entering)
    end = entering.entry
    while entering.redo():
        end = entering.entry
    while entering.undo():
        pass
    assert entering.entry == start
    while entering.redo():
        pass
    assert entering.entry == end


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", sorted(RULES))
def test_what_is_written_down_is_the_play_again(qapp, name: str) -> None:
    chance, entering = Random(name), Entering(RULES[name])
    for _ in range(STEPS):
        step(chance, entering)
        again = Entering(RULES[name])
        if again.read(entering.text()):
            assert again.text() == entering.text()

"""A play while it is entered: whose turn it is follows, and everything can be put right."""

import pytest

from clubadmin.desktop.referee.card_board import is_order, read_typed
from clubadmin.desktop.referee.entered_play import Spot
from clubadmin.desktop.referee.entering import Entering
from clubadmin.domain.rules.cards import Suit, card_letters, read_card
from clubadmin.domain.terms import Position
from clubadmin.services.club.rulesets import installed

RANKS = ("A", "H", "V", "B", "10", "9", "8", "7")
RULES = {rules.name: rules for rules in installed()}


def card(text):
    found = read_card(text)
    assert found is not None
    return found


def play(entering, cards):
    for text in cards.split():
        entering.put(card(text))


def lines(entering):
    return [line for line in entering.text().splitlines() if line.startswith("slag")]


@pytest.fixture
def entering():
    made = Entering(RULES["amsterdams"])
    made.choose_trump(Suit.H)
    made.choose_lead(Position.E)
    return made


def test_the_winner_of_a_trick_leads_the_next(entering):
    play(entering, "SA S7 S8 S9 HB")
    assert lines(entering) == ["slag 1: o SA, z S7, w S8, n S9", "slag 2: o HB"]
    assert entering.whose is Position.S


def test_another_trump_gives_the_later_tricks_to_others(entering):
    play(entering, "SA S7 H8 S9 K7")
    assert entering.record.tricks[1][0][0] is Position.W
    entering.choose_trump(Suit.S)
    assert entering.record.tricks[1][0][0] is Position.N


def test_a_card_typed_on_a_card_takes_its_place_and_goes_on_to_the_next(entering):
    play(entering, "SA S7 S8 S9")
    entering.go(Spot(0, 1))
    play(entering, "SH SV")
    assert lines(entering) == ["slag 1: o SA, z SH, w SV, n S9"]
    assert entering.at == Spot(0, 3)


def test_a_forgotten_card_is_put_between_and_the_rest_moves_along(entering):
    play(entering, "SA S8 S9 SH K7 K8")
    entering.go(Spot(0, 1))
    entering.between = True
    entering.put(card("S7"))
    assert lines(entering) == ["slag 1: o SA, z S7, w S8, n S9", "slag 2: o SH, z K7, w K8"]


def test_a_card_too_many_is_taken_away_and_the_rest_moves_up(entering):
    play(entering, "SA S7 SV S8 S9 SH")
    entering.go(Spot(0, 2))
    entering.delete()
    assert lines(entering) == ["slag 1: o SA, z S7, w S8, n S9", "slag 2: o SH"]


def test_a_seat_said_with_the_card_stays_when_cards_before_it_change(entering):
    play(entering, "SA")
    entering.put(card("S7"), Position.N)
    entering.go(Spot(0, 0))
    play(entering, "SH")
    assert lines(entering) == ["slag 1: o SH, n S7"]


def test_back_takes_the_last_card_away(entering):
    play(entering, "SA S7")
    assert entering.take_back()
    assert lines(entering) == ["slag 1: o SA"]
    entering.take_back()
    assert not entering.take_back()


def test_undo_goes_back_through_everything_and_redo_forth_again(entering):
    play(entering, "SA S7 S8 S9")
    entering.strike_roem(1)
    entering.enter_hand(Position.N)
    play(entering, "R7 R8")
    entering.choose_trump(Suit.K)
    entering.clear()
    last = entering.entry
    while entering.undo():
        pass
    assert entering.entry.empty
    assert entering.entry.trump is None
    while entering.redo():
        pass
    assert entering.entry == last


def test_no_card_fits_after_the_last_trick():
    entering = Entering(RULES["amsterdams"])
    entering.choose_trump(Suit.H)
    for suit in "srkh":
        play(entering, " ".join(suit + rank for rank in RANKS))
    assert entering.full
    assert not entering.put(card("SA"))


def test_a_hand_that_is_whole_gives_way_to_the_next(entering):
    entering.enter_hand(Position.N)
    play(entering, "SA SH SV SB S10 S9 S8 S7")
    assert entering.hand is Position.E
    play(entering, "HA HH HV HB H10 H9 H8 H7")
    play(entering, "RA RH RV RB R10 R9 R8 R7")
    assert entering.hand is Position.W
    assert entering.give_rest()
    held = {card_letters(one) for one in entering.entry.hands[Position.W]}
    assert held == {f"K{rank}" for rank in RANKS}


def test_what_is_left_is_no_hand_while_other_hands_lack_cards(entering):
    entering.enter_hand(Position.N)
    assert not entering.give_rest()


def test_a_click_in_a_hand_takes_the_card_out_again(entering):
    entering.enter_hand(Position.N)
    entering.toggle(card("SA"))
    entering.toggle(card("SA"))
    assert entering.entry.hands[Position.N] == ()


def test_a_click_on_a_played_card_leads_to_it(entering):
    play(entering, "SA S7")
    entering.toggle(card("S7"))
    assert entering.at == Spot(0, 1)


def test_the_text_of_a_play_gives_the_play_again(entering):
    play(entering, "SA S7 S8 S9 HB")
    entering.put(card("H7"), Position.N)
    entering.strike_roem(1)
    again = Entering(RULES["amsterdams"])
    assert again.read(entering.text())
    assert again.text() == entering.text()
    assert again.record == entering.record


def test_what_was_not_declared_in_the_hands_comes_along_and_goes_with_the_cards():
    made = Entering(RULES["roem-in-de-hand"])
    assert made.read("troef s\nuitkomst n\nniet gemeld hand o\nniet gemeld stuk\n1: SA S7\n")
    assert made.add_text("niet gemeld hand z")
    assert "niet gemeld hand o z\nniet gemeld stuk\n" in made.text()
    made.clear()
    assert "niet gemeld" not in made.text()


def test_a_text_without_a_card_changes_nothing(entering):
    play(entering, "SA")
    before = entering.entry
    assert not entering.read("Beste Nel, hierbij de uitslag.")
    assert entering.entry == before


def test_one_line_of_text_replaces_what_it_is_about(entering):
    assert entering.add_text("troef k")
    assert entering.entry.trump is Suit.K
    assert not entering.add_text("troef purper")
    assert entering.entry.trump is Suit.K


def test_other_rules_with_fewer_seats_keep_the_cards(entering):
    play(entering, "SA S7 S8")
    entering.choose_declarer(Position.W)
    entering.use_rules(RULES["drie-spelers"])
    assert entering.entry.declarer is None
    assert len(list(entering.entry.spots())) == 3


@pytest.mark.parametrize(
    ("text", "cards", "rest"),
    [
        ("HA", ["HA"], ""),
        ("ha", ["HA"], ""),
        ("s1", [], "s1"),
        ("s10", ["S10"], ""),
        ("kv r9", ["KV", "R9"], ""),
        ("hhhv", ["HH", "HV"], ""),
        ("♥A♠10", ["HA", "S10"], ""),
        ("dt cj", ["R10", "KB"], ""),
        ("k", [], "k"),
    ],
)
def test_cards_are_there_as_soon_as_their_last_sign_is(text, cards, rest):
    typed = read_typed(text)
    assert [card_letters(one) for _, one in typed.cards] == cards
    assert typed.rest == rest
    assert not typed.wrong


def test_a_seat_can_be_said_before_a_card():
    typed = read_typed("zHA o: k9 nr7")
    assert [seat for seat, _ in typed.cards] == [Position.S, Position.E, Position.N]


@pytest.mark.parametrize("text", ["hx", "sw", "9", "hq5x", "k0", "x", "nx"])
def test_what_cannot_become_a_card_is_seen_at_once(text):
    assert read_typed(text).wrong


@pytest.mark.parametrize(
    "text", ["troef h", "n", "ni", "sp", "speelt n", "bod 90", "3: SA S7 S8 S9"]
)
def test_a_word_is_no_card_that_went_wrong(text):
    assert not read_typed(text).wrong
    assert not read_typed(text).cards


def test_a_line_with_a_word_is_read_at_enter():
    assert is_order("troef h")
    assert not is_order("ha")

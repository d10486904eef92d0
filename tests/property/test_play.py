"""Checked against play itself: random games, legal and with one card wrong."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random

import pytest

from clubadmin.domain.referee.judging import judge_play
from clubadmin.domain.referee.notation import read_play, write_play
from clubadmin.domain.referee.play import legal, why_not
from clubadmin.domain.referee.record import PlayFinding, PlayRecord
from clubadmin.domain.referee.turn_order import may_play
from clubadmin.domain.row.findings import Finding
from clubadmin.domain.rules.cards import Suit, pack
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import judge
from clubadmin.domain.terms import Position, Severity
from tests.domain.referee.dealing import Game, built_in, duty_sets, play
from tests.domain.referee.oracle import allowed

CI_TRICKS = 8_000
NIGHTLY_TRICKS = 1_000_000
SETS = {rules.name: rules for rules in [*duty_sets(), *built_in()]}
"""Built-in rule sets and, under names of their own, each way that duties go together."""

rule_sets = pytest.mark.parametrize("name", sorted(SETS))


def errors(found: Iterable[PlayFinding | Finding]) -> list[str]:
    """What is wrong; that both sides hold roem worth the same is not, it is left to people."""
    return [
        one.code for one in found if one.severity is Severity.ERROR and one.code != "hand-equal"
    ]


def no_errors(game: Game, rules: RuleSet) -> None:
    """A game that was played by the rules is judged so, and its row can stand on a sheet."""
    found = judge_play(game.record, rules)
    assert not found.revokes
    assert not errors(found.findings)
    assert all(card.certain or rules.seats == 2 for trick in found.tricks for card in trick.cards)
    assert found.ns.points + found.ew.points == rules.total - _talon(game.record, rules)
    row = judge(found.line, rules)
    assert found.line
    assert row.settled == found.settled
    assert not errors(row.findings), found.line


def _talon(record: PlayRecord, rules: RuleSet) -> int:
    """The points of the cards that nobody played, where they do not count."""
    if rules.seats != 3 or rules.talon == "soloist":
        return 0
    played = {card for trick in record.tricks for _, card in trick}
    left = [card for card in pack(rules.deck) if card not in played]
    trumps, plains = dict(rules.trump_points), dict(rules.plain_points)
    return sum((trumps if card.suit is record.trump else plains)[card.rank] for card in left)


def finds_it(game: Game, rules: RuleSet) -> None:
    """The one card that was forbidden is found, and no other."""
    found = judge_play(game.record, rules)
    assert [(one.trick, one.position, one.card) for one in found.revokes] == [game.wrong]
    revoke = found.revokes[0]
    assert revoke.duty is not None
    assert revoke.could
    if found.line:
        row = judge(found.line, rules)
        assert row.settled == found.settled
        assert not errors(row.findings), found.line


def walk(tricks: int, rules: RuleSet, seed: int) -> None:
    """So many tricks under a rule set, every other game with a card wrong."""
    rng = Random(f"{seed} {rules.name}")
    games = -(-tricks // rules.tricks)
    for number in range(games):
        game = play(rules, rng, wrong=number % 2 == 1)
        if game is None:
            continue
        if game.wrong:
            finds_it(game, rules)
        else:
            no_errors(game, rules)


@pytest.mark.sampled(4)
@rule_sets
def test_legal_games_hold_no_revoke_and_one_wrong_card_is_found(name: str) -> None:
    walk(CI_TRICKS // len(SETS), SETS[name], 1)


@pytest.mark.nightly
@pytest.mark.timeout(7200)
@rule_sets
def test_a_million_tricks(name: str) -> None:
    walk(NIGHTLY_TRICKS // len(SETS), SETS[name], 2)


@pytest.mark.sampled(4)
@rule_sets
def test_what_may_be_played_is_what_the_documents_say(name: str) -> None:
    rules, rng = SETS[name], Random(name)
    for _ in range(400):
        cards = rng.sample(pack(rules.deck), rng.randint(2, 11))
        trick, hand = cards[: rng.randint(1, rules.seats - 1)], cards[rules.seats - 1 :]
        trump = rng.choice([*Suit, None])
        partner = rng.random() < 0.5
        may = legal(hand, trick, rules, trump, partner_holds=partner)
        assert set(may) == allowed(hand, trick, trump, partner, rules)
        for card in hand:
            broken = why_not(card, hand, trick, rules, trump, partner_holds=partner)
            assert (broken is None) == (card in may)


@rule_sets
def test_a_forbidden_card_stays_forbidden_whatever_else_is_in_the_hand(name: str) -> None:
    rules, rng = SETS[name], Random(name)
    for _ in range(200):
        cards = rng.sample(pack(rules.deck), 10)
        trick, some, hand = cards[: rules.seats - 1], cards[4:6], cards[4:]
        trump = rng.choice(list(Suit))
        for card in some:
            if why_not(card, some, trick, rules, trump, partner_holds=False):
                assert why_not(card, hand, trick, rules, trump, partner_holds=False)


@rule_sets
def test_a_game_can_be_written_down_and_read_again(name: str) -> None:
    rules, rng = SETS[name], Random(name)
    for wrong in (False, True):
        game = play(rules, rng, wrong=wrong)
        if game is not None:
            assert read_play(write_play(game.record), rules) == (game.record, ())


@rule_sets
def test_what_may_be_played_now_is_what_the_judge_allows_then(name: str) -> None:
    rules, rng = SETS[name], Random(name)
    if rules.seats == 2:
        pytest.skip("with two players cards turn up that nobody saw before")
    game = play(rules, rng)
    assert game is not None
    record = game.record
    judged = {
        (card.trick, card.position): card
        for t in judge_play(record, rules).tricks
        for card in t.cards
    }
    for number in range(rules.tricks):
        for size in range(rules.seats):
            begun = (*record.tricks[:number], record.tricks[number][:size])
            now = PlayRecord(
                record.trump,
                record.declarer,
                record.lead,
                record.hands,
                begun if size else record.tricks[:number],
            )
            turn = may_play(now, rules)
            assert turn is not None
            seat, cards = turn
            card = judged[number + 1, seat]
            assert {one for one, duty in cards if duty is None} == set(card.could)


FOUR = [name for name in sorted(SETS) if SETS[name].seats == 4]


@pytest.mark.parametrize("name", FOUR)
def test_seats_moved_round_swap_the_sides_and_nothing_else(name: str) -> None:
    rules, rng = SETS[name], Random(name)
    for wrong in (False, True):
        game = play(rules, rng, wrong=wrong)
        if game is None:
            continue
        found, moved = judge_play(game.record, rules), judge_play(_moved(game.record), rules)
        assert (moved.ns, moved.ew) == (found.ew, found.ns)
        assert [one.card for one in moved.revokes] == [one.card for one in found.revokes]
        if found.settled:
            assert moved.settled
            assert (moved.settled.ns, moved.settled.ew) == (found.settled.ew, found.settled.ns)


def _moved(record: PlayRecord) -> PlayRecord:
    """The same game with everybody one seat on."""
    seats = list(Position)
    on = {seat: seats[(place + 1) % len(seats)] for place, seat in enumerate(seats)}
    return replace(
        record,
        declarer=on[record.declarer] if record.declarer else None,
        lead=on[record.lead],
        hands={on[seat]: hand for seat, hand in record.hands.items()},
        tricks=tuple(tuple((on[seat], card) for seat, card in trick) for trick in record.tricks),
    )


@rule_sets
def test_a_game_without_its_hands_is_judged_by_what_was_played(name: str) -> None:
    """Every card is known at the end, so the tricks alone convict and clear as the hands do."""
    rules, rng = SETS[name], Random(name)
    if rules.seats == 2:
        pytest.skip("with two players later cards prove nothing")
    for wrong in (False, True):
        game = play(rules, rng, wrong=wrong)
        if game is None:
            continue
        found = judge_play(game.record, rules)
        alone = judge_play(replace(game.record, hands={}), rules)
        assert [(one.card, one.duty) for one in alone.revokes] == [
            (one.card, one.duty) for one in found.revokes
        ]
        assert (alone.line, alone.settled) == (found.line, found.settled)


@pytest.mark.sampled(4)
@rule_sets
def test_a_part_of_a_game_never_convicts_who_is_innocent(name: str) -> None:
    """Whatever is left out, what is concluded of the rest is what the whole game says."""
    rules, rng = SETS[name], Random(name)
    for number in range(12):
        game = play(rules, rng, wrong=number % 2 == 1)
        if game is None:
            continue
        whole = {
            (card.trick, card.position): card.allowed
            for trick in judge_play(game.record, rules).tricks
            for card in trick.cards
        }
        for trick in judge_play(_part(game.record, rng), rules).tricks:
            for card in trick.cards:
                if card.certain:
                    assert card.allowed == whole[card.trick, card.position]


def _part(record: PlayRecord, rng: Random) -> PlayRecord:
    """Some tricks unknown, some hands not given, play stopped somewhere."""
    last = rng.randint(1, len(record.tricks))
    tricks = [trick if rng.random() < 0.7 else () for trick in record.tricks[:last]]
    hands = {seat: hand for seat, hand in record.hands.items() if rng.random() < 0.3}
    return replace(record, hands=hands, tricks=tuple(tricks))


@pytest.mark.sampled(4)
@rule_sets
def test_a_slip_of_the_pen_never_convicts_who_is_innocent(name: str) -> None:
    """A card written down twice, in a hand or in a trick, leaves everybody who was honest so."""
    rules, rng = SETS[name], Random(name)
    for number in range(12):
        game = play(rules, rng)
        assert game is not None
        slip = _wrong_hand if number % 2 else _wrong_trick
        record = slip(game.record, rng)
        assert errors(judge_play(record, rules).findings)
        assert not judge_play(record, rules).revokes
        part = judge_play(_part(record, rng), rules)
        assert not part.revokes or not _IN_DISPUTE & {one.code for one in part.findings}


_IN_DISPUTE = {"card-twice/hands", "card-twice/tricks", "not-in-hand", "not-in-hand/other"}


def _wrong_hand(record: PlayRecord, rng: Random) -> PlayRecord:
    """A card of one hand written down as one of another."""
    seat, other = rng.sample(list(record.hands), 2)
    hand = list(record.hands[seat])
    hand[rng.randrange(len(hand))] = rng.choice(record.hands[other])
    return replace(record, hands={**record.hands, seat: tuple(hand)})


def _wrong_trick(record: PlayRecord, rng: Random) -> PlayRecord:
    """A card of a trick written down as one that was played in another."""
    one, other = rng.sample(range(len(record.tricks)), 2)
    trick = list(record.tricks[one])
    at = rng.randrange(len(trick))
    trick[at] = (trick[at][0], rng.choice(record.tricks[other])[1])
    tricks = (*record.tricks[:one], tuple(trick), *record.tricks[one + 1 :])
    return replace(record, tricks=tricks)

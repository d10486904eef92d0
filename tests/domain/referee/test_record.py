"""What a record and a judgement say of themselves."""

from random import Random

import pytest

from clubadmin.domain.referee.hand_roem import hands_of
from clubadmin.domain.referee.judging import judge_play, notes
from clubadmin.domain.referee.notation import read_play
from clubadmin.domain.referee.playfile import judge_text, play_json
from clubadmin.domain.referee.record import following
from clubadmin.domain.referee.sentences import cards_text
from clubadmin.domain.rules.cards import Card, Suit
from clubadmin.domain.terms import Position
from tests.domain.referee.dealing import built_in, play
from tests.domain.scoring.own import own

SETS = {rules.name: rules for rules in built_in()}
FOLLOWED = "troef h\nspeelt n\nuitkomst n\n1: SA S7 S8 S9\n"


@pytest.mark.parametrize(
    ("text", "innocent"),
    [
        (FOLLOWED, True),
        ("troef h\nspeelt n\nuitkomst n\n", False),  # no cards yet
        (FOLLOWED.replace("troef h", "troef -"), False),
        (f"{FOLLOWED}2: KA K7 RA K9\n3: n KH o K8 z K10 w KV\n", False),  # South had clubs
        (f"{FOLLOWED}2: KA K7 RA K9\n", False),  # South may have had none
    ],
)
def test_all_that_was_played_was_allowed_only_where_that_is_certain(
    text: str, innocent: bool
) -> None:
    record, _ = read_play(text, SETS["amsterdams"])
    assert judge_play(record, SETS["amsterdams"]).innocent is innocent


def test_cards_are_printed_one_after_the_other() -> None:
    assert cards_text((Card(Suit.S, "A"), Card(Suit.H, "K"), Card(Suit.R, "10"))) == "♠A ♥H ♦10"


def test_whose_hand_it_was_is_not_known_where_two_keep_their_own_or_two_play() -> None:
    three = own(SETS["drie-spelers"], roem_where="hand")
    for rules, known in (
        (own(three, solo_share="half-up"), True),
        (own(three, solo_share="own"), False),
        (own(SETS["twee-spelers"], roem_where="hand"), False),
        (own(SETS["nku"], roem_where="hand", solo_share="own"), True),
    ):
        game = play(rules, Random(7))
        assert game is not None
        assert hands_of(game.record, rules).known is known


@pytest.mark.parametrize(
    ("bids", "told"),
    [
        ("1k 1r", []),
        ("1s 1k", ["bid-order/suits"]),
        ("1 1r", []),  # a bid without a suit is no more than one of clubs
        ("1 1k", ["bid-order/suits"]),
        ("1k 1", ["bid-order/suits"]),
        ("1s 2k", []),
    ],
)
def test_by_suit_a_bid_is_higher_by_its_number_and_then_by_its_suit(
    bids: str, told: list[str]
) -> None:
    rules = own(SETS["nku"], bidding="level", bid_order="suits")
    record, _ = read_play(
        f"{FOLLOWED}geboden {bids}\nbod {bids.rsplit(maxsplit=1)[-1][0]}\n", rules
    )
    found = notes(judge_play(record, rules), record, rules)
    assert [one.code for one in found if one.code.startswith("bid-")] == told


def test_a_game_is_that_of_the_last_bid_or_both_are_told() -> None:
    record, _ = read_play(f"{FOLLOWED}geboden 1k\nbod 0\n", SETS["leidsch"])
    (found,) = [
        one for one in judge_play(record, SETS["leidsch"]).findings if one.code == "bid-last"
    ]
    assert found.args == (("number", 0), ("bid", "1k"))


@pytest.mark.parametrize(
    ("line", "code"),
    [("1x", ["number-unreadable"]), ("hoog", ["number-unreadable"]), ("1 2h 90", [])],
)
def test_a_bid_is_a_number_with_a_suit_or_without(line: str, code: list[str]) -> None:
    _, found = read_play(f"{FOLLOWED}geboden {line}\n", SETS["leidsch"])
    assert [one.code for one in found] == code


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("iets heel anders dan", "iets heel anders dan"),
        ("iets heel anders dat!", "iets heel anders da…"),
    ],
)
def test_of_a_line_that_is_not_known_twenty_signs_are_shown(written: str, shown: str) -> None:
    _, (found,) = read_play(f"{FOLLOWED}{written}\n", SETS["nku"])
    assert (found.code, dict(found.args)["text"]) == ("line-unknown", shown)


def test_what_is_told_of_a_game_has_its_figures_and_whose_they_are() -> None:
    record, found = judge_text(f"{FOLLOWED}2: KA K7 RA K9\n", SETS["amsterdams"])
    told = play_json(record, found, SETS["amsterdams"])
    assert told["totals"] == {
        "ns": {"points": 33, "roem": 20, "total": 53},
        "ew": {"points": 0, "roem": 0, "total": 0},
    }
    first, second = told["tricks"]
    assert (first["winner"], first["side"], first["points"], first["roem"]) == ("n", "ns", 11, 20)
    assert (second["winner"], second["points"], second["roem"]) == ("n", 22, 0)
    assert first["combos"] == [{"kind": "three", "cards": ["S9", "S8", "S7"], "worth": 20}]
    assert (told["game"], told["line"], told["turn"]) == (None, None, None)


def test_a_card_that_was_not_allowed_has_its_sentence_and_the_others_have_none() -> None:
    text = "troef s\nuitkomst n\nhand z: H8 K7\n1: HA H9 K7 H7"
    told = play_json(*judge_text(text, SETS["amsterdams"]), SETS["amsterdams"])
    said = [card["message"] for card in told["tricks"][0]["cards"]]
    assert [bool(one) for one in said] == [False, False, True, False]
    assert "moest" in said[2]


def test_after_a_seat_that_the_table_does_not_have_north_is_next() -> None:
    three = SETS["drie-spelers"]
    assert [following(seat, three).value for seat in Position] == ["e", "s", "n", "n"]

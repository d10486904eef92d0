"""What a record and a judgement say of themselves."""

from random import Random

import pytest

from clubadmin.domain.referee import judge_play, read_play
from clubadmin.domain.referee.hand_roem import hands_of
from clubadmin.domain.referee.sentences import cards_text
from clubadmin.domain.rules.cards import Card, Suit
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

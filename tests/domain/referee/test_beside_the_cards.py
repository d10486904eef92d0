"""What stands in a record beside the cards: bids, cards laid away, roem that was called."""

from dataclasses import replace

import pytest

from clubadmin.domain.referee.judging import judge_play
from clubadmin.domain.referee.notation import read_play, write_play
from clubadmin.domain.referee.record import Judgement
from clubadmin.domain.referee.sentences import finding_sentence
from clubadmin.domain.referee.settling import left_over, talon_known
from clubadmin.domain.row.settle import Amounts
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Language, Outcome, Side
from tests.domain.referee.dealing import built_in
from tests.domain.scoring.own import own

SETS = {rules.name: rules for rules in built_in()}
LEIDSCH = SETS["leidsch"]
TENS = SETS["leidsch-tientallen"]
TWO = SETS["twee-spelers"]
LAID = own(SETS["drie-spelers"], talon="tricks")

THREE = """troef r
speelt z
bod 50
uitkomst z
slag 1: z SB, n SH, o S8
slag 2: n S7, o S10, z RB
slag 3: z K8, n KH, o K7
slag 4: n KB, o R9, z K10
slag 5: o R10, z RA, n R7
slag 6: z KV, n KA, o H9
slag 7: n HA, o H7, z HH
slag 8: n S9, o H8, z RV
slag 9: z HV, n K9, o H10
slag 10: o R8, z HB, n SA
"""
"""South alone takes 30 + 21 + 3 = 54; SV (3) and RH (4) are left; North takes the first trick."""


def judged(text: str, rules: RuleSet) -> Judgement:
    record, found = read_play(text, rules)
    assert found == ()
    assert read_play(write_play(record), rules) == (record, ())
    return judge_play(record, rules)


def told(found: Judgement, code: str) -> list[str]:
    return [finding_sentence(one) for one in found.findings if one.code.startswith(code)]


@pytest.mark.parametrize(("laid", "alone"), [("SV RH", 54 + 4), ("RH SV", 54 + 3)])
def test_the_cards_laid_away_come_in_at_the_first_and_the_second_trick(
    laid: str, alone: int
) -> None:
    """Alles over kaarten, Drie personen: North took the first trick, South the second."""
    found = judged(f"weg {laid}\n{THREE}", LAID)
    assert (found.ns.points, found.ew.points) == (alone, 162 - alone)
    assert found.line == f"3/{alone}#50@r"
    assert told(found, "laid-away") == []


def test_without_their_order_it_is_not_known_whose_they_are() -> None:
    found = judged(THREE, LAID)
    assert found.line == ""
    (said,) = told(found, "laid-away")
    assert "Schrijf dan: weg, en de twee kaarten in die volgorde." in said
    other = judged(THREE, SETS["drie-spelers"])  # there they are who plays alone's
    assert (other.line, other.ns.points) == ("3/61#50@r", 54 + 3 + 4)


def test_it_is_known_where_both_go_to_one_player_or_are_worth_the_same() -> None:
    """Vrouwen count 3, a heer 4: with HV for RH both that are left are worth 3."""
    record, _ = read_play(THREE, LAID)
    tricks = judged(THREE, LAID).tricks
    assert not talon_known(tricks, record, LAID)
    first, second, *rest = tricks
    by_one = (first, replace(second, winner=first.winner), *rest)
    assert talon_known(by_one, record, LAID)
    (king,) = (one for one in left_over(tricks, LAID) if one.rank == "K")
    ninth = tricks[8]
    cards = tuple(
        replace(one, card=king) if one.position is ninth.cards[0].position else one
        for one in ninth.cards
    )
    alike = (*tricks[:8], replace(ninth, cards=cards), *tricks[9:])
    assert {one.rank for one in left_over(alike, LAID)} == {"Q"}
    assert talon_known(alike, record, LAID)


@pytest.mark.parametrize("bids", ["1s 2k", "1k 1r 1h 1s 2k 2s", "2h", "1r 3k"])
def test_bids_that_go_up_are_good(bids: str) -> None:
    """Alles over kaarten, Leidsch: over 1 schoppen one needs at least 2 klaveren."""
    assert told(judged(f"geboden {bids}\n", LEIDSCH), "bid-") == []


@pytest.mark.parametrize(
    ("bids", "low", "before"),
    [("1s 1h", "1h", "1s"), ("1r 2k 2k", "2k", "2k"), ("2r 1s", "1s", "2r")],
)
def test_a_bid_that_is_no_higher_is_found(bids: str, low: str, before: str) -> None:
    (said,) = told(judged(f"geboden {bids}\n", LEIDSCH), "bid-order")
    assert f"Een bod van {low} is niet hoger dan dat van {before} ervoor. Schoppen gaat" in said


def test_by_tens_the_suit_plays_no_part() -> None:
    (said,) = told(judged("geboden 90 110 110\n", TENS), "bid-order")
    assert "Een bod van 110 is niet hoger dan dat van 110 ervoor." in said
    assert told(judged("geboden 90 100 110\n", TENS), "bid-") == []
    level = own(LEIDSCH, bid_order="level")
    assert len(told(judged("geboden 1h 1s\n", level), "bid-order")) == 1


def test_the_last_bid_is_what_is_played() -> None:
    record, _ = read_play("geboden 1s 2h\nspeelt n\n1: n HA\n", LEIDSCH)
    assert (record.bid, record.trump and record.trump.value) == (2, "h")
    (said,) = told(judged("troef h\nbod 3\ngeboden 1s 2h\n", LEIDSCH), "bid-last")
    assert "Het laatste bod is 2h, maar gespeeld is op 3" in said


def test_two_players_count_the_roem_of_their_open_cards_once_it_is_called() -> None:
    """Alles over kaarten, Twee personen; sixteen tricks in which North, who plays, takes all."""
    suits = "shrk"
    high, low = ("A", "10", "H", "V"), ("B", "9", "8", "7")
    north = [f"{suit}{rank}" for suit in suits[1:] for rank in high] + ["sb", "s9", "sa", "s10"]
    east = [f"{suit}{rank}" for suit in suits[1:] for rank in low] + ["sh", "sv", "s8", "s7"]
    tricks = "".join(
        f"{at}: {n} {e}\n" for at, (n, e) in enumerate(zip(north, east, strict=True), 1)
    )
    text = f"troef s\nspeelt n\nuitkomst n\nroem n 50\nroem o 20\n{tricks}"
    found = judged(text, TWO)
    assert told(found, "open-roem") == []
    assert found.settled is not None
    assert (found.settled.outcome, found.settled.side) == (Outcome.PIT, Side.NS)
    assert (found.settled.ns, found.settled.ew) == (Amounts(162, 150), Amounts(0, 20))
    silent = judged(text.replace("roem n 50\nroem o 20\n", ""), TWO)
    assert silent.settled is not None
    assert silent.settled.ns == Amounts(162, 100)
    assert len(told(silent, "open-roem")) == 1


def test_roem_is_called_only_where_cards_lie_open() -> None:
    (found,) = read_play("troef s\nroem n 50\n", LEIDSCH)[1]
    assert found.code == "line-unknown"


@pytest.mark.parametrize("text", ["geboden 1s 1h\n", "geboden 2h\ntroef h\nbod 3\n"])
def test_they_are_told_in_english_too(text: str) -> None:
    for one in judge_play(read_play(text, LEIDSCH)[0], LEIDSCH).findings:
        assert finding_sentence(one, Language.EN) != finding_sentence(one)

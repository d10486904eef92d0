"""Roem in the hand, read off the cards that were dealt."""

from collections.abc import Iterable
from random import Random

import pytest

from clubadmin.domain.referee.hand_roem import HandRoem, HandRoems, hand_combos, hands_of, higher_of
from clubadmin.domain.referee.judging import judge_play
from clubadmin.domain.referee.notation import read_play, write_play
from clubadmin.domain.referee.play import Combo
from clubadmin.domain.referee.record import Judgement
from clubadmin.domain.referee.sentences import finding_sentence
from clubadmin.domain.row.raw import Box, RawGame
from clubadmin.domain.row.settle import Amounts
from clubadmin.domain.rules.cards import RANKS, Card, Suit, pack, read_card
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import judge
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Language, Outcome, Position, Side
from tests.domain.referee.dealing import built_in, play
from tests.domain.scoring.own import own

SETS = {rules.name: rules for rules in built_in()}
HAND = SETS["roem-in-de-hand"]
BELOTE = SETS["belote"]
TENS = SETS["leidsch-tientallen"]
N, E, S, W = Position

PIT = """troef s
speelt n
uitkomst n
1: SB S7 S8 HA
2: S9 SV H8 HV
3: SA SH H9 HB
4: S10 H7 H10 HH
5: RA R7 R8 R9
6: R10 RV RH RB
7: KA K9 K8 KV
8: K10 K7 KB KH
"""
"""North has SB S10 S9, East stuk, South H10 H9 H8, West HA HH HV HB; North takes every trick."""


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card for word in text.split() if (card := read_card(word)))


def judged(text: str, rules: RuleSet) -> Judgement:
    record, found = read_play(text, rules)
    assert found == ()
    assert read_play(write_play(record), rules) == (record, ())
    return judge_play(record, rules)


def raw_of(found: Judgement, rules: RuleSet) -> RawGame:
    raw = judge(found.line, rules).raw
    assert raw is not None
    return raw


def told(found: Judgement, code: str) -> list[str]:
    return [finding_sentence(one) for one in found.findings if one.code == code]


@pytest.mark.parametrize(
    ("hand", "worths"),
    [
        ("SA SH SV", [20]),
        ("SA SH SV SB", [50]),
        ("SA SH SV SB S10", [100]),
        ("SA SH SV SB S10 S9 S8", [100]),
        ("SA SH SV SB S10 S9 S8 S7", [100]),
        ("SA SH SV S10 S9 S8", [20, 20]),
        ("SA SH SV HB H10 H9 H8", [50, 20]),
        ("SA SH S10 S9", []),
        ("SA HA RA KA", [100]),
        ("SB HB RB KB", [200]),
        ("S9 H9 R9 K9", []),
        ("SA SH SV HA RA KA", [100, 20]),
    ],
)
def test_what_a_hand_is_worth(hand: str, worths: list[int]) -> None:
    """Alles over kaarten, Roem: five, six and seven 100; nines do not count alike."""
    assert [combo.worth for combo in hand_combos(cards(hand), HAND)] == worths


def test_a_club_that_pays_nothing_for_five_still_counts_the_best_of_it() -> None:
    rules = own(HAND, five_in_sequence=0)
    assert [combo.worth for combo in hand_combos(cards("SA SH SV SB S10"), rules)] == [50]
    seven = hand_combos(cards("SA SH SV SB S10 S9 S8"), rules)
    assert sum(combo.worth for combo in seven) == 50
    threes = own(rules, four_in_sequence=0)
    assert [one.worth for one in hand_combos(cards("SA SH SV SB S10 S9 S8"), threes)] == [20, 20]


def test_the_side_with_most_keeps_its_own_and_the_other_nothing() -> None:
    found = judged(PIT, HAND)
    assert found.line == "wp+140-50-s@s"
    assert found.settled is not None
    assert (found.settled.outcome, found.settled.side) == (Outcome.PIT, Side.NS)
    assert found.settled.ns == Amounts(162, 100)
    assert found.settled.ew == Amounts(0, 70)
    assert told(found, "hand-found")[1:] == [
        "Oost: roem in de hand: stuk ♠H ♠V 20. Dat geldt als gemeld; is het niet gemeld, schrijf "
        f"dan: niet gemeld hand o. ({HAND.articles['roem_where']})",
        "Zuid: roem in de hand: driekaart ♥10 ♥9 ♥8 20. Dat geldt als gemeld; is het niet gemeld, "
        f"schrijf dan: niet gemeld hand z. ({HAND.articles['roem_where']})",
        "West: roem in de hand: vierkaart ♥A ♥H ♥V ♥B 50. Dat geldt als gemeld; is het niet "
        f"gemeld, schrijf dan: niet gemeld hand w. ({HAND.articles['roem_where']})",
    ]


def test_what_was_not_declared_does_not_count() -> None:
    found = judged(PIT + "niet gemeld hand w\nniet gemeld stuk\n", HAND)
    assert found.line == "wp+140@s"
    assert len(told(found, "hand-silent")) == 2
    english = judged(PIT + "unclaimed hand e w\n", HAND)
    assert english.line == "wp+140@s"


def test_equal_amounts_are_the_finding_that_the_row_has() -> None:
    """West's hearts are broken up: 20, and so have Wij once South did not declare."""
    text = PIT.replace("H9 HB", "H9 H7").replace("S10 H7", "S10 HB")
    lower = judged(text, HAND)
    assert lower.line == "wp+140-20-s@s"
    assert "hand-equal" not in {one.code for one in lower.findings}
    equal = judged(text + "niet gemeld hand z\n", HAND)
    assert equal.line == "wp+120-20-s@s"
    (found,) = [one for one in equal.findings if one.code == "hand-equal"]
    row = next(one for one in judge(equal.line, HAND).findings if one.code == "hand-equal")
    assert (found.severity, finding_sentence(found)) == (row.severity, sentence(row))


FOUR_KINGS = """troef r
speelt n
uitkomst o
1: H10 HA RB HH
2: S8 SB R10 S9
3: H7 RV KV RA
4: K8 KB K9 K10
5: S7 SH H8 SV
6: RH H9 R9 R8
7: S10 SA R7 HV
8: KH HB K7 KA
"""
"""North has four kings, East HV HB H10 H9 H8: 100 each; North plays and takes 66 with South."""


def test_for_four_alike_a_run_of_five_gives_way() -> None:
    """Alles over kaarten, Roem: 66 and 100 against 96, so made."""
    found = judged(FOUR_KINGS, HAND)
    assert found.line == "w66+100g-100@r"
    assert found.settled is not None
    assert (found.settled.outcome, found.settled.side) == (Outcome.MADE, None)
    assert found.settled.ns == Amounts(66, 100)
    assert found.settled.ew == Amounts(96, 0)
    assert "hand-equal" not in {one.code for one in found.findings}


def test_the_four_alike_of_who_does_not_play_go_before_as_well() -> None:
    """East plays: North's four kings stand, so 96 is not more than 166."""
    found = judged(FOUR_KINGS.replace("speelt n", "speelt o"), HAND)
    assert found.line == "z66+100g-100@r"
    assert found.settled is not None
    assert (found.settled.outcome, found.settled.side) == (Outcome.NAT, Side.EW)
    assert found.settled.ns == Amounts(162, 100)


def test_equal_roem_is_told_apart_only_by_four_alike_against_a_longer_run() -> None:
    cards_of = {"alike": cards("S9 H9 R9 K9"), "five": cards("HH HV HB H10 H9")}

    def hands(*kinds: str) -> HandRoems:
        combos = tuple(Combo(kind, cards_of[kind], 100) for kind in kinds)
        return (HandRoem(Position.N, combos[:1]), HandRoem(Position.S, combos[1:]))

    alike, five = hands("alike"), hands("five")
    assert higher_of(alike, five) is Side.NS
    assert higher_of(five, alike) is Side.EW
    assert higher_of(alike, alike) is higher_of(five, five) is higher_of(hands(), hands()) is None
    assert higher_of(hands("alike", "five"), five) is None
    assert higher_of(five, hands("five", "alike")) is None
    assert higher_of(hands(), five) is higher_of(five, hands()) is None
    assert higher_of(hands("five", "five"), hands("alike", "alike")) is Side.EW


def test_hand_roem_without_a_trick_is_left_out_where_it_needs_one() -> None:
    """North takes every trick: West's 50 is not noted; stuk is."""
    strict = own(HAND, hand_trick=True)
    found = judged(PIT, strict)
    assert found.line == "wp+140-50-s@s"
    assert found.settled is not None
    assert (found.settled.ns, found.settled.ew) == (Amounts(162, 140), Amounts(0, 20))
    assert told(found, "hand-void") == [
        "West: roem in de hand telt hier niet: daarvoor moet die partij een slag halen."
        f" ({strict.articles['hand_trick']})"
    ]
    both = PIT.replace("S10 H7", "S10 R9").replace("R7 R8 R9", "R7 RV RB")
    both = both.replace("RV RH RB", "R8 RH H7")  # East has R9 R8 R7 beside the stuk
    told_of = judged(both, strict).findings
    assert [one.seat for one in told_of if one.code == "hand-void"] == [E, W]
    assert told(judged(FOUR_KINGS, strict), "hand-void") == []  # both sides took tricks
    nat = judged(PIT.replace("speelt n", "speelt o"), strict)  # no pit for who does not play
    assert nat.line == "z162+40-s@s"
    assert nat.settled is not None
    assert (nat.settled.outcome, nat.settled.ns) == (Outcome.NAT, Amounts(162, 60))


@pytest.mark.parametrize(
    ("rules", "trump", "known"),
    [
        (BELOTE, "s", False),
        (BELOTE, "-", False),  # what is trumps was not written down
        (own(BELOTE, no_trumps=True), "-", True),
        (own(BELOTE, stuk=0), "s", True),
    ],
)
def test_where_only_stuk_counts_it_is_known_where_none_can_be(
    rules: RuleSet, trump: str, known: bool
) -> None:
    record, _ = read_play(f"troef {trump}\nspeelt n\nuitkomst n\n1: RA R7 R8 R9\n", rules)
    assert hands_of(record, rules).known is known


@pytest.mark.parametrize(
    ("trick", "known"),
    [("SV SH S8 S9", True), ("SV S7 S8 S9", False), ("SA SH S8 S9", False)],
)
def test_nobody_had_stuk_where_two_played_its_cards(trick: str, known: bool) -> None:
    record, _ = read_play(f"troef s\nspeelt n\nuitkomst n\n1: {trick}\n", BELOTE)
    found = hands_of(record, BELOTE)
    assert (found.found, found.known) == ((), known)


def test_belote_counts_stuk_for_who_had_it() -> None:
    """Alles over kaarten, Internationaal: king and queen of trumps in the hand, twenty."""
    found = judged(PIT, BELOTE)
    assert found.line == "wp-s@s"
    assert found.settled is not None
    assert (found.settled.ns, found.settled.ew) == (Amounts(162, 100), Amounts(0, 20))
    assert judged(PIT + "niet gemeld stuk\n", BELOTE).line == "wp@s"
    apart = judged(
        PIT.replace("2: S9 SV H8", "2: S9 SV SH").replace("3: SA SH", "3: SA H8"), BELOTE
    )
    assert apart.line == "wp@s"
    assert not told(apart, "hand-roem")


def test_roem_on_the_table_and_in_the_hand_stand_apart() -> None:
    found = judged(PIT.replace("speelt n", "speelt n\nbod 90"), TENS)
    raw = raw_of(found, TENS)
    assert (raw.ns_roem, raw.ns_hand, raw.ew_hand, raw.stuk) == (170, 40, 50, Side.EW)


def test_hands_that_are_not_all_known_are_left_to_the_director() -> None:
    begun = "\n".join(PIT.splitlines()[:6]) + "\n"
    found = judged(begun, HAND)
    assert told(found, "hand-roem")
    assert [one[:5] for one in told(found, "hand-found")] == ["Oost:"]


REVOKE = PIT.replace("5: RA R7", "5: RA K7").split("6:", maxsplit=1)[0]
HANDS = """hand n: SB S9 SA S10 RA R10 KA K10
hand o: S7 SV SH H7 R7 RV K9 K7
hand z: S8 H8 H9 H10 R8 RH K8 KB
hand w: HA HV HB HH R9 RB KV KH
"""


def test_a_game_that_stops_keeps_what_was_declared_before() -> None:
    """East revokes in the fifth trick: stuk was shown and West's hand declared by then."""
    found = judged(REVOKE + HANDS, HAND)
    assert [one.position for one in found.revokes] == [E]
    assert found.line == "w.v+40-50-s@s"
    assert found.settled is not None
    assert found.settled.ns == Amounts(262, 70)


def test_who_revokes_in_the_first_trick_has_declared_nothing_before() -> None:
    text = f"troef s\nspeelt n\nuitkomst n\n1: SB H7\n{HANDS}"
    found = judged(text, HAND)
    assert [one.position for one in found.revokes] == [E]
    assert found.line == "w.v+40@s"
    assert [one[:5] for one in told(found, "hand-late")] == ["Oost:", "West:"]


def test_a_card_in_two_hands_makes_no_roem() -> None:
    text = f"troef s\nspeelt n\nuitkomst n\n{HANDS}".replace("SB S9", "SH S9")
    record, _ = read_play(text + "1: S9 SH\n", BELOTE)
    found = judge_play(record, BELOTE)
    assert not [one for one in found.findings if one.code == "hand-found"]
    (unknown,) = [one for one in found.findings if one.code == "hand-roem/stuk"]
    assert "stuk" in finding_sentence(unknown)


def test_a_hand_that_denies_what_was_played_from_it_makes_no_roem() -> None:
    east = next(line for line in HANDS.splitlines() if line.startswith("hand o"))
    for played, found_there in (("SV", True), ("KB", False)):
        text = f"troef s\nspeelt n\nuitkomst n\n{east}\n1: SB {played}\n"
        found = judge_play(read_play(text, BELOTE)[0], BELOTE)
        assert bool(told(found, "hand-found")) is found_there


def test_two_players_declare_what_lies_open_and_that_is_not_known() -> None:
    rules = SETS["twee-spelers"]
    found = judged("troef s\nspeelt n\nuitkomst n\n1: SB S7\n", rules)
    (note,) = [one for one in found.findings if one.code == "open-roem"]
    assert "open kaarten" in finding_sentence(note)
    assert finding_sentence(note, Language.EN)


def by_counting(hand: Iterable[Card], rules: RuleSet) -> int:
    """The best of a hand, found by leaving out cards in every way."""
    held = set(hand)
    runs = (0, 0, 0, rules.three_in_sequence, rules.four_in_sequence)
    worth = 0
    for suit in Suit:
        best = 0
        for mask in range(1 << len(RANKS)):
            chosen = "".join(
                "x" if mask >> at & 1 and Card(suit, rank) in held else " "
                for at, rank in enumerate(RANKS)
            )
            sizes = [len(run) for run in chosen.split()]
            best = max(
                best,
                sum(runs[size] if size < 5 else rules.five_in_sequence for size in sizes),
            )
        worth += best
    for rank in rules.four_alike_ranks:
        if all(Card(suit, rank) in held for suit in Suit):
            worth += rules.four_jacks if rank == "J" else rules.four_alike
    return worth


@pytest.mark.parametrize("five", [0, 100])
def test_any_hand_is_worth_what_counting_out_gives(five: int) -> None:
    rules, rng = own(HAND, five_in_sequence=five), Random(five)
    for _ in range(40):
        hand = rng.sample(pack(rules.deck), rng.choice((8, 10, 16, 20)))
        combos = hand_combos(tuple(hand), rules)
        assert sum(combo.worth for combo in combos) == by_counting(hand, rules)
        assert all(set(combo.cards) <= set(hand) for combo in combos)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("rules", [HAND, BELOTE, TENS], ids=lambda rules: rules.name)
def test_the_row_of_any_game_has_what_its_hands_hold(rules: RuleSet) -> None:
    rng = Random(rules.name)
    for game in filter(None, (play(rules, rng) for _ in range(40))):
        record, found = game.record, judge_play(game.record, rules)
        raw = raw_of(found, rules)
        stuk = {Card(record.trump, "K"), Card(record.trump, "Q")} if record.trump else set()
        had = [seat for seat, hand in record.hands.items() if stuk and stuk <= set(hand)]
        assert raw.stuk is (had[0].side if had else None)
        if rules is BELOTE:
            continue
        for side in Side:
            wanted = sum(
                by_counting(hand, rules) for seat, hand in record.hands.items() if seat.side is side
            )
            roem = raw.roem(side)
            in_hand = raw.ns_hand if side is Side.NS else raw.ew_hand
            if rules is HAND:
                bonus = 100 if raw.mark and raw.mark_side is side else 0
                in_hand = (0 if isinstance(roem, Box) else roem) - bonus
            assert in_hand == wanted

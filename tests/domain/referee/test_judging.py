"""The referee over whole games and parts of games."""

from dataclasses import replace
from random import Random

import pytest

from clubadmin.domain.referee.judging import judge_play
from clubadmin.domain.referee.notation import read_play
from clubadmin.domain.referee.play import Duty
from clubadmin.domain.referee.record import Judgement, PlayRecord
from clubadmin.domain.referee.sentences import card_sentence, combo_sentence, finding_sentence
from clubadmin.domain.referee.turn_order import may_play, on_turn
from clubadmin.domain.row.settle import Amounts
from clubadmin.domain.rules.cards import Suit, read_card
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import judge
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Language, Outcome, Position, Severity, Side
from tests.domain.referee.dealing import amsterdams, built_in, play
from tests.domain.scoring.own import own

AMSTERDAMS = amsterdams()
SETS = {rules.name: rules for rules in built_in()}
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
"""North takes every trick, with 20 roem in the fifth and 50 in the sixth."""
LATE = PIT.replace("5: RA R7", "5: RA K7").replace("8: K10 K7", "8: K10 R7")
"""The same game, but East does not follow diamonds in the fifth trick."""


def judged(text: str, rules: RuleSet = AMSTERDAMS) -> Judgement:
    record, found = read_play(text, rules)
    assert found == ()
    return judge_play(record, rules)


def notes(found: Judgement) -> set[str]:
    return {one.code for one in found.findings}


def test_all_tricks_are_a_pit_with_the_roem_that_lay_in_them() -> None:
    found = judged(PIT)
    assert not [one for one in found.findings if one.severity is Severity.ERROR]
    assert found.revokes == ()
    assert (found.ns, found.ew) == (Amounts(162, 70), Amounts(0, 0))
    assert found.line == "wp+170@s"
    assert found.settled is not None
    assert found.settled.outcome is Outcome.PIT
    assert found.settled.ns == Amounts(162, 170)


def test_defenders_with_all_tricks_make_the_others_nat() -> None:
    found = judged(PIT.replace("speelt n", "speelt o"))
    assert found.line == "z162+70@s"
    assert found.settled is not None
    assert (found.settled.outcome, found.settled.side) == (Outcome.NAT, Side.EW)
    bonus = judged(PIT.replace("speelt n", "speelt o"), SETS["nkf1976"])
    assert bonus.line == "zp+170@s"
    assert bonus.settled is not None
    assert bonus.settled.outcome is Outcome.PIT


def test_roem_that_was_not_declared_does_not_count() -> None:
    found = judged(PIT + "niet gemeld 6\n")
    assert found.ns.roem == 20
    assert found.tricks[5].roem == 0
    assert [combo.worth for combo in found.tricks[5].combos] == [50]


def test_roem_is_told_with_its_cards() -> None:
    combo = judged(PIT).tricks[4].combos[0]
    assert combo_sentence(combo) == "driekaart ♦9 ♦8 ♦7 20"
    assert combo_sentence(combo, Language.EN) == "three in sequence ♦9 ♦8 ♦7 20"


def test_who_plays_must_be_known_before_anybody_is_nat() -> None:
    found = judged(PIT.replace("speelt n\n", ""))
    assert (found.line, found.settled) == ("", None)
    assert "declarer-missing" in notes(found)
    assert found.ns == Amounts(162, 70)


REVOKE = """troef s
speelt n
uitkomst n
1: HA H7 H8 HB
2: RA R7 R8 R9
3: KA SA K7 K8
4: K9 KB KV KH
"""
"""East trumps clubs in the third trick, and leads clubs himself in the fourth."""


def test_a_player_who_shows_the_suit_later_did_revoke() -> None:
    found = judged(REVOKE)
    (revoke,) = found.revokes
    assert (revoke.trick, revoke.position, revoke.duty) == (3, E, Duty.FOLLOW)
    assert (revoke.could, revoke.shown) == ((read_card("K9"),), 4)
    assert card_sentence(revoke) == (
        "Oost speelde ♠A in slag 3, maar moest kleur bekennen. Dat kon met ♣9 (gespeeld in slag 4)."
    )
    assert card_sentence(revoke, Language.EN).startswith("East played ♠A in trick 3, but had to")


def test_two_hundred_and_sixty_two_with_the_roem_that_was_made() -> None:
    found = judged(REVOKE)
    assert found.line == "w.v+40@s"
    assert found.settled is not None
    assert (found.settled.outcome, found.settled.side) == (Outcome.REVOKE, Side.EW)
    assert (found.settled.ns, found.settled.ew) == (Amounts(262, 40), Amounts(0, 0))
    assert found.article == AMSTERDAMS.articles["revoke"]


def test_roem_of_who_revoked_goes_over_only_as_far_as_it_was_made_before() -> None:
    """NKF 1976, art. 13: South trumps clubs in the second trick and has K9 in the fourth.

    Wij had 20 before it and 20 after it; Zij made 50 after it.
    """
    text = "troef s\nspeelt n\nuitkomst n\n1: RA R7 R8 R9\n2: KA K7 S7 K8\n"
    found = judged(text + "3: HA H9 H8 H7\n4: K9 K10 KB KV\n")
    assert [(one.trick, one.position) for one in found.revokes] == [(2, S)]
    assert [trick.roem for trick in found.tricks] == [20, 0, 20, 50]
    assert found.line == "wv+20-50@s"
    assert found.settled is not None
    assert found.settled.ew == Amounts(262, 70)


def test_roem_in_the_trick_of_the_revoke_is_not_made_before_it() -> None:
    found = judged("troef s\nspeelt n\nuitkomst n\n1: KA KV S7 KH\n2: z K7 w K8 n KB o K9\n")
    assert found.tricks[0].roem == 20
    assert found.line == "wv@s"


def test_who_never_shows_the_suit_cannot_be_told() -> None:
    found = judged("troef s\nuitkomst n\n1: HA H7 K8 HB")
    south = found.tricks[0].cards[2]
    assert (south.allowed, south.certain) == (True, False)
    unsure = next(one for one in found.findings if one.code == "unsure")
    assert (unsure.seat, unsure.severity) == (S, Severity.WARNING)
    assert "zonder de hand" in finding_sentence(unsure)


def test_who_follows_suit_needs_no_hand_to_be_cleared() -> None:
    found = judged("troef s\nuitkomst n\n1: HA H7 H8 HB")
    assert all(card.certain for card in found.tricks[0].cards)
    assert all(card.card in card.could for card in found.tricks[0].cards)


def test_a_low_trump_on_a_trump_cannot_be_cleared_without_a_hand() -> None:
    found = judged("troef s\nuitkomst n\n1: SA S7 S8 S9")
    assert [card.certain for card in found.tricks[0].cards] == [True, False, False, True]


def test_when_every_higher_trump_is_seen_elsewhere_a_low_trump_is_cleared() -> None:
    found = judged("troef s\nuitkomst n\nhand n: SB S9 HA\n1: SA S7 S8 SH")
    assert [card.certain for card in found.tricks[0].cards] == [True, True, True, True]


def test_a_hand_clears_and_convicts() -> None:
    hand = "hand z: K7 K8 K9 KB RA RH RV SA\n"
    found = judged(f"troef s\nuitkomst n\n{hand}1: HA H7 K8 HB")
    assert found.tricks[0].cards[2].certain
    found = judged(f"troef s\nuitkomst o\n{hand}1: o HA z K8 w H7 n HB")
    (revoke,) = found.revokes
    assert (revoke.duty, revoke.could, revoke.shown) == (Duty.TRUMP, (read_card("SA"),), None)


def test_hands_may_be_given_as_they_were_in_the_middle_of_the_game() -> None:
    """Alles over kaarten: the sixth trick, C holds S8 S7 and DA."""
    text = "troef s\nhand w: S8 S7 DA\nslag 6: o H7, z SV, w {}\n"
    assert judged(text.format("DA")).revokes == ()
    (revoke,) = judged(text.format("S8")).revokes
    assert (revoke.trick, revoke.position, revoke.duty) == (6, W, Duty.NO_UNDERTRUMP)
    assert revoke.could == (read_card("RA"),)
    assert "moest een andere kaart bijspelen" in card_sentence(revoke)
    assert "Dat kon met ♦A." in card_sentence(revoke)


def test_who_has_as_many_cards_as_there_are_tricks_left_is_cleared_by_them() -> None:
    """No hearts among the three and no trump over the queen: the ace of diamonds was right."""
    text = "troef s\nhand w: S8 S7 DA\nslag 6: o H7, z SV, w DA\n"
    assert [card.certain for card in judged(text).tricks[0].cards] == [True, False, True]
    two = text.replace("S8 S7", "S8")  # the card that is not known may be a heart
    assert [card.certain for card in judged(two).tricks[0].cards] == [True, False, False]


def test_a_whole_hand_with_unknown_tricks_before_proves_nothing() -> None:
    hand = "hand z: H7 K8 K9 KB RA RH RV SA"
    text = f"troef s\n{hand}\n1: n S7 o S8 z SA w S9\nslag 4: n HA o H8 z K8 w H9"
    found = judged(text)
    assert found.revokes == ()
    assert not found.tricks[1].cards[2].certain


def test_the_first_revoke_counts_and_the_others_are_named() -> None:
    text = REVOKE + "5: n H9 o S9 z H10 w K10\n6: o HH z HV w S7 n S8\n7: w H7 n RB o RH z RV\n"
    found = judged(text)
    assert found.revokes[0].trick == 3
    assert len(found.revokes) > 1


def test_roem_of_tricks_that_are_not_known_is_asked_for() -> None:
    found = judged("troef s\nuitkomst n\nslag 3: n KA o SA z K7 w K8\n4: K9 KB KV KH")
    assert found.line == ".v+20@s"
    asked = next(one for one in found.findings if one.code == "gaps")
    assert finding_sentence(asked).startswith("Slag 1, 2 is niet bekend.")


def test_a_hand_that_is_known_in_part_convicts_by_itself() -> None:
    found = judged(
        "troef s\nuitkomst o\nhand z: H7\n1: o HA z K8 w H8 n H9\n2: o K9 z K7 w KB n KH"
    )
    assert found.revokes[0].shown is None


THREE_HANDS = """troef s
uitkomst n
hand n: SA SH SV SB S10 S9 S8 S7
hand o: HA HH HV HB H10 H9 H8 H7
hand z: RA RH RV RB R10 R9 R8 R7
"""


def test_three_hands_tell_the_fourth() -> None:
    found = judged(THREE_HANDS + "1: SA HA RA KA\n")
    assert all(card.certain for card in found.tricks[0].cards)
    record, _ = read_play(THREE_HANDS + "1: SA HA RA\n", AMSTERDAMS)
    turn = may_play(record, AMSTERDAMS)
    assert turn is not None
    assert turn[0] is W
    assert {card.suit for card, _ in turn[1]} == {Suit.K}
    assert len(turn[1]) == 8


def test_a_revoke_by_somebody_who_could_do_nothing_else_is_none() -> None:
    hands = "hand n: S8 S7\nhand o: SA HA\nhand z: SV KV\nhand w: H7 H8\n"
    text = f"troef s\n{hands}slag 7: w H7, n S8, o HA, z SV"
    assert judged(text).revokes == ()


@pytest.mark.parametrize(
    ("practice", "line", "fine"),
    [("162", "w.v+40@s", ""), ("redeal", "", ""), ("personal", "", "!2v")],
)
def test_what_a_revoke_costs_is_the_rule_sets_choice(practice: str, line: str, fine: str) -> None:
    found = judged(REVOKE, own(AMSTERDAMS, revoke=practice))
    assert (found.line, found.fine) == (line, fine)
    if practice == "162":
        assert found.settled is not None
        assert found.settled.ns == Amounts(162, 40)


def test_a_personal_penalty_leaves_the_game_as_it_was_played() -> None:
    found = judged(LATE, own(AMSTERDAMS, revoke="personal"))
    assert [(one.trick, one.position) for one in found.revokes] == [(5, E)]
    assert found.line == "wp+150@s!2v"
    assert found.settled is not None
    assert [(share.seat, share.fine) for share in found.settled.shares] == [(E, 100)]
    assert found.settled.ns.points == 162


@pytest.mark.parametrize(
    ("trump", "double", "fine"), [("h", 0, 30), ("h", 1, 60), ("-", 0, 60), ("-", 1, 120)]
)
def test_manille_deals_again_and_fines_what_the_game_could_give(
    trump: str, double: int, fine: int
) -> None:
    """Manille-tornooi, Loochenen: 30, 60 of 120."""
    text = f"troef {trump}\ndubbel {double}\nuitkomst n\n1: SA S7 K8 S9\n2: KA K7 S8 K9\n"
    found = judged(text, SETS["manille"])
    assert (found.revokes[0].position, found.line, found.settled) == (S, "", None)
    assert found.fine == f"!3v{fine}"


def test_a_revoke_found_after_the_last_trick_comes_with_a_warning() -> None:
    assert "revoke-late" in notes(judged(LATE))


def test_a_game_that_stops_without_a_revoke_is_not_settled() -> None:
    found = judged("troef s\nspeelt n\nuitkomst n\n1: HA H7 H8 HB")
    assert (found.line, found.settled) == ("", None)
    assert "unfinished" in notes(found)


def test_bad_input_is_not_a_revoke() -> None:
    text = "troef s\nspeelt n\nuitkomst n\nhand o: HA HH HV HB H10 H9 H8 K7\n1: H7 R8 S9 S10"
    found = judged(text)
    assert found.revokes == ()
    assert "not-in-hand" in notes(found)
    assert not found.tricks[0].cards[1].certain


@pytest.mark.parametrize(
    "text",
    [
        "hand n: S7 S8\nhand o: S7 H8\n1: S7 H8",  # in two hands
        "hand n: S7 S8\nhand o: S8 H8\n1: S7 H8",
        "hand o: S7 H8\n1: S7 H8",  # on the table already
        "1: S7 H8 K7 K8\n2: n HA o S7 z H7 w H9",  # shown later, but it lay there
        "1: S7 H8 K7 K8\n2: n R8 o S9 z H7 w H9\n3: o S9 z K9",
        "hand o: R7 S8\n1: S7 S9 K7 K8\n2: n S7 o R7 z H7 w H9",  # led for the second time
        "hand o: S2 H8\n1: S7 H8",  # no card at all
    ],
)
def test_nobody_is_convicted_by_a_card_that_is_in_dispute(text: str) -> None:
    record, _ = read_play(f"troef s\nspeelt n\nuitkomst n\n{text}", SETS["nku"])
    found = judge_play(record, SETS["nku"])
    assert [one for one in found.findings if one.severity is Severity.ERROR]
    assert found.revokes == ()
    assert (found.line, found.settled) == ("", None)
    doubted = [card for trick in found.tricks for card in trick.cards if card.position is E]
    assert not all(card.certain for card in doubted)
    why = next(one for one in found.findings if one.code.startswith("unsure"))
    assert "zonder de hand" not in finding_sentence(why)


def test_what_is_certain_beside_a_card_in_dispute_still_convicts() -> None:
    text = "troef s\nspeelt n\nuitkomst n\nhand o: H7 H8 K8\nhand z: H7 R7\n1: HA K8 R7 H9"
    found = judge_play(read_play(text, SETS["nku"])[0], SETS["nku"])
    assert [(one.position, one.could) for one in found.revokes] == [(E, (read_card("H8"),))]


@pytest.mark.parametrize(("practice", "fine"), [("personal", "!2v"), ("redeal-fine", "!2v162")])
def test_of_two_who_revoked_the_first_pays(practice: str, fine: str) -> None:
    text = "troef s\nuitkomst n\nhand o: H7 K7\nhand z: H8 K8\n1: HA K7 K8 H9"
    found = judged(text, own(AMSTERDAMS, revoke=practice))
    assert [one.position for one in found.revokes] == [E, S]
    assert found.fine == fine


def test_what_lay_between_the_lead_and_who_did_not_follow_may_be_in_doubt() -> None:
    text = "troef s\nspeelt n\nuitkomst n\nhand z: H8 K7\n1: HA H2 K7 H9"  # there is no H2
    found = judge_play(read_play(text, SETS["nku"])[0], SETS["nku"])
    assert [(one.position, one.could) for one in found.revokes] == [(S, (read_card("H8"),))]


def test_a_card_too_many_in_a_trick_is_not_judged() -> None:
    text = "troef s\nuitkomst n\n1: HA H7 H8 H9 H10"
    found = judge_play(read_play(text, AMSTERDAMS)[0], AMSTERDAMS)
    assert [card.certain for card in found.tricks[0].cards] == [True] * 4 + [False]


def test_no_row_rests_on_a_card_that_lay_there_twice() -> None:
    """The revoke stands, but what roem was made is not known."""
    found = judge_play(read_play(REVOKE.replace("K9 KB", "K9 R8"), AMSTERDAMS)[0], AMSTERDAMS)
    assert [(one.trick, one.position) for one in found.revokes] == [(3, E)]
    assert (found.line, found.settled) == ("", None)
    assert "line-disputed" in notes(found)


def test_no_row_rests_on_a_play_that_the_hands_deny() -> None:
    text = PIT.replace("uitkomst n", "uitkomst n\nhand z: S7")
    found = judge_play(read_play(text, AMSTERDAMS)[0], AMSTERDAMS)
    assert (found.line, found.settled) == ("", None)


def test_what_may_be_played_is_not_said_of_a_hand_in_dispute() -> None:
    record, _ = read_play("troef s\nuitkomst o\nhand o: SA HA\nhand z: SA", AMSTERDAMS)
    assert may_play(record, AMSTERDAMS) is None


def test_a_whole_hand_that_denies_a_card_proves_nothing() -> None:
    """East's hand has no KH, so it may be wrong in any other card as well."""
    hand = "hand o: SA SH SV SB H7 H8 H9 H10\n"
    text = f"troef s\nspeelt n\nuitkomst n\n{hand}1: HA K7 HH HV\n2: n K8 o KH z K9 w K10\n"
    record, _ = read_play(text, SETS["nku"])
    found = judge_play(record, SETS["nku"])
    assert "not-in-hand" in notes(found)
    assert found.revokes == ()
    asked, _ = read_play(text.split("2:", maxsplit=1)[0] + "2: n R7\n", SETS["nku"])
    assert may_play(asked, SETS["nku"]) is None


def test_roem_of_the_innocent_after_the_revoke_is_pointed_out() -> None:
    """NKU: the game stops at once; nobody plays on to make more roem."""
    text = "troef s\nspeelt n\nuitkomst n\n1: RA R7 R8 R9\n2: KA K7 S7 K8\n"
    text += "3: HA H9 H8 H7\n4: K9 K10 KB KV\n"
    found = judged(text, SETS["nku"])
    note = next(one for one in found.findings if one.code == "roem-after")
    assert (note.severity, note.article) == (Severity.WARNING, "NKU, Verzaken")
    told = finding_sentence(note)
    assert "slag 2" in told
    assert "4 (50)" in told
    assert "niet gemeld 4" in told
    without = judged(text + "niet gemeld 4\n", SETS["nku"])
    assert without.line == "wv+20@s"
    assert "roem-after" not in notes(without)


def test_roem_before_the_revoke_needs_no_remark() -> None:
    assert "roem-after" not in notes(judged(REVOKE.rsplit("3:", 1)[0] + "3: KA SA K7 K8\n4: K9"))


def test_a_bid_that_cannot_be_is_told_with_the_game() -> None:
    found = judged(PIT.replace("speelt n", "speelt n\nbod 0"), SETS["leidsch"])
    assert [one for one in found.findings if one.severity is Severity.ERROR]


def test_a_bid_that_cannot_be_is_told_before_the_game_is_over() -> None:
    text = "troef h\nspeelt n\nbod {}\nuitkomst n\n1: HA H7 H8 HB\n"
    good = judged(text.format(100), SETS["leidsch-tientallen"])
    assert not [one for one in good.findings if one.severity is Severity.ERROR]
    for bid in (5, 95, 99999):
        read, _ = read_play(text.format(95).replace("95", str(bid)), SETS["leidsch-tientallen"])
        found = judge_play(replace(read, bid=bid), SETS["leidsch-tientallen"])
        (wrong,) = [one for one in found.findings if one.severity is Severity.ERROR]
        assert f"{bid:,}".replace(",", ".") in finding_sentence(wrong)


@pytest.mark.parametrize(("name", "double"), [("manille", 3), ("kraken", 4), ("nku", 1)])
def test_doubling_more_often_than_can_be_is_told_once(name: str, double: int) -> None:
    record, _ = read_play(PIT, SETS[name])
    found = judge_play(replace(record, double=double), SETS[name])
    errors = [one for one in found.findings if one.severity is Severity.ERROR]
    assert [one.code for one in errors] == ["double-unknown"]
    kept = SETS[name].doubling == "none"
    assert (found.line == "") is not kept


def test_without_trump_known_only_following_suit_is_judged() -> None:
    record = PlayRecord(
        lead=N,
        hands={E: tuple(card for t in ("H9", "SA", "K7") if (card := read_card(t)))},
        tricks=(tuple((seat, read_card(t)) for seat, t in ((N, "HA"), (E, "SA"))),),  # type: ignore[misc]
    )
    found = judge_play(record, AMSTERDAMS)
    assert [one.duty for one in found.revokes] == [Duty.FOLLOW]
    assert "trump-missing" in notes(found)


def test_to_go_higher_is_a_duty_without_trumps_but_not_where_they_are_unknown() -> None:
    """What was led may have been trumps, which may be no higher than what was played."""
    rules = own(AMSTERDAMS, follow_higher="others")
    text = "troef {}\nuitkomst n\nhand o: HA H7\n1: H9 H7\n"
    for trump, no_trumps, duties in (
        ("s", False, [Duty.FOLLOW_HIGHER]),
        ("-", False, []),
        ("-", True, [Duty.FOLLOW_HIGHER]),
    ):
        played_by = own(rules, no_trumps=no_trumps)
        record, _ = read_play(text.format(trump), played_by)
        assert [one.duty for one in judge_play(record, played_by).revokes] == duties


def test_what_may_i_play_here() -> None:
    record, _ = read_play("troef s\nuitkomst o\nhand w: S8 S7 DA\nslag 1: o H7, z SV", AMSTERDAMS)
    assert may_play(record, AMSTERDAMS) == (
        W,
        (
            (read_card("S8"), Duty.NO_UNDERTRUMP),
            (read_card("S7"), Duty.NO_UNDERTRUMP),
            (read_card("RA"), None),
        ),
    )


def test_hands_without_tricks_let_the_lead_play_anything() -> None:
    record, _ = read_play("troef s\nuitkomst o\nhand o: SA HA", AMSTERDAMS)
    assert may_play(record, AMSTERDAMS) == (E, ((read_card("SA"), None), (read_card("HA"), None)))


def test_a_trick_that_has_only_been_begun_on_paper_is_next() -> None:
    text = "troef s\nuitkomst o\nhand o: SA HA\n1: o K7 z K8 w K9 n KB"
    record, _ = read_play(text, AMSTERDAMS)
    begun = replace(record, tricks=(*record.tricks, ()))
    assert may_play(begun, AMSTERDAMS) == may_play(record, AMSTERDAMS)
    north = replace(begun, hands={N: record.hands[E]})
    assert may_play(north, AMSTERDAMS) == (N, ((read_card("SA"), None), (read_card("HA"), None)))
    record, _ = read_play(f"{text}\n2: n R7 o RA z R8 w R9", AMSTERDAMS)
    third = may_play(replace(record, tricks=(*record.tricks, ())), AMSTERDAMS)
    assert third == (E, ((read_card("SA"), None), (read_card("HA"), None)))


def test_without_the_hand_on_turn_nothing_can_be_said() -> None:
    record, _ = read_play("troef s\nuitkomst o\nhand n: SA HA", AMSTERDAMS)
    assert may_play(record, AMSTERDAMS) is None


def test_nobody_is_on_turn_after_the_last_trick() -> None:
    record, _ = read_play(PIT, AMSTERDAMS)
    assert may_play(replace(record, hands={N: (read_card("SA"),)}), AMSTERDAMS) is None  # type: ignore[arg-type]


THREE = "troef s\nspeelt {}\nbod 90\nuitkomst n\nhand z: SA KA RA\n"


def test_of_three_players_the_two_are_partners_against_who_plays_alone() -> None:
    rules = SETS["drie-spelers"]
    free, _ = read_play(THREE.format("n") + "1: o HA\n", rules)
    turn = may_play(replace(free, lead=E), rules)
    assert turn is not None
    assert [duty for _, duty in turn[1]] == [None, None, None]
    alone, _ = read_play(THREE.format("o") + "1: o HA\n", rules)
    turn = may_play(replace(alone, lead=E), rules)
    assert turn is not None
    assert [duty for _, duty in turn[1]] == [None, Duty.TRUMP, Duty.TRUMP]


def test_the_talon_is_counted_when_the_last_trick_has_been_played() -> None:
    found = judged("troef s\nspeelt n\nbod 90\nuitkomst n\n1: HA H10 H7\n", SETS["drie-spelers"])
    assert (found.ns, found.ew) == (Amounts(21), Amounts(0))  # 11 and 10


@pytest.mark.parametrize(
    ("lines", "seat", "lies"),
    [
        ("", N, 0),
        ("1: HA HH\n", S, 2),
        ("1: HA S7 HH HV\n", E, 0),  # east trumped
        ("1: HA S7 HH HV\n2: RA\n", S, 1),
        ("1: HA S7 HH HV\n2: RA RH RV R7\n3: KA KH KV\n", N, 3),
    ],
)
def test_who_wins_a_trick_leads_and_then_it_goes_round(
    lines: str, seat: Position, lies: int
) -> None:
    record, _ = read_play("troef s\nspeelt n\nuitkomst n\n" + lines, AMSTERDAMS)
    turn = on_turn(record, AMSTERDAMS)
    assert turn is not None
    assert (turn[0], len(turn[1])) == (seat, lies)


def test_a_trick_that_is_not_whole_has_no_winner_points_or_roem() -> None:
    (trick,) = judged("troef s\nspeelt n\nuitkomst n\n1: H9 H8 H7\n").tricks
    assert (trick.winner, trick.points, trick.roem, trick.combos) == (None, 0, 0, ())


def test_of_three_players_nothing_is_concluded_while_it_is_unknown_who_plays_alone() -> None:
    rules = SETS["drie-spelers"]
    text = "troef s\nuitkomst o\nhand z: SA KA RA R7 R8 R9 K7 K8 K9 KB\n1: o HA z KA n H7"
    record, _ = read_play(text, rules)
    found = judge_play(record, rules)
    assert found.revokes == ()
    assert "declarer-missing" in notes(found)
    assert not found.tricks[0].cards[1].certain


def test_of_two_players_a_card_that_comes_later_may_have_lain_face_down() -> None:
    rules = SETS["twee-spelers"]
    text = "troef s\nuitkomst n\n{}1: n HA o KA\n2: n H7 o H8\n"
    assert judged(text.format(""), rules).revokes == ()
    (revoke,) = judged(text.format("hand o: H8 KA\n"), rules).revokes
    assert (revoke.position, revoke.could) == (E, (read_card("H8"),))


SIXTEEN = "SA SH SV SB S10 S9 S8 S7 HA HH HV HB H10 H9 H8 H7"


def test_of_two_players_all_sixteen_cards_may_be_given() -> None:
    """Which eight lay open is not in it, so they convict nobody; they do clear."""
    rules = SETS["twee-spelers"]
    text = f"troef k\nspeelt n\nuitkomst o\nhand n: {SIXTEEN}\n"
    found = judged(f"{text}1: o SA n HA\n".replace("hand n: SA", "hand n:"), rules)
    assert found.revokes == ()
    assert not found.tricks[0].cards[1].certain
    (note,) = [one for one in found.findings if one.code == "hand-open"]
    assert (note.severity, note.seat) == (Severity.WARNING, N)
    assert "15" in finding_sentence(note)
    cleared = judged(f"{text}1: o RA n HA\n", rules)
    assert cleared.tricks[0].cards[1].certain
    record, _ = read_play(f"{text}1: o RA\n", rules)
    assert may_play(record, rules) is None


def test_of_two_players_more_than_sixteen_cannot_be() -> None:
    rules = SETS["twee-spelers"]
    record, _ = read_play(f"troef k\nhand n: {SIXTEEN} RA\n", rules)
    assert "hand-size" in notes(judge_play(record, rules))


def test_of_two_players_a_card_beside_his_sixteen_is_not_his() -> None:
    rules = SETS["twee-spelers"]
    record, _ = read_play(f"troef k\nuitkomst n\nhand n: {SIXTEEN}\n1: RA\n", rules)
    assert "not-in-hand" in notes(judge_play(record, rules))


def test_suit_letters_of_a_trump_suit_are_those_of_quick_entry() -> None:
    assert [suit.value for suit in Suit] == ["s", "h", "r", "k"]


@pytest.mark.parametrize("name", ["leidsch", "leidsch-tientallen", "drie-spelers"])
def test_what_the_sheet_asks_of_the_row_the_referee_asks_too(name: str) -> None:
    """Same code, same article and same sentence: here that no bid is known."""
    rules, rng = SETS[name], Random(name)
    codes = set()
    for game in filter(None, (play(rules, rng) for _ in range(8))):
        found = judge_play(replace(game.record, bid=None), rules)
        told = {(one.code, one.article, finding_sentence(one)) for one in found.findings}
        row = judge(found.line, rules).findings
        codes |= {one.code for one in row}
        assert {(one.code, one.article, sentence(one)) for one in row} <= told
    assert "bid-missing" in codes


def test_a_bid_of_the_wrong_kind_has_the_code_that_the_sheet_gives_it() -> None:
    found = judged(PIT.replace("speelt n", "speelt n\nbod 95"), SETS["leidsch-tientallen"])
    assert "bid-kind" in {one.code for one in found.findings}


ALL_POINTS = """troef s
speelt n
uitkomst n
1: SB S7 S8 HA
2: S9 SV K7 HV
3: SA SH H9 HB
4: S10 K10 H10 HH
5: H7 H8 R8 R9
6: R7 RH RB RA
7: R10 RV K8 KV
8: KA K9 KB KH
"""


def test_the_sheet_need_not_ask_what_the_cards_tell() -> None:
    """Wij have every point, but East took the fifth trick: no pit, and no question of one."""
    found = judged(ALL_POINTS, SETS["nku"])
    assert (found.revokes, found.ns.points, found.tricks[4].winner) == ((), 162, E)
    assert "sweep-unmarked" in {one.code for one in judge(found.line, SETS["nku"]).findings}
    assert "sweep-unmarked" not in notes(found)


def test_too_late_for_a_revoke_is_said_with_the_rules_that_say_it() -> None:
    own_rules = next(o for o in judged(LATE, SETS["nkf1976"]).findings if o.code == "revoke-late")
    assert finding_sentence(own_rules).endswith("(NKF 1976, art. 14)")
    silent = next(one for one in judged(LATE).findings if one.code == "revoke-late")
    assert finding_sentence(silent).endswith("(NKF 1976, art. 14; uw reglement zwijgt hierover)")
    assert finding_sentence(silent, Language.EN).endswith("your rules do not say)")


def test_manille_stops_whenever_loochenen_is_established() -> None:
    """Manille-tornooi, Loochenen / Vals spelen."""
    manille = SETS["manille"]
    found = judged(LATE, manille)
    assert found.revokes
    assert "revoke-late" not in notes(found)


def test_a_lead_out_of_turn_names_its_article() -> None:
    text = "troef h\nuitkomst n\n1: SA S7 S8 S9\n2: o KA"
    record, _ = read_play(text, SETS["nkf1976"])
    for name, cited in (
        ("nkf1976", "(NKF 1976, art. 11)"),
        ("nku", "(NKF 1976, art. 11; uw reglement zwijgt hierover)"),
    ):
        found = judge_play(record, SETS[name])
        wrong = next(one for one in found.findings if one.code == "wrong-lead")
        assert wrong.article == "NKF 1976, art. 11"
        assert finding_sentence(wrong).endswith(cited)


@pytest.mark.parametrize("name", ["nku", "nkf1976", "amsterdams", "belote"])
def test_nine_cards_in_a_hand_are_a_misdeal(name: str) -> None:
    record, _ = read_play("troef h\nhand n: SA SH SV SB S10 S9 S8 S7 HA", SETS[name])
    wrong = next(o for o in judge_play(record, SETS[name]).findings if o.code == "hand-size")
    assert wrong.article == SETS[name].articles["misdeal"]


@pytest.mark.parametrize("name", ["nku", "nkf1976", "belote"])
def test_who_has_no_card_for_the_last_trick_is_a_card_short(name: str) -> None:
    """NKU, Kaart te kort: whoever comes a card short and did not report it in time."""
    text = PIT.replace("8: K10 K7 KB KH", "8: K10 K7 KB")
    hand = "hand w: HA HV HB HH R9 RB KV\n"
    record, _ = read_play(text + hand, SETS[name])
    (note,) = [one for one in judge_play(record, SETS[name]).findings if one.code == "card-short"]
    assert (note.seat, note.severity) == (W, Severity.WARNING)
    assert note.article == SETS[name].articles["card_short"]
    assert "card-short" not in notes(judge_play(replace(record, hands={}), SETS[name]))


def test_a_misdeal_that_is_fined_goes_by_the_fine() -> None:
    record, _ = read_play("troef h\nhand n: SA SH SV SB S10 S9 S8 S7 HA", SETS["manille"])
    wrong = next(o for o in judge_play(record, SETS["manille"]).findings if o.code == "hand-size")
    assert wrong.article == SETS["manille"].articles["misdeal_fine"]


def test_who_leads_is_who_is_named_at_the_first_card_unless_it_was_said_before() -> None:
    for said, lead in (("", S), ("uitkomst n\n", N)):
        record, findings = read_play(f"troef h\n{said}1: z SA S7 S8 S9\n", SETS["nku"])
        assert (record.lead, [*findings]) == (lead, [])

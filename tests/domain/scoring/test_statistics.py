from collections.abc import Sequence
from dataclasses import replace

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import score_sheet
from clubadmin.domain.scoring.statistics import SeenSheet, Statistic, of_games, of_player
from clubadmin.domain.terms import Position
from clubadmin.i18n import Language
from tests.property.any_system import SHIPPED

SETS = {rules.name: rules for rules in SHIPPED}
NKU = SETS["nku"]
KRAKEN = replace(NKU, name="kraken-test", doubling="kraken", four_jacks=200)
LEIDSCH = replace(NKU, name="leidsch-test", bidding="level")
TENS = replace(NKU, name="tens-test", bidding="points")
TARGET = replace(NKU, name="target-test", target=501)


def _seen(lines: str, rules: RuleSet, **where: int) -> SeenSheet:
    place = {"round": 1, "table": 1, **where}
    return SeenSheet(score_sheet(lines.split(), rules), **place)


def _values(found: Sequence[Statistic]) -> dict[str, str]:
    return {one.code: one.value.text() for one in found}


def _games(lines: str, rules: RuleSet) -> dict[str, str]:
    return _values(of_games([_seen(lines, rules)], rules))


def _player(lines: str, rules: RuleSet, seat: str) -> dict[str, str]:
    return _values(of_player([(_seen(lines, rules), Position(seat))], rules))


def test_plain_games_are_counted_by_how_they_ended() -> None:
    found = _games("92+20 n-40 p v-20 x 81-20 -", NKU)
    assert found["games"] == "5"
    assert found["not-played"] == "2"
    assert found["made"] == "3 (60%)"
    assert found["nat"] == "1 (20%)"
    assert found["pit"] == "1 (20%)"
    assert found["revoke"] == "1"


def test_roem_is_the_mean_of_both_sides_with_the_pit() -> None:
    assert _games("92+20 p 92", NKU)["roem"] == "40,0"
    assert _games("92+20-50 82-20", NKU)["roem"] == "45,0"  # 70 and 20


def test_a_half_goes_up() -> None:
    assert _player("82 82 82 83", NKU, "n")["mean"] == "82,3"  # 82,25
    assert _player("82 83 83 83", NKU, "n")["mean"] == "82,8"  # 82,75


def test_the_highest_game_is_named_with_its_place() -> None:
    first = _seen("92", NKU, round=1, table=1)
    second = _seen("80 **+140", NKU, round=2, table=3)
    found = {one.code: one for one in of_games([first, second], NKU)}
    assert found["highest"].value.text() == "302 (ronde 2, tafel 3, spel 2)"
    assert found["highest"].value.text(Language.EN) == "302 (round 2, table 3, game 2)"


def test_over_a_season_the_evening_is_named_as_well() -> None:
    found = _values(of_games([_seen("92", NKU, evening=7)], NKU))
    assert found["highest"] == "92 (avond 7, ronde 1, tafel 1, spel 1)"


def test_nothing_played_gives_dashes_and_no_error() -> None:
    found = _values(of_games([], NKU))
    assert found["games"] == "0"
    assert found["roem"] == "–"
    assert "highest" not in found


def test_a_player_sees_his_own_side_only() -> None:
    lines = "92+20 n-40 .p"
    assert _player(lines, NKU, "n")["nat"] == "1"
    assert _player(lines, NKU, "e")["nat"] == "0"
    assert _player(lines, NKU, "e")["pit"] == "1"
    assert _player(lines, NKU, "n")["mean"] == "37,3"
    assert _player(lines, NKU, "e")["roem"] == "46,7"


def test_kraken_tells_who_doubled_last_and_what_was_at_stake() -> None:
    found = _games("w61+40k w92k w92kk 92", KRAKEN)
    assert (found["kraak"], found["rekraak"], found["superkraak"]) == ("3 (75%)", "1", "0")
    # 101 against 101: the defenders doubled and did not have more; then 92: they lose again
    assert found["last-won"] == "1 van 3"
    assert found["stakes"] == "1.296"


def test_who_doubled_last_has_not_won_what_stands_as_even() -> None:
    assert _games("w!324kk", KRAKEN)["last-won"] == "0 van 1"  # 324 each: a slip, told elsewhere


def test_what_a_player_doubled_last_is_his_own() -> None:
    lines = "w61+40k w92kk"
    assert _player(lines, KRAKEN, "e")["last-won"] == "0 van 1"
    assert _player(lines, KRAKEN, "s")["last-won"] == "1 van 1"
    assert _player(lines, KRAKEN, "s")["played"] == "2 van 2"


def test_leidsch_counts_by_level_and_tells_the_mean_bid() -> None:
    found = _games("w92#2 w85#2 w82 z.110#3", LEIDSCH)
    assert found["bid-1"] == "1 gehaald, 0 nat"
    assert found["bid-2"] == "1 gehaald, 1 nat"
    assert found["bid-3"] == "1 gehaald, 0 nat"
    assert found["bid-mean"] == "2,0"


def test_bids_by_tens_are_counted_by_ten() -> None:
    statistics = of_games([_seen("w100#100 w90#100 w120#110", TENS)], TENS)
    found = {one.label.text(): one.value.text() for one in statistics}
    assert found["Bod 100"] == "1 gehaald, 1 nat"
    assert found["Bod 110"] == "1 gehaald, 0 nat"
    assert found["Gemiddeld bod"] == "103,3"


def test_matches_to_a_target_have_a_length_and_deciding_games() -> None:
    short = _seen(" ".join(["162"] * 4), TARGET)
    # 243-243, 324-324 ... both 567 after seven games: one more decides
    level = _seen(" ".join(["81"] * 7 + ["100"]), TARGET)
    unfinished = _seen("92", TARGET)
    # 567-486 ends it; what stands behind that, 567-567 and 648-648, is of no game any more
    behind = _seen(" ".join(["81"] * 6 + ["162", ".81+81", "81"]), TARGET)
    assert _values(of_games([behind], TARGET))["deciding"] == "0"
    found = _values(of_games([short, level, unfinished], TARGET))
    assert found["matches"] == "2 van 3"
    assert found["match-games"] == "6,0"
    assert found["deciding"] == "1"
    assert _player(" ".join(["162"] * 4), TARGET, "n")["matches"] == "1 van 1"
    reached = replace(TARGET, target=567)
    assert (
        _values(of_games([_seen(" ".join(["81"] * 7 + ["100"]), reached)], reached))["deciding"]
        == "1"
    )


def test_what_is_typed_after_the_end_of_a_match_is_not_counted() -> None:
    assert _games(" ".join(["162"] * 6), TARGET)["games"] == "4"


def test_every_player_has_the_same_figures_in_the_same_order() -> None:
    for rules in (NKU, KRAKEN, LEIDSCH, TARGET, *SETS.values()):
        one, other = (
            [figure.code for figure in of_player(played, rules)]
            for played in ([], [(_seen("92+20 n p", rules), Position.N)])
        )
        assert one == other


def test_three_players_have_totals_of_their_own_and_what_they_made_alone() -> None:
    solo = SETS["drie-spelers"]
    lines = "1/85+20#90 2/70#90 1/100#100"
    found = _games(lines, solo)
    assert found["made"] == "2 (67%)"
    assert found["bid-90"] == "1 gehaald, 1 nat"
    first, second, third = (_player(lines, solo, seat) for seat in "nes")
    assert (first["alone"], second["alone"], third["alone"]) == ("2 van 2", "0 van 1", "–")
    assert (first["nat"], second["nat"], third["nat"]) == ("0", "1", "0")
    assert first["mean"] == "95,3"  # 105, half of 162, 100
    assert second["mean"] == "23,3"  # half of 77 upwards, nothing, half of 62


def test_manille_counts_kloppen_level_games_and_fines() -> None:
    manille = SETS["manille"]
    lines = "37 37@zk --- .60@s 42kk 36!2v60 20!1m2"
    found = _games(lines, manille)
    assert found["no-trumps"] == "1 (14%)"
    assert found["kloppen"] == "2 (29%)"
    assert found["tegenkloppen"] == "1"
    assert found["flat"] == "1 (14%)"
    assert found["round"] == "1 (14%)"
    assert found["fines"] == "2, samen 75 punten"
    assert found["revoke"] == "1"
    assert _player(lines, manille, "e")["revoke"] == "1"
    assert _player(lines, manille, "s")["revoke"] == "0"
    assert found["trumps"] == "schoppen 1, zonder 1"
    assert "made" not in found
    assert _player(lines, manille, "e")["fines"] == "60"
    assert _player(lines, manille, "w")["fines"] == "0"


def test_what_is_doubled_twice_counts_at_both_and_the_label_says_so() -> None:
    for rules, lines in ((KRAKEN, "w92k w92kk w92kkk"), (SETS["manille"], "37k 37kk 37")):
        figures = of_games([_seen(lines, rules)], rules)
        first, second = (
            one
            for one in figures
            if one.code.startswith(("kraak", "klop")) or one.code.startswith(("rekraak", "tegenkl"))
        )
        assert first.value.text().startswith(("3 ", "2 "))
        assert first.label.text() in ("Gekraakt", "Geklopt")
        assert second.label.text().startswith("Waarvan ")
        assert second.label.text(Language.EN).startswith("Of which ")
        assert (
            second.value.text()
            == second.value.text(Language.EN)
            == str(int(first.value.text()[0]) - 1)
        )


def test_troefcall_tells_how_many_tricks_winners_and_players_take() -> None:
    troefcall = SETS["troefcall"]
    assert _games("8 .9 13", troefcall)["tricks"] == "10,0"
    assert _player("8 .9 13", troefcall, "n")["mean"] == "8,3"
    for rules, label in ((troefcall, "Slagen per spel"), (SETS["manille"], "Per spel")):
        figures = of_player([(_seen("8", rules), Position.N)], rules)
        assert [one.label.text() for one in figures if one.code == "mean"] == [label]


def test_roem_in_the_hand_tells_what_was_declared_and_what_was_rejected() -> None:
    found = _games("92+90-40 92+50 92 85+50-s", SETS["roem-in-de-hand"])
    assert found["hand"] == "3 (75%)"
    assert found["rejected"] == "1 keer, samen 40"
    assert found["stuk"] == "1"


def test_roem_that_never_became_valid_was_not_rejected() -> None:
    strict = replace(SETS["roem-in-de-hand"], name="strict-test", hand_trick=True)
    found = _games("wp+150-40", strict)
    assert (found["hand"], found["rejected"]) == ("1 (100%)", "0 keer, samen 0")


def test_double_spades_tell_how_often_and_how_they_ended() -> None:
    found = _games("w76+20@s w76+20@h w90@s", SETS["schoppen-dubbel"])
    assert found["spades"] == "2 (67%)"
    assert found["spades-made"] == "1 van 2"


def test_belote_counts_stuk() -> None:
    assert _games("92+20 82 **+120", SETS["belote"])["stuk"] == "2"


def test_no_line_under_any_rules_gives_trouble() -> None:
    lines = "92+20 w61+40k 1/85#90 --- 37@zk!2v60 a81.81 p v n r zz 999 .-5 x - w92#2@s .n+vi 13"
    for rules in SETS.values():
        seen = _seen(lines, rules)
        assert of_games([seen], rules)
        for seat in Position:
            assert of_player([(seen, seat)], rules)

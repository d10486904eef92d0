import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run


def people_of(table: dict[str, Any]) -> list[int]:
    return [table[seat] for seat in "nsew"]


def test_everybody_plays_each_round_and_nobody_meets_twice(run: Run) -> None:
    ran = run(
        "draw", "--format", "individual", "--entrants", 32, "--rounds", 4, "--seed", 1, "--json"
    )
    assert ran.code == 0
    schedule = ran.json
    assert (schedule["format"], schedule["entrants"], schedule["seed"]) == ("individual", 32, 1)
    assert schedule["repeats"] == {"partners": 0, "tablemates": 0}
    assert schedule["proof"] == "optimal"
    met: list[tuple[int, int]] = []
    for number, drawn in enumerate(schedule["rounds"], start=1):
        assert drawn["round"] == number
        assert drawn["sits_out"] == drawn["three"] == []
        assert sorted(one for table in drawn["tables"] for one in people_of(table)) == list(
            range(1, 33)
        )
        met += [
            pair for table in drawn["tables"] for pair in combinations(sorted(people_of(table)), 2)
        ]
    assert len(met) == len(set(met))


def test_the_same_seed_gives_the_same_draw_and_another_seed_another(run: Run) -> None:
    draws = [
        run("draw", "--entrants", 22, "--rounds", 3, "--seed", seed, "--json").out
        for seed in (5, 5, 6)
    ]
    assert draws[0] == draws[1] != draws[2]


def test_pairs_sit_north_south_and_east_west(run: Run) -> None:
    schedule = run("draw", "--format", "pairs", "--entrants", 9, "--rounds", 3, "--json").json
    for drawn in schedule["rounds"]:
        seated = [table[side] for table in drawn["tables"] for side in ("ns", "ew")]
        assert sorted(seated + drawn["sits_out"]) == list(range(1, 10))


def test_left_over_players_sit_out_or_play_at_three(run: Run) -> None:
    out = run("draw", "--entrants", 11, "--rounds", 2, "--json").json
    assert [len(drawn["sits_out"]) for drawn in out["rounds"]] == [3, 3]
    three = run("draw", "--entrants", 11, "--rounds", 2, "--odd", "three", "--json").json
    assert [len(drawn["three"]) for drawn in three["rounds"]] == [1, 1]
    assert all(len(one["players"]) == 3 for drawn in three["rounds"] for one in drawn["three"])


def test_those_who_met_before_are_kept_apart_while_that_is_possible(
    run: Run, tmp_path: Path
) -> None:
    history = tmp_path / "eerder.csv"
    before = {
        (a, b)
        for group in ((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12), (13, 14, 15, 16))
        for a, b in combinations(group, 2)
    }
    history.write_text("a,b\n" + "\n".join(f"{a},{b}" for a, b in sorted(before)))
    schedule = run("draw", "--entrants", 16, "--rounds", 1, "--history", history, "--json").json
    met = {
        pair
        for table in schedule["rounds"][0]["tables"]
        for pair in combinations(sorted(people_of(table)), 2)
    }
    assert not met & before


def test_who_met_before_and_cannot_be_kept_apart_is_listed(run: Run, tmp_path: Path) -> None:
    history = tmp_path / "eerder.csv"
    history.write_text("a;b\n" + "\n".join(f"{a};{b}" for a, b in combinations((1, 2, 3, 4), 2)))
    ran = run("draw", "--entrants", 8, "--rounds", 2, "--history", history, "--json")
    assert ran.code == 0
    for drawn in ran.json["rounds"]:  # four who all met, at two tables: two and two at the least
        met = sorted(
            f"{a}-{b}"
            for table in drawn["tables"]
            for a, b in combinations(sorted(people_of(table)), 2)
            if b <= 4
        )
        assert len(met) == 2
        listed = f"Ronde {drawn['round']}: wie elkaar eerder al troffen: {', '.join(met)}."
        assert listed in ran.json["notes"]
        assert listed in ran.err
    alone = run("draw", "--entrants", 16, "--rounds", 1, "--history", history, "--json")
    assert "notes" not in alone.json
    pairs = run(
        "draw", "--format", "pairs", "--entrants", 2, "--rounds", 1, "--history", history, "--json"
    )
    assert "1-2" in pairs.json["notes"][-1]


def test_several_wishes_may_stand_together(run: Run) -> None:
    many = run("draw", "--entrants", 16, "--rounds", 1, "--together", "3-4,5-6", "--json").json
    single = ("--together", "3,4", "--together", "5 - 6")
    assert run("draw", "--entrants", 16, "--rounds", 1, *single, "--json").json == many


def test_wishes_are_honoured_and_what_was_not_is_listed(run: Run) -> None:
    ran = run(
        "draw",
        "--entrants",
        16,
        "--rounds",
        1,
        "--apart",
        "1-2",
        "--together",
        "3-4",
        "--together",
        "5,6",
        "--json",
    )
    tables = [set(people_of(table)) for table in ran.json["rounds"][0]["tables"]]
    assert not any({1, 2} <= table for table in tables)
    assert any({3, 4} <= table for table in tables)
    assert any({5, 6} <= table for table in tables)
    assert "notes" not in ran.json
    impossible = run("draw", "--entrants", 4, "--rounds", 1, "--apart", "1-2", "--json")
    assert impossible.code == 0
    assert "1 en 2" in impossible.json["notes"][0]
    assert "1 en 2" in impossible.err


def test_pairs_that_should_not_meet_do_not(run: Run) -> None:
    schedule = run(
        "draw", "--format", "pairs", "--entrants", 8, "--rounds", 4, "--apart", "1-2", "--json"
    ).json
    assert not any(
        {table["ns"], table["ew"]} == {1, 2}
        for drawn in schedule["rounds"]
        for table in drawn["tables"]
    )


def test_in_a_full_hall_nobody_sits_twice_with_the_same_player(run: Run) -> None:
    schedule = run("draw", "--entrants", 401, "--rounds", 6, "--json").json
    assert schedule["repeats"]["tablemates"] == 0


def test_in_words_each_round_is_a_table(run: Run) -> None:
    ran = run("draw", "--entrants", 5, "--rounds", 1)
    assert ran.out.splitlines()[0] == "Ronde 1"
    assert "zit stil:" in ran.out


def test_what_cannot_be_drawn_gets_one_sentence(run: Run, tmp_path: Path) -> None:
    wrong = tmp_path / "fout.csv"
    wrong.write_text("a,b\n1,twee\n")
    long = tmp_path / "lang.csv"
    long.write_text("9" * 200_000)
    for arguments, about in (
        (("--format", "carrousel", "--entrants", 8, "--rounds", 3), "individual, boompje, pairs"),
        (("--entrants", 3, "--rounds", 1), "--entrants 3"),
        (("--entrants", 10**6, "--rounds", 1), "--entrants 1000000"),
        (("--entrants", 8, "--rounds", 0), "--rounds 0"),
        (("--entrants", 1000, "--rounds", 40), "hoogstens 10 ronden"),
        (("--entrants", 8, "--rounds", 2, "--odd", "half"), "--odd 'half'"),
        (("--entrants", 8, "--rounds", 2, "--method", "zo"), "--method 'zo'"),
        (("--entrants", 8, "--rounds", 2, "--apart", "1-9"), "--apart 1-9"),
        (("--entrants", 8, "--rounds", 2, "--together", "ik-jij"), "3-7"),
        (("--entrants", 8, "--rounds", 2, "--history", tmp_path / "weg.csv"), "weg.csv"),
        (("--entrants", 8, "--rounds", 2, "--history", wrong), "regel 2"),
        (("--entrants", 8, "--rounds", 2, "--history", long), "regel 1: hier horen twee nummers"),
        (("--entrants", 8, "--rounds", 2, "--history", tmp_path / "a\nb"), r"a\nb' kan niet"),
        (("--entrants", 8, "--rounds", 2, "--history", ""), "is geen bestand genoemd"),
    ):
        ran = run("draw", *arguments)
        assert ran.code == 2
        assert ran.out == ""
        assert about in ran.err
        assert len(ran.err.strip().splitlines()) == 1


def test_who_is_wanted_together_and_apart_is_named(run: Run) -> None:
    ran = run("draw", "--entrants", 8, "--rounds", 2, "--together", "1-2", "--apart", "2-1")
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.strip() == (
        "1 en 2 kunnen niet tegelijk samen en apart zitten: laat --together 1-2 of --apart 1-2 weg."
    )


def test_json_is_all_that_is_on_standard_output(run: Run) -> None:
    ran = run("draw", "--entrants", 9, "--rounds", 4, "--json")
    assert json.loads(ran.out)["entrants"] == 9


def test_tables_of_three_and_of_two_are_drawn_as_well(run: Run) -> None:
    three = run("draw", "--format", "three-players", "--entrants", 15, "--rounds", 7, "--json").json
    assert three["repeats"] == {"partners": 0, "tablemates": 0}
    assert set(three["rounds"][0]["tables"][0]) == {"table", "n", "e", "s"}
    two = run("draw", "--format", "two-players", "--entrants", 7, "--rounds", 1)
    assert two.out.splitlines()[:2] == ["Ronde 1", "tafel  N  O"]
    assert "zit stil: " in two.out


def test_too_few_for_a_table_of_three_are_refused(run: Run) -> None:
    ran = run("draw", "--format", "three-players", "--entrants", 2, "--rounds", 1)
    assert ran.code == 2
    assert "voor three-players van 3 tot en met 1000" in ran.err


@pytest.mark.parametrize(
    ("form", "seats"),
    [
        ("schevenings", {"table", "ns", "ew", "games"}),
        ("howell-pairs", {"table", "ns", "ew", "games"}),
        ("howell-players", {"table", "n", "s", "e", "w", "games"}),
        ("teams", {"table", "ns", "ew", "games"}),
        ("knockout", {"table", "n", "s", "e", "w"}),
        ("knockout-pairs", {"table", "ns", "ew"}),
        ("boompje", {"table", "n", "s", "e", "w"}),
    ],
)
def test_every_format_is_drawn_from_the_terminal(run: Run, form: str, seats: set[str]) -> None:
    ran = run("draw", "--format", form, "--entrants", 16, "--rounds", 3, "--seed", 2, "--json")
    assert ran.code == 0
    schedule = ran.json
    assert (schedule["format"], schedule["entrants"], schedule["seed"]) == (form, 16, 2)
    assert len(schedule["rounds"]) == 3
    assert all(set(table) == seats for drawn in schedule["rounds"] for table in drawn["tables"])
    in_words = run("draw", "--format", form, "--entrants", 16, "--rounds", 3, "--seed", 2)
    assert in_words.out.startswith("Ronde 1\ntafel ")


def test_the_help_has_a_line_for_each_format(run: Run) -> None:
    help_page = run("draw", "--help").out
    for form in ("individual", "pairs", "schevenings", "howell-pairs", "howell-players"):
        assert f"\n    {form} " in help_page
    for form in ("teams", "knockout", "knockout-pairs", "boompje", "three-players", "two-players"):
        assert f"\n    {form} " in help_page
    assert '{"round": 1, "table": 3, "winner": 1}' in help_page


def test_how_many_wallets_a_table_plays_can_be_said(run: Run) -> None:
    arguments = ("draw", "--format", "schevenings", "--entrants", 10, "--rounds", 2, "--json")
    tables = run(*arguments).json["rounds"][0]["tables"]
    assert [table["games"] for table in tables][:2] == [[1, 2, 3, 4], [5, 6, 7, 8]]
    tables = run(*arguments, "--games-per-round", 3).json["rounds"][0]["tables"]
    assert [table["games"] for table in tables][:2] == [[1, 2, 3], [4, 5, 6]]
    refused = run(*arguments, "--games-per-round", 0)
    assert refused.code == 2
    assert "--games-per-round 0 kan niet: van 1 tot en met 32." in refused.err


def test_an_option_that_does_nothing_is_said_to_do_nothing(run: Run) -> None:
    ran = run("draw", "--format", "knockout", "--entrants", 16, "--rounds", 3, "--odd", "three")
    assert ran.code == 0
    assert "--odd three doet niets bij knockout." in ran.err


def test_a_place_in_a_later_round_of_a_knockout_names_the_table_it_comes_from(run: Run) -> None:
    arguments = ("draw", "--format", "knockout", "--entrants", 8, "--rounds", 2)
    last = run(*arguments, "--json").json["rounds"][1]["tables"][0]
    places = [last[seat] for seat in "nsew"]
    assert sorted((one["round"], one["table"], one["winner"]) for one in places) == [
        (1, 1, 1),
        (1, 1, 2),
        (1, 2, 1),
        (1, 2, 2),
    ]
    assert "winnaar 1 van 1.2" in run(*arguments).out


def test_more_rounds_than_opponents_is_drawn_and_said(run: Run) -> None:
    ran = run("draw", "--format", "teams", "--entrants", 5, "--rounds", 7, "--json")
    assert ran.code == 0
    assert len(ran.json["rounds"]) == 7
    assert any("oneven" in note for note in ran.json["notes"])
    assert any("hoogstens 5 ronden" in note for note in ran.json["notes"])


def test_larger_teams_take_more_tables_with_the_same_games(run: Run) -> None:
    arguments = ("draw", "--format", "teams", "--entrants", 4, "--rounds", 3, "--json")
    tables = run(*arguments, "--pairs-per-team", 4).json["rounds"][0]["tables"]
    first = tables[:4]
    assert [(one["ns"], one["ew"]) for one in first[:2]] == [
        (one["ns"], one["ew"]) for one in first[2:]
    ]
    assert len({tuple(one["games"]) for one in first}) == 1
    assert len(tables) == 8
    refused = run(*arguments, "--pairs-per-team", 3)
    assert refused.code == 2
    assert "--pairs-per-team 3 kan niet: 2, of een even getal tot 16." in refused.err

"""`clubadmin score` under the other systems of play."""

import pytest

from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("rules", "line", "outcome", "ns", "ew"),
    [
        ("kraken", "w61+40k", "made", 364, 0),
        ("schoppen-dubbel", "w76+20@s", "nat", 0, 344),
        ("leidsch", "w85#2", "nat", 0, 162),
        ("leidsch-tientallen", "w109#110", "nat", 0, 162),
        ("roem-in-de-hand", "w92+50+40-20-20", "made", 182, 70),
        ("drie-spelers", "1/85+20#90", "made", 105, 77),
        ("twee-spelers", "92+20", "made", 112, 70),
        ("belote", "92+s", "made", 112, 70),
        ("troefcall", "7", "made", 7, 6),
        ("manille", "37@zk", "made", 28, 0),
        ("manille", "---", "made", 0, 0),
    ],
)
def test_a_line_of_each_system(
    run: Run, rules: str, line: str, outcome: str, ns: int, ew: int
) -> None:
    ran = run("score", "-", "--rules", rules, "--json", stdin=f"{line}\n".encode())
    assert (ran.code, ran.json["findings"]) == (0, [])
    (game,) = ran.json["games"]
    assert (game["outcome"], game["ns"]["total"], game["ew"]["total"]) == (outcome, ns, ew)


def test_three_players_have_shares_and_totals_of_their_own(run: Run) -> None:
    ran = run("score", "-", "--rules", "drie-spelers", "--json", stdin=b"2/85+20#90\n")
    (game,) = ran.json["games"]
    assert game["shares"] == [
        {"seat": "n", "points": 39, "roem": 0, "fine": 0},
        {"seat": "e", "points": 85, "roem": 20, "fine": 0},
        {"seat": "s", "points": 39, "roem": 0, "fine": 0},
    ]
    assert [(one["seat"], one["total"]) for one in ran.json["seats"]] == [
        ("n", 39),
        ("e", 105),
        ("s", 39),
    ]


def test_a_plain_sheet_has_neither_shares_nor_seats_nor_a_match(run: Run) -> None:
    ran = run("score", "-", "--rules", "nku", "--json", stdin=b"92+20\n")
    assert set(ran.json) == {"rules", "games", "totals", "findings"}
    assert "shares" not in ran.json["games"][0]


def test_a_match_tells_after_which_game_it_was_over(run: Run) -> None:
    ran = run("score", "-", "--rules", "tot-501", "--json", stdin=b"p\np\n")
    assert ran.json["match"] == {"target": 501, "over_after": 2, "winner": "ns"}


def test_a_form_that_the_rules_have_no_use_for_is_named_and_the_rest_goes_on(run: Run) -> None:
    ran = run("score", "-", "--rules", "manille", "--json", stdin=b"37#3\n40\n1/40\n")
    assert ran.code == 1
    assert [one["game"] for one in ran.json["findings"]] == [1, 3]
    assert ran.json["totals"]["ns"]["total"] == 10


def test_the_table_of_three_players_names_them_and_what_each_has(run: Run) -> None:
    lines = b"1/85+20#90\n2/70#90\n3/100-20#100\n"
    shown = run("score", "-", "--rules", "drie-spelers", stdin=lines).out.splitlines()
    assert "nat Alleen" in shown[2]
    assert "Wij" not in shown[0]
    assert shown[0].split()[-6:] == ["speler", "1", "speler", "2", "speler", "3"]
    assert shown[4].split() == ["totaal", "227", "80", "220"]
    assert [line.split()[::3] for line in shown[7:]] == [["1", "227"], ["2", "80"], ["3", "220"]]


def test_the_table_of_two_players_calls_them_players(run: Run) -> None:
    shown = run("score", "-", "--rules", "twee-spelers", stdin=b"w70\n").out
    assert "nat Speler 1" in shown
    assert "Wij" not in shown


def test_the_table_shows_fines_and_what_is_left_of_each_player(run: Run) -> None:
    lines = b"37@zk\n36!2v60\n41!3m2\n"
    shown = run("score", "-", "--rules", "manille", stdin=lines).out.splitlines()
    assert shown[2].split()[-2:] == ["O", "60"]
    assert shown[4].split()[-1] == "75"
    assert [line.split() for line in shown[-4:]] == [
        ["Noord", "45", "0", "0", "45"],
        ["Oost", "0", "0", "60", "0"],
        ["Zuid", "45", "0", "15", "30"],
        ["West", "0", "0", "0", "0"],
    ]

"""`clubadmin tricks` as somebody at a terminal sees it."""

from pathlib import Path

from tests.cli.conftest import Run
from tests.turns import tries

GAME = """# spel 7
troef s
speelt n
uitkomst n
1: HA H7 H8 HB
2: RA R7 R8 R9
3: KA SA K7 K8
4: K9 KB KV KH
"""


def test_a_revoke_is_an_outcome_and_not_an_error(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "spel.txt"
    file.write_text(GAME, encoding="utf-8")
    ran = run("tricks", file, "--rules", "amsterdams", "--json")
    assert ran.code == 0
    told = ran.json
    assert (told["rules"], told["trump"], told["declarer"]) == ("amsterdams", "s", "n")
    assert [trick["points"] for trick in told["tricks"]] == [13, 11, 22, 9]
    third = told["tricks"][2]
    assert (third["leader"], third["winner"], third["side"]) == ("n", "e", "ew")
    wrong = third["cards"][1]
    assert (wrong["seat"], wrong["card"], wrong["allowed"]) == ("e", "SA", False)
    assert wrong["duty"] == "follow"
    (revoke,) = told["revokes"]
    assert (revoke["trick"], revoke["seat"], revoke["could"], revoke["counts"]) == (
        3,
        "e",
        ["K9"],
        True,
    )
    assert revoke["article"] == "Alles over kaarten, Troefplicht"
    assert told["line"] == "w.v+40@s"
    assert told["game"]["outcome"] == "revoke"
    assert told["game"]["ns"] == {"points": 262, "roem": 40, "total": 302}


def test_the_line_it_gives_scores_as_it_says(run: Run) -> None:
    told = run("tricks", "-", "--rules", "amsterdams", "--json", stdin=GAME.encode()).json
    scored = run("score", "-", "--rules", "amsterdams", "--json", stdin=told["line"].encode()).json
    game = scored["games"][0]
    assert {key: game[key] for key in ("outcome", "side", "ns", "ew")} == told["game"]


def test_errors_in_the_file_are_named_by_line_and_the_rest_is_judged(run: Run) -> None:
    ran = run(
        "tricks", "-", "--rules", "amsterdams", "--json", stdin=GAME.replace("KV", "XX").encode()
    )
    assert ran.code == 1
    first = ran.json["findings"][0]
    assert (first["line"], first["code"]) == (8, "card-unknown")
    assert "Regel 8: XX is geen kaart." in ran.err
    assert len(ran.json["revokes"]) == 1


def test_in_words_a_wrong_card_has_a_cross(run: Run) -> None:
    ran = run("tricks", "-", "--rules", "amsterdams", stdin=GAME.encode())
    assert "Oost ♠A ×" in ran.out
    assert "Oost speelde ♠A in slag 3, maar moest kleur bekennen." in ran.out
    assert "In de rij: w.v+40@s" in ran.out


def test_hands_without_tricks_say_what_may_be_played(run: Run) -> None:
    text = "troef s\nuitkomst o\nhand w: S8 S7 RA\nslag 1: o H7, z SV\n"
    ran = run("tricks", "-", "--rules", "amsterdams", "--json", stdin=text.encode())
    assert ran.code == 0
    allowed = {one["card"]: one["allowed"] for one in ran.json["turn"]["cards"]}
    assert allowed == {"S8": False, "S7": False, "RA": True}
    words = run("tricks", "-", "--rules", "amsterdams", stdin=text.encode())
    assert "West is aan de beurt en mag spelen: ♦A" in words.out


def test_what_goes_behind_the_new_game_is_told(run: Run) -> None:
    text = "troef -\nuitkomst n\n1: SA S7 K8 S9\n2: KA K7 S8 K9\n"
    ran = run("tricks", "-", "--rules", "manille", stdin=text.encode())
    assert "Achter de uitslag van het nieuwe spel: !3v60" in ran.out


def test_a_file_that_is_not_there_is_one_sentence(run: Run) -> None:
    ran = run("tricks", "weg.txt")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert "weg.txt" in ran.err


def test_signs_in_a_bad_line_or_name_do_not_steer_the_terminal(run: Run) -> None:
    ran = run("tricks", "-", stdin=b"troef h\nuitkomst n\nx\x1b[31my\n1: \x1b]0;HA\x07 H7\n")
    assert ran.code == 1
    assert "x\\x1b[31my" in ran.err
    for name in ("\x1b[31mweg.txt", "weg\rgoed.txt"):
        ran = run("tricks", name)
        assert ran.code == 2
        assert "weg" in ran.err
        assert (ran.out + ran.err).rstrip("\n").isprintable()


def test_a_file_that_is_no_game_is_refused_or_judged_within_seconds(run: Run) -> None:
    ran = run("tricks", "-", stdin=b"1: " + b"SA " * 100_000)
    assert (ran.code, ran.out) == (2, "")
    assert "groter dan 100 kB; een spel is dat nooit" in ran.err
    ran = run(
        "tricks", "-", "--json", stdin=b"troef h\nuitkomst n\n1: " + b"SA " * tries(6_000, 33_000)
    )
    assert ran.code == 1
    assert len(ran.json["tricks"]) == 1


def test_the_help_says_what_to_type_and_what_comes_out(run: Run) -> None:
    ran = run("tricks", "--help")
    for word in ("troef h", "hand n:", "slag 1:", "revokes", "findings", "turn"):
        assert word in ran.out


def test_three_players_are_called_by_their_numbers(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "spel.txt"
    file.write_text(
        "troef s\nspeelt n\nbod 80\nuitkomst n\n1: HA R7 H8\n2: SA S7 S8\n3: KA H9 K7\n"
    )
    done = run("tricks", str(file), "--rules", "drie-spelers")
    assert "Speler 2 ♦7 ×" in done.out
    assert "Speler 2 speelde ♦7 in slag 1" in done.out
    assert "Oost" not in done.out + done.err

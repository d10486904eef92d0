from pathlib import Path
from random import Random

import pytest

from tests.cli.conftest import Run
from tests.turns import by_night

SHEET = b"w70+20-40\n92\n.n+vi\np\n"


def test_the_sheet_of_the_interface_is_settled_to_the_letter(run: Run) -> None:
    ran = run("score", "-", "--rules", "nku", "--json", stdin=b"w70+20-40\n")
    assert ran.code == 0
    document = ran.json
    assert document["rules"] == "nku"
    assert document["games"] == [
        {
            "game": 1,
            "typed": "w70+20-40",
            "outcome": "nat",
            "side": "ns",
            "ns": {"points": 0, "roem": 0, "total": 0},
            "ew": {"points": 162, "roem": 60, "total": 222},
        }
    ]
    assert document["totals"]["ew"] == {"points": 162, "roem": 60, "total": 222}
    assert document["findings"] == []


def test_errors_in_the_sheet_give_exit_1_and_are_named_in_both_places(run: Run) -> None:
    ran = run("score", "--json", stdin=b"92\n70\n92-30\n")
    assert ran.code == 1
    (finding,) = ran.json["findings"]
    assert (finding["game"], finding["side"], finding["field"], finding["code"]) == (
        3,
        "ew",
        "roem",
        "roem-unit",
    )
    assert "30" in ran.err
    assert "Spel 3" in ran.err


def test_a_warning_alone_is_no_error(run: Run) -> None:
    ran = run("score", "--json", stdin=b"162\n")
    assert [one["severity"] for one in ran.json["findings"]] == ["warning"]
    assert ran.code == 0


def test_comments_and_blank_lines_are_passed_over_and_remarks_kept(run: Run) -> None:
    ran = run("score", "--json", stdin=b"# tafel 4\n\n92+20 = stuk\n\n# klaar\n70\n")
    games = ran.json["games"]
    assert [one["game"] for one in games] == [1, 2]
    assert games[0]["remark"] == "stuk"


def test_a_line_that_cannot_be_read_leaves_the_rest_as_it_is(run: Run) -> None:
    ran = run("score", "--json", stdin=b"92\nhallo\n70\n")
    assert ran.code == 1
    assert [(one["game"], one["code"]) for one in ran.json["findings"]] == [(2, "unreadable")]
    assert ran.json["totals"]["ns"]["points"] == 162


def test_totals_on_paper_are_compared(run: Run) -> None:
    assert run("score", "--json", stdin=b"92+20\n70\ntotal 162 20 162 0\n").code == 0
    ran = run("score", "--json", stdin=b"92+20\n70\ntotal 162 0 162 0\n")
    assert ran.code == 1
    assert [one["code"] for one in ran.json["findings"]] == ["total-mismatch"]


def test_a_sheet_in_any_encoding_and_with_any_line_ends_is_the_same_sheet(run: Run) -> None:
    plain = SHEET.decode()
    expected = run("score", "--json", stdin=SHEET).out
    for encoding in ("utf-8-sig", "utf-16", "utf-16-le", "cp1252"):
        assert run("score", "--json", stdin=plain.encode(encoding)).out == expected
    assert run("score", "--json", stdin=plain.replace("\n", "\r\n").encode()).out == expected


def test_a_file_is_read_as_standard_input_is(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "tafel.txt"
    file.write_bytes(SHEET)
    assert run("score", file, "--json").out == run("score", "-", "--json", stdin=SHEET).out


def test_in_words_the_totals_stand_under_the_columns(run: Run) -> None:
    ran = run("score", stdin=b"92+20\n70\n")
    assert ran.out.splitlines()[-1].split() == ["totaal", "162", "20", "182", "162", "0", "162"]


def test_what_cannot_be_done_gets_one_sentence_and_exit_2(run: Run, tmp_path: Path) -> None:
    for arguments in (
        ("score", tmp_path / "nergens"),
        ("score", tmp_path),
        ("score", "a\0b"),
        ("score", "-", "--rules", "onbekend"),
        ("score", "-", "--rules", "../nku"),
    ):
        ran = run(*arguments)
        assert ran.code == 2
        assert ran.out == ""
        assert len(ran.err.strip().splitlines()) == 1


def test_a_file_larger_than_any_sheet_is_refused(run: Run) -> None:
    ran = run("score", stdin=b"92\n" * 4_000_000)
    assert ran.code == 2
    assert "10 MB" in ran.err
    ran = run("score", stdin=b"92\n" * 100_001)
    assert ran.code == 2
    assert "100000 regels" in ran.err


@pytest.mark.parametrize("count", [1_000, by_night(10_000)])
def test_any_bytes_whatever_end_with_0_1_or_2_and_one_document(run: Run, count: int) -> None:
    chance = Random(20261112)
    rule_sets = ("nku", "nkf1976", "amsterdams", "rotterdams")
    codes = set()
    for number in range(count):
        ran = run("score", "--rules", rule_sets[number % 4], "--json", stdin=fuzzed(chance))
        assert ran.code in (0, 1)
        assert set(ran.json) >= {"rules", "games", "totals", "findings"}
        assert "Traceback" not in ran.err
        codes.add(ran.code)
    assert codes == {0, 1}


_ALPHABET = "0123456789+-.*/?wznpvxik#@=! \t\n\r,:;²٣𝟗ⅷ−–\x00\x1c\u2028é"
_VALID = ("92", "92+20", ".70", "n-40", ".n+vi", "p", "**+140", "v-20", "w70+20-40", "-", "x")


def fuzzed(chance: Random) -> bytes:
    """Lines as typed with slips, letters that look like figures, and plain noise."""
    kind = chance.randrange(6)
    if kind == 0:
        return chance.randbytes(chance.randrange(60))
    lines = [chance.choice(_VALID) for _ in range(chance.randrange(1, 9))]
    text = "\n".join(lines)
    if kind == 1:
        return text.encode(chance.choice(("utf-8", "utf-16", "utf-8-sig", "cp1252")))
    if kind == 2:
        totals = (str(chance.randrange(-5, 10 ** chance.randrange(1, 30))) for _ in range(6))
        text += f"\ntotal {' '.join(list(totals)[: chance.randrange(7)])}"
    if kind >= 3:
        letters = list(text)
        for _ in range(chance.randrange(1, 6)):
            at = chance.randrange(len(letters) + 1)
            letters[at : at + chance.randrange(2)] = chance.choice(_ALPHABET) * chance.choice(
                (1, 1, 30)
            )
        text = "".join(letters)
    data = text.encode()
    if kind == 5:
        at = chance.randrange(len(data) + 1)
        data = data[:at] + chance.randbytes(3) + data[at + 1 :]
    return data


def test_signs_that_a_terminal_obeys_are_shown_and_not_obeyed(run: Run) -> None:
    lines = "92\x1b[2J\n70 = rood \x1b[31m\n\x07\u202e92\n".encode()
    ran = run("score", "-", stdin=lines)
    assert ran.code == 1
    assert not any(sign in ran.out + ran.err for sign in "\x1b\x07\u202e")
    assert "92\\x1b[2J" in ran.out
    assert "\\x1b kan hier niet staan (het is teken 3 van de rij)" in ran.err
    told = run("score", "-", "--json", stdin=lines)
    assert told.json["games"][0]["typed"] == "92\x1b[2J"
    assert told.json["games"][1]["remark"] == "rood \x1b[31m"

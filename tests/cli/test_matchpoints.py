"""`clubadmin matchpoints` as somebody at a terminal sees it."""

import csv
import json
from pathlib import Path
from random import Random

import openpyxl
import pytest

from tests.cli.conftest import Run
from tests.cli.test_command_line import started

HEADER = "game,table,ns,ew,ns_points,ew_points,decision"
GAMES = """1,1,1,4,92,70,
1,2,2,6,92,70,
1,3,3,5,112,70,
2,1,1,4,0,182,
2,2,2,6,81,81,ns-1
2,3,3,5,60,102,"average-ns;ew-2"
"""
CONTEST = f"{HEADER}\n{GAMES}"


def entrants(field: list[dict]) -> list[tuple[int, str, int, int, int]]:
    return [
        (one["place"], one["entrant"], one["matchpoints"], one["tops"], one["points"])
        for one in field
    ]


def test_a_contest_by_hand(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "wedstrijd.csv"
    file.write_text(CONTEST, encoding="utf-8")
    ran = run("matchpoints", file, "--json")
    assert (ran.code, ran.err) == (0, "")
    told = ran.json
    assert list(told) == ["ns", "ew", "total", "games", "findings"]
    assert entrants(told["ns"]) == [
        (1, "3", 6 + 3, 1, 172),
        (2, "2", 3 + 5, 1, 173),
        (3, "1", 3 + 2, 0, 92),
    ]
    assert entrants(told["ew"]) == [
        (1, "4", 4 + 6, 2, 252),
        (2, "5", 4 + 2, 1, 172),
        (3, "6", 4 + 2, 1, 151),
    ]
    first = told["games"][0]
    assert first["game"] == 1
    assert first["results"][2] == {
        "table": "3",
        "ns": "3",
        "ew": "5",
        "ns_points": 112,
        "ew_points": 70,
        "decision": "",
        "ns_matchpoints": 6,
        "ew_matchpoints": 4,
        "ns_top": True,
        "ew_top": True,
    }
    assert first["frequencies"] == {
        "ns": [
            {"points": 112, "times": 1, "matchpoints": 6},
            {"points": 92, "times": 2, "matchpoints": 3},
        ],
        "ew": [{"points": 70, "times": 3, "matchpoints": 4}],
    }
    assert told["games"][1]["results"][2]["decision"] == "average-ns;ew-2"


def as_dutch_excel(text: str) -> bytes:
    rows = text.replace('"average-ns;ew-2"', "average-ns|ew-2").replace(",", ";")
    rows = rows.replace("average-ns|ew-2", '"average-ns;ew-2"')
    return b"\xef\xbb\xbf" + rows.replace("\n", "\r\n").encode()


@pytest.mark.parametrize(
    "data",
    [
        as_dutch_excel(CONTEST),
        as_dutch_excel(CONTEST).replace(b'"', b""),
        b"sep=;\r\n" + as_dutch_excel(CONTEST)[3:],
        CONTEST.encode("utf-16"),
        CONTEST.replace(",", "\t").encode(),
        CONTEST.replace("\n", "\r\n").rstrip().encode(),
        CONTEST.upper().replace("AVERAGE-NS;EW-2", "Average-NS; EW-2").encode(),
        (
            "\n".join(",".join(f'"{c}"' for c in r.split(",")) for r in CONTEST.split("\n")[:-2])
            + '\n2,3,3,5,60,102,"average-ns;ew-2"\n'
        ).encode(),
    ],
    ids=["excel", "bare", "sep", "utf-16", "tabs", "crlf", "capitals", "quoted"],
)
def test_it_reads_what_a_spreadsheet_makes_of_it(run: Run, data: bytes) -> None:
    expected = run("matchpoints", "-", "--json", stdin=CONTEST.encode()).json
    ran = run("matchpoints", "-", "--json", stdin=data)
    assert (ran.code, ran.err) == (0, "")
    assert ran.json == expected


def test_errors_are_named_by_line_and_the_rest_is_judged(run: Run) -> None:
    bad = CONTEST + "2,4,7,8,veel,60,\n2,5,9,9,80,82,\n2,6,10,11,80,82,weg\n"
    ran = run("matchpoints", "-", "--json", stdin=bad.encode())
    assert ran.code == 1
    assert [(one["line"], one["code"]) for one in ran.json["findings"]] == [
        (8, "points-unreadable"),
        (9, "pair-itself"),
        (10, "decision-unknown"),
    ]
    assert "Regel 8, spel 2: “veel” is geen aantal punten N/Z." in ran.err
    assert "Regel 9, spel 2: 9 speelt tegen zichzelf." in ran.err
    assert "Kies uit average-ns, average-ew" in ran.err
    assert len(ran.json["games"][1]["results"]) == 4


def test_a_warning_does_not_make_it_an_error(run: Run) -> None:
    ran = run("matchpoints", "-", "--json", stdin=(CONTEST + "2,3,8,9,80,82,\n").encode())
    assert ran.code == 0
    assert {one["severity"] for one in ran.json["findings"]} == {"warning"}
    assert [one["code"] for one in ran.json["findings"]] == ["table-twice", "wrong-pairs"]
    assert "tafel 3 heeft dit spel ook op regel 7" in ran.err


@pytest.mark.parametrize(
    ("data", "about"),
    [
        (b"", "leeg"),
        (b"\n\n", "leeg"),
        (GAMES.encode(), "mist game, table, ns, ew"),
        (CONTEST.replace("ns_points", "punten").encode(), "mist ns_points"),
        (CONTEST.replace("table", "ns").encode(), "mist table"),
        (b"PK\x03\x04rommel", "geen werkmap"),
        (b"\0\1\2\3" * 50, "geen tekstbestand"),
        (CONTEST.encode() + b"," * 10_000_000, "groter dan 10 MB; een wedstrijd is dat nooit"),
    ],
)
def test_what_is_no_contest_at_all_is_one_sentence(run: Run, data: bytes, about: str) -> None:
    ran = run("matchpoints", "-", stdin=data)
    assert (ran.code, ran.out) == (2, "")
    assert about in ran.err
    assert len(ran.err.splitlines()) == 1


def test_a_file_that_is_not_there_is_one_sentence(run: Run, tmp_path: Path) -> None:
    for name in ("weg.csv", "", tmp_path, "weg\x1b[31m.csv"):
        ran = run("matchpoints", name)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.rstrip("\n").isprintable()
    assert "Er ontbreekt iets" in run("matchpoints").err


def test_a_quotation_mark_too_many_is_told(run: Run) -> None:
    bad = CONTEST.replace("1,3,3,5", '1,3,"3,5')
    ran = run("matchpoints", "-", "--json", stdin=bad.encode())
    line = bad[: bad.index('"')].count("\n") + 1
    assert (ran.code, ran.out) == (2, "")  # which rows it joins cannot be told: nothing is scored
    assert f"op regel {line} een aanhalingsteken te veel of te weinig" in ran.err


def test_a_header_alone_is_a_contest_without_results(run: Run) -> None:
    ran = run("matchpoints", "-", "--json", stdin=HEADER.encode())
    assert ran.code == 0
    assert ran.json == {"ns": [], "ew": [], "total": [], "games": [], "findings": []}
    assert "geen uitslag die telt" in run("matchpoints", "-", stdin=HEADER.encode()).out


def test_in_words_both_fields_are_tables(run: Run) -> None:
    ran = run("matchpoints", "-", stdin=CONTEST.encode())
    lines = ran.out.splitlines()
    assert lines[0] == "N/Z"
    assert lines[1].split() == ["plaats", "paar", "matchpunten", "tops", "punten", "spellen"]
    assert lines[2].split() == ["1", "3", "9", "1", "172", "2"]
    assert "O/W" in lines
    assert "Samen" not in lines


def test_howell_is_ranked_over_both_directions(run: Run) -> None:
    howell = f"{HEADER}\n1,1,1,2,92,70,\n1,2,3,4,60,102,\n2,1,2,3,92,70,\n2,2,4,1,60,102,\n"
    ran = run("matchpoints", "-", "--json", stdin=howell.encode())
    assert entrants(ran.json["total"]) == [
        (1, "1", 8, 2, 194),
        (2, "2", 6, 1, 162),
        (2, "4", 6, 1, 162),
        (4, "3", 4, 0, 130),
    ]
    words = run("matchpoints", "-", stdin=howell.encode()).out
    assert "Samen\n" in words
    assert "Niet alle paren" not in words


def test_pairs_that_could_get_less_are_told_of(run: Run) -> None:
    data = CONTEST.replace("1,3,3,5,112,70,", "1,3,3,5,112,70,cancelled").encode()
    assert (
        "Niet alle paren konden evenveel matchpunten halen."
        in run("matchpoints", "-", stdin=data).out
    )


def test_names_in_the_file_do_not_steer_the_terminal(run: Run) -> None:
    data = f"{HEADER}\n1,1,a\x1b[31m,b\x9b,9\x07,70,\x1b]0;x\n1,1,a\x1b[31m,c\u202e,9,70,\n"
    ran = run("matchpoints", "-", stdin=data.encode())
    assert ran.code == 1
    assert all(line.isprintable() for line in (ran.out + ran.err).split("\n"))


def test_any_bytes_end_with_an_exit_code_and_no_traceback(run: Run) -> None:
    chance = Random(88)
    for _ in range(60):
        data = bytearray(CONTEST.encode())
        for _ in range(chance.randint(1, 12)):
            data[chance.randrange(len(HEADER), len(data))] = chance.choice(
                [0x22, 0x2C, 0x3B, 0x0A, 0x0D, 0x30, 0xFF, 0xC3, 0x09, 0x80]
            )
        ran = run("matchpoints", "-", "--json", stdin=bytes(data))
        assert ran.code in (0, 1, 2)
        assert "fout in het programma" not in ran.err
        if ran.code != 2:
            json.loads(ran.out)


def test_it_starts_without_database_or_window() -> None:
    code = (
        "import sys; from clubadmin.cli import main; main(['matchpoints', '-']);"
        "print(sorted({'sqlmodel', 'sqlalchemy', 'PySide6', 'reportlab', 'xlsxwriter'}"
        " & set(sys.modules)), file=sys.stderr)"
    )
    ended = started(code=code, stdin=CONTEST.encode())
    assert ended.returncode == 0
    assert ended.stderr.strip().endswith(b"[]")


def test_a_workbook_is_read_as_well(run: Run, tmp_path: Path) -> None:
    book = openpyxl.Workbook()
    for cells in csv.reader(CONTEST.splitlines()):
        book.active.append([int(cell) if cell.isdigit() else cell for cell in cells])
    file = tmp_path / "wedstrijd.xlsx"
    book.save(file)
    ran = run("matchpoints", file, "--json")
    assert (ran.code, ran.err) == (0, "")
    assert ran.json == run("matchpoints", "-", "--json", stdin=CONTEST.encode()).json


def test_the_help_explains_decisions_and_keys(run: Run) -> None:
    told = run("matchpoints", "--help").out
    for word in (
        "average-ns",
        "half-both",
        "cancelled",
        "lowest-ns",
        "ns-1",
        "ns=9",
        "frequencies",
    ):
        assert word in told
    assert "matchpoints" in run("--help").out

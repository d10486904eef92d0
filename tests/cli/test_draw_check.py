"""A schedule of anybody is held against what its format promises."""

import json
from copy import deepcopy
from pathlib import Path

import pytest

from clubadmin.domain.draw.formats import DRAWN
from tests.cli.conftest import Run

SHEET = "ronde;tafel;N;Z;O;W\n1;1;1;2;3;4\n1;2;5;6;7;8\n2;1;1;3;5;7\n2;2;{};4;6;8\n"


def checked(run: Run, file: Path, *words: str) -> tuple[int, list[str]]:
    ran = run("draw", "--check", file, *words)
    return ran.code, (ran.out or ran.err).splitlines()


def test_each_format_of_ours_is_found_right_and_a_double_place_is_told(
    run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "schema.json"
    for form in DRAWN:
        people = DRAWN[form].least if form.endswith("-players") and form[0] == "t" else 16
        size = ("--entrants", people, "--rounds", 3)
        drawn = run("draw", "--format", form, *size, "--json").json
        file.write_text(json.dumps(drawn))
        ran = run("draw", "--check", file, "--json")
        assert (ran.code, ran.json["faults"]) == (0, []), form
        assert ran.json["repeats"] == drawn["repeats"]
        wrong = deepcopy(drawn)
        seated = wrong["rounds"][0]["tables"][0]
        seated["ns" if "ns" in seated else "n"] = 17
        file.write_text(json.dumps(wrong))
        code, lines = checked(run, file)
        assert code == 1, form
        assert any("17" in line for line in lines), form


def test_a_table_of_a_spreadsheet_is_read_and_who_stands_nowhere_sits_out(
    run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "schema.csv"
    file.write_text(SHEET.format(2))
    # both tables of round 2 hold two of either table of round 1: two meet again four times
    assert checked(run, file) == (
        0,
        [
            "Dit schema klopt.",
            "8 deelnemers in 2 ronde(n); opnieuw aan één tafel: 4 keer, opnieuw maten: 0 keer.",
        ],
    )
    file.write_text(SHEET.format(1))  # instead of 2, who is not in round 2 then
    code, lines = checked(run, file)
    assert code == 1
    assert "Ronde 2: 1 is 2 keer ingedeeld." in lines
    file.write_text("ronde;tafel;N/Z;O/W\n1;1;1;2\n1;2;3;4\n2;1;1;3\n2;2;4;2\n")
    assert checked(run, file, "--format", "pairs")[0] == 0
    file.write_text("ronde;tafel;N;Z;O;W\n1;1;1;2;3;4\n1;2;5;6;7;\n")
    assert checked(run, file)[0] == 0, "a table of three"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[1", "is geen JSON"),
        ("[1]", "Hier hoort een schema"),
        ('{"format": "bridge"}', "Hier hoort een schema"),
        ('{"rounds": 3}', "heeft geen ronden"),
        ('{"rounds": [{"tables": 4}]}', "Ronde 1 is niet te lezen"),
        ('{"rounds": [{"tables": [{"n": 1, "s": "x"}]}]}', "Ronde 1, tafel 1 is niet te lezen"),
        ('{"rounds": [{"tables": []}], "repeats": 3}', "horen aantallen"),
        ("ronde;tafel;N\n1;x;2\n", "kolom table: 'x' is geen geheel getal"),
        ("a;b\n1;2\n", "In de kopregel ontbreekt round, table"),
    ],
)
def test_what_is_no_schedule_is_refused_in_a_sentence(
    run: Run, tmp_path: Path, text: str, told: str
) -> None:
    file = tmp_path / "schema"
    file.write_text(text)
    code, lines = checked(run, file)
    assert code == 2
    assert told in lines[0]


def test_without_a_schedule_the_two_sizes_are_asked(run: Run) -> None:
    assert "--rounds" in run("draw", "--entrants", 8).err
    assert "--entrants" in run("draw").err

"""`clubadmin import` of a list of people: JSON, answers, and the rest kept apart."""

import json
from pathlib import Path
from typing import Any

from tests.cli.conftest import Run

LIST = Path("tests/data/lists/ledenlijst-2025.xlsx").resolve()


def tried(run: Run, file: Path, folder: Path, *more: object) -> tuple[int, Any]:
    ran = run("import", file, "--database", folder / "c.klaverjas", "--json", *more)
    return ran.code, json.loads(ran.out)


def test_a_list_says_what_it_took_for_what_and_imports_nothing(run: Run, tmp_path: Path) -> None:
    code, told = tried(run, LIST, tmp_path, "--try")
    assert (code, told["kind"], told["sheet"], told["head_row"]) == (0, "members", "Leden 25-26", 4)
    assert told["columns"][2] == {"column": 3, "head": "", "is": "infix"}
    first, second, third = told["members"][:3]
    assert first == {
        "row": 5,
        "is": "new",
        "first_name": "Aad",
        "infix": "van der",
        "last_name": "Zwaluw",
        "phone": "06-10000000",
        "birthday": "",
        "since": "1998-09-01",
        "street": "",
        "postcode": "",
        "place": "",
        "email": "",
        "notes": "",
        "number": "1",
        "why": "",
    }
    assert (second["birthday"], second["place"]) == ("1939-02-02", "Polderdam")
    assert third["since"] == "1992"
    assert (told["questions"], told["problems"], told["imported"]) == ([], [], False)
    assert (told["new_members"], told["known_members"], len(told["members"])) == (44, 0, 46)
    assert not (tmp_path / "c.klaverjas").exists()


def test_answers_say_what_a_column_a_row_and_a_cell_are(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "leden.csv"
    file.write_text(
        "naam;geb.;Kleur\nJan Bos;1-2-1950;rood\nRia Wit;ooit;wit\nP. & M. Vos;;\n", "utf-8"
    )
    code, told = tried(run, file, tmp_path, "--try")
    assert (code, [one["code"] for one in told["questions"]]) == (1, ["date", "name"])
    assert told["questions"][0]["choices"] == ["note", "leave-out"]
    answers = tmp_path / "antwoorden.json"
    said = [
        {"column": 3, "choice": "notes"},
        {"row": 3, "column": 2, "choice": "3-4-1951"},
        {"row": 4, "choice": "two"},
        {"row": 2, "choice": "left_out"},
    ]
    answers.write_text(json.dumps(said), "utf-8")
    code, told = tried(run, file, tmp_path, "--answers", answers)
    assert (code, told["imported"], told["new_members"]) == (0, True, 3)
    ria = next(one for one in told["members"] if one["first_name"] == "Ria")
    assert (ria["birthday"], ria["notes"]) == ("1951-04-03", "Kleur: wit")
    assert told["members"][0]["is"] == "left_out"


def test_what_is_left_is_written_beside_the_list(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "leden.csv"
    file.write_text("naam;geb.\nJan Bos;1-2-1950\nRia Wit;ooit\n", "utf-8")
    code, told = tried(run, file, tmp_path, "--leave-rest")
    assert (code, told["imported"], told["new_members"]) == (1, True, 1)
    rest = tmp_path / "leden.csv.rest.csv"
    assert rest.read_text("utf-8-sig").splitlines() == ["naam;geb.", "Ria Wit;ooit"]
    code, told = tried(run, file, tmp_path)
    assert (code, told["imported"], told["known_members"]) == (1, False, 1)


def test_of_results_too_what_is_left_is_written_beside_the_list(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "uitslagen.csv"
    rows = ("Datum;Naam;Punten", "13-9-2018;Jan Bos;5742", "13-9-2018;Ria Wit;53x1")
    file.write_text("\n".join(rows), "utf-8")
    code, told = tried(run, file, tmp_path, "--leave-rest", "--competition", "Donderdag")
    assert (code, told["imported"], told["results"], told["questions"][0]["row"]) == (1, True, 1, 3)
    rest = tmp_path / "uitslagen.csv.rest.csv"
    assert rest.read_text("utf-8-sig").splitlines() == [rows[0], rows[2]]


def test_of_our_own_columns_too_the_rest_is_kept_and_all_is_told_as_before(
    run: Run, tmp_path: Path
) -> None:
    file, rest = tmp_path / "uit.csv", tmp_path / "uit.csv.rest.csv"
    head = "season,competition,evening,date,name,round,points,roem,pits"
    rows = [
        f"2025-2026,Ma,1,2025-09-01,{one},,{made},,"
        for one, made in (("Aad Mol", "50x"), ("Ria Kok", 9))
    ]
    file.write_text("\n".join((head, *rows)), "utf-8")
    code, told = tried(run, file, tmp_path)
    assert (code, told["imported"], told["problems"]) == (
        2,
        False,
        [{"row": 2, "column": "points", "sentence": "'50x' is geen heel getal."}],
    )
    seen = run("import", file, "--database", tmp_path / "c.klaverjas", "--try").out
    assert "Rij 2, kolom points: '50x' is geen heel getal. [rij 2, kolom 7: number" in seen
    keys = ("kind", "rows", "new_members", "known_members", "evenings", "games", "remarks", "asks")
    assert [told[key] for key in keys] == ["results", 2, 1, 0, 1, 0, [], False]
    code, told = tried(run, file, tmp_path, "--leave-rest")
    assert (code, told["imported"], told["results"], told["new_members"]) == (1, True, 1, 1)
    kept = rest.read_text("utf-8-sig").splitlines()
    assert kept == [line.replace(",", ";") for line in (head, rows[0])]
    rest.write_text("\n".join(kept).replace("50x", "50"), "utf-8-sig")
    code, told = tried(run, rest, tmp_path, "--try")
    assert (code, [one["code"] for one in told["questions"]]) == (1, ["held"])

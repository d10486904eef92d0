"""`clubadmin import` of a list of any shape: what it is, what is asked, what is answered."""

import json
from pathlib import Path

import pytest

from clubadmin.services.importing import draft as drafts
from tests.cli.conftest import Ran, Run

NAMES = (
    *("Jan Bos", "Piet Vos", "Greet de Wit", "Klaas van den Berg", "Truus Kok", "Henk Mulder"),
    *("Annie Smit", "Wim de Boer", "Cor Prins", "Toos Dekker", "Bep Haan", "Ria Zwart"),
)
LATE = Path("tests/data/lists/l12-stand-vanaf-avond-4.csv").resolve()
HEAD = "Plaats;Naam;12-1-2017;19-1-2017;26-1-2017;2-2-2017;9-2-2017;12-10-2017;Totaal"


def a_list(folder: Path, *wrong: tuple[str, str]) -> Path:
    """Twelve people on six evenings of 2017, in the order of their totals."""
    rows = []
    for at, name in enumerate(NAMES):
        made = [5200 - 60 * at + (at * 13 + one * 29) % 50 for one in range(6)]
        rows.append(f"{at + 1};{name};{';'.join(map(str, made))};{sum(made)}")
    text = "\n".join(["Klaverjassen 2017", HEAD, *rows])
    for was, meant in wrong:
        assert text.count(was) == 1
        text = text.replace(was, meant)
    file = folder / "uitslagen.csv"
    file.write_text(text + "\n", encoding="utf-8")
    return file


def tried(run: Run, file: Path, folder: Path, *more: object) -> Ran:
    given = ("--competition", "Donderdag", "--season", "2017")
    return run("import", file, "--database", folder / "c.club", *given, "--json", *more)


def test_a_day_that_hardly_any_evening_has_is_asked_before_a_file_is_taken(
    run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "avond.csv"
    head = "season,competition,evening,date,name,round,points,roem,pits"
    file.write_text(f"{head}\n2107-2108,Maandavond,1,2107-09-01,Jan Bos,,5000,,\n")
    club = tmp_path / "c.club"
    asked = run("import", file, "--database", club)
    assert asked.code == 1
    assert "is op 1 september 2107: klopt dat? Met --sure" in asked.err
    assert not club.exists()
    assert run("import", file, "--database", club, "--sure").code == 0
    assert club.exists()


def test_a_name_in_our_own_columns_that_is_nearly_a_members_is_asked(
    run: Run, tmp_path: Path
) -> None:
    head = "season,competition,evening,date,name,round,points,roem,pits"
    file, club = tmp_path / "avonden.csv", tmp_path / "c.club"
    file.write_text(f"{head}\n2025-2026,Maandavond,1,2025-09-01,Wil Hoekstra,,5000,,\n")
    assert run("import", file, "--database", club).code == 0
    file.write_text(f"{head}\n2025-2026,Maandavond,2,2025-09-08,Wil Hoeksrta,,5100,,\n")
    asked = run("import", file, "--database", club, "--json")
    assert (asked.code, [one["code"] for one in asked.json["questions"]]) == (1, ["near"])
    answers = tmp_path / "antwoorden.json"
    answers.write_text('[{"row": 2, "choice": "member:1"}]')
    assert run("import", file, "--database", club, "--answers", answers).code == 0
    file.write_text(f"{head}\n2025-2026,Maandavond,3,2025-09-15,Wil Hoekstra,,5200,,\n")
    plain = run("import", file, "--database", club, "--json").json
    assert (plain["problems"], plain["new_members"], plain["known_members"]) == ([], 0, 1)


def test_a_list_in_our_own_columns_may_come_again_grown(run: Run, tmp_path: Path) -> None:
    head = "season,competition,evening,date,name,points\n"
    rows = [
        f"2025-2026,Do,{at},2025-09-{3 + at:02},{name},{5000 + at}\n"
        for at in (1, 2)
        for name in ("Jan Bos", "Ria Wit", "Wim Eik")
    ]
    file, club = tmp_path / "lijst.csv", tmp_path / "c.klaverjas"
    file.write_text(head + "".join(rows[:3]))
    assert run("import", file, "--database", club).code == 0
    file.write_text(head + "".join(rows))
    ran = run("import", file, "--database", club)
    assert (ran.code, "3 uitslagen op 1 avond" in ran.out) == (0, True), "the same is passed by"
    again = run("import", file, "--database", club)
    assert (again.code, "staat al in de club" in again.out) == (0, True)
    corrected = rows[0].replace("5001", "5010")
    file.write_text(head + corrected + "".join(rows[1:]))
    ran = run("import", file, "--database", club)
    assert (ran.code, "Anders is: Jan Bos 5010 (5001)." in ran.out) == (1, True)
    said = tmp_path / "antwoorden.json"
    said.write_text('[{"row": 2, "column": 6, "choice": "replace"}]')
    ran = run("import", file, "--database", club, "--answers", said)
    assert (ran.code, "3 uitslagen op 1 avond" in ran.out) == (0, True), ran


def test_a_list_in_which_all_agrees_is_told_and_nothing_is_asked(run: Run, tmp_path: Path) -> None:
    ran = tried(run, a_list(tmp_path), tmp_path, "--try")
    assert (ran.code, ran.json["questions"]) == (0, [])
    told = {key: ran.json[key] for key in ("kind", "rows", "season", "rule", "results")}
    assert told == {
        "kind": "results",
        "rows": "people",
        "season": "2017",
        "rule": "sum",
        "results": 72,
    }
    assert [one["is"] for one in ran.json["columns"]] == [
        "place",
        "name",
        *["evening"] * 6,
        "total",
    ]
    assert ran.json["columns"][2] == {
        "column": 3,
        "head": "12-1-2017",
        "is": "evening",
        "evening": 1,
        "date": "2017-01-12",
    }
    assert not (tmp_path / "c.club").exists()


def test_a_total_out_of_order_is_one_question_that_names_the_right_figure(
    run: Run, tmp_path: Path
) -> None:
    right = sum(5200 - 60 * 7 + (7 * 13 + one * 29) % 50 for one in range(6))
    file = a_list(tmp_path, (f";{right}\n", f";{right + 3000}\n"))
    ran = tried(run, file, tmp_path, "--try")
    assert ran.code == 1
    (asked,) = ran.json["questions"]
    assert (asked["row"], asked["column"], asked["code"]) == (10, 9, "order")
    assert asked["choices"] == [str(right + 3000), str(right), "unknown", "leave-out"]
    assert f"Met {right} klopt de volgorde en het totaal." in asked["message"]
    left = tried(run, file, tmp_path)
    assert (left.code, left.json["imported"]) == (1, False)
    assert not (tmp_path / "c.club").exists()
    answers = tmp_path / "answers.json"
    answers.write_text(json.dumps([{"row": 10, "column": 9, "choice": str(right)}]))
    assert tried(run, file, tmp_path, "--try", "--answers", answers).code == 0
    done = tried(run, file, tmp_path, "--answers", answers)
    assert (done.code, done.json["imported"], done.json["results"]) == (0, True, 72)
    standings = run("standings", "--database", tmp_path / "c.club", "--json").json
    assert standings["season"] == "2017"
    assert [one["name"] for one in standings["rows"]] == list(NAMES)


def test_a_list_is_read_once_more_for_answers_and_not_for_nothing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = []
    look = drafts.look
    monkeypatch.setattr(
        drafts, "look", lambda club, draft: looked.append(draft) or look(club, draft)
    )
    assert tried(run, a_list(tmp_path), tmp_path, "--try").code == 0
    assert len(looked) == 2  # the second time its names are of new members
    looked.clear()
    assert tried(run, a_list(tmp_path), tmp_path).json["imported"]
    assert tried(run, a_list(tmp_path), tmp_path, "--try").code == 0  # all is there by now
    assert len(looked) == 3


def test_an_answer_to_no_question_is_refused_and_nothing_comes_in(run: Run, tmp_path: Path) -> None:
    answers = tmp_path / "answers.json"
    answers.write_text(json.dumps([{"row": 3, "column": 3, "choice": "4249"}]))
    ran = tried(run, a_list(tmp_path), tmp_path, "--answers", answers)
    assert (ran.code, ran.out) == (2, "")
    assert "hoort bij geen vraag" in ran.err
    answers.write_text('[{"code": "colour", "choice": "red"}]')
    whole = tried(run, a_list(tmp_path), tmp_path, "--answers", answers)
    assert "Het antwoord 'red' (over de hele lijst) hoort bij geen vraag" in whole.err
    for wrong in ("{", "{}", '[{"row": true, "column": 3, "choice": "1"}]', '[{"choice": null}]'):
        answers.write_text(wrong)
        ran = tried(run, a_list(tmp_path), tmp_path, "--answers", answers)
        assert (ran.code, "is geen lijst van antwoorden" in ran.err) == (2, True)
    assert not (tmp_path / "c.club").exists()


def test_a_list_of_a_calendar_year_is_asked_once_and_not_cut_in_two(
    run: Run, tmp_path: Path
) -> None:
    given = ("--database", tmp_path / "c.club", "--competition", "Donderdag", "--try", "--json")
    ran = run("import", a_list(tmp_path), *given)
    (asked,) = ran.json["questions"]
    assert (ran.code, asked["code"], asked["choices"]) == (1, "years", ["oneyear:2017", "halves"])
    assert ran.json["season"] == "2017"


def test_what_a_list_does_not_say_is_asked_in_words(run: Run, tmp_path: Path) -> None:
    ran = run("import", a_list(tmp_path), "--database", tmp_path / "c.club", "--try")
    assert ran.code == 1
    assert "Vul in van welke competitie deze lijst is. [--competition]" in ran.out
    assert "met --answers; --try --json noemt bij elke vraag wat er te kiezen is." in ran.out
    file = tmp_path / "een.csv"
    file.write_text("Naam;Avond 1 (4-9-2023)\nRia Bos;4549\n")
    ran = run("import", file, "--database", tmp_path / "c.club", "--competition", "Ma", "--try")
    assert ran.out == "een.csv kan worden overgenomen: 1 uitslag op 1 avond.\n"


def test_a_season_that_is_named_for_a_list_has_a_name_as_in_the_window(
    run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "een.csv"
    file.write_text("Naam;Avond 1 (4-9-2023)\nRia Bos;4549\n")
    to = ("import", file, "--database", tmp_path / "c.club")
    ran = run(*to, "--competition", "Ma", "--season", "w" * 41)
    assert (ran.code, "De naam van het seizoen is te lang" in ran.err) == (2, True)
    ran = run(*to, "--competition", "m" * 81, "--season", "Winter")
    assert (ran.code, "De naam van de competitie is te lang" in ran.err) == (2, True)
    assert not (tmp_path / "c.club").exists()
    ran = run(*to, "--competition", "Ma", "--season", "Win\nter", "--json")
    assert (ran.code, ran.json["season"]) == (0, "Win ter")


def test_a_list_without_points_of_an_evening_is_refused_in_dutch(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "gemiddelden.csv"
    file.write_text("Plaats;Naam;Gemiddelde\n1;Jan Bos;4700\n2;Piet Vos;4600\n")
    ran = tried(run, file, tmp_path, "--try")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == (
        "gemiddelden.csv is geen lijst van uitslagen. Er staan alleen gemiddelden in, en daaruit"
        " zijn geen punten te halen. Vraag om een lijst met punten of totalen.\n"
    )


@pytest.mark.parametrize("head", ["Avond 1", "12-1-2017", "Punten"])
def test_each_head_that_it_names_makes_it_a_list(run: Run, tmp_path: Path, head: str) -> None:
    file = tmp_path / "punten.csv"
    file.write_text(f"Plaats;Naam;{head}\n1;Jan Bos;4700\n2;Piet Vos;4600\n")
    ran = tried(run, file, tmp_path, "--try")
    assert "is geen lijst" not in ran.err
    assert ran.code in (0, 1)


def test_a_list_without_names_says_what_to_put_above_them(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "naamloos.csv"
    file.write_text("Avond 1;Avond 2\n4700;4800\n4600;5100\n")
    ran = tried(run, file, tmp_path, "--try")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == (
        "naamloos.csv is geen lijst van uitslagen. Boven geen kolom staat dat daar de namen staan;"
        " zet er 'Naam' boven.\n"
    )


def test_a_file_that_is_no_list_is_refused_with_what_stands_there_and_what_to_do(
    run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "brief.csv"
    file.write_text("Beste leden;wat een weer\nTot donderdag;groet\n", encoding="utf-8")
    ran = run("import", file, "--database", tmp_path / "c.club")
    assert ran.code == 2
    assert ran.err == (
        "brief.csv is geen lijst van leden of uitslagen. Op rij 1 staat: Beste leden, wat een weer."
        " Zet boven elke kolom wat erin staat: Naam, en wat erbij hoort, zoals Telefoon of"
        " Avond 1.\n"
    )


def test_a_list_of_members_with_the_place_where_they_live_is_no_list_of_results(
    run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "leden.csv"
    file.write_text("Naam;Adres;Plaats;Kleur\nRia Bos;Kerkstraat 1;Zaandam;rood\n", "utf-8")
    ran = run("import", file, "--database", tmp_path / "c.club")
    assert (ran.code, "1 nieuw" in ran.out) == (0, True)
    assert "Kolom 4 (Kleur) wordt niet overgenomen" in ran.out


def test_a_standing_keeps_what_came_before_its_evenings_beside_them(
    run: Run, tmp_path: Path
) -> None:
    club, answers = ("--database", tmp_path / "c.club"), tmp_path / "answers.json"
    said = [(3, 2, "opening"), (3, 3, "date=14-11-2024")]
    told = [{"row": row, "column": at, "choice": one} for row, at, one in said]
    answers.write_text(json.dumps(told))
    of = ("--season", "2024-2025", "--competition", "Donderdag", "--answers", answers)
    assert run("import", LATE, *club, *of).code == 0
    first = json.loads(run("standings", *club, "--rule", "best:4", "--json").out)["rows"][0]
    assert first == {
        "place": 1,
        "name": "Frits Monster",
        "total": 19_730,
        "average": 4_932.5,
        "opening": {"evenings": 4, "points": 19_730, "counts": True},
        "evenings": [{"evening": 5, "points": 4_880, "counts": False}],
    }


def test_rows_that_stay_out_are_named_in_the_terminal(run: Run, tmp_path: Path) -> None:
    file, club = tmp_path / "stand.csv", tmp_path / "c.club"
    rows = ("Jan Bos;5000", "Piet Vos;4900", "Totaal;9900", "Piet Kok;", ";;Bep, secretaris")
    file.write_text("Naam;12-9-2024\n" + "\n".join(rows) + "\n")
    answers = tmp_path / "antwoorden.json"
    answers.write_text('[{"row": 4, "choice": "leave-out"}]')
    given = (file, "--database", club, "--competition", "Ma", "--answers", answers)
    looked = run("import", *given, "--try")
    assert looked.code == 0
    assert "Niet gebruikt: 1 rij met totalen of zonder naam: rij 4 (Totaal · 9900)." in looked.out
    assert "1 naam zonder punten: rij 5 (Piet Kok)." in looked.out
    assert "1 rij met alleen een aantekening: rij 6 (Bep, secretaris)." in looked.out
    told = run("import", *given, "--json").json
    assert told["imported"]
    assert [one["row"] for one in told["left_out"]] == [4, 5, 6]


@pytest.mark.parametrize("option", ["--season", "--competition"])
def test_a_name_too_long_to_keep_is_refused_when_the_list_is_only_looked_at(
    run: Run, tmp_path: Path, option: str
) -> None:
    ran = tried(run, a_list(tmp_path), tmp_path, option, "x" * 300, "--try")
    assert (ran.code, "is te lang: 300 tekens, er passen er" in ran.err) == (2, True)


def test_a_name_in_the_list_that_is_too_long_to_keep_is_asked(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "stand.csv"
    file.write_text(f"Competitie;Datum;Naam;Punten\n{'x' * 90};12-9-2024;Jan Bos;5000\n")
    asked = run("import", file, "--database", tmp_path / "c.club", "--try", "--json")
    first = asked.json["questions"][0]
    assert (asked.code, first["code"], first["row"], first["column"]) == (1, "long", 2, 1)

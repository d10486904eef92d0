import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from clubadmin.cli import standings as cli_standings
from clubadmin.services.club import recent
from clubadmin.storage.file.retention import copies
from tests.cli.conftest import Run

REAL = Path(__file__).parents[1] / "data" / "mei-wille-2023-24.csv"


@pytest.mark.nightly  # by day the main job makes one
def test_a_demo_club_is_made_and_is_in_order(run: Run, tmp_path: Path) -> None:
    club = tmp_path / "proef.club"
    ran = run("demo", "--database", club, "--seasons", 1, "--seed", 3, "--json")
    assert (ran.code, ran.json["seasons"]) == (0, 1)
    health = run("check", "--database", club, "--json")
    assert health.code == 0
    assert health.json["ok"]
    assert health.json["games"] > 5_000


def test_a_demo_does_not_overwrite_what_is_there(run: Run, tmp_path: Path) -> None:
    club = tmp_path / "er-is-al-iets.txt"
    club.write_text("van iemand")
    assert run("demo", "--database", club).code == 2
    folder = run("demo", "--database", tmp_path)
    assert (folder.code, f"{tmp_path} is een map, geen clubbestand." in folder.err) == (2, True)
    assert club.read_text() == "van iemand"


def test_a_database_may_be_named_by_its_url(run: Run, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'club.club'}"
    assert run("import", REAL, "--database", url).code == 0
    assert (tmp_path / "club.club").is_file()
    assert run("standings", "--database", url, "--json").json["rows"]
    spaced = f"sqlite:///{tmp_path}/met%20spatie.club"
    rows = tmp_path / "leden.csv"
    for name in ("Bos", "Kok"):
        rows.write_text(f"achternaam\n{name}\n")
        assert "1 nieuw, " in run("import", rows, "--database", spaced).out
    assert "Kok" in run("export", "members", "--database", tmp_path / "met spatie.club").out
    refused = run("check", "--database", "postgresql+psycopg://hal/club")
    assert refused.code == 2
    assert "postgresql" in refused.err


def test_demo_asks_for_a_number_of_seasons_that_can_be(run: Run, tmp_path: Path) -> None:
    ran = run("demo", "--database", tmp_path / "x.club", "--seasons", 0)
    assert ran.code == 2
    assert "0 seizoenen" in ran.err
    assert not (tmp_path / "x.club").exists()


def test_standings_are_as_the_interface_says(run: Run, demo_club: Path) -> None:
    ran = run(
        "standings",
        "--database",
        demo_club,
        "--season",
        "2026-2027",
        "--competition",
        "Donderdagavond",
        "--json",
    )
    assert ran.code == 0
    document = ran.json
    assert list(document) == ["season", "competition", "rule", "depth", "rows"]
    assert (document["depth"], document["rule"]) == ("game", "best:12,min:5")
    placed = [row for row in document["rows"] if row["place"]]
    assert placed[0]["place"] == 1
    for row in placed:
        counting = [cell["points"] for cell in row["evenings"] if cell["counts"]]
        assert len(counting) <= 12
        assert row["total"] == sum(counting)
        assert row["average"] == pytest.approx(row["total"] / len(counting), abs=0.0501)
    totals = [row["total"] for row in placed]
    assert totals == sorted(totals, reverse=True)


def test_another_rule_and_fewer_evenings_can_be_asked_for(run: Run, demo_club: Path) -> None:
    ran = run(
        "standings",
        "--database",
        demo_club,
        "--competition",
        "donderdagavond",
        "--after",
        3,
        "--rule",
        "average-best:2,min:2",
        "--json",
    )
    rows = ran.json["rows"]
    assert ran.json["rule"] == "average-best:2,min:2"
    assert {cell["evening"] for row in rows for cell in row["evenings"]} == {1, 2, 3}
    assert any(row["place"] is None for row in rows)


def test_numbers_beyond_any_evening_are_no_trouble(run: Run, demo_club: Path) -> None:
    asked = ("standings", "--database", demo_club, "--competition", "Donderdagavond", "--json")
    assert run(*asked, "--after", 10**30).json == run(*asked).json
    assert run(*asked, "--after", -(10**30)).json["rows"] == []


def test_standings_come_as_a_pdf_or_a_page_as_well(
    run: Run, demo_club: Path, tmp_path: Path
) -> None:
    of = ("--database", demo_club, "--competition", "Parencompetitie")
    for name, begins in (("stand.pdf", b"%PDF"), ("stand.html", b"<!DOCTYPE html>")):
        file = tmp_path / name
        ran = run("standings", *of, "--pdf", file, "--json")
        assert ran.json["competition"] == "Parencompetitie"
        assert file.read_bytes().startswith(begins)
        assert str(file) in ran.err


def test_what_standings_cannot_find_is_told_with_what_there_is(
    run: Run, demo_club: Path, tmp_path: Path
) -> None:
    for arguments, about in (
        (("--competition", "Onzin"), "Donderdagavond, Parencompetitie"),
        ((), "--competition"),
        (("--competition", "Donderdagavond", "--database", " "), "--database is leeg"),
        (("--season", "1999", "--competition", "Donderdagavond"), "2026-2027"),
        (("--competition", "Donderdagavond", "--rule", "beste:5"), "best:5"),
        (("--competition", "Donderdagavond", "--pdf", tmp_path / "geen" / "map.pdf"), "map.pdf"),
    ):
        ran = run("standings", "--database", demo_club, *arguments)
        assert ran.code == 2
        assert about in ran.err
        assert ran.out == ""


def test_without_a_database_it_is_the_club_opened_last(
    run: Run, demo_club: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run("check").code == 2
    monkeypatch.setattr(recent, "last_club", lambda: demo_club)
    assert run("check").code == 0


def test_a_file_that_is_no_club_is_left_alone(run: Run, tmp_path: Path) -> None:
    for name, content in (
        ("tekst.club", b"hallo"),
        ("leeg.club", b""),
        ("half.club", b"SQLite format 3\0"),
    ):
        file = tmp_path / name
        file.write_bytes(content)
        for command in (("check",), ("standings",), ("import", REAL), ("export", "members")):
            ran = run(*command, "--database", file)
            assert ran.code == 2
            assert name in ran.err
            assert "Traceback" not in ran.err
        assert file.read_bytes() == content


def test_a_published_season_goes_in_and_ranks_and_says_its_depth(run: Run, tmp_path: Path) -> None:
    club = tmp_path / "mei-wille.club"
    ran = run("import", REAL, "--database", club, "--json")
    assert ran.code == 0
    assert ran.json["imported"]
    assert (ran.json["rows"], ran.json["evenings"]) == (30, 5)
    standings = run(
        "standings",
        "--database",
        club,
        "--season",
        "2023-2024",
        "--competition",
        "Maandavond",
        "--json",
    ).json
    assert standings["depth"] == "evening"
    assert (standings["rows"][0]["name"], standings["rows"][0]["total"]) == ("Fr. V.", 16309)
    assert "hele avonden" in run("standings", "--database", club).out
    again = run("import", REAL, "--database", club, "--json")
    assert again.code == 0, "each evening is there as the list has it"
    assert (again.json["evenings"], again.json["results"]) == (0, 0)


def test_an_odd_address_is_said_and_taken(run: Run, tmp_path: Path) -> None:
    rows = tmp_path / "leden.csv"
    rows.write_text("achternaam,e-mail\nKok,geen-email\n")
    told = run("import", rows, "--database", tmp_path / "nieuw.club", "--try").out
    assert "Rij 2 (Kok): 'geen-email' is geen e-mailadres" in told
    assert "zo wordt het bewaard.\n" in told
    ran = run("import", rows, "--database", tmp_path / "nieuw.club", "--json")
    assert (ran.code, ran.json["imported"]) == (0, True)
    assert ran.json["members"][0]["why"].startswith("'geen-email' is geen e-mailadres")
    assert "geen-email" in run("export", "members", "--database", tmp_path / "nieuw.club").out


@pytest.mark.parametrize(
    ("rows", "more"),
    [
        ("achternaam\nVeenstra\n", ()),
        (
            "Naam;5-11-2025;12-11-2025\nVos;4000;5000\nBos;4100;4900\n",
            ("--season", "2025-2026", "--competition", "Maandavond"),
        ),
    ],
)
def test_a_copy_is_made_before_anything_comes_into_a_club_that_was_there(
    run: Run, tmp_path: Path, rows: str, more: tuple[str, ...]
) -> None:
    club, file = tmp_path / "club.klaverjas", tmp_path / "in.csv"
    words = ("import", file, "--database", club, *more)

    def steps(of: Path) -> int:
        with closing(sqlite3.connect(of)) as connection:
            return int(connection.execute("SELECT max(id) FROM change").fetchone()[0])

    file.write_text("achternaam\nBos\nVos\n")
    assert run("import", file, "--database", club).code == 0
    before = steps(club)
    file.write_text(rows)
    run(*words, "--try")
    assert copies(club) == [], "of nothing no copy is made, nor where it is only looked at"
    assert run(*words).code == 0
    (copy,) = copies(club)
    assert steps(club) > before == steps(copy)


def test_looking_first_changes_nothing(run: Run, tmp_path: Path) -> None:
    club = tmp_path / "nieuw.club"
    ran = run("import", REAL, "--database", club, "--try")
    assert ran.code == 0
    assert "kan worden overgenomen" in ran.out
    assert not club.exists()


def test_a_file_with_errors_makes_no_club(run: Run, tmp_path: Path) -> None:
    club, wrong = tmp_path / "nieuw.club", tmp_path / "fout.csv"
    wrong.write_text(REAL.read_text().replace(",5871,", ",58x1,"))
    ran = run("import", wrong, "--database", club)
    assert ran.code == 2
    assert "Rij 2, kolom points" in ran.err
    assert not club.exists()
    assert run("import", tmp_path / "weg.csv", "--database", club).code == 2
    assert not club.exists()


def test_a_refused_import_is_one_sentence_with_the_first_error_and_how_many_more(
    run: Run, tmp_path: Path
) -> None:
    club, wrong = tmp_path / "nieuw.club", tmp_path / "fout.csv"
    head, first, second, *rest = REAL.read_text().splitlines()
    other = re.sub(r",\d{4},", ",abc,", second)
    wrong.write_text("\n".join([head, first.replace(",5871,", ",58x1,"), other, *rest]))
    ran = run("import", wrong, "--database", club)
    assert (ran.code, ran.out) == (2, "")
    (sentence,) = ran.err.splitlines()
    assert sentence.startswith("fout.csv is niet overgenomen. Rij 2, kolom points: ")
    assert sentence.endswith(", en nog 1 keer iets mis: met --try ziet u alles.")
    as_json = run("import", wrong, "--database", club, "--json")
    assert (as_json.code, as_json.err) == (2, ran.err)
    assert [one["column"] for one in as_json.json["problems"]] == ["points", "points"]
    told = as_json.json["problems"][0]["sentence"]
    assert told == "'58x1' is geen heel getal."
    assert not club.exists()


def test_looking_is_done_and_names_the_errors_of_the_file(run: Run, tmp_path: Path) -> None:
    club, wrong = tmp_path / "nieuw.club", tmp_path / "fout.csv"
    wrong.write_text(REAL.read_text().replace(",5871,", ",58x1,"))
    ran = run("import", wrong, "--database", club, "--try")
    assert (ran.code, ran.err) == (1, "")
    assert "Rij 2, kolom points" in ran.out
    as_json = run("import", wrong, "--database", club, "--try", "--json")
    assert (as_json.code, as_json.err, as_json.json["imported"]) == (1, "", False)
    assert len(as_json.json["problems"]) == 1


def test_a_whole_club_goes_out_and_in(run: Run, demo_club: Path, tmp_path: Path) -> None:
    copy, other = tmp_path / "kopie.club", tmp_path / "elders.club"
    assert run("export", "club", "--database", demo_club, "--to", copy).code == 0
    assert run("export", "club", "--database", demo_club, "--to", copy).code == 2
    assert run("import", copy, "--database", other).code == 0
    assert run("import", copy, "--database", other).code == 2
    for kind in ("members", "results", "games"):
        assert (
            run("export", kind, "--database", other).out
            == run("export", kind, "--database", demo_club).out
        )


def test_a_backup_can_be_restored(run: Run, demo_club: Path, tmp_path: Path) -> None:
    club, back = tmp_path / "club.club", tmp_path / "terug.club"
    shutil.copyfile(demo_club, club)
    made = run("backup", tmp_path / "kopieen", "--database", club, "--json")
    assert made.code == 0
    assert run("restore", made.json["file"], "--database", back).code == 0
    assert (
        run("export", "games", "--database", back).out
        == run("export", "games", "--database", club).out
    )
    assert run("restore", REAL, "--database", back).code == 2
    assert run("check", "--database", back).code == 0


def test_restore_asks_where_and_never_takes_the_club_opened_last(
    run: Run, demo_club: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    last = tmp_path / "laatst.club"
    run("import", REAL, "--database", last)
    before = last.read_bytes()
    monkeypatch.setattr(recent, "last_club", lambda: last)
    ran = run("restore", demo_club)
    assert (ran.code, ran.out) == (2, "")
    assert "--database" in ran.err
    assert last.read_bytes() == before


def test_restore_replaces_no_other_club_and_nothing_that_is_no_club(
    run: Run, demo_club: Path, tmp_path: Path
) -> None:
    other, text = tmp_path / "ander.club", tmp_path / "brief.txt"
    run("import", REAL, "--database", other)
    text.write_text("van iemand")
    for place in (other, text):
        before = place.read_bytes()
        ran = run("restore", demo_club, "--database", place)
        assert ran.code == 2
        assert f"{place} bestaat al" in ran.err
        assert place.read_bytes() == before
        assert not (tmp_path / f"{place.stem}.reservekopieen").exists()


def test_restore_over_the_same_club_keeps_first_what_was_there_and_says_where(
    run: Run, demo_club: Path, tmp_path: Path
) -> None:
    club = tmp_path / "club.club"
    shutil.copyfile(demo_club, club)
    wrong = tmp_path / "verkeerd.csv"
    wrong.write_text("achternaam\nVerkeerd\n")
    assert run("import", wrong, "--database", club).code == 0
    ran = run("restore", demo_club, "--database", club, "--json")
    assert ran.code == 0
    assert "eerst bewaard" in ran.err
    assert ran.json["lost"] == (
        "Dan is weg wat na die kopie kwam: 1 lid of gast; 1 wijziging in alles."
    )
    assert ran.json["lost"] in ran.err
    assert "Verkeerd" not in run("export", "members", "--database", club).out
    kept = Path(ran.json["kept"])
    assert str(kept) in ran.err
    assert "Verkeerd" in run("export", "members", "--database", kept).out


def test_a_damaged_club_is_mended_and_what_was_there_is_kept(
    run: Run, demo_club: Path, tmp_path: Path
) -> None:
    club = tmp_path / "club.club"
    shutil.copyfile(demo_club, club)
    assert run("mend", club).out.strip() == "Er is niets te herstellen."
    with closing(sqlite3.connect(club)) as connection, connection:
        connection.execute("UPDATE member SET phone = '0600000000' WHERE id = 1")
    ran = run("backup", "--database", club)
    assert ran.code == 1
    assert "De gegevens van lid 1 zijn buiten het programma om veranderd." in ran.err
    (copy,) = tmp_path.glob("*.reservekopieen/*")
    assert copy.name.startswith("schade_00001_"), "it is none of the good copies"
    ran = run("mend", club)
    assert ran.code == 0
    assert "als phone: 0600000000. Nu weer:" in ran.err
    assert "beschadigd_" in ran.out
    assert run("check", "--database", club).code == 0
    as_json = run("mend", club, "--json")
    assert (as_json.code, as_json.json["kept"], as_json.json["left"]) == (0, None, [])


def test_what_goes_wrong_once_a_damaged_club_was_closed_is_told_as_damage(
    run: Run, demo_club: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = tmp_path / "club.club"
    shutil.copyfile(demo_club, club)
    asked = ("standings", "--database", club, "--competition", "Donderdagavond", "--json")
    assert run(*asked).code == 0

    def stumbles(_document: object) -> None:
        raise TypeError

    monkeypatch.setattr(cli_standings, "answer_json", stumbles)
    assert "fout in het programma" in run(*asked).err
    with closing(sqlite3.connect(club)) as connection, connection:
        connection.execute("UPDATE seat SET fill_in = 'ja' WHERE playing_table_id = 1")
    told = run(*asked).err
    assert "is beschadigd" in told
    assert "seat" in told


def test_a_damaged_club_is_restored_from_its_own_copy(
    run: Run, demo_club: Path, tmp_path: Path
) -> None:
    club = tmp_path / "club.club"
    whole = demo_club.read_bytes()
    club.write_bytes(whole[: len(whole) // 2] + bytes(len(whole) - len(whole) // 2))
    assert run("check", "--database", club).code == 2
    ran = run("restore", demo_club, "--database", club)
    assert ran.code == 0
    assert "beschadigd_" in ran.err
    assert run("check", "--database", club).code == 0


def test_what_cannot_be_exported_is_told(run: Run, demo_club: Path, tmp_path: Path) -> None:
    assert "members" in run("export", "alles", "--database", demo_club).err
    assert "--to" in run("export", "club", "--database", demo_club).err
    assert run("export", "members", "--database", demo_club, "--to", tmp_path / "a" / "b").code == 2


def test_a_whole_club_goes_out_as_one_open_document_and_comes_in_again(
    run: Run, demo_club: Path, tmp_path: Path
) -> None:
    file, again = tmp_path / "club.json", tmp_path / "weer.klaverjas"
    assert run("export", "json", "--database", demo_club, "--to", file).code == 0
    assert run("import", file, "--database", again).code == 0
    assert run("export", "json", "--database", again).out.encode() == file.read_bytes()
    assert run("check", "--database", again).code == 0
    twice = run("import", file, "--database", again)
    assert twice.code == 2
    assert "bestaat al" in twice.err
    file.write_bytes(file.read_bytes().replace(b'"schema": ', b'"schema": 1', 1))
    wrong = run("import", file, "--database", tmp_path / "geen.klaverjas", "--json")
    assert (wrong.code, wrong.out) == (2, "")
    assert "andere versie" in wrong.err


def test_members_go_to_an_address_book_and_come_in_from_one(
    run: Run, demo_club: Path, tmp_path: Path
) -> None:
    file, club = tmp_path / "leden.vcf", tmp_path / "nieuw.klaverjas"
    assert run("export", "vcard", "--database", demo_club, "--to", file).code == 0
    taken = run("import", file, "--database", club, "--json")
    assert taken.code == 0
    assert taken.json["new_members"] == file.read_text(encoding="utf-8").count("BEGIN:VCARD")

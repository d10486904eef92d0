"""`clubadmin dues` and `clubadmin statement`, as a treasurer's script uses them."""

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from clubadmin.domain.administration.debits import bank_day
from clubadmin.domain.administration.dues import DuesKind
from clubadmin.domain.administration.payment_code import reference_of
from clubadmin.model.administration.debits import BankLine, Mandate
from clubadmin.model.members.member import Member
from clubadmin.services.administration import mandates, memberships
from clubadmin.services.club.club import open_club
from clubadmin.services.members import members
from clubadmin.services.seasons import seasons
from tests.services.administration import bank_files_made as made
from tests.services.evening_club import new_club

Run = Callable[..., Any]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Two members who owe 45 euros, of whom nothing is laid yet."""
    club = new_club(tmp_path)
    season = seasons.add_season(club, "2026-2027", date(2026, 9, 1), date(2027, 6, 30))
    memberships.add_kind(club, season.id, DuesKind("Lid", 4500))
    people = [
        members.add_member(club, Member(0, last, first_name=first))
        for first, last in (("Jan", "Bos"), ("Ayşe", "Çelik"))
    ]
    memberships.give_kind(club, [one.id for one in people], "Lid")
    club.close()
    return Path(club.path)


def statement_of(folder: Path, *lines: BankLine) -> Path:
    path = folder / "afschrift.xml"
    path.write_bytes(made.camt(lines))
    return path


def test_dues_are_laid_and_listed_in_cents(run: Run, database: Path) -> None:
    before = run("dues", "--database", database, "--json")
    assert (before.code, before.json["members"]) == (0, [])
    assert before.json["kinds"] == [
        {
            "name": "Lid",
            "amount": 4500,
            "entry": 0,
            "pro_rata": "none",
            "instalments": 1,
            "household_less": 0,
        }
    ]
    laid = run("dues", "--database", database, "--lay", "--json")
    assert laid.code == 0
    assert laid.json["totals"] == {"charged": 9000, "paid": 0, "open": 9000}
    assert laid.json["members"][0] == {
        "name": "Jan Bos",
        "kind": "Lid",
        "reference": reference_of(1, 1),
        "charged": 4500,
        "paid": 0,
        "open": 4500,
        "under_way": 0,
        "late": laid.json["members"][0]["late"],
        "dues": [{"part": 1, "amount": 4500, "due": "2026-09-01"}],
        "payments": [],
    }
    again = run("dues", "--database", database, "--lay")
    assert again.code == 2
    assert "heeft zijn contributie al" in again.err
    in_words = run("dues", "--database", database).out
    assert "Jan Bos" in in_words
    assert "90,00" in in_words


def test_a_statement_is_looked_into_and_booked_only_where_that_is_asked(
    run: Run, database: Path, tmp_path: Path
) -> None:
    run("dues", "--database", database, "--lay")
    file = statement_of(
        tmp_path,
        BankLine(date(2026, 9, 14), 4500, made.JAN, "J. BOS", reference_of(1, 1)),
        BankLine(date(2026, 9, 15), 4500, "", "A CELIK", "contributie"),
    )
    looked = run("statement", file, "--database", database, "--json")
    assert looked.code == 0
    assert [(one["sureness"], one["shares"]) for one in looked.json["lines"]] == [
        ("sure", [{"name": "Jan Bos", "amount": 4500}]),
        ("likely", [{"name": "Ayşe Çelik", "amount": 4500}]),
    ]
    assert looked.json["booked"] == 0
    assert run("dues", "--database", database, "--json").json["totals"]["paid"] == 0
    booked = run("statement", file, "--database", database, "--book", "--json")
    assert booked.json["booked"] == 1
    assert "1 van 2" in booked.err
    assert run("dues", "--database", database, "--json").json["totals"]["paid"] == 4500
    twice = run("statement", file, "--database", database, "--book")
    assert (twice.code, twice.out) == (2, "")
    assert "al ingelezen" in twice.err


def test_the_columns_of_a_bank_that_nobody_knows_are_told_in_answers(
    run: Run, database: Path, tmp_path: Path
) -> None:
    file, answers = tmp_path / "bank.csv", tmp_path / "antwoorden.json"
    file.write_text("Wanneer;Hoeveel;Wie\n20-11-2026;45,00;J Bos\nooit;9,00;Zaal\n")
    given = ("statement", file, "--database", database)
    assert "Of zeg met --answers wat er in de kolommen staat" in run(*given).err
    columns = '{"column": 1, "choice": "day"}, {"column": 3, "choice": "payer"}'
    answers.write_text(f"[{columns}]")
    told = run(*given, "--answers", answers)
    assert (told.code, "Te kiezen: day, amount, out" in told.err) == (2, True)
    columns += ', {"column": 2, "choice": "amount"}'
    answers.write_text(f"[{columns}]")
    asked = run(*given, "--answers", answers)
    assert "Wat is het? Een kolom 'Af Bij' zegt het ook. [in / out]" in asked.err
    assert "Rij 3, kolom 1: 'ooit' is geen datum." in asked.err
    answers.write_text(f'[{columns}, {{"choice": "in"}}, {{"row": 3, "choice": "left_out"}}]')
    (line,) = run(*given, "--answers", answers, "--json").json["lines"]
    assert (line["date"], line["amount"], line["name"]) == ("2026-11-20", 4500, "J Bos")


@pytest.mark.parametrize("data", [b"", b"hallo", b"<a/>", b"\xff\x00" * 99, b":20:\n:25:\n:61:x\n"])
def test_what_is_no_statement_is_told_in_one_sentence(
    run: Run, database: Path, tmp_path: Path, data: bytes
) -> None:
    file = tmp_path / "x.txt"
    file.write_bytes(data)
    ran = run("statement", file, "--database", database, "--json")
    assert (ran.code, ran.out) == (2, "")
    assert "x.txt" in ran.err
    assert "Traceback" not in ran.err


def test_a_season_that_is_not_there_is_told(run: Run, database: Path) -> None:
    ran = run("dues", "--database", database, "--season", "1999", "--json")
    assert ran.code == 2
    assert "2026-2027" in ran.err


def test_letters_ask_for_the_clubs_account_first_and_go_to_who_owes_something(
    run: Run, database: Path, tmp_path: Path
) -> None:
    run("dues", "--database", database, "--lay")
    brieven = tmp_path / "brieven.pdf"
    refused = run("dues", "--database", database, "--letters", brieven)
    assert (refused.code, brieven.exists()) == (2, False)
    assert "Vul eerst" in refused.err
    slip = run("dues", "--database", database, "--account", "NL91ABNA0417164301")
    assert slip.code == 2
    kept = run("dues", "--database", database, "--account", "NL91 ABNA 0417 1643 00")
    assert kept.code == 0
    assert "0417" not in kept.err, "it is hidden"
    made = run("dues", "--database", database, "--letters", brieven, "--reminders", brieven)
    assert (made.code, brieven.read_bytes()[:5]) == (0, b"%PDF-")
    assert f"Brieven in {brieven}: 2." in made.err
    assert f"Herinneringen in {brieven}: 2." in made.err


def test_the_list_is_written_as_a_paper_and_as_a_table(
    run: Run, database: Path, tmp_path: Path
) -> None:
    nothing = run("dues", "--database", database, "--pdf", tmp_path / "x.pdf")
    assert nothing.code == 2
    assert "nog geen contributie" in nothing.err
    run("dues", "--database", database, "--lay")
    for option, name, start in (
        ("--pdf", "lijst.pdf", b"%PDF-"),
        ("--table", "lijst.csv", b"\xef\xbb\xbfnaam;soort"),
        ("--table", "lijst.xlsx", b"PK"),
    ):
        for asked in (("dues", option), ("export", "dues", "--to")):
            ran = run(*asked, tmp_path / name, "--database", database)
            assert ran.code == 0
            assert (tmp_path / name).read_bytes().startswith(start)
            (tmp_path / name).unlink()
    other = run("dues", "--database", database, "--table", tmp_path / "lijst.ods")
    assert other.code == 2
    assert ".csv" in other.err


def test_a_receipt_is_made_of_a_payment_by_its_number(
    run: Run, database: Path, tmp_path: Path
) -> None:
    run("dues", "--database", database, "--lay")
    line = BankLine(date(2026, 9, 14), 4500, made.JAN, "J. BOS", reference_of(1, 1))
    run("statement", statement_of(tmp_path, line), "--database", database, "--book")
    listed = run("dues", "--database", database, "--json").json
    number = listed["members"][0]["payments"][0]["id"]
    file = tmp_path / "kwitantie.pdf"
    ran = run("dues", "--database", database, "--receipt", number, "--pdf", file)
    assert (ran.code, file.read_bytes()[:5]) == (0, b"%PDF-")
    assert run("dues", "--database", database, "--receipt", number).code == 2
    assert run("dues", "--database", database, "--receipt", 99, "--pdf", file).code == 2


def test_dues_are_collected_by_a_file_for_the_bank(
    run: Run, database: Path, tmp_path: Path
) -> None:
    club = open_club(database)
    mandate = Mandate(1, signed=date(2026, 9, 1), account=made.JAN)
    mandates.keep_mandate(club, mandate, date(2026, 11, 1))
    club.close()
    day = bank_day(date.today() + timedelta(20))
    file, letters = tmp_path / "incasso.xml", tmp_path / "brieven.pdf"
    run("dues", "--database", database, "--lay", "--account", made.OWN)
    assert run("collect", "--database", database, "--to", file).code != 0
    wrong = run("collect", "--database", database, "--creditor", "NL69ZZZ123456780001")
    assert "Incassant-ID" in wrong.err
    kept = ("--creditor", "NL69ZZZ123456780000")
    done = run("collect", day, "--database", database, *kept, "--letters", letters)
    assert done.code == 0, done.err
    assert letters.read_bytes()[:5] == b"%PDF-"
    done = run("collect", day, "--database", database, "--to", file, "--json")
    assert done.code == 0, done.err
    assert "uiterlijk op" not in done.err
    (sent,) = done.json["collections"]
    assert (sent["date"], sent["amount"]) == (day.isoformat(), 4500)
    (line,) = sent["lines"]
    assert (line["name"], line["mandate"], line["state"]) == ("Jan Bos", "M1", "under-way")
    members = run("dues", "--database", database, "--json").json["members"]
    assert [one["under_way"] for one in members] == [4500, 0]
    assert b"<MndtId>M1</MndtId>" in file.read_bytes()
    assert made.JAN not in done.out + done.err

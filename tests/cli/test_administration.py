"""`clubadmin dues` and `clubadmin statement`, as a treasurer's script uses them."""

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from clubadmin.domain.administration.dues import DuesKind
from clubadmin.domain.administration.reference import reference_of
from clubadmin.model.administration.statement import BankLine
from clubadmin.model.members.member import Member
from clubadmin.services.administration import kinds, memberships
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
    kinds.add_kind(club, season.id, DuesKind("Lid", 4500))
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

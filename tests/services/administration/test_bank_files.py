"""Statements of every bank are read alike; what cannot be is told with where."""

from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clubadmin.errors import Refused
from clubadmin.model.administration.debits import BankStatement
from clubadmin.services.administration import bank_csv, bank_marks, camt
from clubadmin.services.administration.statements import read_statements
from tests.services.administration import bank_files_made as made
from tests.turns import tries


def read(folder: Path, data: str | bytes, name: str = "afschrift.txt") -> tuple[BankStatement, ...]:
    path = folder / name
    path.write_bytes(data.encode() if isinstance(data, str) else data)
    return read_statements(path).statements


@pytest.mark.parametrize("version", ["02", "08"])
def test_camt_is_read_whatever_its_version(tmp_path: Path, version: str) -> None:
    (found,) = read(tmp_path, made.camt(version=version))
    assert found == BankStatement(made.OWN, made.LINES, "37", made.OPENING, made.CLOSING)


def test_a_line_of_nothing_is_no_payment_and_keeps_no_file_out(tmp_path: Path) -> None:
    nothing = replace(made.LINES[0], amount=0, name="KOSTEN")
    (found,) = read(tmp_path, made.camt((nothing, *made.LINES)))
    assert found.lines == made.LINES
    with pytest.raises(Refused, match="bevat geen betalingen"):
        read(tmp_path, made.camt((nothing,), closing=made.OPENING))


MT940 = ("abn-amro.940", "ing.940", "rabobank.940")
LISTS = (
    *("ing.csv", "rabobank.csv", "knab.csv", "bunq.csv"),
    *("abn-amro.tab", "sns.csv", "triodos.csv"),
)


@pytest.mark.parametrize("bank", MT940)
def test_mt940_is_read_as_each_bank_fills_it(tmp_path: Path, bank: str) -> None:
    (found,) = read(tmp_path, made.given(bank))
    assert (found.account, found.opening, found.closing) == (
        made.OWN,
        made.OPENING,
        made.CLOSING,
    )
    ascii_name = replace(made.LINES[2], name="Celik, Ayse")
    assert found.lines == (*made.LINES[:2], ascii_name)


@pytest.mark.parametrize("bank", LISTS)
def test_the_list_of_each_bank_is_read_the_oldest_first(tmp_path: Path, bank: str) -> None:
    (found,) = read(tmp_path, made.given(bank))
    assert found.account == made.OWN
    assert found.lines == made.LINES
    assert found.closing in (made.CLOSING, None)


def test_windows_letters_are_read_too(tmp_path: Path) -> None:
    text = made.given("rabobank.csv").replace("Çelik, Ayşe", "Gré Müller")
    (found,) = read(tmp_path, text.encode("cp1252"))
    assert found.lines[2].name == "Gré Müller"


@pytest.mark.parametrize("version", ["02", "08"])
def test_a_batch_of_which_the_parts_are_given_is_its_parts(tmp_path: Path, version: str) -> None:
    (found,) = read(tmp_path, made.batch(version))
    assert [(one.name, one.amount) for one in found.lines] == [("Jan", 1000), ("Mies", 3500)]


@pytest.mark.parametrize("version", ["02", "08"])
def test_what_is_not_booked_yet_is_no_payment(tmp_path: Path, version: str) -> None:
    (found,) = read(tmp_path, made.pending(version))
    assert found.lines == made.LINES[:1]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (made.camt(closing=99_999), "telt niet op"),
        (made.camt().replace(b"45.00", b"veel"), "veel waar een bedrag hoort"),
        (made.camt().replace(b"45.00", b"45.001"), "45.001 waar een bedrag hoort"),
        (made.camt().replace(b'"EUR"', b'"USD"'), "USD"),
        (
            made.camt().replace(b"2026-09-14", b"2026-19-14"),
            "betaling 1 2026-19-14 waar een dag hoort",
        ),
        (made.camt(())[:300], "te lezen"),
        (made.camt(()), "geen betalingen"),
        (b"<html><body>aanmelden</body></html>", "geen afschrift"),
        (made.given("ing.csv").replace("45,00", "4x"), "regel 4 4x waar een bedrag hoort"),
        (
            made.given("ing.csv").replace('"20260914"', '"14-9-26"'),
            "regel 4 14-9-26 waar een dag hoort",
        ),
        (made.given("ing.csv").replace("954,50", "954,51"), "telt niet op"),
        ("naam;bedrag\nJan;12\n", "geen afschrift dat het programma kent"),
        ("", "geen afschrift dat het programma kent"),
        (b"\x00\xff\xfe" * 50, "geen tekstbestand"),
        (made.given("abn-amro.940").replace("35,00", "35,01"), "telt niet op"),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(tmp_path: Path, data: str | bytes, said: str) -> None:
    with pytest.raises(Refused, match=said) as told:
        read(tmp_path, data)
    assert str(told.value).endswith(".")


def test_a_bomb_and_a_file_from_elsewhere_in_it_are_refused(tmp_path: Path) -> None:
    for inside in ('<!ENTITY a "b">', '<!ENTITY a SYSTEM "file:///etc/passwd">'):
        data = f"<!DOCTYPE d [{inside}]>" + made.camt().decode().partition("?>")[2]
        with pytest.raises(Refused, match="geen afschrift"):
            read(tmp_path, data)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="kan niet worden gelezen"):
        read_statements(tmp_path / "weg.xml")


EVERY = [made.camt(), *(made.given(one).encode() for one in (*MT940, *LISTS))]


@settings(max_examples=tries(80, 300), deadline=None)
@given(st.sampled_from(EVERY), st.data())
def test_a_damaged_statement_is_read_or_refused(data: bytes, draws: st.DataObject) -> None:
    at = draws.draw(st.integers(0, len(data) - 1))
    until = draws.draw(st.integers(at, min(len(data), at + 40)))
    put = draws.draw(st.binary(max_size=20))
    with pytest.MonkeyPatch.context() as patched:
        damaged = data[:at] + put + data[until:]
        patched.setattr(Path, "open", lambda *_: BytesIO(damaged))
        try:
            found = read_statements(Path(__file__)).statements
        except Refused:
            return
    assert all(one.lines for one in found)


@pytest.mark.parametrize(
    "data",
    [
        "<?xml version='1.0'?><Document>" + "<a/>" * 2_000_001,
        "<?xml version='1.0'?><Document " + " ".join(f"a{at}=''" for at in range(2_000_001)),
        ":20:x\n:25:x\n" + ":61:\n" * 20_001,
        ":20:x\n:25:x\n" * 100_001,
        "Datum;Bedrag\n" + ";" * 1_000_001,
    ],
    ids=["tags", "attributes", "payments", "lines", "cells"],
)
def test_what_is_in_too_many_pieces_is_not_read_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, data: str
) -> None:
    for reader in (bank_csv, camt, bank_marks):  # each takes its time for every piece
        monkeypatch.setattr(reader, "statements", lambda *_: pytest.fail("it was read"))
    (tmp_path / "lang.txt").write_text(data)
    with pytest.raises(Refused, match=r"te lang om te lezen.*ten hoogste 20\.?000 betalingen"):
        read_statements(tmp_path / "lang.txt")


TWELVE_MILLION = replace(made.LINES[0], amount=1_200_000_000)


def test_a_statement_with_twelve_million_euro_is_refused_with_the_amount(tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"noemt een bedrag van € 12\.001\.000,00\. Bedragen boven"):
        read(tmp_path, made.camt((TWELVE_MILLION,)))
    (found,) = read(tmp_path, made.camt((replace(TWELVE_MILLION, amount=999_900_000),)))
    assert found.closing == 1_000_000_000


@pytest.mark.parametrize("bank", MT940)
def test_an_amount_of_many_figures_is_refused_whatever_the_bank_writes(
    tmp_path: Path, bank: str
) -> None:
    with pytest.raises(Refused, match=r"noemt een bedrag van € 9{2,3}\.999\.\d{3},00\."):
        read(tmp_path, made.given(bank).replace("1000,00", "999999000,00"))


@pytest.mark.parametrize("day", ["1899-12-31", "2206-09-14", "0001-01-01", "9999-12-31"])
def test_a_payment_on_a_day_that_cannot_be_is_refused_with_that_day(
    tmp_path: Path, day: str
) -> None:
    data = made.camt().replace(b"2026-09-14", day.encode())
    with pytest.raises(Refused, match=rf"heeft een betaling op \d+ \w+ {int(day[:4])}\."):
        read(tmp_path, data)


@pytest.mark.parametrize("written", ["1E+99999", "NaN", "Infinity", "-5", "9" * 5_000, "1.005"])
def test_what_is_no_amount_is_told_as_it_stands(tmp_path: Path, written: str) -> None:
    data = made.camt().replace(b"45.00", written.encode())
    with pytest.raises(
        Refused, match=rf"betaling 1 {written[:40].replace('+', '.')} waar een bedrag"
    ):
        read(tmp_path, data)

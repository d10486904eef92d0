"""Statements of shapes that people met: each line that is read of them stands in a list."""

import csv
from datetime import date
from pathlib import Path

import pytest
from openpyxl import Workbook

from clubadmin.errors import Refused
from clubadmin.model.administration.debits import BankFile
from clubadmin.model.importing.people import PeopleDraft
from clubadmin.services.administration import bank_lists
from clubadmin.services.administration.statements import is_statement, read_statements
from clubadmin.services.lists.workbook import read_book
from tests.services.administration import bank_files_made as made

CASES = made.DATA / "cases"
REFUSED = {"camt-052.xml": "maar geen afschrift", "camt-empty.xml": "bevat geen betalingen"}
HEAD = (
    ":20:A\r\n:25:NL91ABNA0417164300EUR\r\n:28C:1/1\r\n:60F:C261119EUR100,00\r\n"
    ":61:2611201120{}45,00NTRFNONREF\r\n"
)


def of_case(name: str) -> list[list[str]]:
    """The lines of a file as they stand in the list."""
    return [
        [
            *(name, line.booked_on.isoformat(), str(line.amount), line.account),
            *(line.name, line.text, line.reference),
        ]
        for one in read_statements(CASES / name).statements
        for line in one.lines
    ]


def known() -> dict[str, list[list[str]]]:
    """The list, by file."""
    found: dict[str, list[list[str]]] = {}
    with (made.DATA / "cases.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.reader(file):
            found.setdefault(row[0], []).append(row)
    return found


@pytest.mark.parametrize("name", sorted({one.name for one in CASES.iterdir()} - REFUSED.keys()))
def test_a_statement_of_a_shape_that_people_met_is_read_to_its_lines(name: str) -> None:
    assert of_case(name) == known()[name]


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_statement_is_told_as_what_it_is(name: str) -> None:
    with pytest.raises(Refused, match=REFUSED[name]):
        read_statements(CASES / name)


def read(folder: Path, text: str) -> BankFile:
    (folder / "afschrift.txt").write_text(text, encoding="utf-8", newline="")
    return read_statements(folder / "afschrift.txt")


def test_an_account_in_dollars_is_left_out_and_named_and_alone_it_is_refused(
    tmp_path: Path,
) -> None:
    found = read_statements(CASES / "camt-second-account-usd.xml")
    assert found.left_out == (("NL02ABNA0123456789", "USD"),)
    for name in ("rabo-same-twice.csv", "mt940-plain-text.940"):
        dollars = (CASES / name).read_text("utf-8").replace("EUR", "USD")
        with pytest.raises(
            Refused, match=r"alleen rekening NL91 .*43 00, in USD\..*kies bij de bank"
        ):
            read(tmp_path, dollars)
    both = (CASES / "rabo-same-twice.csv").read_text("utf-8").splitlines()
    other = both[1].replace("EUR", "USD", 1).replace("NL91ABNA0417164300", "NL02ABNA0123456789")
    found = read(tmp_path, "\n".join([*both, other]))
    assert found.left_out == (("NL02ABNA0123456789", "USD"),)
    assert len(found.statements[0].lines) == 2


@pytest.mark.parametrize("closing", [True, False])
@pytest.mark.parametrize(("mark", "sign"), [("C", 1), ("D", -1), ("RC", -1), ("RD", 1), ("CR", 1)])
def test_each_mark_of_a_payment_has_its_sign_with_or_without_a_closing_balance(
    tmp_path: Path, mark: str, sign: int, closing: bool
) -> None:
    end = f":62F:C261120EUR{100 + sign * 45},00\r\n" if closing else ""
    (one,) = read(tmp_path, f"{HEAD.format(mark)}:86:iets\r\n{end}").statements
    assert [line.amount for line in one.lines] == [sign * 4500]


def test_who_really_pays_stands_beside_who_pays(tmp_path: Path) -> None:
    told = {
        "/ULTD//NAME/Greet Vermeer/NAME/Bewind BV/REMI/contributie": "slashes",
        "/NAME/Bewind BV/REMI/contributie/ULTD/Greet Vermeer//": "ING",
        "166?00X?20SVWZ+contributie?21ABWA+Greet Vermeer?32Bewind BV": "German",
    }
    for free in told:
        (one,) = read(tmp_path, f"{HEAD.format('C')}:86:{free}\r\n").statements
        assert (one.lines[0].name, one.lines[0].text) == (
            "Bewind BV / Greet Vermeer",
            "contributie",
        )
    csv_text = (CASES / "rabo-same-twice.csv").read_text("utf-8")
    csv_text = csv_text.replace('"P. Vermeer",""', '"Bewind BV","Greet Vermeer"')
    assert read(tmp_path, csv_text).statements[0].lines[0].name == "Bewind BV / Greet Vermeer"
    camt = made.camt(made.LINES[:1], version="08").decode()
    who = "<UltmtDbtr><Pty><Nm>Greet Vermeer</Nm></Pty></UltmtDbtr>"
    camt = camt.replace("</RltdPties>", f"{who}</RltdPties>")
    assert read(tmp_path, camt).statements[0].lines[0].name == "J. BOS / Greet Vermeer"


def test_a_row_without_an_amount_is_named_and_nothing_is_told_to_do_twice(tmp_path: Path) -> None:
    with pytest.raises(Refused) as told:
        read(tmp_path, HEAD.format("C").replace("45,00", "veel") + ":86:x\r\n")
    assert "bij betaling 1 2611201120CveelNTRFNONREF waar een bedrag hoort" in str(told.value)
    assert "ander soort" in str(told.value)


def test_a_row_with_an_odd_day_or_nothing_in_it_stops_no_statement(tmp_path: Path) -> None:
    rows = (
        ":61:260230C45,00NMSC\r\n:86:dertig februari\r\n"  # as banks count that give 30 days
        ":61:2611201120C0,00NMSCNONREF\r\n:86:van niets\r\n"
        ":61:2611201120C,50\r\n"
    )
    text = HEAD.format("C") + rows + ":62F:C261120EUR190,50\r\n"
    (one,) = read(tmp_path, text).statements
    assert [(line.booked_on.isoformat(), line.amount) for line in one.lines] == [
        *(("2026-11-20", 4500), ("2026-02-28", 4500), ("2026-11-20", 50)),
    ]


def test_a_time_is_booked_on_its_dutch_day_in_winter_and_in_summer(tmp_path: Path) -> None:
    for written, day in (
        ("2026-11-19T23:30:00Z", "2026-11-20"),
        ("2026-11-19T22:30:00Z", "2026-11-19"),
        ("2026-06-19T22:30:00Z", "2026-06-20"),
        ("2026-06-19T23:30:00+02:00", "2026-06-19"),
        ("2026-03-29T00:59:59Z", "2026-03-29"),
        ("2026-11-19T23:30:00", "2026-11-19"),
    ):
        camt = made.camt(made.LINES[:1]).decode()
        camt = camt.replace("<Dt>2026-09-14</Dt>", f"<DtTm>{written}</DtTm>")
        assert read(tmp_path, camt).statements[0].lines[0].booked_on.isoformat() == day
    revolut = (
        "Date started (UTC),Date completed (UTC),Type,State,Description,Amount,Fee,Currency\n"
        "2026-11-19 23:00:00,2026-11-19 23:30:00,TOPUP,COMPLETED,Van P. Vermeer,45.00,0.50,EUR\n"
        "2026-11-19 23:00:00,,CARD_PAYMENT,DECLINED,Niets,-5.00,0.00,EUR\n"
    )
    (line,) = read(tmp_path, revolut).statements[0].lines
    assert (line.booked_on.isoformat(), line.amount) == ("2026-11-20", 4450)


def test_a_savings_account_is_read_in_dutch_and_in_english(tmp_path: Path) -> None:
    heads = (
        "Datum;Omschrijving;Rekening;Rekening naam;Tegenrekening;Af Bij;Bedrag;Valuta;"
        "Mutatiesoort;Mededelingen;Saldo na mutatie",
        "Date;Description;Account;Account name;Counterparty;Debit/credit;Amount;Currency;"
        "Transaction type;Notifications;Resulting balance",
    )
    for head, way in zip(heads, ("Bij", "Credit"), strict=True):
        row = f"2026-11-20;Rente;V 286-81505;Spaar;;{way};9,20;EUR;Rente;;1509,20"
        (one,) = read(tmp_path, f"{head}\n{row}").statements
        assert (one.account, one.opening, one.lines[0].amount) == ("V286-81505", 150_000, 920)


def test_what_turns_back_has_the_sign_by_which_the_statement_adds_up(tmp_path: Path) -> None:
    turned = made.entry(made.LINES[0]).replace("<Sts>", "<RvslInd>true</RvslInd><Sts>")
    for closing in (104_500, 95_500):
        data = made.camt_of(turned, made.OPENING, closing).decode()
        (one,) = read(tmp_path, data).statements
        assert [line.amount for line in one.lines] == [closing - made.OPENING]


def test_a_name_of_columns_that_no_bank_has_does_not_send_for_the_same_list(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="van een CSV kent het programma de kolommen van ING"):
        read(tmp_path, "Wanneer;Hoeveel\n20261120;45,00\n")


@pytest.mark.parametrize(
    ("head", "rows"),
    [
        (
            "Boekdatum;Naam tegenpartij;IBAN tegenpartij;Bedrag;Omschrijving",
            ("20-11-2026;P. Vos;NL02;45,00;lid", "21/11/2026;Zaal;NL03;-12,50;huur"),
        ),
        (
            "Datum;Af/Bij;Bedrag;Tegenpartij;Mededeling",
            ("2026-11-20;bij;45,00;P. Vos;lid", "20261121;af;12,50;Zaal;huur"),
        ),
        ("Date;Paid out;Paid in;Name", ("20-11-26;;45.00;P. Vos", "21.11.2026;12.50;;Zaal")),
    ],
)
def test_a_list_of_a_bank_that_nobody_knows_is_read_by_its_headings(
    tmp_path: Path, head: str, rows: tuple[str, ...]
) -> None:
    (one,) = read(tmp_path, "\n".join(("Mutaties van onze rekening", "", head, *rows))).statements
    assert [(str(line.booked_on), line.amount, line.name) for line in one.lines] == [
        ("2026-11-20", 4500, "P. Vos"),
        ("2026-11-21", -1250, "Zaal"),
    ]


def test_of_columns_that_nobody_knows_it_is_asked_what_they_are(tmp_path: Path) -> None:
    file = tmp_path / "bank.csv"
    file.write_text("Wanneer;Hoeveel;Wie\n20-11-2026;45,00;P. Vos\n;;eind\nooit;9,00;Zaal\n")
    draft = PeopleDraft(read_book(file))
    assert not bank_lists.look(draft).named
    draft = draft.answered({"column:0": "day", "column:1": "amount", "column:2": "payer"})
    found = bank_lists.look(draft)
    assert [(one.row, one.state) for one in found.people] == [
        (1, "new"),
        (2, "left_out"),
        (3, "question"),
    ]
    assert [one.key for one in found.questions] == ["sign", "cells:3:0"]
    assert str(found.questions[1].message) == "'ooit' is geen datum. Typ hem zoals 12-11-1950."
    with pytest.raises(Refused, match="erbij kwam of eraf ging"):
        read_statements(file, draft)
    draft = draft.answered({"sign": "out", "cells:3:0": "21-11-2026"})
    (one,) = read_statements(file, draft).statements
    assert [(line.amount, line.name) for line in one.lines] == [(-4500, "P. Vos"), (-900, "Zaal")]
    assert bank_lists.look(draft.answered({"cells:3:0": "leave-out"})).count("left_out") == 2


@pytest.mark.parametrize(
    ("text", "paid"),
    [
        ("Wanneer;Hoeveel;Wie\n20-11-2026;45,00;P. Vos\n21-11-2026;-9,5;Zaal\n;35,5;samen\n", True),
        ("Datum;Naam;Punten\n20-11-2026;P. Vos;4900\n20-11-2026;J. Bos;5000\n", False),
        ("Naam;Geboren;Contributie\nP. Vos;20-11-1950;45,00\nJ. Bos;1-2-1948;45,00\n", False),
        ("Datum;Wie;Score;Gem.\n20-11-2026;P. Vos;4900;4850,5\n", False),
        ("Wie;Bedrag\nP. Vos;45,00\nJ. Bos;45,00\n", False),
    ],
)
def test_a_day_and_cents_on_each_row_make_a_list_of_payments(
    tmp_path: Path, text: str, paid: bool
) -> None:
    file = tmp_path / "lijst.csv"
    file.write_text(text)
    assert is_statement(file) == paid


def test_a_list_that_a_spreadsheet_kept_as_a_workbook_reads_the_same(tmp_path: Path) -> None:
    with (CASES / "ing-comma.csv").open(encoding="utf-8", newline="") as file:
        head, *rows = csv.reader(file)
    book = Workbook()
    book.active.append(head)
    for day, *cells in rows:
        amount = head.index("Bedrag (EUR)") - 1
        cells[amount] = float(cells[amount].replace(",", "."))
        book.active.append([date.fromisoformat(f"{day[:4]}-{day[4:6]}-{day[6:]}"), *cells])
    book.save(kept := tmp_path / "ing.xlsx")
    assert read_statements(kept) == read_statements(CASES / "ing-comma.csv")

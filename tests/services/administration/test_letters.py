"""What stands in letters, reminders, receipts and the list; and the club's own account."""

import csv
import io
from datetime import date

import openpyxl
import pytest

from clubadmin.errors import Refused
from clubadmin.model.administration.dues import DuesLetter, DuesLetters, Treasury
from clubadmin.model.members.member import Member
from clubadmin.services.administration import accounts, charging, letters
from clubadmin.services.administration import treasury as own
from clubadmin.services.administration.money_tables import dues_table
from clubadmin.services.club import history
from clubadmin.services.members import erasing, members
from clubadmin.storage.file.errors import RowMovedOn
from tests.services.administration.conftest import Treasury as Made

DAY = date(2026, 11, 23)
ACCOUNT = "NL91ABNA0417164300"


def keep(made: Made, **wanted: str) -> Treasury:
    return own.keep_treasury(made.club, Treasury(**{"account": ACCOUNT, **wanted}))


def by_name(found: DuesLetters) -> dict[str, int]:
    return {one.member.first_name: one.amount for one in found.letters}


def of(member: Member, found: DuesLetters) -> DuesLetter:
    return next(one for one in found.letters if one.member.id == member.id)


def test_the_clubs_account_is_kept_changed_undone_and_done_again(treasury: Made):
    assert own.treasury(treasury.club) == Treasury()
    kept = keep(treasury, account=" nl91 abna 0417 1643 00 ")
    assert kept == Treasury(ACCOUNT, "", 1)
    named = own.keep_treasury(treasury.club, Treasury(ACCOUNT, "Stichting De Boer", kept.version))
    assert own.treasury(treasury.club) == named
    undone = history.undo(treasury.club)
    assert undone.place is not None
    assert str(undone.place.words) == "Contributie, bij Leden"
    assert own.treasury(treasury.club).holder == ""
    history.undo(treasury.club)
    assert own.treasury(treasury.club) == Treasury()
    history.redo(treasury.club)
    history.redo(treasury.club)
    assert own.treasury(treasury.club).holder == "Stichting De Boer"


def test_an_account_with_a_slip_or_changed_elsewhere_is_not_kept(treasury: Made):
    with pytest.raises(Refused, match="vergissing"):
        keep(treasury, account="NL91ABNA0417164301")
    with pytest.raises(Refused, match="te lang"):
        keep(treasury, holder="x" * 71)
    keep(treasury)
    own.keep_treasury(treasury.club, Treasury(ACCOUNT, "Azen", 1))
    with pytest.raises(RowMovedOn):
        own.keep_treasury(treasury.club, Treasury("", "", 1))


def test_without_the_clubs_account_no_letter_is_made_and_it_says_what_to_do(treasury: Made):
    treasury.lay()
    for make in (letters.letters, letters.reminders):
        with pytest.raises(Refused, match=r"Vul eerst .* de rekening van de club in"):
            make(treasury.club, treasury.season_id, DAY)


def test_everybody_who_owes_something_gets_a_letter_for_all_that_is_open(treasury: Made):
    keep(treasury)
    treasury.lay()
    accounts.pay(treasury.club, treasury.season_id, treasury.jan.id, 4500, day=DAY)
    accounts.pay(treasury.club, treasury.season_id, treasury.teun.id, 700, day=DAY)
    found = letters.letters(treasury.club, treasury.season_id, DAY)
    assert by_name(found) == {"Mies": 3500, "Teun": 800, "Ayşe": 4600}, "Jan has paid"
    teun = of(treasury.teun, found)
    assert [(one.due.amount, one.open) for one in teun.asked] == [(500, 0), (500, 300), (500, 500)]
    assert sum(one.due.amount for one in teun.asked) - 700 == teun.amount
    assert teun.instalments == 3
    assert teun.code.split("\n")[5:8] == [found.treasury.holder, ACCOUNT, "EUR8.00"]
    assert teun.code.endswith(teun.reference)


def test_a_reminder_asks_what_is_late_and_no_more(treasury: Made):
    keep(treasury)
    treasury.lay()
    accounts.pay(treasury.club, treasury.season_id, treasury.teun.id, 200, day=DAY)
    found = letters.reminders(treasury.club, treasury.season_id, date(2026, 9, 1))
    early = of(treasury.teun, found)
    assert [(one.due.part, one.open) for one in early.asked] == [(1, 300)]
    assert early.amount == 300
    found = letters.reminders(treasury.club, treasury.season_id, date(2027, 1, 31))
    late = of(treasury.teun, found)
    assert [(one.due.part, one.open) for one in late.asked] == [(1, 300), (2, 500)]
    assert late.amount == 800
    assert "EUR8.00" in late.code
    with pytest.raises(Refused, match="niemand die te laat"):
        letters.reminders(treasury.club, treasury.season_id, date(2026, 8, 31))


def test_what_was_taken_back_stands_in_no_letter(treasury: Made):
    keep(treasury)
    treasury.lay()
    club, season_id = treasury.club, treasury.season_id
    accounts.pay(club, season_id, treasury.mies.id, 100, day=DAY)
    mies = next(
        one for one in accounts.accounts(club, season_id) if one.member.id == treasury.mies.id
    )
    accounts.take_back(club, mies.payments[0].id, "verkeerd lid", DAY)
    charging.take_back(club, mies.dues[0].id, "erelid")
    assert "Mies" not in by_name(letters.letters(club, season_id, DAY))
    with pytest.raises(Refused, match="geen kwitantie"):
        letters.receipt(club, season_id, mies.payments[0].id)


def test_a_receipt_tells_what_is_left_and_one_of_another_season_is_refused(treasury: Made):
    treasury.lay()
    club, season_id = treasury.club, treasury.season_id
    accounts.pay(club, season_id, treasury.teun.id, 500, day=DAY)
    made = letters.receipt(club, season_id, 1)
    assert (made.member.id, made.payment.amount, made.open) == (treasury.teun.id, 500, 1000)
    accounts.pay(club, season_id, treasury.teun.id, 1000, day=date(2026, 12, 1))
    assert letters.receipt(club, season_id, 2).open == 0
    assert letters.receipt(club, season_id, 1) == made, "of an earlier one it says what was open"
    with pytest.raises(Refused, match="geen kwitantie"):
        letters.receipt(club, season_id, 3)


def test_who_was_erased_gets_no_letter_but_still_counts_in_the_list(treasury: Made):
    keep(treasury)
    treasury.lay()
    members.remove_member(treasury.club, treasury.jan.id)
    erasing.erase(treasury.club, treasury.jan.id)
    found = letters.letters(treasury.club, treasury.season_id, DAY)
    assert treasury.jan.id not in {one.member.id for one in found.letters}
    assert letters.dues_list(treasury.club, treasury.season_id, DAY).totals[0] == 14100


def test_namesakes_are_told_apart_in_the_dues(treasury: Made):
    treasury.lay()
    members.change_member(treasury.club, treasury.mies.changed(first_name="Jan"))
    found = letters.dues_list(treasury.club, treasury.season_id, DAY)
    labels = [one.member.label for one in found.accounts]
    assert labels[:2] == ["Jan Bos (1)", "Jan Bos (2)"]


def test_an_account_elsewhere_gets_a_letter_without_a_code(treasury: Made):
    keep(treasury, account="GB82WEST12345698765432")
    treasury.lay()
    found = letters.letters(treasury.club, treasury.season_id, DAY)
    assert {one.code for one in found.letters} == {""}


def test_when_all_is_paid_there_is_nothing_to_write(treasury: Made):
    keep(treasury)
    with pytest.raises(Refused, match="nog geen contributie vastgesteld"):
        letters.dues_list(treasury.club, treasury.season_id, DAY)
    with pytest.raises(Refused, match="Er staat niets open"):
        letters.letters(treasury.club, treasury.season_id, DAY)


def test_the_list_as_a_table_adds_up_to_the_cent(treasury: Made):
    treasury.lay()
    accounts.pay(treasury.club, treasury.season_id, treasury.jan.id, 1234, day=DAY)
    found = letters.dues_list(treasury.club, treasury.season_id, DAY)
    assert found.totals == (14100, 1234, 12866, 11866)
    rows = list(
        csv.reader(io.StringIO(dues_table(found, "lijst.csv").decode("utf-8-sig")), delimiter=";")
    )
    assert rows[0][:2] == ["naam", "soort"]
    assert rows[0][-1] == "te laat op 23-11-2026"
    assert rows[-1] == ["samen", "", "", "", "141,00", "12,34", "128,66", "118,66"]
    jan = next(row for row in rows if row[0] == "Jan Bos")
    assert jan[4:] == ["45,00", "12,34", "32,66", "32,66"]
    sheet = openpyxl.load_workbook(io.BytesIO(dues_table(found, "lijst.xlsx"))).active
    assert [cell.value for cell in sheet[sheet.max_row]][4:] == [141, 12.34, 128.66, 118.66]
    assert sheet.cell(2, 5).number_format == "#,##0.00"

"""Dues that the bank collects: from mandate to file, statement and storno."""

from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from random import Random

import pytest
from defusedxml.ElementTree import fromstring

from clubadmin.domain.administration.debits import MandateKind
from clubadmin.domain.administration.matching import Sureness, Why
from clubadmin.errors import Refused
from clubadmin.model.administration.debits import BankLine, Collection, Creditor, Debit, Mandate
from clubadmin.model.administration.dues import Account, Collected
from clubadmin.model.administration.dues import Treasury as OwnAccount
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Particulars
from clubadmin.services.administration import accounts as payments
from clubadmin.services.administration import (
    collecting,
    collections,
    debit_outcomes,
    letters,
    mandates,
    memberships,
    statements,
)
from clubadmin.services.administration.accounts import accounts
from clubadmin.services.administration.creditor import checked_identifier, keep_creditor
from clubadmin.services.administration.treasury import keep_treasury
from clubadmin.services.archive.known import known
from clubadmin.services.club import history
from clubadmin.services.club.club import open_club
from clubadmin.services.exchange import whole
from clubadmin.services.members import erasing, members, merging, particulars
from tests.services.administration import bank_files_made as made
from tests.services.administration.conftest import Treasury
from tests.services.evening_club import content

ID = "NL69ZZZ123456780000"
OWN = "NL91ABNA0417164300"
TEUN, AYSE = "NL86INGB0002445588", "NL39RABO0300065264"
TODAY = date(2026, 11, 24)
DAY = date(2026, 12, 8)
NOW = datetime(2026, 11, 24, 20, 15, 3)
_NS = "{urn:iso:std:iso:20022:tech:xsd:pain.008.001.08}"


def given(treasury: Treasury, who: Member, account: str, **values: object) -> Mandate:
    wanted = replace(Mandate(who.id, signed=date(2026, 9, 1), account=account), **values)
    return mandates.keep_mandate(treasury.club, wanted, TODAY)


@pytest.fixture
def collector(treasury: Treasury) -> Treasury:
    """The club collects of Jan, of Teun who pays in three parts, and of Ayşe, once."""
    keep_treasury(treasury.club, OwnAccount(OWN, "Klaverjasclub & Zn"))
    keep_creditor(treasury.club, Creditor(ID))
    treasury.lay()
    given(treasury, treasury.jan, made.JAN)
    given(treasury, treasury.teun, TEUN, holder="Fam. v.d. Heuvel", reference="2026/7")
    given(treasury, treasury.ayse, AYSE, kind=MandateKind.ONCE)
    return treasury


def of(treasury: Treasury, who: Member) -> Account:
    found = accounts(treasury.club, treasury.season_id)
    return next(one for one in found if one.member.id == who.id)


def line_of(file: Collection, who: Member) -> Debit:
    return next(one for one in file.debits if one.member.id == who.id)


def collect(treasury: Treasury, day: date = DAY, now: datetime = NOW) -> tuple[Collection, Path]:
    file = treasury.club.path.with_name(f"incasso-{day}.xml")
    planned = collecting.plan(treasury.club, treasury.season_id, day, now.date())
    return collecting.collect(treasury.club, planned, file, now), file


def undone_and_done_again(treasury: Treasury) -> None:
    after = content(treasury.club)
    history.undo(treasury.club)
    assert content(treasury.club) != after
    history.redo(treasury.club)
    assert content(treasury.club) == after


def texts(file: Path, tag: str) -> list[str]:
    return [one.text or "" for one in fromstring(file.read_bytes()).iter(f"{_NS}{tag}")]


def states(treasury: Treasury) -> list[str]:
    newest = collections.collections(treasury.club, treasury.season_id)[0]
    return [one.state.value for one in newest.debits]


def read(treasury: Treasury, *lines: BankLine, opening: int = 100_000) -> Path:
    file = treasury.club.path.with_name(f"afschrift-{opening}.xml")
    file.write_bytes(made.camt(lines, opening))
    return file


def take(treasury: Treasury, file: Path) -> int:
    shown = statements.preview(treasury.club, file, treasury.season_id)
    return statements.take(treasury.club, shown, statements.sure(shown))


# --- what cannot be


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("NL69ZZZ123456870000", "teken 14: NL69 ZZZ1 2345 6780 000"),
        ("NL69ZZZ123456780001", "vergissing|het contract"),
        ("NL69ZZZ12345678", "het contract met de bank"),
        ("NL91ABNA0417164300", "het contract met de bank"),
    ],
)
def test_an_identifier_with_a_slip_is_held_up_with_the_sign_that_is_wrong(
    typed: str, told: str
) -> None:
    with pytest.raises(Refused, match=told):
        checked_identifier(typed)


def test_the_three_signs_that_a_club_may_choose_do_not_count_in_the_check() -> None:
    assert checked_identifier("nl69 zzz1 2345 6780 000") == ID
    assert checked_identifier("NL69A1B123456780000") == "NL69A1B123456780000"


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"signed": None}, "Het mandaat van Jan Bos heeft geen datum. Vul de dag in"),
        ({"signed": date(2026, 11, 25)}, "later dan vandaag"),
        ({"account": ""}, "heeft geen rekening"),
        ({"account": "NL44RABO0123456798"}, "teken 17"),
        ({"account": "TR330006100519786457841326"}, "rekening in TR.*doet niet mee"),
        ({"holder": "王小明"}, "De naam 王小明 komt bij de bank niet door"),
        ({"reference": "2026/7"}, "al van iemand anders"),
        ({"reference": "Ç-1"}, "neemt er hoogstens 35"),
    ],
)
def test_a_mandate_that_cannot_be_is_held_up_with_what_is_wrong(
    collector: Treasury, wrong: dict[str, object], told: str
) -> None:
    there = mandates.mandates(collector.club)[collector.jan.id]
    with pytest.raises(Refused, match=told):
        mandates.keep_mandate(collector.club, replace(there, **wrong), TODAY)


def test_of_a_swiss_account_is_collected_once_the_address_is_known(collector: Treasury) -> None:
    there = mandates.mandates(collector.club)[collector.jan.id]
    swiss = replace(there, account="CH9300762011623852957", reference="")
    mandates.keep_mandate(collector.club, swiss, TODAY)
    planned = collecting.plan(collector.club, collector.season_id, DAY, TODAY)
    (left_out,) = planned.left_out
    assert (left_out.member, "vraagt de bank ook het adres" in left_out.why.text()) == (
        collector.jan,
        True,
    )
    home = replace(particulars.particulars(collector.club, collector.jan.id), town="Bern")
    particulars.keep(collector.club, home)
    _, file = collect(collector)
    assert texts(file, "TwnNm") == ["Bern"]


def test_who_is_called_in_other_letters_is_asked_about_and_never_sent_as_a_question_mark(
    collector: Treasury,
) -> None:
    members.change_member(collector.club, replace(collector.jan, first_name="", last_name="Иванов"))
    with pytest.raises(Refused, match=r"De naam Иванов .*hoe de rekening daar heet"):
        given(collector, collector.jan, made.JAN, version=1)
    planned = collecting.plan(collector.club, collector.season_id, DAY, TODAY)
    assert [one.member.id for one in planned.left_out] == [collector.jan.id]
    _, file = collect(collector)
    assert "?" not in texts(file, "Nm")


def test_another_account_is_another_mandate_once_it_was_collected_under(
    collector: Treasury,
) -> None:
    collect(collector)
    there = mandates.mandates(collector.club)[collector.jan.id]
    moved = replace(there, account="NL02ABNA0123456789", signed=date(2026, 11, 20))
    with pytest.raises(Refused, match="laat het kenmerk leeg"):
        mandates.keep_mandate(collector.club, moved, TODAY)
    again = mandates.keep_mandate(collector.club, replace(moved, reference=""), TODAY)
    assert again.reference == f"M{collector.jan.id}-2"
    sent = collections.collections(collector.club, collector.season_id)[0].debits[0]
    assert (sent.account, sent.mandate) == (made.JAN, f"M{collector.jan.id}")


def test_no_file_is_for_a_day_on_which_banks_do_not_collect(collector: Treasury) -> None:
    for day, told in (
        (date(2026, 12, 25), "28 december 2026"),
        (TODAY, "niet meer incasseren.*25 november 2026"),
    ):
        with pytest.raises(Refused, match=told):
            collecting.plan(collector.club, collector.season_id, day, TODAY)


def test_a_club_without_an_identifier_collects_nothing(treasury: Treasury) -> None:
    with pytest.raises(Refused, match="incassant-ID"):
        collecting.plan(treasury.club, treasury.season_id, DAY, TODAY)


# --- the file


def test_a_file_holds_what_was_worked_out_by_hand_and_a_second_reader_reads_it(
    collector: Treasury,
) -> None:
    kept, file = collect(collector)
    # Jan 45,00; Teun the part of September, that of December is on the 9th; Ayşe 10,00 + 36,00
    assert texts(file, "InstdAmt") == ["45.00", "5.00", "46.00"]
    assert texts(file, "CtrlSum") == ["96.00", "50.00", "46.00"]
    assert texts(file, "NbOfTxs") == ["3", "2", "1"]
    assert texts(file, "SeqTp") == ["RCUR", "OOFF"]
    assert texts(file, "ReqdColltnDt") == ["2026-12-08"] * 2
    assert texts(file, "PmtInfId") == [f"{kept.message}-RCUR", f"{kept.message}-OOFF"]
    assert texts(file, "MsgId") == [kept.message] == ["INCASSO1-20261124201503"]
    assert texts(file, "CreDtTm") == ["2026-11-24T20:15:03"]
    assert texts(file, "MndtId")[1:] == ["2026/7", f"M{collector.ayse.id}"]
    assert texts(file, "DtOfSgntr") == ["2026-09-01"] * 3
    assert texts(file, "IBAN") == [OWN, made.JAN, TEUN, OWN, AYSE]
    names = ["Klaverjasclub + Zn", "Jan Bos", "Fam. v.d. Heuvel", "Ayse Celik"]
    assert set(texts(file, "Nm")) == set(names)
    assert texts(file, "EndToEndId") == [
        f"{of(collector, who).reference}-{kept.id}"
        for who in (collector.jan, collector.teun, collector.ayse)
    ]
    assert set(texts(file, "Ustrd")) == {"Contributie 2026-2027 De Vier Azen"}


def test_what_is_no_file_for_a_bank_is_neither_written_nor_kept(
    collector: Treasury, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("clubadmin.services.administration.collecting.document", _refused)
    before = content(collector.club)
    with pytest.raises(Refused, match="wat banken vragen"):
        collect(collector)
    assert content(collector.club) == before
    assert not collector.club.path.with_name(f"incasso-{DAY}.xml").exists()


def _refused(collection: Collection, homes: dict[int, Particulars]) -> bytes:
    from clubadmin.services.administration.pain import document

    first = replace(collection.debits[0], mandate="x" * 36)
    return document(replace(collection, debits=(first,)), homes)


def test_a_file_that_cannot_be_written_leaves_nothing_sent(collector: Treasury) -> None:
    before = content(collector.club)
    planned = collecting.plan(collector.club, collector.season_id, DAY, TODAY)
    with pytest.raises(Refused, match="een map"):
        collecting.collect(collector.club, planned, collector.club.path.parent, NOW)
    assert content(collector.club) == before


def test_what_changed_since_it_was_shown_is_not_collected(collector: Treasury) -> None:
    planned = collecting.plan(collector.club, collector.season_id, DAY, TODAY)
    payments.pay(collector.club, collector.season_id, collector.jan.id, 1000, day=TODAY)
    with pytest.raises(Refused, match="intussen"):
        collecting.collect(collector.club, planned, collector.club.path.with_name("x.xml"), NOW)


def test_a_file_that_got_lost_is_written_again_to_the_letter(collector: Treasury) -> None:
    kept, file = collect(collector)
    members.change_member(
        collector.club, replace(members.member(collector.club, collector.jan.id), last_name="Bosch")
    )
    mandates.withdraw(collector.club, collector.jan.id)
    again = file.with_name("nog-eens.xml")
    collecting.write_again(collector.club, collector.season_id, kept.id, again)
    assert again.read_bytes() == file.read_bytes()


# --- under way, in, and back


def test_what_is_under_way_is_not_collected_again_and_not_paid_yet(collector: Treasury) -> None:
    collect(collector)
    jan = of(collector, collector.jan)
    assert (jan.open, jan.under_way, jan.collectable(DAY)) == (4500, ((DAY, 4500),), 0)
    with pytest.raises(Refused, match="niets om ongedaan te maken"):  # it may have been sent
        history.undo(collector.club)
    planned = collecting.plan(collector.club, collector.season_id, DAY, TODAY)
    assert (planned.debits, planned.total) == ((), 0)
    with pytest.raises(Refused, match="niets te incasseren"):
        collecting.collect(collector.club, planned, collector.club.path.with_name("x.xml"), NOW)


def test_one_amount_on_the_statement_is_all_of_a_file(collector: Treasury) -> None:
    kept, _file = collect(collector)
    file = read(collector, BankLine(DAY, 5000, "", "", f"SEPA INCASSO {kept.message}-RCUR 2"))
    (shown,) = statements.preview(collector.club, file, collector.season_id).proposed
    assert (shown.proposal.sureness, shown.proposal.why) == (Sureness.SURE, Why.COLLECTED)
    assert shown.names == ("Jan Bos", "Teun van den Heuvel")
    assert of(collector, collector.jan).paid == 0
    assert take(collector, file) == 1
    undone_and_done_again(collector)
    paid = of(collector, collector.jan)
    assert (paid.paid, paid.open, paid.under_way) == (4500, 0, ())
    assert (paid.payments[0].how, paid.payments[0].paid_on) == ("debit", DAY)
    assert states(collector) == ["booked", "under-way", "booked"]
    assert statements.left_over(collector.club, collector.season_id) == ()


def test_by_its_amount_alone_a_file_is_likely_and_nothing_is_booked_unasked(
    collector: Treasury,
) -> None:
    collect(collector)
    file = read(collector, BankLine(DAY, 5000, "", "", "Verzamelboeking incasso"))
    (shown,) = statements.preview(collector.club, file, collector.season_id).proposed
    assert (shown.proposal.sureness, shown.proposal.why) == (Sureness.LIKELY, Why.COLLECTED)
    assert take(collector, file) == 0
    assert states(collector) == ["under-way"] * 3


def test_a_line_that_comes_back_is_owed_again_with_the_reason(collector: Treasury) -> None:
    kept, _file = collect(collector)
    take(collector, read(collector, BankLine(DAY, 5000, "", "", f"{kept.message}-RCUR")))
    name = kept.debits[0].end_to_end
    back = BankLine(date(2026, 12, 10), -4500, made.JAN, "J BOS", f"MD06 storno {name}")
    file = read(collector, back, opening=105_000)
    (shown,) = statements.preview(collector.club, file, collector.season_id).proposed
    assert (shown.proposal.sureness, shown.proposal.why) == (Sureness.SURE, Why.RETURNED)
    take(collector, file)
    undone_and_done_again(collector)
    jan = of(collector, collector.jan)
    assert (jan.open, jan.paid, jan.standing_payments) == (4500, 0, ())
    assert [(one.amount, one.reason) for one in jan.payments] == [(4500, ""), (-4500, "MD06")]
    assert states(collector) == ["returned", "under-way", "booked"]
    assert (
        collections.collections(collector.club, collector.season_id)[0].debits[0].reason == "MD06"
    )
    assert collections.collections(collector.club, collector.season_id)[0].debits[0].amount == 4500
    assert statements.left_over(collector.club, collector.season_id) == ()
    planned = collecting.plan(
        collector.club, collector.season_id, date(2026, 12, 21), date(2026, 12, 14)
    )
    assert [one.amount for one in planned.debits] == [4500, 500]  # and Teun's second part


def test_a_statement_that_tells_why_in_a_field_of_its_own_is_read(collector: Treasury) -> None:
    kept, _file = collect(collector)
    debit_outcomes.came_in(collector.club, kept.id, DAY)
    sent = line_of(kept, collector.teun)
    file = collector.club.path.with_name("storno.xml")
    back = BankLine(date(2026, 12, 11), -500, TEUN, "Fam. v.d. Heuvel")
    file.write_bytes(made.returned("08", back, sent.end_to_end, "AM04"))
    assert take(collector, file) == 1
    assert of(collector, collector.teun).paid == 0
    assert of(collector, collector.teun).payments[-1].reason == "AM04"


def test_by_hand_a_file_comes_in_and_a_line_comes_back(collector: Treasury) -> None:
    kept, _file = collect(collector)
    assert debit_outcomes.came_in(collector.club, kept.id, DAY) == 3
    undone_and_done_again(collector)
    ayse = line_of(kept, collector.ayse).id
    debit_outcomes.came_back(collector.club, ayse, "rekening opgeheven", DAY)
    undone_and_done_again(collector)
    assert of(collector, collector.ayse).open == 4600
    assert states(collector) == ["booked", "returned", "booked"]
    with pytest.raises(Refused, match="intussen"):
        debit_outcomes.came_back(collector.club, line_of(kept, collector.ayse).id, "nog eens", DAY)
    with pytest.raises(Refused, match="niets meer onderweg"):
        debit_outcomes.came_in(collector.club, kept.id, DAY)


def test_a_file_that_was_never_sent_is_owed_again(collector: Treasury) -> None:
    kept, _file = collect(collector)
    assert debit_outcomes.fell_through(collector.club, kept.id, "niet verstuurd", TODAY) == 3
    assert (
        sum(one.collectable(DAY) for one in accounts(collector.club, collector.season_id))
        == 9600 + 3500
    )
    assert states(collector) == ["returned"] * 3
    assert all(not one.payments for one in accounts(collector.club, collector.season_id))


def test_a_mandate_for_one_time_is_used_once(collector: Treasury) -> None:
    kept, _file = collect(collector)
    debit_outcomes.came_back(collector.club, line_of(kept, collector.ayse).id, "MD06", DAY)
    planned = collecting.plan(collector.club, collector.season_id, date(2026, 12, 14), TODAY)
    assert [one.member.id for one in planned.left_out] == [collector.ayse.id]
    assert "gold voor één keer" in str(planned.left_out[0].why)


def test_a_mandate_that_nothing_was_collected_under_for_three_years_is_told(
    collector: Treasury,
) -> None:
    there = mandates.mandates(collector.club)[collector.jan.id]
    mandates.keep_mandate(collector.club, replace(there, signed=date(2023, 12, 8)), TODAY)
    planned = collecting.plan(collector.club, collector.season_id, DAY, TODAY)
    assert [str(one.why) for one in planned.left_out] == [
        f"Het mandaat M{collector.jan.id} is verlopen: er is 36 maanden niets onder geïncasseerd."
        " Vraag een nieuw."
    ]


def test_the_first_time_that_members_were_told_counts(collector: Treasury) -> None:
    assert collecting.proposed_day(collector.club, collector.season_id, TODAY) == DAY
    later = date(2026, 12, 15)
    collecting.announce(collector.club, collector.season_id, later, TODAY)
    collecting.announce(collector.club, collector.season_id, later, date(2026, 12, 3))
    assert collecting.proposed_day(collector.club, collector.season_id, TODAY) == later
    planned = collecting.plan(collector.club, collector.season_id, later, date(2026, 12, 4))
    assert (planned.told_on, planned.told_by, planned.told_in_time) == (
        TODAY,
        date(2026, 12, 1),
        True,
    )
    assert not collecting.plan(collector.club, collector.season_id, DAY, TODAY).told_in_time


# --- a year, and the whole club


@pytest.mark.parametrize("seed", range(3))
def test_over_a_made_up_year_all_that_came_in_is_what_was_owed(
    collector: Treasury, seed: int
) -> None:
    """Files on four days, some lines of which come back: whatever comes of it, cents add up."""
    chance = Random(seed)
    club, season_id = collector.club, collector.season_id
    memberships.give_kind(club, [collector.mies.id], "Donateur")
    given(collector, collector.mies, "NL02ABNA0123456789")
    given(collector, collector.ayse, AYSE, kind=MandateKind.RECURRENT, version=1)
    owed = sum(one.charged for one in accounts(club, season_id))
    days = [date(2026, 12, 8), date(2027, 1, 18), date(2027, 4, 12)]
    net, opening = 0, 100_000
    for day in days:
        kept, file = collect(collector, day, datetime(day.year, day.month, 1, 20))
        assert sum(round(100 * float(one)) for one in texts(file, "InstdAmt")) == kept.sum_of()
        lines = [BankLine(day, kept.sum_of(), "", "", f"{kept.message}-RCUR")]
        back = [one for one in kept.debits if chance.random() < 0.4]
        lines += [BankLine(day, -one.amount, text=f"MS03 {one.end_to_end}") for one in back]
        assert take(collector, read(collector, *lines, opening=opening)) == len(lines)
        opening += sum(one.amount for one in lines)
        net += sum(one.amount for one in lines)
        paid = sum(one.paid for one in accounts(club, season_id))
        assert paid == net == owed - sum(one.open for one in accounts(club, season_id))
        late = sum(one.amount for one in back)
        assert late == sum(one.late(day) for one in accounts(club, season_id))


def test_a_club_that_collects_is_read_from_its_open_document_as_it_was(
    collector: Treasury, tmp_path: Path
) -> None:
    kept, _file = collect(collector)
    collecting.announce(collector.club, collector.season_id, date(2027, 6, 14), TODAY)
    debit_outcomes.came_in(collector.club, kept.id, DAY)
    debit_outcomes.came_back(collector.club, kept.debits[0].id, "MD06", DAY)
    written = whole.document(collector.club)
    (tmp_path / "club.json").write_bytes(written)
    whole.make_club(tmp_path / "club.json", str(tmp_path / "weer.klaverjas"))
    again = open_club(tmp_path / "weer.klaverjas")
    assert whole.document(again) == written
    again.close()


def test_who_is_erased_is_in_no_mandate_and_no_file_and_the_sums_stay(
    collector: Treasury,
) -> None:
    kept, _file = collect(collector)
    debit_outcomes.came_in(collector.club, kept.id, DAY)
    told = {part.key for part in known(collector.club, collector.jan.id).parts}
    assert {"mandate", "debits"} <= told
    members.remove_member(collector.club, collector.jan.id)
    erasing.erase(collector.club, collector.jan.id)
    assert made.JAN.encode() not in collector.club.path.read_bytes()
    file = collections.collections(collector.club, collector.season_id)[0]
    assert (file.sum_of(), file.debits[0].account) == (9600, "")
    with pytest.raises(Refused, match="gewist"):
        collecting.write_again(
            collector.club, collector.season_id, kept.id, collector.club.path.with_name("x.xml")
        )


def test_of_two_who_are_one_the_mandate_and_what_was_collected_come_together(
    collector: Treasury,
) -> None:
    kept, _file = collect(collector)
    other = members.add_member(collector.club, Member(0, "Bosch", first_name="Jan"))
    merging.merge(collector.club, other.id, collector.jan.id)
    undone_and_done_again(collector)
    assert mandates.mandates(collector.club)[other.id].account == made.JAN
    file = collections.collections(collector.club, collector.season_id)[0]
    assert file.debits[0].member.id == other.id
    assert file.sum_of() == kept.sum_of()


# --- what members are told


def test_letters_about_a_collection_tell_what_when_and_under_which_mandate(
    collector: Treasury,
) -> None:
    found = collecting.letters_about(collector.club, collector.season_id, TODAY, DAY)
    assert [(one.member.id, one.collected) for one in found.letters] == [
        (
            collector.jan.id,
            Collected(f"M{collector.jan.id}", "NL44 **** **** **67 89", ID, DAY, 4500),
        ),
        (
            collector.ayse.id,
            Collected(f"M{collector.ayse.id}", "NL39 **** **** **52 64", ID, DAY, 4600),
        ),
        (collector.teun.id, Collected("2026/7", "NL86 **** **** **55 88", ID, DAY, 500)),
    ]
    assert all(not one.code for one in found.letters)


def test_who_is_collected_of_is_asked_for_no_payment_and_who_is_not_is(
    collector: Treasury,
) -> None:
    kept, _file = collect(collector)
    debit_outcomes.came_back(collector.club, line_of(kept, collector.ayse).id, "MD06", DAY)
    found = letters.letters(collector.club, collector.season_id, TODAY)
    told = {one.member.id: one for one in found.letters}
    assert collector.jan.id not in told  # all of it is under way
    assert (told[collector.mies.id].amount, told[collector.mies.id].collected) == (3500, None)
    assert told[collector.mies.id].code
    assert (told[collector.teun.id].amount, told[collector.teun.id].code) == (1000, "")
    assert told[collector.ayse.id].code  # a mandate for one time that was used
    late = letters.reminders(collector.club, collector.season_id, DAY)
    assert [one.member.id for one in late.letters] == [collector.mies.id, collector.ayse.id]


def test_a_mandate_goes_with_who_is_removed_and_comes_back_with_him(treasury: Treasury) -> None:
    new = members.add_member(treasury.club, Member(0, "Vos", first_name="Ad"))
    given(treasury, new, made.JAN)
    undone_and_done_again(treasury)
    members.remove_member(treasury.club, new.id)
    assert mandates.mandates(treasury.club) == {}
    undone_and_done_again(treasury)
    history.undo(treasury.club)
    assert mandates.mandates(treasury.club)[new.id].reference == f"M{new.id}"
    mandates.withdraw(treasury.club, new.id)
    undone_and_done_again(treasury)


def test_who_pays_what_was_collected_already_is_not_booked_without_a_look(
    collector: Treasury,
) -> None:
    kept, _file = collect(collector)
    mine = of(collector, collector.jan).reference
    file = read(
        collector,
        BankLine(DAY, 5000, "", "", f"{kept.message}-RCUR"),
        BankLine(DAY, 4500, made.JAN, "J. Bos", mine),
    )
    shown = statements.preview(collector.club, file, collector.season_id).proposed
    assert [one.proposal.sureness for one in shown] == [Sureness.SURE, Sureness.LIKELY]

"""From kinds of members to what is owed, paid, read from the bank and taken back."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from clubadmin.domain.administration.dues import DuesKind
from clubadmin.domain.administration.matching import Sureness
from clubadmin.domain.administration.payment_code import grouped, reference_of
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.administration.debits import BankLine
from clubadmin.model.administration.dues import Account
from clubadmin.services.administration import accounts as payments
from clubadmin.services.administration import charging, memberships, statements
from clubadmin.services.administration.accounts import accounts
from clubadmin.services.administration.amounts import cents_of, euros
from clubadmin.services.administration.iban import checked_iban, masked, masked_in
from clubadmin.services.archive.known import known
from clubadmin.services.care import health
from clubadmin.services.club import history
from clubadmin.services.club.club import open_club
from clubadmin.services.exchange import whole
from clubadmin.services.members import erasing, members, particulars
from clubadmin.services.seasons import seasons
from tests.services.administration import bank_files_made as made
from tests.services.administration.conftest import LID, STEUN, Treasury
from tests.services.evening_club import content

WHAT = Message("Het bedrag")
DAY = date(2026, 10, 1)


def of(treasury: Treasury, name: str) -> Account:
    return next(
        one for one in accounts(treasury.club, treasury.season_id) if one.member.name == name
    )


def bank(treasury: Treasury, *lines: BankLine, opening: int = 100_000) -> Path:
    path = treasury.club.path.with_name(f"afschrift-{opening}-{len(lines)}.xml")
    path.write_bytes(made.camt(lines, opening))
    return path


def undone_and_done_again(treasury: Treasury) -> None:
    """The last change, taken back and done again, leaves the club as it was."""
    after = content(treasury.club)
    history.undo(treasury.club)
    assert content(treasury.club) != after
    history.redo(treasury.club)
    assert content(treasury.club) == after


def test_what_is_laid_is_shown_first_and_is_what_was_worked_out_by_hand(
    treasury: Treasury,
) -> None:
    shown = charging.charging(treasury.club, treasury.season_id)
    owed: dict[int, list[tuple[int, int]]] = {}
    for one in shown.dues:
        owed.setdefault(one.member_id, []).append((one.part, one.amount))
    assert owed == {
        treasury.jan.id: [(1, 4500)],
        treasury.mies.id: [(1, 3500)],  # the second of the household
        treasury.teun.id: [(1, 500), (2, 500), (3, 500)],
        treasury.ayse.id: [(0, 1000), (1, 3600)],  # 8 of 10 months
    }
    assert shown.total == 14_100
    assert shown.without_kind == ()
    assert accounts(treasury.club, treasury.season_id) == ()
    assert charging.charge(treasury.club, shown) == 7
    undone_and_done_again(treasury)
    assert sum(one.open for one in accounts(treasury.club, treasury.season_id)) == 14_100


def test_laying_again_charges_only_who_came_since(treasury: Treasury) -> None:
    treasury.lay()
    with pytest.raises(Refused, match="niets vast te stellen"):
        treasury.lay()
    new = members.add_member(treasury.club, replace(treasury.gast, id=0, guest=False))
    shown = charging.charging(treasury.club, treasury.season_id)
    assert [one.name for one in shown.without_kind] == [new.name]
    assert memberships.give_kind(treasury.club, [new.id], "Lid") == 1
    assert treasury.lay() == 1
    assert of(treasury, new.name).open == 4500


def test_what_changed_since_it_was_shown_is_not_laid(treasury: Treasury) -> None:
    shown = charging.charging(treasury.club, treasury.season_id)
    memberships.give_kind(treasury.club, [treasury.jan.id], "Donateur")
    with pytest.raises(Refused, match="intussen"):
        charging.charge(treasury.club, shown)
    assert accounts(treasury.club, treasury.season_id) == ()


def test_a_guest_owes_nothing_and_who_left_owes_for_his_months(treasury: Treasury) -> None:
    jan = particulars.particulars(treasury.club, treasury.jan.id)
    particulars.keep(treasury.club, jan.changed(ended=date(2026, 10, 31)))
    treasury.lay()
    assert of(treasury, "Jan Bos").open == 900  # 2 of 10 months
    assert all(one.member.name != "Gré Gast" for one in accounts(treasury.club, treasury.season_id))


def test_an_amount_is_taken_back_with_its_reason_and_stays_to_be_seen(
    treasury: Treasury,
) -> None:
    treasury.lay()
    (due,) = of(treasury, "Jan Bos").dues
    charging.take_back(treasury.club, due.id, "erelid")
    undone_and_done_again(treasury)
    found = of(treasury, "Jan Bos")
    assert (found.charged, found.open, found.open_parts) == (0, 0, ())
    assert [(one.amount, one.reason) for one in found.dues] == [(4500, ""), (-4500, "erelid")]
    for again in (due.id, found.dues[1].id, 9999):
        with pytest.raises(Refused, match="al teruggenomen"):
            charging.take_back(treasury.club, again, "nog eens")
    with pytest.raises(Refused, match="reden"):
        charging.take_back(treasury.club, due.id, " ")


def test_a_payment_by_hand_is_noted_and_taken_back(treasury: Treasury) -> None:
    treasury.lay()
    payments.pay(treasury.club, treasury.season_id, treasury.teun.id, 700, day=DAY)
    found = of(treasury, "Teun van den Heuvel")
    assert (found.paid, found.open, found.open_parts) == (700, 800, (300, 500))
    assert found.late(date(2026, 9, 30)) == 0
    assert found.late(date(2026, 12, 31)) == 300  # 1000 was asked by then
    payments.take_back(treasury.club, found.payments[0].id, "verkeerde Teun", DAY)
    undone_and_done_again(treasury)
    assert of(treasury, "Teun van den Heuvel").open == 1500
    with pytest.raises(Refused, match="al teruggenomen"):
        payments.take_back(treasury.club, found.payments[0].id, "nog eens", DAY)


@pytest.mark.parametrize("amount", [0, -1, 10**9])
def test_a_payment_of_nothing_or_less_is_refused(treasury: Treasury, amount: int) -> None:
    with pytest.raises(Refused, match="bedrag"):
        payments.pay(treasury.club, treasury.season_id, treasury.jan.id, amount, day=DAY)


def test_a_kind_that_cannot_be_is_refused(treasury: Treasury) -> None:
    for wrong, said in (
        (DuesKind("Erelid", -1), "De contributie: € -0,01|De contributie: € −0,01"),
        (DuesKind("", 100), "naam van de soort"),
        (DuesKind("Lid", 100), "al een soort lid Lid"),
        (DuesKind("Jeugd", 100, instalments=13), "Termijnen: 13"),
    ):
        with pytest.raises(Refused, match=said):
            memberships.add_kind(treasury.club, treasury.season_id, wrong)


def test_kinds_are_changed_removed_and_taken_over_to_the_next_season(treasury: Treasury) -> None:
    lid, steun = memberships.kinds(treasury.club, treasury.season_id)
    assert (lid.kind, steun.kind) == (LID, STEUN)
    dearer = replace(lid, kind=replace(LID, amount=5000))
    assert memberships.change_kind(treasury.club, dearer).kind.amount == 5000
    undone_and_done_again(treasury)
    memberships.remove_kind(treasury.club, steun.id)
    undone_and_done_again(treasury)
    later = seasons.add_season(treasury.club, "later", date(2027, 9, 1), date(2028, 6, 30))
    assert [one.kind.amount for one in memberships.take_over(treasury.club, later.id)] == [5000]
    with pytest.raises(Refused, match="al soorten"):
        memberships.take_over(treasury.club, later.id)


def test_a_statement_is_proposed_for_and_only_what_is_agreed_is_booked(
    treasury: Treasury,
) -> None:
    treasury.lay()
    referred = grouped(reference_of(treasury.season_id, treasury.jan.id))
    path = bank(
        treasury,
        BankLine(DAY, 8000, made.JAN, "J. BOS EO", f"contributie {referred}"),
        BankLine(DAY, 1500, "", "T VAN DEN HEUVEL", "donatie"),
        BankLine(DAY, -12_550, "", "ZAALHUUR BV", "oktober"),
    )
    shown = statements.preview(treasury.club, path, treasury.season_id)
    assert [(one.proposal.sureness, one.names) for one in shown.proposed] == [
        (Sureness.SURE, ("Jan Bos", "Mies Bos")),
        (Sureness.LIKELY, ("Teun van den Heuvel",)),
        (Sureness.NONE, ()),
    ]
    assert sum(one.paid for one in accounts(treasury.club, treasury.season_id)) == 0
    assert statements.take(treasury.club, shown, statements.sure(shown)) == 1
    undone_and_done_again(treasury)
    assert of(treasury, "Jan Bos").open == of(treasury, "Mies Bos").open == 0
    assert of(treasury, "Teun van den Heuvel").open == 1500
    assert health.check(treasury.club).ok


def test_the_account_that_paid_once_is_known_the_next_season(treasury: Treasury) -> None:
    treasury.lay()
    referred = reference_of(treasury.season_id, treasury.ayse.id)
    first = bank(treasury, BankLine(DAY, 4600, "NL39RABO0300065264", "A", referred))
    shown = statements.preview(treasury.club, first, treasury.season_id)
    statements.take(treasury.club, shown, statements.sure(shown))
    later = seasons.add_season(treasury.club, "later", date(2027, 9, 1), date(2028, 6, 30))
    memberships.take_over(treasury.club, later.id)
    charging.charge(treasury.club, charging.charging(treasury.club, later.id))
    second = bank(
        treasury, BankLine(date(2027, 9, 2), 4500, "NL39RABO0300065264", "A"), opening=104_600
    )
    (one,) = statements.preview(treasury.club, second, later.id).proposed
    assert (one.proposal.sureness, one.names) == (Sureness.SURE, ("Ayşe Çelik",))


def test_a_statement_is_not_read_twice_and_of_a_longer_one_only_what_is_new(
    treasury: Treasury,
) -> None:
    treasury.lay()
    one = BankLine(DAY, 4500, made.JAN, "J. BOS", "contributie")
    other = BankLine(date(2026, 10, 9), 1500, "", "T VAN DEN HEUVEL", "")
    path = bank(treasury, one)
    shown = statements.preview(treasury.club, path, treasury.season_id)
    statements.take(treasury.club, shown, {})
    for again in (
        lambda: statements.preview(treasury.club, path, treasury.season_id),
        lambda: statements.take(treasury.club, shown, {}),
    ):
        with pytest.raises(Refused, match="al ingelezen"):
            again()
    longer = statements.preview(treasury.club, bank(treasury, one, other), treasury.season_id)
    assert [each.line for each in longer.proposed] == [other]
    assert longer.statements[0].opening == 104_500


def test_what_was_left_is_booked_later_or_put_aside_and_each_is_undone(treasury: Treasury) -> None:
    treasury.lay()
    club, season_id = treasury.club, treasury.season_id
    teun = BankLine(date(2026, 10, 9), 1500, "", "T VAN DEN HEUVEL", "")
    gift = BankLine(DAY, 2500, made.JAN, "GEMEENTE", "subsidie")
    rent = BankLine(DAY, -9900, "NL39RABO0300065264", "BUURTHUIS", "zaalhuur")
    shown = statements.preview(club, bank(treasury, gift, rent, teun), season_id)
    statements.take(club, shown, {})
    after_reading = content(club)
    left = statements.left_over(club, season_id)
    assert [(one.line.name, one.names) for one in left] == [
        ("T VAN DEN HEUVEL", ("Teun van den Heuvel",)),
        ("GEMEENTE", ()),
    ], "what went out is nobody's dues"
    one, other = left
    statements.put_aside(club, [other.line_id])
    assert statements.book(club, season_id, {one.line_id: (one, one.proposal.shares)}) == 1
    assert statements.left_over(club, season_id) == ()
    assert of(treasury, "Teun van den Heuvel").paid == 1500
    end = content(club)
    for again in (
        lambda: statements.book(club, season_id, {one.line_id: (one, one.proposal.shares)}),
        lambda: statements.put_aside(club, [other.line_id]),
    ):
        with pytest.raises(Refused, match="intussen geboekt"):
            again()
    history.undo(club)
    history.undo(club)
    assert content(club) == after_reading
    history.redo(club)
    history.redo(club)
    assert content(club) == end


def test_what_was_booked_to_the_wrong_one_and_taken_back_can_be_booked_to_the_right_one(
    treasury: Treasury,
) -> None:
    treasury.lay()
    club, season_id = treasury.club, treasury.season_id
    shown = statements.preview(club, bank(treasury, BankLine(DAY, 4500, text="?")), season_id)
    statements.take(club, shown, {0: ((treasury.jan.id, 4500),)})
    assert statements.left_over(club, season_id) == ()
    payments.take_back(club, of(treasury, "Jan Bos").payments[0].id, "van Ayşe", DAY)
    (one,) = statements.left_over(club, season_id)
    with pytest.raises(Refused, match="precies wat er betaald is"):
        statements.book(club, season_id, {one.line_id: (one, ((treasury.ayse.id, 100),))})
    statements.book(club, season_id, {one.line_id: (one, ((treasury.ayse.id, 4500),))})
    assert (of(treasury, "Jan Bos").paid, of(treasury, "Ayşe Çelik").paid) == (0, 4500)
    assert statements.left_over(club, season_id) == ()


def test_a_balance_that_does_not_go_on_is_held_up(treasury: Treasury) -> None:
    treasury.lay()
    shown = statements.preview(
        treasury.club, bank(treasury, BankLine(DAY, 4500, text="a")), treasury.season_id
    )
    statements.take(treasury.club, shown, {})
    gap = bank(treasury, BankLine(date(2026, 11, 1), 100, text="b"), opening=110_000)
    with pytest.raises(Refused, match=r"eindigde met € 1\.045,00, dit begint met € 1\.100,00"):
        statements.preview(treasury.club, gap, treasury.season_id)


def test_shares_that_are_not_the_amount_are_refused(treasury: Treasury) -> None:
    treasury.lay()
    shown = statements.preview(
        treasury.club, bank(treasury, BankLine(DAY, 4500, text="a")), treasury.season_id
    )
    with pytest.raises(Refused, match="precies wat er betaald is"):
        statements.take(treasury.club, shown, {0: ((treasury.jan.id, 4400),)})
    assert accounts(treasury.club, treasury.season_id)[0].paid == 0


def test_who_owes_or_paid_stays_in_the_club_and_so_does_the_season(treasury: Treasury) -> None:
    treasury.lay()
    kept = members.remove_member(treasury.club, treasury.jan.id)
    assert kept is not None
    assert not kept.active
    with pytest.raises(Refused, match="contributie"):
        seasons.remove_season(treasury.club, treasury.season_id)


def test_dues_payments_and_statements_go_out_and_in_with_the_whole_club(
    treasury: Treasury, tmp_path: Path
) -> None:
    treasury.lay()
    referred = reference_of(treasury.season_id, treasury.jan.id)
    shown = statements.preview(
        treasury.club,
        bank(treasury, BankLine(DAY, 4500, made.JAN, "J BOS", referred)),
        treasury.season_id,
    )
    statements.take(treasury.club, shown, statements.sure(shown))
    payments.take_back(treasury.club, of(treasury, "Jan Bos").payments[0].id, "teruggeboekt", DAY)
    written = whole.document(treasury.club)
    file = tmp_path / "club.json"
    file.write_bytes(written)
    whole.make_club(file, str(tmp_path / "weer.klaverjas"))
    with open_club(tmp_path / "weer.klaverjas") as again:
        assert whole.document(again) == written
        assert health.check(again).ok
        before, after = (accounts(one, treasury.season_id) for one in (treasury.club, again))
        assert after == before


def test_who_asks_what_is_known_of_him_gets_his_dues_and_payments(treasury: Treasury) -> None:
    treasury.lay()
    referred = reference_of(treasury.season_id, treasury.mies.id)
    path = bank(treasury, BankLine(DAY, 3500, made.JAN, "J BOS", f"Mies {referred}"))
    shown = statements.preview(treasury.club, path, treasury.season_id)
    statements.take(treasury.club, shown, statements.sure(shown))
    found = known(treasury.club, treasury.mies.id)
    rows = {part.key: [tuple(map(str, row)) for row in part.rows] for part in found.parts}
    assert rows["membership"] == [("Lid", "Bos", "2020-01-01", "")]
    assert rows["dues"] == [("2026-09-01", "Lid", "35,00", "")]
    assert rows["payments"] == [("2026-10-01", "35,00", made.JAN, "J BOS", f"Mies {referred}", "")]
    assert "payments" not in {part.key for part in known(treasury.club, treasury.jan.id).parts}


def test_of_who_is_erased_no_bank_knows_the_name_or_the_account(treasury: Treasury) -> None:
    treasury.lay()
    referred = reference_of(treasury.season_id, treasury.jan.id)
    path = bank(
        treasury,
        BankLine(DAY, 4500, made.JAN, "J. Boschmannetje", f"van Jan Bos {referred}"),
        BankLine(DAY, 100, "NL39RABO0300065264", "Mies Bos", "voor Jan Bos"),
    )
    shown = statements.preview(treasury.club, path, treasury.season_id)
    statements.take(treasury.club, shown, statements.sure(shown))
    path.unlink()
    members.remove_member(treasury.club, treasury.jan.id)
    erasing.erase(treasury.club, treasury.jan.id)
    raw = treasury.club.path.read_bytes()
    for trace in ("Boschmannetje", made.JAN, "Jan Bos"):
        assert trace.encode() not in raw, trace
    with closing(sqlite3.connect(treasury.club.path)) as connection:
        assert connection.execute("SELECT sum(amount) FROM payment").fetchone() == (4500,)
    assert health.check(treasury.club).ok


@pytest.mark.parametrize(
    ("typed", "cents"),
    [
        *(("45", 4500), ("45,00", 4500), ("€ 12,50", 1250), ("1.250,00", 125_000), ("-3,05", -305)),
        *(("12.50", 1250), ("12,5", 1250), ("12.5", 1250), ("0,5", 50), (",50", 50), (".5", 50)),
        *(("12,-", 1200), ("€12,--", 1200), ("12,00 euro", 1200), ("12 euro's", 1200)),
        *(("EUR 12", 1200), ("12eur", 1200), ("1\u202f250,00", 125_000), ("1 250", 125_000)),
        *(("1,234.00", 123_400), ("1.234.567", 123_456_700), ("\u22123,05", -305), ("0,05", 5)),
    ],
)
def test_an_amount_is_read_as_people_type_it(typed: str, cents: int) -> None:
    assert cents_of(typed, WHAT) == cents
    assert cents_of(euros(cents).text(), WHAT) == cents


@pytest.mark.parametrize("typed", ["veel", "", "12,5555", "1.2.3", "12,50,5", "euro", "1.25.000"])
def test_what_is_no_amount_is_told_with_how_to_type_it(typed: str) -> None:
    with pytest.raises(Refused, match="Typ het als 12,50"):
        cents_of(typed, WHAT)


@pytest.mark.parametrize(
    ("typed", "asked"),
    [
        ("12,500", "€ 12,50 zijn of € 12.500,00. Typ het als 12,50 of als 12500."),
        ("1.250", "€ 1,25 zijn of € 1.250,00. Typ het als 1,25 of als 1250."),
    ],
)
def test_what_could_be_two_amounts_is_asked(typed: str, asked: str) -> None:
    with pytest.raises(Refused) as told:
        cents_of(typed, WHAT)
    assert asked in str(told.value).replace("\xa0", " ")


def test_a_slip_in_an_account_is_named() -> None:
    assert checked_iban("nl91 abna 0417 1643 00") == "NL91ABNA0417164300"
    with pytest.raises(Refused, match="teken 9: NL91 ABNA 0417 1643 00"):
        checked_iban("NL91ABNA4017164300")
    with pytest.raises(Refused, match="begint met twee letters"):
        checked_iban("123456")
    assert masked("NL91ABNA0417164300") == "NL91 **** **** **43 00"


def test_an_account_in_what_somebody_wrote_is_hidden_as_well() -> None:
    for written in ("NL91ABNA0417164300", "NL91 ABNA 0417 1643 00"):
        told = masked_in(f"Naam: J BOS IBAN: {written} Kenmerk: 12 AB")
        assert told == "Naam: J BOS IBAN: NL91 **** **** **43 00 Kenmerk: 12 AB"
    assert masked_in("RF181C1 NL91ABNA0417164301 contributie") == (
        "RF181C1 NL91ABNA0417164301 contributie"
    ), "that is no account"

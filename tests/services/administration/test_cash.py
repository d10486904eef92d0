"""Money of an evening: who paid and how, the box, prizes out of the pot, the tombola."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from clubadmin.domain.administration.cash import Paid, Stakes
from clubadmin.errors import Refused
from clubadmin.model.administration.cash import EveningCash, KeptStakes, Payer
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.member import Member
from clubadmin.services.administration import cash, stakes
from clubadmin.services.archive.known import known
from clubadmin.services.attendance import attendance
from clubadmin.services.club import change_places, history
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.club.uses import uses
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.exchange import whole
from clubadmin.services.members import members, merging
from clubadmin.services.results import closing
from clubadmin.services.seasons import seasons
from clubadmin.services.sheets import sheets
from clubadmin.services.standings.standings import standings
from clubadmin.storage.file.errors import RowMovedOn
from clubadmin.storage.schema.packed import plain
from clubadmin.storage.schema.tablenames import EveningVersionRow
from tests.services.evening_club import (
    content,
    contest_evening,
    evening_with,
    pairs_evening,
    type_sheet,
)

ASKED = Stakes(member=400, guest=500, kept=150, card=3500, card_evenings=10, ticket=100)


@pytest.fixture
def evening(club: OpenClub) -> Evening:
    """Seven members and a guest."""
    evening = evening_with(club, 7, prizes="1: 50 %, 2: € 5, 3: fles wijn, poedelprijs: € 1")
    guest = members.add_member(club, Member(0, "Gast", "Gé", guest=True))
    evening = attendance.add_participant(club, evening.id, member_id=guest.id)
    stakes.keep_stakes(club, KeptStakes(ASKED))
    return evening


def who(evening: Evening, *numbers: int) -> list[int]:
    return [
        member.id for one in evening.participants if one.number in numbers for member in one.members
    ]


def of(found: tuple[Payer, ...], member_id: int) -> Payer:
    return next(one for one in found if one.member.id == member_id)


def both_ways(club: OpenClub, deed: Callable[[], object]) -> None:
    """What is done can be taken back and done again, with the same rows."""
    before = content(club)
    deed()
    after = content(club)
    history.undo(club)
    assert content(club) == before
    history.redo(club)
    assert content(club) == after


# --- what is asked


def test_nothing_is_used_until_it_is_said_what_an_evening_costs(club: OpenClub) -> None:
    first = evening_with(club, 4)
    assert "cash" not in uses(club)
    with pytest.raises(Refused, match="nog niet gezegd wat een avond kost"):
        stakes.pay(club, first.id, who(first, 1))
    assert {one.asked for one in stakes.payers(club, first.id)} == {0}
    both_ways(club, lambda: stakes.keep_stakes(club, KeptStakes(ASKED)))
    assert "cash" in uses(club)
    assert stakes.stakes(club).stakes == ASKED
    with club.store.read() as conn:
        (change,) = conn.exec_driver_sql("SELECT max(id) FROM change").one()
        assert "kas van een avond" in str(change_places.place_of(conn, change).words)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"member": -100}, "De inleg van een lid: € −1,00 kan niet"),
        ({"guest": -1}, "De inleg van een gast"),
        ({"kept": 401}, "Voor de club blijft € 4,01, en een lid legt € 4,00 in"),
        ({"card_evenings": 100}, "Avonden op de kaart"),
        ({"card_evenings": 0}, "een prijs en een aantal avonden"),
        ({"card": 0}, "een prijs en een aantal avonden"),
        ({"ticket": -5}, "Een lot"),
    ],
)
def test_what_cannot_be_asked_is_told(club: OpenClub, wrong: dict[str, int], told: str) -> None:
    before = content(club)
    with pytest.raises(Refused, match=told):
        stakes.keep_stakes(club, KeptStakes(replace(ASKED, **wrong)))
    assert content(club) == before


def test_what_two_windows_change_at_once_is_not_lost(club: OpenClub) -> None:
    kept = stakes.keep_stakes(club, KeptStakes(ASKED))
    stakes.keep_stakes(club, replace(kept, stakes=replace(ASKED, member=350)))
    with pytest.raises(RowMovedOn):
        stakes.keep_stakes(club, kept)


# --- who paid


def test_members_and_guests_pay_what_is_asked_of_them(club: OpenClub, evening: Evening) -> None:
    both_ways(club, lambda: stakes.pay(club, evening.id, who(evening, 1, 8)))
    found = stakes.payers(club, evening.id)
    assert [one.number for one in found] == list(range(1, 9))
    assert [(one.paid, one.amount, one.pot) for one in found if one.paid] == [
        (Paid.CASH, 400, 250),
        (Paid.CASH, 500, 350),
    ]
    assert [one.asked for one in found] == [400] * 7 + [500]
    assert sum(one.owes for one in found) == 6


def test_who_pays_twice_pays_once(club: OpenClub, evening: Evening) -> None:
    stakes.pay(club, evening.id, who(evening, 1))
    before = content(club)
    stakes.pay(club, evening.id, who(evening, 1))
    assert content(club) == before
    stakes.pay_all(club, evening.id)
    assert cash.evening_cash(club, evening.id).balance.came_in == 7 * 400 + 500


def test_a_new_price_leaves_what_was_paid(club: OpenClub, evening: Evening) -> None:
    stakes.pay(club, evening.id, who(evening, 1))
    stakes.keep_stakes(club, replace(stakes.stakes(club), stakes=replace(ASKED, member=600)))
    found = stakes.pay(club, evening.id, who(evening, 2))
    assert [one.amount for one in found if one.paid] == [400, 600]
    box = cash.evening_cash(club, evening.id)
    assert box.stakes_taken == ((False, 1, 400), (False, 1, 600))
    assert box.pot == 250 + 450


def test_who_need_not_pay_brings_nothing_in(club: OpenClub, evening: Evening) -> None:
    found = stakes.pay(club, evening.id, who(evening, 3), Paid.FREE)
    assert of(found, who(evening, 3)[0]).owes is False
    box = cash.evening_cash(club, evening.id)
    assert (box.balance.came_in, box.pot, box.paid_by(Paid.FREE)) == (0, 0, 1)


def test_a_payment_is_taken_back(club: OpenClub, evening: Evening) -> None:
    stakes.pay_all(club, evening.id)
    both_ways(club, lambda: stakes.take_back(club, evening.id, who(evening, 2, 3)))
    assert [one.number for one in stakes.payers(club, evening.id) if one.owes] == [2, 3]
    before = content(club)
    stakes.take_back(club, evening.id, who(evening, 2, 3))
    assert content(club) == before


def test_of_who_is_not_there_nothing_is_taken(club: OpenClub, evening: Evening) -> None:
    other = members.add_member(club, Member(0, "Thuis", "Tijs"))
    for deed in (stakes.pay, lambda *to: stakes.sell_card(to[0], to[1], to[2][0])):
        with pytest.raises(Refused, match="Tijs Thuis staat niet op de lijst van wie er is"):
            deed(club, evening.id, [other.id])


def test_who_paid_and_left_stays_in_the_cash_book_and_is_told(
    club: OpenClub, evening: Evening
) -> None:
    stakes.pay_all(club, evening.id)
    (gone,) = who(evening, 8)
    person = next(one for one in evening.participants if one.number == 8)
    attendance.leave(club, evening.id, person.id)
    box = cash.evening_cash(club, evening.id)
    assert [one.member.id for one in box.gone()] == [gone]
    assert box.balance.came_in == 7 * 400 + 500
    assert stakes.take_back(club, evening.id, [gone])
    assert cash.evening_cash(club, evening.id).balance.came_in == 7 * 400


def test_both_of_a_pair_pay(club: OpenClub) -> None:
    pair_evening = pairs_evening(club, 4)
    stakes.keep_stakes(club, KeptStakes(ASKED))
    found = stakes.payers(club, pair_evening.id)
    assert [one.number for one in found] == [1, 1, 2, 2, 3, 3, 4, 4]
    stakes.pay_all(club, pair_evening.id)
    assert cash.evening_cash(club, pair_evening.id).balance.came_in == 8 * 400


# --- cards


def test_a_card_is_for_ten_evenings_the_first_of_which_is_this_one(
    club: OpenClub, evening: Evening
) -> None:
    (first,) = who(evening, 1)
    both_ways(club, lambda: stakes.sell_card(club, evening.id, first))
    one = of(stakes.payers(club, evening.id), first)
    assert (one.paid, one.card_left, one.card_sold, one.amount) == (Paid.CARD, 9, 3500, 0)
    box = cash.evening_cash(club, evening.id)
    assert (box.balance.came_in, box.pot, box.cards_sold) == (3500, 250, (3500,))
    competition = evening.competition_id
    for number in range(2, 11):
        day = date(2026, 11, 12 + number)
        later = evenings.add_evening(club, competition, day)
        attendance.add_participant(club, later.id, member_id=first)
        assert of(stakes.pay(club, later.id, [first]), first).card_left == 10 - number
        assert cash.evening_cash(club, later.id).balance.came_in == 0
    last = evenings.add_evening(club, competition, date(2026, 12, 1))
    attendance.add_participant(club, last.id, member_id=first)
    with pytest.raises(Refused, match="geen kaart waar nog een avond op staat"):
        stakes.pay(club, last.id, [first], Paid.CARD)
    assert of(stakes.pay(club, last.id, [first]), first).paid is Paid.CASH


def test_a_new_card_pays_tonight_also_while_an_evening_is_left_on_the_old_one(
    club: OpenClub, evening: Evening
) -> None:
    """Bought on the first evening, 9 left; another one a week later pays that evening: 9 and 9."""
    (first,) = who(evening, 1)
    stakes.sell_card(club, evening.id, first)
    later = evenings.add_evening(club, evening.competition_id, date(2026, 11, 19))
    attendance.add_participant(club, later.id, member_id=first)
    one = of(stakes.sell_card(club, later.id, first), first)
    assert (one.paid, one.card_left) == (Paid.CARD, 18)
    assert cash.evening_cash(club, later.id).pot == 250
    stakes.take_card_back(club, later.id, first)
    one = of(stakes.payers(club, later.id), first)
    assert (one.paid, one.card_left) == (None, 9)


def test_who_paid_already_keeps_all_evenings_of_a_card(club: OpenClub, evening: Evening) -> None:
    (first,) = who(evening, 1)
    stakes.pay(club, evening.id, [first])
    assert of(stakes.sell_card(club, evening.id, first), first).card_left == 10
    assert cash.evening_cash(club, evening.id).balance.came_in == 400 + 3500


def test_a_card_is_taken_back_as_long_as_no_other_evening_is_on_it(
    club: OpenClub, evening: Evening
) -> None:
    (first,) = who(evening, 1)
    with pytest.raises(Refused, match="kocht deze avond geen kaart"):
        stakes.take_card_back(club, evening.id, first)
    stakes.sell_card(club, evening.id, first)
    with pytest.raises(Refused, match="kocht deze avond al een kaart"):
        stakes.sell_card(club, evening.id, first)
    later = evenings.add_evening(club, evening.competition_id, date(2026, 11, 19))
    attendance.add_participant(club, later.id, member_id=first)
    stakes.pay(club, later.id, [first])
    with pytest.raises(Refused, match="ook een andere avond betaald"):
        stakes.take_card_back(club, evening.id, first)
    stakes.take_back(club, later.id, [first])
    both_ways(club, lambda: stakes.take_card_back(club, evening.id, first))
    assert of(stakes.payers(club, evening.id), first).owes
    assert cash.evening_cash(club, evening.id).balance.came_in == 0


def test_a_club_without_cards_sells_none(club: OpenClub, evening: Evening) -> None:
    without = replace(ASKED, card=0, card_evenings=0)
    stakes.keep_stakes(club, replace(stakes.stakes(club), stakes=without))
    with pytest.raises(Refused, match="geen strippenkaart"):
        stakes.sell_card(club, evening.id, who(evening, 1)[0])


# --- the box


def box_of(club: OpenClub, evening: Evening) -> EveningCash:
    return cash.evening_cash(club, evening.id)


def test_the_box_holds_what_came_in_less_what_went_out(club: OpenClub, evening: Evening) -> None:
    stakes.pay_all(club, evening.id)  # 7 x 4,00 + 5,00 = 33,00
    stakes.sell_card(club, evening.id, who(evening, 2)[0])  # 35,00
    cash.add_line(club, evening.id, "Gift", 1000)
    both_ways(club, lambda: cash.add_line(club, evening.id, " Koffie ", -1255))
    box = cash.sell_tickets(club, box_of(club, evening), 101, 140, 100)  # 40 x 1,00
    box = cash.keep_box(club, box, change_money=5000, counted=None)
    assert box.balance.came_in == 3300 + 3500 + 1000 + 4000 + 5000
    assert (box.balance.went_out, box.balance.expected) == (1255, 15_545)
    assert box.balance.difference == 0
    box = cash.keep_box(club, box, change_money=5000, counted=15_500)
    assert box.balance.difference == -45
    gift = next(one for one in box.lines if one.what == "Gift")
    both_ways(club, lambda: cash.remove_line(club, evening.id, gift.id))
    assert box_of(club, evening).balance.difference == 955
    with pytest.raises(Refused, match="is er niet"):
        cash.remove_line(club, evening.id, gift.id)


@pytest.mark.parametrize(
    ("deed", "told"),
    [
        (lambda club, box: cash.add_line(club, box.evening_id, "", 100), "omschrijving"),
        (lambda club, box: cash.add_line(club, box.evening_id, "Gift", 0), "bedrag van Gift"),
        (lambda club, box: cash.add_line(club, box.evening_id, "x", 10**9), "te groot"),
        (lambda club, box: cash.keep_box(club, box, change_money=-1, counted=None), "wisselgeld"),
        (lambda club, box: cash.keep_box(club, box, change_money=0, counted=-1), "geteld"),
        (lambda club, box: cash.sell_tickets(club, box, 5, 4, 100), "laatste lot"),
        (lambda club, box: cash.sell_tickets(club, box, -5, 4, 100), "eerste lot"),
        (lambda club, box: cash.sell_tickets(club, box, 1, 20_000, 100), "laatste lot"),
        (lambda club, box: cash.sell_tickets(club, box, 1, 4, -100), "lot"),
        (cash.draw_ticket, "nog geen loten"),
    ],
)
def test_what_cannot_be_in_the_box_is_told(
    club: OpenClub,
    evening: Evening,
    deed: Callable[[OpenClub, EveningCash], object],
    told: str,
) -> None:
    before = content(club)
    with pytest.raises(Refused, match=told):
        deed(club, box_of(club, evening))
    assert content(club) == before


def test_both_sides_of_the_sheet_are_equal_whatever_was_counted(
    club: OpenClub, evening: Evening
) -> None:
    stakes.pay_all(club, evening.id)
    cash.add_line(club, evening.id, "Koffie", -1255)
    box = cash.keep_box(club, box_of(club, evening), change_money=5000, counted=None)
    assert [(str(one.told), one.came_in, one.went_out) for one in (*box.entries, *box.closing)] == [
        ("Wisselgeld bij het begin", 5000, 0),
        ("Inleg van 7 leden à € 4,00", 2800, 0),
        ("Inleg van 1 gast à € 5,00", 500, 0),
        ("Koffie", 0, 1255),
        ("Moet in de kas liggen", 0, 7045),
    ]
    for counted, last in ((7045, "Geteld in de kas"), (7000, "te weinig"), (7100, "te veel")):
        box = cash.keep_box(club, box, change_money=5000, counted=counted)
        assert last in str(box.closing[-1].told)
        every = (*box.entries, *box.closing)
        assert sum(one.came_in for one in every) == sum(one.went_out for one in every) == box.total
    cash.add_line(club, evening.id, "Zaalhuur", -20_000)
    box = cash.keep_box(club, box_of(club, evening), change_money=5000, counted=None)
    assert [(str(one.told), one.came_in) for one in box.closing] == [("Tekort in de kas", 12_955)]
    assert box.total == 21_255


def test_an_evening_of_which_money_came_in_is_not_thrown_away(
    club: OpenClub, evening: Evening
) -> None:
    stakes.pay(club, evening.id, who(evening, 1))
    with pytest.raises(Refused, match="er is geld van ontvangen of uitgegeven"):
        evenings.remove_evening(club, evening.id)
    stakes.take_back(club, evening.id, who(evening, 1))
    evenings.remove_evening(club, evening.id)


# --- prizes


def played(club: OpenClub, evening: Evening) -> Evening:
    evening, _ = drawing.draw(club, evening.id, seed=1)
    for plan in evening.plan:
        for table in plan.tables:
            games = len(sheets.sheet(club, table.table_id).lines)
            lines = {game: f"{81 + 5 * table.number + game}" for game in range(1, games + 1)}
            sheets.save_lines(club, table.table_id, lines)
            sheets.sign(club, table.table_id)
    return evenings.evening(club, evening.id)


def test_prizes_in_money_come_out_of_the_pot_once_the_result_is_whole(
    club: OpenClub, evening: Evening
) -> None:
    stakes.pay_all(club, evening.id)
    assert cash.prizes(club, evening.id) == ()
    with pytest.raises(Refused, match="geen geldprijs uit te betalen"):
        cash.pay_prizes(club, evening.id)
    played(club, evening)
    box = box_of(club, evening)
    assert box.pot == 7 * 250 + 350  # 21,00
    wanted = cash.prizes(club, evening.id)
    assert {one.place: one.amount for one in wanted} == {1: 1050, 2: 500, 0: 100}
    both_ways(club, lambda: cash.pay_prizes(club, evening.id))
    after = box_of(club, evening)
    assert after.balance.went_out == 1650
    assert [one.place for one in after.lines] == [1, 2, 0]
    assert after.lines[0].what == f"1e prijs: {wanted[0].name}"
    assert cash.prizes(club, evening.id) == ()
    cash.remove_line(club, evening.id, after.lines[1].id)
    assert [one.place for one in cash.prizes(club, evening.id)] == [2]


def a_round(club: OpenClub, evening: Evening, line: str, stake: int = 500) -> Evening:
    """Drawn and typed with the same line at each table; all paid so much, all of it to the pot."""
    stakes.keep_stakes(club, KeptStakes(Stakes(stake, stake)))
    stakes.pay_all(club, evening.id)
    evening = drawing.draw(club, evening.id, seed=1)[0]
    for table in evening.plan[0].tables:
        type_sheet(club, table.table_id, line)
    return evening


def test_who_share_a_place_share_the_pot(club: OpenClub) -> None:
    """Of 8 who paid 5,00 four share place 1: 60 and 40 of 40,00 over four, 10,00 each."""
    prizes = "1: 60 %, 2: 40 %"
    evening = evening_with(club, 8, rounds=1, games=2, prizes=prizes, tie_breaks=("pits",))
    a_round(club, evening, "92 100")
    closing.close(club, evening.id)
    wanted = cash.prizes(club, evening.id)
    assert [(one.place, one.amount) for one in wanted] == [(1, 1000)] * 4
    assert cash.pay_prizes(club, evening.id).balance.expected == 0


def test_what_cannot_be_divided_is_rounded_once_and_stays_in_the_box(club: OpenClub) -> None:
    """Eight paid 3,05, 24,40; two pairs share 90 % of it: 10,98, handed over as 10,95 each."""
    evening = pairs_evening(club, 4, rounds=1, games=1, prizes="1: 60 %, 2: 30 %", tie_breaks=())
    a_round(club, evening, "100", stake=305)
    closing.close(club, evening.id)
    assert {one.amount for one in cash.prizes(club, evening.id)} == {1095}
    assert cash.pay_prizes(club, evening.id).balance.expected == 2440 - 2190


def test_each_field_divides_what_its_own_players_paid(club: OpenClub) -> None:
    """Three pairs N/Z and three O/W paid 30,00 a field; both winners get all of theirs."""
    evening = contest_evening(club, "schevenings", 6, games=1, rounds=1, prizes="1: 100 %")
    evening = a_round(club, evening, "92")
    closing.close(club, evening.id)
    wanted = cash.prizes(club, evening.id)
    assert sum(one.amount for one in wanted) == 6000
    assert cash.pay_prizes(club, evening.id).balance.expected == 0


def test_no_more_is_paid_than_lies_in_the_box(club: OpenClub) -> None:
    """Both winners get 25,00, and of four who paid 10,00 there is 40,00."""
    evening = evening_with(club, 4, rounds=1, games=2, prizes="1: € 25", tie_breaks=())
    a_round(club, evening, "92 100", stake=1000)
    before = content(club)
    with pytest.raises(Refused, match="samen € 50,00, en in de kas hoort € 40,00 te liggen"):
        cash.pay_prizes(club, evening.id)
    assert content(club) == before
    cash.add_line(club, evening.id, "Uit de clubkas", 1000)
    assert cash.pay_prizes(club, evening.id).balance.expected == 0


def test_shares_that_were_closed_undivided_are_not_paid_twice(club: OpenClub) -> None:
    """An older version gave both winners all of the pot of 20,00, with 100,00 in the box."""
    evening = evening_with(club, 4, rounds=1, games=2, prizes="1: 100 %", tie_breaks=())
    a_round(club, evening, "92 100")
    closing.close(club, evening.id)
    with club.store.change("voorheen") as change:
        ((number, figures),) = change.conn.exec_driver_sql(
            f"SELECT id, {plain('figures')} FROM evening_version"
        )
        undivided = figures.replace('"award":"50 %"', '"award":"100 %"')
        change.update(EveningVersionRow, number, figures=undivided)
    cash.keep_box(club, box_of(club, evening), change_money=10_000, counted=None)
    with pytest.raises(Refused, match="samen € 40,00, en in de pot zit € 20,00"):
        cash.pay_prizes(club, evening.id)
    closing.reopen(club, evening.id, "plaats gedeeld")
    closing.close(club, evening.id)
    assert cash.pay_prizes(club, evening.id).balance.expected == 10_000


def test_a_division_of_more_than_the_pot_is_not_kept(club: OpenClub) -> None:
    evening = evening_with(club, 4, prizes="1: 60 %")
    competition = seasons.competition(club, evening.competition_id)
    with pytest.raises(Refused, match="samen 105 % van de pot"):
        seasons.change_competition(club, replace(competition, prizes="1: 60 %, 2: 45 %"))


# --- the tombola


def test_numbers_are_drawn_one_by_one_noted_and_made_again_from_the_seed(
    club: OpenClub, evening: Evening
) -> None:
    box = cash.sell_tickets(club, box_of(club, evening), 1, 3, 100)
    assert (box.tombola.sold, box.tombola.numbers) == (3, ())
    both_ways(club, lambda: cash.draw_ticket(club, box_of(club, evening)))
    first = box_of(club, evening).tombola
    assert first.seed is not None
    assert 1 <= first.seed <= 999_999
    with pytest.raises(Refused, match="al getrokken \\(1\\)"):
        cash.sell_tickets(club, box_of(club, evening), 1, 4, 100)
    cash.draw_ticket(club, box_of(club, evening))
    cash.draw_ticket(club, box_of(club, evening))
    drawn = box_of(club, evening).tombola.numbers
    assert drawn[:1] == first.numbers
    assert sorted(drawn) == [1, 2, 3]
    with pytest.raises(Refused, match="Alle 3 loten zijn getrokken"):
        cash.draw_ticket(club, box_of(club, evening))
    with pytest.raises(RowMovedOn):
        cash.draw_ticket(club, box)


# --- with all else


def test_what_somebody_paid_is_in_what_he_gets_to_see(club: OpenClub, evening: Evening) -> None:
    (first,) = who(evening, 1)
    stakes.sell_card(club, evening.id, first)
    parts = {part.key: part.rows for part in known(club, first).parts}
    assert len(parts["stakes"]) == 1
    assert len(parts["cards"]) == 1


def test_money_does_not_change_the_standings(club: OpenClub, evening: Evening) -> None:
    played(club, evening)
    (competition,) = seasons.competitions(club)
    before = standings(club, competition.id)
    stakes.pay_all(club, evening.id)
    cash.pay_prizes(club, evening.id)
    after = standings(club, competition.id)
    assert [(row.name, row.total) for row in after.rows] == [
        (row.name, row.total) for row in before.rows
    ]


def test_two_rows_of_one_person_bring_their_payments_and_cards_together(
    club: OpenClub, evening: Evening
) -> None:
    (first,) = who(evening, 1)
    twin = members.add_member(club, Member(0, "Aal", "P1", remark="dubbel"))
    later = evenings.add_evening(club, evening.competition_id, date(2026, 11, 19))
    attendance.add_participant(club, later.id, member_id=twin.id)
    stakes.sell_card(club, later.id, twin.id)
    stakes.pay(club, evening.id, [first])
    both_ways(club, lambda: merging.merge(club, first, twin.id))
    assert of(stakes.payers(club, later.id), first).card_left == 9
    assert of(stakes.payers(club, evening.id), first).paid is Paid.CASH


def test_who_paid_on_the_same_evening_is_not_the_same_person(
    club: OpenClub, evening: Evening
) -> None:
    first, second = who(evening, 1, 2)
    stakes.pay_all(club, evening.id)
    for one in evening.participants:
        attendance.remove_participant(club, evening.id, one.id)
    with pytest.raises(Refused):
        merging.merge(club, first, second)


def test_who_paid_stays_in_the_books(club: OpenClub, evening: Evening) -> None:
    (last,) = who(evening, 8)
    stakes.pay(club, evening.id, [last])
    attendance.remove_participant(club, evening.id, evening.participants[-1].id)
    kept = members.remove_member(club, last)
    assert kept is not None
    assert not kept.active


def test_the_whole_club_goes_out_and_in_with_its_cash(
    club: OpenClub, evening: Evening, tmp_path: Path
) -> None:
    stakes.sell_card(club, evening.id, who(evening, 1)[0])
    cash.add_line(club, evening.id, "Koffie", -1255)
    box = cash.sell_tickets(club, box_of(club, evening), 1, 40, 100)
    cash.draw_ticket(club, box)
    before, written = box_of(club, evening), whole.document(club)
    file, target = tmp_path / "club.json", tmp_path / "weer.klaverjas"
    file.write_bytes(written)
    whole.make_club(file, str(target))
    with open_club(target) as again:
        assert whole.document(again) == written
        assert box_of(again, evening) == before

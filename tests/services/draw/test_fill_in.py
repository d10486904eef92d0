"""A fill-in game: who sits out plays after all, with people whom the first tables lend."""

import pytest

from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing, seats
from clubadmin.services.draw import ledger as fill_in
from clubadmin.services.draw.request import season_memory
from clubadmin.services.evenings import evenings
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.results import closing
from clubadmin.storage.checks.club import rebuilt
from clubadmin.storage.schema.tablenames import SittingOutRow
from tests.services.evening_club import (
    evening_with,
    pairs_evening,
    seat_by_hand,
    table_id,
    type_sheet,
    undone_and_redone,
)

HIGH = "162 162 162 162"  # N and S 648, E and W nothing
LOW = "52 52 52 52"  # N and S 208, E and W 440
EVEN = "82 80 82 80"  # 324 each


def nine(club: OpenClub, **values: object) -> Evening:
    """Two tables, and number 9 sits out; one round."""
    evening = evening_with(club, 9, rounds=1, games=4, **values)
    evening = seat_by_hand(club, evening, [{1: "1 2 3 4", 2: "5 6 7 8"}])
    out = evening.participants[8]
    with club.store.change("zit stil") as change:
        change.insert(SittingOutRow, evening_id=evening.id, round=1, participant_id=out.id)
    return evenings.evening(club, evening.id)


def numbers(evening: Evening, ids: tuple[int, ...]) -> list[int]:
    by_id = {one.id: one.number for one in evening.participants}
    return [by_id[one] for one in ids]


def ids(evening: Evening, *people: int) -> list[int]:
    by_number = {one.number: one.id for one in evening.participants}
    return [by_number[one] for one in people]


def totals(club: OpenClub, evening: Evening) -> dict[int, int]:
    return {row.number: row.total for row in closing.result(club, evening.id).rows}


def sound(club: OpenClub) -> bool:
    with club.store.bare() as connection:
        return rebuilt(connection) == []


def test_nobody_is_proposed_before_a_table_is_signed_off(club: OpenClub):
    evening = nine(club)
    found = fill_in.propose(club, evening.id, 1)
    assert (found.table, found.seats, found.needed, found.proposed) == (3, 4, 3, ())
    assert [one.number for one in found.resting] == [9]
    assert [one.participant.number for one in found.lendable] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_the_first_table_to_finish_lends_its_lowest_number(club: OpenClub):
    evening = nine(club)
    type_sheet(club, table_id(evening, 1, 2), EVEN)
    found = fill_in.propose(club, evening.id, 1)
    assert numbers(evening, found.proposed) == [5, 6, 7]
    type_sheet(club, table_id(evening, 1, 1), EVEN)
    found = fill_in.propose(club, evening.id, 1)
    assert sorted(numbers(evening, found.proposed)) in ([1, 2, 5], [1, 5, 6])
    assert [one.done for one in found.lendable] == [True] * 8


def test_the_extra_table_is_a_table_of_the_round_with_a_sheet_of_its_own(club: OpenClub):
    evening = nine(club)
    after = fill_in.seat(club, evening.id, 1, ids(evening, 5, 1, 6))
    extra = after.plan[0].tables[-1]
    assert (extra.number, extra.names) == (3, "P9 Iep – P5 Eik – P1 Aal – P6 Fok")
    assert [seat.value for seat in extra.fill_ins] == ["e", "s", "w"]
    assert [one.number for one in after.plan[0].sitting_out] == [9]
    assert after.sheets == 3


def test_who_sat_out_gets_what_he_makes_there_in_place_of_the_credit(club: OpenClub):
    evening = nine(club, sit_out_points="fixed:1600", fill_in="none")
    assert totals(club, evening)[9] == 1600
    evening = fill_in.seat(club, evening.id, 1, ids(evening, 5, 1, 6))
    assert totals(club, evening)[9] == 0, "not played yet, and no credit any more"
    type_sheet(club, table_id(evening, 1, 3), HIGH)
    assert totals(club, evening)[9] == 648
    assert sound(club)


@pytest.mark.parametrize(("rule", "made"), [("none", [208, 440]), ("better", [648, 440])])
def test_who_is_lent_keeps_his_own_round_or_the_better_of_both(
    club: OpenClub, rule: str, made: list[int]
):
    evening = nine(club, fill_in=rule)
    type_sheet(club, table_id(evening, 1, 1), LOW)
    type_sheet(club, table_id(evening, 1, 2), EVEN)
    # clockwise 9, 3, 1, 4: number 1 has the winning side beside 9, and 3 and 4 the losing one
    evening = fill_in.seat(club, evening.id, 1, ids(evening, 3, 1, 4))
    type_sheet(club, table_id(evening, 1, 3), "162 162 162", sign=False)
    assert totals(club, evening)[1] == 208, "the sheet of the extra table is not whole yet"
    type_sheet(club, table_id(evening, 1, 3), HIGH)
    assert [totals(club, evening)[one] for one in (1, 3)] == made
    assert sound(club)
    figures = {row.number: row.rounds for row in closing.result(club, evening.id).rows}
    assert [figures[one][0].fill_in for one in (1, 3, 9)] == [rule == "better", False, False]


def test_the_evening_cannot_be_closed_without_the_extra_sheet(club: OpenClub):
    evening = nine(club)
    for number in (1, 2):
        type_sheet(club, table_id(evening, 1, number), EVEN)
    evening = fill_in.seat(club, evening.id, 1, ids(evening, 5, 1, 6))
    with pytest.raises(Refused, match="niet afgetekend, het eerst tafel 3 in ronde 1"):
        closing.close(club, evening.id)
    type_sheet(club, table_id(evening, 1, 3), HIGH)
    assert closing.close(club, evening.id).closed


def test_what_cannot_be_is_refused_in_a_sentence(club: OpenClub):
    evening = nine(club)
    with pytest.raises(Refused, match="Ronde 2 is nog niet geloot"):
        fill_in.propose(club, evening.id, 2)
    with pytest.raises(
        Refused, match="Voor tafel 3 zijn er 3 nodig die invallen; gekozen zijn er 2"
    ):
        fill_in.seat(club, evening.id, 1, ids(evening, 1, 5))
    with pytest.raises(Refused, match="gekozen zijn er 2"):
        fill_in.seat(club, evening.id, 1, ids(evening, 1, 5, 5))
    with pytest.raises(Refused, match="P9 Iep zit stil en speelt dus al mee"):
        fill_in.seat(club, evening.id, 1, ids(evening, 1, 5, 9))
    with pytest.raises(Refused, match="moet in ronde 1 aan een tafel zitten"):
        fill_in.seat(club, evening.id, 1, [*ids(evening, 1, 5), 999])
    with pytest.raises(Refused, match="In ronde 1 is geen invaltafel"):
        fill_in.take_away(club, evening.id, 1)
    evening = fill_in.seat(club, evening.id, 1, ids(evening, 5, 1, 6))
    with pytest.raises(Refused, match="Ronde 1 heeft al een invaltafel: tafel 3"):
        fill_in.propose(club, evening.id, 1)
    with pytest.raises(Refused, match="P9 Iep speelt in ronde 1 aan de invaltafel"):
        seats.swap(club, evening.id, 1, *ids(evening, 9, 2))
    type_sheet(club, table_id(evening, 1, 3), "162", sign=False)
    with pytest.raises(Refused, match=r"Van de invaltafel in ronde 1 \(tafel 3\) is al getypt"):
        fill_in.take_away(club, evening.id, 1)


def test_where_nobody_sits_out_no_table_is_needed(club: OpenClub):
    evening, _ = drawing.draw(club, evening_with(club, 8, rounds=1).id, seed=1)
    with pytest.raises(Refused, match="In ronde 1 zit niemand stil"):
        fill_in.propose(club, evening.id, 1)


def test_a_pair_that_sits_out_plays_a_pair_that_is_lent(club: OpenClub):
    evening, _ = drawing.draw(club, pairs_evening(club, 5, rounds=1).id, seed=1)
    found = fill_in.propose(club, evening.id, 1)
    assert (found.seats, found.needed, len(found.lendable)) == (2, 1, 4)
    lent = found.lendable[0].participant
    after = fill_in.seat(club, evening.id, 1, [lent.id])
    extra = after.plan[0].tables[-1]
    assert (extra.ns, extra.ew) == ((found.resting[0].number,), (lent.number,))
    type_sheet(club, extra.table_id, HIGH)
    assert totals(club, after)[found.resting[0].number] == 648
    assert sound(club)


def test_who_is_lent_can_still_change_places_at_his_own_table(club: OpenClub):
    evening = nine(club)
    evening = fill_in.seat(club, evening.id, 1, ids(evening, 5, 1, 6))
    after = seats.swap(club, evening.id, 1, *ids(evening, 1, 7))
    assert [table.numbers for table in after.plan[0].tables] == [
        (7, 3, 2, 4),
        (5, 1, 6, 8),
        (9, 5, 1, 6),
    ]


def test_later_draws_know_who_met_there(club: OpenClub):
    evening = nine(club)
    evening = fill_in.seat(club, evening.id, 1, ids(evening, 5, 1, 6))
    with club.store.read() as conn:
        meetings, ledger = season_memory(conn, evening_head(conn, evening.id), evening.participants)
    assert meetings.met(9, 5) == meetings.met(9, 1) == meetings.met(1, 6) == 1
    assert meetings.met(1, 2) == 0, "the draw of this evening itself is not its past"
    assert ledger[9] == 0


def test_the_next_round_can_be_drawn_after_a_fill_in_game(club: OpenClub):
    evening, _ = drawing.draw(club, evening_with(club, 9, rounds=3).id, seed=3)
    found = fill_in.propose(club, evening.id, 1)
    lent = [one.participant.id for one in found.lendable[:3]]
    evening = fill_in.seat(club, evening.id, 1, lent)
    type_sheet(club, table_id(evening, 1, 1), EVEN)
    again, report = drawing.draw(club, evening.id, seed=4)
    assert [len(plan.tables) for plan in again.plan] == [3, 2, 2]
    assert report.rounds == 2
    for plan in again.plan[1:]:
        assert len(plan.sitting_out) == 1
        assert plan.sitting_out[0] not in again.plan[0].sitting_out


@pytest.mark.parametrize("what", ["seat", "away"])
def test_a_fill_in_table_can_be_undone_after_a_restart(club: OpenClub, what: str):
    evening = nine(club, sit_out_points="fixed:1500")
    lent = ids(evening, 5, 1, 6)
    if what == "away":
        fill_in.seat(club, evening.id, 1, lent)
    acts = {
        "seat": lambda opened: fill_in.seat(opened, evening.id, 1, lent),
        "away": lambda opened: fill_in.take_away(opened, evening.id, 1),
    }
    undone_and_redone(club, acts[what]).close()

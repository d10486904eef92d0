"""An evening of four pairs, one with a substitute; figures worked out by hand.

Round 1, table 1 (pair 1 against pair 2): 92+20 gives 92 20 and 70; 100 gives 100 and 62.
  Wij 192 + 20 = 212, Zij 132.
Round 1, table 2 (pair 3 against pair 4): p gives 162 100 and 0; .n gives 162 and 0.
  Wij 324 + 100 = 424, Zij 0, nat once.
"""

import pytest

from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.member import Member
from clubadmin.services.attendance import attendance, substitutes
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.draw import seats as drawing_seats
from clubadmin.services.evenings.evenings import evening as read_evening
from clubadmin.services.evenings.plan_rows import PlannedRound, SeatPlan, write_rounds
from clubadmin.services.members import members, pairs
from clubadmin.services.results import closing
from clubadmin.services.sheets import sheets
from tests.services.evening_club import (
    pairs_evening,
    table_id,
    type_sheet,
    undone_and_redone,
)


@pytest.fixture
def evening(club: OpenClub) -> Evening:
    evening = pairs_evening(club, 4, rounds=1, games=2)
    by_number = {one.number: one for one in evening.participants}
    tables = {
        table: tuple(
            SeatPlan(seat, by_number[who].id, by_number[who].members[half].id)
            for who, seats in ((ns, "ns"), (ew, "ew"))
            for half, seat in enumerate(seats)
        )
        for table, (ns, ew) in {1: (1, 2), 2: (3, 4)}.items()
    }
    with club.store.change("ingedeeld") as change:
        write_rounds(change, evening.id, [PlannedRound(1, tables)])
    return read_evening(club, evening.id)


def test_a_pair_gets_the_figures_of_its_side_once(club: OpenClub, evening: Evening) -> None:
    type_sheet(club, table_id(evening, 1, 1), "92+20 100")
    type_sheet(club, table_id(evening, 1, 2), "p .n")
    found = closing.result(club, evening.id)
    assert [(row.place, row.number, row.total, row.pits, row.nat) for row in found.rows] == [
        (1, 3, 424, 1, 0),
        (2, 1, 212, 0, 0),
        (3, 2, 132, 0, 0),
        (4, 4, 0, 0, 1),
    ]
    assert found.rows[0].name == "P5 Eik – P6 Fok"


def test_a_substitute_plays_and_the_result_counts_for_the_pair(
    club: OpenClub, evening: Evening
) -> None:
    stand_in = members.add_member(club, Member(0, "Inval", guest=True))
    after = substitutes.substitute(club, evening.id, evening.participants[2].id, 1, stand_in.id)
    assert after.participants[2].name == "P5 Eik – Inval"
    assert after.plan[0].tables[1].wij == "P5 Eik – Inval"
    type_sheet(club, table_id(evening, 1, 1), "92+20 100")
    type_sheet(club, table_id(evening, 1, 2), "p .n")
    first = closing.result(club, evening.id).rows[0]
    assert (first.participant_id, first.name) == (evening.participants[2].id, "P5 Eik – Inval")
    again = substitutes.substitute(club, evening.id, evening.participants[2].id, 1, None)
    assert again.plan[0].tables[1].wij == "P5 Eik – P6 Fok"


def test_a_substitute_from_a_later_round_leaves_earlier_names(
    club: OpenClub, evening: Evening
) -> None:
    stand_in = members.add_member(club, Member(0, "Inval"))
    after = substitutes.substitute(
        club, evening.id, evening.participants[2].id, 1, stand_in.id, from_round=2
    )
    assert after.plan[0].tables[1].wij == "P5 Eik – P6 Fok"


def test_who_plays_already_cannot_be_a_substitute(club: OpenClub, evening: Evening) -> None:
    busy = evening.participants[0].members[0]
    with pytest.raises(Refused, match="P1 Aal staat al op de lijst, onder nummer 1"):
        substitutes.substitute(club, evening.id, evening.participants[2].id, 0, busy.id)
    partner = evening.participants[2].members[1]
    with pytest.raises(Refused, match="speelt al in dit paar"):
        substitutes.substitute(club, evening.id, evening.participants[2].id, 0, partner.id)
    assert busy not in substitutes.substitute_candidates(club, evening.id, "aal")


def test_only_pairs_have_substitutes(club: OpenClub, evening: Evening) -> None:
    with pytest.raises(Refused, match="van een paar"):
        substitutes.substitute(club, evening.id, evening.participants[0].id, 2, None)


def test_pairs_of_whom_one_plays_are_no_candidates(club: OpenClub, evening: Evening) -> None:
    free = [members.add_member(club, Member(0, name)) for name in ("Vrij", "Vogel")]
    pairs.add_pair(club, free[0].id, evening.participants[0].members[0].id)
    both_free = pairs.add_pair(club, free[0].id, free[1].id)
    assert attendance.candidates(club, evening.id, "") == (both_free,)


def test_a_substitution_can_be_undone(club: OpenClub, evening: Evening) -> None:
    stand_in = members.add_member(club, Member(0, "Inval"))
    person = evening.participants[2].id
    undone_and_redone(
        club, lambda opened: substitutes.substitute(opened, evening.id, person, 1, stand_in.id)
    ).close()


def test_pairs_change_places_with_both_their_people(club: OpenClub, evening: Evening) -> None:
    one, _, three, _ = evening.participants
    after = drawing_seats.swap(club, evening.id, 1, one.id, three.id)
    assert [table.wij for table in after.plan[0].tables] == ["P5 Eik – P6 Fok", "P1 Aal – P2 Bos"]


def test_an_odd_number_of_pairs_leaves_one_out_each_round(club: OpenClub) -> None:
    evening = pairs_evening(club, 5, rounds=3)
    evening, _ = drawing.draw(club, evening.id, seed=4)
    out = [one.number for plan in evening.plan for one in plan.sitting_out]
    assert len(out) == len(set(out)) == 3
    assert sheets.next_missing(club, evening.id) == evening.plan[0].tables[0]

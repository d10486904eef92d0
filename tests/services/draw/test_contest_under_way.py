"""A contest that is under way: what was played stays, and what changes changes little."""

from collections import Counter

import pytest

from clubadmin.domain.draw.formats import FORMATS
from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.results.protest import ProtestDraft
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.drawing import draw
from clubadmin.services.evenings import evenings
from clubadmin.services.hall import protests
from tests.services.evening_club import contest_evening, type_sheet, undone_and_redone

COMPARED = [name for name, form in FORMATS.items() if form.compared]
SIZES = {"schevenings": 8, "howell-pairs": 6, "howell-players": 8, "teams": 4}
WIJ = "100 100 100 100"


def _wallets_of(evening: Evening) -> dict[int, Counter[int]]:
    """How often each entrant plays each game."""
    played: dict[int, Counter[int]] = {}
    for plan in evening.plan:
        for table in plan.tables:
            for number in (*table.ns, *table.ew):
                played.setdefault(number, Counter()).update(table.wallets)
    return played


@pytest.mark.parametrize("kind", ["schevenings", "howell-pairs", "teams"])
def test_what_was_typed_stays_and_the_movement_goes_on(club: OpenClub, kind: str) -> None:
    evening = contest_evening(club, kind, 6, rounds=3)
    whole, _ = draw(club, evening.id, 5)
    type_sheet(club, whole.plan[0].tables[0].table_id, WIJ)
    again, _ = draw(club, evening.id, from_round=2)
    assert again.plan[0].tables[0].typed == 4
    assert [{(t.ns, t.ew, t.wallets) for t in plan.tables} for plan in again.plan] == [
        {(t.ns, t.ew, t.wallets) for t in plan.tables} for plan in whole.plan
    ]


@pytest.mark.parametrize("kind", ["schevenings", "howell-pairs", "teams"])
def test_one_who_leaves_changes_only_his_own_tables(club: OpenClub, kind: str) -> None:
    evening = contest_evening(club, kind, 6, rounds=3)
    whole, _ = draw(club, evening.id, 5)
    for table in whole.plan[0].tables:
        type_sheet(club, table.table_id, WIJ)
    gone = whole.participants[2]
    attendance.drop_out(club, evening.id, gone.id, 1)
    after, _ = draw(club, evening.id)
    for before, now in zip(whole.plan[1:], after.plan[1:], strict=True):
        expected = {
            (t.ns, t.ew, t.wallets) for t in before.tables if gone.number not in (*t.ns, *t.ew)
        }
        assert {(t.ns, t.ew, t.wallets) for t in now.tables} == expected
        assert gone not in now.sitting_out


@pytest.mark.parametrize("kind", COMPARED)
def test_nobody_meets_a_game_again_after_a_late_comer(club: OpenClub, kind: str) -> None:
    evening = contest_evening(club, kind, 9 if kind == "howell-players" else 7, rounds=3)
    late = evening.participants[-1]
    attendance.come_late(club, evening.id, late.id, 2)
    whole, _ = draw(club, evening.id, 5)
    for table in whole.plan[0].tables:
        type_sheet(club, table.table_id, WIJ)
    after, _ = draw(club, evening.id, from_round=2)
    at_once = 2 if kind == "teams" else 1
    for played in _wallets_of(after).values():
        assert max(played.values()) == at_once


@pytest.mark.parametrize("kind", COMPARED)
def test_another_number_of_games_asks_for_other_wallets(club: OpenClub, kind: str) -> None:
    evening, _ = draw(club, contest_evening(club, kind, SIZES[kind], rounds=2).id, 1)
    undone_and_redone(
        club, lambda one: evenings.change_evening(one, evening.id, games=3), restart=False
    )
    assert evenings.evening(club, evening.id).plan == ()
    evening, _ = draw(club, evening.id, 1)
    assert {len(table.wallets) for plan in evening.plan for table in plan.tables} == {3}
    type_sheet(club, evening.plan[0].tables[0].table_id, "100 100 100")
    with pytest.raises(Refused, match="kan niet meer veranderen"):
        evenings.change_evening(club, evening.id, games=4)


def test_who_protested_stays_and_so_does_the_table(club: OpenClub) -> None:
    evening, _ = draw(club, contest_evening(club, "schevenings", 8, rounds=2).id, 1)
    table = evening.plan[0].tables[0]
    person = next(one for one in evening.participants if one.number == table.ns[0])
    other = next(one for one in evening.participants if one.number not in (*table.ns, *table.ew))
    protests.hand_in(
        club, evening.id, ProtestDraft("Er werd meegekeken.", person.id, table.table_id)
    )
    with pytest.raises(Refused, match="Van ronde 1 is al getypt"):
        draw(club, evening.id, from_round=1)
    with pytest.raises(Refused, match="zit in ronde 1 aan tafel 1"):
        attendance.remove_participant(club, evening.id, person.id)
    protests.hand_in(club, evening.id, ProtestDraft("Te laat begonnen.", other.id))
    evening, _ = draw(club, evening.id, 2)
    with pytest.raises(Refused, match="kan niet weg"):
        evenings.remove_evening(club, evening.id)


def test_who_protested_is_not_taken_off_the_list(club: OpenClub) -> None:
    evening, _ = draw(club, contest_evening(club, "schevenings", 4, rounds=1).id)
    person = evening.participants[0]
    protests.hand_in(club, evening.id, ProtestDraft("Er werd te laat begonnen.", person.id))
    with pytest.raises(Refused, match="heeft een protest ingediend"):
        attendance.remove_participant(club, evening.id, person.id)
    with pytest.raises(Refused, match="er is een protest ingediend"):
        evenings.remove_evening(club, evening.id)

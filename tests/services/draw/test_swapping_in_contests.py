"""Two who change places in comparison play go each other's way, or it is refused with a reason."""

from itertools import combinations

import pytest

from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import seats
from clubadmin.services.draw.drawing import draw
from clubadmin.services.evenings import evenings
from tests.services.evening_club import (
    content,
    contest_evening,
    evening_with,
    type_sheet,
    undone_and_redone,
)

SIZES = {"schevenings": 8, "howell-pairs": 6, "howell-players": 8, "teams": 4}


def _ways(evening: Evening, number: int) -> list[tuple[int, ...]]:
    return [
        tuple(t.number for t in plan.tables if number in (*t.ns, *t.ew)) for plan in evening.plan
    ]


@pytest.mark.parametrize("kind", SIZES)
def test_before_the_first_round_two_take_over_each_others_way(club: OpenClub, kind: str) -> None:
    evening = contest_evening(club, kind, SIZES[kind], rounds=3)
    evening, _ = draw(club, evening.id, 3)
    one, other = evening.participants[0], evening.participants[-1]
    after = seats.swap(club, evening.id, 1, one.id, other.id)
    assert _ways(after, one.number) == _ways(evening, other.number)
    assert _ways(after, other.number) == _ways(evening, one.number)
    undone_and_redone(
        club, lambda it: seats.swap(it, evening.id, 1, one.id, other.id), restart=False
    )
    for plan in after.plan:
        seated = [person.id for table in plan.tables for _, person in table.seats]
        assert len(set(seated)) == len(seated)


def test_who_swap_teams_keep_their_pairs_apart(club: OpenClub) -> None:
    evening, _ = draw(club, contest_evening(club, "teams", 4, rounds=1).id, 3)
    one, other = evening.participants[:2]
    after = seats.swap(club, evening.id, 1, one.id, other.id)
    for team in (one, other):
        pairs = {
            tuple(person.id for person in two if person)
            for table in after.plan[0].tables
            for two in ((table.n, table.s), (table.e, table.w))
        }
        ids = [member.id for member in team.members]
        assert {tuple(ids[:2]), tuple(ids[2:])} <= pairs


@pytest.mark.parametrize("kind", ["schevenings", "howell-pairs"])
def test_later_on_it_is_refused_where_somebody_would_play_a_game_twice(
    club: OpenClub, kind: str
) -> None:
    evening = contest_evening(club, kind, SIZES[kind], rounds=4)
    evening, _ = draw(club, evening.id, 3)
    for table in evening.plan[0].tables:
        type_sheet(club, table.table_id, "100 100 100 100")
    before, told = content(club), []
    for one, other in combinations(evening.participants, 2):
        try:
            seats.swap(club, evening.id, 2, one.id, other.id)
        except Refused as error:
            told.append(str(error))
        else:
            seats.swap(club, evening.id, 2, one.id, other.id)
    assert content(club) == before
    assert told
    for sentence in told:
        assert "dan twee keer spelen" in sentence or "zowel N/Z als O/W" in sentence


def test_a_round_that_was_typed_stays(club: OpenClub) -> None:
    evening, _ = draw(club, contest_evening(club, "schevenings", 8, rounds=3).id, 3)
    type_sheet(club, evening.plan[1].tables[0].table_id, "100 100 100 100")
    there = evening.plan[1].tables[0]
    pair = next(one for one in evening.participants if one.number == there.ns[0])
    other = next(one for one in evening.participants if one.number not in (*there.ns, *there.ew))
    with pytest.raises(Refused, match="zit in ronde 2 aan tafel 1"):
        seats.swap(club, evening.id, 1, pair.id, other.id)


def test_in_a_knockout_two_change_tables_before_it_begins(club: OpenClub) -> None:
    evening, _ = draw(club, contest_evening(club, "knockout", 10, rounds=3).id, 3)
    free = evening.plan[0].sitting_out[0]
    seated = evening.plan[0].tables[0]
    person = next(one for one in evening.participants if one.number == seated.ns[0])
    after = seats.swap(club, evening.id, 1, person.id, free.id)
    assert person in after.plan[0].sitting_out
    for table in after.plan[0].tables:
        type_sheet(club, table.table_id, "100 100 100 100")
    gone_on, _ = draw(club, evening.id)
    there = [one for table in gone_on.plan[1].tables for one in table.numbers]
    there += [one.number for one in gone_on.plan[1].sitting_out]
    winners = {one for table in after.plan[0].tables for one in table.ns}
    assert set(there) == winners | {one.number for one in after.plan[0].sitting_out}


def test_seats_at_a_table_of_boompjes_are_chosen_for_all_three_at_once(club: OpenClub) -> None:
    """Another writer: N and E change in boompje 1; he stays N, and still plays with each once."""
    evening = evening_with(club, 8, kind="boompje", rule_set="manille", rounds=6)
    evening, _ = draw(club, evening.id, seed=1)
    first = evening.plan[0].tables[0]
    later = [[table.seats for table in plan.tables] for plan in evening.plan[3:]]
    numbers = {person.members[0].id: person.id for person in evening.participants}
    writer, other = first.e, first.n
    undone_and_redone(
        club,
        lambda one: seats.swap(one, evening.id, 1, numbers[writer.id], numbers[other.id]),
        restart=False,
    )
    now = evenings.evening(club, evening.id)
    tables = [plan.tables[0] for plan in now.plan[:3]]
    assert [table.n.id for table in tables] == [writer.id] * 3
    partners = [table.s.id for table in tables if table.s]
    assert sorted(partners) == sorted(one.id for _, one in first.seats if one.id != writer.id)
    assert [[table.seats for table in plan.tables] for plan in now.plan[3:]] == later

"""An evening without the laptop: the draw on paper is the one that the program makes afterwards."""

from datetime import date

import pytest

from clubadmin.domain.draw.formats import Entrant
from clubadmin.domain.draw.plan.schedule import Schedule, count_repeats
from clubadmin.domain.draw.verify.verifier import verify
from clubadmin.errors import Refused
from clubadmin.model.draw.emergency import Emergency
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.attendance import attendance
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing, emergency
from clubadmin.services.evenings import evenings
from clubadmin.services.sheets import sheets
from tests.services.evening_club import (
    add_people,
    contest_evening,
    evening_with,
    pairs_evening,
    undone_and_redone,
)

WAYS = [
    ("individual", {"rounds": 3, "odd_players": "three"}),
    ("individual", {"rounds": 4, "odd_players": "sits-out"}),
    ("individual", {"rounds": 3, "rule_set": "drie-spelers"}),
    ("boompje", {"rounds": 6}),
    ("pairs", {"rounds": 4, "pair_draw": "move"}),
    ("pairs", {"rounds": 5, "pair_draw": "drawn"}),
]


def _pack(club: OpenClub, kind: str, **values: object) -> Emergency:
    return emergency.with_draws(
        emergency.emergency(club, contest_evening(club, kind, 8, **values).id)
    )


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("kind", "values"), WAYS)
def test_for_every_number_everybody_sits_once_a_round_as_the_format_promises(
    club: OpenClub, kind: str, values: dict[str, object]
) -> None:
    pack = _pack(club, kind, **values)
    each = 2 if pack.evening.form.entrant is Entrant.PAIR else 1
    assert [one.entrants * each for one in pack.draws] == list(range(8, 41, each))
    for one in pack.draws:
        assert [draw.round for draw in one.rounds] == list(range(1, pack.evening.rounds + 1))
        for draw in one.rounds:
            assert sorted(draw.entrants) == list(range(1, one.entrants + 1))
        again = count_repeats(one.rounds)
        played = "three-players" if pack.evening.rules.seats == 3 else kind
        schedule = Schedule(played, one.entrants, one.rounds, again, "best-found", 1)
        assert verify(schedule) == (), one.entrants
        if kind == "individual":
            assert again.partners == 0, one.entrants


def test_equal_clubs_print_equal_draws_and_other_seats_have_other_letters(club: OpenClub) -> None:
    evening = evening_with(club, 8, rounds=3)
    pack = emergency.emergency(club, evening.id)
    assert emergency.with_draws(pack) == emergency.with_draws(pack)
    draws = emergency.with_draws(pack).draws
    assert len({one.letters for one in draws}) == len(draws)
    assert all(len(one.letters) == 4 for one in draws)


def _seats(evening: Evening) -> list[tuple[int, int, tuple[int, ...], tuple[int, ...]]]:
    return [
        (plan.round, table.number, table.ns, table.ew)
        for plan in evening.plan
        for table in plan.tables
    ]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("odd", ["three", "sits-out"])
@pytest.mark.parametrize("count", [8, 11, 20])
def test_the_printed_draw_is_taken_over_and_can_be_undone(
    club: OpenClub, count: int, odd: str
) -> None:
    evening = evening_with(club, count, rounds=3, odd_players=odd)
    printed = emergency.numbered(emergency.emergency(club, evening.id), count)
    drawing.draw(club, evening.id, seed=77)  # whatever was drawn at home goes
    _, report = emergency.take_over(club, evening.id)
    history.undo(club)
    club = undone_and_redone(club, lambda club: emergency.take_over(club, evening.id))
    after = evenings.evening(club, evening.id)
    wanted = [
        (draw.round, table.table, *_sides(table.people))
        for draw in printed.rounds
        for table in draw.seatings
    ]
    assert sorted(_seats(after)) == sorted(wanted)
    assert printed.letters in str(report.notes[0])


def _sides(people: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return people[:2], people[2:]


def test_the_draw_of_pairs_is_taken_over(club: OpenClub) -> None:
    evening = pairs_evening(club, 6, rounds=3)
    after, _ = emergency.take_over(club, evening.id)
    assert len(after.plan) == 3
    assert all(len(plan.tables) == 3 for plan in after.plan)


def test_what_cannot_be_the_printed_draw_is_refused(club: OpenClub) -> None:
    evening = evening_with(club, 9, rounds=2)
    gone = evening.participants[3]
    evening = attendance.remove_participant(club, evening.id, gone.id)
    with pytest.raises(Refused, match="lopen niet door van 1 tot en met 8"):
        emergency.take_over(club, evening.id)
    attendance.remove_participant(club, evening.id, evening.participants[-1].id)
    with pytest.raises(Refused, match="indelingen voor 8 tot en met 40; er staan er 7"):
        emergency.take_over(club, evening.id)


def test_who_comes_late_is_refused_by_name(club: OpenClub) -> None:
    evening = evening_with(club, 8, rounds=3)
    late = evening.participants[2]
    attendance.come_late(club, evening.id, late.id, 2)
    with pytest.raises(Refused, match=f"{late.name} is niet alle ronden"):
        emergency.take_over(club, evening.id)


def test_once_something_is_typed_the_draw_stays(club: OpenClub) -> None:
    evening = evening_with(club, 8, rounds=2)
    drawn, _ = drawing.draw(club, evening.id, seed=3)
    sheets.save_line(club, drawn.plan[0].tables[0].table_id, 1, "92")
    with pytest.raises(Refused):
        emergency.take_over(club, evening.id)
    assert evenings.evening(club, evening.id).plan[1] == drawn.plan[1]


def test_a_format_that_goes_by_results_or_wallets_has_no_draw(club: OpenClub) -> None:
    evening = contest_evening(club, "knockout", 8)
    assert emergency.with_draws(emergency.emergency(club, evening.id)).draws == ()
    with pytest.raises(Refused, match="wedstrijdvorm"):
        emergency.take_over(club, evening.id)


def test_a_club_without_an_evening_is_told_what_comes_first(club: OpenClub) -> None:
    add_people(club, 4)
    with pytest.raises(Refused, match="nog geen avond"):
        emergency.emergency(club)


def test_the_pack_is_of_the_open_evening_and_as_large_as_the_largest_of_the_last_year(
    club: OpenClub,
) -> None:
    large = evening_with(club, 17, rounds=2)
    drawing.draw(club, large.id, seed=1)
    following = evenings.add_evening(club, large.competition_id, date(2026, 11, 19))
    pack = emergency.emergency(club)
    assert pack.evening == following
    assert pack.tables == 4 + (len(evenings.evening(club, large.id).plan[0].tables) > 4)
    assert len(pack.names) == 17

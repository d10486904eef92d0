"""A knock-out goes round by round from its signed sheets, to the prize-giving."""

from collections.abc import Sequence

import pytest

from clubadmin.domain.terms import Position
from clubadmin.errors import Refused
from clubadmin.model.draw.knockout import Bracket
from clubadmin.model.evenings.evening import Evening, TablePlace
from clubadmin.services.attendance import attendance, entry_lists
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import knockout
from clubadmin.services.draw.drawing import draw
from clubadmin.services.evenings import evenings
from clubadmin.services.results import closing
from clubadmin.services.sheets import knockout_outcome, sheets
from clubadmin.services.standings.standings import standings
from tests.services.evening_club import (
    content,
    evening_with,
    pairs_evening,
    type_sheet,
    undone_and_redone,
)
from tests.turns import by_turns

N, S, E, W = Position.N, Position.S, Position.E, Position.W
WIJ = "100 100 100 100"
ZIJ = "62 62 62 62"
LEVEL = "100 62 100 62"


def _knockout(club: OpenClub, people: int, rounds: int = 3) -> Evening:
    return evening_with(club, people, kind="knockout", rounds=rounds)


def _play(club: OpenClub, evening: Evening, lines: Sequence[str] = ()) -> Evening:
    """Type and sign the last drawn round; Wij win where nothing else is asked."""
    for at, table in enumerate(evening.plan[-1].tables):
        type_sheet(club, table.table_id, lines[at] if at < len(lines) else WIJ)
    return evenings.evening(club, evening.id)


def _people(table: TablePlace) -> set[int]:
    return set(table.ns + table.ew)


def _names(bracket: Bracket) -> set[int]:
    return {seat.number or 0 for seat in bracket.winners}


def test_sixteen_play_to_eight_to_four_and_two_win(club: OpenClub) -> None:
    evening, report = draw(club, _knockout(club, 16).id, 1)
    assert [len(plan.tables) for plan in evening.plan] == [4]
    assert report.rounds == 1
    evening = _play(club, evening, [WIJ, ZIJ])
    first = evening.plan[0].tables
    gone_on = {*first[0].ns, *first[1].ew, *first[2].ns, *first[3].ns}
    evening, _ = draw(club, evening.id)
    assert {one for table in evening.plan[1].tables for one in _people(table)} == gone_on
    for table in evening.plan[1].tables:
        partners = [set(table.ns), set(table.ew)]
        assert not any(set(one.ns) in partners or set(one.ew) in partners for one in first)
    evening = _play(club, evening)
    evening, _ = draw(club, evening.id)
    assert len(evening.plan[2].tables) == 1
    assert knockout.bracket(club, evening.id).winners == ()
    evening = _play(club, evening, [ZIJ])
    assert _names(knockout.bracket(club, evening.id)) == set(evening.plan[2].tables[0].ew)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("people", by_turns(range(4, 24), 3))
def test_any_number_comes_down_to_two_winners(club: OpenClub, people: int) -> None:
    evening = _knockout(club, people, rounds=5)
    for _ in range(5):
        evening, _ = draw(club, evening.id)
        seated = [one for table in evening.plan[-1].tables for one in table.numbers]
        seated += [one.number for one in evening.plan[-1].sitting_out]
        assert len(set(seated)) == len(seated)
        evening = _play(club, evening)
        for table in knockout.bracket(club, evening.id).level:  # three, of whom one alone won
            knockout.go_on(club, table.table_id or 0, (E, N), "loting")
        if len(evening.plan[-1].tables) == 1 and not evening.plan[-1].sitting_out:
            break
    shown = knockout.bracket(club, evening.id)
    played = [one for one in shown.rounds if one.drawn]
    assert sum(seat.goes_on for seat in played[-1].tables[0].seats) == 2


def test_the_last_two_play_each_other_when_there_is_a_round_for_it(club: OpenClub) -> None:
    evening = _knockout(club, 8, rounds=3)
    for _ in range(2):
        evening, _ = draw(club, evening.id)
        evening = _play(club, evening)
    evening, _ = draw(club, evening.id)
    last = evening.plan[2].tables[0]
    assert len(last.seats) == 2
    evening = _play(club, evening, [ZIJ])
    assert _names(knockout.bracket(club, evening.id)) == set(last.ew)
    with pytest.raises(Refused, match="Van ronde 3 is al getypt"):
        draw(club, evening.id)


def test_a_round_more_than_there_is_to_play_is_refused(club: OpenClub) -> None:
    evening = _knockout(club, 4, rounds=4)
    for _ in range(2):
        evening, _ = draw(club, evening.id)
        evening = _play(club, evening)
    before = content(club)
    with pytest.raises(Refused, match="In ronde 3 valt er niets meer te spelen"):
        draw(club, evening.id)
    assert content(club) == before


def test_the_next_round_waits_for_every_sheet(club: OpenClub) -> None:
    evening, _ = draw(club, _knockout(club, 8, rounds=2).id, 1)
    type_sheet(club, evening.plan[0].tables[0].table_id, WIJ)
    type_sheet(club, evening.plan[0].tables[1].table_id, WIJ, sign=False)
    before = content(club)
    with pytest.raises(Refused, match="nog niet afgetekend: tafel 2"):
        draw(club, evening.id)
    assert content(club) == before


def test_an_untyped_round_is_drawn_again_and_not_the_next(club: OpenClub) -> None:
    evening, _ = draw(club, _knockout(club, 8, rounds=2).id, 1)
    again, _ = draw(club, evening.id, 2)
    assert len(again.plan) == 1
    assert again.plan[0].tables != evening.plan[0].tables


def test_a_level_table_asks_who_goes_on_and_says_why(club: OpenClub) -> None:
    evening, _ = draw(club, _knockout(club, 8, rounds=2).id, 1)
    evening = _play(club, evening, [LEVEL])
    table = evening.plan[0].tables[0]
    shown = knockout.bracket(club, evening.id)
    assert [one.number for one in shown.level] == [1]
    assert tuple(map(str, shown.todo)) == (
        "Ronde 1, tafel 1: het staat gelijk. Kies wie er doorgaan.",
    )
    with pytest.raises(Refused, match="Het staat gelijk aan tafel 1"):
        draw(club, evening.id)
    undone_and_redone(
        club,
        lambda one: knockout.go_on(one, table.table_id, (E, W), "nog een spel"),
        restart=False,
    )
    chosen = knockout.bracket(club, evening.id).rounds[0].tables[0]
    assert chosen.reason == "nog een spel"
    assert {seat.number for seat in chosen.seats if seat.goes_on} == set(table.ew)
    evening, _ = draw(club, evening.id)
    assert set(table.ew) < _people(evening.plan[1].tables[0])


def test_another_choice_takes_the_next_round_off_the_plan(club: OpenClub) -> None:
    evening, _ = draw(club, _knockout(club, 8, rounds=2).id, 1)
    evening = _play(club, evening, [LEVEL])
    table = evening.plan[0].tables[0].table_id
    knockout.go_on(club, table, (E, W), "loting")
    draw(club, evening.id)
    undone_and_redone(
        club, lambda one: knockout.go_on(one, table, (N, S), "loting over"), restart=False
    )
    evening = evenings.evening(club, evening.id)
    assert len(evening.plan) == 1
    evening, _ = draw(club, evening.id)
    _play(club, evening)
    with pytest.raises(Refused, match="Van ronde 2 is al getypt"):
        knockout.go_on(club, table, (E, W), "toch niet")


def test_who_cannot_go_on_is_refused(club: OpenClub) -> None:
    evening, _ = draw(club, _knockout(club, 8, rounds=2).id, 1)
    first, second = (table.table_id for table in evening.plan[0].tables)
    with pytest.raises(Refused, match="teken eerst het formulier af"):
        knockout.go_on(club, first, (N, S), "loting")
    _play(club, evening, [LEVEL])
    before = content(club)
    with pytest.raises(Refused, match="staat niet gelijk"):
        knockout.go_on(club, second, (E, W), "loting")
    with pytest.raises(Refused, match="gaan er twee door"):
        knockout.go_on(club, first, (N,), "loting")
    with pytest.raises(Refused, match="De reden is nog niet ingevuld"):
        knockout.go_on(club, first, (N, S), " ")
    assert content(club) == before


def test_at_a_table_of_three_one_alone_wins_with_one_of_the_two(club: OpenClub) -> None:
    evening, _ = draw(club, _knockout(club, 7, rounds=2).id, 1)
    evening = _play(club, evening, [WIJ, ZIJ])
    table = evening.plan[0].tables[1]
    assert len(table.seats) == 3
    assert [one.number for one in knockout.bracket(club, evening.id).level] == [2]
    with pytest.raises(Refused, match="Het staat alleen gelijk tussen"):
        knockout.go_on(club, table.table_id, (N, S), "loting")
    knockout.go_on(club, table.table_id, (S, E), "loting")
    evening, _ = draw(club, evening.id)
    assert {*table.ew, table.ns[1]} < _people(evening.plan[1].tables[0])


def test_a_sheet_put_right_later_is_seen_in_the_bracket(club: OpenClub) -> None:
    evening, _ = draw(club, _knockout(club, 8, rounds=2).id, 1)
    evening = _play(club, evening)
    draw(club, evening.id)
    table = evening.plan[0].tables[0].table_id
    sheets.unsign(club, table)
    type_sheet(club, table, ZIJ)
    assert "geloot met anderen dan er aan tafel 1 van ronde 1 wonnen" in str(
        knockout.bracket(club, evening.id).todo[0]
    )
    draw(club, evening.id)
    assert knockout.bracket(club, evening.id).todo == ()


def _finished(club: OpenClub) -> Evening:
    """Two rounds, the first table of the first decided by lot, for Wij."""
    evening, _ = draw(club, _knockout(club, 8, rounds=2).id, 1)
    evening = _play(club, evening, [LEVEL])
    knockout.go_on(club, evening.plan[0].tables[0].table_id, (N, S), "loting")
    evening, _ = draw(club, evening.id)
    return _play(club, evening)


def _placed(club: OpenClub, evening: Evening) -> list[dict[int, int | None]]:
    """The places of the evening and of its standings."""
    result = {row.number: row.place for row in closing.result(club, evening.id).rows}
    rows = standings(club, evening.competition_id).rows
    return [result, {row.entrant_id: row.place for row in rows}]


def _put_right(club: OpenClub, table: TablePlace, lines: str) -> str:
    """Sign the sheet again with other games; what is said of it then."""
    sheets.unsign(club, table.table_id)
    type_sheet(club, table.table_id, lines)
    return str(knockout_outcome.remark(club, table.table_id) or "")


def test_who_played_on_stays_through_when_his_sheet_is_put_right(club: OpenClub) -> None:
    evening = _finished(club)
    table = evening.plan[0].tables[0]
    closing.close(club, evening.id)
    placed, before = _placed(club, evening), knockout.bracket(club, evening.id)
    closing.reopen(club, evening.id, "Tafel 1: verkeerd geteld")
    remark = _put_right(club, table, ZIJ)
    assert "tafel 1: volgens het formulier wint" in remark
    assert "maar ronde 2 is al gespeeld. Door blijft wie daar speelde" in remark
    assert remark.endswith("Eerder stond het gelijk; beslist: loting.")
    after = knockout.bracket(club, evening.id)
    first = after.rounds[0].tables[0]
    assert {seat.number for seat in first.seats if seat.goes_on} == set(table.ns)
    assert [one.number for one in after.winners] == [one.number for one in before.winners]
    assert str(first.note) == "formulier later verbeterd"
    assert list(map(str, after.noted)) == [remark]
    assert _placed(club, evening) == placed
    assert remark in map(str, closing.close(club, evening.id).told)
    assert _placed(club, evening) == placed


def test_who_went_on_by_lot_and_wins_after_all_needs_no_remark(club: OpenClub) -> None:
    evening = _finished(club)
    assert _put_right(club, evening.plan[0].tables[0], WIJ) == ""
    assert knockout.bracket(club, evening.id).noted == ()


def test_a_table_that_becomes_level_after_the_next_round_was_played_stops_nothing(
    club: OpenClub,
) -> None:
    evening, _ = draw(club, _knockout(club, 8, rounds=2).id, 1)
    _play(club, evening)
    evening, _ = draw(club, evening.id)
    evening = _play(club, evening)
    placed = _placed(club, evening)
    assert "staat nu gelijk" in _put_right(club, evening.plan[0].tables[0], LEVEL)
    assert not closing.result(club, evening.id).level
    assert _placed(club, evening) == placed
    closing.close(club, evening.id)


def test_who_won_and_left_did_win(club: OpenClub) -> None:
    evening, _ = draw(club, _knockout(club, 8, rounds=2).id, 1)
    evening = _play(club, evening)
    gone = evening.plan[0].tables[0].ns
    for person in evening.participants:
        if person.number in gone:
            attendance.drop_out(club, evening.id, person.id, 1)
    evening, _ = draw(club, evening.id)
    evening = _play(club, evening)
    first = knockout.bracket(club, evening.id).rounds[0].tables[0]
    assert {seat.number for seat in first.seats if seat.goes_on} == set(gone)
    assert first.note is None


def test_a_level_table_is_told_when_its_sheet_is_signed(club: OpenClub) -> None:
    evening, _ = draw(club, _knockout(club, 8, rounds=2).id, 1)
    evening = _play(club, evening, [LEVEL])
    level, won = (table.table_id for table in evening.plan[0].tables)
    assert "staat gelijk op 324. Kies in het schema" in str(knockout_outcome.remark(club, level))
    assert knockout_outcome.remark(club, won) is None
    knockout.go_on(club, level, (N, S), "loting")
    assert knockout_outcome.remark(club, level) is None


def test_the_rounds_to_come_tell_who_comes_where(club: OpenClub) -> None:
    evening, _ = draw(club, _knockout(club, 12).id, 1)
    shown = knockout.bracket(club, evening.id)
    assert [one.drawn for one in shown.rounds] == [True, False, False]
    places = [seat.to_come for table in shown.rounds[1].tables for seat in table.seats]
    assert "winnaar van tafel 1, ronde 1" in map(str, places)
    assert all(seat.number is None for table in shown.rounds[1].tables for seat in table.seats)


def test_no_bracket_of_an_evening_that_is_no_knockout(club: OpenClub) -> None:
    evening = pairs_evening(club, 2)
    with pytest.raises(Refused, match="is geen afvaltoernooi"):
        knockout.bracket(club, evening.id)


def test_drawing_a_round_of_a_knockout_can_be_undone(club: OpenClub) -> None:
    evening, _ = draw(club, _knockout(club, 8, rounds=2).id, 1)
    evening = _play(club, evening)
    undone_and_redone(club, lambda one: draw(one, evening.id, 4), restart=False)
    history.undo(club)
    assert len(evenings.evening(club, evening.id).plan) == 1


def test_each_group_has_its_own_winners(club: OpenClub) -> None:
    evening = _knockout(club, 16, rounds=2)
    for person in evening.participants:
        line = "A" if person.number <= 8 else "B"
        entry_lists.set_entry(club, evening.id, person.id, line=line)
    evening, _ = draw(club, evening.id, 1)
    evening = _play(club, evening)
    shown = knockout.bracket(club, evening.id)
    assert [table.line for table in shown.rounds[1].tables] == ["A", "B"]
    assert shown.winners == ()
    evening, _ = draw(club, evening.id)
    _play(club, evening)
    winners = [seat.number or 0 for seat in knockout.bracket(club, evening.id).winners]
    assert [number <= 8 for number in winners] == [True, True, False, False]


def test_three_of_a_group_who_were_too_few_for_a_round_play_the_next_together(
    club: OpenClub,
) -> None:
    evening = _knockout(club, 12, rounds=2)
    for person in evening.participants:
        line = "A" if person.number <= 8 else "B"
        entry_lists.set_entry(club, evening.id, person.id, line=line)
    attendance.come_late(club, evening.id, evening.participants[-1].id, 2)
    evening, _ = draw(club, evening.id, 1)
    assert [one.number for one in evening.plan[0].sitting_out] == [9, 10, 11]
    evening, _ = draw(club, _play(club, evening).id)
    assert [_people(one) for one in evening.plan[1].tables][1:] == [{9, 10, 11}]


def test_for_a_winner_who_goes_home_somebody_who_lost_plays_on(club: OpenClub) -> None:
    evening, _ = draw(club, _knockout(club, 8, rounds=2).id, 1)
    evening = _play(club, evening)
    first = evening.plan[0].tables[0]
    gone = next(one for one in evening.participants if one.number == first.ns[0])
    attendance.drop_out(club, evening.id, gone.id, 1)
    evening, report = draw(club, evening.id)
    there = _people(evening.plan[1].tables[0])
    assert gone.number not in there
    assert len(there & {*first.ew, *evening.plan[0].tables[1].ew}) == 1
    assert any(f"{gone.name} is er niet meer; P" in str(note) for note in report.notes)

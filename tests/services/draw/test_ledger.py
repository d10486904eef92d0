"""The ledger of sitting out: what happened, what it earned, and that the draw counts the same."""

from datetime import date, timedelta

import pytest

from clubadmin.errors import Refused
from clubadmin.model.draw.ledger import LedgerRow, Turn
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing, ledger
from clubadmin.services.draw.request import season_memory
from clubadmin.services.evenings import evenings
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.sheets import sheets
from tests.services.evening_club import (
    add_competition,
    add_people,
    come,
    evening_with,
    pairs_evening,
    type_sheet,
)
from tests.turns import by_night


def season(club: OpenClub, people: int, count: int, **values: object) -> list[Evening]:
    """Evenings of two rounds, all drawn and played: number 1 always wins on his side."""
    competition = add_competition(club, games=4, **values)
    members = add_people(club, people)
    made = []
    for at in range(count):
        day = date(2026, 11, 12) + timedelta(weeks=at)
        evening = evenings.add_evening(club, competition.id, day)
        come(club, evening, members)
        evening, _ = drawing.draw(club, evening.id, seed=at + 1)
        for plan in evening.plan:
            for table in plan.tables:
                type_sheet(club, table.table_id, "92+20 85 70-20 100")
        made.append(evenings.evening(club, evening.id))
    return made


def rows(club: OpenClub, evening: Evening) -> dict[str, LedgerRow]:
    return {row.name: row for row in ledger.ledger(club, evening.competition_id).rows}


def test_everybody_has_a_row_with_when_he_sat_out(club: OpenClub):
    made = season(club, 9, 3)
    found = ledger.ledger(club, made[0].competition_id)
    assert (found.evenings, len(found.rows), found.last_date) == (3, 9, date(2026, 11, 26))
    for evening in made:
        for plan in evening.plan:
            (out,) = plan.sitting_out
            (row,) = [one for one in found.rows if one.name == out.name]
            assert (evening.number, plan.round, Turn.SAT_OUT) in [
                (one.evening, one.round, one.turn) for one in row.entries
            ]
    assert sum(row.sat_out for row in found.rows) == 6
    assert [row.evenings for row in found.rows] == [3] * 9


@pytest.mark.parametrize(("people", "odd"), [(9, "sits-out"), by_night(10, "three"), (11, "three")])
def test_the_ledger_counts_what_the_draw_counts(club: OpenClub, people: int, odd: str):
    *_, last = season(club, people, 3, odd_players=odd)
    after = evenings.add_evening(club, last.competition_id, date(2027, 1, 7))
    after = come(club, after, [row.members[0] for row in last.participants])
    with club.store.read() as conn:
        _, counted = season_memory(conn, evening_head(conn, after.id), after.participants)
    found = rows(club, last)
    assert {one.name: counted[one.number] for one in after.participants} == {
        name: row.turns for name, row in found.items()
    }
    kinds = {entry.turn for row in found.values() for entry in row.entries}
    assert kinds == ({Turn.SAT_OUT} if odd == "sits-out" else {Turn.THREE})


@pytest.mark.sampled(3)
@pytest.mark.parametrize("rule", ["average", "half", "lowest", "own-average", "fixed:1600"])
def test_a_credit_says_what_it_was_made_of(club: OpenClub, rule: str):
    (evening,) = season(club, 9, 1, sit_out_points=rule)
    for row in rows(club, evening).values():
        for entry in row.entries:
            assert entry.credit
            assert entry.total is not None
            if rule == "fixed:1600":
                assert (entry.total, entry.mean_of) == (1600, 0)
                continue
            assert entry.mean_of == {"own-average": 1, "lowest": 16}.get(rule, 8)
            mean = entry.mean_total / entry.mean_of
            if rule == "half":
                assert abs(entry.total - mean / 2) <= 0.5
            elif rule == "lowest":
                assert entry.total <= mean
            else:
                assert abs(entry.total - mean) <= 0.5
        assert row.credit == sum(one.total or 0 for one in row.entries)


def test_the_lowest_is_that_of_the_evening_and_waits_for_all_rounds_drawn(club: OpenClub):
    evening, _ = drawing.draw(club, evening_with(club, 9, sit_out_points="lowest").id, seed=3)
    first, second = evening.plan
    for table in first.tables:
        type_sheet(club, table.table_id, "92+20 85 70-20 100")
    names = [plan.sitting_out[0].name for plan in (first, second)]
    assert [entry.total for entry in rows(club, evening)[names[0]].entries] == [None]
    for table in second.tables:
        type_sheet(club, table.table_id, "p p p p")  # 0 for those who lose it
    found = rows(club, evening)
    assert [entry.total for name in names for entry in found[name].entries] == [0, 0]


def test_a_fill_in_game_shows_with_who_was_lent_and_what_it_replaced(club: OpenClub):
    (evening,) = season(club, 9, 1)
    (out,) = evening.plan[0].sitting_out
    found = ledger.propose(club, evening.id, 1)
    after = ledger.seat(club, evening.id, 1, found.proposed)
    extra = after.plan[0].tables[-1]
    type_sheet(club, extra.table_id, "p p p p")
    made = rows(club, evening)
    (entry,) = [one for one in made[out.name].entries if one.round == 1]
    assert (entry.turn, entry.table, entry.total, entry.credit) == (
        Turn.FILLED_IN,
        extra.number,
        1048,
        False,
    )
    assert made[out.name].sat_out == 1
    partner = extra.s
    assert partner is not None
    (lent,) = [one for one in made[partner.label].entries if one.turn is Turn.LENT]
    assert (lent.table, lent.lent, lent.total, lent.replaced) == (extra.number, 1048, 1048, True)
    assert lent.own is not None
    assert lent.own < 1048
    losing = extra.e
    (kept,) = [one for one in made[losing.label].entries if one.turn is Turn.LENT]
    assert (kept.lent, kept.replaced, kept.total) == (0, False, kept.own)
    assert made[losing.label].turns == made[losing.label].sat_out, "to be lent is no turn"


def test_pairs_have_a_row_each(club: OpenClub):
    evening, _ = drawing.draw(club, pairs_evening(club, 5).id, seed=1)
    found = ledger.ledger(club, evening.competition_id)
    assert [row.sat_out for row in found.rows].count(1) == 2
    assert all(" – " in row.name for row in found.rows)


def test_before_the_sheets_are_in_nothing_is_earned_yet(club: OpenClub):
    (evening,) = season(club, 9, 1)
    table = evening.plan[0].tables[0].table_id
    sheets.unsign(club, table)
    sheets.save_line(club, table, 4, "")
    (out,) = evening.plan[0].sitting_out
    entry = rows(club, evening)[out.name].entries[0]
    assert (entry.total, entry.credit) == (None, False)


def test_a_competition_that_is_gone_is_refused(club: OpenClub):
    with pytest.raises(Refused, match="Deze competitie is er niet meer"):
        ledger.ledger(club, 99)


def test_a_competition_without_evenings_has_an_empty_ledger(club: OpenClub):
    found = ledger.ledger(club, add_competition(club).id)
    assert (found.rows, found.evenings, found.last_date) == ((), 0, None)

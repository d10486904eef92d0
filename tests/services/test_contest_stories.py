"""A contest of every format from the list of entrants to its place in the season, and back."""

import pytest

from clubadmin.domain.draw.formats import FORMATS, Decides
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.care import health
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import knockout
from clubadmin.services.evenings import evenings
from clubadmin.services.results.closing import close, result
from clubadmin.services.sheets.sheets import save_lines, sign
from clubadmin.services.standings.standings import standings
from tests.services.evening_club import content, contest_evening, draw_next
from tests.turns import by_turns

SIZES = {
    "individual": 13,
    "boompje": 9,
    "pairs": 7,
    "schevenings": 9,
    "howell-pairs": 7,
    "howell-players": 10,
    "teams": 5,
    "knockout": 11,
    "knockout-pairs": 7,
}


def play(club: OpenClub, evening: Evening, number: int) -> None:
    """All sheets of a round; who wins differs from table to table."""
    for table in evening.plan[number - 1].tables:
        wij = 60 + 7 * ((table.number * 3 + number) % 9)
        lines = {game: f"{wij + 2 * game}+50" for game in range(1, evening.games + 1)}
        save_lines(club, table.table_id, lines)
        sign(club, table.table_id)
    if evening.form.decides is Decides.KNOCKOUT:
        for one in knockout.bracket(club, evening.id).level:
            seats = [seat.position for seat in one.seats if seat.position]
            knockout.go_on(club, one.table_id or 0, seats[-one.going_on :], "loting")


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("kind", "draw_by"),
    by_turns(
        (
            (kind, draw_by)
            for kind in FORMATS
            for draw_by in ("chance", "standing", "strength")
            if draw_by != "standing" or FORMATS[kind].by_standing
        ),
        4,
        several=True,
    ),
)
def test_from_the_entrants_to_the_season_and_back(club: OpenClub, kind: str, draw_by: str) -> None:
    evening = contest_evening(club, kind, SIZES[kind], rounds=3, games=2, draw_by=draw_by)
    start = content(club)
    while not evening.plan or len(evening.plan) < evening.rounds:
        evening, _ = draw_next(club, evening.id)
        for plan in evening.plan:
            if not plan.signed:
                play(club, evening, plan.round)
        evening = evenings.evening(club, evening.id)
    end = content(club)
    while history.undo_state(club).undo and content(club) != start:
        history.undo(club)
    assert content(club) == start
    while history.undo_state(club).redo:
        history.redo(club)
    assert content(club) == end
    close(club, evening.id)
    rows = result(club, evening.id).rows
    assert {row.number for row in rows} == {one.number for one in evening.participants}
    assert min(row.place or 99 for row in rows) == 1
    season = standings(club, evening.competition_id)
    assert not season.provisional
    assert len(season.rows) == len(evening.participants)
    found = health.check(club)
    assert found.ok, found.problems

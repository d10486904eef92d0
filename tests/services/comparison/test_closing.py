"""A contest that is closed: kept with its matchpoints, rectified, counted in the season."""

from datetime import date

import pytest
from sqlalchemy import text

from clubadmin.domain.comparison.decisions import Decision
from clubadmin.domain.terms import Language
from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.attendance import attendance
from clubadmin.services.care import health
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison import contests, deciding
from clubadmin.services.evenings import evenings
from clubadmin.services.results import closing
from clubadmin.services.sheets import sheets
from clubadmin.services.standings.standings import standings
from clubadmin.storage.schema.tablenames import ClubRow
from tests.services.comparison.contests import (
    HOWELL,
    contest_evening,
    save_line,
    seat,
    table_of,
    type_all,
)

LINES = [("100", "82"), ("90", "82"), ("120", "90"), ("82", "100"), ("82", "100"), ("90", "82")]
"""As `test_contests` works out: 1 19 (478), 4 19 (476), 3 17 (534), 2 17 (456)."""


@pytest.fixture
def evening(club: OpenClub) -> Evening:
    drawn = contest_evening(club, "howell-pairs", 4, HOWELL)
    type_all(club, drawn, LINES)
    return drawn


def kept(club: OpenClub) -> list[tuple[int, ...]]:
    query = text(
        "SELECT p.number, x.matchpoints, x.tops, x.points, x.attainable, x.games"
        " FROM contest_result x JOIN participant p ON p.id = x.participant_id ORDER BY 1"
    )
    with club.store.read() as conn:
        return [tuple(row) for row in conn.execute(query)]


def test_the_result_goes_by_matchpoints_and_keeps_the_points_beside_them(
    club: OpenClub, evening: Evening
) -> None:
    found = closing.result(club, evening.id)
    assert [(one.place, one.number, one.score, one.matchpoints) for one in found.rows] == [
        (1, 1, 19, 19),
        (2, 4, 19, 19),
        (3, 3, 17, 17),
        (4, 2, 17, 17),
    ]
    assert found.rows[0].total == 478
    assert not any(one.given for one in found.rows)
    assert found.contest == contests.contest(club, evening.id)
    assert found.teams is None


def test_closing_keeps_the_matchpoints_and_opening_again_forgets_them(
    club: OpenClub, evening: Evening
) -> None:
    assert kept(club) == []
    closed = closing.close(club, evening.id)
    assert kept(club) == [
        (1, 19, 4, 478, 24, 6),
        (2, 17, 3, 456, 24, 6),
        (3, 17, 3, 534, 24, 6),
        (4, 19, 4, 476, 24, 6),
    ]
    assert closing.result_version(club, evening.id, 1).contest == closed.contest
    assert health.check(club).ok
    closing.reopen(club, evening.id, "Spel 1 verkeerd overgenomen")
    assert kept(club) == []


def test_a_rectification_says_whose_matchpoints_changed_and_by_which_decision(
    club: OpenClub, evening: Evening
) -> None:
    """Pair 2 gets 2 penalty points: 17 becomes 15; nobody else changes."""
    closing.close(club, evening.id)
    closing.reopen(club, evening.id, "Protest toegewezen")
    deciding.decide(
        club,
        table_of(evening, 1, 1),
        1,
        {Decision.EW_2},
        reason="Afspraken in de zaal",
        decided_by="A. Bos",
    )
    closing.close(club, evening.id)
    (told,) = closing.with_rectifications(club, evening.id)[1]
    assert told.matchpoints
    (moved,) = told.moved
    assert (moved.total_before, moved.total_after) == (17, 15)
    (game,) = told.games
    assert (game.round, game.table, game.game) == (1, 1, 1)
    assert (game.before, game.after) == ("100 – / 62 –", "100 – / 62 –; 2 straf O/W")
    (spoken,) = closing.with_rectifications(club, evening.id, Language.EN)[1]
    assert spoken.games[0].after == "100 – / 62 –; 2 penalty E/W"


def test_a_score_that_is_put_right_moves_more_than_the_pairs_at_its_table(
    club: OpenClub, evening: Evening
) -> None:
    """Spel 1: 1-2 from 100 to 80. Then 3-4's 90 is higher: 1 loses 2, 3 gets 2, and O/W too."""
    closing.close(club, evening.id)
    closing.reopen(club, evening.id, "Spel 1 verkeerd overgenomen")
    table = table_of(evening, 1, 1)
    sheets.unsign(club, table)
    sheets.save_line(club, table, 1, "80")
    sheets.sign(club, table)
    closing.close(club, evening.id)
    (told,) = closing.with_rectifications(club, evening.id)[1]
    assert {(one.total_before, one.total_after) for one in told.moved} == {
        (19, 17),
        (17, 19),
    }
    assert len(told.moved) == 4


def test_a_rectification_names_the_game_of_the_wallet(club: OpenClub, evening: Evening) -> None:
    """At table 2 of round 2 the second row is game 4."""
    closing.close(club, evening.id)
    closing.reopen(club, evening.id, "Spel 4 verkeerd overgenomen")
    table = table_of(evening, 2, 2)
    sheets.unsign(club, table)
    save_line(club, evening.id, 4, table, "110")
    assert str(club.saved().label) == "Formulier tafel 2, ronde 2, spel 4"
    sheets.sign(club, table)
    closing.close(club, evening.id)
    (told,) = closing.with_rectifications(club, evening.id)[1]
    (game,) = told.games
    assert (game.round, game.table, game.game) == (2, 2, 4)


def test_sessions_count_in_the_season_by_matchpoints_then_tops_then_points(
    club: OpenClub, evening: Evening
) -> None:
    second = evenings.add_evening(club, evening.competition_id, date(2026, 12, 10))
    for one in evening.participants:
        second = attendance.add_participant(club, second.id, pair_id=one.pair_id)
    second = seat(club, second, HOWELL)
    closing.close(club, evening.id)
    first = standings(club, evening.competition_id)
    assert first.matchpoints
    assert [(one.place, one.total, one.pits) for one in first.rows] == [
        (1, 19, 4),
        (2, 19, 4),  # the same tops, fewer points
        (3, 17, 3),
        (4, 17, 3),
    ]
    assert first.rows[2].name == "P5 Eik – P6 Fok"
    type_all(club, second, LINES)
    so_far = standings(club, evening.competition_id)
    assert so_far.provisional
    closing.close(club, second.id)
    after = standings(club, evening.competition_id)
    assert after.evenings == (1, 2)
    assert [one.total for one in after.rows] == [38, 38, 34, 34]
    assert so_far.rows == after.rows


def test_check_works_the_matchpoints_out_again(club: OpenClub, evening: Evening) -> None:
    closing.close(club, evening.id)
    with club.store.change("fout") as change:
        change.write_derived(text("UPDATE contest_result SET tops = tops + 1 WHERE tops = 4"))
        change.update(ClubRow, 1, place="Elders")
    (problem,) = health.check(club).problems
    assert str(problem).startswith("Maandavond, avond 1: de bewaarde matchpunten zijn niet die van")


def test_an_evening_with_a_game_that_is_not_in_cannot_be_closed(club: OpenClub) -> None:
    drawn = contest_evening(club, "howell-pairs", 4, HOWELL)
    with pytest.raises(Refused, match="6 formulieren niet afgetekend"):
        closing.close(club, drawn.id)

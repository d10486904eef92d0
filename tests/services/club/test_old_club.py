"""Work goes on in a club that was made by an earlier version."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from clubadmin.i18n import Language
from clubadmin.model.evenings.evening import SheetState
from clubadmin.model.seasons.season import EveningLine
from clubadmin.services.archive import career, search
from clubadmin.services.care import health
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.evenings import evenings
from clubadmin.services.results import closing
from clubadmin.services.seasons import seasons
from clubadmin.services.seasons.seasons import competitions
from clubadmin.services.sheets import sheets
from clubadmin.services.standings.standings import standings
from tests.storage.old_clubs import demo_club, figures, old_club

HALF_TYPED = "sheet:191"
HALF_TYPED_LABEL = "Formulier tafel 4, ronde 2, spel 1–9"
"""A sheet of the demo, and what was done to it last."""


@pytest.fixture
def old(tmp_path: Path) -> Iterator[OpenClub]:
    with open_club(old_club(tmp_path)) as club:
        yield club


def line_of(club: OpenClub, competition: str, number: int) -> EveningLine:
    return next(
        one
        for one in seasons.evenings(club)
        if (one.competition, one.number) == (competition, number)
    )


def test_every_result_and_standing_has_the_totals_of_then(tmp_path: Path) -> None:
    path = old_club(tmp_path)
    totals = {row[0]: row[3] for row in figures(path)["evening_result"]}
    with open_club(path) as club:
        rows = [row for one in seasons.evenings(club) for row in closing.result(club, one.id).rows]
        assert {row.participant_id: row.total for row in rows if row.rounds} == {
            person: total
            for person, total in totals.items()
            if any(row.rounds for row in rows if row.participant_id == person)
        }
        assert sum(row.total for row in rows) == sum(totals.values())
        assert all(standings(club, one.id).rows for one in competitions(club))


def test_what_was_rectified_then_can_still_be_read(old: OpenClub) -> None:
    line = line_of(old, "Maandavond", 1)
    (told,) = closing.with_rectifications(old, line.id)[1]
    assert told.reason == "Tafel 1, ronde 2: roem vergeten"
    assert len(told.games) == 1
    assert told.moved
    first, second = (closing.result_version(old, line.id, number) for number in (1, 2))
    assert [row.total for row in first.rows] != [row.total for row in second.rows]


def test_an_evening_of_then_that_is_closed_again_unchanged_is_no_rectification(
    old: OpenClub,
) -> None:
    line = line_of(old, "Drietallen", 1)
    closing.reopen(old, line.id, "nakijken")
    closed = closing.close(old, line.id)
    assert (closed.version, closed.rectification) == (2, None)
    assert closing.with_rectifications(old, line.id)[1] == ()


def test_a_half_typed_sheet_goes_on_where_it_was(old: OpenClub) -> None:
    evening = evenings.evening(old, line_of(old, "Maandavond", 2).id)
    states = [table.state for table in evening.plan[0].tables]
    assert states == [SheetState.SIGNED, SheetState.ERROR, SheetState.HALF]
    table = evening.plan[0].tables[2].table_id
    assert sheets.sheet(old, table).lines == ("93", "", "", "")
    history.redo(old, f"sheet:{table}")
    sheets.save_lines(old, table, {3: "n-40", 4: "152"})
    sheets.sign(old, table)
    assert sheets.sheet(old, table).lines == ("93", "100", "n-40", "152")
    assert health.check(old).ok


def test_a_demo_of_then_opens_with_all_that_was_in_it(tmp_path: Path) -> None:
    path = demo_club(tmp_path)
    before = figures(path)
    with open_club(path) as club:
        assert club.kept is not None
        found = health.check(club)
        assert (found.ok, found.sheets, found.members) == (True, 214, 42)
        assert all(standings(club, one.id).rows for one in competitions(club))
    after = figures(path)
    brought = {"rule_set", "change", "changed_row"}  # rule sets that are new come in by themselves
    for table in before.keys() - {"sqlite_sequence"}:
        assert set(before[table]) <= set(after[table])
        assert table in brought or after[table] == before[table]


def test_what_was_done_then_keeps_its_dutch_in_either_language(tmp_path: Path) -> None:
    with open_club(demo_club(tmp_path)) as club:
        label = history.undo_state(club, HALF_TYPED).undo
        assert label is not None
        assert label.text() == label.text(Language.EN) == HALF_TYPED_LABEL
        assert str(history.undo(club, HALF_TYPED).label) == f"Ongedaan gemaakt: {HALF_TYPED_LABEL}"
        assert history.undo_state(club, HALF_TYPED).redo == label


def test_the_archive_finds_people_and_games_of_then(old: OpenClub) -> None:
    (hit, *_) = search.find(old, "anna aal")
    assert len(career.career(old, hit.id)) >= 4
    assert len(career.games(old, line_of(old, "Oude avond", 1).id)) == 8

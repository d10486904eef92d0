"""A session of a contest from the club, and worked out again at a terminal."""

from pathlib import Path

import pytest

from clubadmin.services.comparison import contests
from tests.cli.conftest import Run
from tests.services.comparison.contests import HOWELL, contest_evening, type_all
from tests.services.evening_club import new_club

LINES = [("100", "82"), ("90", "82"), ("120", "90"), ("82", "100"), ("82", "100"), ("90", "82")]


@pytest.fixture
def contest(tmp_path: Path) -> Path:
    with new_club(tmp_path) as club:
        evening = contest_evening(club, "howell-pairs", 4, HOWELL)
        type_all(club, evening, LINES)
        assert contests.contest(club, evening.id).complete
        return club.path


def test_a_session_goes_out_as_matchpoints_reads_it(
    run: Run, contest: Path, tmp_path: Path
) -> None:
    """As worked out beside the contest of four pairs: 1 19, 4 19, 3 17, 2 17."""
    file = tmp_path / "zitting.csv"
    made = run("export", "contest", "--database", contest, "--evening", 1, "--to", file)
    assert made.code == 0
    told = run("matchpoints", file, "--json").json
    assert [(one["entrant"], one["matchpoints"]) for one in told["total"]] == [
        ("1", 19),
        ("4", 19),
        ("3", 17),
        ("2", 17),
    ]
    assert told["findings"] == []


def test_standings_of_a_contest_are_in_matchpoints(run: Run, contest: Path) -> None:
    ran = run("standings", "--database", contest)
    assert ran.code == 0
    assert "matchpunten" in ran.out
    rows = run("standings", "--database", contest, "--json").json["rows"]
    assert [row["total"] for row in rows] == [
        19, 19, 17, 17,
    ]  # fmt: skip


def test_an_evening_or_group_that_is_not_there_is_told_with_what_is(
    run: Run, contest: Path
) -> None:
    ran = run("export", "contest", "--database", contest, "--evening", 7)
    assert (ran.code, "avond die er is: 1" in ran.err) == (2, True)
    ran = run("export", "contest", "--database", contest, "--group", "Z")
    assert (ran.code, "geen groep 'Z'" in ran.err) == (2, True)

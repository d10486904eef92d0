"""A contest made in one step, and taken back in one."""

from datetime import date
from pathlib import Path

import pytest

from clubadmin.domain.draw.formats import FORMATS
from clubadmin.errors import Refused
from clubadmin.model.seasons.season import Competition
from clubadmin.services.club import history
from clubadmin.services.seasons import seasons
from tests.services.evening_club import content, new_club


def wanted(form: str = "schevenings", **values: object) -> Competition:
    return Competition(0, 0, "Kersttoernooi", form, "nku", 4, 6, **values)  # type: ignore[arg-type]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("form", FORMATS)
def test_a_contest_of_every_format_is_made_and_taken_back_in_one_step(
    tmp_path: Path, form: str
) -> None:
    with new_club(tmp_path) as club:
        before = content(club)
        evening = seasons.add_contest(club, wanted(form), date(2026, 12, 18))
        assert (evening.competition, evening.format) == ("Kersttoernooi", form)
        assert (evening.number, evening.games, evening.rounds) == (1, 4, 6)
        made = content(club)
        history.undo(club, "")
        assert content(club) == before
        history.redo(club, "")
        assert content(club) == made


def test_the_season_that_has_the_day_is_taken(tmp_path: Path) -> None:
    with new_club(tmp_path) as club:
        season = seasons.add_season(club, "Het jaar 2026", date(2026, 1, 1), date(2026, 12, 31))
        seasons.add_contest(club, wanted(), date(2026, 12, 18))
        (kept,) = seasons.competitions(club)
        assert kept.season_id == season.id


@pytest.mark.parametrize(
    ("day", "name"),
    [
        (date(2026, 12, 18), "2026-2027"),
        (date(2027, 6, 30), "2026-2027"),
        (date(2027, 7, 1), "Zomer 2027"),
        (date(2027, 9, 1), "2027-2028"),
    ],
)
def test_a_day_without_a_season_gets_one(tmp_path: Path, day: date, name: str) -> None:
    with new_club(tmp_path) as club:
        evening = seasons.add_contest(club, wanted(), day)
        assert evening.season == name


def test_a_name_that_the_season_has_is_refused_and_nothing_is_made(tmp_path: Path) -> None:
    with new_club(tmp_path) as club:
        seasons.add_contest(club, wanted(), date(2026, 12, 18))
        before = content(club)
        with pytest.raises(Refused, match="heeft al een competitie Kersttoernooi"):
            seasons.add_contest(club, wanted(), date(2026, 12, 19))
        assert content(club) == before


def test_a_day_that_no_season_can_get_is_told(tmp_path: Path) -> None:
    with new_club(tmp_path) as club:
        seasons.add_season(club, "2026-2027", date(2026, 10, 1), date(2027, 4, 30))
        with pytest.raises(Refused, match="18 mei 2027 valt in geen enkel seizoen"):
            seasons.add_contest(club, wanted(), date(2027, 5, 18))

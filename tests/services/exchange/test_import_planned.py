"""A list tells which evenings were held, not how many are still to come."""

from dataclasses import replace
from pathlib import Path

from clubadmin.reports.press.newspaper import press_text
from clubadmin.services.archive.past.final_places import titles
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.history import undo
from clubadmin.services.publishing.evening_facts import press_facts
from clubadmin.services.seasons import seasons
from clubadmin.services.seasons.next_season import propose
from tests.services.evening_club import new_club
from tests.services.lists.taking import import_file
from tests.services.season_club import HEADER, evening_number


def taken(club: OpenClub, folder: Path, season: str, days: dict[int, str]) -> None:
    """An evening of each number on its day; Anna makes most."""
    rows = [
        f"{season},Maandavond,{number},{day},{name},,{made},,"
        for number, day in days.items()
        for name, made in (("Anna Bos", 4800), ("Piet Vos", 4300))
    ]
    file = folder / "list.csv"
    file.write_text("\n".join([HEADER, *rows]))
    import_file(club, file)


def test_evening_by_evening_nobody_has_a_title_before_the_season_is_over(tmp_path: Path) -> None:
    with new_club(tmp_path) as club:
        taken(club, tmp_path, "2026-2027", {1: "2026-09-07"})
        assert seasons.competition(club, 1).evenings == 0
        assert titles(club) == ()
        text = press_text(press_facts(club, evening_number(club, 1, 1)))
        assert "avond 1" in text or "eerste avond" in text
        (going_on,) = propose(club, seasons.seasons(club)[0].id).competitions
        assert (going_on.taken, going_on.planned) == (True, 0)
        taken(club, tmp_path, "2026-2027", {2: "2026-09-14"})
        assert seasons.competition(club, 1).evenings == 0
        assert titles(club) == ()


def test_two_evenings_in_september_make_no_champion(tmp_path: Path) -> None:
    with new_club(tmp_path) as club:
        taken(club, tmp_path, "2026-2027", {1: "2026-09-07", 2: "2026-09-14"})
        assert titles(club) == ()
        text = press_text(press_facts(club, evening_number(club, 1, 2)))
        assert "kampioen" not in text


def test_of_a_season_before_another_the_evenings_are_known_and_more_may_come_in(
    tmp_path: Path,
) -> None:
    with new_club(tmp_path) as club:
        taken(club, tmp_path, "2026-2027", {1: "2026-09-07"})
        taken(club, tmp_path, "2024-2025", {1: "2024-09-02", 2: "2024-09-09"})
        assert seasons.competition(club, 2).evenings == 2
        assert [one.name for one in titles(club)] == ["Anna Bos"]
        taken(club, tmp_path, "2024-2025", {3: "2024-09-16"})
        assert seasons.competition(club, 2).evenings == 3
        undo(club)
        assert seasons.competition(club, 2).evenings == 2


def test_more_evenings_than_planned_are_no_contest_of_one_evening(tmp_path: Path) -> None:
    with new_club(tmp_path) as club:
        taken(club, tmp_path, "2026-2027", {1: "2026-09-07", 2: "2026-09-14"})
        seasons.change_competition(club, replace(seasons.competition(club, 1), evenings=1))
        facts = press_facts(club, evening_number(club, 1, 2))
        assert (facts.result.planned, facts.standings is not None) == (2, True)
        (going_on,) = propose(club, seasons.seasons(club)[0].id).competitions
        assert (going_on.taken, going_on.planned) == (True, 2)
        taken(club, tmp_path, "2026-2027", {3: "2026-09-21"})
        assert seasons.competition(club, 1).evenings == 3

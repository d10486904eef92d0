"""Safety 6: every copy that is kept is put back in an empty place; all is as it was then."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

from clubadmin.reports import standings as standings_paper
from clubadmin.services.club.club import OpenClub, open_club, settings
from clubadmin.services.evenings.evenings import evening
from clubadmin.services.seasons import seasons
from clubadmin.services.sheets import sheets
from clubadmin.services.standings.standings import standings
from clubadmin.storage.copies.backup import backup, restore
from clubadmin.storage.file.retention import copies
from tests.services.demo_club import demo_club
from tests.turns import tries

DAYS = 40


@dataclass(frozen=True)
class Then:
    """What a club showed at some moment."""

    standings: tuple[object, ...]
    papers: tuple[bytes, ...]


def shown(club: OpenClub) -> Then:
    found = [standings(club, one.id) for one in seasons.competitions(club)]
    about = settings(club)
    return Then(
        tuple(found),
        tuple(standings_paper(one, about) for one in found),
    )


def test_every_copy_gives_the_standings_and_papers_of_then(memory_folder: Path):
    then: dict[str, Then] = {}
    with demo_club(memory_folder / "club.klaverjas", half_typed=True) as club:
        (tonight,) = [one for one in seasons.evenings(club) if one.status == "open"]
        tables = [one for plan in evening(club, tonight.id).plan for one in plan.tables]
        empty = [one.table_id for one in tables if not any(sheets.sheet(club, one.table_id).lines)]
        begin, now = datetime(2026, 11, 12, 22, 30), shown(club)
        for day in range(DAYS):  # so that some are let go and some of every age stay
            if day % 8 == 0 and day // 8 < len(empty):
                table = empty[day // 8]
                games = len(sheets.sheet(club, table).lines)
                sheets.save_lines(club, table, dict.fromkeys(range(1, games + 1), f"{92 + day}"))
                sheets.sign(club, table)
                now = shown(club)
            copy = backup(club.store, clock=lambda day=day: begin + timedelta(days=day))  # type: ignore[misc]
            then[copy.name] = now
        path = club.path
    assert len({one.standings for one in then.values()}) > 3, "the club changed between copies"
    kept = copies(path)
    assert 12 <= len(kept) < DAYS
    for number, copy in enumerate(kept[:: tries(6, 1)]):
        place = memory_folder / f"leeg-{number}" / "club.klaverjas"
        place.parent.mkdir()
        assert restore(copy, place) is None
        with open_club(place) as again:
            assert shown(again) == then[copy.name], copy.name

"""Safety 6: every copy that is kept is put back in an empty place; all is as it was then."""

import shutil
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from clubadmin.model.club.printing import Printing
from clubadmin.reports import standings as standings_paper
from clubadmin.services.club.club import OpenClub, open_club, settings
from clubadmin.services.evenings.evenings import evening
from clubadmin.services.seasons import seasons
from clubadmin.services.sheets import sheets
from clubadmin.services.standings.standings import standings
from clubadmin.storage.copies import backup as backups
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
        tuple(standings_paper(one, Printing(about)) for one in found),
    )


@dataclass(frozen=True)
class Kept:
    """The copies of a club of which sheets came in between, and what it showed at each."""

    place: Path
    copies: tuple[Path, ...]
    then: dict[str, Then]

    def differing(self, copies: Iterable[Path]) -> list[str]:
        """The copies that, put back in an empty place, show something else than then."""
        found = []
        for number, copy in enumerate(copies):
            place = self.place / f"leeg-{number}" / "club.klaverjas"
            place.parent.mkdir()
            assert restore(copy, place) is None
            with open_club(place) as again:
                found += [copy.name] if shown(again) != self.then[copy.name] else []
            shutil.rmtree(place.parent)
        return found


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    folder, then = tmp_path_factory.mktemp("kopieen"), dict[str, Then]()
    with demo_club(folder / "club.klaverjas", half_typed=True) as club:
        (tonight,) = [one for one in seasons.evenings(club) if one.status == "open"]
        tables = [one for plan in evening(club, tonight.id).plan for one in plan.tables]
        empty = [one.table_id for one in tables if not any(sheets.sheet(club, one.table_id).lines)]
        begin, now = datetime(2026, 11, 12, 22, 30), shown(club)
        for day in range(
            0, DAYS, tries(2, 1)
        ):  # so that some are let go and some of every age stay
            if day % 8 == 0 and day // 8 < len(empty):
                table = empty[day // 8]
                games = len(sheets.sheet(club, table).lines)
                lines = dict.fromkeys(range(1, games + 1), f"{92 + day}")
                sheets.save_lines(club, table, lines)
                sheets.sign(club, table)
                now = shown(club)
            copy = backup(club.store, clock=lambda day=day: begin + timedelta(days=day))  # type: ignore[misc]
            then[copy.name] = now
        path = club.path
    assert len({one.standings for one in then.values()}) > 3, "the club changed between copies"
    return Kept(folder, tuple(copies(path)), then)


def test_every_copy_gives_the_standings_and_papers_of_then(kept: Kept) -> None:
    assert 12 <= len(kept.copies) < len(kept.then)
    assert kept.differing(kept.copies[:: tries(6, 1)]) == []


def test_another_copy_than_the_one_that_was_chosen_is_caught(
    kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    newest, copied = kept.copies[-1], backups.copy_private
    monkeypatch.setattr(
        backups, "copy_private", lambda _source, target: copied(newest, target)
    )  # broken on purpose
    assert kept.differing(kept.copies[:1]) == [kept.copies[0].name]

"""Safety class 24: a club with one value that cannot be.

It opens, at least to look at, print and export; what is wrong is told with its place, the club is
still copied, and it can be put right.
"""

import gzip
import json
import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from clubadmin.cli import main
from clubadmin.services.care import health
from clubadmin.services.club import club as club_module
from clubadmin.services.club import recent, strange
from clubadmin.services.club.club import look_into, open_club
from clubadmin.services.members import members
from clubadmin.services.seasons import seasons
from clubadmin.services.standings.standings import standings
from clubadmin.storage.copies.backup import uid_of
from clubadmin.storage.file.errors import DamagedClub, LookOnly
from tests.storage.full_club import full_club

DATA = Path(__file__).parents[1] / "data" / "impossible"


@pytest.fixture(autouse=True)
def _own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recent, "user_config_path", lambda *_, **__: tmp_path / "instellingen")


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return full_club(tmp_path_factory.mktemp("vol"))


def made_before(folder: Path, name: str, *, here: bool) -> Path:
    """A club made before such values were refused, from elsewhere or as if made here."""
    path = folder / f"{name}.klaverjas"
    path.write_bytes(gzip.decompress((DATA / f"{name}.klaverjas.gz").read_bytes()))
    if here:
        strange.note_own(path, uid_of(path) or "")
    return path


def spoilt(full: Path, folder: Path, statement: str, *values: object, here: bool) -> Path:
    """A filled club in which a statement wrote what cannot be."""
    path = Path(shutil.copy(full, folder / "bedorven.klaverjas"))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA ignore_check_constraints=ON")
        connection.execute(statement, values)
        connection.commit()
    if here:
        strange.note_own(path, uid_of(path) or "")
    return path


HARMS = {
    "a figure too large": ("UPDATE paper_result SET points = ?", 10**10),
    "so many rounds": ("UPDATE evening SET rounds = ? WHERE id = 1", 200_000_000),
    "a figure that is a word": ("UPDATE game SET ns_points = ? WHERE scoresheet_id = 1", "veel"),
    "a number of nobody": ("UPDATE seat SET member_id = ? WHERE playing_table_id = 1", -1),
    "bytes for a word": ("UPDATE competition SET fill_in = ? WHERE id = 1", b"\1"),
    "no day at all": ("UPDATE season SET starts = ? WHERE id = 1", "gisteren"),
    "no moment at all": ("UPDATE season SET closed_at = ? WHERE id = 1", "gisteren"),
    "bytes for a name": ("UPDATE season SET name = ? WHERE id = 1", b"\xff\xfe"),
    "a name of a book": ("UPDATE season SET name = ? WHERE id = 1", "x" * 100_000),
    "a sign in what was typed": ("UPDATE game SET typed = ? WHERE scoresheet_id = 1", "92\0"),
    "a text nobody can read": ("UPDATE season SET name = CAST(? AS TEXT) WHERE id = 1", b"\xff"),
    "neither yes nor no": ("UPDATE member SET active = ? WHERE id = 2", 7),
}
"""Each kind of check of a column, with a value that harms figures or that nobody typed."""


@pytest.mark.sampled(3)
@pytest.mark.parametrize("here", [True, False])
@pytest.mark.parametrize("kind", HARMS)
def test_a_club_with_harmed_figures_opens_to_look_at_and_tells_why(
    full: Path, tmp_path: Path, kind: str, here: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    path = spoilt(full, tmp_path, *HARMS[kind], here=here)
    before = path.read_bytes()
    with look_into(path) as club:
        assert club.look_only
        assert club.findings
        for season in seasons.seasons(club):
            for competition in seasons.competitions(club, season.id):
                standings(club, competition.id)
        assert members.members(club)
    with open_club(path) as club:
        seasons.seasons(club)
        if club.look_only:
            with pytest.raises(LookOnly, match="alleen te bekijken"):
                seasons.add_season(club, "2030", date(2030, 9, 1), date(2031, 6, 1))
    assert path.read_bytes() == before
    base = ("--database", str(path))
    of = ("--competition", "Maandavond")
    assert main(["standings", *of, *base]) == 1
    told = capsys.readouterr()
    assert told.out
    assert told.err.strip()
    for asked in ("members", "results", "club"):
        target = tmp_path / f"uit-{asked}"
        assert main(["export", asked, "--to", str(target), *base]) == 1, capsys.readouterr().err
        assert target.exists()
    assert main(["check", *base]) == 1
    assert main(["backup", *base]) == 1
    assert main(["mend", str(path)]) == 0, capsys.readouterr().err
    assert main(["check", *base]) == 0
    assert main(["standings", *of, *base]) == 0


def test_a_word_that_is_none_of_a_list_is_shown_as_the_journal_knows_it(
    full: Path, tmp_path: Path
) -> None:
    path = spoilt(
        full, tmp_path, "UPDATE scoresheet SET status = ? WHERE id = 1", "misschien", here=True
    )
    with open_club(path) as club:
        assert club.look_only
        assert [str(one) for one in club.findings] == [
            "In scoresheet staat iets wat daar niet kan staan."
        ]
        with club.store.read() as conn:
            shown = conn.exec_driver_sql("SELECT status FROM scoresheet WHERE id = 1").scalar()
    assert shown in ("draft", "signed")


def test_a_season_of_2207_is_told_and_put_right_in_its_own_form(tmp_path: Path) -> None:
    for here in (True, False):
        path = made_before(tmp_path, "season", here=here)
        with open_club(path) as club:
            assert not club.look_only
            assert len(club.findings) == 2
            assert all("season" in str(one) for one in club.findings)
            (wrong,) = (one for one in seasons.seasons(club) if one.starts.year == 2206)
            seasons.change_season(
                club, replace(wrong, starts=date(2026, 9, 1), ends=date(2027, 6, 30), name="x")
            )
            assert health.check(club).ok
            assert health.backup(club).name.startswith("0")
        with open_club(path) as club:
            assert club.findings == ()
        path.unlink()


@pytest.mark.parametrize("here", [True, False])
@pytest.mark.parametrize("name", ["guest", "bank"])
def test_a_guest_with_a_nul_and_a_statement_of_twelve_million_lock_nobody_out(
    tmp_path: Path, name: str, here: bool
) -> None:
    path = made_before(tmp_path, name, here=here)
    with open_club(path) as club:
        assert (club.look_only, club.findings) == (False, ())
        assert health.check(club).ok
        copy = health.backup(club)
    health.restore(copy, tmp_path / "terug.klaverjas")
    with look_into(tmp_path / "terug.klaverjas") as club:
        assert health.check(club).ok


def test_a_copy_with_a_finding_is_kept_apart_and_no_good_copy_goes_for_it(tmp_path: Path) -> None:
    path = made_before(tmp_path, "season", here=True)
    folder = tmp_path / "season.reservekopieen"
    folder.mkdir()
    good = [folder / f"{n:05d}_2026-{n:02d}-01_200000_season.klaverjas" for n in range(1, 10)]
    for one in good:
        one.write_bytes(b"goed")
    with open_club(path) as club:
        made = [health.backup(club) for _ in range(12)]
    assert all(one.exists() for one in good)
    assert [one.name[:15] for one in made[:2]] == ["bevinding_00010", "bevinding_00011"]
    left = [one for one in made if one.exists()]
    assert left == made[-5:], "of one day the newest five stay"
    health.restore(made[-1], tmp_path / "terug.klaverjas")
    with look_into(tmp_path / "terug.klaverjas") as club:
        assert len(club.findings) == 2


def test_a_copy_with_harmed_figures_is_never_offered_as_a_good_one(
    full: Path, tmp_path: Path
) -> None:
    path = spoilt(full, tmp_path, *HARMS["a figure too large"], here=True)
    with open_club(path) as club:
        good_before = health.backups(club)
        copy = health.backup(club)
        assert copy.name.startswith("schade_")
        assert health.backups(club) == good_before
    with open_club(copy) as again:
        assert again.look_only


def test_every_command_that_only_reads_names_the_finding_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = made_before(tmp_path, "season", here=False)
    base = ("--database", str(path))
    for asked in (
        ("export", "members", "--to", str(tmp_path / "leden.csv")),
        ("export", "club", "--to", str(tmp_path / "heel.json")),
        ("backup",),
        ("check",),
    ):
        assert main([*asked, *base]) == 1, asked
        told = capsys.readouterr()
        assert "In season is bij rij 2 de waarde van starts onmogelijk." in told.err, asked
    assert main(["mend", str(path)]) == 1
    assert "starts" in capsys.readouterr().err
    assert main(["backup", "--json", *base]) == 1
    assert len(json.loads(capsys.readouterr().out)["findings"]) == 2


def test_a_file_that_cannot_be_read_is_still_refused(full: Path, tmp_path: Path) -> None:
    path = Path(shutil.copy(full, tmp_path / "stuk.klaverjas"))
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 40_000)
    with pytest.raises(DamagedClub):
        open_club(path)


def test_a_build_that_shows_nothing_of_a_harmed_club_is_caught(
    full: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Broken on purpose: without a view such a club is locked."""
    monkeypatch.setattr(club_module, "_view", None)
    path = spoilt(full, tmp_path, *HARMS["no day at all"], here=True)
    with pytest.raises(DamagedClub, match="season"):
        open_club(path)

"""Reading commands work while the window has the club open; writing ones do not."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from clubadmin.model.members.member import Member
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.members.members import add_member
from clubadmin.storage.checks import club as club_checks
from clubadmin.storage.checks.replay import replayed
from tests.cli.conftest import Run
from tests.cli.test_command_line import started
from tests.storage.old_clubs import old_club

_READING = (
    ("check",),
    ("standings", "--competition", "Donderdagavond", "--json"),
    ("export", "members"),
    ("export", "results"),
    ("export", "games"),
    ("rules",),
)


@pytest.fixture
def club(demo_club: Path, tmp_path: Path) -> Path:
    path = tmp_path / "club.club"
    shutil.copyfile(demo_club, path)
    return path


def _typed_in(window: OpenClub, name: str) -> None:
    add_member(window, Member(0, name))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("command", _READING, ids=" ".join)
def test_reading_commands_say_the_same_while_the_window_is_open(
    run: Run, club: Path, command: tuple[str, ...]
) -> None:
    given = command if command == ("rules",) else (*command, "--database", club)
    before = run(*given)
    with open_club(club):
        assert run(*given) == before
    assert before.code == 0


def test_what_the_window_kept_is_seen_at_once_and_the_window_goes_on(run: Run, club: Path) -> None:
    journal = club.with_name(club.name + "-journal")
    with open_club(club) as window:
        _typed_in(window, "Eerst")
        told = started("export", "members", "--database", str(club))  # another program
        assert b"Eerst" in told.stdout
        if journal.exists():  # it is the window's: still there after others looked
            assert run("check", "--database", club).code == 0
            assert journal.exists()
        _typed_in(window, "Daarna")
        assert "Daarna" in run("export", "members", "--database", club).out
    assert run("check", "--database", club).code == 0


def test_copies_are_made_while_the_window_is_open(run: Run, club: Path, tmp_path: Path) -> None:
    with open_club(club) as window:
        _typed_in(window, "Nieuweling")
        assert run("backup", tmp_path / "kopieen", "--database", club).code == 0
        whole = tmp_path / "heel.club"
        assert run("export", "club", "--database", club, "--to", whole).code == 0
    assert "Nieuweling" in run("export", "members", "--database", whole).out


def test_writing_commands_are_refused_while_the_window_is_open(
    run: Run, club: Path, demo_club: Path, tmp_path: Path
) -> None:
    rows = tmp_path / "leden.csv"
    rows.write_text("achternaam\nNieuweling\n")
    with open_club(club):
        tried = run("import", rows, "--database", club, "--try")
        assert (tried.code, "1 nieuw" in tried.out) == (0, True)
        for command in (("import", rows), ("restore", demo_club)):
            ran = run(*command, "--database", club)
            assert ran.code == 2
            assert "al geopend" in ran.err
    assert "Nieuweling" not in run("export", "members", "--database", club).out


def test_what_is_kept_during_a_check_is_not_taken_for_damage(
    run: Run, club: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def meanwhile(connection: sqlite3.Connection) -> Iterator[str]:
        before = replayed(connection)
        if not typed:  # the window keeps something between two looks at the file
            typed.append("Nieuweling")
            _typed_in(window, typed[0])
        if list(before["member"].wrong(connection)):
            yield "er staat iets anders"

    typed: list[str] = []
    with open_club(club) as window:
        monkeypatch.setattr(club_checks, "journal_problems", meanwhile)
        ran = run("check", "--database", club)
    assert typed
    assert (ran.code, ran.err) == (0, "")


def test_what_is_changed_past_the_program_is_told_beside_the_window(run: Run, club: Path) -> None:
    open_club(club).close()  # one from elsewhere would not be opened
    with closing(sqlite3.connect(club)) as outside:
        outside.execute("UPDATE member SET phone = '06' WHERE id = 3")
        outside.commit()
    with open_club(club):
        ran = run("check", "--database", club, "--json")
    assert (ran.code, ran.json["ok"]) == (1, False)
    assert "lid 3" in ran.err


def test_reading_leaves_no_lock_and_changes_no_byte(run: Run, club: Path) -> None:
    before = club.read_bytes()
    for command in _READING[:-1]:
        run(*command, "--database", club)
    assert club.read_bytes() == before
    assert [path.name for path in club.parent.glob("club.club*")] == ["club.club"]


def test_a_club_of_an_older_version_is_brought_up_to_date_and_that_is_said(
    run: Run, tmp_path: Path
) -> None:
    club = old_club(tmp_path)
    found = run("check", "--database", club)
    assert (found.code, found.out.startswith("In orde: 28 formulieren, 98 spellen")) == (0, True)
    assert "is bijgewerkt voor deze versie" in found.err
    assert run("check", "--database", club).err == ""

"""Safety 16: a pipe under the name of a file is told in a sentence; nobody waits for what comes.

`score`, `tricks`, `matchpoints`, `--history` and `--answers` take a stream as shells hand them
one: by "-", or as `<(...)`, which has no place in any folder.
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from threading import Thread

import pytest

from clubadmin.cli import main
from clubadmin.errors import Refused, Trouble
from clubadmin.services.club.club import OpenClub
from clubadmin.services.exchange.exchange import preview_import
from clubadmin.services.exchange.whole import is_document
from clubadmin.services.lists.workbook import read_book
from clubadmin.services.publishing.site import LIST, publish
from clubadmin.services.seasons import seasons
from tests.safety.test_16_crafted_lists import COMMANDS
from tests.services.evening_club import new_club

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes have no names there")

ASKED = (*COMMANDS, ("restore", "{club}", "--database", "{list}"))


@contextmanager
def nobody_reads(pipe: Path) -> Iterator[list[str]]:
    """Who opens it after all gets nothing and goes on, and is caught."""
    os.mkfifo(pipe)
    readers: list[str] = []
    done = False

    def wait() -> None:
        while not done:
            os.close(os.open(pipe, os.O_WRONLY))  # waits until somebody reads
            readers.append("somebody")

    waiting = Thread(target=wait)
    waiting.start()
    try:
        yield readers
        assert readers == []
    finally:
        done = True
        os.close(os.open(pipe, os.O_RDONLY))
        waiting.join()
    assert pipe.is_fifo()


@pytest.fixture
def club(tmp_path: Path) -> Iterator[OpenClub]:
    with new_club(tmp_path) as made:
        yield made


def test_no_command_waits_for_a_pipe(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    club, pipe = new_club(tmp_path), tmp_path / "lijst.csv"
    seasons.add_season(club, "2026-2027", date(2026, 9, 1), date(2027, 6, 30))
    club.close()
    (tmp_path / "goed.csv").write_text("Naam;1;2\nJan Bos;4000;5000\n")
    with nobody_reads(pipe) as readers:
        for command in ASKED:
            words = [
                one.format(list=pipe, club=club.path, good=tmp_path / "goed.csv") for one in command
            ]
            code, said = main(words), capsys.readouterr()
            over = command[:2] == ("restore", "{club}")
            told = "is niet de club" if over else "geen gewoon bestand"
            assert (code, said.err.count(told)) == (2, 1), (command, said)
            assert readers == [], command


@pytest.mark.parametrize("read", [preview_import, lambda _, file: read_book(file)])
def test_nor_does_the_window(
    club: OpenClub, tmp_path: Path, read: Callable[[OpenClub, Path], object]
) -> None:
    with nobody_reads(tmp_path / "lijst.xlsx"):
        assert not is_document(tmp_path / "lijst.xlsx")
        with pytest.raises(Refused, match="geen gewoon bestand"):
            read(club, tmp_path / "lijst.xlsx")


@pytest.mark.parametrize("name", ["index.html", "leden/a.html", LIST])
def test_pages_are_not_written_over_a_pipe(tmp_path: Path, name: str) -> None:
    (tmp_path / "leden").mkdir()
    with nobody_reads(tmp_path / name), pytest.raises((Refused, Trouble), match="niet van dit"):
        publish(tmp_path, {"index.html": b"1", "leden/a.html": b"2"}, lambda _done, _total: None)


def test_a_password_is_one_line_of_a_file_without_an_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    club = new_club(tmp_path)
    club.close()
    words = ("backup", str(tmp_path / "stick"), "--database", str(club.path))
    assert main([*words, "--password-file", "/dev/zero"]) == 2
    assert "wachtwoord" in capsys.readouterr().err


def test_what_a_shell_hands_over_is_read(capsys: pytest.CaptureFixture[str]) -> None:
    reads, writes = os.pipe()
    with os.fdopen(writes, "w") as stream:
        stream.write("92\n")
    try:
        assert main(["score", f"/dev/fd/{reads}"]) == 0
    finally:
        os.close(reads)
    assert "92" in capsys.readouterr().out

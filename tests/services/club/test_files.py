"""What may be replaced by a paper or a table, and what never."""

import os
import sys
from pathlib import Path

import pytest

from clubadmin.errors import Refused
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.files import save
from clubadmin.storage.file.errors import NoAccess

needs_pipes = pytest.mark.skipif(sys.platform == "win32", reason="pipes have no names there")


def test_a_file_is_written_and_an_ordinary_one_is_replaced(tmp_path: Path) -> None:
    paper = tmp_path / "stand.pdf"
    assert save(paper, b"een") == paper
    assert save(str(paper), b"twee") == paper
    assert paper.read_bytes() == b"twee"


@needs_pipes
def test_a_pipe_or_a_device_is_never_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pijp"
    os.mkfifo(pipe)
    link = tmp_path / "stand.pdf"
    link.symlink_to(pipe)
    for place in (pipe, link, Path("/dev/null")):
        with pytest.raises(Refused, match=r"geen gewoon bestand|een verwijzing"):
            save(place, b"%PDF")
    assert pipe.is_fifo()
    assert link.is_symlink()
    assert Path("/dev/null").is_char_device()


def test_a_folder_and_a_place_in_a_file_are_told(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="een map"):
        save(tmp_path, b"%PDF")
    (tmp_path / "brief.txt").write_text("van iemand")
    with pytest.raises(NoAccess):
        save(tmp_path / "brief.txt" / "stand.pdf", b"%PDF")


def test_a_club_is_not_replaced_by_a_paper(club: OpenClub) -> None:
    before = club.path.read_bytes()
    with pytest.raises(Refused, match="clubbestand"):
        save(club.path, b"%PDF")
    assert club.path.read_bytes() == before


@needs_pipes
@pytest.mark.parametrize("there", [True, False])
def test_no_link_is_followed(tmp_path: Path, there: bool) -> None:
    elsewhere, link = tmp_path / "elders.pdf", tmp_path / "stand.pdf"
    if there:
        elsewhere.write_bytes(b"oud")
    link.symlink_to(elsewhere)
    with pytest.raises(Refused, match="een verwijzing naar iets anders"):
        save(link, b"nieuw")
    assert elsewhere.exists() is there
    assert link.is_symlink()

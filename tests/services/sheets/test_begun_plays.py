"""Plays that are not in a decision yet, in a small file of their own."""

from pathlib import Path

from clubadmin.services.club.club import OpenClub
from clubadmin.services.sheets import begun_plays


def test_what_is_written_is_read_again(club: OpenClub, tmp_path: Path) -> None:
    file = begun_plays.file_of(club, tmp_path)
    plays = {"1.2.3.4.5-6": ("nku", "troef h\nslag 1: n HA\n")}
    begun_plays.write(file, plays)
    assert begun_plays.read(file) == plays
    begun_plays.write(file, {})
    assert begun_plays.read(file) == {}


def test_a_file_that_is_not_there_or_damaged_has_no_plays(club: OpenClub, tmp_path: Path) -> None:
    file = begun_plays.file_of(club, tmp_path)
    assert begun_plays.read(file) == {}
    begun_plays.write(file, {})
    assert not file.exists()
    file.parent.mkdir(parents=True)
    for damaged in (b"{", b"[]", b'{"a": 1, "b": ["x"], "c": [1, 2]}', b"\xff\xfe"):
        file.write_bytes(damaged)
        assert begun_plays.read(file) == {}


def test_only_the_latest_are_kept(club: OpenClub, tmp_path: Path) -> None:
    file = begun_plays.file_of(club, tmp_path)
    many = {str(number): ("nku", "x") for number in range(begun_plays.MOST_KEPT + 20)}
    begun_plays.write(file, many)
    assert list(begun_plays.read(file)) == list(many)[20:]

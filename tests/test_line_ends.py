"""A checkout has one line end on every system where bytes matter."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.skipif(
    shutil.which("git") is None or not (ROOT / ".git").exists(), reason="this is no checkout of git"
)
def test_a_checkout_on_windows_has_the_files_byte_by_byte_as_here() -> None:
    read = ("resources/rules/nku.toml", "tests/data/marks.csv", "packaging/linux/clubadmin.1")
    told = subprocess.run(
        ["git", "check-attr", "eol", "--", *read],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert [line.rpartition(" ")[2] for line in told.stdout.splitlines()] == ["lf"] * len(read)

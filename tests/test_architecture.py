"""The house rules that no single module can keep by itself."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOP = {
    ".ci",
    ".github",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "README.md",
    "clubadmin",
    "packaging",
    "pyproject.toml",
    "resources",
    "tests",
}
PAGE = 12_000  # bytes that are read in a few minutes


def _tracked() -> list[str]:
    listing = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listing.returncode != 0:
        pytest.skip("not a git checkout: which files belong to the project cannot be told")
    return listing.stdout.splitlines()


def _imported_by(module: str) -> set[str]:
    code = f"import sys, {module}; print(*sys.modules, sep='\\n')"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return {*done.stdout.split()}


def test_nothing_else_lies_at_the_top() -> None:
    assert {name.split("/")[0] for name in _tracked()} <= TOP


def test_each_room_knows_only_the_rooms_below_it() -> None:
    code = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    done = subprocess.run(
        [sys.executable, "-c", code, "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("module", ["clubadmin.model.results.result", "clubadmin.domain.terms"])
def test_figures_can_be_shown_without_loading_the_database(module: str) -> None:
    assert not _imported_by(module) & {"sqlmodel", "sqlalchemy", "PySide6", "reportlab"}


def test_the_sheets_are_typed_without_loading_what_comes_of_them() -> None:
    """The program starts at the sheets; each module named here was once loaded there unseen."""
    loaded = _imported_by("clubadmin.desktop.board.sheets_step")
    services = {"results.closing", "results.result", "standings", "care.health"}
    storage = {"checks", "migrations", "mending"}
    later = {f"clubadmin.services.{one}" for one in services}
    later |= {f"clubadmin.storage.{one}" for one in storage}
    assert not loaded & (later | {"reportlab", "xlsxwriter"})


def test_no_text_of_ours_holds_a_path_of_a_machine() -> None:
    places = re.compile(r"/(?:home|root|Users)/\w+|/work/|[A-Z]:\\\\Users")
    for name in _tracked():
        file = ROOT / name
        if file.suffix in {".py", ".md", ".toml", ".csv", ".ts", ""} and file != Path(__file__):
            found = places.search(file.read_text(encoding="utf-8", errors="replace"))
            assert not found, f"{name}: {found and found.group()}"


def test_the_changelog_stays_one_page_told_by_subject() -> None:
    told = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert len(told.encode()) <= PAGE, "distil it: what a user notices, a line at its subject"
    heads = re.findall(r"^#+ .+", told, re.MULTILINE)
    assert len(heads) == len({*heads})
    lines = [line for line in told.splitlines() if line.startswith("- ")]
    assert max(map(len, lines)) < 400, "a line is a sentence or two, not what was all done"

"""The house rules that no single module can keep by itself."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
COME_IN = re.compile(r"Come in by: (.*?)(?:\n\n|\Z)", re.DOTALL)
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
    return {name.split(".")[0] for name in done.stdout.split()}


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


def test_no_text_of_ours_holds_a_path_of_a_machine() -> None:
    places = re.compile(r"/(?:home|root|Users)/\w+|/work/|[A-Z]:\\\\Users")
    for name in _tracked():
        file = ROOT / name
        if file.suffix in {".py", ".md", ".toml", ".csv", ".ts", ""} and file != Path(__file__):
            found = places.search(file.read_text(encoding="utf-8", errors="replace"))
            assert not found, f"{name}: {found and found.group()}"


@cache
def _modules() -> dict[str, Path]:
    """Every module of the package, by its full name; a folder goes by its `__init__`."""
    files = (ROOT / "clubadmin").rglob("*.py")
    return {_name(file): file for file in files}


def _name(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imported(module: str) -> Iterator[str]:
    """The modules of ours that a module imports, wherever in it; no expression holds one."""
    todo: list[ast.AST] = [ast.parse(_modules()[module].read_text(encoding="utf-8"))]
    while todo:
        node = todo.pop()
        inner = (ast.stmt, ast.ExceptHandler, ast.match_case)
        todo += (one for one in ast.iter_child_nodes(node) if isinstance(one, inner))
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in _modules())
        elif isinstance(node, ast.ImportFrom) and node.module in _modules():
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield whole if whole in _modules() else node.module


def _doors() -> dict[str, set[str]]:
    """By folder that says so, the modules by which others come in."""
    found = {}
    for folder, file in _modules().items():
        if file.name == "__init__.py":
            said = COME_IN.search(ast.get_docstring(ast.parse(file.read_text("utf-8"))) or "")
            if said:
                own = folder.rpartition(".")[2]
                names = re.findall(r"`([\w.]+)`", said[1])
                found[folder] = {
                    folder
                    if one == own and not _modules().get(f"{folder}.{one}")
                    else f"{folder}.{one}"
                    for one in names
                }
    return found


def test_each_folder_is_entered_by_the_doors_that_it_names() -> None:
    doors = _doors()
    past = [
        f"{module} goes into {folder} by {target}"
        for module in _modules()
        for target in set(_imported(module))
        for folder, by in doors.items()
        if f"{target}.".startswith(f"{folder}.")
        and not f"{module}.".startswith(f"{folder}.")
        and target not in by
    ]
    assert past == []


def test_the_doors_that_a_folder_names_are_there() -> None:
    named = {door for by in _doors().values() for door in by}
    assert named - _modules().keys() == set()

"""What not every club uses can be taken out, and the program goes on without it."""

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from clubadmin.part import Part, parts
from tests.test_house import HOUSE
from tests.turns import by_turns, tries

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "clubadmin"
OF_THE_WHOLE = (
    "bench",
    "i18n",
    "safety",
    *("desktop/shell/test_menus.py", "desktop/test_help_pages.py"),
    "desktop/test_help_pictures.py",
    "desktop/test_translations.py",
    *("test_architecture.py", "test_front.py", "test_house.py", "test_mutation.py"),
    *(
        "test_packages.py",
        "test_parts.py",
        "test_recipes.py",
        "test_sources.py",
        "test_statements.py",
    ),
    "test_taken_out.py",
)
"""Tests of texts, pictures, lists and packages that are made of all that there is."""

EVERY_PAGE = """
import sys, warnings
from pathlib import Path
warnings.simplefilter("error")
sys.path.insert(0, "packaging")
from PySide6.QtWidgets import QApplication
from key_map import TABS
from studio import Studio, make_club
from clubadmin.desktop.kit import guide
from clubadmin.desktop.shell.place_names import PLACES
from clubadmin.part import parts

wrong = []
sys.excepthook = lambda *told: wrong.append(told) or sys.__excepthook__(*told)
QApplication.setStyle("Fusion")
app = QApplication([])
folder, one_in = Path(sys.argv[1]), int(sys.argv[2])
make_club(folder)
studio = Studio(folder)
window = studio.window
for key in PLACES:
    window.go(key)
    studio.settle()
    assert window.page.title, key
    for command in window.page.every_action():
        assert command.text()
for at in [studio.under_way, *studio.evenings.values()][::one_in]:
    for step, _name in enumerate(TABS["evening"]):
        studio.step(at, step)
for part, _name in enumerate(TABS["club"]):
    window.show_item("club-part", part)
    studio.settle()
while window.commands.make_more():
    studio.settle()
assert {one.name for one in (*window.commands.here(), *window.commands.elsewhere())}
for topic in guide.pages()[::one_in]:
    guide.show_guide(window, window.theme, topic, terms=False)
    assert guide.current().topic == topic
    assert guide.page_text(topic)
studio.end()
assert not wrong
print(*parts())
"""


def _of(part: Part) -> set[Path]:
    """The files that a part is made of."""
    files: set[Path] = set()
    for name in part.made_of:
        there = PACKAGE / name if (PACKAGE / name).exists() else ROOT / name
        files |= (
            {file for file in there.rglob("*.*") if file.suffix != ".pyc"}
            if there.is_dir()
            else {there}
        )
    return {file for file in files if file.suffix != ".pyc"}


@pytest.mark.parametrize("name", parts())
def test_nothing_else_imports_what_a_part_is_made_of(name: str) -> None:
    modules = HOUSE.modules()
    own = _of(parts()[name]) | {PACKAGE / "parts" / f"{name}.py"}
    inside = {module for module, file in modules.items() if file in own}
    for module, imported in HOUSE.graph(for_types=True).items():
        assert module in inside or not imported & inside, module


def test_no_file_is_of_two_parts() -> None:
    every = [file for part in parts().values() for file in _of(part)]
    assert len(every) == len({*every})


def test_every_door_of_a_part_that_is_asked_for_is_one() -> None:
    there = {door for part in parts().values() for door in part.doors}
    for folder in ("clubadmin", "packaging", "tests"):
        for file in (ROOT / folder).rglob("*.py"):
            asked = re.findall(r"\bShow\(\s*\"([a-z-]+)\"", file.read_text(encoding="utf-8"))
            assert {*asked} <= there, file


@pytest.fixture
def without(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of the program that lacks a part."""
    part, copy = parts()[request.param], tmp_path / "copy"
    ignored = shutil.ignore_patterns("__pycache__")
    for folder in ("clubadmin", "resources", "packaging", "tests"):
        shutil.copytree(ROOT / folder, copy / folder, copy_function=_linked, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", copy)
    for file in (*_of(part), PACKAGE / "parts" / f"{request.param}.py"):
        (copy / file.relative_to(ROOT)).unlink()
    for page in part.pages:
        for language in ("nl", "en"):
            (copy / "resources" / "help" / language / f"{page}.md").unlink()
    return copy


def _linked(file: str, copy: str) -> None:
    """A second name of a file; a copy where the temporary files lie on another disk."""
    try:
        os.link(file, copy)
    except OSError:
        shutil.copy(file, copy)


def _run(copy: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    found = {"PYTHONPATH": str(copy), "QT_QPA_PLATFORM": "offscreen", "HOME": str(copy)}
    found |= {"PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=copy,
        env={**os.environ, **found},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("without", by_turns(parts(), 7), indirect=True)
def test_without_a_part_the_program_starts_and_every_page_opens(without: Path) -> None:
    own = without.parent / "home"
    own.mkdir()
    done = _run(without, "-c", EVERY_PAGE, str(own), str(tries(9, 1)))
    assert done.returncode == 0, done.stderr
    left = {file.stem for file in (without / "clubadmin" / "parts").glob("[!_]*.py")}
    assert {*done.stdout.split()} == left


def _with_names(text: str) -> str:
    """A source and, written out, the modules that it imports."""
    froms = (one for one in ast.walk(ast.parse(text)) if isinstance(one, ast.ImportFrom))
    return "\n".join((text, *(f"{one.module}.{name.name}" for one in froms for name in one.names)))


def _rest(part: Part) -> list[str]:
    """The files of tests that know nothing of a part, nor stand on others that do."""
    names = {".".join(("clubadmin", *Path(name).with_suffix("").parts)) for name in part.made_of}
    names |= {f'Show("{door}"' for door in part.doors} | {f'"{page}"' for page in part.pages}
    names |= {f'"{offer.keys}"' for offer in part.offers if offer.keys}
    names |= {f'"{offer.name}"' for offer in part.offers if offer.name}
    names |= {command.replace("&", "") for command in (offer.text.text for offer in part.offers)}
    tests = ROOT / "tests"
    texts = {file: _with_names(file.read_text(encoding="utf-8")) for file in tests.rglob("*.py")}
    taken: set[Path] = set()
    while more := {
        file for file in texts.keys() - taken if any(name in texts[file] for name in names)
    }:
        taken |= more
        names |= {".".join(file.relative_to(ROOT).with_suffix("").parts) for file in more}
    left = {file.relative_to(tests) for file in texts.keys() - taken}
    return sorted(
        f"tests/{file.as_posix()}"
        for file in left
        if file.name.startswith("test_") and not file.as_posix().startswith(OF_THE_WHOLE)
    )


@pytest.mark.nightly
@pytest.mark.timeout(0)
@pytest.mark.parametrize("without", parts(), indirect=True)
def test_without_a_part_the_tests_of_the_rest_pass(
    without: Path, request: pytest.FixtureRequest
) -> None:
    rest = _rest(parts()[request.node.callspec.params["without"]])
    done = _run(without, "-m", "pytest", "-q", "-n", "auto", "--benchmark-disable", *rest)
    assert done.returncode == 0, done.stdout

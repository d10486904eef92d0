"""The house stays one in which one finds one's way: no circles, no full folder, known doors."""

import ast
import importlib.util
import re
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).parent.parent
COME_IN = re.compile(r"Come in by: (.*?)(?:\n\n|\Z)", re.DOTALL)
LOOSE = {  # what may lie in a layer's own folder; CONTRIBUTING names it
    "clubadmin": {"__main__", "errors", "part"},
    "clubadmin/domain": {"names", "terms"},
    "clubadmin/services": set[str](),
    "clubadmin/storage": set[str](),
    "clubadmin/model": set[str](),
    "clubadmin/reports": set[str](),
    "clubadmin/desktop": set[str](),
}


def _house() -> ModuleType:
    spec = importlib.util.spec_from_file_location("house", ROOT / "packaging" / "house.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


HOUSE = _house()


@cache
def graph() -> Any:
    """Which module imports which."""
    return HOUSE.graph()


def test_no_modules_know_each_other_round_about_by_their_types_either() -> None:
    assert HOUSE.circles(HOUSE.graph(for_types=True)) == []


def test_a_circle_would_be_seen_also_when_it_closes_within_a_function() -> None:
    circle = {"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}
    assert HOUSE.circles(circle) == [["a", "b", "c"]]
    imported = graph()
    assert "clubadmin.desktop.shell.app" in imported["clubadmin.__main__"]  # in a function


def test_no_folder_is_too_full() -> None:
    assert {name: many for name, many in HOUSE.folders().items() if many > HOUSE.MOST} == {}


def test_nothing_lies_loose_in_a_layer_but_what_is_named() -> None:
    for layer, named in LOOSE.items():
        here = {file.stem for file in (ROOT / layer).glob("*.py")} - {"__init__"}
        assert here <= named, layer
        told = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
        assert all(f"`{name}.py`" in told or f"{name}.py" in told for name in here), layer


def test_a_name_that_more_files_bear_says_the_same_everywhere() -> None:
    said = tomllib.loads((ROOT / "tests/data/shared-names.toml").read_text(encoding="utf-8"))
    borne = Counter(file.stem for file in HOUSE.modules().values())
    shared = {name for name, many in borne.items() if many > 1} - {"__init__"}
    assert shared == set(said), "write there what a shared name says, or choose another"
    assert list(said) == sorted(said)


def test_a_docstring_names_what_it_is_about() -> None:
    many, bare = HOUSE.bare_docstrings()
    assert len(bare) < many / 100, "\n".join(["begin with a verb or a noun:", *bare])


@cache
def doors() -> dict[str, set[str]]:
    """By folder that says so, the modules by which others come in."""
    found = {}
    for folder, file in HOUSE.modules().items():
        if file.name == "__init__.py":
            said = COME_IN.search(ast.get_docstring(ast.parse(file.read_text("utf-8"))) or "")
            if said:
                own = folder.rpartition(".")[2]
                names = re.findall(r"`([\w.]+)`", said[1])
                found[folder] = {
                    folder
                    if one == own and not HOUSE.modules().get(f"{folder}.{one}")
                    else f"{folder}.{one}"
                    for one in names
                }
    return found


def test_each_folder_is_entered_by_the_doors_that_it_names() -> None:
    past = [
        f"{module} goes into {folder} by {target}"
        for module, imported in HOUSE.graph(for_types=True).items()
        for target in imported
        for folder, by in doors().items()
        if f"{target}.".startswith(f"{folder}.")
        and not f"{module}.".startswith(f"{folder}.")
        and target not in by
    ]
    assert past == []


def test_the_doors_that_a_folder_names_are_there() -> None:
    named = {door for by in doors().values() for door in by}
    assert named - HOUSE.modules().keys() == set()

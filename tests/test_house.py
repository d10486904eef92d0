"""The house stays one in which one finds one's way: no circles, no folder that is too full."""

import importlib.util
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).parent.parent
LOOSE = {  # what may lie in a layer's own folder; CONTRIBUTING names it
    "clubadmin": {"__main__", "errors"},
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


def test_no_modules_import_each_other_round_about() -> None:
    assert HOUSE.circles(graph()) == []


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

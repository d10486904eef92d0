"""The exact versions that are installed: what pyproject.toml asks for, each held to its digest."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SETS = ("run", "test", "release")
_CHOSEN = re.compile(r"^([a-z0-9-]+)==([^ ;]+)(?: ; [^\\]+)? \\$", re.MULTILINE)


def _text(name: str) -> str:
    return (ROOT / "packaging" / "versions" / f"{name}.txt").read_text(encoding="utf-8")


def _chosen(name: str) -> dict[str, str]:
    return dict(_CHOSEN.findall(_text(name)))


def _asked_for(name: str) -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    more = project["optional-dependencies"].get(name, [])
    return [*project["dependencies"], *more]


def _numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


@pytest.mark.parametrize("name", SETS)
def test_every_library_that_is_asked_for_has_a_version_that_is_allowed(name: str) -> None:
    chosen = _chosen(name)
    for asked in _asked_for(name):
        package, bounds = re.fullmatch(r"([A-Za-z0-9_.-]+)(.*)", asked).groups()
        version = _numbers(chosen[package.lower().replace("_", "-")])
        for bound in filter(None, bounds.split(",")):
            sign, than = re.fullmatch(r"(==|>=|<)(.+)", bound).groups()
            allowed = {"==": version == _numbers(than), ">=": version >= _numbers(than)}
            assert allowed.get(sign, version < _numbers(than)), (asked, version)


@pytest.mark.parametrize("name", [*SETS, "schemas"])
def test_every_package_is_held_to_a_digest_and_to_no_place(name: str) -> None:
    packages = re.split(r"^(?=[a-z])", _text(name), flags=re.MULTILINE)[1:]
    assert len(packages) == len(_chosen(name))
    assert all(re.search(r"--hash=sha256:[0-9a-f]{64}", package) for package in packages)
    assert not re.search(r"https?:|file:|index|find-links|/", _text(name))


@pytest.mark.parametrize("name", ["test", "release"])
def test_what_runs_is_what_was_tried(name: str) -> None:
    chosen, running = _chosen(name), _chosen("run")
    assert {package: chosen.get(package) for package in running} == running


PRIVATE = (
    ("uvicorn", "0.54.0", "H11Protocol", "clubadmin/server/hall.py"),
    ("sepaxml", "2.7.0", "try_valid_xml", "clubadmin/services/administration/pain.py"),
    ("sqlalchemy", "2.1.9", "LRUCache", "clubadmin/storage/file/engine.py"),
)
"""What libraries promise nobody: at which version each was looked at, and who alone uses it."""


@pytest.mark.parametrize(("library", "version", "name", "module"), PRIVATE)
def test_a_private_name_of_a_library_is_used_by_one_module_and_looked_at_by_version(
    library: str, version: str, name: str, module: str
) -> None:
    imports = re.compile(rf"^\s*(?:from|import) {library}\b.*\b{name}\b", re.MULTILINE)
    files = (ROOT / "clubadmin").rglob("*.py")
    used = [file for file in files if imports.search(file.read_text(encoding="utf-8"))]
    assert [file.relative_to(ROOT).as_posix() for file in used] == [module]
    newer = f"look at {name} in the new {library}, try {module}, then write the version here"
    assert _chosen("run")[library] == version, newer

"""What cannot be made here is a recipe: linted, its inputs there, each step done without the tool.

The workflows of a release, the bundle of macOS, the AppImage, the Flatpak; what of these nobody
has run stands in `packaging/release.md`.
"""

import gzip
import os
import plistlib
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
import yaml

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "packaging"))
import dev  # noqa: E402
import packages  # noqa: E402
import starts  # noqa: E402
import trimming  # noqa: E402

LINUX = ROOT / "packaging" / "linux"
FLATPAK = LINUX / "nl.clubadmin.clubadmin.yml"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
NIGHTLY, RELEASE, TESTS = WORKFLOWS


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


# --- the workflows


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda one: one.name)
def test_a_workflow_is_yaml_with_jobs_that_have_steps(file: Path) -> None:
    told = yaml.safe_load(_text(file))
    assert {"name", "permissions", "jobs"} <= set(told)
    assert told["permissions"] == {"contents": "read"}
    for job in told["jobs"].values():
        assert "uses" in job or all("run" in step or "uses" in step for step in job["steps"])
        assert "uses" in job or "timeout-minutes" in job or job["permissions"]
        assert set(job.get("needs", "").split()) <= set(told["jobs"])


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda one: one.name)
def test_every_command_of_a_workflow_is_there(file: Path) -> None:
    text = _text(file)
    asked = re.findall(r"packaging/dev\.py (\w+)", text)
    for named in re.findall(r"command: \[(.*)\]", text):  # of a matrix
        asked += re.findall(r'"(\w+)', named)
    assert asked
    assert set(asked) <= set(dev.COMMANDS)
    kinds = " ".join(re.findall(r'kinds: "([^"]*)"', text)).split()
    assert set(kinds) <= set(packages.MAKERS)
    assert ("package" in asked) == bool(kinds)
    for used in re.findall(r"uses: (\./\S+)", text):
        assert (ROOT / used).is_file()
    for version in re.findall(r'python-version: "([\d.]+)"', text):
        assert tuple(map(int, version.split("."))) == dev.OLDEST


def test_ci_runs_all_tests_and_tries_a_tenth_of_the_classes_of_faults() -> None:
    assert re.findall(r"packaging/dev\.py (\w+)$", _text(TESTS), re.M) == ["test", "safety"]


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda one: one.name)
def test_what_others_made_is_held_to_its_digest_and_gets_no_token(file: Path) -> None:
    told = yaml.safe_load(_text(file))
    steps = [step for job in told["jobs"].values() for step in job.get("steps", ())]
    used = [step for step in steps if "uses" in step]
    assert [one["uses"] for one in used if not re.search(r"@[0-9a-f]{40}$", one["uses"])] == []
    for one in used:
        if "/checkout@" in one["uses"]:
            assert one["with"]["persist-credentials"] is False


def test_what_a_change_brings_along_is_looked_at_before_it_comes_in() -> None:
    job = yaml.safe_load(_text(TESTS))["jobs"]["dependencies"]
    assert job["if"] == "github.event_name == 'pull_request'"
    assert "dependency-review-action@" in job["steps"][-1]["uses"]


def test_by_night_the_long_tests_run_and_what_fails_becomes_an_issue() -> None:
    told = yaml.safe_load(_text(NIGHTLY))
    assert told[True]["schedule"]  # `on` is yes to YAML
    night = told["jobs"]["night"]
    assert night["strategy"]["matrix"]["command"] == ["nightly", "safety --nightly"]
    assert night["steps"][-1]["if"] == "failure()"
    assert "gh issue create" in night["steps"][-1]["run"]


def test_a_tag_sends_the_wheel_to_the_index_after_the_draft_without_a_password() -> None:
    index = yaml.safe_load(_text(RELEASE))["jobs"]["index"]
    assert index["needs"] == "draft"
    assert index["permissions"] == {"contents": "read", "id-token": "write"}
    assert index["environment"]  # a person says yes
    assert index["steps"][-1]["run"] == "python packaging/dev.py publish"


def test_the_workflow_tries_every_python_that_the_package_names() -> None:
    project = tomllib.loads(_text(ROOT / "pyproject.toml"))["project"]
    named = [one.rpartition(" ")[2] for one in project["classifiers"] if " 3." in one]
    tried = re.findall(r'python: \[?"([\d.]+)"', _text(TESTS))
    assert tried == named == ["3.11", "3.12", "3.13", "3.14"]


def test_what_a_newer_python_is_tried_with_is_there() -> None:
    assert [one for one in dev.FIRST_TO_FAIL if not (ROOT / one).exists()] == []


@pytest.mark.skipif(os.name == "nt", reason="the other Python is a script of the shell")
@pytest.mark.parametrize(("ends", "answer"), [(0, 0), (1, 1), (2, 0)])
def test_a_newer_python_whose_libraries_cannot_be_had_hinders_nobody(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    ends: int,
    answer: int,
) -> None:
    other = tmp_path / "python3.99"
    other.write_text(f"#!/bin/sh\nexit {ends}\n", encoding="utf-8")
    other.chmod(0o700)
    monkeypatch.setattr(dev, "newer_pythons", lambda: iter([((3, 99), str(other))]))
    assert dev.newest(()) == answer
    assert ("nothing is tried here" in capsys.readouterr().err) == (ends == dev.MISSING)
    monkeypatch.setattr(dev, "newer_pythons", lambda: iter(()))
    assert dev.newest(()) == 0
    assert "no newer Python here" in capsys.readouterr().err


def test_ci_tries_the_oldest_python_and_after_that_the_newest() -> None:
    run = _text(ROOT / ".ci" / "run") if (ROOT / ".ci").is_dir() else ""
    assert re.findall(r"packaging/dev\.py (\w+)$", run, re.M) in ([], ["test", "newest"])


def test_the_oldest_python_is_said_alike_everywhere() -> None:
    project = tomllib.loads(_text(ROOT / "pyproject.toml"))
    oldest = ".".join(map(str, dev.OLDEST))
    assert project["project"]["requires-python"] == f">={oldest}"
    assert project["tool"]["mypy"]["python_version"] == oldest
    assert project["tool"]["ruff"]["target-version"] == "py" + oldest.replace(".", "")
    assert f"Python {oldest} or newer" in _text(ROOT / "README.md")


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda one: one.name)
def test_a_workflow_installs_on_linux_what_qt_asks(file: Path) -> None:
    listed = re.findall(r"apt-get install -y -qq (lib[^\n]*\n[^\n]*)", _text(file))
    assert listed
    for one in listed:
        assert set(one.split()) == {*dev.QT_PACKAGES, "binutils"}


def test_a_release_is_tried_as_it_is_installed_on_each_system_and_only_then_drafted() -> None:
    text = _text(RELEASE)
    assert re.findall(r"system: (\w+)-", text) == ["ubuntu", "windows", "macos"]
    assert re.findall(r"(\w+)-[\d.]+", _text(TESTS).split("system: [")[1].split("]")[0]) == [
        *("ubuntu", "windows", "macos"),
    ]
    assert text.count("--selftest") == 3
    nsis = _text(ROOT / "packaging" / "windows" / "clubadmin.nsi")
    assert r"Programs\clubadmin" in text
    assert r"$LOCALAPPDATA\Programs\clubadmin" in nsis
    assert r'"$INSTDIR\uninstall.exe"' in nsis
    spec = _text(ROOT / "packaging" / "frozen" / "clubadmin.spec")
    assert "clubadmin.app/Contents/MacOS/clubadmin" in text
    assert 'name="clubadmin.app"' in spec
    assert re.search(r"draft:\n +needs: package", text)
    assert "gh release create" in text
    assert "--draft" in text


# --- what Linux reads


LINTERS = {
    "clubadmin.desktop": ("desktop-file-validate",),
    "nl.clubadmin.clubadmin.metainfo.xml": ("appstreamcli", "validate", "--no-net"),
    "clubadmin.1": ("mandoc", "-T", "lint", "-W", "error"),
    "clubadmin.nl.1": ("mandoc", "-T", "lint", "-W", "error"),
}


@pytest.mark.parametrize("name", LINTERS)
def test_the_linter_of_its_kind_finds_nothing(name: str) -> None:
    command = LINTERS[name]
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed here")
    done = subprocess.run([*command, LINUX / name], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


# --- dry runs


@pytest.fixture
def work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to make things in, with a program in place of the frozen one."""
    folder = tmp_path / "work"
    program = folder / "frozen" / "clubadmin"
    (program / "_internal").mkdir(parents=True)
    (program / "clubadmin").write_text('#!/bin/sh\necho "asked: $*"\n', encoding="utf-8")
    (program / "clubadmin").chmod(0o755)
    monkeypatch.setattr(packages, "WORK", folder)
    monkeypatch.setattr(packages, "OUT", tmp_path / "dist")
    monkeypatch.setattr(packages, "frozen_folder", lambda: program)
    packages.icons()
    return folder


def _run_dry(monkeypatch: pytest.MonkeyPatch, *, makes: int) -> list[tuple[str, ...]]:
    """Note each tool with its words; the one with so many words makes its file."""
    ran: list[tuple[str, ...]] = []

    def note(*command: str | Path, **_variables: str) -> None:
        words = tuple(map(str, command))
        ran.append(words)
        if len(words) == makes:
            Path(words[-1]).write_bytes(b"made")

    monkeypatch.setattr(packages, "run", note)
    return ran


def test_a_linux_package_has_the_manual_page_in_both_languages(work: Path, tmp_path: Path) -> None:
    share = packages.installed_tree(tmp_path / "tree", work / "frozen" / "clubadmin") / "usr/share"
    pages = {
        place: gzip.decompress((share / place / "man1" / "clubadmin.1.gz").read_bytes()).decode()
        for place in ("man", "man/nl")
    }
    assert ".SH OPTIONS" in pages["man"]
    assert ".SH OPTIES" in pages["man/nl"]
    assert not any("@VERSION@" in page for page in pages.values())


def test_the_bundle_of_macos_is_signed_and_comes_on_an_image_beside_programs(
    work: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (work / "frozen" / "clubadmin.app" / "Contents").mkdir(parents=True)
    with pytest.raises(packages.CannotMake, match="only be made on macOS"):
        next(packages.mac())
    monkeypatch.setattr(packages.sys, "platform", "darwin")
    monkeypatch.setenv("SIGN_AS", "Developer ID Application: De Rode Nel")
    ran = _run_dry(monkeypatch, makes=10)
    (made,) = packages.mac()
    looked_at, image = ran
    assert looked_at[:-1] == ("codesign", "--verify", "--deep", "--strict")
    assert looked_at[-1] == str(work / "frozen" / "clubadmin.app")
    assert image[:2] == ("hdiutil", "create")
    assert made.name.startswith(f"clubadmin-{packages.version()}-macos-")
    assert made.suffix == ".dmg"
    assert (work / "image" / "clubadmin.app" / "Contents").is_dir()
    assert (work / "image" / "Applications").is_symlink()


def test_what_is_signed_for_macos_is_what_its_notary_takes() -> None:
    spec = _text(ROOT / "packaging" / "frozen" / "clubadmin.spec")
    assert 'codesign_identity=os.environ.get("SIGN_AS")' in spec
    (named,) = re.findall(r'"packaging" / "macos" / "([^"]+)"', spec)
    asked = plistlib.loads((ROOT / "packaging" / "macos" / named).read_bytes())
    assert all(asked.values())
    assert all(key.startswith("com.apple.security.cs.") for key in asked)


@pytest.mark.parametrize("address", ["", "https://forge.invalid/club/admin"])
def test_links_stand_in_the_list_of_programs_once_there_is_an_address(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packages, "address", lambda: address)
    told = ET.fromstring(packages.with_release(_text(LINUX / f"{FLATPAK.stem}.metainfo.xml")))
    links = {one.get("type"): one.text for one in told.findall("url")}
    shown = [str(one.text) for one in told.iterfind("screenshots/screenshot/image")]
    if not address:
        assert (links, shown) == ({}, [])
        return
    assert links["homepage"] == address
    assert links["bugtracker"] == f"{address}/issues"
    assert len(shown) == 3
    for one in shown:
        assert (ROOT / "resources" / one.partition("/resources/")[2]).is_file()


@pytest.mark.skipif(sys.platform != "linux", reason="an AppImage is of Linux")
def test_what_goes_into_an_appimage_starts_the_program(
    work: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(packages.CannotMake, match="no runtime"):
        next(packages.appimage())
    ran: list[tuple[str, ...]] = []

    def packs(*command: str | Path) -> None:
        ran.append(tuple(map(str, command)))
        Path(command[2]).write_bytes(b"packed")

    monkeypatch.setattr(packages, "run", packs)
    (tmp_path / "runtime").write_bytes(b"runtime, then ")
    monkeypatch.setenv("CLUBADMIN_RUNTIME", str(tmp_path / "runtime"))
    (made,) = packages.appimage()
    ((tool, tree, *_),) = ran
    assert tool == "mksquashfs"
    assert made.name == f"clubadmin-{packages.version()}-{packages.system()}.AppImage"
    assert (made.read_bytes(), os.access(made, os.X_OK)) == (b"runtime, then packed", True)
    started = [str(Path(tree) / "AppRun"), "--selftest"]
    done = subprocess.run(started, capture_output=True, text=True, check=True)
    assert done.stdout == "asked: --selftest\n"
    entry = _text(Path(tree) / "clubadmin.desktop")
    (icon,) = re.findall(r"^Icon=(.*)$", entry, re.MULTILINE)
    assert (Path(tree) / f"{icon}.png").is_file()


def test_the_flatpak_may_reach_what_the_program_uses() -> None:
    told = yaml.safe_load(_text(FLATPAK))
    assert told["app-id"] == FLATPAK.stem
    (module,) = told["modules"]
    for source in module["sources"]:
        assert source["path"] == "clubadmin" or (LINUX / source["path"]).is_file()
    reached = {
        "--share=network",  # phones at the tables, and mail
        "--talk-name=org.freedesktop.secrets",  # the password of mail
        "--filesystem=xdg-documents",  # clubs
        "--filesystem=/run/media",  # a copy on a stick
        "--socket=cups",
    }
    assert reached <= set(told["finish-args"])


@pytest.mark.skipif(sys.platform != "linux", reason="a Flatpak is of Linux")
def test_the_steps_of_the_flatpak_put_everything_in_its_place(work: Path, tmp_path: Path) -> None:
    recipe = _text(FLATPAK)
    place, app = tmp_path / "build", tmp_path / "app"
    place.mkdir()
    for name in re.findall(r"type: file\s+path: (\S+)", recipe):
        shutil.copy(LINUX / name, place)
    shutil.copytree(work / "frozen" / "clubadmin", place / "clubadmin")
    steps = recipe.split("build-commands:")[1].split("sources:")[0]
    for step in re.findall(r"^ +- (.*)$", steps, re.MULTILINE):
        subprocess.run(["sh", "-ec", step.replace("/app/", f"{app}/")], cwd=place, check=True)
    (command,) = re.findall(r"^command: (.*)$", recipe, re.MULTILINE)
    done = subprocess.run([app / "bin" / command], capture_output=True, text=True, check=True)
    assert done.stdout == "asked: \n"
    (own,) = re.findall(r"^app-id: (.*)$", recipe, re.MULTILINE)
    assert (app / "share" / "metainfo" / f"{own}.metainfo.xml").is_file()
    for renamed in re.findall(r"^rename-\S+: (.*)$", recipe, re.MULTILINE):
        assert [one for one in app.rglob("*") if one.name in (renamed, f"{renamed}.png")]


# --- what is held in the step that makes them


def test_a_frozen_program_that_opens_its_window_late_is_refused(
    work: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(starts, "least", lambda *_: (0.50, 0.55))
    packages.compare_starts(work)
    assert "First window: 0.55 s, in the environment 0.50 s: 1.10 times" in capsys.readouterr().out
    seen = iter([(0.50, 0.58), (0.52, 0.57), (0.51, 0.56)])
    monkeypatch.setattr(starts, "least", lambda *_: next(seen))
    with pytest.raises(packages.CannotMake, match="more slowly"):
        packages.compare_starts(work)


def test_no_package_is_made_where_a_picture_of_the_help_is_not_what_the_program_shows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ended = subprocess.CompletedProcess([], 1)
    asked: list[list[str]] = []
    monkeypatch.setattr(packages.subprocess, "run", lambda words, **_: asked.append(words) or ended)
    monkeypatch.setattr(packages.sys, "platform", "linux")
    assert packages.main(["wheel"]) == 1
    assert [words[-1] for words in asked] == ["--compare"]
    assert "Pictures of the help are not what the program shows" in capsys.readouterr().out


def test_pictures_are_not_made_again_of_a_program_that_did_not_change(
    work: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[list[str]] = []
    ended = subprocess.CompletedProcess([], 0)
    monkeypatch.setattr(packages.subprocess, "run", lambda words, **_: asked.append(words) or ended)
    monkeypatch.setattr(packages, "looks", lambda: "a")
    packages.compare_pictures()
    packages.compare_pictures()
    assert len(asked) == 1
    monkeypatch.setattr(packages, "looks", lambda: "b")
    packages.compare_pictures()
    assert len(asked) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="the program here is a script")
def test_a_start_is_timed_by_the_line_that_the_window_stands(tmp_path: Path) -> None:
    program = tmp_path / "program"
    program.write_text(f'#!/bin/sh\necho "goed  {starts.PAINTED}" >&2\nexec sleep 60\n')
    program.chmod(0o755)
    assert 0 < starts.first_window((str(program),), tmp_path, tmp_path / "place") < 60
    program.write_text("#!/bin/sh\necho 'Alles klopt.' >&2\n")
    with pytest.raises(starts.NoWindow, match="did not open a window"):
        starts.first_window((str(program),), tmp_path, tmp_path / "place")


def test_the_debian_package_asks_for_each_library_that_does_not_come_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    control = _text(LINUX / "control")
    asked = re.search(r"^Depends: (.*)$", control, re.MULTILINE)[1].split(", ")
    assert {*packages.GIVEN} - {"libc6"} <= {*asked}
    for name in ("libours.so.1", "_ours.so"):
        (tmp_path / name).touch()
    needs = {"libours.so.1": {"libc.so.6"}, "_ours.so": {"libours.so.1", "libgcrypt.so.20"}}
    monkeypatch.setattr(trimming, "asked_for", lambda file: needs[file.name])
    assert trimming.beyond(tmp_path) == {"libc.so.6", "libgcrypt.so.20"}


def test_a_library_goes_only_when_nothing_asks_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = {
        "libused.so.1": {"libbelow.so.2"},
        "libbelow.so.2": set(),
        "liborphan.so.1": {"libalone.so.1"},
        "libalone.so.1": set(),
        "libpython3.11.so.1.0": set(),  # of the program that starts all
        "module.abi3.so": {"libused.so.1", "libc.so.6"},
        "PySide6/Qt/plugins/platforms/libqxcb.so": {"libQt6Gui.so.6"},
        "PySide6/Qt/lib/libQt6Gui.so.6": set(),
        "PySide6/Qt/lib/libQt6Odd.so.6": set(),
    }
    for name in asked:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"\x7fELF")
    (tmp_path / "libQt6Odd.so.6").symlink_to("PySide6/Qt/lib/libQt6Odd.so.6")
    (tmp_path / "notes.txt").write_text("no program")
    monkeypatch.setattr(
        trimming, "asked_for", lambda file: asked.get(file.relative_to(tmp_path).as_posix())
    )
    trimming.drop_orphans(tmp_path)
    left = {one.relative_to(tmp_path).as_posix() for one in tmp_path.rglob("*.so*")}
    gone = {"liborphan.so.1", "libalone.so.1", "PySide6/Qt/lib/libQt6Odd.so.6"}
    assert left == asked.keys() - gone

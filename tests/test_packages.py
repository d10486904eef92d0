"""What is given away: names, versions and kinds of file agree, and every recipe finds its parts.

Making and trying the packages is the last step of `dev.py test`; here is what can be seen
without making them.
"""

import configparser
import os
import re
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
import zipfile
from pathlib import Path

import pypdfium2
import pytest

from clubadmin import __version__

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "packaging"))
import manual  # noqa: E402
import packages  # noqa: E402

LINUX = ROOT / "packaging" / "linux"
NSIS = ROOT / "packaging" / "windows" / "clubadmin.nsi"
MIME = "application/x-klaverjas"


def test_the_version_stands_in_one_place() -> None:
    named = re.compile(rf"(?<![\d.]){re.escape(__version__)}(?![\d.])")
    files = [ROOT / "pyproject.toml", *(ROOT / "packaging").rglob("*.*"), *LINUX.iterdir()]
    told = [
        file.name
        for file in files
        if file.is_file() and file.parent.name != "versions" and file.suffix != ".pyc"
        if named.search(file.read_text(encoding="utf-8"))
    ]
    assert told == []


def test_the_menu_of_linux_opens_a_club_file() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read(LINUX / "clubadmin.desktop", encoding="utf-8")
    found = entry["Desktop Entry"]
    assert (found["Exec"], found["Terminal"]) == ("clubadmin %f", "false")
    assert found["MimeType"] == f"{MIME};"
    assert {"Name", "Comment", "Comment[nl]", "Icon"} <= set(found)


def test_every_system_knows_the_same_kind_of_file() -> None:
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kind = ET.parse(LINUX / "clubadmin.xml").getroot().find(f"{space}mime-type")
    assert kind is not None
    glob = kind.find(f"{space}glob")
    assert (kind.get("type"), glob.get("pattern")) == (MIME, "*.klaverjas")
    about = ET.parse(LINUX / "nl.clubadmin.clubadmin.metainfo.xml").getroot()
    assert about.findtext("provides/mediatype") == MIME
    assert about.findtext("launchable") == "clubadmin.desktop"
    assert r"Software\Classes\.klaverjas" in NSIS.read_text(encoding="utf-8")
    spec = (ROOT / "packaging" / "frozen" / "clubadmin.spec").read_text(encoding="utf-8")
    assert '"CFBundleTypeExtensions": ["klaverjas"]' in spec


def test_a_shortcut_opens_no_black_window() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["scripts"]["clubadmin"] == project["gui-scripts"]["clubadmin-window"]
    assert "clubadmin-window.exe" in NSIS.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["clubadmin.1", "clubadmin.nl.1"])
def test_the_manual_page_names_every_command(name: str) -> None:
    from clubadmin.cli.commands import command

    page = (LINUX / name).read_text(encoding="utf-8")
    assert [name for name in command.commands if not re.search(rf"\.BR {name}\b", page)] == []


def test_the_flatpak_recipe_finds_what_it_takes() -> None:
    recipe = (LINUX / "nl.clubadmin.clubadmin.yml").read_text(encoding="utf-8")
    paths = re.findall(r"type: file\s+path: (\S+)", recipe)
    assert len(paths) == 4
    assert [path for path in paths if not (LINUX / path).is_file()] == []


def test_the_manual_page_of_a_release_names_every_package() -> None:
    page = (ROOT / "packaging" / "release.md").read_text(encoding="utf-8")
    assert [kind for kind in packages.MAKERS if f"`package {kind}`" not in page] == []


@pytest.mark.nightly
def test_the_manual_that_goes_with_a_release_names_its_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(manual, "TARGET", tmp_path / "dist")
    manual.main()
    for language in ("nl", "en"):
        made = pypdfium2.PdfDocument(
            tmp_path / "dist" / f"clubadmin-{__version__}-manual-{language}.pdf"
        )
        told = "".join(page.get_textpage().get_text_range() for page in made)
        made.close()
        assert f"clubadmin {__version__} (Python" in told
        assert "{parts}" not in told


def _checkout(folder: Path, *, without: str = "nothing") -> Path:
    """A small checkout; its sdist may lack what `without` names."""
    (folder / "game").mkdir(parents=True)
    (folder / "game" / "__init__.py").write_text("", encoding="utf-8")
    (folder / "game" / "rules.toml").write_text("pit = 100\n", encoding="utf-8")
    (folder / "pyproject.toml").write_text(
        '[build-system]\nrequires = ["hatchling"]\nbuild-backend = "hatchling.build"\n'
        '[project]\nname = "game"\nversion = "1"\n'
        f'[tool.hatch.build.targets.sdist]\nexclude = ["{without}"]\n',
        encoding="utf-8",
    )
    return folder


@pytest.mark.nightly
def test_an_sdist_that_makes_another_wheel_than_the_checkout_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("build", reason="what makes packages is not installed here")
    monkeypatch.setattr(packages, "WORK", tmp_path / "work")
    made = packages.built(_checkout(tmp_path / "whole"))
    assert sorted(one.suffix for one in made.iterdir()) == [".gz", ".whl"]
    with pytest.raises(packages.CannotMake, match=r"than the checkout: game/rules\.toml\."):
        packages.built(_checkout(tmp_path / "lacking", without="rules.toml"))


def test_wheels_differ_by_a_file_more_and_by_a_file_that_is_not_the_same(tmp_path: Path) -> None:
    files = {"one": {"a.py": "1", "b.py": "2"}, "other": {"a.py": "1", "b.py": "3", "c.py": ""}}
    for name, inside in files.items():
        with zipfile.ZipFile(tmp_path / name, "w") as packed:
            for file, text in {**inside, "x.dist-info/RECORD": name}.items():
                packed.writestr(file, text)
    one, other = tmp_path / "one", tmp_path / "other"
    assert packages.differing(one, other) == packages.differing(other, one) == ["b.py", "c.py"]
    assert packages.differing(one, one) == []


_TRIAL = {"SIZE": 1, "TARGET": "amd64-unicode"}


def _compiled(folder: Path) -> Path:
    """The installer around a payload of a few bytes."""
    payload = folder / "payload"
    (payload / "_internal").mkdir(parents=True)
    for name in ("clubadmin.exe", "clubadmin-window.exe", "_internal/python311.dll"):
        (payload / name).write_bytes(b"MZ")
    from PIL import Image

    icon, made = folder / "clubadmin.ico", folder / "clubadmin-trial.exe"
    with Image.open(ROOT / "resources" / "icons" / "clubadmin.png") as picture:
        picture.save(icon, sizes=[(32, 32)])
    licence = ROOT / "LICENSE"
    values = {"VERSION": __version__, "PAYLOAD": payload, "ICON": icon, "LICENCE": licence}
    given = [f"-D{name}={value}" for name, value in {**values, "OUT": made, **_TRIAL}.items()]
    done = subprocess.run(
        ["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *given, str(NSIS)],
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout.decode()
    return made


@pytest.mark.skipif(not shutil.which("makensis"), reason="makensis is not installed here")
def test_the_installer_of_windows_compiles(tmp_path: Path) -> None:
    assert _compiled(tmp_path).stat().st_size > 30_000


@pytest.mark.skipif(
    not (shutil.which("makensis") and shutil.which("wine")),
    reason="makensis and wine are not both installed here",
)
def test_what_is_installed_on_windows_goes_away_and_leaves_the_clubs(tmp_path: Path) -> None:
    setup = _compiled(tmp_path)
    home = tmp_path / "wine"
    env = {**os.environ, "WINEPREFIX": str(home), "WINEDEBUG": "-all", "HOME": str(tmp_path)}
    env |= {"WINEDLLOVERRIDES": "mscoree,mshtml=", "DISPLAY": ""}

    def wine(*words: str | Path) -> str:
        command = ["wine", *map(str, words)]
        done = subprocess.run(command, env=env, capture_output=True, timeout=240, check=False)
        subprocess.run(["wineserver", "-w"], env=env, timeout=240, check=False)
        return done.stdout.decode(errors="replace")

    wine(setup, "/S")
    (place,) = home.glob("drive_c/users/*/AppData/Local/Programs/clubadmin")
    key = r"HKCU\Software\Classes\clubadmin.klaverjas\shell\open\command"
    assert (place / "clubadmin-window.exe").is_file()
    assert r"clubadmin-window.exe\" \"%1" in wine("reg", "query", key).replace('"', r"\"")
    club = place / "De Rode Nel.klaverjas"  # of somebody who saved it in the program's own folder
    club.write_bytes(b"a club")
    wine(setup, "/S")  # an update in place
    assert club.read_bytes() == b"a club"
    wine(place / "uninstall.exe", "/S", "_?=C:" + str(place).split("drive_c")[1].replace("/", "\\"))
    assert sorted(one.name for one in place.iterdir()) == [club.name, "uninstall.exe"]
    assert "clubadmin-window" not in wine("reg", "query", key)


def test_what_is_too_large_to_be_given_away_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packages, "OUT", tmp_path / "dist")
    made = tmp_path / "clubadmin.deb"
    for megabytes, refused in ((60, False), (61, True)):
        with made.open("wb") as file:
            file.truncate(megabytes * 1_000_000)
        if refused:
            with pytest.raises(packages.CannotMake, match=r"61\.0 MB; 60 is the most"):
                packages.kept(made)
        else:
            assert packages.kept(made) == tmp_path / "dist" / "clubadmin.deb"

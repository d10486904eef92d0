"""Makes what is given away: wheel, frozen folder, installers, lists of parts, and their sums.

    python3 packaging/dev.py package            all that can be made on this system
    python3 packaging/dev.py package deb        one of: wheel, frozen, deb, windows, mac, appimage
    python3 packaging/dev.py package --try      wheel and frozen program, made, installed and tried

All comes to `dist`; names carry version and system. A frozen program is made on the system that
it is for: nothing is built across systems but the Windows installer, whose script any system can
compile, so that it is tried everywhere.
"""

import gzip
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

# the files beside this one
import parts
import starts
from trimming import beyond, drop_orphans, strip

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "packaging"
OUT = ROOT / "dist"
WORK = ROOT / ".venv" / "package"
SIZES = (16, 24, 32, 48, 64, 128, 256)
"""Sides of the icon, in pixels."""
MIME = "application/x-klaverjas"
SHOWN = ("window", "standings", "sheet")
"""The pictures of the help that software centres show, the first the best."""


INSTALLED, PACKED, IMAGE = 230, 60, 70
"""Megabytes of the program on a disk, of the file that it is downloaded as, and of one that is
opened anew at each start, and so is packed less tightly."""
GIVEN = {
    "libc6": "ld-linux-x86-64.so.2 libc.so.6 libdl.so.2 libm.so.6 libpthread.so.0 librt.so.1",
    "libegl1": "libEGL.so.1",
    "libgl1": "libGL.so.1",
    "libcups2": "libcups.so.2",
    "libdbus-1-3": "libdbus-1.so.3",
    "libwayland-client0": "libwayland-client.so.0",
    "libwayland-cursor0": "libwayland-cursor.so.0",
    "libwayland-egl1": "libwayland-egl.so.1",
    "libxcb1": "libxcb.so.1",
}
"""The libraries that the system gives, by the package of Debian that has them, which ours asks."""
SLOWEST, TRIES = 1.1, 3
"""How long the first window of the frozen program may take, in times that of the environment; what
is beyond it is measured again, for it may be the machine."""


class CannotMake(Exception):
    """A package cannot be made here; the text says what is missing."""


def version() -> str:
    """The version that stands in the program, its only place."""
    text = (ROOT / "clubadmin" / "__init__.py").read_text(encoding="utf-8")
    return text.split('__version__ = "')[1].split('"')[0]


def run(*command: str | Path, **variables: str) -> None:
    """Run a tool, away from the checkout so that nothing is taken from there.

    Raises:
        CannotMake: it is not there, or it failed.
    """
    words = [str(part) for part in command]
    try:
        done = subprocess.run(words, cwd=WORK, env=os.environ | variables, check=False)
    except FileNotFoundError as error:
        raise CannotMake(f"{words[0]} is not installed here.") from error
    if done.returncode:
        raise CannotMake(f"{words[0]} ended with {done.returncode}; see the lines above.")


def system() -> str:
    """The system that a frozen program is for, as names of files say it."""
    names = {"win32": "windows", "darwin": "macos"}
    machine = {"amd64": "x86_64", "arm64": "aarch64"}.get(
        platform.machine().lower(), platform.machine()
    )
    return f"{names.get(sys.platform, 'linux')}-{machine}"


def fresh(folder: Path) -> Path:
    """An empty folder in that place."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


# --- wheel and frozen folder --------------------------------------------------------------


def wheel() -> Iterator[Path]:
    """The sdist, and the wheel that is made from it."""
    for file in sorted(built(ROOT).iterdir()):
        yield kept(file)


def built(source: Path) -> Path:
    """A folder with the sdist of a checkout and the wheel that was made from that sdist.

    Raises:
        CannotMake: that wheel is another than the one the checkout itself makes.
    """
    made, direct = fresh(WORK / "wheel"), fresh(WORK / "wheel-of-checkout")
    build = (sys.executable, "-m", "build", "--no-isolation")
    run(*build, "--outdir", made, source)
    run(*build, "--wheel", "--outdir", direct, source)
    differs = differing(next(made.glob("*.whl")), next(direct.glob("*.whl")))
    if differs:
        raise CannotMake(f"The sdist makes another wheel than the checkout: {', '.join(differs)}.")
    return made


def differing(one: Path, other: Path) -> list[str]:
    """Names of the files that only one of two wheels has, or that are not the same in both.

    RECORD is left out: it lists the others, and would differ with each of them.
    """
    here, there = contents(one), contents(other)
    names = here.keys() | there.keys()
    return sorted(name for name in names if here.get(name) != there.get(name))


def contents(wheel: Path) -> dict[str, bytes]:
    """What stands in each file of a wheel, but RECORD."""
    with zipfile.ZipFile(wheel) as packed:
        names = [name for name in packed.namelist() if not name.endswith(".dist-info/RECORD")]
        return {name: packed.read(name) for name in names}


def icons() -> Path:
    """The icon in the forms that Windows and macOS want."""
    from PIL import Image

    folder = WORK / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    with Image.open(ROOT / "resources" / "icons" / "clubadmin.png") as picture:
        picture.save(folder / "clubadmin.ico", sizes=[(side, side) for side in SIZES])
        picture.save(folder / "clubadmin.icns")
        for side in SIZES:
            picture.resize((side, side)).save(folder / f"clubadmin-{side}.png")
    return folder


@cache
def frozen_once() -> Path:
    """The folder of the frozen program as PyInstaller makes it, once a run.

    Raises:
        CannotMake: it could not be made.
    """
    made = fresh(WORK / "frozen")
    run(
        *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"),
        *("--distpath", made, "--workpath", WORK / "pyinstaller"),
        HERE / "frozen" / "clubadmin.spec",
        CLUBADMIN_ROOT=str(ROOT),
        CLUBADMIN_ICONS=str(icons()),
        CLUBADMIN_VERSION=version(),
    )
    return made / "clubadmin"


@cache
def frozen_folder() -> Path:
    """The frozen program, trimmed and held to its size, after it has looked after itself.

    Raises:
        CannotMake: it is too large, or it found a fault.
    """
    folder = frozen_once()
    for name in ("LICENSE", "README.md", "CHANGELOG.md"):
        shutil.copy2(ROOT / name, folder / name)
    every = parts.licences(parts.parts(), version())
    (folder / "LICENCES.txt").write_text(every, encoding="utf-8", newline="\n")
    if sys.platform == "linux":
        drop_orphans(folder / "_internal")
        strip(folder / "_internal")
        given = {name for names in GIVEN.values() for name in names.split()}
        if lacking := sorted(beyond(folder / "_internal") - given):
            raise CannotMake(f"Nothing brings {', '.join(lacking)}.")
    inside = (file.lstat().st_size for file in folder.rglob("*") if file.is_file())
    not_larger("What is installed", sum(inside), INSTALLED)
    look_after_itself(executable(folder))
    return folder


def executable(folder: Path) -> Path:
    """The program in a frozen folder that can be asked things."""
    return folder / ("clubadmin.exe" if os.name == "nt" else "clubadmin")


def not_larger(what: str, size: int, most: int) -> None:
    """Hold what is given away to its size.

    Args:
        what: that is measured.
        size: bytes.
        most: megabytes.

    Raises:
        CannotMake: it is larger.
    """
    found = size / 1e6
    print(f"{what}: {found:.1f} MB, at most {most}")
    if found > most:
        raise CannotMake(f"{what} is {found:.1f} MB; {most} is the most")


def frozen() -> Iterator[Path]:
    """The frozen folder, packed."""
    folder = frozen_folder()
    if os.name == "nt":
        made = WORK / f"clubadmin-{version()}-{system()}"
        yield kept(Path(shutil.make_archive(str(made), "zip", folder.parent, folder.name)))
        return
    made = WORK / f"clubadmin-{version()}-{system()}.tar.xz"
    with tarfile.open(made, "w:xz") as packed:
        packed.add(folder, folder.name)
    yield kept(made)


# --- Linux --------------------------------------------------------------------------------


def installed_tree(folder: Path, program: Path) -> Path:
    """What lies where on a Linux system: program, menu, kind of file, icons, manual page."""
    share = folder / "usr" / "share"
    shutil.copytree(program, folder / "usr" / "lib" / "clubadmin", symlinks=True)
    (folder / "usr" / "bin").mkdir()
    (folder / "usr" / "bin" / "clubadmin").symlink_to("../lib/clubadmin/clubadmin")
    for name, place in (
        ("clubadmin.desktop", "applications"),
        ("clubadmin.xml", "mime/packages"),
        ("nl.clubadmin.clubadmin.metainfo.xml", "metainfo"),
    ):
        (share / place).mkdir(parents=True)
        shutil.copy2(HERE / "linux" / name, share / place / name)
    told = share / "metainfo" / "nl.clubadmin.clubadmin.metainfo.xml"
    told.write_text(with_release(told.read_text(encoding="utf-8")), encoding="utf-8")
    for side in SIZES:
        for kind, name in (("apps", "clubadmin"), ("mimetypes", MIME.replace("/", "-"))):
            place = share / "icons" / "hicolor" / f"{side}x{side}" / kind
            place.mkdir(parents=True)
            shutil.copy2(WORK / "icons" / f"clubadmin-{side}.png", place / f"{name}.png")
    for name, place in (("clubadmin.1", "man/man1"), ("clubadmin.nl.1", "man/nl/man1")):
        page = (HERE / "linux" / name).read_text(encoding="utf-8").replace("@VERSION@", version())
        (share / place).mkdir(parents=True)
        (share / place / "clubadmin.1.gz").write_bytes(gzip.compress(page.encode(), mtime=0))
    about = share / "doc" / "clubadmin"
    about.mkdir(parents=True)
    shutil.copy2(ROOT / "LICENSE", about / "copyright")
    changes = (ROOT / "CHANGELOG.md").read_bytes()
    (about / "changelog.gz").write_bytes(gzip.compress(changes, mtime=0))
    return folder


def address() -> str:
    """The address of the repository that stands in the program; empty until it is known."""
    text = (ROOT / "clubadmin" / "__init__.py").read_text(encoding="utf-8")
    return text.split('ADDRESS = "')[1].split('"')[0]


def with_release(metainfo: str) -> str:
    """What software centres read, with its dated releases, and its links once there is an address.

    Pictures are shown from the address, as a centre asks: without one there are none.
    """
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    dated = re.findall(r"^## (\S+) \((\d{4}-\d\d-\d\d)\)", changes, re.MULTILINE)
    lines = [f'    <release version="{one}" date="{day}"/>' for one, day in dated]
    added = ["  <releases>", *lines, "  </releases>"] if lines else []
    if where := address():
        links = (("homepage", ""), ("bugtracker", "/issues"), ("vcs-browser", ""))
        added += [f'  <url type="{kind}">{where}{path}</url>' for kind, path in links]
        shown = f"{where}/raw/v{version()}/resources/help/pictures/en"
        shots = [f"    <image>{shown}/{name}.png</image>" for name in SHOWN]
        added += ["  <screenshots>", '  <screenshot type="default">', shots[0], "  </screenshot>"]
        added += [line for one in shots[1:] for line in ("  <screenshot>", one, "  </screenshot>")]
        added += ["  </screenshots>"]
    return metainfo.replace("</component>", "\n".join([*added, "</component>"]))


def deb() -> Iterator[Path]:
    """A package for Debian, Ubuntu and Mint."""
    tree = installed_tree(fresh(WORK / "deb"), frozen_folder())
    size = sum(file.lstat().st_size for file in tree.rglob("*") if file.is_file()) // 1024
    machine = {"x86_64": "amd64", "aarch64": "arm64"}[system().split("-")[1]]
    control = (HERE / "linux" / "control").read_text(encoding="utf-8")
    libc = f"libc6 (>= {platform.libc_ver()[1]})"  # what was built on this cannot start on less
    for name, value in (
        *(("VERSION", version()), ("MACHINE", machine), ("SIZE", str(size)), ("LIBC", libc)),
        ("HOMEPAGE", f"Homepage: {address()}\n" if address() else ""),
    ):
        control = control.replace(f"@{name}@", value)
    (tree / "DEBIAN").mkdir()
    (tree / "DEBIAN" / "control").write_text(control, encoding="utf-8")
    made = WORK / f"clubadmin_{version()}_{machine}.deb"
    run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, made)
    yield kept(made)


def appimage() -> Iterator[Path]:
    """Make a file that runs on any Linux: a runtime that opens itself, a packed folder behind it.

    `CLUBADMIN_RUNTIME` names the runtime, as its makers give it out; it is no part of this project.

    Raises:
        CannotMake: there is no runtime, or nothing that packs.
    """
    runtime = Path(os.environ.get("CLUBADMIN_RUNTIME", ""))
    if not runtime.is_file():
        raise CannotMake("CLUBADMIN_RUNTIME names no runtime for an AppImage.")
    tree = installed_tree(fresh(WORK / "AppDir"), frozen_folder())
    (tree / "AppRun").symlink_to("usr/bin/clubadmin")
    shutil.copy2(HERE / "linux" / "clubadmin.desktop", tree / "clubadmin.desktop")
    shutil.copy2(WORK / "icons" / "clubadmin-256.png", tree / "clubadmin.png")
    (tree / ".DirIcon").symlink_to("clubadmin.png")
    packed = WORK / "AppDir.squashfs"
    packed.unlink(missing_ok=True)
    small = ("-comp", "zstd", "-Xcompression-level", "22", "-b", "1M")
    run("mksquashfs", tree, packed, "-root-owned", "-noappend", "-quiet", *small)
    made = WORK / f"clubadmin-{version()}-{system()}.AppImage"
    made.write_bytes(runtime.read_bytes() + packed.read_bytes())
    made.chmod(0o755)
    yield kept(made)


# --- Windows and macOS --------------------------------------------------------------------


def windows() -> Iterator[Path]:
    """The installer for Windows; elsewhere the script is compiled around what was frozen there.

    What is compiled elsewhere proves the script only, and its name says so.
    """
    folder = frozen_folder()
    name = f"clubadmin-{version()}-{system()}"
    made = WORK / (f"{name}-setup.exe" if os.name == "nt" else f"{name}-in-setup-for-trial.exe")
    compiler = shutil.which("makensis") or r"C:\Program Files (x86)\NSIS\makensis.exe"
    sign = "/" if os.name == "nt" else "-"
    numbers = {
        "VERSION": version(),
        "PAYLOAD": str(folder),
        "ICON": str(WORK / "icons" / "clubadmin.ico"),
        "LICENCE": str(ROOT / "LICENSE"),
        "OUT": str(made),
        "SIZE": str(sum(one.stat().st_size for one in folder.rglob("*") if one.is_file()) // 1024),
    }
    if os.name != "nt":
        numbers["TARGET"] = "amd64-unicode"
    given = [f"{sign}D{key}={value}" for key, value in numbers.items()]
    charset = (f"{sign}INPUTCHARSET", "UTF8")
    run(compiler, f"{sign}V2", f"{sign}WX", *charset, *given, HERE / "windows" / "clubadmin.nsi")
    yield kept(made)


def mac() -> Iterator[Path]:
    """The bundle on a disk image, to be dragged to Programs."""
    if sys.platform != "darwin":
        raise CannotMake("A bundle for macOS can only be made on macOS.")
    frozen_folder()  # signed as it is made, from the inside out, with the name of SIGN_AS
    bundle = WORK / "frozen" / "clubadmin.app"
    run("codesign", "--verify", "--deep", "--strict", bundle)
    image = fresh(WORK / "image")
    shutil.copytree(bundle, image / bundle.name, symlinks=True)
    (image / "Applications").symlink_to("/Applications")
    made = WORK / f"clubadmin-{version()}-{system()}.dmg"
    run(
        *("hdiutil", "create", "-ov", "-format", "ULMO", "-volname", "clubadmin"),
        *("-srcfolder", image, made),
    )
    yield kept(made)


# --- trying -------------------------------------------------------------------------------


def try_wheel() -> None:
    """The wheel, installed in an environment of its own, looks after itself.

    Raises:
        CannotMake: it found a fault.
    """
    made = built(ROOT)
    place = fresh(WORK / "installed")
    run(sys.executable, "-m", "venv", "--without-pip", place)
    inside = place / ("Scripts" if os.name == "nt" else "bin")
    pip = (sys.executable, "-m", "pip", "--python", inside / "python")
    quiet = ("install", "--quiet", "--disable-pip-version-check")
    versions = HERE / "versions" / "run.txt"
    run(*pip, *quiet, "--require-hashes", "--requirement", versions)
    run(*pip, *quiet, "--no-deps", next(made.glob("*.whl")))
    for name in ("clubadmin", "clubadmin-window"):
        look_after_itself(inside / name)


def look_after_itself(program: Path) -> None:
    """Let a program that was installed try itself, where no checkout is in sight.

    It draws its window in memory, and on a virtual screen where there is one.

    Raises:
        CannotMake: it found a fault.
    """
    screen = os.environ.get("QT_QPA_PLATFORM", "offscreen")
    run(program, "--selftest", QT_QPA_PLATFORM=screen, PYTHONPATH="")
    if virtual_screen():
        print("The same on a virtual screen:", flush=True)
        run("xvfb-run", "-a", program, "--selftest", QT_QPA_PLATFORM="xcb", PYTHONPATH="")


@cache
def virtual_screen() -> bool:
    """Whether there is a virtual screen on which Qt of the environment opens a window."""
    if sys.platform != "linux" or shutil.which("xvfb-run") is None:
        return False
    opens = "from PySide6.QtWidgets import QApplication; QApplication([])"
    done = subprocess.run(
        ["xvfb-run", "-a", sys.executable, "-c", opens],
        env=os.environ | {"QT_QPA_PLATFORM": "xcb"},
        capture_output=True,
        check=False,
    )
    return done.returncode == 0


def compare_starts(program: Path) -> None:
    """Hold the first window of the frozen program against that of the environment, in one run.

    Raises:
        CannotMake: it takes longer, or does not come.
    """
    environment = frozen = float("inf")
    for _ in range(TRIES):
        try:
            found = starts.least(program, ROOT, WORK / "starts")
        except starts.NoWindow as trouble:
            raise CannotMake(str(trouble)) from trouble
        environment, frozen = min(environment, found[0]), min(frozen, found[1])
        if frozen <= SLOWEST * environment:
            break
    told = f"First window: {frozen:.2f} s, in the environment {environment:.2f} s"
    print(f"{told}: {frozen / environment:.2f} times, at most {SLOWEST}", flush=True)
    if frozen > SLOWEST * environment:
        raise CannotMake("The frozen program opens its window more slowly than the environment.")


def compare_pictures() -> None:
    """Make every picture of the help, and hold it against the one that is there.

    They are not made where that was done of this very program.

    Raises:
        CannotMake: the program looks otherwise by now.
    """
    seen, compared = looks(), WORK / "pictures"
    if compared.is_file() and compared.read_text(encoding="ascii") == seen:
        print("The pictures of the help were compared with this very program before.")
        return
    print("Making the pictures of the help (some minutes) ...", flush=True)
    command = [sys.executable, str(HERE / "pictures.py"), "--compare"]
    variables = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, env=variables, stderr=subprocess.DEVNULL, check=False)
    if done.returncode:
        raise CannotMake("Pictures of the help are not what the program shows: dev.py pictures.")
    compared.parent.mkdir(parents=True, exist_ok=True)
    compared.write_text(seen, encoding="ascii")


def looks() -> str:
    """A digest of all that decides how the pictures of the help look."""
    made = hashlib.sha256()
    folders = (ROOT / "clubadmin", ROOT / "resources", HERE)
    kinds = {".py", ".toml", ".md", ".csv", ".mo", ".qm", ".png", ".svg", ".ttf", ".qss", ".txt"}
    for file in sorted(one for folder in folders for one in folder.rglob("*")):
        if file.suffix in kinds:
            made.update(f"{file.relative_to(ROOT).as_posix()}\n".encode() + file.read_bytes())
    return made.hexdigest()


def try_all() -> int:
    """Wheel and frozen program, made and tried; where one cannot be made here, why."""
    if sys.platform == "linux" and shutil.which("objdump") is None:
        try_wheel()
        print("The frozen program is not tried: it is made with objdump, which is not here.")
        return 0
    with ThreadPoolExecutor() as beside:  # half a minute in which it keeps one core busy
        freezing = beside.submit(frozen_once)
        try_wheel()
        freezing.result()
    frozen_folder()
    return 0


# --- what is given away -------------------------------------------------------------------


def kept(file: Path) -> Path:
    """Put a file that is ready with the others."""
    OUT.mkdir(exist_ok=True)
    (OUT / ".gitignore").write_text("*\n", encoding="utf-8")
    if file.suffix in {".exe", ".dmg", ".deb", ".xz", ".AppImage"}:
        most = IMAGE if file.suffix == ".AppImage" else PACKED
        not_larger(file.name, file.stat().st_size, most)
    target = OUT / file.name
    shutil.move(file, target)
    return target


def sums() -> Path:
    """One file with the SHA-256 of each file that is given away."""
    files = sorted(
        one
        for one in OUT.iterdir()
        if one.is_file() and one.name not in (".gitignore", "SHA256SUMS")
    )
    lines = [f"{hashlib.sha256(one.read_bytes()).hexdigest()}  {one.name}\n" for one in files]
    (OUT / "SHA256SUMS").write_text("".join(lines), encoding="utf-8", newline="\n")
    return OUT / "SHA256SUMS"


MAKERS: dict[str, Callable[[], Iterator[Path]]] = {
    "wheel": wheel,
    "frozen": frozen,
    "deb": deb,
    "windows": windows,
    "mac": mac,
    "appimage": appimage,
}
HERE_CAN = {"win32": ("wheel", "windows"), "darwin": ("wheel", "mac")}


def main(arguments: Sequence[str]) -> int:
    """Make what is named, or all that this system can make."""
    wanted = [one for one in arguments if one != "--try"] or HERE_CAN.get(
        sys.platform, ("wheel", "frozen", "deb")
    )
    unknown = [name for name in wanted if name not in MAKERS]
    if unknown:
        print(f"No package is called {unknown[0]}; there are: {', '.join(MAKERS)}.")
        return 2
    try:
        if arguments == ["--try"]:
            return try_all()
        if sys.platform == "linux":  # elsewhere letters are painted otherwise
            compare_pictures()
        if wanted != ["wheel"]:  # first, and once: what is packed at the same time is made of it
            program = executable(frozen_folder())
            if "frozen" in wanted:
                compare_starts(program)
        with ThreadPoolExecutor() as beside:
            for every in beside.map(lambda name: list(MAKERS[name]()), wanted):
                for made in every:
                    print(f"{made.relative_to(ROOT)}  {made.stat().st_size / 1e6:.1f} MB")
        for made in parts.write(OUT, system()):
            print(made.relative_to(ROOT))
        print(sums().relative_to(ROOT))
    except CannotMake as trouble:
        print(trouble)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

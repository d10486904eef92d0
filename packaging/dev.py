"""Run or test clubadmin from a checkout, with nothing there but Python 3.11 or newer.

    python3 packaging/dev.py run      opens the window on a demo club with an evening half typed
    python3 packaging/dev.py test     everything that must pass: lint, types, import rule, tests
    python3 packaging/dev.py bench    the measured figures
    python3 packaging/dev.py nightly  all tests in their long versions; mutate
    python3 packaging/dev.py mutate   whether the tests can fail: small faults, one at a time
    python3 packaging/dev.py sources  how many rules of the sources hold, each by its tests
    python3 packaging/dev.py newest   some of the tests on the newest other Python that is here
    python3 packaging/dev.py texts    brings the English texts in step with the sources
    python3 packaging/dev.py schema   what a new table or column asks: step, digest, filled file
    python3 packaging/dev.py house    the figures of the house: circles, fullest folders, docstrings
    python3 packaging/dev.py manual   the manual and the quick card as PDF, in dist
    python3 packaging/dev.py pictures the pictures of the help, made by the program itself
    python3 packaging/dev.py doors    items of menus, windows, fields; keys of each place, free ones
    python3 packaging/dev.py versions a newer set of exact versions, to be tried by the tests
    python3 packaging/dev.py safety   the classes of faults: tried, held, seconds; also --nightly
    python3 packaging/dev.py parts    what is inside (CycloneDX), and the licence of each part
    python3 packaging/dev.py package  wheel, frozen program, installers; what this system can make
    python3 packaging/dev.py publish  wheel and sdist of dist to the package index; or --dry-run

Each makes the environment it needs in `.venv` and says what it does. What it installs are the
exact versions in `packaging/versions`, each held to its digest.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from ctypes.util import find_library
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = Path(os.environ.get("CLUBADMIN_ENVIRONMENT") or ROOT / ".venv")
FIRST_TO_FAIL = (
    *("tests/model", "tests/i18n", "tests/storage/file", "tests/storage/schema"),
    *("tests/storage/journal", "tests/storage/club", "tests/services/input"),
    *("tests/services/members", "tests/cli/test_score.py"),
)
"""The tests that a newer Python can fail first, in a minute: what reads, keeps, sends and says."""
OUT = ROOT / "dist"
SCHEMAS = ENVIRONMENT / "schemas"
_SCHEMAS = str(SCHEMAS / "camt053" / "xsd")
OLDEST = (3, 11)
MISSING = 2  # what ends so could not go on: no test ran
ROOM = 4 * 1024**3  # bytes; what the tests leave lies there until each has passed

# What Qt needs of the system: to be loaded at all, and to open a window under X11.
QT_PACKAGES = (
    "libegl1",
    "libgl1",
    "libxkbcommon0",
    "libdbus-1-3",
    "libfontconfig1",
    "libglib2.0-0",
)
WINDOW_PACKAGES = (
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-image0",
    "libxcb-keysyms1",
    "libxcb-randr0",
    "libxcb-render-util0",
    "libxcb-shape0",
    "libxcb-xinerama0",
    "libxkbcommon-x11-0",
)
BROWSERS = {
    "chromium-headless-shell": ("chromium-headless-shell",),
    "chromium": ("chromium", "chromium-browser", "google-chrome"),
}
"""In which the pages of the hall are tried: packages, each with the programs that do for it.

First the one that draws no window of its own: it takes half the time.
"""
TOOLS = {
    "makensis": ("nsis",),
    "xvfb-run": ("xvfb", *WINDOW_PACKAGES),
    "xdotool": ("xdotool",),
    "dbus-daemon": ("dbus",),
    "/usr/libexec/at-spi-bus-launcher": ("at-spi2-core",),
    "objdump": ("binutils",),
    "git": ("git",),
}
"""The programs with which packages and a real window are tried, each with what brings it."""
LOADS_QT = "import PySide6.QtWidgets, PySide6.QtSvg, PySide6.QtPrintSupport"
OPENS_A_WINDOW = "from PySide6.QtWidgets import QApplication; QApplication([])"


class CannotGoOn(Exception):
    """Something is missing that this script may not put there; the text says what to do."""


def say(text: str) -> None:
    """Tell the person at the keyboard what happens."""
    print(text, file=sys.stderr, flush=True)


def python() -> Path:
    """The interpreter of the environment."""
    windows = ENVIRONMENT / "Scripts" / "python.exe"
    return windows if os.name == "nt" else ENVIRONMENT / "bin" / "python"


def child_environment() -> dict[str, str]:
    """The variables for what is started: compiled files are kept, out of the checkout."""
    return os.environ | {
        "PYTHONPYCACHEPREFIX": str(ENVIRONMENT / "compiled"),
        "PYTHONDONTWRITEBYTECODE": "",  # or each program that a test starts compiles all again
        "PYTHONPATH": str(ROOT),
        "PYTHONUTF8": "1",
    }


def call(*command: str | Path, **extra: str) -> int:
    """Run a command of the environment from the top of the checkout; its exit code."""
    environment = child_environment() | extra
    words = [str(part) for part in command]
    return subprocess.run(words, cwd=ROOT, env=environment, check=False).returncode


def told(*command: str | Path) -> tuple[int, str]:
    """The same, kept apart from what runs beside it: its exit code and all that it printed."""
    words = [str(part) for part in command]
    done = subprocess.run(
        words,
        cwd=ROOT,
        env=child_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    return done.returncode, done.stdout


def works(code: str) -> bool:
    """Whether the environment's Python can run a line of code."""
    done = subprocess.run(
        [str(python()), "-c", code], env=child_environment(), capture_output=True, check=False
    )
    return done.returncode == 0


# --- the environment ----------------------------------------------------------------------


def install_system(packages: Sequence[str], what_for: str) -> None:
    """Install Debian packages as root, or say which are missing.

    Raises:
        CannotGoOn: it is not ours to install them.
    """
    command = "apt-get install -y " + " ".join(packages)
    if shutil.which("apt-get") is None or os.name == "nt" or os.geteuid() != 0:
        raise CannotGoOn(
            f"{what_for} needs system libraries that are not here.\n"
            f"On Debian or Ubuntu: sudo {command}\n"
            "Elsewhere: the packages of the same libraries. Then give this command again."
        )
    say(f"{what_for}: installing {', '.join(packages)}")
    subprocess.run(["apt-get", "update", "-qq"], check=False)
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(["apt-get", "install", "-y", "-qq", *packages], env=quiet, check=False)
    if done.returncode != 0:
        raise CannotGoOn(f"The system could not install them. Try by hand: {command}")


def make_environment() -> None:
    """Make `.venv` where there is none.

    Raises:
        CannotGoOn: this Python cannot make one.
    """
    if python().exists():
        return
    say(f"Making an environment in {ENVIRONMENT.name} ...")
    command = [sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT)]
    if subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode != 0:
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        install_system([f"python{version}-venv"], "Making an environment")
        if subprocess.run(command, check=False).returncode != 0:
            raise CannotGoOn("Python could not make an environment; see the lines above.")
    (ENVIRONMENT / ".gitignore").write_text("*\n", encoding="utf-8")


def install(wanted: str) -> None:
    """Install one of the sets of exact versions, once per version of its file.

    Raises:
        CannotGoOn: a package could not be had, or is not the one that was tried.
    """
    make_environment()
    if any(is_stamped(one) for one in held_by(wanted)):
        return
    say("Installing the libraries (the first time this takes some minutes) ...")
    quiet = ("--quiet", "--disable-pip-version-check", "--no-input", "--no-compile")
    done = call(
        *(python(), "-m", "pip", "install", *quiet),
        *("--require-hashes", "--requirement", versions_of(wanted)),
    )
    if done != 0:
        raise CannotGoOn(
            "Not every library could be installed; the lines above say which and why.\n"
            "Without internet: set PIP_FIND_LINKS to a folder that holds the packages."
        )
    stamp_of(wanted).write_text(digest_of(wanted), encoding="utf-8")


def held_by(wanted: str) -> tuple[str, ...]:
    """The sets of versions in which another is contained: what tests need holds what runs."""
    return (wanted, "test") if wanted == "run" else (wanted,)


def versions_of(wanted: str) -> Path:
    """The file with the exact versions that a job needs: to run, to test or to make a release."""
    return ROOT / "packaging" / "versions" / f"{wanted}.txt"


def digest_of(wanted: str) -> str:
    """What tells two versions of such a file apart."""
    return hashlib.sha256(versions_of(wanted).read_bytes()).hexdigest()


def stamp_of(wanted: str) -> Path:
    """The file that tells which exact versions were installed."""
    return ENVIRONMENT / f"installed-{wanted}"


def is_stamped(wanted: str) -> bool:
    """Whether a set of exact versions is installed already."""
    stamp = stamp_of(wanted)
    return stamp.exists() and stamp.read_text(encoding="utf-8") == digest_of(wanted)


def need_qt(*, window: bool) -> None:
    """See to it that Qt can be loaded, and that it can open a window where one is wanted.

    Raises:
        CannotGoOn: it can't, and what is missing is not ours to install.
    """
    if not works(LOADS_QT):
        install_system(QT_PACKAGES, "Loading Qt")
    if window and not works(OPENS_A_WINDOW):
        install_system(QT_PACKAGES + WINDOW_PACKAGES, "Opening a window")


def need_browser() -> None:
    """See to it that there is a browser, if it is ours to install: else its tests say why not."""
    why = ""
    for package, programs in BROWSERS.items():
        if any(map(shutil.which, programs)):
            return
        try:
            install_system((package,), "Trying the pages of the hall")
        except CannotGoOn as missing:
            why = str(missing)
        else:
            return
    say(f"{why}\nThe tests of these pages are skipped.")


def need_tools() -> None:
    """See to the compiler of installers, a virtual screen and its keys, or say what is skipped."""
    for tool, packages in TOOLS.items():
        if sys.platform == "linux" and shutil.which(tool) is None:
            try:
                install_system(packages, "Trying the packages and the window")
            except CannotGoOn as missing:
                say(f"{missing}\nWhat is tried with {tool} is skipped.")


def need_libraries() -> None:
    """See to what the browser's driver and the freezing of a program load, or say it is not here.

    The Python of a Debian leaves its own library to a package apart.
    """
    wanted = {"atomic": "libatomic1"}
    if sys.base_prefix == "/usr":
        own = f"python{sys.version_info[0]}.{sys.version_info[1]}"
        wanted[own] = f"lib{own}"
    missing = [package for one, package in wanted.items() if find_library(one) is None]
    if sys.platform == "linux" and missing:
        try:
            install_system(missing, "Trying the pages of the hall and the frozen program")
        except CannotGoOn as lacking:
            say(str(lacking))


def need_schemas() -> None:
    """See to it that the published schemas of statements are there, or say that they are not."""
    if is_stamped("schemas") or os.environ.get("CLUBADMIN_SCHEMAS"):
        return
    done = call(
        *(python(), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
        *("--no-deps", "--upgrade", "--target", SCHEMAS),
        *("--require-hashes", "--requirement", versions_of("schemas")),
    )
    if done == 0:
        stamp_of("schemas").write_text(digest_of("schemas"), encoding="utf-8")
    else:
        say("The published schemas of statements are not to be had; their tests are skipped.")


# --- the commands -------------------------------------------------------------------------


def has_display() -> bool:
    """Whether a window can be opened here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def demo_folder() -> Path:
    """Where the demo club lies: beside the environment, where nobody else can put a link."""
    folder = ENVIRONMENT / "demo"
    folder.mkdir(mode=0o700, exist_ok=True)
    return folder


def run(arguments: Sequence[str]) -> int:
    """Open the window on a demo club, or do the main job without one."""
    install("run")
    folder = demo_folder()
    if arguments:
        return call(python(), "-m", "clubadmin", *arguments)
    if not has_display():
        return main_job(folder)
    need_qt(window=True)
    club = folder / "De Rode Nel.klaverjas"
    if not club.exists():
        say("Making a demo club with an evening half typed ...")
        made = ("demo", "--database", club, "--seasons", "2", "--seed", "7", "--half-typed")
        if code := call(python(), "-m", "clubadmin", *made):
            return code
    return call(python(), "-m", "clubadmin", club)


def main_job(folder: Path) -> int:
    """Sheets in, standings out, without a screen."""
    say("There is no display here, so the main job is done without a window.")
    club, paper = folder / "zonder scherm.klaverjas", folder / "stand.pdf"
    for old in folder.glob("zonder scherm.klaverjas*"):
        old.unlink() if old.is_file() else shutil.rmtree(old)
    sheets = ROOT / "resources" / "demo" / "formulieren.csv"
    steps: tuple[tuple[str, tuple[str | Path, ...]], ...] = (
        ("A demo club", ("demo", "--database", club, "--seasons", "1", "--seed", "1")),
        ("The sheets of a new evening", ("import", sheets, "--database", club)),
        (
            "The standings",
            (
                *("standings", "--database", club, "--season", "2026-2027"),
                *("--competition", "Donderdagavond", "--pdf", paper),
            ),
        ),
    )
    for what, command in steps:
        say(f"{what}: clubadmin {' '.join(str(part) for part in command)}")
        if code := call(python(), "-m", "clubadmin", *command):
            return code
    say(f"\nThe standings lie in {paper}")
    return 0


def test(arguments: Sequence[str]) -> int:
    """Everything that must pass before a change may land."""
    install("test")
    need_qt(window=False)
    need_browser()
    need_tools()
    need_libraries()
    need_schemas()
    bin_folder = python().parent
    checks: tuple[tuple[str, tuple[str | Path, ...]], ...] = (
        ("Lint", (bin_folder / "ruff", "check", "--no-cache", ".")),
        ("Format", (bin_folder / "ruff", "format", "--no-cache", "--check", ".")),
        ("Types", (python(), "-m", "mypy", "--cache-dir", ENVIRONMENT / "mypy")),
        ("Import rule", (bin_folder / "lint-imports", "--no-cache")),
    )
    failed = []
    if not arguments:
        with all_compiled(), ThreadPoolExecutor() as beside:
            done = {name: beside.submit(told, *command) for name, command in checks}
            for name, check in done.items():
                code, text = check.result()
                say(f"== {name}\n{text.rstrip()}")
                if code:
                    failed.append(name)
    say("== Tests")
    # two for a core: a third of the time a test waits for a disk, a window or a browser
    many = min(4, 2 * (os.cpu_count() or 1))
    spread = ("-n", str(many), "--dist", "loadfile", "--no-loadscope-reorder")
    workers = (*spread, "--benchmark-disable")
    with memory() as place:
        if pytest(*workers, *place, *arguments):
            failed.append("Tests")
    if not arguments:
        say("== Packages")
        if package(("--try",)):
            failed.append("Packages")
    if failed:
        say(f"Failed: {', '.join(failed)}")
    return 1 if failed else 0


def bench(arguments: Sequence[str]) -> int:
    """Print the measured figures: one process, nothing beside it."""
    install("test")
    need_qt(window=False)
    return pytest("-m", "bench", "-s", "--timeout", "0", *(arguments or ["tests/bench"]))


def nightly(arguments: Sequence[str]) -> int:
    """All tests in their long versions, and a sample of planted faults."""
    install("test")
    need_qt(window=False)
    failed = pytest("-m", "not bench", "--timeout", "0", *arguments, CLUBADMIN_NIGHT="1")
    return failed or (0 if arguments else mutate(()))


def mutate(arguments: Sequence[str]) -> int:
    """Plant faults in the domain, one at a time; whether the tests near it notice."""
    install("test")
    return call(python(), ROOT / "packaging" / "mutation.py", *arguments)


def sources(arguments: Sequence[str]) -> int:
    """Run the tests of the table of the sources, and say how many of its rules hold."""
    install("test")
    need_qt(window=False)
    words = (str(ROOT / "packaging" / "sources.py"), *arguments)
    return call(python(), *words, QT_QPA_PLATFORM="offscreen")


def newest(arguments: Sequence[str]) -> int:
    """Run some of the tests on the newest Python that is here, where that is not this one.

    Figures and papers are the same on each; files, texts and commands are tried, or the tests
    that are named. Where its libraries cannot be had, nothing is tried: the workflows do so.
    """
    there = sorted(newer_pythons())
    if not there:
        say("There is no newer Python here; the workflows try the others.")
        return 0
    version, program = there[-1]
    name = f"Python {version[0]}.{version[1]}"
    place = ROOT / f".venv-{version[0]}.{version[1]}"
    say(f"== Tests on {name}")
    environment = os.environ | {
        "CLUBADMIN_ENVIRONMENT": str(place),
        "CLUBADMIN_SCHEMAS": os.environ.get("CLUBADMIN_SCHEMAS", "") or _SCHEMAS,
    }
    words = (str(Path(__file__)), "test", *(arguments or FIRST_TO_FAIL))
    ended = subprocess.run([program, *words], env=environment, check=False).returncode
    if ended == MISSING:
        say(f"On {name} nothing is tried here: the lines above say what is missing.")
        return 0
    return ended


def newer_pythons() -> Iterator[tuple[tuple[int, int], str]]:
    """Each Python newer than this one that can be started, by its version."""
    folders = os.environ.get("PATH", "").split(os.pathsep)
    own = Path.home().glob(".pyenv/versions/*/bin")
    for folder in (*map(Path, folders), *own):
        for program in folder.glob("python3.[0-9][0-9]"):
            version = (3, int(program.name.rpartition(".")[2]))
            command = [str(program), "-c", "import ssl, venv, sqlite3"]
            tried = subprocess.run(command, capture_output=True, check=False)
            if version > sys.version_info[:2] and tried.returncode == 0:
                yield version, str(program)


def texts(arguments: Sequence[str]) -> int:
    """Collect what the program says, and say what has no English yet."""
    install("test")
    need_qt(window=False)
    return call(python(), ROOT / "packaging" / "texts.py", *arguments)


def schema(_arguments: Sequence[str]) -> int:
    """Say and make what a new table or column asks; see `packaging/schema.py`."""
    install("test")
    return call(python(), ROOT / "packaging" / "schema.py")


def make_out() -> None:
    """Make the folder for what is made, which no commit takes along."""
    OUT.mkdir(exist_ok=True)
    (OUT / ".gitignore").write_text("*\n", encoding="utf-8")


def manual(_arguments: Sequence[str]) -> int:
    """Make the manual and the quick card as PDF, in both languages, from the help."""
    install("run")
    need_qt(window=False)
    make_out()
    return call(python(), ROOT / "packaging" / "manual.py", QT_QPA_PLATFORM="offscreen")


def pictures(arguments: Sequence[str]) -> int:
    """Make the pictures of the help, or those that are named; see `packaging/pictures.py`."""
    install("run")
    need_qt(window=False)
    script = ROOT / "packaging" / "pictures.py"
    return call(python(), script, *arguments, QT_QPA_PLATFORM="offscreen")


def doors(_arguments: Sequence[str]) -> int:
    """Count what is in menus, windows and forms, and print the map of keys."""
    install("run")
    need_qt(window=False)
    return call(python(), ROOT / "packaging" / "doors.py", QT_QPA_PLATFORM="offscreen")


def versions(_arguments: Sequence[str]) -> int:
    """Choose the newest versions that pyproject.toml allows, with the digests of their files.

    No name of a place is written: a package is the right one wherever it was fetched from.
    """
    install("release")
    for name, extra in (
        ("run", ()),
        ("test", ("--extra", "test")),
        ("release", ("--extra", "release")),
    ):
        say(f"Choosing the versions to {name} ...")
        chosen = versions_of(name)
        held = () if name == "run" else ("--constraint", versions_of("run"))
        rules = ("--universal", "--python-version", ".".join(map(str, OLDEST)), "--upgrade")
        written = ("--generate-hashes", "--no-header", "--no-annotate", "--quiet")
        code = call(
            *(python().parent / "uv", "pip", "compile", ROOT / "pyproject.toml"),
            *(*extra, *held, *rules, *written, "--output-file", chosen),
        )
        if code:
            return code
    return 0


def safety(arguments: Sequence[str]) -> int:
    """Run the tests of each class of faults and print a table of them."""
    install("test")
    need_qt(window=False)
    need_tools()
    words = (str(ROOT / "packaging" / "safety.py"), *arguments)
    return call(python(), *words, QT_QPA_PLATFORM="offscreen")


def parts(_arguments: Sequence[str]) -> int:
    """Write what is inside and under which licences; see `packaging/parts.py`."""
    install("run")
    make_out()
    return call(python(), ROOT / "packaging" / "parts.py")


def package(arguments: Sequence[str]) -> int:
    """Make what is given away; see `packaging/packages.py`."""
    install("release")
    need_qt(window=False)
    make_out()
    return call(python(), ROOT / "packaging" / "packages.py", *arguments)


@contextmanager
def memory() -> Iterator[tuple[str, ...]]:
    """Where the system has a place in memory with room, clubs of tests wait for no disk."""
    place = Path("/dev/shm")  # noqa: S108 - a folder of our own is made in it
    if not place.is_dir() or shutil.disk_usage(place).free < ROOM:
        yield ()
        return
    with tempfile.TemporaryDirectory(prefix="clubadmin-tests-", dir=place) as folder:
        yield ("--basetemp", f"{folder}/tests")


@contextmanager
def all_compiled() -> Iterator[None]:
    """Find the tests beside something else: workers that find them all at once need not compile."""
    command = (str(python()), "-m", "pytest", "--collect-only", "--quiet")
    quiet = subprocess.DEVNULL  # what is wrong the tests themselves will say
    with subprocess.Popen(
        command, cwd=ROOT, env=child_environment(), stdout=quiet, stderr=quiet
    ) as finding:
        yield
        finding.wait()


def pytest(*arguments: str, **extra: str) -> int:
    """Run pytest in the environment, without a screen."""
    extra.setdefault("CLUBADMIN_SCHEMAS", os.environ.get("CLUBADMIN_SCHEMAS", "") or _SCHEMAS)
    return call(python(), "-m", "pytest", *arguments, QT_QPA_PLATFORM="offscreen", **extra)


def house(_arguments: Sequence[str]) -> int:
    """Print the figures of the house; the standard library is enough for that."""
    from house import figures  # the file beside this one

    print(figures())
    return 0


def publish(arguments: Sequence[str]) -> int:
    """Send wheel and sdist of `dist` to the package index, which trusts the release workflow.

    With `--dry-run` all is done but the sending: the files are looked at as the index does.
    """
    install("release")
    made = sorted((*OUT.glob("*.whl"), *OUT.glob("clubadmin-*.tar.gz")))
    if len(made) != 2:
        say("Not one wheel and one sdist in dist: `dev.py package wheel` makes them.")
        return 1
    trusted = ("--trusted-publishing", "never" if "--dry-run" in arguments else "always")
    return call(python().parent / "uv", "publish", *trusted, *arguments, *made)


COMMANDS = {
    "run": run,
    "test": test,
    "bench": bench,
    "nightly": nightly,
    "mutate": mutate,
    "sources": sources,
    "newest": newest,
    "texts": texts,
    "schema": schema,
    "house": house,
    "doors": doors,
    "manual": manual,
    "pictures": pictures,
    "versions": versions,
    "safety": safety,
    "parts": parts,
    "package": package,
    "publish": publish,
}


def main(arguments: Sequence[str]) -> int:
    """Do what the first word asks."""
    if sys.version_info < OLDEST:
        say(f"clubadmin needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {sys.version}.")
        return 2
    if arguments and arguments[0] in ("-h", "--help"):
        print(__doc__)
        return 0
    if not arguments or arguments[0] not in COMMANDS:
        say(__doc__ or "")
        return 2
    try:
        return COMMANDS[arguments[0]](arguments[1:])
    except CannotGoOn as trouble:
        say(str(trouble))
        return MISSING
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

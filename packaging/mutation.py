"""Whether the tests can fail: small faults planted one at a time, and the tests near each run.

The faults are planted in a copy, never in the checkout. Near a module are the tests that import
it, and those of the domain that come by it in a few imports more. They run once without a fault,
and tell which lines each comes by (trials.py); a fault is tried by the tests that come by its
line, the nearest and quickest first, until one fails. A test that goes on for ever has noticed
as well; one that is slow has not, and generated examples are the same in every run.

Ready-made tools were tried: mutmut passes over properties and the constants of a module, and
cosmic-ray writes in the checkout itself.
"""

import argparse
import ast
import os
import random
import shutil
import signal
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from datetime import date
from pathlib import Path

from changes import Change, changes_in  # the files beside this one
from trials import Record, Trials, block_at

ROOT = Path(__file__).resolve().parent.parent
WITHOUT_EFFECT = "tests/data/changes-without-effect.toml"
LEAST = 97
"""Of a hundred changes so many are to be noticed."""
NEEDED = ("clubadmin", "tests", "resources", "pyproject.toml")
FIRST = 4
"""So many test files are tried before all the others are even loaded."""
FARTHEST = 3
"""So many imports may lie between a test of another folder and the module."""
OF_DOMAIN = ("clubadmin/domain", "tests/domain", "tests/property")
EVERYWHERE = "tests/domain/test_defaults.py"
"""Looks at every module, and imports none by its name."""
PURE = ("domain", "errors", "i18n", "assets")
FAILED = {1, 2, 4, -signal.SIGPROF}
"""What a run ends with when a test failed or went on for ever, or when a file of tests or what
they share could not be loaded."""
PASSED = {0, 5}
"""The same when all passed, or when all there is waits for the night."""


class CannotTell(Exception):
    """The tests near a module fail without any change, or pytest did not run."""


# --- the tests near a module --------------------------------------------------------------


class Tests:
    """The tests of a checkout for the domain, or for another layer, and what each imports."""

    def __init__(self, root: Path, layer: str = "domain") -> None:
        self.root = root
        folders = dict.fromkeys((f"clubadmin/{layer}", f"tests/{layer}", *OF_DOMAIN))
        self.files = {
            _module(file, root): file
            for folder in folders
            for file in sorted((root / folder).rglob("*.py"))
        }
        self.imports = {name: self._imported(file) for name, file in self.files.items()}

    def near(self, file: str) -> list[str]:
        """The test files to run for a file of the package: the nearest first, short before long."""
        module = _module(self.root / file, self.root)
        own_folder = "tests/" + "/".join(Path(file).parts[1:3])
        ranked = []
        for name, test in self.files.items():
            if not test.name.startswith("test_"):
                continue
            shown = test.relative_to(self.root).as_posix()
            steps = self._steps(name, module)
            own = shown.startswith(own_folder)
            if steps is None or not (own or steps == 1 or self._is_pure(name)):
                continue
            if own or steps <= FARTHEST:
                ranked.append((steps, not own, test.stat().st_size, shown))
        everywhere = [EVERYWHERE] if (self.root / EVERYWHERE).exists() else []
        return [*(shown for *_, shown in sorted(ranked)), *everywhere]

    def _steps(self, name: str, to: str) -> int | None:
        """How many imports lie between a test and a module; None if it does not come there."""
        steps, reached = 0, {name}
        seen = set(reached)
        while reached and to not in reached:
            reached = {one for by in reached for one in self.imports[by]} & self.files.keys() - seen
            seen |= reached
            steps += 1
        return steps if reached else None

    def _is_pure(self, name: str) -> bool:
        """Whether a test needs no club: of the package it imports the domain and the ground."""
        ours = (one for one in self.imports[name] if one.startswith("clubadmin."))
        return all(one.split(".")[1] in PURE for one in ours)

    def _imported(self, file: Path) -> set[str]:
        found = set()
        for node in ast.walk(ast.parse(file.read_bytes())):
            if isinstance(node, ast.Import):
                found |= {one.name for one in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found |= {node.module, *(f"{node.module}.{one.name}" for one in node.names)}
        return found


def _module(file: Path, root: Path) -> str:
    parts = file.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


# --- one change ---------------------------------------------------------------------------


class Copy:
    """A copy of the checkout in which changes are made."""

    def __init__(self, root: Path, folder: Path, layer: str = "domain") -> None:
        self.root = root
        self.folder = folder
        self.tests = Tests(root, layer)
        self.made = 0
        leave_out = shutil.ignore_patterns("__pycache__", "*.pyc")
        for name in NEEDED:
            if (root / name).is_dir():
                shutil.copytree(root / name, folder / name, ignore=leave_out)
            elif (root / name).exists():
                shutil.copy2(root / name, folder / name)
        self.trials = Trials(folder, layer)
        self.record = Record()

    def must_pass(self, files: Iterable[str]) -> None:
        """Run the tests near some files, unchanged, and record what each comes by.

        Raises:
            CannotTell: one fails.
        """
        tests = sorted({test for file in files for test in self.tests.near(file)})
        if tests:
            ended, self.record = self.trials.record(tests)
            if ended not in PASSED:
                raise CannotTell(f"The tests fail without any change:\n{self.trials.said()}")

    def notices(self, change: Change) -> bool:
        """Whether a test that comes by it fails when the change is made.

        Raises:
            CannotTell: pytest did not run.
        """
        file = self.folder / change.file
        source, then = file.read_bytes(), file.stat()
        tests = self.record.tests(block_at(source, change.file, change.line))
        nearest = self.tests.near(change.file)[:FIRST]
        first = {test for test in tests if test.partition("::")[0] in nearest}
        self.made += 1
        try:
            file.write_bytes(change.applied(source))
            later = then.st_mtime + self.made  # or what was compiled before is taken
            os.utime(file, (later, later))
            return any(self._fails(some, change) for some in (first, tests - first) if some)
        finally:
            file.write_bytes(source)
            os.utime(file, ns=(then.st_atime_ns, then.st_mtime_ns))

    def _fails(self, tests: Iterable[str], change: Change) -> bool:
        ended = self.trials.run({test: self.record.seconds[test] for test in tests})
        if ended not in PASSED | FAILED:
            raise CannotTell(f"{change}\n{self.trials.said()}")
        return ended in FAILED


# --- a sample -----------------------------------------------------------------------------


def without_effect(root: Path) -> dict[tuple[str, str, str, str], str]:
    """The changes that are shown to change nothing, each with the reason."""
    file = root / WITHOUT_EFFECT
    rows = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {
        (row["file"], row["within"], row["was"], row["becomes"]): row["why"]
        for row in rows.get("change", [])
    }


def candidates(root: Path, under: str) -> list[Change]:
    """Every change that can be made in a file or folder."""
    place = root / under
    files = [place] if place.is_file() else sorted(place.rglob("*.py"))
    return [change for file in files for change in changes_in(file, root)]


class Count:
    """What came of a sample; prints each change that is not noticed as soon as it is known."""

    def __init__(self, known: dict[tuple[str, str, str, str], str]) -> None:
        self.known = known
        self.tried: Counter[str] = Counter()
        self.noticed: Counter[str] = Counter()
        self.alike = 0

    def take(self, change: Change, copy: Copy) -> None:
        """Try one change, unless it is known to change nothing."""
        if why := self.known.get(change.key):
            self.alike += 1
            print(f"changes nothing: {change}\n      {why}", flush=True)
            return
        folder = Path(change.file).parent.as_posix()
        self.tried[folder] += 1
        if copy.notices(change):
            self.noticed[folder] += 1
        else:
            print(f"not noticed: {change}", flush=True)

    def __str__(self) -> str:
        lines = [f"{name}: {self.noticed[name]} of {self.tried[name]}" for name in self.tried]
        whole = f"{self.noticed.total()} of {self.tried.total()} changes were noticed"
        return "\n".join([*lines, f"{whole}; {self.alike} change nothing"])

    def enough(self) -> bool:
        """Whether at least 97 of 100 were noticed."""
        return 100 * self.noticed.total() >= LEAST * self.tried.total()


def gone(changes: Collection[Change], known: Iterable[tuple[str, ...]]) -> Iterator[str]:
    """The kept changes of these files that can't be made any more: the line is another now."""
    files = {change.file for change in changes}
    keys = {change.key for change in changes}
    yield from (f"{key[0]}: {key[2]}" for key in known if key[0] in files and key not in keys)


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    """Try a sample; 0 if at least 97 of 100 were noticed."""
    words = argparse.ArgumentParser(
        prog="dev.py mutate", description=(__doc__ or "").split("\n")[0]
    )
    words.add_argument("path", nargs="?", default="clubadmin/domain")
    words.add_argument("--seed", type=int, default=int(date.today().strftime("%Y%m%d")))
    words.add_argument("--sample", type=int, default=200)
    asked = words.parse_args(arguments)
    known = without_effect(root)
    every = candidates(root, asked.path)
    for line in gone(every, known):
        print(f"kept in {WITHOUT_EFFECT}, but gone: {line}")
    some = random.Random(asked.seed).sample(every, min(asked.sample, len(every)))  # noqa: S311 - made again by its seed
    print(f"{len(some)} of {len(every)} changes, seed {asked.seed}", flush=True)
    count = Count(known)
    with tempfile.TemporaryDirectory(prefix="clubadmin-changes-") as folder:
        _, layer, *_ = (*Path(asked.path).parts, "domain")
        copy = Copy(root, Path(folder), layer)
        try:
            copy.must_pass({change.file for change in some})
            for change in sorted(some, key=lambda one: (one.file, one.start)):
                count.take(change, copy)
        except CannotTell as trouble:
            print(trouble)
            return 2
    print(count)
    return 0 if count.enough() else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

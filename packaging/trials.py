"""Runs tests in a copy of the checkout: first all as it is, then those that come by a change.

What tests stand on (pytest, SQL, Qt) is loaded once, in this process; each run is a fork of it,
which loads the package and the tests that it needs. In the first run every block of the layer
says that a test came by, so that a changed line is tried by the tests that run it and by no
others. Tests are measured in seconds of the processor: how busy the machine is changes nothing.
"""

import ast
import io
import os
import pickle
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout, suppress
from dataclasses import dataclass, field
from importlib import import_module
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

import pytest
from hypothesis import Phase, settings

LOADED = ("openpyxl", "platformdirs", "PySide6.QtCore", "sqlmodel")
"""What tests and their fixtures load that is not ours."""
QUIET = ("-q", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning")
"""That hypothesis is loaded before pytest is no trouble."""
BROKEN = 70
"""What a fork ends with when it could not run pytest."""
SECONDS = 5
TIMES = 20
"""A test is stopped after so many seconds, and so many times what it takes without a change."""


@dataclass
class Record:
    """What the tests did when nothing was changed.

    Attributes:
        seconds: how long each took.
        came_by: the blocks that each came by.
        loaded: the blocks that ran before any test did.
    """

    seconds: dict[str, float] = field(default_factory=dict)
    came_by: dict[str, frozenset[str]] = field(default_factory=dict)
    loaded: frozenset[str] = frozenset()

    def tests(self, block: str | None) -> set[str]:
        """The tests that come by a block; all where it is run as the module is loaded."""
        if block is None or block in self.loaded:
            return set(self.seconds)
        return {test for test, blocks in self.came_by.items() if block in blocks}


# --- blocks -------------------------------------------------------------------------------


def block_at(source: bytes, file: str, line: int) -> str | None:
    """The innermost block of a function that has a line; None outside all functions."""
    blocks = _blocks(ast.parse(source))
    within = [body for body in blocks if body[0].lineno <= line <= (body[-1].end_lineno or 0)]
    return _named(file, max(within, key=lambda body: body[0].lineno)) if within else None


def _blocks(module: ast.Module) -> Iterator[list[ast.stmt]]:
    """The lists of statements in functions, outer before inner."""
    functions = [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef)]
    nodes = {id(node): node for function in functions for node in ast.walk(function)}
    for node in nodes.values():
        for _field, body in ast.iter_fields(node):
            if isinstance(body, list) and body and isinstance(body[0], ast.stmt):
                yield body


def _named(file: str, body: Sequence[ast.stmt]) -> str:
    return f"{file}:{body[0].lineno}"


class _Marking(SourceFileLoader):
    """Loads a module of which every block says that it is run."""

    def __init__(self, name: str, path: str, root: Path, came_by: Callable[[str], None]) -> None:
        super().__init__(name, path)
        self._file = Path(path).relative_to(root).as_posix()
        self._came_by = came_by

    def get_code(self, fullname: str) -> CodeType:
        """Past what was compiled before."""
        del fullname
        module = ast.parse(Path(self.path).read_bytes())
        for body in list(_blocks(module)):
            mark = ast.parse(f"__came_by__({_named(self._file, body)!r})").body[0]
            body.insert(1 if _is_docstring(body[0]) else 0, ast.copy_location(mark, body[0]))
        return compile(ast.fix_missing_locations(module), self.path, "exec", dont_inherit=True)

    def exec_module(self, module: ModuleType) -> None:
        module.__dict__["__came_by__"] = self._came_by
        super().exec_module(module)


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


# --- in the fork --------------------------------------------------------------------------


class _Recorder:
    """Makes the record: a plugin of pytest, and the finder of the modules that are marked."""

    def __init__(self, root: Path, marked: str) -> None:
        self.root = root
        self.marked = marked
        self.record = Record()
        self._blocks: set[str] = set()

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, _target: object = None
    ) -> ModuleSpec | None:
        """Where a module of the layer is, to be loaded with marks."""
        if not f"{name}.".startswith(f"{self.marked}."):
            return None
        spec = PathFinder.find_spec(name, path)
        if spec is not None and spec.origin is not None:
            spec.loader = _Marking(name, spec.origin, self.root, self._blocks.add)
        return spec

    def pytest_collection_finish(self) -> None:
        """Whatever ran by now was not asked for by one test."""
        self.record.loaded = frozenset(self._blocks)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[object]) -> Iterator[None]:
        """What is made once is made for the first test that asks, and used by others as well."""
        before = set(self._blocks)
        self._blocks.clear()
        made = yield
        if fixturedef.scope != "function":
            self.record.loaded |= self._blocks
        self._blocks.update(before)
        return made

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """One test, as if it were the first: nothing is known from another."""
        for name, module in list(sys.modules.items()):
            if name.startswith("clubadmin."):
                for thing in list(vars(module).values()):
                    if hasattr(thing, "cache_clear"):
                        thing.cache_clear()
        self._blocks.clear()
        begin = time.process_time()
        done = yield
        self.record.seconds[item.nodeid] = time.process_time() - begin
        self.record.came_by[item.nodeid] = frozenset(self._blocks)
        return done


class _Chosen:
    """Leaves the tests that come by a change, the quick first; stops one that goes on and on."""

    def __init__(self, seconds: dict[str, float]) -> None:
        self.seconds = seconds

    def pytest_collection(self) -> None:
        """When the tests' own profile is there: no smaller example is looked for."""
        phases = (Phase.explicit, Phase.generate)
        settings.register_profile("found", settings.default, phases=phases)
        settings.load_profile("found")

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """File by file, so that what a file makes for all its tests is made once."""
        items[:] = [item for item in items if item.nodeid in self.seconds]
        files: dict[Path, list[float]] = {}
        for item in items:
            files.setdefault(item.path, []).append(self.seconds[item.nodeid])
        each = {path: sum(all_of_it) / len(all_of_it) for path, all_of_it in files.items()}
        items.sort(key=lambda item: (each[item.path], str(item.path), self.seconds[item.nodeid]))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """SIGPROF ends the whole run: it would not come to its end any more."""
        signal.setitimer(signal.ITIMER_PROF, SECONDS + TIMES * self.seconds[item.nodeid])
        done = yield
        signal.setitimer(signal.ITIMER_PROF, 0)
        return done


# --- the copy -----------------------------------------------------------------------------


class Trials:
    """Tests of the copy in a folder, run in forks of this process."""

    def __init__(self, folder: Path, layer: str = "domain") -> None:
        self.folder = folder
        self.layer = layer
        self.told = folder / "told.txt"
        """What pytest said last."""
        self.told.touch()
        for name in LOADED:
            with suppress(ImportError):  # what is not there, no test needs
                import_module(name)
        with redirect_stdout(io.StringIO()):  # its plugins are loaded, and there is no test
            pytest.main([*QUIET, "--rootdir", str(folder), str(self.told)])
        sys.pycache_prefix = str(folder / "compiled")  # of what is tried; the rest is compiled

    def said(self) -> str:
        """The end of what pytest said last."""
        return self.told.read_text(encoding="utf-8", errors="replace")[-3000:]

    def record(self, files: Sequence[str]) -> tuple[int, Record]:
        """Run the tests of some files; how pytest ended and what they did."""
        kept = self.folder / "record"

        def run() -> int:
            recorder = _Recorder(self.folder, f"clubadmin.{self.layer}")
            sys.meta_path.insert(0, recorder)
            ended = self._pytest(files, recorder)
            kept.write_bytes(pickle.dumps(recorder.record))
            return ended

        ended = self._forked(run)
        return ended, pickle.loads(kept.read_bytes())  # noqa: S301 - it was written just now

    def run(self, tests: dict[str, float]) -> int:
        """Run some tests, each with its seconds, until one fails; how pytest ended."""

        def run() -> int:
            sys.dont_write_bytecode = True
            files = dict.fromkeys(test.partition("::")[0] for test in tests)
            return self._pytest(list(files), _Chosen(tests))

        return self._forked(run)

    def _pytest(self, files: Sequence[str], plugin: object) -> int:
        """In the fork: run files with a plugin."""
        sys.path.insert(0, str(self.folder))
        os.chdir(self.folder)
        os.environ |= {"PYTHONPATH": str(self.folder), "PYTHONUTF8": "1"}
        options = (*QUIET, "--rootdir", ".", "-x", "-n", "0", "--benchmark-disable")
        return int(pytest.main([*options, *files], [plugin]))

    def _forked(self, work: Callable[[], int]) -> int:
        """What some work ends with in a fork; negative is the signal that ended it."""
        sys.stdout.flush()
        process = os.fork()
        if process:
            return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
        ended = BROKEN
        try:
            with self.told.open("wb") as told:
                os.dup2(told.fileno(), 1)
                os.dup2(told.fileno(), 2)
            ended = work()
            sys.stdout.flush()
        finally:
            os._exit(ended)

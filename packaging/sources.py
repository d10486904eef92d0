"""The table of the sources: what the documents say, article by article, and which tests show it.

The table is tests/data/sources.csv: a number, the document, the article, the rule in one line of
our own, and the tests that show it, without their parameters and with a space between. An item
holds when it names a test, all it names are there, and they pass.
"""

import ast
import csv
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TABLE = "tests/data/sources.csv"
COLUMNS = ("number", "source", "article", "rule", "tests")


@dataclass(frozen=True)
class Item:
    """One rule of a document, and the tests that show that it holds."""

    number: int
    source: str
    article: str
    rule: str
    tests: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.number}. {self.source}, {self.article}: {self.rule}"


def items(root: Path = ROOT) -> list[Item]:
    """The table as it stands in the file."""
    with (root / TABLE).open(encoding="utf-8", newline="") as file:
        return [
            Item(
                int(row["number"]),
                row["source"],
                row["article"],
                row["rule"],
                tuple(row["tests"].split()),
            )
            for row in csv.DictReader(file, strict=True)
        ]


def missing(tests: Iterable[str], root: Path = ROOT) -> set[str]:
    """Which of these are in no file; the files are read and not run."""
    found: dict[str, set[str]] = {}
    for test in tests:
        path = test.partition("::")[0]
        if path not in found:
            found[path] = set(_tests_in(root / path, path))
    return {test for test in tests if test not in found[test.partition("::")[0]]}


def _tests_in(file: Path, path: str) -> Iterator[str]:
    if not file.is_file():
        return
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            yield from (f"{path}::{node.name}::{name}" for name in _names(node.body))
        else:
            yield from (f"{path}::{name}" for name in _names([node]))


def _names(nodes: Sequence[ast.stmt]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name


def holding(table: Iterable[Item], passed: Mapping[str, bool]) -> list[Item]:
    """The items of which every test passed."""
    return [
        item for item in table if item.tests and all(passed.get(one, False) for one in item.tests)
    ]


def told(table: Sequence[Item], held: Sequence[Item]) -> str:
    """How many of how many hold, and the others by their line."""
    others = [f"  {item}" for item in table if item not in held]
    return "\n".join([f"{len(held)} of {len(table)} hold", *others])


class _Outcomes:
    """What became of each test, whatever its parameters; pytest fills it."""

    def __init__(self) -> None:
        self.passed: dict[str, bool] = {}

    def pytest_runtest_logreport(self, report: object) -> None:
        """A test passed when each part of each of its cases did."""
        name = str(getattr(report, "nodeid", "")).partition("[")[0]
        if getattr(report, "when", "") == "call" or getattr(report, "outcome", "") != "passed":
            good = getattr(report, "outcome", "") == "passed"
            self.passed[name] = good and self.passed.get(name, True)


def main(arguments: Sequence[str]) -> int:
    """Run the tests that the table names, and say how many of the items hold."""
    import pytest

    table = items()
    named = dict.fromkeys(test for item in table for test in item.tests)
    there = [test for test in named if test not in missing(named)]
    outcomes = _Outcomes()
    pytest.main(["-q", "--benchmark-disable", *arguments, *there], plugins=[outcomes])
    held = holding(table, outcomes.passed)
    print(told(table, held))
    return 0 if len(held) == len(table) else 1


if __name__ == "__main__":
    import sys

    raise SystemExit(main(sys.argv[1:]))

"""What the sources say is kept as a table, and each line of it names the tests that show it."""

import importlib.util
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent.parent


def _sources() -> ModuleType:
    spec = importlib.util.spec_from_file_location("sources", ROOT / "packaging" / "sources.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = made
    spec.loader.exec_module(made)
    return made


SOURCES = _sources()
TABLE = SOURCES.items()


def test_every_item_says_where_it_stands_and_what_it_asks() -> None:
    assert [item.number for item in TABLE] == list(range(1, len(TABLE) + 1))
    assert [str(item) for item in TABLE if not (item.source and item.article and item.rule)] == []
    assert len({item.source for item in TABLE}) == 5


def test_every_test_that_is_named_is_there() -> None:
    named = {test for item in TABLE for test in item.tests}
    assert SOURCES.missing(named) == set()
    assert [str(item) for item in TABLE if max(Counter(item.tests).values(), default=1) > 1] == []


def test_no_item_is_without_a_test() -> None:
    shown = [item for item in TABLE if item.tests]
    print(SOURCES.told(TABLE, shown))
    assert shown == TABLE


def test_an_item_holds_when_all_its_tests_are_there_and_passed() -> None:
    one, two, three = (
        SOURCES.Item(number, "NKU", "Roem", "20", tests)
        for number, tests in ((1, ("a::b", "a::c")), (2, ("a::b",)), (3, ()))
    )
    table = [one, two, three]
    assert SOURCES.holding(table, {"a::b": True, "a::c": True}) == [one, two]
    assert SOURCES.holding(table, {"a::b": True, "a::c": False}) == [two]
    assert SOURCES.holding(table, {"a::b": True}) == [two]
    assert SOURCES.told(table, [two]).splitlines() == [
        "1 of 3 hold",
        "  1. NKU, Roem: 20",
        "  3. NKU, Roem: 20",
    ]


def test_a_test_that_is_not_there_is_seen() -> None:
    here = "tests/test_sources.py::test_a_test_that_is_not_there_is_seen"
    gone = {"tests/test_sources.py::test_gone", "tests/no_such_file.py::test_gone"}
    assert SOURCES.missing({here, *gone}) == gone

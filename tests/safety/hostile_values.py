"""Every service that writes, found by reading the code, and hostile values for its parameters.

A service is a public function of `clubadmin.services` with an open club for its first parameter.
It writes when it, or a function that it calls, makes a change. What it is called with is built
from what its parameters are said to be: a number or a text by itself, a choice, or a figure of
`clubadmin.model` as the reading services hand it out, with one field of it hostile.
"""

import ast
import dataclasses
import importlib
import inspect
import pkgutil
import types
import typing
from collections import abc
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date, datetime
from enum import Enum
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Literal, NamedTuple

import clubadmin.domain
import clubadmin.model
import clubadmin.services
import clubadmin.storage
from clubadmin.i18n import Message
from clubadmin.services.club.club import OpenClub

TEXTS = (
    *("", "\0", "Piet\0Bos", "\x1b]0;\x07\x9b", "half \ud800 letter", "\x85\u2028\u202e", "\ufffe"),
    *("x" * 300, "lang " * 500, "x" * 21_000, "9" * 20, "-1", "'\"; DROP TABLE member; --", "<b>&"),
)
NUMBERS = (
    *(-(10**15), -(2**63) - 1, -1, 0, 10**9 + 1, 10**15, 2**31, 2**53 + 1, 2**63 - 1, 2**63),
    *(10**30,),
)
DAYS = (
    *(date.min, date(1899, 12, 31), date(1900, 1, 1), date(2199, 12, 31), date(2200, 1, 1)),
    *(date(2206, 9, 1), date.max),
)
USUAL = ("Een tekst", "Jan Bos", "ns", "made", "92", "n", "7")
HOSTILE: dict[type, tuple[Any, ...]] = {
    str: TEXTS,
    int: NUMBERS,
    float: (float("nan"), float("inf"), -1e300, 1e300),
    date: DAYS,
    datetime: tuple(datetime(day.year, day.month, day.day, 23, 59, 59) for day in DAYS),
    bool: (True, False),
    bytes: (b"", b"\0" * 50, b"\xff\xfe\xd8" * 700),
}
_GATE = frozenset(("change", "writing", "rewrite", "erase_in_open"))


class Service(NamedTuple):
    """A function that writes, by where it is."""

    name: str
    call: Callable[..., Any]


def _modules(package: types.ModuleType) -> Iterator[types.ModuleType]:
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        yield importlib.import_module(found.name)


@cache
def functions() -> dict[str, Callable[..., Any]]:
    """Every public function that is given an open club, by its module and name."""
    found = {}
    for module in _modules(clubadmin.services):
        for name, one in inspect.getmembers(module, inspect.isfunction):
            first = next(iter(inspect.signature(one).parameters.values()), None)
            own = one.__module__ == module.__name__ and not name.startswith("_")
            if own and first and hints(one).get(first.name) is OpenClub:
                found[f"{module.__name__.removeprefix('clubadmin.services.')}.{name}"] = one
    return found


@cache
def services() -> tuple[Service, ...]:
    """Those of them that write."""
    writing = _writing()
    return tuple(
        Service(name, one)
        for name, one in sorted(functions().items())
        if (one.__module__, one.__name__) in writing
    )


@cache
def _writing() -> frozenset[tuple[str, str]]:
    """Every function of the services from which a change is made, by itself or by another."""
    calls: dict[tuple[str, str], set[tuple[str, str]]] = {}
    writing: set[tuple[str, str]] = set()
    for module in _modules(clubadmin.services):
        tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))
        for function in (one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)):
            own = (module.__name__, function.name)
            known = {**vars(module), **_imported(function)}
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and _name(node.func) in _GATE:
                    writing.add(own)
                if isinstance(node, ast.Name | ast.Attribute):
                    calls.setdefault(own, set()).update(_meant(known, node))
    while True:
        more = {own for own, called in calls.items() if called & writing} - writing
        if not more:
            return frozenset(writing)
        writing |= more


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _meant(known: dict[str, Any], node: ast.Name | ast.Attribute) -> Iterator[tuple[str, str]]:
    """The function that a name in another one leads to, by all that is known there."""
    if isinstance(node, ast.Name):
        found = known.get(node.id)
    else:
        found = getattr(known.get(_name(node.value)), node.attr, None)
    if inspect.isfunction(found):
        yield found.__module__, found.__name__


def _imported(function: ast.FunctionDef) -> dict[str, Any]:
    found = {}
    for node in ast.walk(function):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("clubadmin"):
            for one in node.names:
                module = importlib.import_module(str(node.module))
                value = getattr(module, one.name, None)
                if value is None:
                    value = importlib.import_module(f"{node.module}.{one.name}")
                found[one.asname or one.name] = value
    return found


@cache
def _classes() -> dict[str, Any]:
    """What annotations name that are only imported for the type checker."""
    found: dict[str, Any] = {}
    for package in (clubadmin.domain, clubadmin.model, clubadmin.storage, clubadmin.services):
        for module in _modules(package):
            for name, one in vars(module).items():
                if inspect.isclass(one) and one.__module__ == module.__name__:
                    found.setdefault(name, one)
    return found


def hints(one: Callable[..., Any]) -> dict[str, Any]:
    """What its parameters are."""
    module = importlib.import_module(one.__module__)
    return typing.get_type_hints(one, {**_classes(), **vars(module)})


# --- values


Leaf = tuple[Any, ...]
"""Where in the parameters a plain value stands: by parameter, then by field or place."""


@dataclasses.dataclass
class Values:
    """Makes what a service is called with.

    Attributes:
        samples: of each class examples that the reading services handed out.
        numbers: by the name of a parameter or field the numbers that are in the club.
        texts: the same for texts.
        folder: where a file that is named may be.
        seed: which of the examples, numbers and texts are taken.
        given: what the service does its work with, by parameter; the rest is chosen.
        hostile: the one leaf that is hostile, and its value.
        leaves: the leaves that were met, by what they are.
    """

    samples: Mapping[type, Sequence[Any]]
    numbers: Mapping[str, Sequence[int]]
    texts: Mapping[str, Sequence[str]]
    folder: Path
    seed: int = 0
    given: Mapping[str, Any] = dataclasses.field(default_factory=dict)
    hostile: tuple[Leaf, Any] | None = None
    leaves: dict[Leaf, type] = dataclasses.field(default_factory=dict)

    def __post_init__(self) -> None:
        self._chance = Random(self.seed)

    def arguments(self, service: Callable[..., Any]) -> dict[str, Any]:
        """Of every parameter but the club; those with a default too."""
        self._chance = Random(self.seed)
        known = hints(service)
        first, *rest = inspect.signature(service).parameters
        assert first
        return {name: self._of(known[name], (name,), self.given.get(name)) for name in rest}

    def _of(self, kind: Any, at: Leaf, sample: Any = None) -> Any:
        origin = typing.get_origin(kind)
        if origin is not None or kind is Callable:
            return self._made_of(origin, typing.get_args(kind), at, sample)
        if kind in HOSTILE:
            return self._plain(kind, at, sample)
        if kind in (Any, object, None, type(None)):
            return sample
        if issubclass(kind, Enum):
            return sample if isinstance(sample, kind) else self._chance.choice(list(kind))
        if kind is Path:
            return self.folder / "geen.bestand"
        if kind in (Random, Message):
            return Random(self.seed) if kind is Random else Message("Een zin")
        if issubclass(kind, str):  # such as a decision: made of a word that was read
            return sample if isinstance(sample, kind) else kind("ns=3")
        return self._figure(kind, at, sample)

    def _made_of(self, origin: Any, inner: tuple[Any, ...], at: Leaf, sample: Any) -> Any:
        """What is made of other kinds: one of several, a row of them, one by another."""
        if origin in (typing.Union, types.UnionType):
            return self._of_several(inner, at, sample)
        if origin is Literal:
            return sample if sample in inner else self._chance.choice(inner)
        if origin in (abc.Callable, None):
            return sample or (lambda *_all, **_more: datetime(2026, 11, 12, 20, 15))
        if origin is tuple and inner[1:] != (Ellipsis,):
            each = zip(inner, sample or (None,) * len(inner), strict=True)
            return tuple(self._of(one, (*at, n), value) for n, (one, value) in enumerate(each))
        if issubclass(origin, abc.Mapping):
            return {
                self._of(inner[0], (*at, n, 0), key): self._of(inner[1], (*at, n, 1), value)
                for n, (key, value) in enumerate((sample or {None: None}).items())
            }
        most = None if at[0] in self.given else 4
        given = [*(sample or ())][:most] or [None] * self._chance.choice((1, 2, 4))
        if sample is not None and not sample and most is None:
            given = []
        made = [self._of(inner[0], (*at, n), one) for n, one in enumerate(given)]
        return origin(made) if origin in (list, set, frozenset) else tuple(made)

    def _of_several(self, inner: tuple[Any, ...], at: Leaf, sample: Any) -> Any:
        """Of the kinds that it may be: that of the example, else the first that can be made."""
        for one in inner:
            if inspect.isclass(one) and isinstance(sample, one) and one is not type(None):
                return self._of(one, at, sample)
        if at[0] in self.given and sample is None:
            plain = next((one for one in inner if one in HOSTILE), None)
            if plain is not None:
                self.leaves[at] = plain
            return self.hostile[1] if self.hostile is not None and self.hostile[0] == at else None
        if type(None) in inner and self._chance.random() < 0.3:
            return None
        kinds = [one for one in inner if one is not type(None)]
        return self._of(self._chance.choice(kinds), at, sample)

    def _plain(self, kind: type, at: Leaf, sample: Any) -> Any:
        if at[0] not in ("today", "now"):  # the clock of the program, typed by nobody
            self.leaves[at] = kind
        named = next((str(one) for one in reversed(at) if isinstance(one, str)), "")
        usual: dict[type, Sequence[Any]] = {
            int: self.numbers.get(named, (1, 2, 4)),
            str: self.texts.get(named, USUAL),
            date: (date(2026, 11, 12), date(2026, 9, 1), date(2027, 5, 5)),
            datetime: (datetime(2026, 11, 12, 20, 15),),
            bool: (False, True),
        }
        chosen = self._chance.choice(usual.get(kind, HOSTILE[kind]))
        if self.hostile is not None and self.hostile[0] == at:
            return self.hostile[1]
        return chosen if sample is None else sample

    def _figure(self, kind: type, at: Leaf, sample: Any) -> Any:
        """A figure of the model: the example, each of its fields built from what it holds."""
        example = sample
        if not isinstance(sample, kind) and self.samples.get(kind):
            example = self._chance.choice(self.samples[kind])
        names = getattr(kind, "_fields", ())
        if dataclasses.is_dataclass(kind):
            names = tuple(one.name for one in dataclasses.fields(kind) if one.init)
        if not names:
            if example is None:
                raise TypeError(f"no value for {kind} at {at}")
            return example
        module = importlib.import_module(kind.__module__)
        known = typing.get_type_hints(kind, {**_classes(), **vars(module)})
        return kind(
            **{
                name: self._of(known[name], (*at, name), getattr(example, name, None))
                for name in names
            }
        )


def harvested(value: Any, found: dict[type, list[Any]], depth: int = 5) -> None:
    """Note examples of each class in what a service answered."""
    if depth and dataclasses.is_dataclass(value) and not isinstance(value, type):
        _note(value, found)
        for one in dataclasses.fields(value):
            harvested(getattr(value, one.name), found, depth - 1)
    elif depth and isinstance(value, tuple | list | set | frozenset):
        if hasattr(value, "_fields"):
            _note(value, found)
        for one in list(value)[:8]:
            harvested(one, found, depth - 1)
    elif depth and isinstance(value, dict):
        for one in list(value.values())[:3]:
            harvested(one, found, depth - 1)


def _note(value: Any, found: dict[type, list[Any]]) -> None:
    there = found.setdefault(type(value), [])
    if len(there) < 30:
        there.append(value)

"""Finds, in the sources, the Dutch that services, storage and the rules say to people.

A template is the text with `%1`, `%2` ... where a value comes in, as the catalogue in
`clubadmin/services/english` writes it.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

from clubadmin.storage.file.errors import StorageError

PACKAGE = Path(__file__).parents[2] / "clubadmin"
SAYING = (  # beside services and storage: what of the domain reaches the window in Dutch
    "domain/comparison/hands.py",
    "domain/draw/groups/apart_note.py",
    "domain/draw/formats/comparison.py",
    "domain/draw/drawing.py",
    "domain/draw/formats/drawn_on.py",
    "domain/draw/plan/fixed_tables.py",
    "domain/draw/formats/howell_players.py",
    "domain/draw/formats/knockout.py",
    "domain/draw/formats/knockout_rounds.py",
    "domain/draw/lines.py",
    "domain/draw/groups/notes.py",
    "domain/draw/formats/pairs.py",
    "domain/standings/prizes.py",
    "domain/standings/ranking_rule.py",
    "domain/draw/formats/schevenings.py",
    "domain/draw/formats/teams.py",
    "domain/standings/ties.py",
    "domain/rules/fields.py",
    "domain/rules/fields_together.py",
    "domain/rules/rules.py",
)
_ASKED = ("named", "between", "one_of")  # of services.checks: an argument names the field
_TROUBLES: list[type[StorageError]] = [StorageError, *StorageError.__subclasses__()]
_RAISED = (  # with the sentence that is told
    *("Refused", "Gone", "RulesError", "RankingError", "PrizeError", "DrawError", "NoHand"),
    *(kind.__name__ for kind in _TROUBLES),
)
_DEEPEST = 5  # names, functions and arguments that are followed to the text behind them
_GOES_ON = re.compile(r"[.;:] .*%[1-9]$|[.;:] %[1-9]$")  # a sentence that ends in a value


@dataclass(frozen=True)
class Said:
    """A template and where it stands.

    `values` are the texts that may fill each gap, in templates again; none where the module
    itself does not tell them.
    """

    where: str
    text: str
    values: tuple[tuple[str, ...], ...] = ()

    @property
    def template(self) -> str:
        """The text by itself."""
        return self.text.strip()

    @property
    def expanded(self) -> tuple[str, ...]:
        """The templates with every known value filled in."""
        gaps = [known or (None,) for known in self.values]
        return tuple(_filled(self.text, chosen) for chosen in product(*gaps))


def sentences() -> Iterator[Said]:
    """Every text that ends as a sentence does, docstrings aside."""
    for module in _modules():
        for owner, node in module.texts():
            said = module.said(node, owner)
            if _is_sentence(said.template):
                yield said


def refusals() -> Iterator[Said]:
    """Every text that is raised, however it ends; a field that an error names aside."""
    for module in _modules():
        for owner, node in module.everything():
            if isinstance(node, ast.Call) and _called(node) in _RAISED:
                for given in node.args:
                    for leaf, where in module.leaves(given, owner):
                        said = module.said(leaf, where)
                        if " " in said.template:
                            yield said


def labels() -> Iterator[Said]:
    """What changes are called in the journal, and so what undo says."""
    for module in _modules():
        for owner, node in module.everything():
            given = node.args[0] if isinstance(node, ast.Call) and node.args else None
            if _called(node) in ("change", "writing") and isinstance(given, ast.expr):
                for leaf, where in module.leaves(given, owner):
                    yield module.said(leaf, where)


def field_names() -> Iterator[Said]:
    """What a field is called in the refusals of `services.checks`."""
    for module in _modules():
        for owner, node in module.everything():
            if isinstance(node, ast.Call) and _called(node) in _ASKED:
                given = [one for one in node.args if isinstance(one, ast.Constant | ast.Name)]
                found = [leaf for one in given for leaf, _ in module.leaves(one, owner)]
                texts = {str(one.value) for one in found if isinstance(one, ast.Constant)} - {""}
                yield from (Said(module.at(node), text) for text in texts)


class _Module:
    def __init__(self, name: str, tree: ast.Module) -> None:
        self.name = name
        self.tree = tree
        self.functions = {
            node.name: node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)
        }
        self._scopes: list[ast.AST] = [
            tree,
            *(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)),
        ]

    def at(self, node: ast.AST) -> str:
        return f"{self.name}:{getattr(node, 'lineno', 0)}"

    def everything(self) -> Iterator[tuple[ast.AST, ast.AST]]:
        """Each node with the function, or the module, in which it stands."""
        for owner in self._scopes:
            for node in _own(owner):
                yield owner, node

    def texts(self) -> Iterator[tuple[ast.AST, ast.AST]]:
        """The texts of the module but for docstrings and the parts of f-strings."""
        aside = set(_no_texts(self.tree))
        for owner, node in self.everything():
            if _is_text(node) and id(node) not in aside:
                yield owner, node

    def said(self, node: ast.AST, owner: ast.AST) -> Said:
        gaps = [part.value for part in _parts(node) if isinstance(part, ast.FormattedValue)]
        values = tuple(
            tuple(dict.fromkeys(_template(leaf) for leaf, _ in self.leaves(gap, owner)))
            for gap in gaps
        )
        return Said(self.at(node), _template(node), values)

    def leaves(
        self, node: ast.AST, owner: ast.AST, deep: int = _DEEPEST
    ) -> Iterator[tuple[ast.AST, ast.AST]]:
        """The texts that an expression may come to, each with the function it stands in."""
        if _is_text(node):
            yield node, owner
        elif deep:
            for inner, scope in self._behind(node, owner):
                yield from self.leaves(inner, scope, deep - 1)

    def _behind(self, node: ast.AST, owner: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
        if isinstance(node, ast.Name):
            yield from self._named(node.id, owner)
        elif isinstance(node, ast.Call) and _called(node) == "join":
            yield from ((joined, owner) for joined in _two_joined(node))
        elif isinstance(node, ast.Call):
            function = self.functions.get(_called(node))
            for inner in ast.walk(function) if function else ():
                if isinstance(inner, ast.Return) and inner.value is not None:
                    yield inner.value, function or owner
        else:
            for inner in _choices(node):
                yield inner, owner

    def _named(self, name: str, owner: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
        for scope in dict.fromkeys((owner, self.tree)):
            for value in _assigned(scope, name):
                yield value, scope
        if isinstance(owner, ast.FunctionDef):
            names = [one.arg for one in owner.args.args]
            if name in names:
                yield from self._given(owner.name, names.index(name), name)

    def _given(self, function: str, place: int, name: str) -> Iterator[tuple[ast.AST, ast.AST]]:
        """What the module's own calls give a function for one of its arguments."""
        for owner, node in self.everything():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id == function and place < len(node.args):
                    yield node.args[place], owner
                if node.func.id == function:
                    yield from ((one.value, owner) for one in node.keywords if one.arg == name)


@cache
def _modules() -> tuple[_Module, ...]:
    files = [PACKAGE / name for name in SAYING]
    for room in ("services", "storage"):
        files += sorted((PACKAGE / room).rglob("*.py"))
    return tuple(
        _Module(file.relative_to(PACKAGE).as_posix(), ast.parse(file.read_text(encoding="utf-8")))
        for file in files
        if file.parent.name != "english"
    )


def _is_sentence(text: str) -> bool:
    if text.endswith("..") or "\n" in text:
        return False
    return text.count(" ") > 1 and (text.endswith(".") or bool(_GOES_ON.search(text)))


def _is_text(node: ast.AST) -> bool:
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str)
    return isinstance(node, ast.JoinedStr)


def _parts(node: ast.AST) -> list[ast.expr]:
    return node.values if isinstance(node, ast.JoinedStr) else []


def _template(node: ast.AST) -> str:
    """The text with its gaps numbered, those of `str.format` included."""
    if isinstance(node, ast.Constant):
        return _numbered(str(node.value))
    texts = [str(one.value) if isinstance(one, ast.Constant) else "{}" for one in _parts(node)]
    return _numbered("".join(texts))


def _filled(template: str, chosen: tuple[str | None, ...]) -> str:
    """The template with texts in some of its gaps; all gaps are numbered again."""

    def value(gap: re.Match[str]) -> str:
        known = chosen[int(gap[1]) - 1] if chosen else None
        return "{}" if known is None else re.sub(r"%[1-9]", "{}", known)

    return _numbered(re.sub(r"%([1-9])", value, template)).strip()


def _numbered(text: str) -> str:
    whole, *rest = text.split("{}")
    return whole + "".join(f"%{gap}{more}" for gap, more in enumerate(rest, 1))


def _called(node: ast.AST) -> str:
    if not isinstance(node, ast.Call):
        return ""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _two_joined(call: ast.Call) -> Iterator[ast.expr]:
    """`" en ".join(...)` as the f-string that it is for two; nothing without a word between."""
    between = call.func.value if isinstance(call.func, ast.Attribute) else None
    if isinstance(between, ast.Constant) and any(map(str.isalpha, str(between.value))):
        one, other = (ast.FormattedValue(ast.Constant(0), -1) for _ in range(2))
        yield ast.JoinedStr([one, between, other])


def _own(owner: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a function or module, those of functions inside it aside."""
    for child in ast.iter_child_nodes(owner):
        if not isinstance(child, ast.FunctionDef):
            yield child
            yield from _own(child)


def _no_texts(tree: ast.Module) -> Iterator[int]:
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield from (id(part) for part in node.values)
        elif isinstance(node, ast.FormattedValue) and node.format_spec:
            yield id(node.format_spec)
        elif isinstance(node, ast.Expr):
            yield id(node.value)


def _choices(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.IfExp):
        return [node.body, node.orelse]
    if isinstance(node, ast.BoolOp | ast.Dict):
        return node.values
    return [node.value] if isinstance(node, ast.Subscript) else []


def _assigned(scope: ast.AST, name: str) -> Iterator[ast.AST]:
    for node in _own(scope):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                yield from _given_to(target, node.value, name)


def _given_to(target: ast.expr, value: ast.expr, name: str) -> Iterator[ast.AST]:
    if isinstance(target, ast.Name):
        if target.id == name:
            yield value
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.IfExp):
        yield from _given_to(target, value.body, name)
        yield from _given_to(target, value.orelse, name)
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, given in zip(target.elts, value.elts, strict=False):
            yield from _given_to(one, given, name)

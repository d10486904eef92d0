"""The small faults that can be planted in a module: one operator, constant or branch changed.

No candidates are what no test can see: annotations, texts, decorators, `__all__`, asserts, the
guard `strict=` of zip, and what is imported for types only.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

OPERATORS: dict[type[ast.AST], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"),
    ast.Pow: ("**", "*"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
    ast.BitXor: ("^", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
}
BUILT_IN = {"min": "max", "max": "min", "any": "all", "all": "any"}
EMPTY = {
    "int": "0",
    "float": "0.0",
    "Fraction": "Fraction(0)",
    "bool": "False",
    "str": '""',
    "tuple": "()",
    "list": "[]",
    "dict": "{}",
    "set": "set()",
    "frozenset": "frozenset()",
    "Counter": "Counter()",
    "Sequence": "()",
    "Mapping": "{}",
    "Iterator": "iter(())",
    "Iterable": "()",
}
"""What a function can return instead of a figure, by what it says it returns."""


@dataclass(frozen=True)
class Change:
    """One change in one file.

    Attributes:
        file: from the top of the checkout.
        line: where it starts, from 1.
        within: the function or class, with those around it; empty for the module itself.
        start: the first byte that is replaced.
        end: the byte after the last.
        new: what comes instead.
        was: the lines as they are, made one.
        becomes: the same lines after the change.
    """

    file: str
    line: int
    within: str
    start: int
    end: int
    new: str
    was: str
    becomes: str

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What tells it from others as long as its own lines stay as they are."""
        return self.file, self.within, self.was, self.becomes

    def __str__(self) -> str:
        return f"{self.file}:{self.line}\n    - {self.was}\n    + {self.becomes}"

    def applied(self, source: bytes) -> bytes:
        """The text of the file with this change."""
        return source[: self.start] + self.new.encode() + source[self.end :]


def changes_in(file: Path, root: Path) -> list[Change]:
    """Every change that can be made in a file, in the order of its text."""
    source = file.read_bytes()
    reader = _Reader(source, file.relative_to(root).as_posix())
    found = {(one.start, one.end, one.new): one for one in reader.module()}
    return sorted(found.values(), key=lambda one: (one.start, one.end, one.new))


class _Reader:
    """Reads the changes of one module."""

    def __init__(self, source: bytes, name: str) -> None:
        self.source = source
        self.name = name
        self.offsets = [0]
        for line in source.splitlines(keepends=True):
            self.offsets.append(self.offsets[-1] + len(line))

    def module(self) -> Iterator[Change]:
        """All of the module."""
        yield from self._walk(ast.parse(self.source), ())

    def _walk(self, node: ast.AST, within: tuple[str, ...]) -> Iterator[Change]:
        for start, end, new in self._edits(node):
            yield self._change(start, end, new, within)
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            within = (*within, node.name)
        if isinstance(node, ast.FunctionDef):
            for start, end, new in self._returns(node):
                yield self._change(start, end, new, within)
        for child in _children(node):
            yield from self._walk(child, within)

    def _change(self, start: int, end: int, new: str, within: tuple[str, ...]) -> Change:
        first = self.source.rfind(b"\n", 0, start) + 1
        last = self.source.find(b"\n", end)
        was, becomes = (
            " ".join((self.source[first:start] + middle + self.source[end:last]).decode().split())
            for middle in (self.source[start:end], new.encode())
        )
        line = self.source.count(b"\n", 0, start) + 1
        return Change(self.name, line, ".".join(within), start, end, new, was, becomes)

    # --- what can be changed in a node ----------------------------------------------------

    def _edits(self, node: ast.AST) -> Iterator[tuple[int, int, str]]:
        for operator, left, right in _operators(node):
            yield self._operator(operator, left, right)
        for condition in _conditions(node):
            start, end = self._span(condition)
            yield start, end, f"not ({self.source[start:end].decode()})"
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
            start = self._start(node)
            yield start, start + (3 if isinstance(node.op, ast.Not) else 1), ""
        if isinstance(node, ast.Constant):
            yield from ((*self._span(node), new) for new in _other_constants(node.value))
        if isinstance(node, ast.Call) and ast.unparse(node.func) in BUILT_IN:
            yield *self._span(node.func), BUILT_IN[ast.unparse(node.func)]

    def _operator(self, operator: ast.AST, left: ast.expr, right: ast.expr) -> tuple[int, int, str]:
        old, new = OPERATORS[type(operator)]
        at = self.source.index(old.encode(), self._span(left)[1], self._start(right))
        return at, at + len(old), new

    def _returns(self, function: ast.FunctionDef) -> Iterator[tuple[int, int, str]]:
        empty = _empty(function.returns)
        for node in _own(function):
            if isinstance(node, ast.Return) and node.value is not None and empty is not None:
                start, end = self._span(node.value)
                old = self.source[start:end].decode()
                if old != empty and not isinstance(node.value, ast.Constant):
                    yield start, end, empty

    def _start(self, node: ast.expr) -> int:
        return self.offsets[node.lineno - 1] + node.col_offset

    def _span(self, node: ast.expr) -> tuple[int, int]:
        assert node.end_lineno is not None  # noqa: S101 - for the type checker
        assert node.end_col_offset is not None  # noqa: S101 - for the type checker
        return self._start(node), self.offsets[node.end_lineno - 1] + node.end_col_offset


# --- what is no candidate -----------------------------------------------------------------


def _children(node: ast.AST) -> Iterator[ast.AST]:
    """What lies in a node and is run."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _unseen(child):
                yield child


def _unseen(node: ast.AST) -> bool:
    if isinstance(node, ast.If):
        return "TYPE_CHECKING" in ast.dump(node.test)
    if isinstance(node, ast.Assign):
        return _names_a_type(node)
    if isinstance(node, ast.keyword):
        return node.arg == "strict"
    if isinstance(node, ast.Call):
        return ast.unparse(node.func) in ("isinstance", "cast")
    return isinstance(node, ast.Assert | ast.JoinedStr)


def _names_a_type(node: ast.Assign) -> bool:
    """Whether it is `__all__`, or gives a type a name: Sums = dict[str, int] | None."""
    target = node.targets[0]
    if not isinstance(target, ast.Name):
        return False
    bare = target.id.strip("_")
    return target.id == "__all__" or (bare[:1].isupper() and not bare.isupper())


def _is_text(node: ast.BinOp) -> bool:
    return any(
        isinstance(side, ast.JoinedStr)
        or (isinstance(side, ast.Constant) and isinstance(side.value, str))
        for side in (node.left, node.right)
    )


# --- what comes instead -------------------------------------------------------------------


def _operators(node: ast.AST) -> Iterator[tuple[ast.AST, ast.expr, ast.expr]]:
    """The operators of a node, each with what stands left and right of it."""
    if isinstance(node, ast.Compare):
        sides = [node.left, *node.comparators]
        yield from zip(node.ops, sides[:-1], sides[1:], strict=True)
    elif isinstance(node, ast.BinOp) and not _is_text(node):
        yield node.op, node.left, node.right
    elif isinstance(node, ast.BoolOp):
        for left, right in pairwise(node.values):
            yield node.op, left, right


def _other_constants(value: object) -> Iterator[str]:
    if isinstance(value, bool):
        yield str(not value)
    elif isinstance(value, int | float):
        yield str(value + 1)
        yield f"({value - 1})" if value < 1 else str(value - 1)


def _conditions(node: ast.AST) -> Iterator[ast.expr]:
    """The conditions of a branch, but for those that the change of their operator turns round."""
    if isinstance(node, ast.If | ast.IfExp | ast.While):
        tests = [node.test]
    elif isinstance(node, ast.comprehension):
        tests = node.ifs
    else:
        return
    for test in tests:
        single = isinstance(test, ast.Compare) and len(test.ops) == 1
        turned = single and not isinstance(
            test.ops[0],
            ast.Lt | ast.LtE | ast.Gt | ast.GtE,  # type: ignore[attr-defined]
        )
        if not turned and not isinstance(test, ast.Constant | ast.UnaryOp):
            yield test


def _empty(returns: ast.expr | None) -> str | None:
    """An empty thing of the kind that a function says it returns; None where there is none."""
    if returns is None:
        return None
    if "None" in (part.strip() for part in ast.unparse(returns).split("|")):
        return "None"
    bare = returns.value if isinstance(returns, ast.Subscript) else returns
    return EMPTY.get(ast.unparse(bare))


def _own(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """The nodes of a function, but for those of functions in it."""
    todo: list[ast.AST] = list(function.body)
    while todo:
        node = todo.pop()
        if not isinstance(node, ast.FunctionDef | ast.Lambda):
            yield node
            todo += ast.iter_child_nodes(node)

"""Figures of the house: circles of modules, the fullest folders, lines, files and docstrings.

Imports inside functions count as those at the top do; what is imported for types only counts
for circles.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "clubadmin"
MOST = 29
"""Modules in a folder, at most."""
BARE = (
    *("Who", "Whom", "Whose", "What", "Which", "Where", "When", "Of", "That", "And", "But", "For"),
    *("Likewise", "As", "So", "It", "They", "This", "These", "Those", "One"),
    *("In", "On", "At", "By", "With", "From", "To", "Again", "Its", "Their", "His"),
)
"""Words with which no docstring begins: they name nothing."""

Graph = Mapping[str, set[str]]
_HOLDS_IMPORTS = (ast.stmt, ast.ExceptHandler, ast.match_case)  # and no expression does


@cache
def modules() -> dict[str, Path]:
    """Every module of the package with its file."""
    found = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


def graph(*, for_types: bool = False) -> dict[str, set[str]]:
    """Which modules of the package each module imports; with `for_types`, those for them too."""
    known = modules()
    return {
        name: {
            one
            for one, typed in _imported(file)
            if typed <= for_types and not _holds(one, name, known)
        }
        for name, file in known.items()
    }


def _holds(folder: str, name: str, known: Mapping[str, Path]) -> bool:
    """Whether a folder is the one a module lies in, which Python loads before it in any case."""
    inside = name == folder or name.startswith(f"{folder}.")
    return inside and known[folder].name == "__init__.py"


@cache
def _imported(file: Path) -> frozenset[tuple[str, bool]]:
    """The modules of ours that a module imports, and whether for types only."""
    return frozenset(_imports(file, modules()))


def _imports(file: Path, known: Mapping[str, Path]) -> Iterator[tuple[str, bool]]:
    todo: list[tuple[ast.AST, bool]] = [(ast.parse(file.read_text(encoding="utf-8")), False)]
    while todo:
        node, typed = todo.pop()
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            todo += ((one, True) for one in node.body)
            todo += ((one, typed) for one in node.orelse)
            continue
        if isinstance(node, ast.Import):
            yield from ((one.name, typed) for one in node.names if one.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module in known:
            for one in node.names:
                inner = f"{node.module}.{one.name}"
                yield (inner if inner in known else node.module), typed
        inner_nodes = (one for one in ast.iter_child_nodes(node) if isinstance(one, _HOLDS_IMPORTS))
        todo += ((one, typed) for one in inner_nodes)


def circles(of: Graph) -> list[list[str]]:
    """The groups of modules that import each other round about, the largest first (Tarjan)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    waiting: list[str] = []
    found = []

    def walk(one: str) -> None:
        index[one] = low[one] = len(index)
        waiting.append(one)
        for other in of[one]:
            if other not in index:
                walk(other)
                low[one] = min(low[one], low[other])
            elif other in waiting:
                low[one] = min(low[one], index[other])
        if low[one] == index[one]:
            at = waiting.index(one)
            found.append(sorted(waiting[at:]))
            del waiting[at:]

    for one in of:
        if one not in index:
            walk(one)
    return sorted((group for group in found if len(group) > 1), key=len, reverse=True)


def folders() -> Counter[str]:
    """How many modules lie in each folder, its face aside."""
    files = (file for file in modules().values() if file.name != "__init__.py")
    return Counter(file.parent.relative_to(PACKAGE.parent).as_posix() for file in files)


def bare_docstrings() -> tuple[int, list[str]]:
    """The number of docstrings, and where each stands that begins with one of `BARE`."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    told = [
        (f"{name}.{getattr(node, 'name', '')}: {text.splitlines()[0]}", text)
        for name, file in modules().items()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, kinds) and (text := ast.get_docstring(node))
    ]
    return len(told), [
        where for where, text in told if re.split(r"\W", text, maxsplit=1)[0] in BARE
    ]


def figures() -> str:
    """The figures, a line each."""
    known, imports = modules(), graph()
    readers = Counter(one for others in imports.values() for one in others)
    plain = [name for name, file in known.items() if file.name != "__init__.py"]
    lines = sum(len(file.read_text(encoding="utf-8").splitlines()) for file in known.values())
    named = Counter(known[name].name for name in plain)
    docstrings, bare = bare_docstrings()
    told = {
        "circles of modules": ", ".join(map(str, map(len, circles(graph(for_types=True)))))
        or "none",
        "fullest folders": ", ".join(f"{name} {many}" for name, many in folders().most_common(4)),
        "files": str(len(known)),
        "lines": f"{lines:,}",
        "docstrings": f"{docstrings:,}; begin with a bare who, in what or of which: {len(bare)}",
        "modules with one reader": str(sum(readers[name] == 1 for name in plain)),
        "names used more than twice": ", ".join(
            f"{name} {many}" for name, many in named.most_common() if many > 2
        ),
    }
    return "\n".join(f"{what}: {figure}" for what, figure in told.items())

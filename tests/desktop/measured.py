"""Which tests look at a window, and which only read the names and texts in it."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
LOOKS = re.compile(
    r"\b(?:grab|shot|pictures?|width|height|size|sizeHint|geometry|\w*[rR]ect|map[TF]\w+|viewport"
    r"|fontMetrics|\w*ScrollBar|pixel\w*|colour|x|y)\(|\.tokens|styleSheet|help\.lines"
)
WORD = re.compile(r"\w+")


@cache
def measured(file: Path) -> frozenset[str]:
    """The names in a file that stand for a place, a size, a colour or a picture.

    Itself, by what else stands in the file, or by what it takes from other tests. Where tests
    share a window all of them do: it is made by the first.
    """
    text = file.read_text(encoding="utf-8")
    body, lines = ast.parse(text).body, text.splitlines()
    parts = {
        name: "\n".join(lines[node.lineno - 1 : node.end_lineno])
        for node in body
        for name in _names(node)
    }
    if 'scope="' in text and LOOKS.search(text):
        return frozenset(parts)
    found = {name for name, part in parts.items() if LOOKS.search(part)}
    found |= {
        alias.asname or alias.name
        for node in body
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tests.")
        for alias in node.names
        if alias.name in _of_module(str(node.module))
    }
    while more := {
        name for name, part in parts.items() if name not in found and found & {*WORD.findall(part)}
    }:
        found |= more
    return frozenset(found)


def _of_module(name: str) -> frozenset[str]:
    file = ROOT.joinpath(*name.split(".")).with_suffix(".py")
    return measured(file) if file.exists() else frozenset()


def _names(node: ast.stmt) -> tuple[str, ...]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return (node.name,)
    if isinstance(node, ast.Assign):
        return tuple(one.id for one in node.targets if isinstance(one, ast.Name))
    return ()

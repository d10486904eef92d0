"""Every table and all that goes to the clipboard leave by one place that nothing can run from."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import clubadmin

HOME = Path(clubadmin.__file__).parent
WRITERS = {
    "services/exchange/write.py": {"csv.writer", "xlsxwriter.Workbook"},
    "services/lists/people.py": {"csv.writer"},
    "services/input/outgoing.py": {"'\\t'.join"},
    "desktop/kit/copying.py": {"clipboard().setText"},
}
"""By file what alone may be used there; each puts cells through `outgoing.quoted`."""
_KINDS = ("csv.writer", "csv.DictWriter", "openpyxl.Workbook", "xlsxwriter.Workbook", "'\\t'.join")
_CLIPBOARD = tuple(
    f"clipboard().{one}" for one in ("setText", "setMimeData", "setPixmap", "setImage")
)


_WORDS = ("csv", "Workbook", "\\t", "clipboard", "Environment")  # one of which each way has


def ways_out(source: str) -> Iterator[str]:
    if not any(one in source for one in _WORDS):
        return
    for call in (one for one in ast.walk(ast.parse(source)) if isinstance(one, ast.Call)):
        said = ast.unparse(call.func)
        if said in _KINDS:
            yield said
        if said.endswith(_CLIPBOARD):
            yield said.partition(".")[2]
        if said in ("Environment", "jinja2.Environment"):
            given = {one.arg: ast.unparse(one.value) for one in call.keywords}
            if given.get("autoescape") != "True":
                yield "pages without escaping"


def test_nothing_leaves_by_another_way() -> None:
    found = {
        (path.relative_to(HOME).as_posix(), way)
        for path in sorted(HOME.rglob("*.py"))
        for way in ways_out(path.read_text("utf-8"))
    }
    allowed = {(file, way) for file, ways in WRITERS.items() for way in ways}
    assert found - allowed == set()
    assert allowed <= found  # the list says no more than there is


def test_the_clipboard_is_written_at_the_place_where_it_is_asked_for() -> None:
    """A clipboard that is kept under a name could be written unseen."""
    sources = {path: path.read_text("utf-8") for path in HOME.rglob("*.py")}
    for path, source in sources.items():
        for node in ast.walk(ast.parse(source)) if "clipboard" in source else ():
            if isinstance(node, ast.Assign):
                assert not ast.unparse(node.value).endswith("clipboard()"), path


@pytest.mark.parametrize(
    "code",
    [
        "QGuiApplication.clipboard().setText(x)",
        "QApplication.clipboard().setMimeData(x)",
        "csv.writer(out).writerows(rows)",
        "'\\t'.join(cells)",
        "Environment(loader=x)",
    ],
)
def test_another_way_would_be_found(code: str) -> None:
    assert list(ways_out(code))

"""What people type never becomes part of a statement: the services put in only what is theirs.

Ruff finds every statement that is put together (S608) and cannot tell of what; here it is seen
that it is of constants of the module, and each other place stands in a list with its reason.
"""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RUFF = Path(sys.executable).parent / "ruff"

_ASKED = ("check", "--no-cache", "--isolated", "--select", "S608", "--output-format", "json")

LOOKED_AT = {
    ("archive/game_lists.py", "who_played"): "SQL of the module, by name",
    ("archive/lists/careers.py", "who_played"): "SQL of the module, by name",
    ("archive/meetings.py", "seat"): "x or y, the names of rows in the statement",
    ("archive/meetings.py", "what"): "columns that the module names",
    ("archive/meetings.py", "which"): "a condition that the module names",
    ("archive/past/closed.py", "who_played"): "SQL of the module, by name",
    ("attendance/turnout.py", "who_played"): "SQL of the module, by name",
    ("club/club.py", "join"): "the columns of the club's row",
    ("club/uses.py", "place"): "tables that the module names",
    ("members/card.py", "who_played"): "SQL of the module, by name",
    ("members/entrants.py", "column"): "member_id, pair_id or team_id",
    **{
        ("members/merging.py", name): "tables and columns that the module names"
        for name in ("column", "table")
    },
    ("publishing/season_book.py", "who_played"): "SQL of the module, by name",
    **{
        (file, "apart"): "SQL of the storage, about rows that the statement names"
        for file in (
            "archive/past/closed.py",
            "archive/people.py",
            "archive/search.py",
            "comparison/session.py",
            "draw/ledger.py",
            "explain/evenings/reading.py",
            "members/entrants.py",
            "publishing/season_book.py",
            "sheets/statistics.py",
            "standings/pair_evenings.py",
        )
    },
    ("standings/absences.py", "at"): "member_id, pair_id or team_id",
    ("standings/absences.py", "half"): "a or b",
    ("standings/divisions.py", "column"): "member_id, pair_id or team_id",
    ("standings/groups.py", "column"): "member_id, pair_id or team_id",
}


def put_in(folder: str) -> Iterator[tuple[str, str]]:
    """The file and the name of all that is put into a statement and is no constant."""
    told = subprocess.run(
        [RUFF, *_ASKED, ROOT / folder],
        check=False,
        capture_output=True,
        text=True,
    )
    for one in json.loads(told.stdout):
        file = Path(one["filename"])
        lines = range(one["location"]["row"], one["end_location"]["row"] + 1)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and node.lineno in lines:
                for name in _names(node):
                    yield file.relative_to(ROOT / folder).as_posix(), name


def _names(statement: ast.JoinedStr) -> Iterator[str]:
    for part in ast.walk(statement):
        if not isinstance(part, ast.FormattedValue):
            continue
        value = part.value
        called = value.func if isinstance(value, ast.Call) else value
        if isinstance(called, ast.Attribute) and not isinstance(called.value, ast.Constant):
            called = called.value
        name = called.attr if isinstance(called, ast.Attribute) else ast.unparse(called)
        if not name.lstrip("_").isupper():
            yield name


def test_the_services_put_only_what_is_theirs_into_a_statement() -> None:
    assert set(put_in("clubadmin/services")) == set(LOOKED_AT)


def test_a_name_that_somebody_typed_would_be_seen(tmp_path: Path) -> None:
    """Broken on purpose."""
    (tmp_path / "x.py").write_text('def f(c, name):\n    c.execute(f"SELECT {name} FROM member")\n')
    assert list(put_in(str(tmp_path))) == [("x.py", "name")]

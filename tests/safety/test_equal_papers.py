"""Safety 20: the same paper made twice, also by another start of the program, is equal."""

import ast
import hashlib
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from clubadmin import reports
from clubadmin.model.club.printing import Printing
from clubadmin.reports.kit import page
from tests.reports import made_up
from tests.reports.played import played
from tests.reports.test_contest_papers import beforehand
from tests.safety.test_hostile_names_board import PAPERS as OF_THE_BOARD
from tests.safety.test_hostile_names_papers import PAPERS as OTHERS
from tests.turns import tries

CLUB, STAMP = made_up.CLUB, made_up.STAMP
PAPERS: dict[str, Callable[[], bytes]] = {
    "standings": lambda: reports.standings(made_up.standings(60), Printing(CLUB, stamp=STAMP)),
    "result": lambda: reports.evening_result(made_up.result(27), Printing(CLUB, stamp=STAMP)),
    "draw": lambda: reports.draw_list(made_up.evening(27), Printing(CLUB, stamp=STAMP)),
    "names": lambda: reports.draw_list(made_up.evening(27), Printing(CLUB, stamp=STAMP), "name"),
    "slips": lambda: reports.seat_slips(made_up.evening(27), Printing(CLUB, stamp=STAMP)),
    "sheets": lambda: reports.blank_sheets(made_up.evening(27), Printing(CLUB, stamp=STAMP)),
    "rectification": lambda: reports.rectification(
        made_up.rectification(), Printing(CLUB, stamp=STAMP)
    ),
    **{
        name: lambda made=made: made[1](made[0](), Printing(CLUB))  # type: ignore[misc]
        for name, made in OF_THE_BOARD.items()
    },
    **{name: partial(make, "Bos, Jan", CLUB) for name, make in OTHERS.items()},
}
if tries(0, 1):  # those of a contest are looked at by day in tests/reports
    PAPERS |= beforehand(played("schevenings", 4, 1, 2))
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", PAPERS)
def test_the_same_paper_made_twice_is_equal(name: str) -> None:
    assert PAPERS[name]() == PAPERS[name]()


def test_another_start_of_the_program_makes_the_same_papers() -> None:
    command = (
        "import hashlib; from tests.safety.test_equal_papers import PAPERS\n"
        "for name in reversed(PAPERS): print(name, hashlib.sha256(PAPERS[name]()).hexdigest())"
    )
    out = subprocess.run(
        [sys.executable, "-c", command], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    here = {name: hashlib.sha256(make()).hexdigest() for name, make in PAPERS.items()}
    assert dict(line.rsplit(" ", 1) for line in out.splitlines()) == here


CANVASES = ("Canvas", "BaseDocTemplate", "super().__init__")
CHANCE = {"random", "secrets", "time", "uuid"}


def ways_to_differ(source: str) -> list[str]:
    """Where the source of a paper looks at a clock or chance, or lets ReportLab do so."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            named = [getattr(node, "module", None) or "", *(one.name for one in node.names)]
            found += [one for one in named if one.partition(".")[0] in CHANCE]
        elif isinstance(node, ast.Call):
            said, given = ast.unparse(node.func), {one.arg for one in node.keywords}
            if said.endswith((".now", ".today", ".utcnow")):
                found.append(said)
            of_pages = said == "Canvas" or (said in CANVASES and "pagesize" in given)
            if of_pages and "invariant" not in given:
                found.append(said)
    return found


def test_no_paper_looks_at_a_clock_or_at_chance() -> None:
    papers = sorted((ROOT / "clubadmin" / "reports").rglob("*.py"))
    assert {one.name: ways_to_differ(one.read_text("utf-8")) for one in papers} == {
        one.name: [] for one in papers
    }


@pytest.mark.parametrize(
    "source", ["import random", "from time import time", "date.today()", "Canvas(out, pagesize=A4)"]
)
def test_one_that_did_would_be_seen(source: str) -> None:
    assert ways_to_differ(source)


def test_a_canvas_that_looks_at_the_clock_would_be_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moments = iter(range(1_000_000, 2_000_000, 1000))
    monkeypatch.setattr("time.time", lambda: next(moments))
    make = page.Canvas

    def dated(*args: object, **more: object) -> object:
        return make(*args, **{**more, "invariant": 0})

    monkeypatch.setattr(page, "Canvas", dated)
    assert PAPERS["result"]() != PAPERS["result"]()

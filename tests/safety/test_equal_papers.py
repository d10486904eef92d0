"""Safety 20: the same paper made twice, also by another start of the program, is equal."""

import hashlib
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from clubadmin import reports
from clubadmin.reports.kit import page
from tests.reports import made_up

CLUB, STAMP = made_up.CLUB, made_up.STAMP
PAPERS: dict[str, Callable[[], bytes]] = {
    "standings": lambda: reports.standings(made_up.standings(60), CLUB, stamp=STAMP),
    "result": lambda: reports.evening_result(made_up.result(27), CLUB, stamp=STAMP),
    "draw": lambda: reports.draw_list(made_up.evening(27), CLUB, stamp=STAMP),
    "names": lambda: reports.draw_list(made_up.evening(27), CLUB, "name", stamp=STAMP),
    "slips": lambda: reports.seat_slips(made_up.evening(27), CLUB, stamp=STAMP),
    "sheets": lambda: reports.blank_sheets(made_up.evening(27), CLUB, stamp=STAMP),
    "rectification": lambda: reports.rectification(made_up.rectification(), CLUB, stamp=STAMP),
}
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
    assert dict(line.split() for line in out.splitlines()) == here


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

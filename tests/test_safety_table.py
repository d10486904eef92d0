"""The table of the classes of faults counts what was tried and what held."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "packaging"))
import safety  # noqa: E402


def test_every_class_is_there_and_its_tests_as_well() -> None:
    assert {*range(1, 27)} <= set(safety.CLASSES)
    without = [number for number, kind in safety.CLASSES.items() if not kind.where]
    assert without == []
    places = [one for kind in safety.CLASSES.values() for one in kind.where if "/" in one]
    assert [one for one in places if not (ROOT / one).exists()] == []
    inside = {one.name for one in (ROOT / "tests" / "safety").glob("test_[0-9]*.py")}
    assert inside <= {Path(one).name for one in places}, "no class forgets a test of its own"


@pytest.mark.parametrize(
    ("said", "tried", "held"),
    [
        ("12 passed, 3 skipped, 1 deselected in 4.20s", 12, 12),
        ("2 failed, 12 passed in 61.00s (0:01:01)", 14, 12),
        ("1 passed, 1 error in 0.50s", 2, 1),
        ("no tests ran in 0.10s", 0, 0),
    ],
)
def test_what_pytest_says_is_counted(said: str, tried: int, held: int) -> None:
    found = safety.Outcome.told(said)
    assert (found.tried, found.held) == (tried, held)
    assert found.seconds > 0


def test_what_does_not_hold_is_seen_in_its_row_and_in_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(safety, "tried", lambda kind, nightly: safety.Outcome(3, 3, 1.0))
    assert safety.main(["7", "10"]) == 0
    assert "NOT HELD" not in capsys.readouterr().out
    monkeypatch.setattr(safety, "tried", lambda kind, nightly: safety.Outcome(3, 2, 1.0))
    assert safety.main(["7"]) == 1
    assert "NOT HELD" in capsys.readouterr().out
    monkeypatch.setattr(safety, "tried", lambda kind, nightly: safety.Outcome(0, 0, 1.0))
    assert safety.main(["7"]) == 1, "a class of which nothing was tried does not hold"

"""A rule set that is added costs its file, and its marks."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.domain.rules.one_more import NAME

ROOT = Path(__file__).parents[3]
OF_EVERY_SET = (
    *("tests/domain/scoring/test_keypad.py", "tests/domain/scoring/test_rule_sets.py"),
    *("tests/domain/scoring/test_shipped_rules.py", "tests/domain/scoring/test_statistics.py"),
    *("tests/domain/scoring/test_marked_rows.py", "tests/domain/referee/test_marked_plays.py"),
    *("tests/domain/rules", "tests/server/test_looks.py", "tests/services/club/test_rulesets.py"),
)
"""What goes through all that come with the program."""


@pytest.mark.nightly
def test_a_rule_set_that_is_added_asks_only_for_its_marks() -> None:
    run = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "-p", "tests.domain.rules.one_more"),
            *("-p", "no:randomly", "--benchmark-disable", "-rf", "--tb=line", "-k", _CHOSEN),
            *(str(ROOT / name) for name in OF_EVERY_SET),
        ],
        check=False,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    asked = re.findall(r"assert not \"Of '(.+?) (\S+)' there is no mark yet", run.stdout)
    failed = re.findall(r"^FAILED \S+?\[(\S+) (\S+)\]", run.stdout, re.MULTILINE)
    assert ("rows", NAME) in asked, run.stdout[-3000:]
    assert {name for _, name in asked} == {NAME}
    assert f"{len(set(asked))} failed" in run.stdout, run.stdout[-3000:]
    assert set(failed) == set(asked)


_CHOSEN = f"not test_another_set and (not marked or {NAME})"

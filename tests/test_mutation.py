"""The command that plants small faults: it sees which are noticed, and leaves the rest alone."""

import subprocess
import sys
from pathlib import Path

import pytest

PACKAGING = Path(__file__).parent.parent / "packaging"
FARE = '''"""Fares."""

Sums = dict[str, int] | None


def half_fare(age: int) -> bool:
    """Whether somebody under twelve, or of 65 and older, pays half."""
    return age < 12 or age >= 65


def fare(age: int, whole: int = 4) -> int:
    """What somebody pays."""
    return whole // 2 if half_fare(age) else whole


def first_whole(age: int) -> int:
    """The age at which somebody begins to pay all."""
    while half_fare(age):
        age += 1
    return age
'''
TESTS = """from clubadmin.domain.row.fare import first_whole, half_fare


def test_who_pays_half() -> None:
    assert [half_fare(age) for age in (11, 12, 65)] == [True, False, True]


def test_from_when_one_pays_all() -> None:
    assert first_whole(9) == 12
"""
KEPT = """[[change]]
file = "clubadmin/domain/row/fare.py"
within = "half_fare"
was = "return age < 12 or age >= 65"
becomes = "return age < 12 or age >= 64"
why = "Nobody is 64."

[[change]]
file = "clubadmin/domain/row/fare.py"
within = "half_fare"
was = "return age < 10"
becomes = "return age <= 10"
why = "It was another line once."
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with one module, a test of half of it and two kept changes."""
    files = {
        "clubadmin/__init__.py": "",
        "clubadmin/domain/__init__.py": "",
        "clubadmin/domain/row/__init__.py": "",
        "clubadmin/domain/row/fare.py": FARE,
        "tests/domain/row/test_fare.py": TESTS,
        "tests/data/changes-without-effect.toml": KEPT,
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def _tell(checkout: Path, code: str) -> list[str]:
    """What a few lines print that may use the command's modules."""
    before = f"import sys; from pathlib import Path; sys.path.insert(0, {str(PACKAGING)!r})\n"
    before += f"import changes, mutation; root = Path({str(checkout)!r})\n"
    command = [sys.executable, "-c", before + code]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.stderr == ""
    return done.stdout.splitlines()


def test_each_operator_constant_and_branch_is_a_candidate_and_types_are_not(checkout: Path) -> None:
    told = _tell(checkout, "for one in mutation.candidates(root, 'clubadmin'): print(one.becomes)")
    half = [line for line in told if "age <" in line or "age >" in line or "False" in line]
    assert sorted(half) == [
        "return False",
        "return age < 11 or age >= 65",
        "return age < 12 and age >= 65",
        "return age < 12 or age > 65",
        "return age < 12 or age >= 64",
        "return age < 12 or age >= 66",
        "return age < 13 or age >= 65",
        "return age <= 12 or age >= 65",
    ]
    rest = [line for line in told if line not in half]
    assert sorted(rest) == [
        "age += 0",
        "age += 2",
        "def fare(age: int, whole: int = 3) -> int:",
        "def fare(age: int, whole: int = 5) -> int:",
        "return 0",
        "return 0",
        "return whole * 2 if half_fare(age) else whole",
        "return whole // 1 if half_fare(age) else whole",
        "return whole // 2 if not (half_fare(age)) else whole",
        "return whole // 3 if half_fare(age) else whole",
        "while not (half_fare(age)):",
    ]


def test_each_change_that_was_shown_to_change_nothing_can_still_be_made() -> None:
    code = """
known = mutation.without_effect(root)
made = [one for file in {key[0] for key in known} for one in mutation.candidates(root, file)]
print(*mutation.gone(made, known), sep="\\n")
"""
    assert _tell(PACKAGING.parent, code) == [""]


def test_in_the_services_the_tests_of_the_folder_are_near_and_in_the_domain_none_of_them(
    checkout: Path,
) -> None:
    for name, text in {
        "clubadmin/services/__init__.py": "",
        "clubadmin/services/fares/__init__.py": "",
        "clubadmin/services/fares/paying.py": "from clubadmin.domain.row import fare\n",
        "tests/services/fares/test_paying.py": "from clubadmin.services.fares import paying\n",
    }.items():
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        (checkout / name).write_text(text, encoding="utf-8")
    code = """
print(*mutation.Tests(root, "services").near("clubadmin/services/fares/paying.py"))
print(*mutation.Tests(root).near("clubadmin/domain/row/fare.py"))
"""
    assert _tell(checkout, code) == [
        "tests/services/fares/test_paying.py",
        "tests/domain/row/test_fare.py",
    ]


@pytest.mark.nightly
def test_what_is_noticed_what_is_not_and_what_changes_nothing_are_counted_apart(
    checkout: Path,
) -> None:
    code = """
kept = [one for one in mutation.candidates(root, 'clubadmin') if one.becomes in (
    'return age < 12 or age > 65',
    'return age < 12 or age >= 64',
    'return whole // 3 if half_fare(age) else whole',
    'age += 0',  # and it never ends
)]
mutation.candidates = lambda *_: kept
print(mutation.main(['--seed', '1'], root))
"""
    assert _tell(checkout, code) == [
        "kept in tests/data/changes-without-effect.toml, but gone: "
        "clubadmin/domain/row/fare.py: return age < 10",
        "4 of 4 changes, seed 1",
        "changes nothing: clubadmin/domain/row/fare.py:8",
        "    - return age < 12 or age >= 65",
        "    + return age < 12 or age >= 64",
        "      Nobody is 64.",
        "not noticed: clubadmin/domain/row/fare.py:13",
        "    - return whole // 2 if half_fare(age) else whole",
        "    + return whole // 3 if half_fare(age) else whole",
        "clubadmin/domain/row: 2 of 3",
        "2 of 3 changes were noticed; 1 change nothing",
        "1",
    ]
    assert (checkout / "clubadmin/domain/row/fare.py").read_text(encoding="utf-8") == FARE


def test_tests_that_fail_without_any_change_tell_nothing(checkout: Path) -> None:
    test = checkout / "tests/domain/row/test_fare.py"
    test.write_text(TESTS.replace("False", "True"), encoding="utf-8")
    bare = "import trials; trials.LOADED = ()\n"  # here no test asks for it
    told = _tell(checkout, f"{bare}print(mutation.main(['--sample', '1'], root))")
    assert "The tests fail without any change:" in told
    assert told[-1] == "2"

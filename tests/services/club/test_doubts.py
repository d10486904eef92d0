"""What opening looks for costs a start little."""

import os
import subprocess
import sys
from pathlib import Path

from tests.services.demo_club import demo_file

ROOT = Path(__file__).parents[3]
CODE = """
import sys
from clubadmin.services.club.club import open_club
from clubadmin.services.club.doubts import doubts
club = open_club(sys.argv[1])
before = 'sqlmodel' in sys.modules
assert doubts(club) == ()
club.close()
print(before, 'sqlmodel' in sys.modules)
"""


def test_looking_for_what_cannot_be_loads_no_classes_of_rows(tmp_path: Path) -> None:
    club = demo_file(tmp_path / "demo.klaverjas")
    home = {**os.environ, "HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    told = ""
    for _ in range(2):  # first the file is strange, and looked over whole
        told = subprocess.run(
            [sys.executable, "-c", CODE, club],
            capture_output=True,
            cwd=ROOT,
            env={**home, "PYTHONPATH": str(ROOT)},
            text=True,
            timeout=120,
            check=True,
        ).stdout
    assert told == "False False\n"

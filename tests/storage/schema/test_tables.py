"""The tables are there whoever looks on while they are loaded."""

import subprocess
import sys

LOOKED_AT = """
import builtins

plain = builtins.__import__

def looking(*given, **named):
    module = plain(*given, **named)
    hasattr(module, "__wrapped__")  # as Qt's toolkit asks of what is loaded
    return module

builtins.__import__ = looking
from clubadmin.storage.schema.tables import tables

assert "scoresheet" in tables()
assert builtins.__import__ is looking
"""


def test_a_toolkit_that_looks_into_what_is_imported_keeps_no_table_away() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOOKED_AT], check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-500:]

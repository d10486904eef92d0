"""The tables are there whoever looks on while they are loaded."""

import subprocess
import sys

import pytest

LOOKED_AT = """
import builtins

plain = builtins.__import__

def looking(*given, **named):
    module = plain(*given, **named)
    hasattr(module, "__wrapped__")  # as Qt's toolkit asks of what is loaded
    return module

def begins(*given, **named):
    if given[0].endswith("_migration") and not once:
        once.append(True)
        builtins.__import__ = looking
    return begun(*given, **named)

import importlib
from clubadmin.storage.schema.tables import tables

begun, once = importlib.__import__, []
if {late}:
    importlib.__import__ = begins
else:
    builtins.__import__ = looking
assert "scoresheet" in tables()
"""


@pytest.mark.parametrize("late", [False, True])
def test_a_toolkit_that_looks_into_what_is_imported_keeps_no_table_away(late: bool) -> None:
    """It may begin to look while the libraries are being loaded."""
    script = LOOKED_AT.replace("{late}", str(late))
    done = subprocess.run(
        [sys.executable, "-c", script], check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-500:]

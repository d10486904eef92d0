"""A folder in memory: what these tests are about does not depend on how slow a disk is."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")


@pytest.fixture
def memory_folder() -> Iterator[Path]:
    """A folder that is quick to sync, where the system has one."""
    folder = Path(tempfile.mkdtemp(dir=MEMORY if MEMORY.is_dir() else None))
    yield folder
    shutil.rmtree(folder)

import os
import time
from collections.abc import Iterator

import pytest


@pytest.fixture
def amsterdam() -> Iterator[None]:
    """The clock on the wall there, with its summer time."""
    before = os.environ.get("TZ")
    os.environ["TZ"] = "Europe/Amsterdam"
    time.tzset()
    yield
    os.environ.pop("TZ") if before is None else os.environ.update(TZ=before)
    time.tzset()

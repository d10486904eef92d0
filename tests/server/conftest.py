from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Hall
from tests.server.serving import hall as serving


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    with serving(tmp_path) as found:
        yield found

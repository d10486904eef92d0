"""One browser for the tests of a module."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.server.pages.browsing import browser


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with browser() as opened:
        yield opened

from collections.abc import Iterator

import pytest

from clubadmin.services.club.club import OpenClub
from tests.services.archive.by_hand import Night, nights
from tests.services.archive.old_club import old_club


@pytest.fixture(scope="session")
def past(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenClub]:
    """A club with a past, to look at only."""
    with old_club(tmp_path_factory.mktemp("past")) as club:
        yield club


@pytest.fixture(scope="session")
def history(past: OpenClub) -> tuple[Night, ...]:
    """All its closed evenings as its results and sheets say, one after another."""
    return nights(past)

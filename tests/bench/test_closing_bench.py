"""Closing an evening: after ten seasons it takes as long as after one.

What takes time in step with the whole file is the copy, and that is made once the evening is
shown as closed.
"""

import shutil
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from sqlalchemy import text

from clubadmin.services.club.club import OpenClub, look_into, open_club
from clubadmin.services.club.strange import note_own
from clubadmin.services.results import closing
from tests.bench.big_archive import big_club_file
from tests.bench.yardstick import by_turns

BAR = 1.4
SEASONS = 10


def opened(seasons: int, folder: Path) -> OpenClub:
    """A copy that is looked through no more than what was always here: nothing was journaled."""
    path = Path(shutil.copy(big_club_file(seasons), folder / f"{seasons}.club"))
    with look_into(path, whatever=True) as club:
        note_own(path, club.uid)
    return open_club(path)


def closed_again(club: OpenClub) -> Callable[[], object]:
    """Open the last evening again and close it, as often as is asked."""
    with club.store.read() as conn:
        last = conn.execute(text("SELECT max(id) FROM evening")).scalar_one()

    def act() -> None:
        closing.reopen(club, last, "proef")
        closing.close(club, last)

    return act


@pytest.mark.bench
def test_closing_takes_as_long_after_ten_seasons_as_after_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with ExitStack() as clubs:
        acts = [closed_again(clubs.enter_context(opened(one, tmp_path))) for one in (SEASONS, 1)]
        late, early = by_turns(*acts, bar=BAR)
    with capsys.disabled():
        print(
            f"\nclosing an evening after {SEASONS} seasons: {late / early:.2f} of after one"
            f" ({late * 1e3:.0f} ms, bar {BAR})"
        )
    assert late < BAR * early

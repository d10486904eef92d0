"""A whole contest, from the club file, must be computed again between two key strokes.

64 pairs play 48 games: 12 rounds at 32 tables, 1,536 results. After each row that is typed the
window shows the game with what each score is worth, and the result of the contest. What it costs
is held against comparing as many results without a file, at the same moment on the same machine.
"""

from collections.abc import Iterator
from datetime import date
from itertools import count

import pytest

from clubadmin.domain.comparison.matchpoints import score_contest
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison import boards, contests
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.members import pairs
from clubadmin.services.sheets import sheets
from tests.bench.test_matchpoints_bench import contest
from tests.bench.yardstick import arithmetic, by_turns
from tests.services.comparison.contests import save_line
from tests.services.evening_club import add_competition, add_people, new_club

pytestmark = pytest.mark.bench

BAR = 23  # times the fixed arithmetic
MOST = 2
PAIRS, GAMES, ROUNDS = 64, 4, 12


@pytest.fixture(scope="module", params=["schevenings", "howell-pairs"])
def played(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[OpenClub, Evening]]:
    """A contest of which every row is typed."""
    with new_club(tmp_path_factory.mktemp("contest")) as club:
        competition = add_competition(club, request.param, games=GAMES, rounds=ROUNDS)
        evening = evenings.add_evening(club, competition.id, date(2026, 11, 12))
        people = add_people(club, 2 * PAIRS)
        for at in range(PAIRS):
            pair = pairs.add_pair(club, people[2 * at].id, people[2 * at + 1].id)
            attendance.add_participant(club, evening.id, pair_id=pair.id)
        evening, _ = drawing.draw(club, evening.id, seed=1)
        tables = [table for plan in evening.plan for table in plan.tables]
        for at, table in enumerate(tables):
            rows = {row: str((at * 37 + row * 53) % 163) for row in range(1, GAMES + 1)}
            sheets.save_lines(club, table.table_id, rows)
        yield club, evening


def test_a_contest_of_64_pairs_and_48_games_follows_each_row(
    played: tuple[OpenClub, Evening], capsys: pytest.CaptureFixture[str]
) -> None:
    club, evening = played
    line = boards.board(club, evening.id, 5).lines[3]
    bare = contest(PAIRS, GAMES * ROUNDS)
    points = count(100)

    def save() -> None:
        save_line(club, evening.id, 5, line.table_id, str(next(points)))

    saved, shown, result, without, unit = by_turns(
        save,
        lambda: boards.board(club, evening.id, 5),
        lambda: contests.contest(club, evening.id),
        lambda: score_contest(bare),
        arithmetic,
        again=15,
    )
    whole, ratio = result / unit, result / without
    with capsys.disabled():
        print(
            f"\n{evening.format}, {PAIRS} pairs, {GAMES * ROUNDS} games: after a row the contest"
            f" {whole:.1f} (bar {BAR}), {ratio:.2f} times that without a file (bar {MOST}); the"
            f" game {shown / unit:.1f}, saving the row {saved / unit:.1f}"
        )
    found = contests.contest(club, evening.id)
    assert (found.typed, found.expected) == (1536, 1536)
    assert whole < BAR
    assert ratio < MOST
    assert shown < result / 3  # what is looked at while typing reads its own tables only

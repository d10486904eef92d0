"""A game that was cancelled at many tables is taken back at all of them in one deed."""

import pytest

from clubadmin.errors import Gone, Refused
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison import deciding
from clubadmin.services.draw import drawing
from clubadmin.services.sheets import decisions, sheets
from tests.services.comparison.contests import SCHEVENINGS, contest_evening
from tests.services.evening_club import content, undone_and_redone

KEPT = {"reason": "kaarten kwijt", "decided_by": "A. Bos"}


@pytest.fixture
def evening(club: OpenClub) -> Evening:
    return contest_evening(club, "schevenings", 6, SCHEVENINGS)


def test_it_is_taken_back_everywhere_and_other_games_keep_theirs(
    club: OpenClub, evening: Evening
) -> None:
    deciding.cancel_game(club, evening.id, 2, **KEPT)
    before = content(club)
    deciding.cancel_game(club, evening.id, 1, **KEPT)
    one = next(d for d in decisions.decisions(club, evening.id) if _game(evening, d) == 1)
    undone_and_redone(club, lambda it: deciding.withdraw_everywhere(it, one.id), restart=False)
    left = decisions.decisions(club, evening.id)
    assert {_game(evening, d) for d in left} == {2}
    assert len(left) == 3
    after = content(club)
    assert after["decision"] == before["decision"]
    assert after["game"] == before["game"]
    with pytest.raises(Gone):
        deciding.withdraw_everywhere(club, one.id)


def test_where_one_cannot_be_taken_back_none_is(club: OpenClub, evening: Evening) -> None:
    deciding.cancel_game(club, evening.id, 1, **KEPT)
    table = evening.plan[0].tables[0].table_id
    sheets.save_line(club, table, 2, "100")
    sheets.sign(club, table)
    before = content(club)
    one = decisions.decisions(club, evening.id)[-1]
    with pytest.raises(Refused, match="is afgetekend"):
        deciding.withdraw_everywhere(club, one.id)
    assert content(club) == before


def test_a_draw_that_waits_for_it_says_what_to_do_and_changes_nothing(
    club: OpenClub, evening: Evening
) -> None:
    deciding.cancel_game(club, evening.id, 1, **KEPT)
    before = content(club)
    with pytest.raises(Refused, match="Trek die beslissing bij het spel eerst overal in"):
        drawing.draw(club, evening.id)
    assert content(club) == before
    table = evening.plan[2].tables[0].table_id
    sheets.save_line(club, table, 1, "100")
    with pytest.raises(Refused, match="al getypt"):
        drawing.draw(club, evening.id)


def _game(evening: Evening, made: object) -> int:
    """The wallet that a decision is about."""
    tables = {one.table_id: one for plan in evening.plan for one in plan.tables}
    return tables[made.table_id].wallets[made.game - 1]  # type: ignore[attr-defined]

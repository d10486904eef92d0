"""Wallets that lie on the tables go with the number of games in a round."""

import pytest

from clubadmin.errors import Refused
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from tests.services.comparison.contests import HOWELL, contest_evening, save_line, table_of


def test_another_number_of_games_takes_the_draw_off_the_plan(club: OpenClub) -> None:
    evening = contest_evening(club, "howell-pairs", 4, HOWELL)
    assert evenings.change_evening(club, evening.id, games=4).plan == ()
    history.undo(club)
    assert evenings.evening(club, evening.id).plan == evening.plan


def test_once_a_game_is_played_the_number_of_games_stays(club: OpenClub) -> None:
    evening = contest_evening(club, "howell-pairs", 4, HOWELL)
    save_line(club, evening.id, 2, table_of(evening, 1, 2), "100")
    with pytest.raises(Refused, match="zijn al gespeeld, het eerst aan tafel 2 in ronde 1"):
        evenings.change_evening(club, evening.id, games=1)

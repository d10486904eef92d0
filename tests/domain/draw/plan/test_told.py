"""Whom and which table a sentence of a draw names."""

from clubadmin.domain.draw.formats import FORMATS
from clubadmin.domain.draw.plan.told import EntrantNumber, TableNumber, by_name, in_the_hall
from clubadmin.i18n import Message

SAID = Message("{who} {table} {times}", who=EntrantNumber(3), table=TableNumber(3), times=3)


def test_who_is_told_by_number_gets_a_name_and_no_other_number_does() -> None:
    assert str(by_name(SAID, {3: "Mies"})) == "Mies 3 3"
    assert str(by_name(SAID, {4: "Mies"})) == "3 3 3"


def test_a_table_of_a_group_gets_the_number_of_the_hall_and_no_other_number_does() -> None:
    assert str(in_the_hall(SAID, {3: 12})) == "3 12 3"


def test_two_players_are_one_side_of_a_table_and_so_is_one_pair_or_team() -> None:
    sides = {name: form.together for name, form in FORMATS.items()}
    assert sides["individual"] == sides["boompje"] == 2
    assert sides["pairs"] == sides["teams"] == 1


def test_wallets_are_compared_in_four_formats_and_points_added_up_in_three() -> None:
    compared = {name for name, form in FORMATS.items() if form.compared}
    assert compared == {"schevenings", "howell-pairs", "howell-players", "teams"}
    by_points = {name for name, form in FORMATS.items() if form.by_points}
    assert by_points == {"individual", "boompje", "pairs"}
